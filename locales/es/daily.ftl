## The deal of the day

command-daily = Jugar la partida de hoy, la misma para todo el mundo
daily-abandoned = Terminaste antes de tiempo la partida de hoy. Mañana hay una nueva.
daily-dealt = -# **{ $game }**, partida del { $date }: hoy todo el mundo recibe las mismas cartas. Se juega a solas y una sola vez. Las pistas se cuentan.
daily-aim-bridges = Objetivo: completar todas las islas que puedas. Una isla está completa cuando tiene tantos puentes como indica su número. Cada isla completa da 2 puntos; las banderas y seis islas conectadas dan más. Son 17 cartas, unos diez minutos.
daily-aim-island = Objetivo: recuperar los cuatro tesoros y volar a casa con dos jugadores de la máquina antes de que se hunda la isla. ¿Es tu primera vez? `/learn` lo enseña en dos minutos.
daily-once = Cada partida del día solo se puede jugar una vez. Escribe `/daily` para jugar la de hoy.
daily-shared = Ya puede verlo todo el mundo.
daily-result = **Puentes, partida del { $date }**, lado { $side }: { $name }
daily-points = { $points } puntos, { $finished } de 18 islas terminadas. Rango: { $rank }.
daily-signs = Cada símbolo es una carta: { $none }, ninguna isla terminada; { $one }, una; { $more }, varias.
daily-race = Carta { $round }: { $points } puntos por { $race }.
daily-streak = { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
}.
daily-is-theirs = Solo el jugador que empezó esta partida puede jugarla.
command-daily-show = Mostrar cómo fue la partida de hoy o la de ayer
daily-show-results = Resultados de hoy
daily-show-yesterday = Resultados de ayer
daily-island-result = **{ island-title }, isla del { $date }**, { $difficulty }: { $name }
daily-island-won = De vuelta en casa con los cuatro tesoros { $turns ->
    [one] tras un turno
   *[other] tras { $turns } turnos
}. Nivel del agua: { $water } de { $skull }.
daily-island-lost = { $turns ->
    [one] Partida perdida en el primer turno
   *[other] Partida perdida tras { $turns } turnos
}, con { $treasures ->
    [0] ninguno de los 4 tesoros
    [one] 1 de los 4 tesoros
   *[other] { $treasures } de los 4 tesoros
}. Nivel del agua: { $water } de { $skull }.
daily-island-points = { $points } puntos.
command-daily-game = Puentes, o la isla con dos jugadores máquina
daily-taken = Ya empezaste la partida de hoy, pero luego se borró. Mañana hay una nueva.
daily-shared-already = Este resultado ya se ha compartido aquí.

## How it went

standings-later = { $count ->
    [0] Nadie la ha terminado todavía.
    [one] Una persona la ha terminado. Verás el resultado cuando la termines tú también.
   *[other] { $count } personas la han terminado. Verás los resultados cuando la termines tú también.
}
standings-none = Nadie la terminó.
standings-none-here = Nadie de este servidor la ha terminado.
standings-line = { $place }\. { $who }: { $points }{ $hints ->
    [0] { "" }
    [one] , con una pista
   *[other] , con { $hints } pistas
}
standings-best = Récord de todos los servidores: { $points } ({ $count ->
    [one] un jugador
   *[other] { $count } jugadores
}).
standings-own = Con { $points } puntos, lo has hecho mejor que el { $percent } % de los demás.
standings-computer = La máquina consiguió { $points } puntos con las mismas cartas.
standings-streak = { $days ->
    [one] Hoy alguien de aquí la ha terminado.
   *[other] Alguien de aquí lleva { $days } días seguidos terminando la partida del día.
}
standings-late = { $who }: { $points } (terminó cuando el día ya había acabado)
standings-next = La próxima partida empieza { $when }.

## Told once a day, where a server wishes it

morning-best-here = El mejor de aquí superó al { $percent } % de los demás.
morning-play-bridges = Jugar la partida de Puentes de hoy
morning-play-island = Jugar la isla de hoy
setting-daily-channel = Dónde publicar los resultados de ayer
command-server-daily = Publicar los resultados del día en un canal
setting-daily-time = Cuándo publicarlos, por ejemplo 9:00; - para no publicar
setting-daily-time-zone = La zona horaria de esa hora, por ejemplo Europe/Madrid

## A day's picture

day-of-bridges = Partida del { $date }
day-of-island = Isla del { $date }
day-streak = { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
}
day-here = Lo mejor de aquí
day-nobody-here = Nadie de aquí la ha terminado.
day-nobody = Nadie la ha terminado.
day-line = { $place }. { $name }: { $points }{ $hints ->
    [0] { "" }
    [one] , una pista
   *[other] , { $hints } pistas
}
day-hints = { $hints ->
    [one] una pista
   *[other] { $hints } pistas
}
day-more = y { $count } más
day-anywhere = Los puntos de todos
day-best = Récord general: { $points } ({ $count ->
    [one] un jugador
   *[other] { $count } jugadores
})
day-computer = Máquina: { $points }
day-ours = aquí
day-others = en otras partes
day-spread = Por puntos: { $bars }

## The long run

leaderboard-daily = Las partidas del día
leaderboard-records = Hitos y récords del servidor
long-run-title = **{ $game }, las partidas del día**
long-run-line = { $place }\. { $who }: { $crowns }, { $days ->
    [one] 1 día
   *[other] { $days } días
}, { $average } puntos de media, mejor racha: { $longest ->
    [one] 1 día
   *[other] { $longest } días
}
long-run-none = Aquí nadie ha terminado aún una partida del día.
