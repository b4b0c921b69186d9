# Words on the pictures of bridges, and the pictures told in words.

picture-bridges-name = Pontes
picture-bridges-invitation = { $seats ->
    [0] De 1 a 4 jogadores. 18 ilhas, 17 cartas.
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
picture-bridges-set-up = Antes da primeira carta
picture-bridges-round = Carta { $round } de { $rounds }
picture-bridges-thinking = Pensam: { $names }
picture-bridges-your-round = { $seats ->
    [1] Sua carta
   *[other] Sua carta (só você vê)
}
picture-bridges-you-are-done = Você terminou; os outros ainda estão pensando
picture-bridges-prewrite = { $seats ->
    [1] Escreva um 3 ou um 4
   *[other] Um 3 ou um 4 para { $name }
}
picture-bridges-prewrite-for-others = { $seats ->
    [2] Um 3 ou um 4 para o outro
   *[other] Um 3 ou um 4 para o próximo jogador
}
picture-bridges-prewrote = Escrever um { $number } em { $island }{ $name ->
    [none] { "" }
   *[other] { "" } para { $name }
}
picture-bridges-card-number = Escreva um { $number }
picture-bridges-card-bridges = { $count ->
    [0] Nenhuma ponte
    [one] Desenhe 1 ponte
   *[other] Desenhe { $count } pontes
}
picture-bridges-written = um { $number } em { $island }
picture-bridges-bridges-drawn = { $count ->
    [0] Nenhuma ponte
    [one] 1 ponte desenhada
   *[other] { $count } pontes desenhadas
}
picture-bridges-bridges-left = Desenhe { $left } de { $count }
picture-bridges-number-given-up = Número pulado
picture-bridges-bridges-given-up = Pontes puladas
picture-bridges-number-impossible = O número não cabe
picture-bridges-bridges-impossible = Não cabem pontes
picture-bridges-cards = { $left ->
    [0] Nenhuma carta
    [one] Sobra 1 carta, fora do jogo
   *[other] Restam { $left } cartas, 1 não sai
}
picture-bridges-race-red = Vermelhas
picture-bridges-race-blue = Azuis
picture-bridges-race-six = Seis ligadas
picture-bridges-nobody = Ninguém ainda
picture-bridges-deadline = Até a carta { $card }
picture-bridges-mark-finished = Completa
picture-bridges-mark-lost = Nunca poderá ser completa
picture-bridges-mark-new = Novo na última carta
picture-bridges-mark-fresh = Seu
picture-bridges-mark-legal = Possível
picture-bridges-mark-hopeless = Possível, nunca completa
picture-bridges-piles = Restam nas três pilhas
picture-bridges-in-the-box = na caixa
picture-bridges-won = { $count ->
    [0] { $names }
    [one] { $names } vence!
   *[other] { $names } vencem!
}

# The picture in words

alt-bridges-card = Carta { $round } de { $rounds }: número { $number }, { $bridges ->
    [0] nenhuma ponte
    [one] 1 ponte
   *[other] { $bridges } pontes
}.
alt-bridges-set-up = Antes da primeira carta: { $seats ->
    [1] escreva um 3 ou um 4 no seu tabuleiro para começar.
    [2] cada um escreve um 3 ou um 4 para o outro jogador.
   *[other] cada um escreve um 3 ou um 4 para o próximo jogador.
}
alt-bridges-over = A partida acabou. { $won }.
alt-bridges-alone = A partida acabou. { $points } pontos: { $rank }.
alt-bridges-thinking = Ainda pensam: { $names }.
alt-bridges-player = { $name }: { $points } pontos ({ $red } de 4 bandeiras vermelhas, { $blue } de 3 azuis, { $group ->
    [0] 0 ilhas conectadas
    [one] 1 ilha conectada
   *[other] { $group } ilhas conectadas
}). Ilhas completas: { $finished }.
alt-bridges-brief = { $name }: { $points } pontos (bandeiras vermelhas: { $red }, azuis: { $blue }, ilhas conectadas: { $group }).
alt-bridges-none = nenhuma
alt-bridges-no-numbers = nenhum
alt-bridges-no-bridges = nenhuma
alt-bridges-numbers = Números de { $name }: { $numbers }. Pontes: { $bridges }.
alt-bridges-staged = Suas escolhas até agora: { $what }.
alt-bridges-drawn = { $count ->
    [0] nenhuma ponte
    [one] a ponte { $bridges }
   *[other] as pontes { $bridges }
}
alt-bridges-twice = { $name } (dupla)
alt-bridges-gone = Cartas jogadas: { $cards }.
alt-bridges-race = { $race }: { $scored }.
