### What speaks for an action of indy, and what one would want to know to play well.

# $colour (str): R, G, B
colour = { $colour ->
    [R] red
    [G] green
   *[B] blue
}

## Why

# $from-all (bool): whether evocations count as well as the row
shaman = It matters once you have lost all feathers: then a { colour } character can bring you back, with two more in the row{ $from-all ->
    [yes] { " " }or in evocations
   *[no] { "" }
}.
come-back = You are back in the game, with four cards from the next round on.
keep = It is worth { $value }, the other one { $other }.
    .eagle = An eagle can take a card from the row at almost any time. In an evocation it counts 0 and makes it wrong.
# $made, $now: a standard of 13
become = Your best three would make { $made }; now they make { $now }.
stay = Your best three stay { $now }.
    .least = Your best three stay { $now } at least.
already = Your best three already make { $now }.
gives-up = You keep { LIST(A($cards)) } and hope that the new cards make more than { $now }.
nothing-better = No card that you could take improves on { $now }.
all-the-same = Whatever you evoke comes to the same, so only the card you keep matters.
lays = The three that you evoke make { $made }.
# $so-far: others are still to evoke
worst = { $is-below ->
    [yes] The worst { $so-far ->
        [yes] so far is
       *[no] is
    } { WHOSE($name) }: { $made }, below yours.
   *[no] Yours { $so-far ->
        [yes] would be the worst so far
       *[no] is the worst
    }, or tied for worst: { WHOSE($name) } is { $made }.
}

## To play well: what it is about, and what is so. No sign that can't be spoken.

laid-so-far = Evoked so far
worst-so-far = Worst so far
best-so-far = Best so far
# $made: a wrong evocation of 9
laid-by = { LIST($names) }, { $made }
short-of-team = One short of a team
short-of-standard = One short of a standard
# What is lacking. $lying: so many lie in the row; $left: so many may come; $is-remembered: from all that was seen in this round
lacking = { $is-remembered ->
    [yes] { $lying ->
        [0] { A($card) }, { $left } of 6 unseen
       *[other] { A($card) }, { $lying } in the row, { $left } of 6 unseen
    }
   *[no] { $lying ->
        [0] { A($card) }, { $left } of 6 not in sight
       *[other] { A($card) }, { $lying } in the row, { $left } of 6 not in sight
    }
}
still-to-exchange = Still to exchange
still-to-swap = Still to swap
still-to-evoke = Still to evoke
after = { $who }, then { LIST($names) }
    .nobody = only { $who }
to-return = To return
    .way = one { colour } character in your hand and two in the row{ $from-all ->
        [yes] { " " }or in evocations
       *[no] { "" }
    }: you hold { $held }, and { COUNT($lying, "lies", "lie") } there
unseen = { $is-remembered ->
    [yes] { $colour ->
        [R] Unseen red cards
        [G] Unseen green cards
       *[B] Unseen blue cards
    }
   *[no] { $colour ->
        [R] Red cards not in sight
        [G] Green cards not in sight
       *[B] Blue cards not in sight
    }
}
unseen-cards = { COUNT($characters, "character") }, { COUNT($horses, "horse") }, { COUNT($objects, "object") }
in-hand = In { WHOSE($name) } hand
    .from-row = { LIST($cards) }, taken from the row
maybe = { LIST($cards) }, held or put under the deck
buried = You put under the deck
eagles = Eagles
    .seen = { $number } of { $all } under the deck, out of this round
