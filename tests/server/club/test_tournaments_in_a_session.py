"""Tournaments and the day's deal in a session, in the smallest window, by keys and by mouse."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from rules import Rng
from tests.server.inside import Visitor, make_host, someone
from tests.server.session.lobby.test_invited import click
from tests.server.shared.evenings import INDY, bots_games
from tribes_tui.seats.simulation import FieldGames
from tribes_tui.server.club.tournaments.course import ALL, OFF, ON, OVER, TournamentPlan
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.house import Host
from tribes_tui.server.session import app as session_app
from tribes_tui.widgets.screen.framed_screen import MoreSign

pytestmark = pytest.mark.usefixtures("still")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    made.tournaments._soon = lambda: None  # type: ignore[method-assign]
    made.tournaments.play_field = made.days.play_field = bots_games
    yield made
    made.close()


def played(hosted: HostedTable, seed: int = 1) -> None:
    rng = Rng(seed)
    assert hosted.table is not None
    while (seat := hosted.table.turn) is not None:
        hosted.table.propose(seat, hosted.table.view(seat).pick(rng), hosted.table.number_for(seat))


def steps(host: Host) -> None:
    while host.tournaments.step():
        pass


def evening(host: Host, *names: str, plan: TournamentPlan = INDY) -> str:
    people = [someone(host, name) for name in names]
    t = host.tournaments.make(people[0], plan._replace(full=len(names)))
    for person in people:
        host.tournaments.enter(person, t.id)
    return t.id


async def at_list(host: Host, name: str) -> Visitor:
    visitor = Visitor(host, someone(host, name) if host.people.called(name) is None else host.people.called(name))  # type: ignore[arg-type]
    await visitor.see("Rulebooks")
    await visitor.press("d")
    await visitor.see("Today's deal:")
    return visitor


async def test_one_is_made_entered_begun_and_watched_by_keys(host: Host) -> None:
    ada, bob = await at_list(host, "Ada"), await at_list(host, "Bob")
    await ada.press("n")
    await ada.see("What will be played?")
    await ada.press("right", "s")
    text = await ada.see("It begins when you say so, with “Begin it now”.")
    assert "made by Ada" in text
    await ada.press("e")
    await ada.see("You're in.")
    await bob.press("esc", "d")
    await bob.see("1 person, open to you")
    await bob.press("down", "enter")
    await bob.see("It begins when its organiser")
    await bob.press("e")
    await bob.see("You're in.")
    await bob.press("x")
    await bob.see("Leave the tournament?")
    await bob.press("enter")
    await bob.settle()
    assert host.tournaments.listed()[0].is_in(bob.session.person.id)
    await bob.press("x")
    await bob.see("Leave the tournament?")
    await bob.press("down", "enter")
    await bob.see("You're out of the tournament.")
    await bob.press("e")
    await bob.see("You're in.")
    await ada.settle()
    await ada.press("home", "down", "enter")
    (t,) = host.tournaments.listed()
    assert t.state == ON
    steps(host)
    for visitor in (ada, bob):
        await visitor.see("round 1")
        assert visitor.app.hosted is not None
    eve = await at_list(host, "Eve")
    await eve.see("round 1 of 1, 2 people")
    await eve.press("down", "enter")
    await eve.see("1 table is still playing.")
    await eve.press("right")
    text = await eve.see("· playing")
    assert "Ada" in text
    assert "Bob" in text
    await eve.press("down", "enter")
    await eve.see("you watch")
    assert eve.app.hosted is ada.app.hosted
    for visitor in (ada, bob, eve):
        await visitor.close()


async def test_standings_rounds_and_ties_are_read_and_clicked(host: Host) -> None:
    id = evening(host, "Ada", "Bob", "Cem")
    host.limits = host.limits._replace(round_break_seconds=1e-9)
    steps(host)
    while (t := host.tournaments.find(id)) is not None and t.state == ON:
        for number, table in enumerate(t.last.tables):
            played(host.tables[table.table], number + 7 * len(t.rounds))
        host.tournaments.take_field(id, len(t.rounds), bots_games(FieldGames("indy", 1, {}, ["medium"] * 2, 4)))
        steps(host)
    assert t is not None
    assert t.state == OVER
    visitor = await at_list(host, "Ada")
    await visitor.see("over, ")
    await click(visitor, "over, ")
    text = await visitor.see("standings")
    assert all(
        name in text for name in ("Ada", "Bob", "Cem", "Ties: opponents' points", "Each round is worth 0 to 1 point")
    )
    await visitor.press("right")
    text = await visitor.see("round 2")
    assert "bots played this deal among themselves" in text
    assert "a bot, medium" in text
    await visitor.press("right")
    await visitor.see("round 1")
    await visitor.press("left", "left")
    await visitor.see("Ties: opponents' points")
    await visitor.settle()
    await click(visitor, "Cem   ")  # in the standings; above them stands who came first
    await visitor.see("played no rated games here")
    await visitor.close()


async def test_a_table_of_the_same_deal_is_shown_to_nobody_who_plays_it(host: Host) -> None:
    id = evening(host, "Ada", "Bob", "Cem", "Dee")
    steps(host)
    t = host.tournaments.find(id)
    assert t is not None
    own = next(k for k, table in enumerate(t.last.tables) if "SHA256:Ada" in table.seats)
    visitor = await in_lobby_again(host)
    await visitor.press("d")
    await visitor.see("round 1 of 2")
    await visitor.press("down", "enter")
    await visitor.see("2 tables are still playing")
    await visitor.press("right")
    await visitor.see("· playing")
    screen = visitor.app.screen
    screen.choose(f"table:{1 - own}")
    await visitor.see("You still have to play the same deal")
    assert visitor.app.hosted is None
    played(host.tables[t.last.tables[own].table])
    steps(host)
    screen.choose(f"table:{1 - own}")
    await visitor.see("Cem" if own == 0 else "indy")
    assert visitor.app.hosted is not None
    await visitor.close()


async def in_lobby_again(host: Host) -> Visitor:
    """Ada, who has gone back to the lobby from her table."""
    person = host.people.called("Ada")
    assert person is not None
    visitor = Visitor(host, person)
    await visitor.see("round 1")
    visitor.app.come_back()
    await visitor.see("Rulebooks")
    return visitor


async def test_all_that_can_be_made_is_chosen_in_the_form(host: Host) -> None:
    ada = await at_list(host, "Ada")
    await ada.press("n")
    await ada.see("What will be played?")
    text = await ada.settle()
    assert all(field in text for field in ("Game", "Table size", "Form", "Deals", "Pace", "Rounds", "Begins", "Rated"))
    assert "Make it" in text, "all of it is seen at 80x24"
    await ada.press(
        "right", "down", "down", "right", "down", "right", "down", "right", "down", "right", "down", "right"
    )
    await ada.press("down", "right", "s")
    await ada.see("It begins when 3 people take part.")
    (t,) = host.tournaments.listed()
    assert t.plan == TournamentPlan("indy", 2, ALL, "hour", False, 2, True, "medium", 0.0, 3)
    await ada.press("home", "down", "down", "enter")
    await ada.see("Call it off?")
    await ada.press("2")
    await ada.see("Called off")
    assert [t.state for t in host.tournaments.listed()] == [OFF]
    await ada.press("esc", "n")
    await ada.see("What will be played?")
    screen = ada.app.screen
    screen.said["begins"] = "time"
    await ada.press("s")
    await ada.see("Day and hour in UTC")
    await ada.press(*"tomorrow", "enter")
    await ada.see("That isn't a day and hour.")
    await ada.press("s")
    await ada.see("Day and hour in UTC")
    tomorrow = time.gmtime(time.time() + 86400)
    typed, told = time.strftime("%Y-%m-%d %H:%M", tomorrow), time.strftime("%b %y, %H:%M", tomorrow)
    await ada.press(*typed, "enter")
    await ada.see(f"It begins on {tomorrow.tm_mday} {told} UTC.")
    await ada.close()


async def test_the_days_deal_is_played_and_compared(host: Host) -> None:
    ada = await at_list(host, "Ada")
    await ada.press("enter")
    await ada.see("Nobody has finished it yet.")
    await click(ada, "Play it: once, against bots")
    await ada.settle()
    hosted = ada.app.hosted
    assert hosted is not None
    assert hosted.pairing.startswith("day ")
    played(hosted)
    host.days.tick()
    day = host.days.find(host.days.today())
    assert day is not None
    wanted = FieldGames(day.game_id, 1, {}, ["medium"] * day.seats, 6)
    for level in ("easy", "medium"):
        host.days.take_bots(day.id, level, bots_games(wanted))
    ada.app.come_back()
    await ada.see("Rulebooks")
    await ada.press("d")
    await ada.see("your place is 1 of 1")
    await ada.press("enter")
    text = await ada.see("Bots, medium: first in")
    assert "Ada" in text
    assert "Play it" not in text
    tomorrow = host.days.today() + timedelta(1)
    host.days.today = lambda: tomorrow
    ada.app.screen.refresh_all()
    await ada.see("Play it")
    await ada.press("left")
    await ada.see("That day is over.")
    await ada.press("right")
    await ada.see("Everybody gets the same cards")
    await ada.close()


async def test_a_sign_whose_session_is_over_counts_no_more(host: Host) -> None:
    """What was to be done after the next drawing is asked of it, though it has let go of all it had."""
    visitor = await at_list(host, "Ada")
    sign = visitor.app.screen.query_one(MoreSign)
    kept = vars(sign).pop("_scrolled")
    sign._count()
    sign._scrolled = kept
    await visitor.close()


async def test_whoever_enters_a_rated_one_is_asked_whether_it_shall_count(host: Host) -> None:
    t = host.tournaments.make(someone(host, "Ada"), INDY._replace(rated=True))
    bob = await at_list(host, "Bob")
    await bob.press("down", "enter")
    await bob.see("Take part")
    for answer, takes_part in (("down", False), ("home", True)):
        await bob.press("e")
        await bob.see("This tournament is rated")
        await bob.press(answer, "enter")
        await bob.settle()
        found = host.tournaments.find(t.id)
        assert found is not None
        assert (found.entrant(bob.session.person.id) is not None) == takes_part
    await bob.see("You're in.")
    await bob.close()


async def test_the_table_and_the_lobby_say_that_it_is_a_tournaments(host: Host) -> None:
    """Who is at another of its tables, or plays over days, is not led there but told."""
    ada, bob = (Visitor(host, someone(host, name)) for name in ("Ada", "Bob"))
    await ada.see("Rulebooks")
    t = host.tournaments.make(ada.session.person, INDY._replace(pace="day", full=2, rated=True))
    await ada.see("the day's deal · 1 open to join")
    for one in (ada, bob):
        host.tournaments.enter(one.session.person, t.id)
    steps(host)
    await ada.see("Round 1 of the tournament has begun: your game of indy waits in the lobby.")
    await ada.see("· tournament, round 1")
    await ada.see("yours: round 1 of 2")
    await ada.press("home", "enter")
    await ada.see("1 person is not here · tournament, round 1")
    await bob.press("home", "enter")
    await ada.see("tournament, round 1")
    for one in (ada, bob):
        await one.close()


def test_two_people_meet_once_as_many_as_fit(host: Host) -> None:
    """Rounds by themselves: as many as there are new opponents, up to three; more for more people."""
    found = {}
    for people in (2, 3, 4, 8, 9, 17):
        t = host.tournaments.make(someone(host, f"Maker{people}"), INDY._replace(rounds=0))
        for number in range(people):
            host.tournaments.enter(someone(host, f"P{people}x{number}"), t.id)
        made = host.tournaments.find(t.id)
        assert made is not None
        found[people] = made.length
        host.tournaments.call_off(host.people.called(f"Maker{people}"), t.id)  # type: ignore[arg-type]
    assert found == {2: 1, 3: 3, 4: 3, 8: 3, 9: 4, 17: 5}


async def test_the_seconds_to_the_next_round_are_counted(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000 + time.monotonic())
    evening(host, "Ada", "Bob", "Cyd")
    ada = await at_list(host, "Ada")
    steps(host)
    await ada.see("^t")
    for hosted in host.tables.values():
        played(hosted)
    games = bots_games(FieldGames("indy", 1, {}, ["medium"] * 2, 4))
    host.tournaments.take_field(host.tournaments.listed()[0].id, 1, games)
    steps(host)
    await ada.settle()
    await ada.press("q")
    await ada.see("Rulebooks")
    await ada.press("d")
    await ada.press("down", "enter")
    text = await ada.see("The next round begins in ")
    seconds = re.search(r"begins in (\d+) seconds", text)
    assert seconds is not None
    assert 20 < int(seconds[1]) <= 30
    await ada.see(f"The next round begins in {int(seconds[1]) - 2} seconds.")
    await ada.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("keys", [("m",), ("t",), ("n",)])
async def test_whoever_answers_something_is_led_to_their_game_when_that_is_done(
    keys: tuple[str, ...], host: Host
) -> None:
    evening(host, "Ada", "Bob")
    ada = Visitor(host, someone(host, "Ada"))
    await ada.see("Rulebooks")
    await ada.press(*keys)
    await ada.settle()
    asked = ada.app.screen
    steps(host)
    await ada.see("Round 1 of the tournament has begun")
    assert (ada.app.screen, ada.app.hosted) == (asked, None)
    await ada.press("esc")
    await ada.see("^t")
    (hosted,) = host.tables.values()
    assert ada.app.hosted is hosted
    await ada.close()


async def test_a_key_that_was_meant_for_the_lobby_is_no_move(host: Host) -> None:
    evening(host, "Ada", "Bob")
    ada = Visitor(host, someone(host, "Ada"))
    await ada.see("Rulebooks")
    await ada.press("down")
    steps(host)
    await ada.press("q")
    await ada.see("^t")
    assert ada.app.hosted is not None
    await asyncio.sleep(1.1)
    await ada.press("q")
    await ada.see("Your seat at")
    await ada.close()


async def test_who_types_when_a_round_begins_is_told_led_when_they_have_done_and_loses_no_word(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_app, "ANSWERS", 2.0)
    ada, bob = await at_list(host, "Ada"), await at_list(host, "Bob")
    for visitor in (ada, bob):
        await visitor.press("esc", "t")
        await visitor.see("Say to everyone")
        await visitor.press(*"good mor")
    evening(host, "Ada", "Bob")
    steps(host)
    for visitor in (ada, bob):
        await visitor.see("Round 1 of the tournament has begun: indy.")
        await visitor.see("Your clock may")
    for _ in range(5):  # as long as one types, nobody is led away
        await asyncio.sleep(0.5)
        await ada.press(".")
    assert "Say to everyone" in ada.text
    await ada.press(*"ning", "enter")
    assert host.talk.lobby.said == ["Ada: good mor.....ning"]
    await ada.see("^t")
    await bob.see("^t")  # who has gone leaves nothing to wait for
    bob.session.later(bob.app.come_back)
    await bob.see("Rulebooks")
    await bob.press("t")
    await bob.see("good mor")
    await bob.press(*"ning", "enter")
    assert host.talk.lobby.said[-1] == "Bob: good morning"
    for visitor in (ada, bob):
        await visitor.close()


async def test_who_took_part_reads_that_it_is_called_off(host: Host) -> None:
    id = evening(host, "Ada", "Bob")
    host.tournaments.call_off(someone(host, "Ada"), id)
    bob = Visitor(host, someone(host, "Bob"))
    await bob.see("The indy tournament you were in was")
    await bob.press("enter")
    await bob.settle()
    assert "was called off" not in bob.text
    assert someone(host, "Ada").notices == someone(host, "Bob").notices == []
    await bob.close()
