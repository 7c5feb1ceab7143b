"""Which record is meant by what a person typed."""

from __future__ import annotations

from typing import NoReturn

from saves import Store
from tribes_tui.errors import Mendable

SHOWN = 4
"""How many names are listed where one must be chosen."""


def chosen_name(store: Store, given: str | None) -> str:
    """The full name of the record meant by a name, a title, the beginning of one, or by nothing. Raises `Mendable`.

    What means none is given back as it is: it may be the path of a file.
    """
    if given is None:
        newest = store.newest_unfinished()
        return newest.name if newest else _nothing_to_go_on_with(store)
    kept = store.list()
    if any(summary.name == given for summary in kept):
        return given
    title = given.strip().casefold()
    called = [summary.name for summary in kept if title and summary.title.casefold() == title]
    begun = [
        summary.name
        for summary in kept
        if title and (summary.name.startswith(given) or summary.title.casefold().startswith(title))
    ]
    matching = called or begun
    if len(matching) > 1:
        raise Mendable(f"{given[:40]!r} may be {_listed(matching)}: which one?")
    return matching[0] if matching else given


def _listed(names: list[str]) -> str:
    shown = names[:SHOWN]
    return " or ".join(shown) + (f" or one of {len(names) - SHOWN} more" if len(names) > SHOWN else "")


def _nothing_to_go_on_with(store: Store) -> NoReturn:
    broken = next((summary for summary in store.list() if summary.problem and not summary.finished), None)
    if broken is None:
        raise Mendable("there is no unfinished game: begin one with tribes play GAME")
    raise Mendable(f"the only unfinished game can't be opened: {broken.problem}")
