# Words on the pictures of the island, and the pictures told in words.

picture-name = La Isla Prohibida
picture-invitation = { $seats ->
    [0] De 2 a 4 jugadores. Cuatro tesoros, un helicóptero.
    [one] Hay 1 jugador. Caben { $free } más.
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
picture-gate = Antes de las cartas de Inundación
picture-the-end = La partida ha terminado
picture-water = Nivel del agua { $mark }
picture-rate = Inunda { $rate }, luego { $next }
picture-rate-last = Inunda { $rate }, luego el fin
picture-deck = Mazo { $count }
picture-discards = Descartes { $count }
picture-mark-flooded = Inundada
picture-mark-discarded = En descartes
picture-mark-sunk = Hundida
picture-mark-changed = Cambió
picture-landed = ¡A salvo en casa!
picture-lost = La isla ha ganado
picture-cause-landing-lost = Se hundió la { island-fools-landing }.
picture-cause-treasure-lost = Se hundieron los dos lugares { $treasure }.
picture-cause-drowned = { $count ->
    [one] { $name } se ahogó.
   *[other] { $name } se ahogaron.
}
picture-cause-home = Los cuatro tesoros vuelan a casa.
picture-number-turns = Turnos
picture-number-treasures = Tesoros
picture-number-shored = Aseguradas
picture-number-flooded = Inundadas
picture-number-sunk = Hundidas
picture-number-water = Agua

# The picture in words

alt-water = Nivel del agua { $mark } de 10: { $rate } cartas de Inundación por turno, { $next } en la marca siguiente.
alt-water-last = Nivel del agua { $mark } de 10: { $rate } cartas de Inundación por turno; la marca siguiente es la calavera.
alt-treasures = Tesoros recuperados: { $list }.
alt-no-treasures = Aún no hay tesoros.
alt-player = { $name }, { $adventurer }, en { $place }: { $hand }.
alt-no-cards = sin cartas
alt-flooded = Inundadas: { $list }.
alt-none-flooded = No hay losetas inundadas.
alt-sunk = Hundidas: { $list }.
alt-drops = Carta de Inundación en los descartes: { $list }.
alt-decks = Mazo de Tesoro { $treasure_deck }, descartes { $treasure_discards }. Mazo de Inundación { $flood_deck }, descartes { $flood_discards }.

# Both places …

picture-of-stone = de la Piedra de la Tierra
picture-of-statue = de la Estatua del Viento
picture-of-crystal = del Cristal del Fuego
picture-of-chalice = del Cáliz del Océano
