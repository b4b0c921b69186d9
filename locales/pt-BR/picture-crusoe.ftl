# Palavras nas imagens de Robinson Crusoe.

picture-crusoe-name = { crusoe-title }
picture-crusoe-invitation = { $seats ->
    [0] De 1 a 4 náufragos. Seis ilhas para sobreviver.
    [one] 1 jogador entrou. { $free ->
        [0] A partida está completa.
        [one] Cabe mais 1.
       *[other] Cabem mais { $free }.
    }
   *[other] { $seats } jogadores entraram. { $free ->
        [0] A partida está completa.
        [one] Cabe mais 1.
       *[other] Cabem mais { $free }.
    }
}
picture-crusoe-waiting-planning = Plano
picture-crusoe-waiting-rolling = Rolar de novo?
picture-crusoe-waiting-demanding = Falta algo
picture-crusoe-waiting-dying = Alguém está morrendo
picture-crusoe-waiting-fighting = Uma luta
picture-crusoe-waiting-weathering = O clima
picture-crusoe-waiting-eating = A refeição
picture-crusoe-waiting-resting = A noite
picture-crusoe-waiting-choosing = Uma decisão
picture-crusoe-waiting-over = O fim
picture-crusoe-hint-rolling = Você pode rolar um dado de novo por 2 fichas de determinação.
picture-crusoe-hint-demanding = Use algo que ajude, ou sofra os ferimentos.
picture-crusoe-hint-dying = Quem pode curar ainda consegue salvar uma vida.
picture-crusoe-hint-fighting = Use algo que ajude, ou lute.
picture-crusoe-hint-weathering = Use algo que ajude, ou enfrente o mau tempo.
picture-crusoe-hint-eating = Não há comida para todos.
picture-crusoe-hint-resting = Quem pode curar pode fazer isso agora.
picture-crusoe-hint-choosing = Você tem uma decisão a tomar.
picture-crusoe-hint-over = A partida acabou.
picture-crusoe-idle = Livres:
picture-crusoe-sure = garantido
picture-crusoe-strikes = Rodada { $round }
picture-crusoe-no-threat = Sem ameaças
picture-crusoe-to-hunt = Caçar
picture-crusoe-to-shelter = Abrigo
picture-crusoe-to-roof = Telhado
picture-crusoe-to-palisade = Paliçada
picture-crusoe-to-weapons = Armas
picture-crusoe-to-arrange = Arrumar
picture-crusoe-to-rest = Descansar
picture-crusoe-to-jenny = Até Jenny
picture-crusoe-to-chart = Mapa do tesouro
picture-crusoe-workshop = Oficina
picture-crusoe-workshop-marks = Verde: construído. Em cores: dá para construir. Riscado: falta algo.
picture-crusoe-nothing-at-hand = Vocês não têm nenhuma ficha, item ou tesouro para usar.
picture-crusoe-next = Próxima
picture-crusoe-people-marks = Coração amarelo: ali o moral cai. Habilidades em cores: dá para pagar por elas, uma vez cada por rodada.
picture-crusoe-won = Salvos!
picture-crusoe-lost = A ilha venceu
picture-crusoe-won-castaways = O navio viu o fogo.
picture-crusoe-won-cursed = Cinco cruzes se erguem contra a névoa.
picture-crusoe-won-jenny = Jenny e todos os outros estão no bote salva-vidas.
picture-crusoe-won-volcano = O barco escapou da lava.
picture-crusoe-won-cannibals = A cidade caiu.
picture-crusoe-won-family = O novo lar tem tudo de que precisa.
picture-crusoe-lost-death = { $name } morreu.
picture-crusoe-lost-jenny = Jenny morreu.
picture-crusoe-lost-time = A última rodada acabou.
picture-crusoe-lost-lava = A lava tomou o acampamento.
picture-crusoe-lost-children = Faltou comida para as crianças.
picture-crusoe-points = { $points ->
    [0] 0 pontos
    [1] 1 ponto
   *[other] { $points } pontos
}
picture-crusoe-number-rounds = Rodadas
picture-crusoe-number-wounds = Ferimentos
picture-crusoe-number-healed = Curados
picture-crusoe-number-failed = Falhas
picture-crusoe-number-tiles = Peças
picture-crusoe-number-items = Itens
picture-crusoe-caption-round = Rodada
picture-crusoe-caption-morale = Moral
picture-crusoe-caption-beasts = Feras
picture-crusoe-caption-tiles = Peças
picture-crusoe-caption-events = Eventos
picture-crusoe-caption-items = Itens
picture-crusoe-caption-tonight = Esta noite
picture-crusoe-caption-wood = Madeira
picture-crusoe-caption-food = Comida
picture-crusoe-caption-preserved = Conserva
picture-crusoe-caption-hide = Peles
picture-crusoe-can-build = Dá para construir:
picture-crusoe-builds-nothing = Ainda não dá para construir nada.
picture-crusoe-headline-planning = Rodada { $round } de { $rounds }: { $name } { $count ->
    [0] planeja
    [one] planeja
   *[other] planejam
}
picture-crusoe-headline-all = Rodada { $round } de { $rounds }: hora de planejar
picture-crusoe-headline-now = Rodada { $round } de { $rounds }: { $what }
picture-crusoe-headline-over = Rodada { $round } de { $rounds }: o fim
picture-crusoe-aim-pile = Sinal { $n } madeira
picture-crusoe-aim-fire = Fogo
picture-crusoe-aim-jenny = Jenny em terra
picture-crusoe-aim-lifeboat = Bote salva-vidas
picture-crusoe-aim-tiles = Peças { $n }
picture-crusoe-aim-temples = Templos { $n }
picture-crusoe-aim-jolly-boat = Bote
picture-crusoe-aim-burnt = Fogo { $n }
picture-crusoe-aim-villages = Aldeias { $n }
picture-crusoe-aim-city = Cidade { $n }
picture-crusoe-aim-crosses = Cruzes { $n }
picture-crusoe-aim-home = Lar
picture-crusoe-win-castaways = Vocês vencem se o fogo e o sinal estiverem prontos nas rodadas 10 a 12.
picture-crusoe-win-cursed = Vocês vencem com cinco cruzes em peças diferentes.
picture-crusoe-win-jenny = Vocês vencem quando Jenny está em terra e o bote está pronto.
picture-crusoe-win-volcano = Explorem peças e templos e partam no bote.
picture-crusoe-win-cannibals = Queimem aldeias para enfraquecer a cidade e depois a conquistem.
picture-crusoe-win-family = Vocês vencem quando o lar tiver todas estas coisas.
picture-crusoe-nothing-planned = Ainda não há peões colocados.
picture-crusoe-caption-threat = Ameaça
picture-crusoe-caption-wreckage = Destroços
picture-crusoe-caption-goal-castaways = Náufragos: tudo pronto nas rodadas 10 a 12
picture-crusoe-caption-goal-cursed = A ilha amaldiçoada: até a rodada { $rounds }
picture-crusoe-caption-goal-jenny = Jenny: as duas coisas até a rodada { $rounds }
picture-crusoe-caption-goal-volcano = O vulcão: tudo até a rodada { $rounds }
picture-crusoe-caption-goal-cannibals = Os canibais: a cidade até a rodada { $rounds }
picture-crusoe-caption-goal-family = A família: tudo até a rodada { $rounds }
picture-crusoe-prevent = Evitar:
picture-crusoe-key-success = Sucesso, em %
picture-crusoe-key-wound = Ferimento, em %
picture-crusoe-key-adventure = Aventura, em %
picture-crusoe-key-determination = Determinação
picture-crusoe-key-strikes = Ataca na
picture-crusoe-key-pawns = Peões: quantos
picture-crusoe-key-hungry = Fome esta noite
picture-crusoe-key-drop = Custa 1 moral
picture-crusoe-key-new = Acabou de mudar
picture-crusoe-key-reroll = Rolar de novo
picture-crusoe-key-minus-pawn = 1 peão a mais
picture-crusoe-key-plus-wood = 1 madeira a mais
picture-crusoe-key-plus-food = 1 comida a mais
picture-crusoe-key-strength = Fera mais forte
picture-crusoe-key-block = Bagunça
picture-crusoe-key-die = Dado do tempo
picture-crusoe-key-first = Primeiro jogador
picture-crusoe-key-winter = Dado de neve
picture-crusoe-key-animals = Feras à noite
picture-crusoe-key-adventure-ahead = Aventura certa
