# Uma partida de Pontes completa, vista de novo.

bridges-review-title = Pontos esperados, carta a carta
bridges-review-about = É a pontuação final que um bom jogador poderia esperar antes de cada carta.
bridges-review-board = { $seats ->
    [1] { "" }
   *[other] **{ $name }**:{ " " }
}{ $points } pontos ({ $start } esperados no começo). { $parts }
bridges-review-parts = Cartas { $luck }, decisões { $choices }.
bridges-review-parts-with-others = Cartas: { $luck }, decisões: { $choices }, pontos perdidos para jogadores mais rápidos: { $others }.
bridges-review-change = { $way ->
    [more] +{ $points }
   *[less] { $points }
}
bridges-review-course = Pontos esperados antes de cada carta: { $cards }.
bridges-review-card = { $round }: { $points }
bridges-review-none = Nenhuma carta decidiu sozinha.
bridges-review-point = Carta { $round }{ $seats ->
    [1] { "" }
   *[other] , { $name }
}
bridges-review-turned = A carta: { $number } e { $bridges ->
    [0] nenhuma ponte
    [1] 1 ponte
   *[other] { $bridges } pontes
}.
bridges-review-way = De { $before } para { $after } pontos esperados.
bridges-review-shown-instead = O tabuleiro poderia ter ficado assim.
bridges-review-shown-done = O tabuleiro ficou assim.
bridges-review-made = { $island ->
    [none] nenhum número
   *[other] { $number } em { $island }
}, { $bridges_count ->
    [0] nenhuma ponte
    [one] ponte { $bridges }
   *[other] pontes { $bridges }
}
bridges-review-done = Jogado: { $made }.
bridges-review-instead = Melhor: { $made }. Vale { $worth } a mais.
bridges-review-as-good = Nenhuma outra opção era claramente melhor.
bridges-review-luck = Efeito das cartas
bridges-review-choices = Efeito das decisões
bridges-turning-choice = **A carta decisiva foi a { $round }{ $seats ->
    [1] { "" }
   *[other] { "" } para { $name }
}:** a melhor jogada ({ $made }) valia uns { $worth } pontos a mais.
bridges-turning-cards = **A carta decisiva foi a { $round }{ $seats ->
    [1] { "" }
   *[other] { "" } para { $name }
}:** com ela, a pontuação esperada passou de { $before } para { $after } pontos.
