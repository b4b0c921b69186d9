# Bridges in words: the whole position.

bridges-text-signs = Cada ilha tem uma letra e um número (`.` se está livre). `r` é uma bandeira vermelha; `b`, uma azul; `!`, uma ilha completa; `x`, uma que não pode mais ser completada. `-` e `|` indicam uma ponte, `=` e `‖` indicam duas, e os pontos indicam uma linha aberta.
bridges-text-card = Carta { $round } de { $rounds }: número { $number }, { $bridges ->
    [0] nenhuma ponte
    [one] 1 ponte
   *[other] { $bridges } pontes
}.
bridges-text-set-up = Antes da primeira carta, { $seats ->
    [1] escreva um 3 ou um 4 em uma ilha sem bandeira.
    [2] cada um escreve um 3 ou um 4 em uma ilha sem bandeira, para o outro jogador.
   *[other] cada um escreve um 3 ou um 4 em uma ilha sem bandeira, para o próximo jogador.
}
bridges-text-thinking = Ainda pensam: { $names }.
bridges-text-done = Terminaram: { $names }.
bridges-text-player = **{ $name }**: { $points } pontos. Bandeiras vermelhas: { $red } de 4, bandeiras azuis: { $blue } de 3, ilhas completas conectadas: { $group } (seis dão pontos).
bridges-text-island = { $place }{ $flag ->
    [red] { " " }(bandeira vermelha)
    [blue] { " " }(bandeira azul)
   *[none] { "" }
}: { $number ->
    [0] livre
   *[other] { $number }
}{ $bridges }{ $state ->
    [finished] , completa
    [lost] , nunca poderá ser completada
   *[live] { "" }
}
bridges-text-bridge = , { $count ->
    [0] nenhuma ponte até { $to }
    [one] uma ponte até { $to }
   *[other] duas pontes até { $to }
}
bridges-text-free = Ilhas livres que ainda não têm pontes: { $list }
bridges-text-free-red = bandeira vermelha { $list }
bridges-text-free-blue = bandeira azul { $list }
bridges-text-lines = Linhas pontilhadas, cada uma citada uma vez: { $list }.
bridges-text-crossings = Estas linhas se cruzam, então só uma das duas pode ter pontes: { $list }.
bridges-text-crosses = { $line } cruza { $others }
bridges-text-closed = Linhas que não aceitam mais pontes: { $list }.
bridges-text-own = Suas escolhas até agora. Escrito: { $written }. Desenhado: { $drawn }. Pulado: { $given_up }.
bridges-text-nothing = nada
bridges-text-chosen = Você escolheu escrever um { $number } em { $island }{ $name ->
    [none] { "" }
   *[other] { "" } para { $name }
}.
bridges-text-may-write = Você pode escrever o { $number } nestas ilhas: { $list }.
bridges-text-hopeless = Com ele, estas ilhas nunca poderiam ser completadas: { $list }.
bridges-text-may-draw = { $left ->
    [0] Não falta nenhuma ponte.
    [one] Desenhe mais uma ponte.
   *[other] Desenhe mais { $left } pontes.
} Você pode desenhar estas: { $connections }.
bridges-text-no-way = Você não pode desenhar todas as pontes, então não pode desenhar nenhuma.
bridges-text-race = { $title }: { $most } pontos para o primeiro{ $is_open ->
    [yes] { "" }
   *[no] { " " }(já ganhos)
}, { $less } pontos para os outros{ $deadline ->
    [0] .
   *[other] . Os pontos de primeiro só valem até a carta { $deadline }.
} Conseguiram: { $scored }.
bridges-text-nobody = ninguém
bridges-text-gone = Cartas jogadas (número/pontes): { $cards }.
bridges-text-to-come = Cartas que ainda não saíram (número/pontes), incluindo a da caixa: { $cards }.
bridges-text-piles = Cartas que restam nas três pilhas: { $piles }.
bridges-text-box = A carta da caixa: { $card }.
bridges-text-total = { $name }: { $finished } ilhas completas × 2 = { $islands }; bandeiras vermelhas: { $red }; azuis: { $blue }; seis conectadas: { $six }. Total: { $points }.
bridges-text-rank = { $points } pontos. Nível: { $rank }.
