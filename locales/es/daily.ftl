## The deal of the day

command-daily = Jugar la partida de hoy, la misma para todo el mundo
daily-abandoned = Terminaste antes de tiempo la partida de hoy. Mañana hay una nueva.
daily-dealt = -# La partida del { $date }: hoy todo el mundo tiene las mismas cartas. La juegas por tu cuenta y solo una vez. Las pistas se cuentan.
daily-once = Cada partida del día se juega solo una vez. Escribe `/daily` para jugar la de hoy.
daily-shared = Ya puede verlo todo el mundo.
daily-result = **Puentes, partida del { $date }**, lado { $side }: { $name }
daily-points = { $points } puntos, { $finished } de 18 islas listas. Rango: { $rank }.
daily-signs = Cada signo es una carta: { $none } ninguna isla lista, { $one } una, { $more } más.
daily-race = Carta { $round }: { $points } puntos por { $race }.
daily-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}.
daily-is-theirs = Solo puede jugarla quien la empezó.
command-daily-show = Mostrar cómo fue la partida de hoy o la de ayer
daily-show-results = Resultados de hoy
daily-show-yesterday = Resultados de ayer
daily-island-result = **{ island-title }, isla del { $date }**, { $difficulty }: { $name }
daily-island-won = { $turns ->
    [one] De vuelta tras un turno
   *[other] De vuelta tras { $turns } turnos
} con los cuatro tesoros, el agua en la marca { $water } de { $skull }.
daily-island-lost = { $turns ->
    [one] Perdida en el primer turno
   *[other] Perdida tras { $turns } turnos
} con { $treasures ->
    [0] ninguno de los tesoros
    [one] uno de los cuatro tesoros
   *[other] { $treasures } de los cuatro tesoros
}, el agua en la marca { $water } de { $skull }.
daily-island-points = { $points } puntos.
command-daily-game = Puentes, o la isla con dos máquinas
daily-taken = Ya empezaste la partida de hoy y se ha borrado desde entonces. Mañana hay una nueva.
daily-shared-already = Este resultado ya se ha compartido aquí.

## How it went

standings-later = { $count ->
    [0] Nadie la ha terminado todavía.
    [one] Una persona la ha terminado. Verás el resultado cuando la termines tú también.
   *[other] { $count } personas la han terminado. Verás los resultados cuando la termines tú también.
}
standings-none = Nadie la terminó.
standings-none-here = Nadie de aquí la terminó.
standings-line = { $place }\. { $who }: { $points }{ $hints ->
    [0] { "" }
    [one] , con una pista
   *[other] , con { $hints } pistas
}
standings-best = El mejor resultado en cualquier parte: { $points }, de { $count ->
    [one] una persona.
   *[other] { $count } personas.
}
standings-own = Con { $points } puntos, superas al { $percent } % de los demás.
standings-computer = La máquina ha logrado { $points } con las mismas cartas.
standings-streak = { $days ->
    [one] Hoy alguien de aquí la ha terminado.
   *[other] Alguien de aquí ha terminado la partida del día { $days } días seguidos.
}
standings-late = { $who }: { $points }, terminada ya pasado el día
standings-next = La próxima partida empieza { $when }.

## Told once a day, where a server wishes it

morning-best-here = La mejor partida de aquí supera al { $percent } % del resto.
morning-play-bridges = Jugar los Puentes de hoy
morning-play-island = Jugar la isla de hoy
setting-daily-channel = Dónde publicar los resultados de ayer
command-server-daily = Publicar los resultados del día en un canal
setting-daily-time = Cuándo publicarlos, p. ej. 9:00, o - para no hacerlo
setting-daily-time-zone = La zona de esa hora, p. ej. Europe/Madrid
settings-daily = { $state ->
    [off] Mensaje del día: ninguno
    [gone] Mensaje del día: ninguno, su canal ya no existe
   *[on] Mensaje del día: { $channel } a las { $time } ({ $zone })
}
setting-daily-where = Elige también un canal: `channel:`.

## A day's picture

day-of-bridges = Partida del { $date }
day-of-island = Isla del { $date }
day-streak = { $days ->
    [one] { $days } día seguido
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
day-best = Máximo en cualquier parte: { $points }, de { $count ->
    [one] una persona
   *[other] { $count } personas
}
day-computer = Máquina: { $points }
day-ours = aquí
day-others = en otras partes
day-spread = Por puntos: { $bars }

## The long run

leaderboard-daily = Las partidas del día
leaderboard-records = Lo primero y lo mejor del servidor
long-run-title = **{ $game }, las partidas del día**
long-run-line = { $place }\. { $who }: { $crowns }, { $days ->
    [one] { $days } día
   *[other] { $days } días
}, { $average } puntos de media, como mucho { $longest ->
    [one] { $longest } día seguido
   *[other] { $longest } días seguidos
}
long-run-none = Nadie de aquí ha terminado aún una partida del día.
