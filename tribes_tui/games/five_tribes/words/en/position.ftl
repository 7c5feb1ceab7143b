### The whole position in plain lines.

head = Five Tribes, round { $number }.
meeples = Meeples: V vizier, E elder, M merchant, B builder, A assassin.
moves = When you type a move, they are Y, W, G, B and R.
tiles = Tiles: Vi village, Sa sacred place, Oa oasis, Sm small, La large market.
marks = The number is a tile's points. @ and a seat: that seat's camel, t palm trees, p palaces.
# Two letters of a kind of tile, its points, whose camel is there (-1: nobody's), palm trees and palaces.
tile = { tile.kind }{ $points }{ $owner ->
    [-1] { "" }
   *[other] { "@" }{ $owner }
}{ $palms ->
    [0] { $palaces ->
        [0] { "" }
       *[other] { " " }p{ $palaces }
    }
   *[other] { " " }t{ $palms }{ $palaces ->
        [0] { "" }
       *[other] p{ $palaces }
    }
}
    .kind = { $kind ->
        [village] Vi
        [sacred] Sa
        [oasis] Oa
        [small-market] Sm
       *[large-market] La
    }
# $meeples: in letters
in-hand = In hand: { $meeples }, last dropped on { $tile }.
# $cards: with their places, as "1 Fish, 2 Gold"
row = { $number ->
    [0] Row: empty
   *[other] Row: { $cards }
}
djinn = Djinn: { $djinn }
seat = { "@" }{ $number } { $facts }.
own-cards = Your cards: { $number ->
    [0] none
   *[other] { $cards }
}.

## A player in a line

# $facts: with commas
facts = { $who }: { $facts }
djinns = { $number ->
    [one] djinn { LIST($djinns) }
   *[other] djinns { LIST($djinns) }
}
seen = was seen to take { $cards }
