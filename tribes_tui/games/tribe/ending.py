"""How a game of Tribe ended: what gave everybody's spheres, challenge by challenge, and who closed."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from rules import Event, State
from rules.core.option import handicap_of
from tribes_tui.games.tribe.words.said import ends as said
from tribes_tui.table.board.scene import Ending, Source
from tribes_tui.words.ending import apart, turned
from tribes_tui.words.said import ending as said_ending, handicap


def ending(final: State, events: Sequence[Event], names: Sequence[str]) -> Ending:
    """From what everybody has seen."""
    ended = [event.fields() for event in events if event.kind == "challenge_ended"]
    seats = range(len(names))

    def total(key: str, sign: int = 1) -> tuple[int, ...]:
        return tuple(sign * sum(fields[key][seat] for fields in ended) for seat in seats)

    amount, behind = handicap_of(final.options)
    below = tuple(-amount * (seat == behind) for seat in seats)
    sources = (
        Source(said.chains(), total("table"), tone="tone-character"),
        Source(said.magical(), total("bonus"), tone="gain"),
        Source(said.left_over(), total("hostile", -1), tone="tone-tribe-back"),
        *([Source(handicap.from_the_start(), below, tone="tone-grey")] if amount else []),
    )
    closed = tuple(sum(fields["closer"] == seat for fields in ended) for seat in seats)
    sent = tuple(sum(event.kind == "attacked" and event.player == seat for event in events) for seat in seats)
    answers = [(event.player, len(event.fields()["destroyed"])) for event in events if event.kind == "defended"]
    lost = tuple(sum(number for who, number in answers if who == seat) for seat in seats)
    best_first = sorted(ended, key=lambda fields: -max(map(int, fields["points"])))
    return Ending(
        "tribe",
        said_ending.over_after(number=len(ended), kind="challenge"),
        "points",
        (
            *sources,
            Source(said.times_closed(), closed, False),
            Source(said.attacks_sent(), sent, False, ""),
            Source(said.vases_lost(), lost, False, "fewest"),
        ),
        (*_tie(final, names), *_apart(final, sources, ended, names), *(_told(fields, names) for fields in best_first)),
    )


def _tie(final: State, names: Sequence[str]) -> Iterator[str]:
    """Why one of those with the most spheres wins, or all of them do (ruling 31)."""
    scores, ranking = final.scores(), final.ranking()
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    winners = [seat for seat in best if ranking[seat] == 1]
    if len(winners) > 1:
        yield said.share(names=[names[seat] for seat in winners])
    elif len(best) > 1:
        others = [names[seat] for seat in best if seat not in winners]
        yield said.as_many(who=others[0]) if len(others) == 1 else said.as_many_several(names=others)


def _apart(
    final: State, sources: Sequence[Source], ended: Sequence[dict[str, Any]], names: Sequence[str]
) -> Iterator[str]:
    """Where the winner's lead came from, and since which challenge it is theirs; nothing where nobody is ahead alone."""
    scores = final.scores()
    first, second = sorted(range(len(names)), key=lambda seat: (final.ranking()[seat], -scores[seat]))[:2]
    if scores[first] <= scores[second]:
        return
    parts = [
        (source.name, source.values[first] - source.values[second], max(source.values) <= 0 > min(source.values))
        for source in sources
    ]
    others = [seat for seat in range(len(names)) if seat != first]
    yield apart(names[first], names[second], "points", scores[first] - scores[second], parts)
    leads = [all(fields["totals"][first] > fields["totals"][seat] for seat in others) for fields in ended]
    since = max((number for number, lead in enumerate(leads, 1) if not lead), default=0) + 1
    if len(ended) > 1:
        yield turned(names[first], "challenge", since)


def _told(fields: dict[str, Any], names: Sequence[str]) -> str:
    """Who closed a challenge, and who got the most points."""
    points, closer, number = fields["points"], fields["closer"], fields["challenge"]
    best = max(range(len(names)), key=lambda seat: (int(points[seat]), seat == closer))
    if closer == best:
        return said.told_best(who=names[best], challenge=number, number=int(points[best]))
    say = said.told_nobody if closer is None else partial(said.told, who=names[closer])
    return say(challenge=number, best=names[best], number=int(points[best]))
