# Pontes.

bridges-title = Pontes
bridges-pitch = Todos recebem a mesma carta: um número para escrever em uma ilha e pontes para desenhar. Ilhas completas dão pontos.
bridges-new-prewriting = -# Você começa com um número no tabuleiro. Depois, cada carta dá um número para escrever em uma ilha e pontes para desenhar.
bridges-goal = **Objetivo:** { $players ->
    [1] faça o máximo de pontos
   *[other] faça mais pontos que os outros
} completando ilhas. Uma ilha está completa quando tem tantas pontes quanto o seu número. Uma partida dura { $count } cartas{ $players ->
    [1] .
   *[other] , normalmente uma ou duas por dia.
}
bridges-how-long = Uma partida dura 17 cartas: meia hora se todos estiverem aqui, vários dias se não.
bridges-new-playing-card = -# Escreva o número da carta em uma ilha e desenhe tantas pontes quanto a carta mostra. Cada ponte precisa tocar uma ilha com número. Depois aperte Pronto.

## Words in sentences

bridges-number = o número
bridges-bridges = as pontes
bridges-both = o número e as pontes
bridges-all = tudo desta carta
bridges-done = que você terminou
bridges-red = as bandeiras vermelhas
bridges-blue = as bandeiras azuis
bridges-six = seis ilhas conectadas
bridges-as-flagged = { $island } ({ $flag ->
    [red] bandeira vermelha
   *[blue] bandeira azul
})
bridges-as-card = um { $number } com { $bridges ->
    [0] 0 pontes
    [one] 1 ponte
   *[other] { $bridges } pontes
}
bridges-as-passed = { $to } começa com um { $number } em { $island }
bridges-as-daily = { $number } em { $island }
bridges-as-total = { $seat }: { $finished ->
    [0] 0 ilhas completas
    [one] 1 ilha completa
   *[other] { $finished } ilhas completas
} ({ $islands }), bandeiras vermelhas ({ $red }), bandeiras azuis ({ $blue }), seis ilhas conectadas ({ $six })
bridges-as-ranking = { $totals }
bridges-as-rank = Nível: { $rank }.

bridges-god-of-the-islands = deus das ilhas
bridges-genius-of-construction = gênio da construção
bridges-ace-of-architecture = ás da arquitetura
bridges-adept-of-statics = adepto da estática
bridges-professional-planner = projetista profissional
bridges-bridge-master = mestre das pontes
bridges-project-manager = gerente de projetos
bridges-concrete-pourer = concretador
bridges-screw-driver = apertador de parafusos
bridges-bamboo-binder = amarrador de bambu
bridges-water-carrier = aguadeiro
bridges-henchman = servente

## Options

bridges-option-side = Lado do tabuleiro: { $value }
bridges-option-side-description = Qual tabuleiro usar (o B é um pouco mais difícil)
bridges-side-A = Lado A, o mais fácil
bridges-side-B = Lado B, um pouco mais difícil

## Whom the table waits for

bridges-asks-prewriting = { $who } { $seats ->
    [1] **Escolha onde você começa:** escreva um 3 ou um 4 em uma ilha sem bandeira.
    [2] **Onde o outro jogador começa?** É hora de abrir o tabuleiro e escrever um 3 ou um 4 em uma ilha sem bandeira.
   *[other] **Onde o próximo jogador começa?** É hora de abrir o tabuleiro e escrever um 3 ou um 4 em uma ilha sem bandeira.
}
bridges-asks-playing-card = { $who } **Carta { $round } de { $rounds }:** é hora de escrever um **{ $card_number }** em uma ilha e desenhar **{ $card_bridges }** { $card_bridges ->
    [0] pontes
    [one] ponte
   *[other] pontes
}.{ $seats ->
    [1] { "" }
   *[other] { $waits ->
        [1] { " " }Todos os outros já terminaram.
       *[other] { "" }
    }
}

bridges-own-prewriting-asked = Escreva um 3 ou um 4 em uma ilha sem bandeira{ $seats ->
    [1] { "" }. Seu tabuleiro começa com ele.
   *[other] { "" }. { $name } vai começar ali, mas ainda não pode ver qual é.
}
bridges-own-prewriting-done = Você escolheu escrever um { $prewritten_number } em { $prewritten_island }{ $name ->
    [none] { "" }
   *[other] { "" } para { $name }
}. Você pode mudar até todos escolherem.
bridges-own-playing-card-asked = Carta { $round } de { $rounds }. { $own_number_is_open ->
    [yes] Escreva o { $card_number } em uma ilha e desenhe { $card_bridges ->
        [0] 0 pontes
        [one] 1 ponte
       *[other] { $card_bridges } pontes
    }.
   *[none] { $own_bridges_to_draw ->
        [0] { $own_drawn_count ->
            [0] { $own_given_up_count ->
                [0] { $own_has_no_choice ->
                    [yes] Você não pode colocar nada com esta carta. Aperte Pronto.
                   *[none] Você não pode desenhar todas as pontes, então não pode desenhar nenhuma. Aperte Pronto ou desfaça o número.
                }
               *[other] Você já jogou tudo desta carta. Aperte Pronto ou desfaça algo.
            }
           *[other] Você já jogou tudo desta carta. Aperte Pronto ou desfaça algo.
        }
        [one] Desenhe mais { $own_bridges_to_draw } ponte.
       *[other] Desenhe mais { $own_bridges_to_draw } pontes.
    }
}{ $seats ->
    [1] { "" }
   *[other] { " " }Ninguém mais pode ver ainda.{ $waits ->
        [1] { " " }Todos os outros já terminaram.
       *[other] { "" }
    }
}
bridges-own-playing-card-done = { $own_has_no_choice ->
    [yes] Você não pode colocar nada com esta carta, então já terminou. Os outros ainda estão pensando.
   *[none] Você terminou esta carta. Os outros ainda estão pensando.
}

## What can be done

bridges-do-prewrite = Escrever um { $number } em { $island }
bridges-do-write = Escrever o { $number } em { $island }{ $flag_key ->
    [red] { " " }(bandeira vermelha)
    [blue] { " " }(bandeira azul)
   *[none] { "" }
}
bridges-do-bridge = Ponte { $connection }
bridges-do-skip = Pular { $what_key ->
    [number] o número
    [bridges] as pontes
   *[both] o número e as pontes
}
bridges-do-take-back = { $what_key ->
    [number] Desfazer o número
    [bridges] Desfazer as pontes
    [all] Recomeçar esta carta
    [done] Reabrir esta carta
   *[other] Desfazer a ponte { $what }
}
bridges-do-done = Pronto

bridges-menu-prewrite = Escrever um 3 ou um 4 em…
bridges-menu-write = Escrever o número em…
bridges-menu-bridge = Desenhar uma ponte por…
bridges-menu-skip = Pular…
bridges-menu-take-back = Desfazer…
bridges-menu-done = Pronto

bridges-open-prewrite = Escrever um 3 ou um 4
bridges-open-write = Escrever o número
bridges-open-bridge = Desenhar uma ponte
bridges-open-skip = Pular
bridges-open-take-back = Desfazer
bridges-open-done = Pronto

bridges-hint-prewrite = Em uma ilha sem bandeira. Com mais jogadores, é o primeiro número do próximo jogador.
bridges-hint-write = Em uma ilha livre. Uma ilha com bandeira precisa antes de uma ponte.
bridges-hint-bridge = Por uma linha pontilhada a partir de uma ilha com número. Cabem duas pontes em cada linha, e pontes não podem se cruzar.
bridges-hint-skip = Pule o número, as pontes ou os dois. Você precisa desenhar todas as pontes ou pular todas.
bridges-hint-take-back = Você pode mudar esta carta até o último jogador terminar.
bridges-hint-done = A próxima carta sai quando todos terminarem.

## What happened

bridges-foreseen-wrote = { $finished ->
    [yes] fica completa na hora
   *[none] { $hopeless ->
        [yes] nunca poderia ser completada
       *[none] -
    }
}
bridges-foreseen-drew = { $finished_count ->
    [0] -
    [one] completa a ilha { $finished }
   *[other] completa as ilhas { $finished }
}
bridges-did-game-set-up = { $daily ->
    [none] Lado { $side } do tabuleiro. Uma das 18 cartas fica na caixa.
   *[other] A partida de hoje, lado { $side }: { $daily }. Uma das 18 cartas fica na caixa.
}
bridges-did-prewrote = { $seat } escreve um { $number } em { $island }{ $name ->
    [none] { "" }
   *[other] { "" } para { $name }
}.
bridges-did-was-ready = { $seat } já escolheu.
bridges-did-boards-passed = { $boards_count ->
    [1] { "" }
   *[other] Cada um passa o tabuleiro ao outro:{ " " }
}{ $boards }.
bridges-did-card-turned = Carta { $round }: { $card }.
bridges-did-could-not-play = { $seats } não { $seats_count ->
    [0] podem
    [one] pode
   *[other] podem
} colocar nada com esta carta, então já { $seats_count ->
    [0] terminaram
    [one] terminou
   *[other] terminaram
}.
bridges-did-wrote = { $seat } escreve um { $number } em { $island }.{ $finished ->
    [yes] { " " }Essa ilha está completa.
   *[none] { "" }
}{ $hopeless ->
    [yes] { " " }Ela nunca poderá ser completada.
   *[none] { "" }
}
bridges-did-drew = { $seat } desenha a ponte { $connection }.{ $finished_count ->
    [0] { "" }
    [one] { " " }A ilha { $finished } está completa.
   *[other] { " " }As ilhas { $finished } estão completas.
}{ $left ->
    [0] { "" }
    [one] { " " }Falta 1 ponte.
   *[other] { " " }Faltam { $left } pontes.
}
bridges-did-skipped = { $seat } pula { $what }.
bridges-did-took-back = { $what_key ->
    [all] { $seat } recomeça esta carta.
    [number] { $seat } desfaz { $what }.
    [bridges] { $seat } desfaz { $what }.
   *[other] { $seat } desfaz a ponte { $what }.
}
bridges-did-handed-in = { $still_out_count ->
    [0] -
    [one] { $seat } terminou esta carta. Ainda pensa: { $still_out }.
   *[other] { $seat } terminou esta carta. Ainda pensam: { $still_out }.
}
bridges-did-withdrew = { $seat } reabre esta carta.
bridges-did-played = { $seat } { $island ->
    [none] { $bridges_count ->
        [0] não escreve nenhum número nem desenha pontes
        [one] não escreve nenhum número, mas desenha a ponte { $bridges }
       *[other] não escreve nenhum número, mas desenha as pontes { $bridges }
    }
   *[other] escreve um { $card_number } em { $island } e { $bridges_count ->
        [0] não desenha pontes
        [one] desenha a ponte { $bridges }
       *[other] desenha as pontes { $bridges }
    }
}.{ $impossible_count ->
    [0] { "" }
   *[other] { " " }Não havia espaço para { $impossible }.
}{ $finished_count ->
    [0] { "" }
    [one] { " " }A ilha { $finished } está completa.
   *[other] { " " }As ilhas { $finished } estão completas.
}
bridges-did-race-scored = { $seat } ganha { $points } pontos por { $race_key ->
    [red] completar as bandeiras vermelhas
    [blue] completar as bandeiras azuis
   *[six] conectar seis ilhas
}.
bridges-did-prize-crossed-out = A partir de agora, { $race_key ->
    [red] as bandeiras vermelhas
    [blue] as bandeiras azuis
   *[six] seis ilhas conectadas
} dão só { $left } pontos.
bridges-did-round-closed = { $cards_left ->
    [0] Essa foi a última carta.
    [one] Esta é a última carta.
   *[other] -
}
bridges-did-counted = { $total }: { $points } pontos.
bridges-did-hidden-card-shown = A carta na caixa era { $card }.
bridges-did-game-ended = { $outcome_key ->
    [rank] **Você fez { $points ->
        [0] 0 pontos
        [one] 1 ponto
       *[other] { $points } pontos
    }.** { $outcome }
   *[ranking] { $winners_count ->
        [0] { $winners } **venceu.**
        [one] { $winners } **vence por { $points } a { $second }{ $players ->
            [2] { "" }
           *[other] { " " }({ $next })
        }.**
       *[other] { $winners } **dividem a vitória com { $points ->
            [0] 0 pontos
            [one] 1 ponto
           *[other] { $points } pontos
        } cada um.**
    }
}

## Refusals

bridges-no-number-comes-first = Escreva o número antes de desenhar pontes. Desfaça primeiro isto: { $drawn }.
bridges-no-written-there-already = Você já escreveu um { $number } em { $island }.
bridges-no-island-taken = { $island } já tem um número: { $number }.
bridges-no-too-small = { $island } já tem { $bridges ->
    [0] 0 pontes
    [one] 1 ponte
   *[other] { $bridges } pontes
}, então { $number } é baixo demais.
bridges-no-flag-needs-bridge = { $island } tem bandeira. Desenhe uma ponte até essa ilha antes de escrever um número nela.
bridges-no-given-up-already = Você já pulou { $what }.
bridges-no-bridges-are-drawn = Você já desenhou pontes. Primeiro, desfaça isto: { $drawn }.
bridges-no-number-is-written = Você escreveu o número em { $island }. Desfaça isso primeiro.
bridges-no-write-first = Primeiro escreva o { $number } em uma ilha ou pule o número.
bridges-no-nothing-to-give-up = Agora não há nada para pular.
bridges-no-boards-are-not-passed = { $seats ->
    [1] Primeiro escreva um 3 ou um 4 no seu tabuleiro.
    [2] Primeiro, cada um escreve um 3 ou um 4 para o outro.
   *[other] Primeiro, cada um escreve um 3 ou um 4 para o próximo jogador.
}
bridges-no-nothing-possible = Você não pode colocar nada com esta carta: nenhuma ilha aceita o { $number } e não há espaço para as pontes. Você terminou esta carta.
bridges-no-already-done = Você já terminou esta carta. Reabra a carta se quiser mudar algo.
bridges-no-not-done-yet = Você ainda não terminou esta carta.
bridges-no-nothing-to-take-back = Você não pode desfazer isso.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Você pode desfazer: { $possible }.
}
bridges-no-still-to-do = { $what_key ->
    [number] Primeiro escreva o { $number } em uma ilha ou pule o número.
   *[bridges] { $bridges ->
        [0] Não falta nenhuma ponte
        [one] Ainda falta { $bridges } ponte
       *[other] Ainda faltam { $bridges } pontes
    }. Desenhe todas as pontes ou pule todas.
}
bridges-no-daily-is-solo = A partida do dia é para um só jogador.
bridges-no-boards-are-passed = { $seats ->
    [1] Seu tabuleiro já tem o primeiro número.
   *[other] Os tabuleiros já passaram para o próximo jogador.
}
bridges-no-no-flag-at-set-up = { $island } tem bandeira. Escolha uma ilha sem bandeira.
bridges-no-not-neighbours = Não há linha pontilhada em { $connection }.{ $island ->
    [none] { "" }
   *[other] { " " }De { $island }, você pode desenhar: { $possible }.
}
bridges-no-all-drawn = Você já desenhou { $bridges ->
    [0] as 0 pontes
    [one] a ponte
    [2] as duas pontes
   *[other] as { $bridges } pontes
} desta carta.
bridges-no-crossing = Você não pode desenhar { $connection }, porque cruzaria { $crossed }.
bridges-no-two-already = Já há duas pontes em { $connection }.
bridges-no-island-finished = { $island } está completa com seu { $number }. Você não pode adicionar outra ponte.
bridges-no-six-already = { $island } já tem { $most } pontes, o máximo.
bridges-no-no-number-at-either-end = Nem { $one } nem { $other } têm número. Uma ponte precisa tocar uma ilha com número.
bridges-no-cannot-complete-set = Você precisa desenhar as { $bridges } pontes ou nenhuma, e só há espaço para { $possible }. Pule as pontes.
bridges-no-dead-end = Você precisa desenhar as { $bridges } pontes ou nenhuma. Depois de { $connection }, só haveria espaço para { $possible }.

## Rules

bridges-rules-1 = **Pontes: o objetivo**
    Cada jogador tem um tabuleiro com 18 ilhas. Vocês escrevem números nas ilhas e desenham pontes entre ilhas vizinhas.
    Uma ilha está completa quando tem exatamente tantas pontes quanto diz seu número. Só ilhas completas dão pontos.
bridges-rules-2 = **Preparação**
    Cada jogador escreve um 3 ou um 4 em uma ilha sem bandeira e passa o tabuleiro para o próximo. Se você joga sozinho, fica com ele.
    Uma das 18 cartas volta para a caixa, virada para baixo. Vocês jogam as outras 17.
bridges-rules-3 = **Uma carta**
    Todos jogam ao mesmo tempo. Primeiro, escreva o número da carta em uma ilha livre. Depois, desenhe tantas pontes quanto a carta mostra.
    Uma ilha com bandeira precisa de uma ponte antes de receber um número. Um número não pode ser menor que as pontes que a ilha já tem.
    Desenhe todas as pontes ou pule todas. Você também pode pular o número.
bridges-rules-4 = **Pontes**
    As pontes seguem linhas pontilhadas entre ilhas vizinhas. Em uma linha cabem uma ou duas pontes. Pontes não podem se cruzar.
    Cada ponte precisa tocar uma ilha com número, que pode ser o que você acabou de escrever.
    Uma ilha completa não aceita mais pontes. Nenhuma ilha pode ter mais de seis.
bridges-rules-5 = **Pontos**
    Complete as 4 bandeiras vermelhas: 9 pontos para o primeiro, 5 para os outros. As 3 bandeiras azuis: 7 pontos para o primeiro, 3 para os outros.
    Conecte seis ilhas completas: 8 pontos para o primeiro, 4 para os outros. Se vários jogadores conseguirem na mesma carta, todos contam como primeiros.
    No fim, cada ilha completa dá 2 pontos. Quem tem mais pontos vence, e a vitória pode ser dividida.
bridges-rules-6 = **Jogar sozinho**
    Você só ganha os pontos de primeiro até certa carta: a 7 para as bandeiras azuis e a 12 para as vermelhas e as seis ilhas conectadas.
    Seus pontos definem seu nível.

## Asked once more

bridges-sure-skip = Pular isso? Você não ganha nada por isso nesta carta. Você pode desfazer até esta carta acabar para todos.

## A hint, level by level

bridges-tip-where = { $count ->
    [0] Nenhuma ilha se destaca aqui. O que importa é o que pular ou se você terminou.
    [one] Veja ao redor da ilha { $where }.
   *[other] Veja ao redor das ilhas { $where }.
}
bridges-tip-good-start = Acho que { $about } é o melhor começo. Deve render uns { $points } pontos.
bridges-tip-for-neighbour = É aqui que { $name } começa, então escolha um começo ruim. Se você escolher { $about }, provavelmente fará só uns { $points } pontos.
bridges-tip-finishes = { $is_second ->
    [yes] Uma segunda ponte aqui completa
   *[none] Isto completa
} { $about }.
bridges-tip-opens-flag = { $about } tem uma bandeira e uma ponte, então pode receber um número. Precisa de { $needs ->
    [0] nenhuma ponte
    [one] 1 ponte
   *[other] { $needs } pontes
}, tem { $has }, e cabem mais { $free }.
bridges-tip-reaches-flag = { $about } tem uma bandeira. Com uma ponte, pode receber um número.
bridges-tip-joins-finished = { $is_second ->
    [yes] Uma segunda ponte aqui completa
   *[none] Isto completa
} { $about } e a conecta a outras ilhas completas. Assim são { $group } conectadas.
bridges-tip-has-lines-enough = { $about } tem espaço de sobra para este número. Precisa de { $needs ->
    [0] nenhuma ponte
    [one] 1 ponte
   *[other] { $needs } pontes
}, tem { $has }, e cabem mais { $free }.
bridges-tip-spends-number = Você tem que escrever o número em algum lugar. Com ele, { $about } nunca poderia ser completada: precisa de { $needs ->
    [0] nenhuma ponte
    [one] 1 ponte
   *[other] { $needs } pontes
}, tem { $has }, e só cabem mais { $free }. Assim, ilhas melhores continuam livres.
bridges-tip-spends-bridge = Você tem que desenhar as pontes em algum lugar. Aqui elas atrapalham menos.
bridges-tip-comes-nearer = { $is_second ->
    [yes] Uma segunda ponte aqui deixa
   *[none] Isto deixa
} { $about } mais perto de ficar completa: { $has } de { $needs } pontes.
bridges-tip-would-spoil = Qualquer coisa que você jogasse aqui faria mais mal do que bem.
bridges-tip-all-played = Não há mais nada para jogar com esta carta. Por enquanto, você tem { $points } pontos.
bridges-tip-nothing-possible = Você não pode colocar nada com esta carta. Você tem { $points } pontos até agora.
bridges-tip-wait = Os outros ainda estão pensando. Você pode desfazer sua carta até o último jogador terminar. Você tem { $points } pontos até agora.
bridges-tip-only-way = A única alternativa é pular. Em { $orders } partidas simuladas, isto rende { $points } pontos em média.
bridges-tip-as-good = Em { $orders } partidas simuladas, isto rende { $points } pontos em média. { $than ->
    [none] Pular
   *[other] { $than }
} rende o mesmo.
bridges-tip-more-than-none = Em { $orders } partidas simuladas, isto rende { $points } pontos em média, { $more } a mais do que pular.
bridges-tip-more-than-line = Em { $orders } partidas simuladas, isto rende { $points } pontos em média, { $more } a mais do que a ponte { $than }.
bridges-tip-more-than-island = Em { $orders } partidas simuladas, isto rende { $points } pontos em média, { $more } a mais do que em { $than }.

## Records

bridges-option-date = A partida do dia { $value }
bridges-variant-A = Lado A
bridges-variant-B = Lado B
bridges-variant-solo = sozinho
bridges-variant-daily = a partida do dia
bridges-variant-together = em grupo
