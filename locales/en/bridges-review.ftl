# A finished game of Bridges looked at again.

bridges-review-title = Points to expect, card by card
bridges-review-about = The points that good play could expect in the end, before each card was turned up.
bridges-review-board = { $seats ->
    [1] { "" }
   *[other] **{ $name }**:{ " " }
}{ $points } points; { $start } to expect at the start. { $parts }
bridges-review-parts = Cards { $luck }, choices { $choices }.
bridges-review-parts-with-others = Cards { $luck }, choices { $choices }, prizes others took { $others }.
bridges-review-change = { $way ->
    [more] +{ $points }
   *[less] { $points }
}
bridges-review-course = Before each card: { $cards }.
bridges-review-card = { $round }: { $points }
bridges-review-none = No single card decided it.
bridges-review-point = Card { $round }{ $seats ->
    [1] { "" }
   *[other] , { $name }
}
bridges-review-turned = Turned up: { $number } with { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}.
bridges-review-way = From { $before } to { $after } points.
bridges-review-shown-instead = The board as it could have been.
bridges-review-shown-done = The board as it was then.
bridges-review-made = { $island ->
    [none] no number
   *[other] { $number } on { $island }
}, { $bridges_count ->
    [0] no bridges
    [one] bridge { $bridges }
   *[other] bridges { $bridges }
}
bridges-review-done = Played: { $made }.
bridges-review-instead = Could have been: { $made }. Worth { $worth } more.
bridges-review-as-good = Nothing else promised clearly more.
bridges-review-luck = What the cards brought
bridges-review-choices = What choices cost
