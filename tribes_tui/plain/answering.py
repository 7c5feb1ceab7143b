"""What an answer to a listener is made from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rules import State
    from tribes_tui.plain.commands import GameInLines
    from tribes_tui.plain.steps import ListSteps
    from tribes_tui.words.spoken import Clause, Names, Spoken


class Answering(Protocol):
    """A listener's side of a game, as requests need it: the game, what it says, the view and what may be chosen."""

    game: GameInLines
    spoken: Spoken
    view: State | None
    names: Names
    steps: ListSteps
    block: list[str]
    clauses: list[Clause]

    def tell(self, sentences: list[str]) -> None:
        """Say sentences."""
