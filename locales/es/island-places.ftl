# The places, people and cards of the island.

# Adventurers, treasures, cards

island-engineer = Ingeniero
island-pilot = Piloto
island-navigator = Navegante
island-explorer = Explorador
island-diver = Buzo
island-messenger = Mensajero
island-stone = Piedra de la Tierra
    .letter = P
island-statue = Estatua del Viento
    .letter = V
island-crystal = Cristal del Fuego
    .letter = F
island-chalice = Cáliz del Océano
    .letter = O
island-helicopter-lift = Vuelo en helicóptero
island-sandbags = Sacos de arena

# Places

island-fools-landing = Pista de los Locos
    .letter = L
island-bronze-gate = Puerta de Bronce
island-copper-gate = Puerta de Cobre
island-gold-gate = Puerta de Oro
island-iron-gate = Puerta de Hierro
island-silver-gate = Puerta de Plata
island-temple-of-the-moon = Templo de la Luna
island-temple-of-the-sun = Templo del Sol
island-whispering-garden = Jardín de los Susurros
island-howling-garden = Jardín de los Aullidos
island-cave-of-embers = Cueva de las Ascuas
island-cave-of-shadows = Cueva de las Sombras
island-coral-palace = Palacio de Coral
island-tidal-palace = Palacio de las Mareas
island-breakers-bridge = Puente del Oleaje
island-cliffs-of-abandon = Riscos del Abandono
island-crimson-forest = Bosque Carmesí
island-dunes-of-deception = Dunas del Engaño
island-lost-lagoon = Laguna Perdida
island-misty-marsh = Pantano de las Brumas
island-observatory = Observatorio
island-phantom-rock = Roca Fantasma
island-twilight-hollow = Valle del Crepúsculo
island-watchtower = Atalaya
island-waters-rise = ¡Suben las aguas!
island-skull = la calavera
