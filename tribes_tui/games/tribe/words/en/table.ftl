### The cards, the chains and the seats in lines: at the cursor, in plain mode, by ear. Facts of one thing stand side by side, with commas.

spheres = { COUNT($number, "point") }
cards = { COUNT($number, "card") }

## A card with all about it

character = { $card }: needs { LIST($icons, type: "then") }; { spheres }
other = { $card }: { $name ->
    [wolf] destroys one vase
    [buffalo] destroys two vases
    [courage] saves two vases
    [strength] saves one vase
    [draw3] draw three cards, then discard three
   *[block] another player skips a turn
}
vase = { $card }: { $name ->
    [multi] any vase
   *[other] { $icon } vase
}, { $colour ->
    [red] red
    [blue] blue
   *[both] both colours
}, { spheres }
totem = { $card }: makes a complete chain safe, +{ $number }; +{ $more } if of one colour

## A chain

needs = needs { LIST($icons, type: "then") }
vases = { LIST($vases) }
whole = { $state ->
    [magical] complete, magical, safe with its totem
    [safe] complete, safe with its totem, two colours
    [one-colour] complete; a totem makes it magical: { spheres } and { $bonus } more
   *[two-colours] complete; a totem brings { spheres }
}
hidden = a hidden card beside it
own-hidden = hidden beside it: { $card }
# $bonus: of $number
counts = { $bonus ->
    [0] { spheres }
   *[other] { spheres }, { $bonus } of them for magic
}
# $counts: its spheres
chain = { $chain } ({ $counts }): { $facts }.
    .owned = { WHOSE($who) } { $chain } ({ $counts }): { $facts }

## A seat

blocked = blocked for a turn
total = total { $number }
laid = { $bonus ->
    [0] { $number } in chains
   *[other] { $number } in chains, { $bonus } of them for magic
}
complete = { $left ->
    [0] { $done } of { $wanted } chains complete
   *[other] { $done } of { $wanted } chains complete, { COUNT($left, "card") } to go
}
leader = leader { $card }
no-leader = no leader yet
in-hand = { cards } in hand
seat = { $who }: { $facts }
    .line = { seat }.

## The whole position, in lines

header = Tribe, challenge { $challenge }, turn { $turn } of at most { $most }. { $wanted } complete chains close it.
piles = { $discards ->
    [0] Draw pile { $draw }, no discards; played { $played }.
   *[other] Draw pile { $draw }, discards { $discards }, on top { $top }; played { $played }.
}
hand = { $number ->
    [0] { CAPITAL(WHOSE($who)) } hand: empty.
   *[other] { CAPITAL(WHOSE($who)) } hand: { LIST($cards) }.
}

## The end

won = { $tied ->
    [1] { CAPITAL(DO($who, "win")) } after { challenges }.
   *[other] { CAPITAL(LIST($winners)) } win after { challenges }.
}
challenges = { COUNT($number, "challenge") }
closed = { $who ->
    [nobody] Challenge { $number }, which nobody closed: { $points }.
    [you] Challenge { $number }, closed by you: { $points }.
   *[other] Challenge { $number }, closed by { $who }: { $points }.
}
score = { $who } { $points }
# The heads of the columns of a table of figures.
column-challenge = Challenge { $number }
column-table = spheres
column-magic = magic
column-hostile = left over
column-sum = sum
column-total = total
closes = closes
