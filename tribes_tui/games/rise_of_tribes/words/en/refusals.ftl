### Why a place on the table can't be chosen, where no rule of the place itself says so.

die-first = place a die first: its action asks for a hex
home = they go from here: choose where to
no-hex = this isn't the moment to choose a hex
no-tribe = this isn't the moment to choose a tribe

## Why the key of a die does nothing now

# $asked: what is still to be done with the die before
die-waits = { $asked ->
    [grow] Grow first, or stop.
    [move] Move first, or stop.
    [gather] Gather first, or stop.
   *[lead] Put goals back first, or draw now.
}
action-taken = You have already used { $action } this turn.
die-placed = You have already placed that die.
both-alike = Your two dice are alike: use 1 to 4.
