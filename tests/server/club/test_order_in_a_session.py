"""Order in a session, in the smallest window: muting and reporting by keys and mouse, the keeper's pages, and the door that stays shut."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import asyncssh
import pytest

from tests.server.inside import Visitor, laid, make_host, someone
from tests.server.nearby import Nearby, nearby, new_key
from tests.server.session.lobby.test_invited import click
from tribes_tui.server.club.order import EVER
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.house import Host


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    yield made
    made.close()


async def in_lobby(host: Host, name: str) -> Visitor:
    visitor = Visitor(host, someone(host, name))
    await visitor.see("Rulebooks")
    return visitor


@pytest.mark.usefixtures("still")
async def test_who_is_muted_is_read_no_more_also_at_the_next_visit(host: Host) -> None:
    ada, eve = await in_lobby(host, "Ada"), await in_lobby(host, "Eve")
    await ada.press("m")
    await ada.see("Who?")
    await click(ada, "Eve")
    await ada.see("Mute them")
    await ada.press("1")
    await ada.see("You have muted Eve.")
    host.talk.in_lobby(eve.session.person, "unheard of")
    await ada.settle()
    assert "unheard of" not in ada.text
    assert "unheard of" in await eve.settle()
    await ada.close()
    again = Visitor(host, host.people.by_key("SHA256:Ada", True))
    await again.see("Rulebooks")
    assert "unheard of" not in await again.settle()
    await again.press("m", "1", "1")
    await again.see("unheard of")
    await again.close()
    await eve.close()


@pytest.mark.usefixtures("still")
async def test_a_report_from_a_table_names_whom_and_is_answered_there(host: Host) -> None:
    ada = someone(host, "Ada")
    laid(host, "tribe", ada, someone(host, "Bob"))
    visitor = Visitor(host, ada)
    await visitor.see("^t")
    await visitor.press("\x14")
    await visitor.see("Say to everyone")
    await visitor.press(*"/report Bob", "enter")
    await visitor.see("What did they do?")
    assert "report Bob to the keeper" in visitor.text.lower().replace("bob", "Bob")
    await visitor.press(*"rude", "enter")
    await visitor.see("The keeper will see your report about Bob.")
    await visitor.close()


@pytest.mark.usefixtures("still")
async def test_a_report_reaches_the_keeper_who_silences_renames_and_bans(host: Host) -> None:
    ada, eve, keeper = await in_lobby(host, "Ada"), await in_lobby(host, "Eve"), someone(host, "Keeper")
    host.admission.admins = frozenset({keeper.id})
    host.talk.in_lobby(eve.session.person, "you are all fools")
    await ada.press("m")
    await ada.see("Who?")
    await click(ada, "Eve")
    await ada.see("Report ")
    await ada.press("2")
    await ada.see("What did they do?")
    await ada.press(*"rude", "enter")
    await ada.see("The keeper will see your report about Eve.")
    visit = Visitor(host, keeper)
    await visit.see("The host · 1 report or note to read")
    await visit.press("h")
    await visit.see("up ")
    await visit.press("o")
    assert "1 report or note waits" not in visit.text
    await visit.see("Eve, reported by Ada")
    await visit.press("enter")
    text = await visit.see("Eve: you are all fools")
    assert "Ada: rude" in text
    await click(visit, "Silence them")
    await visit.see("For how long?")
    await visit.press("2")
    await visit.see("What is the reason?")
    await visit.press(*"no insults", "enter")
    await visit.see("Done, and logged.")
    await eve.press("t")
    await eve.see("Say to everyone")
    await eve.press(*"but", "enter")
    await eve.see("silenced you until ")
    assert "The reason: no insults." in " ".join((await eve.settle()).split())
    await click(visit, "Rename them")
    await visit.see("their new name")
    await visit.press(*"Ada", "enter")
    await visit.see("Ada looks too much like somebody else")
    await visit.press(*"Evelyn", "enter")  # the box has stayed, and this takes the place of that
    await visit.see("about Evelyn")
    await eve.see("renamed you. From now on you are Evelyn")
    await eve.press("enter")
    assert "you are all fools" in await ada.settle(), "she is read as before"
    await click(visit, "Ban them")
    await visit.see("For how long?")
    await visit.press("5")
    await visit.see("What is the reason?")
    await visit.press("enter")
    await visit.see("banned for ever")
    await eve.settle()
    assert b"banned you" in eve.sent
    await click(visit, "Close the report")
    await visit.see("Choose a report")
    await click(visit, "Log of the keepers' actions")
    text = await visit.see("Nothing in the log has been altered.")
    for told in ("silenced Eve", "renamed Eve → Evelyn", "banned Evelyn for ever", "closed a report"):
        assert told in text, text
    for visitor in (visit, ada):
        await visitor.close()


@pytest.mark.usefixtures("still")
async def test_who_is_muted_stays_so_under_another_name_with_all_that_they_said(tmp_path: Path, host: Host) -> None:
    ada, dan = await in_lobby(host, "Ada"), someone(host, "Dan")
    host.talk.in_lobby(dan, "you are all idiots")
    assert "idiots" in await ada.settle()
    host.people.mute(ada.session.person, dan.id)
    host.rename(dan, "Doris")
    host.talk.in_lobby(dan, "still here")
    assert not {"idiots", "still"} & set((await ada.settle()).split())
    await ada.close()
    with pytest.raises(NotNow):
        host.name(host.people.by_key("SHA256:other", True), "Dan")  # nobody else is taken for whoever was called so
    host.close()
    again = make_host(tmp_path)
    again.restore()
    ada = Visitor(again, again.people.by_key("SHA256:Ada", True))
    await ada.see("Rulebooks")
    assert not {"idiots", "still"} & set((await ada.settle()).split())
    await ada.close()
    again.close()


@pytest.mark.usefixtures("still")
async def test_at_a_table_one_reports_by_typing_and_its_talk_goes_with_that(host: Host) -> None:
    ada, eve = someone(host, "Ada"), someone(host, "Eve")
    hosted = laid(host, "indy", ada, eve)
    host.talk.at_table(hosted, eve, "bad loser")
    visitor = Visitor(host, ada)
    await visitor.see("talk")
    await visitor.press("\x14")
    await visitor.see("/report NAME")
    await visitor.press(*"/report Eve", "enter")
    await visitor.see("What did they do?")
    await visitor.press(*"rude", "enter")
    await visitor.settle()
    (found,) = host.order.reports()
    assert found.lines == ("Eve: bad loser",)
    await visitor.close()


@pytest.mark.usefixtures("still")
async def test_the_keeper_can_not_be_shut_out_and_a_key_can(host: Host) -> None:
    keeper = someone(host, "Keeper")
    host.admission.admins = frozenset({keeper.id})
    visit = Visitor(host, keeper)
    await visit.see("The host")
    await click(visit, "The host")
    await visit.press("o")
    await visit.see("Choose a report")
    for typed, seen in (("Nobody", "Nobody is called that."), ("Keeper", "about Keeper")):
        await click(visit, "Somebody else")
        await visit.see("A name, or a key")
        await visit.press(*typed, "enter")
        await visit.see(seen)
    await click(visit, "Ban them")
    await visit.see("A keeper of this host can't be")
    await visit.press("esc")
    await visit.see("Choose a report")
    await click(visit, "Somebody else")
    await visit.press(*"SHA256:abc", "enter")
    await visit.see("about SHA256:abc")
    await click(visit, "Ban them")
    await visit.see("For how long?")
    await visit.press("2")
    await visit.see("What is the reason?")
    await visit.press("enter")
    await visit.see("SHA256:abc: banned until")
    assert host.order.why_not_come("SHA256:abc") is not None
    await visit.close()


async def test_somebody_who_is_banned_finds_the_door_shut_with_a_line_that_says_why(tmp_path: Path) -> None:
    key = new_key()
    async with nearby(tmp_path) as near:
        keeper = someone(near.host, "Keeper")
        near.host.order.ban(keeper, key.get_fingerprint("sha256"), EVER)
        connection = await near.connect(client_keys=[key])
        process = await connection.create_process(term_type="xterm", term_size=(80, 24), encoding=None)
        process.stdin.write(b"\r")
        seen = b"".join([part async for part in process.stdout])
        assert b"This host's keeper has banned you." in seen
        assert b"Rulebooks" not in seen
        connection.close()


async def at_the_door(near: Nearby, key: asyncssh.SSHKey, typed: bytes) -> bytes:
    """What somebody reads who types that before they are let in, until the end."""
    connection = await near.connect(client_keys=[key])
    process = await connection.create_process(term_type="xterm", term_size=(80, 24), encoding=None)
    with suppress(BrokenPipeError):  # the door is shut already
        process.stdin.write(typed)
    async with asyncio.timeout(10):
        seen = b"".join([part async for part in process.stdout])
    connection.close()
    return seen


async def test_who_is_shut_out_leaves_one_note_at_the_door_and_the_keeper_finds_it(tmp_path: Path) -> None:
    key = new_key()
    async with nearby(tmp_path) as near:
        keeper, order = someone(near.host, "Keeper"), near.host.order
        id = key.get_fingerprint("sha256")
        order.ban(keeper, id, EVER)
        assert b"You may leave the keeper one note" in await at_the_door(near, key, b"\r")
        assert order.may_appeal(id), "none was left"
        seen = await at_the_door(near, key, "I w\x7f\x7f\x1b[A\x1b]0;x\x07was m\u00e4\u4e2d\x7fean\r".encode())
        assert b"The keeper will see your note." in seen
        assert not re.search(rb"\x1b\]|\x07", seen)
        assert order.measure_of(id).note == "Iwas m\u00e4ean"
        seen = await at_the_door(near, key, b"again\r")
        assert b"one note" not in seen
        assert b"banned you" in seen
        assert [one["act"] for one in order.acts()] == ["appeal", "ban"]
        assert order.is_whole
        assert not order.at_the_door


@pytest.mark.soak
async def test_the_door_has_room_for_few_notes_and_not_for_long(tmp_path: Path) -> None:
    key = new_key()
    async with nearby(tmp_path, "door_seconds=0.2") as near:
        keeper, order = someone(near.host, "Keeper"), near.host.order
        order.ban(keeper, key.get_fingerprint("sha256"), EVER)
        seen = await at_the_door(near, key, b"I never end")
        assert b"banned you" in seen, "the time was over"
        assert order.may_appeal(key.get_fingerprint("sha256"))
        seen = await at_the_door(near, key, b"x" * 9000)
        assert len(seen) < 2000
        order.at_the_door |= {str(k) for k in range(8)}
        assert b"one note" not in await at_the_door(near, key, b"")
    for text in ("", " \t "):
        with pytest.raises(NotNow, match="one note"):
            order.appeal(key.get_fingerprint("sha256"), text)


@pytest.mark.usefixtures("still")
async def test_who_is_silenced_leaves_a_note_in_the_lobby_and_the_keeper_reads_it(host: Host) -> None:
    keeper, eve = someone(host, "Keeper"), someone(host, "Eve")
    host.admission.admins = frozenset({keeper.id})
    host.order.silence(keeper, eve.id, EVER)
    visit = await in_lobby(host, "Eve")
    await click(visit, "Write to the keeper")
    await visit.see("You can leave one note.")
    await visit.press(*"sorry", "enter")
    await visit.see("The keeper will see your note.")
    assert "Write to the keeper" not in await visit.settle()
    keeps = Visitor(host, keeper)
    await keeps.see("The host")
    await click(keeps, "The host")
    await keeps.press("o")
    await keeps.see("a note · Eve: silenced for ever")
    await keeps.press("enter")
    await keeps.see("Eve says: sorry")
    await click(keeps, "Lift all restrictions")
    await keeps.press("esc")
    await click(keeps, "Log of the keepers' actions")
    await keeps.see("Eve left the keeper a note")
    for visitor in (visit, keeps):
        await visitor.close()
