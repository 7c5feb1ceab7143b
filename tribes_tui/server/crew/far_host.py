"""The host as a worker has it: what everybody at the host may know is mirrored, everything else is asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import rules
from saves import Recording, Store
from tribes_tui.play.seat import Seat
from tribes_tui.seats.judgement import Answer
from tribes_tui.server.chair import Chair
from tribes_tui.server.crew.line import Line
from tribes_tui.server.limits import Limits
from tribes_tui.server.people import Person
from tribes_tui.server.plan import Plan
from tribes_tui.server.port import Listener, Picture
from tribes_tui.server.presence import Presence
from tribes_tui.table.opponents import HINT_LEVEL, HINT_SECONDS

if TYPE_CHECKING:
    from tribes_tui.server.crew.worker import FarSession


class Somebody(NamedTuple):
    """Somebody who is connected, as far as the lobby counts him."""

    person: Person


class Talk:
    """What was said at a table, as it was when somebody came; or in the lobby."""

    def __init__(self) -> None:
        self.lines: list[str] = []


class FarTable:
    """A table as the lobby shows it: its chairs, whether it has begun (`table` is then not None), whether it is over."""

    def __init__(self, id: str, line: Line) -> None:
        self.id = id
        self.chat = Talk()
        self.since: int | None = None
        self.table: object | None = None
        self._line = line

    def take(self, told: Mapping[str, Any]) -> None:
        """What the host says of it now."""
        self.plan: Plan = told["plan"]
        self.opener: str = told["opener"]
        self.trouble: str = told["trouble"]
        self.is_over: bool = told["over"]
        self.table = self if told["begun"] else None
        self.chairs = [_chair(*chair) for chair in told["chairs"]]

    @property
    def title(self) -> str:
        """As `HostedTable.title`."""
        return f"{rules.games[self.plan.game_id].title}: {', '.join(chair.name or 'free' for chair in self.chairs)}"

    def chair_of(self, person: str) -> int | None:
        """As `HostedTable.chair_of`."""
        return next((i for i, chair in enumerate(self.chairs) if chair.owner == person), None)

    def seen(self, person: str) -> int | None:
        """As `HostedTable.seen`, for who came last."""
        return self.since

    def saw(self, person: str, moves: int) -> None:
        """As `HostedTable.saw`."""
        self._line.ask(0, "saw", self.id, person, moves)


class FarPort:
    """As `Port`, over the line."""

    def __init__(self, line: Line, session: int, told: Mapping[str, Any], listener: Listener) -> None:
        """`told`: what the host gave together, as of one moment."""
        self.on_close: Callable[[], object] = lambda: None
        self._line = line
        self._session = session
        self.number: int = told["number"]
        self.viewer: int | None = told["viewer"]
        self.listener = listener
        self.seats: list[Seat] = told["seats"]
        self._presences: list[str] = told["presences"]
        self._picture: Picture = told["picture"]
        self._hints: list[Future[Answer]] = []

    def _ask(self, what: str, *values: Any) -> Any:
        return self._line.ask(self._session, "port", self.number, what, *values)

    def picture(self) -> Picture:
        """As `Port.picture`."""
        return self._picture

    def presences(self) -> list[str]:
        """As `Port.presences`."""
        return self._presences

    def heard(self, what: str, *values: Any) -> None:
        """What the host's port says."""
        if what == "present":
            self.seats, self._presences = values
            self.listener.reseated()
        elif what == "hint":
            (answer,) = values
            self._hint_given(answer)
        elif what == "heard":
            self.listener.heard(*values)
        else:
            self.listener.said(*values)

    def propose(self, action: int, number: int) -> bool:
        """As `Port.propose`."""
        return bool(self._ask("propose", action, number))

    def why_not_undo(self) -> str | None:
        """As `Port.why_not_undo`."""
        reason: str | None = self._ask("why_not_undo")
        return reason

    def undo(self) -> None:
        """As `Port.undo`."""
        self._ask("undo")

    def redo(self) -> None:
        """As `Port.redo`."""
        self._ask("redo")

    def hint(self, then: Callable[[Future[Answer]], None]) -> None:
        """As `Port.hint`."""
        future: Future[Answer] = Future()
        future.add_done_callback(then)
        self._hints.append(future)
        self._ask("hint", HINT_LEVEL, HINT_SECONDS)

    def _hint_given(self, answer: Answer | None) -> None:
        if not self._hints:
            return
        future = self._hints.pop(0)
        if answer is None:
            future.cancel()
            future.set_running_or_notify_cancel()
        else:
            future.set_result(answer)

    def ask_me(self, wanted: bool) -> None:
        """As `Port.ask_me`."""
        self._ask("ask_me", wanted)

    def close(self) -> None:
        """As `Port.close`."""
        self._ask("close")
        self.on_close()


class FarPeople:
    """As `People`, for the people of one worker."""

    def __init__(self, host: FarHost) -> None:
        self._host = host

    def name(self, person: Person, text: str) -> None:
        """As `People.name`."""
        self._host.ask(person, "name", text)

    def like(self, person: Person, likes: Mapping[str, Any]) -> None:
        """As `People.like`."""
        person.likes = dict(likes)
        self._host.ask(person, "like", dict(likes))


class FarInvitations:
    """As `Invitations`: only whether a code is good."""

    def __init__(self, line: Line) -> None:
        self._line = line

    def find(self, code: str) -> object | None:
        """Something, when it is good."""
        return self._line.ask(0, "find", code) or None


class FarHealth:
    """As `Health`, asked for by a keeper."""

    def __init__(self, line: Line) -> None:
        self._line = line

    def lines(self, host: object) -> list[str]:
        """As `Health.lines`."""
        told: list[str] = self._line.ask(0, "health", "lines")
        return told

    def sessions(self, host: object) -> list[str]:
        """As `Health.sessions`."""
        told: list[str] = self._line.ask(0, "health", "sessions")
        return told

    def tables(self, host: object) -> list[str]:
        """As `Health.tables`."""
        told: list[str] = self._line.ask(0, "health", "tables")
        return told


class FarHost:
    """Answers the calls that an app makes to its `Host`."""

    def __init__(self, line: Line, limits: Limits, admins: frozenset[str]) -> None:
        self._line = line
        self._admins = admins
        self._ports: dict[int, FarPort] = {}
        self._sessions: dict[int, FarSession] = {}
        self.limits = limits
        self.tables: dict[str, FarTable] = {}
        self.visits: list[Somebody] = []
        self.lobby_chat = Talk()
        self.people = FarPeople(self)
        self.invitations = FarInvitations(line)
        self.health = FarHealth(line)

    # ---- What is heard ------------------------------------------------------------------------

    def take(self, tables: Mapping[str, Mapping[str, Any]], visits: list[str], talk: list[str]) -> None:
        """What everybody may know now."""
        for id in [id for id in self.tables if id not in tables]:
            del self.tables[id]
        for id, told in tables.items():
            self.tables.setdefault(id, FarTable(id, self._line)).take(told)
        self.visits = [Somebody(Person(id)) for id in visits]
        self.lobby_chat.lines = talk

    def port_heard(self, number: int, what: str, *values: Any) -> None:
        """Something for one of the seats that are watched here."""
        port = self._ports.get(number)
        if port is not None:
            port.heard(what, *values)

    def knows(self, session: FarSession) -> None:
        """A session begins here."""
        self._sessions[id(session.person)] = session

    def forgets(self, session: FarSession) -> None:
        """It has ended."""
        self._sessions.pop(id(session.person), None)

    def ask(self, person: Person, what: str, *values: Any) -> Any:
        """Ask for the session of a person; the host tells besides what is new about him, and for all."""
        number = self._sessions[id(person)].number
        value, (person.name, person.may_come), mirror = self._line.ask(number, what, *values)
        if mirror is not None:
            self.take(*mirror)
        return value

    # ---- What is asked ------------------------------------------------------------------------

    def _table(self, id: str | None) -> Any:
        return None if id is None else self.tables[id]

    def open_table(self, person: Person, plan: Plan) -> FarTable:
        """As `Host.open_table`."""
        table: FarTable = self._table(self.ask(person, "open_table", plan))
        return table

    def join(self, hosted: FarTable, person: Person) -> int:
        """As `Host.join`."""
        return int(self.ask(person, "join", hosted.id))

    def leave_chair(self, hosted: FarTable, person: Person) -> None:
        """As `Host.leave_chair`."""
        self.ask(person, "leave_chair", hosted.id)

    def begin(self, hosted: FarTable, person: Person) -> None:
        """As `Host.begin`."""
        self.ask(person, "begin", hosted.id)

    def rematch(self, hosted: FarTable, person: Person) -> FarTable:
        """As `Host.rematch`."""
        table: FarTable = self._table(self.ask(person, "rematch", hosted.id))
        return table

    def may_see(self, hosted: FarTable, person: Person) -> bool:
        """As `Host.may_see`."""
        return not hosted.plan.by_invitation or hosted.chair_of(person.id) is not None

    def is_asked(self, hosted: FarTable, person: Person) -> bool:
        """As `Host.is_asked`."""
        return bool(self.ask(person, "is_asked", hosted.id))

    def watch_or_play(self, hosted: FarTable, person: Person, listener: Listener) -> FarPort:
        """As `Host.watch_or_play`."""
        session = self._sessions[id(person)].number
        told = self.ask(person, "watch", hosted.id)
        hosted.chat.lines, hosted.since = told["lines"], told["since"]
        port = self._ports[told["number"]] = FarPort(self._line, session, told, listener)
        port.on_close = lambda: self._ports.pop(port.number, None)
        return port

    def recording(self, hosted: FarTable) -> Recording:
        """As `Host.recording`: a game that is over is anybody's to read."""
        folder, name = self._line.ask(0, "recording", hosted.id)
        return Store(Path(folder)).read(name)

    def invite(self, hosted: FarTable | None) -> str:
        """As `Host.invite`."""
        return str(self._line.ask(0, "invite", None if hosted is None else hosted.id))

    def admit(self, person: Person, code: str) -> FarTable | None:
        """As `Host.admit`."""
        table: FarTable | None = self._table(self.ask(person, "admit", code))
        return table

    def talk(self, hosted: FarTable, person: Person, text: str) -> None:
        """As `Host.talk`."""
        self.ask(person, "talk", hosted.id, text)

    def talk_in_lobby(self, person: Person, text: str) -> None:
        """As `Host.talk_in_lobby`."""
        self.ask(person, "talk_in_lobby", text)

    def arrived(self, session: FarSession, hosted: FarTable) -> None:
        """As `Host.arrived`."""
        self.ask(session.person, "arrived", hosted.id)

    def departed(self, session: FarSession, left: bool) -> None:
        """As `Host.departed`."""
        self.ask(session.person, "departed", left)

    def seat_to_return_to(self, person: Person) -> FarTable | None:
        """As `Host.seat_to_return_to`."""
        table: FarTable | None = self._table(self.ask(person, "seat_to_return_to"))
        return table

    def is_admin(self, person: Person) -> bool:
        """As `Host.is_admin`."""
        return person.id in self._admins


def _chair(owner: str | None, name: str, level: str, presence: str) -> Chair:
    chair = Chair(owner, name, level)
    chair.presence = Presence(presence)
    return chair
