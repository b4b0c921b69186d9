# What the bot says for every game. Sentence case, short lines, full stops.

## Refusals and faults

fault =
    Something went wrong on our side. Nothing of yours was lost.
    The number { $number } helps the bot's owner find it.
stale = That button is from before. This is what you can do now.
overtaken = Somebody was quicker. This is what you can do now.
left-out = That didn't all fit. Left out: { $what }.
brought-back = The bot's owner restored a saved copy of this game. This is what you can do now.
busy = Too many people acted at this table at once. Nothing of yours was done; press again.
done = Done.
choose-one = Choose one
table-over = This game is over.
table-is-lobby = This game has not started yet.
table-is-paused = The game is paused; /resume goes on with it.
no-table-here = No game is running in this channel. Start one with /play.
no-lobby-here = No lobby is open in this channel. Open one with /play.
another-game = That command is for { $whose }. Here { $here } is played.
not-seated = You have no seat at this table.
only-in-servers = Games are played in a server's channels.
lobbies-enough = You already host { $most } lobbies that haven't started. Start or leave one of them, then you can open another.
channel-taken = There is an open table or a game in this channel already. Wait until it is over, or play in another channel.
not-in-this-channel = Games are played in { $channels } here.
not-shown-missing-permissions =
    What you did is kept, but the table cannot be shown. Here the bot lacks a permission: { $permissions }.
    Once it has that, the next press shows the table.
not-shown-closed =
    What you did is kept, but this thread is locked.
    Once it is open again, the next press shows the table.
missing-permissions = Here the bot lacks a permission: { $permissions }.
not-allowed = That is for the server's moderators.
cooldown = You can ask again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
command-changed = This command has changed. Type it again; Discord will show the new one.
option-unknown = “{ $value }” is not on the list. Choose from it.
no-game-over = The game is over.
no-no-such-seat = Nobody sits there.
no-unknown-word = “{ $word }” is nothing one can do here.
no-unreadable = That cannot be understood here. Choose from the list.
no-not-a-name = Nothing here is called “{ $said }”.{ $possible_count ->
    [0] { "" }
   *[other] { " " }Possible now: { $possible }.
}
no-say-more = Say more, or choose below.
no-nothing-of-the-kind = Nothing of that kind is possible now.
no-nothing-of-yours = You have no pawn in the plan.
no-start = The game cannot start like this. { $reason }
no-wrong-number-of-seats = It takes { $least } to { $most } players; { $seats ->
    [one] one sits
   *[other] { $seats } sit
} here.
no-unknown-option = There is no option “{ $option }”.
no-unknown-value = “{ $value }” is no choice for { $option }.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-add-reactions = Add Reactions
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

## The lobby

lobby-free-seat = free
lobby-how =
    React with { $hand } or press Join to sit down.
    Take the reaction away or press Leave to get up.
    At least { $least ->
        [one] 1 player
       *[other] { $least } players
    }, at most { $most }. The host starts the game.
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-joined = You have a seat.
lobby-left = You got up.
lobby-over = This lobby is closed.
lobby-no-bots = Bots cannot join.
lobby-in-already = You have a seat already.
lobby-not-in = You have no seat here.
lobby-full = Every seat is taken.
lobby-host-starts = The host starts the game; after an hour anyone seated may.
lobby-too-few = It takes { $least ->
    [one] 1 player
   *[other] { $least } players
} at least.
lobby-host = { $name } (host)
lobby-is-running = The game has started.
lobby-is-over = The game is over.
lobby-is-abandoned = This lobby was closed.
lobby-is-expired = This lobby stood open for a week and was closed.
lobby-is-paused = The game is paused.
lobby-time-limit = After { $hours } { $hours ->
    [one] hour
   *[other] hours
} the others may decide for somebody who is away.
thread-name = { $game }: { $who }

## The table

deadline = Time is up { $at }.
highlights = { $who }: { $feats }.
highlights-none = { $who } kept watch.
board-moved-on = The game goes on below.
did-take-back = { $who } takes { $count ->
    [0] it back.
   *[other] back: { $what }.
}
one-then-another = { $first }, then { $then }
did-bring-back = The bot's owner brings the table back to an earlier step.
undo-too-far = That was too long ago to take back.
tool-undo = Undo
tool-text = In words
tool-hint = Hint
tool-back = Back
tool-uses = Use …
tool-tonight = Tonight …
tool-suggest = Suggest a plan
tool-workshop = Workshop
tool-people = People
hint-nothing = The table does not wait for you.
abandon-not-yours = A lobby is ended by its host, a game by its players together, and either by a moderator.
abandon-unreadable = I can't read this game. A moderator can end it with /abandon.
abandon-ask = End this game for everybody? It cannot be taken up again.
abandon-sure = End it for good
table-abandoned = This game was ended before its time.
games-none = You have no game running. Start one with /play.
games-lobby = **{ $title }**: lobby. { $link }
games-line = **{ $title }**: { $whose ->
    [you] your turn.
    [paused] paused.
   *[others] waits for { $names }.
} { $link }

## Commands

command-play = Open a table and find people to play
command-play-island = { island-title }: save four treasures from a sinking island, together (2 to 4 players)
command-join = Sit down at the lobby in this channel
command-leave = Leave the lobby or the game in this channel
command-start = Start the game whose lobby is in this channel
command-board = Show the board, to you alone
command-board-text = The whole position in words instead of a picture
command-story = Everything that has happened in this game
command-undo = Take back your last action
command-hint = Where to look, why, and what you could do now
command-abandon = End this game for good
command-games = Your games everywhere: whose turn it is, with links
command-rules = The rules, page by page
command-rules-game = Which game
command-rules-topic = Which page
command-help = How to play with this bot
command-about = About this bot
command-move = Move your pawn, or as the { island-navigator } somebody else's
command-move-to = Where to; flights and dives are marked
command-move-who = { island-navigator }: whose pawn
command-shore-up = Turn a flooded tile dry
command-shore-up-tile = Which tile
command-shore-up-and = { island-engineer }: a second tile
command-give = Give a treasure card to another player
command-give-card = Which card
command-give-to = To whom
command-capture = Take the treasure of your tile for four of its cards
command-end-turn = End your turn: treasure cards and flood cards are turned up
command-helicopter = Play Helicopter Lift: carry pawns to any tile, or lift off for the win
command-helicopter-from = From which tile, or lift off for the win
command-helicopter-to = To which tile
command-helicopter-who = Who flies; all on that tile unless you say
command-sandbags = Play Sandbags: turn any flooded tile dry
command-sandbags-tile = Which tile
command-discard = Discard a card when your hand is too full
command-discard-card = Which card
command-swim = Swim to safety when your tile has sunk
command-swim-to = Where to
command-pass = Play no special card now
command-pass-next-time = And when to ask you from now on

option-players = How many seats
option-time-limit = After how long the others may decide for somebody who is away
option-thread = Play in a thread of its own
option-language = The language of this table
time-limit-0 = No limit
time-limit-8 = 8 hours
time-limit-24 = 1 day
time-limit-72 = 3 days
time-limit-168 = 7 days

## Help

help-1 = **Playing here**
    `/play island` opens a table. People join with ✋ or the button, and the host presses Start.
    `/play bridges` and `/play crusoe` too, for one to four; `/daily` deals the same to everybody, once a day.
    When it is your turn you are pinged.
    Use the menus and buttons under the board, or type the commands: both can do everything.
    A turn may take days. Nothing is lost in between.
    `/board` shows you the board, `/board text: True` the whole position in words.
    `/hint` tells where to look, then why, then what to do. `/undo` takes your last action back until a card is turned up.
help-2 = **Every table**
    `/join` sits down, `/start` begins.
    `/try` tries out a turn: play it, propose it to whoever plays, or lodge it for your next one.
    `/learn` teaches the island in five small puzzles, `/puzzle` has one for each day.
    `/story` tells the whole game so far. `/games` lists your games, here and elsewhere.
    `/leave` gets up from a table. `/abandon` ends a game: the players together, or a moderator.
    `/rules` has the rules, page by page.
    With `thread: True`, or where a game is running already, a table gets a thread of its own.
help-3 = **When days pass**
    `/nudge` reminds those the table waits for, once in eight hours. `/pause` stops the reminders until `/resume`.
    With a time limit the others may decide for somebody who is away.
    `/hand_over` offers your seat. `/remove` takes a person out of a lobby.
    `/preferences` has your language, quiet hours, reminders and colours. `/settings` has the server's.
    `/replay` shows a game again. `/stats` and `/leaderboard` count what ended, `/logbook` has the server's firsts and records.
    `/privacy` shows what is kept about you. `/about` says what this is.
help-elsewhere-1 = **Playing by yourself, anywhere**
    `/play island`, `/play bridges` and `/play crusoe` start a game that only you play. On the island, computers can join you.
    `/daily` has one deal a day, the same for everyone. `/puzzle` has short puzzles, and `/learn` teaches the island.
    Use the menus and buttons under the board. The same buttons give you a hint, undo an action or end the game.
    `/games` lists your games. If you can't find a board any more, it shows it again.
    I don't remind you here. Your game waits for you.
help-elsewhere-2 = **More commands**
    `/rules` has the rules, page by page. `/stats` counts the games you finished.
    `/preferences` has your language, colours and pictures. `/privacy` shows what I know about you, and deletes it.
    To play with other people, add me to a server: `/about` has the link.
about = **Atoll** { $version }: island games in a chat channel, with turns that span days.
    It plays in { $servers } { $servers ->
        [one] server
       *[other] servers
    }.
    An unofficial adaptation: the games belong to their authors and publishers. Art and words here are our own. If you like a game, buy it.
about-server = Add to your server
about-account = Add to your account
about-terms = Terms
about-privacy = Privacy

## A server has the bot

joined = **Hello.** I bring island games to a channel, with turns that may take days.
    `/play island` opens a table in any channel where I may write; `/play bridges` and `/play crusoe` too. `/help` tells the rest.
    `/settings` (for who manages the server): the language, and the channels where I may be played.
    I read no messages. To be rid of me, remove me from the server; thirty days later its games are deleted.
joined-again = { $count ->
    [one] A game is
   *[other] { $count } games are
} still paused here. To go on, type `/resume` in { $channels }.

## Undo by consent

undo-nothing = You have nothing to take back.
vote-undo = { $who } **{ $name }** would like to take back “{ $what }”. Cards were turned up or others acted since.
vote-undo-how = All the others have to agree; after a day the host's word is enough.
vote-undo-yes = Agree
vote-undo-no = Keep it as it is
vote-undo-yes-carried = It is agreed: **{ $name }** takes it back.
vote-undo-no-carried = It stays as it is.
vote-over = The table has moved on; this question is settled.
vote-not-yours = The others are asked here.

## Somebody is away

vote-absent = { $who } Time is up for **{ $name }**. The others decide what is done.
vote-absent-how = More than half of you decide; after a day the host alone.
vote-absent-computer = Let the computer play this turn
vote-absent-offer = Offer the seat
vote-absent-extend = Give more time
vote-absent-wait = Wait on
vote-absent-computer-carried = The computer plays this turn for **{ $name }**.
vote-absent-offer-carried = The seat of **{ $name }** is offered.
vote-absent-extend-carried = **{ $name }** gets more time.
vote-absent-wait-carried = The table waits for **{ $name }**.

## Ending it together

abandon-vote-ask = Ask the others to end this game? More than half have to agree. It cannot be taken up again.
abandon-vote-sure = Ask them
vote-abandon = { $who } **{ $name }** would like to end this game.
vote-abandon-how = More than half have to agree; after a day the host's word is enough.
vote-abandon-yes = End it
vote-abandon-no = Play on
vote-abandon-yes-carried = The game is ended.
vote-abandon-no-carried = The game goes on.

## Reminders

reminder = { $who } { $game }: { $alone ->
    [alone] everybody waits for you.
   *[among] the table waits for you.
} { $link }{ $last ->
    [last] { " " }This was the last reminder.
   *[more] { "" }
}
reminder-not-now = Not now
reminder-silenced = No more reminders until your next turn.
not-your-reminder = That reminder was for somebody else.
nudge-yourself = The table waits for nobody but you.
nudged-already = Somebody nudged less than eight hours ago.
nudged = { $who } { $by } gives you a nudge: the table waits. { $link }
paused = The game is paused. Nobody is reminded until /resume.
not-paused = No paused game is in this channel.

## Seats that change hands

left-game = You got up. Your seat is offered to the others.
offer = { $whom } The seat of **{ $name }** is free to take.
offer-anybody = Anybody:
offer-take = Take the seat
offer-computer = Let the computer play it
offer-gone = That seat is not offered any more.
offer-not-yours = That seat is offered to somebody else.
offer-not-yours-to-give = Whoever offers the seat decides whether the computer plays it.
offer-taken = **{ $name }** has the seat now.
offer-not-to-them = They cannot take it: bots cannot play, and one person has one seat.
offered-often = You've offered your seat too often. You can offer it again in { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}. If you leave the game with `/leave`, anyone can take it now.
offered = The seat is offered. It is yours until somebody takes it.
computer-name = Computer { $number }
rematch-called = { $who } Once more?
remove-not-here = That person has no seat in this channel.

## Preferences and settings

palette-standard = Standard
palette-high-contrast = High contrast
palette-colour-blind = Colour-blind safe
not-set = not set
no-such-time = “{ $said }” is no time of day. Write it like 22:30.
no-such-zone = “{ $said }” is no time zone. Choose one from the list, like Europe/Lisbon.
no-such-rhythm = “{ $said }” is no rhythm. Write one to five numbers of hours, like 8 24 48.
preferences-title = **Your preferences**
as-discord = as in Discord
preferences-language = Language: { $language }
preferences-quiet = Quiet hours: { $quiet ->
    [yes] { $start } to { $end }, zone { $zone }
   *[no] none
}
preferences-reminders = Reminders: { $on ->
    [yes] on
   *[no] off
}, { $rhythm ->
    [own] after { $hours } hours
   *[server] at the server's rhythm
}, { $dm ->
    [yes] by direct message
   *[no] in the channel
}
preferences-palette = Palette of your own /board: { $palette }
preferences-gates = Special cards: { $gates }
preferences-records = In statistics and leaderboards: { $shown ->
    [yes] yes
   *[no] no
}
preferences-no-zone = Quiet hours need your zone to be kept.
settings-title = **This server's settings**
settings-language = Language of new tables: { $language }
settings-channels = Channels: { $count ->
    [0] everywhere
   *[other] { $channels }
}
settings-time-limit = Time limit of new tables: { $hours ->
    [0] none
   *[other] { $hours } h
}
settings-rhythm = Reminders: after { $hours } hours

## Privacy

privacy = **What is kept about you**
    Your Discord id and display name at the tables you play, your moves, your preferences, and how your games ended.
    No messages are read or kept, and nothing about people who do not play.
    Lobbies go after 7 days, finished games after a year, a server's games 30 days after the bot left it.
privacy-export = Send me all of it
privacy-forget = Forget me
privacy-exported = Everything that is kept about you.
forget-ask = Forget you for good? In past games you become “someone”, your seats are offered to others, and your preferences and records are deleted.
forget-sure = Forget me for good
forgotten = You are forgotten.

## Records

stats-none = No finished game yet.
stats-total = { $played ->
    [one] { $played } game
   *[other] { $played } games
}, { $won } won. Wins in a row: { $now } now, { $longest } at most.
stats-variant = { $variant }: { $won ->
    [one] { $won } win
   *[other] { $won } wins
} in { $played } { $played ->
    [one] game
   *[other] games
}.
leaderboard-none = No finished game on this server yet.
leaderboard-none-together = No game against others has ended here yet.
leaderboard-title = **{ $game }** on this server
leaderboard-line = { $place ->
    [0] { "" }
   *[other] { $place }\.{ " " }
}{ $who }: { $won ->
    [one] { $won } win
   *[other] { $won } wins
} in { $played } { $played ->
    [one] game
   *[other] games
}{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] { ", " }{ $streak } in a row
}

## The owner

owner-only = That is for the bot's owner.
reported-already = You reported a problem just now. The bot's owner knows.
reported = The bot's owner was told, with the table's number { $table }. Nothing you wrote was sent.
tool-report = Report a problem
tool-rematch = Rematch
tool-replay = Replay
replay = { $game }, played by { $names }.
replay-none = There is no game here to play again.
command-replay = The whole game as an animated picture

command-nudge = Remind those the table waits for, once in eight hours
command-pause = Pause the game: nobody is reminded
command-resume = Go on with a paused game
command-hand-over = Offer your seat to somebody, or to anybody
command-hand-over-to = To whom; anybody unless you say
command-remove = Take a person out of a lobby (host) or a game (moderators)
command-remove-who = Whom
command-preferences = Your language, quiet hours, reminders, palette and more
preference-language = The language of what only you see
preference-quiet-from = Quiet hours begin, like 22:30; - for none
preference-quiet-until = Quiet hours end, like 8:00; - for none
preference-zone = Your time zone; - for none
preference-reminders = Whether you are reminded at all
preference-rhythm = After how many hours you are reminded, like 8 24 48; - for the usual
preference-ping-by-dm = Reminders by direct message instead of in the channel
preference-palette = The colours of your own /board
preference-gates = When to ask you for special cards in new games
preference-in-records = Whether your games count in statistics and leaderboards
command-settings = This server's language, channels, time limit and reminders
setting-language = The language of new tables
setting-allow = Allow a channel; with none named, games are played everywhere
setting-forbid = Allow this channel no longer
setting-time-limit = Hours until the others may decide for an absent player; 0 is no limit
setting-rhythm = Reminders after how many hours, like 8 24 48; - for the usual
command-privacy = What is kept about you; have it sent or forgotten
command-stats = Your finished games
command-stats-game = Which game
command-leaderboard = Who won most on this server
command-owner = For the bot's owner
command-owner-sync = Tell Discord the commands again
command-owner-diagnose = Look into a table
command-owner-repair = Show a table anew, or bring back a former revision
command-owner-table = The table's number
command-owner-back-to = Which revision

## One's own board

tool-mine = My board
own-asked = Choose below; until you are done nobody else sees it.
own-done = You are done. The others are still thinking.

## Bridges' commands

command-play-bridges = Bridges: one card for everybody, a board for each (1 to 4 players)
command-write = Write the card's number on an island
command-write-island = Which island
command-write-number = At set-up: a 3 or a 4; with others it is for the player on the left
command-bridge = Draw a bridge; again for more
command-bridge-from = From which island
command-bridge-to = To which island
command-skip = Give up the number, the bridges or both
command-skip-what = What
command-take-back = Take back something of this card, or start it over
command-take-back-what = What
command-done = You are done with this card

## Hints in levels

tip-2 = Why?
tip-3 = Which move?
tip-at-once = This is advice given at once, and without a reason. Ask again in a while for one.
tip-what = { $what }
tip-first = First: { $what }.
tip-then = Then: { $then }.
tip-next = Then: { $what }
tip-to = It is not your turn. Something to say to { $to }:

## Alone

lobby-alone = { $name } plays alone.
undo-in-private = On your own board you take back one thing after the other. The table is not rewound.

## The daily deal

tool-share = Share
stats-alone = { $variant }: { $played ->
    [one] { $played } game
   *[other] { $played } games
}, at best { $best } points.
stats-daily = Daily deals: { $played }. Days in a row: { $now } now, { $longest } at most.

# Seats, lobbies and what is kept
not-shown-yet = It is kept. Discord does not take the board right now; it will be shown as soon as it can be.
seat-is-vacant = { $who } { $names } { $count ->
    [one] has left, and it is that seat's turn
   *[other] have left, and it is those seats' turn
  }. Take the seat, or let the computer play it.
nobody-left = Nobody is left at this table. It waits; whoever takes the seat goes on.
waits-for-others = Waiting for { $who }.
lobby-is-full = All seats are taken. When one is free again, the next raised { $hand } has it.
lobby-full-for-host = { $who } The table is full. You can start.
lobby-plays-in-a-thread = It will be played in a thread of its own; everybody who sits here is called there.
lobby-is-elsewhere = The game runs in { $place }.
thread-begins = { $who } The game is played here.
leave-ask = Leave this game? Your seat is offered to others, and you cannot take this back.
leave-ask-last = You are the last one here. If you leave, the game is over.
leave-sure = Yes, leave
left-game-alone = You have left, and the game is over.
nudge-nobody = Nobody sits where the table waits. Take that seat, or let the computer play it.
games-started = Started { $at }.
games-unreadable = { $title }: I can't read this game right now. A moderator can end it with /abandon there.
someone = someone

recap = In this game: { $facts }.
you-are-next = Next: { $who }.
tool-further = Next: { $what }
preference-in-words = The position in words on each board that calls you
preference-when-next = Whether to tell you that you are next
preference-tall = A tall picture in your own /board, for a phone
preferences-in-words = Position in words with every call: { $on ->
    [yes] yes
   *[no] no
}
preferences-when-next = Told when you are next: { $on ->
    [yes] yes
   *[no] no
}
preferences-tall = Your own /board tall, for a phone: { $on ->
    [yes] yes
   *[no] no
}

option-computers = How many seats the computer plays
lobby-alone-with-computers = { $name } plays with the computer.

## Who plays beside the people

computer-name-strong = Strong computer { $number }
lobby-computers = { $count ->
    [one] One seat is the computer's{ $strength ->
        [strong] { "" }, and it thinks ahead.
       *[calm] .
    }
   *[other] { $count } seats are the computer's{ $strength ->
        [strong] { "" }, and it thinks ahead.
       *[calm] .
    }
}
lobby-alone-as-two = { $name } plays two adventurers.
lobby-company = Computers …
company-ask = Who plays beside you?
company-none = Only people
company-calm = { $count ->
    [one] One computer
   *[other] { $count } computers
}
company-calm-how = Answers at once and plays soundly.
company-strong = { $count ->
    [one] One strong computer
   *[other] { $count } strong computers
}
company-strong-how = Thinks a few seconds and plays well.
company-two = I play two adventurers, alone
company-two-how = You move both, one after the other; the game starts now.
company-gone = That can no longer be chosen: the seats at the table have changed. Choose again.
company-is-the-hosts = The host chooses who plays beside you.
option-strength = How well the computer plays
strength-calm = Calm: answers at once and plays soundly
strength-strong = Strong: thinks a few seconds and plays well
island-option-alone = You alone, as two adventurers
computers-think = { $who } { $count ->
    [one] thinks
   *[other] think
} …

## Finding one another

setting-role = A role that is called once when a table opens
setting-no-role = Call no role any more
setting-role-cannot-be-called = { $role } cannot be called by the bot: let anyone mention the role, or give the bot that right.
settings-role = Called when a table opens: { $role }
lobby-calls = { $role } A table opens: who plays?
preference-lobbies = Tell me by message when a table opens in this server, at most once a day
preferences-lobbies = Told by message when a table opens in this server: { $on ->
    [yes] yes, once a day
   *[no] no
}
lobby-opened = { $host } opens a table of { $game }: { $link }
    -# At most once a day. `/preferences lobbies: False` there ends it.

## Turns tried out

command-try = Try out a turn: play it, propose it, or lodge it for your own next turn
tool-try = Try out
plan-not-here = Turns are not tried out in this game.
plan-over = That plan is over; the table has moved on.
plan-title-own = **Your turn, tried out.** Nothing is played until you say so.
plan-title-later = **Your next turn, tried out** on the island as it lies now. Nothing is played until you lodge it.
plan-title-theirs = **A turn, tried out** for { $who }. They read it once you propose it.
plan-empty = Choose what to do first. The cards that would be turned up stay hidden.
plan-cut-off = The table has changed: “{ $what }” is not possible any more, nor what came after it.
plan-is-lodged = -# Lodged for your next turn: { $what }.
plan-play = Play it
plan-lodge = Lodge for my turn
plan-propose = Propose it
plan-back = Take back the last
plan-withdraw = Withdraw what is lodged
plan-for = For { $who }
plan-for-own = For my own turn
plan-lodged = Lodged for your next turn: { $what }.
    { $ends ->
        [yes] It ends your turn, too.
       *[no] Your turn stays yours to end.
    } If a tile it names, a card it uses or your place changes, it is not played, and you are called as usual.
plan-withdrawn = Nothing is lodged. You are called as usual.
plan-proposed = { $by } proposes to { $who }: { $what }.
plan-was-proposed = Proposed. { $who } can take it with one press.
plan-retract = Withdraw the proposal
plan-retracted = Your proposal is withdrawn.
plan-take = Do it like this
plan-not-yours = That is proposed to { $who }.
plan-changed = That proposal stands no more. { $why }
plan-taken = { $who } does as { $by } proposed: { $what }.
plan-was-played = -# { $who } had lodged this turn.
plan-was-dropped = -# { $who }: your lodged turn was not played. { $why }
plan-why-line = “{ $what }” is not possible any more.
plan-why-hand = Your hand has changed.
plan-why-pawn = You stand elsewhere now.
plan-why-tile = { $tile } { $now ->
    [dry] is dry now.
    [flooded] is flooded now.
   *[sunk] has sunk.
}
plan-others = Something else …

## Puzzles

command-puzzle = A position and a goal, for you alone: today's puzzle, or the one you name
command-puzzle-game = Which game
command-puzzle-number = Which puzzle; today's otherwise
command-learn = Learn { island-title } in five small puzzles
puzzle-back = Take back
puzzle-anew = From the beginning
puzzle-solution = Solution
puzzle-next = Another one
puzzle-so-far = { $count ->
    [one] Your first one solved.
   *[other] { $count } solved.
}{ $days ->
    [0] { "" }
    [one] { " " }Today's puzzle is done.
   *[other] { " " }{ $days } days in a row.
}
puzzle-all-solved = You have solved all { $count }.
puzzle-file-is-other = The puzzles cannot be read: { $fault }.

## Odds and the review

tool-odds = Odds
tool-review = Review
review-none = This game cannot be looked at again.
review-one-at-a-time = I'm still working on a review for you. Wait for it, then ask again.
review-late = Looking back takes longer than it should just now. Ask again in a while.

## From here again

tool-from-here = From here again
again-begun = The new game is in the channel.
again-ask = From which turn shall it go on? You sit in a new lobby; whoever joins has their seat again, the computer has the others. It counts for no record.
again-anew = What nobody had seen, shuffled anew …
again-as = Every card as it lay then …
again-turn = Turn { $number }: { $who }
again-round = Round { $number }
again-too-old = This game cannot be begun again from one of its turns: it is too old, or not over.
again-in-lobby = It goes on from a former game, and counts for no record. Empty seats are the computer's.
again-in-lobby-as-two = This goes on from an earlier game and counts for no record. You play both adventurers again, unless someone joins.

## Where only a person brought the bot

elsewhere-alone = Here you play by yourself; with other people it needs the bot in the server.
elsewhere-without = There are no threads and no time limits here: nobody is reminded, and the game waits for you.
elsewhere-seen-by-one = Only you see the game here: you lack the permission “Use External Apps”. It goes on all the same.
elsewhere-goes-on = The game goes on in a newer message.
tool-go-on = Show it here
tool-end = End it

## What takes a while

working-on-hint = Thinking about the best move …
working-on-plan = Thinking about a plan for everyone …
working-on-odds = Working out the chances …
working-on-replay = Drawing the replay …
working-on-review = Looking through { $count } { $count ->
    [one] turn
   *[other] turns
} …
