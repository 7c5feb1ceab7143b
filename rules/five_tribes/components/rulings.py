"""The 35 rulings on what the rulebook leaves open (spec section 5): constants here, or a function named here.

A constant may be changed for an experiment; records are only replayed alike with the values below.
"""

from __future__ import annotations

POWERS_RENEW_EACH_ACTIVATION: bool = True
"""r8: a paid power is usable once in each activation; False: once in each round."""

BAAL_PAYS_FOR_ITSELF: bool = False
"""r9: Ba'al earns nothing for its own purchase."""

NEKIR_PAYS_PER_MEEPLE: bool = False
"""r10: Nekir pays once for an assassins' action, even when two meeples die."""

KANDICHA_INCOME_IS_DOUBLED: bool = False
"""r11: Echidna does not double what Kandicha earns for killed builders."""

ASSASSINS_NEAREST: int = 0
"""r2: assassins may kill at this distance and farther; 0 is the final tile itself."""

LARGE_MARKET_CARDS: int = 2
"""r15: a visit takes exactly so many cards, fewer only when fewer lie there."""

IBLIS_VICTIMS: int = 2
"""r34: so many victims at one place, fewer only when fewer are there."""

SIBITTIS_DRAWS: int = 3
"""r24: so many djinns are drawn, discards shuffled in when the pile is short, fewer when all are short."""

ANUN_NAK_MEEPLES: int = 3
"""r25: so many meeples are drawn, fewer when the bag holds fewer, unusable when it is empty."""

UTUG_NEEDS_MEEPLES: int = 1
"""r29: Utug's tile holds at least so many meeples."""

INSOLVENT_PRICE: int = 1
"""r20: who can pay for no free space stands on the free space of this price and pays nothing."""

RULINGS: dict[int, tuple[str, str]] = {
    1: ("a loop may end on a meeple dropped in the same move", "mechanics.sowing:loops"),
    2: ("assassins may kill on the final tile itself", "components.rulings:ASSASSINS_NEAREST"),
    3: ("assassins reach tiles up to their range", "mechanics.tribes:victims"),
    4: ("killing is compulsory when it needs no fakirs", "mechanics.tribes:may_spare"),
    5: ("fakirs only ever buy range", "mechanics.tribes:fakirs_needed"),
    6: ("control that is gained must be marked with a camel", "mechanics.control:take_control"),
    7: ("djinns are used between the steps of an activation", "mechanics.powers:usable"),
    8: ("once per turn means once per activation", "components.rulings:POWERS_RENEW_EACH_ACTIVATION"),
    9: ("Ba'al does not pay for itself", "components.rulings:BAAL_PAYS_FOR_ITSELF"),
    10: ("Nekir pays once per assassins' action", "components.rulings:NEKIR_PAYS_PER_MEEPLE"),
    11: ("Kandicha's captures", "mechanics.tribes:capture"),
    12: ("Echidna doubles only income that comes later", "mechanics.tribes:builders_income"),
    13: ("Hagis goes with Bouraq, Lamia with Enki", "mechanics.powers:shift_powers"),
    14: ("merchants take what is there", "mechanics.tribes:merchants"),
    15: ("a Large Market gives exactly two cards", "components.rulings:LARGE_MARKET_CARDS"),
    16: ("both cards come from the same first six", "mechanics.tile_actions:places"),
    17: ("once somebody has no move nobody moves again", "mechanics.turns:settle_move"),
    18: ("no move after the last activation ends the game", "mechanics.turns:game_ends"),
    19: ("who has no move may still sell", "mechanics.turns:settle_move"),
    20: ("an insolvent bidder stands on 1 for nothing", "components.rulings:INSOLVENT_PRICE"),
    21: ("the bank never runs out of coins", "mechanics.control:earn"),
    22: ("gold and hands are hidden, all else is open", "mechanics.knowledge:mask"),
    23: ("moving is compulsory", "mechanics.turns:settle_move"),
    24: ("Sibittis with a short pile", "components.rulings:SIBITTIS_DRAWS"),
    25: ("Anun-Nak with a short bag", "components.rulings:ANUN_NAK_MEEPLES"),
    26: ("Kumarbi never pays below 0, at every bid", "mechanics.bidding:list_bids"),
    27: ("Kumarbi changes the price, not the space", "mechanics.bidding:do_bid"),
    28: ("Leta's and Utug's camels count as any other", "mechanics.powers:has_target"),
    29: ("Utug needs a meeple", "components.rulings:UTUG_NEEDS_MEEPLES"),
    30: ("Marid counts every drop", "mechanics.sowing:marid"),
    31: ("any different goods, any number of suits", "mechanics.sale:list_suit"),
    32: ("paid elders go to the bag, fakirs to the discards", "mechanics.control:pay"),
    33: ("any unprotected opponent may be robbed", "mechanics.tribes:robbable"),
    34: ("Iblis kills at one place only", "components.rulings:IBLIS_VICTIMS"),
    35: ("who has no camel plays on without taking control", "mechanics.control:take_control"),
}
"""Ruling number -> what was ruled, and the constant or function (module:name) that carries it."""
