# Bridges.

bridges-title = Bridges
bridges-pitch = Everyone gets the same card: a number to write on an island, and bridges to draw. Finished islands score points.
bridges-new-prewriting = -# You start with one number on your board. Then each card gives you a number to write on an island, and bridges to draw.
bridges-goal = **Goal:** { $players ->
    [1] score as many points as you can
   *[other] score the most points
} by finishing islands. An island is finished when its number equals its bridges. A game lasts { $count } cards{ $players ->
    [1] .
   *[other] , usually played one or two a day.
}
bridges-how-long = A game lasts 17 cards: half an hour if everyone is here, several days if not.
bridges-new-playing-card = -# Write the card's number on an island, then draw as many bridges as the card shows. Each bridge must touch an island with a number. Then press Done.

## Words in sentences

bridges-number = the number
bridges-bridges = the bridges
bridges-both = the number and the bridges
bridges-all = everything on this card
bridges-done = that you're done
bridges-red = the red flags
bridges-blue = the blue flags
bridges-six = six connected islands
bridges-as-flagged = { $island } ({ $flag ->
    [red] red flag
   *[blue] blue flag
})
bridges-as-card = a { $number } with { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}
bridges-as-passed = { $to } begins with a { $number } on { $island }
bridges-as-daily = { $number } on { $island }
bridges-as-total = { $seat }: { $finished } finished { $finished ->
    [one] island
   *[other] islands
} ({ $islands }), red flags ({ $red }), blue flags ({ $blue }), six connected ({ $six })
bridges-as-ranking = { $totals }
bridges-as-rank = Rank: { $rank }.

bridges-god-of-the-islands = god of the islands
bridges-genius-of-construction = genius of construction
bridges-ace-of-architecture = ace of architecture
bridges-adept-of-statics = student of statics
bridges-professional-planner = professional planner
bridges-bridge-master = bridge master
bridges-project-manager = project manager
bridges-concrete-pourer = concrete pourer
bridges-screw-driver = screw turner
bridges-bamboo-binder = bamboo binder
bridges-water-carrier = water carrier
bridges-henchman = henchman

## Options

bridges-option-side = Side of the board: { $value }
bridges-option-side-description = Which side of the board to use; B is a little harder
bridges-side-A = A, the easier one
bridges-side-B = B, a little harder

## Whom the table waits for

bridges-asks-prewriting = { $who } { $seats ->
    [1] **Choose where you start:** write a 3 or a 4 on an island without a flag.
    [2] **Choose where the other player starts:** open your board and write a 3 or a 4 on an island without a flag.
   *[other] **Choose where the next player starts:** open your board and write a 3 or a 4 on an island without a flag.
}
bridges-asks-playing-card = { $who } **Card { $round } of { $rounds }:** write a **{ $card_number }** on an island, then draw **{ $card_bridges }** { $card_bridges ->
    [one] bridge
   *[other] bridges
}.{ $seats ->
    [1] { "" }
   *[other] { $waits ->
        [1] { " " }Everyone else is done.
       *[other] { "" }
    }
}

bridges-own-prewriting-asked = Write a 3 or a 4 on an island without a flag{ $seats ->
    [1] { "" }. Your board starts with it.
   *[other] { "" }. { $name } will start there but can't see it yet.
}
bridges-own-prewriting-done = You've chosen to write a { $prewritten_number } on { $prewritten_island }{ $name ->
    [none] { "" }
   *[other] { "" } for { $name }
}. You can change it until everyone has chosen.
bridges-own-playing-card-asked = Card { $round } of { $rounds }. { $own_number_is_open ->
    [yes] Write the { $card_number } on an island, then draw { $card_bridges ->
        [one] 1 bridge
       *[other] { $card_bridges } bridges
    }.
   *[none] { $own_bridges_to_draw ->
        [0] { $own_drawn_count ->
            [0] { $own_given_up_count ->
                [0] { $own_has_no_choice ->
                    [yes] You can't place anything on this card. Press Done.
                   *[none] You can't draw all the bridges, so you can't draw any. Press Done, or undo the number.
                }
               *[other] Everything on this card is played. Press Done, or undo something.
            }
           *[other] Everything on this card is played. Press Done, or undo something.
        }
        [one] Draw { $own_bridges_to_draw } more bridge.
       *[other] Draw { $own_bridges_to_draw } more bridges.
    }
}{ $seats ->
    [1] { "" }
   *[other] { " " }Nobody else can see it yet.{ $waits ->
        [1] { " " }Everyone else is done.
       *[other] { "" }
    }
}
bridges-own-playing-card-done = { $own_has_no_choice ->
    [yes] You can't place anything on this card, so you're done. The others are still thinking.
   *[none] You're done with this card. The others are still thinking.
}

## What can be done

bridges-do-prewrite = Write { $number } on { $island }
bridges-do-write = Write the { $number } on { $island }{ $flag_key ->
    [red] { " " }(red flag)
    [blue] { " " }(blue flag)
   *[none] { "" }
}
bridges-do-bridge = Bridge { $connection }
bridges-do-skip = Skip { $what_key ->
    [number] the number
    [bridges] the bridges
   *[both] the number and the bridges
}
bridges-do-take-back = { $what_key ->
    [number] Undo the number
    [bridges] Undo the bridges
    [all] Start this card over
    [done] Reopen this card
   *[other] Undo bridge { $what }
}
bridges-do-done = Done

bridges-menu-prewrite = Write a 3 or a 4 on …
bridges-menu-write = Write the number on …
bridges-menu-bridge = Draw a bridge along …
bridges-menu-skip = Skip …
bridges-menu-take-back = Undo …
bridges-menu-done = Done

bridges-open-prewrite = Write a 3 or a 4
bridges-open-write = Write the number
bridges-open-bridge = Draw a bridge
bridges-open-skip = Skip
bridges-open-take-back = Undo
bridges-open-done = Done

bridges-hint-prewrite = It has to be on an island without a flag. With other players, you write the next player's first number.
bridges-hint-write = On a free island. You can write on an island with a flag only after it has a bridge.
bridges-hint-bridge = Along a dotted line from an island with a number. A line takes up to two bridges, and bridges can't cross.
bridges-hint-skip = Skip the number, the bridges, or both. You have to draw all the bridges or skip them all.
bridges-hint-take-back = You can change your move until the last player is done.
bridges-hint-done = The next card comes when everyone is done.

## What happened

bridges-foreseen-wrote = { $finished ->
    [yes] finished at once
   *[none] { $hopeless ->
        [yes] could never be finished
       *[none] -
    }
}
bridges-foreseen-drew = { $finished_count ->
    [0] -
   *[other] finishes { $finished }
}
bridges-did-game-set-up = { $daily ->
    [none] Side { $side } of the board. One of the 18 cards stays in the box.
   *[other] Today's deal, side { $side }: { $daily }. One of the 18 cards stays in the box.
}
bridges-did-prewrote = { $seat } writes a { $number } on { $island }{ $name ->
    [none] { "" }
   *[other] { "" } for { $name }
}.
bridges-did-was-ready = { $seat } has chosen.
bridges-did-boards-passed = { $boards_count ->
    [1] { "" }
   *[other] Everyone passes their board on:{ " " }
}{ $boards }.
bridges-did-card-turned = Card { $round }: { $card }.
bridges-did-could-not-play = { $seats } can't place anything on this card, so { $seats_count ->
    [one] that player is
   *[other] those players are
} done.
bridges-did-wrote = { $seat } writes a { $number } on { $island }.{ $finished ->
    [yes] { " " }That island is finished.
   *[none] { "" }
}{ $hopeless ->
    [yes] { " " }It can never be finished.
   *[none] { "" }
}
bridges-did-drew = { $seat } draws bridge { $connection }.{ $finished_count ->
    [0] { "" }
    [one] { " " }Island { $finished } is finished.
   *[other] { " " }Islands { $finished } are finished.
}{ $left ->
    [0] { "" }
    [one] { " " }1 more bridge to draw.
   *[other] { " " }{ $left } more bridges to draw.
}
bridges-did-skipped = { $seat } skips { $what }.
bridges-did-took-back = { $what_key ->
    [all] { $seat } starts this card over.
    [number] { $seat } undoes { $what }.
    [bridges] { $seat } undoes { $what }.
   *[other] { $seat } undoes bridge { $what }.
}
bridges-did-handed-in = { $still_out_count ->
    [0] -
   *[other] { $seat } is done with this card. Still thinking: { $still_out }.
}
bridges-did-withdrew = { $seat } reopens this card.
bridges-did-played = { $seat } { $island ->
    [none] { $bridges_count ->
        [0] doesn't write a number or draw a bridge
        [one] doesn't write a number but draws bridge { $bridges }
       *[other] doesn't write a number but draws bridges { $bridges }
    }
   *[other] writes a { $card_number } on { $island } and draws { $bridges_count ->
        [0] no bridges
        [one] bridge { $bridges }
       *[other] bridges { $bridges }
    }
}.{ $impossible_count ->
    [0] { "" }
   *[other] { " " }There was no room for { $impossible }.
}{ $finished_count ->
    [0] { "" }
    [one] { " " }Island { $finished } is finished.
   *[other] { " " }Islands { $finished } are finished.
}
bridges-did-race-scored = { $seat } scores { $points } points for { $race_key ->
    [red] the red flags
    [blue] the blue flags
   *[six] six connected islands
}.
bridges-did-prize-crossed-out = From now on, { $race_key ->
    [red] the red flags
    [blue] the blue flags
   *[six] six connected islands
} score only { $left } points.
bridges-did-round-closed = { $cards_left ->
    [0] That was the last card.
    [one] This is the last card.
   *[other] -
}
bridges-did-counted = { $total }: { $points } points.
bridges-did-hidden-card-shown = The card in the box was { $card }.
bridges-did-game-ended = { $outcome_key ->
    [rank] **You scored { $points ->
        [one] 1 point
       *[other] { $points } points
    }.** { $outcome }
   *[ranking] { $winners_count ->
        [one] { $winners } **wins, { $points } to { $second }{ $players ->
            [2] { "" }
           *[other] { " " }({ $next })
        }.**
       *[other] { $winners } **share the win with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.**
    }
}

## Refusals

bridges-no-number-comes-first = Write the number before you draw bridges. Undo these first: { $drawn }.
bridges-no-written-there-already = You've already written a { $number } on { $island }.
bridges-no-island-taken = { $island } already has a number: { $number }.
bridges-no-too-small = { $island } already has { $bridges ->
    [one] 1 bridge
   *[other] { $bridges } bridges
}, so { $number } is too small.
bridges-no-flag-needs-bridge = { $island } has a flag. Draw a bridge to it before you write a number there.
bridges-no-given-up-already = You've already skipped { $what }.
bridges-no-bridges-are-drawn = You've already drawn bridges. Undo these first: { $drawn }.
bridges-no-number-is-written = You've written the number on { $island }. Undo that first.
bridges-no-write-first = Write the { $number } on an island first, or skip it.
bridges-no-nothing-to-give-up = There's nothing to skip right now.
bridges-no-boards-are-not-passed = { $seats ->
    [1] First, write a 3 or a 4 on your board.
    [2] First, each of you writes a 3 or a 4 for the other player.
   *[other] First, everyone writes a 3 or a 4 for the next player.
}
bridges-no-nothing-possible = You can't place anything on this card: no island can take the { $number }, and there's no room for the bridges. You're done with it.
bridges-no-already-done = You're done with this card. Reopen it if you want to change something.
bridges-no-not-done-yet = You aren't done with this card yet.
bridges-no-nothing-to-take-back = You can't undo that.{ $possible_count ->
    [0] { "" }
   *[other] { " " }You can undo: { $possible }.
}
bridges-no-still-to-do = { $what_key ->
    [number] Write the { $number } on an island first, or skip it.
   *[bridges] You still have { $bridges ->
        [one] 1 bridge
       *[other] { $bridges } bridges
    } to draw. Draw them all, or skip the bridges.
}
bridges-no-daily-is-solo = The daily deal is for one player.
bridges-no-boards-are-passed = { $seats ->
    [1] Your board already has its first number.
   *[other] The boards have already been passed on.
}
bridges-no-no-flag-at-set-up = { $island } has a flag. Choose an island without one.
bridges-no-not-neighbours = { $connection } isn't one of the dotted lines.{ $island ->
    [none] { "" }
   *[other] { " " }From { $island }, you can draw: { $possible }.
}
bridges-no-all-drawn = You've already drawn { $bridges ->
    [one] the bridge
    [2] both bridges
   *[other] all { $bridges } bridges
} on this card.
bridges-no-crossing = You can't draw { $connection }, because it would cross { $crossed }.
bridges-no-two-already = There are already two bridges on { $connection }.
bridges-no-island-finished = { $island } is finished: it has all its { $number } bridges. You can't add another.
bridges-no-six-already = { $island } already has { $most } bridges, the maximum.
bridges-no-no-number-at-either-end = Neither { $one } nor { $other } has a number. A bridge has to touch an island with a number.
bridges-no-cannot-complete-set = You have to draw all { $bridges } bridges or none, but there's only room for { $possible }. Skip the bridges.
bridges-no-dead-end = You have to draw all { $bridges } bridges or none. After { $connection }, there would only be room for { $possible }.

## Rules

bridges-rules-1 = **Bridges: the goal**
    Each player has a board with 18 islands. You write numbers on islands and draw bridges between neighbours.
    An island is finished when it has exactly as many bridges as its number says. Only finished islands score points.
bridges-rules-2 = **Setup**
    Each player writes a 3 or a 4 on an island without a flag and passes the board to the next player. If you play alone, you keep it.
    One of the 18 cards goes into the box face down. You play the other 17.
bridges-rules-3 = **A card**
    Everyone plays at the same time. First, write the card's number on a free island. Then draw as many bridges as the card shows.
    An island with a flag needs a bridge before you can write a number there. A number can't be smaller than the number of bridges already there.
    Draw all the bridges or skip them all. You can skip the number, too.
bridges-rules-4 = **Bridges**
    Bridges run along dotted lines between neighbouring islands. Each line can hold one or two bridges. Bridges can't cross.
    Each bridge has to touch an island with a number. That number can be the one you've just written.
    A finished island can't get any more bridges. No island can have more than six bridges.
bridges-rules-5 = **Points**
    Finish all 4 red flags: 9 points if you're first, 5 if not. All 3 blue flags: 7 points if you're first, 3 if not.
    Connect six finished islands: 8 points if you're first, 4 if not. If several players do it on the same card, they all count as first.
    At the end, each finished island scores 2 points. Most points wins, and tied players share the win.
bridges-rules-6 = **Playing alone**
    You get the higher points for the blue flags only up to card 7, and for the red flags and for connecting six islands only up to card 12.
    Your points give you a rank.

## Asked once more

bridges-sure-skip = Skip that? You get nothing for it on this card. You can undo this until the card is over.

## A hint, level by level

bridges-tip-where = { $count ->
    [0] No island stands out here. It's about what to skip or when to stop.
    [one] Look around island { $where }.
   *[other] Look around islands { $where }.
}
bridges-tip-good-start = I think { $about } is the best start. It should score about { $points } points.
bridges-tip-for-neighbour = This is where { $name } starts, so choose a weak start. If you choose { $about }, they should score only about { $points } points.
bridges-tip-finishes = { $is_second ->
    [yes] A second bridge here finishes
   *[none] This finishes
} { $about }.
bridges-tip-opens-flag = { $about } has a flag and a bridge, so it can take a number. It needs { $needs ->
    [one] 1 bridge
   *[other] { $needs } bridges
}, has { $has }, and has room for { $free } more.
bridges-tip-reaches-flag = { $about } has a flag. With a bridge, it can take a number.
bridges-tip-joins-finished = { $is_second ->
    [yes] A second bridge here finishes
   *[none] This finishes
} { $about } and connects it to other finished islands. That makes { $group } connected.
bridges-tip-has-lines-enough = { $about } has enough room for this number. It needs { $needs ->
    [one] 1 bridge
   *[other] { $needs } bridges
}, has { $has }, and could get { $free } more.
bridges-tip-spends-number = You have to write the number somewhere. With this number, { $about } could never be finished: it needs { $needs ->
    [one] 1 bridge
   *[other] { $needs } bridges
}, has { $has }, and has room for only { $free } more. This keeps better islands free.
bridges-tip-spends-bridge = You have to draw the bridges somewhere. They do the least harm here.
bridges-tip-comes-nearer = { $is_second ->
    [yes] A second bridge here brings
   *[none] This brings
} { $about } closer to completion: { $has } of { $needs } bridges.
bridges-tip-would-spoil = Anything you could play here would do more harm than good.
bridges-tip-all-played = There's nothing left to play on this card. You have { $points } points so far.
bridges-tip-nothing-possible = You can't place anything on this card. You have { $points } points so far.
bridges-tip-wait = The others are still thinking. Until the last of them is done, you can undo your card. You have { $points } points so far.
bridges-tip-only-way = Your only other choice is to skip it. In { $orders } simulated games, this scores { $points } points on average.
bridges-tip-as-good = In { $orders } simulated games, this scores { $points } points on average. { $than ->
    [none] Skipping it
   *[other] { $than }
} scores just as much.
bridges-tip-more-than-none = In { $orders } simulated games, this scores { $points } points on average, { $more } more than skipping it.
bridges-tip-more-than-line = In { $orders } simulated games, this scores { $points } points on average, { $more } more than bridge { $than }.
bridges-tip-more-than-island = In { $orders } simulated games, this scores { $points } points on average, { $more } more than on { $than }.

## Records

bridges-option-date = The daily deal of { $value }
bridges-variant-A = Side A
bridges-variant-B = Side B
bridges-variant-solo = alone
bridges-variant-daily = the daily deal
bridges-variant-together = together
