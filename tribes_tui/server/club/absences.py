"""Games over days: who is away for some days, so that their clocks stand, and what each has seen of the tables where they sit; and
mail to people who are not there and whose turn it is."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Any, NamedTuple, Protocol

import rules
from tribes_tui.play.clock import clock_text
from tribes_tui.play.seat import Entry
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.seating import SeatingHost, connected
from tribes_tui.server.host.table.hosted import HostedTable, NotNow
from tribes_tui.server.shared.shared import KeptValues, of_fields
from tribes_tui.server.words import Word
from tribes_tui.server.words.said import over_days as said
from tribes_tui.words.language import PROGRAM, chosen, in_language

KIND = "absences"
DAY = 86_400.0
KEPT_AWAY = 3
"""Of a person, the last times they were away: no decision takes longer."""


class PersonAbsences(NamedTuple):
    """Of one person: from when until when they were away (seconds since 1970), and of how many moves they know, by table."""

    id: str
    away: tuple[tuple[float, float], ...] = ()
    seen: Mapping[str, int] = {}

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> PersonAbsences:
        """Of what was kept."""
        away = tuple((float(began), float(until)) for began, until in plain["away"])
        return cls(plain["id"], away, dict(plain["seen"]))


class Absences:
    """What changes anything is a part of a change. Attributes: `clock`, the wall's."""

    def __init__(self, host: SeatingHost) -> None:
        self._host = host
        self.clock = time.time
        self._kept = KeptValues(host.shared, KIND, PersonAbsences.of, self._told)
        self._kept.follow()
        self._away = {id: one.away for id, one in self._kept.known.items()}

    def of(self, id: str) -> PersonAbsences:
        """What is known of somebody."""
        return self._kept.known.get(id, PersonAbsences(id))

    # ---- Away ---------------------------------------------------------------------------------

    def away_until(self, id: str) -> float:
        """Until when somebody is away; 0 for who isn't."""
        return max((until for _, until in self.of(id).away if until > self.clock()), default=0.0)

    def may_go(self, id: str) -> float:
        """From when on somebody may be away again."""
        began = max((began for began, _ in self.of(id).away), default=0.0)
        return began + self._host.limits.away_again_days * DAY if began else 0.0

    def why_not_go(self, person: Person) -> Word | None:
        """Why somebody can't be away now, for however few days."""
        if person.is_guest:
            return said.needs_key
        again = self.may_go(person.id)
        return partial(said.not_again, day=utc(again)) if again > self.clock() else None

    def go_away(self, person: Person, days: float) -> None:
        """From now on, for so many days, their clocks stand where decisions take days. Raises `NotNow`, `OSError`."""
        now, limits = self.clock(), self._host.limits
        why = self.why_not_go(person)
        if why is not None:
            raise NotNow(why)
        if not 0 < days <= limits.away_days:
            raise NotNow(partial(said.at_most, days=round(limits.away_days)))
        before = self.of(person.id)
        self._kept.keep(before._replace(away=(*before.away, (now, now + days * DAY))[-KEPT_AWAY:]))

    def come_back(self, person: Person) -> None:
        """They are back earlier: their clocks run again. Raises `OSError`."""
        now, before = self.clock(), self.of(person.id)
        if self.away_until(person.id):
            away = tuple((began, min(until, now)) for began, until in before.away)
            self._kept.keep(before._replace(away=away))

    def stood(self, id: str, began: float, ended: float) -> float:
        """For how many of the seconds between so many ago and so many ago somebody was away."""
        now = self.clock()
        spans = (min(until, now - ended) - max(left, now - began) for left, until in self.of(id).away)
        return sum(max(0.0, span) for span in spans)

    def _told(self, id: str) -> None:
        """Somebody goes away or comes back: who plays with them over days reads it."""
        away = self.of(id).away
        if away == self._away.get(id, ()) or not away:
            return
        self._away[id], until = away, self.away_until(id)
        for hosted in self._host.tables.values():
            seat = hosted.chair_of(id)
            if seat is not None and hosted.plan.over_days and not hosted.is_over:
                name = hosted.chairs[seat].name
                hosted.announce(
                    partial(said.away, name=name, day=utc(until)) if until else partial(said.back, name=name)
                )
        self._host.changed()

    # ---- What happened since ------------------------------------------------------------------

    def saw(self, person: Person, hosted: HostedTable, moves: int) -> None:
        """Somebody who sits there goes, and knows of so many moves. Raises `OSError`."""
        if hosted.plan.over_days and hosted.chair_of(person.id) is not None and not person.is_guest:
            before = self.of(person.id)
            known = {id: count for id, count in before.seen.items() if id in self._host.tables}
            fresh = before._replace(seen={**known, hosted.id: moves})
            if fresh != before:
                self._kept.keep(fresh)

    def seen(self, person: Person, hosted: HostedTable) -> int | None:
        """How many moves somebody knew of when they were there last; None when nobody can say."""
        here = hosted.seen(person.id)
        return self.of(person.id).seen.get(hosted.id) if here is None else here

    def since(self, person: Person, hosted: HostedTable) -> list[Entry]:
        """What has happened since, as their seat may know it."""
        seat, seen = hosted.chair_of(person.id), self.seen(person, hosted)
        if seat is None or hosted.table is None:
            return []
        return hosted.table.history(seat, min(seen or 0, hosted.table.number_for(seat)))

    # ---- Inside -------------------------------------------------------------------------------

    def forget(self, *ids: str) -> None:
        """Nothing is known of them any more. Raises `OSError`."""
        self._kept.drop(*ids)


def utc(at: float) -> datetime:
    """When that was or will be, as words take it."""
    return datetime.fromtimestamp(at, UTC)


# ---- Mail to people who are not there and whose turn it is ---------------------------------------


MAIL = "mail"
ADDRESS = re.compile(
    r"[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,24}"
)
"""What passes for one: nothing that a program could take for a switch, a command or another line."""
LONGEST = 120
DIGITS, TRIES = 6, 5
UNSHOWN = 86_400.0
"""Seconds for which an address waits for the code that was sent there."""
LOOK_EVERY = 5.0
"""Seconds between two looks at whose turn it is."""


class Letter(NamedTuple):
    """What is sent to an address."""

    address: str
    subject: str
    text: str


class MailWish(NamedTuple):
    """Somebody wants mail: where, by which `code` they show that it is theirs ("": they have), with so many wrong `tries`; when they had
    the `last` one (seconds since 1970), of what they were `told`, and the `language` they read as they asked."""

    id: str
    address: str
    code: str = ""
    tries: int = 0
    last: float = 0.0
    told: tuple[str, ...] = ()
    language: str = ""


class MailingHost(SeatingHost, Protocol):
    """What is asked of the host besides."""

    absences: Absences


class Mail:
    """What changes anything is a part of a change. Attributes: `send` takes what is to be sent; None: this host sends none."""

    def __init__(
        self, host: MailingHost, clock: Callable[[], float], trying: Callable[[str, Callable[[], object]], None]
    ) -> None:
        """`clock` tells the seconds, `trying` writes down what nobody waits for."""
        self._host, self._ticks, self._trying = host, clock, trying
        self.clock = time.time
        self.send: Callable[[Letter], None] | None = None
        self._look_at = 0.0
        self._kept = KeptValues(host.shared, MAIL, partial(of_fields, MailWish, MailWish._fields), lambda id: None)
        self._kept.follow()

    # ---- What people want ---------------------------------------------------------------------

    def of(self, person: Person) -> MailWish | None:
        """Where somebody wants mail."""
        return self._kept.known.get(person.id)

    def ask(self, person: Person, address: str, language: str = "") -> None:
        """Somebody who reads that language ("": the host's) wants mail there: a code goes to that address, by which they show that it is
        theirs. Raises `NotNow`, `OSError`."""
        address, before = address.strip(), self._kept.known.get(person.id)
        if self.send is None or person.is_guest:
            raise NotNow(said.no_mail)
        if len(address) > LONGEST or not ADDRESS.fullmatch(address):
            raise NotNow(said.no_address)
        if any(one.address.lower() == address.lower() and one.id != person.id for one in self._kept.known.values()):
            raise NotNow(said.address_taken)
        if before is not None and self._is_early(before):
            raise NotNow(said.mailed_just_now)
        code = "".join(secrets.choice("0123456789") for _ in range(DIGITS))
        wish = MailWish(person.id, address, code, last=self.clock(), language=language)
        self._kept.keep(wish)
        with in_language(_language(person, wish)):
            self._post(Letter(address, said.code_subject(), said.code_text(name=person.name, code=code)))

    def confirm(self, person: Person, code: str) -> bool:
        """Whether that was the code: then they get mail. Raises `OSError`."""
        wish = self._kept.known.get(person.id)
        if wish is None or not wish.code:
            return False
        is_right = secrets.compare_digest(code.strip().encode(), wish.code.encode())
        now = wish._replace(code="") if is_right else wish._replace(tries=wish.tries + 1)
        is_over = now.tries >= TRIES  # the address stays, so that the next code doesn't come at once
        self._kept.keep(now._replace(code=secrets.token_hex(16)) if is_over else now)
        return is_right

    def forget(self, *ids: str) -> None:
        """They want none any more. Raises `OSError`."""
        self._kept.drop(*ids)

    # ---- Who is told --------------------------------------------------------------------------

    def tick(self) -> None:
        """To be called about once a second."""
        if self.send is None or self._ticks() < self._look_at:
            return
        self._look_at = self._ticks() + LOOK_EVERY
        gone = [id for id, one in self._kept.known.items() if one.code and self.clock() - one.last > UNSHOWN]
        if gone:
            self._host.shared.change(lambda: self.forget(*gone))
        for id in [id for id in self._kept.known if self._is_due(id)]:
            self._host.shared.change(partial(self.tell, id)).add_done_callback(
                lambda done: None if done.cancelled() else self._trying("mail", done.result)
            )

    def tell(self, id: str) -> None:
        """Send somebody what they don't know yet, unless another host has: a part of a change."""
        person = self._host.people.find(id)
        if person is None or not self._is_due(id):
            return
        waiting = self._waiting(id)
        wish = self._kept.known[id]._replace(last=self.clock(), told=tuple(waiting))
        self._kept.keep(wish)
        with in_language(_language(person, wish)):
            lines = "\n".join(f"- {say()}" for say in waiting.values())
            letter = Letter(
                wish.address,
                said.subject(games=len(waiting)),
                said.text(name=person.name, games=len(waiting), lines=lines),
            )
        self._post(letter)

    def _is_due(self, id: str) -> bool:
        wish = self._kept.known.get(id)
        if (
            wish is None
            or wish.code
            or self._is_early(wish)
            or id in connected(self._host)
            or self._host.absences.away_until(id)
        ):
            return False
        return not {*self._waiting(id)} <= {*wish.told}

    def _is_early(self, wish: MailWish) -> bool:
        return self.clock() - wish.last < self._host.limits.mail_hours * 3600

    def _waiting(self, id: str) -> dict[str, Callable[[], str]]:
        """What waits for somebody that all can see: under a name that changes with it, a line about it."""
        return {name: say for hosted in self._host.tables.values() for name, say in self._waits_at(hosted, id)}

    def _waits_at(self, hosted: HostedTable, id: str) -> Iterator[tuple[str, Callable[[], str]]]:
        game, table = rules.games[hosted.plan.game_id].title, hosted.table
        if self._host.inviting.is_invited(hosted, id):
            opener = self._host.people.find(hosted.opener)
            yield f"{hosted.id} +", partial(said.invited_line, by=opener.name if opener else "", game=game)
        elif table is not None and not hosted.is_over and not hosted.plan.live and _takes_days(hosted):
            seat = table.view(None).current_player
            if seat is not None and hosted.chairs[seat].owner == id:
                left = hosted.time_left().get(seat)
                others = [chair.name for number, chair in enumerate(hosted.chairs) if number != seat]
                line = partial(said.turn_line, game=game, others=others)
                say = (
                    line
                    if left is None
                    else partial(said.turn_line_left, game=game, others=others, left=clock_text(left))
                )
                yield f"{hosted.id} {table.number_for(None)}", say

    # ---- Inside -------------------------------------------------------------------------------

    def _post(self, letter: Letter) -> None:
        send = self.send
        if send is not None:
            self._host.shared.if_kept(lambda: send(letter))


def _takes_days(hosted: HostedTable) -> bool:
    """Whether nobody waits there by the minute."""
    return hosted.plan.clock is None or hosted.plan.over_days


def _language(person: Person, wish: MailWish) -> str:
    """Their setting; without one what they read as they asked, as their terminal said then."""
    return chosen(str(person.likes.get("language", "")), {"LANG": wish.language or PROGRAM.language})
