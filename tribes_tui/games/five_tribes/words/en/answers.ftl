### For people who listen: how choices are grouped, and answers to what they ask.

## Choices in two steps

column = a tile of column { $column }
    .ask = Which tile of column { $column }?
    .rest = { $tile }: { $meeples }
# $drop: as "drop an elder on c3"
drop = { $drop }, { direction }
    .group = { direction }, on { $tile }
    .ask = { drop.way }, on { $tile }: which meeple?
    .way = { $direction ->
        [north] North
        [east] East
        [south] South
       *[other] West
    }
# $direction: north, east, south, west
direction = { $direction ->
    [north] north
    [east] east
    [south] south
   *[other] west
}
buy = buy { $djinn }
use = use { $djinn }
how-to-pay = How do you pay for { $djinn }?
kill = kill on { $tile }
    .ask = Which meeple on { $tile }?
bid = bid with fakirs
    .ask = How much, and with how many fakirs?
lay-out = lay out a good for sale
    .ask = Which good?

## Tiles

# $tile: as "c3, oasis 8"; $things: with commas
facts = { $tile } points: { $things }.
no-meeples = no meeples
beside = Beside it { $tiles }.
    .one = { direction } { $tile }
# $facts: of the tile there
around = { $direction ->
    [north] North, { $facts }
    [east] East, { $facts }
    [south] South, { $facts }
   *[other] West, { $facts }
}
around-what = Around which tile? Say around and its name, as around b4.
row-what = Rows are counted from 1 in the north to { $rows } in the south. Say row and a number.
column-what = Columns go from a in the west to f in the east. Say column and a letter.
no-tile = You have no tile yet.

## Players

# $things: with commas
seat = { $who ->
    [you] You: { $things }.
   *[other] { CAPITAL($who) }: { $things }.
}
camels-left = { $number ->
    [one] 1 camel left
   *[other] { $number } camels left
}
# $tiles: how many
tiles-worth = { $points ->
    [one] { $tiles } worth 1 point
   *[other] { $tiles } worth { $points } points
}
seen = Seen to take: { LIST($cards) }.
# $djinn: with all about it
djinn-of = { $who ->
    [you] Your djinn { $djinn }.
   *[other] { CAPITAL(WHOSE($who)) } djinn { $djinn }.
}
used = Used in this turn: { LIST($djinns) }.
carried = Carried: { LIST($meeples) }, taken up on { $start }, now on { $tile }.
hand = Your cards: { LIST($cards) }. Your gold: { $gold }.
    .none = Your cards: none. Your gold: { $gold }.
laid-out = Laid out for sale: { LIST($cards) }.
worth = { CAPITAL($worth) }.
open = Points without gold, which is hidden, as are cards that nobody saw.
# $things: with commas
open-of = { $who ->
    [you] You: { open-of.points }, by { $things } and goods.
   *[other] { CAPITAL($who) }: { open-of.points }, by { $things } and goods.
}
    .points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Cards, bids, the turn

# The row of resources by threes: a small market sells of the first, a large one of the first two.
threes = { $number ->
    [0] The market's first three: { LIST($cards) }.
    [1] The next three: { LIST($cards) }.
   *[other] The last three: { LIST($cards) }.
}
no-market = The market is empty.
pile = { $number ->
    [one] The pile has 1 card.
   *[other] The pile has { $number } cards.
} Discarded: { LIST($cards) }.
    .none = { $number ->
        [one] The pile has 1 card.
       *[other] The pile has { $number } cards.
    } Discarded: none.
djinn = { $djinn }.
no-djinn = No djinn is for sale.
drawn = Drawn by Sibittis: { LIST($djinns) }.
# $number: as "3 djinns"
djinn-pile = The djinn pile has { $number }. Discarded: { LIST($djinns) }.
    .none = The djinn pile has { $number }. Discarded: none.
bid-of = { $who ->
    [you] you for { $price }
   *[other] { $who } for { $price }
}
to-bid = Still to bid: { LIST($names, type: "then") }. Bids: { $bids }.
    .none = Still to bid: { LIST($names, type: "then") }. Bids: none.
to-act = Still to act: { $bids }.
    .nobody = Still to act: nobody.
next-bids = The order of the next bids: { LIST($names, type: "then") }.
goals-people = Each gold coin is a point. Each vizier is one, too, and 10 for every opponent with fewer. Each elder is two.
goals-tiles = Tiles with your camel bring their points, 3 for a palm tree there, 5 for a palace. Djinns bring theirs.
goals-goods = Goods are sold in suits of different kinds, at the end too: 1, 3, 7, 13, 21, 30, 40, 50 or 60 for one to nine kinds.
goals-end = The game ends with the round in which somebody places their last camel, or nobody can move.
round = Round { $number }. Palm trees left: { $palms }. Palaces left: { $palaces }.
bag = In the bag: { LIST($meeples) }.
    .empty = In the bag: no meeples.
stuck = Nobody can move any more.
turn = { $who ->
    [you] It is your turn.
   *[other] It is { WHOSE($who) } turn.
}
steps = { $number ->
    [one] 1 step to go, from { $tile }.
   *[other] { $number } steps to go, from { $tile }.
}
# $tile: as "c3, oasis 8"
ended = The move ended on { $tile } points.
    .picked = The move ended on { $tile } points, { $meeples } picked up.
killed = Killed this turn: { $number }.
paid = Paid for: { LIST($djinns) }.
at-work = At work: { $djinn }.
sold = A suit has been sold this turn.

## What can be asked

ask-hand = what you carry, your cards, your gold
ask-table = all players and all tiles
ask-row = a row of tiles, as row 3
ask-column = a column of tiles, as column c
ask-around = the tiles beside one, as around b4
ask-camels = your tiles
ask-market = the resources for sale
ask-djinns = the djinns for sale, and what they do
ask-bids = who bids and who acts
ask-leads = what lies open
ask-goals = what brings points
ask-now = round, bag, this turn
