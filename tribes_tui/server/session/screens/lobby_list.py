"""What the lobby's list offers besides tables, and the keys that do the same."""

from collections.abc import Iterator

from tribes_tui.server.club.partners import Seeker
from tribes_tui.server.club.tournaments.course import ON
from tribes_tui.server.session.screens.club.over_games import over
from tribes_tui.server.session.screens.club.seeking import how_long
from tribes_tui.server.session.screens.host_screen import SessionContract
from tribes_tui.server.words.said import lobby, order, over_days, queue, tournament
from tribes_tui.widgets.screen.dialog import Item

OPEN, PERSON, SEEK, BOTS = "open", "person", "seek", "bots"
DOORS = (
    (OPEN, lobby.open_key),
    (PERSON, lobby.invite_key),
    (SEEK, queue.partners_key),
    ("tournaments", tournament.title_key),
    ("ratings", lobby.ratings_key),
    ("people", order.people_key),
    ("over_days", over_days.title_key),
    ("over", lobby.over_key),
    ("code", lobby.code_key),
    ("admin", lobby.keeper_key),
    ("quit", lobby.leave_key),
)
"""What keys do that a line of the list does, too."""
KEYS = {
    OPEN: "n",
    PERSON: "p",
    SEEK: "a",
    BOTS: "b",
    "tournaments": "d",
    "ratings": "r",
    "people": "m",
    "over_days": "o",
    "over": "g",
    "code": "i",
    "admin": "h",
    "quit": "q",
}
"""They stand before those lines."""


def doors(app: SessionContract) -> Iterator[Item]:
    """The lines, each behind its key."""
    return (Item(name, f"{KEYS.get(name, ' ')}  {text}") for name, text in _told(app))


def bots_told(app: SessionContract, seeker: Seeker) -> str:
    """The offer stands there from the beginning, with its time, so that no line comes under the cursor."""
    is_offered = app.host.partners.is_offered_bots(seeker)
    return queue.bots() if is_offered else queue.bots_later(time=how_long(app.host.limits.queue_bot_seconds))


def _told(app: SessionContract) -> Iterator[tuple[str, str]]:
    yield OPEN, lobby.open()
    seeker = app.host.partners.of(app.person)
    yield SEEK, queue.play() if seeker is None else queue.stop()
    if seeker is not None:
        yield BOTS, bots_told(app, seeker)
    if app.host.admission.is_admin(app.person):
        waits = len(app.host.order.reports()) + sum(bool(one.note) for one in app.host.order.measures())
        yield "admin", lobby.keeper_waits(number=waits) if waits else lobby.keeper()
    yield PERSON, lobby.invite()
    yield "tournaments", _tournaments(app)
    yield "ratings", lobby.ratings()
    yield "code", lobby.code()
    yield "people", order.people()
    if app.host.order.may_appeal(app.person.id):
        yield "note", order.note()
    if not app.person.is_guest:
        has_mail = app.host.mail.send is not None
        yield "over_days", over_days.title() if has_mail else over_days.title_without_mail()
    if games := len(over(app)):
        yield "over", lobby.over_line(games=games)
    yield "more", lobby.more()
    yield "quit", lobby.leave()


def _tournaments(app: SessionContract) -> str:
    """With one's own that goes on, or how many can be entered."""
    listed, id = app.host.tournaments.listed(), app.person.id
    own = next((t for t in listed if t.state == ON and t.is_in(id) and t.rounds), None)
    if own is not None:
        return tournament.title_line_on(round=len(own.rounds), rounds=own.length)
    enter = sum(t.may_enter and not t.is_in(id) for t in listed)
    return tournament.title_line_open(open=enter) if enter else tournament.title_line()
