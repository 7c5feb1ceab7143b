### What is said of all that happened since somebody's last turn.

title = Since your last turn
    .first = Since the game began
matters = What matters now
nothing = Nothing has happened since your last turn.
# What the keys do.
walk = what happened
again = show it again
table = table or list
# The last of all that is shown.
now = The table now; marks show what is new.
# How much it was, and how much of it is about the viewer.
summed-up = { turns-and-things }.
    .touching = { turns-and-things }; { COUNT($touching, "affects", "affect") } you.
turns-and-things = { COUNT($things, "thing") } happened in { COUNT($turns, "turn") }{ $own ->
    [0] { "" }
   *[other] , and { $own } in yours
}
# Where in all that happened one is.
step-of = step { $step } of { $steps }
# Above what happened in one turn. $when: round 3
turn-of = { $name }   { $when }

# What a key does, in a few words more, in the list of everything by name.
walk-told = the next thing that happened, or the one before
again-told = watch it again on the table
table-told = only the table, or the list beside it
