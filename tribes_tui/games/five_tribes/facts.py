"""What one would want to know to play Five Tribes well: where everybody's points come from, what one more of a thing would add."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from rules.five_tribes.components.pieces import AL_AMIN, FAKIR, GOODS, KINDS, RESOURCES
from rules.five_tribes.mechanics import scoring
from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.things import SHEET
from tribes_tui.words.common import capital, count, listed, repeated
from tribes_tui.words.facts import UsefulFact

if TYPE_CHECKING:
    from rules import State

Names = Sequence[str]
SOON = 3
"""So few camels left are the end in sight."""


def facts(view: State, names: Names) -> list[UsefulFact]:
    """The most useful first."""
    state = cast(FiveTribesState, view)
    viewer = state.viewer if state.viewer is not None else -1
    order = [(max(viewer, 0) + k) % state.players for k in range(state.players)]
    own = [*_viziers(state, viewer, names), *_goods(state, viewer)] if viewer >= 0 else []
    points = [_points(state, seat, names) for seat in order]
    return [*own, *_camels(state, order, names), *points, *_remembered(state, order, names)]


def _points(state: FiveTribesState, seat: int, names: Names) -> UsefulFact:
    """The lines of a seat's score sheet that count now, the largest first; what is hidden is said so."""
    sheet = state.sheet(seat)
    lines = [(points, line) for line, points in zip(SHEET, sheet, strict=True) if points]
    told = [f"{line} {points}" for points, line in sorted(lines, key=lambda one: -one[0])]
    hidden = ["gold hidden"] if state.gold[seat] < 0 else []
    hidden += ["cards hidden"] if state.gold[seat] < 0 and state.secret[seat] else []
    return UsefulFact(f"{capital(names[seat])}, {sum(sheet)} points", ", ".join([*told, *hidden]) or "none yet")


def _viziers(state: FiveTribesState, seat: int, names: Names) -> Iterator[UsefulFact]:
    """What one's viziers count, and whom a few more would pass: ten points for each who has fewer."""
    mine = state.viziers[seat]
    beaten = [other for other in range(state.players) if state.viziers[other] < mine]
    fewer = listed(names[other] for other in beaten) or "nobody yet"
    yield UsefulFact("Your viziers", f"{mine}; 10 points for each player with fewer: {fewer}")
    ahead = [other for other in range(state.players) if other != seat and state.viziers[other] >= mine]
    for needed in sorted({state.viziers[other] - mine + 1 for other in ahead})[:1]:
        passed = [names[other] for other in ahead if state.viziers[other] - mine + 1 == needed]
        more = f"{listed(passed)} would have fewer"
        yield UsefulFact(f"With {needed} more", f"you get {10 * len(passed)} points: {more}")


def _goods(state: FiveTribesState, seat: int) -> Iterator[UsefulFact]:
    """What each of the goods in the market would add to one's suits."""
    held, has_wilds = state.goods[seat * KINDS : seat * KINDS + KINDS], bool(state.djinns[seat] >> AL_AMIN & 1)
    now = scoring.merchandise(held, has_wilds)
    gains: dict[int, list[str]] = {}
    for kind in sorted({card for card in state.row if 0 <= card < GOODS}):
        more = [*held]
        more[kind] += 1
        gains.setdefault(scoring.merchandise(more, has_wilds) - now, []).append(RESOURCES[kind].lower())
    told = [f"{gain} for {listed(kinds, 'or')}" for gain, kinds in sorted(gains.items(), reverse=True)]
    if told:
        yield UsefulFact("One more of your goods", f"adds {', '.join(told)}")


def _camels(state: FiveTribesState, order: Sequence[int], names: Names) -> Iterator[UsefulFact]:
    """Who can end the game soon: it is over after the round in which somebody has placed the last camel."""
    near = sorted((state.camels[seat], names[seat]) for seat in order if state.camels[seat] <= SOON)
    for left in sorted({number for number, _ in near}):
        who = listed(name for number, name in near if number == left)
        yield UsefulFact(
            f"{capital(count(left, 'camel'))} left", f"{who}; with the last the game is over after the round"
        )


def _remembered(state: FiveTribesState, order: Sequence[int], names: Names) -> Iterator[UsefulFact]:
    """Gold and cards of others that were seen to come and go."""
    for seat in order:
        if state.gold[seat] >= 0:
            continue
        seen = state.known[seat * KINDS : seat * KINDS + KINDS]
        cards = repeated(RESOURCES[kind].lower() for kind in range(FAKIR + 1) for _ in range(seen[kind]))
        if state.told_gold:
            yield UsefulFact(f"By all that was seen, {names[seat]}", f"{state.told_gold[seat]} gold", True)
        if cards:
            yield UsefulFact(f"Seen to take, {names[seat]}", listed(cards), True)
