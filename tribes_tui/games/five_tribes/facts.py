"""What one would want to know to play Five Tribes well: where everybody's points come from, what one more of a thing would add."""

from collections.abc import Iterator, Sequence

from rules.five_tribes.components.pieces import AL_AMIN, FAKIR, GOODS, KINDS, RESOURCES
from rules.five_tribes.mechanics import scoring
from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.said import facts as said
from tribes_tui.games.five_tribes.words.things import Names, card_name, sheet_lines
from tribes_tui.words.common import listed, repeated
from tribes_tui.words.help import UsefulFact

SOON = 3
"""So few camels left are the end in sight."""


def facts(view: FiveTribesState, names: Names) -> list[UsefulFact]:
    """The most useful first."""
    viewer = view.viewer if view.viewer is not None else -1
    order = [(max(viewer, 0) + k) % view.players for k in range(view.players)]
    own = [*_viziers(view, viewer, names), *_goods(view, viewer)] if viewer >= 0 else []
    points = [_points(view, seat, names) for seat in order]
    return [*own, *_camels(view, order, names), *points, *_remembered(view, order, names)]


def _points(state: FiveTribesState, seat: int, names: Names) -> UsefulFact:
    """Points and gold as on the table; the lines of the score sheet that count besides it, the largest first; that cards are hidden."""
    sheet = [*zip(sheet_lines(), state.sheet(seat), strict=True)][1:]
    told = sorted(((points, line) for line, points in sheet if points), key=lambda one: -one[0])
    parts = [said.line(line=line, points=points) for points, line in told]
    if state.gold[seat] < 0 and state.secret[seat]:
        parts.append(said.cards_hidden())
    label = said.points(who=names[seat], points=sum(points for _, points in sheet), gold=state.gold[seat])
    return UsefulFact(label, ", ".join(parts) or said.none_yet())


def _viziers(state: FiveTribesState, seat: int, names: Names) -> Iterator[UsefulFact]:
    """What one's viziers count, and whom a few more would pass: ten points for each who has fewer."""
    mine = state.viziers[seat]
    beaten = [other for other in range(state.players) if state.viziers[other] < mine]
    fewer = [names[other] for other in beaten]
    means = said.fewer(viziers=mine, names=fewer) if fewer else said.fewer_nobody(viziers=mine)
    yield UsefulFact(said.viziers(), means)
    ahead = [other for other in range(state.players) if other != seat and state.viziers[other] >= mine]
    for needed in sorted({state.viziers[other] - mine + 1 for other in ahead})[:1]:
        passed = [names[other] for other in ahead if state.viziers[other] - mine + 1 == needed]
        own = needed * scoring.vizier_worth(state.djinns[seat])
        means = said.with_more_means(points=own + 10 * len(passed), passing=10 * len(passed), names=passed)
        yield UsefulFact(said.with_more(number=needed), means)


def _goods(state: FiveTribesState, seat: int) -> Iterator[UsefulFact]:
    """What each of the goods in the market would add to one's suits."""
    held, has_wilds = state.goods[seat * KINDS : seat * KINDS + KINDS], bool(state.djinns[seat] >> AL_AMIN & 1)
    now = scoring.merchandise(held, has_wilds)
    gains: dict[int, list[str]] = {}
    for kind in sorted({card for card in state.row if 0 <= card < GOODS}):
        more = [*held]
        more[kind] += 1
        gains.setdefault(scoring.merchandise(more, has_wilds) - now, []).append(card_name(card=RESOURCES[kind]))
    told = [said.gain(gain=gain, goods=kinds) for gain, kinds in sorted(gains.items(), reverse=True)]
    if told:
        yield UsefulFact(said.goods(), said.adds(gains=", ".join(told)))


def _camels(state: FiveTribesState, order: Sequence[int], names: Names) -> Iterator[UsefulFact]:
    """Who can end the game soon: it is over after the round in which somebody has placed the last camel."""
    near = sorted((state.camels[seat], names[seat]) for seat in order if state.camels[seat] <= SOON)
    for left in sorted({number for number, _ in near}):
        who = [name for number, name in near if number == left]
        yield UsefulFact(said.camels_left(number=left), said.camels_left_means(names=who))


def _remembered(state: FiveTribesState, order: Sequence[int], names: Names) -> Iterator[UsefulFact]:
    """Gold and cards of others that were seen to come and go."""
    for seat in order:
        if state.gold[seat] >= 0:
            continue
        seen = state.known[seat * KINDS : seat * KINDS + KINDS]
        cards = repeated(card_name(card=RESOURCES[kind]) for kind in range(FAKIR + 1) for _ in range(seen[kind]))
        if state.told_gold:
            yield UsefulFact(said.seen(who=names[seat]), said.seen_gold(gold=state.told_gold[seat]), True)
        if cards:
            yield UsefulFact(said.seen_to_take(who=names[seat]), listed(cards), True)
