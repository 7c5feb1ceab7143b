"""What a host says on its screens: the way in, the lobby, the room where one waits, a table to be opened."""

from __future__ import annotations

import time
from collections.abc import Sequence

from tribes_tui.words.common import count, listed

LOBBY, WAITING, HOST = "the lobby", "waiting for players", "the host"
"""Titles of screens."""

# ---- The lobby

QUESTION = "Sit down, watch, or open a table of your own."
NO_TABLE = "There is no table yet: open one."
OPEN, CODE, SETTINGS, RULES, KEEPER, QUIT = (
    "Open a table",
    "I have an invitation",
    "Settings: colours, signs, keys, talk",
    "Rulebooks",
    "The host",
    "Leave",
)
SIT, OPEN_KEY, CODE_KEY, LEAVE_KEY = "sit down, watch", "open a table", "invitation", "leave"
TABLE_KEY = "table"
TALK, TALK_KEY = "Talk in the lobby", "talk"
SAY = "Say to everybody in the lobby:"
TALK_HERE = "Talk at this table"
SAY_HERE = "Say to all at this table (/mute NAME: to read no more of somebody):"
SILENT = "Nobody has said anything yet."
HERE = "Who is here"
IN_LOBBY = "in the lobby."
ALL_HERE = "all are here"
FREE, YOUR_SEAT, JOIN = "free", "your seat", "join"
FREE_SIGN = "+"
"""A free seat where there is no room for the word."""
OVER, WATCH, YOUR_TURN, PLAYING, BROKEN = "over", "watch", "your turn", "you play here", "can't be opened"
AT_THIS_TABLE, WATCHES = "At this table", "watches"
GONE = "That table is gone."
MOST_NAMED = 3
"""More people who watch a table are counted, not named."""
KEPT = "kept by this host, and at once"


def speaker(name: str, at: float | None) -> str:
    """Before a line of talk: who said it, and when by the host's clock, if that is known (seconds since 1970)."""
    return name if at is None else f"{time.strftime('%H:%M', time.localtime(at))} {name}"


def people_here(count: int) -> str:
    """At the right of the title."""
    return "1 person here" if count == 1 else f"{count} people here"


def you_are(name: str) -> str:
    """Beside the title."""
    return f"{LOBBY} · you are {name}" if name else "welcome"


def not_here(people: int) -> str:
    """At the top of a table where there is no room for their names."""
    return count(people, "person is not here", "people are not here")


def watched_by(names: Sequence[str]) -> str:
    """At the top of a table: who looks at it and has no seat, "you" perhaps the first; "" when nobody does."""
    if not names:
        return ""
    if len(names) > MOST_NAMED:
        return watched(len(names))
    return f"{listed(names)} {'watches' if len(names) == 1 and names[0] != 'you' else 'watch'}"


def watched(people: int) -> str:
    """The same where there is no room for their names."""
    return count(people, "person watches", "people watch")


def a_bot(level: str) -> str:
    """Where a bot sits."""
    return f"a bot, {level}"


def waits(free: int, kind: str) -> str:
    """Of a table that has not begun."""
    return f"waits for {free} · {kind}"


def at_table(title: str) -> str:
    """Where somebody is."""
    return f"at {title}."


def watches_table(title: str) -> str:
    """Where somebody is who has no seat there."""
    return f"watches {title}."


def told_away(person: str, game: str) -> str:
    """To somebody who is not connected."""
    return f"{person}: it is your turn at {game}."


def asked_elsewhere(game: str) -> str:
    """To somebody who is connected, and not at that table."""
    return f"It is your turn at {game}."


# ---- What everybody at a table reads in the log


def sealed(code: str) -> str:
    """As a game begins: what it is for, too."""
    return f"The deal is sealed: {code}. With this code you can check at the end that nobody has changed the deal."


def unsealed(proof: str) -> str:
    """As it ends; a hash of the proof begins with what was shown at the beginning."""
    return f"The deal was {proof} (its sha256 begins with the code of the seal, so nobody has changed it)."


def came_back(name: str) -> str:
    """Of somebody with a seat."""
    return f"{name} is back."


def has_left(name: str) -> str:
    """Of somebody who went away from the table."""
    return f"{name} left."


def lost(name: str) -> str:
    """Of somebody whose line broke."""
    return f"The line to {name} was lost."


def sits_in(name: str) -> str:
    """Somebody is away for too long."""
    return f"Now a bot sits in for {name}."


def decides_again(name: str) -> str:
    """Their seat was given back."""
    return f"{name} decides again."


def timed_out(name: str) -> str:
    """Their clock has run down."""
    return f"{name}'s time is over: a bot decides."


def seat_kept(game: str) -> str:
    """To somebody who left a table where the others wait for them."""
    return f"Your seat at {game} is kept."


def seat_kept_with_clock(game: str) -> str:
    """The same where time runs whoever is there."""
    return f"Your seat at {game} is kept, and your clock goes on."


def seat_kept_for(game: str, seconds: float) -> str:
    """The same where the others don't wait for ever."""
    return f"Your seat at {game} is kept. A bot sits in after {count(round(seconds), 'second')}."


def wants_another(name: str) -> str:
    """Somebody has opened a table for the same people."""
    return f"{name} wants to play again."


# ---- Waiting

WAIT_QUESTION = "The table begins when all seats are taken."
BEGIN, INVITE, GET_UP = "Begin now, with bots on the free seats", "Make an invitation", "Get up"
BEGIN_KEY, INVITE_KEY, GET_UP_KEY = "begin with bots", "invite", "get up"
SEATS, OPTIONS = "Seats", "Rules that were chosen"


def code(text: str) -> str:
    """An invitation to a table."""
    return f"Invitation, for one person: {text}"


INVITATION = "An invitation"
HOW_TO_COME = "Whoever has it chooses “I have an invitation” in the lobby and types it there."
HANDED_ON = "Back to those who wait"


def invited_to(game: str) -> str:
    """Above the code."""
    return f"Hand this on: it brings one person to your table of {game}."


# ---- A question, what happened, the host's keeper

DONE = "that's it"
TO_TABLE = "to the table"
WELCOME = "welcome back"
NOTHING = "Nothing that you could have noticed."
INVITE_TO_HOST = "invite somebody to the host"
CLOSE_TABLES = "close tables"
EMPTY_TABLES = "empty"
WHICH_TABLE = (
    "Which table is closed? Its name in the list; or a person: all that they opened; or empty: all where nobody is. "
    "Their records stay."
)
FORGET_PEOPLE = "forget people"
ONCE = "once"
WHO_IS_FORGOTTEN = (
    "Who is forgotten? A person: their visit ends, their tables that wait go, and the next time they are a stranger; "
    "or once: all who came on one day only, are not here and have no seat."
)


def welcome_back(moves: int, is_decided_for: bool) -> str:
    """What happened meanwhile; `is_decided_for`: some of it a bot did in the person's place."""
    told = f"Welcome back: {count(moves, 'move')} since you were here."
    return f"{told} What stands here of you a bot did in your place." if is_decided_for else told


def closed_tables(count: int) -> str:
    """How many tables were closed."""
    return (
        "There is no such table."
        if not count
        else "One table is closed."
        if count == 1
        else f"{count} tables are closed."
    )


def forgotten_people(count: int) -> str:
    """How many people were forgotten."""
    return (
        "Nobody is forgotten."
        if not count
        else "One person is forgotten."
        if count == 1
        else f"{count} people are forgotten."
    )


def host_code(text: str) -> str:
    """An invitation to the host."""
    return f"Invitation to this host, for one person: {text}"


# ---- A table to be opened

PLAN = "open a table"
PLAN_QUESTION = "Who may sit at your table?"
PLAN_REMARK = "s opens it."
OPEN_IT = "Open the table"
YOU, COMES = "you", "whoever comes"
COMES_ABOUT = "The seat is free until somebody sits down."
WHO, WHO_ABOUT = "Who may come", "To whom the table is shown."
EVERYBODY, EVERYBODY_ABOUT = "everybody here", "All in the lobby see the table and may sit down."
INVITED, INVITED_ABOUT = "by invitation", "Only who has a code from you sees the table."
PACE, PACE_ABOUT = "Pace", "How long one waits for anybody."
THEN, THEN_ABOUT = "When time is over", "Who decides for somebody whose clock has run down. Only with clocks."
LIVE, LIVE_ABOUT = "live", "A bot sits in for whoever is gone too long."
SLOW, SLOW_ABOUT = "turns when you like", "Nobody is replaced: all take their turns when they come by."


def minutes_called(minutes: int) -> str:
    """A bank of time in a list of choices."""
    return f"{minutes} minutes each"


def minutes_about(minutes: int, seconds: int) -> str:
    """What it means."""
    return f"Everybody has {minutes} minutes for the whole game, and {seconds} seconds more with each decision."


def days_called(days: int) -> str:
    """A limit in a list of choices."""
    return f"{count(days, 'day')} a decision"


DAYS_ABOUT = "For games over weeks: everybody has that long for each decision, then a bot takes it."


# ---- One person invites another

INVITE_PERSON, INVITE_PERSON_KEY = "Invite somebody who is known here", "invite somebody"
TO_LOBBY, TO_LOBBY_KEY = "Wait in the lobby: your seat is kept", "to the lobby"
WHOM = "Whom do you invite?"
SOMEBODY_ELSE = "somebody else, by name"
NEW_TABLE = "a new table"
NOT_ONESELF = "You are here already: name somebody else."
THEIR_NAME = "The name of somebody who is known here, connected or not:"
ACCEPT, DECLINE = "Sit down there", "Decline"
ACCEPT_KEY, DECLINE_KEY = "accept", "decline"
INVITED_THERE = "you are invited"
DECLINED = "You have declined."


def not_known(name: str) -> str:
    """Of a name that was typed."""
    return f"Nobody here is called {name}."


def which_table(guest: str) -> str:
    """The title, where one has tables that wait."""
    return f"To which table do you invite {guest}?"


def own_table(title: str, free: int) -> str:
    """One of them."""
    return f"{title}: {count(free, 'seat is', 'seats are')} free"


def plan_for(guest: str) -> str:
    """What is asked where a table is planned for somebody who is to be invited."""
    return f"What do you want to play with {guest}?"


def open_for(guest: str) -> str:
    """The button there."""
    return f"Open the table and invite {guest}"


def invited_you(by: str, game: str) -> str:
    """To somebody who is connected, wherever they are."""
    return f"{by} invites you to {game}: you can answer in the lobby."


def invited_away(person: str, by: str, game: str) -> str:
    """To somebody who is not connected."""
    return f"{person}: {by} invites you to {game}."


def invites_you(by: str, game: str) -> str:
    """In the lobby, to be answered."""
    return f"{by} invites you to {game}"


def who_sits(others: Sequence[str], free: int) -> str:
    """Of a table to which one is invited: who sits there besides, and how much room there is."""
    seats = f"{count(free, 'seat is', 'seats are')} free."
    return f"With {listed(others)}; {seats}" if others else seats.capitalize()


def awaited(name: str) -> str:
    """Where one waits: of somebody who has not answered yet."""
    return f"{name} is invited."


def has_declined(name: str) -> str:
    """Where one waits: of somebody who doesn't come."""
    return f"{name} has declined."


def now_invited(name: str) -> str:
    """To whoever has invited somebody."""
    return f"{name} is invited, and finds it in the lobby."


# ---- When a visit ends: nobody's key leads a guest back to their seat


def good_bye(is_guest: bool) -> str:
    """To somebody who goes."""
    return "Good-bye!" if is_guest else "Good-bye! The same key leads back to your seat."


def was_idle(is_guest: bool) -> str:
    """To somebody who has pressed no key for long."""
    told = "You were away for a while: the session is closed."
    return told if is_guest else f"{told} Your seat is kept."


def host_stops(is_guest: bool) -> str:
    """To everybody."""
    return "The host stops." if is_guest else "The host stops. Your seat is kept: connect again."


def flooded(is_guest: bool) -> str:
    """To somebody whose client sends without end."""
    told = "That was more input than any game needs: the session is closed."
    return told if is_guest else f"{told} Your seat is kept."


def broke(report: str, is_guest: bool) -> str:
    """A fault of ours."""
    told = f"Something went wrong here (report {report})."
    return told if is_guest else f"{told} Your seat is kept: connect again."
