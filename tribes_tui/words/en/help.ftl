### What help and hints say around what a game says of its own things.

hint = Hint
keys = Keys
# What the keys do.
# At the lower edge of a panel that goes on.
more-below = ↓ Space: more
# Of the page of keys, where it has no room for the sentences.
each-key = what each does
next = another thing
facts = worth knowing
rules = rulebook
do-move = do choice { $number }
show-it = show it
decide = I'll decide
nothing = The table is still empty.
everywhere = On every table

## Signs on all tables

cursor = the cursor: what Enter chooses
# A name in the first column of the signs, as ►name◄.
name = name
light = light below or beside a thing: you can choose it now
picked = picked: its plate is white, or has a star; choosing it again puts it back
faded = faded
    .means = you can't choose it now; ? says why
changed = changed since your last move, in the colour of whoever did it
turn = before a name: it's their turn
question = in the second row: what you are asked
thinks = beside a bot in the second row: it is thinking
enter = in the last row but one: what the key would do now
gain = what choosing it surely gains
# Behind a dot beside the question; before what is new; the same for who has no turn.
new = marks what is new
    .brief = new
    .last = changed last
news = new: { $what }
since = Since your turn

## All keys of a table

# $ways: up left, down left
# A heading.
wins = How one wins
walk = walk over what can be chosen
    .brief = walk
    .to = walk { $ways }
way = { $way ->
    [left] left
    [right] right
    [up] up
    [down] down
    [upleft] up left
    [upright] up right
    [downleft] down left
   *[downright] down right
}
# Behind the letters of hexes.
go = go to the hex with that letter, when one is asked for; with Shift where the small letter is another key
to-column = go to the column with that number in the cursor's zone; again, to what else you can choose there
at-things = key at a thing
    .means = choose it; where that decides your move, go to it
mouse = mouse
    .means = click to choose, drag to pick and put down, right-click to ask what it is

## Hints

own-turn = You can have a hint on your own turn.
no-more-hints = The game is over: there is nothing left to decide.
thinking = Thinking about a hint...
# A hint came when who asked for it was already doing something else.
hint-is-there = The hint is ready: press { $key }.
hinted = Hint: { $move }
# In front of the move, where Enter does only a part of it. $left: so often it has to be pressed, 0: more than can be counted
hint-step = { $left ->
    [0] (first of several steps) { $move }
    [2] (Enter picks, Enter again does it) { $move }
   *[other] (Enter { $left } times, once for each choice) { $move }
}
    .brief = { $left ->
        [0] (first step) { $move }
        [2] (Enter twice) { $move }
       *[other] ({ $left }× Enter) { $move }
    }
# While all that was weighed is told: the move that is shown on the table.
move-shown = Choice { $number }: { $move }
# Behind a hint: what the bot expects of it, and the key that says why.
why-again = ({ $worth }; { $key } again: why)
    .bare = ({ $key } again: why)
    .only = ({ $worth })
follows = What may follow
# Of several moves that win the same: one bar stands for all.
all-alike = { $number ->
    [2] Both win the same:
   *[other] All { $number } win the same:
}
# Above the moves that were weighed, each with a bar; beside it its wins, below what the line in it means.
wins-of = How many of 100 such games each wins
of-hundred = { $wins } of 100
equal-share = │ an equal share: { $even } of 100
# The key that shows what a bot expects in figures.
figures = figures
    .back = back to words
# On the scale of games won of 100: its ends and its middle.
lost = 0
even = 50
won = 100 won
# Below what speaks for the first move, where the second may be as good. $reasons: sentences
other-move = Choice 2: { $reasons }
legend = ● games won of 100, as expected  ━ probably within  ─ almost surely within
only = Nothing else seemed worth trying.
glance = It judged each move at a glance, and looked no further.
would = A bot in your place, seeing what you see, chooses: { $best }.
    .even = A bot in your place, seeing what you see, chooses: { $best }. Choice 2 { $near ->
        [yes] is about as good
       *[no] may be as good
    }; { $why ->
        [spares] choice 1 keeps what choice 2 gives up.
        [more] with it the bot expects to win { $by } fewer of 100 games.
        [unsure] with it the bot expects to win { $by } fewer of 100 games, but is not sure.
        [less] with it the bot expects to win { $by } more of 100 games, too few to tell them apart.
        [reasons] what speaks for each stands below.
       *[even] either will do.
    }
    .all = A bot in your place, seeing what you see, chooses: { $best }. Choices 2 and 3 are about as good.
# How likely a bot takes a win for after a move. $lead: ends 2 points ahead
worth = wins { COUNT($wins, "game") } of 100
    .even = wins { COUNT($wins, "game") } of 100 (an equal share: { $even })
    .lead = wins { COUNT($wins, "game") } of 100, { $lead }
    .even-lead = wins { COUNT($wins, "game") } of 100 (an equal share: { $even }), { $lead }
# Of a hint's move, where another one that is told of wins more, but by too little to tell them apart. $worth: wins 45 games of 100
worth-near = { $worth }, another move about as many
# Of a move of which more was said before, though nothing new is known since.
corrected-told = Looked at again, it wins { COUNT($wins, "game") } of 100, not { $before } as said before.
# How somebody ends beside the best other one.
level = ends level on average
ahead = ends { COUNT($points, "point") } ahead
behind = ends { COUNT($points, "point") } behind
# What a bot weighed. $moves: each with its games; $even: how many everybody wins who plays as well as the others, 0 where that needn't be said
weighed = { $even ->
    [0] weighed, with how many games of 100 it would win: { $moves }
   *[other] weighed, with how many games of 100 it would win (an equal share: { $even }): { $moves }
}
# Behind games of 100 that somebody wins.
even-is = (an equal share: { $even })
at-once = At once: { $outcome }.
on-the-sheets = On the score sheets at once: { $changes }.
# How many games of 100 more than the next best move it would win. $points: how many further ahead it would end
better = With its own move the bot expects to win { $by } more of 100 games than with the next best: { $other }.
    .points = With its own move the bot expects to win { $by } more of 100 games than with the next best, and to end { COUNT($points, "point") } further ahead: { $other }.
# The next best move is as good, as far as so many tries of both can tell.
as-good = The moves are even: the bot expects to win { COUNT($wins, "game") } of 100 with its own, and as many with the next best: { $other }.
    .nearly = The moves are nearly even: the bot expects to win { COUNT($wins, "game") } of 100 with its own and { $others } with the next best, { $other }. It has thought through { $tries } games with these two moves, too few to be sure which is better.
# Headings above commands in the list of everything by name.
of-turn = Your turn
of-help = Help
of-past = What happened
of-table = The table

# What a key does, in a few words more, in the list of everything by name.
next-told = ask about the next thing on the table
to-keys-told = all keys of this table
to-signs-told = what each sign on this table means
rules-told = the rulebook at the section about it
facts-told = figures that bear on this decision
each-key-told = what each key does, in a sentence
do-it-told = play the move that is shown
show-it-told = show this move on the table
figures-told = all that was weighed, in figures
decide-told = back to the table, without playing it
# The same for what only one game has. $deed: what the screen is told
own-told = { $deed ->
    [next] to what you can choose, one after the other
    [pass] leave it at that, and go on
    [discard] throw away the card under the cursor
    [collect] collect the columns that are complete
    [sacred] send what can go to its sacred pile
    [sell] sell a whole suit of goods at once
    [use] use the power of one of your djinns
    [djinns] everybody's points, and all djinns
    [moves] the best whole moves side by side
    [stop] be asked, or not, where only a whole column can move
    [watch] the others play on, fast, until the end
   *[other] a move of this game, open to you now
}
