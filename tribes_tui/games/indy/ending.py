"""How a game of indy ended: who held on to their feathers, round by round, and where the plate went."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules import Event, State
from tribes_tui.games.indy.words.said import ending as said
from tribes_tui.table.board.scene import Ending, Source
from tribes_tui.words.said import ending as said_ending

MOST = 5
"""Sentences about what decided it, the last first."""


def ending(final: State, events: Sequence[Event], names: Sequence[str]) -> Ending:
    """From the final position and what everybody has seen."""
    resolved = [event for event in events if event.kind == "resolved"]
    course = tuple(tuple(event.public["tokens"][seat] for event in resolved) for seat in range(len(names)))
    told: Mapping[str, Any] = resolved[0].public if resolved else {"tokens": (), "spared": True, "winner": None}
    lost = () if told["spared"] else told["losers"]
    began = tuple(had + (seat in lost) - (seat == told["winner"]) for seat, had in enumerate(told["tokens"]))
    held = tuple(row[-1] if row else 0 for row in course)
    scores = final.scores()
    from_plate = tuple(score - kept for score, kept in zip(scores, held, strict=True))
    seats = range(len(names))
    paid = tuple(sum(seat in one.public["losers"] and not one.public["spared"] for one in resolved) for seat in seats)
    returned = [event.player for event in events if event.kind == "returned"]
    won = tuple(sum(one.public["winner"] == seat for one in resolved) + returned.count(seat) for seat in seats)
    return Ending(
        "indy",
        said_ending.over_after(number=len(resolved), kind="manche"),
        "feathers",
        (
            Source(said.held(), held),
            Source(said.from_plate(), from_plate),
            Source(said.paid(), paid, False, "fewest"),
            Source(said.won_back(), won, False),
        ),
        tuple(_decided(events, names)[: -MOST - 1 : -1]),
        course,
        began,
        said.alone()
        if final.ranking().count(1) == 1 and not any(held[seat] for seat in seats if final.ranking()[seat] > 1)
        else "",
    )


def _decided(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Rounds won by a team, who came back, and seats without feathers, in the order in which it happened; not those with which the game is
    over, but that several paid then."""
    found: list[str] = []
    before: Sequence[int] | None = None
    number, last = 1, sum(event.kind == "resolved" for event in events)
    for event in events:
        if event.kind == "returned" and event.player is not None:
            found.append(said.came_back(who=names[event.player], number=number))
        if event.kind != "resolved":
            continue
        tokens, winner = event.public["tokens"], event.public["winner"]
        if winner is not None:
            found.append(said.round_won(who=names[winner], number=number))
        gone = [names[seat] for seat, left in enumerate(tokens) if not left and (before is None or before[seat])]
        if gone and number < last:
            found.append(said.last_feather(round=number, number=len(gone), who=gone[0], names=gone))
        losers = () if event.public["spared"] else event.public["losers"]
        if number == last and losers[1:]:
            found.append(said.shared_worst(number=number, names=[names[seat] for seat in losers]))
        before, number = tokens, number + 1
    return found
