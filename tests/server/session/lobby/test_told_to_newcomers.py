"""What newcomers to a host saw wrongly, in the smallest window and in a wide one: keys that did nothing, who was said to be idle, what outlived
its truth, what was said aloud."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

import rules
from rules import Rng
from tests.server.club.test_tournaments_in_a_session import evening, played, steps
from tests.server.inside import TODAY, Visitor, laid, make_host, move, someone
from tests.server.shared.evenings import INDY, bots_games
from tribes_tui.play.clock import DAY, Clock
from tribes_tui.server.club.tournaments.course import BALANCED, SWISS
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens import host_screen
from tribes_tui.server.session.screens.hosted_table import HostedTableScreen
from tribes_tui.server.session.screens.table_tiles import line_of
from tribes_tui.table.end.screen import EndScreen

pytestmark = pytest.mark.usefixtures("still")
DAYS = [TODAY + timedelta(k) for k in range(len(rules.games))]
"""The day's deal is of another game each day."""
MOST_PAGES = 3
"""That stand before the end."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    made.tournaments._soon = lambda: None  # type: ignore[method-assign]
    made.tournaments.play_field = made.days.play_field = bots_games
    yield made
    made.close()


async def in_lobby(host: Host, name: str, size: tuple[int, int] = (80, 24)) -> Visitor:
    visitor = Visitor(host, someone(host, name), size=size)
    await visitor.see("the lobby")
    return visitor


async def at_days_deal(visitor: Visitor, host: Host) -> HostedTable:
    """By keys, as a newcomer comes there."""
    await visitor.press("d", "enter")
    await visitor.see("Play it: once, against bots")
    await visitor.press("p")
    await visitor.see("^t")
    assert visitor.app.hosted is not None
    return visitor.app.hosted


@pytest.mark.sampled(2)
@pytest.mark.parametrize("day", DAYS)
async def test_after_the_days_deal_nothing_is_offered_that_does_nothing(host: Host, day: date) -> None:
    host.days.today = lambda: day
    ada = await in_lobby(host, "Ada")
    hosted = await at_days_deal(ada, host)
    played(hosted)
    await ada.settle()
    for _ in range(MOST_PAGES):
        if isinstance(ada.app.screen, EndScreen):
            break
        await ada.press("enter")
    assert isinstance(ada.app.screen, EndScreen)
    text = await ada.see("q  leave")
    assert "review" not in text
    assert "replay" not in text
    shown = ada.app.screen
    await ada.press("w", "v")
    assert ada.app.screen is shown
    await ada.close()


async def test_why_a_finished_game_is_not_shown_is_said_at_its_table(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    hosted = laid(host, "indy", ada.session.person, someone(host, "Bob"))
    ada.session.later(lambda: ada.app.go_to(hosted))
    await ada.see("^t")
    ada.session.later(lambda: ada.app._show_replay(hosted, 0, False, lambda: None))
    await ada.see("That game is not over.")
    assert isinstance(ada.app.screen, HostedTableScreen)
    await ada.close()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_who_plays_the_days_deal_is_said_to_play_it(size: tuple[int, int], host: Host) -> None:
    ada, bob = await in_lobby(host, "Ada"), await in_lobby(host, "Bob", size)
    await at_days_deal(ada, host)
    await bob.see("Ada (playing the day's deal)" if size == (80, 24) else "playing the day's deal.")
    assert "There are no tables yet" not in bob.text
    assert "No table is waiting for players: open one." in bob.text
    for visitor in (ada, bob):
        await visitor.close()


async def test_who_sits_at_a_table_by_invitation_is_said_to_sit_at_one(host: Host) -> None:
    ada, bob = await in_lobby(host, "Ada"), await in_lobby(host, "Bob")
    plan = Plan("indy", ["", "easy"], {}, by_invitation=True)
    hosted = host.seating.open_table(ada.session.person, plan)
    ada.session.later(lambda: ada.app.go_to(hosted))
    text = await bob.see("Ada (at a table)")
    assert "indy" not in text
    for visitor in (ada, bob):
        await visitor.close()


async def test_the_first_screen_of_ones_own_turn_says_what_enter_does(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    hosted = laid(host, "five_tribes", ada.session.person, bots=1)
    assert hosted.table is not None
    while hosted.table.turn != 0 or hosted.table.is_concealed:
        move(hosted)
    ada.session.later(lambda: ada.app.go_to(hosted))
    ada.session.later(lambda: ada.app.your_turn("Five Tribes"))  # as the host says it to who has just sat down
    await ada.see("^t")
    await ada.settle()
    assert "It is your turn at" not in ada.text
    assert "Enter" in ada.text
    await ada.close()


async def test_of_a_table_elsewhere_it_is_said_that_it_is_ones_turn(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    own = laid(host, "indy", ada.session.person, bots=1)
    ada.session.later(lambda: ada.app.go_to(own))
    await ada.see("^t")
    ada.app.your_turn("Tribe")
    await ada.see("It is your turn at Tribe.")
    await ada.close()


@pytest.mark.parametrize("players", [2, 3])
async def test_a_line_of_the_lobby_says_what_for_a_table_it_is_and_cuts_no_short_word(players: int, host: Host) -> None:
    names = ["Ada", "Bea", "Cedar Maximilian"][:players]
    form = SWISS if players == 2 else BALANCED
    evening(host, *names, plan=INDY._replace(game_id="tribe", seats=players, form=form))
    steps(host)
    (hosted,) = host.tables.values()
    person = host.people.called("Ada")
    assert person is not None
    line = line_of(host, hosted, person, 77)
    assert "tournament" in line, line
    assert len(line) <= 77
    other = host.seating.open_table(person, Plan("tribe", ["", ""], {}, live=False, clock=Clock(limit=DAY, bank=DAY)))
    for room in range(51, 90):
        assert "Ada, free" in line_of(host, other, someone(host, "Dee"), room), room


async def test_two_tables_of_a_game_are_told_apart_by_for_whom_one_waits(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, "indy", ada, bob)
    assert hosted.table is not None
    asked = hosted.table.view(None).current_player
    assert asked is not None
    waiting = (ada, bob)[1 - asked]
    assert f"{hosted.names[asked]}'s turn" in line_of(host, hosted, waiting, 77)
    assert "your turn" in line_of(host, hosted, (ada, bob)[asked], 77)


async def test_a_refusal_goes_as_soon_as_it_is_not_so_any_more_and_news_after_a_while(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await in_lobby(host, "Ada")
    t = host.tournaments.make(ada.session.person, INDY)
    await ada.press("d", "down", "enter")
    await ada.see("Begin it now")
    await ada.press("e")
    await ada.see("You're in.")
    await ada.press("home", "down", "enter")
    await ada.see("A tournament needs at least 2 people.")
    host.tournaments.enter(someone(host, "Bob"), t.id)
    host.changed()
    await ada.see("Bob")
    assert "needs 2 people" not in await ada.settle()
    monkeypatch.setattr(host_screen, "LASTS", 0.2)
    ada.app.screen.announce("It is so for a moment.")
    await ada.see("for a moment")
    for _ in range(100):
        if "for a moment" not in await ada.settle():
            break
    assert "for a moment" not in ada.text
    await ada.close()


async def test_a_page_that_was_covered_has_no_old_news(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    t = host.tournaments.make(ada.session.person, INDY)
    await ada.press("d", "down", "enter")
    await ada.see("Begin it now")
    await ada.press("e")
    await ada.see("You're in.")
    ada.session.later(lambda: ada.app.screen.choose(f"person:{ada.session.person.id}"))
    await ada.see("played no rated games here")
    await ada.press("esc")
    await ada.see("Begin it now")
    assert "You're in." not in await ada.settle()
    assert t.id == host.tournaments.listed()[0].id
    await ada.close()


@pytest.mark.sampled(1)
@pytest.mark.parametrize("at_table", [True, False])
async def test_a_mistyped_command_is_said_to_nobody_and_to_mute_twice_mutes(at_table: bool, host: Host) -> None:
    ada, bea = await in_lobby(host, "Ada"), someone(host, "Bea")
    hosted = laid(host, "indy", ada.session.person, bea)
    if at_table:
        ada.session.later(lambda: ada.app.go_to(hosted))
        await ada.see("^t")

    async def types(line: str) -> None:
        await ada.press("\x14" if at_table else "t")
        await ada.see("Say to")
        await ada.press(*line, "enter")

    await types("/reprot Bea")
    await ada.see("Nobody read “/reprot Bea”.")
    said = (hosted.chat if at_table else host.talk.lobby).said
    assert not said
    for _ in range(2):
        await types("/mute Bea")
        await ada.see("You have muted Bea.")
        assert bea.id in ada.session.person.muted
    await types("/unmute Bea")
    await ada.see("You have unmuted Bea.")
    assert bea.id not in ada.session.person.muted
    await ada.close()


async def test_a_rematch_that_somebody_wants_is_read_by_who_looks_at_the_result(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    bea = someone(host, "Bea")
    hosted = laid(host, "indy", ada.session.person, bea)
    ada.session.later(lambda: ada.app.go_to(hosted))
    await ada.see("^t")
    rng = Rng(1)
    assert hosted.table is not None
    while (seat := hosted.table.turn) is not None:
        hosted.table.propose(seat, hosted.table.view(seat).pick(rng), hosted.table.number_for(seat))
    await ada.settle()
    await ada.press("enter")
    await ada.see("rematch")
    host.seating.rematch(hosted, bea)
    await ada.see("Bea wants to play again.")
    assert "rematch" in ada.text
    cleo = await in_lobby(host, "Cleo")
    assert "waits for 1" not in await cleo.settle(), "the seat is kept for Ada"
    cleo.session.later(lambda: cleo.app.go_to(hosted))
    await cleo.see("replay")
    assert "rematch" not in await cleo.settle(), "who watched has nothing to play again"
    await cleo.press("r")
    assert hosted.rematch is not None
    assert [chair.name for chair in host.tables[hosted.rematch].chairs] == ["Bea", ""]
    await ada.press("r", "enter")
    await ada.settle()
    assert [chair.name for chair in host.tables[hosted.rematch].chairs] == ["Bea", "Ada"]
    await cleo.close()
    await ada.close()


async def test_the_days_deal_says_won_or_lost_and_by_how_much(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    hosted = await at_days_deal(ada, host)
    played(hosted)
    host.days.tick()
    day = host.days.find(host.days.today())
    assert day is not None
    (result,) = [one.result for one in day.attempts.values()]
    assert result is not None
    ada.app.come_back()
    await ada.press("d", "enter")
    text = await ada.see("the best bot")
    assert ("won" if result.place == 1 else "lost") in text
    assert f"{abs(result.margin)} {'ahead of' if result.margin > 0 else 'behind'} the best bot" in text
    await ada.close()


async def test_of_a_button_nothing_is_said_that_was_of_the_field_before(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    await ada.press("d", "n")
    await ada.see("What will be played?")
    ada.app.screen.query_one("#rated").focus()
    await ada.see("no: Nobody's rating changes.")
    await ada.press("down")
    assert "Nobody's rating changes." not in await ada.settle()
    await ada.close()


async def test_in_a_list_of_paces_all_is_read_that_is_said_of_one(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    await ada.press("a")
    await ada.see("Who do you want to play with?")
    ada.app.screen.query_one("#pace").focus()
    await ada.press("enter")
    await ada.press("\x1b[F")  # End
    text = " ".join((await ada.see("7 days a decision")).split())
    assert "The clock shows" in text
    assert "both together." in text
    await ada.close()


async def test_enter_on_nothing_typed_says_why_nothing_comes_of_it(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    await ada.press("t")
    await ada.see("Say to everyone")
    await ada.press("enter")
    await ada.see("Type it first, then press Enter.")
    await ada.close()


async def test_the_keys_of_a_page_stand_at_its_end(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    for key in ("d", "r"):
        await ada.press(key)
        await ada.settle()
        assert "Esc  back" in ada.text.splitlines()[23]
        await ada.press("esc")
        await ada.see("Rulebooks")
    await ada.close()
