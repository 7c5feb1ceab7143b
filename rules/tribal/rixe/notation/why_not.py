"""Why an action of the Rixe is not legal now, in one line, with the section that says so."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.state import Refusal, refusal_of
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
            return refusal_of("tribal_rixe", "3.4", "no-zone", "there is no such zone")
        return refusal_of(
            "tribal_rixe", "3.4", "lay-first", "first choose where the card that was turned up begins a column"
        )
    by_kind = {"MOVE": _move, "PLAY": _play, "COLLECT": _collect, "DRAW": _draw, "END": _end, "DONE": _done}
    if row.kind == "NEW_COLUMN":
        return refusal_of(
            "tribal_rixe", "3.4", "no-new-column", "a new column begins only when nobody could play a card"
        )
    return by_kind[row.kind](s, row, player)


def _move(s: Position, row: Action, player: int) -> Refusal:
    head, onto = CODES[str(row.fields["card"])], CODES[str(row.fields["onto"])]
    section = "3.1" if s.phase == CLEAN else "3.2"
    if s.moves >= MOST_MOVES:
        if s.phase == CLEAN:
            return refusal_of(
                "tribal_rixe",
                section,
                "most-in-cleaning",
                "you may make at most {number} moves in a cleaning phase",
                number=MOST_MOVES,
            )
        return refusal_of(
            "tribal_rixe", section, "most-in-turn", "you may make at most {number} moves in a turn", number=MOST_MOVES
        )
    source, target = s.place[head], s.place[onto]
    if source < 0:
        return refusal_of("tribal_rixe", section, "not-table", "{card} isn't on the table", card=NAMES[head])
    if target < 0 or s.ends[target] != onto:
        return refusal_of("tribal_rixe", section, "no-end", "{onto} isn't the end of a column", onto=NAMES[onto])
    if s.phase == CLEAN and not s.zones[source] == s.zones[target] == player:
        return refusal_of("tribal_rixe", "3.1", "own-zone-only", "in the cleaning phase you only use your own zone")
    if s.phase == CLEAN:
        return refusal_of(
            "tribal_rixe",
            "3.6",
            "seen-in-cleaning",
            "that would bring back a position already seen in this cleaning",
        )
    return refusal_of(
        "tribal_rixe", "3.6", "seen-in-turn", "that would bring back a position already seen in this turn"
    )


def _play(s: Position, row: Action, player: int) -> Refusal:
    name = str(row.fields["card"])
    section = "3.1" if s.phase == CLEAN else "3.2"
    if TYPE_CODES[name] not in [card >> 1 for card in s.hands[player]]:
        return refusal_of("tribal_rixe", section, "not-held", "you have no {card} in hand", card=name)
    if "z" in row.fields:
        zone = int(str(row.fields["z"]))
        if zone >= s.players:
            return refusal_of("tribal_rixe", section, "no-zone", "there is no such zone")
        if s.first_empty(zone) < 0:
            return refusal_of("tribal_rixe", section, "zone-full", "that zone has no free place")
    else:
        onto = CODES[str(row.fields["onto"])]
        if s.place[onto] < 0 or s.ends[s.place[onto]] != onto:
            return refusal_of("tribal_rixe", section, "no-end", "{onto} isn't the end of a column", onto=NAMES[onto])
    return refusal_of("tribal_rixe", "3.1", "own-zone-only", "in the cleaning phase you only use your own zone")


def _collect(s: Position, row: Action, player: int) -> Refusal:
    if s.phase == CLEAN:
        return refusal_of("tribal_rixe", "3.1", "no-collecting", "nothing is collected in the cleaning phase")
    return refusal_of(
        "tribal_rixe", "3.2", "not-complete", "only a complete column, from 9 down to 1, can be collected"
    )


def _playable(s: Position, player: int) -> str:
    """A hand card that fits now, in the zones that count in this phase; "" if none does."""
    fitting = fitting_types(s, player if s.phase == CLEAN else -1)
    names = [TYPE_NAMES[card >> 1] for card in s.hands[player] if fitting >> (card >> 1) & 1]
    return names[0] if names else ""


def _draw(s: Position, row: Action, player: int) -> Refusal:
    if s.phase == CLEAN:
        return refusal_of("tribal_rixe", "3.1", "no-drawing", "nothing is drawn in the cleaning phase")
    if s.has_drawn:
        return refusal_of("tribal_rixe", "r3", "drawn-already", "one card a turn is all you may draw")
    if s.has_played:
        return refusal_of(
            "tribal_rixe", "r4", "placed-already", "you may not draw in a turn in which you have played a card"
        )
    if not s.stock:
        return refusal_of("tribal_rixe", "3.2", "no-stock", "the stock is empty")
    return refusal_of(
        "tribal_rixe", "3.2", "fits-no-drawing", "your {card} fits, so you may not draw", card=_playable(s, player)
    )


def _end(s: Position, row: Action, player: int) -> Refusal:
    if s.phase == CLEAN:
        return refusal_of("tribal_rixe", "3.1", "cleaning", "you are cleaning: that ends when no card fits your zone")
    playable = _playable(s, player)
    if playable:
        return refusal_of(
            "tribal_rixe", "r2", "fits-no-end", "your {card} fits: a turn goes on as long as a card fits", card=playable
        )
    return refusal_of("tribal_rixe", "3.2", "draw-first", "you have to draw a card before you may end your turn")


def _done(s: Position, row: Action, player: int) -> Refusal:
    if s.phase != CLEAN:
        return refusal_of("tribal_rixe", "3.2", "cleaning-over", "the cleaning phase is over; end your turn instead")
    return refusal_of("tribal_rixe", "3.1", "fits-zone", "your {card} still fits your zone", card=_playable(s, player))
