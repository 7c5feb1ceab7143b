"""How a Duel ended: what lies on the sacred piles, what is left to clear, and what decided it."""

from collections import Counter
from collections.abc import Iterator, Sequence

from rules import Event
from rules.tribal.cards import SYMBOL_NAMES
from rules.tribal.duel.components.phases import COLUMNS
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words import sentences as words
from tribes_tui.games.tribal.duel.words.news import ON_PILES
from tribes_tui.games.tribal.duel.words.said import end as said
from tribes_tui.games.tribal.words import said as tribal
from tribes_tui.table.board.scene import Ending, Source
from tribes_tui.words.said import ending as said_ending

FIRST = sum(range(1, COLUMNS + 1))
"""Cards in the columns of a player when a game begins."""
FACE_DOWN = sum(range(COLUMNS))
"""Cards of a player that lie face down when a game begins."""
EMPTIED = ("empty", "emptied_by_opponent")
"""Those that the columns decided, not the piles."""
MUCH = 3
"""A turn is told from so many cards on."""


def ending(final: DuelState, events: Sequence[Event], names: Sequence[str]) -> Ending:
    """From the final position and what everybody has seen."""
    by = words.decided_by(final)
    return Ending(
        "duel",
        said_ending.over_after(number=final.turn, kind="turn"),
        "sacred-cards",
        tuple(_sources(final, events)),
        tuple(_decided(final, events, names)),
        won_by=words.won_by(final),
        picture=_picture(final, by),
        title=by and said.sacred(has_decided=by in ("piles", "sacred_cards", words.MORE_PILED)),
    )


def _sources(state: DuelState, events: Sequence[Event]) -> Iterator[Source]:
    """The four piles make the score; the rest tells how it came about."""
    for symbol, name in enumerate(SYMBOL_NAMES):
        yield Source(
            tribal.symbol(symbol=name), (state.heights[symbol], state.heights[4 + symbol]), tone=f"tone-{name}"
        )
    yield Source(said.left(), (*state.held,), False, "fewest")
    yield Source(said.steals(), (words.tallies(events, 0)[2], words.tallies(events, 1)[2]), False, "")


def _picture(state: DuelState, by: str) -> tuple[Source, ...]:
    """Where the piles decided nothing: how many cards of the columns are gone, or came up, of those that were dealt."""
    if by == words.FEWER_DOWN:
        up = tuple(FACE_DOWN + state.standing(seat)[2] for seat in (0, 1))
        return (Source(said.turned_up(down=FACE_DOWN), up, tone="tone-back"),)
    if by in EMPTIED:  # cards that the other one gave away would hide what the loser did
        empty = tuple(COLUMNS - sum(map(bool, state.columns[seat * COLUMNS : (seat + 1) * COLUMNS])) for seat in (0, 1))
        return (Source(said.cleared_columns(columns=COLUMNS), empty, tone="tone-back"),)
    if by != words.FEWER_HELD:
        return ()
    gone = tuple(max(0, FIRST - held) for held in state.held)
    return (Source(said.cleared(dealt=FIRST), gone, tone="tone-back"),)


def _decided(state: DuelState, events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """The end itself, what the loser had left, and the turn that brought most."""
    if state.end in words.WINS:
        yield said.won_in_turn(who=names[state.winner], end=state.end, turn=state.turn)
    else:
        yield words.by_tie_break(state, names)
    if state.end in EMPTIED:
        yield said.difference(other=names[1 - state.winner], left=state.held[1 - state.winner])
    laid: Counter[tuple[int, int]] = Counter()
    turn = 0
    for event in events:
        turn = 1 if event.kind == "starter" else event.public["turn"] + 1 if event.kind == "turn_ended" else turn
        laid[turn, event.player or 0] += event.kind in ON_PILES
    (turn, seat), number = max(laid.items(), key=lambda item: (item[1], item[0]), default=((0, 0), 0))
    if number >= MUCH:
        yield said.best_turn(who=names[seat], turn=turn, number=number)
