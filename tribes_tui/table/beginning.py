"""Where a decision begins: the one rule for the cursor in all games.

Where a sensible person would press Enter: on what looks best at a glance (`GameBoard.glance`), which is what is forced where
nothing else is legal. What only ends something comes before what is no better. Behind all that comes what is done on purpose only
(`GameBoard.is_deliberate`); and behind that, shown faint, what only lays things to and fro (`State.advance`). Whoever has picked another
thing than that on which the cursor began wants it for something: parting with it comes last (`GameBoard.gives_away`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tribes_tui.table.selection import Chooser

if TYPE_CHECKING:
    from rules import State
    from tribes_tui.table.contract import GameBoard


class Worth(NamedTuple):
    """How an action looks, the better the larger."""

    is_of_use: bool
    is_plain: bool
    glance: float


class Beginning:
    """The choices of one decision, as they look at a glance; it looks when it is first asked."""

    def __init__(self, board: GameBoard | None = None, view: State | None = None) -> None:
        """Without a view there is nothing to choose."""
        self._board, self._view = board, view
        self._worths: dict[int, Worth] | None = None

    def best_first(self, chooser: Chooser) -> list[str]:
        """The names that may be picked next, that where the cursor begins first."""
        worths, depth, known = self._looked(), len(chooser.picked), set[int]()
        endings = frozenset[str]() if self._board is None else self._board.endings
        found: dict[str, tuple[bool, Worth, bool, bool]] = {}
        is_wanted = depth > 0 and chooser.picked[0] != self.best_first(chooser.from_the_start)[0]
        for path, action in chooser.open.items():
            name, is_first = path[depth], action not in known
            seen = not (is_wanted and self._parts(action)), worths[action], name.partition(":")[0] in endings, is_first
            known.add(action)
            found[name] = max(seen, found.get(name, seen))
        return sorted(found, key=lambda name: found[name], reverse=True)

    def idle(self, chooser: Chooser) -> frozenset[str]:
        """The names that may be picked next and lead only to and fro; none where all of them do."""
        worths = self._looked()
        useful = {path[len(chooser.picked)] for path, action in chooser.open.items() if worths[action].is_of_use}
        return chooser.lit - useful if useful else frozenset()

    def _parts(self, action: int) -> bool:
        return self._board is not None and self._view is not None and self._board.gives_away(self._view, action)

    def _looked(self) -> dict[int, Worth]:
        board, view = self._board, self._view
        if self._worths is None and board is not None and view is not None:
            legal = view.legal_actions()
            self._worths = {
                action: Worth(view.advance(action) >= 0, not board.is_deliberate(view, action), glance)
                for action, glance in zip(legal, board.glance(view, legal), strict=True)
            }
        return self._worths or {}
