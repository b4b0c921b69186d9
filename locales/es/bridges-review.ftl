# Una partida terminada de Puentes, repasada.

bridges-review-title = Puntos esperados, carta a carta
bridges-review-about = Es la puntuación final que podía esperar un buen jugador antes de cada carta.
bridges-review-board = { $seats ->
    [1] { "" }
   *[other] **{ $name }**:{ " " }
}{ $points } puntos ({ $start } esperados al principio). { $parts }
bridges-review-parts = Cartas { $luck }, decisiones { $choices }.
bridges-review-parts-with-others = Cartas: { $luck }; decisiones: { $choices }; puntos perdidos ante jugadores más rápidos: { $others }.
bridges-review-change = { $way ->
    [more] +{ $points }
   *[less] { $points }
}
bridges-review-course = Puntos esperados antes de cada carta: { $cards }.
bridges-review-card = { $round }: { $points }
bridges-review-none = Ninguna carta decidió la partida por sí sola.
bridges-review-point = Carta { $round }{ $seats ->
    [1] { "" }
   *[other] , { $name }
}
bridges-review-turned = La carta: { $number } con { $bridges ->
    [one] 1 puente
   *[other] { $bridges } puentes
}.
bridges-review-way = De { $before } a { $after } puntos esperados.
bridges-review-shown-instead = Así podría haber quedado el tablero.
bridges-review-shown-done = Así quedó el tablero.
bridges-review-made = { $island ->
    [none] ningún número
   *[other] { $number } en { $island }
}, { $bridges_count ->
    [0] ningún puente
    [one] puente { $bridges }
   *[other] puentes { $bridges }
}
bridges-review-done = Jugado: { $made }.
bridges-review-instead = Mejor: { $made }. Vale { $worth } más.
bridges-review-as-good = Ninguna otra jugada era claramente mejor.
bridges-review-luck = Efecto de las cartas
bridges-review-choices = Efecto de las decisiones
bridges-turning-choice = **La carta decisiva fue la { $round }{ $seats ->
    [1] { "" }
   *[other] { "" } para { $name }
}:** la mejor jugada ({ $made }) valía unos { $worth } puntos más.
bridges-turning-cards = **La carta decisiva fue la { $round }{ $seats ->
    [1] { "" }
   *[other] { "" } para { $name }
}:** con ella, los puntos esperados pasaron de { $before } a { $after }.
