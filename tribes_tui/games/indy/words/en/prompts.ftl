### What one is asked at indy, what can be done, and what that makes. .spoken is for those who listen.

eagle-too = { $has-eagle ->
    [yes] , play an eagle
   *[no] { "" }
}
question = { $step ->
    [shamans] Choose the colour of your shaman.
    [dark] In the dark: exchange one or two cards for unseen ones, or pass.
    [light] In the light: swap a card for one in the row{ eagle-too }, or pass.
    [same] { $has-eagle ->
        [yes] Before you evoke: swap for the same kind and colour, play an eagle or pass.
       *[no] Before you evoke: swap a card for one of the same kind and colour, or pass.
    }
    [evocation] { $has-eagle ->
        [yes] Choose the card to keep (the others are your evocation), or play an eagle.
       *[no] Choose the card to keep; the other three are your evocation.
    }
    [same-plucked] Plucked: swap for a card of the same kind and colour{ eagle-too }, or pass.
    [no-swap] { $has-eagle ->
        [yes] To swap, kind and colour must match: none does. Play an eagle, or pass.
       *[no] To swap, kind and colour must match: none does. You can only pass.
    }
    [eagles-alone] An eagle can't be swapped: play it, or pass.
    [no-return] { $has-eagle ->
        [yes] You can't return yet: play an eagle, or pass.
       *[no] You can't return yet: you can only pass.
    }
    [return] Return with a character of your shaman's colour{ eagle-too }, or pass.
   *[keep] Choose the card to keep; the other goes back to the deck.
}
    .spoken = { $step ->
        [shamans] Choose the colour of your shaman.
        [dark] Which cards do you exchange?
        [light] { $has-eagle ->
            [yes] Do you swap a card, or play an eagle?
           *[no] Do you swap a card?
        }
        [same] { $has-eagle ->
            [yes] Swap for the same kind and colour, or play an eagle?
           *[no] Swap for the same kind and colour?
        }
        [same-plucked] { $has-eagle ->
            [yes] Swap for the same kind and colour, or play an eagle?
           *[no] Swap for the same kind and colour?
        }
        [no-swap] { $has-eagle ->
            [yes] Nothing matches. Do you play an eagle?
           *[no] Nothing matches: you can only pass.
        }
        [eagles-alone] An eagle can't be swapped. Do you play it?
        [no-return] { $has-eagle ->
            [yes] No return yet. Do you play an eagle?
           *[no] No return yet: you can only pass.
        }
        [evocation] { $has-eagle ->
            [yes] Which card do you keep, or do you play an eagle first?
           *[no] Which card do you keep?
        }
        [return] { $has-eagle ->
            [yes] Do you return to the game, or play an eagle?
           *[no] Do you return to the game?
        }
       *[keep] Which of the two cards do you keep?
    }
# Asked of who holds an eagle, out of turn. $name: whose turn it is
eagle = Before { $name } acts: take a card from the row with your eagle, or keep it.
    .last = Before the round is resolved: take a card with your eagle, or keep it.
round-ends = The round is about to end.
over = { $number ->
    [1] The game is over: { DO($who, "win") }.
   *[other] The game is over: { LIST($winners) } win.
}
# Of several people at one keyboard.
whose-eagle = Who plays an eagle before { $name } acts?
    .last = Who plays an eagle before the round is resolved?
call = play my eagle
about-eagle = You are asked about your eagle:

## Once something is picked

dark-one = Exchange this card alone, or another one with it?
dark-two = Exchange these two cards?
which-for-eagle = Which card in the row should the eagle take?
shall-eagle = Should your eagle take { THE($card) }?
which-to-give = Which of your cards do you swap for { THE($card) }?
which-to-take = Which card in the row do you swap your { $card } for?
# What picking a card does.
pick-eagle = pick the eagle: it takes a card from the row for you, once
pick-of-row = pick { $card } to swap one of your cards for it
# In the row, while nothing can be swapped for it
pick-for-eagle = pick { $card } for your eagle to take
pick-eagle-for-deck = pick the eagle to exchange it; if kept, it takes a card from the row later
pick-for-deck = pick { $card } to exchange it with the deck
# In the dark, of a card that belongs to an evocation already made; $made: which
pick-gives-up = pick { $card } to exchange it, giving up your { $made }
pick-for-row = pick { $card } to swap it for a card in the row
# The same with the best that comes of it; $made: standard 12 (now wrong 15).
pick-best = { $is-of-row ->
    [yes] pick { $card } to take it: at best { $made }
   *[no] pick { $card } to swap it: at best { $made }
}

## Actions, as orders

take-shaman = take { A($shaman) }
exchange = { $number ->
    [0] pass without exchanging
   *[other] exchange { LIST(A($cards)) } with the deck
}
pass-turn = pass
keep-eagle = keep the eagle
    .short = keep it
play-eagle = let the eagle take { $card }
swap = swap { A($given) } for { $card }
nothing = nothing
    .the = nothing
    .a = nothing
# $made: standard, 13
evoke-keeping = { $made ->
    [none] keep { A($kept) } and evoke the other three
   *[other] keep { A($kept) } and evoke the other three: { $made }
}
    .brief = keep { A($kept) }: { $made }
return-with = return to the game with { $card }
keep-card = keep { A($card) }
# On answers.
exchange-button = { $number ->
    [0] pass
    *[other] exchange { COUNT($number, "card") }
}
# Choices that are alike, for those who listen: the group, its question.
exchange-two = exchange two cards
    .ask = Which two do you exchange?
give = swap { THE($card) }
    .ask = { CAPITAL(THE($card)) }: for which card in the row?
let-eagle = let the eagle take a card
    .ask = Which card does the eagle take?

## What an action makes of the hand. $made: standard 13; $before: wrong 16, or its sum alone

# Why what an action makes is less than another would. $reason: all others have laid, and it is enough, or nothing is; the eagle that is kept,
# or what it makes then; $number: so many have the $worst, $who: if one alone has
less = { $reason ->
    [enough] { $number ->
        [1] { $made } is enough, { WHOSE($who) } { $worst } pays
       *[other] { $made } is enough, { $worst } pays
    }
    [pays] you pay whatever you evoke
    [then] { $made } with the eagle
   *[eagle] { $made } now, and the eagle for later
}
# $keeps-more: the card that is left over is worth more in the next round
still = { $keeps-more ->
    [yes] still { $made }, and a better card to keep
   *[no] still { $made }
}
    .brief = { $keeps-more ->
        [yes] a better card to keep
       *[no] still { $made }
    }
makes = { $made } (now { $before })
swap-makes = swap { $given } for { $card }: { $made }
eagle-makes = the eagle takes { $card }: { $made }
# Of an eagle that is kept.
eagle-waits = it can still take a card from the row later; in an evocation it counts 0 and makes it wrong
    .brief = keep the eagle for later; an evocation with it is wrong
# Above the three cards that would be evoked, or the best three of the hand as it would be.
after-evoking = These three
after-swap = After this swap
after-eagle = After the eagle
