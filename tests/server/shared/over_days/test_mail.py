"""Mail about whose turn it is, in files and over hosts of one database: one an hour and person, to addresses that are theirs, with no secret."""

from __future__ import annotations

import asyncio
import re
import stat
import time
from pathlib import Path

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

from tests.server.host.test_your_turn import wait_for
from tests.server.house.test_hostility import PAYLOADS
from tests.server.shared.inside import Somebody, Start, named, until
from tests.server.shared.over_days.test_absences import Wall, host, hosting, person_at, wall
from tests.server.shared.over_days.test_lost_seats import asked, laid, laid_at_two
from tests.server.shared.places import Hosting, decided
from tribes_tui.errors import Mendable
from tribes_tui.server.club.absences import LOOK_EVERY, TRIES, Letter
from tribes_tui.server.host.limits import NotNow
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.table.plan import Plan
from tribes_tui.server.house import Host
from tribes_tui.server.transport.webhook import Sendmail

__all__ = ["host", "hosting", "wall"]
HOUR = 3600


@pytest.fixture
def sent() -> list[Letter]:
    return []


async def wants_mail(host: Host, person: Person, wall: Wall, sent: list[Letter]) -> None:
    host.mail.send = sent.append
    await host.change(lambda: host.mail.ask(person, f"{person.name.lower()}@example.org"))
    code = re.search(r"\d{6}", sent.pop().text)
    assert code is not None
    assert await host.change(lambda: host.mail.confirm(person, code.group()))
    wall.now += HOUR


async def looked(host: Host, wall: Wall) -> None:
    """The host looks whom to mail."""
    wall.now += LOOK_EVERY
    host.tick()
    await host.change(lambda: None)


async def test_one_mail_names_all_games_and_the_next_comes_an_hour_later(
    host: Host, wall: Wall, sent: list[Letter]
) -> None:
    first, second = await laid(host, "Ada", "Bob", "Cem"), await laid(host, "Ada", "Bob", "Dee", game="indy")
    bob = host.people.by_key("SHA256:Bob", False)
    await wants_mail(host, bob, wall, sent)
    for hosted in (first, second):
        while asked(hosted) != 1:
            await decided(hosted)
    await looked(host, wall)
    (letter,) = sent
    assert letter.address == "bob@example.org"
    assert letter.text.count("it is your turn") == 2
    assert re.search(r"[12] d \d+ h left", letter.text), letter.text
    await decided(first)
    while asked(first) != 1:
        await decided(first)
    await looked(host, wall)
    assert len(sent) == 1, "an hour has not passed"
    wall.now += HOUR
    await looked(host, wall)
    assert len(sent) == 2
    wall.now += 9 * HOUR
    await looked(host, wall)
    assert len(sent) == 2, "there is nothing new"


async def test_who_is_here_or_away_or_did_not_show_that_it_is_theirs_gets_none(
    host: Host, wall: Wall, sent: list[Letter]
) -> None:
    hosted = await laid(host, "Ada", "Bob", "Cem")
    seat = asked(hosted)
    person = person_at(host, hosted, seat)
    host.mail.send = sent.append
    await host.change(lambda: host.mail.ask(person, "x@example.org"))
    sent.clear()
    wall.now += HOUR
    await looked(host, wall)
    assert sent == []
    wall.now += HOUR
    await wants_mail(host, person, wall, sent)
    visit = Somebody(host, person)
    await looked(host, wall)
    assert sent == []
    visit.go()
    await host.change(lambda: host.absences.go_away(person, 2))
    await looked(host, wall)
    assert sent == []
    await host.change(lambda: host.absences.come_back(person))
    await looked(host, wall)
    assert len(sent) == 1
    await host.change(lambda: host.mail.forget(person.id))
    wall.now += HOUR
    await decided(hosted)
    await looked(host, wall)
    assert len(sent) == 1


async def test_an_invitation_is_told_of_too(host: Host, wall: Wall, sent: list[Letter]) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    await wants_mail(host, bob, wall, sent)
    hosted = await host.change(lambda: host.seating.open_table(ada, Plan("indy", ["", ""], {})))
    await host.change(lambda: host.inviting.invite(hosted, ada, "Bob"))
    await looked(host, wall)
    assert "Ada invites you to indy" in sent[0].text


async def test_mail_is_in_the_language_that_somebody_reads(host: Host, wall: Wall, sent: list[Letter]) -> None:
    hosted = await laid(host, "Ada", "Bob", "Cem")
    person = person_at(host, hosted, asked(hosted))
    host.mail.send = sent.append
    await host.change(lambda: host.mail.ask(person, "x@example.org", "it"))
    letter = sent.pop()
    assert letter.subject == "Tribes: il tuo codice"
    code = re.search(r"\d{6}", letter.text)
    assert code is not None
    await host.change(lambda: host.mail.confirm(person, code.group()))
    wall.now += HOUR
    await looked(host, wall)
    assert "tocca a te" in sent.pop().text
    person.likes["language"] = "fr"
    await decided(hosted)
    while person_at(host, hosted, asked(hosted)) != person:
        await decided(hosted)
    wall.now += HOUR
    await looked(host, wall)
    assert "c'est à toi" in sent.pop().text


async def test_nobody_has_mail_sent_to_others_and_codes_are_not_guessed(
    host: Host, wall: Wall, sent: list[Letter]
) -> None:
    ada, bob = await named(host, "Ada"), await named(host, "Bob")
    with pytest.raises(NotNow, match="sends no mail"):
        await host.change(lambda: host.mail.ask(ada, "a@example.org"))
    host.mail.send = sent.append
    for wrong in (
        "",
        "a",
        "-x@example.org",
        "a@b",
        "a b@example.org",
        "a@example.org,b@example.org",
        "|id@example.org",
        "a@example.org\nBcc: b@x.org",
        "ä@example.org",
        "a@-x.org",
        f"{'a' * 65}@example.org",
    ):
        with pytest.raises(NotNow, match="a mail address"):
            await host.change(lambda wrong=wrong: host.mail.ask(ada, wrong))
    await host.change(lambda: host.mail.ask(ada, "a@example.org"))
    for who, where, why in ((ada, "other@example.org", "wait an hour"), (bob, "A@EXAMPLE.org", "somebody else")):
        with pytest.raises(NotNow, match=why):
            await host.change(lambda who=who, where=where: host.mail.ask(who, where))
    assert len(sent) == 1
    code = re.search(r"\d{6}", sent[0].text)
    assert code is not None
    wrong = "000000" if code.group() != "000000" else "000001"
    for _ in range(TRIES):
        assert not await host.change(lambda: host.mail.confirm(ada, wrong))
    assert not await host.change(lambda: host.mail.confirm(ada, code.group())), "too many were tried"
    wall.now += 25 * HOUR
    await looked(host, wall)
    await host.change(lambda: host.mail.ask(bob, "a@example.org"))


async def test_a_restart_sends_nothing_twice_and_forgets_nothing(
    hosting: Hosting, host: Host, wall: Wall, sent: list[Letter]
) -> None:
    hosted = await laid(host, "Ada", "Bob")
    person = person_at(host, hosted, asked(hosted))
    await wants_mail(host, person, wall, sent)
    await looked(host, wall)
    assert len(sent) == 1
    again = wall.use(await hosting.again(host))
    again.mail.send = sent.append
    wall.now += 5 * HOUR
    await looked(again, wall)
    assert len(sent) == 1
    assert again.mail.of(person) is not None


async def test_no_secret_is_in_a_letter(host: Host, wall: Wall, sent: list[Letter]) -> None:
    """Nothing of a hand, no code, no key, no id of a table by which somebody could come in."""
    hosted = await laid(host, "Ada", "Bob", game="indy", by_invitation=False)
    ada = host.people.by_key("SHA256:Ada", False)
    code = await host.change(lambda: host.admission.invite(None, ada))
    person = person_at(host, hosted, asked(hosted))
    await wants_mail(host, person, wall, sent)
    await looked(host, wall)
    (letter,) = sent
    for secret in (code, hosted.id, str(hosted.deal.seed), hosted.deal.salt, person.id, "SHA256"):
        assert secret not in letter.text + letter.subject


# ---- Two hosts -------------------------------------------------------------------------------------


async def test_of_two_hosts_one_sends(start: Start, wall: Wall, sent: list[Letter]) -> None:
    here, there = wall.use(await start()), wall.use(await start())
    hosted = await laid_at_two(here, there)
    person = person_at(here, hosted, asked(hosted))
    await wants_mail(here, person, wall, sent)
    there.mail.send = sent.append
    await until(lambda: there.mail._kept.known == here.mail._kept.known)
    for _ in range(3):
        for one in (here, there):
            one.mail._look_at = 0.0
            one.mail.tick()
        for one in (here, there):
            await one.change(lambda: None)
    await until(lambda: there.mail._kept.known == here.mail._kept.known)
    assert len(sent) == 1


async def test_two_who_name_one_address_at_two_hosts_have_it_between_them_once(
    start: Start, wall: Wall, sent: list[Letter]
) -> None:
    here, there = wall.use(await start()), wall.use(await start())
    ada, bob = await named(here, "Ada"), await named(there, "Bob")
    here.mail.send = there.mail.send = sent.append
    asked = (
        here.change(lambda: here.mail.ask(ada, "x@example.org")),
        there.change(lambda: there.mail.ask(bob, "X@example.org")),
    )
    came = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(one, NotNow) for one in came) == 1, came
    assert len(sent) == 1


# ---- The program -----------------------------------------------------------------------------------


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A `sendmail` that keeps what it is given."""
    made = tmp_path / "sendmail"
    made.write_text(
        f'#!/bin/sh\nprintf "%s\\n" "$@" >{tmp_path}/arguments\ncat >{tmp_path}/part; env >{tmp_path}/environment; mv {tmp_path}/part {tmp_path}/mail\n'
    )
    made.chmod(made.stat().st_mode | stat.S_IXUSR)
    return made


def test_a_letter_is_handed_to_the_machines_own_sendmail(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRIBES_SECRET", "x")
    Sendmail(str(program), pytest.fail).send(
        Letter("bob@example.org", "Tribes: zwei Spiele — jetzt", "Bob,\n\n- indy, with Ada\n")
    )
    wait_for(lambda: (tmp_path / "mail").exists())
    assert (tmp_path / "arguments").read_text() == "-i\nbob@example.org\n"
    head, _, body = (tmp_path / "mail").read_text().partition("\n\n")
    assert re.search(r"^To: bob@example.org$", head, re.MULTILINE)
    assert re.search(r"^Subject: Tribes: zwei Spiele =\?utf-8\?b\?4oCU\?= jetzt$", head, re.MULTILINE)
    assert "Auto-Submitted: auto-generated" in head
    assert body == "Bob,\n\n- indy, with Ada\n"
    assert "TRIBES_SECRET" not in (tmp_path / "environment").read_text()


@pytest.mark.parametrize("payload", PAYLOADS)
def test_nothing_that_people_are_called_becomes_a_header(payload: str, program: Path, tmp_path: Path) -> None:
    failed: list[str] = []
    Sendmail(str(program), failed.append).send(
        Letter("bob@example.org", "Tribes", f"a{payload}\nBcc: eve@example.org\n.\nMore")
    )
    wait_for(lambda: (tmp_path / "mail").exists())
    head, _, _ = (tmp_path / "mail").read_text().partition("\n\n")
    assert "Bcc" not in head
    assert failed == []


def test_what_fails_or_hangs_is_told_without_address_and_holds_nobody_up(tmp_path: Path) -> None:
    failed: list[str] = []
    made = tmp_path / "sendmail"
    for script, told in (("#!/bin/sh\nexit 75\n", "it ended with 75"), ("no program\x00", "OSError")):
        made.write_text(script)
        made.chmod(0o700)
        failed.clear()
        began = time.monotonic()
        Sendmail(str(made), failed.append).send(Letter("bob@example.org", "x", "y"))
        assert time.monotonic() - began < 1
        wait_for(lambda: failed)
        assert failed == [told]
    for wrong in ("sendmail", str(tmp_path), str(tmp_path / "none")):
        with pytest.raises(Mendable):
            Sendmail(wrong, failed.append)
