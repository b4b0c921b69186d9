# The places, people and cards of the island.

# Adventurers, treasures, cards

island-engineer = Engenheiro
island-pilot = Piloto
island-navigator = Navegador
island-explorer = Explorador
island-diver = Mergulhador
island-messenger = Mensageiro
island-stone = Pedra da Terra
    .letter = P
island-statue = Estátua do Vento
    .letter = V
island-crystal = Cristal do Fogo
    .letter = F
island-chalice = Cálice do Oceano
    .letter = O
island-helicopter-lift = Voo de helicóptero
island-sandbags = Sacos de areia

# Places

island-fools-landing = Pouso dos Tolos
    .letter = T
island-bronze-gate = Portão de Bronze
island-copper-gate = Portão de Cobre
island-gold-gate = Portão de Ouro
island-iron-gate = Portão de Ferro
island-silver-gate = Portão de Prata
island-temple-of-the-moon = Templo da Lua
island-temple-of-the-sun = Templo do Sol
island-whispering-garden = Jardim dos Sussurros
island-howling-garden = Jardim dos Uivos
island-cave-of-embers = Gruta das Brasas
island-cave-of-shadows = Gruta das Sombras
island-coral-palace = Palácio de Coral
island-tidal-palace = Palácio das Marés
island-breakers-bridge = Ponte das Ondas
island-cliffs-of-abandon = Penhascos do Abandono
island-crimson-forest = Bosque Carmesim
island-dunes-of-deception = Dunas do Engano
island-lost-lagoon = Lagoa Perdida
island-misty-marsh = Pântano das Brumas
island-observatory = Observatório
island-phantom-rock = Rocha Fantasma
island-twilight-hollow = Vale do Crepúsculo
island-watchtower = Atalaia
island-waters-rise = As águas sobem!
island-skull = a caveira
