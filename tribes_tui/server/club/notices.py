"""What the keeper, or whoever made a tournament, has done and people must read, also those who come back days later: it is kept with them until
they have read it."""

from collections.abc import Callable, Iterator, Mapping

from tribes_tui.server.host.people import Person
from tribes_tui.server.host.seating import SeatingHost
from tribes_tui.server.words.said import order as said

CLOSED, LIFTED, RENAMED, CALLED_OFF = "closed", "lifted", "renamed", "called-off"
SAID: Mapping[str, Callable[..., str]] = {
    CLOSED: said.game_closed,
    LIFTED: said.lifted,
    RENAMED: said.renamed,
    CALLED_OFF: said.called_off,
}
"""By what happened, the sentence about it; of a kind that only a newer program knows nothing is said."""
MOST = 20
"""More of them push out the oldest."""


class Notices:
    """Both ways are parts of a change, and raise `OSError`."""

    def __init__(self, host: SeatingHost) -> None:
        self._host = host

    def tell(self, id: str | None, what: str, **values: str) -> None:
        """Somebody reads it in the lobby, now or when they come; who is not known any more never does."""
        person = self._host.people.find(id)
        if person is not None:
            self._keep(person, [*person.notices, {"what": what, **values}][-MOST:])
            self._host.shared.if_kept(self._host.changed)

    def told(self, person: Person) -> Iterator[str]:
        """What they have yet to read, in their language."""
        for one in person.notices:
            values = {name: value for name, value in one.items() if name != "what"}
            if one["what"] in SAID:
                yield SAID[one["what"]](**values)

    def read(self, person: Person, number: int) -> None:
        """They have read so many of them."""
        self._keep(person, person.notices[number:])

    def _keep(self, person: Person, notices: list[dict[str, str]]) -> None:
        before = person.notices
        self._host.shared.if_lost(lambda: setattr(person, "notices", before))
        person.notices = notices
        self._host.people.keep(person)
