"""Documents of one kind as values that never change: kept as a whole in a change, undone with it, taken over from other hosts."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from tribes_tui.server.shared.packed import PackedValues
from tribes_tui.server.shared.shared import Shared


class Keepable(Protocol):
    """It has a name of its own, and is written as JSON."""

    @property
    def id(self) -> str:
        """By which it is kept."""

    def plain(self) -> dict[str, Any]:
        """As JSON."""


Kept = TypeVar("Kept", bound=Keepable)


class KeptValues(Generic[Kept]):
    """`of` makes a value of what was kept; `told` hears of each that was changed, here once it lasts, or by another host."""

    def __init__(
        self, shared: Shared, kind: str, of: Callable[[Mapping[str, Any]], Kept], told: Callable[[str], None]
    ) -> None:
        self._shared, self._of, self._told = shared, of, told
        self._documents = shared.documents(kind)
        self._plain = PackedValues.of(self._documents.load())
        self.known: dict[str, Kept] = {id: of(plain) for id, plain in self._plain.items()}

    def follow(self) -> None:
        """Heed what other hosts change from now on."""
        self._documents.follow(self._take)

    def keep(self, value: Kept) -> None:
        """So it is from now on: a part of a change. Raises `OSError`."""
        self._set({**self.known, value.id: value}, self._plain.replaced({value.id: value.plain()}), value.id)

    def drop(self, id: str) -> None:
        """It is gone: a part of a change. Raises `OSError`."""
        others = {other: value for other, value in self.known.items() if other != id}
        self._set(others, self._plain.replaced({}, [id]), id)

    def _set(self, known: dict[str, Kept], plain: PackedValues, id: str) -> None:
        before = self.known, self._plain

        def undo() -> None:
            self.known, self._plain = before

        self._shared.if_lost(undo)
        self._documents.keep(plain)
        self.known, self._plain = known, plain
        self._shared.if_kept(lambda: self._told(id))

    def _take(self, id: str, plain: Any) -> None:
        self.known = {**self.known}
        if plain is None:
            self.known.pop(id, None)
            self._plain = self._plain.replaced({}, [id])
        else:
            self.known[id], self._plain = self._of(plain), self._plain.replaced({id: plain})
        self._told(id)
