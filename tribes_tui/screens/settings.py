"""The settings: how they look at once, and the screen on which they are changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget

from tribes_tui.profile.settings import Settings
from tribes_tui.widgets.cards.card_face import FRAMED, LARGE, Face, paint_card
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Felt, Place, PlaceState, Showing, Words, shapes
from tribes_tui.widgets.screen.choice import Choice, values_of
from tribes_tui.widgets.screen.form import Explanation, Field, Form, FormScreen, Heading, SideBySide, first_sentence
from tribes_tui.widgets.screen.framed_screen import MoreSign
from tribes_tui.words.common import Later, capital, colon, key_name, offered, spoken
from tribes_tui.words.said import home, settings as said
from tribes_tui.words.settings import GROUPS, Setting, own_theme, settings as settings_in_words, takes_effect

CARDS = (
    (said.character, "2", said.red, "red", "character"),
    (said.horse, "5", said.red, "red", "horse"),
    (said.object, "1", said.blue, "blue", "object"),
)
LEVELS = (("ink", said.ink), ("soft", said.soft), ("dim", said.dim))
UNDER_CURSOR = 1


SLIM = 40
"""Columns below which a sample has fewer cards, and stands closer."""


class Preview(Showing[str]):
    """A picture; no place on it can be chosen."""

    DEFAULT_CSS = "Preview { width: 1fr; height: 18; }"
    shown: str = ""

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it."""
        p = cells.palette
        width, height = min(cells.width - 1, 48), cells.height - 1
        box = Region(0, 0, width, height)
        if not p.is_bare:
            shapes.slab(cells, box, p.panel)
            shapes.shadow(cells, box)
            cells.fill(1, 0, width - 2, 1, p.mix(p.panel, p.accent, 0.25))
        else:
            shapes.frame(cells, box, p.line)
        title = said.preview() if width > SLIM else said.preview_brief()
        has_both = len(title) + len(self.shown) + 5 < width
        cells.put(2, 0, title if has_both else self.shown, p.ink, None, BOLD)
        if has_both:
            cells.right(width - 2, 0, self.shown, p.ink if p.is_flat else p.soft)
        _paint_cards(cells, width)
        y = _paint_inks(cells, 12, width)
        _paint_enter(cells, y + 1, width)
        if width > SLIM and not p.is_bare:
            cells.put(2, y + 2, (said.readable_own() if p.is_flat else said.readable())[: width - 4], p.dim)
        return ()


def _paint_cards(cells: Cells, box: int) -> None:
    width, height = FRAMED if cells.palette.is_bare else LARGE
    pitch, left = (14, 3) if box > SLIM else (width + 1, 2)
    for k, (name, value, colour, tone, picture) in enumerate(CARDS[: (box - left) // pitch]):
        state = PlaceState(is_legal=k == UNDER_CURSOR, is_cursor=k == UNDER_CURSOR)
        spot = Region(left + pitch * k, 2, width, height)
        cells.clip(Region(spot.x, spot.y, spot.width + 1, spot.height + 1))
        paint_card(cells, spot, Face(name(), value, colour(), tone, picture), state)
        cells.clip(None)


def _paint_inks(cells: Cells, y: int, box: int) -> int:
    """The levels of text and the seats' colours; the last row of them."""
    p, x = cells.palette, 2
    for level, name in LEVELS:
        x = cells.put(x, y, name(), p.colour(level), None, BOLD if level == "ink" else 0) + 2
    if box <= SLIM:
        x, y = 2, y + 1
    for k, seat in enumerate(p.seats):
        x = cells.put(x, y, f" {k + 1} ", p.ink if p.is_bare else p.on(seat), seat, BOLD | REVERSE) + 1
    return y + (box > SLIM)


def _paint_enter(cells: Cells, y: int, box: int) -> None:
    p = cells.palette
    x = cells.put(2, y, key_name("Enter"), p.dark_ink, p.cursor, BOLD | REVERSE) + 1
    x = cells.put(x, y, said.take(), p.ink)
    if box <= SLIM:
        x, y = 2, y + 1
    x = cells.put(x, y, said.point(), p.gain, None, BOLD)
    x = cells.put(x, y, said.pay(), p.ink)
    cells.put(x, y, "−1", p.danger, None, BOLD)


class SettingField(Field):
    """A field that says, where there is room, from when on a change of it is in effect."""

    def __init__(self, name: str, setting: Setting, control: Choice) -> None:
        super().__init__(setting.title, control, setting.about)
        self._when = said.effect(when=takes_effect(name))

    def compose(self) -> ComposeResult:
        """That behind what is changed."""
        with SideBySide():
            yield Words(((self.title, "ink"),), classes="title")
            yield self.control
            yield Words(((f"  {self._when}", "dim"),), classes="when")
        yield Words(((f"  {first_sentence(self.about)}", "dim"),), classes="about")


# ---- The settings -------------------------------------------------------------------------------------


class SettingsScreen(FormScreen[None]):
    """Posts `Changed` for every change; whoever opened it keeps them and puts them into effect."""

    DEFAULT_CSS = """
    SettingsScreen #columns { height: 1fr; }
    SettingsScreen #sample { width: 29; }
    SettingsScreen.-wide #sample { width: 52; margin: 0 0 0 2; padding-top: 1; }
    SettingsScreen Explanation { display: none; height: 1fr; max-height: 14; width: 50; }
    SettingsScreen.-wide.-tall Explanation { display: block; }
    SettingsScreen.-narrow Preview, SettingsScreen.-low Preview { height: 1fr; max-height: 18; }
    SettingsScreen Form { padding: 0 1 0 0; }
    SettingsScreen Field { padding-left: 1; }
    SettingsScreen #said { height: 2; }
    SettingsScreen Choice { width: 26; }
    SettingsScreen Field Words.title { width: 23; }
    SettingsScreen.-narrow Field Words.when { display: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "as_before", Later(said.as_before), tooltip=Later(said.as_before_told)),
        Binding("s", "standard", Later(said.standard), tooltip=Later(said.standard_told)),
    ]

    class Changed(Message):
        """These are the settings from now on."""

        def __init__(self, screen: SettingsScreen, settings: Settings) -> None:
            super().__init__()
            self.screen, self.settings = screen, settings

    def __init__(
        self,
        settings: Settings,
        own_themes: Sequence[str] = (),
        groups: Mapping[Callable[[], str], Sequence[str]] = GROUPS,
        at: str = "",
    ) -> None:
        """`groups`: the settings that are offered, under headings; the cursor begins on that of the name `at`."""
        super().__init__()
        self._at = at
        self.settings = self._before = settings
        self._own_themes = own_themes
        self._groups = {
            heading: [name for name in names if name != "language" or len(offered()) > 1]
            for heading, names in groups.items()
        }

    def compose_body(self) -> ComposeResult:
        """The settings, and beside them the picture."""
        self._said_in = spoken()
        form = Form()
        with SideBySide(id="columns"):
            with Felt(), form:
                yield from self.compose_fields()
            with Felt(id="sample"):
                yield Preview(id="preview")
                yield Explanation()
                yield MoreSign(form)

    def compose_fields(self) -> Iterable[Widget]:
        """Headings and settings."""
        for heading, names in self._groups.items():
            yield Heading(heading())
            for name in names:
                more = map(own_theme, self._own_themes) if name == "theme" else ()
                yield field_of(name, settings_in_words()[name], getattr(self.settings, name), more)

    def on_mount(self) -> None:
        """What is asked here."""
        self.entitle(home.settings(), self.where())
        self.ask(said.question(), said.remark())
        self.show_look()
        for field in self.query(f"#{ID}{self._at}").results(Choice):
            field.focus()

    def where(self) -> str:
        """Where they are kept."""
        return said.where()

    def restyle(self) -> None:
        """As the base; in another language, where that was chosen here."""
        super().restyle()
        if spoken() != self._said_in:
            self.call_later(self._say_anew)

    async def _say_anew(self) -> None:
        await self.recompose()
        self.on_mount()
        self.query_one(f"#{ID}language").focus()

    def show_look(self) -> None:
        """The name of the theme beside its picture."""
        shown = self.query_one(f"#{ID}theme", Choice).chosen.label if "theme" in self._names else ""
        self.query_one(Preview).show(shown)

    @property
    def _names(self) -> list[str]:
        return [name for names in self._groups.values() for name in names]

    def on_choice_turned(self, event: Choice.Turned) -> None:
        """Keep it."""
        changed: Mapping[str, Any] = {(event.choice.id or "").removeprefix(ID): event.value}
        self.take(self.settings._replace(**changed))
        self.explain(event.choice)

    def take(self, settings: Settings) -> None:
        """These from now on."""
        self.settings = settings
        self.show_look()
        self.tell_change()
        self.refresh_bindings()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing can be as it was, or as at first, that is no other."""
        same = {"as_before": self._before, "standard": self._standard}
        return action not in same or self.settings != same[action]

    @property
    def _standard(self) -> Settings:
        return self.settings._replace(**{name: getattr(Settings(), name) for name in self._names})

    def tell_change(self) -> None:
        """To whoever keeps them."""
        self.post_message(self.Changed(self, self.settings))

    def action_as_before(self) -> None:
        """All settings as they were when this screen was opened."""
        self._show(self._before)

    def action_standard(self) -> None:
        """All settings that are shown as they are for whoever has changed none."""
        self._show(self._standard)

    def _show(self, settings: Settings) -> None:
        for name in self._names:
            self.query_one(f"#{ID}{name}", Choice).value = getattr(settings, name)
        self.take(settings)
        if self.focused is not None:
            self.explain(self.focused)

    def explain(self, control: Widget) -> None:
        """What the value under the cursor means."""
        if isinstance(control, Choice):
            label, means = control.chosen.label, control.chosen.about
            field = next((one for one in control.ancestors if isinstance(one, Field)), None)
            width = 0 if field is None else field.query_one(".about", Words).size.width
            about = "" if field is None else field.about
            if self.has_class("-tall") and first_sentence(about) == about and (not width or len(about) + 2 < width):
                about = (
                    ""  # it stands whole below the field; before anything is laid out, a sentence is taken for whole
                )
            self.query_one(Explanation).show(control.title, "", control.values, control.chosen)
            when = said.effect_told(when=takes_effect((control.id or "").removeprefix(ID)))
            self.tell_fitting(
                *[
                    (
                        (control.title + colon(), "ink", BOLD),
                        (f"{what} " if what else "", "ink"),
                        (capital(label) + colon() if what else f"{label}. ", "accent", BOLD),
                        (f"{means} ", "soft"),
                        (end, "dim"),
                    )
                    for end in (when, "")
                    for what in dict.fromkeys((about, first_sentence(about), ""))
                ]
            )


ID = "setting-"


def field_of(name: str, setting: Setting, value: object, more: Iterable[tuple[object, str, str]] = ()) -> Field:
    """A setting as a field of a form; `more` values than the setting has by itself."""
    values = values_of((*setting.values, *more))
    return SettingField(name, setting, Choice(setting.title, values, value, id=f"{ID}{name}"))
