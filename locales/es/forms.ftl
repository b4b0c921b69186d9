# Settings as private panels: what each line is now, what that means, and what changes it.

form-change = Cambiar…
form-back = Volver

## Preferences

preferences-title = **Tus preferencias**
preferences-language = Idioma: { $language }
preferences-language-means = Es el de los mensajes que solo ves tú.
as-discord = el de Discord
preferences-quiet = Horas de silencio: { $quiet ->
    [yes] de { $start } a { $end } ({ $zone })
   *[no] ninguna
}
preferences-quiet-means = { $quiet ->
    [yes] No te mando recordatorios a estas horas.
   *[no] Te puedo mandar recordatorios a cualquier hora.
}
preferences-no-zone = Indica también tu zona horaria. Sin ella no puedo respetar tus horas de silencio.
preferences-rhythm = Momentos de los recordatorios: { $rhythm ->
    [own] tras { $hours } horas
   *[server] los habituales de cada servidor
}
preferences-rhythm-means = Las horas se cuentan desde que empieza tu turno.
preferences-palette = Colores: { $palette }
preferences-palette-means = Son los de las imágenes que solo ves tú.
preferences-gates = Cartas especiales: { $gates }
preferences-gates-means = Vale para las partidas nuevas de { island-title }.
switch-reminders = Recordatorios: { $on ->
    [yes] sí
   *[no] no
}
switch-reminders-means = { $on ->
    [yes] Te aviso cuando tu turno se alarga.
   *[no] No te aviso, así que los demás quizá esperen más.
}
switch-dm = Recordatorios por mensaje directo: { $on ->
    [yes] sí
   *[no] no
}
switch-dm-means = { $on ->
    [yes] Te los mando solo a ti.
   *[no] Te menciono en el canal de la partida.
}
switch-in-words = Tablero con palabras: { $on ->
    [yes] sí
   *[no] no
}
switch-in-words-means = { $on ->
    [yes] Describo el tablero cuando te toca.
   *[no] Muestro el tablero como imagen.
}
switch-when-next = Mención anticipada: { $on ->
    [yes] sí
   *[no] no
}
switch-when-next-means = { $on ->
    [yes] Te menciono también cuando vas a ser el siguiente.
   *[no] Solo te menciono cuando te toca.
}
switch-tall = Imágenes verticales: { $on ->
    [yes] sí
   *[no] no
}
switch-tall-means = { $on ->
    [yes] Tus imágenes son verticales, para el móvil.
   *[no] Tus imágenes son anchas. En el móvil, las verticales se leen mejor.
}
switch-records = Estadísticas: { $on ->
    [yes] sí
   *[no] no
}
switch-records-means = { $on ->
    [yes] Tus partidas cuentan en las estadísticas y clasificaciones.
   *[no] Tus partidas no aparecen en estadísticas ni clasificaciones.
}
switch-lobbies = Mensajes sobre salas: { $on ->
    [yes] sí
   *[no] no
}
switch-lobbies-means = { $on ->
    [yes] Te escribo cuando se abre una sala en este servidor, como mucho una vez al día.
   *[no] No te escribo cuando se abre una sala en este servidor.
}
quiet-enter = Escribir las horas
quiet-none = Sin horas de silencio
quiet-from = Silencio desde
quiet-from-help = Por ejemplo, 22:30
quiet-until = Silencio hasta
quiet-until-help = Por ejemplo, 8:00
quiet-both = Escribe las dos horas o deja las dos vacías.
zone-label = Zona horaria
zone-help = Una ciudad de la zona, por ejemplo Madrid
zone-ask = ¿Qué zona horaria quieres?
no-such-zone = No conozco la zona horaria «{ $said }». Escribe la gran ciudad más cercana, por ejemplo Madrid.
zones-too-many = «{ $said }» puede ser { $count } zonas horarias. Escribe una ciudad, por ejemplo Madrid.
rhythm-enter = Escribir los momentos
rhythm-usual = Los habituales
rhythm-label = Horas hasta cada recordatorio
rhythm-help = De uno a cinco números, por ejemplo 8 24 48

## A server's settings

settings-title = **Los ajustes de este servidor**
settings-are-for-managers = Solo puede hacerlo quien tiene el permiso «Gestionar servidor».
settings-language = Idioma de las partidas nuevas: { $language }
settings-language-means = El anfitrión puede elegir otro para cada partida.
settings-channels = Canales: { $count ->
    [0] todos
   *[other] { $channels }
}
settings-channels-count = Canales: { $count ->
    [0] todos
    [one] 1 canal
   *[other] { $count } canales
}
settings-channels-means = { $count ->
    [0] Se puede jugar en cualquier canal donde yo pueda escribir.
   *[other] Solo se puede jugar ahí y en sus hilos.
}
settings-choose-channels = Elige los canales para jugar
settings-everywhere = Todos los canales
settings-time-limit = Límite de tiempo de las partidas nuevas: { $hours ->
    [0] ninguno
    [one] 1 hora
   *[other] { $hours } horas
}
settings-time-limit-means = { $hours ->
    [0] Quien desaparece detiene la partida.
   *[other] Después, los demás pueden decidir por quien no está.
}
settings-rhythm = Recordatorios: tras { $hours } horas
settings-rhythm-means = Aviso a quien tarda mucho. Cada jugador puede elegir otros momentos.
settings-role = Rol que se menciona al abrir una sala: { $role }
settings-role-means = { $on ->
    [yes] Lo menciono como mucho una vez por hora.
   *[no] Una sala nueva no avisa a nadie.
}
settings-choose-role = Elige un rol
settings-no-role = Ningún rol
nobody = ninguno
settings-daily = { $state ->
    [off] Resultados del día: no se publican
    [gone] Resultados del día: no se publican, porque el canal ya no existe
   *[on] Resultados del día: en { $channel } a las { $time } ({ $zone })
}
settings-daily-means = { $state ->
    [off] Elige un canal y publicaré ahí cómo fueron las partidas del día.
    [gone] Elige otro canal.
   *[on] Los publico una vez al día si alguien de aquí terminó una partida.
}
settings-choose-channel = Elige un canal
settings-preview = Ver un ejemplo de los resultados
setting-daily-where = Elige primero un canal.
missing-permissions-there = Me falta un permiso en { $channel }: { $list }.
daily-enter = Escribir hora y zona
daily-time = Hora
daily-time-help = Por ejemplo, 9:00
daily-stop = Dejar de publicar
daily-preview = -# Así se verían los resultados de ayer. Solo lo ves tú.
daily-preview-example = -# Ayer nadie de aquí terminó una partida, así que este ejemplo te muestra con los puntos de la máquina. Solo lo ves tú.

## The shape of one's own pictures

tool-tall = Imagen vertical
tool-wide = Imagen ancha

## A lobby's options

lobby-options = Opciones…
lobby-is-tall = El tablero es vertical, para el móvil.
option-tall = Tablero vertical para todos, para el móvil
options-title = **Opciones de esta partida.** Este panel solo lo ves tú. Los cambios los ve todo el mundo en la sala.
options-are-the-hosts = Solo el anfitrión puede cambiar las opciones.
options-too-few = Elige de { $least } a { $most }, o ninguno.
options-random = al azar
options-players = Máximo de jugadores: { $value }
options-players-any = cuantos se unan
options-players-means = Las máquinas también cuentan.
options-computers = Máquinas: { $others ->
    [yes] { $value }
   *[no] ninguna
}
options-computers-means = Las máquinas ocupan los últimos puestos.
options-time-limit = Límite de tiempo: { $hours ->
    [0] ninguno
    [one] 1 hora
   *[other] { $hours } horas
}
options-language = Idioma: { $language }
options-language-means = Es el del tablero y sus mensajes.
options-thread = Hilo propio: { $on ->
    [yes] sí
   *[no] no
}
options-thread-means = { $on ->
    [yes] La partida tiene su propio hilo.
   *[no] La partida se juega en este canal.
}
options-tall = Tablero vertical: { $on ->
    [yes] sí
   *[no] no
}
options-tall-means = { $on ->
    [yes] El tablero de todos es vertical, para el móvil.
   *[no] El tablero de todos es ancho. En el móvil, uno vertical se lee mejor.
}

## A server has the bot

joined-play = Jugar a { $game }
joined-help = Cómo se juega
joined-settings = Ajustes
joined-lacks = { $where ->
    [server] En este servidor
   *[channel] En { $channel }
} me falta el permiso **{ $permission }**. { $without }
without-view-channel = Sin él no veo tus canales.
without-send-messages = Sin él no puedo publicar salas ni tableros.
without-send-messages-in-threads = Sin él no puedo jugar en hilos.
without-create-public-threads = Sin él una partida no puede tener su propio hilo.
without-attach-files = Sin él los tableros van con palabras y no como imágenes.
without-add-reactions = Sin él la gente solo puede unirse con el botón.
without-read-message-history = Sin él no veo quién reacciona mientras estoy desconectado.
