"""Which record is meant by what a person typed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from difflib import get_close_matches
from typing import NoReturn

from saves import Store, Summary
from tribes_tui.errors import Mendable, printable
from tribes_tui.words.common import count

NEAR = 0.6
"""How alike, from 0 to 1, two names must be for one to be taken for a slip of the other."""
SHOWN = 4
"""How many names are listed where one must be chosen."""


def chosen_name(store: Store, given: str | None, to_play: bool = False) -> str:
    """The full name of the saved game meant by a name, a title, the beginning of one, a game, or by nothing; the path of a
    file is given back as it is. `to_play`: of several those that go on. Raises `Mendable`."""
    if given is None:
        newest = store.newest_unfinished()
        return newest.name if newest else _nothing_to_go_on_with(store)
    kept = store.list()
    if any(summary.name == given for summary in kept):
        return given
    title = given.strip().casefold()
    called = [summary for summary in kept if title and summary.title.casefold() == title]
    begun = [
        summary
        for summary in kept
        if title and (summary.name.startswith(given) or summary.title.casefold().startswith(title))
    ]
    matching = called or begun
    if to_play:
        matching = [summary for summary in matching if not summary.finished] or matching
    if len(matching) > 1:
        raise Mendable(f"{given[:40]!r} may be {_listed(matching)}: which one?")
    if not matching and not os.path.lexists(given):
        raise Mendable(_none_called(kept, title, given))
    return matching[0].name if matching else given


def _none_called(kept: Sequence[Summary], title: str, given: str) -> str:
    """There is none of that name; one whose name or title is near may be meant."""
    known = {
        word.casefold(): summary.name for summary in reversed(kept) for word in (summary.name, summary.title) if word
    }
    near = get_close_matches(title, known, 1, NEAR)
    perhaps = f"did you mean {known[near[0]]}? " if near else ""
    return f'there is no saved game "{printable(given)[:60]}"; {perhaps}"tribes saves" lists them'


def _listed(matching: list[Summary]) -> str:
    shown = [f"{one.name} ({count(one.moves, 'move')})" for one in matching[:SHOWN]]
    return " or ".join(shown) + (f" or one of {len(matching) - SHOWN} more" if len(matching) > SHOWN else "")


def _nothing_to_go_on_with(store: Store) -> NoReturn:
    broken = next((summary for summary in store.list() if summary.problem and not summary.finished), None)
    if broken is None:
        raise Mendable("there is no unfinished game: begin one with tribes play GAME")
    raise Mendable(f"the only unfinished game can't be opened: {broken.problem}")
