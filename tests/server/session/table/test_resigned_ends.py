"""A game that ends by resigning: its end is everybody's at once, and stays so, in the smallest window."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import rules
from saves.replay import verify
from tests.server.club.test_tournaments_in_a_session import evening, steps
from tests.server.host.test_clocks import play
from tests.server.inside import Visitor, laid, log_of, make_host, move, someone
from tests.server.session.table.test_resigning import RESIGN, at_table
from tests.server.shared.evenings import INDY
from tests.server.shared.over_days.test_absences import Wall
from tribes_tui.play.clock import DAY, Clock
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import RESIGNS, Plan
from tribes_tui.server.house import Host
from tribes_tui.table.end.screen import EndScreen

pytestmark = pytest.mark.usefixtures("still")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    made.tournaments._soon = lambda: None  # type: ignore[method-assign]
    yield made
    made.close()


def resign(host: Host, hosted: HostedTable, name: str) -> None:
    person = host.people.called(name)
    assert person is not None
    host.seating.resign(hosted, person)


@pytest.mark.varied(2)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("game", [*rules.games])
async def test_all_see_the_end_and_nothing_can_be_done_at_the_table_any_more(
    game: str, size: tuple[int, int], host: Host
) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    hosted = laid(host, game, ada, bob, clock=Clock(bank=300))
    assert hosted.table is not None
    for _ in range(9):
        move(hosted)
    visitors = [Visitor(host, person, size=size) for person in (ada, bob, someone(host, "Eve"))]
    visitors[2].session.later(lambda: visitors[2].app.go_to(hosted))
    for visitor in visitors:
        await visitor.see("^t")
    number = hosted.table.number
    resign(host, hosted, "Ada")
    hers, his, watching = visitors
    await hers.see("Bob wins: you resigned.")
    await his.see("You win: Ada resigned.")
    await watching.see("Bob wins: Ada resigned.")
    for visitor in visitors:
        text = await visitor.see("What decided it")
        assert re.search(r"│ +place +1 +2", text), text
        assert ("rematch" in text) == (visitor is not watching), text
        assert "replay" in text
        assert "review" in text
        await visitor.press("enter")
        assert not isinstance(visitor.app.screen, EndScreen)
        table = visitor.app.screen
        await visitor.see("you win this game" if visitor is his else "this game is over.")
        assert (table.is_my_turn, table.table.is_over, table.scene.lit, table.scene.time_left) == (
            False,
            True,
            set(),
            {},
        )
        assert not {"hint", "undo", "redo", "resign", "seats"} & {key.name for key in table.keys()}  # noqa: SIM118
        for command in ("hint", "undo", "redo", "resign", "say"):
            visitor.app.call_later(table.command, command)
            await visitor.settle()
        await visitor.press("esc", "esc")
    assert (hosted.table.number, hosted.time_left()) == (number, {})
    for visitor in visitors:
        await visitor.close()


async def test_who_comes_back_or_finds_it_in_the_lobby_sees_the_same_from_a_host_begun_anew_too(
    host: Host, tmp_path: Path
) -> None:
    hosted = laid(host, "tribe", someone(host, "Ada"), someone(host, "Bob"))
    hosted.plan = hosted.plan._replace(by_invitation=True)
    host.keep_tables()
    for _ in range(5):
        move(hosted)
    resign(host, hosted, "Ada")
    host.close()
    again = make_host(tmp_path)
    again.restore()
    for name, state, end in (("Ada", "you resigned", "Bob wins: you"), ("Bob", "won by resignation", "You win: Ada")):
        visitor = Visitor(again, someone(again, name))
        await visitor.see(state)
        assert "bot" not in visitor.text.partition(state)[2].partition("\n")[0]
        await visitor.press("home", "enter")
        await visitor.see(f"{end} resigned.")
        said = log_of(again.tables[hosted.id])
        assert said.count("Ada resigns.") == 1
        assert not any("stopped in the middle" in line for line in said)
        assert not again.tables[hosted.id].watchers
        await visitor.press("q")
        await visitor.see(state)
        await visitor.close()
    again.close()


async def test_it_is_replayed_reviewed_and_exported_as_what_was_played(host: Host) -> None:
    hosted = laid(host, "indy", someone(host, "Ada"), someone(host, "Bob"))
    assert hosted.table is not None
    for _ in range(6):
        move(hosted)
    resign(host, hosted, "Bob")
    kept, seen = host.finished.recording(hosted), host.finished.looked_back(hosted)
    assert (kept.result, seen.result, len(seen.moves)) == (None, {"end": "resigned"}, len(kept.moves))
    assert verify(kept).key() == verify(seen).key()
    visitor = Visitor(host, someone(host, "Bob"))
    await visitor.see("you resigned")
    await visitor.press("home", "enter")
    await visitor.see("Ada wins: you resigned.")
    await visitor.press("v")
    await visitor.see("►►")
    await visitor.press("q")
    await visitor.see("Ada wins: you resigned.")
    await visitor.close()


async def test_the_rating_is_told_at_the_end_once_it_has_counted(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    plan = Plan("tribe", ["", ""], {}, live=False, clock=Clock(bank=300), rated=True)
    hosted = host.seating.open_table(ada, plan)
    host.seating.join(hosted, bob, agrees=True)
    hers, his = await at_table(host, "Ada"), await at_table(host, "Bob")
    watching = Visitor(host, someone(host, "Eve"))
    watching.session.later(lambda: watching.app.go_to(hosted))
    await watching.see("^t")
    await hers.press(RESIGN)
    await hers.see("It counts for your")
    await hers.press("down", "enter")
    await hers.see("Bob wins: you resigned.")
    await his.see("You win: Ada resigned.")
    host.tick()
    await hers.see("Your rating at Tribe for 2 after this game: 9")
    assert "(−" in hers.text
    text = " ".join((await hers.see("Bob's rating is")).split())
    assert "Ada's rating" not in text, "hers has a line of its own"
    text = await watching.see("Bob's rating is")
    assert "Ada's rating is" in text
    await his.see("after this game: 1")
    assert "(+" in his.text
    await his.press("q")
    await his.press("home", "enter")
    await his.see("after this game: 1")
    for visitor in (hers, his, watching):
        await visitor.close()


async def test_a_rematch_is_offered_to_who_resigned_and_their_seat_is_free_for_them(host: Host) -> None:
    hosted = laid(host, "tribe", someone(host, "Ada"), someone(host, "Bob"))
    hers, his = await at_table(host, "Ada"), await at_table(host, "Bob")
    resign(host, hosted, "Ada")
    await his.see("You win: Ada resigned.")
    await his.press("r", "enter")
    await his.see("waiting for players")
    await hers.press("r", "enter")
    await hers.see("challenge 1")
    again = host.tables[hosted.rematch or ""]
    assert sorted(chair.name for chair in again.chairs) == ["Ada", "Bob"]
    for visitor in (hers, his):
        await visitor.close()


async def test_of_three_the_first_goes_on_in_the_lobby_and_with_the_second_it_ends_for_all(host: Host) -> None:
    hosted = laid(host, "indy", *(someone(host, name) for name in ("Ada", "Bob", "Cyd")))
    ada, bob, cyd = [Visitor(host, someone(host, name)) for name in ("Ada", "Bob", "Cyd")]
    for visitor in (ada, bob, cyd):
        await visitor.see("^t")
    resign(host, hosted, "Ada")
    await ada.see("You resigned at indy.")
    await bob.settle()
    assert not isinstance(bob.app.screen, EndScreen)
    resign(host, hosted, "Bob")
    await bob.see("Cyd wins: Ada and you resigned.")
    text = await cyd.see("You win: Ada and Bob resigned.")
    assert re.search(r"place +1 +2 +2", text)
    assert "second" not in text, "losers who share a place"
    await ada.press("home", "enter")
    await ada.see("Cyd wins: you and Bob resigned.")
    for visitor in (ada, bob, cyd):
        await visitor.close()


async def test_whoever_resigns_against_bots_sees_them_win(host: Host) -> None:
    hosted = laid(host, "indy", someone(host, "Ada"), bots=2)
    ada = Visitor(host, someone(host, "Ada"))
    await ada.see("^t")
    resign(host, hosted, "Ada")
    await ada.see("Birch (bot) and Cedar (bot) share the victory")
    assert re.search(r"place +1 +1 +3", ada.text)
    await ada.close()


async def test_a_seat_lost_on_time_ends_it_the_same_where_that_is_resigning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time_ = Wall()
    time_.now = 1_800_000_000.0
    monkeypatch.setattr(HostedTable, "now", staticmethod(time_))
    host = time_.use(make_host(tmp_path))
    slow = Clock(limit=DAY, bank=DAY)
    hosted = laid(host, "tribe", someone(host, "Ada"), someone(host, "Bob"), live=False, clock=slow, lost=RESIGNS)
    while hosted.table is not None and (hosted.table.turn != 0 or hosted.table.is_concealed):
        play(hosted)
    ada = Visitor(host, someone(host, "Ada"))
    await ada.see("challenge")
    bob = Visitor(host, someone(host, "Bob"))
    await bob.see("the lobby")
    time_.now += 2 * DAY + 1
    host.tick()
    await ada.see("Bob wins: you resigned.")
    await ada.see("Your time ran out")
    await bob.see("won on time")
    await bob.press("home", "enter")
    await bob.see("You win: Ada resigned.")
    for visitor in (ada, bob):
        await visitor.close()
    host.close()


async def test_a_tournaments_round_stays_in_the_head_while_somebody_is_away_or_watches(host: Host) -> None:
    evening(host, "Ada", "Bob", plan=INDY)
    steps(host)
    (hosted,) = (one for one in host.tables.values() if one.pairing)
    ada = Visitor(host, someone(host, "Ada"))
    await ada.see("^t")
    await ada.settle()
    head = ada.text.splitlines()[0]
    assert "tournament" in head, "the round of the game stands beside it, and is another"
    assert "not back yet" in head
    bob = Visitor(host, someone(host, "Bob"))
    await bob.see("^t")
    eve = Visitor(host, someone(host, "Eve"))
    await eve.see("the lobby")
    eve.session.later(lambda: eve.app.go_to(hosted))
    await eve.see("you watch")
    await ada.see("watch")
    await bob.see("watch")
    visitors = ada, bob, eve
    for head in [visitor.text.splitlines()[0] for visitor in visitors]:
        assert "watch" in head
        assert "tournament" in head, head
    for visitor in visitors:
        await visitor.close()


async def test_of_a_days_deal_that_others_may_yet_play_the_end_tells_no_more_than_was_seen(host: Host) -> None:
    hosted = host.days.play(someone(host, "Ada"))
    visitor = Visitor(host, someone(host, "Ada"))
    visitor.session.later(lambda: visitor.app.go_to(hosted))
    await visitor.see("^t")
    resign(host, hosted, "Ada")
    await visitor.see("resigned.")
    assert isinstance(visitor.app.screen, EndScreen)
    await visitor.press("v")
    await visitor.settle()
    assert "►►" not in visitor.text
    await visitor.close()


async def test_the_rating_is_told_where_a_game_was_played_to_its_end_too(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    plan = Plan("indy", ["", ""], {}, live=False, clock=Clock(bank=300), rated=True)
    hosted = host.seating.open_table(ada, plan)
    host.seating.join(hosted, bob, agrees=True)
    visitor = Visitor(host, ada)
    await visitor.see("^t")
    while not hosted.is_over:
        move(hosted)
    await visitor.settle()
    if "rematch" not in visitor.text:  # how the last round was reckoned comes first
        await visitor.press("enter")
    await visitor.see("rematch")
    host.tick()
    await visitor.see("after this game: ")
    await visitor.close()


async def test_whoever_types_a_line_sees_the_end_when_it_is_said(host: Host) -> None:
    hosted = laid(host, "tribe", someone(host, "Ada"), someone(host, "Bob"))
    his = await at_table(host, "Bob")
    await his.press("\x14")
    await his.see("Say to everyone at this table")
    resign(host, hosted, "Ada")
    await his.press(*"war qrv", "enter")
    await his.see("You win: Ada resigned.")
    assert hosted.chat.said == ["Bob: war qrv"]
    assert hosted.rematch is None
    await his.close()


@pytest.mark.varied(1)
@pytest.mark.parametrize("own_turn", [True, False])
@pytest.mark.parametrize(("people", "bots"), [(2, 0), (3, 0), (1, 2), (2, 1)])
@pytest.mark.parametrize("clock", [None, Clock(limit=DAY, bank=DAY)])
async def test_after_moves_of_ones_own_resigning_ends_no_session(
    clock: Clock | None, people: int, bots: int, own_turn: bool, host: Host
) -> None:
    names = ["Ada", "Bob", "Cyd"][:people]
    plan = {} if clock is None else {"live": False, "clock": clock, "lost": RESIGNS}
    hosted = laid(host, "indy", *(someone(host, name) for name in names), bots=bots, **plan)
    table = hosted.table
    assert table is not None
    visitors = {name: Visitor(host, someone(host, name)) for name in names}
    for visitor in visitors.values():
        await visitor.settle()
        if visitor.app.hosted is None:  # over days whoever isn't asked comes to the lobby
            visitor.session.later(partial(visitor.app.go_to, hosted))
        await visitor.see("^t")
    seat = hosted.chair_of(someone(host, "Ada").id)
    while table.number < 6 or (table.turn == seat) is not own_turn:
        move(hosted)
    for visitor in visitors.values():
        await visitor.settle()
    await visitors["Ada"].press(RESIGN)
    await visitors["Ada"].see("Resign this game?")
    await visitors["Ada"].press("down", "enter")
    await visitors["Ada"].settle()
    await visitors["Ada"].see("resigned" if hosted.is_decided else "You resigned at indy.")
    for visitor in visitors.values():
        await visitor.settle()
        assert not visitor.session.is_over
        await visitor.close()
