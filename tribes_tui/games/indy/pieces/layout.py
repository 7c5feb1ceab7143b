"""The table of indy as a container, with what lies where at each size of the window; and how a position is spread over its pieces."""

from collections.abc import Container, Iterable, Mapping
from typing import cast

from textual.app import ComposeResult

from rules.indy.components.cards import CARD_OF, CODES, COLOURS, DECK, EAGLE, HIDDEN, SHAMANS_PER_COLOUR
from rules.indy.components.phases import END, SHAMANS
from rules.indy.mechanics.scoring import rank
from rules.indy.state import IndyState
from tribes_tui.games.indy import words
from tribes_tui.games.indy.foresight import after, best_cards, best_rank, is_safe, own_hand
from tribes_tui.games.indy.pieces.faces import TONES, DeckAndPlate, IndyLegend, face, shaman_face
from tribes_tui.games.indy.pieces.rows import Answers, BestThree, CardRow, CardSpot, IndyHeading, Row
from tribes_tui.games.indy.pieces.seats import Seats, SeatView
from tribes_tui.games.indy.words.news import short_news
from tribes_tui.games.indy.words.places import NARROWEST
from tribes_tui.games.indy.words.said import cards as said_cards, glossary, log, prompts, table as said
from tribes_tui.games.indy.words.said.table import log_title
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.frame.enter_line import SINCE
from tribes_tui.widgets.beside.game_log import GameLog
from tribes_tui.widgets.beside.words import FactsPanel
from tribes_tui.widgets.cards.kept_places import KeptPlaces
from tribes_tui.widgets.drawing import BOLD, Felt
from tribes_tui.widgets.drawing.felt import Columns, Rows
from tribes_tui.words.common import YOU, capital
from tribes_tui.words.folding import fold
from tribes_tui.words.help import facts_of
from tribes_tui.words.said import help as said_help

LOG_BESIDE = 120
"""Columns from which what happened stands beside the table."""
SLOTS, HAND_KEYS = "abcd", "asdf"
"""The cards of a hand in their order, and the letters of its places, which choose what lies there: none is the key of a command."""


class IndyTable(Felt):
    """All that lies between the prompt and the line of Enter. `-few`: up to three seats, in one row."""

    SCOPED_CSS = False
    DEFAULT_CSS = """
    IndyTable { layout: vertical; }
    IndyTable #body { height: 1fr; }
    IndyTable IndyHeading { display: none; }
    IndyTable #seats { height: 4; }
    IndyTable #around-row, IndyTable #around-hand { height: 7; }
    IndyTable #row, IndyTable #hand { width: 54; height: 100%; }
    IndyTable #beside, IndyTable #best { width: 1fr; height: 100%; }
    IndyTable #right { display: none; margin: 0 1 0 0; }
    IndyTable #aside { width: 1fr; height: 1fr; }
    IndyTable #facts { display: none; min-height: 17; max-height: 24; }
    IndyTable #below { display: none; width: 1fr; height: 1fr; margin: 0 1 0 0; }
    IndyTable.-few #seats { height: 2; }
    IndyTable.-few #legend, .-from-h50 IndyTable #legend { height: 3; }

    .-h30 IndyTable #around-row, .-h30 IndyTable #around-hand { height: 9; }
    .-h30 IndyTable #below { display: block; }
    .-w100 IndyTable #row, .-w100 IndyTable #hand { width: 58; }

    .-from-h40 IndyTable IndyHeading { display: block; }
    .-from-h40 IndyTable #around-row, .-from-h40 IndyTable #around-hand { height: 10; }
    .-from-h40 IndyTable #below { display: block; }
    .-from-h50 IndyTable #seats { height: 12; }
    .-from-h50 IndyTable #facts { max-height: 32; }

    .-w120 IndyTable #right { display: block; width: 30; }
    .-w160 IndyTable #right { display: block; width: 38; }
    .-w200 IndyTable #right { display: block; width: 57; }
    .-from-w120 IndyTable #below { display: none; }
    .-w120 IndyTable #row, .-w120 IndyTable #hand { width: 58; }
    .-from-w160 IndyTable #row, .-from-w160 IndyTable #hand { width: 58; }
    .-from-w120.-from-h40 IndyTable #facts { display: block; }
    .-from-w120.-h40 IndyTable #seats { height: 12; }
    .-from-w120.-h40 IndyTable.-few #seats { height: 8; }
    .-from-w160.-from-h50 IndyTable #row, .-from-w160.-from-h50 IndyTable #hand { width: 92; }
    .-from-w160.-h50 IndyTable #around-row, .-from-w160.-h50 IndyTable #around-hand { height: 15; }
    .-from-w160.-h50 IndyTable #legend { height: 1; }
    .-from-w160.-h50 IndyTable.-few #seats { height: 8; }
    .-from-w160.-h50 IndyTable.-few #legend { height: 3; }
    .-from-w160.-h60 IndyTable #around-row, .-from-w160.-h60 IndyTable #around-hand { height: 16; }
    .-from-w160.-h60 IndyTable #seats { height: 16; }
    .-from-w160.-h60 IndyTable.-few #seats { height: 12; }
    """

    def __init__(self) -> None:
        super().__init__(id="indy")
        self.answers, self.seats, self.legend = Answers(id="answers"), Seats(id="seats"), IndyLegend(id="legend")
        self.row, self.hand = CardRow(id="row"), CardRow(id="hand")
        self.kept = KeptPlaces[int](len(HAND_KEYS))
        self.beside, self.best = DeckAndPlate(id="beside"), BestThree(id="best")
        self.row_title, self.hand_title = IndyHeading(id="row-title"), IndyHeading(id="hand-title")
        self.facts = FactsPanel(id="facts", grows=True)
        self.aside, self.below = GameLog(log_title(), "aside"), GameLog(log_title(), "below")

    def compose(self) -> ComposeResult:
        """Answers; seats, row and hand below each other; what happened beside or below them."""
        yield self.answers
        with Columns(id="body"):
            with Rows():
                yield self.seats
                yield self.row_title
                with Columns(id="around-row"):
                    yield self.row
                    yield self.beside
                yield self.legend
                yield self.hand_title
                with Columns(id="around-hand"):
                    yield self.hand
                    yield self.best
                yield self.below
            with Rows(id="right"):
                yield self.facts
                yield self.aside


def spread(table: IndyTable, scene: Scene) -> None:
    """Give every piece what it shows."""
    state = cast("IndyState", scene.view)
    table.seats.show([seat_view(state, scene, seat) for seat in range(state.players)])
    has_choice = state.phase == SHAMANS and (state.players > words.PAIR or bool(scene.ways))
    title = said.row_title_shamans() if has_choice else said.row_title()
    table.row_title.show(title)
    is_bare = not table.row_title.display
    can_choose = scene.viewer is not None and scene.chooses
    row = shaman_spots(state) if has_choice else row_spots(state)
    table.row.show(keyed(row, can_choose), title if is_bare else "")
    table.beside.show(
        len(state.deck) + len(state.under) or DECK,
        state.plate,
        said.legend().splitlines() if any(state.evocations) and state.players in words.ROOMY_SEATS else (),
        words.prize(state),
    )
    tell_now(table, scene)
    table.hand.show(keyed(hand_spots(table, state, scene), can_choose), hand_title(state, scene) if is_bare else "")
    has_log = table.screen.size.width >= LOG_BESIDE
    table.answers.show(answers(scene), note(state, scene), () if has_log else news_of(scene))
    table.facts.show(facts_of(state, scene.names, scene.memory))
    for news in (table.aside, table.below):
        news.show([entry._replace(seat=None) for entry in scene.told])  # red, green and blue are the cards'


def tell_now(table: IndyTable, scene: Scene, action: int | None = None) -> None:
    """What counts now, of what the viewer's cards would make after `action`."""
    state = cast("IndyState", scene.view)
    made = None if action is None else best_rank(after(state, own_hand(state, scene.viewer), action))
    now = words.counts_now(state, scene.names, scene.addressed, made)
    table.hand_title.show(hand_title(state, scene), now)
    shown = "" if table.hand_title.display else now, any(state.evocations)
    table.legend.show(None if state.phase == SHAMANS else shown)


def seat_view(state: IndyState, scene: Scene, seat: int) -> SeatView:
    """What is to be seen of a seat."""
    laid, hand = state.evocations[seat], state.hands[seat]
    letter = COLOURS[state.shamans[seat]] if state.players > words.PAIR and state.shamans[seat] >= 0 else ""
    status = words.seat_status(state, seat)
    tells_hand = seat != scene.viewer and (scene.memory or scene.viewer is None)
    return SeatView(
        capital(scene.names[seat]),
        seat == state.current_player,
        TONES[letter] if letter else "",
        said_cards.shaman(colour=letter) if letter else "",
        state.tokens[seat],
        len(hand),
        tuple((words.card(CODES[card]), face(card).tone) for card in hand if card != HIDDEN) if tells_hand else (),
        tuple(face(card) for card in laid),
        words.verdict(rank(*laid)) if laid else "",
        status,
        state.returned == seat,
        words.status_note(state, seat) if status else "",
        scene.bots.get(seat, ""),
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
        text = said.opens_after_light() if place == 3 else said.opens_after_dark()
        yield CardSpot(f"table:{place + 1}", str(place + 1), card, () if card else tuple(text.splitlines()))


def hand_title(state: IndyState, scene: Scene) -> str:
    """Whose cards lie there."""
    seat = scene.viewer if scene.viewer is not None else state.current_player
    if seat is not None and (scene.viewer == seat or own_hand(state, scene.viewer)):
        return said.hand_title(who=scene.names[seat])
    return said.hand_title_undealt() if state.phase == SHAMANS else said.hand_title_hidden()


def hand_spots(table: IndyTable, state: IndyState, scene: Scene) -> list[CardSpot]:
    """The cards with their keys, which stay theirs as long as they are in that hand."""
    hand, new = own_hand(state, scene.viewer), came(scene)
    places = table.kept.places(hand, scene.viewer)
    spots = (
        CardSpot(
            f"hand:{SLOTS[i]}", HAND_KEYS[place], face(card), fresh=scene.viewer if card in new else None, at=place
        )
        for i, (card, place) in enumerate(zip(hand, places, strict=True))
    )
    return sorted(spots, key=lambda one: one.at or 0)


def came(scene: Scene, kinds: Container[str] = ("exchanged", "dealt")) -> list[int]:
    """The cards that came up for the viewer in the dark, or were dealt beside one that was kept, until they have decided again."""
    own = next((event for event in reversed(scene.recent) if event.player == scene.viewer), None)
    if own is None or own.kind not in kinds or scene.view.is_terminal:
        return []
    cards = [CARD_OF[code] for code in own.fields().get("cards" if own.kind == "dealt" else "drawn", ())]
    is_all = own.kind == "dealt" and len(cards) == len(own_hand(cast("IndyState", scene.view), scene.viewer))
    return [] if is_all else cards


def answers(scene: Scene) -> Mapping[str, tuple[str, str]]:
    """What can be answered without a card: name -> key and words."""
    found, state = {}, cast("IndyState", scene.view)
    reached = {*scene.lit, *scene.picked}
    if "done" in scene.ways:
        number = sum(name.startswith("hand:") for name in scene.picked)
        found["done"] = "." if number else "p", prompts.exchange_button(number=number)
    if "eagle" in scene.ways and ("eagle" in reached or scene.picked):
        found["eagle"] = "e", glossary.eagle()
    if "pass" in scene.ways:
        found["pass"] = "p", prompts.keep_eagle_short() if state.window else prompts.pass_turn()
    return found


def news_of(scene: Scene) -> tuple[str, ...]:
    """What came up for the viewer in the dark, and what others did, in ever fewer words."""
    new = came(scene, ("exchanged",)) if scene.addressed is not None else []
    cards = words.cards(CODES[card] for card in new)
    own = [log.drew_short(who=YOU, drawn=cards, number=len(new))] if new else []
    key = next((command.key for command in scene.keys if command.name == SINCE), "b")
    ends = [k for k, event in enumerate(scene.recent) if event.kind == "resolved"]
    begun = (
        scene.recent[ends[-1] + 1 :] if ends else scene.news.events
    )  # a round that is over, however it ended, is no news
    since = [event for event in scene.news.events if event in begun]
    return short_news(since, scene.names, scene.viewer, own, key)


def note(state: IndyState, scene: Scene) -> str:
    """What the sign of what is new means, while it stands on the table."""
    is_new = (scene.fresh or came(scene) or news_of(scene)) and not state.is_terminal
    return (said_help.new() if scene.viewer is not None else said_help.new_last()) if is_new else ""


# ---- The panel about the viewer's cards


def panel(table: IndyTable, scene: Scene, action: int | None) -> tuple[str, list[Row]]:
    """Title and rows: what the cards make, or would make after `action`; what is at stake, where it stands nowhere else."""
    state = cast("IndyState", scene.view)
    hand = own_hand(state, scene.viewer)
    now = best_rank(hand)
    if now is None:
        return _without_three(state, scene)
    then = after(state, hand, action) if action is not None else []
    made, ink = best_rank(then), "ink"
    title = said.best_three(who=_whose(state, scene))
    if action is not None and made is not None:
        title, hand = words.after_title(state, action), then
        ink = "gain" if made > now else "danger" if made < now and not is_safe(state, scene.viewer, made) else "ink"
    is_last = (
        scene.viewer is not None and state.tokens[scene.viewer] == 1 and not is_safe(state, scene.viewer, made or now)
    )
    is_low = not table.row_title.display
    rivals = sum(bool(held) for seat, held in enumerate(state.tokens) if seat != scene.viewer)
    with_worst, room = is_low and not table.has_class("-few"), max(2, table.best.size.height - 5 - table.best.is_framed)
    told = words.stake(state.players, rivals, with_worst, is_low, is_last, EAGLE in hand, room)
    rows: list[Row] = [((words.points_brief(made or now), ink, BOLD),), *map(face, best_cards(hand))]
    return title, [*rows, *(((text, "soft"),) for text in told)]


def _whose(state: IndyState, scene: Scene) -> str:
    """Whose cards the panel is about: of all eyes, those of whoever is to act."""
    seat = scene.viewer if scene.viewer is not None else state.current_player
    return YOU if seat is None else scene.names[seat]


def _without_three(state: IndyState, scene: Scene) -> tuple[str, list[Row]]:
    if state.phase == SHAMANS and state.players > words.PAIR:
        return said.your_shaman(who=_whose(state, scene)), [
            ((text, "soft"),) for text in fold(said.your_shaman_about(), NARROWEST, "")
        ]
    seat = scene.viewer
    if state.phase == END:  # what was evoked stands beside the seats' names, and nothing is at stake any more
        return "", []
    if seat is not None and state.evocations[seat]:
        laid = state.evocations[seat]
        return said.evoked(who=scene.names[seat]), [
            ((words.points_brief(rank(*laid)), "ink", BOLD),),
            *(face(card) for card in laid),
        ]
    if seat is not None and state.plucked >> seat & 1 and state.returned != seat:
        return capital(said.plucked()), [((text, "soft"),) for text in words.return_note(state, seat)]
    return "", []
