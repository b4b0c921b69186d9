# What the bot says for every game. Sentence case, short lines, full stops.

## Refusals and faults

fault =
    Algo falló de nuestro lado. No se perdió nada.
    El número { $number } ayuda al dueño del bot a encontrarlo.
stale = Ese botón es de antes. Ahora se puede hacer esto.
busy = Demasiadas personas actuaron a la vez en esta mesa. Tu acción no se hizo; hay que pulsar de nuevo.
done = Hecho.
table-over = Esta partida ha terminado.
table-is-lobby = Esta partida aún no ha empezado.
table-is-paused = La partida está en pausa.
no-table-here = En este canal no hay ninguna partida en curso. Para empezar una: /play.
no-lobby-here = En este canal no hay ninguna mesa abierta. Para abrir una: /play.
not-seated = En esta mesa no hay un asiento a tu nombre.
only-in-servers = Se juega en los canales de un servidor.
channel-taken = En este canal ya hay una partida en curso. Hay que terminarla o jugar en otro canal.
not-in-this-channel = Aquí se juega en { $channels }.
missing-permissions = Al bot le falta un permiso aquí: { $permissions }.
not-allowed = Eso es cosa de la moderación del servidor.
cooldown = De nuevo en { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
command-changed = Este comando ha cambiado. Al escribirlo otra vez, Discord muestra el nuevo.
option-unknown = «{ $value }» no está en la lista. Hay que elegir de ella.
no-game-over = La partida ha terminado.
no-no-such-seat = Ahí no hay nadie sentado.
no-unknown-word = «{ $word }» no es nada que se pueda hacer aquí.
no-unreadable = Eso no se puede hacer aquí. Hay que elegir de la lista.
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
permission-embed-links = Insertar enlaces
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-add-reactions = Añadir reacciones
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos

## The lobby

lobby-free-seat = libre
lobby-how =
    Para sentarse: reaccionar con { $hand } o pulsar Unirse.
    Para levantarse: quitar la reacción o pulsar Salir.
    Mínimo { $least } jugadores, máximo { $most }. Quien organiza la mesa empieza la partida.
lobby-join = Unirse
lobby-leave = Salir
lobby-start = Empezar
lobby-joined = El asiento es tuyo.
lobby-left = Has dejado la mesa.
lobby-over = Esta mesa ya está cerrada.
lobby-no-bots = Los bots no pueden unirse.
lobby-in-already = Ya hay un asiento a tu nombre.
lobby-not-in = Aquí no hay un asiento a tu nombre.
lobby-full = Todos los asientos están ocupados.
lobby-host-starts = Empieza la partida quien organiza la mesa; pasada una hora, cualquiera con asiento.
lobby-too-few = Hacen falta al menos { $least } jugadores.
lobby-is-running = La partida ha empezado.
lobby-is-over = La partida ha terminado.
lobby-is-abandoned = Esta mesa se cerró.
lobby-is-expired = Esta mesa estuvo abierta una semana y se cerró.
lobby-is-paused = La partida está en pausa.
thread-name = { $game }: { $who }

## The table

board-moved-on = La partida sigue más abajo.
did-take-back = { $who } deshace su última acción.
undo-not-yours = Solo se puede deshacer la última acción propia, y mientras nadie haya actuado después.
undo-revealed = Desde entonces se ha descubierto una carta; eso ya no se deshace sin los demás.
undo-too-far = Ha pasado demasiado para deshacerlo.
tool-undo = Deshacer
tool-text = En palabras
tool-hint = Qué puedo hacer
hint-nothing = La mesa no espera nada de ti.
abandon-not-yours = Solo quien organiza la mesa o la moderación puede poner fin a esta partida.
abandon-ask = ¿Terminar esta partida para todos? No se podrá retomar.
abandon-sure = Terminar definitivamente
table-abandoned = Esta partida terminó antes de tiempo.
games-none = No hay ninguna partida tuya en curso. Para empezar una: /play.
games-lobby = **{ $title }**: mesa abierta. { $link }
games-line = **{ $title }**: { $whose ->
    [you] es tu turno.
   *[others] espera a { $names }.
} { $link }

## Commands

command-play = Abrir una mesa y buscar con quién jugar
command-play-island = La Isla Prohibida: salvar entre todos los tesoros de una isla que se hunde (2 a 4 jugadores)
command-join = Sentarse a la mesa abierta en este canal
command-leave = Dejar la mesa o la partida de este canal
command-start = Empezar la partida de la mesa abierta en este canal
command-board = Mostrar el tablero, solo para ti
command-board-text = La posición completa en palabras en vez de una imagen
command-story = Todo lo que ha pasado en esta partida
command-undo = Deshacer tu última acción
command-hint = Qué se puede hacer ahora y qué efecto tendría
command-abandon = Terminar esta partida definitivamente
command-games = Todas tus partidas: a quién le toca, con enlaces
command-rules = Las reglas, página a página
command-rules-game = Qué juego
command-rules-topic = Qué página
command-help = Cómo se juega con este bot
command-about = Acerca de este bot
command-move = Mover tu peón o, con el Navegador, el de otra persona
command-move-to = Adónde; los vuelos y los buceos van marcados
command-move-who = Navegador: el peón de quién
command-shore-up = Asegurar una loseta inundada: vuelve a estar seca
command-shore-up-tile = Qué loseta
command-shore-up-and = Ingeniero: una segunda loseta
command-give = Entregar una carta de Tesoro a otro jugador
command-give-card = Qué carta
command-give-to = A quién
command-capture = Recuperar el tesoro de tu loseta con cuatro de sus cartas
command-end-turn = Terminar el turno: se roban cartas de Tesoro y de Inundación
command-helicopter = Jugar Ascenso en Helicóptero: llevar peones a cualquier loseta, o despegar y ganar
command-helicopter-from = Desde qué loseta, o despegar y ganar
command-helicopter-to = A qué loseta
command-helicopter-who = Quién vuela; si no se dice, todos los de esa loseta
command-sandbags = Jugar Sacos Terreros: secar cualquier loseta inundada
command-sandbags-tile = Qué loseta
command-discard = Descartar una carta cuando sobran en tu mano
command-discard-card = Qué carta
command-swim = Nadar a salvo cuando se hunde tu loseta
command-swim-to = Adónde
command-pass = No jugar ninguna carta de Acción Especial ahora
command-pass-next-time = Y cuándo preguntarte de ahora en adelante

option-players = Cuántos asientos
option-time-limit = Tras cuánto tiempo pueden decidir los demás por quien no está
option-thread = Jugar en un hilo propio
option-language = El idioma de esta mesa
time-limit-0 = Sin límite
time-limit-8 = 8 horas
time-limit-24 = 1 día
time-limit-72 = 3 días
time-limit-168 = 7 días

## Help

help-1 = **Jugar aquí**
    `/play island` abre una mesa. La gente se une con ✋ o con el botón, y quien la organiza pulsa Empezar.
    Cuando llega tu turno, el bot te menciona.
    Sirven los menús y botones bajo el tablero, y también los comandos: con ambos se puede hacer todo.
    Un turno puede durar días. Entretanto no se pierde nada.
    `/board` muestra el tablero; `/board text: True`, la posición completa en palabras.
    `/hint` dice qué se puede hacer ahora. `/undo` deshace tu última acción mientras no se descubra una carta.
help-2 = **Cada mesa**
    `/story` cuenta la partida entera hasta ahora. `/games` lista tus partidas, aquí y en otros sitios.
    `/leave` deja una mesa abierta. `/abandon` pone fin a una partida: puede quien la organiza o la moderación.
    `/rules` tiene las reglas, página a página.
    Con `thread: True`, o donde ya hay una partida en curso, la mesa recibe un hilo propio.
about = **Atoll** { $version }: juegos de islas en un canal de chat, con turnos que duran días.
    Juega en { $servers } { $servers ->
        [one] servidor
       *[other] servidores
    }.
    Adaptación no oficial: los juegos son de sus autores y editoriales. Los dibujos y los textos de aquí son nuestros. Si un juego gusta, vale la pena comprarlo.
