### What is said of all that happened since somebody's last turn.

title = Since your last turn
nothing = Nothing has happened since your last turn.
# What the keys do.
walk = what happened
again = show it again
table = table or list
back = go on
# The last of all that is shown.
now = The table as it is now; the marks show what has changed.
# How much it was, and how much of it is about the viewer.
summed-up = { turns-and-things }.
    .touching = { $touching ->
        [one] { turns-and-things }; 1 touches you.
       *[other] { turns-and-things }; { $touching } touch you.
    }
turns-and-things = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $things ->
    [one] 1 thing happened
   *[other] { $things } things happened
}
# Where in all that happened one is.
step-of = { $step } of { $steps }
# Above what happened in one turn. $when: round 3
turn-of = { $name }   { $when }
