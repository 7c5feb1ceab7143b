### What the rules tell by these keys: why an action is not legal now (rules/five_tribes/notation): a clause, in small letters,
### without an end. In English it is what they say themselves. $tile as it is typed; $tribe, $goods, $djinn by their English names.

now-bid = this is the bid for turn order
now-move = first choose the tile whose meeples you move
now-drop = you are dropping meeples
now-tribe = this is the moment of the tribe action
now-second-victim = Iblis wants a second victim from the same place
now-tile = this is the moment of the tile action
now-second-card = you take the second card of the Large Market now
now-sales = only sales and djinns are left this turn
now-suit = you are laying out a suit: add a good or sell it
now-djinns = after the sale only djinns are left
now-target = choose the tile for your djinn
now-beside = choose whether it is placed here or beside
now-keep = choose the djinn to keep
not-now = not now: { $why }
too-dear = you cannot pay { $price } gold
no-way-from = from { $tile } no last meeple could land on a tile with one of its tribe
no-landing = from there the last meeple could not land on a tile with one of its tribe
out-of-reach = { $tile } is { $steps } steps away, but your assassins reach only { $reach }
iblis-same-place = with Iblis both victims must be in the same place
nothing-placed = nothing is placed on the { $place }
only-first = only the first { $number } cards are for sale here
djinn-not-on = { $djinn } cannot be used on { $tile }
djinn-not-drawn = { $djinn } was not drawn
no-goods = you have no { $goods }
no-space = no space { $price } is free
only-kumarbi = only Kumarbi lowers a bid, and you do not have that djinn
no-meeples = there are no meeples on { $tile }
not-carried = you carry no { $tribe }
no-step-back = you may not step straight back
no-tile-there = there is no tile in that direction
last-lands = the last meeple must land where { $tribe } stand
only-builders = only builders are helped in this way; for assassins choose the victim, and the fakirs that it needs are spent
only-assassins = only assassins kill
none-of-tribe = there are no { $tribe } on { $tile }
no-seat = there is no seat { $seat }
own-people = you cannot kill your own viziers and elders
boaz-protects = Boaz protects that player
no-viziers = that player has no viziers
none-left = none is left to place
no-cards-sold = no cards are sold on the { $place }
no-gold-for-market = you cannot pay the { $price } gold of a { $place }
no-card = there is no card { $place } in the row
sacred-places-only = djinns are bought at Sacred Places only
djinn-not-there = { $djinn } is not face up
djinn-not-yours = you do not have { $djinn }
djinn-used = { $djinn } has been used this turn
djinn-idle = { $djinn } could do nothing now
in-suit = { $goods } is in the suit already
no-elders = that player has no elders
no-declining = nothing can be declined: { $why }
must-move = you must move while any move is possible
must-kill = a victim within range must be killed
compulsory = this tile's action is compulsory
too-few-fakirs = { $fakirs ->
    [one] you do not have { $fakirs } fakir
   *[other] you do not have { $fakirs } fakirs
}
too-few-elders = { $elders ->
    [one] you do not have { $elders } elder
   *[other] you do not have { $elders } elders
}
too-few-of-both = { $elders ->
    [one] { $fakirs ->
        [one] you do not have { $elders } elder and { $fakirs } fakir
       *[other] you do not have { $elders } elder and { $fakirs } fakirs
    }
   *[other] { $fakirs ->
        [one] you do not have { $elders } elders and { $fakirs } fakir
       *[other] you do not have { $elders } elders and { $fakirs } fakirs
    }
}
option-camels = how many camels everybody begins with; fewer make it shorter (variant)
