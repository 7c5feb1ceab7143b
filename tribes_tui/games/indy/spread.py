"""A position of indy, spread over the pieces of its table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, cast

from rules.indy.components.cards import CARD_OF, CODES, COLOURS, DECK, EAGLE, HIDDEN, SHAMANS_PER_COLOUR
from rules.indy.components.phases import DARK, EVOCATION, KEEP, LIGHT, SHAMANS
from rules.indy.mechanics.scoring import class_of, rank, sum_of
from tribes_tui.games.indy import words
from tribes_tui.games.indy.answers import SignNote
from tribes_tui.games.indy.card_row import CardSpot
from tribes_tui.games.indy.faces import colour_word, face, shaman_face
from tribes_tui.games.indy.foresight import after, best_cards, best_rank, own_hand
from tribes_tui.games.indy.seats import SeatView
from tribes_tui.games.indy.words.short_news import short_news
from tribes_tui.theme.palette import BOLD
from tribes_tui.words.facts import facts_of
from tribes_tui.words.help import FRESH
from tribes_tui.words.said import help as said_help

if TYPE_CHECKING:
    from rules.indy.state import IndyState
    from tribes_tui.games.indy.best_three import Row
    from tribes_tui.games.indy.layout import IndyTable
    from tribes_tui.table.scene import Scene
    from tribes_tui.widgets.cells import Part

SLOTS, HAND_KEYS = "abcd", "asdf"
"""The places in a hand, and the letters that choose them: none is the key of a command."""
NARROWEST = 24
"""Columns of the panel about one's cards in the smallest window."""


def spread(table: IndyTable, scene: Scene) -> None:
    """Give every piece what it shows."""
    state = cast("IndyState", scene.view)
    table.seats.show([seat_view(state, scene, seat) for seat in range(state.players)])
    table.row_title.show(words.ROW_TITLES.get(state.phase, words.ROW_TITLE))
    can_choose = scene.viewer is not None
    table.row.show(keyed(shaman_spots(state) if state.phase == SHAMANS else row_spots(state), can_choose))
    legend = words.CARD_LEGEND if any(state.evocations) else ()
    table.beside.show(DECK if state.phase == SHAMANS else len(state.deck), state.plate, legend)
    now = words.counts_now(state, scene.names, scene.viewer)
    table.hand_title.show(hand_title(state, scene), now)
    table.legend.show(now if any(state.evocations) else "")
    table.hand.show(keyed(hand_spots(state, scene), can_choose))
    table.answers.show(answers(scene), [*notes(state, scene)], news_of(scene))
    table.facts.show(facts_of(state, scene.names, scene.memory))
    for news in (table.aside, table.below):
        news.show(scene.told)


def seat_view(state: IndyState, scene: Scene, seat: int) -> SeatView:
    """What is to be seen of a seat."""
    laid, hand = state.evocations[seat], state.hands[seat]
    status = words.seat_status(state, seat)
    tells_hand = seat != scene.viewer and (scene.memory or scene.viewer is None)
    return SeatView(
        words.capital(scene.names[seat]),
        seat == state.current_player,
        seat == state.dealer,
        colour_word(state.shamans[seat]),
        state.tokens[seat],
        len(hand),
        tuple(face(card) for card in hand if card != HIDDEN) if tells_hand else (),
        tuple(face(card) for card in laid),
        words.verdict(rank(*laid)) if laid else "",
        status,
        words.status_note(state, seat) if status else "",
    )


def keyed(spots: Iterable[CardSpot], can_choose: bool) -> list[CardSpot]:
    """Without their keys for who only looks on: there nothing is chosen."""
    return [spot if can_choose else spot._replace(key="") for spot in spots]


def shaman_spots(state: IndyState) -> Iterable[CardSpot]:
    """The shamans that can still be taken; of a colour of which none is left, the place alone."""
    for colour, letter in enumerate(COLOURS):
        left = SHAMANS_PER_COLOUR - state.shamans.count(colour)
        yield CardSpot(f"shaman:{letter}", str(colour + 1), shaman_face(colour, left))


def row_spots(state: IndyState) -> Iterable[CardSpot]:
    """The four places of the row, and when those that are empty will be filled."""
    for place in range(4):
        card = face(state.table[place]) if place < len(state.table) else None
        text = () if card else words.OPENS_AT_EVOKE if place == 3 else words.OPENS_AT_LIGHT
        yield CardSpot(f"table:{place + 1}", str(place + 1), card, text)


def hand_title(state: IndyState, scene: Scene) -> str:
    """Whose cards lie there."""
    seat = scene.viewer if scene.viewer is not None else state.current_player
    if seat is None or not own_hand(state, scene.viewer):
        return words.HAND_TITLE if scene.viewer is not None else words.NO_HAND_TITLE
    return words.hand_title(scene.names[seat])


def hand_spots(state: IndyState, scene: Scene) -> list[CardSpot]:
    """The cards with their keys."""
    hand, new = own_hand(state, scene.viewer), drawn(scene)
    return [
        CardSpot(f"hand:{SLOTS[i]}", HAND_KEYS[i], face(card), fresh=scene.viewer if card in new else None)
        for i, card in enumerate(hand)
    ]


def drawn(scene: Scene) -> list[int]:
    """The cards that came up for the viewer in the dark, until they have decided again."""
    own = next(
        (event for event in reversed(scene.recent) if event.player == scene.viewer and event.kind != "dealt"), None
    )
    if own is None or own.kind != "exchanged" or scene.view.is_terminal:
        return []
    return [CARD_OF[code] for code in own.fields().get("drawn", ())]


def answers(scene: Scene) -> Mapping[str, tuple[str, str]]:
    """What can be answered without a card: name -> key and words."""
    found = {}
    reached = {*scene.lit, *scene.picked}
    if "done" in scene.ways:
        number = sum(name.startswith("hand:") for name in scene.picked)
        found["done"] = ".", words.exchange_button(number)
    if "eagle" in scene.ways and ("eagle" in reached or scene.picked):
        found["eagle"] = "e", words.EAGLE_BUTTON
    if "pass" in scene.ways:
        found["pass"] = "p", words.pass_button(cast("IndyState", scene.view))
    return found


def news_of(scene: Scene) -> tuple[str, ...]:
    """What came up for the viewer, and what others did, in ever fewer words."""
    forms, new = short_news(scene.news.events, scene.names, scene.viewer), drawn(scene)
    if not new:
        return forms
    own = words.you_drew([CODES[card] for card in new])
    named = tuple(words.capital(name) for name in scene.names)
    return (*(f"{own}; {form if form.startswith(named) else form[:1].lower() + form[1:]}" for form in forms), own)


def notes(state: IndyState, scene: Scene) -> Iterable[SignNote]:
    """What the signs mean that stand on the table now without a word."""
    if new := drawn(scene):
        yield SignNote(FRESH, f"{said_help.new()}: {words.you_drew([CODES[card] for card in new])}")
    elif scene.fresh or (scene.news.events and not scene.goes_on):
        yield SignNote(FRESH, said_help.new() if scene.viewer is not None else said_help.new_last())
    if any(state.evocations) and state.players not in words.ROOMY_SEATS:
        yield SignNote(*words.SHORT_KINDS, is_brief=True)
    if own_hand(state, scene.viewer) and scene.lit:
        if not scene.fresh and scene.goes_on:
            yield SignNote("", said_help.quiet(), is_spare=True)


# ---- The panel about the viewer's cards


def panel(scene: Scene, action: int | None) -> tuple[str, list[Row]]:
    """Title and rows: what the cards make, and what they would make after `action`."""
    state = cast("IndyState", scene.view)
    hand = own_hand(state, scene.viewer)
    now = best_rank(hand)
    if now is None:
        return _without_three(state, scene)
    rows: list[Row] = [((words.points(now), "ink", BOLD),), *(face(card) for card in best_cards(hand))]
    then = after(state, hand, action) if action is not None else []
    made = best_rank(then)
    if action is not None and made is not None and made != now:
        said = f"{sum_of(made)} " if class_of(made) == class_of(now) else f"{words.verdict(made)} "
        rows += _compared(words.after_title(state, action), (said, "ink", BOLD), change(made, now))
    seat = scene.viewer if scene.viewer is not None else state.current_player
    stake = words.stake(state.tokens[seat], state.players) if seat is not None else ()
    eagle = (words.EAGLE_STAKE,) if EAGLE in hand else ()
    rows += [((text, "soft"),) for text in (*stake[:2], *eagle, *stake[2:])]
    return words.BEST_TITLE, rows


def _compared(title: str, said: Part, changed: Part) -> list[Row]:
    """A title and what becomes of it below, or both in a row that no window is too narrow for."""
    heading: Part = (title, "accent", BOLD)
    if len(title) + 1 + len(said[0]) + len(changed[0]) <= NARROWEST:
        return [(heading, (" ", "ink"), said, changed)]
    return [(heading,), (said, changed)]


def change(made: int, now: int) -> tuple[str, str, int]:
    """How one rank differs from another: points in the same class, else above or below which class it is."""
    if class_of(made) != class_of(now):
        return words.compared(now, made > now), "gain" if made > now else "danger", BOLD
    more = sum_of(made) - sum_of(now)
    return (f"+{more}", "gain", BOLD) if more > 0 else (f"−{-more}", "danger", BOLD)


def _without_three(state: IndyState, scene: Scene) -> tuple[str, list[Row]]:
    if state.phase == SHAMANS:
        note = words.SHAMAN_NOTE if state.players > words.PAIR else words.SHAMAN_OF_TWO
        return words.SHAMAN_TITLE, [((text, "soft"),) for text in note]
    seat = scene.viewer
    if seat is not None and state.evocations[seat]:
        laid = state.evocations[seat]
        return words.EVOKED_TITLE, [((words.points(rank(*laid)), "ink", BOLD),), *(face(card) for card in laid)]
    if seat is not None and state.plucked >> seat & 1 and state.phase in (DARK, LIGHT, EVOCATION, KEEP):
        return words.RETURN_TITLE, [((text, "soft"),) for text in words.return_note(state, seat)]
    return "", []
