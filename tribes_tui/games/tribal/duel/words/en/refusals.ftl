### Why a place on a Duel's table is not lit.

nines-only = only a 9, with what lies on it, goes to a free column
face-down = face down: the last card is turned up once nothing lies on it
stolen-back = stolen from you last turn: it can't be stolen back now
own-pile = it goes only onto your own pile of its symbol
# Of the end of cleaning.
not-yet = not yet: a card can still be turned up, or a column emptied
# The card lies alone at the end of a column.
no-column = no column takes it
    .nine = a 9 goes only to a free column
    .and = no column takes it; { $reason }
    .nine-and = a 9 goes only to a free column; { $reason }
# Others lie on it.
no-column-group = no column takes it with what lies on it
    .theirs = no column takes it with what lies on it; only ends can be stolen
    .nine-theirs = a 9 goes only to a free column; only ends can be stolen
