### What is asked.

over = { $number ->
    [one] The game is over: { DO($who, "win") }.
   *[other] The game is over: { LIST($winners) } win.
}
# Whom we wait for, and for what. $stage: by its name in the rules; $tile: where the walk ended; $steps: of the walk, still to go
waiting = { $stage ->
    [bid] Waiting for { $who }, who is bidding.
    [move] Waiting for { $who }, who is choosing a tile.
    [sow] { $steps ->
        [1] Waiting for { $who }, who is on the last step.
       *[other] Waiting for { $who }, who is walking: { $steps } steps to go.
    }
    [tribe-action] Waiting for { $who }, whose meeples act on { $tile }.
    [second-victim] Waiting for { $who }, whose assassins kill again.
    [tile-action] Waiting for { $who }, who is deciding what { $tile } does.
    [second-card] Waiting for { $who }, who is taking a second card.
    [sale] Waiting for { $who }, who may sell goods.
    [suit] Waiting for { $who }, who is selling goods.
   *[other] Waiting for { $who }, who is using a djinn.
}
# $free: spaces left on which one can bid nothing
# $stage: by its name in the rules; nothing where there are several kinds of choices
question = { $stage ->
    [bid] { $free ->
        [0] The spaces for nothing are taken: choose one with a price.
       *[other] { $players ->
            [2] Bid: the highest plays first. Each has two turns a round.
           *[other] Bid for turn order. The highest bid goes first.
        }
    }
    [second-victim] Iblis: choose a second victim in the same place.
    [second-card] Take the second card of the large market.
    [keep-a-djinn] Choose the djinn to keep.
    [djinns-tile] Choose a tile for { $djinn }.
    [sow] { $steps ->
        [1] Drop the last meeple where its tribe stands.
       *[other] Drop a meeple on a neighbouring tile. { $steps } steps to go.
    }
   *[several] { "" }
}

## Where there are several choices: a sentence of them

# $tile: where the move ended; $meeples: as "3 builders"; $choices: as "buy a djinn, or skip the tile"
several = { $where ->
    [nowhere] { CAPITAL($choices) }.
    [tile] { $tile }: { CAPITAL($choices) }.
   *[with] { $tile }, { $meeples }: { CAPITAL($choices) }.
}
choices-or = { $before }, or { $last }
# $kind: of an action; $tile: the kind of the one where the move ended, last: with but one card left, shift: a djinn may put it elsewhere;
# $ends: whether the end of the turn ends the game, and whether it is known who wins then;
# $kills: whether a meeple in reach is named before
choice = { $kind ->
    [PLACE] { $tile ->
        [village] place a palace here
        [oasis] place a palm tree here
       *[shift] place it here
    }
    [PICK] { $tile ->
        [small-market] buy a card for 3 gold
        [large-market] buy two cards for 6 gold
       *[last] buy the last card for 6 gold
    }
    [TAKE] { $is-only ->
        [yes] choose a tile. You drop its meeples one by one on your way
       *[no] choose a tile to take its meeples and walk
    }
    [FAKIRS] choose how many fakirs help your builders
    [KILL] kill a meeple in reach
    [ROB] { $kills ->
        [no-more] kill an opponent's vizier or elder
       *[also] an opponent's vizier or elder
    }
    [BUY] buy a djinn
    [SELL] { $is-begun ->
        [yes] add a different good to the suit
       *[no] sell goods
    }
    [USE] { $tile ->
        [shift] use { $djinn } to place it on a neighbouring tile
       *[other] use a djinn
    }
    [CASH] sell the suit that is laid out
    [END] { $ends ->
        [no] end your turn
        [open] end your turn and the game
        [you] end your turn and the game: you win, whatever is hidden
        [shared] end your turn and the game: { LIST($winners) } win
       *[other] end your turn and the game: { $who } wins, whatever is hidden
    }
   *[PASS] { passing }
}
# $tribe: its letter in the rules
passing = { $stage ->
    [move] go on without a move
    [tribe-action] { $tribe ->
        [R] kill nobody
       *[other] go on
    }
   *[other] skip the tile
}

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
vizier-or-elder = Which of { WHOSE($who) } do you kill, a vizier or an elder?
how-to-pay = How do you pay for { $djinn }?
how-many-fakirs = How many fakirs make this bid cheaper?
sell-it = Sell this suit, or put it back?
