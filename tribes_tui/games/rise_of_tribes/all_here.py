"""Members and gifts are asked for one by one: all that may go to one hex or player, or fall there, are named at once."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from rules import State
from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components import frames, tables
from rules.rise_of_tribes.components.box import HEXES
from rules.rise_of_tribes.components.packing import evade_parts, gather_parts, grow_parts, lose_parts, move_parts
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.words.figures import is_fought, sides
from tribes_tui.games.rise_of_tribes.words.said import actions as said, log as said_log

KINDS = ("GROW", "GROW_BOARD", "MOVE", "FAR", "FAR_MOVED", "AMBUSH", "EVADE", "LOSE", "GIVE")


def left(view: State) -> int:
    """Members that are still asked for, or resources to hand out."""
    state = cast("RiseState", view)
    kind, _, argument = decision(state)
    if kind in (frames.WAYFARE, frames.CONFLICTS):
        player = state.active
        return state.board[player] if kind == frames.CONFLICTS else tables.MEMBERS - state.supply[player]
    first = {frames.GROW: grow_parts, frames.MOVE: move_parts, frames.LOSE: lose_parts}.get(kind)
    if kind == frames.SHARE:
        return argument
    if kind == frames.EVADE:
        return evade_parts(argument)[1]
    return first(argument)[0] if first else 0


GATHERING = ("GATHER", "GATHER_STONE")


def others(view: State, action: int) -> list[int]:
    """Beside a hex that is gathered from all the others, where each may be gathered from, in one way, and nothing else is asked."""
    state, rows = cast("RiseState", view), view.game.actions
    kind, _, argument = decision(state)
    if kind != frames.GATHER or rows[action].kind not in GATHERING:
        return []
    rest = [one for one in view.legal_actions() if rows[one].kind in GATHERING]
    hexes = {HEXES.index(rows[one].fields["hex"]) for one in rest}
    is_plain = len(hexes) == len(rest) and not any(ground.is_wild(state, h) for h in hexes)
    return [one for one in rest if one != action] if is_plain and len(rest) <= gather_parts(argument)[0] else []


def spoils(view: State, action: int) -> bool:
    """Whether a village falls by it, a conflict begins, or a member comes that the limit alone takes away again."""
    state, row = cast("RiseState", view), view.game.actions[action]
    if row.kind not in KINDS or row.kind == "GIVE":
        return False
    left_hex = row.fields["hex"] if row.kind == "LOSE" else row.fields.get("from")
    come_to = None if row.kind == "LOSE" else row.fields.get("to", row.fields.get("hex"))
    return (left_hex is not None and _loses_village(state, HEXES.index(left_hex))) or (
        come_to is not None and _is_one_too_many(state, HEXES.index(come_to))
    )


def _loses_village(state: RiseState, h: int) -> bool:
    """Whether the last member of whoever decides is to leave their village in a hex."""
    player = state.current_player
    return player is not None and state.village[h] == player and state.members_at(h)[player] == 1


def _is_one_too_many(state: RiseState, h: int) -> bool:
    """Whether one more member of whoever decides begins a conflict in a hex, or would not be left after it."""
    player, before = state.current_player, sides(state, h)
    if player is None:
        return False
    after = {**before, player: before.get(player, 0) + 1}
    if not is_fought(state, h, after):
        return False
    strongest = max((count for side, count in after.items() if side != player), default=0)
    return not is_fought(state, h, before) or after[player] - strongest > ground.limit(state, h)


def together(view: State, actions: Sequence[int]) -> str:
    """Several such decisions of one kind as one order: `grow 2 members in E and 1 in C`; empty for what is never hinted so."""
    rows = [view.game.actions[action] for action in actions]
    if rows[0].kind == "GROW":
        (hex, first), *others = Counter(row.fields["hex"] for row in rows).items()
        more = [said.grow_next(number=number, hex=other) for other, number in others]
        return said.grow_several(places=[said.grow_first(number=first, hex=hex), *more])
    if rows[0].kind == "MOVE":
        ((a, b), first), *ways = Counter((row.fields["from"], row.fields["to"]) for row in rows).items()
        more = [said_log.moved_way(who="", number=number, a=start, b=end) for (start, end), number in ways]
        return said.move_several(ways=[said.move_first(number=first, a=a, b=b), *more])
    return ""
