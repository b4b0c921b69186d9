# What the bot says for every game. Sentence case, short lines, full stops.

## Refusals and faults

fault = Something went wrong on our side; nothing of yours was lost. The number { $number } helps the bot's owner find it.
stale = That button is from before. This is what you can do now.
busy = Too many people acted at this table at once. Nothing of yours was done; press again.
done = Done.
table-over = This game is over.
table-is-lobby = This game has not started yet.
table-is-paused = The game is paused.
no-table-here = No game is running in this channel. Start one with /play.
no-lobby-here = No lobby is open in this channel. Open one with /play.
not-seated = You have no seat at this table.
only-in-servers = Games are played in a server's channels.
channel-taken = A game is running in this channel already. Finish it, or play in another channel.
not-in-this-channel = Games are played in { $channels } here.
not-shown-missing-permissions = What you did is kept, but I cannot show it here. I lack a permission: { $permissions }. With the next press after that the table goes on.
not-shown-closed = What you did is kept, but this thread is locked. When it is open again, the next press shows the table.
missing-permissions = I lack a permission here: { $permissions }.
not-allowed = That is for the server's moderators.
cooldown = Again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
command-changed = This command has changed. Type it again; Discord will show the new one.
option-unknown = I do not know “{ $value }”. Choose from the list.
no-game-over = The game is over.
no-no-such-seat = Nobody sits there.
no-unknown-word = “{ $word }” is not something one can do here.
no-unreadable = That is not something one can do here. Choose from the list.
no-nothing-of-the-kind = Nothing of that kind is possible now.
no-start = The game cannot start like this: { $reason }.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-add-reactions = Add Reactions
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

## The lobby

lobby-free-seat = free
lobby-how = React with { $hand } or press Join to sit down; take the reaction away to get up. { $least } to { $most } play. The host starts the game.
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
lobby-too-few = It takes at least { $least } players.
lobby-host = { $name } (host)
lobby-is-running = The game has started.
lobby-is-over = The game is over.
lobby-is-abandoned = This lobby was closed.
lobby-is-expired = This lobby stood open for a week and was closed.
lobby-is-paused = The game is paused.
thread-name = { $game }: { $who }

## The table

board-moved-on = The game goes on below.
did-take-back = { $who } takes it back.
undo-not-yours = Only your own last action can be taken back, as long as nobody acted after it.
undo-revealed = A card has been turned up since; that cannot be taken back alone.
undo-too-far = That was too long ago to take back.
tool-undo = Undo
tool-text = In words
tool-hint = Hint
hint-nothing = The table does not wait for you.
abandon-not-yours = Only the host or a moderator can end this game.
abandon-ask = End this game for everybody? It cannot be taken up again.
abandon-sure = End it for good
table-abandoned = This game was ended before its time.
games-none = You have no game running. Start one with /play.
games-lobby = **{ $title }**: lobby. { $link }
games-line = **{ $title }**: { $whose ->
    [you] your turn.
   *[others] waits for { $names }.
} { $link }

## Commands

command-play = Open a table and find people to play
command-play-island = Forbidden Island: save four treasures from a sinking island, together (2 to 4 players)
command-join = Sit down at the lobby in this channel
command-leave = Leave the lobby or the game in this channel
command-start = Start the game whose lobby is in this channel
command-board = Show the board, to you alone
command-board-text = The whole position in words instead of a picture
command-story = Everything that has happened in this game
command-undo = Take back your last action
command-hint = What you can do now, and what each thing would do
command-abandon = End this game for good
command-games = Your games everywhere: whose turn it is, with links
command-rules = The rules, page by page
command-rules-game = Which game
command-rules-topic = Which page
command-help = How to play with this bot
command-about = About this bot
command-move = Move your pawn, or as the Navigator somebody else's
command-move-to = Where to; flights and dives are marked
command-move-who = Navigator: whose pawn
command-shore-up = Turn a flooded tile dry
command-shore-up-tile = Which tile
command-shore-up-and = Engineer: a second tile
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
command-pass = Play no special card at this gate
command-pass-next-time = And how you want to be asked from now on

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
    When it is your turn you are pinged. Press the menus under the board, or type the command: both can do everything.
    A turn may take days. Nothing is lost in between.
    `/board` shows you the board, `/board text: yes` the whole position in words.
    `/hint` lists what you can do now. `/undo` takes your last action back until a card is turned up.
help-2 = **Every table**
    `/story` tells the whole game so far. `/games` lists your games, here and elsewhere.
    `/leave` gets up from a lobby. `/abandon` ends a game: the host or a moderator can.
    `/rules` has the rules, page by page.
    With `thread: yes`, or where a game is running already, a table gets a thread of its own.
about = **Atoll** { $version }: island games in a chat channel, with turns that span days.
    It plays in { $servers } { $servers ->
        [one] server
       *[other] servers
    }.
    An unofficial adaptation: the games belong to their authors and publishers. Art and words here are our own. If you like a game, buy it.
