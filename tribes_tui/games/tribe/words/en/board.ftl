### What stands on the pieces of the table, and what its places are. Most of it has little room: a shorter form follows a longer one.

new-chain = new chain
# Above what chains are made of.
guide = A chain is a character and its three vases, in this order:
    .brief = Characters and the vases they need:
# Below them, as long as one's leader has no chain.
guide-leader = { $card } may stay alone
# A line of it; $vases: icons, from the first to the last
chain-of = { $character } { $vases }
# In the place of the vase that is wanted next, of one after it, of a card that may come to lie there.
then = then
lay = place
here = here
# In the place beside a chain.
hide = hide
# On a vase that an attack would destroy.
aim = × aim
# The steps of a turn.
step-take = take a card
    .brief = take
step-lay = use one card
step-answer = others answer
    .own = answer
# In a seat's title: its leader; how many of its chains are complete, how many cards it still has to place until it closes.
leader = leader { $card }
blocked = blocked
complete = { $left ->
    [0] { $done } of { $wanted } complete
   *[other] { $done } of { $wanted } complete, { complete.brief }
}
    .brief = { COUNT($left, "card") } to close
    .least = { COUNT($left, "card") }
# Above the uppermost discard.
discards = { $number ->
    [0] discards
   *[other] top discard
}
draw = draw
played = played
# Of a character without a vase that isn't its owner's leader, who leaves at the end of the owner's next turn, or of this one.
alone = alone: needs a vase next turn, or it leaves
    .short = alone: needs a vase
    .brief = alone
alone-now = alone: needs a vase this turn, or it leaves
    .short = alone: needs a vase this turn
    .brief = needs a vase this turn
    .briefer = alone now
    .least = alone
# Of its owner's leader without a vase.
may-stay = leader: may stay alone
    .brief = leader
# In the first line.
challenge = challenge { $number }
goal = { $number } points win
ends = { $number } complete chains close the challenge
log = What happened

## What is done with a card

pick = pick the { $card }
swap = swap { THE($card) } beside your { $chain } for a card in hand
# What can be done with a picked card, each with its key where it has one.
ask-use = The { $card }: { LIST($uses, type: "or") }?
use = { $use ->
    [chain] place
    [new] begin a chain
    [hide] hide
    [swap] swap
    [seat] block a player
    [played] play (p)
   *[discards] discard (x)
}
hide-there = hide a card beside your { $chain }
ask-hide = Which card from your hand goes beside your { $chain }?
ask-swap = Which card from your hand replaces { THE($card) }?
ask-chain = Which of your chains does { THE($card) } go on?
ask-target = Which chain does { THE($card) } attack? × marks what it may destroy.
# Of a card of the hand that fits none of one's chains now. $needed: the icons that they need next; $icon: its own
pick-unfit = pick { THE($card) }: your chains need { LIST($needed, type: "or") } next, not { $icon }
    .brief = pick { THE($card) }: none of your chains needs { $icon } next
    .no-chain = pick { THE($card) }: you have no chain that needs a vase
    .multi = pick { THE($card) }: your chains are complete, or have one already
    .totem = pick { THE($card) }: makes a complete chain safe; +5, or +15 in one colour
# Of a character of the hand: one's leader's, one that one has on the table.
pick-leader = pick the { $card }, your leader: needs { LIST($icons, type: "then") }
# Of a card that is discarded, or hidden, next.
pick-to-discard = pick { THE($card) } to discard it
pick-to-hide = pick { THE($card) } to hide it
# What the keys do.
pick-card = pick a card
    .brief = pick
go-to-card = go to a card
    .brief = go to
another-card = another card
key-draw = draw
key-take = take
key-discard = discard
key-play = play it
key-use = use hidden card
    .brief = use
key-swap = swap hidden card
    .brief = swap
# A card was drawn unasked; $is-empty: there was no discard to take.
drawn-for-you = { $is-empty ->
    [yes] There is no discard to take: a card was drawn for you.
   *[no] The top discard is no vase or totem: a card was drawn for you.
}
# Turns go by by themselves: one draws, and discards what no chain will need, until a card is good for something or it is to be chosen which
# one goes; a key, and in lines.
key-pass = play on, discarding what no chain needs
    .brief = play on
# The same key where turns don't go by; $why: "lesson", "others", "use", "closes", else "choice".
cannot-pass = { $why ->
    [lesson] In a game n plays on while no card is useful, but not in a lesson.
    [others] Once it is your turn, n plays on while no card is useful.
    [use] You have a useful card: n does nothing now.
    [closes] n plays on while no card is useful, but the challenge may close now.
   *[choice] n plays on while no card is useful. Here you choose what to keep.
}
# Who leaves as the turn ends, $lost: spheres
leaving = your { LIST($chains) }, alone, { $number ->
    [one] leaves
   *[other] leave
} (−{ $lost })
# Who has left.
yours-left = Your { LIST($chains) } { $number ->
    [one] has
   *[other] have
} left.
# Of a chain of one's own, just now.
yours-is-complete = Your { $chain } is complete: { $done } of { $wanted }, { COUNT($left, "card") } to go.
# What became of one's own cards in turns that went by.
passed = You discarded { LIST(A($cards)) }.
    .icons = You discarded: { LIST($cards) }.
    .brief = You discarded { COUNT($number, "card") }.
# One of the cards of which that tells the icon alone; $number: how many of it
so-many = { $number ->
    [one] { $card }
   *[other] { $card } ×{ $number }
}
may-pass = Or say pass: draw and discard what no chain needs, until there is a choice.

## The places

# Of a card in hand that does nothing before it lies there; $card: with all about it
once-hidden = { $card }, once hidden
place-protect = protect with the hidden card beside your { $chain }
place-new = where your next character begins a chain
choose-use = use the hidden { $card }: it ends your turn
send = attack { WHOSE($who) } { $chain } with { THE($card) }: { $outcome }
    .brief = attack { WHOSE($who) } { $chain }: { $outcome }
put = place { THE($card) } on { THE($chain) }: { $outcome }
hidden-place = the place for a hidden card beside { WHOSE($who) } { $chain }
hidden-card = a hidden card beside { WHOSE($who) } { $chain }: a vase, totem, wolf, buffalo or feathers
# $card: with all about it
own-hidden = hidden beside { WHOSE($who) } { $chain }: { $card }
draw-pile = the draw pile: { COUNT($number, "card") }; when it is empty, all discards but the top one are shuffled into a new one
discard-pile = { $number ->
    [0] the discards: none
    *[other] the discards: { COUNT($number, "card") }, on top { THE($card) }
}
played-cards = played action cards, out until the next challenge: { $number ->
    [0] none
   *[other] { LIST($cards) }
}

## Below the cards of a hand: what may become of each; what the challenge would bring

hand-title = Your hand
    .leaders = Leaders to choose from
    .piles = The piles
    .whose = { CAPITAL(WHOSE($who)) } hand
use-new = new chain
use-twice = you have one
    .brief = have one
use-none = fits no chain
    .brief = fits none
use-later = fits later
    .brief = later
use-closes = closes it!
use-play = play it
# What a card is for that is hidden first.
use-event = attacks
use-protection = protects
use-block = block a player
    .brief = block
use-nobody = nobody to block
    .brief = no target
# Where every place for one is taken; where a card that lies there may be swapped for it.
use-no-place = no place
use-swap = swap in
use-no-chain = needs a chain
    .brief = no chain
use-discard = discard
use-chains = on { COUNT($number, "chain") }
    .brief = { COUNT($number, "chain") }
use-chain = on { $chain }
    .brief = on { $chain }
# Points in all. $total: if you close, $figure: the same, where there is little room; $all: if another player does, and what that $means; $most: about those of $who is nearest, if you close. $then: whether
# closing wins, may win, or doesn't. $hostile: what the cards that aren't placed cost, and $where they are. $danger: who wins with one vase more
another = { $means ->
    [wins] If another does: { $all }, you win, too
    [loses] If { $danger } does, { $danger } wins
   *[other] If another does: { $all }
}
# $table and $magic: points of this challenge, $own: if you close it, $other: if another does
standing = { $magic ->
    [0] If another player closes the challenge now, you get { $other }: { $table } in chains, minus { $hostile } in hand and hidden. If you close it, { $own }.
   *[other] If another player closes the challenge now, you get { $other }: { $table } in chains and { $magic } for magic, minus { $hostile } in hand and hidden. If you close it, { $own }.
}
    .long = { $where ->
        [none] { standing.brief }
        [hand] { standing.brief } (your hand costs { $hostile })
        [hidden] { standing.brief } (your hidden cards cost { $hostile })
       *[both] { standing.brief } (your hand and hidden cards cost { $hostile })
    }
    .brief = { $then ->
        [wins] If you close the challenge: { $total } in all, you win.{ $means ->
            [moot] { "" }
           *[told] { " " }{ another }
        }
        [may] If you close the challenge: { $total } in all ({ $who } about { $most }). { another }
       *[short] If you close the challenge: { $total } in all. { another }
    }
    .least = { $then ->
        [wins] If you close: { $figure } in all, you win.{ $means ->
            [moot] { "" }
           *[told] { " " }{ another }
        }
        [may] If you close: { $figure } in all ({ $who } about { $most }). { another }
       *[short] If you close: { $figure } in all. { another }
    }
# $points (str): in all, if one closes the challenge with a card that isn't chosen yet
at-least = at least { $points }
# $figure: the number, with its sign if it is less than 0; in a seat's title with what its chains count: 46+25
so-many-points = { $number ->
    [one] { $figure } point
   *[other] { $figure } points
}

## What signs mean

# Below the vase that a chain wants next.
next-one = next

red = red
blue = blue
both = both
none = plain
hidden = hidden
new = new
