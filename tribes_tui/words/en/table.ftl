### What is said at every table.

# In the frame: whether the game is kept.
saved = game saved
# Of a game that counts for one's rating, and so is saved, too.
rated = rated
# Of one that counted, until its player asked for a hint or took others' moves back.
unrated = unrated
not-saved = not saved
not-recorded = not recorded
# What those words mean, where all on the table is explained.
kept-means = { $kept ->
    [saved] every move is saved at once: leave whenever you like, and play on later from home
    [rated] it counts for your rating, as long as you ask for no hint and take back only your own moves; every move is saved at once
    [yet] it counts for your rating once you make a move that wasn't suggested; every move is saved at once
   *[unrated] it doesn't count for your rating any more; every move is saved at once all the same
}
# In a window that is too small, line by line.
this-window = This window is { $width } x { $height }.
needs = The table needs { $width } x { $height }:
make-larger = make the window larger or its letters smaller.
nothing-lost = Nothing is lost; the game waits. q leaves.
# Where the steps of a turn have no room.
step-of = step { $number } of { $count }: { $step }
# Large letters, as keys that only go to a place: small ones are other keys.
going = Shift+{ $first }-{ $last }
# What keys do.
# What the keys of cards do that only go to theirs.
goes = go to
result = the result
    .onward = show the result
# The mouse, taken from the terminal and given back.
no-mouse = This terminal's mouse can't be switched here.
mouse-plays = The mouse plays again.
mouse-selects = The mouse selects text now. The same key gives it back to the game.
# At the foot of a log that is scrolled.
newer = newer below

## The place under the cursor

enter = Enter: { $what }
with-gain = { $what } ({ $gain })
# $outcome: what a move brings
move = { $move }: { $outcome }
# Of a move that isn't the end of a turn by its name, but after which nothing is left to decide; .too: where what it brings is said already.
ends-turn = { $move }: your turn ends
    .too = { $move }, and your turn ends
    .alone = your turn ends
picked = { $what }: picked; choosing it puts it back
# Of a move after which nobody is asked anything any more: won by the viewer alone (`sure`: though the game goes on), by others or several, or nobody
# knows yet.
ends-won = you win
    .begun = the next step of a sure win
    .lost = the game ends, { $who } wins
    .shared = the game ends, { LIST($winners) } share the victory
    .open = the game ends; who wins isn't known yet
pick = pick { $what }
    .it = pick it
    .then = pick it, then { $move }
# Of what would be picked in place of what is picked.
instead = { $order } instead
    .outcome = { $order } instead: { $outcome }
can-be-chosen = It can be chosen now. It leads to:
    .what = It can be chosen now: { $what }.
more-moves = and { $number } more
# Of a key that only went to its place, as it would give something away. $key
key-again = { $key } again does it.
is-picked = You have picked it. Choose it again to put it back.
may-be-picked = You can pick it instead of what is picked now.

# Behind the key of Enter on a page, once it was pressed as the page came, and nothing was done. $onward: what Enter does, as "back to the table".
once-read = once more, { $onward }
# In place of what Enter does, for the moment in which others have changed what one is asked, and no key answers it yet.
question-changed = The question has changed.
# The same for the moment in which others may still do what nobody notices, before one decides.
may-be-forestalled = Wait a moment: others may still act before you.
# What the line of Enter says while others move and nothing is under the cursor.
# $key: the key that tells it
tells-since = While you wait, { $key } tells what has happened.
# Behind the key with which one's turns go by by themselves, once something is asked again; what happened follows.
turns-passed = { $turns ->
    [one] Your turn went by.
   *[other] { $turns } of your turns went by.
}

## Commands that have nothing to do, or more to say

moment = Just a moment.
# A key, while bots play: the rest of their turn comes at once.
hurry = faster
# While every place has a letter; $back: the key that leaves it
jump = Press a letter to go there, { $back } to stay.
nothing-picked = Nothing is picked.
    .undo = Nothing is picked. Press { $undo } to undo your last move.
# A key that nothing has; the key that shows all keys.
no-key = { $key } does nothing here. { $help } tells what does.
no-undo = No undo: { $why }.
no-redo = There is nothing to redo.
no-seats = The game is over: nobody needs a seat any more.
not-kept = This game is not kept here.
kept-elsewhere = Saved, like every move from now on, as { $path }

## Deciding out of turn

asked = You are asked out of turn:
# How often. $asked: how a game begins the sentence
how-often = { $how ->
    [always] { $asked } always.
    [changed] { $asked } when the table changes.
   *[never] { $asked } only when you call.
}
who-decides = Does anybody want to decide now, out of turn?
nobody-asked = Nobody is asked out of turn in this game.
no-call = There is nothing for you to decide now.
called = { $will ->
    [yes] You'll be asked at your next chance.
   *[no] You won't be asked out of turn.
}
called-in-vain = You called, but there is nothing you can do now. Press { $choose }.
# Between two people at one keyboard.
seen = Press { $choose } when you have seen enough, and pass the keyboard.
    .to = Press { $choose } when you have seen enough, and pass the keyboard to { $name }.
