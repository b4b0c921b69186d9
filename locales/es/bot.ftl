# What the bot says for every game. Sentence case, short lines, full stops.

## Refusals and faults

fault =
    Algo ha fallado por nuestra parte. No se ha perdido nada.
    El número { $number } ayuda al dueño del bot a encontrarlo.
stale = Ese botón es de antes. Esto es lo que puedes hacer ahora.
overtaken = Alguien se te ha adelantado. Esto es lo que puedes hacer ahora.
left-out = No cabía todo. Se ha quedado fuera: { $what }.
brought-back = Quien administra el bot ha restaurado una copia guardada de esta partida. Esto es lo que puedes hacer ahora.
busy = Demasiadas personas han actuado a la vez en esta mesa. Tu acción no se ha hecho; vuelve a pulsar.
done = Hecho.
choose-one = Elige una opción
table-over = Esta partida ha terminado.
table-is-lobby = Esta partida aún no ha empezado.
table-is-paused = La partida está en pausa; se sigue con `/game resume`.
no-table-here = En este canal no hay ninguna partida en curso. Empieza una con /play.
no-lobby-here = En este canal no hay ninguna mesa abierta. Abre una con /play.
another-game = Ese comando es de { $whose }. Aquí se juega a { $here }.
not-seated = No tienes asiento en esta mesa.
only-in-servers = Se juega en los canales de un servidor.
lobbies-enough = Ya tienes { $most } mesas abiertas sin empezar. Empieza una o sal de ella y podrás abrir otra.
channel-taken = En este canal ya hay una mesa abierta o una partida en curso. Espera a que acabe o juega en otro canal.
not-in-this-channel = Aquí se juega en { $channels }.
not-shown-missing-permissions =
    Lo que hiciste queda guardado, pero la mesa no se puede mostrar. Al bot le falta un permiso aquí: { $permissions }.
    Cuando lo tenga, la próxima pulsación mostrará la mesa.
not-shown-closed =
    Lo que hiciste queda guardado, pero este hilo está bloqueado.
    Cuando se abra de nuevo, la próxima pulsación mostrará la mesa.
missing-permissions = Al bot le falta un permiso aquí: { $permissions }.
not-allowed = Eso es cosa de la moderación del servidor.
cooldown = Inténtalo de nuevo en { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
command-changed = Este comando ha cambiado. Escríbelo otra vez y Discord te mostrará el nuevo.
command-renamed = Ahora es `{ $new }`.
option-unknown = «{ $value }» no está en la lista. Elige una de sus opciones.
no-game-over = La partida ha terminado.
no-no-such-seat = Ahí no hay nadie sentado.
no-unknown-word = Aquí no existe ninguna acción llamada «{ $word }».
no-unreadable = Eso no se entiende aquí. Elige de la lista.
no-not-a-name = Aquí nada se llama «{ $said }».{ $possible_count ->
    [0] { "" }
   *[other] { " " }Ahora valen: { $possible }.
}
no-say-more = Falta algún dato; elige abajo.
no-nothing-of-the-kind = Ahora no es posible nada de eso.
no-start = Así no puede empezar la partida. { $reason }
no-wrong-number-of-seats = Juegan de { $least } a { $most } personas; aquí { $seats ->
    [one] hay una
   *[other] hay { $seats }
}.
no-unknown-option = No existe la opción «{ $option }».
no-unknown-value = «{ $value }» no es un valor para { $option }.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-add-reactions = Añadir reacciones
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos

## The lobby

lobby-free-seat = libre
lobby-how =
    Reacciona con { $hand } o pulsa **Unirse**. Para irte, quita tu reacción o pulsa **Salir**.
    { $fixed ->
        [yes] Juegan { $most } personas.
       *[no] Pueden jugar de { $least } a { $most } personas.
    } Empieza la partida quien la organiza.
lobby-join = Unirse
lobby-leave = Salir
lobby-start = Empezar la partida
lobby-ready = No puede unirse nadie más. La partida comienza cuando pulses **Empezar la partida**.
lobby-joined = Te has unido.
lobby-left = Has salido.
lobby-over = Esta partida ya no admite jugadores.
lobby-no-bots = Los bots no pueden unirse.
lobby-in-already = Ya estás en esta partida.
lobby-not-in = No estás en esta partida.
lobby-full = Esta partida está completa.
lobby-host-starts = Empieza la partida quien la organiza. Pasada una hora, puede empezarla cualquier jugador.
lobby-too-few = { $least ->
    [one] Antes tiene que unirse al menos 1 jugador.
   *[other] Antes tienen que unirse al menos { $least } jugadores.
}
lobby-host = { $name } (organiza)
lobby-is-running = La partida ha empezado.
lobby-with = **{ $game }** con { $names }
lobby-is-over = La partida ha terminado.
lobby-is-abandoned = Esta partida se cerró antes de empezar.
lobby-is-expired = Cerré esta partida porque estuvo una semana sin empezar.
lobby-is-paused = La partida está en pausa.
lobby-time-limit = Si alguien no juega en { $hours } { $hours ->
    [one] hora
   *[other] horas
}, los demás pueden decidir por esa persona.
thread-name = { $game }: { $who }

## The table

deadline = El tiempo se acaba { $at }.
highlights = { $who }: { $feats }.
highlights-none = { $who } hizo guardia.
board-moved-on = La partida sigue más abajo.
since-your-turn = Desde tu último turno: { $what }
did-take-back = { $who } deshace { $count ->
    [0] su última acción.
   *[other] lo último: { $what }.
}
one-then-another = { $first }, luego { $then }
did-bring-back = Quien administra el bot devuelve la mesa a un paso anterior.
undo-too-far = Ha pasado demasiado tiempo para deshacerlo.
undo-daily = En la partida del día no puedes deshacer una carta revelada: es la misma para todo el mundo.
undo-and-later = { $what } (y { $later } más)
tool-undo = Deshacer
tool-text = En palabras
tool-hint = Pista
tool-back = Volver
tool-uses = Usar…
tool-tonight = Esta noche…
tool-suggest = Proponer un plan
tool-workshop = Taller
tool-people = Personas
hint-nothing = Ahora no te toca.
abandon-not-yours = Una mesa abierta la cierra quien la organiza; una partida, los jugadores juntos; ambas, la moderación.
abandon-unreadable = No puedo leer esta partida. La moderación puede terminarla con `/game end`.
abandon-ask = ¿Terminar esta partida para todos? No se podrá retomar.
abandon-sure = Terminar definitivamente
table-abandoned = Esta partida terminó antes de tiempo.
games-none = No tienes ninguna partida en curso. Empieza una con /play.
games-lobby = **{ $title }**: mesa abierta. { $link }
games-line = **{ $title }**: { $whose ->
    [you] es tu turno.
    [paused] en pausa.
   *[others] se espera a { $names }.
} { $link }

## Commands

command-play = Abrir una mesa para una partida nueva
command-play-island = { island-title }: escapar juntos (2 a 4 jugadores)
command-join = Unirse a la mesa abierta en este canal
command-leave = Dejar la mesa o la partida de este canal
command-start = Empezar la partida de la mesa abierta en este canal
command-board = Mostrarte el tablero solo a ti
command-server = Cambiar los ajustes de este servidor
command-profile = Ver tus resultados y elegir tus preferencias
command-game = Gestionar la partida de este canal
command-board-text = Mostrar toda la posición en palabras, sin imagen
command-story = Leer todo lo que ha pasado en esta partida
command-undo = Deshacer tu último paso
command-undo-what = Otro paso u otra cosa que deshacer
command-hint = Pedir una pista: dónde mirar, por qué y qué hacer
command-end = Terminar esta partida definitivamente
command-games = Listar todas tus partidas, con enlaces
command-rules = Leer las reglas página a página
command-rules-game = De qué juego leer las reglas
command-rules-topic = Qué página abrir
command-help = Aprender a jugar con este bot
command-about = Ver quién hizo este bot y cómo añadirlo
command-move = Mover tu peón u otro, si eres { island-navigator }
command-move-to = Adónde ir, p. ej. C3; se marcan vuelos e inmersiones
command-move-who = Para el { island-navigator }: el peón de quién
command-shore-up = Asegurar una loseta inundada
command-shore-up-tile = Qué loseta secar, p. ej. C3
command-shore-up-second-tile = Para el { island-engineer }: una segunda loseta
command-give = Entregar una carta de Tesoro a otro jugador
command-give-card = Qué carta entregar
command-give-to = Quién recibe la carta
command-capture = Cambiar cuatro cartas por el tesoro de tu loseta
command-helicopter = Jugar Ascenso en Helicóptero: llevar peones, o ganar
command-helicopter-from = Desde qué loseta volar, o despegar y ganar
command-helicopter-to = A qué loseta volar
command-helicopter-who = Quién vuela; si no, todos los de esa loseta
command-sandbags = Jugar Sacos Terreros: secar cualquier loseta inundada
command-sandbags-tile = Qué loseta secar, p. ej. C3
command-discard = Descartar una carta cuando sobran en tu mano
command-discard-card = Qué carta descartar
command-swim = Ponerse a salvo a nado cuando se hunde tu loseta
command-swim-to = A qué loseta nadar, p. ej. C3
command-pass = No jugar ni usar nada ahora
command-pass-ask-me = Cuándo preguntarte por cartas especiales desde ahora

option-players = Cuántas personas juegan, p. ej. 3
option-time-limit = Cuándo deciden los demás por quien no está
option-thread = Jugar en un hilo propio
option-language = El idioma de esta partida
time-limit-0 = Sin límite
time-limit-8 = 8 horas
time-limit-24 = 1 día
time-limit-72 = 3 días
time-limit-168 = 7 días

## Help

help-1 = **Jugar aquí**
    `/play island` abre una mesa. La gente se une con ✋ o con el botón, y quien la organiza pulsa Empezar.
    También `/play bridges` y `/play crusoe`, de una a cuatro personas; `/daily` da a todos la misma partida, una vez al día.
    Cuando te toca, el bot te menciona.
    Usa los menús y botones bajo el tablero, o escribe los comandos: con ambos se puede hacer todo.
    Un turno puede durar días. Entretanto no se pierde nada.
    `/board` te muestra el tablero; `/board text: True`, la posición completa en palabras.
    `/hint` te dice dónde mirar, luego por qué y luego qué hacer. `/undo` deshace tu último paso. Si otros han actuado después, votan.
    `/done` termina tu turno o tu carta, o acepta el plan. Con `/pass` no usas nada ahora.
help-2 = **Cada mesa**
    `/join` te une a la mesa abierta y `/start` empieza la partida.
    `/try` prueba un turno: juégalo, propónselo a quien juega o déjalo listo para el tuyo.
    `/learn` enseña la isla con cinco retos pequeños; `/puzzle` tiene uno para cada día.
    `/game story` cuenta la partida entera hasta ahora. `/games` lista tus partidas, aquí y en otros sitios.
    `/leave` te saca de una partida. `/game end` pone fin a una partida: los jugadores juntos, o la moderación.
    `/bridges` y `/crusoe` tienen los comandos de esos juegos. `/rules` tiene las reglas, página a página.
    Con `thread: True`, o donde ya hay una partida en curso, la mesa recibe un hilo propio.
help-3 = **Cuando pasan los días**
    `/game nudge` avisa a quienes la mesa espera, una vez cada ocho horas. `/game pause` detiene los recordatorios hasta `/game resume`.
    Con un límite de tiempo, los demás pueden decidir por quien no está.
    `/game hand_over` ofrece tu asiento. `/game kick` saca a alguien de una mesa sin empezar.
    `/profile preferences` tiene tu idioma, tus horas de silencio, recordatorios y colores.
    `/server settings`, `/server channels` y `/server daily` son para quien gestiona el servidor.
    `/game replay` vuelve a mostrar una partida. `/game report` informa de un problema.
    `/profile stats` cuenta tus partidas terminadas. `/leaderboard` tiene las victorias, lo primero y lo mejor del servidor.
    `/profile privacy` muestra lo que se guarda sobre ti. `/about` dice qué es esto.
help-elsewhere-1 = **Jugar por tu cuenta, donde sea**
    `/play island`, `/play bridges` y `/play crusoe` empiezan una partida solo para ti. En la isla puedes jugar con la máquina.
    `/daily` tiene una partida al día, la misma para todo el mundo. `/puzzle` tiene retos cortos y `/learn` enseña la isla.
    Usa los menús y botones bajo el tablero. Los mismos botones dan una pista, deshacen una acción o terminan la partida.
    `/games` muestra tus partidas. Si no encuentras un tablero, te lo vuelve a mostrar.
    Aquí no te aviso. La partida te espera.
help-elsewhere-2 = **Más comandos**
    `/rules` tiene las reglas, página a página. `/profile stats` cuenta las partidas que terminaste.
    `/profile preferences` tiene tu idioma, los colores y las imágenes. `/profile privacy` muestra lo que sé de ti, y lo borra.
    Para jugar con más gente, añádeme a un servidor: `/about` tiene el enlace.
about = **Atoll** { $version }: juegos de islas en un canal de chat, con turnos que duran días.
    Juega en { $servers } { $servers ->
        [one] servidor
       *[other] servidores
    }.
    Adaptación no oficial: los juegos son de sus autores y editoriales. Los dibujos y los textos de aquí son nuestros. Si te gusta un juego, cómpralo.
about-server = Añadir a tu servidor
about-account = Añadir a tu cuenta
about-terms = Condiciones
about-privacy = Privacidad

## A server has the bot

joined = **Hola.** Traigo juegos de islas a un canal, con turnos que pueden durar días.
    `/play island` abre una mesa en cualquier canal donde yo pueda escribir; `/play bridges` y `/play crusoe` también. `/help` cuenta lo demás.
    `/server settings` (para quien gestiona el servidor): el idioma y los canales donde se puede jugar.
    No leo mensajes. Para deshacerse de mí basta con expulsarme del servidor; treinta días después se borran sus partidas.
joined-again = { $count ->
    [one] Hay una partida en pausa
   *[other] Hay { $count } partidas en pausa
}. Para seguir, escribe `/game resume` en { $channels }.

## Undo by consent

undo-nothing = No tienes nada que deshacer.
vote-undo = { $who } **{ $name }** quiere deshacer «{ $what }». Desde entonces se han descubierto cartas o han actuado otros.
vote-undo-how = Tienen que estar de acuerdo todos los demás; pasado un día basta quien organiza la mesa.
vote-undo-yes = De acuerdo
vote-undo-no = Dejarlo como está
vote-undo-yes-carried = Hay acuerdo: **{ $name }** deshace su acción.
vote-undo-no-carried = Se queda como está.
vote-over = La mesa ha seguido adelante; esta pregunta está resuelta.
vote-not-yours = Aquí se pregunta a los demás.

## Somebody is away

vote-absent = { $who } A **{ $name }** se le ha acabado el tiempo. Los demás deciden qué se hace.
vote-absent-how = Decide más de la mitad; pasado un día, quien organiza la mesa.
vote-absent-computer = Que la máquina juegue este turno
vote-absent-offer = Ofrecer el asiento
vote-absent-extend = Dar más tiempo
vote-absent-wait = Seguir esperando
vote-absent-computer-carried = La máquina juega este turno por **{ $name }**.
vote-absent-offer-carried = Se ofrece el asiento de **{ $name }**.
vote-absent-extend-carried = **{ $name }** tiene más tiempo.
vote-absent-wait-carried = La mesa espera a **{ $name }**.

## Ending it together

abandon-vote-ask = ¿Preguntar a los demás si se termina la partida? Tiene que aceptar más de la mitad. No se podrá retomar.
abandon-vote-sure = Preguntar
vote-abandon = { $who } **{ $name }** quiere terminar esta partida.
vote-abandon-how = Tiene que aceptar más de la mitad; pasado un día basta quien organiza la mesa.
vote-abandon-yes = Terminar
vote-abandon-no = Seguir jugando
vote-abandon-yes-carried = La partida ha terminado.
vote-abandon-no-carried = La partida sigue.

## Reminders

reminder-since = { $whose ->
    [question] Una pregunta espera tu respuesta desde hace
   *[turn] Te toca desde hace
} { $unit ->
    [hour] una hora
    [hours] { $count } horas
    [day] un día
   *[days] { $count } días
}.
reminder-by-now = Ya { $unit ->
    [hour] pasó una hora
    [hours] pasaron { $count } horas
    [day] pasó un día
   *[days] pasaron { $count } días
}.
reminder-help = ¿Tienes poco tiempo? Pulsa un botón.
reminder-then-limit = { $passed ->
    [yes] Los demás ya pueden decidir por ti.
   *[no] Los demás podrán decidir por ti { $at }.
}
reminder-then-vote = La partida no puede seguir sin ti. Los demás pueden votar para terminarla.
reminder-then-nothing = Nadie más está esperando, así que tómate tu tiempo.
reminder-waiting = { $names } { $count ->
    [one] está
   *[other] están
} esperando.
reminder-last = Este es mi último recordatorio para este turno.
reminder-button-stand-in = Que la máquina juegue este turno
reminder-button-hand-over = Ceder mi asiento
reminder-button-tonight = Recuérdamelo esta noche
reminder-button-later = Recuérdamelo en 6 horas
reminder-button-not-now = No recordármelo más este turno
reminder-silenced = No te lo recordaré más hasta tu próximo turno.
reminder-put-off = Te lo recordaré { $at }.
reminder-stood-in = La máquina ha jugado este turno por ti. El próximo vuelve a ser tuyo.
not-your-reminder = Ese recordatorio no es para ti, o ya no te toca.
nudge-yourself = ¡Te toca a ti!
nudged-already = Alguien ya ha avisado hace menos de ocho horas.
nudged = { $who } { $by } te espera. { $link }
paused = La partida está en pausa. No hay recordatorios hasta `/game resume`.
not-paused = En este canal no hay ninguna partida en pausa.

## Seats that change hands

left-game = Te has levantado. Tu asiento se ofrece a los demás.
offer = { $whom } El asiento de **{ $name }** está libre.
offer-anybody = ¿Alguien quiere jugar?
offer-take = Ocupar el asiento
offer-computer = Que juegue la máquina
offer-gone = Ese asiento ya no se ofrece.
offer-not-yours = Ese asiento se ofrece a otra persona.
offer-not-yours-to-give = Quien ofrece el asiento decide si juega la máquina.
offer-taken = El asiento es ahora de **{ $name }**.
offer-not-to-them = Esa persona no puede ocuparlo: los bots no juegan, y nadie tiene dos asientos.
offered-often = Has ofrecido tu puesto demasiadas veces. Podrás ofrecerlo de nuevo en { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
}. Con /leave cualquiera puede tomarlo ya.
offered = Has ofrecido tu asiento. Es tuyo hasta que alguien lo ocupe.
computer-name = Máquina { $number }
rematch-called = { $who } ¿Otra vez?
remove-not-here = Esa persona no tiene asiento en este canal.

## Preferences and settings

palette-standard = Estándar
palette-high-contrast = Alto contraste
palette-colour-blind = Apta para daltonismo
not-set = sin definir
no-such-time = «{ $said }» no es una hora. Escríbela así: 22:30.
no-such-zone = «{ $said }» no es una zona horaria. Elige una de la lista, por ejemplo Europe/Madrid.
no-such-rhythm = «{ $said }» no es un ritmo. Escribe de uno a cinco números de horas, por ejemplo 8 24 48.
preferences-title = **Tus preferencias**
as-discord = el de Discord
preferences-language = Idioma: { $language }
preferences-quiet = Horas de silencio: { $quiet ->
    [yes] de { $start } a { $end }, zona { $zone }
   *[no] ninguna
}
preferences-reminders = Recordatorios: { $on ->
    [yes] activados
   *[no] desactivados
}, { $rhythm ->
    [own] tras { $hours } horas
   *[server] al ritmo del servidor
}, { $dm ->
    [yes] por mensaje directo
   *[no] en el canal
}
preferences-palette = Paleta de tu propio /board: { $palette }
preferences-gates = Cartas especiales: { $gates }
preferences-records = En estadísticas y clasificaciones: { $shown ->
    [yes] sí
   *[no] no
}
preferences-no-zone = Para respetar las horas de silencio hace falta tu zona horaria.
settings-title = **Los ajustes de este servidor**
settings-language = Idioma de las mesas nuevas: { $language }
settings-channels = Canales: { $count ->
    [0] todos
   *[other] { $channels }
}
settings-time-limit = Límite de tiempo de las mesas nuevas: { $hours ->
    [0] ninguno
   *[other] { $hours } h
}
settings-rhythm = Recordatorios: tras { $hours } horas

## Privacy

privacy = **Lo que se guarda sobre ti**
    Tu id de Discord y tu nombre visible en tus mesas, tus jugadas, tus preferencias y cómo terminaron tus partidas.
    No se leen ni se guardan mensajes, ni nada sobre quienes no juegan.
    Las mesas sin empezar se borran a los 7 días, las partidas terminadas al año, las de un servidor a los 30 días de irse el bot.
privacy-export = Enviarme todo
privacy-forget = Olvidarme
privacy-exported = Todo lo que se guarda sobre ti.
forget-ask = ¿Olvidarte para siempre? En las partidas pasadas pasas a ser «alguien», tus asientos se ofrecen a otros, y tus preferencias y marcas se borran.
forget-sure = Olvidarme para siempre
forgotten = Ya no se guarda nada sobre ti.

## Records

stats-none = Aún no hay partidas terminadas.
stats-total = { $played ->
    [one] { $played } partida
   *[other] { $played } partidas
}, victorias: { $won }. Victorias seguidas: { $now } ahora, { $longest } como máximo.
stats-variant = { $variant }: { $won ->
    [one] { $won } victoria
   *[other] { $won } victorias
} en { $played } { $played ->
    [one] partida
   *[other] partidas
}.
leaderboard-none = En este servidor aún no hay partidas terminadas.
leaderboard-none-together = Aquí aún no ha terminado ninguna partida contra otras personas.
leaderboard-title = **{ $game }** en este servidor
leaderboard-line = { $place ->
    [0] { "" }
   *[other] { $place }\.{ " " }
}{ $who }: { $won ->
    [one] { $won } victoria
   *[other] { $won } victorias
} en { $played } { $played ->
    [one] partida
   *[other] partidas
}{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { ", " }{ $streak } seguidas
}

## The owner

owner-only = Eso es para el dueño del bot.
reported-already = Acabas de avisar de un problema. Quien administra el bot ya lo sabe.
reported = Hemos avisado al dueño del bot, con el número de mesa { $table }. No se ha enviado nada de lo que has escrito.
tool-report = Informar de un problema
tool-rematch = Revancha
tool-replay = Ver la repetición
replay = { $game }, con { $names }.
replay-none = Aquí no hay ninguna partida que volver a ver.
command-replay = Ver la partida entera como imagen animada
command-report = Informar de un problema a quien mantiene el bot

command-nudge = Avisar a quien debe jugar, una vez cada ocho horas
command-pause = Poner en pausa la partida y sus recordatorios
command-resume = Seguir con una partida en pausa
command-hand-over = Ofrecer tu lugar en la partida a otra persona
command-hand-over-to = Quién puede tomarlo; si no, cualquiera
command-kick = Sacar a alguien de la mesa o de la partida
command-kick-who = A quién sacar; de una partida, solo la moderación
command-preferences = Cambiar tu idioma, recordatorios, colores y más
preference-language = El idioma de lo que solo ves tú
preference-quiet-from = Cuándo empieza tu silencio, p. ej. 22:30, o - sin él
preference-quiet-until = Cuándo termina tu silencio, p. ej. 8:00, o - sin él
preference-time-zone = Tu zona horaria, p. ej. Europe/Madrid, o - sin ella
preference-reminders = Recibir recordatorios cuando te toque
preference-remind-after-hours = Horas hasta recordarte, p. ej. 8 24 48, o - lo habitual
preference-reminders-by-dm = Recibir recordatorios por mensaje directo
preference-colours = Los colores de tu propio /board
preference-ask-about-cards = Cuándo preguntarte por cartas especiales
preference-in-statistics = Contar tus partidas en estadísticas y clasificaciones
command-settings = Cambiar idioma, límite de tiempo y recordatorios
command-channels = Elegir los canales donde se puede jugar
setting-language = El idioma de las partidas nuevas
setting-channels-add = Permitir este canal; sin ninguno, valen todos
setting-channels-remove = Dejar de permitir este canal
setting-time-limit = Horas hasta que otros decidan, p. ej. 24; 0 sin límite
setting-remind-after-hours = Horas hasta recordar, p. ej. 8 24 48, o - lo habitual
command-privacy = Ver o borrar lo que sé de ti
command-stats = Ver cómo fueron tus partidas terminadas
command-stats-game = Qué juego contar
command-leaderboard = Ver quién ha ganado más en este servidor
command-leaderboard-show = Mostrar las partidas del día o los récords
command-owner = Usar las herramientas de quien mantiene el bot
command-owner-sync = Volver a enviar los comandos a Discord
command-owner-diagnose = Examinar una partida
command-owner-repair = Mostrar de nuevo una partida, o recuperar una revisión
command-owner-table = El número de la partida, p. ej. 1a2b3c
command-owner-back-to = Qué revisión recuperar, p. ej. 17

## One's own board

tool-mine = Mi tabla
own-asked = Elige abajo; hasta que termines no lo ve nadie más.
own-done = Has terminado. Los demás aún están pensando.

## Bridges' commands

command-play-bridges = Puentes: unir islas en tu tabla (1 a 4 jugadores)
command-write = Escribir el número de la carta en una isla
command-bridges = Jugar tu carta en Puentes
command-write-island = En qué isla escribir, p. ej. C
command-write-number = Antes de la primera carta: un 3 o un 4
command-draw = Dibujar un puente entre dos islas
command-draw-from = Dónde empieza el puente, p. ej. C
command-draw-to = Dónde termina el puente, p. ej. D
command-skip = Renunciar al número, a los puentes o a ambos
command-skip-what = A qué renunciar en esta carta
command-done = Terminar el turno o la carta, o aceptar el plan
command-done-anyway = Saltar la pregunta si queda algo por hacer

## Hints in levels

tip-2 = ¿Por qué?
tip-3 = ¿Qué jugada?
tip-at-once = Es un consejo dado al momento, sin razones. Vuelve a preguntar dentro de un rato.
tip-what = { $what }
tip-first = Primero: { $what }.
tip-then = Después: { $then }.
tip-next = Después: { $what }
tip-to = No te toca. Algo que puedes decirle a { $to }:

## Alone

lobby-alone = { $name } juega en solitario.

## The daily deal

tool-share = Compartir
stats-alone = { $variant }: { $played ->
    [one] { $played } partida
   *[other] { $played } partidas
}, el mejor resultado: { $best } puntos.
stats-daily = Partidas del día: { $played }. Días seguidos: { $now } ahora, { $longest } como máximo.

# Seats, lobbies and what is kept
not-shown-yet = Queda guardado. Discord no acepta el tablero ahora; se mostrará en cuanto se pueda.
seat-is-vacant = { $who } { $names } { $count ->
    [one] se ha ido, y le tocaba a ese asiento
   *[other] se han ido, y les tocaba a esos asientos
  }. Ocupa el asiento o deja que lo juegue la máquina.
nobody-left = No queda nadie en esta mesa. Espera; quien ocupe el asiento sigue la partida.
waits-for-others = Se espera a { $who }.
lobby-is-full = La partida está completa. Si alguien sale, entra la siguiente { $hand }.
lobby-full-for-host = { $who } Ya están todos. Puedes empezar la partida.
lobby-plays-in-a-thread = La partida tendrá su propio hilo. Allí avisaré a cada jugador.
lobby-is-elsewhere = La partida se juega en { $place }.
thread-begins = { $who } La partida se juega aquí.
leave-ask = ¿Dejar esta partida? Tu asiento se ofrecerá a otros, y no hay vuelta atrás.
leave-ask-last = Eres la última persona de la mesa. Si te vas, la partida termina.
leave-sure = Sí, me voy
left-game-alone = Has dejado la partida, y ha terminado.
nudge-nobody = No hay nadie en el asiento al que le toca. Ocúpalo o deja que lo juegue la máquina.
games-started = Empezó { $at }.
games-unreadable = { $title }: no puedo leer esta partida ahora. La moderación puede terminarla allí con `/game end`.
someone = alguien

recap = En esta partida: { $facts }.
you-are-next = Después te toca: { $who }.
tool-further = Siguiente: { $what }
preference-boards-in-words = Añadir la posición en palabras cuando te llamen
preference-tell-when-next = Avisarte cuando juegas después
preference-tall-pictures = Imágenes altas en tu propio /board, para el móvil
preferences-in-words = Posición en palabras con cada aviso: { $on ->
    [yes] sí
   *[no] no
}
preferences-when-next = Aviso cuando juegas después: { $on ->
    [yes] sí
   *[no] no
}
preferences-tall = Tu propio /board alto, para el móvil: { $on ->
    [yes] sí
   *[no] no
}

option-computers = Cuántas máquinas juegan, p. ej. 1
lobby-alone-with-computers = { $name } juega con la máquina.

## Who plays beside the people

computer-name-strong = Máquina fuerte { $number }
lobby-computers = { $count ->
    [one] También juega una máquina{ $strength ->
        [strong] { " " }fuerte.
       *[calm] .
    }
   *[other] También juegan { $count } máquinas{ $strength ->
        [strong] { " " }fuertes.
       *[calm] .
    }
}
lobby-alone-as-two = { $name } juega con dos aventureros.
lobby-company = Máquinas…
company-ask = ¿Quién más juega? La partida comienza después, cuando pulses **Empezar la partida**.
company-none = Solo personas
company-calm = { $count ->
    [one] Una máquina
   *[other] { $count } máquinas
}
company-calm-how = Responde al momento y juega con sensatez.
company-strong = { $count ->
    [one] Una máquina fuerte
   *[other] { $count } máquinas fuertes
}
company-strong-how = Piensa unos segundos y juega bien.
company-two = Llevo yo a dos aventureros
company-two-how = Mueves a los dos, uno tras otro.
company-gone = Mientras tanto alguien entró o salió. Elige otra vez.
company-is-the-hosts = Solo quien organiza la partida puede elegir máquinas.
option-strength = Cómo de bien juegan las máquinas
company-chosen = Hecho. La partida comienza cuando pulses **Empezar la partida**.
strength-calm = Tranquila: responde al momento y juega con sensatez
strength-strong = Fuerte: piensa unos segundos y juega bien
island-option-alone = Jugar sin nadie más, con dos aventureros
computers-think = { $who } { $count ->
    [one] piensa
   *[other] piensan
}…

## Finding one another

setting-lobby-role = El rol al que avisar cuando se abre una mesa
setting-no-lobby-role = Dejar de avisar a un rol
setting-role-cannot-be-called = El bot no puede avisar a { $role }: deja que cualquiera mencione el rol o dale ese permiso al bot.
settings-role = Aviso cuando se abre una mesa: { $role }
lobby-calls = { $role } Hay una partida nueva. ¿Quién quiere jugar?
preference-tell-about-lobbies = Recibir aviso de mesas nuevas, una vez al día
preferences-lobbies = Aviso por mensaje cuando se abre una mesa en este servidor: { $on ->
    [yes] sí, una vez al día
   *[no] no
}
lobby-opened = { $host } ha abierto una partida de { $game }: { $link }
    -# Recibes esto como mucho una vez al día. Para desactivarlo, usa allí `/profile preferences tell_about_lobbies: False`.

## Turns tried out

command-try = Probar un turno antes de jugarlo o proponerlo
tool-try = Probar
plan-not-here = En este juego no se prueban turnos.
plan-over = Ese plan ya no vale; la mesa ha seguido adelante.
plan-title-own = **Tu turno, a prueba.** Nada se juega hasta que lo digas.
plan-title-later = **Tu próximo turno, a prueba** en la isla tal como está ahora. Nada se juega hasta que lo dejes listo.
plan-title-theirs = **Un turno a prueba** para { $who }. Lo leerá cuando lo propongas.
plan-empty = Elige qué hacer primero. Las cartas que se descubrirían siguen ocultas.
plan-cut-off = La mesa ha cambiado: «{ $what }» ya no es posible, ni lo que venía después.
plan-is-lodged = -# Listo para tu próximo turno: { $what }.
plan-play = Jugarlo
plan-lodge = Dejarlo listo para mi turno
plan-propose = Proponerlo
plan-back = Quitar lo último
plan-withdraw = Retirar lo que dejé listo
plan-for = Para { $who }
plan-for-own = Para mi turno
plan-lodged = Listo para tu próximo turno: { $what }.
    { $ends ->
        [yes] También termina tu turno.
       *[no] Tu turno lo terminas tú.
    } Si cambia una loseta que nombra el plan, una carta que usa o tu lugar, no se juega y se te avisa como siempre.
plan-withdrawn = No hay nada listo. Se te avisa como siempre.
plan-proposed = { $by } propone a { $who }: { $what }.
plan-was-proposed = Propuesto. { $who } puede hacerlo con una pulsación.
plan-retract = Retirar la propuesta
plan-retracted = Tu propuesta queda retirada.
plan-take = Hacerlo así
plan-not-yours = Eso se le propone a { $who }.
plan-changed = Esa propuesta ya no vale. { $why }
plan-taken = { $who } hace lo que propuso { $by }: { $what }.
plan-was-played = -# { $who } había dejado listo este turno.
plan-was-dropped = -# { $who }: no se ha jugado el turno que dejaste listo. { $why }
plan-why-line = «{ $what }» ya no es posible.
plan-why-hand = Tu mano ha cambiado.
plan-why-pawn = Ahora estás en otro lugar.
plan-why-tile = La loseta { $tile } { $now ->
    [dry] está seca ahora.
    [flooded] está inundada ahora.
   *[sunk] se ha hundido.
}
plan-others = Otra cosa…

## Puzzles

command-puzzle = Resolver el reto de hoy, u otro
command-puzzle-game = De qué juego es el reto
command-puzzle-number = Número del reto, p. ej. 12; si no, el de hoy
command-learn = Aprender { island-title } con cinco retos pequeños
puzzle-back = Deshacer
puzzle-anew = Desde el principio
puzzle-solution = Solución
puzzle-next = Otro
puzzle-so-far = { $count ->
    [one] Es tu primer reto resuelto.
   *[other] Llevas { $count } resueltos.
}{ $days ->
    [0] { "" }
    [one] { " " }El de hoy está hecho.
   *[other] { " " }{ $days } días seguidos.
}
puzzle-all-solved = Has resuelto los { $count }.
puzzle-file-is-other = No se pueden leer los retos: { $fault }.

## Odds and the review

tool-odds = Probabilidades
tool-review = Repaso
review-none = Esta partida no se puede repasar.
review-one-at-a-time = Todavía preparo un repaso para ti. Espéralo y vuelve a pedir.
review-late = El repaso está tardando demasiado. Pídelo de nuevo dentro de un rato.

## From here again

tool-from-here = Otra vez desde aquí
again-begun = La nueva partida está en el canal.
again-ask = ¿Desde qué turno sigue? Te sientas en una mesa nueva; quien se une recupera su asiento, y la máquina ocupa los demás. No cuenta para ninguna marca.
again-anew = Lo que nadie había visto, barajado de nuevo…
again-as = Cada carta como estaba entonces…
again-turn = Turno { $number }: { $who }
again-round = Ronda { $number }
again-too-old = Esta partida no se puede retomar desde uno de sus turnos: es demasiado antigua o no ha terminado.
again-in-lobby = Esta partida sigue una anterior y no cuenta para los récords. Las máquinas juegan los puestos libres.
again-in-lobby-as-two = Esta partida sigue una anterior y no cuenta para los récords. Vuelves a llevar a los dos aventureros, si nadie se une.

## Where only a person brought the bot

elsewhere-alone = Aquí juegas por tu cuenta, porque no estoy en este servidor. **La partida comienza cuando elijas.**
elsewhere-without = Aquí no hay hilos ni límites de tiempo: no se avisa a nadie y la partida te espera.
elsewhere-seen-by-one = Aquí la partida solo la ves tú: te falta el permiso «Usar aplicaciones externas». Puedes jugar igualmente.
elsewhere-goes-on = La partida sigue en un mensaje más reciente.
tool-go-on = Mostrarla aquí
tool-end = Terminarla

## What takes a while

working-on-hint = Pensando en la mejor jugada…
working-on-plan = Pensando en un plan para todos…
working-on-odds = Calculando las probabilidades…
working-on-replay = Dibujando la repetición…
working-on-review = Repasando { $count } { $count ->
    [one] turno
   *[other] turnos
}…
