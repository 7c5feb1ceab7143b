"""A whole turn in one sentence, where there is no room for every move; and the page about the opponent's turn in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tribes_tui.games.tribal.duel.words.said import log as said
from tribes_tui.games.tribal.duel.words.said import table
from tribes_tui.games.tribal.duel.words.things import card
from tribes_tui.table.board.scene import RECENT_MOVES
from tribes_tui.words.common import filled

if TYPE_CHECKING:
    from rules import Event

ON_PILES = "sacred", "stolen_to_pile", "placed_on_pile"
BEFORE = frozenset(("turn_ended", "starter"))
"""What comes right before a turn."""
LONGEST = 77
"""Letters of a headline in the smallest window."""

Part = tuple[Callable[..., str], Callable[..., str], int, Sequence[str]]
"""A part of a turn's sentence: what says it, the same in brief, of how many, and of which cards."""


def last_turn(events: Sequence[Event], player: int) -> Sequence[Event]:
    """The events of the last turn that somebody ended, its end included; none where its beginning isn't among them."""
    ends = [k for k, event in enumerate(events) if event.kind == "turn_ended" and event.player == player]
    start = _start(events[: ends[-1]]) if ends else -1
    return events[start : ends[-1] + 1] if start >= 0 else ()


def present_turn(events: Sequence[Event]) -> Sequence[Event]:
    """The events of the turn that is going on; none where its beginning isn't among them."""
    start = _start(events)
    return events[start:] if start >= 0 else ()


def _start(events: Sequence[Event]) -> int:
    """Where the turn that these end with begins; -1 if that is earlier. A position from which a game was begun may lie in
    the middle of a turn: that begins with it."""
    is_whole = len(events) < RECENT_MOVES
    return max((k + 1 for k, event in enumerate(events) if event.kind in BEFORE), default=0 if is_whole else -1)


def is_first(events: Sequence[Event], turn: Sequence[Event]) -> bool:
    """Whether this turn of theirs came right after the cleaning."""
    start = next((k for k, event in enumerate(events) if turn and event is turn[0]), 0)
    return start > 0 and events[start - 1].kind == "starter"


def cleaned(events: Sequence[Event], player: int) -> int | None:
    """How many cards somebody turned up while cleaning; None where that isn't among these events."""
    ends = [event for event in events if event.kind == "cleaned" and event.player == player]
    return int(ends[-1].public["turned_up"]) if ends else None


def summed(events: Sequence[Event]) -> Sequence[Part]:
    """The events of one turn as the parts of its sentence, what touched the other player first."""
    counted = Counter(event.kind for event in events)
    moved = [event.public for event in events if event.kind == "moved"]
    given = [len(fields["cards"]) for fields in moved if fields["z"] != fields["to_z"]]
    kinds = "stolen_to_pile", "stolen", "discarded", "drawn", "taken"
    cards = {kind: [card(one.public["card"]) for one in events if one.kind == kind] for kind in kinds}
    piled, for_pile = sum(counted[kind] for kind in ON_PILES), cards["stolen_to_pile"]
    parts: tuple[Part, ...] = (
        (said.stolen_for_pile, said.stolen_for_pile_brief, piled * bool(for_pile), for_pile),
        (said.stolen_from, said.stolen_from_brief, counted["stolen"], cards["stolen"]),
        (said.given_to, said.given_to_brief, sum(given), ()),
        (said.on_piles, said.on_piles_brief, piled * (not for_pile), ()),
        (said.drawn_and_discarded, said.drawn_and_discarded, counted["discarded"], cards["discarded"]),
        (said.drawn, said.drawn, counted["drawn"], cards["drawn"]),
        (said.taken, said.taken, counted["taken"], cards["taken"]),
        (said.other_moves, said.other_moves_brief, len(moved) - len(given), ()),
        (said.up, said.up_brief, counted["turned_up"], ()),
    )
    return [part for part in parts if part[2]]


def turn_texts(name: str, other: str, turn: Sequence[Part], cleaned: int | None = None) -> tuple[str, ...]:
    """A turn of `name` in one sentence, and the same in fewer words: `Ash's turn: mask 3 stolen, 5 cards given to you, 3 cards on
    sacred piles, 12 other moves.` `cleaned`: the cards turned up in the cleaning right before it, which come first where there is room
    for both."""
    if not turn:
        return ()
    full, brief = (_parts(turn, other, k) for k in (0, 1))
    alone = said.turn_of(who=name, parts=full), said.turn_of(who=name, parts=brief)
    if cleaned is None:
        return alone
    both = f"{said.cleaning_of(who=name, cleaned=cleaned)} {alone[0]}"
    return both, said.cleaning_of_and_turn(who=name, cleaned=cleaned, parts=brief), *alone


def begun_texts(name: str, other: str, turn: Sequence[Part], key: str) -> tuple[str, ...]:
    """The first parts of the same sentence, ever fewer, and the key that shows the rest."""
    brief = _parts(turn, other, 1)
    return tuple(said.turn_of_rest(who=name, parts=brief[:k], key=key) for k in range(len(brief) - 1, 0, -1))


def _parts(turn: Sequence[Part], other: str, k: int) -> list[str]:
    return [
        filled(forms[k], {"number": lambda n=number: n, "cards": lambda c=cards: c, "who": lambda: other})  # type: ignore[misc]
        for *forms, number, cards in turn
    ]


# ---- The page about the opponent's turn -------------------------------------------------------


def headline(name: str, turn: int, sacred: int, to_pile: int, stolen: int, given: int) -> str:
    """What a turn came to: `Ash's turn 4: 3 cards on sacred piles (1 stolen from you) and 5 given to you.` `to_pile`: how many of the
    sacred ones were stolen; `stolen`: for columns."""
    forms = [
        [
            *([piles(number=sacred, stolen=to_pile)] if sacred else []),
            *([steal(number=stolen)] if stolen else []),
            *([table.given_to_you(number=given)] if given else []),
        ]
        for piles, steal in (
            (table.on_piles, table.stolen_from_you),
            (table.on_piles_brief, table.stolen_from_you_brief),
        )
    ]
    if not forms[0]:
        return table.turn_came_to_nothing(who=name, turn=turn)
    told = [table.turn_came_to(who=name, turn=turn, did=did) for did in forms]
    return next((form for form in told if len(form) <= LONGEST), told[-1])


def change(to_clear: tuple[int, int], down: tuple[int, int]) -> str:
    """Cards to clear and face down, before and after: `25 → 17 to clear, 9 face down`."""
    (before, left), (covered, still) = to_clear, down
    return table.now(
        before=before, left=left, is_other=before != left, covered=covered, down=still, more_up=covered != still
    )
