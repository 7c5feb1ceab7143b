"""Where each ruling of spec section 4 stands, so that it can be changed alone: a constant here, or one function.

A1   option `layout`
A2   `grow.ids`, `move.ids`, `gather.ids`, `lead.ids`
A3   `dice.tile_actions`
A4   `VILLAGE_CHECK_PER_STEP`
A5   `turn.entry_mask`
A6   `tables.LIMIT_DROUGHT`
A7   `events.end_drought`
A8   `goals.majority_mask`
A9   `goals.control_mask`
A10  `ground.peaceful`
A11  `conflict.sides`
A12  `conflict.invader_slayer`
A13  `events.least_populated`
A14  `free.buy`
A15  `ALTAR_USES_PER_TURN`
A16  `volcano.run_eruption`
A17  `layout.Layout`
A18  `discovery.discovers`
A19  `events.put_tiger`
A20  `auction.ids`
A21  `villages.abandoned_hexes`
A22  `mammoth.tame`, `mammoth.check`
A23  `terrain.add_glacier_stone`, `terrain.take_melted`
A24  `conflict.refuges`
A25  `leaders.intimidations`, `leaders.cunning_hexes`
A26  `gather.agriculture`, `gather.bounty_kinds`
A27  `leaders.exogamy_hexes`
A28  `move.wayfare_ids`
A29  `conflict.ambush_mask`
A30  `leaders.dream`
A31  option `strict_bank`
A32  `villages.can_hide`
A33  `free.with_trades`
A34  `elders.loan_ids`, `elders.end_loan`
A35  `ELDER_POINT_TO_OWNER`
A36  `events.run_events`
A37  `BOW_NEEDS_ATTACKER`
A38  `layout.routes`, `goals.controls_all`, `gather.from_wild_land`
A39  `gather.collect`
A40  `scoring.gain`
A41  `gather.collect`
A42  `lead.put_back`
A43  `MOVE_ONE_ROUTE`
A44  `row.give_back`
A45  `conflict.trim`
A46  `NEW_TILE_DOUBLES`
A47  `LOWEST_VP`
A48  `events.hunt_tiger`
"""

from __future__ import annotations

VILLAGE_CHECK_PER_STEP: bool = True
"""A4: a village falls as soon as its last member leaves; False: only after the whole MOVE."""

ALTAR_USES_PER_TURN: int = 1
"""A15."""

ELDER_POINT_TO_OWNER: bool = False
"""A35: whether the owner gets the point for emptying, on the own turn, the village under the own elder."""

BOW_NEEDS_ATTACKER: bool = True
"""A37: Bow and Walls work only where the active player has a member."""

MOVE_ONE_ROUTE: bool = False
"""A43: True: all members of one MOVE go from one hex to one other."""

NEW_TILE_DOUBLES: bool = False
"""A46: whether a tile's own double effect fires on the roll that revealed it."""

LOWEST_VP: int = 0
"""A47."""
