"""The keys that work now, as caps in one row; a click on one presses it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from textual.geometry import Region

from tribes_tui.theme.palette import BOLD, REVERSE
from tribes_tui.widgets.drawn import Drawn
from tribes_tui.widgets.places import Place
from tribes_tui.words.later import now
from tribes_tui.words.said import home

if TYPE_CHECKING:
    from tribes_tui.widgets import messages
    from tribes_tui.widgets.cells import Cells


class Key(NamedTuple):
    """A key, how its cap is written, and what it does."""

    key: str
    cap: str
    words: str

    @property
    def width(self) -> int:
        """Cells that it takes, with the gap behind it."""
        return len(self.cap) + len(self.words) + 5


LEAVES = ("leave", "escape", "q")
"""What leaves a screen, by its command or its key: it is in the row however little fits, for those with a mouse alone."""
LISTS = "ctrl+p"
"""What lists all keys: where one is left out, this one is not, so that nobody has to guess what else there is."""


def fitting(keys: Sequence[Key], width: int) -> list[Key]:
    """Those that have room in so many cells, in order; the last ones give way to the one that lists all and the one that leaves."""
    named = [key for key in keys if key.key != LISTS]
    for all_named in (list(keys), named):
        if _width(all_named) <= width:
            return all_named
    kept = [key._replace(words=home.more()) if key.key == LISTS else key for key in keys]
    while kept and _width(kept) > width:
        kept.remove(min(reversed(kept), key=_need))
    return kept


def _need(key: Key) -> int:
    """The higher, the later it gives way."""
    return 2 if key.key in LEAVES else 1 if key.key == LISTS else 0


def _width(keys: Sequence[Key]) -> int:
    return sum(key.width for key in keys) - 1


class KeyLine(Drawn):
    """The screen's active bindings, as far as they fit; put on a screen it keeps itself up to date."""

    DEFAULT_CSS = "KeyLine { height: 1; }"

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._keys: tuple[Key, ...] = ()

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
                cap = binding.key_display or self.app.get_key_display(binding)
                found.setdefault(binding.description, Key(binding.key, cap, now(binding.description)))
        keys = tuple(found.values())
        if keys != self._keys:
            self._keys = keys
            self.changed()

    def fitting(self, width: int) -> Sequence[Key]:
        """Those that are shown in so many cells."""
        return fitting(self._keys, width)

    def shape(self) -> Hashable:
        """All keys: they push each other along."""
        return self._keys

    def lay(self, cells: Cells) -> Iterable[Place]:
        """Caps and words of those that fit."""
        p = self.palette
        bar, cap = (
            p.mix(p.panel, "#000000", 0.25 if p.is_dark else 0.04),
            p.line if p.is_flat else p.mix(p.panel, p.ink, 0.16),
        )
        cells.fill(0, 0, cells.width, 1, bar)
        x = 1
        for key in self.fitting(cells.width):
            end = x + len(key.cap) + len(key.words) + 3
            after = cells.put(x, 0, f" {key.cap} ", p.ink, cap, BOLD | REVERSE)
            cells.put(after, 0, f" {key.words}", p.soft, bar)
            yield Place(f"key:{key.key}", Region(x, 0, end - x, 1), Region())
            x = end + 2

    def on_drawn_chosen(self, message: messages.Chosen) -> None:
        """Press the key that was clicked; the screen is told of no place."""
        message.stop()
        self.app.simulate_key(message.name.partition(":")[2])
