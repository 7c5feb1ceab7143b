"""Order: who may not come or not talk for now, what people report to the keeper, and the log of what administrators did; and what
people must read of that, kept with them until they have.

The log is a chain, as records are: each line carries the seal of all before it. Nothing here changes or takes away a line of it.
"""

import json
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from saves.format.seal import seal_of, sealed, split
from tribes_tui.server.club.absences import utc
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.logbook import Budgets
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.seating import SeatingHost
from tribes_tui.server.host.table.chat import cleaned
from tribes_tui.server.shared.shared import KeptValues, of_fields
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import order as said, refusals

# ---- What the keeper has done and people must read -----------------------------------------------


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


# ---- Order ---------------------------------------------------------------------------------------


MEASURES, REPORTS, ACTS = "measures", "reports", "acts"
EVER = -1.0
"""Until when something holds that ends only when it is lifted."""
LINES = 20
"""Of what was said last, in a report."""
MOST_REPORTS = 100
"""More of them push out the oldest."""
OFTEN, AT_ONCE = 1 / 120, 3
"""Reports of one person a second, and at once."""
LONGEST = 200
"""Cells of why."""
AT_THE_DOOR = 8
"""People who may write notes there at once."""


class Measure(NamedTuple):
    """What holds against somebody, by the fingerprint of their key; `banned`, `silenced`: until when (seconds since 1970), 0 for not.

    `note` is what they say to that; they say it once.
    """

    id: str
    name: str = ""
    banned: float = 0.0
    silenced: float = 0.0
    note: str = ""
    reason: str = ""
    """What the keeper tells them about it."""

    @property
    def holds(self) -> bool:
        """Whether anything is left of it."""
        return _holds(self.banned) or _holds(self.silenced)


class Report(NamedTuple):
    """Somebody (`by`) doesn't like what `whom` does: `why`, and what was said last. Names as they were then."""

    id: str
    by: str
    whom: str
    name: str
    why: str
    when: float
    lines: tuple[str, ...]


def _holds(until: float) -> bool:
    return until == EVER or until > time.time()


class OrderlyHost(SeatingHost, Protocol):
    """What is asked of the host besides."""

    notices: Notices

    def turn_out(self, id: str, farewell: Word) -> None:
        """Somebody's visits end."""

    def drop_waiting(self, id: str) -> None:
        """What somebody has waiting goes."""


class KeptOrder:
    """`banned` and others raise nothing; what an administrator does is a part of a change, and is in the log when it counts."""

    def __init__(self, host: OrderlyHost) -> None:
        self._host = host
        self._measures = KeptValues(
            host.shared, MEASURES, partial(of_fields, Measure, Measure._fields), self._measure_told
        )
        self._reports = KeptValues(
            host.shared, REPORTS, partial(of_fields, Report, Report._fields), lambda id: host.changed()
        )
        self._acts_kept = host.shared.documents(ACTS)
        self._acts = dict(self._acts_kept.load())
        self._budgets = Budgets(OFTEN, AT_ONCE)
        self.at_the_door: set[str] = set()
        """Who is shut out and writes a note just now."""

    def follow(self) -> None:
        """Heed from now on what other hosts' administrators do."""
        self._measures.follow()
        self._reports.follow()
        self._acts_kept.follow(self._take_act)

    # ---- What holds ---------------------------------------------------------------------------

    def why_not_come(self, id: str) -> Word | None:
        """The last line for somebody who is banned."""
        found = self._measures.known.get(id)
        if found is None or not _holds(found.banned):
            return None
        ever, till = (said.banned, said.banned_reason), (said.banned_until, said.banned_until_reason)
        return _held(found.banned, found.reason, ever, till)

    def check_talk(self, person: Person) -> None:
        """Raises `NotNow` for somebody who is silenced."""
        found = self._measures.known.get(person.id)
        if found is not None and _holds(found.silenced):
            ever = refusals.silenced, refusals.silenced_reason
            till = refusals.silenced_until, refusals.silenced_until_reason
            raise NotNow(_held(found.silenced, found.reason, ever, till))

    def measures(self) -> list[Measure]:
        """All that holds, by name; first that to which somebody says something."""
        holding = (one for one in self._measures.known.values() if one.holds)
        return sorted(holding, key=lambda one: (not one.note, one.name, one.id))

    def measure_of(self, id: str) -> Measure:
        """What holds against somebody."""
        return self._measures.known.get(id, Measure(id))

    # ---- What those say against whom something holds ------------------------------------------

    def may_appeal(self, id: str) -> bool:
        """Whether somebody may leave a note to the keeper about what holds against them: one."""
        found = self._measures.known.get(id)
        return found is not None and found.holds and not found.note

    def may_write(self, id: str) -> bool:
        """Whether somebody who is shut out may write it at the door now, where there is little room."""
        return self.may_appeal(id) and id not in self.at_the_door and len(self.at_the_door) < AT_THE_DOOR

    def appeal(self, id: str, text: str) -> None:
        """Leave the note: it is in the log, too. Raises `NotNow`, `OSError`."""
        note, found = cleaned(text, LONGEST), self.measure_of(id)
        if not self.may_appeal(id) or not note:
            raise NotNow(refusals.one_note)
        self._note(Person(id, found.name), "appeal", found.name, id, why=note)
        self._measures.keep(found._replace(note=note))

    # ---- What people report -------------------------------------------------------------------

    def reports(self) -> list[Report]:
        """The newest first."""
        return sorted(self._reports.known.values(), key=lambda one: -one.when)

    def report(self, by: Person, whom: Person, why: str, lines: Sequence[str]) -> None:
        """Tell the keeper of somebody, with what was said last where they are. Raises `NotNow`, `OSError`."""
        if not self._budgets.of(by.id).take():
            raise NotNow(refusals.reported_many)
        last = tuple(lines[-LINES:])
        fresh = Report(
            secrets.token_hex(6), by.name, whom.id, whom.name, cleaned(why, LONGEST), time.time(), last
        )  # fmt: skip
        self._reports.drop(*(old.id for old in self.reports()[MOST_REPORTS - 1 :]))
        self._reports.keep(fresh)

    # ---- What administrators do ---------------------------------------------------------------

    def ban(self, by: Person, id: str, until: float, why: str = "", reason: str = "") -> None:
        """Somebody, or whoever has that key, doesn't come in until then (`EVER`), and reads the `reason`. Raises `OSError`."""
        self._set(by, id, "ban", until, why, cleaned(reason, LONGEST))

    def silence(self, by: Person, id: str, until: float, why: str = "", reason: str = "") -> None:
        """They say nothing until then."""
        self._set(by, id, "silence", until, why, cleaned(reason, LONGEST))

    def lift(self, by: Person, id: str) -> None:
        """Nothing holds against them any more."""
        if id in self._measures.known:
            self._note(by, "lift", self._called(id), id)
            self._host.notices.tell(id, LIFTED)
            self._measures.drop(id)

    def dismiss(self, by: Person, report: str) -> None:
        """That report is done with."""
        found = self._reports.known.get(report)
        if found is not None:
            self._note(by, "dismiss", found.name, found.whom)
            self._reports.drop(report)

    def note(self, by: Person, act: str, whom: str, key: str = "") -> None:
        """An administrator did something else that is in the log."""
        self._note(by, act, whom, key)

    def _set(self, by: Person, id: str, act: str, until: float, why: str, reason: str) -> None:
        before, name = self.measure_of(id), self._called(id)
        self._note(by, act, name, id, until, reason or why)
        named = before._replace(name=name, note="", reason=reason)
        now = named._replace(banned=until) if act == "ban" else named._replace(silenced=until)
        self._measures.drop(*(one.id for one in self._measures.known.values() if not one.holds and one.id != id))
        self._measures.keep(now)
        if act == "ban":
            self._host.drop_waiting(id)

    def _called(self, id: str) -> str:
        person = self._host.people.find(id)
        return self.measure_of(id).name if person is None else person.name

    def _measure_told(self, id: str) -> None:
        farewell = self.why_not_come(id)
        if farewell is not None:
            self._host.turn_out(id, farewell)
        self._host.changed()

    # ---- The log ------------------------------------------------------------------------------

    def acts(self) -> Iterator[dict[str, Any]]:
        """All that administrators did, the newest first."""
        for number in sorted(self._acts, reverse=True):
            yield json.loads(split(self._acts[number]["line"].encode())[0])

    @property
    def is_whole(self) -> bool:
        """Whether the log is as it was written, line by line."""
        before = b""
        for count, number in enumerate(sorted(self._acts), 1):
            body, _ = split(self._acts[number]["line"].encode())
            line = sealed(before, body.decode())
            if line.rstrip(b"\n") != self._acts[number]["line"].encode() or int(number) != count:
                return False
            before = seal_of(line)
        return True

    def _note(self, by: Person, act: str, whom: str, key: str, until: float = 0.0, why: str = "") -> None:
        """A line more: of two hosts that write the same one, one is too late, and writes the next."""
        number = f"{len(self._acts) + 1:08}"
        before = seal_of(f"{self._acts[max(self._acts)]['line']}\n".encode()) if self._acts else b""
        body = {"when": round(time.time()), "by": by.name, "by_key": by.id, "act": act, "whom": whom, "key": key,
                "until": until, "why": cleaned(why, LONGEST)}  # fmt: skip
        line = sealed(before, json.dumps(body, ensure_ascii=False)).decode().rstrip("\n")
        acts, self._acts = self._acts, {**self._acts, number: {"id": number, "line": line}}
        self._host.shared.if_lost(lambda: setattr(self, "_acts", acts))
        self._acts_kept.keep(self._acts)

    # ---- Inside -------------------------------------------------------------------------------

    def _take_act(self, id: str, plain: Any) -> None:
        others = {other: one for other, one in self._acts.items() if other != id}
        self._acts = others if plain is None else {**others, id: plain}


def _held(until: float, reason: str, ever: Sequence[Callable[..., str]], till: Sequence[Callable[..., str]]) -> Word:
    """What is said of something that holds for ever, or till a day: each without a reason, and with one."""
    day = {} if until == EVER else {"day": utc(until)}
    say = (till if day else ever)[bool(reason)]
    return partial(say, **day, reason=reason) if reason else partial(say, **day)
