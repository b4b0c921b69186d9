# A finished game of Bridges looked at again.

bridges-review-title = Expected points, card by card
bridges-review-about = This is the final score a good player could expect before each card was drawn.
bridges-review-board = { $seats ->
    [1] { "" }
   *[other] **{ $name }**:{ " " }
}{ $points } points ({ $start } expected at the start). { $parts }
bridges-review-parts = Cards { $luck }, decisions { $choices }.
bridges-review-parts-with-others = Points from cards { $luck }, from decisions { $choices }, lost to faster players { $others }.
bridges-review-change = { $way ->
    [more] +{ $points }
   *[less] { $points }
}
bridges-review-course = Expected points before each card: { $cards }.
bridges-review-card = { $round }: { $points }
bridges-review-none = No single card decided it.
bridges-review-point = Card { $round }{ $seats ->
    [1] { "" }
   *[other] , { $name }
}
bridges-review-turned = The card: { $number } with { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}.
bridges-review-way = From { $before } to { $after } expected points.
bridges-review-shown-instead = This is how the board could have looked.
bridges-review-shown-done = This is how the board looked.
bridges-review-made = { $island ->
    [none] no number
   *[other] { $number } on { $island }
}, { $bridges_count ->
    [0] no bridges
    [one] bridge { $bridges }
   *[other] bridges { $bridges }
}
bridges-review-done = Played: { $made }.
bridges-review-instead = Better: { $made }. That's worth { $worth } more.
bridges-review-as-good = Nothing else was clearly better.
bridges-review-luck = Effect of the cards
bridges-review-choices = Effect of decisions
bridges-turning-choice = **The turning point was card { $round }{ $seats ->
    [1] { "" }
   *[other] { "" } for { $name }
}:** the better move ({ $made }) was worth about { $worth } more points.
bridges-turning-cards = **The turning point was card { $round }{ $seats ->
    [1] { "" }
   *[other] { "" } for { $name }
}:** it changed the expected score from { $before } to { $after } points.
