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
picture-discarding = { $name }: descarta
picture-swimming = { $name }: a nado
picture-considering = { $name }: ¿juega carta?
picture-over-won = Victoria
picture-over-lost = Derrota
picture-actions = { $left ->
    [one] Queda 1 acción
   *[other] Quedan { $left } acciones
}
picture-ending = Sin acciones: termina el turno
picture-hand-full = Seis cartas: sobra una
picture-sunk-under = La loseta se hundió: elige orilla
picture-gate = Antes de las cartas de inundación
picture-the-end = La partida ha terminado
picture-water = Nivel del agua { $mark }
picture-rate = Inunda { $rate }, luego { $next }
picture-rate-last = Inunda { $rate }, luego el fin
picture-deck = Mazo { $count }
picture-discards = Descartes { $count }
picture-landed = ¡Todos a salvo!
picture-lost = La isla se ha perdido
picture-cause-landing-lost = Se hundió la { picture-fools-landing }.
picture-cause-treasure-lost = Se hundieron los dos lugares { $treasure }.
picture-cause-drowned = { $name } se ahogó.
picture-cause-skull = El agua llegó a la calavera.
picture-cause-home = Los cuatro tesoros vuelan a casa.
picture-number-turns = Turnos
picture-number-treasures = Tesoros
picture-number-shored = Aseguradas
picture-number-flooded = Inundadas
picture-number-sunk = Hundidas
picture-number-water = Agua

# The picture in words

alt-water = Nivel del agua { $mark } de 10: { $rate } cartas de inundación por turno, { $next } en la marca siguiente.
alt-water-last = Nivel del agua { $mark } de 10: { $rate } cartas de inundación por turno; la marca siguiente es la calavera.
alt-treasures = Tesoros conseguidos: { $list }.
alt-no-treasures = Aún no hay tesoros.
alt-player = { $name }, { $adventurer }, en { $place }: { $hand }.
alt-no-cards = sin cartas
alt-flooded = Inundadas: { $list }.
alt-none-flooded = No hay losetas inundadas.
alt-sunk = Hundidas: { $list }.
alt-drops = Carta de inundación en los descartes: { $list }.
alt-decks = Mazo de tesoros { $treasure_deck }, descartes { $treasure_discards }. Mazo de inundación { $flood_deck }, descartes { $flood_discards }.

# Adventurers, treasures, cards

picture-engineer = Ingeniero
picture-pilot = Piloto
picture-navigator = Navegante
picture-explorer = Explorador
picture-diver = Buzo
picture-messenger = Mensajero
picture-stone = Piedra de la Tierra
    .of = de la Piedra de la Tierra
picture-statue = Estatua del Viento
    .of = de la Estatua del Viento
picture-crystal = Cristal del Fuego
    .of = del Cristal del Fuego
picture-chalice = Cáliz del Océano
    .of = del Cáliz del Océano
picture-helicopter-lift = Vuelo en helicóptero
picture-sandbags = Sacos de arena

# Places

picture-fools-landing = Pista de los Locos
picture-bronze-gate = Puerta de Bronce
picture-copper-gate = Puerta de Cobre
picture-gold-gate = Puerta de Oro
picture-iron-gate = Puerta de Hierro
picture-silver-gate = Puerta de Plata
picture-temple-of-the-moon = Templo de la Luna
picture-temple-of-the-sun = Templo del Sol
picture-whispering-garden = Jardín de los Susurros
picture-howling-garden = Jardín de los Aullidos
picture-cave-of-embers = Cueva de las Ascuas
picture-cave-of-shadows = Cueva de las Sombras
picture-coral-palace = Palacio de Coral
picture-tidal-palace = Palacio de las Mareas
picture-breakers-bridge = Puente del Oleaje
picture-cliffs-of-abandon = Riscos del Abandono
picture-crimson-forest = Bosque Carmesí
picture-dunes-of-deception = Dunas del Engaño
picture-lost-lagoon = Laguna Perdida
picture-misty-marsh = Pantano de las Brumas
picture-observatory = Observatorio
picture-phantom-rock = Roca Fantasma
picture-twilight-hollow = Valle del Crepúsculo
picture-watchtower = Atalaya
