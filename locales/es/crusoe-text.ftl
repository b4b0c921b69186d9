# Robinson Crusoe en palabras: la posición entera, y las imágenes contadas.

crusoe-text-page-state = El día
crusoe-text-page-island = La isla
crusoe-text-page-workshop = El taller
crusoe-text-page-people = Las personas
crusoe-text-nothing = nada
crusoe-text-or = o
crusoe-text-sure = éxito seguro
crusoe-text-first = juega primero
crusoe-text-ready = ya ha aceptado el plan
crusoe-text-outside = fuera esta noche
crusoe-text-used = (usada esta ronda)
crusoe-text-camp = el campamento
crusoe-text-natural-shelter = refugio natural
crusoe-text-round = Ronda { $round } de { $rounds }. { $asked }
crusoe-text-ended = { $won ->
    [yes] Victoria.
   *[no] Derrota.
} { $why } { $points }: { $list }.
crusoe-text-goal-castaways = Objetivo: la pila de leña tiene { $castaways } de madera y el fuego { $fire ->
    [yes] está hecho
   *[no] aún no está hecho
}. Un barco pasa en las rondas 10 a 12.
crusoe-text-goal-cursed = Objetivo: levantar cruces en losetas distintas ({ $cross } hasta ahora).
crusoe-text-goal-jenny = Objetivo: Jenny { $jenny ->
    [yes] está en tierra
   *[no] sigue en la roca
} y el bote salvavidas { $lifeboat ->
    [yes] está hecho
   *[no] aún no está hecho
}.
crusoe-text-goal-volcano = Objetivo: más losetas ({ $tiles }), templos ({ $temple }) y el esquife ({ $boat ->
    [yes] hecho
   *[no] sin hacer
}).
crusoe-text-goal-cannibals = Objetivo: tomar la ciudad (fuerza { $city }). Habéis quemado { $burnt } aldeas y quedan { $village } en pie.
crusoe-text-goal-family = Objetivo: tenéis { $done } de las { $count } cosas para el hogar. Aún faltan: { $missing }.
crusoe-text-stage = { $room ->
    [0] Esta ronda no podéis poner más madera en la pila.
    [one] Esta ronda podéis poner 1 de madera en la pila.
   *[other] Esta ronda podéis poner { $room } de madera en la pila.
}
crusoe-text-villages = Cada aldea tiene ahora fuerza { $n }. Por cada una que queméis, la ciudad pierde 3 de fuerza.
crusoe-text-tonight = El tiempo de esta noche: { $sky }. Vuestro tejado está en el nivel { $roof }. { $meals ->
    [0] No tenéis comida para { $eaters } personas
   *[other] Tenéis { $meals } de comida para { $eaters } personas
}{ $more ->
    [0] { "" }
   *[other] , y recibiréis { $more } más con seguridad
}. { $sheltered ->
    [yes] Tenéis refugio.
   *[no] Aún no tenéis refugio, así que recibís 1 herida cada uno.
}
crusoe-text-late = { $eaten ->
    [yes] Ya habéis cenado.
    [hungry] Alguien pasará hambre esta noche.
   *[no] { $meals ->
        [0] No tenéis comida para { $eaters } personas esta noche.
       *[other] Tenéis { $meals } de comida para { $eaters } personas esta noche.
    }
} { $sheltered ->
    [yes] Tenéis refugio.
    [over] Habéis dormido sin refugio.
   *[no] No tenéis refugio, así que recibís 1 herida cada uno.
}
crusoe-text-sky-rain = { $count ->
    [one] 1 nube de lluvia
   *[other] { $count } nubes de lluvia
}
crusoe-text-sky-winter = { $count ->
    [one] 1 nube de invierno
   *[other] { $count } nubes de invierno
}
crusoe-text-no-dice = sin dados de clima
crusoe-text-die-rain = el dado de lluvia
crusoe-text-die-winter = el dado de invierno
crusoe-text-die-animals = el dado de los animales hambrientos
crusoe-text-ahead = Dados de clima en las próximas rondas: { $list }.
crusoe-text-later = Cartas que aún tienen efecto: { $list }.
crusoe-text-stores = Tenéis { $goods }.
crusoe-text-promised = Reservado para el plan: { $goods }.
crusoe-text-coming = Llegará después: { $goods }.
crusoe-text-of = { $done } de { $most }
crusoe-text-levels = { $shelter ->
    [built] Refugio construido
    [natural] Refugio natural
   *[none] Sin refugio
}; tejado { $roof }, empalizada { $palisade }, armas { $weapons }.
crusoe-text-morale = Moral { $n }.
crusoe-text-good-wood = { $count ->
    [one] 1 de madera
   *[other] { $count } de madera
}
crusoe-text-good-food = { $count ->
    [one] 1 de comida
   *[other] { $count } de comida
}
crusoe-text-good-preserved = { $count ->
    [one] 1 de comida que no se pudre
   *[other] { $count } de comida que no se pudre
}
crusoe-text-good-hide = { $count ->
    [one] 1 piel
   *[other] { $count } pieles
}
crusoe-text-threats = Amenazas: { $list }.
crusoe-text-threat-short = «{ $name }»{ $round ->
    [0] { "" }
   *[other] { " " }(ronda { $round })
}
crusoe-text-threat = Amenaza: **{ $card }**{ $round ->
    [0] .
   *[other] { " " }(puede golpear en la ronda { $round }).
}
crusoe-text-pawns = { $count ->
    [one] 1 peón
   *[other] { $count } peones
}
crusoe-text-with = { $name } con { $count ->
    [one] 1 peón
   *[other] { $count } peones
}
crusoe-text-weapons = armas { $n }
crusoe-text-against = Para evitarlo: { $words }
crusoe-text-strikes = Si golpea: { $words }
crusoe-text-fields = Estas acciones tienen fichas: { $list }.
crusoe-text-plan = Plan: { $list }.
crusoe-text-odds = { $success } % de éxito, { $wound } % de herida, { $adventure } % de aventura
crusoe-text-odds-short = { $success } %
crusoe-text-dies = ‼ { $chance ->
    [100] { $name } morirá esta noche casi con seguridad.
   *[other] { $chance } % de probabilidad de que { $name } muera esta noche.
}
crusoe-text-short-meal = ⚠ { $chance ->
    [100] Alguien pasará hambre.
   *[other] { $chance } % de probabilidad de que alguien pase hambre.
}
crusoe-text-short-food = ⚠ { $chance ->
    [100] El tiempo os quitará más comida de la que tenéis.
   *[other] { $chance } % de probabilidad de que el tiempo os quite más comida de la que tenéis.
}
crusoe-text-short-wood = ⚠ { $chance ->
    [100] Os faltará madera.
   *[other] { $chance } % de probabilidad de que os falte madera.
}
crusoe-text-short-palisade = ⚠ { $chance ->
    [100] La empalizada no aguantará.
   *[other] { $chance } % de probabilidad de que la empalizada no aguante.
}
crusoe-text-lacks = { $count ->
    [one] falta 1 peón
   *[other] faltan { $count } peones
}
crusoe-text-idle = Peones libres: { $list }.
crusoe-text-sayable = Puedes hacer esto: { $list }.
crusoe-text-possible = Lo que podéis hacer ahora, con el mínimo de peones y el coste. Con un peón más, construir, recolectar y explorar tienen el éxito asegurado:
crusoe-text-terrain = su terreno
crusoe-text-land-lava = lava
crusoe-text-land-volcano = el cráter
crusoe-text-land-face-down = boca abajo
crusoe-text-unknown = { $count ->
    [0] sin explorar
    [one] sin explorar (hace falta 1 peón)
   *[other] sin explorar (hacen falta { $count } peones)
}
crusoe-text-exhausted = sin { $source }
crusoe-text-several = { $n } de { $what }
crusoe-text-covered = { $what } (loseta cubierta)
crusoe-text-how-spaces-lie = Las columnas son letras y las filas, números. Cada casilla indica con cuáles linda.
crusoe-text-steps = { $count ->
    [one] A 1 paso del campamento.
   *[other] A { $count } pasos del campamento.
}
crusoe-text-beside = Junto a { $list }.
crusoe-text-terrains = Terrenos que habéis encontrado: { $list }.
crusoe-text-decks = Bestias para cazar: { $hunt }; mazo de bestias: { $beasts }. Losetas restantes: { $left }. Eventos restantes: { $events }.
crusoe-text-inventions-built = Construidos:
crusoe-text-inventions-planned = En el plan:
crusoe-text-inventions-possible = Podéis construir esto (se indica lo que necesita cada cosa):
crusoe-text-inventions-blocked = Esto aún no lo podéis construir (se indica lo que necesita cada cosa):
crusoe-text-next-invention = Próximo invento: { $name }.
crusoe-text-at-hand = Podéis usar:
crusoe-text-nothing-at-hand = No tenéis nada que usar.
crusoe-text-kept = { $name }{ $uses ->
    [0] { "" }
    [one] { " " }(1 uso)
   *[other] { " " }({ $uses } usos)
}:
crusoe-text-person = { $name }{ $player ->
    [yes] { " " }({ $role })
   *[no] { "" }
}: { $state ->
    [dead] ha muerto
    [last] { $wounds } de { $hearts } heridas (la próxima será mortal)
   *[alive] { $wounds } de { $hearts } heridas
}, { $tokens ->
    [0] sin fichas
    [one] 1 ficha
   *[other] { $tokens } fichas
}
crusoe-text-injury = lesión: { $part }
crusoe-text-drops = Heridas que bajan la moral: { $list }.
crusoe-text-led-by = lo dirige { $name }
crusoe-text-own = Invento propio: { $name }.
crusoe-text-price = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
crusoe-text-dog-helps = El perro está aquí. Ayuda a un jugador a cazar o explorar.
