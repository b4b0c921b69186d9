## The deal of the day

command-daily = Play today's deal, the same for everyone
daily-abandoned = You ended today's deal early. Come back for a new one tomorrow.
daily-dealt = -# **{ $game }**, daily deal for { $date }: everyone gets the same cards today. You play it solo, and only once. Hints are counted.
daily-aim-bridges = Goal: finish as many islands as you can. An island is finished when it has as many bridges as its number. Each finished island scores 2 points, and flags and six connected islands score more. There are 17 cards; that takes some ten minutes.
daily-aim-island = Goal: capture four treasures and fly home with two computer players before the island sinks. New here? `/learn` teaches it in two minutes.
daily-once = You can play each daily deal only once. Type `/daily` for today's deal.
daily-shared = Now everyone here can see it.
daily-result = **Bridges, deal for { $date }**, side { $side }: { $name }
daily-points = { $points } points, { $finished } of 18 islands finished. Rank: { $rank }.
daily-signs = Each symbol is a card: { $none } means no island finished, { $one } one island, { $more } several.
daily-race = Card { $round }: { $points } points for { $race }.
daily-streak = { $days ->
    [one] 1 day
   *[other] { $days } days
} in a row.
daily-is-theirs = Only the player who started this deal can play it.
command-daily-show = Show how today's or yesterday's deal went instead
daily-show-results = Today's results
daily-show-yesterday = Yesterday's results
daily-island-result = **{ island-title }, island for { $date }**, { $difficulty }: { $name }
daily-island-won = { $turns ->
    [one] Home after one turn
   *[other] Home after { $turns } turns
} with all four treasures. Water level: { $water } of { $skull }.
daily-island-lost = { $turns ->
    [one] Lost on the first turn
   *[other] Lost after { $turns } turns
} with { $treasures ->
    [0] none of the treasures
    [one] one of four treasures
   *[other] { $treasures } of four treasures
}. Water level: { $water } of { $skull }.
daily-island-points = { $points } points.
command-daily-game = Play Bridges, or the island with two computer players
daily-taken = You started today's deal, but it's since been deleted. There's a new deal tomorrow.
daily-shared-already = This result has already been shared here.

## How it went

standings-later = { $count ->
    [0] Nobody has finished it yet.
    [one] One player has finished it. You'll see the result once you've finished it too.
   *[other] { $count } players have finished it. You'll see the results once you've finished it too.
}
standings-none = Nobody finished it.
standings-none-here = Nobody here finished it.
standings-line = { $place }\. { $who }: { $points }{ $hints ->
    [0] { "" }
    [one] , with one hint
   *[other] , with { $hints } hints
}
standings-best = Best score on any server: { $points } ({ $count ->
    [one] one player
   *[other] { $count } players
}).
standings-own = With { $points } points, you did better than { $percent }% of the others.
standings-computer = The computer scored { $points } with the same cards.
standings-streak = { $days ->
    [one] Someone here has finished it today.
   *[other] Someone here has finished the daily deal { $days } days in a row.
}
standings-late = { $who }: { $points }, finished after the day was over
standings-next = The next deal starts { $when }.

## Told once a day, where a server wishes it

morning-best-here = The best player here beat { $percent }% of all other players.
morning-play-bridges = Play today's Bridges
morning-play-island = Play today's island
setting-daily-channel = Where to post yesterday's results
command-server-daily = Post daily deal results in a channel
setting-daily-time = When to post them, such as 9:00 (“-” to stop)
setting-daily-time-zone = The time zone for that time, such as Europe/Lisbon

## A day's picture

day-of-bridges = Deal of { $date }
day-of-island = Island of { $date }
day-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
day-here = Best here
day-nobody-here = Nobody here has finished it.
day-nobody = Nobody has finished it.
day-line = { $place }. { $name }: { $points }{ $hints ->
    [0] { "" }
    [one] , one hint
   *[other] , { $hints } hints
}
day-hints = { $hints ->
    [one] one hint
   *[other] { $hints } hints
}
day-more = and { $count } more
day-anywhere = Everyone's points
day-best = Best on any server: { $points } ({ $count ->
    [one] one player
   *[other] { $count } players
})
day-computer = Computer: { $points }
day-ours = here
day-others = elsewhere
day-spread = By points: { $bars }

## The long run

leaderboard-daily = The daily deals
leaderboard-records = Server firsts and records
long-run-title = **{ $game }, daily deals**
long-run-line = { $place }\. { $who }: { $crowns }, { $days ->
    [one] 1 day
   *[other] { $days } days
}, { $average } points on average, best streak { $longest ->
    [one] 1 day
   *[other] { $longest } days
}
long-run-none = Nobody here has finished a daily deal yet.
