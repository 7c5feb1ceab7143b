"""Why an action of the Rixe is not legal now, in one line, with the section that says so."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.state import Refusal
from rules.tribal.cards import CODES, NAMES, TYPE_CODES, TYPE_NAMES
from rules.tribal.rixe.components.actions import TABLE
from rules.tribal.rixe.components.phases import CHOOSING_ZONE, CLEAN, MOST_MOVES
from rules.tribal.rixe.mechanics.legal import fitting_types
from rules.tribal.rixe.position import Position


def why_not(s: Position, action: int) -> Refusal:
    """The reason why `action`, illegal now, is so."""
    row = TABLE[action]
    player = s.current_player
    assert player is not None
    if s.phase == CHOOSING_ZONE:
        if row.kind == "NEW_COLUMN":
            return Refusal("there is no such zone", "3.4")
        return Refusal("first lay the card turned up after the dry lap", "3.4")
    by_kind = {"MOVE": _move, "PLAY": _play, "COLLECT": _collect, "DRAW": _draw, "END": _end, "DONE": _done}
    if row.kind == "NEW_COLUMN":
        return Refusal("a new column comes only after a lap without a card placed", "3.4")
    return by_kind[row.kind](s, row, player)


def _move(s: Position, row: Action, player: int) -> Refusal:
    head, onto = CODES[str(row.fields["card"])], CODES[str(row.fields["onto"])]
    section = "3.1" if s.phase == CLEAN else "3.2"
    if s.moves >= MOST_MOVES:
        return Refusal(f"{MOST_MOVES} moves are the most in a {'cleaning' if s.phase == CLEAN else 'turn'}", section)
    source, target = s.place[head], s.place[onto]
    if source < 0:
        return Refusal(f"the {NAMES[head]} is not on the table", section)
    if target < 0 or s.ends[target] != onto:
        return Refusal(f"the {NAMES[onto]} is not the end of a column", section)
    if s.phase == CLEAN and not s.zones[source] == s.zones[target] == player:
        return Refusal("in the cleaning phase you only use your own zone", "3.1")
    when = "cleaning" if s.phase == CLEAN else "turn"
    return Refusal(f"that would bring back a position already seen in this {when}", "3.6")


def _play(s: Position, row: Action, player: int) -> Refusal:
    name = str(row.fields["card"])
    section = "3.1" if s.phase == CLEAN else "3.2"
    if TYPE_CODES[name] not in [card >> 1 for card in s.hands[player]]:
        return Refusal(f"you have no {name} in hand", section)
    if "z" in row.fields:
        zone = int(str(row.fields["z"]))
        if zone >= s.players:
            return Refusal("there is no such zone", section)
        if s.first_empty(zone) < 0:
            return Refusal("that zone has no free place", section)
    else:
        onto = CODES[str(row.fields["onto"])]
        if s.place[onto] < 0 or s.ends[s.place[onto]] != onto:
            return Refusal(f"the {NAMES[onto]} is not the end of a column", section)
    return Refusal("in the cleaning phase you only use your own zone", "3.1")


def _collect(s: Position, row: Action, player: int) -> Refusal:
    if s.phase == CLEAN:
        return Refusal("nothing is collected in the cleaning phase", "3.1")
    return Refusal("only a complete column, from 9 down to 1, can be collected", "3.2")


def _playable(s: Position, player: int) -> str:
    """A hand card that fits now, in the zones that count in this phase; "" if none does."""
    fitting = fitting_types(s, player if s.phase == CLEAN else -1)
    names = [TYPE_NAMES[card >> 1] for card in s.hands[player] if fitting >> (card >> 1) & 1]
    return names[0] if names else ""


def _draw(s: Position, row: Action, player: int) -> Refusal:
    if s.phase == CLEAN:
        return Refusal("nothing is drawn in the cleaning phase", "3.1")
    if s.has_drawn:
        return Refusal("one card a turn is all you may draw", "r3")
    if s.has_played:
        return Refusal("you may not draw in a turn in which you have placed a card", "r4")
    if not s.stock:
        return Refusal("the stock is empty", "3.2")
    return Refusal(f"your {_playable(s, player)} fits, so you may not draw", "3.2")


def _end(s: Position, row: Action, player: int) -> Refusal:
    if s.phase == CLEAN:
        return Refusal("you are cleaning: that ends when no card fits your zone", "3.1")
    playable = _playable(s, player)
    if playable:
        return Refusal(f"your {playable} fits, so your turn goes on", "r2")
    return Refusal("you have to draw a card before you may end your turn", "3.2")


def _done(s: Position, row: Action, player: int) -> Refusal:
    if s.phase != CLEAN:
        return Refusal("the cleaning phase is over; end your turn instead", "3.2")
    return Refusal(f"your {_playable(s, player)} still fits your zone", "3.1")
