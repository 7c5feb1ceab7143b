"""Phase 5: villages, goals, Shared Knowledge, the Altar (spec 2.7)."""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components import actions, packing, tables
from rules.rise_of_tribes.components.box import ALTAR, KNOWLEDGE
from rules.rise_of_tribes.components.frames import ALTAR_USE, KNOWLEDGE_USED, LOSE_TO_ALTAR
from rules.rise_of_tribes.components.rulings import ALTAR_USES_PER_TURN
from rules.rise_of_tribes.mechanics import bank, free, goals, lead, row, villages
from rules.rise_of_tribes.mechanics.ground import others
from rules.rise_of_tribes.position import Position

ALTAR_COST: Final = [tuple(tables.ALTAR_SAME if other == kind else 0 for other in range(3)) for kind in range(3)]
ALTAR_COST.append((tables.ALTAR_EACH,) * 3)


def ids(s: Position, player: int, argument: int) -> list[int]:
    """Everything that may be done in phase 5, and the end of the turn."""
    result = [actions.DONE, *villages.build_ids(s, player), *goals.ids(s, player)]
    if KNOWLEDGE in s.row:
        result += knowledge_ids(s, player)
    if s.item_owner[ALTAR - 3] == player:
        result += altar_ids(s, player)
    free.add_ids(s, player, result)
    return result


def knowledge_ids(s: Position, player: int) -> list[int]:
    """Shared Knowledge: once a turn, in company of an opponent."""
    if s.flags & KNOWLEDGE_USED or not s.occupied[player] & others(s, player):
        return []
    return actions.hex_ids(actions.LEARN, bank.held_kinds(s, player))


def altar_ids(s: Position, player: int) -> list[int]:
    """What the owner of the Altar may pay beside a member (A15)."""
    if s.flags // ALTAR_USE >= ALTAR_USES_PER_TURN or not s.occupied[player]:
        return []
    return [actions.ALTAR + i for i, cost in enumerate(ALTAR_COST) if bank.affords(s, player, cost)]


def do(s: Position, player: int, argument: int, action: int) -> None:
    """One thing of phase 5."""
    if action == actions.DONE:
        s.stack.pop()
    elif action >= actions.ALTAR:
        s.flags += ALTAR_USE
        bank.spend_cost(s, player, ALTAR_COST[action - actions.ALTAR])
        s.stack.append(packing.lose(player, 1, LOSE_TO_ALTAR))
    elif action >= actions.LEARN:
        learn(s, player, action - actions.LEARN)
    elif action >= actions.COMPLETE:
        goals.complete(s, player, action - actions.COMPLETE)
    else:
        villages.build(s, player, action)


def learn(s: Position, player: int, kind: int) -> None:
    """Pay one onto Shared Knowledge, draw a goal; after the third payment the tile leaves."""
    s.flags |= KNOWLEDGE_USED
    slot = s.row.index(KNOWLEDGE)
    bank.spend(s, player, kind, 1)
    row.fill(s, slot, kind, 1)
    lead.draw(s, player, 1)
    if row.tokens_on(s, slot) >= tables.KNOWLEDGE_PAID:
        row.leave(s, slot)
    s.tell("learned", player)
