"""Which record is meant by what a person typed."""

from __future__ import annotations

from typing import NoReturn

from saves import Store
from tribes_tui.errors import Mendable


def chosen_name(store: Store, given: str | None) -> str:
    """The full name of the record meant by a name, by the beginning of one, or by nothing. Raises `Mendable`."""
    if given is None:
        newest = store.newest_unfinished()
        return newest.name if newest else _nothing_to_go_on_with(store)
    names = [summary.name for summary in store.list()]
    matching = [name for name in names if name.startswith(given)]
    if given in names or len(matching) != 1:
        return given
    return matching[0]


def _nothing_to_go_on_with(store: Store) -> NoReturn:
    broken = next((summary for summary in store.list() if summary.problem and not summary.finished), None)
    if broken is None:
        raise Mendable("there is no unfinished game: begin one with tribes play GAME")
    raise Mendable(f"the only unfinished game can't be opened: {broken.problem}")
