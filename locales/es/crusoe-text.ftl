# Robinson Crusoe en palabras: la posición entera, y las imágenes contadas.

crusoe-text-page-state = El día
crusoe-text-page-island = La isla
crusoe-text-page-workshop = El taller
crusoe-text-page-people = Las personas
crusoe-text-nothing = nada
crusoe-text-or = o
crusoe-text-sure = seguro
crusoe-text-first = primer jugador
crusoe-text-ready = de acuerdo
crusoe-text-outside = fuera esta noche
crusoe-text-used = (usada esta ronda)
crusoe-text-camp = el campamento
crusoe-text-natural-shelter = refugio natural
crusoe-text-round = Ronda { $round } de { $rounds }. { $asked }
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
crusoe-text-tonight = Esta noche: { $sky }; tejado { $roof }; comida { $meals } para { $eaters }; { $sheltered ->
    [yes] con refugio
   *[no] sin refugio, 1 herida a cada uno
}.
crusoe-text-sky-known = nubes de lluvia { $rain }, de invierno { $winter }
crusoe-text-no-dice = sin dados de clima
crusoe-text-die-rain = dado de lluvia
crusoe-text-die-winter = dado de invierno
crusoe-text-die-animals = dado de animales hambrientos
crusoe-text-ahead = Dados de clima por ronda: { $list }.
crusoe-text-later = Aún por venir, de cartas: { $list }.
crusoe-text-stores = Provisiones: { $goods }; reservado para el plan: { $promised }; llegará después: { $coming }.
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
crusoe-text-strikes = Si golpea: { $words }
crusoe-text-fields = En los campos de acción: { $list }.
crusoe-text-plan = Plan: { $list }.
crusoe-text-odds = éxito { $success } %, herida { $wound } %, aventura { $adventure } %
crusoe-text-odds-short = { $success } %
crusoe-text-dies = ‼ { $name } muere esta noche: { $chance } %.
crusoe-text-short-meal = ⚠ Alguien se queda sin comer: { $chance } %.
crusoe-text-short-food = ⚠ Falta comida para el clima: { $chance } %.
crusoe-text-short-wood = ⚠ Falta madera: { $chance } %.
crusoe-text-short-palisade = ⚠ Falta empalizada: { $chance } %.
crusoe-text-lacks = { $count ->
    [one] falta 1 peón
   *[other] faltan { $count } peones
}
crusoe-text-idle = Peones libres: { $list }.
crusoe-text-possible = Posible ahora, con los peones necesarios:
crusoe-text-pawn-build = un peón de construcción
crusoe-text-pawn-compass = la brújula
crusoe-text-to-gather = Recolectar { $space } { $source }
crusoe-text-to-build = Construir { $name }
crusoe-text-to-threat = Amenaza: { $name }
crusoe-text-to-explore = Explorar { $space }
crusoe-text-to-village = Atacar la aldea de { $space }
crusoe-text-to-city = Atacar la ciudad
crusoe-text-to-totem = Buscar en el tótem de { $space }
crusoe-text-to-cross = Levantar una cruz en { $space }
crusoe-text-to-clear = Despejar { $space }
crusoe-text-source-wood = madera
crusoe-text-source-parrot = aves
crusoe-text-source-fish = peces
crusoe-text-source-food = comida
crusoe-text-land-beach = playa
crusoe-text-land-hills = colinas
crusoe-text-land-mountains = montañas
crusoe-text-land-plains = llanuras
crusoe-text-land-river = río
crusoe-text-land-lava = lava
crusoe-text-land-volcano = el cráter
crusoe-text-land-face-down = boca abajo
crusoe-text-unknown = { $count ->
    [0] sin explorar
    [one] sin explorar, 1 peón
   *[other] sin explorar, { $count } peones
}
crusoe-text-exhausted = { $what } (fuente agotada)
crusoe-text-covered = { $what } (terreno cubierto)
crusoe-text-token-adventure = aventura
crusoe-text-token-reroll = repetir el éxito
crusoe-text-token-minus-pawn = un peón más
crusoe-text-token-plus-wood = 1 de madera más
crusoe-text-token-plus-food = 1 de comida más
crusoe-text-token-strength = peligro
crusoe-text-token-block = desorden
crusoe-text-token-shortcut = atajo
crusoe-text-token-wither = se agotará
crusoe-text-token-totem = un tótem que explorar
crusoe-text-token-temple = templo explorado
crusoe-text-token-cross = una cruz
crusoe-text-token-village = una aldea
crusoe-text-token-burnt = una aldea quemada
crusoe-text-token-fog = niebla
crusoe-text-token-ash = ceniza
crusoe-text-token-lava = lava
crusoe-text-token-rain = una nube de lluvia
crusoe-text-token-winter = una nube de invierno
crusoe-text-token-storm = una tormenta
crusoe-text-token-animals = dado de animales hambrientos
crusoe-text-field-hunt = Cazar
crusoe-text-field-build = Construir
crusoe-text-field-gather = Recolectar
crusoe-text-field-explore = Explorar
crusoe-text-field-arrange = Organizar el campamento
crusoe-text-field-shelter = Refugio
crusoe-text-field-roof = Tejado
crusoe-text-field-palisade = Empalizada
crusoe-text-field-weapons = Armas
crusoe-text-how-spaces-lie = Las columnas son letras, las filas son números; se nombran los espacios que se tocan.
crusoe-text-steps = { $count ->
    [one] A 1 paso del campamento.
   *[other] A { $count } pasos del campamento.
}
crusoe-text-beside = Junto a { $list }.
crusoe-text-terrains = Terrenos explorados: { $list }.
crusoe-text-decks = Para cazar: { $hunt } (mazo de bestias { $beasts }). Losetas: { $tiles }. Eventos: { $events }.
crusoe-text-inventions-built = Hecho:
crusoe-text-inventions-planned = En el plan:
crusoe-text-inventions-possible = Se podría construir:
crusoe-text-inventions-blocked = Falta algo para:
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
}: heridas { $wounds } de { $hearts }, fichas { $tokens }
crusoe-text-injury = herida especial: { $part }
crusoe-text-part-head = cabeza
crusoe-text-part-arm = brazo
crusoe-text-part-belly = vientre
crusoe-text-part-leg = pierna
crusoe-text-drops = La moral baja en la herida { $list }.
crusoe-text-own = Invento propio: { $name }.
crusoe-text-price = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
crusoe-text-dog-helps = El perro está aquí: ayuda a un jugador a cazar o explorar.
