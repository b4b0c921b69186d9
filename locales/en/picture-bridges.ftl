# Words on the pictures of bridges, and the pictures told in words.

picture-bridges-name = Bridges
picture-bridges-invitation = { $seats ->
    [0] 1 to 4 players. 18 islands, 17 cards.
    [one] 1 player has joined. { $free ->
        [0] The game is full.
       *[other] Room for { $free } more.
    }
   *[other] { $seats } players have joined. { $free ->
        [0] The game is full.
       *[other] Room for { $free } more.
    }
}
picture-bridges-set-up = Before the first card
picture-bridges-round = Card { $round } of { $rounds }
picture-bridges-thinking = Thinking: { $names }
picture-bridges-your-round = { $seats ->
    [1] Your card
   *[other] Your card (only you can see it)
}
picture-bridges-you-are-done = You're done; the others are thinking
picture-bridges-prewrite = { $seats ->
    [1] Write a 3 or a 4
   *[other] A 3 or a 4 for { $name }
}
picture-bridges-prewrite-for-others = { $seats ->
    [2] A 3 or a 4 for the other player
   *[other] A 3 or a 4 for the next player
}
picture-bridges-prewrote = Write a { $number } on { $island }{ $name ->
    [none] { "" }
   *[other] { "" } for { $name }
}
picture-bridges-card-number = Write a { $number }
picture-bridges-card-bridges = { $count ->
    [one] Draw 1 bridge
   *[other] Draw { $count } bridges
}
picture-bridges-written = a { $number } on { $island }
picture-bridges-bridges-drawn = { $count ->
    [one] 1 bridge drawn
   *[other] { $count } bridges drawn
}
picture-bridges-bridges-left = Draw { $left } of { $count }
picture-bridges-number-given-up = Number skipped
picture-bridges-bridges-given-up = Bridges skipped
picture-bridges-number-impossible = No island for it
picture-bridges-bridges-impossible = No room for bridges
picture-bridges-cards = { $left ->
    [one] 1 card left, not played
   *[other] { $left } cards left, 1 not played
}
picture-bridges-race-red = Red flags
picture-bridges-race-blue = Blue flags
picture-bridges-race-six = Six linked
picture-bridges-nobody = Nobody yet
picture-bridges-deadline = Until card { $card }
picture-bridges-mark-finished = Finished
picture-bridges-mark-lost = Can never be finished
picture-bridges-mark-new = Added by the last card
picture-bridges-mark-fresh = Yours
picture-bridges-mark-legal = Possible
picture-bridges-mark-hopeless = Possible, never finished
picture-bridges-piles = Left in the three piles
picture-bridges-in-the-box = in the box
picture-bridges-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}

# The picture in words

alt-bridges-card = Card { $round } of { $rounds }: number { $number }, { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}.
alt-bridges-set-up = Before the first card: { $seats ->
    [1] write a 3 or a 4 on your board to start.
    [2] each of you writes a 3 or a 4 for the other player.
   *[other] everyone writes a 3 or a 4 for the next player.
}
alt-bridges-over = The game is over. { $won }.
alt-bridges-alone = The game is over. { $points } points: { $rank }.
alt-bridges-thinking = Still thinking: { $names }.
alt-bridges-player = { $name }: { $points } points ({ $red } of 4 red flags, { $blue } of 3 blue flags, { $group ->
    [one] 1 island
   *[other] { $group } islands
} connected). Finished islands: { $finished }.
alt-bridges-brief = { $name }: { $points } points (red flags: { $red }, blue flags: { $blue }, islands connected: { $group }).
alt-bridges-none = none
alt-bridges-no-numbers = none
alt-bridges-no-bridges = none
alt-bridges-numbers = { $name }'s numbers: { $numbers }. Bridges: { $bridges }.
alt-bridges-staged = Chosen so far: { $what }.
alt-bridges-drawn = { $count ->
    [one] bridge { $bridges }
   *[other] bridges { $bridges }
}
alt-bridges-twice = { $name } (double)
alt-bridges-gone = Cards played: { $cards }.
alt-bridges-race = { $race }: { $scored }.
