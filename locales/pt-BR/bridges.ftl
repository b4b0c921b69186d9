# Pontes.

bridges-title = Pontes
bridges-pitch = Uma carta para todos: um número para uma ilha e pontes para desenhar. Ilhas prontas dão pontos.
bridges-new-prewriting = -# Você começa com um número no seu tabuleiro. Depois cada carta dá um número para escrever em uma ilha e pontes para desenhar.
bridges-goal = **Objetivo:** { $players ->
    [1] faça o máximo de pontos
   *[other] faça mais pontos que os outros
} terminando ilhas. Uma ilha está terminada quando chegam a ela exatamente tantas pontes quantas diz o seu número. Uma partida tem { $cards } cartas{ $players ->
    [1] .
   *[other] , em geral uma ou duas por dia.
}
bridges-how-long = Uma partida tem 17 cartas: meia hora se todos estiverem aqui, ou vários dias.
bridges-new-playing-card = -# Primeira partida? Escreva o número da carta em uma ilha e depois desenhe tantas pontes quantas ela mostra. Toda ponte precisa tocar um número. No fim, aperte Pronto.

## Words in sentences

bridges-number = o número
bridges-bridges = as pontes
bridges-both = o número e as pontes
bridges-all = tudo desta carta
bridges-done = a entrega
bridges-red = as bandeiras vermelhas
bridges-blue = as bandeiras azuis
bridges-six = seis ilhas conectadas
bridges-as-flagged = { $island } ({ $flag ->
    [red] bandeira vermelha
   *[blue] bandeira azul
})
bridges-as-card = número { $number }, { $bridges } { $bridges ->
    [0] pontes
    [one] ponte
   *[other] pontes
}
bridges-as-passed = { $to } começa com { $number } em { $island }
bridges-as-daily = { $number } em { $island }
bridges-as-total = { $seat }: { $finished } { $finished ->
    [0] ilhas prontas
    [one] ilha pronta
   *[other] ilhas prontas
} ({ $islands }), bandeiras vermelhas { $red }, bandeiras azuis { $blue }, seis conectadas { $six }
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
bridges-option-side-description = Qual tabuleiro usar; o B é um pouco mais difícil
bridges-side-A = A, o mais fácil
bridges-side-B = B, um pouco mais difícil

## Whom the table waits for

bridges-asks-prewriting = { $who } { $seats ->
    [1] **Escolha onde você começa:** escreva um 3 ou um 4 em uma ilha sem bandeira.
    [2] **Escolha onde a outra pessoa começa:** abra o seu tabuleiro e escreva um 3 ou um 4 em uma ilha sem bandeira.
   *[other] **Escolha onde a próxima pessoa começa:** abra o seu tabuleiro e escreva um 3 ou um 4 em uma ilha sem bandeira.
}
bridges-asks-playing-card = { $who } **Carta { $round } de { $rounds }:** escreva um **{ $card_number }** em uma ilha e desenhe **{ $card_bridges }** { $card_bridges ->
    [0] pontes
    [one] ponte
   *[other] pontes
}.{ $seats ->
    [1] { "" }
   *[other] { $waits ->
        [1] { " " }Todos os outros terminaram.
       *[other] { "" }
    }
}

bridges-own-prewriting-asked = Escolha uma ilha sem bandeira e um 3 ou um 4{ $seats ->
    [1] { "" }: com ele começa o seu tabuleiro.
    [2] { "" }, para { $neighbour }, que ainda não vê isso.
   *[other] { "" }, para { $neighbour }, à sua esquerda. Ninguém mais vê isso ainda.
}
bridges-own-prewriting-done = Você já escolheu: { $prewritten_number } em { $prewritten_island }{ $neighbour ->
    [none] { "" }
   *[other] { "" }, para { $neighbour }
}. Enquanto os outros pensam, você pode escolher de novo.
bridges-own-playing-card-asked = Carta { $round } de { $rounds }. { $own_number_is_open ->
    [yes] Falta escrever o { $card_number } e depois desenhar { $card_bridges } { $card_bridges ->
        [0] pontes
        [one] ponte
       *[other] pontes
    }.
   *[none] { $own_bridges_to_draw ->
        [0] { $own_drawn_count ->
            [0] { $own_given_up_count ->
                [0] { $own_has_no_choice ->
                    [yes] Você não pode pôr nada com esta carta. Aperte Pronto.
                   *[none] Não dá para desenhar todas as pontes, então nenhuma é desenhada. Aperte Pronto, ou retire o número.
                }
               *[other] Tudo foi jogado. Aperte Pronto, ou retire alguma coisa.
            }
           *[other] Tudo foi jogado. Aperte Pronto, ou retire alguma coisa.
        }
        [one] Falta desenhar { $own_bridges_to_draw } ponte.
       *[other] Falta desenhar { $own_bridges_to_draw } pontes.
    }
}{ $seats ->
    [1] { "" }
   *[other] { " " }Ninguém mais vê isso ainda.{ $waits ->
        [1] { " " }Todos os outros terminaram.
       *[other] { "" }
    }
}
bridges-own-playing-card-done = { $own_has_no_choice ->
    [yes] Você não pode pôr nada com esta carta, então ela está terminada. Os outros ainda estão pensando.
   *[none] Você terminou esta carta. Os outros ainda estão pensando.
}

## What can be done

bridges-do-prewrite = Escrever { $number } em { $island }
bridges-do-write = Escrever o { $number } em { $island }{ $flag_key ->
    [red] { " " }(bandeira vermelha)
    [blue] { " " }(bandeira azul)
   *[none] { "" }
}
bridges-do-bridge = Ponte { $connection }
bridges-do-skip = Desistir { $what_key ->
    [number] do número
    [bridges] das pontes
   *[both] do número e das pontes
}
bridges-do-take-back = { $what_key ->
    [number] Retirar o número
    [bridges] Retirar as pontes
    [all] Recomeçar esta carta
    [done] Voltar a mudar
   *[other] Retirar a ponte { $what }
}
bridges-do-done = Pronto

bridges-menu-prewrite = Um 3 ou um 4 em…
bridges-menu-write = O número em…
bridges-menu-bridge = Uma ponte por…
bridges-menu-skip = Desistir de…
bridges-menu-take-back = Retirar…
bridges-menu-done = Pronto

bridges-open-prewrite = Escrever um 3 ou um 4
bridges-open-write = Escrever o número
bridges-open-bridge = Desenhar uma ponte
bridges-open-skip = Desistir
bridges-open-take-back = Retirar
bridges-open-done = Pronto

bridges-hint-prewrite = Um 3 ou um 4 em uma ilha sem bandeira: com ele começa um tabuleiro. Em grupo, o de quem está à esquerda.
bridges-hint-write = Em uma ilha livre; uma com bandeira precisa antes de uma ponte.
bridges-hint-bridge = Por uma linha pontilhada a partir de uma ilha com número; pontes nunca se cruzam.
bridges-hint-skip = Do número, das pontes ou dos dois, sempre por inteiro.
bridges-hint-take-back = Tudo desta carta pode mudar até que a última pessoa termine.
bridges-hint-done = Quando todos estiverem prontos, a próxima carta é revelada.

## What happened

bridges-foreseen-wrote = { $finished ->
    [yes] fica pronta na hora
   *[none] { $hopeless ->
        [yes] nunca poderia ficar pronta
       *[none] -
    }
}
bridges-foreseen-drew = { $finished_count ->
    [0] -
    [one] ilha pronta: { $finished }
   *[other] ilhas prontas: { $finished }
}
bridges-did-game-set-up = { $daily ->
    [none] Joga-se no lado { $side } dos tabuleiros. Uma carta foi para a caixa sem ser vista.
   *[other] A partida do dia, lado { $side }: { $daily }. Uma carta foi para a caixa sem ser vista.
}
bridges-did-prewrote = { $seat } escreve { $number } em { $island }{ $neighbour ->
    [none] { "" }
   *[other] { "" } para { $neighbour }
}.
bridges-did-was-ready = { $seat } já escolheu.
bridges-did-boards-passed = { $boards_count ->
    [1] { "" }
   *[other] Os tabuleiros passam para a esquerda:{ " " }
}{ $boards }.
bridges-did-card-turned = Carta { $round }: { $card }.
bridges-did-could-not-play = { $seats } não { $seats_count ->
    [0] pode
    [one] pode
   *[other] podem
} pôr nada com esta carta, então ela termina aí.
bridges-did-wrote = { $seat } escreve { $number } em { $island }.{ $finished ->
    [yes] { " " }A ilha está pronta.
   *[none] { "" }
}{ $hopeless ->
    [yes] { " " }Ela não poderá mais ficar pronta.
   *[none] { "" }
}
bridges-did-drew = { $seat } desenha uma ponte { $connection }.{ $finished_count ->
    [0] { "" }
    [one] { " " }Ilha pronta: { $finished }.
   *[other] { " " }Ilhas prontas: { $finished }.
}{ $left ->
    [0] { "" }
    [one] { " " }Falta uma ponte.
   *[other] { " " }Faltam { $left } pontes.
}
bridges-did-skipped = { $seat } desiste: { $what }.
bridges-did-took-back = { $what_key ->
    [all] { $seat } recomeça esta carta.
    [number] { $seat } retira { $what }.
    [bridges] { $seat } retira { $what }.
   *[other] { $seat } retira a ponte { $what }.
}
bridges-did-handed-in = { $still_out_count ->
    [0] -
   *[other] { $seat } terminou esta carta. Ainda pensando: { $still_out }.
}
bridges-did-withdrew = { $seat } volta a mudar algo.
bridges-did-played = { $seat }: { $island ->
    [none] sem número
   *[other] { $card_number } em { $island }
}, { $bridges_count ->
    [0] sem pontes
    [one] ponte { $bridges }
   *[other] pontes { $bridges }
}.{ $impossible_count ->
    [0] { "" }
   *[other] { " " }Não havia mais lugar para { $impossible }.
}{ $finished_count ->
    [0] { "" }
    [one] { " " }Ilha pronta: { $finished }.
   *[other] { " " }Ilhas prontas: { $finished }.
}
bridges-did-race-scored = { $seat } ganha { $points } pontos: { $race }.
bridges-did-prize-crossed-out = Acabou o primeiro prêmio ({ $race }); os seguintes dão { $left } pontos.
bridges-did-round-closed = { $cards_left ->
    [0] Era a última carta.
    [one] Agora é revelada a última carta.
   *[other] -
}
bridges-did-counted = { $total }: { $points } pontos.
bridges-did-hidden-card-shown = Na caixa estava: { $card }.
bridges-did-game-ended = { $outcome_key ->
    [rank] **{ $points } { $points ->
        [0] pontos
        [one] ponto
       *[other] pontos
    }.** { $outcome }
   *[ranking] { $winners_count ->
        [0] { $winners }
        [one] { $winners } **vence por { $points } a { $second }{ $players ->
            [2] { "" }
           *[other] { " " }({ $next })
        }.**
       *[other] **Vitória dividida, com { $points } { $points ->
            [0] pontos
            [one] ponto
           *[other] pontos
        }:** { $winners }.
    }
}

## Refusals

bridges-no-number-comes-first = O número vem antes das pontes. Retire primeiro: { $drawn }.
bridges-no-written-there-already = Já há um { $number } escrito em { $island }.
bridges-no-island-taken = { $island } já tem o seu número: { $number }.
bridges-no-too-small = { $bridges ->
    [0] Não chega ponte ({ $bridges })
    [one] Chega { $bridges } ponte
   *[other] Chegam { $bridges } pontes
} a { $island }: { $number } é baixo demais.
bridges-no-flag-needs-bridge = { $island } tem bandeira: uma ponte precisa chegar antes do número.
bridges-no-given-up-already = Você já desistiu disto: { $what }.
bridges-no-bridges-are-drawn = Já há pontes desenhadas. Retire primeiro: { $drawn }.
bridges-no-number-is-written = O número está escrito em { $island }. Retire-o primeiro.
bridges-no-write-first = Primeiro escreva o { $number } em uma ilha, ou desista dele.
bridges-no-nothing-to-give-up = Não há nada de que desistir agora.
bridges-no-boards-are-not-passed = { $seats ->
    [1] Primeiro o seu tabuleiro começa com um 3 ou um 4.
    [2] Primeiro cada pessoa escolhe um 3 ou um 4 para a outra.
   *[other] Primeiro cada pessoa escolhe um 3 ou um 4 para quem está à esquerda.
}
bridges-no-nothing-possible = Você não pode pôr nada com esta carta: nenhuma ilha aceita o { $number }, e as pontes não cabem. Ela está terminada.
bridges-no-already-done = Você já terminou esta carta. Para mudar algo, escolha Voltar a mudar.
bridges-no-not-done-yet = Você ainda não terminou esta carta.
bridges-no-nothing-to-take-back = Não há nada assim para retirar.{ $possible_count ->
    [0] { "" }
   *[other] { " " }É possível: { $possible }.
}
bridges-no-still-to-do = { $what_key ->
    [number] Primeiro escreva o { $number } em uma ilha, ou desista dele.
   *[bridges] Falta desenhar { $bridges } { $bridges ->
        [0] pontes
        [one] ponte
       *[other] pontes
    }. Desenhe todas, ou desista das pontes.
}
bridges-no-daily-is-solo = A partida do dia é para uma só pessoa.
bridges-no-boards-are-passed = { $seats ->
    [1] O seu tabuleiro já tem o seu 3 ou 4.
   *[other] Os tabuleiros já passaram; ninguém escreve mais um 3 ou um 4.
}
bridges-no-no-flag-at-set-up = { $island } tem bandeira. Escolha uma ilha sem bandeira.
bridges-no-not-neighbours = Não há linha pontilhada { $connection }.{ $island ->
    [none] { "" }
   *[other] { " " }A partir de { $island }: { $possible }.
}
bridges-no-all-drawn = As pontes desta carta já foram desenhadas: { $bridges }.
bridges-no-crossing = { $connection } cruzaria { $crossed }.
bridges-no-two-already = Já há duas pontes em { $connection }.
bridges-no-island-finished = { $island } está pronta com o seu { $number }; não recebe mais pontes.
bridges-no-six-already = { $island } já tem { $most } pontes, o máximo.
bridges-no-no-number-at-either-end = Nem { $one } nem { $other } têm número; toda ponte precisa tocar um.
bridges-no-cannot-complete-set = Pontes da carta: { $bridges }, todas ou nenhuma; possíveis: { $possible }. Desista das pontes.
bridges-no-dead-end = Pontes da carta: { $bridges }, todas ou nenhuma; com { $connection }, possíveis: { $possible }.

## Rules

bridges-rules-1 = **Pontes: o objetivo**
    Cada pessoa tem um tabuleiro com 18 ilhas. Escrevem-se números nas ilhas e desenham-se pontes entre vizinhas.
    Uma ilha está pronta quando chegam a ela exatamente tantas pontes quantas diz o seu número. Só ilhas prontas dão pontos.
bridges-rules-2 = **Antes da primeira carta**
    Cada pessoa escreve um 3 ou um 4 em uma ilha sem bandeira, para quem está à esquerda.
    Das 18 cartas, uma vai para a caixa sem ser vista. Jogam-se 17.
bridges-rules-3 = **Uma carta**
    Todos jogam ao mesmo tempo: primeiro o número da carta em uma ilha livre, depois tantas pontes quantas a carta mostra.
    Uma ilha com bandeira só recebe número se já chega uma ponte. Um número nunca é menor que as pontes que chegam.
    Desenham-se todas as pontes, ou desiste-se de todas. Do número também se pode desistir.
bridges-rules-4 = **As pontes**
    Seguem linhas pontilhadas entre ilhas vizinhas, uma ou duas por linha, e nunca se cruzam.
    Cada uma toca uma ilha com número, mesmo o recém-escrito.
    Uma ilha pronta não recebe mais pontes; nenhuma tem mais de seis.
bridges-rules-5 = **Os pontos**
    As 4 bandeiras vermelhas prontas: 9 para a primeira pessoa, 5 depois. As 3 bandeiras azuis: 7, depois 3.
    Seis ilhas prontas conectadas, sem nenhuma por terminar no meio: 8, depois 4. Na mesma rodada, todas contam como primeiras.
    No fim, 2 por ilha pronta. Vence quem tem mais pontos; o empate se divide.
bridges-rules-6 = **Solo**
    Os primeiros prêmios só valem até certa carta: as bandeiras azuis até a 7ª, as vermelhas e as seis conectadas até a 12ª.
    Os seus pontos dão um nível.

## Asked once more

bridges-sure-skip = Desistir disso? Nesta carta, não renderá nada. Você pode voltar atrás até a carta terminar.

## A hint, level by level

bridges-tip-where = { $count ->
    [0] Não há ilha para olhar: é hora de desistir de algo ou de terminar.
    [one] Olhe a ilha { $where }.
   *[other] Olhe estas ilhas: { $where }.
}
bridges-tip-good-start = Acho que { $about } é o melhor começo. Deve render uns { $points } pontos.
bridges-tip-for-neighbour = É aqui que { $whom } começa, então escolha um começo fraco. Com { $about }, deve fazer só uns { $points } pontos.
bridges-tip-finishes = { $about } ficaria pronta.
bridges-tip-opens-flag = { $about } tem bandeira, e uma ponte já chega lá. Pede { $needs }, tem { $has }, há lugar para mais { $free }.
bridges-tip-reaches-flag = { $about } tem bandeira: com uma ponte pode receber um número.
bridges-tip-joins-finished = { $about } ficaria pronta e se ligaria a outras ilhas prontas: { $group } conectadas.
bridges-tip-has-lines-enough = { $about } ainda pode receber tantas pontes quantas este número pede: pede { $needs }, tem { $has }, há lugar para mais { $free }.
bridges-tip-spends-number = O número precisa ir para algum lugar. { $about } não poderá ficar pronta com ele: pede { $needs }, tem { $has }, há lugar para mais { $free }. As ilhas melhores continuam livres.
bridges-tip-spends-bridge = As pontes precisam ir para algum lugar; esta linha é a que menos atrapalha.
bridges-tip-comes-nearer = { $about } ficaria mais perto de estar pronta: { $has } de { $needs } pontes.
bridges-tip-would-spoil = Tudo o que se pode jogar aqui estragaria mais do que traz.
bridges-tip-all-played = Tudo desta carta está jogado. O seu tabuleiro soma { $points } pontos.
bridges-tip-nothing-possible = Você não pode pôr nada com esta carta. O seu tabuleiro soma { $points } pontos.
bridges-tip-wait = Os outros ainda pensam; até o último terminar, você pode retirar algo. O seu tabuleiro soma { $points } pontos.
bridges-tip-only-way = Não dá para fazer outra coisa aqui. Em { $orders } simulações, isto rende { $points } pontos em média.
bridges-tip-as-good = Em { $orders } simulações, isto rende { $points } pontos em média. Nada rende mais, mas outra jogada rende o mesmo.
bridges-tip-more-than-none = Em { $orders } simulações, isto rende { $points } pontos em média, { $more } a mais que desistir.
bridges-tip-more-than-line = Em { $orders } simulações, isto rende { $points } pontos em média, { $more } a mais que a ponte { $than }.
bridges-tip-more-than-island = Em { $orders } simulações, isto rende { $points } pontos em média, { $more } a mais que { $than }.

## Records

bridges-option-date = A partida de { $value }, só para esse dia
bridges-variant-A = Lado A
bridges-variant-B = Lado B
bridges-variant-solo = solo
bridges-variant-daily = a partida do dia
bridges-variant-together = em grupo
