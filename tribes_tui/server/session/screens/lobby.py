"""The lobby: the tables to join or to watch, who is here, and the way to one's own."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.session.screens.club.club_list import over, record_told, since_told
from tribes_tui.server.session.screens.club.seeking import other_told
from tribes_tui.server.session.screens.lobby_list import (
    BOTS,
    DOORS,
    JOIN,
    KEYS,
    OPEN,
    OtherLooker,
    PartnersScreen,
    answer_invitation,
    doors,
    open_door,
    open_invitation,
)
from tribes_tui.server.session.screens.lobby_talk import TalkBox, say_something
from tribes_tui.server.session.screens.table_tiles import (
    LobbyList,
    TableTiles,
    line_of,
    one_here,
    place_of,
    rank_of,
    tile_of,
    who_else_sits,
    who_invites,
    who_told,
)
from tribes_tui.server.words.said import lobby, over_days, queue, terms, visit
from tribes_tui.widgets.drawing import Felt, Words, pointing
from tribes_tui.widgets.screen.choice import Value
from tribes_tui.widgets.screen.dialog import LINE, Item
from tribes_tui.widgets.screen.form import Explanation, SideBySide
from tribes_tui.widgets.screen.framed_screen import MoreSign
from tribes_tui.words.language import Later

TABLE, INVITED = "table:", "invited:"
"""Beginnings of the names of tables, and of those to which the person is invited."""
ROOMY = 110, 36
"""Columns and rows of a window in which tables are tiles."""
BESIDE = 38
"""Columns of who is here."""
LEAST_ROWS = 6
"""Of the list."""
MARGINS = 3
"""Columns of a line of the list besides its text."""
CLOCKS_EACH = 5
"""Seconds after which a clock that runs for whoever looks is shown anew."""


class LobbyScreen(PartnersScreen):
    """Where everybody begins who has no seat to return to. Who is not known yet sees nothing of it."""

    DEFAULT_CSS = """
    LobbyScreen #columns { height: 1fr; }
    LobbyScreen #left { width: 1fr; }
    LobbyScreen #talk { height: 1fr; min-height: 3; }
    LobbyScreen #right { display: none; width: 38; }
    LobbyScreen.-wide #right { display: block; }
    LobbyScreen #here { height: 1fr; }
    LobbyScreen #invited { height: 8; }
    LobbyScreen TableTiles { display: none; }
    LobbyScreen.-tiled TableTiles { display: block; }
    """
    AUTO_FOCUS: ClassVar[str | None] = "LobbyList"
    _since = ""
    """What is told of the table under the cursor."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", Later(lobby.accept_key)),
        Binding("x", "answer(False)", Later(lobby.decline_key)),
        Binding("t", "talk", Later(lobby.talk_key)),
        Binding("j", JOIN, Later(queue.join_key)),
        Binding(KEYS[BOTS], "bots", Later(queue.bots_key)),
        *(Binding(KEYS[name], f"choose('{name}')", Later(word)) for name, word in DOORS),
        Binding("w", "choose('terms')", Later(terms.key)),
        Binding("escape", "none", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._has_come = self._comes_back = self._comes_from_table = False
        self._seconds = 0

    def on_mount(self) -> None:
        """Behind the questions at the door lies no empty frame."""
        self.set_interval(1.0, self._count_up)
        if not self._is_open:
            self.bring_up_to_date()

    def compose_body(self) -> ComposeResult:
        """The tables and what else there is to do, the talk below; beside them who is here."""
        items = LobbyList([])
        yield OtherLooker(id="other")
        with SideBySide(id="columns"):
            with Felt(id="left"):
                yield TableTiles()
                yield items
                yield MoreSign(items)
                yield Words(id="who")
                yield TalkBox(id="talk")
            with Felt(id="right"):
                yield Explanation(id="here")
                yield Explanation(id="invited")

    @property
    def _is_open(self) -> bool:
        person = self.session_app.person
        return bool(person.name) and person.may_come

    def items(self) -> Iterator[Item]:
        """The tables, the newest last, and the person's own last game that is over; what else there is to do."""
        app = self.session_app
        if not self._is_open:
            return
        listed = [] if self.has_class("-tiled") else self._seen()
        yield from (Item(f"{INVITED}{one.id}", who_invites(one)) for one in self._invitations())
        room = self.size.width - (BESIDE if self.has_class("-wide") else 0) - MARGINS
        tables = [Item(f"{TABLE}{one.id}", line_of(app.host, one, app.person, room)) for one in listed]
        yield from [*tables, LINE] if tables else []
        yield from doors(app)

    def _invitations(self) -> list[HostedTable]:
        app = self.session_app
        return app.host.inviting.tables_for(app.person) if self._is_open else []

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nothing before one is let in; something to answer only for who is invited."""
        if action in ("choose", "talk", "answer", "bots", JOIN) and not self._is_open:
            return False
        app = self.session_app
        is_there = {
            "over": bool(over(app)),
            "admin": app.host.admission.is_admin(app.person),
            "over_days": not app.person.is_guest,
        }
        if action == "choose" and not is_there.get(str(parameters[0]), True):
            return False
        if action == "bots":
            return self.is_offered_bots
        if action == JOIN:
            return other_told(app) is not None
        return action != "answer" or bool(self._invitations())

    def _seen(self) -> list[HostedTable]:
        """Those where it is the person's turn, whose time is over soonest; other games of theirs; the others, the newest last, and
        behind them their own last game that is over: the rest of those has a page."""
        host, person = self.session_app.host, self.session_app.person
        seen = [one for one in host.tables.values() if not one.is_over and host.seating.may_see(one, person)]
        own = (one for one in over(self.session_app) if any(chair.player == person.id for chair in one.chairs))
        seen += [*islice(own, 1)]
        return sorted(seen, key=lambda hosted: rank_of(host, hosted, person))

    def refresh_all(self) -> None:
        """Show how things are; tables are tiles where there is room for all of them, else lines of the list.

        There, for who comes back, the cursor that stood on what is first goes on standing there; what appears later never comes under it.
        """
        items = self.query_one(LobbyList) if self.is_mounted else None
        is_first = (
            self._comes_back
            and items is not None
            and items.highlighted == 0
            and items.get_option_at_index(0).id == OPEN
        )
        if self.is_mounted and self.is_on_top:
            self._lay_tiles(self._seen() if self._is_open else [])
        super().refresh_all()
        if items is not None:
            self._leave_room()
            self.call_after_refresh(self._leave_room)
        if items is not None and is_first and not self.has_class("-tiled"):
            items.highlighted = 0
        if items is not None and self._comes_back and self._comes_from_table:
            self._comes_from_table = False
            self._to_first_table()
        self._comes_back = False

    def comes_from_table(self) -> None:
        """The cursor is then where one's own games stand, as is said."""
        self._comes_from_table = True

    def _to_first_table(self) -> None:
        app, seen = self.session_app, self._seen() if self._is_open else []
        if not seen or rank_of(app.host, seen[0], app.person)[0] > 1:
            return
        if self.has_class("-tiled"):
            self.query_one(TableTiles).go_to_first()
        else:
            items = self.query_one(LobbyList)
            items.highlighted = items.get_option_index(f"{TABLE}{seen[0].id}")

    def on_screen_resume(self) -> None:
        """On top again."""
        self._comes_back = True

    def _lay_tiles(self, seen: Sequence[HostedTable]) -> None:
        tiles, was_tiled = self.query_one(TableTiles), self.has_class("-tiled")
        has_room = self.size.height >= ROOMY[1] and ROOMY[0] <= self.size.width
        is_tiled = has_room and not self.has_class("-bare") and 0 < len(seen) <= tiles.room(self.size.width - BESIDE)
        app = self.session_app
        tiles.show([tile_of(app.host, one, app.person, f"{TABLE}{one.id}") for one in seen] if is_tiled else [])
        tiles.refresh(layout=True)
        self.set_class(is_tiled, "-tiled")
        goes_on = any(not one.is_over for one in seen)
        if is_tiled and not was_tiled and goes_on and not self._has_come:
            self.call_after_refresh(tiles.focus)  # who comes in begins among the tables; later no cursor jumps
        elif was_tiled and not is_tiled:
            self.query_one(LobbyList).focus()
        self._has_come = self._has_come or (self._is_open and self.size.height > 0)

    def _leave_room(self) -> None:
        """However many tables there are, one sees who is here and what was said: the list gets the rest of the rows."""
        others = [self.query_one(one) for one in (TableTiles, MoreSign, "#who")]
        beside = sum(one.outer_size.height for one in others if one.display)
        self.query_one(LobbyList).styles.max_height = max(
            LEAST_ROWS, self.query_one("#left").size.height - beside - self.query_one(TalkBox).least_rows
        )

    def on_drawn_chosen(self, message: pointing.Chosen) -> None:
        """A click on a tile, or Enter there."""
        if isinstance(message.piece, TableTiles):
            self.choose(message.name)
        elif isinstance(message.piece, OtherLooker):
            self.action_join()

    def bring_up_to_date(self) -> None:
        """Who one is, and who else is here."""
        app = self.session_app
        names = app.host.names_here()
        for frame in ("#talk", "#here", "#invited"):
            self.query_one(frame).display = self._is_open
        self.query_one("#who").display = self._is_open and not self.has_class("-wide")
        if not self._is_open:
            self.entitle(visit.welcome())
            self.refresh_bindings()
            return
        self.entitle(lobby.you_are(name=app.person.name), lobby.people_here(people=len(names)))
        self._ask()
        self._show_people(names)
        self.query_one(TalkBox).hear(self.session_app)
        if app.person.notices:
            self.call_later(app.read_notices)
        invited, found = self.query_one("#invited", Explanation), self._invitations()
        invited.display = bool(found)
        if found:
            invited.show(who_invites(found[-1]), who_else_sits(found[-1]), ())
        self.refresh_bindings()

    def _ask(self) -> None:
        """What there is to do; or the wait for partners, and how many wait besides."""
        app, seeker = self.session_app, self.seeker
        self.show_other()
        if seeker is not None:
            self.ask_to_wait(seeker)
            return
        seen = self._seen()
        ranks = [rank_of(app.host, one, app.person)[0] for one in seen]
        invited = self._invitations()
        waiting = app.host.partners.count
        self.ask(
            over_days.your_turns(tables=ranks.count(0))
            if 0 in ranks
            else who_invites(invited[-1], with_keys=True)
            if invited
            else lobby.own_game(tables=ranks.count(1))
            if 1 in ranks
            else lobby.question()
            if any(not one.is_over for one in seen)
            else lobby.none_waits()
            if any(not one.is_over for one in app.host.tables.values())
            else lobby.no_table_open()
            if over(app)
            else lobby.no_table(),
            queue.waiting(people=waiting) if waiting else "",
        )

    def _count_up(self) -> None:
        """A second more of the wait, and of the clocks."""
        self._seconds += 1
        if not self.is_on_top:
            return
        if self.seeker is not None:
            self.count_wait(self.seeker)
        elif self._seconds % CLOCKS_EACH == 0 and (self._runs_for_one() or self.is_other_new):
            self.refresh_all()

    def _runs_for_one(self) -> bool:
        """Whether time runs for whoever looks, at a table that they see here."""
        app = self.session_app
        return any(rank_of(app.host, one, app.person)[0] == 0 and one.time_left() for one in self._seen())

    def _show_people(self, names: Sequence[str]) -> None:
        """As many of them as there is room for: each takes more than a row."""
        here = self.query_one("#here", Explanation)
        tables, own = self.session_app.host.tables.values(), self.session_app.person.name
        sits = {chair.name: one for one in tables for chair in one.chairs if chair.name and chair.presence.is_here}
        watches = {name: one for one in tables for name in one.watchers}
        people = [Value(name, name, place_of(sits.get(name), watches.get(name))) for name in names[: self.size.height]]
        here.show(lobby.who_is_here(), "", people)
        others = [one_here(name, sits.get(name), watches.get(name)) for name in names if name != own]
        self.query_one("#who", Words).say(((who_told(others, self.size.width - MARGINS), "soft"),))

    def tell(self, *line: Any) -> None:
        """As ever; the list leaves room for what is told."""
        super().tell(*line)
        self.call_after_refresh(self._leave_room)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """What happened at the table under the cursor since the person was there; how the record of one's own that is over is had, as soon
        as it can be."""
        app, name = self.session_app, event.option_id or ""
        hosted = app.host.tables.get(name.removeprefix(TABLE)) if name.startswith(TABLE) else None
        told = "" if hosted is None else record_told(app, hosted) or since_told(app, hosted)
        if told != self._since and (told or self._since):
            self.tell((told, "soft"))
        self._since = told

    def on_resize(self) -> None:
        """There is room for more of what was said, or for less."""
        self.call_after_refresh(self.refresh_all)

    def action_talk(self) -> None:
        """A line to all in the lobby."""
        if self._is_open:
            say_something(self)

    def choose(self, name: str) -> None:
        """Sit down, open, and so on."""
        self.tell()
        if not self._is_open:
            return
        if name.startswith(TABLE):
            self._go_to(name.removeprefix(TABLE))
        elif name.startswith(INVITED):
            open_invitation(self, name.removeprefix(INVITED))
        else:
            open_door(self, name)

    def action_answer(self, is_yes: bool) -> None:
        """Answer the newest invitation."""
        found = self._invitations()
        if found:
            answer_invitation(self, found[-1], "accept" if is_yes else "decline")

    def _go_to(self, id: str) -> None:
        hosted = self.session_app.host.tables.get(id)
        if hosted is None or not self.session_app.host.seating.may_see(hosted, self.session_app.person):
            self.announce(lobby.gone())
        elif hosted.trouble:
            self.announce(hosted.trouble)
        else:
            self.session_app.join(hosted)
