# Bridges in words: the whole position.

bridges-text-signs = Cada ilha aparece com letra e número (`.` se está livre), `r` bandeira vermelha, `b` bandeira azul, `!` pronta, `x` não pode mais ficar pronta. `-` e `|` são uma ponte, `=` e `‖` duas, os pontos uma linha aberta.
bridges-text-card = Carta { $round } de { $rounds }: número { $number }, { $bridges ->
    [0] nenhuma ponte
    [one] 1 ponte
   *[other] { $bridges } pontes
}.
bridges-text-set-up = Antes da primeira carta, { $seats ->
    [1] um 3 ou um 4 vai em uma ilha sem bandeira.
    [2] cada um escreve um 3 ou um 4 em uma ilha sem bandeira, para a outra pessoa.
   *[other] cada um escreve um 3 ou um 4 em uma ilha sem bandeira, para quem está à esquerda.
}
bridges-text-thinking = Ainda pensando: { $names }.
bridges-text-done = Terminado: { $names }.
bridges-text-player = **{ $name }**: { $points } pontos. Bandeiras vermelhas { $red } de 4, azuis { $blue } de 3, maior grupo { $group } (conta a partir de seis).
bridges-text-island = { $letter }{ $flag ->
    [red] { " " }(bandeira vermelha)
    [blue] { " " }(bandeira azul)
   *[none] { "" }
}: { $number ->
    [0] livre
   *[other] { $number }
}{ $bridges }{ $state ->
    [finished] , pronta
    [lost] , não pode mais ficar pronta
   *[live] { "" }
}
bridges-text-bridge = , { $count ->
    [0] nenhuma ponte até { $to }
    [one] uma ponte até { $to }
   *[other] duas pontes até { $to }
}
bridges-text-free = Livres, sem pontes: { $islands }
bridges-text-free-red = bandeira vermelha { $islands }
bridges-text-free-blue = bandeira azul { $islands }
bridges-text-lines = Linhas pontilhadas, cada uma só uma vez: { $lines }.
bridges-text-crossings = Estas linhas se cruzam, e só uma de cada par pode ter pontes: { $lines }.
bridges-text-crosses = { $line } cruza { $others }
bridges-text-closed = Linhas fechadas: { $connections }.
bridges-text-own = Sua rodada. Escrito: { $written }. Desenhado: { $drawn }. Desistências: { $given_up }.
bridges-text-nothing = nada
bridges-text-chosen = Você escolheu { $number } em { $island }{ $name ->
    [none] { "" }
   *[other] { "" }, para { $name }
}.
bridges-text-may-write = O { $number } pode ir em: { $islands }.
bridges-text-hopeless = Ilhas que com ele não poderiam mais ficar prontas: { $islands }.
bridges-text-may-draw = { $left ->
    [0] Nenhuma ponte
    [one] Falta uma ponte
   *[other] Faltam { $left } pontes
}. A próxima pode ir por: { $connections }.
bridges-text-no-way = Não dá para desenhar todas as pontes, então nenhuma é desenhada.
bridges-text-race = { $race }: primeiro { $first }{ $is_open ->
    [yes] { "" }
   *[no] { " " }(já foi)
}, depois { $later }{ $deadline ->
    [0] { "" }
   *[other] , o primeiro prêmio até a carta { $deadline }
}. Conquistado por: { $scored }.
bridges-text-nobody = ninguém
bridges-text-gone = Cartas jogadas (número/pontes): { $cards }.
bridges-text-to-come = Cartas por sair (número/pontes), uma fica na caixa: { $cards }.
bridges-text-piles = Cartas nas três pilhas: { $piles }.
bridges-text-box = Na caixa: { $card }.
bridges-text-total = { $name }: { $finished } prontas × 2 = { $islands }, vermelhas { $red }, azuis { $blue }, seis { $six }, total { $points }.
bridges-text-rank = { $points } pontos. Nível: { $rank }.
