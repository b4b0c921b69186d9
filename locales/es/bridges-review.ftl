# Una partida terminada de Puentes, repasada.

bridges-review-title = Puntos previsibles, carta a carta
bridges-review-about = Los puntos que jugando bien cabía esperar al final, antes de descubrir cada carta.
bridges-review-board = { $seats ->
    [1] { "" }
   *[other] **{ $name }**:{ " " }
}{ $points } puntos; al principio cabía esperar { $start }. { $parts }
bridges-review-parts = Cartas { $luck }, decisiones { $choices }.
bridges-review-parts-with-others = Cartas { $luck }, decisiones { $choices }, premios ajenos { $others }.
bridges-review-change = { $way ->
    [more] +{ $points }
   *[less] { $points }
}
bridges-review-course = Antes de cada carta: { $cards }.
bridges-review-card = { $round }: { $points }
bridges-review-none = Ninguna carta la decidió por sí sola.
bridges-review-point = Carta { $round }{ $seats ->
    [1] { "" }
   *[other] , { $name }
}
bridges-review-turned = Salió: { $number } con { $bridges ->
    [one] 1 puente
   *[other] { $bridges } puentes
}.
bridges-review-way = De { $before } a { $after } puntos.
bridges-review-shown-instead = El tablero como pudo quedar.
bridges-review-shown-done = El tablero como quedó.
bridges-review-made = { $island ->
    [none] ningún número
   *[other] { $number } en { $island }
}, { $bridges_count ->
    [0] ningún puente
    [one] puente { $bridges }
   *[other] puentes { $bridges }
}
bridges-review-done = Se jugó: { $made }.
bridges-review-instead = Pudo ser: { $made }. Valía { $worth } más.
bridges-review-as-good = Nada prometía claramente más.
bridges-review-luck = Lo que trajeron las cartas
bridges-review-choices = Lo que costaron las decisiones
