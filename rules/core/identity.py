"""What a state asks of its game: who it is, and its table of actions. It stands below both, so neither names the other."""

from __future__ import annotations

from typing import ClassVar

from rules.core.action import ActionTable
from rules.core.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Identity:
    """The part of a game that its states know.

    `id` names the game in positions and records, `title` is for people. `version` is the rules version that
    records name: it grows when a change of the rules would make any older record play otherwise.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int] = 1
    actions: ClassVar[ActionTable]
