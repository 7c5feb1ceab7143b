### What stands on the table of indy.

# $colour (str): R, G, B
colour = { $colour ->
    [R] red
    [G] green
   *[B] blue
}

log-title = What happened
    .before = Who took what
row-title = The row
    .shamans = The shamans: which colour is yours?
hand-title = { CAPITAL(WHOSE($who)) } hand
    .hidden = Hands are hidden
    .undealt = No cards yet
# What the keys of cards do, at the lower edge.
pick-key = pick
# The eagle, until the round is over.
keep-for-round = keep it for this round
# The same key where that is not asked. $why: the last eagles of the round are asked for; there is none; $passes: the key that keeps it then
cannot-keep = { $why ->
    [ending] n keeps an eagle for the whole round. The round is ending: { $passes } does the same.
    [none] n keeps an eagle for the whole round: you hold none.
   *[no] n keeps your eagle for the whole round, once you are asked about it.
}
# For who is plucked.
watch = a bot plays until you return
# $paid: as "Bo 2"
paid-meanwhile = Feathers paid meanwhile: { LIST($paid) }.
goes-first = { CAPITAL(DO($who, "go", "goes")) } first
round = round { $number }
    .before = before round 1
# The steps of a round, in a word or two.
step = { $step ->
    [dark] dark
    [light] light
    [evoke] swap, evoke
    [return] return
   *[resolve] pay
}
deck = deck
    .row = deck  { $cards }
plate = the plate
    .row = plate  { $feathers }
    .empty = empty
    .prize = The one best team wins 1
    .prize-none = Empty: nothing to win.
# When a place of the row will have a card: three short lines
opens-after-dark =
    turned up
    after
    the dark
opens-after-light =
    turned up
    after
    the light
# Of a shaman's card.
left = { $number } left

## Seats

plucked = plucked
is-back = back in the game
# What that means. $feathers: 1 feather
back-note = { $feathers }, four cards from the next round on
# $from-all (bool): whether evocations count as well as the row
return-note = can return with a { colour } character and two more in the { $from-all ->
    [yes] row or in an evocation
   *[no] row
}
# A card that all know to be in a hand; $more: others that there is no room for.
holds = holds { $card }
    .more = holds { $card }, { $more } more
# Where there is neither room for the words of cards nor colour.
legend =
    r red  g green  b blue
    char  character
    hors  horse
    obje  object

## The viewer's cards

best-three = { CAPITAL(WHOSE($who)) } best three
evoked = { CAPITAL($who) } evoked
worst-pays = Worst pays a feather.
equal-sum = Class first, then sum.
# Beside the last feather, where one may be the worst: with two players; with one rival who has feathers; with more.
lose = If you pay, you lose.
may-end = If you pay, it may end.
may-return = If plucked, may return.
eagle-once =
    An eagle takes a card
    from the row, once.
your-shaman = { CAPITAL(WHOSE($who)) } shaman
# Of what was taken without a question; the first is what is asked next, too.
no-swap = To swap, kind and colour must match: none does. Choose the card to keep.
your-shaman-about = Without feathers you are plucked. A character in your shaman's colour may then bring you back.
# For who is plucked. $colour (str): R, G, B; $held: so many such characters; $lying: so many where they are needed
return-how = You have no feathers. Return: lay a { colour } character while two more lie in the { $from-all ->
    [yes] row or in evocations
   *[no] row
}.
return-now = { $from-all ->
    [yes] In hand { $held }, laid { $lying }.
   *[no] In hand { $held }, in the row { $lying }.
}

## What counts now, in a line of 77 columns. $rank: wrong 13; $worst: the worst of the others'

nothing-laid = Evoke: lay three cards. The worst pay a feather.
    .last = The worst pays a feather; whoever has none left loses.
# $several: more than one has it
each = { $several ->
    [yes] a feather each
   *[no] a feather
}
# $so-far: others are still to evoke; $number: so many have it; $who: if one has, whose it is
worst = { $so-far ->
    [yes] { $number ->
        [1] { CAPITAL(WHOSE($who)) } { $rank } is the worst so far and would cost { each }.
       *[other] { $number } players' { $rank } is the worst so far and would cost { each }.
    }
   *[no] { $number ->
        [1] { CAPITAL(WHOSE($who)) } { $rank } is the worst and costs { each }.
       *[other] { $number } players' { $rank } is the worst and costs { each }.
    }
}
safe = { $number ->
    [1] Your { $rank } is safe: { WHOSE($who) } { $worst } is below it.
   *[other] Your { $rank } is safe: { $number } players' { $worst } is below it.
}
below = { $number ->
    [1] { CAPITAL(WHOSE($who)) } { $worst } beats your { $rank }: { you-pay }.
   *[other] { $number } players' { $worst } beats your { $rank }: { you-pay }.
}
    .these = { $number ->
        [1] These three ({ $rank }) would pay: { WHOSE($who) } { $worst } beats them.
       *[other] These three ({ $rank }) would pay: { $number } players' { $worst } beats them.
    }
    .these-even = { $number ->
        [1] These three ({ $rank }) would tie with { WHOSE($who) }: each would pay.
       *[other] These three ({ $rank }) would tie with those of { $number } players: each would pay.
    }
# $ends: others are still to evoke; the viewer may still better their cards; nothing helps any more, and it is the last feather
you-pay = { $ends ->
    [so-far] so far you pay
    [unless] you pay unless you improve
    [last] you pay your last feather
   *[settled] you pay
}
# Nobody else has laid anything yet.
# Whatever the last to evoke lays, they pay.
beats-all = { $number ->
    [1] { CAPITAL(WHOSE($who)) } { $worst } beats all you can evoke: { pay-and-keep }
   *[other] { $number } players' { $worst } beats all you can evoke: { pay-and-keep }
}
# $ends: with that feather the game is over
pay-and-keep = { $ends ->
    [yes] you pay your last feather.
   *[no] you pay. Keep the best card.
}
only = Only { DO($who, "have", "has") } evoked so far ({ $rank }). The worst pays a feather.
# $number: so many others have the same
own-worst = { $so-far ->
    [yes] { $number ->
        [0] Your { $rank } is the worst so far and would pay a feather.
        [1] Your { $rank } is the worst so far, like { WHOSE($who) }: each would pay a feather.
       *[other] Your { $rank } is the worst so far, like those of { $number } players: each would pay a feather.
    }
   *[no] { $number ->
        [0] Your { $rank } is the worst and pays { $is-last ->
            [yes] your last feather
           *[no] a feather
        }.
        [1] Your { $rank } is the worst, like { WHOSE($who) }: each pays a feather.
       *[other] Your { $rank } is the worst, like those of { $number } players: each pays a feather.
    }
}

## The classes of evocations. $class-number: 2 team, 1 standard, 0 wrong

rule = { $class-number ->
    [2] three characters of one colour
    [1] a character, a horse and an object of one colour
   *[0] anything else
}
    .short = { $class-number ->
        [2] 3 characters
       *[1] all 3 kinds
    }
    .for-both = In one colour:
beats = { $class-number ->
    [2] beats standard and wrong
    [1] beats wrong
   *[0] within a class the lower sum is worse
}
    .short = beats

## The end of a round, as it is drawn

nobody = nobody this time
takes = takes a feather
    .left = takes a feather: { $feathers }
pays = pays a feather
    .left = pays a feather: { $feathers }
feathers = Feathers
plate-title = The plate
plate-now = On the plate: { $feathers }.

## What is pointed at

in-hand = { $card }, in your hand
in-row = { $card }, in place { $place } of the row
about-plate = the plate: { $feathers }; the best team, if no other equals it, takes one, and so does a plucked player who returns
    .pair = the plate: { $feathers }; the best team, if no other equals it, takes one
about-shaman = a { $colour ->
    [R] red shaman: once you are plucked, red
    [G] green shaman: once you are plucked, green
   *[B] blue shaman: once you are plucked, blue
} characters can bring you back
about-deck = the deck: { $cards } face down; the cards you exchange go under it
answer-done = exchange the picked cards with the deck
answer-eagle = let the eagle take a card from the row
