# Words on the pictures of the island, and the pictures told in words.

picture-name = A Ilha Proibida
picture-invitation = { $seats ->
    [0] De 2 a 4 jogadores. Quatro tesouros, um helicóptero.
    [one] 1 jogador na mesa. Cabem mais { $free }.
   *[other] { $seats } jogadores na mesa. { $free ->
        [0] A mesa está completa.
        [one] Cabe mais 1.
       *[other] Cabem mais { $free }.
    }
}
picture-player = Jogador { $seat }
picture-turn = Vez de { $name }
picture-discarding = { $name }: descarte
picture-swimming = { $name }: a nado
picture-considering = { $name }: joga carta?
picture-over-won = Vitória
picture-over-lost = Derrota
picture-actions = { $left ->
    [0] Nenhuma ação
    [one] Resta 1 ação
   *[other] Restam { $left } ações
}
picture-ending = Sem ações: encerre a vez
picture-hand-full = Seis cartas: sobra uma
picture-sunk-under = A peça afundou: escolha a margem
picture-gate = Antes das cartas de inundação
picture-the-end = A partida acabou
picture-water = Nível da água { $mark }
picture-rate = Inunda { $rate }, depois { $next }
picture-rate-last = Inunda { $rate }, depois o fim
picture-deck = Baralho { $count }
picture-discards = Descarte { $count }
picture-landed = Todos a salvo!
picture-lost = A ilha se perdeu
picture-cause-landing-lost = O { picture-fools-landing } afundou.
picture-cause-treasure-lost = Os dois lugares { $treasure } afundaram.
picture-cause-drowned = { $name } se afogou.
picture-cause-skull = A água chegou à caveira.
picture-cause-home = Os quatro tesouros voaram para casa.
picture-number-turns = Vezes
picture-number-treasures = Tesouros
picture-number-shored = Drenadas
picture-number-flooded = Inundadas
picture-number-sunk = Afundadas
picture-number-water = Água

# The picture in words

alt-water = Nível da água { $mark } de 10: { $rate } cartas de inundação por vez, { $next } na próxima marca.
alt-water-last = Nível da água { $mark } de 10: { $rate } cartas de inundação por vez; a próxima marca é a caveira.
alt-treasures = Tesouros capturados: { $list }.
alt-no-treasures = Nenhum tesouro ainda.
alt-player = { $name }, { $adventurer }, em { $place }: { $hand }.
alt-no-cards = sem cartas
alt-flooded = Inundadas: { $list }.
alt-none-flooded = Nenhuma peça inundada.
alt-sunk = Afundadas: { $list }.
alt-drops = Carta de inundação no descarte: { $list }.
alt-decks = Baralho de tesouros { $treasure_deck }, descarte { $treasure_discards }. Baralho de inundação { $flood_deck }, descarte { $flood_discards }.

# Adventurers, treasures, cards

picture-engineer = Engenheiro
picture-pilot = Piloto
picture-navigator = Navegador
picture-explorer = Explorador
picture-diver = Mergulhador
picture-messenger = Mensageiro
picture-stone = Pedra da Terra
    .of = da Pedra da Terra
picture-statue = Estátua do Vento
    .of = da Estátua do Vento
picture-crystal = Cristal do Fogo
    .of = do Cristal do Fogo
picture-chalice = Cálice do Oceano
    .of = do Cálice do Oceano
picture-helicopter-lift = Voo de helicóptero
picture-sandbags = Sacos de areia

# Places

picture-fools-landing = Pouso dos Tolos
picture-bronze-gate = Portão de Bronze
picture-copper-gate = Portão de Cobre
picture-gold-gate = Portão de Ouro
picture-iron-gate = Portão de Ferro
picture-silver-gate = Portão de Prata
picture-temple-of-the-moon = Templo da Lua
picture-temple-of-the-sun = Templo do Sol
picture-whispering-garden = Jardim dos Sussurros
picture-howling-garden = Jardim dos Uivos
picture-cave-of-embers = Gruta das Brasas
picture-cave-of-shadows = Gruta das Sombras
picture-coral-palace = Palácio de Coral
picture-tidal-palace = Palácio das Marés
picture-breakers-bridge = Ponte das Ondas
picture-cliffs-of-abandon = Penhascos do Abandono
picture-crimson-forest = Bosque Carmesim
picture-dunes-of-deception = Dunas do Engano
picture-lost-lagoon = Lagoa Perdida
picture-misty-marsh = Pântano das Brumas
picture-observatory = Observatório
picture-phantom-rock = Rocha Fantasma
picture-twilight-hollow = Vale do Crepúsculo
picture-watchtower = Atalaia
