### What is asked.

## Once something is picked

# $tile: where the move ends and meeples of several tribes can be picked up
which-tribe = Which tribe do you pick up on { $tile }?
# $tile: where one is dropped on the way
which-to-drop = Which meeple do you drop on { $tile }?
where-to-drop = Where do you drop { THE($meeple) }?
which-to-kill = Which meeple do you kill on { $tile }?
vizier-or-elder = Which do you kill, a vizier or an elder of { WHOSE($who) }?
how-to-pay = How do you pay for { $djinn }?
how-many-fakirs = How many fakirs make this bid cheaper?
sell-it = Do you sell this suit, or let go of it?
