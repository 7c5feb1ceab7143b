"""The lobby: what is said there is read by all who are in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.inside import Visitor, laid, log_of, make_host, someone
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.house import Host
from tribes_tui.widgets.screen.dialog import Items

pytestmark = pytest.mark.usefixtures("still")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    yield made
    made.close()


async def test_what_is_said_is_read_by_everybody_there(host: Host) -> None:
    ada, bob = (Visitor(host, someone(host, name)) for name in ("Ada", "Bob"))
    assert re.search("t +talk", await ada.see("Talk in the lobby"))
    await bob.see("Nobody has said anything yet.")
    await ada.press("t")
    await ada.see("Say to everyone")
    await ada.press(*"a seat is free", "enter")
    heard = await bob.see("Ada: a seat is free")
    assert re.search(r"\d\d:\d\d Ada: a seat is free", heard)
    await ada.see("Ada: a seat is free")
    for visitor in (ada, bob):
        await visitor.close()


async def test_who_comes_is_seen_by_whoever_is_in_the_lobby_already(host: Host) -> None:
    """Somebody who is known, and a stranger as soon as they have a name."""
    ada = Visitor(host, someone(host, "Ada"), size=(120, 40))
    await ada.see("1 person here")
    bob = Visitor(host, someone(host, "Bob"))
    assert "Bob: in the lobby." in await ada.see("2 people here")
    stranger = Visitor(host, host.people.by_key("SHA256:nobody", may_come=True))
    await stranger.see("What should the others call you?")
    await ada.settle()
    assert "2 people here" in ada.text
    await stranger.press(*"Cyd", "enter")
    assert "Cyd: in the lobby." in await ada.see("3 people here")
    await stranger.close()
    await ada.see("2 people here")
    for visitor in (ada, bob):
        await visitor.close()


async def test_too_much_is_refused_and_who_is_not_known_says_nothing(host: Host) -> None:
    ada, stranger = someone(host, "Ada"), host.people.by_key("SHA256:nobody", may_come=True)
    host.talk.in_lobby(stranger, "hello")
    assert not host.talk.lobby.lines
    for number in range(host.limits.chat_burst):
        host.talk.in_lobby(ada, f"line {number}")
    with pytest.raises(NotNow):
        host.talk.in_lobby(ada, "and one more")


async def test_wide_signs_are_read_and_nothing_beside_them_moves(host: Host) -> None:
    """In the lobby, in its frame; at a table in the log, in the line of the prompt, and where one answers."""
    ada, bob = (someone(host, name) for name in ("Ada", "Bob"))
    said = "我们晚上一起玩吧 日本語でも大丈夫です 그리고 한국어도 👍 ok"
    lobby = Visitor(host, someone(host, "Cyd"), size=(80, 30))
    await lobby.see("Nobody has said anything yet.")
    host.talk.in_lobby(ada, said)
    await lobby.see("大丈夫")
    shown = lobby.text
    for piece in ("我们晚上一起玩吧", "日本語でも大丈夫です", "그리고", "👍 ok"):
        assert piece in shown, shown
    frame = lobby.app.lobby.query_one("#talk").region
    foot = next(y for y in range(frame.y, frame.bottom) if lobby.screen.buffer[y][0].data == "╰")
    ends = [lobby.screen.buffer[y][frame.right - 2].data for y in range(frame.y + 1, foot)]
    assert {*ends} == {"│"}, shown
    hosted = laid(host, "indy", ada, bob)
    visitor = Visitor(host, bob, size=(160, 50))
    await visitor.see("talk")
    await visitor.settle()
    host.talk.at_table(hosted, ada, said)
    assert "日本語" in await visitor.see("👍 ok")
    assert "\ue000".encode() not in visitor.sent + lobby.sent
    await visitor.press("\x14")
    await visitor.see("Say to everyone")
    assert "大丈夫" in visitor.text
    for one in (lobby, visitor):
        await one.close()


@pytest.mark.parametrize("at_table", [True, False])
async def test_where_one_answers_stand_the_last_lines_that_there_is_room_for(at_table: bool, host: Host) -> None:
    """Of people alone, and of those whom one reads; the line that is typed is in sight however long theirs are."""
    ada, bob = (someone(host, name) for name in ("Ada", "Bob"))
    someone(host, "Dee")
    hosted = laid(host, "indy", ada, bob)
    visitor = Visitor(host, ada if at_table else someone(host, "Cyd"))
    await visitor.see("talk")
    visitor.app.mute("Dee", is_muted=True)
    long = "a line that goes on " * 11
    for number in range(8):
        said = f"Dee: {number}" if number == 7 else f"Bob: {number} {long}"
        chat = hosted.chat if at_table else host.talk.lobby
        chat.lines.append(said)
        hosted.tell(said)
    await visitor.settle()
    await visitor.press("\x14" if at_table else "t")
    shown = await visitor.see("Say to")
    await visitor.press(*"hello")
    shown = visitor.text
    assert "hello" in shown
    assert "that's it" in shown
    assert "Bob: 6" in shown
    assert "Bob: 0" not in shown
    dialog = "\n".join(line for line in shown.splitlines() if "│" in line)
    assert "Dee: 7" not in dialog
    assert "The deal is sealed" not in dialog
    await visitor.close()


async def test_in_ascii_a_wide_sign_takes_as_much_room(host: Host) -> None:
    ada = someone(host, "Ada")
    lobby = Visitor(host, someone(host, "Cyd"), size=(80, 30), env=[(b"LANG", b"C")])
    await lobby.see("Nobody has said anything yet.")
    host.talk.in_lobby(ada, "日本 ok")
    await lobby.see("Ada: ? ?  ok")
    await lobby.close()


async def test_talk_is_there_again_after_the_host_was_stopped(tmp_path: Path, host: Host) -> None:
    """In the lobby and at a table, killed or not; what is gone with its table is gone from the disk."""
    ada, bob = (someone(host, name) for name in ("Ada", "Bob"))
    hosted, closed = laid(host, "indy", ada, bob), laid(host, "indy", ada, bob)
    host.talk.in_lobby(ada, "anybody here?")
    for number in range(3):
        host.talk.at_table(hosted, bob, f"line {number}")
    host.talk.at_table(closed, bob, "soon gone")
    host.tick()
    host.close_table(closed)
    hosted.close()  # as a kill does: the host itself writes nothing more
    again = make_host(tmp_path)
    again.restore()
    assert list(again.talk.lobby.lines) == ["Ada: anybody here?"]
    lines = log_of(again.tables[hosted.id])
    assert lines[:3] == [f"Bob: line {number}" for number in range(3)]
    assert sum("The deal is sealed" in line for line in lines) == 1
    assert sorted(path.name for path in (tmp_path / "talk").iterdir()) == sorted([f"{hosted.id}.json", "lobby.json"])
    again.close()


async def test_damaged_talk_stops_nobody_and_an_unwritable_disk_is_tried_again(tmp_path: Path, host: Host) -> None:
    ada = someone(host, "Ada")
    (tmp_path / "talk").write_text("no folder")
    lines: list[str] = []
    host.logbook._out = lines.append
    host.talk.in_lobby(ada, "hello")
    host.tick()
    assert "the talk can't be written down" in "".join(lines)
    (tmp_path / "talk").unlink()
    host.tick()
    assert list(make_host(tmp_path).talk.lobby.lines) == ["Ada: hello"]
    for damage in ("{", '"x"', "[1, null]"):
        (tmp_path / "talk" / "lobby.json").write_text(damage)
        assert list(make_host(tmp_path).talk.lobby.lines) == []


async def test_the_cursor_stays_on_what_it_was_on(host: Host) -> None:
    """Whatever appears above it: whoever is about to press Enter does what they wanted. Who comes back begins on what is first."""
    ada = someone(host, "Ada")
    cyd, dora = (Visitor(host, someone(host, name)) for name in ("Cyd", "Dora"))

    await cyd.see("Open a table")
    await dora.see("Open a table")
    await dora.press("down")
    assert "I have an invitation" in dora.text
    first = laid(host, "indy", ada, bots=1)
    for visitor in (cyd, dora):
        await visitor.see("watch")
        await visitor.settle()
    assert cyd.app.lobby.query_one(Items).highlighted_option.id == "open"
    assert dora.app.lobby.query_one(Items).highlighted_option.id == "seek"
    await cyd.press("up")
    laid(host, "tribe", ada, bots=1)
    await cyd.settle()
    assert cyd.app.lobby.query_one(Items).highlighted_option.id == f"table:{first.id}"
    for visitor in (cyd, dora):
        await visitor.close()
