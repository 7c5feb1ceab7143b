"""Games over days in a session, in the smallest window, by keys and mouse: one's moves first, away, mail; all hands for those who watch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rules
from rules import Rng
from rules.indy.components.actions import CHOOSE_SHAMAN, PLAY_EAGLE
from tests.server.host.test_clocks import play
from tests.server.inside import Clock as Standing, Visitor, laid, make_host, someone
from tests.server.session.lobby.test_invited import click
from tests.server.shared.over_days.test_absences import Wall
from tribes_tui.play.clock import DAY, HOUR, Clock
from tribes_tui.server.club.absences import Letter
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import RESIGNS, Plan
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens.club.commentary import hand_of
from tribes_tui.table.board import board_of

pytestmark = pytest.mark.usefixtures("still")
SLOW = Clock(limit=DAY, bank=DAY)


@pytest.fixture
def time_(monkeypatch: pytest.MonkeyPatch) -> Wall:
    standing = Wall()
    standing.now = 1_800_000_000.0
    monkeypatch.setattr(HostedTable, "now", staticmethod(standing))
    return standing


@pytest.fixture
def host(tmp_path: Path, time_: Wall) -> Iterator[Host]:
    made = time_.use(make_host(tmp_path))
    made.shows_hands = True
    yield made
    made.close()


def until_asked(hosted: HostedTable, seat: int) -> None:
    while hosted.table is not None and (hosted.table.turn != seat or hosted.table.is_concealed):
        play(hosted)


async def in_lobby(host: Host, name: str, size: tuple[int, int] = (80, 24)) -> Visitor:
    visitor = Visitor(host, someone(host, name), size=size)
    await visitor.see("► ")
    if "the lobby" not in await visitor.settle():
        visitor.session.later(visitor.app.come_back)
    await visitor.see("the lobby")
    return visitor


@pytest.mark.varied(6)
@pytest.mark.parametrize("game", [*rules.games])
async def test_nobody_waits_for_who_is_not_here_where_there_is_nothing_to_decide(game: str, host: Host) -> None:
    hosted = laid(host, game, someone(host, "Ada"), someone(host, "Bob"), live=False, clock=SLOW)
    board, rng, passed = board_of(game), Rng(3), 0
    assert hosted.table is not None
    for _ in range(600):
        if (seat := hosted.table.turn) is None:
            break
        view, number = hosted.table.view(seat), hosted.table.number
        if not view.is_concealed:
            assert board.forced(view, view.legal_actions()) is None
        hosted.table.propose(seat, view.pick(rng), hosted.table.number_for(seat))
        passed += hosted.table.number - number - 1
    assert passed or game == "rise_of_tribes"  # where there is nearly always something else to do


async def test_where_two_play_indy_nobody_is_waited_for_to_take_a_shaman(host: Host) -> None:
    hosted = laid(host, "indy", someone(host, "Ada"), someone(host, "Bob"), live=False, clock=SLOW)
    assert hosted.table is not None
    legal = hosted.table.view(hosted.table.turn).legal_actions()
    assert not any(CHOOSE_SHAMAN <= action < PLAY_EAGLE for action in legal)
    visitor = Visitor(host, someone(host, "Bob"))
    await visitor.see("^t")
    assert "which colour" not in visitor.text
    await visitor.close()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_ones_moves_come_first_with_the_time_that_is_left_and_what_happened_since(
    size: tuple[int, int], host: Host, time_: Standing
) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    laid(host, "tribal_duel", someone(host, "Dee"), someone(host, "Eve"))
    later, soon = (laid(host, game, ada, bob, live=False, clock=SLOW) for game in ("tribe", "five_tribes"))
    until_asked(later, 1)
    play(soon)
    until_asked(soon, 0)
    host.absences.saw(ada, soon, 0)
    time_.now += 30 * HOUR
    until_asked(later, 0)
    time_.now += 4 * HOUR - 60
    visitor = await in_lobby(host, "Ada", size)
    assert [one.id for one in visitor.app.lobby._seen()][:2] == [soon.id, later.id]
    await visitor.see("It is your turn at 2 tables")
    await visitor.see("your turn · 14 h")
    if size == (80, 24):
        text = visitor.text
        assert text.index("Five Tribes") < text.index("Tribe ") < text.index("Tribal Duel")
        assert re.search(r"your turn · 14 h \d min · \d+ new", text), text
        await visitor.press("home")
        await visitor.see("Since then:")
    await visitor.close()


async def test_away_by_keys_and_back_by_mouse(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    await ada.press("o")
    await ada.see("I'll be away for some days")
    assert "mail" not in "\n".join(ada.text.splitlines()[8:16]).lower(), "this host sends none"
    await ada.press("2")
    await ada.see("once every 30 days")
    await ada.press("4")
    await ada.see("You are away until 20 Jan: your clocks are")
    await click(ada, "Games over days: time away")
    await ada.see("I'm back")
    await click(ada, "I'm back: start my")
    await ada.see("Are you back already?")
    await ada.press("enter")
    assert host.absences.away_until(ada.session.person.id), "a key by mistake loses nothing"
    await ada.press("o", "2", "2")
    await ada.see("You are back: your clocks are running again.")
    await ada.press("o", "2")
    text = await ada.see("You have been away lately: you can be away again from 14 Feb on.")
    assert "For how many days" not in text, "before anything is chosen"
    await ada.close()


async def test_mail_is_asked_for_with_a_code_and_ended(host: Host) -> None:
    sent: list[Letter] = []
    host.mail.send = sent.append
    ada = await in_lobby(host, "Ada")
    await ada.press("o", "3")
    await ada.see("To which address? A code comes first")
    await ada.press(*"nonsense", "enter")
    await ada.see("That isn't a mail address.")
    assert "nonsense" in ada.text, "what was typed is there to be mended"
    await ada.press(*["\x7f"] * 8, *"ada@example.org", "enter")
    await ada.see("A code is on its way to ada@example.org")
    code = re.search(r"\d{6}", sent[0].text)
    assert code is not None
    await ada.press("o")
    await click(ada, "Enter the code")
    await ada.see("What code did the mail give you?")
    await ada.press(*"x", "enter")
    await ada.see("That isn't the code.")
    await ada.press("o")
    await click(ada, "Enter the code")
    await ada.press(*code.group(), "enter")
    await ada.see("You will get mail when it is your turn.")
    await ada.press("o")
    await click(ada, "No more mail to ada@example.org")
    await ada.see("You will get no more mail.")
    await ada.close()


async def test_a_table_over_days_is_planned_with_what_becomes_of_a_seat_and_who_sees_hands(host: Host) -> None:
    ada = await in_lobby(host, "Ada")
    await ada.press("n")
    await ada.see("Who may sit at your table?")
    screen = ada.app.screen
    for name, value in (("pace", "hours"), ("lost", RESIGNS), ("hands", 10)):
        screen.take_value(name, value)
    await ada.press("s")
    await ada.settle()
    (hosted,) = host.tables.values()
    assert hosted.plan.clock == Clock(limit=8 * HOUR, bank=DAY)
    assert (hosted.plan.lost, hosted.plan.hands, hosted.plan.over_days) == (RESIGNS, 10, True)
    bob = await in_lobby(host, "Bob")
    await bob.press("home", "enter")
    await bob.see("Spectators of this game may see all hands, 10 moves late.")
    await bob.press("1")
    await bob.settle()
    assert hosted.table is not None
    for visitor in (ada, bob):
        await visitor.close()


async def test_who_loses_their_seat_and_with_it_the_game_sees_its_end(host: Host, time_: Standing) -> None:
    hosted = laid(host, "five_tribes", someone(host, "Ada"), someone(host, "Bob"), live=False, clock=SLOW, lost=RESIGNS)
    until_asked(hosted, 0)
    ada = Visitor(host, someone(host, "Ada"))
    await ada.see("talk")
    time_.now += 2 * DAY + 1
    host.tick()
    await ada.see("Bob wins: you resigned.")
    assert "Your time ran out" in ada.text
    await ada.press("q")
    await ada.see("lost on time")
    await ada.close()
    bob = await in_lobby(host, "Bob")
    await bob.see("won on time")
    await bob.press("home", "enter")
    await bob.see("You win: Ada resigned.")
    await bob.close()


async def test_who_watches_sees_all_hands_late_and_looks_with_each_ones_eyes(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    plan = Plan("tribe", ["", ""], {}, live=False, clock=SLOW, hands=5)
    hosted = host.seating.open_table(ada, plan)
    host.seating.join(hosted, bob, agrees=True)
    eve = await in_lobby(host, "Eve")
    await eve.press("home", "enter")
    await eve.see("^e")
    await eve.press("\x05")
    await eve.see("hands are shown 5 moves late")
    for _ in range(12):
        play(hosted)
    await eve.press("\x05")
    await eve.see("all hands, 5 moves late")
    await eve.see("through Ada's eyes")
    before = eve.text
    play(hosted)
    await eve.settle()
    assert eve.text != before, "it goes on with the game"
    await eve.press("e")
    await eve.see("through Bob's eyes")
    await eve.press("e")
    await eve.see("what is face up")
    await eve.press("h")
    text = await eve.see("Each hand as its player sees it.")
    assert text.index("through Ada's eyes") < text.index("through Bob's eyes")
    for _ in range(20):  # who plays what they have just drawn holds the same again
        play(hosted)
        if await eve.settle() != text:
            break
    assert eve.text != text, "it goes on with the game, too"
    for seat in (0, 1):
        shown = " ".join(eve.text.split())
        assert all(" ".join(line.split()) in shown for line in hand_of(eve.app.screen._commentary, seat))
    await eve.press("esc")
    await eve.press("esc")
    await eve.see("talk")
    await eve.close()


async def at_the_table(visitor: Visitor, hosted: HostedTable) -> None:
    visitor.session.later(lambda: visitor.app.go_to(hosted))
    await visitor.see("► ")
    if "welcome back" in await visitor.settle():
        await visitor.press("enter")
    await visitor.see("^t")


async def test_what_is_said_of_the_clock_is_so_on_others_turns_and_while_one_is_away(host: Host) -> None:
    hosted = laid(host, "tribe", someone(host, "Ada"), someone(host, "Bob"), live=False, clock=SLOW)
    ada, bob = await in_lobby(host, "Ada"), await in_lobby(host, "Bob")
    for seat, told in ((1, "Your clock runs when it is your turn."), (0, "It is your turn: your clock keeps running.")):
        until_asked(hosted, seat)
        await at_the_table(ada, hosted)
        await ada.press("q")
        await ada.see(f"Your seat at Tribe is kept. {told}")
    host.absences.go_away(ada.session.person, 3)
    await ada.see("your turn · clock stopped")
    await at_the_table(bob, hosted)
    await bob.see("Ada: away · 1 day a decision")
    wide = Visitor(host, someone(host, "Eve"), size=(120, 40))
    await wide.see("the lobby")
    await at_the_table(wide, hosted)
    await wide.see("Ada: away until 18 Jan")
    await wide.close()
    await at_the_table(ada, hosted)
    await bob.settle()
    assert "Ada: away" in bob.text.splitlines()[0], "also while she looks at the table"
    await ada.press("q")
    await ada.see("and your clock is stopped while you are away.")
    host.absences.come_back(ada.session.person)
    await bob.settle()
    assert "away" not in bob.text.splitlines()[0]
    for visitor in (ada, bob):
        await visitor.close()


async def test_a_reserve_is_said_beside_the_time_of_a_decision_where_there_is_room(host: Host) -> None:
    hosted = laid(host, "tribe", someone(host, "Ada"), someone(host, "Bob"), live=False, clock=SLOW)
    until_asked(hosted, 1)
    for size in ((80, 24), (120, 40)):
        ada = Visitor(host, someone(host, "Ada"), size=size)
        await ada.see("the lobby")
        await ada.see("1 day a decision")
        await at_the_table(ada, hosted)
        assert size[0] < 100 or "1 d in reserve" in ada.text
        await ada.close()
