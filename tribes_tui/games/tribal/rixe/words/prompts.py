"""What is asked, where in the game we are, and what stands on the table besides cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, cast

from rules.tribal.cards import NAMES, NINES, RANK, SYMBOL
from rules.tribal.rixe.components.phases import CHOOSING_ZONE, CLEAN, OUT_POINTS, OVER
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.words import card_words
from tribes_tui.words.common import count, do, listed, sentence, waiting

if TYPE_CHECKING:
    from rules import Event, State

Names = Sequence[str]

CLEANING = ("everybody cleans their own zone", "turns"), ("clean", "turns")
TURN = ("play every card that fits", "draw one if none fits", "end"), ("play", "draw", "end")
NEW_COLUMN = ("start a new column", *TURN[0]), ("new column", *TURN[1])
"""Steps in full, and in a word each."""

WAYS = {
    "PLAY": "play a card that fits",
    "MOVE": "move columns",
    "COLLECT": "collect a complete column",
    "DRAW": "draw a card",
    "END": "end your turn",
}
"""What may be done in a turn, by the kinds of actions."""

HAND, NO_HAND = "Your hand", "Hands are hidden"
WORTH = (
    f"Empty hand: {OUT_POINTS} points, and the round ends. Collecting a column 9 to 1: 1 point.",
    f"Empty hand: {OUT_POINTS} points. Collecting a column 9 to 1: 1 point.",
    f"Empty hand: {OUT_POINTS} points. Column 9 to 1: 1 point.",
    f"Empty hand: {OUT_POINTS}, column 9 to 1: 1",
)
"""What there is to win, in ever fewer words."""
COLOURS = ("orange", "", "blue", "")
"""Before the signs of the kinds of cards: the colour of those that follow."""
COLUMN_RULE = "each goes on a card one higher, of the other colour"
DRAW_BUTTON, END_BUTTON, DONE_BUTTON = "draw", "end", "done"
TURNED = "turned up:"
NOTHING = "nobody laid a card"
QUIET = frozenset(("played", "moved", "drew", "collected", "turn_ended"))
"""Kinds of events of which it is enough to hear who laid cards, and who collected columns."""


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    state = cast(RixeState, view)
    player = state.current_player
    if player is None:
        return sentence(f"the game is over: {do(winners(state, names), 'win')}")
    if state.viewer != player:
        return waiting(names[player])
    if state.phase == CHOOSING_ZONE:
        return f"Nobody laid a card: choose the zone in which the {card_words(NAMES[state.turned])} starts a column."
    kinds = {state.game.actions[action].kind for action in state.legal_actions()}
    if state.phase == CLEAN:
        if "PLAY" in kinds:
            also = ", or move columns" if "MOVE" in kinds else " there"
            return f"Clean your own zone: play every card that fits{also}."
        if "MOVE" in kinds:
            return "Clean your zone: no card fits. Move columns or end your cleaning."
        return "Clean your own zone: no card fits. End your cleaning."
    return _turn_prompt(kinds)


def _turn_prompt(kinds: set[str]) -> str:
    """Which of the ways to go on there are."""
    ways = [way for kind, way in WAYS.items() if kind in kinds]
    told = sentence(listed(ways, "or"))
    return told if "PLAY" in kinds else f"No card fits. {told}"


def winners(state: State, names: Names) -> list[str]:
    """The names of all at the first place."""
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


def ask(state: RixeState, picked: str) -> str:
    """Where the picked card goes, and those that go with it."""
    kind, _, code = picked.partition(":")
    code = code.rstrip("+")
    if kind == "card":
        group = state.group(NAMES.index(code))
        what, goes = f"The {card_words(code)} is lifted.", "It goes"
        if len(group) > 1:
            what, goes = f"The {card_words(code)} and {len(group) - 1} more are lifted.", "They go"
        return f"{what} {goes} on {_wanted(group[0])}{_where(state)}."
    card = NAMES.index(code + "a")
    if card >= NINES:
        return f"The {card_words(code)} is lifted. It goes in a free place{_where(state)}."
    return f"The {card_words(code)} is lifted. It goes on {_wanted(card)}{_where(state)}."


def _wanted(card: int) -> str:
    """What a card fits: `a blue 7`."""
    return f"{'an orange' if SYMBOL[card] >= 2 else 'a blue'} {RANK[card] + 2}"


def _where(state: RixeState) -> str:
    return " of your own zone" if state.phase == CLEAN else ", in any zone"


# ---- Beside the cards


def facts(state: RixeState) -> list[str]:
    """Round, stock, how dry this lap is."""
    found = [
        f"round {state.number} of {state.options['rounds']}",
        f"{count(len(state.stock), 'card')} in the stock",
    ]
    if state.dry and state.phase != OVER:
        found.append(f"{count(state.dry, 'turn')} without a card laid")
    return found


def steps(state: RixeState, kinds: set[str]) -> tuple[Sequence[str], int | None, Sequence[str]]:
    """The steps of a turn, the present one, and the same in a word each; `kinds` are those of what is legal."""
    if state.phase == OVER:
        return (), None, ()
    if state.phase == CLEAN:
        return CLEANING[0], 0, CLEANING[1]
    if state.phase == CHOOSING_ZONE:
        return NEW_COLUMN[0], 0, NEW_COLUMN[1]
    now = 0 if "PLAY" in kinds else 1 if "DRAW" in kinds else 2 if "END" in kinds else None
    return TURN[0], now, TURN[1]


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    state = cast(RixeState, view)
    return {CLEAN: "3.1", CHOOSING_ZONE: "3.4", OVER: "3.5"}.get(state.phase, "3.2")


def zone_facts(state: RixeState, seat: int) -> tuple[str, ...]:
    """A seat's points and cards in ever fewer words."""
    points, cards = state.points[seat], len(state.hands[seat])
    return (
        f"{count(points, 'point')}, {count(cards, 'card')}",
        f"{points} pt, {count(cards, 'card')}",
        f"{points} pt {count(cards, 'card')}",
        f"{points}pt {count(cards, 'card')}",
    )


def hand_title(state: RixeState, viewer: int | None) -> str:
    """Over the hand: how many cards it still is."""
    if viewer is None:
        return NO_HAND
    return f"{HAND}, {count(len(state.hands[viewer]), 'card')}: {COLUMN_RULE}"


def stock_words(state: RixeState) -> str:
    """Over the stock."""
    return f"stock: {len(state.stock)}"


def dry_words(state: RixeState) -> tuple[str, ...]:
    """What a dry lap brings, once it has begun, in ever fewer words; nothing before."""
    left = state.players - state.dry
    if not state.dry or not left or state.phase in (OVER, CHOOSING_ZONE):
        return ()
    turns = count(left, "more turn")
    if state.stock:
        return (
            f"{turns} without a card laid: a card of the stock starts a new column.",
            f"{turns} without a card: new column",
        )
    return (
        f"{turns} without a card laid: the round ends without points for going out.",
        f"{turns} without a card: round ends",
    )


def short_news(events: Sequence[Event], names: Names, viewer: int | None) -> tuple[str, ...]:
    """Who collected columns, who laid which cards, those in the viewer's zone first, and who moved what there, in ever fewer
    words; nothing if more than that has to be told, such as a round that ended."""
    others = [event for event in events if event.player not in (viewer, None)]
    if not others or any(event.kind not in QUIET for event in events if event.player != viewer):
        return ()
    collected = [names[event.player or 0] for event in others if event.kind == "collected"]
    played = [event for event in others if event.kind == "played"]
    told = [f"{listed(dict.fromkeys(collected))} collected {_some(collected, 'a column')}"] if collected else []
    moved = [*_moved(others, names, viewer)]
    unsaid = " …" if moved else ""
    if not (told or played):
        return tuple(dict.fromkeys(("; ".join([NOTHING, *moved]), NOTHING + unsaid)))
    played.sort(key=lambda event: event.public["z"] != viewer)
    laid = [*_laid(played, names, viewer)] if played else [[]]
    forms = ["; ".join([*told, *laid[0], *moved]), *("; ".join([*told, *some]) + unsaid for some in laid)]
    return tuple(dict.fromkeys((*forms, *told)))


def _moved(others: Sequence[Event], names: Names, viewer: int | None) -> Iterator[str]:
    """What was moved to the viewer's columns or away from them: `Bo moved mask 3 and 1 more onto yours`; who else moved cards."""
    elsewhere: list[str] = []
    for event in others:
        fields = event.public
        if event.kind != "moved":
            continue
        name = names[event.player or 0]
        if fields["z"] != fields["to_z"] and viewer in (fields["z"], fields["to_z"]):
            more = f" and {len(fields['cards']) - 1} more" if len(fields["cards"]) > 1 else ""
            where = "onto yours" if fields["to_z"] == viewer else "off yours"
            yield f"{name} moved {card_words(fields['cards'][0])}{more} {where}"
        elif name not in elsewhere:
            elsewhere.append(name)
    if elsewhere:
        yield f"{listed(elsewhere)} moved other cards"


def _laid(played: Sequence[Event], names: Names, viewer: int | None) -> Iterator[list[str]]:
    """What everybody laid: `Bo laid lizard 5 on yours and mask 4`; without whose column it was; how many cards; who."""
    cards: dict[str, list[str]] = {}
    on_mine: dict[str, list[str]] = {}
    for event in played:
        name, card = names[event.player or 0], card_words(event.public["card"])
        cards.setdefault(name, []).append(card)
        on_mine.setdefault(name, []).append(f"{card} on yours" if event.public["z"] == viewer else card)
    yield [f"{name} laid {listed(laid)}" for name, laid in on_mine.items()]
    yield [f"{name} laid {listed(laid)}" for name, laid in cards.items()]
    yield [f"{name} laid {count(len(laid), 'card')}" for name, laid in cards.items()]
    yield [f"{listed(cards)} laid {_some(played, 'a card')}"]


def _some(done: Sequence[object], one: str) -> str:
    """One thing, done by one player; else several: `a card`, `cards`."""
    return one if len(done) == 1 else f"{one.removeprefix('a ')}s"


def seat_name(name: str) -> str:
    """A name as a heading."""
    return name[:1].upper() + name[1:]
