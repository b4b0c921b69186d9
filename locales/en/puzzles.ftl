# Puzzles: a position, a goal, a way that leads there.

puzzle-you = You
puzzle-heading = { $game }, puzzle { $number } of { $of } ({ $level })
puzzle-level-easy = easy
puzzle-level-tricky = tricky
puzzle-level-hard = hard

puzzle-goal-win = Win this turn: fly home before another card is turned up.
puzzle-goal-capture-two = Capture two treasures: one in this turn ({ $first }), one in the next ({ $then }). No card comes between.
puzzle-goal-save = Save { $tiles }: { $count ->
    [one] no card of this turn may sink it.
   *[other] no card of this turn may sink any of them.
}
puzzle-goal-points = Reach { $points } points. The cards to come: { $cards }.

puzzle-open = Everybody's special cards are yours to play.
puzzle-solved = **Solved.** Of { $among } first actions { $leads ->
    [one] one leads
   *[other] { $leads } lead
} there.
puzzle-failed = No way leads there any more. Take something back, or see the solution.

## What the first five teach

puzzle-lesson-1 = A turn has up to three actions. Move to a tile next to yours, then shore up: a flooded tile next to you or under you is dry again.
puzzle-lesson-2 = Special cards cost no action, and whoever holds one can play it in anybody's turn. Helicopter Lift carries pawns to any tile, Sandbags dry one tile anywhere.
puzzle-lesson-3 = Each treasure has two tiles. Stand on one of them with four of its cards, and capture it. A flooded tile bears you just as well.
puzzle-lesson-4 = Four cards of a treasure capture it. One action gives one card to somebody on your tile, so that the next player can capture.
puzzle-lesson-5 = With all four treasures, everybody meets on { island-fools-landing }. Then one Helicopter Lift takes you all home: keep the last one for that.

## Refusals

no-no-such-puzzle = There is no puzzle { $number }. They are counted from 1 to { $most }.
no-not-in-this-puzzle = That cannot be done in this puzzle now.
