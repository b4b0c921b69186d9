# Robinson Crusoe en palabras: la posición entera, y las imágenes contadas.

crusoe-text-page-state = El día
crusoe-text-page-island = La isla
crusoe-text-page-workshop = El taller
crusoe-text-page-people = Las personas
crusoe-text-nothing = nada
crusoe-text-or = o
crusoe-text-sure = éxito seguro
crusoe-text-first = primer jugador
crusoe-text-ready = de acuerdo
crusoe-text-outside = fuera esta noche
crusoe-text-used = (usada esta ronda)
crusoe-text-camp = el campamento
crusoe-text-natural-shelter = refugio natural
crusoe-text-round = Ronda { $round } de { $rounds }. { $asked }
crusoe-text-ended = { $won ->
    [yes] Victoria.
   *[no] Derrota.
} { $why } { $points }: { $list }.
crusoe-text-goal-castaways = Objetivo: pila de señales { $castaways } de madera; fuego { $fire ->
    [yes] hecho
   *[no] pendiente
}; pasa un barco en las rondas 10 a 12.
crusoe-text-goal-cursed = Objetivo: cruces { $cross }.
crusoe-text-goal-jenny = Objetivo: Jenny, { $jenny ->
    [yes] en tierra
   *[no] en la roca
}; bote salvavidas, { $lifeboat ->
    [yes] hecho
   *[no] pendiente
}.
crusoe-text-goal-volcano = Objetivo: otras losetas { $tiles }; templos { $temple }; esquife { $boat ->
    [yes] hecho
   *[no] pendiente
}.
crusoe-text-goal-cannibals = Objetivo: la ciudad, fuerza { $city }; aldeas quemadas { $burnt }, en pie { $village }.
crusoe-text-goal-family = Objetivo: { $done } de { $count } para el hogar; falta: { $missing }.
crusoe-text-stage = { $room ->
    [0] Esta ronda no cabe más madera en la pila.
    [one] En esta ronda cabe 1 de madera en la pila.
   *[other] En esta ronda caben { $room } de madera en la pila.
}
crusoe-text-villages = Cada aldea tiene ahora fuerza { $n }; cada una que se quema le quita 3 a la ciudad.
crusoe-text-tonight = Esta noche: { $sky }; tejado { $roof }; { $meals } de comida para { $eaters }{ $more ->
    [0] { "" }
   *[other] { " " }({ $more } más con seguridad)
}; { $sheltered ->
    [yes] con refugio
   *[no] sin refugio, 1 herida a cada uno
}.
crusoe-text-late = Esta noche: { $eaten ->
    [yes] ya se ha cenado
    [hungry] alguien pasa hambre
   *[no] { $meals } de comida para { $eaters }
}; { $sheltered ->
    [yes] con refugio
    [over] se ha dormido sin refugio
   *[no] sin refugio, 1 herida a cada uno
}.
crusoe-text-sky-known = nubes de lluvia { $rain }, de invierno { $winter }
crusoe-text-no-dice = sin dados de clima
crusoe-text-die-rain = dado de lluvia
crusoe-text-die-winter = dado de invierno
crusoe-text-die-animals = dado de animales hambrientos
crusoe-text-ahead = Dados de clima por ronda: { $list }.
crusoe-text-later = Lo que aún traerán las cartas: { $list }.
crusoe-text-stores = Reservas: { $goods }
crusoe-text-promised = reservado para el plan: { $goods }
crusoe-text-coming = llegará después: { $goods }
crusoe-text-levels = { $shelter ->
    [built] Refugio hecho
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
crusoe-text-threat-short = { $name }{ $round ->
    [0] { "" }
   *[other] { " " }(ronda { $round })
}
crusoe-text-threat = Amenaza: **{ $name }**{ $round ->
    [0] .
   *[other] , puede golpear en la ronda { $round }.
}
crusoe-text-pawns = { $count ->
    [one] 1 peón
   *[other] { $count } peones
}
crusoe-text-weapons = armas { $n }
crusoe-text-against = Para evitarlo, { $words }
crusoe-text-strikes = Si golpea: { $words }
crusoe-text-fields = En las casillas de acción: { $list }.
crusoe-text-plan = Plan: { $list }.
crusoe-text-odds = éxito { $success } %, herida { $wound } %, aventura { $adventure } %
crusoe-text-odds-short = { $success } %
crusoe-text-dies = ‼ { $chance } % de probabilidad de que { $name } muera esta noche.
crusoe-text-short-meal = ⚠ { $chance } % de probabilidad de que alguien pase hambre.
crusoe-text-short-food = ⚠ { $chance } % de probabilidad de que el tiempo se lleve más comida de la que hay.
crusoe-text-short-wood = ⚠ { $chance } % de probabilidad de que falte madera.
crusoe-text-short-palisade = ⚠ { $chance } % de probabilidad de que la empalizada no aguante.
crusoe-text-lacks = { $count ->
    [one] falta 1 peón
   *[other] faltan { $count } peones
}
crusoe-text-idle = Peones libres: { $list }.
crusoe-text-sayable = Opciones: { $list }.
crusoe-text-possible = Posible ahora, con los peones que pide como mínimo y lo que cuesta; al construir, recolectar y explorar, un peón más lo asegura:
crusoe-text-terrain = su terreno
crusoe-text-land-lava = lava
crusoe-text-land-volcano = el cráter
crusoe-text-land-face-down = boca abajo
crusoe-text-unknown = { $count ->
    [0] sin explorar
    [one] sin explorar, 1 peón
   *[other] sin explorar, { $count } peones
}
crusoe-text-exhausted = { $what } (fuente agotada)
crusoe-text-several = { $what } ×{ $n }
crusoe-text-covered = { $what } (terreno cubierto)
crusoe-text-how-spaces-lie = Las columnas llevan letras y las filas, números. Se indican los espacios que se tocan.
crusoe-text-steps = { $count ->
    [one] A 1 paso del campamento.
   *[other] A { $count } pasos del campamento.
}
crusoe-text-beside = Junto a { $list }.
crusoe-text-terrains = Terrenos explorados: { $list }.
crusoe-text-decks = Para cazar: { $hunt } (mazo de bestias: { $beasts }). Losetas por explorar: { $tiles }. Eventos restantes: { $events }.
crusoe-text-inventions-built = Hecho:
crusoe-text-inventions-planned = En el plan:
crusoe-text-inventions-possible = Se puede construir, con lo que pide cada cosa:
crusoe-text-inventions-blocked = Para estos inventos os falta algo. Esto es lo que necesita cada uno:
crusoe-text-next-invention = Siguiente invento del mazo: { $name }.
crusoe-text-at-hand = A mano:
crusoe-text-nothing-at-hand = No hay nada a mano.
crusoe-text-kept = { $name }{ $uses ->
    [0] { "" }
    [one] { " " }(1 uso)
   *[other] { " " }({ $uses } usos)
}:
crusoe-text-person = { $name }{ $player ->
    [yes] , { $role }
   *[no] { "" }
}: { $state ->
    [dead] ha muerto
    [last] heridas { $wounds } de { $hearts } (la próxima mata)
   *[alive] heridas { $wounds } de { $hearts }
}, fichas { $tokens }
crusoe-text-injury = herida especial: { $part }
crusoe-text-drops = Heridas que bajan la moral: { $list }.
crusoe-text-led-by = solo puede actuar { $name }
crusoe-text-own = Invento propio: { $name }.
crusoe-text-price = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
crusoe-text-dog-helps = El perro está aquí: ayuda a un jugador a cazar o explorar.
