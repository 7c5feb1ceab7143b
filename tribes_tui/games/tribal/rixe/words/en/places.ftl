### What can be pointed at on the table of a Rixe; the whole position in lines.

in-hand = { $card }, in your hand
column = { $column }, { $number ->
    [one] 1 card
   *[other] { $number } cards
}
    .free = { $column }, free: only a 9 goes there, from a hand
    .complete = { $column }, complete from 9 to 1: 1 point for whoever collects it
complete = a complete column
free = a free place in { $who ->
    [you] your
   *[other] { WHOSE($who) }
} zone: only a 9 goes there, from a hand
# $unseen: by symbol, with their values
stock = the stock, { $number ->
    [one] 1 card
   *[other] { $number } cards
}; you have not seen { $unseen }
turned = { $card }, turned up as nobody could play: it begins a column

## The whole position

phase = { $phase ->
    [clean] cleaning
    [zone] a new column
    [over] the end
   *[turns] turns
}
position = Tribal Rixe, round { $round } of { $rounds }, { $phase }. Stock: { $stock ->
    [one] 1 card
   *[other] { $stock } cards
}. Turns without a card laid: { $dry } of { $players }.
turned-up = Turned up: { $card }.
# What is told of a seat is a list.
seat = { $who ->
    [you] You
   *[other] { CAPITAL($who) }
}: { $told }.
points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
held = { $number ->
    [one] 1 card in hand
   *[other] { $number } cards in hand
}
out = out { $often }
collected = { $number ->
    [one] 1 column collected this round
   *[other] { $number } columns collected this round
}
complete-column = { $cards } (complete)
hand = Your hand: { $cards }.
    .empty = Your hand: empty.
