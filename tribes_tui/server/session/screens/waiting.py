"""The room where people wait until a table is full, and inviting them there."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

import rules
from tribes_tui.play.clock import DAY
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.hosted import TAKEN, HostedTable, Plan
from tribes_tui.server.session.screens.forms import plan_table
from tribes_tui.server.session.screens.host_screen import AskScreen, HostScreen, Line, app_of, ask_sure, reading
from tribes_tui.server.session.screens.table_tiles import pace_of
from tribes_tui.server.words.said import lobby, over_days, plan as said_plan, ratings, refusals, waiting
from tribes_tui.widgets.beside.words import EMPTY, Paragraphs, plain
from tribes_tui.widgets.drawing import BOLD, Line as Row
from tribes_tui.widgets.screen.dialog import Dialog, Item, Items, ListDialog
from tribes_tui.words.common import sentence
from tribes_tui.words.language import Later
from tribes_tui.words.options import words_for
from tribes_tui.words.said import setup

# ---- An invitation to a table: its code, and what whoever gets it does with it ------------------


class InvitationDialog(Dialog[None]):
    """Shows one code; the room where people wait keeps it, too."""

    DEFAULT_CSS = """
    InvitationDialog #code { width: 1fr; height: 1; text-align: center; text-style: bold; color: $accent; }
    InvitationDialog #how { width: 1fr; height: auto; padding: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "back", show=False)]

    def __init__(self, code: str, game: str) -> None:
        super().__init__(waiting.invitation(), waiting.invited_to(game=game))
        self._code = code

    def compose_body(self) -> ComposeResult:
        """The code by itself, what to do with it, the way back."""
        yield Static(Content(self._code), id="code", markup=False)
        yield Static(waiting.how_to_come(), id="how", markup=False)
        yield Items([Item("close", waiting.handed_on())])

    def on_option_list_option_selected(self) -> None:
        """Back to those who wait."""
        self.dismiss(None)


# ---- Inviting a person --------------------------------------------------------------------------
#
# Whom: one of those who are here, or somebody else by name; and to which table, where one is at none yet.


BY_NAME = ":by-name"
"""In the list, in the place of a name; no name has a colon."""
NEW = ":new"
"""Among the tables, in the place of an id: one that is yet to be opened."""


def ask_whom(screen: Screen[None], here: Sequence[str], then: Callable[[str], None], whom: str = "") -> None:
    """Ask over `screen`, for an invitation or with the question `whom`; `then` gets a name, as it was chosen or typed. `here` are the names of those who could come."""

    question = whom or waiting.whom()

    def tries(name: str) -> str:
        is_known = app_of(screen).host.people.called(name) is not None
        return "" if is_known else waiting.not_known(name=name)

    def chosen(name: str) -> None:
        if name == BY_NAME:
            app_of(screen).ask(AskScreen(question, waiting.their_name(), tries=tries), then)
        else:
            then(name)

    if here:
        items = [*(Item(name, name) for name in here), Item(BY_NAME, waiting.somebody_else())]
        app_of(screen).ask(ListDialog(question, items), chosen)
    else:
        chosen(BY_NAME)


def ask_for_other(lobby: HostScreen, then: Callable[[Person], None], whom: str = "") -> None:
    """The same in the lobby; `then` gets the person, who is somebody else than who is asked."""
    app = lobby.session_app

    def asked(name: str) -> None:
        person = app.host.people.called(name)
        if person is None or person.id == app.person.id:
            lobby.announce(waiting.not_known(name=name) if person is None else waiting.not_oneself())
        else:
            then(person)

    ask_whom(lobby, [name for name in app.host.names_here() if name != app.person.name], asked, whom)


def invite_from_lobby(lobby: HostScreen) -> None:
    """Ask whom and to which table; where that is a new one, it is planned, opened, and shown while one waits there."""
    ask_for_other(lobby, lambda guest: _ask_where(lobby, guest.name))


def _ask_where(lobby: HostScreen, guest: str) -> None:
    """To one of one's own tables that wait for somebody, if there are any, or to a new one."""
    app = lobby.session_app
    own = {one.id: one for one in app.host.tables.values() if _waits(one, app.person.id)}

    def chosen(id: str) -> None:
        if id in own:
            _invite(lobby, own[id], guest)
        else:
            plan_table(lobby, guest=guest, then=lambda plan: _open_for(lobby, plan, guest))

    if own:
        items = [*(Item(id, _called(one)) for id, one in own.items()), Item(NEW, waiting.new_table())]
        app.ask(ListDialog(waiting.which_table(guest=guest), items), chosen)
    else:
        chosen(NEW)


def _waits(hosted: HostedTable, opener: str) -> bool:
    return hosted.table is None and hosted.opener == opener and any(chair.is_free for chair in hosted.chairs)


def _called(hosted: HostedTable) -> str:
    free = sum(chair.is_free for chair in hosted.chairs)
    return waiting.own_table(game=rules.games[hosted.plan.game_id].title, free=free)


def _open_for(lobby: HostScreen, plan: Plan | None, guest: str) -> None:
    app = lobby.session_app

    def opened(hosted: HostedTable) -> None:
        app.go_to(hosted)
        _invite(lobby, hosted, guest)

    if plan is not None:
        app.attempt(lambda: app.host.seating.open_table(app.person, plan), opened)


def _invite(lobby: HostScreen, hosted: HostedTable, guest: str) -> None:
    """Say where the person is then that it is done, or why not."""
    app = lobby.session_app
    app.attempt(
        lambda: app.host.inviting.invite(hosted, app.person, guest),
        lambda person: app.tell_here(waiting.now_invited(name=person.name)),
    )


# ---- The room -----------------------------------------------------------------------------------


class WaitingScreen(HostScreen):
    """Shows who has come to a table; its opener may begin with bots, or make invitations."""

    DEFAULT_CSS = "WaitingScreen Reading { padding: 1 2 0 2; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b", "choose('begin')", Later(waiting.begin_key)),
        Binding("p", "choose('person')", Later(lobby.invite_key)),
        Binding("i", "choose('invite')", Later(waiting.invite_key)),
        Binding("escape,q,l", "choose('lobby')", Later(waiting.lobby_key), key_display="Esc"),
        Binding("g", "choose('leave')", Later(waiting.get_up_key)),
    ]

    def __init__(self, hosted: HostedTable) -> None:
        super().__init__()
        self._hosted = hosted
        self._codes: list[str] = []
        self._declined: set[str] = set()

    @property
    def _opens(self) -> bool:
        return self._hosted.opener == self.session_app.person.id

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only who opened the table begins and invites."""
        return action != "choose" or parameters[0] in ("leave", "lobby") or self._opens

    def compose_body(self) -> ComposeResult:
        """Who is there and by which options; below it what there is to do."""
        yield from reading(can_focus=False)
        yield Items([])

    def on_mount(self) -> None:
        """Which game."""
        self.entitle(waiting.title(game=rules.games[self._hosted.plan.game_id].title))
        self.ask(waiting.question())
        self.query_one(Items).focus()

    def lines(self) -> Iterator[Line]:
        """What there is to do; where the cursor begins nobody's seat goes to a bot."""
        app, hosted = self.session_app, self._hosted
        if self._opens:
            yield Item("person", lobby.invite()), lambda: ask_whom(self, self._others_here(), self._invite)
            yield Item("invite", waiting.invite()), self._make_code
            yield (
                Item("begin", waiting.begin()),
                partial(app.attempt, lambda: app.host.seating.begin(hosted, app.person)),
            )
        yield Item("lobby", waiting.lobby()), app.come_back
        yield Item("leave", waiting.get_up()), self._ask_to_get_up

    def bring_up_to_date(self) -> None:
        """The seats, the options, invitations."""
        chairs = [
            f"{setup.seat(number=k)}   {chair.name or lobby.free()}" for k, chair in enumerate(self._hosted.chairs, 1)
        ]
        options, invited = list(self._options()), list(self._invited())
        declined = {name for name, is_open in self.session_app.host.inviting.answers(self._hosted) if not is_open}
        if declined - self._declined:
            self.tell()  # that they were invited
        self._declined = declined
        self.query_one(Paragraphs).tell(
            _heading(waiting.seats()),
            *plain(chairs),
            EMPTY,
            _heading(waiting.options()),
            *plain(options, "soft"),
            *([EMPTY, *plain(invited, "soft")] if invited else []),
            *plain([waiting.code(code=code) for code in self._codes], "accent"),
        )

    def _invited(self) -> Iterator[str]:
        for name, is_open in self.session_app.host.inviting.answers(self._hosted):
            yield waiting.awaited(name=name) if is_open else sentence(refusals.has_declined(name=name))

    def _options(self) -> Iterator[str]:
        plan = self._hosted.plan
        yield waiting.option(option=said_plan.pace(), value=pace_of(plan))
        if plan.clock is not None and plan.over_days:
            yield said_plan.reserve(days=plan.clock.bank // DAY)
        if plan.lost:
            lost = over_days.lost_bot() if plan.lost == TAKEN else over_days.lost_resign()
            yield waiting.option(option=over_days.lost_seat(), value=lost)
        if plan.hands:
            yield waiting.option(option=over_days.hands(), value=over_days.hands_late(moves=plan.hands))
        if plan.rated:
            yield ratings.rated()
        for option in rules.games[plan.game_id].options:
            if option.name in plan.options and option.matters(plan.options, len(plan.seats)):
                words = words_for(plan.game_id, option)
                yield waiting.option(option=words.title, value=words.values[plan.options[option.name]][0])

    def _make_code(self) -> None:
        app, hosted = self.session_app, self._hosted
        if len(self._codes) < len(hosted.chairs):
            app.attempt(lambda: app.host.admission.invite(hosted, app.person), self._show_code)

    def _ask_to_get_up(self) -> None:
        about = waiting.get_up_opened() if self._opens else waiting.get_up_about()
        ask_sure(self, waiting.get_up_sure(), about, waiting.get_up_no(), waiting.get_up(), self._get_up)

    def _get_up(self) -> None:
        app, hosted = self.session_app, self._hosted
        app.attempt(lambda: app.host.seating.leave_chair(hosted, app.person), lambda _: app.come_back())

    def _others_here(self) -> list[str]:
        """Who is connected, and neither sits here nor was invited."""
        host = self.session_app.host
        known = {chair.name for chair in self._hosted.chairs} | {
            name for name, _ in host.inviting.answers(self._hosted)
        }
        return [name for name in host.names_here() if name not in known]

    def _invite(self, name: str) -> None:
        app, hosted = self.session_app, self._hosted
        app.attempt(
            lambda: app.host.inviting.invite(hosted, app.person, name),
            lambda person: self.announce(waiting.now_invited(name=person.name)),
        )

    def _show_code(self, code: str) -> None:
        self._codes.append(code)
        self.app.push_screen(InvitationDialog(code, rules.games[self._hosted.plan.game_id].title))
        self.refresh_all()


def _heading(text: str) -> Row:
    return ((text, "accent", BOLD),)
