"""Words in the sea around the island: what special lands and leaders do, and what happened where there is no log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tribes_tui.games.rise_of_tribes.words import notices as words
from tribes_tui.widgets.hex_sea import Notice, headed, run_in
from tribes_tui.widgets.lines import fold
from tribes_tui.words.help import SINCE

if TYPE_CHECKING:
    from rules.rise_of_tribes.state import RiseState
    from tribes_tui.table.scene import Scene
    from tribes_tui.widgets.words import Line

Asked = Callable[[], bool]


def notices(
    scene: Scene, state: RiseState, seat: int, has_log: Asked, is_small: Asked, is_smallest: Asked
) -> list[Notice]:
    """The most needed first; `seat`: whose leader is explained before the others'. What the table asks when the sizes
    are known: whether there is a log, whether small hexes have short names, whether no window could be smaller."""
    lands = words.lands(state)
    others = [other for other in range(state.players) if other != seat]
    return [
        lambda columns, rows: () if is_smallest() else _lands(lands, is_small(), columns, rows),
        *(partial(_land_alone, texts[-1], is_smallest) for texts in lands if texts[-1]),
        lambda columns, rows: headed(words.leader_of(scene.names[seat]), words.leaders(state, [seat]), columns, rows),
        lambda columns, rows: () if has_log() else _news(scene, columns, rows),
        lambda columns, rows: _elders(words.elders(state), columns, rows),
        lambda columns, rows: headed(words.LEADERS_TITLE, words.leaders(state, others), columns, rows),
    ]


def _lands(lands: Sequence[Sequence[str]], is_small: bool, columns: int, rows: int) -> Sequence[Line]:
    """At length or briefly; where hexes are small, with their short names."""
    texts = [*zip(*lands, strict=True)]
    found = (headed(words.LANDS_TITLE, said, columns, rows) for said in (texts[2:3] if is_small else texts[:2]))
    return next((lines for lines in found if lines), ())


def _land_alone(text: str, is_smallest: Asked, columns: int, rows: int) -> Sequence[Line]:
    """One of them without a heading: in the smallest window there is hardly room for all in one place."""
    lines = fold(((text, "soft"),), columns) if is_smallest() else ()
    return lines if len(lines) <= rows else ()


def _elders(forms: Sequence[str], columns: int, rows: int) -> Sequence[Line]:
    """At length or briefly."""
    found = (headed(words.ELDERS_TITLE, (form,), columns, rows) for form in forms)
    return next((lines for lines in found if lines), ())


def _news(scene: Scene, columns: int, rows: int) -> Sequence[Line]:
    """As much as stands below its heading; in two rows, behind it."""
    if rows > 2:
        return headed(SINCE, scene.news.within(columns, rows - 1), columns, rows)
    return run_in(SINCE, scene.news.within(columns * rows - len(SINCE) - columns // 2), columns, rows)
