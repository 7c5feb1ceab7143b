"""The commands of a table by name, for the palette."""

from __future__ import annotations

from textual.command import DiscoveryHit, Hit, Hits, Provider

from tribes_tui.profile.known import COMMANDS

NAMED = {known.name: (known.title, known.text) for known in COMMANDS if known.name not in ("choose", "palette")}
"""Command -> its name in the palette and a line about it."""


class TableCommands(Provider):
    """Offers the commands of the table screen that is open."""

    async def discover(self) -> Hits:
        """All of them."""
        for name, (title, text) in NAMED.items():
            yield DiscoveryHit(title, self._run(name), help=text)

    async def search(self, query: str) -> Hits:
        """Those whose name or line matches."""
        matcher = self.matcher(query)
        for name, (title, text) in NAMED.items():
            score = matcher.match(f"{title} {text}")
            if score > 0:
                yield Hit(score, matcher.highlight(title), self._run(name), help=text)

    def _run(self, name: str):  # type: ignore[no-untyped-def]  # Textual's own type for callbacks is private
        return lambda: self.screen.command(name)  # type: ignore[attr-defined]  # it is a TableScreen
