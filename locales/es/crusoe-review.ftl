# El repaso de una partida terminada de Robinson Crusoe.

crusoe-review-title = La probabilidad de ganar, ronda a ronda
crusoe-review-won = Victoria en { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}. Cambios de la probabilidad de ganar, en puntos: suerte { $luck }, decisiones { $choices }.
crusoe-review-lost = Derrota en { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}. Cambios de la probabilidad de ganar, en puntos: suerte { $luck }, decisiones { $choices }.
crusoe-review-rounds = Probabilidad de ganar cada mañana: { $rounds }.
crusoe-review-round = { $round }: { $percent } %
crusoe-review-none = Ninguna ronda decidió la partida por sí sola.
crusoe-review-point = Ronda { $round }: de { $before } % a { $after } %
crusoe-review-night = La noche decisiva: ninguna otra ronda cambió tanto la probabilidad.
crusoe-review-parts = Suerte { $luck }, decisiones { $choices }.
crusoe-review-happened = Qué pasó: { $news }.
crusoe-review-died = muere { $who }
crusoe-review-wounds = { $who } sufre { $n ->
    [one] 1 herida
   *[other] { $n } heridas
}
crusoe-review-struck = golpea «{ $card }»
crusoe-review-failed = { $count ->
    [one] falla esta acción: { $targets }
   *[other] fallan estas acciones: { $targets }
}
crusoe-review-line = { $target } ({ $pawns })
crusoe-review-wood = { $wood } de madera a la pila de leña
crusoe-review-use = usar primero { $thing }
crusoe-review-nothing = ninguna otra acción
crusoe-review-planned = Planeado
crusoe-review-better = Mejor: +{ $worth } puntos
crusoe-review-done = Planeado: { $plan }{ $others ->
    [0] { "" }
    [one] , y 1 acción más
   *[other] , y { $others } acciones más
}.
crusoe-review-instead = Mejor: { $plan }{ $others ->
    [0] { "" }
    [one] , y la misma acción restante
   *[other] , y las mismas acciones restantes
}. Habría añadido { $worth } puntos.
crusoe-review-same = { $others ->
    [one] y 1 acción más
   *[other] y { $others } acciones más
}
crusoe-review-later = Decisiones posteriores de esa ronda: { $worth }.
crusoe-review-as-good = Ningún otro plan era claramente mejor.
crusoe-review-luck = Efecto de dados, cartas y clima
crusoe-review-choices = Efecto de las decisiones
crusoe-turning-plan = **La noche decisiva fue la de la ronda { $round }:** llevó la probabilidad de ganar del { $before } % al { $after } %. Un plan mejor habría añadido { $worth } puntos: { $plan }.
crusoe-turning-night = **La noche decisiva fue la de la ronda { $round }:** llevó la probabilidad de ganar del { $before } % al { $after } %.
