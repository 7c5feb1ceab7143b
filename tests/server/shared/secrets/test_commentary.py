"""All hands for those who watch: where all agreed and the keeper allows it, late, as each seat's own view; and nobody gets more."""

from __future__ import annotations

import gc
import random
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import rules
from rules import State
from tests.server.inside import Clock as Standing
from tests.server.shared.inside import named, until
from tests.server.shared.over_days.test_lost_seats import SLOW, Heard, flag_falls, laid
from tests.server.shared.places import Hosting, Place, decided
from tribes_tui.play.seat import NotYourTurn
from tribes_tui.play.table import Table
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.seat_access import Commentary, SeatAccess
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import LEAST_DELAY, TAKEN, Plan, check
from tribes_tui.server.house import Host
from tribes_tui.server.session.seat_table import SeatTable

LATE = 8


@pytest.fixture
async def hosting(place: Place, tmp_path: Path) -> Any:
    made = Hosting(place, tmp_path, Standing())
    yield made
    await made.close()


@pytest.fixture
async def host(hosting: Hosting) -> Host:
    made = await hosting.start()
    made.shows_hands = True
    return made


async def watched(host: Host, hosted: HostedTable, name: str = "Eve") -> SeatAccess:
    return host.seating.watch_or_play(hosted, await named(host, name), Heard())


async def test_who_watches_sees_each_seats_own_view_so_many_moves_late(host: Host) -> None:
    hosted = await laid(host, "Ada", "Bob", game="tribe", hands=LATE)
    commentary = (await watched(host, hosted)).commentary
    assert commentary is not None
    assert commentary.picture(0) is None, "nothing is late enough"
    table = hosted.table
    assert table is not None
    views: dict[int, list[Any]] = {}
    while table.number < 25 or table.number - LATE not in views:  # what has one answer is done by itself
        views[table.number] = [table.view(eyes).dump() for eyes in (0, 1, None)]
        await decided(hosted)
    for eyes in (0, 1, None):
        picture = commentary.picture(eyes)
        assert picture is not None
        assert picture.view.dump() == views[table.number - LATE][1 if eyes == 1 else 2 if eyes is None else 0]
        assert picture.entries == table.history(eyes)[: len(picture.entries)]
        assert len(picture.entries) <= table.number - LATE
    assert picture.view.dump() != table.view(None).dump()


async def test_only_where_the_plan_says_so_the_keeper_allows_it_and_all_agreed(hosting: Hosting, host: Host) -> None:
    closed = await laid(host, "Ada", "Bob", game="tribe")
    assert (await watched(host, closed)).commentary is None
    with pytest.raises(NotNow, match="nobody's hand"):
        Commentary(closed).picture(0)
    with pytest.raises(NotNow, match="at least"):
        check(Plan("tribe", ["", ""], {}, hands=LEAST_DELAY - 1))
    with pytest.raises(NotNow, match="at least"):
        check(Plan("tribe", ["", ""], {}, hands=-20))
    ada, cem = await named(host, "Ada"), await named(host, "Cem")
    hosted = await host.change(lambda: host.seating.open_table(ada, Plan("tribe", ["", ""], {}, hands=LATE)))
    with pytest.raises(NotNow, match="all hands"):
        await host.change(lambda: host.seating.join(hosted, cem))
    await host.change(lambda: host.seating.join(hosted, cem, agrees=True))
    assert (await watched(host, hosted)).commentary is not None
    again = await hosting.again(host)
    same = again.tables[hosted.id]
    assert same.plan.hands == LATE
    assert (await watched(again, same)).commentary is None, "the keeper allows it no more"
    with pytest.raises(NotNow, match="nobody's hand"):
        await again.change(lambda: again.seating.open_table(ada, Plan("tribe", ["", ""], {}, hands=LATE)))


async def test_nobody_who_plays_comments_and_who_watches_does_nothing(host: Host) -> None:
    hosted = await laid(host, "Ada", "Bob", game="tribe", hands=LATE)
    await decided(hosted, LATE + 3)
    for name in ("Ada", "Bob"):
        assert (await watched(host, hosted, name)).commentary is None
    access = await watched(host, hosted)
    assert access.commentary is not None
    for what in (lambda: access.propose(0, 0), access.undo, access.redo, lambda: access.hint(print)):
        with pytest.raises((AssertionError, NotYourTurn)):
            what()
    for eyes in (-1, 2, 99):
        with pytest.raises(NotNow):
            access.commentary.picture(eyes)


async def test_what_a_session_holds_of_a_table_is_views_and_lines(host: Host) -> None:
    """Of all that a spectator's table and a picture hold, no state is whole, and no table is held but behind the access."""
    hosted = await laid(host, "Ada", "Bob", game="tribe", hands=LATE)
    await decided(hosted, LATE + 3)
    eve = await named(host, "Eve")
    shown = SeatTable(
        lambda listener: host.seating.watch_or_play(hosted, eve, listener), "tribe", "x", lambda what: None
    )
    assert shown.access.commentary is not None
    pictures = [shown.access.commentary.picture(eyes) for eyes in (0, 1, None)]
    found, todo = list[object](), [shown, *pictures]
    seen = {id(shown.access), id(rules.games)}
    while todo:
        one = todo.pop()
        if id(one) in seen or isinstance(one, type) or callable(one) or type(one).__module__.startswith("rules.core"):
            continue
        seen.add(id(one))
        found.append(one)
        todo += gc.get_referents(one) if not isinstance(one, str | bytes | int) else []
    assert not any(isinstance(one, Table) for one in found)
    whole = hosted.table._state.dump()  # type: ignore[union-attr]
    assert not any(isinstance(one, State) and one.dump() == whole for one in found)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("game_id", ["indy", "tribe", "rise_of_tribes", "five_tribes", "tribal_duel"])
async def test_nothing_late_depends_on_what_is_decided_or_asked_in_secret_now(game_id: str, host: Host) -> None:
    """What the eyes see changes with the moves that all know of, and with nothing else: secret moves are no news, and none is shown early."""
    hosted = await laid(host, "Ada", "Bob", game=game_id, hands=LATE)
    table = hosted.table
    assert table is not None
    for chair in hosted.chairs:
        chair.asks, chair.presence = True, type(chair.presence).HERE
    commentary, rng = Commentary(hosted), random.Random(3)
    known: dict[int, list[Any]] = {}
    for _ in range(60):
        if table.is_over or table.turn is None:
            break
        pictures = [commentary.picture(eyes) for eyes in (0, 1, None)]
        told = [None if one is None else (one.view.dump(), [entry.text for entry in one.entries]) for one in pictures]
        assert known.setdefault(table.number_for(None), told) == told
        legal, number, before = table.view(table.turn).legal_actions(), table.number_for(table.turn), table.number
        hosted.propose(table.turn, rng.choice(legal), number)
        await until(lambda before=before: table.number > before)
    assert len(known) > LATE


async def test_who_has_lost_a_seat_sees_no_more_than_all_who_watch(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    standing = Standing()
    from tribes_tui.play.replica import Replica

    for one in (HostedTable, Replica):
        monkeypatch.setattr(one, "now", staticmethod(standing))
    hosted = await laid(host, "Ada", "Bob", "Cem", lost=TAKEN, hands=LATE)
    await decided(hosted, LATE + 2)
    while hosted.chairs[hosted.table.turn or 0].owner is None:  # type: ignore[union-attr]
        await decided(hosted)
    seat = await flag_falls(host, hosted, standing)
    loser = host.people.find(hosted.chairs[seat].lost)
    assert loser is not None
    access = host.seating.watch_or_play(hosted, loser, Heard())
    assert access.viewer is None
    assert access.picture().view.dump() == hosted.table.view(None).dump()  # type: ignore[union-attr]
    assert access.commentary is not None
    assert access.commentary.moves == LATE


async def test_at_the_end_nothing_is_late(host: Host) -> None:
    hosted = await laid(host, "Ada", "Bob", game="indy", clock=SLOW, hands=LATE)
    commentary = Commentary(hosted)
    while not hosted.is_over:
        await decided(hosted)
    picture = commentary.picture(1)
    assert picture is not None
    assert hosted.table is not None
    assert picture.view.dump() == hosted.table.view(1).dump()
