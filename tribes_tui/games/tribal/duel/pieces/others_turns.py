"""The opponent's turn as a page: each deed with its card, both zones before and after it, what may not go straight back now."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import partial
from typing import ClassVar, NamedTuple

from textual.binding import Binding, BindingType
from textual.geometry import Region

from rules import Event
from rules.tribal.cards import CODES, NAMES, RANK, SYMBOL, SYMBOL_NAMES, SYMBOLS, card
from rules.tribal.duel.components.phases import COLUMNS
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.facts import races
from tribes_tui.games.tribal.duel.words import news as words, places
from tribes_tui.games.tribal.duel.words.news import ON_PILES
from tribes_tui.games.tribal.duel.words.said import table as said
from tribes_tui.games.tribal.duel.words.sentences import MOST_SPELT
from tribes_tui.games.tribal.table_parts import EMBLEMS, face
from tribes_tui.games.tribal.words import card_words
from tribes_tui.games.tribal.words.said import symbol as symbol_said
from tribes_tui.table.board.scene import Moment
from tribes_tui.widgets.cards.card_face import FRAMED, LARGE, Face, paint_card
from tribes_tui.widgets.drawing import BOLD, Cells, Place, PlaceState, Showing, shapes, shortened
from tribes_tui.words.common import capital
from tribes_tui.words.folding import fold
from tribes_tui.words.language import Later

BESIDE = 112, 30
"""The least room for both zones beside the deeds."""
SIDES = 50
"""Columns of the zones where they stand beside them."""
AROUND_NAME = 3
"""Columns of the ends of its plate, and of the blank behind it."""
CHIP = 11
MOST_GAP = 1
"""Blank rows between two deeds where there is much room."""
LEAST_BELOW = 4
"""Rows from which on the whole turn begins below what touched the viewer's cards."""
SIDE_ROWS = 14
"""Rows of a zone with its piles as cards."""
SEVERAL = 2
"""So many things that matter have a page; one alone the rows below the table tell."""
MOST_READ = 6
"""Deeds of a turn that are all told in lines; of more only those that touched the viewer's cards."""


class DuelDeed(NamedTuple):
    """What was done, the card it was done with, and whether that touched the viewer's zone."""

    words: str
    card: Face | None
    touches: bool = False


class PileChange(NamedTuple):
    """A sacred pile: its height before and after, its card on top."""

    name: str
    emblem: str
    before: int
    after: int
    top: Face | None


class PlayerSide(NamedTuple):
    """A player before and after the turn: cards to clear, how many of them face down, the piles."""

    seat: int
    name: str
    clear: tuple[int, int]
    down: tuple[int, int]
    piles: tuple[PileChange, ...]


class TurnView(NamedTuple):
    """A turn. `reasons`: what is banned now, and why; `race`: how far both are from winning."""

    deeds: tuple[DuelDeed, ...]
    sides: tuple[PlayerSide, ...]
    reasons: tuple[str, ...]
    race: tuple[str, ...] = ()


class TurnPage(Showing[TurnView], can_focus=True):
    """It has no places. Deeds at the left, or above, and how the race stands; of a long turn first what touched the viewer's cards, all
    its deeds on pages that arrows turn."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,right,pagedown", "turn(1)", Later(said.more_of_turn), key_display="↑↓"),
        Binding("up,left,pageup", "turn(-1)", show=False),
    ]
    _at = 0
    _last = 0
    """The number of the page, and of the last one, from 0."""

    def on_mount(self) -> None:
        """The arrows are this page's."""
        self.focus()

    def watch_has_focus(self, _has_focus: bool) -> None:
        """It looks the same with the focus."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """There is nothing to turn where all deeds have room."""
        return self._last > 0

    def action_turn(self, by: int) -> None:
        """To the next page, or the one before."""
        self._at = min(max(0, self._at + by), self._last)
        self.changed()

    def shape(self) -> Hashable:
        """What happened, and how far it is read."""
        return self.shown, self._at

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it."""
        lines = [text for reason in self.shown.reasons for text in fold(reason, cells.width - 2, "")]
        bottom = cells.height - len(lines)
        for y, text in enumerate(lines, bottom):
            cells.put(1, y, text, cells.palette.danger)
        if cells.width >= BESIDE[0] and cells.height >= BESIDE[1]:
            left = cells.width - SIDES - 1
            for k, side in enumerate(self.shown.sides):
                _lay_side(cells, side, left, 1 + k * (SIDE_ROWS + 1))
            self._lay_deeds(cells, Region(1, 1, left - 4, bottom - 2))
            return ()
        for k, side in enumerate(self.shown.sides):
            _lay_brief_side(cells, side, 2 * k)
        self._lay_deeds(cells, Region(1, 5, cells.width - 2, bottom - 5))
        return ()

    def _lay_deeds(self, cells: Cells, spot: Region) -> None:
        """All deeds and how the race stands; where they have no room together, that and what touched the viewer's cards, then pages."""
        p, deeds = cells.palette, self.shown.deeds
        room = spot.width - CHIP - 2
        race = [text for line in self.shown.race for text in fold(line, spot.width, "")]
        rows, below = spot.height - 1, len(race) + 2
        has_all = _height(deeds, room) <= rows - below
        pages = [] if has_all else _pages(deeds, room, rows)
        if self._last != len(pages):
            self._last = len(pages)
            self.refresh_bindings()
        self._at = min(self._at, self._last)
        if self._at:
            shown = pages[self._at - 1]
            before = sum(map(len, pages[: self._at - 1]))
            told = said.deeds_shown(first=before + 1, last=before + len(shown), number=len(deeds))
        else:
            own = [*deeds] if has_all else [one for one in deeds if one.touches]
            shown = _pages(own, room, rows - below)[0]
            told = "" if has_all else said.deeds_shown_below(number=len(deeds))
        title = said.what_happened()
        if not (has_all or self._at):
            title = said.touched(shown=len(shown), number=len(own), is_cut=len(shown) < len(own))
        cells.put(spot.x, spot.y, title, p.accent, None, BOLD)
        cells.right(spot.right, spot.y, told, p.cursor, None, BOLD)
        free = rows - below - _height(shown, room)
        gap = 0 if self._last else min(MOST_GAP, free // max(1, len(shown)))
        y = _lay_each(cells, shown, spot.x, spot.y + 1, room, gap)
        if not self._at and race:
            y = min(y + 1, spot.bottom - len(race) - 1)
            cells.put(spot.x, y, said.how_it_stands(), p.accent, None, BOLD)
            for k, text in enumerate(race, 1):
                cells.put(spot.x, y + k, text, p.ink)
            y += len(race) + 2
        if self._last and not self._at and spot.bottom - y > LEAST_BELOW:  # in a large window how the turn began
            cells.put(spot.x, y, said.what_happened(), p.accent, None, BOLD)
            _lay_each(cells, _pages(deeds, room, spot.bottom - y - 1)[0], spot.x, y + 1, room, 0)


def _lay_each(cells: Cells, deeds: Sequence[DuelDeed], x: int, y: int, room: int, gap: int) -> int:
    """The deeds, each with its card; the row below them."""
    for deed in deeds:
        if deed.card is not None:
            paint_card(cells, Region(x, y, CHIP, 1), deed.card._replace(word=""), PlaceState())
        for text in fold(deed.words, room, ""):
            cells.put(x + CHIP + 1, y, text, cells.palette.ink)
            y += 1
        y += gap
    return y


def _height(deeds: Sequence[DuelDeed], width: int) -> int:
    """How many rows they take."""
    return sum(len(fold(deed.words, width, "")) for deed in deeds)


def _pages(deeds: Sequence[DuelDeed], width: int, rows: int) -> list[list[DuelDeed]]:
    """The deeds page by page, each with as many as go in."""
    pages: list[list[DuelDeed]] = [[]]
    left = rows
    for deed in deeds:
        height = len(fold(deed.words, width, ""))
        if height > left and pages[-1]:
            pages.append([])
            left = rows
        pages[-1].append(deed)
        left -= height
    return pages


def _lay_numbers(cells: Cells, side: PlayerSide, x: int, y: int) -> None:
    """The name, as long as it may be beside the numbers, and these."""
    p, (before, left), (covered, still) = cells.palette, side.clear, side.down
    told = said.now(
        before=before, left=left, is_other=before != left, covered=covered, down=still, more_up=covered != still
    )
    tone = p.seats[side.seat % len(p.seats)]
    after = shapes.pill(cells, x, y, shortened(side.name, cells.width - x - len(told) - AROUND_NAME), tone, p.on(tone))
    cells.put(after + 1, y, told, p.ink, None, BOLD)


def _lay_side(cells: Cells, side: PlayerSide, x: int, y: int) -> None:
    """The name, the numbers, the four piles as cards, and below each how high it is, or what it grew by: in the middle, which a
    name of an even number of letters can't be."""
    p = cells.palette
    _lay_numbers(cells, side, x, y)
    cells.put(x + 1, y + 1, said.piles(), p.accent)
    width, rows = FRAMED if p.is_bare else LARGE
    for k, pile in enumerate(side.piles):
        spot = Region(x + k * (width + 1), y + 2, width, rows)
        if pile.top is None:
            shapes.slot(cells, spot, (pile.emblem, said.first_one(), said.first_one_below()))
        else:
            paint_card(cells, spot, pile.top._replace(name=""), PlaceState())
        grew = pile.after > pile.before
        height = f"{pile.before} → {pile.after}" if grew else f"{pile.after}"
        cells.centre(spot.x, y + 3 + rows, width, height, p.gain if grew else p.soft, None, BOLD if grew else 0)


def _lay_brief_side(cells: Cells, side: PlayerSide, y: int) -> None:
    """The same in two rows."""
    p = cells.palette
    _lay_numbers(cells, side, 1, y)
    x = cells.put(3, y + 1, said.piles_are(), p.soft) + 1
    for pile in side.piles:
        grew = pile.after > pile.before
        x = (
            cells.put(
                x,
                y + 1,
                said.pile(symbol=pile.name, before=pile.before, height=pile.after, has_grown=grew),
                p.gain if grew else p.soft,
            )
            + 2
        )


CLEANS, ENDS_CLEANING = ("moved", "turned_up"), ("cleaned", "starter")
"""What somebody does in cleaning, and how it ends."""
STEALS = ("stolen", "stolen_to_pile")
TOP = 9


def turns_told(view: DuelState, events: Sequence[Event], names: Sequence[str], viewer: int | None) -> list[Moment]:
    """A page about the opponent's last turn, if the table only counts what was done to the viewer's cards, or if among several things are such as
    a pile of theirs takes next covered; a sacred pile was completed; the opponent came to lead by cards on piles. All else the table tells."""
    ends = [k for k, event in enumerate(events) if event.kind == "turn_ended"]
    if viewer is None or not ends or events[ends[-1]].player == viewer or view.current_player != viewer:
        return []
    starts = [k for k, event in enumerate(events[: ends[-1]]) if event.kind in ("turn_ended", "starter")]
    told = events[starts[-1] + 1 if starts else 0 : ends[-1] + 1]
    other = 1 - viewer
    counted = Counter(event.kind for event in told)
    done = [one.name for one in _piles(view, other, told) if one.after == TOP > one.before]
    covered = _covered(view, told, viewer)
    sacred = sum(counted[kind] for kind in ON_PILES)
    leads = view.turn >= words.LEAD_COUNTS and 0 < view.sacred_total(other) - view.sacred_total(viewer) <= sacred
    touched = sum(_touches(event, viewer) for event in told if event.kind != "turned_up")
    is_told = touched + len(done) + leads < SEVERAL or not (covered or done or leads)
    # whether the table only counts which cards came to the viewer's zone, or were moved in it
    is_counted = len(words.given(told)) > MOST_SPELT or any(
        one.kind == "moved" and one.public["z"] == viewer for one in told
    )
    if len(events) > ends[-1] + 1 or (is_told and not is_counted):
        return []
    headline = words.headline(names[other], names[viewer], told[-1].public["turn"], told)
    sides = tuple(
        PlayerSide(
            seat,
            capital(names[seat]),
            (view.held[seat] - more_held(told, seat), view.held[seat]),
            (hidden + sum(event.kind == "turned_up" and event.public["z"] == seat for event in told), hidden),
            tuple(_piles(view, seat, told)),
        )
        for seat in (other, viewer)
        for hidden in (sum(view.hidden[seat * COLUMNS : seat * COLUMNS + COLUMNS]),)
    )
    bans = places.bans(view, most=len(CODES))
    kind = "both" if len(bans) > 1 else "steal" if places.stolen_back(view) >= 0 else "give"
    rule = [said.why_banned(kind=kind)] if bans else []
    complete = [said.complete(who=names[other], number=len(done), piles=done)] if done else []
    buried = [said.buried(number=len(covered), cards=[card_words(NAMES[one]) for one in covered])] if covered else []
    totals = {"mine": view.sacred_total(other), "theirs": view.sacred_total(viewer)}
    ahead = [said.leads_now(who=names[other], **totals)] if leads else []
    reasons = (*complete, *ahead, *buried, *bans, *rule)
    begun = events[: starts[-1] + 1] if starts and events[starts[-1]].kind == "starter" else ()
    cleaned = [one for one in begun if one.kind in ENDS_CLEANING or (one.kind in CLEANS and one.public["z"] == other)]
    deeds, standing = tuple(_deeds([*cleaned, *told], names, viewer)), races(view, names)
    shown = TurnView(deeds, sides, reasons, tuple(standing))
    read = [deed.words for deed in deeds if deed.touches or len(deeds) <= MOST_READ]
    return [Moment(headline, partial(TurnPage, shown), said.onward(), [headline, *read, *standing, *reasons])]


def _covered(view: DuelState, told: Sequence[Event], viewer: int) -> list[int]:
    """The cards in the viewer's zone that one of their piles takes next, and that this turn left under another one."""
    onto = [
        CODES[event.public["onto"]]
        for event in told
        if event.kind in ("moved", "placed") and event.public["onto"] and viewer in map(event.public.get, ("z", "to_z"))
    ]
    own = range(viewer * COLUMNS, viewer * COLUMNS + COLUMNS)
    wanted = [one for one in onto if view.heights[4 * viewer + SYMBOL[one]] == RANK[one] and view.place[one] in own]
    return [one for one in dict.fromkeys(wanted) if view.ends[view.place[one]] != one]


def _deeds(told: Sequence[Event], names: Sequence[str], viewer: int) -> Iterator[DuelDeed]:
    """Each event with its first card, but for the end of the turn; before the first turn the other one's cleaning."""
    for event in told[:-1]:
        said = words.event(event, names)
        fields = event.fields()
        cards = fields.get("cards") or [fields["card"]] if "card" in fields or "cards" in fields else []
        if said:
            yield DuelDeed(said, face(CODES[cards[0]]) if cards else None, _touches(event, viewer))


def _touches(event: Event, viewer: int) -> bool:
    """Whether something happened to the viewer's cards."""
    return event.kind in STEALS or viewer in map(event.public.get, ("z", "to_z"))


def more_held(told: Sequence[Event], seat: int) -> int:
    """By how many cards a seat's columns have grown."""
    grown = 0
    for event in told:
        fields = event.public
        if event.kind == "moved":
            grown += len(fields["cards"]) * ((fields["to_z"] == seat) - (fields["z"] == seat))
        elif event.kind == "placed":
            grown += fields["z"] == seat
        elif event.kind == "sacred":
            grown -= event.player == seat
        elif event.kind in STEALS:
            grown += (event.player == seat) * (event.kind == "stolen") - (event.player != seat)
    return grown


def _piles(view: DuelState, seat: int, told: Sequence[Event]) -> Iterator[PileChange]:
    """The four piles, each with its height before and after the turn."""
    laid = Counter(str(event.public["card"])[0] for event in told if event.kind in ON_PILES and event.player == seat)
    for symbol, (letter, name) in enumerate(zip(SYMBOLS, SYMBOL_NAMES, strict=True)):
        height = view.heights[4 * seat + symbol]
        top = face(card(symbol, height, 0)) if height else None
        yield PileChange(symbol_said(symbol=name), EMBLEMS[symbol], height - laid[letter], height, top)
