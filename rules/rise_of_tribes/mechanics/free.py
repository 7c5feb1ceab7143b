"""What may be done at any free moment of the own turn (spec 2.4): buy an item, Exogamy, Trader."""

from __future__ import annotations

from rules.rise_of_tribes.components import actions, tables
from rules.rise_of_tribes.components.box import ALTAR, CANOE, EXOGAMY, ITEM_KIND, ITEMS
from rules.rise_of_tribes.components.frames import MOVE
from rules.rise_of_tribes.mechanics import bank, elders, ground, leaders, row, trader
from rules.rise_of_tribes.position import Position, decision, replaced


def add_ids(s: Position, player: int, result: list[int]) -> None:
    """Add the ids of what the active player may do now besides."""
    one, other = s.row
    if ALTAR <= one <= CANOE or ALTAR <= other <= CANOE:
        for item in range(3):
            if ALTAR + item in s.row and affordable(s, player, s.row.index(ALTAR + item)):
                result.append(actions.BUY + item)
    if s.trader == player:
        result += trader.trades(s, player)
    if s.power[player] == EXOGAMY:
        result += leaders.exogamy_ids(s, player)


def price(s: Position, slot: int) -> int:
    """What an item in the row costs now (A14)."""
    return tables.ITEM_PRICE - row.tokens_on(s, slot)


def affordable(s: Position, player: int, slot: int) -> bool:
    """Whether the player can buy the item in that space of the row."""
    return s.resources[3 * player + ITEM_KIND[s.row[slot] - ALTAR]] >= price(s, slot)


def do(s: Position, player: int, action: int) -> None:
    """Buy, swap, begin an Exogamy, borrow a development."""
    if action >= actions.LOAN:
        elders.borrow(s, player, action)
    elif action >= actions.EXOGAMY:
        leaders.begin_exogamy(s, player, action - actions.EXOGAMY)
    elif action >= actions.TRADE:
        trader.swap(s, player, action - actions.TRADE)
    else:
        buy(s, player, action - actions.BUY)


def buy(s: Position, player: int, item: int) -> None:
    """Buy Altar, Walls or Canoe: the tile leaves the row and is the player's for good (A14)."""
    slot = s.row.index(ALTAR + item)
    bank.spend(s, player, ITEM_KIND[item], price(s, slot))
    row.take_away(s, slot)
    s.item_owner = replaced(s.item_owner, item, player)
    s.tell("bought", player, item=ITEMS[item])
    if ALTAR + item == CANOE and decision(s).kind == MOVE:
        ground.find_routes(s, player)
