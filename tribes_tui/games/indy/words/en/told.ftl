### What the rules tell by these keys: why an action is not legal now (rules/indy/notation/why_not.py): a clause, in small
### letters, without an end. In English it is what they say themselves. $card: as it is typed, CR3

shamans = first you choose a shaman
dark = in the dark you can only exchange cards with the deck: two, one or none
light = in the light you swap one card for one in the row, play an eagle, or pass
evocation = in the evocation you may swap a card, then you must evoke
returning = a plucked player may swap a card, then try to return
last-eagles = only an eagle can be played now
keep = you can only choose which card to keep
out-of-turn = out of turn you can only play an eagle, or pass
not-held = you don't hold { $card }
no-card = there is no card in place { $place }
shaman-taken = both shamans of that colour are taken
exchange-held = you can exchange only cards that you hold
swap-over = you have had your swap this turn
swap-alike = now you can swap only for a card of the same kind and colour
eagle-when = an eagle is played only while cards lie in the row, before the round is resolved
no-eagle = you hold no eagle
must-evoke = you must evoke, however bad the three cards are
swap-first = first swap a card for one of the same kind and colour, or pass
return-when = only a plucked player returns, after all others have evoked
no-feather = the plate is empty: there is no feather to return with
return-with = you return with a character of your shaman's colour
two-in-row = you need two more characters of your shaman's colour in the row
two-anywhere = you need two more characters of your shaman's colour in the row or in evocations

## Options, as the help of the command line tells them

option-return-from = where the two characters lie that bring a plucked player back: in the row, or in evocations too
option-handicap = a handicap for the stronger player: how many of their feathers begin on the plate
option-feathers = how many feathers everybody begins with; fewer make it shorter (variant)
no-feather-left = indy: with { $feathers } feathers each, a handicap must leave at least one
