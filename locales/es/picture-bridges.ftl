# Words on the pictures of bridges, and the pictures told in words.

picture-bridges-name = Puentes
picture-bridges-invitation = { $seats ->
    [0] De 1 a 4 jugadores. 18 islas, 17 cartas.
    [one] 1 jugador se ha unido. { $free ->
        [0] La partida está completa.
        [one] Cabe 1 más.
       *[other] Caben { $free } más.
    }
   *[other] { $seats } jugadores se han unido. { $free ->
        [0] La partida está completa.
        [one] Cabe 1 más.
       *[other] Caben { $free } más.
    }
}
picture-bridges-set-up = Antes de la primera carta
picture-bridges-round = Carta { $round } de { $rounds }
picture-bridges-thinking = Piensan: { $names }
picture-bridges-your-round = { $seats ->
    [1] Tu carta
   *[other] Tu carta (solo la ves tú)
}
picture-bridges-you-are-done = Has terminado; los demás piensan
picture-bridges-prewrite = { $seats ->
    [1] Escribe un 3 o un 4
   *[other] Un 3 o un 4 para { $name }
}
picture-bridges-prewrite-for-others = { $seats ->
    [2] Un 3 o un 4 para el otro jugador
   *[other] Un 3 o un 4 para el siguiente
}
picture-bridges-prewrote = Escribir un { $number } en { $island }{ $name ->
    [none] { "" }
   *[other] { "" } para { $name }
}
picture-bridges-card-number = Escribe un { $number }
picture-bridges-card-bridges = { $count ->
    [one] Dibuja 1 puente
   *[other] Dibuja { $count } puentes
}
picture-bridges-written = un { $number } en { $island }
picture-bridges-bridges-drawn = { $count ->
    [one] 1 puente dibujado
   *[other] { $count } puentes dibujados
}
picture-bridges-bridges-left = Dibuja { $left } de { $count }
picture-bridges-number-given-up = Número saltado
picture-bridges-bridges-given-up = Puentes saltados
picture-bridges-number-impossible = No cabe el número
picture-bridges-bridges-impossible = No caben puentes
picture-bridges-cards = { $left ->
    [one] Queda 1 carta fuera de juego
   *[other] Quedan { $left } cartas, 1 no sale
}
picture-bridges-race-red = Rojas
picture-bridges-race-blue = Azules
picture-bridges-race-six = Seis unidas
picture-bridges-nobody = Nadie aún
picture-bridges-deadline = Hasta la { $card }
picture-bridges-mark-finished = Terminada
picture-bridges-mark-lost = Nunca podrá terminarse
picture-bridges-mark-new = Nuevo en la última carta
picture-bridges-mark-fresh = Tuyo
picture-bridges-mark-legal = Posible
picture-bridges-mark-hopeless = Posible, nunca terminada
picture-bridges-piles = Cartas en los tres montones
picture-bridges-in-the-box = en la caja
picture-bridges-won = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}

# The picture in words

alt-bridges-card = Carta { $round } de { $rounds }: número { $number }, { $bridges ->
    [one] 1 puente
   *[other] { $bridges } puentes
}.
alt-bridges-set-up = Antes de la primera carta: { $seats ->
    [1] escribe un 3 o un 4 en tu tablero para empezar.
    [2] cada uno escribe un 3 o un 4 para el otro jugador.
   *[other] cada uno escribe un 3 o un 4 para el siguiente jugador.
}
alt-bridges-over = La partida ha terminado. { $won }.
alt-bridges-alone = La partida ha terminado. { $points } puntos: { $rank }.
alt-bridges-thinking = Aún están pensando: { $names }.
alt-bridges-player = { $name }: { $points } puntos ({ $red } de 4 banderas rojas, { $blue } de 3 azules, { $group ->
    [one] 1 isla conectada
   *[other] { $group } islas conectadas
}). Islas terminadas: { $finished }.
alt-bridges-brief = { $name }: { $points } puntos (banderas rojas: { $red }, azules: { $blue }, islas conectadas: { $group }).
alt-bridges-none = ninguna
alt-bridges-no-numbers = ninguno
alt-bridges-no-bridges = ninguno
alt-bridges-numbers = Números de { $name }: { $numbers }. Puentes: { $bridges }.
alt-bridges-staged = Elegido hasta ahora: { $what }.
alt-bridges-drawn = { $count ->
    [one] el puente { $bridges }
   *[other] los puentes { $bridges }
}
alt-bridges-twice = { $name } (doble)
alt-bridges-gone = Cartas jugadas: { $cards }.
alt-bridges-race = { $race }: { $scored }.
