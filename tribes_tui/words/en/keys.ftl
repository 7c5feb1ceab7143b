### The commands of a table: what the last row calls them, their names in lists, and what they do; and the file of keys.

choose = choose
    .text = what the cursor is on; choose it again to put it back
next = walk
    .title = Next place
    .text = go on to the next thing that can be chosen
previous =
    .title = Previous place
    .text = go back to the one before
back = let go
    .text = put back what you picked last
what = help
    .title = Help: what is this?
    .text = what the cursor is on; why it can't be chosen
signs = signs
    .title = Signs on this table
    .text = what each means, and what beats what
jump = jump
    .text = put a letter on everything you can choose; press it
hint = hint
    .title = Hint
    .text = what a bot would do now, and why
undo = undo
    .text = put back what is picked, or your last decision
redo = redo
    .text = play again what you took back
say = in words
    .text = the position and your choices in sentences
rules = rules
    .title = Rulebook
    .text = opens at the section that matters now
since = what happened
    .title = Since your last turn
    .text = what the others did, with a slow replay
log = log
    .text = all that happened, or only one player's part
call = call
    .title = Ask me once out of turn
    .text = at your next chance during the others' turns
# $is_on: now
offers = suggested moves
    .text = on or off: whether the cursor begins on a good move
    .now = { $is_on ->
        [yes] Now: on.
       *[no] Now: off.
    }
# What its key answers. $key: turns it round
offers-on = Suggested moves are on, now and in later games. { $key }: off.
offers-off = Suggested moves are off, now and in later games. { $key }: on again.
# Asked over the table of a person's first game. $choose and $key: keys
offers-ask = Shall the cursor begin on a good move?
    .ways = { $choose }: yes. { $key }: no, I find my moves myself.
    .rated = A game of only suggested moves isn't rated.
    .yes = yes, begin on a good move
asking = when to ask
    .title = When to ask me out of turn
    .text = during others' turns: always, when the table has changed, or only when you call
    .now = { $how ->
        [always] Now: always.
        [changed] Now: when the table has changed.
       *[never] Now: only when you call.
    }
seats = seats
    .text = let a bot take a seat, or take it back
export =
    .title = Export
    .text = this game as text and as an SVG picture
elsewhere = save elsewhere
    .text = in another folder, when this disk is full
trial =
    .title = Try moves
    .text = think ahead on a copy; nothing there counts
stars = stars
    .title = Stars of the journey
    .text = how to win this stage's stars; how you stand
mouse =
    .title = Mouse on or off
    .text = without it you can select text
palette = all commands
    .title = Help: what you can do here
    .keys = key
    .text = a list to search
leave = leave
    .title = Leave the table
    .text = what you have played is kept

## keys.json

not-read = { $path } is not readable JSON, so the usual keys are used
wrong = { $path }: { $why }
no-object = it should be an object, with a command and its keys on each line
no-command = there is no command { $name }; there are { $commands }
no-list = the keys of { $name } should be a list such as { "[\"h\", \"f1\"]" }
given-twice = the key { $key } is given to { $one } and to { $other }
