### For people who listen: how choices are grouped, and answers to what they ask.

## Choices in two steps

# $kind: of an action; $is-known: whether the tile is
group = { $kind ->
    [TAKE] a tile of column { $column }
    [AT] a tile of column { $column }
    [DROP] { direction }, on { group.there }
    [BUY] buy { $djinn }
    [USE] use { $djinn }
    [KILL] kill on { $tile }
    [BID] bid with fakirs
   *[SELL] lay out a good for sale
}
    .ask = { $kind ->
        [TAKE] Which tile of column { $column }?
        [AT] Which tile of column { $column }?
        [DROP] { CAPITAL(direction) }, on { group.there }: which meeple?
        [BUY] How do you pay for { $djinn }?
        [USE] How do you pay for { $djinn }?
        [KILL] Which meeple on { $tile }?
        [BID] How much, and with how many fakirs?
       *[SELL] Which good?
    }
    .there = { $is-known ->
        [yes] { $tile }
       *[no] { direction }
    }
    .rest = { $tile }: { $meeples }
# $drop: as "drop an elder on c3"
drop = { $drop }, { direction }
# $direction: north, east, south, west
direction = { $direction ->
    [north] north
    [east] east
    [south] south
   *[other] west
}

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
around-what = Around which tile? Say around and its name, such as around b4.
row-what = Rows run from 1 in the north to { $rows } in the south. Say row and a number.
column-what = Columns run from a in the west to f in the east. Say column and a letter.
no-tile = You have no tiles yet.

## Players

# $things: with commas
seat = { CAPITAL($who) }: { $things }.
camels-left = { COUNT($number, "camel") } left
# $tiles: how many
tiles-worth = { $tiles } worth { COUNT($points, "point") }
seen = Cards everybody saw them take: { LIST($cards) }.
# $djinn: with all about it
djinn-of = { CAPITAL(WHOSE($who)) } djinn { $djinn }.
used = Used this turn: { LIST($djinns) }.
carried = Carried: { LIST($meeples) }, taken from { $start }, now on { $tile }.
hand = Your cards: { $number ->
    [0] none
   *[other] { LIST($cards) }
}. Your gold: { $gold ->
    [-1] hidden
   *[other] { $gold }
}.
laid-out = Laid out for sale: { LIST($cards) }.
worth = { CAPITAL($worth) }.
open = Points without gold: gold is hidden, and so are cards that nobody saw.
# $things: with commas
open-of = { CAPITAL($who) }: { open-of.points }, from { $things } and goods.
    .points = { COUNT($points, "point") }

## Cards, bids, the turn

# The row of resources by threes: a small market sells of the first, a large one of the first two.
threes = { $number ->
    [0] The market's first three: { LIST($cards) }.
    [1] The next three: { LIST($cards) }.
   *[other] The last three: { LIST($cards) }.
}
no-market = The market is empty.
pile = The pile has { COUNT($number, "card") }. Discarded: { $discarded ->
    [0] none
   *[other] { LIST($cards) }
}.
djinn = { $djinn }.
no-djinn = No djinn is for sale.
drawn = Drawn by Sibittis: { LIST($djinns) }.
# $number: as "3 djinns"
djinn-pile = The djinn pile has { $number }. Discarded: { $discarded ->
    [0] none
   *[other] { LIST($djinns) }
}.
bid-of = { $who } for { bid-of.price }
    .price = { $price ->
        [0] nothing
       *[other] { $price }
    }
# $placed: how many bids
bids = { $is-bidding ->
    [yes] Still to bid: { LIST($names, type: "then") }. Bids: { $placed ->
        [0] none
       *[other] { $bids }
    }.
   *[no] Still to act: { $placed ->
        [0] nobody
       *[other] { $bids }
    }.
}
next-bids = The order of the next bids: { LIST($names, type: "then") }.
goals-people = Each gold coin and each vizier is a point, each elder two. Every opponent with fewer viziers than you brings you 10 more.
goals-tiles = Tiles with your camel bring their points, plus 3 for each palm tree there and 5 for each palace. Djinns bring theirs.
goals-goods = Goods sell in suits of different kinds, at the end too: 1, 3, 7, 13, 21, 30, 40, 50 or 60 gold for one to nine kinds.
goals-end = The game ends with the round in which somebody places their last camel, or when nobody can move.
round = Round { $number }. Palm trees left: { $palms }. Palaces left: { $palaces }.
bag = In the bag: { $number ->
    [0] no meeples
   *[other] { LIST($meeples) }
}.
stuck = Nobody can move any more.
turn = It is { WHOSE($who) } turn.
steps = { COUNT($number, "step") } to go, from { $tile }.
# $tile: as "c3, oasis 8"; $number: of the meeples picked up there
ended = The move ended on { $tile } points{ $number ->
    [0] { "" }
   *[other] , { $meeples } picked up
}.
killed = Killed this turn: { $number }.
paid = Paid for this turn: { LIST($djinns) }.
at-work = At work: { $djinn }.
sold = A suit has been sold this turn.

## What can be asked, and by `.typed` under which names, the full one first

ask-hand = what you carry, your cards, your gold
    .typed = hand, h
ask-table = all players and all tiles
    .typed = table, t
ask-row = a row of tiles, such as row 3
    .typed = row, r
ask-column = a column of tiles, such as column c
    .typed = column, col
ask-around = the tiles beside one, such as around b4
    .typed = around
ask-camels = your tiles
    .typed = camels, where are my members, members, m
ask-market = the resources for sale
    .typed = market, k
ask-djinns = the djinns for sale, and what they do
    .typed = djinns, d
ask-bids = who bids and who acts
    .typed = bids, order
ask-leads = everybody's points in the open
    .typed = who leads, leads, score, l
ask-goals = what brings points
    .typed = goals, g
ask-now = round, bag, this turn
    .typed = now, turn
