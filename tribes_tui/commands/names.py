"""Which record is meant by what a person typed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from difflib import get_close_matches
from typing import NoReturn

from saves import Store, Summary
from tribes_tui.commands.meant import either
from tribes_tui.errors import Mendable, printable
from tribes_tui.words.said import commands as said

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
        raise Mendable(_which(given, matching))
    if not matching and not os.path.lexists(given):
        raise Mendable(_none_called(kept, title, given))
    return matching[0].name if matching else given


def _none_called(kept: Sequence[Summary], title: str, given: str) -> str:
    """There is none of that name; one whose name or title is near may be meant."""
    known = {
        word.casefold(): summary.name for summary in reversed(kept) for word in (summary.name, summary.title) if word
    }
    near = get_close_matches(title, known, 1, NEAR)
    shown = printable(given)[:60]
    return said.no_saved_game_but(typed=shown, near=known[near[0]]) if near else said.no_saved_game(typed=shown)


def _which(given: str, matching: list[Summary]) -> str:
    shown = either([said.game_with_moves(name=one.name, moves=one.moves) for one in matching[:SHOWN]])
    more = len(matching) - SHOWN
    typed = repr(given[:40])
    return (
        said.which_of_many(typed=typed, games=shown, more=more)
        if more > 0
        else said.which_one(typed=typed, games=shown)
    )


def _nothing_to_go_on_with(store: Store) -> NoReturn:
    broken = next((summary for summary in store.list() if summary.problem and not summary.finished), None)
    if broken is None:
        raise Mendable(said.nothing_unfinished())
    raise Mendable(said.only_unfinished_broken(problem=broken.problem or ""))
