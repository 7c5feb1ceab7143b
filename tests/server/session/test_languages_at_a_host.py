"""People of several languages at one host: each reads everything in their own, also what others do, and what ends a visit.

The made-up language has an accent on each vowel of what it says: a word without any is a name, a key, or was forgotten.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rules import Rng
from tests.cli.helpers import run
from tests.server.inside import Visitor, laid, make_host, someone
from tribes_tui.seats.par import Par
from tribes_tui.server.host.news import AbsentNews
from tribes_tui.server.host.table.plan import Deal, Plan
from tribes_tui.server.house import Host
from tribes_tui.server.serving import Address, Serving
from tribes_tui.server.session.screens.admin import AdminScreen
from tribes_tui.server.shared.shared import NotKept
from tribes_tui.server.transport.connection import SshServer
from tribes_tui.server.transport.webhook import message
from tribes_tui.server.words.said import lobby, refusals
from tribes_tui.words.language import in_language

XX = [(b"LANG", b"xx_XX.UTF-8")]
PLAIN = re.compile(r"\b[a-zA-Z]*[aeiouAEIOU][a-zA-Z]*\b")
NAMES = {"Ada", "Bob", "Cyd", "Cedar", "bot", "indy", "TRIBES", "Enter", "Esc", "Tab", "xterm", "color", "Space"}


def forgotten(text: str) -> list[str]:
    """Words of another language; single letters are keys."""
    return [word for word in PLAIN.findall(text) if len(word) > 1 and word not in NAMES]


def here(host: Host, name: str, **more: Any) -> Visitor:
    """Somebody who speaks the made-up language."""
    return Visitor(host, someone(host, name), env=XX, **more)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_lobby_and_the_room_where_one_waits(size: tuple[int, int], host: Host) -> None:
    host.seating.open_table(someone(host, "Bob"), Plan("indy", ["", ""], {}))
    host.talk.in_lobby(someone(host, "Cyd"), "12:30?")
    ada = here(host, "Ada", size=size)
    await ada.see("⟦thé lóbbý")
    assert forgotten(ada.text) == []
    assert ("jóín~~~…" in ada.text) == (size == (120, 40)), "on a tile what has no room is cut with a sign"
    for keys in (["t"], ["esc", "i"], ["esc", "p"], ["esc"]):
        await ada.press(*keys)
        assert forgotten(ada.text) == [], keys
    hosted = host.seating.open_table(ada.app.person, Plan("indy", ["", "", "easy"], {}))
    host.inviting.invite(hosted, ada.app.person, "Bob")
    ada.session.later(lambda: ada.app.go_to(hosted))
    await ada.see("⟦Bob ís ínvítéd")
    shown = ada.text.partition("⟦Rúlés thát wéré chósén")
    assert forgotten(shown[0]) == [], "below it stand a game's own words"
    await ada.press("enter")
    await ada.see("⟦Whó wóúld")
    assert hosted.table is None, "where the cursor begins nothing is begun"
    await ada.press("esc", "i")
    await ada.see("⟦Páss thís ón")
    code = re.search(r"[2-9a-z]{5}-[2-9a-z]{5}-[2-9a-z]{4}", ada.text)
    assert code is not None
    assert forgotten(ada.text.partition("⟦Hánd")[2].replace(code[0], "")[:500]) == []
    await ada.close()


async def test_the_page_of_the_keeper(tmp_path: Path) -> None:
    host = Host(tmp_path, admins=frozenset({"SHA256:Ada"}))
    laid(host, "indy", someone(host, "Bob"), bots=1)
    host.seating.open_table(someone(host, "Cyd"), Plan("indy", ["", ""], {}))
    ada = here(host, "Ada", size=(160, 40))
    await ada.see("⟦thé lóbbý")
    ada.session.later(lambda: ada.app.push_screen(AdminScreen()))
    await ada.see("⟦úp ")
    ids = [*host.tables]
    text = ada.text.replace("(bot)", "")
    for known in (*ids, *(chair.name for hosted in host.tables.values() for chair in hosted.chairs if chair.name)):
        text = text.replace(known.removesuffix(" (bot)"), "")
    assert forgotten(text) == []
    for key, question in {"c": "⟦Clósé whích", "f": "⟦Whó shóúld"}.items():
        await ada.press(key)
        await ada.see(question)
        assert set(forgotten(ada.text.partition(question)[2][:400])) <= {"empty", "once", *forgotten(text)}
        await ada.press("esc")
    await ada.close()
    host.close()


async def test_each_reads_in_their_own_language_who_comes_and_goes(host: Host) -> None:
    people = [someone(host, name) for name in ("Ada", "Bob", "Cyd")]
    hosted = laid(host, "indy", *people)
    ada, bob, cyd = Visitor(host, people[0], env=XX), Visitor(host, people[1]), Visitor(host, people[2])
    await ada.see("⟦évérýbódý ís hér")
    await bob.see("everybody is here")
    cyd.session.leave()
    await ada.see("⟦Cyd léft.")
    await ada.see("⟦Cyd: léft")
    await bob.see("Cyd left.")
    hosted.announce(lambda: "·")
    await ada.press("\x14")
    await ada.see("⟦Sáý tó évérýóné át thís táblé (/mute NAME")
    await ada.press(*"/mute Bob", "enter")
    await ada.see("⟦Ýóú hávé mútéd Bob.")
    await ada.close()
    await bob.see("Ada lost the connection.")
    await bob.close()


async def test_what_is_refused_is_said_to_whoever_asked(host: Host) -> None:
    hosted = host.seating.open_table(someone(host, "Bob"), Plan("indy", ["", ""], {}, by_invitation=True))
    ada, cyd = here(host, "Ada"), Visitor(host, someone(host, "Cyd"))
    for visitor in (ada, cyd):
        await visitor.settle()
        visitor.session.later(lambda app=visitor.app: app.join(hosted))
    await ada.see("⟦thát táblé ís bý ínvítátíón")
    await cyd.see("That table is by invitation: ask its opener for a code.")
    await ada.close()
    await cyd.close()


@pytest.mark.parametrize(
    ("ends", "told"),
    [
        (lambda host, visitor: visitor.session.leave(), "⟦Góód-býé! Thé sámé kéý"),
        (lambda host, visitor: host.forget(visitor.session.person), "⟦Thís hóst's kéépér"),
        (lambda host, visitor: visitor.session.later(lambda: 1 // 0), "⟦Sóméthíng wént wróng héré"),
    ],
)
async def test_the_last_line_is_in_the_language_of_the_visit(
    ends: Callable[[Host, Visitor], object], told: str, host: Host
) -> None:
    ada = here(host, "Ada")
    await ada.see("⟦thé lóbbý")
    ends(host, ada)
    await ada.see(told)
    assert ada.channel.exit_status == 0
    await ada.close()


async def test_so_are_the_end_of_the_host_and_that_there_is_no_place(tmp_path: Path) -> None:
    host = make_host(tmp_path, sessions=1)
    serving = Serving(host, tmp_path, Address("127.0.0.1", 0))
    people = [someone(host, name) for name in ("Ada", "Bob")]
    ada = Visitor(host, people[0], env=XX)
    bob = Visitor(host, people[1], env=XX, refusal=serving._refusal(people[1], "127.0.0.1"))
    await bob.see("⟦Thís hóst ís fúll")
    await ada.see("⟦thé lóbbý")
    await serving.close()
    assert "⟦Thé hóst ís stóppíng. Ýóúr séát ís képt" in ada.text


async def test_what_works_in_a_thread_speaks_the_language_of_its_session(host: Host) -> None:
    heard = dict[str, list[str]]()

    def begin(app: Any) -> None:
        def work() -> None:
            heard[app.person.name] = [lobby.title()]
            app.call_from_thread(lambda: heard[app.person.name].append(lobby.title()))

        app.run_worker(work, thread=True)

    visitors = here(host, "Ada"), Visitor(host, someone(host, "Bob"))
    for visitor in visitors:
        await visitor.settle()
        visitor.session.later(partial(begin, visitor.app))
    for _ in range(200):
        if [len(said) for said in heard.values()] == [2, 2]:
            break
        await asyncio.sleep(0.02)
    assert heard == {"Ada": ["⟦thé lóbbý~~~⟧"] * 2, "Bob": ["the lobby"] * 2}
    for visitor in visitors:
        await visitor.close()


async def test_the_end_of_a_game_and_what_bots_make_of_its_deal(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A language whose victory can't be spelt in big letters has none."""
    monkeypatch.setattr("tribes_tui.seats.par.par_elsewhere", lambda deal, level, *_: Par(level, 8, 3.0, 1, 5, 0.5))
    bob, rng = someone(host, "Bob"), Rng(1)
    host.draw = lambda: Deal(2, "salt")
    table = laid(host, "indy", someone(host, "Ada"), bob).table
    assert table is not None
    visitor = Visitor(host, bob, env=XX, size=(120, 40))
    await visitor.settle()
    while (seat := table.turn) is not None:
        table.propose(seat, table.view(seat).pick(rng), table.number_for(seat))
    assert list(table._state.ranking()) == [2, 1], "there is a victory to be told"
    await visitor.see("⟦shów thé résúlt")
    await visitor.press("enter")
    await visitor.see("⟦rémátch")
    await visitor.see("⟦Bóts répláýéd thís déál ")
    assert visitor.session.is_running
    await visitor.close()


async def test_ssh_asks_in_the_language_that_its_client_names(host: Host) -> None:
    def prompt(lang: str) -> str:
        server = SshServer(host, None, None, False)  # type: ignore[arg-type]  # it only asks
        server._conn = SimpleNamespace(wait_for_person=lambda: None)  # type: ignore[assignment]
        return str(server.get_kbdint_challenge("", lang, "")[3][0][0])

    assert (prompt(""), prompt("tlh"), prompt("en-GB")) == ("Invitation: ",) * 3
    assert prompt("xx-XX").startswith("⟦Ínvítátíón:")


async def test_who_is_away_is_told_in_the_language_of_their_settings(host: Host) -> None:
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    told: list[AbsentNews] = []
    host.your_turn.tell = told.append
    ada.likes, bob.likes = {"away": True, "language": "xx"}, {"away": True}
    for person in (ada, bob):
        host.your_turn.reach(person.id, lambda app: None, "indy", "0a1b2c3d", tells_absent=True)
    first, second = map(message, told)
    assert first["text"].startswith("⟦Ada: ít ís ýóúr túrn át indy.")
    assert (second["text"], first["event"]) == ("Bob: it is your turn at indy.", "your turn")


def test_the_log_is_english_whatever_its_keeper_speaks(tmp_path: Path) -> None:
    lines = list[str]()
    host = make_host(tmp_path, lines=lines)

    def refuse() -> None:
        raise NotKept(refusals.database_silent)

    with in_language("xx"):
        host._trying("tables", refuse)
    assert "the tables can't be written down: the host's database doesn't answer" in lines[0]
    host.close()


TYPED = re.compile(
    r"`[^`]*`|^ +tribes .*|postgresql://\S+|\S*/\S+|(--|-)[a-z][a-z-]*|\b[A-Z_:]{3,}\b|'[^']*'|\bpip install \S+|^ +[a-z_]+ +[0-9.]+ "
    r"|usage:|positional arguments:|options:|argument(?= )|show this help message and exit|ssh-keygen -lf FILE.pub|people.json|mysql:\S+",
    re.MULTILINE,
)
"""What is typed, and what argparse says."""


@pytest.mark.parametrize("command", ["serve", "host-database", "host-import"])
def test_the_help_for_who_keeps_a_host(command: str) -> None:
    lines = run("--language", "xx", command, "--help").out.partition("\n\n")[2].splitlines()
    shown = "\n".join(line for line in lines if "=" not in line)
    assert "⟧" in shown
    assert forgotten(TYPED.sub("", shown)) == []


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "arguments",
    [
        ["serve", "--limit", "sessions=x"],
        ["serve", "--limit", "nothing=1"],
        ["serve", "--browser", "--public"],
        ["serve", "--as-root", "--host", "192.0.2.7"],
        ["serve", "--as-root", "--shared", "mysql://there", "--invite"],
        ["host-import", "mysql://there", "/nowhere"],
    ],
)
def test_errors_of_who_keeps_a_host(arguments: list[str], tmp_path: Path) -> None:
    ran = run("--language", "xx", *arguments, env={"TRIBES_HOME": str(tmp_path)})
    assert (ran.code, ran.err[:9]) == (2, "tribes: ⟦")
    told = TYPED.sub("", ran.err.removeprefix("tribes: "))
    assert [word for word in forgotten(told) if word not in ("sessions", "tribes", "serve")] == []
