### The options of the Rixe, and the pictures of its rulebook.

## Options

rounds = Rounds
    .about = How many rounds are played; their points are added. Fewer rounds take less time.
youngest = Starts after a tie
    .about = Who counts as the youngest. Of those who played the fewest cards, the first one clockwise from there begins.
handicap = Everybody else begins with { $amount } points.

## Pictures

shown-fitting = The lizard 3 fits the mask 4: one lower, and of the other colour.
shown-complete = From 9 down to 1 the column is complete: collect it for a point.
