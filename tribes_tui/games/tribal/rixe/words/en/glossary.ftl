### The words of the Rixe, and the signs on its table.

## Words: what each means

free-place = free place
    .means = A place without a column: only a 9 from a hand goes there, or the card that begins a new column.
complete = complete
    .means = A column from 9 down to 1: it may be collected.
point = point
    .means = One for a complete column that you collect, three for going out.
going-out = going out
    .means = Playing your last card.
new-column = new column
    .means = When everybody has had a turn and nobody has played a card, a card from the stock begins one, whatever its value.
round = round
    .means = From a deal until somebody goes out, or nobody can play and the stock is empty. Five make a game, unless the option Length says otherwise.

## Signs

sign-collect = collect
    .means = the column is complete: it is worth a point
sign-free = free
    .means = a free place: from a hand only a 9 goes there
