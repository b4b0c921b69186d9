# Una partida terminada de Puentes, repasada.

bridges-review-title = Puntos previsibles, carta a carta
bridges-review-about = Los puntos que jugando bien cabía esperar al final, antes de descubrir cada carta.
bridges-review-board = { $seats ->
    [1] { "" }
   *[other] **{ $name }**:{ " " }
}{ $points } puntos; al principio cabía esperar { $start }. { $parts }
bridges-review-parts = Por las cartas { $luck }, por las decisiones { $choices }.
bridges-review-parts-with-others = Por las cartas { $luck }, por las decisiones { $choices }, por los premios ajenos { $others }.
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
bridges-review-shown-instead = La tabla como pudo quedar.
bridges-review-shown-done = La tabla como quedó.
bridges-review-made = { $island ->
    [none] ningún número
   *[other] { $number } en { $island }
}, { $bridges_count ->
    [0] ningún puente
    [one] puente { $bridges }
   *[other] puentes { $bridges }
}
bridges-review-done = Se jugó: { $made }.
bridges-review-instead = Se pudo jugar: { $made }. Valía { $worth } más.
bridges-review-as-good = Nada prometía claramente más.
bridges-review-luck = Lo que trajeron las cartas
bridges-review-choices = Lo que costaron las decisiones
