### What is asked.

over = { $number ->
    [one] { $who ->
        [you] The game is over: you win.
       *[other] The game is over: { $who } wins.
    }
   *[other] The game is over: { LIST($winners) } win.
}
bid = Bid for turn order. The highest bid goes first.
# With two players.
bid-two = Bid: the highest plays first. Each has two turns a round.
second-kill = Iblis kills a second one in the same place.
second-card = Take the second card of the large market.
keep-one = Choose the djinn to keep.
tile-for = Choose a tile for { $djinn }.
drop-one = Drop a meeple on a neighbouring tile. { $steps } steps to go.
drop-last = Drop the last meeple where its tribe stands.

## Where there are several choices: a sentence of them

# $place: as "c3" or "c3, 3 builders"; $choices: as "buy a djinn, or pass on the tile"
here = { $place }: { CAPITAL($choices) }.
anywhere = { CAPITAL($choices) }.
place-with = { $tile }, { $meeples }
choices-comma = { $before }, { $next }
choices-or = { $before }, or { $last }
choose-tile = choose a tile. You drop its meeples one by one on your way
    .among = choose a tile to take its meeples and walk
fakirs = choose how many fakirs help your builders
kill = kill a meeple in reach
rob = an opponent's vizier or elder
    .alone = kill an opponent's vizier or elder
buy = buy a djinn
sell = sell goods
    .more = add a different good to the suit
use = use a djinn
cash = sell the suit that is laid out
end-turn = end your turn
place-here = place it here
shift = use { $djinn } to place it on a neighbouring tile
# What the tile where the move ended does.
palace-here = place a palace here
palm-here = place a palm tree here
one-card = buy a card for 3 gold
two-cards = buy two cards for 6 gold
last-card = buy the last card for 6 gold
give-up = give up moving
pass-tile = pass on the tile
kill-nobody = kill nobody
no-djinn = use no djinn

## Once something is picked

# $tile: where the move ends and meeples of several tribes can be picked up
which-tribe = Which tribe do you pick up on { $tile }?
# $tile: where one is dropped on the way
which-to-drop = Which meeple do you drop on { $tile }?
# $colour: the rules' letter of a tribe
where-to-drop = { $colour ->
    [Y] Where do you drop the vizier?
    [W] Where do you drop the elder?
    [G] Where do you drop the merchant?
    [B] Where do you drop the builder?
   *[other] Where do you drop the assassin?
}
which-to-kill = Which meeple do you kill on { $tile }?
vizier-or-elder = Which do you kill, a vizier or an elder of { WHOSE($who) }?
how-to-pay = How do you pay for { $djinn }?
how-many-fakirs = How many fakirs make this bid cheaper?
sell-it = Sell this suit, or put it back?
