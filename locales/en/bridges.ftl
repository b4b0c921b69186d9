# Bridges.

bridges-title = Bridges
bridges-pitch = One card for everybody: a number for an island, and bridges to draw. Finished islands bring points.
bridges-new-prewriting = -# You begin with one number on your board. Then each card gives a number to write on an island, and bridges to draw.
bridges-goal = **Goal:** { $players ->
    [1] score as many points as you can
   *[other] score the most points
} by finishing islands. An island is finished when exactly as many bridges reach it as its number says. A game has { $cards } cards{ $players ->
    [1] .
   *[other] , usually one or two a day.
}
bridges-how-long = A game has 17 cards: half an hour if everyone is here, or several days.
bridges-new-playing-card = -# First game? Write the card's number on an island, then draw as many bridges as the card shows. Each bridge touches a number. Then press Done.

## Words in sentences

bridges-number = the number
bridges-bridges = the bridges
bridges-both = the number and the bridges
bridges-all = everything of this card
bridges-done = being done
bridges-red = the red flags
bridges-blue = the blue flags
bridges-six = six connected
bridges-as-flagged = { $island } ({ $flag ->
    [red] red flag
   *[blue] blue flag
})
bridges-as-card = number { $number }, { $bridges } { $bridges ->
    [one] bridge
   *[other] bridges
}
bridges-as-passed = { $to } begins with { $number } on { $island }
bridges-as-daily = { $number } on { $island }
bridges-as-total = { $seat }: { $finished } finished { $finished ->
    [one] island
   *[other] islands
} ({ $islands }), red flags { $red }, blue flags { $blue }, six connected { $six }
bridges-as-ranking = { $totals }
bridges-as-rank = Rank: { $rank }.

bridges-god-of-the-islands = god of the islands
bridges-genius-of-construction = genius of construction
bridges-ace-of-architecture = ace of architecture
bridges-adept-of-statics = adept of statics
bridges-professional-planner = professional planner
bridges-bridge-master = bridge master
bridges-project-manager = project manager
bridges-concrete-pourer = concrete pourer
bridges-screw-driver = screw driver
bridges-bamboo-binder = bamboo binder
bridges-water-carrier = water carrier
bridges-henchman = henchman

## Options

bridges-option-side = Side of the board: { $value }
bridges-option-side-description = Which board to use; B is a little harder
bridges-side-A = A, the easier one
bridges-side-B = B, a little harder

## Whom the table waits for

bridges-asks-prewriting = { $who } { $seats ->
    [1] **Choose where you start:** write a 3 or a 4 on an island that has no flag.
    [2] **Choose where the other player starts:** open your board, and write a 3 or a 4 on an island that has no flag.
   *[other] **Choose where the next player starts:** open your board, and write a 3 or a 4 on an island that has no flag.
}
bridges-asks-playing-card = { $who } **Card { $round } of { $rounds }:** write a **{ $card_number }** on an island, then draw **{ $card_bridges }** { $card_bridges ->
    [one] bridge
   *[other] bridges
}.{ $seats ->
    [1] { "" }
   *[other] { $waits ->
        [1] { " " }Everybody else is done.
       *[other] { "" }
    }
}

bridges-own-prewriting-asked = Choose an island without a flag and a 3 or a 4{ $seats ->
    [1] { "" }: your board begins with it.
    [2] { "" }, for { $neighbour }, who can't see it yet.
   *[other] { "" }, for { $neighbour }, the player on the left. Nobody else can see it yet.
}
bridges-own-prewriting-done = You've chosen: { $prewritten_number } on { $prewritten_island }{ $neighbour ->
    [none] { "" }
   *[other] { "" }, for { $neighbour }
}. Until the others have chosen too, you can choose again.
bridges-own-playing-card-asked = Card { $round } of { $rounds }. { $own_number_is_open ->
    [yes] Still to write: the { $card_number }. Then to draw: { $card_bridges } { $card_bridges ->
        [one] bridge
       *[other] bridges
    }.
   *[none] { $own_bridges_to_draw ->
        [0] { $own_drawn_count ->
            [0] { $own_given_up_count ->
                [0] { $own_has_no_choice ->
                    [yes] You can't place anything on this card. Press Done.
                   *[none] The bridges cannot all be drawn, and so none is. Press Done, or take the number back.
                }
               *[other] All is played. Press Done, or take something back.
            }
           *[other] All is played. Press Done, or take something back.
        }
        [one] Still to draw: { $own_bridges_to_draw } bridge.
       *[other] Still to draw: { $own_bridges_to_draw } bridges.
    }
}{ $seats ->
    [1] { "" }
   *[other] { " " }Nobody else sees it yet.{ $waits ->
        [1] { " " }Everybody else is done.
       *[other] { "" }
    }
}
bridges-own-playing-card-done = { $own_has_no_choice ->
    [yes] You can't place anything on this card, so it's done. The others are still thinking.
   *[none] You are done with this card. The others are still thinking.
}

## What can be done

bridges-do-prewrite = Write { $number } on { $island }
bridges-do-write = Write the { $number } on { $island }{ $flag_key ->
    [red] { " " }(red flag)
    [blue] { " " }(blue flag)
   *[none] { "" }
}
bridges-do-bridge = Bridge { $connection }
bridges-do-skip = Give up { $what_key ->
    [number] the number
    [bridges] the bridges
   *[both] the number and the bridges
}
bridges-do-take-back = { $what_key ->
    [number] Take back the number
    [bridges] Take back the bridges
    [all] Start this card over
    [done] Go on changing
   *[other] Take back bridge { $what }
}
bridges-do-done = Done

bridges-menu-prewrite = A 3 or a 4 on …
bridges-menu-write = The number on …
bridges-menu-bridge = A bridge along …
bridges-menu-skip = Give up …
bridges-menu-take-back = Take back …
bridges-menu-done = Done

bridges-open-prewrite = Write a 3 or a 4
bridges-open-write = Write the number
bridges-open-bridge = Draw a bridge
bridges-open-skip = Give up
bridges-open-take-back = Take back
bridges-open-done = Done

bridges-hint-prewrite = A 3 or a 4 on an island without a flag: a board begins with it. With others it is your left neighbour's.
bridges-hint-write = On a free island; one with a flag needs a bridge first.
bridges-hint-bridge = Along a dotted line from an island with a number; bridges never cross.
bridges-hint-skip = The number, the bridges or both, each as a whole.
bridges-hint-take-back = Everything of this card can be changed until the last player is done.
bridges-hint-done = When everybody is done, the next card is turned up.

## What happened

bridges-foreseen-wrote = { $finished ->
    [yes] finished at once
   *[none] { $hopeless ->
        [yes] it could never be finished
       *[none] -
    }
}
bridges-foreseen-drew = { $finished_count ->
    [0] -
   *[other] finishes { $finished }
}
bridges-did-game-set-up = { $daily ->
    [none] Side { $side } of the boards. One card went into the box unseen.
   *[other] Today's deal, side { $side }: { $daily }. One card went into the box unseen.
}
bridges-did-prewrote = { $seat } writes { $number } on { $island }{ $neighbour ->
    [none] { "" }
   *[other] { "" } for { $neighbour }
}.
bridges-did-was-ready = { $seat } has chosen.
bridges-did-boards-passed = { $boards_count ->
    [1] { "" }
   *[other] The boards go to the left:{ " " }
}{ $boards }.
bridges-did-card-turned = Card { $round }: { $card }.
bridges-did-could-not-play = { $seats } can't place anything on this card, so it's done for { $seats_count ->
    [one] that player
   *[other] those players
}.
bridges-did-wrote = { $seat } writes { $number } on { $island }.{ $finished ->
    [yes] { " " }It is finished.
   *[none] { "" }
}{ $hopeless ->
    [yes] { " " }It can never be finished.
   *[none] { "" }
}
bridges-did-drew = { $seat } draws a bridge { $connection }.{ $finished_count ->
    [0] { "" }
    [one] { " " }Island { $finished } is finished.
   *[other] { " " }Islands { $finished } are finished.
}{ $left ->
    [0] { "" }
    [one] { " " }One more to draw.
   *[other] { " " }{ $left } more to draw.
}
bridges-did-skipped = { $seat } gives up { $what }.
bridges-did-took-back = { $what_key ->
    [all] { $seat } starts this card over.
    [number] { $seat } takes back { $what }.
    [bridges] { $seat } takes back { $what }.
   *[other] { $seat } takes back bridge { $what }.
}
bridges-did-handed-in = { $still_out_count ->
    [0] -
   *[other] { $seat } is done with this card. Still thinking: { $still_out }.
}
bridges-did-withdrew = { $seat } is not done yet after all.
bridges-did-played = { $seat }: { $island ->
    [none] no number
   *[other] { $card_number } on { $island }
}, { $bridges_count ->
    [0] no bridges
    [one] bridge { $bridges }
   *[other] bridges { $bridges }
}.{ $impossible_count ->
    [0] { "" }
   *[other] { " " }No way was left for { $impossible }.
}{ $finished_count ->
    [0] { "" }
    [one] { " " }Island { $finished } is finished.
   *[other] { " " }Islands { $finished } are finished.
}
bridges-did-race-scored = { $seat } scores { $points } points for { $race }.
bridges-did-prize-crossed-out = The first prize for { $race } is gone; those after it bring { $left } points.
bridges-did-round-closed = { $cards_left ->
    [0] That was the last card.
    [one] The last card is turned up now.
   *[other] -
}
bridges-did-counted = { $total }: { $points } points.
bridges-did-hidden-card-shown = In the box lay { $card }.
bridges-did-game-ended = { $outcome_key ->
    [rank] **You scored { $points } { $points ->
        [one] point
       *[other] points
    }.** { $outcome }
   *[ranking] { $winners_count ->
        [one] { $winners } **wins, { $points } to { $second }{ $players ->
            [2] { "" }
           *[other] { " " }({ $next })
        }.**
       *[other] { $winners } **share the win with { $points } { $points ->
            [one] point
           *[other] points
        } each.**
    }
}

## Refusals

bridges-no-number-comes-first = The number comes before the bridges. Take back first: { $drawn }.
bridges-no-written-there-already = { $number } is written on { $island } already.
bridges-no-island-taken = { $island } has its number: { $number }.
bridges-no-too-small = { $bridges } { $bridges ->
    [one] bridge leads
   *[other] bridges lead
} to { $island }: { $number } is too small there.
bridges-no-flag-needs-bridge = { $island } has a flag: a bridge has to lead there before its number.
bridges-no-given-up-already = Given up already: { $what }.
bridges-no-bridges-are-drawn = Bridges are drawn already. Take back first: { $drawn }.
bridges-no-number-is-written = The number is written on { $island }. Take it back first.
bridges-no-write-first = First write the { $number } on an island, or give it up.
bridges-no-nothing-to-give-up = There is nothing to give up now.
bridges-no-boards-are-not-passed = { $seats ->
    [1] First a 3 or a 4 begins your board.
    [2] First both choose a 3 or a 4 for the other player.
   *[other] First everybody chooses a 3 or a 4 for the player on the left.
}
bridges-no-nothing-possible = You can't place anything on this card: no island takes the { $number }, and the bridges have no room. It's done.
bridges-no-already-done = You are done with this card. Take that back to change something.
bridges-no-not-done-yet = You are not done with this card.
bridges-no-nothing-to-take-back = There is no such thing to take back.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Possible: { $possible }.
}
bridges-no-still-to-do = { $what_key ->
    [number] First write the { $number } on an island, or give it up.
   *[bridges] Still to draw: { $bridges } { $bridges ->
        [one] bridge
       *[other] bridges
    }. Draw all, or give the bridges up.
}
bridges-no-daily-is-solo = The deal of the day is for one player.
bridges-no-boards-are-passed = { $seats ->
    [1] Your board has its 3 or 4 already.
   *[other] The boards have been passed; nobody writes a 3 or a 4 any more.
}
bridges-no-no-flag-at-set-up = { $island } has a flag. Choose an island without one.
bridges-no-not-neighbours = There is no dotted line { $connection }.{ $island ->
    [none] { "" }
   *[other] { " " }From { $island }: { $possible }.
}
bridges-no-all-drawn = The bridges of this card are drawn: { $bridges }.
bridges-no-crossing = { $connection } would cross { $crossed }.
bridges-no-two-already = Two bridges stand along { $connection } already.
bridges-no-island-finished = { $island } is finished with its { $number }; no bridge may be added.
bridges-no-six-already = { $island } has { $most } bridges, as many as there can be.
bridges-no-no-number-at-either-end = Neither { $one } nor { $other } has a number; a bridge touches one.
bridges-no-cannot-complete-set = Bridges asked for: { $bridges }, all or none; only { $possible } can be drawn. Give the bridges up.
bridges-no-dead-end = Bridges asked for: { $bridges }, all or none; by way of { $connection } only { $possible } could be drawn.

## Rules

bridges-rules-1 = **Bridges: the aim**
    Each player has a board with 18 islands. Write numbers on islands and draw bridges between neighbours.
    An island is finished when exactly as many bridges lead to it as its number says. Only finished islands bring points.
bridges-rules-2 = **Before the first card**
    Each player writes a 3 or a 4 on an island without a flag, for the player on the left.
    Of the 18 cards one goes into the box unseen. 17 are played.
bridges-rules-3 = **A card**
    It is everybody's turn at once: first the card's number on a free island, then as many bridges as the card shows.
    An island with a flag takes a number only once a bridge leads there. A number is never smaller than the bridges there.
    Bridges are all drawn or all given up. The number can be given up too.
bridges-rules-4 = **Bridges**
    They run along dotted lines between neighbours, one or two to a line, and never cross.
    Each touches an island with a number, be it the one just written.
    A finished island takes no more bridges; none has more than six.
bridges-rules-5 = **Points**
    All 4 red flags finished: 9 for the first, 5 later. All 3 blue flags: 7, then 3.
    Six finished islands connected, none unfinished between: 8, then 4. Several in the same round are all first.
    At the end 2 for each finished island. Most points win; a tie is shared.
bridges-rules-6 = **Alone**
    First prizes count up to a card: the blue flags up to the 7th, the red flags and six connected up to the 12th.
    Your points give you a rank.

## Asked once more

bridges-sure-skip = Give that up? It brings nothing this card. You can take it back until the card is over.

## A hint, level by level

bridges-tip-where = { $count ->
    [0] There is no island to look at: it is about what to give up, or being done.
    [one] Look at island { $where }.
   *[other] Look at these islands: { $where }.
}
bridges-tip-good-start = As the computer judges, { $about } is the start that promises most: about { $points } points.
bridges-tip-for-neighbour = It is for { $whom }; as the computer judges, { $about } promises them about { $points } points.
bridges-tip-finishes = { $about } would be finished.
bridges-tip-opens-flag = { $about } has a flag, and a bridge leads there already. { $needs } needed, { $has } there, room for { $free } more.
bridges-tip-reaches-flag = { $about } has a flag: with a bridge it can take a number.
bridges-tip-joins-finished = { $about } would be finished and join other finished islands: { $group } connected.
bridges-tip-has-lines-enough = { $about } can still get as many bridges as this number asks for: { $needs } needed, { $has } there, room for { $free } more.
bridges-tip-spends-number = The number has to go somewhere. { $about } cannot be finished with it: { $needs } needed, { $has } there, room for { $free } more. Better islands stay free.
bridges-tip-spends-bridge = The bridges have to go somewhere; this line does the least harm.
bridges-tip-comes-nearer = { $about } would come nearer to being finished: { $has } of { $needs } bridges.
bridges-tip-would-spoil = Whatever can be played here would spoil more than it brings.
bridges-tip-all-played = Everything of this card is played. Your board stands at { $points } points.
bridges-tip-nothing-possible = You can't place anything on this card. Your board stands at { $points } points.
bridges-tip-wait = The others are still thinking; until the last of them is done you can take back. Your board stands at { $points } points.
bridges-tip-only-way = Nothing else can be done here. Played on over { $orders } orders of the cards to come, it brings { $points } points.
bridges-tip-as-good = Played on over { $orders } orders of the cards to come, nothing brings more than this: { $points } points. Something else brings as many.
bridges-tip-more-than-none = Played on over { $orders } orders of the cards to come, it brings { $more } points more than giving it up, { $points } in all.
bridges-tip-more-than-line = Played on over { $orders } orders of the cards to come, it brings { $more } points more than the bridge { $than }, { $points } in all.
bridges-tip-more-than-island = Played on over { $orders } orders of the cards to come, it brings { $more } points more than { $than }, { $points } in all.

## Records

bridges-option-date = The deal of { $value }, for this day alone
bridges-variant-A = Side A
bridges-variant-B = Side B
bridges-variant-solo = alone
bridges-variant-daily = the daily deal
bridges-variant-together = together
