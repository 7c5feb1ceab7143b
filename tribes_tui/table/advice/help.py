"""What is this, and what the signs mean; a table's commands by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple, cast

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.geometry import Region
from textual.widgets import Static

from tribes_tui.learning.illustrations import illustrations_of
from tribes_tui.learning.rulebook import in_rulebooks, signs_of_game
from tribes_tui.profile.keymap import COMMANDS
from tribes_tui.table.advice.keys_page import GROUPS
from tribes_tui.table.choice.keys import COMMAND_NAMES
from tribes_tui.table.frame.screens import NOWHERE, WIDE, BesideScreen
from tribes_tui.theme.colours import readable
from tribes_tui.widgets.beside.words import Ruled
from tribes_tui.widgets.drawing import Drawn, mood_of, palette_for
from tribes_tui.widgets.screen.named_keys import NamedKeys, Offered, named_settings
from tribes_tui.words.common import Later, colon, fold
from tribes_tui.words.help import UsefulFact, everywhere
from tribes_tui.words.said import facts as said_facts, forms, help as said, home, keys as said_keys, settings
from tribes_tui.words.spoken import as_said, spoken_of

if TYPE_CHECKING:
    from rules import State
    from tribes_tui.table.play.stage import Stage


class ExplainedPlace(NamedTuple):
    """A thing that is explained: its name, and where it lies on the screen."""

    name: str
    region: Region = NOWHERE


class HangingLines(Static):
    """Lines; what goes on in another row is set further in where the line is set in itself."""

    _lines: Sequence[str] = ()
    _width = 0

    def tell(self, lines: Sequence[str]) -> None:
        """These from now on."""
        self._lines = lines
        self._fold()

    def on_resize(self) -> None:
        """Fold them anew for another width."""
        if self.size.width != self._width:
            self._fold()

    def _fold(self) -> None:
        self._width = self.size.width
        rows = (row for line in self._lines for row in fold(line, self._width, "  " if line.startswith(" ") else ""))
        self.update(Content("\n".join(rows)))


class KeysInColumns(Static):
    """A few keys, and what each does, in as many columns as there is room for."""

    def __init__(self, keys: Sequence[tuple[str, str]]) -> None:
        super().__init__(markup=False)
        self._keys = keys

    def on_resize(self) -> None:
        """The first form that fits."""
        forms = (self._columns(rows) for rows in range(1, len(self._keys) + 1))
        told = next((one for one in forms if one[0].cell_length <= self.size.width), [])
        self.update(Content("\n").join(told))

    def _columns(self, rows: int) -> list[Content]:
        """Its lines; the first is as long as any."""
        columns = [self._keys[k : k + rows] for k in range(0, len(self._keys), rows)]
        lines = [Content()] * rows
        for k, column in enumerate(columns):
            caps, words = (max(map(cell_len, part)) for part in zip(*column, strict=True))
            for row, (cap, told) in enumerate(column):
                gap = "   " * bool(k)
                lines[row] += Content.assemble(gap, (f"{cap:<{caps}}", "bold"), f" {told:<{words}}")
        return lines


NEEDED = "choose", "back", "undo", "hint", "since", "log", "palette"
"""The commands that one needs to play."""


def needed_keys(table: Stage) -> list[tuple[str, str]]:
    """The first key of each of these, and what it does in a word or two."""
    known = [(table.key_name(one.name), str(one.label)) for one in COMMANDS if one.name in NEEDED]
    return [("←→↑↓", said.walk_brief()), *((key, told) for key, told in known if key and told)]


def how_one_wins(view: State, names: Sequence[str]) -> list[str]:
    """As it is told to those who listen."""
    tells = [one.tell for one in spoken_of(view.game.id).REQUESTS if "goals" in one.names]  # no words
    return [as_said(line) for tell in tells for line in tell(view, names, "")]


class HelpScreen(BesideScreen[tuple[str, str | None]]):
    """Explains the targets of a table one by one, with the keys, and how one wins; what else is worth knowing on a page of its own.
    Dismissed with "rules" when the rulebook is wanted, with "signs" or "keys"."""

    DEFAULT_CSS = """
    HelpScreen #about { height: auto; layout: vertical; padding-top: 1; }
    HelpScreen #picture { height: auto; width: auto; margin-bottom: 1; }
    HelpScreen #words, HelpScreen #texts, HelpScreen #more { height: auto; width: 1fr; }
    HelpScreen #more Ruled { margin-top: 1; }
    HelpScreen #panel .fact { margin-bottom: 1; }
    HelpScreen #facts { display: none; height: auto; }
    HelpScreen.-facts #facts { display: block; }
    HelpScreen.-facts #about { display: none; }
    HelpScreen.-flat #panel .fact { margin-bottom: 0; }
    HelpScreen.-flat #about { layout: horizontal; padding-top: 0; }
    HelpScreen.-flat #picture { margin: 0 2 0 0; }
    HelpScreen.-flat.-broad #texts { layout: horizontal; }
    HelpScreen.-flat.-broad #more { margin-left: 3; }
    HelpScreen.-flat.-broad #to-press { margin-top: 0; }
    HelpScreen.-flat.-low #panel { height: 11; }
    """
    LEAST_SIDE = 150
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,tab", "walk(1)", Later(said.next), tooltip=Later(said.next_told), key_display="←→"),
        Binding("left,shift+tab", "walk(-1)", Later(said.next), tooltip=Later(said.next_told)),
        Binding("question_mark", "answer('keys')", Later(home.keys), tooltip=Later(said.to_keys_told), key_display="?"),
        Binding("escape,q,enter", "back", Later(forms.back), tooltip=Later(forms.back_told), key_display="Esc"),
        Binding("i", "answer('signs')", Later(said_keys.signs), tooltip=Later(said.to_signs_told)),
        Binding("r", "answer('rules')", Later(said.rules), tooltip=Later(said.rules_told)),
        Binding("w", "to_facts", Later(said.facts), tooltip=Later(said.facts_told)),
    ]

    def __init__(
        self,
        places: Sequence[ExplainedPlace],
        at: str | None,
        explain: Callable[[str], Sequence[str]],
        mood: str = "dusk",
        draw: Callable[[str], Drawn | None] = lambda name: None,
        facts: Sequence[UsefulFact] = (),
        keys: Sequence[tuple[str, str]] = (),
        wins: Sequence[str] = (),
    ) -> None:
        """`places` are all targets, `at` the name of the one to begin with.

        `explain` gives a target's paragraphs, `draw` its picture, large, if it has one; `facts` have a page of their own; `keys`: the
        caps of those that one needs, and what they do; `wins`: how one wins, in sentences.
        """
        super().__init__(said_keys.what_title(), mood)
        self._places = list(places)
        self._at = next((k for k, place in enumerate(places) if place.name == at), 0)
        self._explain, self._draw, self._facts = explain, draw, facts
        self._keys, self._wins = keys, wins
        self._told: list[str] = []

    @property
    def at(self) -> str | None:
        """The target that is explained."""
        return self._places[self._at].name if self._places else None

    def compose_body(self) -> ComposeResult:
        """Its name, and what there is to say; the keys; how one wins. The facts."""
        with Container(id="about"):
            yield Vertical(id="picture")
            with Container(id="texts"):
                with Vertical(id="words"):
                    yield Static(id="name", classes="heading", markup=False)
                    yield HangingLines(id="said", markup=False)
                with Vertical(id="more"):
                    if self._keys:
                        yield Ruled(said.keys(), indent=0, id="to-press")
                        yield KeysInColumns(self._keys)
                    if self._wins:
                        yield Ruled(said.wins(), indent=0)
                        yield Static("\n".join(self._wins), markup=False)
        with Vertical(id="facts"):
            yield Ruled(said_facts.title(), indent=0)
            for fact in self._facts:
                yield Static(Content.assemble((fact.label + colon(), "dim"), fact.words), classes="fact", markup=False)

    def lie_beside(self, *about: Region) -> None:
        """Above or below, over the whole width, unless the table has room beside it: at a side it would break off the table's words."""
        super().lie_beside(*about)
        self.set_class(self.app.size.width >= WIDE, "-broad")

    def on_mount(self) -> None:
        """Explain the first."""
        self._tell()

    def action_walk(self, by: int) -> None:
        """Another thing; one that is asked for while the page opens is the first that is told."""
        if self._places:
            self._at = (self._at + by) % len(self._places)
            self.remove_class("-facts")
            if self.is_mounted:
                self._tell()

    def action_to_facts(self) -> None:
        """What one would want to know in the place of all else, or that again."""
        self.toggle_class("-facts")
        self.panel.scroll_home(animate=False, immediate=True)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only a game that has something to say of it has that key."""
        return action != "to_facts" or bool(self._facts)

    def go_on(self) -> None:
        """The game has gone on: what can be chosen is other."""
        if self.is_mounted and self._told_now() != self._told:
            self._tell()

    def _told_now(self) -> list[str]:
        return [text for text in self._explain(self.at) if text] if self.at is not None else [said.nothing()]

    def _tell(self) -> None:
        self._told = told = self._told_now()
        self.query_one("#name", Static).update(Content.styled(told[0], "bold"))
        self.query_one("#said", HangingLines).tell(["", *told[1:]])
        room, drawn = self.query_one("#picture"), None if self.at is None else self._draw(self.at)
        room.remove_children()
        room.display = drawn is not None
        if drawn is not None:
            room.mount(drawn)
        self.panel.scroll_home(animate=False, immediate=True)
        if self._places:
            self.lie_beside(self._places[self._at].region)

    def action_answer(self, what: str) -> None:
        """To the rulebook, the signs, the keys."""
        self.dismiss((what, self.at))


LEAST_SIGN = 15
"""Columns of the signs of a page, unless one needs more."""


class HelpRow(Horizontal):
    """A sign, and beside it what it means."""

    DEFAULT_CSS = """
    HelpRow { height: auto; }
    HelpRow > .sign { padding: 0 1 0 0; text-style: bold; }
    """

    def __init__(self, sign: str, meaning: str, ink: str, width: int) -> None:
        shown = Static(sign, classes="sign", markup=False)
        shown.styles.width = width
        super().__init__(shown, Static(meaning, classes="meaning", markup=False))
        self._ink = ink

    def restyle(self) -> None:
        """The sign in the ink that it has on the table, as far as it can be read here."""
        if not self.app.current_theme.ansi:
            palette = palette_for(self)
            self.query_one(".sign").styles.color = readable(palette.colour(self._ink), palette.panel)


ROOMY, HIGH = 150, 36
"""Columns of a window in which a table has room beside a panel, and rows of one in which signs stand below it."""


class SignsScreen(BesideScreen[None]):
    """Every sign of a game's table, and those that all tables share; in a window of middle size side by side below the table, else one below
    the other."""

    DEFAULT_CSS = """
    SignsScreen #signs, SignsScreen #own, SignsScreen #shared, SignsScreen #examples { height: auto; }
    SignsScreen #signs { layout: vertical; }
    SignsScreen #shared { margin-top: 1; }
    SignsScreen Figure { layout: vertical; margin-top: 1; }
    SignsScreen Figure > .caption { margin-left: 1; }
    SignsScreen.-flat #panel { height: 1fr; }
    SignsScreen.-two #panel { width: 100%; height: auto; max-height: 33; margin: 0 0 1 0; scrollbar-gutter: stable; }
    SignsScreen.-two #signs, SignsScreen.-two #examples { layout: horizontal; }
    SignsScreen.-two #own, SignsScreen.-two #shared { width: 1fr; margin: 0 2 0 0; }
    SignsScreen.-two #examples { padding-top: 1; }
    SignsScreen.-two Figure { width: 1fr; margin-top: 0; }
    """

    def __init__(self, game_id: str, mood: str = "") -> None:
        super().__init__(said_keys.signs_title(), mood or mood_of(game_id))
        self._game_id = game_id

    def compose_body(self) -> ComposeResult:
        """The game's own first; what beats what, where that is a rule of the game."""
        own, shared = signs_of_game(self._game_id), everywhere()
        width = max(LEAST_SIGN, *(cell_len(one.sign) + 1 for one in (*own, *shared)))
        rows, more = ([HelpRow(*one, width) for one in signs] for signs in (own, shared))
        with Container(id="signs"):
            yield Vertical(*rows, id="own")
            yield Vertical(Ruled(said.everywhere(), indent=0), *more, id="shared")
        yield Container(*illustrations_of(self._game_id, "signs"), id="examples")

    def lie_beside(self, *about: Region) -> None:
        """Where a column beside the table would cover a part of it, and break its words off, below."""
        super().lie_beside(*about)
        width, height = self.app.size
        self.set_class(WIDE <= width < ROOMY and height >= HIGH, "-two")

    def restyle(self) -> None:
        """Each sign in its ink."""
        super().restyle()
        for row in self.query(HelpRow):
            row.restyle()


NOT_BY_NAME = frozenset({"choose", "palette"})
WALKS = "next", "previous"
"""Nobody looks for these by name: they are listed last of their group."""


def named_commands(table: Stage) -> Iterator[Offered]:
    """The game's own that work now, then those of every table; the keys stand behind the title, but none that chooses a place now."""
    places = {key for name in table.scene.lit for key in table.board.key_of(name).split()}
    for own in table.board.commands(table.scene):
        if own.name not in COMMAND_NAMES:
            run = partial(table.command, own.name)
            told = said.own_told(deed=own.name.removeprefix("game:"))
            yield Offered(own.label.capitalize(), run, told, own.key, table.table.game.title, -1)
    without = {*NOT_BY_NAME, *getattr(table, "useless", ())}
    for known in sorted(COMMANDS, key=lambda one: one.name in WALKS):
        if known.name not in without and (table.is_staged or known.name != "stars"):
            keys = " ".join(key for key in table.key_names.get(known.name, ()) if key not in places)
            group = next((group for group, names in GROUPS.items() if known.name in names), said.of_table)
            rank = [*GROUPS, said.of_table].index(group)
            text = table.told_now(known.name) or known.text
            yield Offered(known.title, partial(table.command, known.name), text, keys, group(), rank)
    opens = getattr(table.app, "choose_settings", None)
    if opens is not None:
        yield Offered(home.settings(), opens, settings.question(), "", said.of_table(), len(GROUPS))


class TableCommands(NamedKeys):
    """Offers the commands of the table screen that is open."""

    def offered(self) -> Iterator[Offered]:
        """All of them."""
        return named_commands(cast("Stage", self.screen))

    def findable(self) -> Iterator[Offered]:
        """And each setting."""
        yield from self.offered()
        yield from named_settings(self.app)

    def elsewhere(self, sought: str) -> Iterable[Offered]:
        """The game's rulebook, if that says it."""
        return in_rulebooks(self.app, [cast("Stage", self.screen).table.game.id], sought)
