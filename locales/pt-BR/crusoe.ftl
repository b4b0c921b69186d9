# Robinson Crusoe.

crusoe-title = Robinson Crusoe
crusoe-pitch = Vocês naufragaram juntos em uma ilha mortal. Planejem cada dia, enfrentem o clima, comam e alcancem o objetivo a tempo.

## People

crusoe-carpenter = Carpinteiro
crusoe-cook = Cozinheiro
crusoe-explorer = Explorador
crusoe-soldier = Soldado
crusoe-friday = Sexta-Feira
crusoe-jenny = Jenny
crusoe-dog = o cachorro

crusoe-power-carpenter = Você poupa madeira, rola de novo os dados de construção e tem ideias novas.
crusoe-power-cook = Você cura os outros com comida, rola de novo os dados de coleta e faz sopa do nada.
crusoe-power-explorer = Você reconhece o terreno, rola de novo os dados de exploração e levanta o moral.
crusoe-power-soldier = Você rastreia feras, luta com mais força e melhora a paliçada ou as armas.
crusoe-plays = { $who } é { $character }. { $power }
crusoe-plays-whom = { $who } é { $character }.
crusoe-aim-castaways = **Objetivo:** façam uma fogueira e juntem 15 de madeira na pilha de lenha, um pouco por rodada. Vocês vencem se tudo estiver pronto enquanto um navio estiver por perto (rodadas 10 a 12). { crusoe-how-long }
crusoe-aim-cursed = **Objetivo:** ergam cruzes em cinco peças diferentes em 10 rodadas, enquanto a névoa se espalha pela ilha. { crusoe-how-long }
crusoe-aim-jenny = **Objetivo:** tragam Jenny até a praia em uma jangada e construam o bote salva-vidas em 8 rodadas. Ela perde 2 corações por noite. { crusoe-how-long }
crusoe-aim-volcano = **Objetivo:** explorem peças e templos suficientes, construam o barco e partam em até 8 rodadas. A lava chega na rodada 4. { crusoe-how-long }
crusoe-aim-cannibals = **Objetivo:** queimem aldeias e depois ataquem a cidade, que aparece na rodada 4. Vocês têm 9 rodadas. { crusoe-how-long }
crusoe-aim-family = **Objetivo:** montem um lar com abrigo, telhado, paliçada, armas e nove invenções. A partir da rodada 7, as crianças também comem. { crusoe-how-long }
crusoe-how-long = Se um de vocês morrer, todos perdem. Uma partida leva de uma a duas semanas.

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
crusoe-token-reroll = uma ficha para rolar de novo
crusoe-token-minus-pawn = uma ficha de peão extra
crusoe-token-plus-wood = uma ficha de madeira
crusoe-token-plus-food = uma ficha de comida
crusoe-token-strength = uma ficha de perigo
crusoe-token-block = desordem
crusoe-token-rain = uma nuvem de chuva
crusoe-token-winter = uma nuvem de inverno
crusoe-token-storm = uma tempestade
crusoe-token-animals = animais famintos
crusoe-token-totem = um totem para vasculhar
crusoe-token-fog = névoa
crusoe-token-ash = cinza
crusoe-token-lava = lava
crusoe-token-temple = um templo explorado
crusoe-token-village = uma aldeia
crusoe-token-burnt = uma aldeia queimada
crusoe-token-cross = uma cruz
crusoe-token-shortcut = o atalho
crusoe-token-wither = um lugar esgotado

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
crusoe-deck-build = baralho de aventuras de construção
crusoe-deck-gather = baralho de aventuras de coleta
crusoe-deck-explore = baralho de aventuras de exploração
crusoe-deck-mystery = baralho de mistérios
crusoe-deck-mysteries = baralho de mistérios
crusoe-deck-beast = baralho de feras
crusoe-deck-beasts = baralho de feras
crusoe-deck-hunt = baralho de caça
crusoe-deck-invention = baralho de invenções
crusoe-deck-discovery = monte de descobertas
crusoe-deck-ambush = pilha de feras à espreita
crusoe-deck-tiles = monte de peças

crusoe-phase-event = Evento
crusoe-phase-morale = Moral
crusoe-phase-production = Produção
crusoe-phase-planning = Planejamento
crusoe-phase-action = Ações
crusoe-phase-evening = Entardecer
crusoe-phase-weather = Clima
crusoe-phase-night = Noite

## Where pawns go

crusoe-to-threat = Resolver “{ $thing }”
crusoe-to-hunt = Caçar
crusoe-to-shelter = Construir o abrigo
crusoe-to-roof = Melhorar o telhado
crusoe-to-palisade = Reforçar a paliçada
crusoe-to-weapons = Fazer armas
crusoe-to-build = Fazer { $thing }
crusoe-to-cross = Erguer uma cruz em { $space }
crusoe-to-gather = Coletar { $source } em { $space }
crusoe-to-explore = Explorar { $space }
crusoe-to-totem = Vasculhar o totem de { $space }
crusoe-to-jenny = Ir de jangada até Jenny
crusoe-to-chart = Seguir o mapa do tesouro
crusoe-to-village = Queimar a aldeia de { $space }
crusoe-to-city = Atacar a cidade
crusoe-to-clear = Limpar { $space } ({ $source })
crusoe-to-arrange = Arrumar o acampamento
crusoe-to-rest = Descansar

crusoe-done-threat = { $who } resolve “{ $thing }”.
crusoe-done-hunt = { $who } sai para caçar.
crusoe-done-shelter = { $who } constrói o abrigo.
crusoe-done-roof = { $who } melhora o telhado.
crusoe-done-palisade = { $who } reforça a paliçada.
crusoe-done-weapons = { $who } faz armas.
crusoe-done-build = { $who } faz { $thing }.
crusoe-done-cross = { $who } ergue uma cruz em { $space }.
crusoe-done-gather = { $who } coleta { $source } em { $space }.
crusoe-done-explore = { $who } explora { $space }.
crusoe-done-totem = { $who } vasculha o totem de { $space }.
crusoe-done-jenny = { $who } chega de jangada à rocha de Jenny.
crusoe-done-chart = { $who } segue o mapa do tesouro.
crusoe-done-village = { $who } ataca a aldeia de { $space }.
crusoe-done-city = { $who } ataca a cidade.
crusoe-done-clear = { $who } limpa { $space } ({ $source }).
crusoe-done-arrange = { $who } arruma o acampamento.
crusoe-done-rest = { $who } descansa.

crusoe-failed-shelter = { $who } não consegue construir o abrigo.
crusoe-failed-roof = { $who } não consegue melhorar o telhado.
crusoe-failed-palisade = { $who } não consegue reforçar a paliçada.
crusoe-failed-weapons = { $who } não consegue fazer armas.
crusoe-failed-build = { $who } não consegue terminar { $thing }.
crusoe-failed-cross = { $who } não consegue erguer a cruz em { $space }.
crusoe-failed-gather = { $who } volta de { $space } de mãos vazias.
crusoe-failed-explore = { $who } se perde a caminho de { $space }.
crusoe-failed-totem = { $who } não encontra nada no totem de { $space }.
crusoe-failed-jenny = { $who } não consegue chegar à rocha de Jenny.
crusoe-failed-chart = { $who } não entende o mapa do tesouro.

## Options

crusoe-option-scenario = Cenário: { $value }
crusoe-option-scenario-description = Qual história jogar; comece por Náufragos
crusoe-scenario-castaways = Náufragos
crusoe-scenario-cursed = A ilha amaldiçoada
crusoe-scenario-jenny = Jenny
crusoe-scenario-volcano = O vulcão
crusoe-scenario-cannibals = Os canibais
crusoe-scenario-family = A família
crusoe-choice-castaways = Náufragos: 12 rodadas, comece por aqui
crusoe-choice-cursed = A ilha amaldiçoada: 10 rodadas, mais difícil
crusoe-choice-jenny = Jenny: um resgate em 8 rodadas
crusoe-choice-volcano = O vulcão: uma corrida de 8 rodadas
crusoe-choice-cannibals = Os canibais: uma guerra de 9 rodadas
crusoe-choice-family = A família: 12 rodadas, o mais difícil
crusoe-goal-castaways = Um navio passa nas rodadas 10 a 12. Façam uma fogueira e uma pilha de lenha com 15 de madeira. A pilha tem etapas de 1, 2, 3, 4 e 5 de madeira, e vocês só podem completar uma por rodada. Terminem enquanto o navio estiver por perto.
crusoe-goal-cursed = A névoa se espalha pela ilha. Ergam cruzes em cinco peças diferentes em 10 rodadas.
crusoe-goal-jenny = Jenny está presa em uma rocha e perde 2 corações por noite. Tragam Jenny até a praia em uma jangada e construam o bote salva-vidas em 8 rodadas.
crusoe-goal-volcano = A lava chega na rodada 4. Explorem peças e templos suficientes, construam o barco e partam em 8 rodadas.
crusoe-goal-cannibals = Queimem aldeias e depois ataquem a cidade, que aparece na rodada 4. Vocês têm 9 rodadas.
crusoe-goal-family = Montem um lar com abrigo, telhado, paliçada, armas e nove invenções. A partir da rodada 7, há crianças para alimentar.
crusoe-option-friday = Sexta-Feira: { $value }
crusoe-option-friday-description = Deixar Sexta-Feira ajudar (só com um ou dois jogadores)
crusoe-friday-standard = pelas regras
crusoe-friday-yes = com Sexta-Feira
crusoe-friday-no = sem Sexta-Feira (mais difícil)
crusoe-option-dog = Cachorro: { $value }
crusoe-option-dog-description = Deixar o cachorro ajudar (só com um jogador)
crusoe-dog-standard = pelas regras
crusoe-dog-yes = com o cachorro (mais fácil)
crusoe-dog-no = sem o cachorro
crusoe-option-starting_items = Itens iniciais: { $value }
crusoe-option-starting_items-description = Quantos itens vocês salvaram (normalmente 2)
crusoe-option-events = Eventos: { $value }
crusoe-option-events-description = Com que frequência acontece o efeito do cenário
crusoe-events-standard = pelas regras
crusoe-events-fewer-book = menos efeitos do cenário
crusoe-events-more-book = mais efeitos do cenário
crusoe-option-wreckage = Destroços: { $value }
crusoe-option-wreckage-description = O que o mar traz na primeira rodada
crusoe-choice-food-crates = caixas de comida
crusoe-wreckage-random = ao acaso
crusoe-option-rulings = Edição: { $value }
crusoe-option-rulings-description = Qual edição vale nos poucos pontos em dúvida
crusoe-rulings-first = Primeira edição
crusoe-rulings-later = Edição posterior
crusoe-option-halving = Reduzir um nível à metade: { $value }
crusoe-halving-loss-down = arredondar a perda para baixo
crusoe-halving-result-down = arredondar a perda para cima
crusoe-option-draft = Planejamento: { $value }
crusoe-option-draft-description = Colocar os peões de todos, ou só os seus
crusoe-draft-together = todos planejam o que todos os peões fazem
crusoe-draft-own = cada jogador planeja o que seus peões vão fazer
crusoe-variant-easier = mais fácil
crusoe-variant-harder = mais difícil

crusoe-lobby-easing = No geral, fica { $ease ->
    [easier] mais fácil
   *[harder] mais difícil
} do que com as regras normais.
crusoe-lobby-three = Com três jogadores, o cachorro compensa a falta de Sexta-Feira, que só ajuda em partidas com um ou dois.
crusoe-lobby-newcomers = Para uma primeira partida mais fácil, feche esta e digite `/play crusoe` com `dog` e 3 `starting_items`.

crusoe-died-of = { $by ->
    [hunger] { $who } morreu de fome.
    [cold] { $who } morreu de frio, sem abrigo.
    [beast] { $who } morreu em uma luta.
    [weather] { $who } morreu por causa do mau tempo.
    [morale] { $who } morreu porque o moral estava baixo demais.
    [work] { $who } morreu de um ferimento no trabalho.
   *[card] { $who } não sobreviveu a “{ $card }”.
}
crusoe-closest-night = A noite mais perigosa foi a da rodada { $round }: { $who } { $hearts ->
    [0] não tinha nenhum coração
    [one] só tinha 1 coração
   *[other] só tinha { $hearts } corações
}.
crusoe-placed = { $score ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $score } pontos
}: posição { $place } entre as { $count } partidas deste cenário neste chat.

## Whom the table waits for

crusoe-asks-planning = { $who } { $pawns ->
    [0] { $lacking ->
        [0] **Rodada { $round } de { $rounds }:** todos os peões têm uma tarefa. Se vocês concordam com o plano, apertem **{ crusoe-do-ready }**.
        [one] **Rodada { $round } de { $rounds }:** todos os peões têm uma tarefa, mas 1 ação ainda precisa de mais peões.
       *[other] **Rodada { $round } de { $rounds }:** todos os peões têm uma tarefa, mas { $lacking } ações ainda precisam de mais peões.
    }
    [one] **Rodada { $round } de { $rounds }: planejem o dia.** Há 1 peão livre.
   *[other] **Rodada { $round } de { $rounds }: planejem o dia.** Há { $pawns } peões livres.
}{ $ready_count ->
    [0] { "" }
   *[other] { " " }Prontos: { $ready }.
}
crusoe-asks-rolling = { $who } { $action ->
    [none] Os dados mostram
   *[other] **{ $action }**{ $actor ->
        [none] { "" }
       *[other] { " " }({ $actor })
    }: os dados mostram
} { $asked_success ->
    [success] um sucesso
   *[other] um fracasso
}{ $asked_wound ->
    [wound] { $asked_adventure ->
        [adventure] , um ferimento e uma aventura
       *[other] { " " }e um ferimento
    }
   *[other] { $asked_adventure ->
        [adventure] { " " }e uma aventura
       *[other] { "" }
    }
}. Você rola um dado de novo ou fica com este resultado?
crusoe-asks-demanding = { $who } **Vocês não têm { $asked_kind ->
    [wood] madeira suficiente
    [food] comida suficiente
    [hide] peles suficientes
    [determination] fichas de determinação suficientes
    [roof] telhado suficiente
    [palisade] paliçada suficiente
    [weapons] armas suficientes
   *[other] tudo de que precisam
}.** Sofra os ferimentos ou use algo que ajude.
crusoe-asks-dying = { $who } { $card ->
    [none] { "" }
   *[other] **{ $card }**:{ " " }
}**{ $dying } vai sofrer { $wounds ->
    [0] 0 ferimentos
    [one] 1 ferimento
   *[other] { $wounds } ferimentos
} e morrer.** Cure alguém agora ou deixe acontecer.
crusoe-asks-fighting = { $who } **A fera tem força { $asked_strength }, e as armas de vocês estão no nível { $weapons }.** Lute ou use algo que ajude.
crusoe-asks-weathering = { $who } **As nuvens desta noite: { $sky_rain } de chuva e { $sky_winter } de inverno. O telhado está no nível { $roof }.** { $toll ->
    [none] Vocês não perdem nada
   *[other] Vocês perdem { $toll }
}. Enfrente o tempo ou use algo que ajude.
crusoe-asks-eating = { $who } **Não há comida para todos.** Use algo que ajude, ou alguém vai passar fome.
crusoe-asks-resting = { $who } **É noite.** Hora de curar alguém ou ir dormir.
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

crusoe-question-decide = O que você vai fazer?
crusoe-question-morale = O moral está alto. Você quer ganhar fichas ou curar um ferimento?
crusoe-question-hungry = Quem passa fome esta noite?
crusoe-question-move-camp = { $lava ->
    [none] { "" }
   *[other] A lava vai cobrir { $lava } no começo da próxima rodada!{ " " }
}O acampamento fica onde está ou muda de lugar? Para onde?
crusoe-question-camp = O acampamento precisa mudar de lugar. Para onde ele vai?
crusoe-question-arrange-camp = O acampamento está arrumado. Você quer ganhar fichas ou aumentar o moral?
crusoe-question-mystery = Você continua procurando ou para por aqui?
crusoe-question-mysteries = Você tira todos os mistérios ou usa o símbolo para tirar um a menos?
crusoe-question-spare = Você usa o símbolo para ignorar isto ou enfrenta?
crusoe-question-tile-to-lay = Qual peça você vai colocar?
crusoe-question-tiles = Qual peça fica no topo da pilha?
crusoe-question-tile = Qual peça é afetada?
crusoe-question-terrain = Qual terreno fica coberto?
crusoe-terrain = terreno
crusoe-question-shortcut = Para onde o atalho leva?
crusoe-question-shortcut-goods = O que o atalho deve dar a vocês?
crusoe-question-corral = Qual fonte o curral usa?
crusoe-question-thrift = Qual ação deve custar 1 de madeira a menos?
crusoe-question-arrange = Qual ação de arrumar o acampamento usa a Bíblia?
crusoe-question-build = O que você vai construir?
crusoe-question-token = Qual ficha você escolhe?
crusoe-question-give-token = Quem recebe 1 ficha de determinação?
crusoe-question-fog = Onde a névoa se dissipa?
crusoe-question-marker-place = { $options_scenario ->
    [cursed] Onde a névoa se espalha?
   *[volcano] Onde cai a cinza?
}
crusoe-question-marker = Quem pega um marcador? Cada marcador causa 1 ferimento esta noite.
crusoe-question-raise = O que ganha um nível, o telhado ou a paliçada?
crusoe-question-lower = O que perde um nível, o telhado ou a paliçada?
crusoe-question-halve = O que cai pela metade, o telhado ou a paliçada?
crusoe-question-level = O que você quer aumentar, a paliçada ou as armas?
crusoe-question-cloud = Qual nuvem você escolhe?
crusoe-question-source = Qual fonte se esgota?
crusoe-question-cover = Qual marcador preto você tira?
crusoe-question-heal = Quem você vai curar?
crusoe-question-soothe = Qual símbolo de moral você cobre?
crusoe-question-hunt = Você deixa a próxima fera no topo ou coloca no fundo?
crusoe-question-forget = Qual invenção você vai descartar?
crusoe-question-invention = Com qual invenção você fica?
crusoe-question-lose = Qual item você vai perder?
crusoe-question-mark = Qual item recebe uma marca?
crusoe-question-discovery = Com qual ficha você fica?
crusoe-question-loss = O que você vai entregar?
crusoe-question-tribute = O que você vai dar aos canibais?
crusoe-question-carry = Você leva mais daqui ou guarda isso para outra ação?
crusoe-question-halved = Vocês recebem só metade da produção. Qual metade?
crusoe-question-tokens-along = Você quer levar as fichas do acampamento?

crusoe-answer-morale-tokens = Fichas
crusoe-answer-morale-heal = Curar 1 ferimento
crusoe-answer-move-camp-stay = Ficar
crusoe-answer-sheltered = { $space } (abrigo natural)
crusoe-answer-arrange-camp-tokens = Fichas
crusoe-answer-arrange-camp-morale = Moral +1
crusoe-answer-mystery-stop = Parar aqui
crusoe-answer-mystery-go-on = Continuar procurando
crusoe-answer-mysteries-all = Tirar todos
crusoe-answer-mysteries-fewer = Usar o símbolo e tirar uma carta a menos
crusoe-answer-spare-ignore = Usar o símbolo e ignorar a carta
crusoe-answer-spare-face = Enfrentar
crusoe-answer-shortcut-goods-wood = 1 de madeira
crusoe-answer-shortcut-goods-food = 1 de comida
crusoe-answer-corral-leave = Não usar o curral agora
crusoe-answer-level-palisade = Paliçada +1
crusoe-answer-level-weapons = Armas +1
crusoe-answer-cloud-ignore = Ignorar 1 nuvem de chuva
crusoe-answer-cloud-soften = Transformar uma nuvem de inverno em chuva
crusoe-answer-hunt-leave = Deixar no topo
crusoe-answer-hunt-bottom = Colocar no fundo
crusoe-answer-loss-pay = Pagar
crusoe-answer-loss-wounds = Sofrer os ferimentos
crusoe-answer-loss-item = 1 item
crusoe-answer-loss-weapons = Armas −1
crusoe-answer-loss-palisade = Paliçada −1
crusoe-answer-loss-determination = 1 ficha de determinação
crusoe-answer-tribute-wood = 1 de madeira
crusoe-answer-tribute-food = 1 de comida
crusoe-answer-carry-both = Levar os dois
crusoe-answer-carry-leave = Guardar
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
crusoe-answer-decide-stay-out = Dormir fora
crusoe-answer-decide-hurry = Voltar correndo (a carta volta mais tarde)
crusoe-answer-decide-fight = Lutar
crusoe-answer-decide-flee = Fugir
crusoe-answer-source = { $source } em { $space }
crusoe-answer-cover = { $source } em { $space }
crusoe-answer-token = { $token } em { $at }
crusoe-answer-soothe = { $who }, no ferimento { $wound }

# What a card offers; whoever takes it meets its lower half later

crusoe-event-b1-pay = Descartar 2 de madeira
crusoe-event-b1-wounds = Todos sofrem 1 ferimento
crusoe-event-a27-wounds = Todos sofrem 1 ferimento
crusoe-adventure-013-fight = Lutar: você sofre 2 ferimentos e ganha 2 de comida e 1 pele
crusoe-adventure-013-flee = Fugir: vocês perdem 1 de comida e 1 nível de paliçada (depois, o animal ataca)
crusoe-adventure-017-take = Cavar: você ganha 2 fichas de descoberta (depois, vocês perdem 1 nível de paliçada)
crusoe-adventure-018-take = Dormir: você cura 2 ferimentos (depois, vocês perdem 1 de moral)
crusoe-adventure-021-take = Pegar 2 de madeira (depois, vocês perdem 1 de moral)
crusoe-adventure-026-take = Construir mais uma vez, com dados (depois, vocês perdem 1 nível de telhado ou paliçada)
crusoe-adventure-027-wounds = Sofrer 1 ferimento
crusoe-adventure-036-hurry = Voltar correndo (depois, uma fera de força 4 ataca)
crusoe-adventure-037-hurry = Voltar correndo (depois, uma fera de força 3 ataca)
crusoe-adventure-038-take = Entrar: você tira 3 mistérios (depois, uma fera de força 3 ataca)
crusoe-adventure-041-take = Descartar 1 de comida para ganhar 1 nível de armas
crusoe-adventure-044-take = Subir: você tira 3 mistérios (depois, todos sofrem 1 ferimento)
crusoe-adventure-045-take = Procurar: você ganha uma ferramenta de graça (depois, vocês perdem 1 de moral)
crusoe-adventure-046-take = Alcançar: você ganha 1 tesouro (depois, precisa rolar de novo três sucessos)
crusoe-adventure-049-take = Entrar: você tira 2 mistérios (depois, cada um perde 1 ficha de determinação)
crusoe-adventure-050-take = Pegar 2 de madeira (depois, vocês perdem 1 nível de telhado ou paliçada)
crusoe-adventure-051-take = Pegar 2 de comida e 1 pele (depois, todos sofrem 1 ferimento)
crusoe-adventure-055-pay = Dar 1 de comida a ele
crusoe-adventure-055-leave = Espantar (depois, todos precisam de 1 de comida a mais)
crusoe-adventure-069-take = Carregar 2 de madeira e machucar um braço (depois, pode custar caro)
crusoe-adventure-071-take = Abrir: você ganha um item inicial (depois, vocês perdem 1 de moral)
crusoe-adventure-073-take = Pegar 1 de comida por jogador (depois, vocês perdem 1 nível de telhado)
crusoe-adventure-074-take = Pegar 3 de madeira (depois, vocês perdem metade do telhado)
crusoe-adventure-076-take = Olhar lá dentro: você ganha 2 tesouros (depois, cada um fica com só 1 peão por uma rodada)
crusoe-adventure-080-take = Pegar 2 peles (depois, o acampamento produz 1 de comida a menos)
crusoe-adventure-085-take = Pegar 1 de comida por jogador (depois, sem a cura, vocês sofrem ferimentos)
crusoe-mystery-204-wounds = Sofrer 1 ferimento

## What can be done

crusoe-do-assign = { $pawn }: { $to }
crusoe-do-take-back = Tirar { $pawn } de “{ $target }”
crusoe-do-lead = Deixar { $pawn } liderar “{ $target }”
crusoe-do-hasten = Fazer “{ $target }” primeiro
crusoe-do-pay = Pagar “{ $target }” com { $goods }
crusoe-do-ready = Estou pronto
crusoe-do-not-ready = Ainda não estou pronto
crusoe-do-use = Usar { $thing }{ $tokens ->
    [0] { "" }
    [1] { "" } (1 ficha)
   *[other] { "" } ({ $tokens } fichas)
}
crusoe-do-pass = Não fazer nada
crusoe-pass-rolling = Ficar com este resultado
crusoe-pass-demanding = Sofrer os ferimentos
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
    [camp] Acampamento esta noite: { $word }
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
crusoe-do-stack = Colocar { $wood } de madeira na pilha de lenha

crusoe-order-camp-stay = fica
crusoe-order-camp-ask = perguntar a nós
crusoe-order-hungry-healthiest = quem tiver menos ferimentos
crusoe-order-hungry-ask = perguntar a nós
crusoe-order-morale-tokens = fichas
crusoe-order-morale-heal = curar um ferimento
crusoe-order-morale-ask = perguntar a nós
crusoe-order-rolls-failures = depois de um fracasso
crusoe-order-rolls-wounds = depois de um fracasso ou um ferimento
crusoe-order-rolls-always = sempre
crusoe-order-rolls-never = nunca
crusoe-order-arrange-tokens = fichas
crusoe-order-arrange-morale = moral
crusoe-order-arrange-ask = me perguntar

crusoe-menu-assign = Enviar um peão…
crusoe-menu-take-back = Retirar…
crusoe-menu-lead = Quem lidera…
crusoe-menu-hasten = Qual ação vem primeiro…
crusoe-menu-pay = Pagar com…
crusoe-menu-ready = Estou pronto
crusoe-menu-not-ready = Ainda não estou pronto
crusoe-menu-use = Usar…
crusoe-menu-pass = Não fazer nada
crusoe-menu-waive = Quando me perguntar…
crusoe-menu-order = Esta noite…
crusoe-menu-reroll = Rolar de novo…
crusoe-menu-answer = Decidir…
crusoe-menu-stack = Madeira na pilha…

crusoe-open-assign = Enviar peões
crusoe-open-take-back = Retirar um peão
crusoe-open-lead = Quem lidera
crusoe-open-hasten = Ordem
crusoe-open-pay = Pagar de outro jeito
crusoe-open-ready = Estou pronto
crusoe-open-not-ready = Ainda não estou pronto
crusoe-open-use = Usar
crusoe-open-own = Usar… ({ $who })
crusoe-open-pass = Não fazer nada
crusoe-open-waive = Quando me perguntar
crusoe-open-order = Esta noite
crusoe-open-reroll = Rolar de novo
crusoe-open-answer = Decidir
crusoe-open-stack = Pilha de lenha

crusoe-hint-assign = O primeiro peão lidera a ação, e os outros ajudam. Com um peão a mais, o sucesso é garantido.
crusoe-hint-take-back = O peão volta para o acampamento, e vocês recuperam a madeira, a comida ou as peles que ele usaria.
crusoe-hint-lead = Esse jogador sofre os ferimentos, vive a aventura e ganha a recompensa.
crusoe-hint-hasten = As ações do mesmo tipo acontecem nesta ordem.
crusoe-hint-pay = Você pode pagar o abrigo, o telhado e a paliçada com madeira ou com peles.
crusoe-hint-ready = O dia começa quando todos estão prontos.
crusoe-hint-not-ready = Vocês podem mudar o plano até todos estarem prontos.
crusoe-hint-use = Uma habilidade, um item, um tesouro ou uma ficha que ajude agora.
crusoe-hint-pass = Você guarda o que tem, e a partida continua.
crusoe-hint-waive = Se você desligar uma opção, não vou perguntar nesse momento nem usar seus itens.
crusoe-hint-order = Decida agora, para eu não precisar parar e perguntar depois.
crusoe-hint-reroll = Rolar um dado de novo custa 2 fichas de determinação. Você pode fazer isso uma vez por rodada.
crusoe-hint-answer = Sua escolha acontece na hora.
crusoe-hint-stack = Adicione uma etapa por rodada (1, 2, 3, 4 e depois 5 de madeira). Você não pode desfazer isso.

## What happened

crusoe-did-game-set = O mar trouxe { $characters } até a praia.{ $companions_count ->
    [0] { "" }
    [one] { " " }{ $companions } veio junto.
   *[other] { " " }{ $companions } vieram junto.
}{ $starting_count ->
    [0] { "" }
   *[other] { " " }Vocês salvaram { $starting } do naufrágio.
}
crusoe-did-round-began = **Rodada { $round }.** { $first } começa.
crusoe-did-phase-began = { $phase_key ->
    [morale] Ânimo no acampamento:
   *[other] { "" }-
}
crusoe-did-card-drawn = { $half ->
    [yes] Uma escolha anterior volta! **{ $card }**.
   *[none] { $deck_key ->
        [event] **{ $card }**.
        [mystery] Um mistério para { $who }! **{ $card }**.
       *[other] Uma aventura para { $who }! **{ $card }**.
    }
}
crusoe-did-deck-empty = O { $deck } acabou.
crusoe-did-deck-renewed = Os descartes do { $deck } são embaralhados e formam um novo baralho.
crusoe-did-card-discarded = -
crusoe-did-card-reshuffled = -
crusoe-did-card-kept = -
crusoe-did-mystery-ignored = -
crusoe-did-mysteries-ended = { $resolved_count ->
    [0] Vocês não encontram nada.
   *[other] { "" }-
}
crusoe-did-threat-placed = -
crusoe-did-threat-struck = **Uma ameaça ataca!** { $card }.
crusoe-did-book-read = { $scenario_key ->
    [castaways] -
    [cursed] A névoa se espalha.
    [jenny] As ondas batem na paliçada.
    [volcano] Caem cinzas.
    [cannibals] **Os canibais atacam o acampamento!**
   *[family] Um dia ruim: vocês recebem só metade da produção.
}
crusoe-did-totem-found = { $number ->
    [1] O primeiro
    [2] O segundo
    [3] O terceiro
    [4] O quarto
   *[other] O próximo
} totem está em { $space }.
crusoe-did-token-placed = { $token_key ->
    [fog] A névoa cobre { $place }.
    [ash] As cinzas cobrem { $place }.
    [lava] { "" }-
    [village] Há uma aldeia em { $place }.
    [burnt] { "" }-
    [cross] Agora há uma cruz em { $place }.
    [temple] Vocês exploraram o templo de { $place }.
    [totem] Há algo para vasculhar em { $place }.
    [shortcut] O atalho leva a { $place }.
    [rain] { "" }-
    [winter] { "" }-
    [storm] { "" }-
    [animals] { "" }-
    [block] { "" }-
    [strength] { $place_key ->
        [hunt] { "" }-
       *[space] { crusoe-token-means }
    }
   *[other] { crusoe-token-means }
}
crusoe-token-means = { $token_key ->
    [adventure] A próxima ação de { $at } traz uma aventura.
    [reroll] Vocês têm que rolar de novo o próximo sucesso em { $at }.
    [block] A próxima ação de { $at } só serve para limpar.
    [minus-pawn] { $at_key ->
        [build] A próxima ação de { $at } precisa de 1 peão a mais.
        [gather] A próxima ação de { $at } precisa de 1 peão a mais.
        [explore] A próxima ação de { $at } precisa de 1 peão a mais.
        [arrange] A próxima ação de { $at } precisa de 1 peão a mais.
       *[space] Cada ação em { $at } precisa de 1 peão a mais.
    }
    [plus-wood] { $at_key ->
        [build] A próxima ação de { $at } que custe madeira custa 1 a mais.
        [shelter] De agora em diante, sobe 1 de madeira { $at }.
        [roof] De agora em diante, sobe 1 de madeira { $at }.
        [palisade] De agora em diante, sobe 1 de madeira { $at }.
        [weapons] De agora em diante, sobe 1 de madeira { $at }.
       *[space] { $at } dá 1 de madeira a mais.
    }
    [plus-food] { $at } dá 1 de comida a mais.
    [strength] { $at_key ->
        [hunt] A próxima fera que vocês caçarem tem 1 de força a mais.
        [explore] A próxima ação de { $at } causa 1 ferimento se vocês não tiverem armas.
       *[space] Uma ação em { $at } causa 1 ferimento se vocês não tiverem armas.
    }
   *[other] Em { $at } há { $token }.
}
crusoe-did-token-ignored = -
crusoe-did-token-removed = { $token_key ->
    [fog] A névoa some de { $place }.
   *[other] { "" }-
}
crusoe-did-wounded = { $who } sofre { $n ->
    [0] 0 ferimentos
    [one] 1 ferimento
   *[other] { $n } ferimentos
}.
crusoe-did-healed = { $who } cura { $n ->
    [0] 0 ferimentos
    [one] 1 ferimento
   *[other] { $n } ferimentos
}.
crusoe-did-injured = { $who } machuca { $part_key ->
    [head] a cabeça
    [arm] o braço
    [belly] a barriga
   *[leg] a perna
}.
crusoe-did-recovered = { $who } se recupera da lesão { $part_key ->
    [head] na cabeça
    [arm] no braço
    [belly] na barriga
   *[leg] na perna
}.
crusoe-did-soothed = { $who } cobre um símbolo de moral.
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
crusoe-did-goods-lost = Vocês perdem { $goods }.
crusoe-did-goods-arrived = { $goods_count ->
    [0] { "" }
   *[other] Vocês recebem { $goods }.
}{ $discoveries_count ->
    [0] { "" }
   *[other] { $goods_count ->
        [0] { "" }
       *[other] { " " }
    }Agora vocês podem usar { $discoveries }.
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
    }Vocês ficam com { $cards }.
}
crusoe-did-demand-unmet = { $kind_key ->
    [wood] Vocês não têm madeira suficiente
    [food] Vocês não têm comida suficiente
    [hide] Vocês não têm peles suficientes
    [determination] Vocês não têm fichas de determinação suficientes
    [roof] Vocês não têm telhado suficiente
    [palisade] Vocês não têm paliçada suficiente
    [weapons] Vocês não têm armas suficientes
    [source] Vocês não têm fontes suficientes
    [item] Vocês não têm itens suficientes
   *[inventions] Vocês não têm invenções suficientes
} (falta { $missing }), então sofrem ferimentos.
crusoe-did-level-changed = { $what_key ->
    [roof] O telhado está agora
    [palisade] A paliçada está agora
   *[weapons] As armas estão agora
} no nível { $now }.
crusoe-did-shelter-built = Vocês têm um abrigo.
crusoe-did-shelter-lost = **Vocês perdem o abrigo**, junto com o telhado e a paliçada.
crusoe-did-camp-moved = O acampamento mudou de { $origin } para { $to }.
crusoe-did-camp-trapped = O acampamento precisa mudar de lugar, mas não pode, e por isso vocês sofrem ferimentos.
crusoe-did-source-exhausted = Em { $space } não há mais { $source }.
crusoe-did-terrain-covered = Vocês não podem mais usar o terreno de { $space }.
crusoe-did-tile-flipped = **Vocês não podem mais usar { $space }.**
crusoe-did-cover-lifted = { $what_key ->
    [tile] Vocês podem usar { $space } de novo.
    [terrain] Vocês podem usar o terreno de { $space } de novo.
   *[other] { $space } volta a dar { $what }.
}
crusoe-did-tile-placed = Em { $space } há { $tile }.
crusoe-did-tiles-seen = Vocês olharam { $tiles }.
crusoe-did-card-seen = Você olhou o { $deck } e viu { $card }.
crusoe-all-card-seen = Você viu { $card }.
crusoe-did-beast-added = { $n ->
    [0] Nenhuma fera entra no baralho de caça.
    [one] Uma fera entra no baralho de caça.
   *[other] { $n } feras entram no baralho de caça.
}
crusoe-did-beast-left = Uma fera sai do baralho de caça: { $card }.
crusoe-did-ambush-set = -
crusoe-did-invention-drawn = Uma ideia nova: { $name }.
crusoe-did-invention-discarded = Vocês descartam { $name }.
crusoe-did-item-built = Agora vocês podem usar { $name }.
crusoe-all-item-built = Agora vocês podem usar { $name }.
crusoe-did-item-lost = **Vocês perdem { $name }.**
crusoe-did-items-marked = Estes itens enferrujaram: { $names }.
crusoe-did-starting-item-found = Vocês encontram { $card }.
crusoe-did-discovery-found = { $who } encontra { $name }.
crusoe-did-discovery-lost = Vocês perdem { $name }.
crusoe-did-limited = { $mute ->
    [yes] { $who } não pode usar habilidades nesta rodada.
   *[none] { $only_count ->
        [0] { $who } só tem 1 peão nesta rodada.
       *[other] Nesta rodada, { $who } só pode fazer isto: { $only }.
    }
}
crusoe-did-forbade = { $what_key ->
    [together] { "" }-
   *[items] { "" }-
}
crusoe-did-first-passed = Agora quem começa é { $first }.
crusoe-did-pawn-gained = { $n ->
    [0] Nenhum peão de construção ajuda nesta rodada.
    [one] Um peão de construção ajuda vocês nesta rodada.
   *[other] { $n } peões de construção ajudam vocês nesta rodada.
}
crusoe-did-cursed = Uma maldição cai sobre { $who }: cada sucesso tem que ser rolado de novo.
crusoe-did-curse-lifted = { $who } se livra da maldição.
crusoe-did-assigned = -
crusoe-did-taken-back = -
crusoe-did-led = -
crusoe-did-hastened = -
crusoe-did-paid = -
crusoe-did-stacked = Vocês colocam { $wood } de madeira na pilha de lenha, que agora tem { $now } de 15.
crusoe-did-became-ready = -
crusoe-did-ready-withdrawn = -
crusoe-did-plan-settled = -
crusoe-did-used = { $seat } usa { $thing }.
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
        [leave] { $seat } não aceita.
       *[other] { $seat } decide: { $word }.
    }
   *[other] { $seat } decide: { $word }.
}
crusoe-did-action-began = -
crusoe-did-action-succeeded = { $who } consegue “{ $target }”.
crusoe-did-action-failed = { $who } fracassa em “{ $target }”.
crusoe-did-dice-rolled = { $who } tira { $success_key ->
    [success] um sucesso
   *[other] um fracasso
}{ $wound_key ->
    [wound] { $adventure_key ->
        [adventure] , um ferimento e uma aventura
       *[other] { " " }e um ferimento
    }
   *[other] { $adventure_key ->
        [adventure] { " " }e uma aventura
       *[other] { "" }
    }
}.
crusoe-did-die-rerolled = Na nova rolagem, { $die_key ->
    [wound] o dado de ferimento
    [success] o dado de sucesso
   *[adventure] o dado de aventura
} { $face_key ->
    [wound] mostra um ferimento
    [success] mostra um sucesso
    [determination] mostra um fracasso
    [adventure] mostra uma aventura
   *[blank] não mostra nada
}.
crusoe-did-beast-met = { $beast_key ->
    [none] { $who_key ->
        [none] Uma fera de força { $strength } ataca o acampamento.
       *[other] { $who } enfrenta uma força de { $strength }.
    }
   *[other] { $who } encontra uma fera de força { $strength }: **{ $beast }**.
}
crusoe-did-fought = As armas de vocês estão no nível { $weapons }, e a força da fera é { $strength }.
crusoe-did-production-gathered = O acampamento produz { $goods }.
crusoe-did-weather-rolled = Os dados do clima { $rain ->
    [0] { $winter ->
        [0] não deram nuvens
        [one] deram 1 nuvem de inverno
       *[other] deram { $winter } nuvens de inverno
    }
    [one] deram 1 nuvem de chuva{ $winter ->
        [0] { "" }
        [one] { " " }e 1 nuvem de inverno
       *[other] { " " }e { $winter } nuvens de inverno
    }
   *[other] deram { $rain } nuvens de chuva{ $winter ->
        [0] { "" }
        [one] { " " }e 1 nuvem de inverno
       *[other] { " " }e { $winter } nuvens de inverno
    }
}{ $animals_key ->
    [palisade] ; os animais danificaram a paliçada
    [food] ; os animais roubaram comida
    [beast] ; uma fera atacou
   *[other] { "" }
}.
crusoe-did-weather-faced = { $rain ->
    [0] { $winter ->
        [0] A noite continua sem chuva
        [one] Está nevando: há 1 nuvem de inverno no total, e o telhado está no nível { $roof }
       *[other] Está nevando: há { $winter } nuvens de inverno no total, e o telhado está no nível { $roof }
    }
    [one] { $winter ->
        [0] Está chovendo: há 1 nuvem de chuva no total, e o telhado está no nível { $roof }
       *[other] Está chovendo e nevando: há 1 nuvem de chuva e { $winter } de inverno no total, e o telhado está no nível { $roof }
    }
   *[other] { $winter ->
        [0] Está chovendo: há { $rain } nuvens de chuva no total, e o telhado está no nível { $roof }
       *[other] Está chovendo e nevando: há { $rain } nuvens de chuva e { $winter } de inverno no total, e o telhado está no nível { $roof }
    }
}{ $storm ->
    [yes] , e uma tempestade danifica a paliçada
   *[none] { "" }
}.
crusoe-did-cloud-ignored = { $cloud_key ->
    [rain] Vocês ignoram uma nuvem de chuva.
   *[winter] Vocês ignoram uma nuvem de inverno.
}
crusoe-did-cloud-softened = Uma nuvem de inverno vira chuva.
crusoe-did-ate = { $meals ->
    [0] Não há nada para comer.
    [one] Vocês comem 1 refeição.
   *[other] Vocês comem { $meals } refeições.
}
crusoe-did-went-hungry = { $who } passa fome.
crusoe-did-stayed-out = { $who } dorme fora.
crusoe-did-pit-seen = { $food ->
    [0] O buraco está vazio.
   *[other] Um animal caiu no buraco e dá { $food } de comida a vocês.
}
crusoe-did-slept-rough = { $who_count ->
    [0] { $who } dormem sem abrigo e sofrem 1 ferimento cada
    [1] { $who } dorme sem abrigo e sofre 1 ferimento
   *[other] { $who } dormem sem abrigo e sofrem 1 ferimento cada
}.
crusoe-did-food-rotted = Vocês perdem { $food } de comida, que estragou.
crusoe-did-wreckage-taken = -
crusoe-did-pile-grew = A pilha de lenha cresce { $wood } de madeira e agora tem { $now } de 15.
crusoe-did-burnt = { $space ->
    [D1] **A cidade caiu.**
   *[other] A aldeia de { $space } pega fogo.
}
crusoe-did-rescued = **Jenny está em terra.**
crusoe-did-land-lost = A lava cobre { $space }.
crusoe-did-game-won = **Vocês venceram, com { $score } pontos!**
crusoe-did-game-lost = **Vocês perderam:** { $reason_key ->
    [death] { $who } **morreu.**
    [jenny] **Jenny morreu.**
    [time] **as rodadas acabaram.**
    [lava] **a lava chegou ao acampamento.**
   *[children] **não havia comida para todas as crianças.**
} Pontuação: { $score }.

## Refusals

crusoe-no-enough-pawns = Esta ação só aceita { $most ->
    [0] 0 peões
    [one] 1 peão
   *[other] { $most } peões
}.
crusoe-no-only-rests = { $pawn } só pode descansar.
crusoe-no-wrong-field = { $pawn } só pode ajudar em { $fields }.
crusoe-no-supports-only = { $pawn } só pode ajudar. Antes, envie outro peão para “{ $target }”.
crusoe-no-only-some-actions = Nesta rodada, { $pawn } só pode fazer { $only }.
crusoe-no-not-together = Nesta rodada vocês não podem trabalhar juntos, e { $others } já está nessa ação.
crusoe-no-two-players-needed = Isto precisa de peões de dois jogadores diferentes.
crusoe-no-not-the-inventor = Só { $owner } pode liderar isso. Os outros podem ajudar.
crusoe-no-not-yours-to-use = Você não pode usar { $thing }.{ $usable_count ->
    [0] { " " }Agora você não tem nada para usar.
   *[other] { " " }Você pode usar { $usable }.
}
crusoe-no-not-now = Você não pode fazer isso agora. Mude o plano e as respostas desta noite na hora de planejar; já os itens, use quando puderem ajudar.
crusoe-no-too-few-tokens = Usar { $thing } custa { $needed } fichas de determinação. Você tem { $held }.
crusoe-no-cannot-use = Usar { $thing } não adiantaria nada agora.{ $has ->
    [none] { "" }
   *[other] { " " }Antes, talvez você precise de { $has }.
}
crusoe-no-not-asked = Não tenho nenhuma pergunta para você agora.
crusoe-no-nothing-asked = Agora não há nenhuma pergunta para responder.
crusoe-no-asked-of-another = { $seat } é quem decide isso.
crusoe-no-not-offered = Você não pode escolher isso. Você pode escolher: { $offers }.
crusoe-no-unknown-target = Não há nenhuma ação chamada “{ $target }”.
crusoe-no-no-card-there = Não há nenhuma carta aí.
crusoe-no-too-few-weapons = Isto precisa de armas de nível { $needed }, e as de vocês são de nível { $weapons }.
crusoe-no-item-missing = Antes, vocês precisam disto: { $item }.
crusoe-no-no-beast-to-hunt = { $beasts ->
    [0] Não há nada para caçar. Explorem para encontrar feras.
    [one] Só há uma fera para caçar, e ela já está no plano.
   *[other] Só há { $beasts } feras para caçar, e elas já estão no plano.
}
crusoe-no-shelter-stands = Vocês já têm um abrigo.
crusoe-no-shelter-missing = Construam um abrigo primeiro. Sem ele, não dá para melhorar o telhado nem a paliçada.
crusoe-no-not-an-invention-here = Nesta partida vocês não podem construir { $item }.
crusoe-no-terrain-unexplored = Para { $item }, vocês ainda precisam encontrar: { $terrain }.
crusoe-no-camp-produces = A peça do acampamento, { $space }, produz sozinha. Vocês não podem coletar lá.
crusoe-no-no-tile-there = Não há nenhuma peça explorada em { $space }.
crusoe-no-no-source-there = { $space } não tem isso.{ $sources_count ->
    [0] { "" }
   *[other] { " " }Tem: { $sources }.
}
crusoe-no-too-far = { $space } fica longe demais do acampamento.
crusoe-no-nothing-to-explore = Não há nada para explorar em { $space }.
crusoe-no-no-more-tiles = Não há mais peças para explorar.
crusoe-no-no-chart = Vocês não têm nenhum mapa do tesouro para seguir.
crusoe-no-no-roll-on-the-table = Agora não há nenhum resultado para mudar.
crusoe-no-cannot-reroll = Você não pode rolar isso de novo. Você precisa de { $price } fichas e da habilidade { $ability }.
crusoe-no-no-pile-here = A pilha de lenha só existe no cenário Náufragos.
crusoe-no-one-stage-a-round = Vocês só podem adicionar uma etapa por rodada. { $stages ->
    [0] Nenhuma etapa foi concluída ainda.
    [one] Até agora, 1 etapa foi concluída.
   *[other] Até agora, { $stages } etapas foram concluídas.
}
crusoe-no-too-much-wood = É madeira demais. Nesta etapa cabem { $room } de madeira, e vocês têm { $free } livres.
crusoe-no-pawn-is-busy = { $pawn } já está em “{ $target }”. Para liberar este peão, use `/undo`.
crusoe-no-no-such-pawn = Esse peão não existe. Você pode escolher: { $pawns }.
crusoe-no-not-your-pawn = Você não pode colocar { $pawn } aí. Você pode colocar: { $yours }.
crusoe-no-too-few-goods = Não é suficiente. Ainda livre: { $free }.{ $reserved_count ->
    [0] { "" }
   *[other] { " " }O resto está reservado para { $reserved }.
}
crusoe-no-no-such-pawn-there = { $pawn } não participa de “{ $target }”.
crusoe-no-nobody-there = “{ $target }” ainda não tem nenhum peão.
crusoe-no-leads-already = { $pawn } já lidera “{ $target }”. Para liberar este peão, use `/undo`.
crusoe-no-cannot-lead = { $pawn } não pode liderar “{ $target }”. Ajudantes só ajudam, e inventores só lideram a própria invenção.
crusoe-no-nothing-to-hasten = “{ $target }” já vem primeiro.
crusoe-no-cannot-pay-so = Vocês não podem pagar “{ $target }” assim. Ainda sobra: { $free }.
crusoe-no-nobody-acts = Falta um jogador para liderar “{ $target }”. Sexta-Feira e o cachorro podem ajudar, mas não liderar.
crusoe-no-too-few-pawns = “{ $target }” precisa de { $needed } peões e só tem { $there }.
crusoe-no-already-ready = Você já está pronto.
crusoe-no-idle-pawns = Cada peão precisa de uma tarefa. Ainda estão livres: { $pawns }.
crusoe-no-not-ready-yet = Você ainda não está pronto.
crusoe-no-temple-explored = Vocês já exploraram o templo de { $space }.
crusoe-no-cross-stands = Já há uma cruz em { $space }.
crusoe-no-already-ordered = Você já tinha escolhido isso.
crusoe-no-cannot-order = Você não pode escolher isso agora. Você pode escolher: { $words }.

crusoe-sure-ready = { $idle_count ->
    [0] { $dying_count ->
        [0] O plano tem um aviso.
       *[other] { "" }
    }
   *[other] Estes peões não têm tarefa: { $idle }.{ $dying_count ->
        [0] { "" }
       *[other] { " " }
    }
}{ $dying_count ->
    [0] { "" }
    [1] { $dying } pode morrer esta noite.
   *[other] { $dying } podem morrer esta noite.
} Você aceita o plano mesmo assim?
crusoe-sure-stack = Vocês não podem tirar a madeira da pilha de lenha depois. Colocar mesmo assim?
crusoe-sure-wasted = Nesta etapa não cabe toda a madeira. Com { $thing }, vocês perderiam { $wood } de madeira. Usar mesmo assim?
crusoe-sure-deadly = { $what_key ->
    [fighting] Lutar agora
    [weathering] Enfrentar o tempo agora
    [eating] Comer agora
    [resting] Ir dormir agora
    [rolling] Deixar este resultado
    [choosing] Esta resposta
    [using] Usar isso agora
   *[other] Não fazer nada
} { $dying_count ->
    [0] acabaria com a partida para todos.
   *[other] mataria { $dying } ({ $wounds ->
        [0] 0 ferimentos
        [one] 1 ferimento
       *[other] { $wounds } ferimentos
    }){ $lost ->
        [yes] { " " }e acabaria com a partida para todos.
       *[other] .
    }
} Você ainda pode evitar isso.
crusoe-anyway-deadly = { $what_key ->
    [fighting] Lutar mesmo assim
    [weathering] Enfrentar mesmo assim
    [eating] Comer mesmo assim
    [resting] Dormir mesmo assim
    [rolling] Ficar com este resultado
    [demanding] Não fazer nada
    [dying] Deixar acontecer
   *[other] { $label }
}

## The plan and tonight

crusoe-plan-title = **Plano**{ $count ->
    [0] { "" }
   *[other] { " " }(prontos: { $ready })
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
crusoe-plan-other-crew = Outros peões…
crusoe-plan-rests = { $count ->
    [0] Algo mudou desde que você aceitou. Olhe o plano de novo.
    [one] { $names } já aceitou o plano. Olhe e diga se você concorda.
   *[other] { $names } já aceitaram o plano. Olhe e diga se você concorda.
}
crusoe-tonight = **Decida agora o que eu perguntaria esta noite.** O acampamento, a fome e o moral são decididos para todos.
crusoe-ask-fight = Me perguntar antes de lutar
crusoe-ask-weather = Me perguntar antes do clima
crusoe-ask-night = Me perguntar à noite
crusoe-ask-demand = Me perguntar quando faltar algo
crusoe-ask-failures = Me perguntar depois de uma rolagem sem sucesso
crusoe-ask-wounds = Me perguntar depois de uma rolagem com ferimento
crusoe-ask-always = Me perguntar depois de cada rolagem
crusoe-ask-nothing = Não me perguntar nada
crusoe-plan-sure = garantido
crusoe-plan-not-yet = { $target } (ainda não está no plano)
crusoe-city-found = **A cidade fica** em { $space }.
crusoe-plan-stacks = Isto coloca { $wood } de madeira na pilha de lenha, e não dá para desfazer.
crusoe-plan-adopt = Aceitar este plano
crusoe-plan-included = { $reason } (Isto faz parte do plano.)
crusoe-plan-agree = Aceitar este plano
crusoe-plan-keeps = { $added ->
    [0] { $who } já aceitou este plano:
   *[other] **Plano sugerido.** Mantém o plano que { $who } já aceitou e adiciona peões livres.
}
crusoe-plan-moves = ⚠ Isto muda o plano atual. Move estes peões: { $who }.
crusoe-plan-open-none = { $what ->
    [life] Em todos os planos que encontrei, vocês provavelmente perdem a partida esta noite.
    [palisade] Nenhuma ação pode aumentar a paliçada nesta rodada.
    [wood] Nenhuma ação dá madeira nesta rodada.
   *[food] Nenhuma ação dá comida nesta rodada.
}
crusoe-plan-open-rather = { $what ->
    [palisade] Alguém poderia aumentar a paliçada, mas os peões ajudam mais em outro lugar.
    [wood] Alguém poderia coletar madeira, mas os peões ajudam mais em outro lugar.
   *[food] Alguém poderia conseguir comida, mas os peões ajudam mais em outro lugar.
}
crusoe-plan-another = Outro plano
crusoe-lacks-food = { $meals ->
    [0] Vocês não têm comida para esta noite (2 ferimentos{ $people ->
        [1] { "" }
       *[other] { " " }para cada um
    }).
   *[other] Esta noite só há comida para { $meals } de { $eaters } (passar fome custa 2 ferimentos).
}
crusoe-may-lack-food = { $chance ->
    [100] Alguém vai passar fome esta noite (2 ferimentos).
   *[other] { $chance }% de chance de alguém passar fome esta noite (2 ferimentos).
}
crusoe-lacks-shelter = Vocês ainda não têm abrigo (1 ferimento{ $people ->
    [1] { "" }
   *[other] { " " }para cada um
}).
crusoe-warn-death = ‼ { $chance ->
    [100] { $who } vai morrer esta noite quase com certeza.
   *[other] { $chance }% de chance de { $who } morrer esta noite.
}
crusoe-warn-children = ‼ { $chance ->
    [100] Não vai haver comida para todas as crianças.
   *[other] { $chance }% de chance de faltar comida para as crianças.
}
crusoe-warn-impossible = ‼ “{ $target }” não pode ser feito como está no plano.
crusoe-warn-short-meal = ⚠️ { $chance ->
    [100] Alguém vai passar fome.
   *[other] { $chance }% de chance de alguém passar fome.
}
crusoe-warn-short-food = ⚠️ { $chance ->
    [100] O clima vai tirar mais comida do que vocês têm.
   *[other] { $chance }% de chance de o clima tirar mais comida do que vocês têm.
}
crusoe-warn-short-wood = ⚠️ { $chance ->
    [100] Vai faltar madeira esta noite.
   *[other] { $chance }% de chance de faltar madeira esta noite.
}
crusoe-warn-short-palisade = ⚠️ { $chance ->
    [100] A paliçada não vai aguentar.
   *[other] { $chance }% de chance de a paliçada não aguentar.
}
crusoe-warn-idle = ⚠️ Peões sem tarefa: { $who }.
crusoe-warn-token = ⚠️ { crusoe-token-means }
crusoe-warn-strikes = ⚠️ “{ $card }” ataca na próxima rodada se vocês não cuidarem dela nem da outra ameaça hoje.
crusoe-warn-reserved-wood = ⚠️ Vocês reservaram { $n } de madeira para o plano, e essa madeira não vai aquecer vocês esta noite.
crusoe-warn-no-shelter = ⚠️ Sem um abrigo, “{ $target }” não aumenta a paliçada.
crusoe-warn-no-beast = ⚠️ A ameaça usa a última fera, então “{ $target }” não vai encontrar nenhuma.
crusoe-warn-lava = ⚠️ A lava vai cobrir { $to } e o acampamento no começo da próxima rodada, a menos que vocês mudem o acampamento de lugar esta noite.
crusoe-threat-strikes = ataca na rodada { $round }

## The first time

crusoe-new-planning = -# Cada peão faz uma coisa. Com dois peões, a ação sempre dá certo; com um só, é preciso rolar os dados. Escolha nos menus e aperte “{ crusoe-do-ready }”.
crusoe-new-rolling = -# Os três dados mostram sucesso ou fracasso, ferimentos e aventuras. Se você tiver a habilidade e as fichas, pode rolar um de novo.
crusoe-new-choosing = -# Sua escolha vale na hora. Algumas cartas de aventura voltam mais tarde.
crusoe-new-demanding = -# Cada coisa que falta custa um ferimento. Talvez algo que você tem ainda possa ajudar.
crusoe-new-dying = -# Alguém está prestes a morrer, mas você ainda pode salvar essa pessoa. Escolha o que usar.
crusoe-new-fighting = -# Você sofre 1 ferimento para cada ponto que falta às armas. Vocês também podem perder armas e paliçada. A recompensa é comida e peles.
crusoe-new-weathering = -# Cada nuvem de inverno custa 1 de madeira. Cada nuvem acima do telhado custa 1 de comida e 1 de madeira. Se faltar algo, todos sofrem ferimentos.
crusoe-new-eating = -# Cada um gasta 1 de comida. Passar fome custa 2 ferimentos.
crusoe-new-resting = -# É noite, então você pode usar tudo o que cura.

crusoe-lesson-1 = -# Mandem primeiro um peão buscar as caixas de comida e depois construam um abrigo.
crusoe-lesson-2 = -# Cada carta de evento espera duas rodadas e depois ataca. Para evitar isso, enviem peões com o que a carta pede.
crusoe-lesson-3 = -# A comida estraga à noite, menos a que não é perecível. Coletem só o que vão comer.
crusoe-lesson-4 = -# A partir de agora pode chover. Cada nuvem acima do telhado custa 1 de comida e 1 de madeira.
crusoe-lesson-6 = -# O inverno chega na próxima rodada. Cada nuvem de inverno custa 1 de madeira, seja qual for o nível do telhado. Guardem um pouco de madeira.
crusoe-lesson-7 = -# A partir de agora vocês rolam três dados do clima: chuva, inverno e animais famintos. Uma paliçada ajuda.
crusoe-lesson-9 = -# O navio chega na rodada 10. Vocês precisam de uma fogueira e de 15 de madeira na pilha, uma etapa por rodada.

crusoe-late-pile = -# { $left ->
    [0] Não faltam etapas
    [one] Falta 1 etapa
   *[other] Faltam { $left } etapas
} na pilha de lenha. Vocês só podem adicionar uma por rodada, e { $fits ->
    [0] não resta nenhuma rodada
    [one] resta 1 rodada
   *[other] restam { $fits } rodadas
}. { $helps_count ->
    [0] Vocês não conseguem mais terminar, mas seus pontos ainda contam.
   *[other] Só isto ainda pode ajudar: { $helps }.
}
crusoe-late-fire = -# Vocês não podem mais fazer a fogueira, porque não encontraram montanhas. Seus pontos ainda contam.
crusoe-late-jenny = -# Vocês não conseguem mais trazer Jenny para a terra. São necessárias { $left } rodadas, { $fits ->
    [0] mas não resta nenhuma
    [one] mas só resta 1
   *[other] mas só restam { $fits }
}. Seus pontos ainda contam.
crusoe-late-lifeboat = -# Vocês não podem mais construir o bote salva-vidas. Falta algo para construí-lo, e esta é a última rodada. Seus pontos ainda contam.
crusoe-late-crosses = -# Não dá mais tempo de erguer todas as cruzes. Faltam { $left }, e só há tempo para { $fits }. Seus pontos ainda contam.
crusoe-late-temples = -# Não dá mais tempo de explorar todas as peças e templos. Faltam { $left }, e vocês só têm peões para { $fits }. Seus pontos ainda contam.
crusoe-late-home = -# Vocês não conseguem mais terminar a casa. { $left ->
    [0] Não falta nada
    [one] Falta 1 coisa
   *[other] Faltam { $left } coisas
}. Seus pontos ainda contam.

crusoe-tip-dangers = **Atenção:** { $dangers }
crusoe-tip-where = { $count ->
    [0] Agora não há nada urgente.
    [one] Olhe { $where } primeiro.
   *[other] Olhe estes primeiro: { $where }.
}
crusoe-tip-spares-lack = Ao { $what }, vocês reduzem a chance de faltar { $measure_key ->
    [wood] madeira
    [palisade] paliçada
   *[food] comida
} esta noite de { $before }% para { $after }%.
crusoe-tip-shelters = { $after ->
    [100] Ao { $what }, vocês com certeza dormem em um abrigo esta noite.
   *[other] Ao { $what }, vocês têm { $after }% de chance de dormir em um abrigo esta noite.
} { $before ->
    [0] Senão, todos dormem ao relento e sofrem 1 ferimento cada.
   *[other] Senão, a chance é de só { $before }%.
}
crusoe-tip-brings = { $odds ->
    [100] É certo que vocês conseguem { $what }. Depois disso, { $measure }.
   *[other] A chance de conseguir { $what } é de { $odds }%. Se der certo, { $measure }.
}
crusoe-tip-wins = Para o objetivo, vocês precisam { $what }. { $rounds ->
    [0] Esta é a última rodada.
    [1] Depois desta, só há mais uma rodada.
   *[other] Depois desta, há mais { $rounds } rodadas.
} { $odds ->
    [100] O sucesso é garantido.
   *[other] { $odds }% de chance de sucesso.
}
crusoe-tip-lasts = Vale a pena { $what }: vai ajudar por { $rounds ->
    [1] mais uma rodada
   *[other] mais { $rounds } rodadas
}. { $odds ->
    [100] O sucesso é garantido.
   *[other] A chance de sucesso é de { $odds }%.
}
crusoe-tip-averts = Vale a pena { $what }. Senão, esta ameaça ataca { $rounds ->
    [1] na próxima rodada
   *[other] em { $rounds } rodadas
}. Se vocês a evitarem, { $measure }.
crusoe-tip-hunts = Ao { $what }, vocês conseguem em média { $after } refeições. A chance de o caçador se ferir é de { $before }%.
crusoe-tip-piles = A pilha de lenha teria { $after } de madeira em vez de { $before }. Vocês precisam de 15.
crusoe-tip-nobody-dies = Com este plano, quase nada pode matar vocês esta noite. { $name } é quem deve sofrer mais ferimentos, cerca de { $after }.
crusoe-tip-danger = { $before ->
    [100] Alguém vai morrer esta noite, e não vejo como evitar.
   *[other] Com este plano, a chance de alguém morrer esta noite é de { $before }%.
} { $name } corre mais perigo e deve sofrer { $after } ferimentos.
crusoe-tip-rather = Isto é melhor que “{ $word }”: { $measure }.
crusoe-tip-uses = Usar { $item } ajudaria: { $measure }.{ $tokens ->
    [0] { "" }
   *[other] { " " }{ crusoe-tip-price }
}
crusoe-tip-costs = Usar { $item } compensa em rodadas futuras, mas tem um custo agora: { $measure }.{ $tokens ->
    [0] { "" }
   *[other] { " " }{ crusoe-tip-price }
}
crusoe-tip-keeps = Se você usar { $item } agora, { $measure }. Mas também pode usar mais tarde.
crusoe-tip-price = Custa { $tokens ->
    [0] 0 fichas de determinação
    [one] 1 ficha de determinação
   *[other] { $tokens } fichas de determinação
}. Depois, você fica { $kept ->
    [0] sem nenhuma
   *[other] com { $kept }
}.{ $owed ->
    [0] { "" }
   *[other] { " " }De manhã, o moral baixo tira { $owed }. Cada ficha que falta custa um ferimento.
}
crusoe-tip-stronger = { $name } ainda tem { $after } corações, e { $who } tem { $before }.
crusoe-tip-as-strong = Quase não faz diferença: { $who } também tem esse número de corações.
crusoe-tip-farther = { $about } fica a { $after } passos do acampamento, e { $word } fica a { $before }.
crusoe-tip-reckoned = Pelas minhas contas, isto vale { $after ->
    [0] 0 ferimentos
    [one] 1 ferimento
   *[other] { $after } ferimentos
} a menos do que “{ $word }”.
crusoe-tip-alike = Quase não faz diferença: “{ $word }” é praticamente tão bom quanto.
crusoe-tip-cold-pile = Se vocês guardarem essa madeira para a noite, a chance de alguém morrer cai de { $before }% para { $after }%.
crusoe-tip-rolls-again = Há { $after }% de chance de a nova rolagem { $die_key ->
    [success] dar certo
    [wound] não mostrar um ferimento
   *[adventure] não mostrar uma aventura
}. Você ficaria { $before ->
    [0] sem fichas
    [one] com 1 ficha
   *[other] com { $before } fichas
}.
crusoe-tip-stands = Há só { $after }% de chance de a nova rolagem { $die_key ->
    [success] dar certo
    [wound] não mostrar um ferimento
   *[adventure] não mostrar uma aventura
}. Você ficaria { $before ->
    [0] sem fichas
    [one] com 1 ficha
   *[other] com { $before } fichas
}.
crusoe-tip-frees = “{ $target }” precisa de { $after } peões e só tem { $before }. Se ninguém mais entrar, este peão pode fazer outra coisa.
crusoe-tip-leads = É melhor { $who } { $what }, porque ainda tem { $after } corações. Quem lidera agora tem { $before }.
crusoe-tip-orders-camp = Peça para eu perguntar esta noite se o acampamento muda para { $about }. Se mudar, { $measure }.
crusoe-tip-orders-morale = Se o moral chegar ao máximo na próxima rodada, escolha “{ $word_key ->
    [heal] { crusoe-order-morale-heal }
   *[tokens] { crusoe-order-morale-tokens }
}”. { $who } tem { $before ->
    [0] 0 ferimentos
    [one] 1 ferimento
   *[other] { $before } ferimentos
} e { $after ->
    [0] 0 fichas de determinação
    [one] 1 ficha de determinação
   *[other] { $after } fichas de determinação
}.
crusoe-tip-orders-arrange = Com quatro jogadores, você escolhe o que ganha por arrumar o acampamento. Escolha “{ $word_key ->
    [morale] { crusoe-order-arrange-morale }
   *[tokens] { crusoe-order-arrange-tokens }
}”, porque o moral está em { $after }.
crusoe-tip-nothing-better = Não vejo nada melhor para fazer.
crusoe-tip-best-plan = Não vejo um plano melhor do que este.
crusoe-tip-saves-lives = Ao { $what }, vocês reduzem a chance de alguém morrer esta noite de { $before }% para { $after }%.
crusoe-tip-spares-hunger = Ao { $what }, vocês reduzem a chance de alguém passar fome esta noite de { $before }% para { $after }%.
crusoe-tip-spares-wounds = Ao { $what }, vocês devem sofrer cerca de { $after } ferimentos até de manhã, em vez de { $before }.

crusoe-measure-death = a chance de alguém morrer será de { $after }% em vez de { $before }%
crusoe-measure-wounds = vocês terão { $after ->
    [0] 0 ferimentos
    [1] 1 ferimento
   *[other] { $after } ferimentos
} no total em vez de { $before }
crusoe-measure-hearts = o jogador mais fraco terá { $after ->
    [0] 0 corações
    [1] 1 coração
   *[other] { $after } corações
} em vez de { $before }
crusoe-measure-meals = vocês terão { $after ->
    [0] 0 refeições
    [1] 1 refeição
   *[other] { $after } refeições
} em vez de { $before }
crusoe-measure-shelter = { $after ->
    [0] vocês não terão abrigo
   *[other] vocês terão um abrigo
}
crusoe-measure-morale = o moral estará em { $after } em vez de { $before }
crusoe-measure-wood = vocês terão { $after } de madeira em vez de { $before }
crusoe-measure-hide = vocês terão { $after ->
    [0] 0 peles
    [1] 1 pele
   *[other] { $after } peles
} em vez de { $before }
crusoe-measure-determination = você terá { $after ->
    [0] 0 fichas de determinação
    [1] 1 ficha de determinação
   *[other] { $after } fichas de determinação
} em vez de { $before }
crusoe-measure-roof = o telhado estará no nível { $after } em vez de { $before }
crusoe-measure-palisade = a paliçada estará no nível { $after } em vez de { $before }
crusoe-measure-weapons = as armas estarão no nível { $after } em vez de { $before }
crusoe-measure-tiles = vocês terão explorado { $after ->
    [0] 0 peças
    [1] 1 peça
   *[other] { $after } peças
} em vez de { $before }
crusoe-measure-produced = o acampamento vai produzir { $after } por rodada em vez de { $before }
crusoe-measure-sources = haverá { $after ->
    [0] 0 fontes
    [1] 1 fonte
   *[other] { $after } fontes
} perto do acampamento em vez de { $before }
crusoe-measure-items = vocês terão { $after ->
    [0] 0 itens
    [1] 1 item
   *[other] { $after } itens
} em vez de { $before }
crusoe-measure-found = vocês ainda terão { $after ->
    [0] 0 coisas
    [one] 1 coisa
   *[other] { $after } coisas
} para usar em vez de { $before }
crusoe-measure-dangers = vocês terão { $after ->
    [0] 0 fichas
    [1] 1 ficha
   *[other] { $after } fichas
} atrapalhando em vez de { $before }
crusoe-measure-injuries = vocês terão { $after ->
    [0] 0 lesões
    [1] 1 lesão
   *[other] { $after } lesões
} em vez de { $before }
crusoe-measure-pile = a pilha de lenha terá { $after } de madeira em vez de { $before }

## The end

crusoe-points-hearts = corações restantes: { $n }
crusoe-points-weapons = armas: { $n }
crusoe-points-roof = telhado: { $n }
crusoe-points-palisade = paliçada: { $n }
crusoe-points-pile = pilha de lenha: { $n }
crusoe-points-crosses = cruzes: { $n }
crusoe-points-fog = névoa: { $n }
crusoe-points-jenny = Jenny: { $n }
crusoe-points-lifeboat = bote salva-vidas: { $n }
crusoe-points-boat = barco: { $n }
crusoe-points-tiles = peças: { $n }
crusoe-points-temples = templos: { $n }
crusoe-points-villages = aldeias: { $n }
crusoe-points-city = a cidade: { $n }
crusoe-points-items = itens: { $n }

crusoe-feat-wounded = { $count ->
    [0] 0 ferimentos sofridos
    [one] 1 ferimento sofrido
   *[other] { $count } ferimentos sofridos
}
crusoe-feat-healed = { $count ->
    [0] 0 ferimentos curados
    [one] 1 ferimento curado
   *[other] { $count } ferimentos curados
}
crusoe-feat-action-succeeded = { $count ->
    [0] 0 ações bem-sucedidas
    [one] 1 ação bem-sucedida
   *[other] { $count } ações bem-sucedidas
}
crusoe-feat-action-failed = { $count ->
    [0] 0 ações fracassadas
    [one] 1 ação fracassada
   *[other] { $count } ações fracassadas
}
crusoe-feat-card-drawn = { $count ->
    [0] 0 aventuras
    [one] 1 aventura
   *[other] { $count } aventuras
}
crusoe-feat-item-built = { $count ->
    [0] 0 invenções construídas
    [one] 1 invenção construída
   *[other] { $count } invenções construídas
}
crusoe-feat-discovery-found = { $count ->
    [0] 0 descobertas
    [one] 1 descoberta
   *[other] { $count } descobertas
}
crusoe-feat-fought = { $count ->
    [0] 0 lutas
    [one] 1 luta
   *[other] { $count } lutas
}
crusoe-feat-went-hungry = { $count ->
    [0] 0 noites com fome
    [one] 1 noite com fome
   *[other] { $count } noites com fome
}
crusoe-next-scenario = Próximo cenário: { $scenario }

## Rules

crusoe-rules-1 = **{ crusoe-title }: o objetivo**
    Vocês naufragaram juntos. Cada cenário tem seu próprio objetivo e um número de rodadas para alcançá-lo.
    Se vocês o alcançarem, todos ganham. Se um de vocês morrer ou as rodadas acabarem, todos perdem.
    Cada personagem tem uma fila de corações e morre quando tem mais ferimentos do que corações.
    Alguns ferimentos baixam o moral. A fila de corações mostra quais.
crusoe-rules-2 = **Uma rodada**
    Há seis fases: evento (não na rodada 1), moral, produção, ações, clima e noite.
    O primeiro jogador muda a cada rodada. Ele decide o que afeta a todos, mas qualquer um pode responder.
crusoe-rules-3 = **Evento, moral, produção**
    Vocês tiram um evento. Primeiro vale o ícone da carta: uma ficha de aventura ou o efeito do cenário. Depois acontece seu texto. A carta fica como ameaça por duas rodadas e depois ataca.
    Até lá, vocês podem evitar isso enviando peões e pagando o que a carta pede.
    O moral dá fichas ao primeiro jogador ou tira fichas dele. A peça do acampamento produz 1 de madeira ou de comida para cada uma de suas fontes.
crusoe-rules-4 = **Planejar**
    Cada um tem dois peões. Vocês planejam todos juntos, e a madeira, a comida e as peles necessárias ficam reservadas.
    Com um peão a mais, construir, coletar e explorar sempre dão certo. Só com o mínimo de peões, vocês rolam os dados.
    Uma peça a dois passos do acampamento precisa de um peão a mais. Não dá para ir mais longe.
    O dia começa quando todos estão prontos. Se o plano mudar, todos têm que aceitar de novo.
crusoe-rules-5 = **Ações**
    Primeiro vêm as ameaças; depois caçar, construir, coletar, explorar, arrumar o acampamento e descansar.
    Caçar: 2 peões lutam contra a primeira fera. Coletar: vocês conseguem 1 de madeira ou 1 de comida de uma fonte.
    Construir: um abrigo, telhado ou paliçada (cada um custa 2 de madeira ou 1 pele; com três jogadores, 3 ou 2; com quatro, 4 ou 3), armas (1 de madeira) ou uma invenção. O telhado e a paliçada precisam de um abrigo.
    Explorar: vocês colocam uma peça nova e recebem suas descobertas. Arrumar o acampamento: 2 fichas de determinação e 1 de moral, ou só uma das duas coisas com quatro jogadores. Descansar: cura 1 ferimento.
    Vocês recebem as recompensas depois de todas as ações. As invenções funcionam a partir daí.
crusoe-rules-6 = **Dados**
    Há três dados: ferimento, sucesso e aventura. Se você fracassar, ganha 2 fichas de determinação e fica com o que tinha reservado.
    O jogador que lidera a ação vive a aventura. Algumas aventuras vão para o baralho de eventos, e a segunda parte delas acontece quando saem de lá.
    As fichas de determinação pagam habilidades. Você pode usar cada habilidade uma vez por rodada.
crusoe-rules-7 = **Feras**
    Se o nível de armas de vocês for menor que a força da fera, o jogador que lidera sofre 1 ferimento por ponto de diferença. Depois vocês perdem os níveis de armas e paliçada que a carta mostra e recebem a comida e as peles dela.
    Se vocês tiverem que perder algo que não têm, sofrem ferimentos. Durante uma ação, só quem lidera os recebe; fora dela, todos recebem.
crusoe-rules-8 = **Clima**
    Vocês rolam os dados da rodada e somam as nuvens das cartas. Cada nuvem de inverno custa 1 de madeira.
    Cada nuvem de chuva ou de inverno acima do nível do telhado custa 1 de comida e 1 de madeira. Animais famintos tiram comida ou paliçada, ou atacam com força 3. Uma tempestade tira 1 da paliçada.
    Todos sofrem 1 ferimento para cada recurso que faltar.
crusoe-rules-9 = **Noite**
    Cada um gasta 1 de comida. Passar fome custa 2 ferimentos. Depois vocês podem curar.
    O acampamento pode se mudar para uma peça vizinha. Vocês perdem metade do telhado e da paliçada, ou tudo se não construíram um abrigo.
    Sem abrigo, todos sofrem 1 ferimento. A comida estraga, menos a não perecível.
crusoe-rules-10 = **Invenções, fichas, tesouros**
    Uma invenção precisa de um terreno, de itens ou de materiais e funciona depois de construída. Só o inventor pode liderar a construção da própria invenção.
    Ficha de aventura: a próxima ação desse tipo traz uma aventura. Ficha de rolar de novo: vocês têm que rolar de novo o próximo sucesso. Ficha de perigo: 1 ferimento se vocês não tiverem armas. Ficha de peão: a próxima ação desse tipo precisa de um peão a mais.
    As fichas de descoberta e os tesouros são de todos. Vocês podem usá-los sempre que forem úteis. Cada item inicial pode ser usado duas vezes.
crusoe-rules-11 = **Sexta-Feira, o cachorro e partidas com menos jogadores**
    Sexta-Feira tem um peão e três corações e pode fazer de tudo. Com ele, as aventuras viram ferimentos. O cachorro ajuda vocês a caçar e explorar.
    Um jogador: você tem Sexta-Feira e o cachorro e ganha 1 de moral a cada rodada. Dois jogadores: vocês têm Sexta-Feira.
    Quatro jogadores: arrumar o acampamento dá fichas ou moral, não as duas coisas.
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
command-assign-who = Quem lidera (em branco: o seu próprio peão)
command-assign-helpers = Quem ajuda, com + entre os nomes
command-assign-pay-with = Com quais recursos pagar, se houver duas opções
command-show-plan = Mostrar o plano desta rodada
command-do-first = Pôr uma ação antes das outras do mesmo tipo
command-do-first-action = Qual ação vem primeiro
command-suggest-plan = Pedir um plano sugerido
command-adopt-plan = Aceitar o plano sugerido
command-clear-plan = Retirar todos os peões do plano
command-answer = Responder à pergunta da partida
command-answer-choice = Qual resposta dar
command-ability = Usar uma das suas habilidades
command-ability-name = Qual habilidade usar
command-use = Usar um item, um tesouro ou uma ficha
command-use-thing = O que usar, ex.: um remédio
command-night = Decidir agora o que acontece esta noite
command-night-camp-moves = Para onde vai o acampamento esta noite
command-night-goes-hungry = Quem passa fome se faltar comida
command-night-morale-reward = O que receber com o moral no máximo
command-night-arrange-camp = O que se ganha ao arrumar o acampamento (quatro jogadores)
command-night-ask-about-rolls = Quando devo perguntar sobre rolagens
command-night-ask-me-about = Perguntar ou não antes de lutas, do clima ou da noite
command-board-show = Mostrar a ilha, a oficina ou as pessoas em vez do tabuleiro

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
    [0] { $count } construções
    [one] 1 construção
   *[other] { $count } construções
}
crusoe-recap-card-drawn = { $count ->
    [0] { $count } cartas tiradas
    [one] 1 carta tirada
   *[other] { $count } cartas tiradas
}

## A round in a few sentences

crusoe-day = **Ontem:** { $news }
crusoe-day-who = { $who } { $what }.
crusoe-day-explore = explorou { $things }
crusoe-day-gather = coletou { $things }
crusoe-day-source = { $source } em { $space }
crusoe-day-build = fez { $things }
crusoe-day-cross = ergueu uma cruz em { $things }
crusoe-day-threat = resolveu { $things }
crusoe-day-card = “{ $thing }”
crusoe-day-hunt = saiu para caçar
crusoe-day-shelter = construiu o abrigo
crusoe-day-roof = melhorou o telhado
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
crusoe-day-failed = fracassou em { $things }
crusoe-day-hungry = passou fome
crusoe-day-wounds = sofreu { $n ->
    [0] 0 ferimentos
    [1] 1 ferimento
   *[other] { $n } ferimentos
}
crusoe-day-injured = se machucou ({ $parts })
crusoe-day-healed = curou { $n ->
    [1] 1 ferimento
   *[other] { $n } ferimentos
}
crusoe-day-rough = { $who } dormiu ao relento (1 ferimento por pessoa).
crusoe-day-found = Vocês encontraram { $things }.
crusoe-day-morale = O moral { $way ->
    [up] subiu
   *[down] caiu
} { $n }.
crusoe-day-rotted = { $food } de comida estragou.
crusoe-day-event = **Novo evento:** { $event }
