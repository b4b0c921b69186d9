# Bridges in words: the whole position.

bridges-text-signs = An island is its letter and its number (`.` while it is free), `r` red flag, `b` blue flag, `!` finished, `x` never. `-` and `|` are one bridge, `=` and `‖` two, dots an open connection.
bridges-text-card = Card { $round } of { $rounds }: number { $number }, { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}.
bridges-text-set-up = Before the first card, { $seats ->
    [1] a 3 or a 4 goes on an island without a flag.
    [2] both write a 3 or a 4 on an island without a flag, for the other player.
   *[other] everybody writes a 3 or a 4 on an island without a flag, for the player on the left.
}
bridges-text-thinking = Still thinking: { $names }.
bridges-text-done = Done: { $names }.
bridges-text-player = **{ $name }**: { $points } points. Red flags { $red } of 4, blue flags { $blue } of 3, largest group { $group } (it counts from six).
bridges-text-island = { $letter }{ $flag ->
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
bridges-text-free = Free, no bridge: { $islands }
bridges-text-free-red = red flag { $islands }
bridges-text-free-blue = blue flag { $islands }
bridges-text-lines = Dotted lines, each told once: { $lines }.
bridges-text-crossings = Where lines cross, only one of the two can ever have bridges: { $lines }.
bridges-text-crosses = { $line } crosses { $others }
bridges-text-closed = Closed connections: { $connections }.
bridges-text-own = Your round. Written: { $written }. Drawn: { $drawn }. Given up: { $given_up }.
bridges-text-nothing = nothing
bridges-text-chosen = You chose { $number } on { $island }{ $name ->
    [none] { "" }
   *[other] { "" }, for { $name }
}.
bridges-text-may-write = The { $number } may go on: { $islands }.
bridges-text-hopeless = With it, these could never be finished: { $islands }.
bridges-text-may-draw = { $left ->
    [one] One more bridge
   *[other] { $left } more bridges
} to draw. The next may run: { $connections }.
bridges-text-no-way = The bridges cannot all be drawn, and so none is.
bridges-text-race = { $race }: { $first } points for the first{ $is_open ->
    [yes] { "" }
   *[no] { " " }(gone)
}, { $later } later{ $deadline ->
    [0] { "" }
   *[other] ; the first prize until card { $deadline }
}. Scored: { $scored }.
bridges-text-nobody = nobody
bridges-text-gone = Cards gone (number/bridges): { $cards }.
bridges-text-to-come = Cards to come (number/bridges), one of them stays in the box: { $cards }.
bridges-text-piles = Cards left in the three piles: { $piles }.
bridges-text-box = In the box: { $card }.
bridges-text-total = { $name }: { $finished } finished × 2 = { $islands }, red { $red }, blue { $blue }, six { $six }, total { $points }.
bridges-text-rank = { $points } points. Rank: { $rank }.
