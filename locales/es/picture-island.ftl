# Words on the pictures of the island, and the pictures told in words.

picture-name = { island-title }
picture-invitation = { $seats ->
    [0] De 2 a 4 jugadores. Cuatro tesoros, un helicóptero.
    [one] Hay 1 jugador. { $free ->
        [0] La mesa está completa.
        [one] Cabe 1 más.
       *[other] Caben { $free } más.
    }
   *[other] Hay { $seats } jugadores. { $free ->
        [0] La mesa está completa.
        [one] Cabe 1 más.
       *[other] Caben { $free } más.
    }
}
picture-player = Jugador { $seat }
picture-turn = Turno de { $name }
picture-discarding = { $name }: a descartar
picture-swimming = { $name }: a nadar
picture-considering = { $name }: ¿juega carta?
picture-over-won = Victoria
picture-over-lost = Derrota
picture-actions = { $left ->
    [one] Queda 1 acción
   *[other] Quedan { $left } acciones
}
picture-ending = Sin acciones: termina el turno
picture-hand-full = Más de cinco cartas
picture-sunk-under = La loseta se hundió: elige orilla
picture-gate = Antes de las próximas cartas
picture-rescue = { $name }: ¡salva a { $lost }!
picture-rescue-how = Sin helicóptero, es el fin
picture-the-end = La partida ha terminado
picture-water = Nivel del agua { $mark }
picture-rate = Inunda { $rate }, luego { $next }
picture-rate-last = Inunda { $rate }, luego el fin
picture-mark-discarded = En descarte
picture-mark-flooded = Recién inundada
picture-mark-sank = Recién hundida
picture-mark-shored-up = Asegurada
picture-mark-came = Alguien llegó
picture-mark-held = En una mano
picture-mark-in-deck = En el mazo
picture-mark-gone = Descartada
picture-landed = ¡A salvo en casa!
picture-lost = La isla ha ganado
picture-cause-landing-lost = Se hundió la { island-fools-landing }.
picture-cause-treasure-lost = Se hundieron las dos losetas { $treasure }.
picture-cause-drowned = { $count ->
    [one] { $name } se ahogó.
   *[other] { $name } se ahogaron.
}
picture-cause-skull-reached = El agua llegó a la calavera.
picture-cause-home = Los cuatro tesoros vuelan a casa.
picture-number-turns = Turnos
picture-number-treasures = Tesoros
picture-number-shored = Aseguradas
picture-number-flooded = Inundaciones
picture-number-sunk = Hundidas
picture-number-water = Agua


# Las dos losetas…

picture-of-stone = de la Piedra de la Tierra
picture-of-statue = de la Estatua del Viento
picture-of-crystal = del Cristal del Fuego
picture-of-chalice = del Cáliz del Océano
