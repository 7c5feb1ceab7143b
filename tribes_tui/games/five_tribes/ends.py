"""Where a move in progress can end and what that certainly brings: facts of the board, no judgement (spec 3.3 to 3.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import COLOURS, ECHIDNA, FACE_KIND
from tribes_tui.games.five_tribes.foresight import ends_the_game
from tribes_tui.games.five_tribes.words import board as words
from tribes_tui.games.five_tribes.words.said import ends as said
from tribes_tui.games.five_tribes.words.said import log
from tribes_tui.games.five_tribes.words.said import things as counts
from tribes_tui.games.five_tribes.words.things import SCENES, TONES
from tribes_tui.theme.palette import BOLD

if TYPE_CHECKING:
    from rules.five_tribes.evaluation.preview import MoveEnd
    from rules.five_tribes.state import FiveTribesState as S
    from tribes_tui.games.five_tribes.foresight import Ends
    from tribes_tui.widgets.drawing.lines import Line


def tribe_brings(state: S, end: MoveEnd) -> str:
    """What the meeples do: `3 cards`, `12 gold`, `a kill within 3 tiles`; of viziers and elders the points."""
    number, what = end.taken, COLOURS[end.colour]
    if what == "G":
        return counts.cards(number=min(number, len(state.row)))
    if what == "B":
        return counts.gold(gold=number * state.blues[end.tile] * (2 if state.doubled >> ECHIDNA & 1 else 1))
    return said.kill_within(number=number) if what == "R" else said.points(number=end.points.tribe)


def brings(state: S, end: MoveEnd) -> list[str]:
    """All that certainly follows, or may be bought."""
    yours = said.yours_last() if ends_the_game(state) else said.yours()
    control = [yours] if end.control else []
    lost = [said.lost(number=number)] if (number := _lost(state, end)) else []
    return [tribe_brings(state, end), *lost, *control, said.tile(kind=SCENES[FACE_KIND[state.faces[end.tile]]])]


def _lost(state: S, end: MoveEnd) -> int:
    """What those lose who had more viziers than the mover, and have not any more."""
    held = state.viziers[state.actor]
    return 10 * sum(held < one <= held + end.taken for one in state.viziers) if COLOURS[end.colour] == "Y" else 0


def distinct(found: Sequence[MoveEnd]) -> list[MoveEnd]:
    """Of all ways to end on a tile, the best first, that which the table plays for each tribe, in the tribes' order."""
    best: dict[int, MoveEnd] = {}
    for end in found:
        best.setdefault(end.colour, end)
    return [best[colour] for colour in sorted(best)]


def lines(state: S, ends: Ends) -> list[Line]:
    """A line for each tile and tribe, in the order of the board."""
    found: list[Line] = []
    for tile in sorted(ends):
        for end in distinct(ends[tile]):
            what, rest = (tribe_of(end), TONES[COLOURS[end.colour]]), ", ".join(brings(state, end))
            found.append(((f"{TILE_TEXT[tile]} ", "ink", BOLD), what, (f": {rest}", "soft")))
    return found


def short_lines(state: S, ends: Ends) -> list[Line]:
    """The same in a row of the narrowest column: `c1 3 viziers ∩ palm`."""
    found: list[Line] = []
    for tile in sorted(ends):
        for end in distinct(ends[tile]):
            camel = f" {words.CAMEL}" if end.control else ","
            does = said.tile_short(kind=SCENES[FACE_KIND[state.faces[tile]]])
            what = (_in_short(state, end), TONES[COLOURS[end.colour]])
            found.append(((f"{TILE_TEXT[tile]} ", "ink", BOLD), what, (camel, "ink", BOLD), (f" {does}", "soft")))
    return found


def _in_short(state: S, end: MoveEnd) -> str:
    """Of assassins, merchants and builders what they do, of the others who comes to one."""
    letter = COLOURS[end.colour]
    if letter == "R":
        return said.kill()
    return tribe_brings(state, end) if letter in "GB" else tribe_of(end)


def end_text(state: S, end: MoveEnd) -> str:
    """An end in words: `3 elders, yours, a palm`."""
    return ", ".join([tribe_of(end), *brings(state, end)])


def tribe_of(end: MoveEnd) -> str:
    """Who is picked up: `3 elders`."""
    return log.meeples(colour=COLOURS[end.colour], n=end.taken)
