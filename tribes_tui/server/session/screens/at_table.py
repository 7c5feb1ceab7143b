"""Two pages beside a hosted table: what happened while one was away, and who is there."""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tribes_tui.server.club.absences import utc
from tribes_tui.server.host.seat_access import SeatAccess
from tribes_tui.server.host.table.plan import Presence
from tribes_tui.server.session.screens.host_screen import ReadingScreen
from tribes_tui.server.words.said import table as said
from tribes_tui.widgets.beside.words import Paragraphs, plain
from tribes_tui.widgets.drawing import BOLD, Line as Row, words_of
from tribes_tui.widgets.screen.dialog import Dialog
from tribes_tui.widgets.screen.framed_screen import Reading
from tribes_tui.words.common import YOU, Later


class AwayScreen(ReadingScreen):
    """Dismissed by one key; a long log begins at its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape,q", "back", Later(said.to_table), key_display="Enter"),
    ]

    def __init__(
        self, told: Sequence[str], moves: int, is_decided_for: bool = False, clocks: Callable[[], Sequence[Row]] = tuple
    ) -> None:
        """`is_decided_for`: a bot made some of these moves for the person. `clocks`: as `clocks_told`, for time runs on while one reads."""
        super().__init__()
        self._clocks = clocks
        self._told = list(told) or [said.nothing_since()]
        self._moves, self._is_decided_for = moves, is_decided_for

    def on_mount(self) -> None:
        """The log since then, and how much it was."""
        self.query_one(Paragraphs).tell(*plain(self._told))
        self._tell_time()
        self.set_interval(1.0, self._tell_time)
        since = said.since_decided_for if self._is_decided_for else said.since
        self.ask(since(moves=self._moves))
        self.call_after_refresh(self.query_one(Reading).scroll_end, animate=False)

    def _tell_time(self) -> None:
        clocks = self._clocks()
        self.entitle(said.welcome_back(), words_of(clocks[0]) if clocks else "")


# ---- Who is at a table: who sits there, whether they are there, and who watches -----------------


class AtTableDialog(Dialog[None]):
    """Dismissed by one key. `seats`: of each the name and a word about them; `watchers`: names."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,escape,q", "back", Later(said.to_table), key_display="Enter"),
    ]

    def __init__(self, seats: Sequence[tuple[str, str]], watchers: Sequence[str]) -> None:
        super().__init__(said.at_this_table())
        self._people = [*seats, *((name, said.watches()) for name in watchers)]

    def compose_body(self) -> ComposeResult:
        """A line each."""
        wide = max(len(name) for name, _ in self._people) + 2
        lines: list[Row] = [((name.ljust(wide), "ink", BOLD), (what, "soft")) for name, what in self._people]
        yield Paragraphs(*lines)


# ---- Who is there, in a line above the table -----------------------------------------------------


MOST_NAMED = 3
"""More people who watch a table are counted, not named."""


class WhoIsThere(NamedTuple):
    """`names` in seat order, as the person reads them; `own` is theirs on the host; `kind` what for a table it is, the parts that matter
    most first; `brief_kind` the first of them in few words."""

    access: SeatAccess
    names: Sequence[str]
    own: str
    kind: Sequence[str]
    brief_kind: str

    @property
    def watchers(self) -> list[str]:
        """The names of those without a seat, one's own first, as "you"."""
        others = [name for name in self.access.watchers() if name != self.own]
        return others if len(others) == len(self.access.watchers()) else [YOU, *others]

    @property
    def told(self) -> str:
        """Who is not there, or that all are; who watches; what for a table it is."""
        absent, people = self._absent(), [word for word in self.access.presences() if word]
        here = [said.all_here()] if not absent and len(people) > 1 else []
        return " · ".join(part for part in (*absent, *here, self._watched_by(MOST_NAMED), *self.kind) if part)

    @property
    def briefly(self) -> tuple[str, ...]:
        """Who is not there or watches, behind it what for a table it is: that stays, in however few words."""
        absent, watchers, kind = self._absent(), self.watchers, self.brief_kind
        if not absent and not watchers:
            return (" · ".join(self.kind), *self.kind[:1], kind)
        who = said.not_here(people=len(absent)) if absent else self._watched_by(1)
        brief = said.not_here_brief(people=len(absent)) if absent else said.watched_brief(people=len(watchers))
        forms = [(who, *self.kind[:1]), (who, kind), (brief, kind)]
        away = [name for name, until in zip(self.names, self.access.away(), strict=True) if until and name != YOU]
        if len(absent) == len(away) == 1:
            forms[:2] = [(absent[0], *self.kind[:1]), (said.away_brief(name=away[0]), kind)]
        return tuple(" · ".join(part for part in form if part) for form in forms)

    def _absent(self) -> list[str]:
        people = zip(self.names, self.access.presences(), self.access.away(), strict=True)
        return [
            said.away_until(name=name, day=utc(until)) if until else said.absent(name=name, presence=one.value)
            for name, one, until in people
            if name != YOU and one is not None and (until or one is not Presence.HERE)
        ]

    def _watched_by(self, most: int) -> str:
        """Who looks on and has no seat: so many of them by their names, else how many; "" when nobody does."""
        watchers = self.watchers
        if len(watchers) == 1:
            return said.watched_by(who=watchers[0])
        if len(watchers) > most:
            return said.watched(people=len(watchers))
        return said.watched_by_several(names=watchers) if watchers else ""
