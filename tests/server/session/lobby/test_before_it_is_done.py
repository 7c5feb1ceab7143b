"""What can't be taken back is asked first; what was typed and refused can be mended; what is said of oneself and of others stays true."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import rules
from tests.server.inside import Visitor, laid, make_host, move, someone
from tribes_tui.play.clock import DAY, Clock, clock_text
from tribes_tui.profile.rating_words import curve_of
from tribes_tui.server.host.table.plan import CLOCKS, Plan
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens.hosted_table import HostedTableScreen

pytestmark = pytest.mark.usefixtures("still")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    yield made
    made.close()


async def in_lobby(host: Host, name: str, size: tuple[int, int] = (80, 24)) -> Visitor:
    visitor = Visitor(host, someone(host, name), size=size)
    await visitor.see("the lobby")
    return visitor


async def test_getting_up_is_asked_and_escape_keeps_the_seat(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    hosted = host.seating.open_table(ada.session.person, Plan("indy", ["", "", ""], {}))
    ada.session.later(lambda: ada.app.go_to(hosted))
    await ada.see("waiting for players")
    await ada.press("esc")
    await ada.see("you are Ada")
    assert hosted.chair_of(ada.session.person.id) == 0
    ada.session.later(lambda: ada.app.go_to(hosted))
    await ada.see("waiting for players")
    await ada.press("g")
    await ada.see("You opened this table, so it closes.")
    await ada.press("enter")
    assert hosted.id in host.tables
    bob = await in_lobby(host, "Bob")
    host.seating.join(hosted, bob.session.person)
    bob.session.later(lambda: bob.app.go_to(hosted))
    await bob.see("waiting for players")
    await bob.press("g")
    await bob.see("Your seat becomes free for anybody.")
    await bob.press("down", "enter")
    await bob.see("you are Bob")
    assert hosted.chair_of(bob.session.person.id) is None
    await ada.press("g", "down", "enter")
    await ada.see("you are Ada")
    assert hosted.id not in host.tables
    for visitor in (ada, bob):
        await visitor.close()


async def test_who_was_invited_is_told_until_they_decline(host: Host) -> None:
    ada, bob = await in_lobby(host, "Ada"), await in_lobby(host, "Bob")
    hosted = host.seating.open_table(ada.session.person, Plan("indy", ["", ""], {}))
    ada.session.later(lambda: ada.app.go_to(hosted))
    await ada.see("waiting for players")
    await ada.press("p", "enter")
    await ada.see("Bob is invited, and will see it in the lobby.")
    await bob.press("x")
    await ada.see("Bob has declined.")
    assert "finds it in the lobby" not in await ada.settle()
    for visitor in (ada, bob):
        await visitor.close()


async def test_nobody_reads_of_their_own_coming_and_going(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "indy", ada, bob)
    for _ in range(2):
        hers, his = Visitor(host, ada), Visitor(host, bob)
        for visitor in (hers, his):
            await visitor.see("INDY")
            await visitor.settle()
        told = {
            who: [line.text for line in one.app.screen._chronicle.lines] for who, one in (("Ada", hers), ("Bob", his))
        }
        for visitor in (hers, his):
            await visitor.press("q")
            await visitor.see("the lobby")
            await visitor.close()
    assert not any(line in ("Ada is back.", "Ada left.") for line in told["Ada"])
    assert any(line.startswith("Ada ") for line in told["Bob"])
    assert hosted.table is not None


async def test_where_all_who_talk_are_muted_nobody_is_said_to_be_silent(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    await ada.see("Nobody has said anything yet.")
    bob = someone(host, "Bob")
    host.talk.in_lobby(bob, "Hello")
    host.changed()
    await ada.see("Bob: Hello")
    host.people.mute(ada.session.person, bob.id)
    host.changed()
    await ada.see("Nobody you listen to has said anything yet.")
    await ada.close()


@pytest.mark.parametrize("tables", [0, 3])
async def test_the_keys_stand_before_the_lobbys_lines_and_three_tables_leave_room_for_all(
    tables: int, host: Host
) -> None:
    for number in range(tables):
        host.seating.open_table(someone(host, f"Opener{number}"), Plan("indy", ["", ""], {}))
    ada = await in_lobby(host, "Ada")
    await ada.see("q  Leave")
    text = await ada.settle()
    assert "more below" not in text
    for line in ("a  Play anybody", "d  Tournaments", "r  Ratings", "o  Games over days"):
        assert line in text
    assert "Talk in the lobby" in text
    await ada.press("o")
    await ada.see("Open a table for a game over days")
    await ada.press("1")
    await ada.see("Who may sit at your table?")
    assert ada.app.screen.draft.to_open().clock._replace(then="") == CLOCKS["day"]._replace(then="")
    await ada.close()


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", [*rules.games])
async def test_whoever_is_asked_sees_their_clock_however_long_the_question_is(game: str, host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, game, ada, bob, live=False, clock=Clock(limit=DAY, bank=DAY))
    assert hosted.table is not None
    visitor = Visitor(host, ada)
    visitor.session.later(lambda: visitor.app.go_to(hosted))
    await visitor.see("^t")
    seen = 0
    for _ in range(60):
        if hosted.table.turn == 0 and not hosted.table.is_concealed:
            text = await visitor.settle()
            if "►" in text.splitlines()[1] and isinstance(visitor.app.screen, HostedTableScreen):
                left = clock_text(hosted.time_left()[0])
                assert left in text.splitlines()[1], text
                assert game not in ("indy", "tribal_duel") or "^x  resign" in text
                seen += 1
        if seen > 4 or hosted.is_over:
            break
        move(hosted)
    assert seen
    await visitor.close()


@pytest.mark.parametrize("counts", [False, True])
async def test_no_hint_is_promised_where_none_is_given(counts: bool, host: Host) -> None:
    ada = someone(host, "Ada")
    plan = {"live": False, "clock": Clock(bank=900), "rated": True} if counts else {}
    hosted = host.seating.open_table(ada, Plan("five_tribes", ["", ""], {}, **plan))
    host.seating.join(hosted, someone(host, "Bob"), agrees=True)
    assert hosted.table is not None
    while hosted.table.turn != 0:
        move(hosted)
    visitor = Visitor(host, ada)
    visitor.session.later(lambda: visitor.app.go_to(hosted))
    await visitor.see("p  compare")
    await visitor.press("p")
    text = await visitor.see("Next turn: whose it is, and the most it can bring at once.")
    assert "hint (h)" not in " ".join(text.split()), "it may be that nobody gets one"
    await visitor.close()


def test_a_rating_curve_counts_from_its_first_game_and_has_a_scale() -> None:
    curve = curve_of("tribe", [957, 1008], 1)
    assert [word for _, word in curve.axis] == ["1", "2"]
    assert [word for _, word in curve.scale] == ["957", "1008"]
