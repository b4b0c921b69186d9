# Uma partida de Pontes terminada, vista de novo.

bridges-review-title = Pontos a esperar, carta a carta
bridges-review-about = Os pontos que se podiam esperar no fim, jogando bem, antes de virar cada carta.
bridges-review-board = { $seats ->
    [1] { "" }
   *[other] **{ $name }**:{ " " }
}{ $points } pontos; no começo, esperavam-se { $start }. { $parts }
bridges-review-parts = Cartas { $luck }, escolhas { $choices }.
bridges-review-parts-with-others = Cartas { $luck }, escolhas { $choices }, prêmios alheios { $others }.
bridges-review-change = { $way ->
    [more] +{ $points }
   *[less] { $points }
}
bridges-review-course = Antes de cada carta: { $cards }.
bridges-review-card = { $round }: { $points }
bridges-review-none = Nenhuma carta decidiu sozinha.
bridges-review-point = Carta { $round }{ $seats ->
    [1] { "" }
   *[other] , { $name }
}
bridges-review-turned = Saiu: { $number } com { $bridges ->
    [1] 1 ponte
   *[other] { $bridges } pontes
}.
bridges-review-way = De { $before } para { $after } pontos.
bridges-review-shown-instead = O tabuleiro como poderia ter ficado.
bridges-review-shown-done = O tabuleiro como ficou.
bridges-review-made = { $island ->
    [none] nenhum número
   *[other] { $number } em { $island }
}, { $bridges_count ->
    [0] nenhuma ponte
    [one] ponte { $bridges }
   *[other] pontes { $bridges }
}
bridges-review-done = A jogada: { $made }.
bridges-review-instead = Poderia ter sido: { $made }. Valia { $worth } a mais.
bridges-review-as-good = Nada prometia claramente mais.
bridges-review-luck = O que as cartas trouxeram
bridges-review-choices = O que as escolhas custaram
