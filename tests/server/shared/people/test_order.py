"""Order, in files and in a database: who may not come or talk, what is reported, and a log that only grows."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

from saves.format.seal import split
from tests.server.house.test_hostility import PAYLOADS
from tests.server.house.test_promises import OBEYED
from tests.server.inside import Clock as Standing
from tests.server.shared.inside import Somebody, Start, named, until
from tests.server.shared.places import Hosting, Place
from tribes_tui.server.club import order
from tribes_tui.server.club.order import EVER, LINES, MOST_REPORTS
from tribes_tui.server.club.partners import Sought
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.people import MOST_MUTED
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host


@pytest.fixture
async def hosting(place: Place, tmp_path: Path) -> Any:
    made = Hosting(place, tmp_path, Standing())
    yield made
    await made.close()


@pytest.fixture
async def host(hosting: Hosting) -> Host:
    return await hosting.start()


async def test_who_is_banned_goes_with_what_waits_for_them_and_does_not_come_back(hosting: Hosting, host: Host) -> None:
    keeper, eve = await named(host, "Keeper"), await named(host, "Eve")
    visit = Somebody(host, eve)
    await host.change(lambda: host.seating.open_table(eve, Plan("indy", ["", ""], {})))
    await host.change(lambda: host.partners.seek(eve, Sought("indy", 2, "fast")))
    await host.change(lambda: host.order.ban(keeper, eve.id, EVER, "rude"))
    assert (visit.told[-1](), host.tables, host.partners.count) == ("This host's keeper has banned you.", {}, 0)  # type: ignore[operator]
    again = await hosting.again(host)
    why = again.order.why_not_come(eve.id)
    assert why is not None
    assert "banned you" in why()
    assert again.order.why_not_come(keeper.id) is None
    await again.change(lambda: again.order.lift(keeper, eve.id))
    assert again.order.why_not_come(eve.id) is None
    assert [one["act"] for one in again.order.acts()] == ["lift", "ban"]


async def test_a_key_that_nobody_has_come_with_is_banned_too_and_stays_so_when_somebody_is_forgotten(
    host: Host,
) -> None:
    keeper, eve = await named(host, "Keeper"), await named(host, "Eve")
    await host.change(lambda: host.order.ban(keeper, "SHA256:never seen", EVER))
    await host.change(lambda: host.order.ban(keeper, eve.id, EVER))
    await host.change(lambda: host.forget(eve))
    assert host.order.why_not_come("SHA256:never seen") is not None
    assert host.order.why_not_come(eve.id) is not None


async def test_what_was_for_a_time_ends_by_itself(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper, eve = await named(host, "Keeper"), await named(host, "Eve")
    now = order.time.time()
    await host.change(lambda: host.order.ban(keeper, eve.id, now + 60))
    await host.change(lambda: host.order.silence(keeper, eve.id, now + 3600))
    why = host.order.why_not_come(eve.id)
    assert why is not None
    assert re.search(r"until \d\d? \w+ \d\d, \d\d:\d\d UTC", why())
    monkeypatch.setattr(order.time, "time", lambda: now + 61)
    assert host.order.why_not_come(eve.id) is None
    assert [one.id for one in host.order.measures()] == [eve.id]
    monkeypatch.setattr(order.time, "time", lambda: now + 3601)
    assert not host.order.measures()
    host.order.check_talk(eve)


async def test_who_is_silenced_says_nothing_anywhere_and_plays_on(hosting: Hosting, host: Host) -> None:
    keeper, eve = await named(host, "Keeper"), await named(host, "Eve")
    hosted = await host.change(lambda: host.seating.open_table(eve, Plan("indy", ["", "easy"], {})))
    await host.change(lambda: host.order.silence(keeper, eve.id, EVER))
    for say in (
        lambda host: host.talk.in_lobby(eve, "hello"),
        lambda host: host.talk.at_table(host.tables[hosted.id], eve, "hello"),
    ):
        with pytest.raises(NotNow, match="silenced"):
            await host.change(lambda say=say: say(host))
    assert host.talk.lobby.said == hosted.chat.said == []
    again = await hosting.again(host)
    with pytest.raises(NotNow, match="silenced"):
        await again.change(lambda: again.talk.in_lobby(eve, "hello"))
    await again.change(lambda: again.talk.in_lobby(keeper, "peace"))


async def test_a_report_holds_the_last_twenty_lines_and_is_one_of_few(hosting: Hosting, host: Host) -> None:
    ada, eve = await named(host, "Ada"), await named(host, "Eve")
    lines = [f"Eve: line {k}" for k in range(30)]
    await host.change(lambda: host.order.report(ada, eve, "so\x1b[31m rude", lines))
    (found,) = (await hosting.again(host)).order.reports()
    assert (found.by, found.whom, found.name) == ("Ada", eve.id, "Eve")
    assert list(found.lines) == lines[-LINES:]
    assert not OBEYED.search(found.why)


async def test_reports_are_no_flood(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, eve, keeper = await named(host, "Ada"), await named(host, "Eve"), await named(host, "Keeper")
    for _ in range(order.AT_ONCE):
        await host.change(lambda: host.order.report(ada, eve, "rude", []))
    with pytest.raises(NotNow, match="many reports"):
        await host.change(lambda: host.order.report(ada, eve, "rude", []))
    monkeypatch.setattr(order, "MOST_REPORTS", 5)
    assert MOST_REPORTS == 100
    for k in range(9):
        host.order._budgets.of(ada.id).spend(-1)
        await host.change(lambda k=k: host.order.report(ada, eve, f"again {k}", []))
    assert [one.why for one in host.order.reports()] == [f"again {k}" for k in (8, 7, 6, 5, 4)]
    await host.change(lambda: host.order.dismiss(keeper, host.order.reports()[0].id))
    assert len(host.order.reports()) == 4


async def test_who_is_renamed_is_called_so_everywhere_and_no_name_that_looks_like_anothers_is_given(
    hosting: Hosting, host: Host
) -> None:
    ada, eve = await named(host, "Ada"), await named(host, "Eve")
    hosted = await host.change(lambda: host.seating.open_table(eve, Plan("indy", ["", ""], {})))
    await host.change(lambda: host.seating.join(hosted, ada))
    for text in ("Аda", "A\u200bda", "A\u202eda", "you", "ADA"):
        with pytest.raises(NotNow):
            await host.change(lambda text=text: host.rename(eve, text))
    await host.change(lambda: host.rename(eve, "Polite"))
    await until(lambda: hosted.table is not None and hosted.table.seats[0].name == "Polite")
    again = await hosting.again(host)
    assert again.people.called("Polite") is again.people.by_key(eve.id, False)
    assert [chair.name for chair in again.tables[hosted.id].chairs] == ["Polite", "Ada"]


async def test_whom_one_mutes_is_remembered_and_not_without_end(hosting: Hosting, host: Host) -> None:
    ada, eve = await named(host, "Ada"), await named(host, "Eve")
    assert await host.change(lambda: host.people.mute(ada, eve.id))
    again = await hosting.again(host)
    same = again.people.by_key(ada.id, False)
    assert same.muted == [eve.id]
    assert not await again.change(lambda: again.people.mute(same, eve.id))
    for k in range(MOST_MUTED + 5):
        await again.change(lambda k=k: again.people.mute(same, str(k)))
    assert len(same.muted) == MOST_MUTED


async def test_one_note_is_left_about_what_holds_and_is_in_the_log(hosting: Hosting, host: Host) -> None:
    keeper, eve, ada = await named(host, "Keeper"), await named(host, "Eve"), await named(host, "Ada")
    with pytest.raises(NotNow, match="one note"):
        await host.change(lambda: host.order.appeal(ada.id, "nothing holds"))
    await host.change(lambda: host.order.ban(keeper, ada.id, EVER))
    await host.change(lambda: host.order.silence(keeper, eve.id, EVER))
    await host.change(lambda: host.order.appeal(eve.id, "it was \x1b]0;x\x07not me"))
    with pytest.raises(NotNow, match="one note"):
        await host.change(lambda: host.order.appeal(eve.id, "once more"))
    again = await hosting.again(host)
    assert [(one.name, bool(one.note)) for one in again.order.measures()] == [("Eve", True), ("Ada", False)]
    assert not OBEYED.search(again.order.measure_of(eve.id).note)
    act = next(iter(again.order.acts()))
    assert (act["act"], act["by"], act["by_key"], again.order.is_whole) == ("appeal", "Eve", eve.id, True)
    with pytest.raises(NotNow, match="one note"):
        await again.change(lambda: again.order.appeal(eve.id, "still"))
    await again.change(lambda: again.order.silence(keeper, eve.id, EVER))
    assert again.order.may_appeal(eve.id), "to what is new they may say something again"


async def test_the_log_is_a_chain_and_whoever_changes_a_line_is_found_out(hosting: Hosting, host: Host) -> None:
    keeper, eve = await named(host, "Keeper"), await named(host, "Eve")
    assert host.order.is_whole
    for k in range(5):
        await host.change(lambda k=k: host.order.note(keeper, "close", f"table {k}"))
    await host.change(lambda: host.order.ban(keeper, eve.id, EVER, "because \x1b]0;x\x07 of it"))
    again = await hosting.again(host)
    assert again.order.is_whole
    acts = list(again.order.acts())
    assert (len(acts), acts[0]["act"], acts[0]["by"], acts[0]["whom"]) == (6, "ban", "Keeper", "Eve")
    assert not OBEYED.search(json.dumps(acts, ensure_ascii=False))
    whole = dict(again.order._acts)
    for changed in (
        {**whole, "00000002": {"id": "00000002", "line": whole["00000002"]["line"].replace("table 1", "table 9")}},
        {number: one for number, one in whole.items() if number != "00000003"},
        {**whole, "00000002": whole["00000003"], "00000003": whole["00000002"]},
    ):
        again.order._acts = changed
        assert not again.order.is_whole
    again.order._acts = whole
    assert split(whole["00000001"]["line"].encode())[1]


async def test_nothing_that_a_reporter_or_keeper_writes_is_obeyed_by_anothers_terminal(host: Host) -> None:
    keeper, eve = await named(host, "Keeper"), await named(host, "Eve")
    for number, text in enumerate(PAYLOADS):
        host.order._budgets.of(keeper.id).spend(-1)
        await host.change(lambda text=text: host.order.report(keeper, eve, f"a{text}b", []))
        await host.change(lambda text=text: host.order.silence(keeper, eve.id, EVER, f"a{text}b"))
        assert len(list(host.order.acts())) == number + 1
    told = [one.why for one in host.order.reports()] + [str(one["why"]) for one in host.order.acts()]
    assert not any(OBEYED.search(text) for text in told)


# ---- Two hosts -------------------------------------------------------------------------------------


async def test_what_one_host_is_told_holds_at_the_other_at_once(start: Start) -> None:
    here, there = await start(), await start()
    keeper, eve = await named(here, "Keeper"), await named(here, "Eve")
    await until(lambda: there.people.called("Eve") is not None)
    visit = Somebody(there, there.people.by_key(eve.id, False))
    await here.change(lambda: here.order.ban(keeper, eve.id, EVER))
    await until(lambda: visit.told)
    assert there.order.why_not_come(eve.id) is not None
    await there.change(lambda: there.order.report(keeper, eve, "still", []))
    await until(lambda: here.order.reports())


async def test_two_keepers_who_act_at_once_write_one_line_after_the_other(start: Start) -> None:
    here, there = await start(), await start()
    keeper = await named(here, "Keeper")
    await asyncio.gather(
        *(one.change(lambda one=one: one.order.note(keeper, "close", "x")) for one in (here, there) for _ in range(5))
    )
    for host in (here, there):
        await until(lambda host=host: len(list(host.order.acts())) == 10)
        assert host.order.is_whole
