### What is asked, what can be done, and what it leads to.

## The prompt

over = { $number ->
    [1] The game is over: { DO($who, "win") }.
   *[other] The game is over: { LIST($winners) } win.
}
waiting = Waiting for { $name } to answer the attack.
discard-three = { $number ->
    [one] Discard { $number } card for draw 3 to end your turn.
   *[other] Discard { $number } cards for draw 3.
}
choose-leader = Choose your leader: its character may stay on the table alone.
# What can be done with some card of the hand.
use = { $use ->
    [lay] place
    [hide] hide
    [play] play
   *[discard] discard
}
main = { CAPITAL(LIST($uses, type: "or")) } one card to end your turn.
    .swap = { CAPITAL(LIST($uses, type: "or")) } one card to end your turn, or swap one first.
# How a turn may begin.
way = { $way ->
    [draw] draw a card
    [take] take the top discard
    [attack] attack with a hidden card
   *[use] end your turn with a hidden card
}
start = { CAPITAL(LIST($ways, type: "or")) }.
defend = { $can-protect ->
    [yes] { $who } attacks your { $chain } with { A($card) }: protect it, or let it happen.
   *[no] { $who } attacks your { $chain } with { A($card) }. No card of yours protects it.
}
    .brief = { $can-protect ->
        [yes] { CAPITAL(A($card)) } attacks your { $chain }: protect it, or let it happen.
       *[no] { CAPITAL(A($card)) } attacks your { $chain }. No card of yours protects it.
    }

## Actions, as orders. $chain: the character whose chain it is

draw = draw a card
take = take { THE($card) } from the discards
    .any = take a discard
use-vase = place { THE($card) } from beside your { $chain } on { THE($to) }
attack = attack { WHOSE($who) } { $to } with { THE($card) } beside your { $chain }
swap = swap { THE($given) } beside your { $chain } for { THE($card) }
    .brief = swap { THE($given) } for { THE($card) }
discard = discard { THE($card) }
found = begin a chain with { THE($card) }
    .brief = begin with { THE($card) }
place = place { THE($card) } on { THE($chain) }
hide = hide { THE($card) } beside { THE($chain) }
# What a card is hidden for.
hidden-for = { $name ->
    [wolf] can attack in a later turn
    [buffalo] can attack in a later turn
    [courage] can save two vases
    [strength] can save one vase
   *[other] can be placed in a later turn
}
# Of a card that is discarded. $number: of chains that aren't complete; $chain: the only one
needed-next = { $number ->
    [1] your { $chain } needs a { LIST($icons) } next
   *[other] your chains need { LIST($icons, type: "or") } next
}
wins-anyway = then you win even if { $who } closes
# Of a vase that closes the challenge and so ends the game: everybody's points in all then
open-end = the game ends, you with { $own }, { $who } with about { $most }
play = play draw 3
block = block { $who } for a turn
protect = protect it with { THE($card) } beside your { $chain }
    .brief = use { THE($card) }
lead = take { THE($card) } as your leader
seat = seat { $number }

## What it leads to. $number: of spheres

spheres = { COUNT($number, "point") }
gain = { $end ->
    [magic] +{ spheres }, { $bonus } more for magic
    [safe] +{ spheres }, safe; two colours, no magic
    [closes] +{ spheres }, closes the challenge
    [one-colour] +{ spheres }, complete; totem +{ $totem }
    [mixed-complete] +{ spheres }, red and blue, complete
    [mixed] +{ spheres }, red and blue
   *[begun] +{ spheres }
}
# Of a card that is drawn: how many of those that nobody has shown yet fit a chain now, or close the challenge
draw-fits = { $number } of { $most } unseen cards fit your chains{ $begin ->
    [0] { "" }
    [one] , { $begin } begins one
   *[other] , { $begin } begin one
}
draw-closes = { $number } of { $most } unseen cards close the challenge
# Of a card that is hidden beside a character who leaves.
both-leave = both leave at the end of this turn
# Of a character who is begun. $icon: the vase that comes first; $why it may stay: it is the "leader", the vase is "held", a "multi" is
needs-soon = { $why ->
    [leader] your leader may stay alone
    [held] its { $icon } is in your hand
    [multi] your multi can be its { $icon }
   *[leaves] needs a { $icon } next turn, or it leaves
}
# $is-open: whether the discards are empty, so that what is destroyed is their top card
destroys = { spheres } lost unless saved{ $is-open ->
    [yes] ; the top one may be taken
   *[no] { "" }
}{ $left-alone ->
    [yes] , no vase left
   *[no] { "" }
}
    .brief = { $left-alone ->
        [yes] its last { $number ->
            [1] point
           *[other] { spheres }
        } lost unless saved
       *[no] { spheres } lost unless saved
    }
saves-all = nothing is lost
loses = you lose { LIST(THE($cards)) } ({ spheres }){ $left-alone ->
    [yes] , no vase left
   *[no] { "" }
}
    .saving = saves { LIST(THE($saved)) }, not { LIST(THE($cards)) } ({ spheres })
# An order, and what it leads to.
leads-to = { $order }: { $outcome }
