# A Ilha Proibida.

island-title = A Ilha Proibida
island-pitch = Salvem juntos quatro tesouros de uma ilha que está afundando e voltem para casa voando.
island-how-long = A maioria das partidas leva uns 20 turnos: uma hora se todos estiverem aqui; se não, vários dias.

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
    .the = uma Pedra da Terra
    .many = Pedras da Terra
    .letter = T
island-statue = Estátua do Vento
    .the = uma Estátua do Vento
    .many = Estátuas do Vento
    .letter = V
island-crystal = Cristal do Fogo
    .the = um Cristal do Fogo
    .many = Cristais do Fogo
    .letter = F
island-chalice = Cálice do Oceano
    .the = um Cálice do Oceano
    .many = Cálices do Oceano
    .letter = O
island-helicopter-lift = Fuga de Helicóptero
    .the = uma Fuga de Helicóptero
    .many = Fugas de Helicóptero
island-sandbags = Saco de Areia
    .the = um Saco de Areia
    .many = Sacos de Areia
island-waters-rise = Enchente!
    .the = Enchente!
    .many = Enchente!

island-engineer = Engenheiro
island-pilot = Piloto
island-navigator = Navegador
island-explorer = Explorador
island-diver = Mergulhador
island-messenger = Mensageiro

island-always = Me pergunte sempre antes das cartas de Alagamento
island-saving = Me pergunte só se der para salvar algo
island-never = Não me pergunte
island-power-engineer = Você pode drenar duas peças com uma só ação.
island-power-pilot = Uma vez por turno, você pode voar para qualquer peça com uma ação.
island-power-navigator = Com uma ação, você pode mover o peão de outro jogador uma ou duas peças.
island-power-explorer = Você também pode se mover, drenar e nadar na diagonal.
island-power-diver = Com uma ação, você pode mergulhar por quantas peças alagadas ou afundadas quiser.
island-power-messenger = Você pode dar cartas de Tesouro a qualquer jogador, em qualquer peça.

## Options

island-option-difficulty = Dificuldade: { $value }
island-option-difficulty-description = Nível da água no começo
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
island-option-pace-description = Quando dá para jogar cartas de Ação Especial
island-pace-swift = Rápido (só pergunto antes das cartas de Alagamento)
island-pace-careful = Cauteloso (pergunto antes de cada carta)
island-option-first = Primeiro turno: { $value }
island-option-first-description = Quem joga o primeiro turno
island-first-host = o anfitrião
island-first-random = alguém ao acaso

## Whom the table waits for

island-asks-acting = { $who } **Seu turno: { $left ->
    [0] não restam ações
    [one] resta 1 ação
   *[other] restam { $left } ações
}.**
island-asks-ending = { $who } Você não tem mais ações. Encerre o turno{ $undo ->
    [yes] { " " }ou desfaça sua última ação
   *[none] { "" }
}.
island-asks-considering = { $who } **Jogar uma carta especial antes que saiam as cartas de Alagamento?**{ $gate }
island-gate-to-win = Com a Fuga de Helicóptero, vocês vencem agora mesmo.
island-gate-to-save = { $cards } pode ajudar.
island-asks-discarding = { $who } **Você tem mais de 5 cartas.** Descarte uma ou jogue uma carta especial.
island-asks-swimming = { $stranded_count ->
    [0] { $who } **{ $sunk_under } afundou sob seus pés.** Nade para um lugar seguro ou use uma Fuga de Helicóptero.
   *[other] { $who } **{ $stranded } não tem para onde nadar.** Tirem essa pessoa de lá voando agora ou todos perdem. { $rescuers_count ->
        [0] { "" }
        [1] { $rescuers } tem uma Fuga de Helicóptero.
       *[other] { $rescuers } têm uma Fuga de Helicóptero.
    }
}

## What can be done

island-do-move = Mover-se para { $to }
island-do-fly = Voar para { $to }
island-do-dive = Mergulhar até { $to }
island-do-navigate = Mover { $who } para { $to }
island-do-shore-up = Drenar { $tile }{ $also ->
    [none] { "" }
   *[other] { " " }e { $also }
}
island-do-give = Dar { $card_the } para { $to }
island-do-capture = Recolher o tesouro
island-do-end-turn = Encerrar o turno
island-do-discard = Descartar { $card_the }
island-do-swim = Nadar até { $to }
island-do-lift = Fuga de Helicóptero para { $to }: levar { $who } de { $origin }
island-do-lift-off = Voar para casa e ganhar
island-do-sandbag = Saco de Areia em { $tile }
island-do-pass = Passar
island-do-ask-me = { $when }

island-menu-move = Mover-se para…
island-menu-fly = Voar para… (uma vez por turno)
island-menu-dive = Mergulhar até…
island-menu-navigate = Mover outro jogador para…
island-menu-shore-up = Drenar…
island-menu-give = Dar uma carta…
island-menu-capture = Recolher o tesouro
island-menu-end-turn = Encerrar o turno
island-menu-discard = Descartar…
island-menu-swim = Nadar até…
island-menu-lift = Fuga de Helicóptero…
island-menu-lift-off = Voar para casa e ganhar
island-menu-sandbag = Saco de Areia em…
island-menu-pass = Passar
island-menu-ask-me = Quando me perguntar…
island-which-lift-who = Fuga de Helicóptero: quem vai…
island-which-lift-origin = Fuga de Helicóptero: de…
island-which-lift-to = Fuga de Helicóptero: para…
island-which-navigate-who = Mover quem…
island-which-navigate-to = Mover outra pessoa: para…

island-open-move = Mover-se
island-open-fly = Voar
island-open-dive = Mergulhar
island-open-navigate = Mover outro
island-open-shore-up = Drenar
island-open-give = Dar
island-open-capture = Recolher
island-open-end-turn = Encerrar o turno
island-open-discard = Descartar
island-open-swim = Nadar
island-open-lift = Fuga de Helicóptero
island-open-lift-off = Voar para casa
island-open-sandbag = Saco de Areia
island-open-pass = Passar
island-open-ask-me = Quando me perguntar

island-hint-move = Com uma ação, você vai para uma destas peças, seca ou alagada.
island-hint-fly = Com uma ação, uma vez por turno, você voa para qualquer peça.
island-hint-dive = Com uma ação, você atravessa peças alagadas ou afundadas.
island-hint-navigate = Com uma ação, você move o peão de outro jogador por uma ou duas peças.
island-hint-shore-up = Com uma ação, você seca uma peça alagada.
island-hint-give = Com uma ação, você dá uma carta de Tesouro a outro jogador. O limite é de cinco cartas.
island-hint-capture = Com uma ação, você descarta quatro cartas do tesouro e fica com ele.
island-hint-end-turn = Você compra duas cartas de Tesouro, e depois saem as de Alagamento.
island-hint-discard = Você pode ficar com cinco cartas.
island-hint-swim = Você sai da peça afundada. Não gasta nenhuma ação.
island-hint-lift = Leva peões de uma peça para qualquer outra. Não gasta nenhuma ação.
island-hint-lift-off = Todos voam para casa, e vocês ganham. Não gasta nenhuma ação.
island-hint-sandbag = Seca qualquer peça alagada. Não gasta nenhuma ação.
island-hint-pass = Você fica com suas cartas, e as próximas são reveladas.
island-hint-ask-me = Sempre, quando importar, só se der para salvar algo, ou nunca.

## What happened

island-did-dealt = { $seat } é { $adventurer }, começa em { $place } e tem { $cards }.
island-did-turn-began = Turno de { $seat }.
island-did-moved = { $seat } vai para { $to }.
island-did-flew = { $seat } voa para { $to }.
island-did-dived = { $seat } mergulha até { $to }.
island-did-navigated = { $seat } move { $who } para { $to }.
island-did-shored-up = { $here ->
    [yes] { $seat } drena essa peça.
   *[none] { $seat } drena { $tiles }.
}
island-did-gave = { $seat } dá { $card_the } a { $to }.
island-did-captured = { $here ->
    [yes] { $seat } pega um tesouro ali: **{ $treasure }!**
   *[none] { $seat } pega um tesouro em { $at }: **{ $treasure }!**
}
island-did-turn-ended = { $seat } encerra o turno.
island-did-drew = { $card_key ->
    [waters-rise] { $seat } compra { $card_the }
   *[other] { $seat } compra { $card_the }.
}
island-did-waters-rose = **A água sobe para o nível { $mark }**: { $rate ->
    [0] nenhuma carta
    [one] 1 carta
   *[other] { $rate } cartas
} de Alagamento por turno. { $returned ->
    [0] Não havia descartes de Alagamento para devolver.
    [one] Um descarte de Alagamento volta para o topo do baralho.
   *[other] { $returned } descartes de Alagamento voltam embaralhados para o topo do baralho.
}
island-did-treasure-deck-renewed = Os descartes de Tesouro são embaralhados e formam um baralho novo.
island-did-flood-deck-renewed = Os descartes de Alagamento são embaralhados e formam um baralho novo.
island-did-flooded = { $tile } alaga.
island-did-sank = **{ $tile } afunda para sempre.**
island-did-discarded = { $seat } descarta { $card_the }.
island-did-swam = { $seat } **nada** até { $to }.
island-did-lifted = { $who_key ->
    [self] { $seat } joga Fuga de Helicóptero e voa para { $to }.
   *[others] { $saved_count ->
        [0] { $seat } joga Fuga de Helicóptero: { $who } { $who_count ->
            [0] voam
            [one] voa
           *[other] voam
        } para { $to }.
       *[other] { $seat } **salva** { $saved } com uma Fuga de Helicóptero para { $to }.
    }
}
island-did-sandbagged = { $seat } joga Saco de Areia: a peça { $tile } está seca de novo.
island-did-passed = { $seat } passa.
island-did-asked-for = { $when_key ->
    [always] { $seat } quer que eu pergunte sempre antes das cartas de Alagamento.
    [matters] { $seat } quer que eu pergunte só quando for importante.
    [saving] { $seat } quer que eu pergunte só se der para salvar algo.
   *[never] { $seat } não quer que eu pergunte antes das cartas de Alagamento.
}
island-did-game-won = **Vocês ganharam! Os quatro tesouros estão a salvo.** { $seat } jogou Fuga de Helicóptero, e todos escaparam voando.
island-did-game-lost = **Vocês perderam: { $causes }.**{ $treasure ->
    [none] { "" }
   *[other] { " " }Vocês não podem mais conseguir este tesouro: { $treasure }.
}{ $drowned_count ->
    [0] { "" }
    [1] { " " }{ $drowned } se afogou.
   *[other] { " " }{ $drowned } se afogaram.
}
island-treasure-lost = as duas peças de um tesouro afundaram
island-landing-lost = o { island-fools-landing } afundou
island-drowned = alguém não tinha para onde nadar
island-skull-reached = a água chegou à caveira

# O que cada pessoa fez no jogo inteiro

island-feat-captured = { $count ->
    [0] nenhum tesouro recolhido
    [one] 1 tesouro recolhido
   *[other] { $count } tesouros recolhidos
}
island-feat-shored-up = { $count ->
    [0] nenhuma peça drenada
    [one] 1 peça drenada
   *[other] { $count } peças drenadas
}
island-feat-sandbagged = { $count ->
    [0] nenhum Saco de Areia
    [1] Saco de Areia uma vez
    [2] Saco de Areia duas vezes
   *[other] Saco de Areia { $count } vezes
}
island-feat-gave = { $count ->
    [0] nenhuma carta dada
    [one] 1 carta dada
   *[other] { $count } cartas dadas
}
island-feat-lifted = { $count ->
    [0] nenhuma Fuga de Helicóptero
    [1] Fuga de Helicóptero uma vez
    [2] Fuga de Helicóptero duas vezes
   *[other] Fuga de Helicóptero { $count } vezes
}
island-feat-flew = { $count ->
    [0] nenhum voo
    [one] 1 voo
   *[other] { $count } voos
}
island-feat-dived = { $count ->
    [0] nenhum mergulho
    [one] 1 mergulho
   *[other] { $count } mergulhos
}
island-feat-navigated = { $count ->
    [0] nenhum peão movido como { island-navigator }
    [one] 1 peão movido como { island-navigator }
   *[other] { $count } peões movidos como { island-navigator }
}
island-feat-swam = { $count ->
    [0] nenhuma fuga a nado
    [one] uma fuga a nado
    [2] duas fugas a nado
   *[other] { $count } fugas a nado
}

## Refusals

island-no-not-your-turn = É o turno de { $seat }.
island-no-no-actions-left = Você não tem mais ações. Encerre o turno ou desfaça sua última ação.
island-no-hand-full = { $own ->
    [yes] Primeiro você precisa descartar. Você tem { $held } cartas, e o limite é 5.
   *[none] Primeiro { $seat } precisa descartar. Tem { $held } cartas, e o limite é 5.
}
island-no-waits-for-swimmers = Antes, estes jogadores precisam nadar para um lugar seguro: { $who }.
island-no-waits-at-gate = Antes, estes jogadores precisam jogar uma carta especial ou passar: { $who }.
island-no-no-such-place = Não há nenhuma peça { $to } nesta ilha.
island-no-sunk = { $tile } afundou para sempre.
island-no-not-your-gift = Só o { $needs } pode fazer isso.
island-no-flown-already = O { island-pilot } só pode voar uma vez por turno, e você já voou.
island-no-there-already = O peão já está em { $to }. Escolha outra peça.
island-no-too-far = Você não alcança { $to } a partir de { $origin }.{ $reach_count ->
    [0] { "" }
   *[other] { " " }Você alcança { $reach }.
}
island-no-only-a-step = { $to } fica bem ao lado de { $origin }. Basta se mover.
island-no-only-others = Você só pode escolher outro jogador.
island-no-same-twice = Você escolheu { $tile } duas vezes. Escolha duas peças diferentes.
island-no-not-flooded = { $tile } não está alagada. Escolha uma peça alagada.
island-no-never-given = Você não pode dar { $card_the }, porque é uma carta especial.
island-no-no-such-card = Você não tem { $card_the }.
island-no-not-same-tile = Você está em { $place }, e { $seat } está em { $other }. Você só pode dar cartas a quem está na sua peça. Só o { island-messenger } pode dar cartas a qualquer um.
island-no-no-treasure-here = Em { $tile } você não pode recolher um tesouro. Vá a uma peça com o símbolo de um tesouro.
island-no-captured-already = A equipe já tem este tesouro: { $treasure }.
island-holds = { $who } tem { $count } em { $place }
island-no-cards-needed = Você precisa de { $needed } cartas de { $treasure } e tem { $held }.{ $others_count ->
    [0] { "" }
   *[other] { " " }{ $others }.
}
island-no-no-discarding-by-choice = Você só pode descartar se tiver mais de { $limit } cartas. Você tem { $held }.
island-no-nothing-to-swim-from = Sua peça não afundou, então você não precisa nadar.
island-no-not-there = { $seat } não está em { $place }.
island-no-nobody-to-lift = Escolha quem voa.
island-no-not-all-aboard = Vocês ainda não podem voar para casa.{ $treasures_count ->
    [0] { "" }
   *[other] { " " }Ainda falta recolher: { $treasures }.
}{ $who_count ->
    [0] { "" }
    [1] { " " }{ $who } ainda não está em { $landing }.
   *[other] { " " }{ $who } ainda não estão em { $landing }.
}
island-no-nothing-to-pass = Agora você não precisa passar.
island-no-so-already = Você já tinha escolhido isso.
island-no-only-at-a-gate = Você pode mudar isso na próxima vez que eu perguntar sobre suas cartas especiais.
island-no-unknown-layout = Não há nenhuma ilha chamada “{ $layout }”. Escolha uma da lista.
island-no-adventurers-for-each = Escolha um aventureiro para cada um dos { $seats } jogadores.

island-closest = Vitória mais apertada: a água ficou a { $score ->
    [0] 0 níveis
    [one] 1 nível
   *[other] { $score } níveis
} da caveira.
island-new-acting = -# Até três ações por turno: mover-se, drenar uma peça alagada, dar uma carta ou recolher um tesouro. Escolha nos menus e depois aperte { island-do-end-turn }.
island-goal = **Objetivo:** recolham os quatro tesouros, encontrem-se em { $tile } e partam com uma Fuga de Helicóptero. Um tesouro pede quatro cartas dele, em uma peça com o símbolo. Uma partida dura uns 20 turnos. Entre seus turnos, posso perguntar se você quer usar uma carta especial.
island-you-are = Você é **{ $adventurer }**. { $power }

## The position in words

island-text-water = Nível da água { $mark } de 10: { $rate } cartas de Alagamento por turno, { $next } no próximo nível.
island-text-water-last = Nível da água { $mark } de 10: { $rate } cartas de Alagamento por turno. Se a água subir mais uma vez, vocês perdem.
island-text-perils = Podem afundar neste turno ({ $chance }%{ $count ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }cada
}): { $tiles }
island-text-more-perils = { $chance }%{ $count ->
    [0] { "" }
    [one] { "" }
   *[other] { " " }cada
}: { $tiles }
island-text-perils-others = { $count ->
    [0] Nenhuma outra peça pode afundar
    [one] Mais 1 peça pode afundar
   *[other] Mais { $count } peças podem afundar
}.
island-text-fatal = { $tile } está alagada: { $percent }% de chance de afundar neste turno. { $why ->
    [landing] Se afundar, vocês perdem.
   *[last] É o último lugar para conseguir { $treasure }: se afundar, vocês perdem.
}
island-text-peril = { $tile }{ $why ->
    [landing] { " " }(o caminho para casa)
    [last] { " " }(a última peça: { $treasure })
    [treasure] { " " }({ $treasure })
    [pawn] { $count ->
        [0] { " " }({ $who } estão lá)
        [one] { " " }({ $who } está lá)
       *[other] { " " }({ $who } estão lá)
    }
   *[none] { "" }
}
island-text-captured = { $count ->
    [0] Vocês ainda não recolheram nenhum tesouro.
    [one] Tesouro recolhido: { $treasures }.
   *[other] Tesouros recolhidos: { $treasures }.
}
island-text-treasure = { $treasure } está em { $tiles }. Cartas deste tesouro: { $held }; { $deck } no baralho, { $gone } descartadas.
island-text-nobody = ninguém tem nenhuma
island-text-has = { $name } tem { $count }
island-text-tile = { $tile } ({ $state ->
    [flooded] alagada
    [sunk] afundada
   *[dry] seca
})
island-text-player = { $name } (jogador { $number }, { $role }) está em { $tile }. Cartas: { $cards }.
island-text-alone = { $name } (jogador { $number }) está em { $tile }. Cartas: { $cards }.
island-text-no-cards = nenhuma
island-text-flooded = Peças alagadas ({ $count }): { $tiles }.
island-text-sunk = Peças afundadas ({ $count }): { $tiles }.
island-text-dry = Peças secas ({ $count }): { $tiles }.
island-text-treasure-deck = Baralho de Tesouro ({ $count }): { $cards }.
island-text-treasure-discards = Descarte de Tesouro ({ $count }): { $cards }.
island-text-flood-deck = Baralho de Alagamento ({ $count }).
island-text-flood-top = No topo do baralho de Alagamento, em ordem desconhecida ({ $count }): { $tiles }.
island-text-flood-discards = Descarte de Alagamento ({ $count }): { $tiles }.
island-text-lift = { $what } (de { $tiles } para qualquer outra peça que não tenha afundado)
island-text-two-at-once = { $what } (duas por uma ação)
island-text-no-perils = Nada pode afundar neste turno.
island-text-power = { $role }: { $power }
island-text-may = Você pode: { $acts }.
island-text-drawing =
    Mapa da ilha. As colunas são indicadas por letras, da esquerda para a direita, e as linhas por números, de cima para baixo. `#` é peça seca, `~` alagada, `x` afundada, e os números são jogadores.
    { island-fools-landing.letter } { island-fools-landing }, { island-stone.letter } { island-stone }, { island-statue.letter } { island-statue }, { island-crystal.letter } { island-crystal }, { island-chalice.letter } { island-chalice }.

## Rules

island-rules-1 = **{ island-title }: o objetivo**
    Vocês são uma equipe. Recolham quatro tesouros, encontrem-se em { island-fools-landing } e joguem lá uma Fuga de Helicóptero. Assim todos ganham.
    Todos perdem se as duas peças de um tesouro afundarem antes de vocês o recolherem, se { island-fools-landing } afundar, se um jogador se afogar ou se a água chegar à caveira.
island-rules-2 = **Preparação**
    A ilha tem 24 peças. Cada aventureiro começa na sua peça, com duas cartas de Tesouro (nunca Enchente!).
    Depois saem seis cartas de Alagamento, e as peças delas começam alagadas. A dificuldade decide o primeiro nível da água.
island-rules-3 = **Seu turno**
    Faça até três ações, em qualquer ordem. Depois compre duas cartas de Tesouro. Depois tire tantas cartas de Alagamento quantas o nível da água indicar.
    Mover-se: vá para a peça acima, abaixo, à esquerda ou à direita, seca ou alagada. Drenar: seque a sua peça ou uma vizinha.
    Dar: entregue uma carta de Tesouro a um jogador que esteja na sua peça. Você não pode dar cartas especiais.
    Recolher: em uma das duas peças de um tesouro, descarte quatro cartas dele. A peça pode estar alagada.
island-rules-4 = **Os aventureiros**
    { island-explorer }: { island-power-explorer }
    { island-pilot }: { island-power-pilot }
    { island-navigator }: { island-power-navigator }
    { island-diver }: { island-power-diver }
    { island-engineer }: { island-power-engineer }
    { island-messenger }: { island-power-messenger }
island-rules-5 = **Cartas**
    Todos veem todas as mãos. Você pode ter no máximo cinco cartas. Com seis, você precisa descartar uma ou jogar uma carta especial na hora.
    Fuga de Helicóptero: leva peões de uma peça para qualquer outra. Saco de Areia: seca qualquer peça alagada. Você pode jogar as duas a qualquer momento, sem gastar ações.
    Para ganhar, joguem uma Fuga de Helicóptero em { island-fools-landing } quando todos estiverem lá. A peça pode estar alagada, mas não afundada.
    Enchente!: a água sobe um nível. Os descartes de Alagamento são embaralhados e voltam para o topo do baralho.
    Quando um baralho acaba, seus descartes são embaralhados e formam um novo. Você pode olhar os descartes quando quiser.
island-rules-6 = **O alagamento**
    Quando sai uma carta de Alagamento, uma peça seca fica alagada. Uma peça que já estava alagada afunda para sempre, e a carta dela sai da partida.
    Se a sua peça afundar, você nada para uma vizinha. O { island-explorer } também pode nadar na diagonal, o { island-diver } nada até a peça mais próxima e o { island-pilot }, até qualquer uma.
    Se você não tiver para onde nadar, uma Fuga de Helicóptero ainda pode salvar você.
island-rules-7 = **Antes das cartas de Alagamento**
    Pergunto a quem tem cartas especiais úteis se quer jogar alguma. Eles jogam uma ou passam.
    Você pode escolher quando quer que eu pergunte.
    Com o ritmo “Cauteloso”, pergunto antes de cada carta.

## Gates: passing, standing answers, what is asked about once more

island-matters = Me pergunte quando importar
island-do-pass-turn = Passar e não me perguntar mais neste turno
island-do-pass-game = Passar e não me perguntar mais nesta partida
island-menu-pass-turn = Passar neste turno
island-menu-pass-game = Passar nesta partida
island-open-pass-turn = Passar neste turno
island-open-pass-game = Passar nesta partida
island-hint-pass-turn = Você fica com suas cartas. Não vou perguntar de novo neste turno.
island-hint-pass-game = Você fica com suas cartas. Não vou perguntar de novo até você mudar isso.
island-sure-end-turn = { $left ->
    [0] Você não tem mais ações.
    [one] Você ainda tem uma ação.
   *[other] Você ainda tem { $left } ações.
} Encerrar o turno mesmo assim?
island-sure-drown = { $who } não tem para onde nadar, e ninguém mais pode voar até lá. Se você fizer isso, todos perdem.
island-sure-doomed = As próximas cartas de Alagamento com certeza vão afundar { $place }. Se você passar agora, todos perdem. Você ainda pode salvar a peça.

island-option-adventurers = Aventureiros: { $value }
island-option-adventurers-means = Escolha de dois a quatro, ou deixe a sorte decidir
island-option-adventurers-description = Quem joga (separe com +; em branco, sorteio)
island-adventurers-how = Escolha de dois a quatro aventureiros diferentes, com + entre eles: { $names }.
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
    [0] a água não subiu
    [one] a água subiu uma vez
   *[other] a água subiu { $count } vezes
}
island-recap-sank = { $count ->
    [0] { $count } peças perdidas
    [one] 1 peça perdida
   *[other] { $count } peças perdidas
}

## A hint, level by level

island-tip-where = { $count ->
    [0] Nenhuma peça se destaca aqui. O que importa são as próximas cartas.
   *[other] **Veja:** { $where }
}
island-tip-lowers = { $moves ->
    [0] A jogada certa reduz
    [one] Esta jogada reduz
   *[other] Juntas, estas jogadas reduzem
}
island-tip-after = { $moves ->
    [0] Depois da jogada certa
    [one] Depois desta jogada
   *[other] Depois destas jogadas
}
island-tip-wins = Neste turno, todos podem voar de { $tile } para casa com os quatro tesouros. Assim vocês ganham a partida.
island-tip-captures = Neste turno, você pode recolher um tesouro em { $tile }: { $treasure }. Assim vocês têm { $after } de 4.
island-tip-rescues = { $mine ->
    [yes] Você não tem
   *[none] { $who } não tem
} para onde nadar, então todos perderiam. Em { $tile } não há perigo.
island-tip-saves-landing = Se { $tile } afundar, todos perdem. { island-tip-lowers } a chance de isso acontecer neste turno de { $before }% para { $after }%.
island-tip-saves-treasure = { $tile } é o último lugar para conseguir { $treasure }. Se afundar, todos perdem. { island-tip-lowers } a chance de isso acontecer neste turno de { $before }% para { $after }%.
island-tip-saves-pawn = Se { $tile } afundar, { $mine ->
    [yes] você não tem
   *[none] { $who } não tem
} para onde nadar, e todos perdem. { island-tip-lowers } a chance de isso acontecer neste turno de { $before }% para { $after }%.
island-tip-gives = { $mine ->
    [yes] Você tem
   *[none] { $who } tem
} { $before ->
    [0] 0 cartas
    [one] 1 carta
   *[other] { $before } cartas
} de { $card }. Com isto, serão { $after }. Com quatro, dá para recolher o tesouro.
island-tip-nears-home = Todos têm que chegar a { $tile }. { $mine ->
    [yes] Você está
   *[none] { $who } está
} a { $before ->
    [0] 0 ações
    [one] 1 ação
   *[other] { $before } ações
}. { island-tip-after }, a { $after }.
island-tip-nears-site = { $mine ->
    [yes] Você tem
   *[none] { $who } tem
} as quatro cartas de { $treasure }. Dá para recolher o tesouro em { $tile }, a { $before ->
    [0] 0 ações
    [one] 1 ação
   *[other] { $before } ações
} daqui. { island-tip-after }, a { $after }.
island-tip-nears-giver = { $who } tem cartas de { $treasure }, e outro jogador também. Para se encontrarem em uma peça, precisam de { $before ->
    [0] 0 ações
    [one] 1 ação
   *[other] { $before } ações
}. { island-tip-after }, { $after ->
    [0] já estão juntos
   *[other] de { $after }
}.
island-tip-nears-flood = { $tile } está alagada, e { $treasure_key ->
    [none] vocês precisam dela para voar para casa
   *[other] lá dá para recolher { $treasure }
}. { $mine ->
    [yes] Você precisa
   *[none] { $who } precisa
} de { $before } ações para chegar lá e drenar. { island-tip-after }, { $after }.
island-tip-gathers = { $mine ->
    [yes] Você tem
   *[none] { $who } tem
} mais cartas de { $treasure } que os outros. Dá para recolher o tesouro em { $tile }, a { $before ->
    [0] 0 ações
    [one] 1 ação
   *[other] { $before } ações
} daqui. { island-tip-after }, a { $after }.
island-tip-dries-landing = { $tile } está alagada, e todos precisam dela para voltar para casa. Se você secar a peça, serão necessárias duas cartas de Alagamento para afundá-la.
island-tip-dries-treasure = Dá para recolher { $treasure } em duas peças, e { $before ->
    [0] 0 estão alagadas ou afundadas
    [one] 1 está alagada ou afundada
   *[other] { $before } estão alagadas ou afundadas
}. Se você secar { $tile }, será só { $after }.
island-tip-dries-tile = Há { $before } peças alagadas, e { $tile } é uma delas. Se você secar a peça, serão necessárias duas cartas de Alagamento para afundá-la.
island-tip-saves-tile = { island-tip-lowers } a chance de { $tile } afundar neste turno de { $before }% para { $after }%, e o caminho fica aberto.
island-tip-stands-safer = { $mine ->
    [yes] Você está
   *[none] { $who } está
} em { $tile }, e a chance de ela afundar neste turno é de { $before }%. { island-tip-after }, o risco será de { $after }%.
island-tip-opens-ways = { island-tip-after }, se { $tile } afundar, { $mine ->
    [yes] você poderá
   *[none] { $who } poderá
} nadar para { $after } peças em vez de { $before }.
island-tip-useless = Vocês já recolheram o tesouro, então não precisam mais das cartas dele: { $treasure }.
island-tip-too-many = Quatro cartas bastam para recolher { $treasure }, e um jogador tem { $before }.
island-tip-lets-go = Acho que { $card_the } é a carta de que vocês menos precisam. A equipe tem { $before } cartas dessas, e no baralho { $after ->
    [0] não há mais nenhuma
    [one] há mais { $after }
   *[other] há mais { $after }
}.
island-tip-swims = De { $tile } você pode seguir para { $before ->
    [0] 0 peças
    [one] 1 peça
   *[other] { $before } peças
}. Há { $after }% de chance de ela afundar neste turno.
island-tip-keeps = Eu guardaria { $card_the } para depois. { $tile ->
    [none] Nada pode afundar agora.
   *[other] Fiquem de olho em { $tile }: a chance de afundar neste turno é de { $before }%.
}
island-tip-waits = Não vejo jogada melhor. Fiquem de olho em { $tile }: a chance de afundar neste turno é de { $before }%.
island-tip-rises = Não vejo nada melhor para fazer, e nada pode afundar neste turno. Há { $before }% de chance de sair { $card }
island-tip-ready = Deixe { $card_the } à mão. Mesmo depois da sua melhor jogada, há { $before }% de chance de { $tile } afundar. Você pode jogar a carta logo antes das cartas de Alagamento.
island-tip-nothing = Acho que esta é a melhor chance de vocês ganharem, mas não há um motivo único: nenhuma peça, carta ou pessoa explica isso sozinha.
island-tip-spends = Vale a pena jogar { $card_the } agora. Sem isso, a chance de ganhar cai cerca de { $points ->
    [0] 0 pontos
    [one] 1 ponto
   *[other] { $points } pontos
}.
island-all-flooded = Ficam alagadas: { $tile }.
island-all-sank = **Afundam para sempre: { $tile }.**

## Odds, on request

island-odds-lost = { $percent }% de chance de vocês perderem antes do próximo turno se ninguém fizer mais nada{ $count ->
    [0] { "." }
   *[other] { " " }({ $ways }).
}
island-odds-landing-lost = { $percent }% de chance de { $tile } afundar
island-odds-treasure-lost = { $percent }% de chance de { $treasure } se perder para sempre
island-odds-drowned = { $percent }% de chance de { $who } se afogar em { $tile }
island-odds-skull-reached = { $percent }% de chance de a água chegar à caveira
island-odds-won = De { $low } a { $high }% de chance de vocês ganharem se bons jogadores assumirem a partida.

## The review of a finished game

island-turning-choice = **O turno decisivo foi o { $turn }:** { $said } teria somado { $worth } pontos à chance de vitória de vocês.
island-turning-cards = **O turno decisivo foi o { $turn }:** as cartas mudaram a chance de vitória de vocês de { $before }% para { $after }%.
island-review-title = A chance de vocês ganharem, turno a turno
island-review-won = Vocês ganharam em { $turns } turnos. Efeito na chance de ganhar, em pontos percentuais: cartas { $luck }, decisões { $choices }.
island-review-lost = Vocês perderam em { $turns } turnos. Efeito na chance de ganhar, em pontos percentuais: cartas { $luck }, decisões { $choices }.
island-review-turns = A chance de vocês ganharem no começo de cada turno: { $turns }.
island-review-turn = { $turn }: { $percent }%
island-review-none = Nenhum turno decidiu sozinho.
island-review-point = Turno { $turn }: de { $before }% para { $after }%
island-review-parts = Cartas { $luck }, decisões { $choices }.
island-review-cards = Cartas compradas: { $cards }.
island-review-sunk = { $count ->
    [0] nada afundou
    [one] afundou { $tiles }
   *[other] afundaram { $tiles }
}
island-review-done = Jogado: { $said }.
island-review-instead = Melhor: { $said }. Teria somado { $worth } pontos.
island-review-others = Outras decisões desse turno: { $worth }.
island-review-rose = { $count ->
    [0] nenhuma enchente
    [one] uma enchente
   *[other] { $count } enchentes
}
island-review-as-good = Nenhuma outra opção era claramente melhor.
island-review-luck = Efeito das cartas
island-review-choices = Efeito das decisões
