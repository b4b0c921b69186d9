# A Ilha Proibida.

island-title = A Ilha Proibida
island-pitch = Salvar em equipe os quatro tesouros de uma ilha que afunda, e voar para casa.
island-how-long = A maioria das partidas leva uns 20 turnos: uma hora se todos estiverem aqui, ou vários dias.

## Places, cards, people

island-fools-landing = Porto dos Tolos
    .letter = P
island-bronze-gate = Portão de Bronze
island-copper-gate = Portão de Cobre
island-gold-gate = Portão de Ouro
island-iron-gate = Portão de Ferro
island-silver-gate = Portão de Prata
island-temple-of-the-moon = Templo da Lua
island-temple-of-the-sun = Templo do Sol
island-whispering-garden = Jardim dos Sussurros
island-howling-garden = Jardim dos Uivos
island-cave-of-embers = Caverna das Brasas
island-cave-of-shadows = Caverna das Sombras
island-coral-palace = Palácio de Coral
island-tidal-palace = Palácio das Marés
island-breakers-bridge = Ponte das Ondas
island-cliffs-of-abandon = Penhascos do Abandono
island-crimson-forest = Floresta Carmesim
island-dunes-of-deception = Dunas do Engano
island-lost-lagoon = Lagoa Perdida
island-misty-marsh = Pântano das Brumas
island-observatory = Observatório
island-phantom-rock = Rocha Fantasma
island-twilight-hollow = Vale do Crepúsculo
island-watchtower = Atalaia

island-stone = Pedra da Terra
    .letter = T
island-statue = Estátua do Vento
    .letter = V
island-crystal = Cristal do Fogo
    .letter = F
island-chalice = Cálice do Oceano
    .letter = O
island-helicopter-lift = Fuga de Helicóptero
island-sandbags = Saco de Areia
island-waters-rise = Enchente!

island-engineer = Engenheiro
island-pilot = Piloto
island-navigator = Navegador
island-explorer = Explorador
island-diver = Mergulhador
island-messenger = Mensageiro

island-always = Sempre me pergunte antes das cartas
island-saving = Só me pergunte se houver algo a salvar
island-never = Não me pergunte
island-power-engineer = Você pode drenar duas peças com uma só ação.
island-power-pilot = Uma vez por turno você pode voar para qualquer peça com uma ação.
island-power-navigator = Com uma ação você pode mover o peão de outra pessoa uma ou duas peças.
island-power-explorer = Você também pode mover-se, drenar e nadar na diagonal.
island-power-diver = Com uma ação você pode mergulhar através de quantas peças alagadas ou afundadas quiser.
island-power-messenger = Você pode dar cartas de Tesouro a qualquer pessoa, esteja onde estiver.

## Options

island-option-difficulty = Dificuldade: { $value }
island-option-difficulty-description = O nível da água no começo
island-difficulty-novice = Iniciante
island-difficulty-normal = Normal
island-difficulty-elite = Elite
island-difficulty-legendary = Lendário
island-option-layout = Ilha: { $value }
island-option-layout-description = A forma da ilha
island-layout-classic = Ilha Proibida
island-layout-treasure = Ilha do Tesouro
island-layout-shadows = Ilha das Sombras
island-layout-volcano = Ilha do Vulcão
island-layout-death = Ilha da Morte
island-layout-gulls = Baía das Gaivotas
island-layout-bone = Ilha do Osso
island-layout-reef = Recife de Coral
island-layout-skull = Ilha da Caveira
island-layout-bridge = Ponte dos Horrores
island-layout-atoll = Atol das Decisões
island-layout-arch = Arco do Destino
island-layout-shipwreck = Baía do Naufrágio
island-layout-harpoon = Esconderijo do Arpão
island-layout-davy = Baú de Davy Jones
island-layout-palm = Fonte das Palmeiras
island-layout-mutiny = Torres do Motim
island-layout-tombstone = Ilha da Lápide
island-layout-shockking = Ilha do Rei Raio
island-layout-barbary = Costa da Berbéria
island-layout-hangman = Porto do Carrasco
island-layout-anchorbay = Baía da Âncora
island-layout-anchorisle = Ilha da Âncora
island-layout-invader = Espaço do Invasor
island-layout-peaks = Picos Perigosos
island-layout-parlay = Península da Trégua
island-layout-roasted = Refúgio Tostado
island-layout-plank = Paraíso da Prancha
island-layout-shuriken = Ilha Shuriken
island-option-pace = Ritmo: { $value }
island-option-pace-description = Quando se podem jogar cartas de Ação Especial
island-pace-swift = Ágil (cartas especiais antes do alagamento)
island-pace-careful = Cauteloso (cartas especiais antes de cada compra)
island-option-first-description = Quem joga o primeiro turno
island-first-host = Começa quem organiza
island-first-random = Alguém ao acaso

## Whom the table waits for

island-asks-acting = { $who } **Seu turno: { $left ->
    [0] não restam ações
    [one] resta 1 ação
   *[other] restam { $left } ações
}.**
island-asks-ending = { $who } Não restam ações. Encerre o turno{ $undo ->
    [yes] { " " }ou desfaça a última
   *[none] { "" }
}.
island-asks-considering = { $who } **Jogar uma carta especial antes das cartas de Alagamento?**{ $gate }
island-gate-to-win = Com Fuga de Helicóptero vocês vencem agora.
island-gate-to-save = Pode ajudar: { $cards }.
island-asks-discarding = { $who } **Você tem mais de 5 cartas.** Descarte uma ou jogue uma carta especial.
island-asks-swimming = { $stranded_count ->
    [0] { $who } A peça { $sunk_under } afundou sob os seus pés. Nade ou saia de helicóptero.
   *[other] { $who } Sem ter para onde nadar: { $stranded }. É preciso um helicóptero já, ou tudo estará perdido. { $rescuers_count ->
        [0] { "" }
       *[other] Quem tem a carta: { $rescuers }.
    }
}

## What can be done

island-do-move = Ir para { $to }
island-do-fly = Voar para { $to }
island-do-dive = Mergulhar até { $to }
island-do-navigate = Mover { $who } para { $to }
island-do-shore-up = Drenar { $tile }{ $also ->
    [none] { "" }
   *[other] { " " }e { $also }
}
island-do-give = Dar { $card } a { $to }
island-do-capture = Recolher o tesouro
island-do-end-turn = Encerrar o turno
island-do-discard = Descartar { $card }
island-do-swim = Nadar até { $to }
island-do-lift = Levar até { $to } ({ $who } de { $origin })
island-do-lift-off = Decolar e vencer
island-do-sandbag = Saco de Areia em { $tile }
island-do-pass = Passar
island-do-ask-me = { $when }

island-menu-move = Ir para…
island-menu-fly = Voar para… (uma vez por turno)
island-menu-dive = Mergulhar até…
island-menu-navigate = Mover outra pessoa para…
island-menu-shore-up = Drenar…
island-menu-give = Dar uma carta…
island-menu-capture = Recolher o tesouro
island-menu-end-turn = Encerrar o turno
island-menu-discard = Descartar…
island-menu-swim = Nadar até…
island-menu-lift = Fuga de Helicóptero…
island-menu-lift-off = Decolar
island-menu-sandbag = Saco de Areia em…
island-menu-pass = Passar
island-menu-ask-me = Quando me perguntar…
island-which-lift-who = Fuga de Helicóptero: quem voa…
island-which-lift-origin = Fuga de Helicóptero: de…
island-which-lift-to = Fuga de Helicóptero: para…
island-which-navigate-who = Mover quem…
island-which-navigate-to = Mover outra pessoa: para…

island-open-move = Mover-se
island-open-fly = Voar
island-open-dive = Mergulhar
island-open-navigate = Mover outra pessoa
island-open-shore-up = Drenar
island-open-give = Dar
island-open-capture = Recolher
island-open-end-turn = Encerrar o turno
island-open-discard = Descartar
island-open-swim = Nadar
island-open-lift = Fuga de Helicóptero
island-open-lift-off = Decolar
island-open-sandbag = Saco de Areia
island-open-pass = Passar
island-open-ask-me = Quando me perguntar

island-hint-move = Uma ação: para uma destas peças, seca ou alagada.
island-hint-fly = Uma ação, uma vez por turno: para qualquer peça.
island-hint-dive = Uma ação: através de peças alagadas e afundadas, até uma peça do outro lado.
island-hint-navigate = Uma ação: o peão de outra pessoa, uma ou duas peças.
island-hint-shore-up = Uma ação: a peça alagada volta a ficar seca.
island-hint-give = Uma ação: uma carta de Tesouro; quem ficar com seis precisa descartar uma.
island-hint-capture = Uma ação: quatro cartas do tesouro vão para o descarte, e ele é da equipe.
island-hint-end-turn = Compram-se duas cartas de Tesouro, depois cartas de Alagamento.
island-hint-discard = Cinco cartas podem ficar na mão.
island-hint-swim = Sem gastar ação: você deixa a peça afundada.
island-hint-lift = Sem gastar ação: peões de uma peça voam para qualquer outra.
island-hint-lift-off = Sem gastar ação: todos voam para casa, e a partida está ganha.
island-hint-sandbag = Sem gastar ação: qualquer peça alagada volta a ficar seca.
island-hint-pass = Você guarda as suas cartas; as próximas são reveladas.
island-hint-ask-me = Sempre, quando importar, só se houver algo a salvar ou nunca.

## What happened

island-did-dealt = { $seat }: { $adventurer }, em { $at }, com { $cards }.
island-did-turn-began = Turno de { $seat }.
island-did-moved = { $seat } vai para { $to }.
island-did-flew = { $seat } voa para { $to }.
island-did-dived = { $seat } mergulha até { $to }.
island-did-navigated = { $seat } leva { $who } até { $to }.
island-did-shored-up = { $here ->
    [yes] { $seat } drena essa peça.
   *[none] { $seat } drena { $tiles }.
}
island-did-gave = { $seat } dá uma carta a { $to }: { $card }.
island-did-captured = { $here ->
    [yes] { $seat } recolhe ali um tesouro: **{ $treasure }!**
   *[none] { $seat } recolhe um tesouro em { $at }: **{ $treasure }!**
}
island-did-turn-ended = { $seat } encerra o turno.
island-did-drew = { $card_key ->
    [waters-rise] { $seat } revela uma carta: { $card }
   *[other] { $seat } compra { $card }.
}
island-did-waters-rose = **A água sobe para a marca { $mark }**: { $rate ->
    [0] nenhuma carta
    [one] 1 carta
   *[other] { $rate } cartas
} de Alagamento por turno. { $returned ->
    [0] Não havia descarte de Alagamento.
    [one] Uma carta de Alagamento volta ao topo do baralho.
   *[other] { $returned } cartas de Alagamento voltam embaralhadas ao topo do baralho.
}
island-did-treasure-deck-renewed = Os descartes de Tesouro são embaralhados e formam um novo baralho.
island-did-flood-deck-renewed = Os descartes de Alagamento são embaralhados e formam um novo baralho.
island-did-flooded = { $tile } alaga.
island-did-sank = **{ $tile } afunda para sempre.**
island-did-discarded = { $seat } descarta { $card }.
island-did-swam = { $seat } **nada** até { $to }.
island-did-lifted = { $who_key ->
    [self] { $seat } joga Fuga de Helicóptero para voar até { $to }.
   *[others] { $saved_count ->
        [0] { $seat } joga Fuga de Helicóptero: { $who } { $who_count ->
            [0] voam
            [one] voa
           *[other] voam
        } para { $to }.
       *[other] { $seat } **salva** { $saved }: Fuga de Helicóptero para { $to }.
    }
}
island-did-sandbagged = { $seat } joga Saco de Areia em { $tile }.
island-did-passed = { $seat } passa.
island-did-asked-for = { $when_key ->
    [always] { $seat } prefere que se pergunte sempre antes das cartas.
    [matters] { $seat } prefere que se pergunte quando importar.
    [saving] { $seat } prefere que se pergunte só se houver algo a salvar.
   *[never] { $seat } prefere que não se pergunte antes das cartas.
}
island-did-game-won = **Vocês venceram! Os quatro tesouros estão a salvo.** { $seat } jogou Fuga de Helicóptero, e todos foram embora voando.
island-did-game-lost = **Vocês perderam: { $causes }.**{ $treasure ->
    [none] { "" }
   *[other] { " " }Não dá mais para pegar este tesouro: { $treasure }.
}{ $drowned_count ->
    [0] { "" }
   *[other] { " " }No fundo do mar: { $drowned }.
}
island-treasure-lost = as duas peças de um tesouro afundaram
island-landing-lost = o { island-fools-landing } afundou
island-drowned = alguém não tinha para onde nadar
island-skull-reached = a água chegou à caveira

# O que cada pessoa fez no jogo inteiro

island-feat-captured = { $count ->
    [0] nenhum tesouro recolhido
    [one] um tesouro recolhido
   *[other] { $count } tesouros recolhidos
}
island-feat-shored-up = { $count ->
    [0] nenhuma peça drenada
    [one] uma peça drenada
   *[other] { $count } peças drenadas
}
island-feat-sandbagged = { $count ->
    [0] nenhum Saco de Areia
    [one] um Saco de Areia
    [2] Saco de Areia duas vezes
   *[other] Saco de Areia { $count } vezes
}
island-feat-gave = { $count ->
    [0] nenhuma carta dada
    [one] uma carta dada
   *[other] { $count } cartas dadas
}
island-feat-lifted = { $count ->
    [0] nenhuma Fuga de Helicóptero
    [one] uma Fuga de Helicóptero
    [2] Fuga de Helicóptero duas vezes
   *[other] Fuga de Helicóptero { $count } vezes
}
island-feat-flew = { $count ->
    [0] nenhum voo
    [one] um voo
   *[other] { $count } voos
}
island-feat-dived = { $count ->
    [0] nenhum mergulho
    [one] um mergulho
   *[other] { $count } mergulhos
}
island-feat-navigated = { $count ->
    [0] nenhum peão guiado como { island-navigator }
    [one] um peão guiado como { island-navigator }
   *[other] { $count } peões guiados como { island-navigator }
}
island-feat-swam = { $count ->
    [0] nenhuma fuga a nado
    [one] uma fuga a nado
    [2] duas fugas a nado
   *[other] { $count } fugas a nado
}

## Refusals

island-no-not-your-turn = É o turno de { $seat }.
island-no-no-actions-left = Não restam ações. Encerre o turno ou desfaça a última.
island-no-hand-full = { $own ->
    [yes] Primeiro você precisa descartar
   *[none] Primeiro { $seat } precisa descartar
}: { $held } cartas na mão, 5 podem ficar.
island-no-waits-for-swimmers = Primeiro quem está na água precisa chegar a uma peça: { $who }.
island-no-waits-at-gate = Primeiro quem tem cartas especiais joga uma ou passa: { $who }.
island-no-no-such-place = Não há peça { $to } nesta ilha.
island-no-sunk = { $tile } afundou para sempre.
island-no-not-your-gift = Só o { $needs } pode fazer isso.
island-no-flown-already = O { island-pilot } voa uma vez por turno, e já voou.
island-no-there-already = O peão já está lá: { $to }.
island-no-too-far = { $to } está fora de alcance a partir de { $origin }.{ $reach_count ->
    [0] { "" }
   *[other] { " " }Ao alcance: { $reach }.
}
island-no-only-a-step = { $to } está a um só passo de { $origin }: basta mover-se.
island-no-only-others = Isso é para os outros jogadores.
island-no-same-twice = { $tile } duas vezes: escolha duas peças diferentes.
island-no-not-flooded = A peça { $tile } não está alagada.
island-no-never-given = Cartas de Ação Especial não podem ser dadas: { $card }.
island-no-no-such-card = Você não tem essa carta: { $card }.
island-no-not-same-tile = Você está em { $at }; { $seat }, em { $other }. Só se dá carta a quem está na mesma peça; o { island-messenger } dá de longe.
island-no-no-treasure-here = Não há tesouro a recolher em { $tile }.
island-no-captured-already = A equipe já tem este tesouro: { $treasure }.
island-holds = { $who } tem { $count } em { $at }
island-no-cards-needed = São necessárias { $needed } cartas deste tesouro: { $treasure }. Você tem { $held }.{ $others_count ->
    [0] { "" }
   *[other] { " " }{ $others }.
}
island-no-no-discarding-by-choice = Só se descarta com mais de { $limit } cartas na mão; você tem { $held }.
island-no-nothing-to-swim-from = Você está em terra firme; ninguém precisa nadar.
island-no-not-there = { $seat } não está em { $at }.
island-no-nobody-to-lift = Alguém precisa voar.
island-no-not-all-aboard = Ainda não.{ $treasures_count ->
    [0] { "" }
   *[other] { " " }Falta recolher: { $treasures }.
}{ $who_count ->
    [0] { "" }
   *[other] { " " }Ainda fora de { $landing }: { $who }.
}
island-no-nothing-to-pass = Nada espera pelas suas cartas especiais agora.
island-no-so-already = Já está assim.
island-no-only-at-a-gate = Isso se decide quando o bot pergunta se você joga uma carta especial ou passa.
island-no-unknown-layout = Não há ilha chamada “{ $layout }”. Escolha uma da lista.
island-no-adventurers-for-each = É preciso um aventureiro para cada um dos { $seats } jogadores.

island-closest = Vitória mais apertada: { $score } { $score ->
    [0] marcas
    [one] marca
   *[other] marcas
} entre a água e a caveira.
island-new-acting = -# Até três ações por turno: mover-se, drenar uma peça inundada, dar uma carta ou recolher um tesouro. Escolha nos menus e depois aperte { island-do-end-turn }.
island-goal = **Objetivo:** recolham os quatro tesouros, encontrem-se em { $landing } e vão embora voando. Uma partida leva uns 20 turnos. Entre os seus turnos posso pedir uma carta especial.
island-you-are = Você é: **{ $adventurer }**. { $power }

## The position in words

island-text-water = Nível da água { $mark } de 10: { $rate } cartas de Alagamento por turno, { $next } na próxima marca.
island-text-water-last = Nível da água { $mark } de 10: { $rate } cartas de Alagamento por turno; a próxima marca é a caveira.
island-text-perils = Podem afundar neste turno: { $tiles }.
island-text-fatal = { $tile } está inundada: { $percent }% de chance de afundar neste turno. { $why ->
    [landing] Se afundar, vocês perdem.
   *[last] É o último lugar para recolher { $treasure }: se afundar, vocês perdem.
}
island-text-peril = { $tile } { $percent }%{ $why ->
    [landing] { " " }(o caminho para casa)
    [last] { " " }(a última peça: { $treasure })
    [treasure] { " " }({ $treasure })
    [pawn] { " " }(ali: { $who })
   *[none] { "" }
}
island-text-captured = { $count ->
    [0] Nenhum tesouro recolhido ainda.
   *[other] Recolhido: { $treasures }.
}
island-text-treasure = { $treasure }, em { $tiles }. Cartas: { $held }; no baralho { $deck }, descartadas { $gone }.
island-text-nobody = em nenhuma mão
island-text-tile = { $tile } ({ $state ->
    [flooded] alagada
    [sunk] afundada
   *[dry] seca
})
island-text-player = { $name } ({ $number }), { $role }, em { $at }: { $cards }.
island-text-alone = { $name } ({ $number }), em { $at }: { $cards }.
island-text-no-cards = sem cartas
island-text-flooded = Alagadas ({ $count }): { $tiles }.
island-text-sunk = Afundadas ({ $count }): { $tiles }.
island-text-dry = Secas ({ $count }): { $tiles }.
island-text-treasure-deck = Baralho de Tesouro ({ $count }): { $cards }.
island-text-treasure-discards = Descarte de Tesouro ({ $count }): { $cards }.
island-text-flood-deck = Baralho de Alagamento ({ $count }).
island-text-flood-top = No topo do baralho de Alagamento, em ordem desconhecida ({ $count }): { $tiles }.
island-text-flood-discards = Descarte de Alagamento ({ $count }): { $tiles }.
island-text-lift = { $lift } (de { $places } para qualquer outra peça que não afundou)
island-text-two-at-once = { $acts }, duas delas por uma ação
island-text-no-perils = Neste turno nada pode afundar.
island-text-power = { $role }: { $power }
island-text-may = Agora você pode: { $acts }.
island-text-drawing =
    A ilha: letras da esquerda para a direita, números de cima para baixo. `#` seca, `~` alagada, `x` afundada; os números são jogadores.
    { island-fools-landing.letter } { island-fools-landing }, { island-stone.letter } { island-stone }, { island-statue.letter } { island-statue }, { island-crystal.letter } { island-crystal }, { island-chalice.letter } { island-chalice }.

## Rules

island-rules-1 = **{ island-title }: o objetivo**
    Vocês são uma equipe. Recolham os quatro tesouros, reúnam-se no { island-fools-landing } e joguem ali Fuga de Helicóptero: todos vencem.
    Todos perdem se afundarem as duas peças de um tesouro não recolhido, se o { island-fools-landing } afundar, se alguém se afogar ou se a água chegar à caveira.
island-rules-2 = **Antes do primeiro turno**
    A ilha tem 24 peças. Cada aventureiro começa na sua e recebe duas cartas de Tesouro, nunca Enchente!
    Depois são reveladas seis cartas de Alagamento: essas peças começam alagadas. A dificuldade diz onde a água começa.
island-rules-3 = **O turno**
    Até três ações, em qualquer combinação; depois compram-se duas cartas de Tesouro; depois cartas de Alagamento, tantas quantas o Medidor de Água indicar.
    Mover-se: para a peça acima, abaixo, à esquerda ou à direita, seca ou alagada. Drenar: a sua peça ou uma vizinha volta a ficar seca.
    Dar: uma carta de Tesouro a alguém na sua peça; cartas especiais nunca são dadas.
    Recolher: em uma das duas peças de um tesouro, com quatro cartas dele. Uma peça alagada serve tanto quanto uma seca.
island-rules-4 = **Os aventureiros**
    { island-explorer }: { island-power-explorer }
    { island-pilot }: { island-power-pilot }
    { island-navigator }: { island-power-navigator }
    { island-diver }: { island-power-diver }
    { island-engineer }: { island-power-engineer }
    { island-messenger }: { island-power-messenger }
island-rules-5 = **As cartas**
    As mãos ficam abertas, com no máximo cinco cartas. Quem passa disso descarta na hora, mas antes pode jogar uma carta especial.
    Fuga de Helicóptero: peões de uma peça voam para qualquer outra. Saco de Areia: qualquer peça alagada volta a ficar seca. As duas a qualquer momento, sem gastar ação.
    Para vencer, decolem do { island-fools-landing } com todos lá; ele pode estar alagado, mas não afundado.
    Enchente!: o medidor sobe uma marca, e o descarte de Alagamento volta embaralhado ao topo do baralho.
    Um baralho que acaba é refeito com o seu descarte embaralhado. Você pode olhar os dois descartes quando quiser.
island-rules-6 = **O alagamento**
    Quando sai a carta de uma peça seca, ela alaga. A que já estava alagada afunda para sempre, com a sua carta.
    Quem está em uma peça que afunda nada até uma vizinha: o { island-explorer } também na diagonal, o { island-diver } até a mais próxima, o { island-pilot } até qualquer uma.
    Quando não há para onde nadar, uma Fuga de Helicóptero ainda salva.
island-rules-7 = **Antes das cartas**
    Antes das cartas de Alagamento, quem tem uma carta especial que sirva para algo joga-a ou passa.
    Você pode dizer de uma vez por todas quando quer que se pergunte.
    Com o ritmo “cauteloso” há um momento assim antes de cada carta.

## Gates: passing, standing answers, what is asked about once more

island-matters = Me pergunte quando importar
island-do-pass-turn = Passar, sem mais perguntas neste turno
island-do-pass-game = Passar, sem mais perguntas nesta partida
island-menu-pass-turn = Passar neste turno
island-menu-pass-game = Passar nesta partida
island-open-pass-turn = Passar neste turno
island-open-pass-game = Passar nesta partida
island-hint-pass-turn = Você guarda as suas cartas, e não há mais perguntas sobre elas neste turno.
island-hint-pass-game = Você guarda as suas cartas, e não há mais perguntas sobre elas até que você peça.
island-sure-end-turn = { $left ->
    [0] Não resta nenhuma ação.
    [one] Resta uma ação.
   *[other] Restam { $left } ações.
} Encerrar o turno mesmo assim?
island-sure-drown = Não há para onde nadar: { $who }. E ninguém mais pode voar até lá. Se você fizer isso, tudo estará perdido.
island-sure-doomed = As próximas cartas de inundação certamente afundam { $at }. Se você passar agora, todos perdem. Você ainda pode evitar isso.

island-option-adventurers = Aventureiros: { $value }
island-option-adventurers-description = Quem joga, com + entre eles; senão, ao acaso
island-adventurers-how = Diga de dois a quatro aventureiros diferentes, com + entre eles: { $names }.
island-recap-turn-began = { $count ->
    [0] { $count } turnos
    [one] 1 turno
   *[other] { $count } turnos
}
island-recap-captured = { $count ->
    [0] { $count } tesouros recolhidos
    [one] 1 tesouro recolhido
   *[other] { $count } tesouros recolhidos
}
island-recap-waters-rose = { $count ->
    [0] nenhuma enchente
    [one] 1 enchente
   *[other] { $count } enchentes
}
island-recap-sank = { $count ->
    [0] { $count } peças perdidas
    [one] 1 peça perdida
   *[other] { $count } peças perdidas
}

## A hint, level by level

island-tip-where = { $count ->
    [0] Não há um lugar para olhar: o que conta são as próximas cartas.
   *[other] Repare em: { $where }.
}
island-tip-wins = Neste turno todos podem voar para casa, com todos os tesouros, a partir de { $tile }. Assim a partida está ganha.
island-tip-captures = Neste turno dá para recolher um tesouro, em { $tile }: { $card }. A equipe teria { $after } de 4.
island-tip-rescues = { $mine ->
    [yes] Você não tem para onde nadar
   *[none] { $who } não tem para onde nadar
}, e tudo estaria perdido. Em { $tile } a partida continua.
island-tip-saves-landing = Há { $before }% de chance de { $tile } afundar neste turno, e aí todos perdem. Esta jogada baixa isso para { $after }%.
island-tip-saves-treasure = Há { $before }% de chance de { $tile } afundar neste turno. É o último lugar de { $card }, então todos perderiam. Esta jogada baixa isso para { $after }%.
island-tip-saves-pawn = { $mine ->
    [yes] Você está
   *[none] { $who } está
} em { $tile }, e de lá não haveria para onde nadar. A chance de que ela afunde e tudo se perca é de { $before }% neste turno; com isto, cai para { $after }%.
island-tip-gives = { $card }: { $mine ->
    [yes] você tem
   *[none] { $who } tem
} { $before } dessas cartas; seguindo o conselho, { $after }. Quatro bastam para recolher o tesouro.
island-tip-nears-home = Todos precisam chegar a { $tile }. { $mine ->
    [yes] A sua distância é de
   *[none] A distância de { $who } é de
} { $before } { $before ->
    [0] ações
    [one] ação
   *[other] ações
}; seguindo o conselho, { $after }.
island-tip-nears-site = { $card }: { $mine ->
    [yes] você tem
   *[none] { $who } tem
} as quatro cartas. Até { $tile }, onde se recolhe, a distância é de { $before } { $before ->
    [0] ações
    [one] ação
   *[other] ações
}; seguindo o conselho, { $after }.
island-tip-nears-giver = { $card }: as cartas deste tesouro estão em várias mãos, algumas com { $who } em { $tile }. O caminho para entregá-las é de { $before } { $before ->
    [0] ações
    [one] ação
   *[other] ações
}; seguindo o conselho, { $after }.
island-tip-nears-flood = A peça { $tile } está alagada, e é das que importam. { $mine ->
    [yes] Você precisa
   *[none] { $who } precisa
} de { $before } ações para drenar, com o caminho; seguindo o conselho, { $after }.
island-tip-gathers = { $card }: { $mine ->
    [yes] você é quem tem mais cartas deste tesouro
   *[none] { $who } é quem tem mais cartas deste tesouro
}. Até { $tile }, onde se pode recolher, a distância é de { $before } { $before ->
    [0] ações
    [one] ação
   *[other] ações
}; seguindo o conselho, { $after }.
island-tip-dries-landing = A peça { $tile } está alagada, e sem ela ninguém volta para casa. Uma vez seca, são necessárias duas cartas de Alagamento para perdê-la.
island-tip-dries-treasure = { $card }: das duas peças deste tesouro, { $before } { $before ->
    [0] está alagada ou afundada
    [one] está alagada ou afundada
   *[other] estão alagadas ou afundadas
}. Com a peça { $tile } seca: { $after }.
island-tip-dries-tile = A peça { $tile } está alagada, uma de { $before }. Uma vez seca, são necessárias duas cartas de Alagamento para perdê-la.
island-tip-saves-tile = Há { $before }% de chance de { $tile } afundar neste turno. Esta jogada baixa isso para { $after }% e mantém a passagem aberta.
island-tip-stands-safer = { $mine ->
    [yes] Você está
   *[none] { $who } está
} em { $tile }, e a chance de que afunde neste turno é de { $before }%. Depois disto é de { $after }%.
island-tip-opens-ways = { $mine ->
    [yes] Saídas que você teria
   *[none] Saídas que { $who } teria
} a partir de { $tile }: { $after }. Sem isto, { $before }.
island-tip-useless = { $card }: esse tesouro já foi recolhido, e as cartas dele não servem mais.
island-tip-too-many = { $card }: quatro cartas bastam para recolher o tesouro, e aqui há { $before } em uma mão.
island-tip-lets-go = { $card }: pelas contas do computador, é o que menos fará falta. A equipe tem { $before }, e no baralho { $after ->
    [0] não resta nenhuma
    [one] resta { $after }
   *[other] restam { $after }
}.
island-tip-swims = De { $tile } dá para seguir a { $before } { $before ->
    [0] peças
    [one] peça
   *[other] peças
}. A chance de que afunde neste turno é de { $after }%.
island-tip-keeps = Eu guardaria { $card } para depois. { $tile ->
    [none] Nada pode afundar agora.
   *[other] A peça com mais risco é { $tile } ({ $before }%).
}
island-tip-waits = Não vejo nada melhor para fazer. A peça com mais risco é { $tile } ({ $before }%).
island-tip-rises = Pelas contas do computador, não resta nada melhor a fazer. Neste turno nada pode afundar; há { $before }% de chance de vir uma carta: { $card }
island-tip-ready = Tenha { $card } à mão. Mesmo com a melhor jogada deste turno, { $tile } ainda pode afundar: { $before }%. Antes das cartas de Alagamento você pode jogá-la.
island-tip-nothing = Acho que isto dá a melhor chance de ganhar, mas nenhuma peça, carta ou pessoa é o motivo.
island-tip-spends = Vale a pena jogar { $card } agora: sem essa carta, a chance de vencer cai { $points } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
}.
island-all-flooded = Ficam alagadas { $tile }.
island-all-sank = **Afundam para sempre { $tile }.**

## Odds, on request

island-odds-lost = { $percent }% de chance de perder antes do próximo turno se ninguém fizer mais nada{ $count ->
    [0] { "." }
   *[other] { " " }({ $ways }).
}
island-odds-landing-lost = { $percent }%: { $tile } afunda
island-odds-treasure-lost = { $percent }%: perde-se para sempre { $treasure }
island-odds-drowned = { $percent }%: { $who } se afoga em { $tile }
island-odds-skull-reached = { $percent }%: a água chega à caveira
island-odds-won = De { $low } a { $high }% de chance de ganhar se jogadores fortes continuarem.

## The review of a finished game

island-turning-choice = **O turno decisivo foi o { $turn }:** { $said } teria somado { $worth } pontos à chance de vitória de vocês.
island-turning-cards = **O turno decisivo foi o { $turn }:** as cartas levaram a chance de vitória de vocês de { $before }% para { $after }%.
island-review-title = A chance de vencer, turno a turno
island-review-won = Vitória depois de { $turns } turnos. Chance de vencer, em pontos: cartas { $luck }, escolhas { $choices }.
island-review-lost = Derrota depois de { $turns } turnos. Chance de vencer, em pontos: cartas { $luck }, escolhas { $choices }.
island-review-turns = No começo de cada turno: { $turns }.
island-review-turn = { $turn }: { $percent }%
island-review-none = Nenhum turno decidiu a partida sozinho.
island-review-point = Turno { $turn }: de { $before }% para { $after }%
island-review-parts = Cartas { $luck }, escolhas { $choices }.
island-review-cards = O que veio: { $cards }.
island-review-sunk = { $count ->
    [0] nada afundou
    [one] afundou { $tiles }
   *[other] afundaram { $tiles }
}
island-review-done = Feito: { $said }.
island-review-instead = Poderia ter sido: { $said }. Valia { $worth } a mais.
island-review-others = As outras escolhas desse turno: { $worth }.
island-review-rose = { $count ->
    [0] nenhuma enchente
    [one] uma enchente
   *[other] { $count } enchentes
}
island-review-as-good = Nada prometia claramente mais.
island-review-luck = O que as cartas trouxeram
island-review-choices = O que as escolhas custaram
