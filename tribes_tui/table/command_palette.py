"""The commands of a table by name, each with its keys, for the palette."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

from textual.command import DiscoveryHit, Hit, Hits, Provider

from tribes_tui.profile.keymap import COMMANDS
from tribes_tui.table.bindings import COMMAND_NAMES

if TYPE_CHECKING:
    from tribes_tui.table.stage import Stage

NOT_BY_NAME = frozenset({"choose", "palette"})


class NamedCommand(NamedTuple):
    """A command as the palette lists it."""

    name: str
    title: str
    text: str


def named_commands(table: Stage) -> Iterator[NamedCommand]:
    """The game's own that work now, then those of every table; the keys stand behind the title."""
    for own in table.board.commands(table.scene):
        if own.name not in COMMAND_NAMES:
            yield NamedCommand(own.name, f"{own.label.capitalize()} ({own.key})", table.table.game.title)
    for known in COMMANDS:
        if known.name not in NOT_BY_NAME:
            keys = " ".join(table.key_names.get(known.name, ()))
            yield NamedCommand(known.name, f"{known.title} ({keys})" if keys else known.title, known.text)


class TableCommands(Provider):
    """Offers the commands of the table screen that is open."""

    @property
    def table(self) -> Stage:
        """The screen beneath the palette."""
        return cast("Stage", self.screen)

    async def discover(self) -> Hits:
        """All of them."""
        for name, title, text in named_commands(self.table):
            yield DiscoveryHit(title, partial(self.table.command, name), help=text)

    async def search(self, query: str) -> Hits:
        """Those whose name or line matches."""
        matcher = self.matcher(query)
        for name, title, text in named_commands(self.table):
            score = matcher.match(f"{title} {text}")
            if score > 0:
                yield Hit(score, matcher.highlight(title), partial(self.table.command, name), help=text)
