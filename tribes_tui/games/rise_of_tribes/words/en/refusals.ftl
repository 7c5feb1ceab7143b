### Why a place on the table can't be chosen, where no rule of the place itself says so.

die-first = first place a die: its action then asks for a hex
no-hex = no hex is asked for now
no-tribe = no tribe is asked for now

## Why the key of a die does nothing now

# $asked: what is still to be done with the die before
die-waits = { $asked ->
    [grow] Grow first, or stop.
    [move] Move first, or stop.
    [gather] Gather first, or stop.
   *[lead] First put goals back, or draw at once.
}
action-taken = { $action } is taken in this turn.
die-placed = That die is placed already.
