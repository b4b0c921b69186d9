# What the bot says for every game. Sentence case, short lines, full stops.

## Refusals and faults

fault =
    Algo ha fallado por mi parte. No se ha perdido nada.
    Si avisas a quien administra el bot, dale este número: { $number }
stale = Ese botón ya no vale. Esto es lo que puedes hacer ahora.
overtaken = Alguien se te ha adelantado. Esto es lo que puedes hacer ahora.
left-out = No cabía todo. No ha podido entrar: { $what }.
brought-back = Quien administra el bot ha restaurado una copia guardada de esta partida. Esto es lo que puedes hacer ahora.
busy = Demasiada gente ha pulsado a la vez y no se ha hecho nada. Vuelve a pulsar.
done = Hecho.
choose-one = Elige una opción
table-over = Esta partida ha terminado.
table-is-lobby = Esta partida aún no ha empezado.
table-is-paused = La partida está en pausa. Para seguir, usa `/game resume`.
no-table-here = En este canal no hay ninguna partida en curso. Empieza una con `/play`.
no-lobby-here = En este canal no hay ninguna sala abierta. Abre una con `/play`.
another-game = Ese comando es de { $game }, pero en este canal se juega a { $here }.
not-seated = No juegas en esta partida.
only-in-servers = Este juego solo se puede jugar en un canal de un servidor.
lobbies-enough = Ya tienes { $most } salas abiertas sin empezar. Empieza o deja una de ellas antes de abrir otra.
channel-taken = En este canal ya hay una sala abierta o una partida. Espera a que acabe o juega en otro canal.
not-in-this-channel = En este servidor puedes jugar en estos canales: { $list }.
not-shown-missing-permissions =
    Tu jugada está guardada, pero no puedo mostrar el tablero. Me falta un permiso en este canal: { $list }.
    Cuando tenga el permiso, pulsa cualquier botón para ver el tablero.
not-shown-closed =
    Tu jugada está guardada, pero no puedo mostrar el tablero porque este hilo está bloqueado.
    Cuando se abra de nuevo, pulsa cualquier botón para ver el tablero.
missing-permissions = Me falta un permiso en este canal: { $list }.
not-allowed = Solo los moderadores de este servidor pueden hacer eso.
cooldown = Inténtalo de nuevo en { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}.
command-changed = Este comando ha cambiado. Escríbelo otra vez y Discord te mostrará la versión nueva.
command-renamed = Ese comando ahora es `{ $new }`.
option-unknown = «{ $value }» no está en la lista. Elige una opción de la lista.
no-game-over = La partida ha terminado.
no-no-such-seat = En esta partida no hay nadie con ese nombre.
no-unknown-word = En esta partida no puedes hacer «{ $word }».
no-unreadable = No entiendo eso. Elige una opción de la lista.
no-not-a-name = Aquí no hay nada que se llame «{ $said }».{ $possible_count ->
    [0] { "" }
   *[other] { " " }Puedes elegir: { $possible }.
}
no-say-more = Añade algún dato más o elige una opción de abajo.
no-nothing-of-the-kind = Ahora no puedes hacer nada de eso.
no-start = Así no puede empezar la partida. { $reason }
no-wrong-number-of-seats = Este juego es de { $least } a { $most } jugadores y { $seats ->
    [one] solo hay uno
   *[other] hay { $seats }
}.
no-unknown-option = No existe la opción «{ $option }».
no-unknown-value = «{ $value }» no es un valor válido para { $option }.

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
    } El anfitrión empieza la partida.
lobby-join = Unirse
lobby-leave = Salir
lobby-start = Empezar la partida
lobby-ready = No puede unirse nadie más. La partida comenzará cuando pulses **Empezar la partida**.
lobby-joined = Te has unido.
lobby-left = Has salido.
lobby-over = Esta partida ya no admite jugadores.
lobby-no-bots = Los bots no pueden unirse.
lobby-in-already = Ya estás en esta partida.
lobby-not-in = No estás en esta partida.
lobby-full = Esta partida está completa.
lobby-host-starts = El anfitrión empieza la partida. Pasada una hora, puede empezarla cualquier jugador.
lobby-too-few = { $least ->
    [one] Antes tiene que unirse al menos 1 jugador.
   *[other] Antes tienen que unirse al menos { $least } jugadores.
}
lobby-host = { $name } (anfitrión)
lobby-is-running = La partida ha empezado.
lobby-with = **{ $game }** con { $names }
lobby-is-over = La partida ha terminado.
lobby-is-abandoned = Alguien cerró esta partida antes de empezar.
lobby-is-expired = He cerrado esta partida porque llevaba una semana sin empezar.
lobby-is-paused = La partida está en pausa.
lobby-time-limit = Si alguien no juega en { $hours ->
    [one] 1 hora
   *[other] { $hours } horas
}, los demás pueden decidir por esa persona.
thread-name = { $game }: { $who }

## The table

deadline = El tiempo se acaba { $at }.
highlights = { $who }: { $feats }.
highlights-none = { $who } hizo guardia.
board-moved-on = La partida sigue más abajo.
since-your-turn = Novedades desde tu último turno: { $what }
did-take-back = { $who } deshace { $count ->
    [0] su última acción.
   *[other] lo último: { $what }.
}
one-then-another = { $first }, luego { $then }
did-bring-back = Quien administra el bot devuelve la partida a un paso anterior.
undo-too-far = Ha pasado demasiado tiempo para deshacerlo.
undo-daily = En la partida del día no puedes deshacer nada después de revelar una carta, porque las cartas son las mismas para todo el mundo.
undo-and-later = { $what } (y { $later } más)
tool-undo = Deshacer
tool-text = En texto
tool-hint = Pista
tool-back = Volver
tool-uses = Usar…
tool-tonight = Esta noche…
tool-suggest = Proponer un plan
tool-workshop = Taller
tool-people = Personas
hint-nothing = No es tu turno.
abandon-not-yours = El anfitrión puede cerrar una sala, y los jugadores juntos pueden terminar una partida. Un moderador puede hacer las dos cosas.
abandon-unreadable = No puedo cargar esta partida. Un moderador puede terminar la partida con `/game end`.
abandon-ask = ¿Terminar esta partida para todos? No podréis retomarla después.
abandon-sure = Terminar la partida
table-abandoned = Esta partida terminó antes de tiempo.
games-none = No tienes ninguna partida en curso. Empieza una con `/play`.
games-lobby = **{ $title }**: sala abierta. { $link }
games-line = **{ $title }**: { $whose ->
    [you] es tu turno.
    [paused] en pausa.
   *[others] esperando a { $names }.
} { $link }

## Commands

command-play = Abrir una sala para una partida nueva
command-play-island = { island-title }: escapar juntos (2 a 4 jugadores)
command-join = Unirse a la sala abierta en este canal
command-leave = Dejar la sala o la partida de este canal
command-start = Empezar la partida que espera en este canal
command-board = Mostrarte el tablero solo a ti
command-server = Cambiar los ajustes de este servidor
command-profile = Ver tus resultados y elegir tus preferencias
command-game = Gestionar la partida de este canal
command-board-text = Mostrar la posición completa en texto, sin imagen
command-story = Leer todo lo que ha pasado en esta partida
command-undo = Deshacer tu último paso
command-undo-what = Qué otro paso o qué otra cosa deshacer
command-hint = Pedir una pista: dónde mirar, por qué y qué hacer
command-end = Terminar esta partida definitivamente
command-games = Listar todas tus partidas, con enlaces
command-rules = Leer las reglas página a página
command-rules-game = De qué juego leer las reglas
command-rules-topic = Qué página abrir
command-help = Aprender a jugar con este bot
command-about = Ver quién hizo este bot y cómo añadirlo
command-move = Mover tu peón u otro, si eres { island-navigator }
command-move-to = Adónde ir, por ejemplo C3
command-move-who = Solo para el { island-navigator }: a quién mueve
command-shore-up = Asegurar una loseta inundada
command-shore-up-tile = Qué loseta secar, por ejemplo C3
command-shore-up-second-tile = Para el { island-engineer }: una segunda loseta
command-give = Entregar una carta de Tesoro a otro jugador
command-give-card = Qué carta entregar
command-give-to = Quién recibe la carta
command-capture = Cambiar cuatro cartas por el tesoro de tu loseta
command-helicopter = Jugar Ascenso en Helicóptero: llevar peones, o ganar
command-helicopter-from = Desde qué loseta voláis; con «despegar» ganáis la partida
command-helicopter-to = A qué loseta volar
command-helicopter-who = Quién vuela; por defecto, todos los de esa loseta
command-sandbags = Jugar Sacos Terreros: secar cualquier loseta inundada
command-sandbags-tile = Qué loseta secar, por ejemplo C3
command-discard = Descartar una carta cuando tienes demasiadas
command-discard-card = Qué carta descartar
command-swim = Ponerte a salvo a nado cuando se hunde tu loseta
command-swim-to = A qué loseta nadar, por ejemplo C3
command-pass = No jugar ni usar nada ahora
command-pass-ask-me = Cuándo preguntarte por las cartas especiales

option-players = Cuántas personas juegan, como 3
option-time-limit = Cuándo pueden los demás decidir por quien no está
option-thread = Jugar en un hilo propio
option-language = El idioma de esta partida
time-limit-0 = Sin límite
time-limit-8 = 8 horas
time-limit-24 = 1 día
time-limit-72 = 3 días
time-limit-168 = 7 días

## Help

help-1 = **Cómo se juega**
    ¿Tienes dos minutos? Pulsa un botón de abajo o escribe `/learn`.
    Empieza una partida con `/play island`, `/play bridges` o `/play crusoe`. La gente se une con ✋ o con el botón **Unirse**. Después, el anfitrión pulsa **Empezar la partida**.
    Te menciono cuando es tu turno. Usa los menús y botones bajo el tablero o escribe comandos. Con los dos se puede hacer todo.
    Un turno puede durar días. Cada jugada queda guardada.
    `/board` te muestra el tablero. `/board text: True` lo describe con palabras.
    `/hint` te dice dónde mirar, después por qué y después qué hacer.
    `/undo` deshace tu último paso. Si otros han actuado después, lo votan.
    `/done` termina tu turno, cierra tu carta o acepta el plan. Usa `/pass` para no usar nada ahora.
    `/daily` reparte las mismas cartas a todo el mundo, una vez al día.
help-2 = **Más comandos**
    `/join` te une a una sala y `/start` empieza su partida.
    `/try` te deja probar un turno. Después puedes jugarlo, proponérselo a alguien o guardarlo para tu próximo turno.
    `/learn` enseña un juego con lecciones pequeñas y `/puzzle` tiene un reto nuevo cada día.
    `/game story` muestra todo lo que ha pasado en esta partida. `/games` muestra tus partidas en todos los servidores.
    `/leave` te saca de una partida. `/game end` la termina si los jugadores están de acuerdo o si moderas el servidor.
    `/bridges` y `/crusoe` tienen los comandos de esos juegos. `/rules` muestra las reglas, página a página.
    Una partida tiene su propio hilo si usas `thread: True` o si ya hay una partida en el canal.
help-3 = **Cuando una partida dura días**
    `/game nudge` avisa a quienes tienen que jugar, una vez cada ocho horas. `/game pause` detiene los recordatorios hasta `/game resume`.
    Si una partida tiene límite de tiempo, los demás pueden decidir por quien no está.
    `/game hand_over` ofrece tu puesto a otra persona. `/game kick` saca a alguien de una sala.
    `/profile preferences` cambia tu idioma, tus horas de silencio, los recordatorios y los colores.
    `/server settings`, `/server channels` y `/server daily` son para quien gestiona el servidor.
    `/game replay` muestra la partida entera como animación. `/game report` informa de un problema.
    `/profile stats` muestra tus resultados y `/leaderboard`, las victorias y los récords del servidor.
    `/profile privacy` muestra lo que guardo sobre ti. `/about` muestra quién me hizo.
help-elsewhere-1 = **Jugar por tu cuenta, en cualquier sitio**
    `/play island`, `/play bridges` y `/play crusoe` empiezan una partida solo para ti. En { island-title } puedes jugar con la máquina.
    `/daily` tiene una partida al día, la misma para todo el mundo. `/puzzle` tiene retos cortos y `/learn` enseña un juego con lecciones pequeñas.
    Usa los menús y los botones de debajo del tablero. Ahí también puedes pedir una pista, deshacer una acción o terminar la partida.
    `/games` muestra tus partidas. Si ya no encuentras un tablero, te lo vuelve a mostrar.
    Aquí no te aviso. La partida te espera.
help-elsewhere-2 = **Más comandos**
    `/rules` muestra las reglas, página a página. `/profile stats` muestra tus resultados.
    `/profile preferences` cambia tu idioma, los colores y las imágenes. `/profile privacy` muestra lo que guardo sobre ti y te deja borrarlo.
    Para jugar con más gente, añádeme a un servidor. `/about` tiene el enlace.
about = **Atoll** { $version }: juegos de islas en un canal de chat, con turnos que pueden durar días.
    Estoy en { $servers ->
        [one] 1 servidor
       *[other] { $servers } servidores
    }.
    Es una adaptación no oficial. Los juegos son de sus autores y editoriales; los textos y los dibujos son nuestros. Si te gusta un juego, cómpralo.
about-server = Añadir a tu servidor
about-account = Añadir a tu cuenta
about-terms = Condiciones
about-privacy = Privacidad

## A server has the bot

joined = **¡Hola!** Traigo juegos de islas a tus canales, con turnos que pueden durar días.
    { $where ->
        [channel] ¿Tienes dos minutos? Pulsa **{ learn-button }**. O pulsa abajo un juego para abrir su sala, o escribe `/play` en cualquier canal donde yo pueda escribir. Después se unen los demás.
       *[message] ¿Tienes dos minutos? Escribe `/learn`. O escribe `/play` en cualquier canal donde yo pueda escribir para abrir una sala. Después se unen los demás.
    }
    Si gestionas este servidor, elige mi idioma, los canales para jugar y más cosas con `/server settings`.
    No leo mensajes. Si me expulsas del servidor, borro sus partidas a los treinta días.
joined-again = { $count ->
    [one] Hay una partida en pausa
   *[other] Hay { $count } partidas en pausa
}. Para seguir, escribe `/game resume` en { $list }.

## Undo by consent

undo-nothing = No tienes nada que deshacer.
vote-undo = { $who } **{ $name }** quiere deshacer «{ $what }». Desde entonces se han revelado cartas o ha jugado alguien más.
vote-undo-how = Tienen que estar de acuerdo todos los demás. Pasado un día, el anfitrión puede decidir.
vote-undo-yes = De acuerdo
vote-undo-no = Dejarlo así
vote-undo-yes-carried = Todos de acuerdo: **{ $name }** deshace el paso.
vote-undo-no-carried = No todos estaban de acuerdo, así que el paso no se deshace.
vote-over = La partida ha continuado y esta pregunta ya está cerrada.
vote-not-yours = Esta pregunta es para los demás jugadores.

## Somebody is away

vote-absent = { $who } A **{ $name }** se le ha acabado el tiempo. ¿Qué hacemos?
vote-absent-how = Tiene que estar de acuerdo más de la mitad. Pasado un día, el anfitrión puede decidir.
vote-absent-computer = Que la máquina juegue este turno
vote-absent-offer = Ofrecer el puesto
vote-absent-extend = Dar más tiempo
vote-absent-wait = Seguir esperando
vote-absent-computer-carried = La máquina juega este turno por **{ $name }**.
vote-absent-offer-carried = Otra persona puede ocupar el puesto de **{ $name }**.
vote-absent-extend-carried = **{ $name }** tiene más tiempo.
vote-absent-wait-carried = Habéis decidido seguir esperando a **{ $name }**.

## Ending it together

abandon-vote-ask = ¿Preguntar a los demás si terminamos la partida? Tiene que aceptarlo más de la mitad de los jugadores. No podréis retomarla después.
abandon-vote-sure = Preguntar
vote-abandon = { $who } **{ $name }** quiere terminar esta partida. ¿Estáis de acuerdo?
vote-abandon-how = Tiene que estar de acuerdo más de la mitad. Pasado un día, el anfitrión puede decidir.
vote-abandon-yes = Terminar la partida
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
reminder-button-hand-over = Ceder mi puesto
reminder-button-tonight = Recuérdamelo esta noche
reminder-button-later = Recuérdamelo en 6 horas
reminder-button-not-now = No recordármelo más este turno
reminder-silenced = No te lo recordaré más hasta tu próximo turno.
reminder-put-off = Te lo recordaré { $at }.
reminder-stood-in = La máquina ha jugado este turno por ti. El próximo turno vuelve a ser tuyo.
not-your-reminder = Ese recordatorio no es para ti, o ya no te toca.
nudge-yourself = ¡Te toca a ti!
nudged-already = Alguien ya ha enviado un recordatorio en las últimas ocho horas.
nudged = { $who } { $by } te espera. { $link }
paused = La partida está en pausa. No avisaré a nadie hasta que alguien use `/game resume`.
not-paused = En este canal no hay ninguna partida en pausa.

## Seats that change hands

left-game = Has dejado la partida. Los demás pueden ocupar tu puesto.
offer = { $whom } El puesto de **{ $name }** está libre.
offer-anybody = ¿Alguien quiere jugar?
offer-take = Ocupar el puesto
offer-computer = Que juegue la máquina
offer-gone = Este puesto ya no está libre.
offer-not-yours = Este puesto es para otra persona.
offer-not-yours-to-give = Solo quien ofrece el puesto puede dejar que juegue la máquina.
offer-taken = **{ $name }** ocupa el puesto.
offer-not-to-them = Esa persona no puede ocupar tu puesto: ya juega o es un bot.
offered-often = Has ofrecido tu puesto demasiadas veces. Podrás ofrecerlo de nuevo en { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}. Si usas `/leave`, cualquiera podrá ocuparlo enseguida.
offered = Has ofrecido tu puesto. Sigue siendo tuyo mientras nadie lo ocupe.
computer-name = Máquina { $number }
rematch-called = { $who } ¿Otra partida?
remove-not-here = Esa persona no juega en este canal.

## Preferences and settings

palette-standard = Estándar
palette-high-contrast = Alto contraste
palette-colour-blind = Apta para daltonismo
not-set = sin definir
no-such-time = «{ $said }» no es una hora. Escríbela así: 22:30.
no-such-rhythm = No entiendo «{ $said }». Escribe de uno a cinco números (en horas), por ejemplo 8 24 48.

## Privacy

privacy = **Lo que guardo sobre ti**
    Guardo tu id de Discord, tu nombre visible, tus jugadas, tus preferencias y tus resultados.
    No leo ni guardo mensajes, y no guardo nada sobre quienes no juegan.
    Borro las salas a los 7 días, las partidas terminadas al año y las de un servidor a los 30 días de que yo salga de él.
privacy-export = Descargar mis datos
privacy-forget = Borrar mis datos
privacy-exported = Aquí tienes todo lo que guardo sobre ti.
forget-ask = ¿Borrar todo sobre ti? En las partidas pasadas aparecerás como «alguien». Otras personas podrán ocupar tus puestos, y se borrarán tus preferencias y tus récords. No se puede deshacer.
forget-sure = Borrar mis datos
forgotten = He borrado tus datos.

## Records

stats-none = Aún no has terminado ninguna partida.
stats-total = { $played ->
    [one] 1 partida
   *[other] { $played } partidas
}, victorias: { $won }. Victorias seguidas: { $now } (récord: { $longest }).
stats-variant = { $variant }: { $won ->
    [one] 1 victoria
   *[other] { $won } victorias
} en { $played ->
    [one] 1 partida
   *[other] { $played } partidas
}.
leaderboard-none = En este servidor aún no ha terminado ninguna partida.
leaderboard-none-together = Aquí aún no ha terminado ninguna partida contra otras personas.
leaderboard-title = **{ $game }** en este servidor
leaderboard-line = { $place ->
    [0] { "" }
   *[other] { $place }\.{ " " }
}{ $who }: { $won ->
    [one] 1 victoria
   *[other] { $won } victorias
} en { $played ->
    [one] 1 partida
   *[other] { $played } partidas
}{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { ", " }{ $streak } seguidas
}

## The owner

owner-only = Solo quien administra el bot puede hacer eso.
reported-already = Acabas de avisar de un problema. Quien administra el bot ya lo sabe.
reported = Gracias, he avisado a quien administra el bot. El aviso incluye el número de esta partida ({ $table }), pero nada de lo que has escrito.
tool-report = Informar de un problema
tool-rematch = Jugar otra vez
tool-replay = Ver la repetición
replay = { $game }, con { $names }.
replay-none = En este canal no hay ninguna partida que repetir.
command-replay = Ver la partida entera como imagen animada
command-report = Informar de un problema a quien mantiene el bot

command-nudge = Avisar a quien debe jugar, una vez cada ocho horas
command-pause = Poner en pausa la partida y sus recordatorios
command-resume = Seguir con una partida en pausa
command-hand-over = Ceder tu puesto en la partida a otra persona
command-hand-over-to = Quién puede ocupar el sitio (por defecto, cualquiera)
command-kick = Sacar a alguien de la sala o de la partida
command-kick-who = A quién sacar (de una partida, solo pueden moderadores)
command-preferences = Cambiar tu idioma, recordatorios, colores y más
preference-language = Idioma de los mensajes que solo ves tú
preference-quiet-from = Cuándo empieza tu silencio, por ejemplo 22:30; - ninguno
preference-quiet-until = Cuándo termina tu silencio, por ejemplo 8:00; - ninguno
preference-time-zone = Tu zona horaria, por ejemplo Europe/Madrid; - ninguna
preference-reminders = Recibir recordatorios cuando te toque
preference-remind-after-hours = Horas hasta cada recordatorio (por ejemplo, 8 24 48)
preference-reminders-by-dm = Recibir recordatorios por mensaje directo
preference-colours = Los colores de tu /board
preference-ask-about-cards = Cuándo preguntarte por cartas especiales
preference-in-statistics = Contar tus partidas en estadísticas y clasificaciones
command-settings = Cambiar idioma, límite de tiempo y recordatorios
command-channels = Elegir los canales donde se puede jugar
setting-language = Idioma de las partidas nuevas
setting-channels-add = Permitir partidas en este canal; sin ninguno, valen todos
setting-channels-remove = Dejar de permitir partidas en este canal
setting-time-limit = Horas hasta que los demás puedan decidir, como 24; 0 = nunca
setting-remind-after-hours = Horas hasta cada recordatorio (por ejemplo, 8 24 48)
command-privacy = Ver o borrar lo que sé de ti
command-stats = Ver cómo fueron tus partidas terminadas
command-stats-game = Qué juego contar
command-leaderboard = Ver quién ha ganado más en este servidor
command-leaderboard-show = Mostrar las partidas del día o los récords
command-owner = Usar las herramientas de quien mantiene el bot
command-owner-sync = Volver a enviar los comandos a Discord
command-owner-diagnose = Examinar una partida
command-owner-repair = Mostrar una partida o recuperar una versión anterior
command-owner-table = El número de la partida, como 1a2b3c
command-owner-back-to = Qué versión recuperar, como 17

## One's own board

tool-mine = Mi tablero
own-asked = Elige abajo. Nadie más lo ve hasta que termines.
own-done = Has terminado. Los demás aún están pensando.

## Bridges' commands

command-play-bridges = Puentes: unir islas en tu tablero (1 a 4 jugadores)
command-write = Escribir el número de la carta en una isla
command-bridges = Jugar tu carta en Puentes
command-write-island = En qué isla escribir, por ejemplo C
command-write-number = Antes de la primera carta, escribe un 3 o un 4
command-draw = Dibujar un puente entre dos islas
command-draw-from = Dónde empieza el puente, por ejemplo C
command-draw-to = Dónde termina el puente, por ejemplo D
command-skip = Saltar el número, los puentes o las dos cosas
command-skip-what = Qué te saltas de esta carta
command-done = Terminar el turno o la carta, o aceptar el plan
command-done-anyway = No preguntar aunque quede algo por hacer

## Hints in levels

tip-2 = ¿Por qué?
tip-3 = ¿Y qué hago?
tip-at-once = Es una pista rápida, sin explicación. Vuelve a pedirla más tarde para saber también por qué.
tip-what = Mi consejo: **{ $what }**
tip-first = Primero: { $what }.
tip-then = Después: { $then }.
steps-you = Tú: { $what }
tip-next = Después: { $what }
tip-to = No es tu turno, pero podrías proponérselo a { $name }:

## Alone

lobby-alone = { $name } juega en solitario.

## The daily deal

tool-share = Compartir
stats-alone = { $variant }: { $played ->
    [one] 1 partida
   *[other] { $played } partidas
}, mejor resultado: { $best }.
stats-daily = Partidas del día: { $played }. Días seguidos: { $now } (récord: { $longest }).

# Seats, lobbies and what is kept
not-shown-yet = Tu jugada está guardada, pero Discord no acepta el tablero ahora. Lo mostraré en cuanto pueda.
seat-is-vacant = { $who } { $names } { $count ->
    [one] se ha ido y le tocaba jugar
   *[other] se han ido y les tocaba jugar
  }. Ocupa el puesto o deja que juegue la máquina.
nobody-left = Todo el mundo ha dejado esta partida. Seguirá cuando alguien ocupe un puesto.
waits-for-others = Se espera a { $who }.
lobby-is-full = La partida está completa. Si alguien se va, entra la siguiente persona que reaccione con { $hand }.
lobby-full-for-host = { $who } Ya están todos. Puedes empezar la partida.
lobby-plays-in-a-thread = La partida tendrá su propio hilo. Allí avisaré a cada jugador cuando le toque.
lobby-is-elsewhere = La partida se juega en { $place }.
thread-begins = { $who } Vuestra partida está en este hilo.
leave-ask = ¿Dejar esta partida? Otra persona podrá ocupar tu puesto y no podrás deshacerlo.
leave-ask-last = Eres el único jugador que queda. Si te vas, la partida termina.
leave-sure = Dejar la partida
left-game-alone = Te has ido y la partida ha terminado.
nudge-nobody = Le toca a alguien que se ha ido. Ocupa su puesto o deja que juegue la máquina.
games-started = Empezó { $at }.
games-unreadable = { $title }: no puedo leer esta partida ahora. Un moderador puede terminar la partida allí con `/game end`.
someone = alguien

recap = En esta partida: { $facts }.
you-are-next = Siguiente: { $who }.
tool-further = Siguiente: { $what }
preference-boards-in-words = Describir el tablero con palabras cuando te toque
preference-tell-when-next = Avisarte cuando juegas después
preference-tall-pictures = Tus propias imágenes en vertical, para el móvil

option-computers = Cuántas máquinas juegan, como 1
lobby-alone-with-computers = Juegan { $name } y la máquina.

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
company-calm-how = Responde al momento y juega bien.
company-strong = { $count ->
    [one] Una máquina fuerte
   *[other] { $count } máquinas fuertes
}
company-strong-how = Piensa unos segundos y juega mejor.
company-two = Solo yo, con dos aventureros
company-two-how = Mueves a los dos, uno tras otro.
company-gone = Mientras tanto, alguien ha entrado o salido. Elige otra vez.
company-is-the-hosts = Solo el anfitrión puede elegir máquinas.
option-strength = Nivel de los jugadores automáticos
company-chosen = Hecho. La partida comenzará cuando pulses **Empezar la partida**.
strength-calm = Normal: responde al momento y juega bien
strength-strong = Fuerte: piensa unos segundos y juega mejor
island-option-alone = Jugar en solitario con dos aventureros
computers-think = { $who } { $count ->
    [one] piensa
   *[other] piensan
}…

## Finding one another

setting-lobby-role = Rol que se menciona cuando se abre una sala
setting-no-lobby-role = Dejar de avisar a un rol
setting-role-cannot-be-called = No puedo mencionar a { $role }. Permite que cualquiera mencione ese rol o dame permiso para mencionar todos los roles.
lobby-calls = { $role } Hay una partida nueva. ¿Quién quiere jugar?
preference-tell-about-lobbies = Recibir avisos de salas nuevas, como mucho uno al día
lobby-opened = { $host } ha abierto una partida de { $game }: { $link }
    -# Recibirás este aviso como mucho una vez al día. Para desactivarlo, usa `/profile preferences tell_about_lobbies: False` en ese servidor.

## Turns tried out

command-try = Probar un turno antes de jugarlo o proponerlo
tool-try = Probar
plan-not-here = En este juego no puedes probar turnos.
plan-over = La partida ha continuado y este plan ya está cerrado.
plan-title-own = **Estás probando tu turno.** No se juega nada hasta que lo digas.
plan-title-later = **Estás probando tu próximo turno** en el tablero tal como está ahora. No se juega nada hasta que lo guardes.
plan-title-theirs = **Estás probando un turno** para { $who }. Lo verá cuando se lo propongas.
plan-empty = Elige el primer paso. Las cartas que están boca abajo siguen ocultas.
plan-cut-off = El tablero ha cambiado. Ya no puedes hacer «{ $what }» ni nada de lo que venía después.
plan-is-lodged = -# Guardado para tu próximo turno: { $what }.
plan-play = Jugarlo
plan-lodge = Guardar para mi turno
plan-propose = Proponerlo
plan-back = Deshacer lo último
plan-withdraw = Borrar mi turno guardado
plan-for = Para { $who }
plan-for-own = Para mi turno
plan-lodged = Guardado para tu próximo turno: { $what }.
    { $ends ->
        [yes] Esto también termina tu turno.
       *[no] Tu turno lo terminas tú.
    } No lo jugaré si antes cambian tu posición, tus cartas o alguna loseta de ese turno. Entonces jugarás tú, como siempre.
plan-withdrawn = He borrado tu turno guardado. Jugarás tú, como siempre.
plan-proposed = { $by } tiene una propuesta para { $who }: { $what }.
plan-was-proposed = Propuesta hecha. { $who } puede jugarla pulsando un botón.
plan-retract = Retirar la propuesta
plan-retracted = Has retirado tu propuesta.
plan-take = Jugar esto
plan-not-yours = Esta propuesta es para { $who }.
plan-changed = Esta propuesta ya no es posible. { $why }
plan-taken = { $who } sigue la propuesta de { $by }: { $what }.
plan-was-played = -# { $who } había dejado preparado este turno.
plan-was-dropped = -# { $who }: no he jugado tu turno guardado. { $why }
plan-why-line = Ya no puedes hacer «{ $what }».
plan-why-hand = Tu mano ha cambiado.
plan-why-pawn = Tu peón está ahora en otra loseta.
plan-why-tile = La loseta { $tile } { $now ->
    [dry] está seca ahora.
    [flooded] está inundada ahora.
   *[sunk] se ha hundido.
}
plan-others = Otra cosa…

## Puzzles

command-puzzle = Resolver el reto de hoy, u otro
command-puzzle-game = De qué juego es el reto
command-puzzle-number = Número del reto, como 12; si no, el de hoy
command-learn = Aprender un juego con lecciones de dos minutos
command-learn-game = Qué juego aprender
puzzle-back = Deshacer
puzzle-anew = Empezar de nuevo
puzzle-solution = Ver la solución
puzzle-next = Otro reto
puzzle-so-far = { $count ->
    [one] ¡Has resuelto tu primer reto!
   *[other] Has resuelto { $count } retos.
}{ $days ->
    [0] { "" }
    [one] { " " }El de hoy ya está hecho.
   *[other] { " " }Llevas { $days } días seguidos.
}
puzzle-all-solved = Has resuelto los { $count } retos.
puzzle-file-is-other = No puedo leer los retos: { $fault }.

## Odds and the review

tool-odds = Probabilidades
tool-review = Repaso
review-none = No puedo repasar esta partida.
review-one-at-a-time = Todavía estoy preparando tu repaso. Espera a que esté listo y vuelve a pedirlo.
review-late = El repaso está tardando más de lo normal. Pídelo de nuevo dentro de unos minutos.

## From here again

tool-from-here = Jugar desde un turno
again-begun = La nueva partida está en este canal.
again-ask = ¿Desde qué turno quieres empezar? Abriré una sala nueva: quien se una recuperará su puesto y las máquinas ocuparán los demás. La partida no contará para los récords.
again-anew = Barajar las cartas ocultas…
again-as = Dejar cada carta en su sitio…
again-turn = Turno { $number }: { $who }
again-round = Ronda { $number }
again-too-old = Esta partida no se puede retomar desde uno de sus turnos. Es demasiado antigua o no ha terminado.
again-in-lobby = Esta partida continúa otra anterior y no cuenta para los récords. Las máquinas ocupan los puestos libres.
again-in-lobby-as-two = Esta partida continúa otra anterior y no cuenta para los récords. Si nadie se une, volverás a llevar a los dos aventureros.

## Where only a person brought the bot

elsewhere-alone = Aquí juegas por tu cuenta, porque no estoy en este servidor. **La partida empieza en cuanto elijas.**
elsewhere-without = Aquí no hay hilos, límites de tiempo ni recordatorios. La partida te espera.
elsewhere-seen-by-one = Solo tú ves esta partida, porque aquí no tienes el permiso «Usar aplicaciones externas». Puedes jugar igualmente.
elsewhere-goes-on = La partida sigue en un mensaje más reciente.
tool-go-on = Mostrarla aquí
tool-end = Terminar la partida

## What takes a while

working-on-hint = Pensando en la mejor jugada…
working-on-plan = Pensando en un plan para todos…
working-on-odds = Calculando las probabilidades…
working-on-replay = Dibujando la repetición…
working-on-review = Repasando { $count ->
    [one] 1 turno
   *[other] { $count } turnos
}…
