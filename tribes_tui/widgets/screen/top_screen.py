"""What every screen has: its line of keys, and keys that work with caps lock, too."""

import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from rich import _wrap
from textual import events
from textual._compositor import Compositor, ReflowResult
from textual.app import App, SystemCommand
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.command import Provider
from textual.geometry import Region, Size
from textual.map_geometry import MapGeometry
from textual.screen import Screen
from textual.widget import Widget
from textual.worker import Worker

from tribes_tui.errors import HOLDING
from tribes_tui.widgets.drawing import BOLD, REVERSE, Cells, Drawn, Place, palette_for, pointing
from tribes_tui.words.common import SPOKEN, in_tongue, key_name, now, spoken

_wrap.re_word = re.compile(rf"[^\S{HOLDING}]*[\S{HOLDING}]+[^\S{HOLDING}]*")
"""Rich, which folds Textual's texts, would break a line before a colon that a blank holds to its word."""


class Key(NamedTuple):
    """A key, how its cap is written, and what it does; the same in fewer words, if there are any."""

    key: str
    cap: str
    words: str
    brief: str = ""

    @property
    def width(self) -> int:
        """Cells that it takes."""
        return len(self.cap) + len(self.words) + 3


LEAVES = ("leave", "escape", "q")
"""What leaves a screen, by its command or its key: it is in the row however little fits, for those with a mouse alone."""
GAP, TIGHT = 2, 1
"""Cells between two keys, and where they would not all have room."""
LISTS, ASKS = "ctrl+p", "?"
"""What lists all keys: others are left out for it, so that nobody has to guess what else there is. And the shorter key that does, mostly."""


def fitting(keys: Sequence[Key], width: int) -> list[Key]:
    """Those that have room in so many cells, in order, if need be close to each other; the last ones give way to the one that lists all and
    the one that leaves."""
    kept = [*keys]
    while kept and _width(kept, TIGHT) > width:
        kept.remove(min(reversed(kept), key=_need))
    return kept


def _need(key: Key) -> int:
    """The higher, the later it gives way."""
    return 2 if key.key in LEAVES else 1 if key.key == LISTS else 0


def _width(keys: Sequence[Key], gap: int = GAP) -> int:
    return sum(key.width + gap for key in keys) - gap + 1


class KeyLine(Drawn):
    """The screen's active bindings, as far as they fit; put on a screen it keeps itself up to date."""

    DEFAULT_CSS = "KeyLine { height: 1; }"

    _keys: tuple[Key, ...] = ()

    def on_mount(self) -> None:
        """Read the bindings whenever they change."""
        self.read()
        self.screen.bindings_updated_signal.subscribe(self, lambda _: self.read())

    def read(self) -> None:
        """Take the bindings as they are; of several keys for one thing the first. What is typed into a field is none."""
        found: dict[str, Key] = {}
        focused = self.screen.focused
        for active in self.screen.active_bindings.values():
            binding = active.binding
            is_typed = focused is not None and focused.check_consume_key(binding.key, binding.key[:1])
            if binding.show and active.enabled and not (is_typed and len(binding.key) == 1):
                cap = key_name(binding.key_display or self.app.get_key_display(binding))
                cap = ASKS if binding.key == LISTS and self._is_asked_with(ASKS) else cap
                found.setdefault(binding.description, Key(binding.key, self.cap(cap), now(binding.description)))
        keys = tuple(found.values())
        if keys != self._keys:
            self._keys = keys
            self.changed()

    def _is_asked_with(self, cap: str) -> bool:
        """Whether the sign lists all keys here, too: it is nothing else's key, and isn't typed into a field."""
        focused = self.screen.focused
        is_typed = focused is not None and focused.check_consume_key("question_mark", cap)
        asking = self.screen.active_bindings.get("question_mark")
        return not is_typed and asking is not None and asking.binding.action == "app.command_palette"

    def cap(self, cap: str) -> str:
        """How it is written: in ASCII ↑↓ would be ^v, which is another key."""
        if cap != "↑↓" or self.palette.depth != "ascii":
            return cap
        from tribes_tui.words.said import forms

        return forms.up_down()

    def fitting(self, width: int) -> Sequence[Key]:
        """Those that are shown in so many cells: in brief words where that leaves room for one more."""
        whole = fitting(self._keys, width)
        brief = fitting([key._replace(words=key.brief or key.words) for key in self._keys], width)
        return brief if len(brief) > len(whole) else whole

    def lines(self, width: int) -> Sequence[Sequence[Key]]:
        """The same, row by row."""
        return [self.fitting(width)]

    def shape(self) -> Hashable:
        """All keys: they push each other along."""
        return self._keys

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Caps and words of those that fit."""
        p = self.palette
        bar = p.mix(p.panel, "#000000", 0.25 if p.is_dark else 0.04)
        cells.fill(0, 0, cells.width, cells.height, bar)
        for y, keys in enumerate(self.lines(cells.width)):
            x, gap = 1, GAP if _width(keys) < cells.width else TIGHT  # at no edge
            for key in keys:
                end = x + len(key.cap) + len(key.words) + 3
                after = cells.put(x, y, f" {key.cap} ", p.ink, p.cap, BOLD | REVERSE)
                cells.put(after, y, f" {key.words}", p.soft, bar)
                yield Place(f"key:{key.key}", Region(x, y, end - x, 1), Region())
                x = end + gap

    def on_drawn_chosen(self, message: pointing.Chosen) -> None:
        """Press the key that was clicked; the screen is told of no place."""
        message.stop()
        self.app.simulate_key(message.name.partition(":")[2])


class KeyRows(KeyLine):
    """The same in two rows, where one has no room for all."""

    DEFAULT_CSS = "KeyRows { height: auto; }"

    def read(self) -> None:
        """There may be more or fewer rows."""
        super().read()
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as there are."""
        return len(self.lines(width))

    def lines(self, width: int) -> Sequence[Sequence[Key]]:
        """The first ones in the first row."""
        if _width(self._keys, TIGHT) <= width:
            return [self._keys]
        named = [key for key in self._keys if key.key != LISTS]
        first = next((k for k in range(len(named), 0, -1) if _width(named[:k]) <= width), 1)
        return [named[:first], fitting([key for key in self._keys if key not in named[:first]], width)]


Result = TypeVar("Result")

BEING_THERE = events.Mount, events.DescendantFocus, events.DescendantBlur, events.ScreenResume, events.Resize
"""What only a screen that is there has to hear."""
LEAVING = {("leave", ()), ("command", ("leave",)), ("choose", ("quit",))}
"""Actions, with their arguments, by which one goes from where nothing can be seen."""


def _named_keys() -> type[Provider]:
    from tribes_tui.widgets.screen.named_keys import NamedKeys

    return NamedKeys


class PaintedCompositor(Compositor):
    """Whoever asks where a widget lies, between a change and its layout, hides nothing of that change.

    Textual compares a layout with what it answered last. Where that was not painted yet, it would neither paint what has changed nor tell a
    widget of its new size.
    """

    _painted: dict[Widget, MapGeometry] | None = None

    @property
    def full_map(self) -> dict[Widget, MapGeometry]:
        """Where all lies, as of now; what was laid out last is kept to be compared with."""
        if self._full_map_invalidated and self._painted is None:
            self._painted = dict(self._full_map)
        return super().full_map

    def reflow(self, parent: Widget, size: Size) -> ReflowResult:
        """Lay it all out, compared with what was laid out last."""
        if self._painted is not None:
            self._full_map, self._painted = self._painted, None
        return super().reflow(parent, size)


class TopScreen(Screen[Result]):
    """It closes once, and only from the top; its size is the app's. The palette lists what its keys do."""

    COMMANDS: ClassVar[set[type[Provider] | Callable[[], type[Provider]]]] = {_named_keys}
    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark", "app.command_palette", show=False)]
    LEAST: ClassVar[Size] = Size(0, 0)
    """In a smaller window it shows a word about that alone, and all that its keys do is leave."""
    _said_in = ""
    """The language in which its words were said last."""

    def __init_subclass__(cls, is_layer: bool = False, **given: Any) -> None:
        """A layer is a part of screens and none itself, without styles of its own: Textual needn't look through all its names and keys."""
        if not is_layer:
            super().__init_subclass__(**given)

    def __init__(self, name: str | None = None, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(name, id, classes)
        self._compositor = PaintedCompositor()

    @property
    def is_on_top(self) -> bool:
        """Whether keys are for this screen. For Textual the one beneath the top is "current", too."""
        return self.app.screen_stack[-1:] == [self]

    @property
    def is_cramped(self) -> bool:
        """Whether the window is too small for it."""
        size = self.app.size
        return size.width < self.LEAST.width or size.height < self.LEAST.height

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing is chosen by who can't see it."""
        return not self.is_cramped or (action, parameters) in LEAVING

    async def on_event(self, event: events.Event) -> None:
        """One that is taken away before it was laid has no widgets, and isn't told that it is there."""
        if not (isinstance(event, BEING_THERE) and self._pruning):
            await super().on_event(event)

    def _on_screen_resume(self, event: events.ScreenResume) -> None:
        """What was styled just now, as it was mounted, is not styled once more; who has chosen another language over this screen reads
        that here, too."""
        before, self._said_in = self._said_in, spoken()
        event.refresh_styles = event.refresh_styles and before != ""
        if before not in ("", self._said_in):
            self.say_anew()

    def run_worker(self, work: Any, *rest: Any, **how: Any) -> Worker[Any]:
        """A thread speaks as whoever it works for: by itself it knows of no session."""
        tongue = SPOKEN.get()

        def spoken_here() -> Any:
            with in_tongue(tongue):
                return work()

        return super().run_worker(spoken_here if how.get("thread") else work, *rest, **how)

    def say_anew(self) -> None:
        """All that is drawn, and what its keys do."""
        for piece in self.query(Drawn):
            piece.changed()
        for line in self.query(KeyLine):
            line.read()

    def _on_mount(self, event: events.Mount) -> None:
        """Follow the app's theme; a class says that it has neither colours nor signs."""
        self.set_class(palette_for(self).is_bare, "-bare")
        self.app.theme_changed_signal.subscribe(self, lambda _: self.restyle())

    def restyle(self) -> None:
        """Draw everything in the app's present theme and signs."""
        self.set_class(palette_for(self).is_bare, "-bare")
        for piece in self.query(Drawn):
            piece.changed()
        self.refresh()

    def action_back(self) -> None:
        """Leave it without a result."""
        self.dismiss(None)

    def _on_unmount(self) -> None:
        """Hear of no theme any more: the app's signal would hold it, whatever it heard it with, until the program ends."""
        self.app.theme_changed_signal.unsubscribe(self)

    def _screen_resized(self, size: Size) -> None:
        """The app's size now, whichever a message told; what is laid for that already isn't laid again.

        Where one screen lies over another, both hear of each size, and a screen that has changed hears of it again. With
        two sizes under way the one beneath would go from the first to the second and back, and never end.
        """
        if self._compositor.size != self.app.size:
            super()._screen_resized(self.app.size)

    def dismiss(self, result: Result | None = None) -> AwaitComplete:
        """Close, unless it is closed already or another lies over it, which would be closed in its place."""
        return super().dismiss(result) if self.is_on_top else AwaitComplete()


def meant(screen: Screen[Result], key: str) -> str:
    """The key that is looked for among a screen's bindings when this one is pressed."""
    small = key.lower()
    if len(key) != 1 or small == key or key in screen.active_bindings or small not in screen.active_bindings:
        return key
    return small


class CapsLockApp(App[Result]):
    """An app in which it doesn't matter; who types into a field types what they typed. Its palette lists commands by name: none of Textual's
    own, for each screen lists what it offers, and some of those act on the machine.

    A key for which the screen that it was typed on had no use does nothing on one that has come on top since, before that is there.
    """

    CSS = "SearchIcon { display: none; }"  # a sign of double width, which not every font has

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """None of Textual's."""
        return ()

    async def _check_bindings(self, key: str, priority: bool = False) -> bool:
        if not (priority or self.screen.is_mounted):
            return False
        return await super()._check_bindings(key if priority else meant(self.screen, key), priority)
