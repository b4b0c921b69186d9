# Bridges in words: the whole position.

bridges-text-signs = Each island shows its letter and its number (`.` if it's free). `r` is a red flag, `b` is a blue flag, `!` is finished, and `x` can never be finished. `-` and `|` are one bridge, `=` and `‖` are two bridges, and dots are an open line.
bridges-text-card = Card { $round } of { $rounds }: number { $number }, { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}.
bridges-text-set-up = Before the first card, { $seats ->
    [1] write a 3 or a 4 on an island without a flag.
    [2] each of you writes a 3 or a 4 on an island without a flag, for the other player.
   *[other] everyone writes a 3 or a 4 on an island without a flag, for the next player.
}
bridges-text-thinking = Still thinking: { $names }.
bridges-text-done = Done: { $names }.
bridges-text-player = **{ $name }**: { $points } points. Red flags { $red } of 4, blue flags { $blue } of 3, connected finished islands { $group } (you need six to score).
bridges-text-island = { $place }{ $flag ->
    [red] { " " }(red flag)
    [blue] { " " }(blue flag)
   *[none] { "" }
}: { $number ->
    [0] free
   *[other] { $number }
}{ $bridges }{ $state ->
    [finished] , finished
    [lost] , can never be finished
   *[live] { "" }
}
bridges-text-bridge = , { $count ->
    [one] one bridge to { $to }
   *[other] two bridges to { $to }
}
bridges-text-free = Free islands that have no bridge yet: { $list }
bridges-text-free-red = red flag { $list }
bridges-text-free-blue = blue flag { $list }
bridges-text-lines = Dotted lines, each listed once: { $list }.
bridges-text-crossings = These lines cross, so only one of the two can have bridges: { $list }.
bridges-text-crosses = { $line } crosses { $others }
bridges-text-closed = Lines that can't get any more bridges: { $list }.
bridges-text-own = Chosen so far. Written: { $written }. Drawn: { $drawn }. Skipped: { $given_up }.
bridges-text-nothing = nothing
bridges-text-chosen = You've chosen to write a { $number } on { $island }{ $name ->
    [none] { "" }
   *[other] { "" } for { $name }
}.
bridges-text-may-write = You can write the { $number } on these islands: { $list }.
bridges-text-hopeless = With this number, these islands could never be finished: { $list }.
bridges-text-may-draw = { $left ->
    [one] Draw one more bridge.
   *[other] Draw { $left } more bridges.
} You can draw these: { $connections }.
bridges-text-no-way = You can't draw all the bridges, so you can't draw any.
bridges-text-race = { $title }: { $most } points for the first player{ $is_open ->
    [yes] { "" }
   *[no] { " " }(taken)
}, { $less } points after that{ $deadline ->
    [0] .
   *[other] . You get the higher points only up to card { $deadline }.
} Scored by: { $scored }.
bridges-text-nobody = nobody
bridges-text-gone = Cards played (number/bridges): { $cards }.
bridges-text-to-come = Cards to come (number/bridges), including the one in the box: { $cards }.
bridges-text-piles = Cards left in the three piles: { $piles }.
bridges-text-box = The card in the box: { $card }.
bridges-text-total = { $name }: { $finished } finished × 2 = { $islands }, red flags { $red }, blue flags { $blue }, six connected { $six }, total { $points }.
bridges-text-rank = { $points } points. Rank: { $rank }.
