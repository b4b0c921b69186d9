# Robinson Crusoe.

crusoe-title = Robinson Crusoe
crusoe-pitch = Náufragos em uma ilha que não perdoa: planejem juntos o dia, enfrentem o clima, comam e alcancem a meta a tempo.

## People

crusoe-carpenter = Carpinteiro
crusoe-cook = Cozinheiro
crusoe-explorer = Explorador
crusoe-soldier = Soldado
crusoe-friday = Sexta-Feira
crusoe-jenny = Jenny
crusoe-dog = o cachorro

crusoe-power-carpenter = Você poupa madeira, rola de novo dados de construir e tem ideias novas.
crusoe-power-cook = Você cura com uma refeição, rola de novo dados de coletar e faz sopa do nada.
crusoe-power-explorer = Você espia o que vem pela frente, rola de novo os dados de exploração e levanta o moral.
crusoe-power-soldier = Você rastreia feras, luta com fúria e reforça a paliçada ou as armas.
crusoe-plays = { $who }: { $character }. { $power }
crusoe-plays-whom = { $who }: { $character }.
crusoe-aim-castaways = **Objetivo:** construam uma fogueira e empilhem 15 de madeira no sinal enquanto houver um navio à vista (rodadas 10 a 12). { crusoe-how-long }
crusoe-aim-cursed = **Objetivo:** ergam uma cruz em cinco peças diferentes em 10 rodadas, enquanto a névoa avança pela ilha. { crusoe-how-long }
crusoe-aim-jenny = **Objetivo:** tragam Jenny para terra na jangada e construam o bote salva-vidas em 8 rodadas. Ela perde 2 corações por noite. { crusoe-how-long }
crusoe-aim-volcano = **Objetivo:** explorem peças e templos suficientes, construam o bote e partam em 8 rodadas. A lava chega a partir da rodada 4. { crusoe-how-long }
crusoe-aim-cannibals = **Objetivo:** queimem aldeias e depois ataquem a cidade, que vocês encontram na rodada 4. Vocês têm 9 rodadas. { crusoe-how-long }
crusoe-aim-family = **Objetivo:** montem um lar: abrigo, telhado, paliçada, armas e nove invenções. A partir da rodada 7 há crianças para alimentar. { crusoe-how-long }
crusoe-how-long = Se alguém morrer, vocês perdem. Uma partida leva de uma a duas semanas.

crusoe-pawn-dog = o cachorro
crusoe-pawn-brown = um peão de construção
crusoe-pawn-compass = o peão da bússola
crusoe-pawn-map = o peão do mapa
crusoe-pawn-belts = o peão dos cintos
crusoe-pawn-lantern = o peão do lampião
crusoe-pawn-raft = o peão da jangada
crusoe-pawn-shield = o peão do escudo
crusoe-pawn-rope-ladder = o peão da escada de corda

## Goods, land, tokens

crusoe-wood = madeira
crusoe-food = comida
crusoe-hide = pele
crusoe-mixed = madeira e pele
crusoe-mixed-2 = madeira e 2 peles
crusoe-parrot = aves
crusoe-fish = peixes
crusoe-any = qualquer fonte
crusoe-beach = praia
crusoe-hills = colinas
crusoe-mountains = montanhas
crusoe-river = rio
crusoe-plains = planícies
crusoe-shelter = o abrigo
crusoe-roof = telhado
crusoe-palisade = paliçada
crusoe-weapons = armas
crusoe-chart = o mapa do tesouro
crusoe-idle = os peões sem tarefa
crusoe-head = cabeça
crusoe-arm = braço
crusoe-belly = barriga
crusoe-leg = perna

crusoe-as-goods = { $wood ->
    [0] { "" }
   *[other] { $wood } de madeira
}{ $food ->
    [0] { "" }
   *[other] { $wood ->
        [0] { "" }
       *[other] { $preserved ->
            [0] { $hide ->
                [0] { " e " }
               *[other] { ", " }
            }
           *[other] { ", " }
        }
    }{ $food } de comida
}{ $preserved ->
    [0] { "" }
   *[other] { $wood ->
        [0] { $food ->
            [0] { "" }
           *[other] { $hide ->
                [0] { " e " }
               *[other] { ", " }
            }
        }
       *[other] { $hide ->
            [0] { " e " }
           *[other] { ", " }
        }
    }{ $preserved } de comida que não estraga
}{ $hide ->
    [0] { $wood ->
        [0] { $food ->
            [0] { $preserved ->
                [0] nada
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $wood ->
        [0] { $food ->
            [0] { $preserved ->
                [0] { "" }
               *[other] { " e " }
            }
           *[other] { " e " }
        }
       *[other] { " e " }
    }{ $hide ->
        [one] 1 pele
       *[other] { $hide } peles
    }
}

crusoe-tile-holds = { $terrain } ({ $sources }{ $discoveries ->
    [0] { "" }
    [one] , 1 descoberta
   *[other] , { $discoveries } descobertas
}{ $beast ->
    [yes] , uma fera
   *[none] { "" }
}{ $shelter ->
    [yes] , um abrigo natural
   *[none] { "" }
}{ $totem ->
    [yes] , um totem
   *[none] { "" }
})

crusoe-token-adventure = uma ficha de aventura
crusoe-token-reroll = uma ficha de rolar de novo
crusoe-token-minus-pawn = uma ficha de um peão a mais
crusoe-token-plus-wood = uma ficha de madeira
crusoe-token-plus-food = uma ficha de comida
crusoe-token-strength = uma ficha de perigo
crusoe-token-block = desordem
crusoe-token-rain = uma nuvem de chuva
crusoe-token-winter = uma nuvem de inverno
crusoe-token-storm = uma tempestade
crusoe-token-animals = animais famintos
crusoe-token-totem = um totem a vasculhar
crusoe-token-fog = névoa
crusoe-token-ash = cinza
crusoe-token-lava = lava
crusoe-token-temple = um templo explorado
crusoe-token-village = uma aldeia
crusoe-token-burnt = uma aldeia queimada
crusoe-token-cross = uma cruz
crusoe-token-shortcut = o atalho
crusoe-token-wither = um lugar árido

crusoe-at-threat = as ameaças
crusoe-at-build = Construir
crusoe-at-gather = Coletar
crusoe-at-explore = Explorar
crusoe-at-arrange = Arrumar o acampamento
crusoe-at-rest = Descansar
crusoe-at-hunt = o baralho de caça
crusoe-at-weather = o clima
crusoe-at-shelter = o custo do abrigo
crusoe-at-roof = o custo do telhado
crusoe-at-palisade = o custo da paliçada
crusoe-at-weapons = o custo das armas

crusoe-threat = Ameaça
crusoe-hunt = Caçar
crusoe-build = Construir
crusoe-gather = Coletar
crusoe-explore = Explorar
crusoe-arrange = Arrumar o acampamento
crusoe-rest = Descansar
crusoe-clear = Limpar

crusoe-deck-event = baralho de eventos
crusoe-deck-event_deck = baralho de eventos
crusoe-deck-build = aventuras de construir
crusoe-deck-gather = aventuras de coletar
crusoe-deck-explore = aventuras de explorar
crusoe-deck-mystery = mistérios
crusoe-deck-mysteries = mistérios
crusoe-deck-beast = feras
crusoe-deck-beasts = feras
crusoe-deck-hunt = baralho de caça
crusoe-deck-invention = invenções
crusoe-deck-discovery = fichas de descoberta
crusoe-deck-ambush = feras de tocaia
crusoe-deck-tiles = peças da ilha

crusoe-phase-event = Evento
crusoe-phase-morale = Moral
crusoe-phase-production = Produção
crusoe-phase-planning = Planejamento
crusoe-phase-action = Ações
crusoe-phase-evening = Entardecer
crusoe-phase-weather = Clima
crusoe-phase-night = Noite

## Where pawns go

crusoe-to-threat = { $thing }
crusoe-to-hunt = Caçar
crusoe-to-shelter = Abrigo
crusoe-to-roof = Telhado
crusoe-to-palisade = Paliçada
crusoe-to-weapons = Armas
crusoe-to-build = Construir { $thing }
crusoe-to-cross = Cruz em { $space }
crusoe-to-gather = Coletar { $source } em { $space }
crusoe-to-explore = Explorar { $space }
crusoe-to-totem = Vasculhar o totem de { $space }
crusoe-to-jenny = Ir de jangada até Jenny
crusoe-to-chart = Seguir o mapa do tesouro
crusoe-to-village = Queimar a aldeia de { $space }
crusoe-to-city = Assaltar a cidade
crusoe-to-clear = Limpar { $space }: { $source }
crusoe-to-arrange = Arrumar o acampamento
crusoe-to-rest = Descansar

crusoe-done-threat = { $who } dá um jeito em “{ $thing }”.
crusoe-done-hunt = { $who } sai à caça.
crusoe-done-shelter = { $who } ergue o abrigo.
crusoe-done-roof = { $who } melhora o telhado.
crusoe-done-palisade = { $who } reforça a paliçada.
crusoe-done-weapons = { $who } faz armas.
crusoe-done-build = { $who } constrói algo novo: { $thing }.
crusoe-done-cross = { $who } ergue uma cruz em { $space }.
crusoe-done-gather = { $who } coleta { $source } em { $space }.
crusoe-done-explore = { $who } explora { $space }.
crusoe-done-totem = { $who } vasculha o totem de { $space }.
crusoe-done-jenny = { $who } chega de jangada à rocha de Jenny.
crusoe-done-chart = { $who } segue o mapa do tesouro.
crusoe-done-village = { $who } ataca a aldeia de { $space }.
crusoe-done-city = { $who } assalta a cidade.
crusoe-done-clear = { $who } limpa { $space }: { $source }.
crusoe-done-arrange = { $who } põe o acampamento em ordem.
crusoe-done-rest = { $who } descansa.

crusoe-failed-shelter = { $who } não consegue erguer o abrigo.
crusoe-failed-roof = { $who } fracassa com o telhado.
crusoe-failed-palisade = { $who } fracassa com a paliçada.
crusoe-failed-weapons = { $who } não consegue melhorar as armas.
crusoe-failed-build = { $who } tenta em vão construir: { $thing }.
crusoe-failed-cross = { $who } não consegue erguer a cruz em { $space }.
crusoe-failed-gather = { $who } volta de { $space } de mãos vazias.
crusoe-failed-explore = { $who } se perde a caminho de { $space }.
crusoe-failed-totem = { $who } não encontra nada no totem de { $space }.
crusoe-failed-jenny = { $who } precisa voltar antes de chegar a Jenny.
crusoe-failed-chart = { $who } não entende o mapa do tesouro.

## Options

crusoe-option-scenario = Cenário: { $value }
crusoe-option-scenario-description = Qual história jogar; para começar, Náufragos
crusoe-scenario-castaways = Náufragos
crusoe-scenario-cursed = A ilha amaldiçoada
crusoe-scenario-jenny = Jenny
crusoe-scenario-volcano = O vulcão
crusoe-scenario-cannibals = Os canibais
crusoe-scenario-family = A família
crusoe-choice-castaways = Náufragos: 12 rodadas, para começar
crusoe-choice-cursed = A ilha amaldiçoada: 10 rodadas, mais difícil
crusoe-choice-jenny = Jenny: 8 rodadas, um resgate
crusoe-choice-volcano = O vulcão: 8 rodadas, uma corrida
crusoe-choice-cannibals = Os canibais: 9 rodadas, uma guerra
crusoe-choice-family = A família: 12 rodadas, o mais difícil
crusoe-goal-castaways = Um navio passa nas rodadas 10 a 12. Acendam um fogo e empilhem 15 de madeira para o sinal, em etapas de 1, 2, 3, 4 e 5 de madeira, no máximo uma por rodada: a pilha precisa estar completa enquanto o navio estiver à vista.
crusoe-goal-cursed = A névoa avança sobre a ilha. Ergam uma cruz em cinco peças diferentes em 10 rodadas.
crusoe-goal-jenny = Jenny está em uma rocha e perde 2 corações por noite. Tragam-na de jangada e construam o bote salva-vidas em 8 rodadas.
crusoe-goal-volcano = A lava vem a partir da rodada 4. Explorem peças e templos suficientes, construam o esquife e partam em 8 rodadas.
crusoe-goal-cannibals = Queimem aldeias e assaltem a cidade, que é descoberta na rodada 4. O prazo é de 9 rodadas.
crusoe-goal-family = Façam um lar: abrigo, telhado, paliçada, armas e nove invenções. A partir da rodada 7 há crianças para alimentar.
crusoe-option-friday = Sexta-Feira: { $value }
crusoe-option-friday-description = Ter a ajuda de Sexta-Feira; normal com um ou dois
crusoe-friday-standard = pelas regras
crusoe-friday-yes = com Sexta-Feira
crusoe-friday-no = sem Sexta-Feira (mais difícil)
crusoe-option-dog = Cachorro: { $value }
crusoe-option-dog-description = Ter a ajuda do cachorro; normal com um jogador
crusoe-dog-standard = pelas regras
crusoe-dog-yes = com o cachorro (mais fácil)
crusoe-dog-no = sem o cachorro
crusoe-option-starting_items = Itens iniciais: { $value }
crusoe-option-starting_items-description = Quantos itens se salvaram; 2 pelas regras
crusoe-option-events = Eventos: { $value }
crusoe-option-events-description = Com que frequência se lê o livro do cenário
crusoe-events-standard = pelas regras
crusoe-events-fewer-book = menos com livro
crusoe-events-more-book = mais com livro
crusoe-option-wreckage = Destroços: { $value }
crusoe-option-wreckage-description = O que o mar traz na primeira rodada
crusoe-choice-food-crates = caixas de comida
crusoe-wreckage-random = ao acaso
crusoe-option-rulings-description = Qual edição decide os poucos pontos duvidosos
crusoe-rulings-first = Primeira edição
crusoe-rulings-later = Edição posterior
crusoe-option-halving = Um nível pela metade: { $value }
crusoe-halving-loss-down = arredonda a perda para baixo
crusoe-halving-result-down = arredonda a perda para cima
crusoe-option-draft = Planejamento: { $value }
crusoe-option-draft-description = Colocar os peões de todos, ou só os seus
crusoe-draft-together = todos planejam com todos os peões
crusoe-draft-own = cada um planeja com os seus
crusoe-variant-easier = mais fácil
crusoe-variant-harder = mais difícil

crusoe-lobby-easing = No conjunto, { $ease ->
    [easier] mais fácil
   *[harder] mais difícil
} do que pelas regras.
crusoe-lobby-three = Com três jogadores, o cachorro compensa o peão que Sexta-Feira dá a dois.
crusoe-lobby-newcomers = Mais fácil para uma primeira partida: abra com o cachorro (`dog`) e 3 itens iniciais (`starting_items`).

crusoe-died-of = { $by ->
    [hunger] { $who } morreu de fome.
    [cold] { $who } morreu de frio, sem abrigo.
    [beast] { $who } morreu lutando.
    [weather] O clima acabou com { $who }.
    [morale] { $who } morreu de desânimo.
    [work] { $who } morreu de um ferimento no trabalho.
   *[card] { $who } não sobreviveu a isto: { $card }.
}
crusoe-closest-night = A noite mais apertada foi a da rodada { $round }: { $who } estava com { $hearts ->
    [0] nenhum coração
    [one] 1 coração
   *[other] { $hearts } corações
}.
crusoe-placed = { $score ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $score } pontos
}: { $place }º lugar entre as { $count } partidas desta história aqui.

## Whom the table waits for

crusoe-asks-planning = { $who } { $pawns ->
    [0] { $lacking ->
        [0] **Rodada { $round } de { $rounds }:** todos os peões estão colocados. Se concordam com o plano, apertem **{ crusoe-do-ready }**.
        [one] **Rodada { $round } de { $rounds }:** todos os peões estão colocados, mas 1 ação ainda precisa de mais peões.
       *[other] **Rodada { $round } de { $rounds }:** todos os peões estão colocados, mas { $lacking } ações ainda precisam de mais peões.
    }
    [one] **Rodada { $round } de { $rounds }: planejem o dia.** 1 peão está livre.
   *[other] **Rodada { $round } de { $rounds }: planejem o dia.** { $pawns } peões estão livres.
}{ $ready_count ->
    [0] { "" }
   *[other] { " " }Prontos: { $ready }.
}
crusoe-asks-rolling = { $who } { $action ->
    [none] Os dados estão na mesa
   *[other] **{ $action }**{ $actor ->
        [none] { "" }
       *[other] , { $actor }
    }
}: { $asked_success ->
    [success] sucesso
   *[other] fracasso
}{ $asked_wound ->
    [wound] , um ferimento
   *[other] { "" }
}{ $asked_adventure ->
    [adventure] , uma aventura
   *[other] { "" }
}. Role um dado de novo ou deixe assim.
crusoe-asks-demanding = { $who } { $asked_kind ->
    [wood] Pede-se madeira
    [food] Pede-se comida
    [hide] Pede-se pele
    [determination] Pede-se determinação
    [roof] Pede-se telhado
    [palisade] Pede-se paliçada
    [weapons] Pedem-se armas
   *[other] Pede-se algo
}, e não há o bastante. Use algo que ajude ou aguente.
crusoe-asks-dying = { $who } { $card ->
    [none] { "" }
   *[other] **{ $card }**:{ " " }
}{ $dying } morreria com { $wounds ->
    [0] 0 ferimentos
    [one] 1 ferimento
   *[other] { $wounds } ferimentos
}. Cure alguém agora ou deixe acontecer.
crusoe-asks-fighting = { $who } Força { $asked_strength } contra armas { $weapons }. Use algo ou lute.
crusoe-asks-weathering = { $who } Nuvens: { $sky_rain } de chuva, { $sky_winter } de inverno; telhado { $roof }. O que levam: { $toll }. Use algo ou enfrente o clima.
crusoe-asks-eating = { $who } Não há comida para todos. Use algo, ou alguém passará fome.
crusoe-asks-resting = { $who } Noite. Cure quem você puder, ou deixe assim.
crusoe-asks-choosing = { $who } { $card ->
    [none] { "" }
   *[other] **{ $card }**{ $actor ->
        [none] { "" }
       *[other] , { $actor }
    }:{ " " }
}{ $asked_asks ->
    [morale] { crusoe-question-morale }
    [hungry] { crusoe-question-hungry }
    [move-camp] { crusoe-question-move-camp }
    [camp] { crusoe-question-camp }
    [arrange-camp] { crusoe-question-arrange-camp }
    [mystery] { crusoe-question-mystery }
    [mysteries] { crusoe-question-mysteries }
    [spare] { crusoe-question-spare }
    [tile-to-lay] { crusoe-question-tile-to-lay }
    [tiles] { crusoe-question-tiles }
    [tile] { crusoe-question-tile }
    [terrain] { crusoe-question-terrain }
    [shortcut] { crusoe-question-shortcut }
    [shortcut-goods] { crusoe-question-shortcut-goods }
    [corral] { crusoe-question-corral }
    [thrift] { crusoe-question-thrift }
    [arrange] { crusoe-question-arrange }
    [build] { crusoe-question-build }
    [token] { crusoe-question-token }
    [give-token] { crusoe-question-give-token }
    [fog] { crusoe-question-fog }
    [marker-place] { crusoe-question-marker-place }
    [marker] { crusoe-question-marker }
    [raise] { crusoe-question-raise }
    [lower] { crusoe-question-lower }
    [halve] { crusoe-question-halve }
    [level] { crusoe-question-level }
    [cloud] { crusoe-question-cloud }
    [source] { crusoe-question-source }
    [cover] { crusoe-question-cover }
    [heal] { crusoe-question-heal }
    [soothe] { crusoe-question-soothe }
    [hunt] { crusoe-question-hunt }
    [forget] { crusoe-question-forget }
    [invention] { crusoe-question-invention }
    [lose] { crusoe-question-lose }
    [mark] { crusoe-question-mark }
    [discovery] { crusoe-question-discovery }
    [loss] { crusoe-question-loss }
    [tribute] { crusoe-question-tribute }
    [carry] { crusoe-question-carry }
    [halved] { crusoe-question-halved }
    [tokens-along] { crusoe-question-tokens-along }
   *[decide] { crusoe-question-decide }
}{ $asked_total ->
    [0] { "" }
   *[other] { " " }({ $asked_number } de { $asked_total })
}

crusoe-question-decide = Decida.
crusoe-question-morale = O ânimo está nas alturas. Fichas, ou curar um ferimento?
crusoe-question-hungry = Quem passa fome esta noite?
crusoe-question-move-camp = { $lava ->
    [none] { "" }
   *[other] A lava toma { $lava } quando a próxima rodada começar!{ " " }
}O acampamento fica, ou para onde vai?
crusoe-question-camp = O acampamento precisa mudar de lugar. Para onde?
crusoe-question-arrange-camp = O acampamento está em ordem. Fichas ou moral?
crusoe-question-mystery = Continuar procurando ou parar?
crusoe-question-mysteries = Todos os mistérios, ou um a menos com o símbolo?
crusoe-question-spare = Usar o símbolo e ignorar, ou enfrentar?
crusoe-question-tile-to-lay = Qual peça é colocada?
crusoe-question-tiles = Qual peça vai por cima?
crusoe-question-tile = Qual peça é atingida?
crusoe-question-terrain = Qual terreno é coberto?
crusoe-terrain = terreno
crusoe-question-shortcut = Aonde leva o atalho?
crusoe-question-shortcut-goods = O que chega pelo atalho?
crusoe-question-corral = Qual fonte enche o curral?
crusoe-question-thrift = Qual ação custa 1 de madeira a menos?
crusoe-question-arrange = Para qual ação de arrumar o acampamento é a Bíblia?
crusoe-question-build = O que se constrói?
crusoe-question-token = Qual ficha?
crusoe-question-give-token = Quem recebe 1 ficha de determinação?
crusoe-question-fog = Onde a névoa se dissipa?
crusoe-question-marker-place = { $options_scenario ->
    [cursed] Onde a névoa se espalha?
   *[volcano] Onde cai a cinza?
}
crusoe-question-marker = Quem recebe um marcador? Cada marcador fere esta noite.
crusoe-question-raise = O que sobe, o telhado ou a paliçada?
crusoe-question-lower = O que desce, o telhado ou a paliçada?
crusoe-question-halve = O que cai pela metade, o telhado ou a paliçada?
crusoe-question-level = Paliçada ou armas?
crusoe-question-cloud = Qual nuvem?
crusoe-question-source = Qual fonte se esgota?
crusoe-question-cover = Qual marcador preto sai?
crusoe-question-heal = Quem vai ser curado?
crusoe-question-soothe = Qual símbolo de moral é coberto?
crusoe-question-hunt = A próxima fera: fica ou vai para o fundo?
crusoe-question-forget = Qual invenção é descartada?
crusoe-question-invention = Com qual invenção você fica?
crusoe-question-lose = Qual item se perde?
crusoe-question-mark = Qual item é marcado?
crusoe-question-discovery = Com qual ficha você fica?
crusoe-question-loss = Do que você abre mão?
crusoe-question-tribute = O que se dá a eles?
crusoe-question-carry = Carregar mais aqui, ou guardar isso para outra ação?
crusoe-question-halved = Metade da produção. Qual metade?
crusoe-question-tokens-along = As fichas do acampamento vão junto?

crusoe-answer-morale-tokens = Fichas
crusoe-answer-morale-heal = Curar 1 ferimento
crusoe-answer-move-camp-stay = Ficar
crusoe-answer-sheltered = { $space } (abrigo natural)
crusoe-answer-arrange-camp-tokens = Fichas
crusoe-answer-arrange-camp-morale = Moral +1
crusoe-answer-mystery-stop = Parar aqui
crusoe-answer-mystery-go-on = Continuar procurando
crusoe-answer-mysteries-all = Todos
crusoe-answer-mysteries-fewer = Um a menos: usar o símbolo
crusoe-answer-spare-ignore = Ignorar: usar o símbolo
crusoe-answer-spare-face = Enfrentar
crusoe-answer-shortcut-goods-wood = 1 de madeira
crusoe-answer-shortcut-goods-food = 1 de comida
crusoe-answer-corral-leave = Agora não
crusoe-answer-level-palisade = Paliçada +1
crusoe-answer-level-weapons = Armas +1
crusoe-answer-cloud-ignore = Ignorar 1 nuvem de chuva
crusoe-answer-cloud-soften = Transformar uma nuvem de inverno em chuva
crusoe-answer-hunt-leave = Deixar por cima
crusoe-answer-hunt-bottom = Para o fundo
crusoe-answer-loss-pay = Pagar
crusoe-answer-loss-wounds = Sofrer os ferimentos
crusoe-answer-loss-item = 1 item
crusoe-answer-loss-weapons = Armas −1
crusoe-answer-loss-palisade = Paliçada −1
crusoe-answer-loss-determination = 1 ficha de determinação
crusoe-answer-tribute-wood = 1 de madeira
crusoe-answer-tribute-food = 1 de comida
crusoe-answer-carry-both = Os dois
crusoe-answer-carry-leave = Aqui não
crusoe-answer-halved = { $food ->
    [0] { $wood } de madeira
   *[other] { $wood ->
        [0] { $food } de comida
       *[other] { $wood } de madeira e { $food } de comida
    }
}
crusoe-answer-tokens-along-take = Levar
crusoe-answer-tokens-along-leave = Deixar
crusoe-answer-decide-leave = Deixar
crusoe-answer-decide-take = Fazer isso
crusoe-answer-decide-pay = Pagar
crusoe-answer-decide-stay-out = Passar a noite fora
crusoe-answer-decide-hurry = Voltar depressa; a carta retorna
crusoe-answer-decide-fight = Lutar
crusoe-answer-decide-flee = Fugir
crusoe-answer-source = { $source } em { $space }
crusoe-answer-cover = { $what } em { $space }
crusoe-answer-token = { $token } sobre { $at }
crusoe-answer-soothe = { $who }, no ferimento { $wound }

# What a card offers; whoever takes it meets its lower half later

crusoe-event-b1-pay = Descartar 2 de madeira
crusoe-event-b1-wounds = 1 ferimento para cada jogador
crusoe-event-a27-wounds = 1 ferimento para cada jogador
crusoe-adventure-013-fight = Lutar: você sofre 2 ferimentos e ganha 2 de comida e 1 pele
crusoe-adventure-013-flee = Fugir: perde 1 de comida e 1 de paliçada (depois, ele ataca)
crusoe-adventure-017-take = Cavar: 2 fichas de descoberta (depois, perde 1 de paliçada)
crusoe-adventure-018-take = Dormir: cura 2 ferimentos (depois, perde 1 de moral)
crusoe-adventure-021-take = Pegar 2 de madeira (depois, perde 1 de moral)
crusoe-adventure-026-take = Construir mais uma vez, com dados (depois, perde 1 de telhado ou paliçada)
crusoe-adventure-027-wounds = Sofrer 1 ferimento
crusoe-adventure-036-hurry = Voltar depressa (depois, uma fera de força 4 ataca)
crusoe-adventure-037-hurry = Voltar depressa (depois, uma fera de força 3 ataca)
crusoe-adventure-038-take = Entrar: 3 mistérios (depois, uma fera de força 3 ataca)
crusoe-adventure-041-take = Descartar 1 de comida: armas +1
crusoe-adventure-044-take = Subir: 3 mistérios (depois, todos sofrem 1 ferimento)
crusoe-adventure-045-take = Procurar: uma ferramenta de graça (depois, perde 1 de moral)
crusoe-adventure-046-take = Pegar: 1 tesouro (depois, três sucessos têm de ser rolados de novo)
crusoe-adventure-049-take = Entrar: 2 mistérios (depois, cada jogador perde 1 ficha de determinação)
crusoe-adventure-050-take = Pegar 2 de madeira (depois, perde 1 de telhado ou paliçada)
crusoe-adventure-051-take = Pegar 2 de comida e 1 pele (depois, todos sofrem 1 ferimento)
crusoe-adventure-055-pay = Dar a ele 1 de comida
crusoe-adventure-055-leave = Espantar (depois, todos comem 1 a mais)
crusoe-adventure-069-take = Carregar 2 de madeira e machucar um braço (depois, pode custar caro)
crusoe-adventure-071-take = Abrir: um item inicial (depois, perde 1 de moral)
crusoe-adventure-073-take = Pegar 1 de comida por jogador (depois, perde 1 de telhado)
crusoe-adventure-074-take = Pegar 3 de madeira (depois, perde metade do telhado)
crusoe-adventure-076-take = Olhar dentro: 2 tesouros (depois, cada jogador tem só 1 peão por uma rodada)
crusoe-adventure-080-take = Pegar 2 peles (depois, o acampamento produz 1 de comida a menos)
crusoe-adventure-085-take = Pegar 1 de comida por jogador (depois, ferimentos se vocês não tiverem a cura)
crusoe-mystery-204-wounds = Sofrer 1 ferimento

## What can be done

crusoe-do-assign = { $pawn }: { $to }
crusoe-do-take-back = Retirar { $pawn } de: { $to }
crusoe-do-lead = { $pawn } age: { $to }
crusoe-do-hasten = Antes de tudo: { $to }
crusoe-do-pay = { $to }: pagar com { $goods }
crusoe-do-ready = Concordar com o plano
crusoe-do-not-ready = Ainda não
crusoe-do-use = Usar: { $thing }{ $price ->
    [0] { "" }
    [1] { "" } (1 ficha)
   *[other] { "" } ({ $price } fichas)
}
crusoe-do-pass = Deixar assim
crusoe-pass-rolling = Manter o resultado
crusoe-pass-demanding = Receber os ferimentos
crusoe-pass-dying = Deixar acontecer
crusoe-pass-fighting = Lutar
crusoe-pass-weathering = Enfrentar o tempo
crusoe-pass-eating = Comer o que há
crusoe-pass-resting = Ir dormir
crusoe-do-waive = { $gate_key ->
    [fight] Me perguntar antes de lutar: ligar ou desligar
    [weather] Me perguntar antes do clima: ligar ou desligar
    [night] Me perguntar à noite: ligar ou desligar
   *[demand] Me perguntar quando faltar algo: ligar ou desligar
}
crusoe-do-order = { $what_key ->
    [camp] O acampamento esta noite: { $word }
    [hungry] Se alguém passar fome: { $word }
    [morale] Com o moral no máximo: { $word }
    [rolls] Me perguntar sobre rolagens: { $word }
   *[arrange] Quando eu arrumar o acampamento: { $word }
}
crusoe-do-reroll = { $die_key ->
    [wound] Rolar de novo o dado de ferimento
    [success] Rolar de novo o dado de sucesso
   *[adventure] Rolar de novo o dado de aventura
}{ $by ->
    [none] { "" }
   *[other] , com fichas de Sexta-Feira
}
crusoe-do-answer = { $word }
crusoe-do-stack = { $wood } de madeira na pilha

crusoe-order-camp-stay = fica
crusoe-order-camp-ask = perguntar
crusoe-order-hungry-healthiest = quem estiver mais saudável
crusoe-order-hungry-ask = perguntar
crusoe-order-morale-tokens = fichas
crusoe-order-morale-heal = curar um ferimento
crusoe-order-morale-ask = perguntar
crusoe-order-rolls-failures = depois de um fracasso
crusoe-order-rolls-wounds = depois de um fracasso ou ferimento
crusoe-order-rolls-always = sempre
crusoe-order-rolls-never = nunca
crusoe-order-arrange-tokens = fichas
crusoe-order-arrange-morale = moral
crusoe-order-arrange-ask = me perguntar

crusoe-menu-assign = Enviar um peão…
crusoe-menu-take-back = Retirar…
crusoe-menu-lead = Quem age…
crusoe-menu-hasten = O que vem primeiro…
crusoe-menu-pay = Pagar com…
crusoe-menu-ready = Concordar com o plano
crusoe-menu-not-ready = Ainda não
crusoe-menu-use = Usar…
crusoe-menu-pass = Deixar assim
crusoe-menu-waive = Quando me perguntar…
crusoe-menu-order = Esta noite…
crusoe-menu-reroll = Rolar um dado de novo…
crusoe-menu-answer = Decidir…
crusoe-menu-stack = Madeira na pilha…

crusoe-open-assign = Enviar peões
crusoe-open-take-back = Retirar um peão
crusoe-open-lead = Quem age
crusoe-open-hasten = Ordem
crusoe-open-pay = Pagar de outro jeito
crusoe-open-ready = Concordar com o plano
crusoe-open-not-ready = Ainda não
crusoe-open-use = Usar
crusoe-open-own = Usar… ({ $who })
crusoe-open-pass = Deixar assim
crusoe-open-waive = Quando me perguntar
crusoe-open-order = Esta noite
crusoe-open-reroll = Rolar de novo
crusoe-open-answer = Decidir
crusoe-open-stack = Pilha do sinal

crusoe-hint-assign = O primeiro peão de uma ação age, os outros ajudam. Com um a mais que o necessário, dá certo sem dados.
crusoe-hint-take-back = O peão volta ao acampamento; o que estava reservado para a ação fica livre.
crusoe-hint-lead = Quem age sofre os ferimentos, vive a aventura e ganha o que ela traz.
crusoe-hint-hasten = Ações do mesmo tipo acontecem nesta ordem.
crusoe-hint-pay = Abrigo, telhado e paliçada se pagam com madeira ou com pele.
crusoe-hint-ready = Quando todos estão de acordo, o plano é cumprido.
crusoe-hint-not-ready = Enquanto faltar alguém, o plano pode mudar.
crusoe-hint-use = Uma habilidade, um item, um tesouro ou uma ficha que serve agora.
crusoe-hint-pass = Nada é usado; a partida segue.
crusoe-hint-waive = Onde o bot não pergunta, nada seu é usado.
crusoe-hint-order = Uma resposta dada agora; depois não é preciso perguntar.
crusoe-hint-reroll = Custa 2 fichas de determinação, uma vez por rodada.
crusoe-hint-answer = O que você escolher acontece na hora.
crusoe-hint-stack = Etapas de 1, 2, 3, 4 e 5 de madeira, uma por rodada, antes das ações. Não se pode desfazer.

## What happened

crusoe-did-game-set = O mar deixou na praia { $characters }.{ $companions_count ->
    [0] { "" }
   *[other] { " " }Companhia: { $companions }.
}{ $starting_count ->
    [0] { "" }
   *[other] { " " }Salvo do naufrágio: { $starting }.
}
crusoe-did-round-began = **Rodada { $round }.** { $first } começa.
crusoe-did-phase-began = { $phase_key ->
    [morale] Ânimo no acampamento:
   *[other] { "" }-
}
crusoe-did-card-drawn = { $half ->
    [yes] Volta: **{ $card }**.
   *[none] { $deck_key ->
        [event] **{ $card }**.
        [mystery] { $who } encontra no escuro: **{ $card }**.
       *[other] Uma aventura para { $who }! **{ $card }**.
    }
}
crusoe-did-deck-empty = Não resta nada: { $deck }.
crusoe-did-deck-renewed = O descarte é embaralhado em um novo baralho: { $deck }.
crusoe-did-card-discarded = -
crusoe-did-card-reshuffled = -
crusoe-did-card-kept = -
crusoe-did-mystery-ignored = -
crusoe-did-mysteries-ended = { $resolved_count ->
    [0] Nada é encontrado.
   *[other] { "" }-
}
crusoe-did-threat-placed = -
crusoe-did-threat-struck = **A ameaça “{ $card }” ataca**.
crusoe-did-book-read = { $scenario_key ->
    [castaways] -
    [cursed] O livro: a névoa se espalha.
    [jenny] O livro: as ondas arrancam a paliçada.
    [volcano] O livro: cai cinza.
    [cannibals] O livro: **os canibais atacam o acampamento!**
   *[family] O livro: um dia pobre; metade da produção.
}
crusoe-did-totem-found = Há um totem em { $space }: o { $number ->
    [1] primeiro
    [2] segundo
    [3] terceiro
    [4] quarto
   *[other] próximo
}.
crusoe-did-token-placed = { $token_key ->
    [fog] A névoa cobre { $at }.
    [ash] A cinza cobre { $at }.
    [lava] { "" }-
    [village] Uma aldeia é descoberta em { $at }.
    [burnt] { "" }-
    [cross] Há uma cruz em { $at }.
    [temple] O templo de { $at } está explorado.
    [totem] Há algo a vasculhar em { $at }.
    [shortcut] O atalho leva a { $at }.
    [rain] { "" }-
    [winter] { "" }-
    [storm] { "" }-
    [animals] { "" }-
    [block] { "" }-
    [strength] { $at_key ->
        [hunt] { "" }-
       *[space] { crusoe-token-means }
    }
   *[other] { crusoe-token-means }
}
crusoe-token-means = { $token_key ->
    [adventure] A próxima ação de { $at } traz uma aventura.
    [reroll] Em { $at }, o próximo sucesso é rolado de novo.
    [block] A próxima ação de { $at } só tira a desordem.
    [minus-pawn] { $at_key ->
        [build] A próxima ação de { $at } pede 1 peão a mais.
        [gather] A próxima ação de { $at } pede 1 peão a mais.
        [explore] A próxima ação de { $at } pede 1 peão a mais.
        [arrange] A próxima ação de { $at } pede 1 peão a mais.
       *[space] Em { $at } cada ação pede 1 peão a mais.
    }
    [plus-wood] { $at_key ->
        [build] A próxima ação de { $at } que custe madeira custa 1 a mais.
        [shelter] 1 de madeira a mais daqui em diante: { $at }.
        [roof] 1 de madeira a mais daqui em diante: { $at }.
        [palisade] 1 de madeira a mais daqui em diante: { $at }.
        [weapons] 1 de madeira a mais daqui em diante: { $at }.
       *[space] { $at } dá 1 de madeira a mais.
    }
    [plus-food] { $at } dá 1 de comida a mais.
    [strength] { $at_key ->
        [hunt] A próxima fera caçada tem 1 de força a mais.
        [explore] A próxima ação de { $at } é perigosa: sem armas, 1 ferimento.
       *[space] Há perigo em { $at }: sem armas, 1 ferimento para quem agir ali.
    }
   *[other] Sobre { $at }: { $token }.
}
crusoe-did-token-ignored = -
crusoe-did-token-removed = { $token_key ->
    [fog] A névoa se dissipa em { $at }.
   *[other] { "" }-
}
crusoe-did-wounded = { $who } sofre { $n ->
    [0] nenhum ferimento
    [one] 1 ferimento
   *[other] { $n } ferimentos
}.
crusoe-did-healed = { $who } se cura de { $n ->
    [0] nenhum ferimento
    [one] 1 ferimento
   *[other] { $n } ferimentos
}.
crusoe-did-injured = { $who } sofre um ferimento especial: { $part }.
crusoe-did-recovered = { $who } sara do ferimento especial: { $part }.
crusoe-did-soothed = { $who } ganha ânimo: um símbolo de moral fica coberto.
crusoe-did-died = { $who } **morre**.
crusoe-did-morale-changed = O moral { $by ->
    [1] sobe
    [2] sobe
    [3] sobe
    [4] sobe
    [5] sobe
    [6] sobe
   *[other] cai
} para { $now }.
crusoe-did-determination-changed = { $who } { $by ->
    [0] não ganha fichas de determinação
    [one] ganha 1 ficha de determinação
   *[other] ganha { $by } fichas de determinação
}.
crusoe-did-determination-lost = { $who } { $n ->
    [0] não descarta fichas de determinação
    [one] descarta 1 ficha de determinação
   *[other] descarta { $n } fichas de determinação
}.
crusoe-did-goods-gained = { $who } traz { $goods }.
crusoe-did-goods-lost = Sai do estoque: { $goods }.
crusoe-did-goods-arrived = { $goods_count ->
    [0] { "" }
   *[other] Para o estoque: { $goods }.
}{ $discoveries_count ->
    [0] { "" }
   *[other] { $goods_count ->
        [0] { "" }
       *[other] { " " }
    }Já à mão: { $discoveries }.
}{ $cards_count ->
    [0] { $goods_count ->
        [0] { $discoveries_count ->
            [0] { "" }-
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $goods_count ->
        [0] { $discoveries_count ->
            [0] { "" }
           *[other] { " " }
        }
       *[other] { " " }
    }Fica guardado: { $cards }.
}
crusoe-did-demand-unmet = { $kind_key ->
    [wood] Falta madeira
    [food] Falta comida
    [hide] Falta pele
    [determination] Falta determinação
    [roof] Falta telhado
    [palisade] Falta paliçada
    [weapons] Faltam armas
    [source] Faltam fontes
    [item] Faltam itens
   *[inventions] Faltam invenções
}: { $missing }. Isso fere.
crusoe-did-level-changed = { $what_key ->
    [roof] Telhado
    [palisade] Paliçada
   *[weapons] Armas
}: { $now }.
crusoe-did-shelter-built = O abrigo está de pé.
crusoe-did-shelter-lost = **O abrigo se perde**, e com ele o telhado e a paliçada.
crusoe-did-camp-moved = O acampamento muda de { $origin } para { $to }.
crusoe-did-camp-trapped = O acampamento precisa mudar e não pode. Isso fere.
crusoe-did-source-exhausted = { $space } não dá mais: { $source }.
crusoe-did-terrain-covered = O terreno de { $space } fica coberto.
crusoe-did-tile-flipped = **A peça { $space } está perdida.**
crusoe-did-cover-lifted = { $what_key ->
    [tile] { $space } volta a ser acessível.
    [terrain] O terreno de { $space } volta a ficar livre.
   *[other] { $space } volta a dar: { $what }.
}
crusoe-did-tile-placed = { $space }: { $tile }.
crusoe-did-tiles-seen = À vista: { $tiles }.
crusoe-did-card-seen = À vista ({ $deck }): { $card }.
crusoe-all-card-seen = À vista: { $card }.
crusoe-did-beast-added = { $n ->
    [0] Nenhuma fera entra no baralho de caça.
    [one] Uma fera entra no baralho de caça.
   *[other] { $n } feras entram no baralho de caça.
}
crusoe-did-beast-left = Uma fera a menos: { $card }.
crusoe-did-ambush-set = -
crusoe-did-invention-drawn = Uma ideia nova: { $name }.
crusoe-did-invention-discarded = Invenção descartada: { $name }.
crusoe-did-item-built = Já em uso: { $name }.
crusoe-all-item-built = Já em uso: { $name }.
crusoe-did-item-lost = **Item perdido:** { $name }.
crusoe-did-items-marked = Com marca de ferrugem: { $names }.
crusoe-did-starting-item-found = Item achado: { $card }.
crusoe-did-discovery-found = { $who } encontra { $name }.
crusoe-did-discovery-lost = Fora de jogo: { $name }.
crusoe-did-limited = { $mute ->
    [yes] { $who } não usa habilidades nesta rodada.
   *[none] { $only_count ->
        [0] { $who } tem só 1 peão nesta rodada.
       *[other] Nesta rodada { $who } só pode: { $only }.
    }
}
crusoe-did-forbade = { $what_key ->
    [together] { "" }-
   *[items] { "" }-
}
crusoe-did-first-passed = Agora quem começa é { $first }.
crusoe-did-pawn-gained = { $n ->
    [0] Nenhum peão de construção ajuda nesta rodada.
    [one] Um peão de construção ajuda nesta rodada.
   *[other] { $n } peões de construção ajudam nesta rodada.
}
crusoe-did-cursed = A maldição pega { $who }: a partir de agora, cada sucesso é rolado de novo.
crusoe-did-curse-lifted = { $who } se livra da maldição.
crusoe-did-assigned = -
crusoe-did-taken-back = -
crusoe-did-led = -
crusoe-did-hastened = -
crusoe-did-paid = -
crusoe-did-stacked = { $wood } de madeira na pilha do sinal: { $now } de 15.
crusoe-did-became-ready = -
crusoe-did-ready-withdrawn = -
crusoe-did-plan-settled = -
crusoe-did-used = { $seat } usa “{ $thing }”.
crusoe-did-passed = -
crusoe-did-waived = -
crusoe-did-ordered = -
crusoe-did-order-followed = -
crusoe-did-answered = { $asks_key ->
    [heal] -
    [hungry] -
    [cloud] -
    [level] -
    [raise] -
    [lower] -
    [halve] -
    [move-camp] -
    [camp] -
    [morale] -
    [arrange-camp] -
    [tile] -
    [source] -
    [cover] -
    [fog] -
    [soothe] -
    [give-token] -
    [loss] -
    [halved] -
    [tribute] -
    [decide] { $word_key ->
        [take] { $seat } aceita.
        [leave] { $seat } recusa.
       *[other] { $seat } decide: { $word }.
    }
   *[other] { $seat } decide: { $word }.
}
crusoe-did-action-began = -
crusoe-did-action-succeeded = { $who } consegue: { $target }.
crusoe-did-action-failed = { $who } fracassa: { $target }.
crusoe-did-dice-rolled = { $who } rola os dados: { $success_key ->
    [success] sucesso
   *[other] fracasso
}{ $wound_key ->
    [wound] , um ferimento
   *[other] { "" }
}{ $adventure_key ->
    [adventure] , uma aventura
   *[other] { "" }
}.
crusoe-did-die-rerolled = { $die_key ->
    [wound] De novo o dado de ferimento
    [success] De novo o dado de sucesso
   *[adventure] De novo o dado de aventura
}: { $face_key ->
    [wound] um ferimento
    [success] sucesso
    [determination] fracasso
    [adventure] uma aventura
   *[blank] nada
}.
crusoe-did-beast-met = { $beast_key ->
    [none] { $who_key ->
        [none] Uma fera de força { $strength } ataca o acampamento.
       *[other] { $who } enfrenta uma força de { $strength }.
    }
   *[other] { $who } enfrenta: **{ $beast }**, força { $strength }.
}
crusoe-did-fought = Armas { $weapons } contra força { $strength }.
crusoe-did-production-gathered = O acampamento dá { $goods }.
crusoe-did-weather-rolled = O céu: { $rain ->
    [0] sem chuva
    [one] 1 nuvem de chuva
   *[other] { $rain } nuvens de chuva
}{ $winter ->
    [0] { "" }
    [one] , 1 nuvem de inverno
   *[other] , { $winter } nuvens de inverno
}{ $animals_key ->
    [palisade] ; os animais arrebentam a paliçada
    [food] ; os animais roubam comida
    [beast] ; vem uma fera
   *[other] { "" }
}.
crusoe-did-weather-faced = { $rain ->
    [0] { $winter ->
        [0] Noite seca
       *[other] Cai neve: nuvens de inverno { $winter }, telhado { $roof }
    }
   *[other] { $winter ->
        [0] Chove: nuvens de chuva { $rain }, telhado { $roof }
       *[other] Chuva e neve: nuvens de chuva { $rain }, nuvens de inverno { $winter }, telhado { $roof }
    }
}{ $storm ->
    [yes] ; uma tempestade castiga a paliçada
   *[none] { "" }
}.
crusoe-did-cloud-ignored = { $cloud_key ->
    [rain] Uma nuvem de chuva passa ao largo.
   *[winter] Uma nuvem de inverno passa ao largo.
}
crusoe-did-cloud-softened = Uma nuvem de inverno vira chuva.
crusoe-did-ate = { $meals ->
    [0] Não há nada para comer.
    [one] 1 refeição é servida.
   *[other] { $meals } refeições são servidas.
}
crusoe-did-went-hungry = { $who } passa fome.
crusoe-did-stayed-out = { $who } passa a noite fora.
crusoe-did-pit-seen = { $food ->
    [0] O buraco está vazio.
   *[other] Algo caiu no buraco: { $food } de comida.
}
crusoe-did-slept-rough = Sem abrigo, { $who_count ->
    [1] { $who } sofre 1 ferimento
   *[other] { $who } sofrem 1 ferimento cada
}.
crusoe-did-food-rotted = Comida estragada: { $food }.
crusoe-did-wreckage-taken = -
crusoe-did-pile-grew = Mais { $wood } de madeira para a pilha do sinal: { $now } de 15.
crusoe-did-burnt = { $space ->
    [D1] **A cidade caiu.**
   *[other] A aldeia de { $space } pega fogo.
}
crusoe-did-rescued = **Jenny está em terra.**
crusoe-did-land-lost = A lava engole { $space }.
crusoe-did-game-won = **Vocês venceram, com { $score } pontos!**
crusoe-did-game-lost = **Vocês perderam:** { $reason_key ->
    [death] { $who } **morreu.**
    [jenny] **Jenny morreu.**
    [time] **acabaram as rodadas.**
    [lava] **a lava chegou ao acampamento.**
   *[children] **faltou comida para as crianças.**
} Pontuação: { $score }.

## Refusals

crusoe-no-enough-pawns = Já basta: com { $most } { $most ->
    [0] peões
    [one] peão
   *[other] peões
}, qualquer outro sobra.
crusoe-no-only-rests = { $pawn } só pode descansar.
crusoe-no-wrong-field = { $pawn } só ajuda aqui: { $fields }.
crusoe-no-supports-only = { $pawn } só ajuda. Envie alguém antes: { $target }.
crusoe-no-only-some-actions = Nesta rodada { $pawn } só pode: { $only }.
crusoe-no-not-together = Nesta rodada, dois jogadores não trabalham juntos; já está lá: { $others }.
crusoe-no-two-players-needed = São necessários peões de dois jogadores diferentes.
crusoe-no-not-the-inventor = Só { $owner } pode agir nisso; os outros ajudam.
crusoe-no-not-yours-to-use = Você não pode usar isso: { $thing }.{ $usable_count ->
    [0] { " " }Nada pode ser usado agora.
   *[other] { " " }Agora é possível: { $usable }.
}
crusoe-no-not-now = Você não pode fazer isso agora. O plano e as respostas da noite mudam durante o planejamento, e os itens servem quando podem ajudar.
crusoe-no-too-few-tokens = Fichas de determinação para { $thing }: { $needed }; você tem { $held }.
crusoe-no-cannot-use = Agora não adianta: { $thing }.{ $has ->
    [none] { "" }
   *[other] { " " }Talvez falte { $has }.
}
crusoe-no-not-asked = Agora ninguém está perguntando nada a você.
crusoe-no-nothing-asked = Nada está sendo perguntado agora.
crusoe-no-asked-of-another = Quem decide isso é { $seat }.
crusoe-no-not-offered = Isso não é oferecido. É possível: { $offers }.
crusoe-no-unknown-target = Não existe essa ação: { $target }.
crusoe-no-no-card-there = Não há carta aí.
crusoe-no-too-few-weapons = É preciso ter armas { $needed } ou mais; há { $weapons }.
crusoe-no-item-missing = Antes é preciso isto: { $item }.
crusoe-no-no-beast-to-hunt = { $beasts ->
    [0] Não há nada para caçar.
    [one] Há uma fera para caçar, e já está planejada.
   *[other] Há { $beasts } feras para caçar, todas planejadas.
}
crusoe-no-shelter-stands = O abrigo já está de pé.
crusoe-no-shelter-missing = Primeiro é preciso um abrigo: sem ele não há telhado nem paliçada.
crusoe-no-not-an-invention-here = Isso não pode ser construído aqui: { $item }.
crusoe-no-terrain-unexplored = { $item } precisa de um terreno ainda não explorado: { $terrain }.
crusoe-no-camp-produces = A peça do acampamento, { $space }, produz sozinha; ali não se coleta.
crusoe-no-no-tile-there = Não há peça acessível em { $space }.
crusoe-no-no-source-there = { $space } não tem essa fonte.{ $sources_count ->
    [0] { "" }
   *[other] { " " }Tem: { $sources }.
}
crusoe-no-too-far = { $space } fica longe demais do acampamento.
crusoe-no-nothing-to-explore = Não há nada para explorar em { $space }.
crusoe-no-no-more-tiles = Não restam peças para explorar.
crusoe-no-no-chart = Não há mapa do tesouro para seguir.
crusoe-no-no-roll-on-the-table = Não há dados na mesa.
crusoe-no-cannot-reroll = Você não pode rolar isso de novo: custa { $price } fichas e pede a habilidade { $ability }.
crusoe-no-no-pile-here = Só no cenário Náufragos se empilha madeira para um sinal.
crusoe-no-one-stage-a-round = Uma etapa da pilha por rodada; { $stages ->
    [0] nenhuma está completa
    [one] 1 está completa
   *[other] { $stages } estão completas
}.
crusoe-no-too-much-wood = É demais. Espaço na etapa: { $room }; madeira livre: { $free }.
crusoe-no-pawn-is-busy = { $pawn } já está em: { $where }. Para mover um peão, retire-o primeiro (`/undo`).
crusoe-no-no-such-pawn = Não há esse peão. Há: { $pawns }.
crusoe-no-not-your-pawn = Você não pode colocar { $pawn }. Pode: { $yours }.
crusoe-no-too-few-goods = O estoque não dá para isso. Ainda livre: { $free }.{ $reserved_count ->
    [0] { "" }
   *[other] { " " }Reservado para: { $reserved }.
}
crusoe-no-no-such-pawn-there = { $pawn } não está lá: { $target }.
crusoe-no-nobody-there = “{ $target }” ainda não tem nenhum peão.
crusoe-no-leads-already = { $pawn } já lidera isto: { $target }. Para liberar um peão, use `/undo`.
crusoe-no-cannot-lead = { $pawn } não pode liderar isto: { $target }. Ajudantes só acompanham um jogador, e cada invenção própria é liderada pelo inventor.
crusoe-no-nothing-to-hasten = Já é a primeira do seu tipo: { $target }.
crusoe-no-cannot-pay-so = Isso não pode ser pago assim: { $target }. Ainda livre: { $free }.
crusoe-no-nobody-acts = “{ $target }” precisa de um jogador que lidere. Sexta-Feira e o cachorro só ajudam.
crusoe-no-too-few-pawns = Faltam peões: { $target } pede { $needed }; há { $there }.
crusoe-no-already-ready = Você já está de acordo.
crusoe-no-idle-pawns = Todos os peões precisam de tarefa; ainda livres: { $pawns }.
crusoe-no-not-ready-yet = Você ainda não está de acordo.
crusoe-no-temple-explored = O templo de { $space } já foi explorado.
crusoe-no-cross-stands = Já há uma cruz em { $space }.
crusoe-no-already-ordered = Já está decidido assim.
crusoe-no-cannot-order = Isso não pode ser decidido agora. É possível: { $words }.

crusoe-sure-ready = { $idle_count ->
    [0] { $dying_count ->
        [0] O plano tem um aviso.
       *[other] { "" }
    }
   *[other] Sem tarefa: { $idle }.{ $dying_count ->
        [0] { "" }
       *[other] { " " }
    }
}{ $dying_count ->
    [0] { "" }
   *[other] Pode morrer esta noite: { $dying }.
} Concordar mesmo assim?
crusoe-sure-stack = A madeira da pilha não volta. Colocar mesmo assim?
crusoe-sure-wasted = A etapa atual não comporta tudo. Madeira que se perderia com { $thing }: { $wood }. Continuar?
crusoe-sure-deadly = { $what_key ->
    [fighting] Lutar agora
    [weathering] Enfrentar o clima agora
    [eating] Comer agora
    [resting] Ir dormir agora
    [rolling] Deixar esta rolagem como está
    [choosing] Esta resposta
    [using] Usar isso agora
   *[other] Não fazer nada
} { $dying_count ->
    [0] encerraria a partida para todos.
   *[other] mataria { $dying } ({ $wounds ->
        [0] 0 ferimentos
        [one] 1 ferimento
       *[other] { $wounds } ferimentos
    }){ $lost ->
        [yes] { " " }e encerraria a partida para todos.
       *[other] .
    }
} Você ainda pode evitar isso.
crusoe-anyway-deadly = { $what_key ->
    [fighting] Lutar mesmo assim
    [weathering] Enfrentar mesmo assim
    [eating] Comer mesmo assim
    [resting] Dormir mesmo assim
    [rolling] Deixar mesmo assim
    [demanding] Não fazer nada mesmo assim
    [dying] Deixar acontecer
   *[other] { $label }
}

## The plan and tonight

crusoe-plan-title = **Plano**{ $count ->
    [0] { "" }
   *[other] { " " }(de acordo: { $ready })
}
crusoe-plan-menu-build = Construir… ({ $count })
crusoe-plan-menu-land = Coletar ou explorar… ({ $count })
crusoe-plan-menu-other = Ameaça, acampamento, descanso… ({ $count })
crusoe-plan-pawns = { $n ->
    [0] nenhum peão
    [one] 1 peão
   *[other] { $n } peões
}
crusoe-plan-more = Mais…
crusoe-plan-other-crew = Outro grupo…
crusoe-plan-rests = { $count ->
    [0] Algo mudou desde que você concordou: olhe de novo.
    [one] { $names } está de acordo; o plano espera por você.
   *[other] { $names } estão de acordo; o plano espera por você.
}
crusoe-plan-orders = **Esta noite, se você não disser outra coisa:**
crusoe-plan-never-asked = O bot não pergunta a você { $gates }.
crusoe-gate-fight = antes de lutas
crusoe-gate-weather = antes do clima
crusoe-gate-night = à noite
crusoe-gate-demand = quando falta algo
crusoe-plan-sure = garantido
crusoe-plan-not-yet = { $to } (ainda não planejado)
crusoe-city-found = **A cidade aparece** em { $space }.
crusoe-plan-stacks = Põe { $wood } de madeira na pilha do sinal; ela não volta.
crusoe-plan-adopt = Adotar e concordar
crusoe-plan-agree = Concordar com este plano
crusoe-plan-keeps = { $added ->
    [0] Plano já aceito por { $who }:
   *[other] **Plano sugerido.** Mantém o plano que { $who } já aceitou e acrescenta peões livres.
}
crusoe-plan-moves = ⚠ Isto muda o plano atual. Move estes peões: { $who }.
crusoe-plan-open-none = { $what ->
    [life] Com todos os planos que encontrei, o mais provável é perder a partida esta noite.
    [palisade] Nenhuma ação pode subir a paliçada nesta rodada.
    [wood] Nenhuma ação dá madeira nesta rodada.
   *[food] Nenhuma ação dá comida nesta rodada.
}
crusoe-plan-open-rather = { $what ->
    [palisade] Daria para subir a paliçada, mas os peões rendem mais em outro lugar.
    [wood] Daria para juntar madeira, mas os peões rendem mais em outro lugar.
   *[food] Daria para conseguir comida, mas os peões rendem mais em outro lugar.
}
crusoe-plan-another = Outro
crusoe-lacks-food = { $meals ->
    [0] Não há comida para esta noite (2 ferimentos{ $people ->
        [1] { "" }
       *[other] { " " }cada
    }).
   *[other] Esta noite só há comida para { $meals } de { $eaters } (2 ferimentos por passar fome).
}
crusoe-may-lack-food = { $chance }% de chance de alguém passar fome esta noite (2 ferimentos).
crusoe-lacks-shelter = Ainda não há abrigo (1 ferimento{ $people ->
    [1] { "" }
   *[other] { " " }cada
}).
crusoe-warn-death = ‼ { $chance }% de chance de { $who } morrer esta noite.
crusoe-warn-children = ‼ { $chance }% de chance de faltar comida para as crianças.
crusoe-warn-impossible = ‼ Isto não pode ser feito assim: { $to }.
crusoe-warn-short-meal = ⚠️ { $chance }% de chance de alguém passar fome.
crusoe-warn-short-food = ⚠️ { $chance }% de chance de o tempo levar mais comida do que vocês têm.
crusoe-warn-short-wood = ⚠️ { $chance }% de chance de faltar madeira esta noite.
crusoe-warn-short-palisade = ⚠️ { $chance }% de chance de a paliçada não aguentar.
crusoe-warn-idle = ⚠️ Sem tarefa: { $who }.
crusoe-warn-token = ⚠️ { crusoe-token-means }
crusoe-warn-strikes = ⚠️ { $card } ataca na próxima rodada se vocês não resolverem hoje.
crusoe-warn-reserved-wood = ⚠️ { $n } de madeira está reservada para o plano e não aquece ninguém esta noite.
crusoe-warn-no-shelter = ⚠️ Sem abrigo isto não levanta a paliçada: { $to }.
crusoe-warn-no-beast = ⚠️ A ameaça leva antes a última fera, então aqui não sobra nenhuma: { $to }.
crusoe-warn-lava = ⚠️ A lava toma { $to } quando a próxima rodada começar, e o acampamento junto, se ele não se mudar esta noite.
crusoe-threat-strikes = ataca na rodada { $round }

## The first time

crusoe-new-planning = -# Cada peão faz uma coisa. Dois peões em uma ação sempre conseguem; um sozinho rola os dados. Escolha nos menus e aperte { crusoe-do-ready }.
crusoe-new-rolling = -# Três dados: se dá certo, se fere, se há aventura. Quem tem fichas e a habilidade pode rolar um de novo.
crusoe-new-choosing = -# O que você escolher acontece na hora. Uma carta de aventura que vai para o baralho de eventos volta mais tarde.
crusoe-new-demanding = -# O que for pedido e faltar causa ferimentos. Algo que você tem ainda pode ajudar.
crusoe-new-dying = -# Alguém morreria agora, e você ainda pode curar. Escolha o que usar.
crusoe-new-fighting = -# Cada ponto que falta de armas é um ferimento. Armas e paliçada também podem cair; comida e pele são o prêmio.
crusoe-new-weathering = -# Cada nuvem de inverno pede 1 de madeira; cada nuvem acima do telhado, 1 de comida e 1 de madeira. O que falta fere todos.
crusoe-new-eating = -# Cada pessoa come 1. Quem passa fome sofre 2 ferimentos.
crusoe-new-resting = -# O que cura à noite pode ser usado agora.

crusoe-lesson-1 = -# Mandem primeiro um peão para as caixas de comida e depois construam um abrigo.
crusoe-lesson-2 = -# Cada carta de evento espera duas rodadas e então ataca. Para evitar, enviem peões com o que a carta pede.
crusoe-lesson-3 = -# A comida estraga à noite, menos a que se conserva. Colete para a próxima refeição.
crusoe-lesson-4 = -# Começa a chover. Cada nuvem acima do telhado pede 1 de comida e 1 de madeira.
crusoe-lesson-6 = -# O inverno chega na próxima rodada: cada nuvem de inverno pede 1 de madeira, seja qual for o telhado. Guarde madeira.
crusoe-lesson-7 = -# De agora em diante, três dados do clima: chuva, inverno e animais famintos. Uma paliçada ajuda.
crusoe-lesson-9 = -# O navio chega na rodada 10. Fogo, e o que falta dos 15 de madeira: uma etapa por rodada.

crusoe-late-pile = -# Pilha do sinal: { $left ->
    [1] falta 1 etapa
   *[other] faltam { $left } etapas
}, no máximo uma por rodada, e { $fits ->
    [0] não resta nenhuma rodada
    [1] só resta 1 rodada
   *[other] só restam { $fits } rodadas
}. { $helps_count ->
    [0] Ela não pode mais ficar completa; os pontos continuam valendo.
   *[other] Só isto ainda pode compensar: { $helps }.
}
crusoe-late-fire = -# O fogo pede montanhas, e ninguém as encontrou: não dá mais para fazê-lo. Os pontos continuam valendo.
crusoe-late-jenny = -# Não dá mais para trazer Jenny à terra: isso leva { $left } rodadas, e { $fits ->
    [0] não resta nenhuma
    [1] só resta 1
   *[other] só restam { $fits }
}. Os pontos continuam valendo.
crusoe-late-lifeboat = -# Não dá mais para construir o bote salva-vidas: falta o que ele pede, e esta é a última rodada. Os pontos continuam valendo.
crusoe-late-crosses = -# Não dá mais tempo de erguer todas as cruzes. Por erguer: { $left }; possíveis no máximo: { $fits }. Os pontos continuam valendo.
crusoe-late-temples = -# Não dá mais tempo de explorar todas as peças e todos os templos. Por explorar: { $left }; os peões bastam no máximo para { $fits }. Os pontos continuam valendo.
crusoe-late-home = -# Não dá mais para terminar o lar: { $left ->
    [1] falta 1 coisa
   *[other] faltam { $left } coisas
}. Os pontos continuam valendo.

crusoe-tip-where = { $count ->
    [0] Não há perigo agora.
   *[other] Vejam isto primeiro: { $where }.
}
crusoe-tip-spares-lack = { $about }: sem isto, a chance de faltar { $measure_key ->
    [wood] madeira
    [palisade] paliçada
   *[food] comida
} esta noite é de { $before }%. Com isto, de { $after }%.
crusoe-tip-shelters = { $about }: sem isto, esta noite se dorme { $before ->
    [0] ao relento, com 1 ferimento para cada um
   *[other] em um abrigo com { $before }% de chance
}. Com isto, { $after ->
    [100] em um abrigo com certeza
   *[other] em um abrigo com { $after }% de chance
}.
crusoe-tip-brings = { $about }: { $measure }, { $after } em vez de { $before }, { $odds ->
    [100] com certeza
   *[other] com { $odds }% de chance
}.
crusoe-tip-wins = { $about }: o objetivo pede isso. { $rounds ->
    [0] É a última rodada;
    [1] Depois desta resta uma rodada;
   *[other] Depois desta restam { $rounds } rodadas;
} dá certo { $odds ->
    [100] com certeza
   *[other] com { $odds }% de chance
}.
crusoe-tip-lasts = { $about }: serve por mais { $rounds ->
    [1] uma rodada
   *[other] { $rounds } rodadas
} e dá certo { $odds ->
    [100] com certeza
   *[other] com { $odds }% de chance
}.
crusoe-tip-averts = { $about }: senão, ataca { $rounds ->
    [1] na próxima rodada
   *[other] em { $rounds } rodadas
}. Só isso significaria: { $measure }, { $before } em vez de { $after }.
crusoe-tip-hunts = { $about }: uma fera rende em média { $after } de comida. A chance de quem caça se ferir é de { $before }%.
crusoe-tip-piles = Na pilha do sinal: { $after } de madeira em vez de { $before }; ao todo cabem 15.
crusoe-tip-nobody-dies = Com este plano quase não há perigo de morte esta noite. Quem deve sofrer mais ferimentos é { $about }: { $after }.
crusoe-tip-danger = Com este plano, a chance de alguém morrer esta noite é de { $before }%. Quem corre mais perigo é { $about }; ferimentos previstos: { $after }.
crusoe-tip-rather = Em comparação com “{ $word }”: { $measure }, { $after } em vez de { $before }.
crusoe-tip-uses = Usar { $about }: { $measure }, { $after } em vez de { $before }.{ $price ->
    [0] { "" }
   *[other] { " " }{ crusoe-tip-price }
}
crusoe-tip-costs = { $about } compensa nas rodadas seguintes. Usar isto agora tem um custo: { $measure }, { $after } em vez de { $before }.{ $price ->
    [0] { "" }
   *[other] { " " }{ crusoe-tip-price }
}
crusoe-tip-keeps = { $about } poderia ser usado agora: { $measure }, { $after } em vez de { $before }. Ainda poderá ser usado depois.
crusoe-tip-price = Custa { $price ->
    [1] 1 ficha de determinação
   *[other] { $price } fichas de determinação
} e { $kept ->
    [0] não resta nenhuma
    [1] resta 1
   *[other] restam { $kept }
}.{ $owed ->
    [0] { "" }
   *[other] { " " }De manhã, o moral baixo tira { $owed }: cada uma que faltar é um ferimento.
}
crusoe-tip-stronger = Corações restantes: { $about }, { $after }; { $who }, { $before }.
crusoe-tip-farther = Passos a partir do acampamento: { $about }, { $after }; { $word }, { $before }.
crusoe-tip-reckoned = Pelas minhas contas, isto evita { $after } ferimentos, e “{ $word }”, { $before }.
crusoe-tip-alike = Quase não faz diferença. Pelas minhas contas, isto evita { $after } ferimentos, e “{ $word }”, { $before }.
crusoe-tip-cold-pile = A madeira da pilha também aqueceria: sem ela lá, alguém morre esta noite com uma chance de { $after }%; com este plano, { $before }%.
crusoe-tip-rolls-again = { $die_key ->
    [success] Outra rolagem dá certo
    [wound] Outra rolagem não mostra ferimento
   *[adventure] Outra rolagem não mostra aventura
} com { $after }% de chance. Fichas que restariam: { $before }.
crusoe-tip-stands = { $die_key ->
    [success] Outra rolagem daria certo
    [wound] Outra rolagem não mostraria ferimento
   *[adventure] Outra rolagem não mostraria aventura
} com { $after }% de chance. Fichas que restariam: { $before }.
crusoe-tip-frees = { $about } precisa de mais peões: há { $before } de { $after }.
crusoe-tip-leads = { $about }: corações de { $who }, { $after }; de quem age agora, { $before }.
crusoe-tip-orders-camp = Convém decidir esta noite se o acampamento se muda para { $about }. Lá: { $measure }, { $after } em vez de { $before }.
crusoe-tip-orders-morale = “{ $word_key ->
    [heal] { crusoe-order-morale-heal }
   *[tokens] { crusoe-order-morale-tokens }
}”, caso o moral chegue ao topo na próxima rodada: { $who } tem { $before ->
    [0] nenhum ferimento
    [one] 1 ferimento
   *[other] { $before } ferimentos
} e { $after ->
    [0] nenhuma ficha de determinação
    [one] 1 ficha de determinação
   *[other] { $after } fichas de determinação
}.
crusoe-tip-orders-arrange = Com quatro pessoas, escolhe-se: “{ $word_key ->
    [morale] { crusoe-order-arrange-morale }
   *[tokens] { crusoe-order-arrange-tokens }
}”, pois o moral está em { $after }.
crusoe-tip-nothing-better = Não vejo nada melhor para fazer.
crusoe-tip-saves-lives = { $about }: sem isto, há { $before }% de chance de alguém morrer esta noite. Com isto, { $after }%.
crusoe-tip-spares-hunger = { $about }: sem isto, há { $before }% de chance de alguém passar fome esta noite. Com isto, { $after }%.
crusoe-tip-spares-wounds = { $about }: ferimentos previstos até a manhã sem isto, { $before }; com isto, { $after }.

crusoe-measure-death = chance de uma morte em %
crusoe-measure-wounds = ferimentos ao todo
crusoe-measure-hearts = corações de quem tem menos
crusoe-measure-meals = comida no estoque
crusoe-measure-shelter = abrigos para dormir
crusoe-measure-morale = moral
crusoe-measure-wood = madeira no estoque
crusoe-measure-hide = peles no estoque
crusoe-measure-determination = fichas de determinação
crusoe-measure-roof = telhado
crusoe-measure-palisade = paliçada
crusoe-measure-weapons = armas
crusoe-measure-tiles = peças na ilha
crusoe-measure-produced = recursos da peça do acampamento por rodada
crusoe-measure-sources = fontes ao lado do acampamento
crusoe-measure-items = itens
crusoe-measure-found = descobertas, tesouros e usos
crusoe-measure-dangers = fichas que atrapalham
crusoe-measure-injuries = ferimentos especiais
crusoe-measure-pile = madeira na pilha do sinal

## The end

crusoe-points-hearts = corações: { $n }
crusoe-points-weapons = armas: { $n }
crusoe-points-roof = telhado: { $n }
crusoe-points-palisade = paliçada: { $n }
crusoe-points-pile = pilha do sinal: { $n }
crusoe-points-crosses = cruzes: { $n }
crusoe-points-fog = névoa: { $n }
crusoe-points-jenny = Jenny: { $n }
crusoe-points-lifeboat = bote salva-vidas: { $n }
crusoe-points-boat = esquife: { $n }
crusoe-points-tiles = peças: { $n }
crusoe-points-temples = templos: { $n }
crusoe-points-villages = aldeias: { $n }
crusoe-points-city = a cidade: { $n }
crusoe-points-items = itens: { $n }

crusoe-feat-wounded = { $count ->
    [0] nenhum ferimento
    [one] um ferimento sofrido
   *[other] { $count } ferimentos sofridos
}
crusoe-feat-healed = { $count ->
    [0] nenhum ferimento curado
    [one] um ferimento curado
   *[other] { $count } ferimentos curados
}
crusoe-feat-action-succeeded = { $count ->
    [0] nenhuma ação bem-sucedida
    [one] uma ação bem-sucedida
   *[other] { $count } ações bem-sucedidas
}
crusoe-feat-action-failed = { $count ->
    [0] nenhum fracasso
    [one] um fracasso
   *[other] { $count } fracassos
}
crusoe-feat-card-drawn = { $count ->
    [0] nenhuma aventura
    [one] uma aventura
   *[other] { $count } aventuras
}
crusoe-feat-item-built = { $count ->
    [0] nenhuma invenção construída
    [one] uma invenção construída
   *[other] { $count } invenções construídas
}
crusoe-feat-discovery-found = { $count ->
    [0] nenhuma descoberta
    [one] uma descoberta
   *[other] { $count } descobertas
}
crusoe-feat-fought = { $count ->
    [0] nenhuma luta
    [one] uma luta
   *[other] { $count } lutas
}
crusoe-feat-went-hungry = { $count ->
    [0] nenhuma noite com fome
    [one] uma noite com fome
   *[other] { $count } noites com fome
}
crusoe-next-scenario = Próximo cenário: { $scenario }

## Rules

crusoe-rules-1 = **{ crusoe-title }: o objetivo**
    Vocês naufragaram juntos. Cada cenário tem a sua meta e um número de rodadas para alcançá-la.
    Todos vencem quando ela é alcançada; todos perdem quando alguém morre ou as rodadas acabam.
    Cada pessoa tem uma trilha de corações. Quem tem mais ferimentos que corações morre.
    Alguns ferimentos baixam o moral, onde a trilha mostra.
crusoe-rules-2 = **Uma rodada**
    Seis fases: evento (não na rodada 1), moral, produção, ações, clima, noite.
    O primeiro jogador muda a cada rodada. Perguntas a todos vão para ele, e qualquer um pode responder.
crusoe-rules-3 = **Evento, moral, produção**
    O evento do topo acontece: primeiro o seu ícone, uma ficha de aventura ou o livro do cenário, e depois o seu texto. Então fica como segunda ameaça. O seguinte faz dele a primeira e mais um o tira dali: então ele ataca.
    Enquanto está lá, os peões podem dar um jeito nele, pelo que a carta pede.
    O moral dá fichas ao primeiro jogador, ou tira. A peça do acampamento dá 1 por fonte: madeira ou comida.
crusoe-rules-4 = **Planejar**
    Cada jogador tem dois peões. Vocês planejam todos juntos, em um só plano; os recursos ficam reservados na hora.
    Construir, coletar e explorar com um peão a mais que o necessário é garantido; com a conta exata, rolam-se dados.
    O segundo passo a partir do acampamento pede um peão a mais; ninguém vai mais longe.
    O plano é cumprido quando todos estão de acordo. Qualquer mudança pergunta a todos de novo.
crusoe-rules-5 = **As ações**
    Primeiro as ameaças; depois caçar, construir, coletar, explorar, arrumar o acampamento e descansar.
    Caçar: 2 peões; a fera do topo. Coletar: uma fonte dá 1 de madeira ou 1 de comida.
    Construir: abrigo, telhado, paliçada (cada um, 2 de madeira ou 1 pele; com três jogadores, 3 ou 2; com quatro, 4 ou 3), armas (1 de madeira) ou uma invenção. O telhado e a paliçada pedem um abrigo.
    Explorar: uma peça nova com os seus achados. Arrumar o acampamento: 2 fichas de determinação e moral +1; com quatro jogadores, um dos dois. Descansar: curar 1 ferimento.
    O que se ganha chega no fim das ações, e daí em diante as invenções funcionam.
crusoe-rules-6 = **Os dados**
    Três dados: um ferimento; sucesso ou fracasso; uma aventura. Um fracasso dá 2 fichas de determinação, e o que estava reservado não se perde.
    Uma carta de aventura acontece a quem age. Algumas vão para o baralho de eventos, e a sua metade de baixo acontece quando saem.
    Fichas de determinação pagam habilidades, cada habilidade uma vez por rodada.
crusoe-rules-7 = **As feras**
    Se as armas não chegam à força da fera: um ferimento por ponto que falta, para quem age. Depois armas e paliçada caem como ela diz, e ganham-se comida e pele.
    O que uma carta pede e falta causa ferimentos: durante uma ação, a quem age; fora disso, a todos.
crusoe-rules-8 = **O clima**
    Contam os dados da rodada e as nuvens das cartas. Cada nuvem de inverno pede 1 de madeira.
    As nuvens de chuva e de inverno acima do telhado pedem 1 de comida e 1 de madeira cada. Animais famintos levam comida ou paliçada, ou atacam com força 3. Uma tempestade leva 1 de paliçada.
    O que falta fere todos.
crusoe-rules-9 = **A noite**
    Cada pessoa come 1; quem passa fome sofre 2 ferimentos. Depois, é possível curar.
    O acampamento pode mudar para uma peça vizinha: perde-se metade do telhado e da paliçada, e tudo sem um abrigo construído.
    Sem abrigo: 1 ferimento para cada um. A comida estraga, menos a que se conserva.
crusoe-rules-10 = **Invenções, fichas, tesouros**
    Uma invenção precisa do seu terreno, dos seus itens e dos seus recursos, e funciona depois de construída. A invenção própria de um personagem só ele constrói; os outros ajudam.
    Ficha de aventura: a próxima ação desse tipo traz uma aventura. De rolar de novo: o próximo sucesso é rolado outra vez. De perigo: sem armas, um ferimento. De um peão a mais: a próxima ação desse tipo pede um a mais.
    Fichas de descoberta e tesouros são de todos e se usam quando ajudam. Itens iniciais servem duas vezes.
crusoe-rules-11 = **Sexta-Feira, o cachorro, menos jogadores**
    Sexta-Feira tem um peão e três corações, e faz de tudo; as aventuras o ferem. O cachorro ajuda a caçar e a explorar.
    Solo: Sexta-Feira, o cachorro e moral +1 a cada rodada. Com dois: Sexta-Feira.
    Com quatro: arrumar o acampamento dá fichas ou moral, não os dois.
crusoe-rules-12 = **Os cenários**
    { crusoe-scenario-castaways }: { crusoe-goal-castaways }
    { crusoe-scenario-cursed }: { crusoe-goal-cursed }
    { crusoe-scenario-jenny }: { crusoe-goal-jenny }
    { crusoe-scenario-volcano }: { crusoe-goal-volcano }
    { crusoe-scenario-cannibals }: { crusoe-goal-cannibals }
    { crusoe-scenario-family }: { crusoe-goal-family }

## Commands

command-play-crusoe = { crusoe-title }: sobreviver juntos (1 a 4 jogadores)
command-assign = Enviar peões a uma ação
command-crusoe = Planejar e responder em { crusoe-title }
command-assign-to = A qual ação enviar peões
command-assign-who = Quem age; senão, o seu próprio peão
command-assign-helpers = Quem ajuda, com + entre eles
command-assign-pay-with = Com quais recursos pagar, se há dois jeitos
command-show-plan = Mostrar o plano desta rodada
command-do-first = Pôr uma ação antes das outras do mesmo tipo
command-do-first-action = Qual ação vem primeiro
command-suggest-plan = Pedir uma sugestão de plano
command-adopt-plan = Usar a sugestão e aceitá-la
command-clear-plan = Retirar todos os peões do plano
command-answer = Responder à pergunta do jogo
command-answer-choice = Qual resposta dar
command-ability = Usar uma das suas habilidades
command-ability-name = Qual habilidade usar
command-use = Usar um item, um tesouro ou uma ficha
command-use-thing = O que usar, ex.: um remédio
command-night = Decidir já o que acontece esta noite
command-night-camp-moves = Para onde vai o acampamento esta noite
command-night-goes-hungry = Quem não come se faltar comida
command-night-morale-reward = O que receber com o moral no máximo
command-night-arrange-camp = Para que arrumar o acampamento (quatro jogadores)
command-night-ask-about-rolls = Quando perguntar a você sobre rolagens
command-night-ask-me-about = Perguntar ou não antes de lutas, do clima ou da noite
command-board-show = Mostrar em vez disso a ilha, a oficina ou as pessoas

crusoe-recap-round-began = { $count ->
    [0] { $count } rodadas
    [one] 1 rodada
   *[other] { $count } rodadas
}
crusoe-recap-tile-placed = { $count ->
    [0] { $count } peças exploradas
    [one] 1 peça explorada
   *[other] { $count } peças exploradas
}
crusoe-recap-item-built = { $count ->
    [0] { $count } coisas construídas
    [one] 1 coisa construída
   *[other] { $count } coisas construídas
}
crusoe-recap-card-drawn = { $count ->
    [0] { $count } cartas resolvidas
    [one] 1 carta resolvida
   *[other] { $count } cartas resolvidas
}

## A round in a few sentences

crusoe-day = **Ontem:** { $news }
crusoe-day-who = { $who } { $what }.
crusoe-day-explore = explorou { $things }
crusoe-day-gather = coletou { $things }
crusoe-day-source = { $source } em { $space }
crusoe-day-build = construiu { $things }
crusoe-day-cross = ergueu uma cruz em { $things }
crusoe-day-threat = resolveu “{ $things }”
crusoe-day-hunt = saiu para caçar
crusoe-day-shelter = construiu o abrigo
crusoe-day-roof = reforçou o telhado
crusoe-day-palisade = reforçou a paliçada
crusoe-day-weapons = fez armas
crusoe-day-arrange = arrumou o acampamento
crusoe-day-rest = descansou
crusoe-day-totem = vasculhou o totem em { $things }
crusoe-day-jenny = navegou até a rocha de Jenny
crusoe-day-chart = seguiu o mapa do tesouro
crusoe-day-village = atacou a aldeia em { $things }
crusoe-day-city = atacou a cidade
crusoe-day-clear = limpou { $things }
crusoe-day-failed = não conseguiu { $things }
crusoe-day-hungry = passou fome
crusoe-day-wounds = sofreu { $n ->
    [1] 1 ferimento
   *[other] { $n } ferimentos
}
crusoe-day-injured = se machucou ({ $parts })
crusoe-day-healed = curou { $n ->
    [1] 1 ferimento
   *[other] { $n } ferimentos
}
crusoe-day-rough = Noite ao relento para { $who } (1 ferimento cada).
crusoe-day-found = Vocês encontraram { $things }.
crusoe-day-morale = Moral { $by }.
crusoe-day-rotted = Estragou { $food } de comida.
crusoe-day-event = **Novo evento:** { $event }
