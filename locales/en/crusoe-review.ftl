# The review of a finished game of Robinson Crusoe.

crusoe-review-title = The chance of winning, round by round
crusoe-review-won = You won after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. Change in the chance of winning, in percentage points: luck { $luck }, decisions { $choices }.
crusoe-review-lost = You lost after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}. Change in the chance of winning, in percentage points: luck { $luck }, decisions { $choices }.
crusoe-review-rounds = Chance of winning each morning: { $rounds }.
crusoe-review-round = { $round }: { $percent }%
crusoe-review-none = No single round decided it.
crusoe-review-point = Round { $round }: from { $before }% to { $after }%
crusoe-review-night = The decisive night: no other round changed the chance as much.
crusoe-review-parts = Luck { $luck }, decisions { $choices }.
crusoe-review-happened = What happened: { $news }.
crusoe-review-died = { $who } died
crusoe-review-wounds = { $who } took { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
crusoe-review-struck = “{ $card }” struck
crusoe-review-failed = { $count ->
    [one] this action failed: { $targets }
   *[other] these actions failed: { $targets }
}
crusoe-review-line = { $target } ({ $pawns })
crusoe-review-wood = put { $wood } wood on the signal pile
crusoe-review-use = first use { $thing }
crusoe-review-nothing = no other action
crusoe-review-planned = Planned
crusoe-review-better = Better: +{ $worth } points
crusoe-review-done = Planned: { $plan }{ $others ->
    [0] { "" }
    [one] , and 1 other action
   *[other] , and { $others } other actions
}.
crusoe-review-instead = Better: { $plan }{ $others ->
    [0] { "" }
    [one] , and the same other action
   *[other] , and the same other actions
}. That would have added { $worth } points.
crusoe-review-same = { $others ->
    [one] and 1 other action
   *[other] and { $others } other actions
}
crusoe-review-later = Decisions later that round: { $worth }.
crusoe-review-as-good = No other plan was clearly better.
crusoe-review-luck = Effect of dice, cards and weather
crusoe-review-choices = Effect of decisions
crusoe-turning-plan = **The decisive night was in round { $round }:** it took the chance of winning from { $before }% to { $after }%. A better plan would have added { $worth } points: { $plan }.
crusoe-turning-night = **The decisive night was in round { $round }:** it took the chance of winning from { $before }% to { $after }%.
