"""Which targets lead to which action of Rise of Tribes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.rise_of_tribes.components.box import ALTAR, HEXES, ITEMS, TILE_KIND
from rules.rise_of_tribes.components.layout import bits
from tribes_tui.games.rise_of_tribes.choices import bid_path
from tribes_tui.table.board.contract import Path, any_order

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState

Fields = Mapping[str, Any]


def paths(state: RiseState, kind: str, fields: Fields) -> Sequence[Path]:
    """The paths of an action by its kind and fields."""
    simple = SIMPLE.get(kind)
    if simple is not None:
        return [tuple(part.format(**fields) for part in simple)]
    return SPECIAL[kind](state, fields)


SIMPLE: dict[str, Path] = {
    "DONE": ("done",),
    "ROLL": ("roll",),
    "DREAM": ("dream",),
    "BOTTOM": ("bottom:{tile}",),
    "LIGHT": ("light:{resource}",),
    "DIE": ("offer:{die}:{action}",),
    "GROW": ("hex:{hex}",),
    "GROW_BOARD": ("board",),
    "FAR": ("far",),
    "FAR_MOVED": ("far-moved",),
    "SHIFT": ("shift", "hex:{hex}"),
    "RETURN": ("goal:{goal}",),
    "TAKE": ("kind:{resource}",),
    "PAY": ("kind:{resource}",),
    "SAVE": ("kind:{resource}",),
    "VICTIM": ("seat:{player}",),
    "PLACE": ("hex:{hex}",),
    "LOSE": ("hex:{hex}",),
    "SITE": ("site:{site}",),
    "DROP": ("drop",),
    "FIGHT": ("hex:{hex}",),
    "BOW": ("seat:{player}",),
    "BOW_INVADERS": ("invaders",),
    "CUNNING": ("cunning", "hex:{hex}"),
    "AMBUSH": ("ambush", "hex:{hex}"),
    "EVADE": ("hex:{hex}",),
    "BUILD_ELDER": ("hex:{hex}", "elder"),
    "BUILD_HIDDEN": ("hide",),
    "COMPLETE": ("goal:{goal}",),
    "LEARN": ("learn", "kind:{resource}"),
    "ALTAR": ("altar", "altar:{pay}"),
    "POWER": ("power:{power}",),
    "TRADE": ("trade", "give:{give}", "get:{get}"),
    "EXOGAMY": ("exogamy", "hex:{hex}"),
    "LOAN": ("loan", "seat:{from}", "lend:{development}", "kind:{pay}"),
}


def _pair(before: str) -> Callable[[RiseState, Fields], Sequence[Path]]:
    """From a hex to a hex, after a button where another action begins with the hex."""

    def lead(state: RiseState, fields: Fields) -> Sequence[Path]:
        ends = (f"hex:{fields['from']}", f"hex:{fields['to']}")
        return [(before, *ends) if before else ends]

    return lead


def _gather(state: RiseState, fields: Fields) -> Sequence[Path]:
    """The hex; next to the volcano then what is taken: its own kind or stone."""
    h = HEXES.index(fields["hex"])
    name = f"hex:{fields['hex']}"
    if h >= state.layout.size or not may_give_stone(state, h):
        return [(name,)]
    return [(name, f"kind:{('food', 'wood', 'stone')[TILE_KIND[state.tiles[h]]]}")]


def may_give_stone(state: RiseState, h: int) -> bool:
    """Whether the volcano makes a hex give stone instead of its own kind."""
    return h in bits(state.lava) and h not in bits(state.terrain[2])


def _build(state: RiseState, fields: Fields) -> Sequence[Path]:
    """The hex; while the elder could come along, then whether it does."""
    name = f"hex:{fields['hex']}"
    player = state.current_player
    elder_waits = player is not None and state.with_elders and state.elder[player] < 0
    return [(name, "alone") if elder_waits else (name,)]


def _buy(state: RiseState, fields: Fields) -> Sequence[Path]:
    tile = ALTAR + ITEMS.index(fields["item"])
    return [(f"event:{state.row.index(tile)}",)] if tile in state.row else []


SPECIAL: dict[str, Callable[[RiseState, Fields], Sequence[Path]]] = {
    "MOVE": _pair(""),
    "WAYFARE": _pair("wayfare"),
    "INTIMIDATE": _pair("intimidate"),
    "GATHER": _gather,
    "GATHER_STONE": lambda state, fields: [(f"hex:{fields['hex']}", "kind:stone")],
    "BID": lambda state, fields: [bid_path(state, fields["resources"])],
    "GIVE": lambda state, fields: any_order([f"kind:{fields['resource']}", f"seat:{fields['to']}"]),
    "BUILD": _build,
    "BUY": _buy,
}
