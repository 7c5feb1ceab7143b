### The options of the Rixe, and the pictures of its rulebook.

## Options

length = { COUNT($rounds, "round") }
    .means = Whoever has the most points after { COUNT($rounds, "round") } wins.
youngest = Who starts after a tie
    .about = Whoever played the fewest cards in cleaning begins the round; on a tie, the first of those clockwise from this seat.
handicap = Everybody else begins with { $amount } points.

## Pictures

shown-fitting = Lizard 3 fits mask 4: one lower, and of the other colour.
shown-complete = From 9 down to 1 the column is complete: collect it for a point.
