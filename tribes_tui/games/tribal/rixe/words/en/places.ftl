### What can be pointed at on the table of a Rixe; the whole position in lines.

in-hand = { $card }, in your hand
column = { $column }, { COUNT($number, "card") }
    .free = { $column }, free: from a hand only a 9 goes there
    .complete = { $column }, complete from 9 to 1: 1 point for whoever collects it
complete = a complete column
free = a free place in { WHOSE($who) } zone: from a hand only a 9 goes there
# $unseen: by symbol, with their values
stock = the stock, { COUNT($number, "card") }; you haven't seen { $unseen }
turned = { $card }, turned up because nobody could play: it begins a column

## The whole position

phase = { $phase ->
    [clean] cleaning
    [zone] a new column
    [over] the end
   *[turns] turns
}
position = Tribal Rixe, round { $round } of { $rounds }, { $phase }. Stock: { COUNT($stock, "card") }. Turns in a row without a card played: { $dry } of { $players }.
turned-up = Turned up: { $card }.
# What is told of a seat is a list.
seat = { CAPITAL($who) }: { $told }.
points = { COUNT($number, "point") }
held = { COUNT($number, "card") } in hand
out = out { $often }
collected = { COUNT($number, "column") } collected this round
complete-column = { $cards } (complete)
hand = Your hand: { $cards }.
    .empty = Your hand: empty.
