"""Which people a host forgets: who came on one day only and not again for long, or when others need the room."""

from __future__ import annotations

from collections.abc import Callable

from tribes_tui.server.host.limits import Limits
from tribes_tui.server.host.people import People, Person
from tribes_tui.server.shared.last_visits import LastVisits


class Forgetting:
    """`is_needed` tells of an id whether somebody must be remembered: they are here, sit at a table, or keep the host."""

    def __init__(self, people: People, visits: LastVisits, limits: Limits, is_needed: Callable[[str], bool]) -> None:
        self._people = people
        self._visits = visits
        self._limits = limits
        self._is_needed = is_needed

    def came(self, person: Person) -> None:
        """Somebody whom the host knows is here. Raises `OSError`."""
        if self._people.knows(person):
            self._visits.came(person.id)

    def name(self, person: Person, text: str) -> None:
        """As `People.name`; when the host knows too many people, one who came once makes room."""
        is_known = self._people.knows(person)
        if not is_known and not person.is_guest and self._people.is_full:
            self.forget_once(0.0, most=1)
        self._people.name(person, text)
        if self._people.knows(person):
            self._visits.came(person.id, is_known)

    def forget_old(self) -> int:
        """Forget those who came on one day only, `once_days` ago; how many. Raises `OSError`."""
        return self.forget_once(self._limits.once_days)

    def forget_once(self, days: float, most: int | None = None) -> int:
        """Forget who came on one day only, so many days ago or more, the first comers first; how many. Raises `OSError`."""
        found = [id for id in self._visits.once(days) if not self._is_needed(id)][:most]
        self.forget(*found)
        return len(found)

    def forget(self, *ids: str) -> None:
        """The next time they come they are strangers. Raises `OSError`."""
        self._people.forget(*ids)
        self._visits.forget(*ids)
