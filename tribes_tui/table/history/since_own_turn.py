"""What others did since the viewer's last turn, one thing after the other, on the table as it was."""

from collections.abc import Sequence
from textwrap import wrap
from typing import ClassVar, NamedTuple

from rich.style import Style
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.geometry import Size
from textual.timer import Timer
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from rules import Event, State
from tribes_tui.play.seat import Entry
from tribes_tui.table.board.contract import GameBoard
from tribes_tui.table.board.piece_board import PieceBoard
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.frame.ground import GroundScreen, PieceGround
from tribes_tui.table.history.chronicle import TURN_BEGINS
from tribes_tui.theme.palette import Palette, palette_for
from tribes_tui.widgets.drawing import BOLD, Felt, Words, fold
from tribes_tui.widgets.screen.top_screen import KeyLine
from tribes_tui.words.common import YOU, capital
from tribes_tui.words.language import Later
from tribes_tui.words.said import common, forms, since_own_turn as said
from tribes_tui.words.wording import Line, together_of, weight_of, words_of

SOMEBODY = "?"
"""In the viewer's place: what is told otherwise then tells of them."""


class Happening(NamedTuple):
    """A thing that happened: who did it (None: nobody), how it is told, what it changed, the position after it, whether it names the viewer.

    `view` is None where that position is not remembered: the present one is shown then.
    """

    seat: int | None
    text: str
    touched: tuple[str, ...]
    view: State | None
    is_about_you: bool = False
    begins_turn: bool = False
    """Also where the same seat had the turn before."""
    is_news: bool = False
    """It matters for the viewer's turn."""


def happenings(
    entries: Sequence[tuple[Entry, State | None]], board: GameBoard, game_id: str, names: Sequence[str]
) -> list[Happening]:
    """A happening for each thing that is told, and for each that is only seen."""
    found, others = list[Happening](), [SOMEBODY if name == YOU else name for name in names]
    for turn in _turns(entries, game_id):
        events, views = [one.event for one in turn], [one.view for one in turn]
        lines, as_others = (_lines(game_id, events, whose, views) for whose in (names, others))
        is_first = turn[0].event.kind in TURN_BEGINS
        for (text, told), (other, _) in zip(lines, as_others, strict=True):
            touched = tuple(name for number in told for name in board.touched(events[number]))
            if text:
                last = turn[told[-1]]
                news = any(events[number].kind in board.headlines | board.matters for number in told)
                found.append(Happening(last.seat, text, touched, last.view, text != other, is_first, news))
                is_first = False
            elif touched and found:
                found[-1] = found[-1]._replace(touched=(*found[-1].touched, *touched))
    return found


class _Told(NamedTuple):
    """An event that is told, whose doing it was, and the position after it."""

    event: Event
    seat: int | None
    view: State | None


def _turns(entries: Sequence[tuple[Entry, State | None]], game_id: str) -> list[list[_Told]]:
    """All that happened, by whose doing it was, a turn that begins by itself; a new round and its deal are nobody's."""
    turns: list[list[_Told]] = []
    for entry, view in entries:
        nexts, whose = _of_the_next(entry, view), entry.seat
        for number, event in enumerate(entry.told, len(entry.events) - len(entry.told)):
            if event.kind in TURN_BEGINS and event.player is not None:
                nexts, whose = len(entry.events), event.player  # all that comes is of that turn, whoever it befalls
            elif weight_of(game_id, event.kind) == "begins":
                nexts, whose = len(entry.events), None
            seat = whose if number < nexts else event.player
            if not turns or turns[-1][-1].seat != seat or event.kind in TURN_BEGINS:
                turns.append([])
            turns[-1].append(_Told(event, seat, view))
    return turns


def _lines(
    game_id: str, events: Sequence[Event], names: Sequence[str], views: Sequence[State | None]
) -> Sequence[Line]:
    """What is told of a turn, and of which events: like things at once where the game says so."""
    together = together_of(game_id)
    if together is not None:
        return together(events, names, views)
    return [(words_of(game_id).event(event, names), (number,)) for number, event in enumerate(events)]


def _of_the_next(entry: Entry, view: State | None) -> int:
    """From which of a move's events on they are the beginning of the next seat's turn, which may end the game."""
    first = len(entry.events)
    comes = None if view is None else view.current_player
    if view is not None and view.is_terminal and entry.events:
        comes = entry.events[-1].player
    comes = None if comes == entry.seat else comes
    while first and comes is not None and entry.events[first - 1].player == comes:
        first -= 1
    return first


def by_turns(found: Sequence[Happening]) -> list[list[int]]:
    """The numbers of the happenings of each turn."""
    groups: list[list[int]] = []
    for number, one in enumerate(found):
        if groups and found[groups[-1][-1]].seat == one.seat and not one.begins_turn:
            groups[-1].append(number)
        else:
            groups.append([number])
    return groups


def turns_of_others(found: Sequence[Happening], viewer: int | None) -> int:
    """How many turns there were besides what is of the viewer's own; at least one."""
    return max(1, sum(found[turn[0]].seat not in (None, viewer) for turn in by_turns(found)))


MANY = 8
"""So many things are read at a glance; of more, what matters stands first."""
FIRST = "first:"
"""Begins the ids of what stands there."""


def what_matters(found: Sequence[Happening], viewer: int) -> list[int]:
    """The numbers of what others did to the viewer, and of what is news, where much happened and that is the lesser part of it."""
    numbers = [k for k, one in enumerate(found) if one.seat != viewer and (one.is_about_you or one.is_news)]
    return numbers if len(found) > MANY and 2 * len(numbers) <= len(found) else []


class HappeningsList(OptionList):
    """Textual's list, whose keys the line of keys shows."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "cursor_up", Later(said.walk), tooltip=Later(said.walk_told), key_display="↑↓")
    ]

    def fill(
        self,
        found: Sequence[Happening],
        names: Sequence[str],
        viewer: int,
        kind: str,
        width: int,
        palette: Palette,
    ) -> None:
        """These things in so many columns; the number of each is its id. What others did to `viewer` is marked. `kind`: the key of what
        rounds are called."""
        self.clear_options()
        first = what_matters(found, viewer)
        if first:
            title = Text(f" {said.matters()}".ljust(width), palette.style(palette.ink, palette.line, BOLD))
            self.add_option(Option(title, disabled=True))
        for number in first:
            tone = _tone(found[number].seat, palette)
            bar = Style(color=palette.style(tone, palette.below, 0, False).color)
            self.add_option(
                Option(_line(found[number].text, found[number].is_about_you, bar, width), id=f"{FIRST}{number}")
            )
        for group in by_turns(found):
            seat, view = found[group[0]].seat, found[group[0]].view
            tone = _tone(seat, palette)
            head = "" if seat is None else capital(names[seat])
            if view is not None:
                when = common.round_numbered(kind=kind, number=view.round)
                head = said.turn_of(name=head, when=when) if head else capital(when)
            self.add_option(
                Option(Text(f" {head}".ljust(width), palette.style(palette.on(tone), tone, BOLD)), disabled=True)
            )
            bar = Style(color=palette.style(tone, palette.below, 0, False).color)
            for number in group:
                one = found[number]
                is_marked = one.is_about_you and one.seat != viewer
                self.add_option(Option(_line(one.text, is_marked, bar, width), id=str(number)))


def _tone(seat: int | None, palette: Palette) -> str:
    return palette.line if seat is None else palette.seats[seat % len(palette.seats)]


def _line(text: str, is_marked: bool, bar: Style, width: int) -> Text:
    """A thing that happened; a marked one is bold, with a sign. The cursor brings its own ink."""
    line = Text()
    for number, piece in enumerate(wrap(text, max(10, width - 5))):
        sign = "!" if is_marked and not number else " "
        line.append("▌" if not number else "\n▌", bar).append(f"{sign}{piece}", "bold" if is_marked else "")
    return line


SLOW = 1.2
"""Seconds for which each thing is shown."""
LIST = 40
"""Columns of the list beside the table."""
LEAST = 80


def _summed_up(things: int, turns: int, touching: int, own: int) -> str:
    """How much it was, and how much of it is about the viewer; `own`: of what else is listed, as it came in their turn."""
    if touching:
        return said.summed_up_touching(touching=touching, turns=turns, things=things, own=own)
    return said.summed_up(turns=turns, things=things, own=own)


class SinceOwnTurnScreen(GroundScreen):
    """The list, grouped by turn, each in its seat's colour; the table as it was after the thing under the cursor."""

    DEFAULT_CSS = """
    SinceOwnTurnScreen { overflow: hidden; }
    SinceOwnTurnScreen #both { layout: horizontal; height: 1fr; }
    SinceOwnTurnScreen #ground { width: 1fr; height: 1fr; }
    SinceOwnTurnScreen #ground #enter, SinceOwnTurnScreen #ground #keys { display: none; }
    SinceOwnTurnScreen #list { width: 40; height: 1fr; }
    SinceOwnTurnScreen HappeningsList {
        width: 1fr; height: 1fr; border: none; padding: 0; scrollbar-size-vertical: 1; color: $foreground;
        scrollbar-color: $secondary; scrollbar-background: $background;
    }
    SinceOwnTurnScreen HappeningsList:focus { border: none; }
    SinceOwnTurnScreen HappeningsList > .option-list--option-highlighted {
        background: $block-cursor-background; color: $block-cursor-foreground; text-style: bold;
    }
    SinceOwnTurnScreen.-bare HappeningsList > .option-list--option-highlighted {
        background: $background; color: $foreground; text-style: bold reverse;
    }
    SinceOwnTurnScreen #summed { height: 3; }
    """
    AUTO_FOCUS: ClassVar[str | None] = "HappeningsList"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            "space", "again", Later(said.again), tooltip=Later(said.again_told), key_display="Space", priority=True
        ),
        Binding("t", "table", Later(said.table), tooltip=Later(said.table_told)),
        Binding(
            "enter,escape,b,q",
            "back",
            Later(forms.go_on),
            tooltip=Later(forms.to_table),
            key_display="Enter",
            priority=True,
        ),
    ]

    def __init__(
        self,
        found: Sequence[Happening],
        board: PieceBoard,
        now: State,
        names: Sequence[str],
        viewer: int,
        round_name: str,
        is_from_beginning: bool = False,
    ) -> None:
        """`now` is the present position as `viewer` sees it; `board` belongs to this screen. `is_from_beginning`: the viewer had no turn before."""
        super().__init__()
        self._found, self._now = list(found), now
        self._names, self._viewer, self._round_name = tuple(names), viewer, round_name
        self._title = said.title_first() if is_from_beginning else said.title()
        self._line = f"{FIRST}{first[0]}" if (first := what_matters(found, viewer)) else "0"
        """The id of the line under the cursor."""
        self._timer: Timer | None = None
        self._is_table_alone = False
        self.ground = PieceGround(board)
        self._summed, self._options = Words(id="summed"), HappeningsList()
        self._beside = Felt(self._summed, self._options, id="list")

    @property
    def at(self) -> int:
        """The number of the thing under the cursor."""
        return int(self._line.removeprefix(FIRST))

    def compose(self) -> ComposeResult:
        """The table, and beside it what happened."""
        with Felt(id="both"):
            with Felt(id="ground"):
                yield from self.ground.compose(self._now.players)
            yield self._beside
        yield KeyLine()

    def on_mount(self) -> None:
        """Fill the list; nothing is shown again by itself."""
        self.restyle()
        self.call_after_refresh(self.paint)

    def restyle(self) -> None:
        """The list, too."""
        palette = palette_for(self)
        self._options.styles.background = Color.parse(palette.mix(palette.panel, palette.below, 0.4))
        self._fill(palette)
        super().restyle()
        self.paint()

    # ---- The list -----------------------------------------------------------------------------

    def _fill(self, palette: Palette) -> None:
        self._options.fill(self._found, self._names, self._viewer, self._round_name, self._width, palette)
        touching = sum(one.is_about_you and one.seat != self._viewer for one in self._found)
        things = sum(one.seat != self._viewer for one in self._found) or len(self._found)  # as turns are counted
        turns, own = turns_of_others(self._found, self._viewer), len(self._found) - things
        told = _summed_up(things, turns, touching, own)
        self._summed.say(((self._title, "accent", BOLD),), *fold(((told, "soft"),), self._width - 2))
        self._options.highlighted = self._options.get_option_index(self._line)

    @property
    def _width(self) -> int:
        """Columns of the list."""
        return LIST if self.size.width >= LEAST + LIST else max(LIST, self.size.width)

    @on(OptionList.OptionHighlighted)
    def _walked(self, event: OptionList.OptionHighlighted) -> None:
        if event.option.id is not None and event.option.id != self._line:
            self._line = event.option.id
            self.paint()

    @on(OptionList.OptionSelected)
    def _clicked(self) -> None:
        self._stop()

    # ---- Room ---------------------------------------------------------------------------------

    def on_resize(self) -> None:
        """The list has another width."""
        self.call_after_refresh(lambda: self._fill(palette_for(self)))

    def table_size(self, window: Size) -> Size:
        """Beside the list, where there is room for both; else one of them at a time."""
        is_wide = window.width >= LEAST + LIST
        self._beside.display = is_wide or not self._is_table_alone
        self._beside.styles.width = LIST if is_wide else "1fr"
        if self.is_attached:
            for ground in self.query("#ground"):
                ground.display = is_wide or self._is_table_alone
        return Size(window.width - (LIST if is_wide else 0), window.height)

    # ---- Commands -----------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Where both are seen there is nothing to change."""
        return action != "table" or self.size.width < LEAST + LIST

    def action_again(self) -> None:
        """From the beginning, thing by thing, or stop."""
        if self._timer is not None:
            self._stop()
            return
        self._show_table(True)
        self._go_to(0)
        self._timer = self.set_interval(SLOW, self._step)

    def _step(self) -> None:
        if self.at + 1 < len(self._found):
            self._go_to(self.at + 1)
        else:
            self._stop()
            self._show_table(False)

    def _go_to(self, number: int) -> None:
        self._line = str(number)
        self._options.highlighted = self._options.get_option_index(self._line)
        self.paint()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def action_table(self) -> None:
        """The table in the place of the list, or the list again."""
        self._stop()
        self._show_table(not self._is_table_alone)

    def _show_table(self, wanted: bool) -> None:
        self._is_table_alone = wanted
        self.table_size(self.size)
        self.call_after_refresh(self.paint)

    def action_back(self) -> None:
        """To the table."""
        self._stop()
        if self.app.screen_stack[-1:] == [self]:
            self.dismiss(None)

    # ---- Drawing ------------------------------------------------------------------------------

    def paint(self) -> None:
        """The table after the thing under the cursor, what it changed marked."""
        if not self.is_drawable:
            return
        one = self._found[self.at]
        seat = -1 if one.seat is None else one.seat
        scene = Scene(
            view=one.view or self._now,
            names=self._names,
            viewer=self._viewer,
            title=(told := said.step_of(step=self.at + 1, steps=len(self._found))),
            brief_titles=(told,),  # the steps of the turn give way to it
            prompt=one.text if one.view else f"{one.text} {said.now()}",
            fresh=dict.fromkeys(one.touched, seat),
            log=tuple(other.text for other in self._found[: self.at + 1]),
        )
        self.draw(scene)
