### The commands of a table: what the last row calls them, their names in lists, and what they do; and the file of keys.

choose = choose
    .title = Choose
    .text = what the cursor is on; what is picked is put back
next = walk
    .title = Next place
    .text = the cursor goes on to what can be chosen
previous =
    .title = Previous place
    .text = the cursor goes back
back = let go
    .title = Let go
    .text = put back what you picked last
what = what
    .title = What is this?
    .text = what the cursor is on; why it can't be chosen
signs = signs
    .title = Signs on this table
    .text = what each means, and what beats what
jump = jump
    .title = Jump
    .text = a letter on everything you can choose; press it
hint = hint
    .title = Hint
    .text = what a bot would do now, and why
undo = undo
    .title = Undo
    .text = take back your last decision; before it, what is picked
redo = redo
    .title = Redo
    .text = play again what you took back
say = in words
    .title = In words
    .text = position and choices as sentences
rules = rules
    .title = Rulebook
    .text = at the section that matters now
since = what happened
    .title = Since your last turn
    .text = what others did, and again in slow motion
log = log
    .title = Log
    .text = everything that happened; by seat if you like
call = call
    .title = Ask me once out of turn
    .text = at your next chance in others' turns
asking = when to ask
    .title = When to ask me out of turn
    .text = in others' turns: always, if the table has changed, or only when you call
    .now = { $how ->
        [always] Now: always.
        [changed] Now: if the table has changed.
       *[never] Now: only when you call.
    }
seats = seats
    .title = Seats
    .text = let a bot take a seat, or take it back
export =
    .title = Export
    .text = this game as text and as an SVG picture
elsewhere = save elsewhere
    .title = Save elsewhere
    .text = in another folder; when the disk takes no more
trial =
    .title = Try moves
    .text = lay a trial table to think ahead; nothing of it is played
stars = stars
    .title = Stars of the journey
    .text = what this stage's stars ask for; how they stand
mouse =
    .title = Mouse on or off
    .text = without it, text can be selected
palette = all commands
    .title = All commands
    .text = a list to search
leave = leave
    .title = Leave the table
    .text = what has been done is kept

## keys.json

not-read = { $path } is not readable JSON, so the usual keys are used
wrong = { $path }: { $why }
no-object = it should be an object, with a command and its keys on each line
no-command = there is no command { $name }; there are { $commands }
no-list = the keys of { $name } should be a list such as { "[\"h\", \"f1\"]" }
given-twice = the key { $key } is given to { $one } and to { $other }
