# Words on the pictures of the island, and the pictures told in words.

picture-island-name = { island-title }
picture-island-invitation = { $seats ->
    [0] De 2 a 4 jugadores. Cuatro tesoros, un helicóptero.
    [one] Hay 1 jugador. { $free ->
        [0] La partida está completa.
        [one] Cabe 1 más.
       *[other] Caben { $free } más.
    }
   *[other] Hay { $seats } jugadores. { $free ->
        [0] La partida está completa.
        [one] Cabe 1 más.
       *[other] Caben { $free } más.
    }
}
picture-player = Jugador { $seat }
picture-island-turn = Turno de { $name }
picture-island-discarding = { $name }: descarta
picture-island-swimming = { $name }: nada
picture-island-considering = { $name }: ¿juegas carta?
picture-island-over-won = Victoria
picture-island-over-lost = Derrota
picture-island-actions = { $left ->
    [one] Queda 1 acción
   *[other] Quedan { $left } acciones
}
picture-island-ending = No te quedan acciones
picture-island-hand-full = Más de cinco cartas
picture-island-sunk-under = Loseta hundida: nada a otra
picture-island-gate = Antes de la inundación
picture-island-rescue = { $name }: ¡salva a { $lost }!
picture-island-rescue-how = Sacadlos volando o perdéis
picture-island-the-end = La partida ha terminado
picture-island-water = Nivel del agua { $mark }
picture-island-rate = { $rate } cartas, luego { $next }
picture-island-rate-last = { $rate } cartas, luego perdéis
picture-island-mark-discarded = Inundación descartada
picture-island-mark-flooded = Recién inundada
picture-island-mark-sank = Recién hundida
picture-island-mark-shored-up = Asegurada
picture-island-mark-came = Alguien llegó
picture-island-mark-held = En la mano
picture-island-mark-in-deck = En el mazo
picture-island-mark-gone = Descartada
picture-island-landed = ¡A salvo en casa!
picture-island-lost = La isla ha ganado
picture-island-cause-landing-lost = Se hundió la { island-fools-landing }.
picture-island-cause-treasure-lost = Se hundieron las dos losetas { $treasure }.
picture-island-cause-drowned = { $count ->
    [one] { $name } se ahogó.
   *[other] { $name } se ahogaron.
}
picture-island-cause-skull-reached = El agua llegó a la calavera.
picture-island-cause-home = Los cuatro tesoros vuelan a casa.
picture-island-number-turns = Turnos
picture-island-number-treasures = Tesoros
picture-island-number-shored = Aseguradas
picture-island-number-flooded = Inundaciones
picture-island-number-sunk = Hundidas
picture-island-number-water = Agua


# Las dos losetas…

picture-island-of-stone = de la Piedra de la Tierra
picture-island-of-statue = de la Estatua del Viento
picture-island-of-crystal = del Cristal del Fuego
picture-island-of-chalice = del Cáliz del Océano
picture-island-legend-treasure = Tesoro:
picture-island-power-engineer = Asegura 2 losetas a la vez
picture-island-power-pilot = Vuela a donde sea, 1 vez
picture-island-power-navigator = Mueve a otros 2 losetas
picture-island-power-explorer = También va en diagonal
picture-island-power-diver = Bucea por lo inundado
picture-island-power-messenger = Entrega desde cualquier lugar
