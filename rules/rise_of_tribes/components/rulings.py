"""Where each ruling of spec section 4 stands, so that it can be changed alone: a constant here, or one function.

A1   option `layout`
A2   `mechanics.actions.move.grow_ids`, `mechanics.actions.move.ids`, `mechanics.actions.gather.ids`, `mechanics.actions.build.lead_ids`
A3   `mechanics.dice.tile_actions`
A4   `VILLAGE_CHECK_PER_STEP`
A5   `mechanics.turn.entry_mask`
A6   `components.tables.LIMIT_DROUGHT`
A7   `mechanics.actions.events.end_drought`
A8   `mechanics.actions.build.majority_mask`
A9   `mechanics.actions.build.control_mask`
A10  `mechanics.ground.peaceful`
A11  `mechanics.actions.conflict.sides`
A12  `mechanics.actions.conflict.invader_slayer`
A13  `mechanics.actions.events.least_populated`
A14  `mechanics.actions.leaders.buy`
A15  `ALTAR_USES_PER_TURN`
A16  `mechanics.terrain.run_eruption`
A17  `components.layout.Layout`
A18  `mechanics.row.discovers`
A19  `mechanics.actions.events.put_tiger`
A20  `mechanics.actions.events.auction_ids`
A21  `mechanics.villages.abandoned_hexes`
A22  `mechanics.mammoth.tame`, `mechanics.mammoth.check`
A23  `mechanics.terrain.add_glacier_stone`, `mechanics.terrain.take_melted`
A24  `mechanics.actions.conflict.refuges`
A25  `mechanics.actions.leaders.intimidations`, `mechanics.actions.leaders.cunning_hexes`
A26  `mechanics.actions.gather.agriculture`, `mechanics.actions.gather.bounty_kinds`
A27  `mechanics.actions.leaders.exogamy_hexes`
A28  `mechanics.actions.move.wayfare_ids`
A29  `mechanics.actions.conflict.ambush_mask`
A30  `mechanics.actions.leaders.dream`
A31  option `strict_bank`
A32  `mechanics.villages.can_hide`
A33  `mechanics.bank.with_trades`, `mechanics.bank.could_afford`
A34  `mechanics.elders.loan_ids`, `mechanics.elders.end_loan`
A35  `ELDER_POINT_TO_OWNER`
A36  `mechanics.actions.events.run_events`
A37  `BOW_NEEDS_ATTACKER`
A38  `components.layout.routes`, `mechanics.actions.build.controls_all`, `mechanics.actions.gather.from_wild_land`
A39  `mechanics.actions.gather.collect`
A40  `mechanics.bank.gain`
A41  `mechanics.actions.gather.collect`
A42  `mechanics.actions.build.put_back`
A43  `MOVE_ONE_ROUTE`
A44  `mechanics.row.give_back`
A45  `mechanics.actions.conflict.trim`
A46  `NEW_TILE_DOUBLES`
A47  `LOWEST_VP`
A48  `mechanics.actions.events.hunt_tiger`
A49  `components.actions.MAX_BID`
A50  `mechanics.turn.end_round`
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
