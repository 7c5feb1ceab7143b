"""Budgets, the gate, invitations, chat, terminals, limits, the host key, small files."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from itertools import pairwise
from pathlib import Path

import pytest
from rich.cells import cell_len

import rules
from rules import RulesError
from tests.server.inside import Clock, FakeChannel, someone
from tribes_tui.display.reader import Reader
from tribes_tui.errors import Mendable
from tribes_tui.play.clock import DAY, Clock as TableClock
from tribes_tui.play.seat import BOT, HUMAN, PROGRAM, Seat
from tribes_tui.play.table import Table
from tribes_tui.server.host.invitations import in_folder
from tribes_tui.server.host.limits import Limits, NotNow, changed, described
from tribes_tui.server.host.logbook import MANY, Budgets, TokenBudget
from tribes_tui.server.host.people import People
from tribes_tui.server.host.table.chat import Chat
from tribes_tui.server.host.table.plan import Deal, Plan
from tribes_tui.server.house import Host
from tribes_tui.server.serving import HOST_KEY, host_key
from tribes_tui.server.session.screens.forms import PACE, THEN_PLAYS, HostDraft, PlanScreen
from tribes_tui.server.shared.files import FileDocuments, read_json, write_json
from tribes_tui.server.transport.gate import CROWD, Gate, Share, grouped
from tribes_tui.server.transport.wire import Variables, Wire, clamp


def test_a_budget_refills_with_time(clock: Clock) -> None:
    budget = TokenBudget(2.0, 3, clock)
    assert [budget.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert budget.take()
    assert budget.wait() == pytest.approx(0.5)
    budget.spend(4)
    assert budget.wait() == pytest.approx(2.5)


def test_budgets_of_those_who_rest_are_not_kept(clock: Clock) -> None:
    budgets = Budgets(1.0, 3, clock)
    assert [budgets.of("Ada").take() for _ in range(4)] == [True, True, True, False]
    for number in range(1000):
        clock.now += 0.002
        budgets.of(f"guest {number}").take()
        budgets.of(f"guest {number}").take()
    assert len(budgets) == 1001, "all of them are at work"
    assert not budgets.of("Ada").take(3)
    clock.now += 4
    for number in range(5000):
        clock.now += 1
        assert budgets.of(f"other guest {number}").take()
    assert len(budgets) <= 2 * MANY
    assert budgets.of("Ada").take(3)


def let_in(gate: Gate, address: str) -> bool:
    return gate.admit(address)[0] is not None


def test_one_line_has_one_address() -> None:
    assert grouped("2001:db8::1") == grouped("2001:db8::ffff:2") != grouped("2001:db8:0:1::1")
    assert grouped("::ffff:1.2.3.4") == grouped("1.2.3.4") == "1.2.3.4"
    assert grouped("nonsense") == "nonsense"


def test_too_many_connections_cost_more_and_more_time(clock: Clock) -> None:
    gate = Gate(Limits(logins_per_minute=10, login_burst=2, waiting_per_address=99), clock)
    assert [let_in(gate, "a") for _ in range(3)] == [True, True, False]
    assert not let_in(gate, "a")
    assert let_in(gate, "b"), "others are not harmed"
    waits = []
    for _ in range(4):
        start = clock.now
        while gate._addresses["a"].barred_until > clock.now:
            clock.now += 0.5
        waits.append(clock.now - start)
        while let_in(gate, "a"):
            pass
    assert waits == sorted(waits)
    assert waits[-1] >= 4 * waits[0]


def test_an_invitation_is_good_once(tmp_path: Path) -> None:
    invitations = in_folder(tmp_path, 1.0)
    code = invitations.make("table")
    found = invitations.find(code.upper())
    assert found is not None
    assert found.table == "table"
    assert code not in (tmp_path / "invitations.json").read_text(), "only a hash is kept"
    assert invitations.spend(found)
    assert not invitations.spend(found)
    assert invitations.find(code) is None
    assert in_folder(tmp_path, 1.0).find(code) is None


def test_an_invitation_ends(tmp_path: Path, clock: Clock) -> None:
    invitations = in_folder(tmp_path, 1.0, clock)
    code = invitations.make()
    clock.now += 3601
    assert invitations.find(code) is None


def test_a_slip_under_the_door_is_an_invitation(tmp_path: Path, clock: Clock) -> None:
    host = in_folder(tmp_path, 1.0, clock)
    inside = host.make("table")
    codes = [in_folder(tmp_path, 1.0, clock).post() for _ in range(3)]
    for code in codes:
        found = host.find(code)
        assert found is not None
        assert found.table == ""
    assert not [*(tmp_path / "invited").iterdir()]
    assert host.spend(host.find(codes[0]))  # type: ignore[arg-type]
    again = in_folder(tmp_path, 1.0, clock)
    assert [again.find(code) is not None for code in (inside, *codes)] == [True, False, True, True]
    clock.now += 3601
    assert not any(again.find(code) for code in (inside, *codes))


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", '"a"', "{}", '{"digest": "x"}', '{"digest": 1, "until": "soon"}', "\xff", "[" * 10**5]
)
def test_what_is_no_slip_harms_nobody(tmp_path: Path, text: str) -> None:
    host = in_folder(tmp_path, 1.0)
    before, after = host.make(), in_folder(tmp_path, 1.0).post()
    (tmp_path / "invited" / "0.json").write_bytes(text.encode("latin-1"))
    (tmp_path / "invited" / "z.json").mkdir()
    assert host.find(before) is not None
    assert host.find(after) is not None
    assert host.find("x") is None


async def test_of_two_with_one_code_one_sits_down(host: Host) -> None:
    """The code is spent when the seat is taken, and is for that table alone."""
    ada, bob, cleo = (someone(host, name) for name in ("Ada", "Bob", "Cleo"))
    hosted = host.seating.open_table(ada, Plan("indy", ["", "", ""], {}, by_invitation=True))
    with pytest.raises(NotNow, match="by invitation"):
        host.seating.join(hosted, bob)
    code = host.admission.invite(hosted, someone(host, "Zoe"))
    assert host.admission.admit(bob, code) is hosted
    assert hosted.chair_of(bob.id) == 1
    with pytest.raises(NotNow):
        host.admission.admit(cleo, code)
    assert hosted.chair_of(cleo.id) is None
    assert host.seating.may_see(hosted, bob)
    assert not host.seating.may_see(hosted, cleo)
    other = host.seating.open_table(ada, Plan("indy", ["", ""], {}, by_invitation=True))
    host.admission.admit(cleo, host.admission.invite(other, someone(host, "Yan")))
    assert hosted.chair_of(cleo.id) is None


async def test_tables_are_counted(host: Host) -> None:
    host.limits = host.limits._replace(tables=3, tables_per_person=2)
    ada, bob = someone(host, "Ada"), someone(host, "Bob")
    for _ in range(2):
        host.seating.open_table(ada, Plan("indy", ["", ""], {}))
    with pytest.raises(NotNow, match="at 2 tables"):
        host.seating.open_table(ada, Plan("indy", ["", ""], {}))
    host.seating.open_table(bob, Plan("indy", ["", ""], {}))
    with pytest.raises(NotNow, match="no room for another table"):
        host.seating.open_table(bob, Plan("indy", ["", ""], {}))


@pytest.mark.parametrize("plan", [Plan("indy", [""], {}), Plan("indy", ["easy", ""], {}), Plan("indy", ["", "genius"], {}),
                                  Plan("indy", ["", ""], {"nothing": 1}), Plan("chess", ["", ""], {})])  # fmt: skip
async def test_plans_that_make_no_table(plan: Plan, host: Host) -> None:
    with pytest.raises((NotNow, RulesError)):
        host.seating.open_table(someone(host, "Ada"), plan)
    assert host.tables == {}


@pytest.mark.parametrize("seat", ["program:'touch {mark}'", "program", " Program : touch {mark}"])
async def test_a_program_is_refused_and_never_started(seat: str, host: Host, tmp_path: Path) -> None:
    """Neither as a plan, nor where a file of the host's or a record says that a program sat there."""
    mark = tmp_path / "started"
    with pytest.raises(NotNow, match="never runs"):
        host.seating.open_table(someone(host, "Ada"), Plan("indy", ["", seat.format(mark=mark)], {}))
    assert host.tables == {}
    hosted = host.seating.open_table(someone(host, "Ada"), Plan("indy", ["", "easy"], {}))
    seats = [Seat(HUMAN, "", "Ada"), Seat(PROGRAM, "easy", "Ash", f"touch {mark}")]
    table = Table.new("indy", seats, seed=1)
    hosted.lay(table)
    assert [seat.kind for seat in table.seats] == [HUMAN, BOT]
    assert not any(seat.command for seat in table.seats)
    assert not mark.exists()


def test_codes_are_not_guessed(tmp_path: Path) -> None:
    invitations = in_folder(tmp_path, 1.0)
    assert len({invitations.make() for _ in range(20)}) == 20
    rng = random.Random(1)
    assert all(invitations.find("".join(rng.choices("23456789abc", k=14))) is None for _ in range(2000))
    assert invitations.find("") is None


def test_chat_is_one_line_that_only_shows_itself(clock: Clock) -> None:
    chat = Chat(Limits(chat_cells=40))
    assert chat.say("a", "Ada", "hi\r\nthere\x1b]0;x\x07 you\u202e") == "Ada: hi there?]0;x? you?"
    assert chat.say("a", "Ada", " \n ") == ""
    assert len(chat.say("a", "Ada", "x" * 5000)) == len("Ada: ") + 40


def test_chat_is_not_a_flood() -> None:
    chat = Chat(Limits(chat_burst=5))
    for number in range(5):
        chat.say("a", "Ada", str(number))
    with pytest.raises(NotNow):
        chat.say("a", "Ada", "more")
    assert chat.say("b", "Bob", "hello")


def test_a_hundred_ways_of_talking(clock: Clock) -> None:
    """Whatever is typed or pasted is one line, of so many cells at most, once; and five in ten seconds."""
    rng = random.Random(7)
    signs = "abc \n\r\t\x1b\x9b\x07\u202e\u200d\u0301[]@\\é漢😀"
    for number in range(100):
        chat = Chat(Limits())
        text = "".join(rng.choices(signs, k=rng.randrange(1, 4000)))
        line = chat.say("a", "Ada", text)
        assert list(chat.lines) == ([line] if line else [])
        assert line.isprintable()
        assert cell_len(line.removeprefix("Ada: ")) <= 280
        assert {cell_len(sign) for sign in line} <= {1, 2}
        talkative = Chat(Limits())
        said = 0
        for _ in range(7):
            try:
                said += bool(talkative.say("b", "Bob", f"line {number}"))
            except NotNow:
                continue
        assert said == 5


def test_a_thousand_variables_leave_next_to_nothing() -> None:
    kept = Variables(Limits())
    for number in range(2000):
        kept[f"JUNK{number}".encode()] = b"x" * 30_000
    kept[b"LANG"] = b"C"
    assert dict(kept) == {}, "after so many none is looked at any more"
    kept = Variables(Limits())
    kept[b"LANG"] = b"de_DE.UTF-8\x1b]0;gotcha\x07" + b"x" * 1000
    assert len(kept[b"LANG"]) <= 64
    assert "\x1b" not in kept.plain()["LANG"]


@pytest.mark.parametrize(
    "size", [(0, 0), (1, 1), (2**32 - 1, 10), (10, 2**32 - 1), (65535, 65535), (3000, 2000), (300, 120)]
)
def test_sizes_are_clamped(size: tuple[int, int]) -> None:
    columns, rows = clamp(*size, Limits())
    assert 2 <= columns <= 300
    assert 2 <= rows <= 120


def test_every_limit_is_told_and_can_be_changed() -> None:
    told = [line.split(maxsplit=2) for line in described().splitlines()]
    assert [name for name, _, _ in told] == [*Limits._fields]
    assert len({meaning for _, _, meaning in told}) == len(told), "none has another's words"
    assert changed(Limits(), ["sessions=3", "grace_line=1"]).grace_line == 12.0, "never under twelve seconds"
    for wrong in ("sessions", "sessions=x", "nothing=1", "sessions=0", "sessions=-1"):
        with pytest.raises(NotNow):
            changed(Limits(), [wrong])


def test_the_host_key_is_made_once_and_kept_secret(tmp_path: Path) -> None:
    folder = tmp_path / "host"
    first = host_key(folder)
    assert (folder / HOST_KEY).stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o700
    assert host_key(folder).get_fingerprint() == first.get_fingerprint()


@pytest.mark.parametrize("harm", ["readable", "folder", "empty", "rubbish", "link"])
def test_a_host_key_that_is_not_right_is_never_replaced(harm: str, tmp_path: Path) -> None:
    folder = tmp_path / "host"
    host_key(folder)
    path = folder / HOST_KEY
    if harm == "readable":
        path.chmod(0o644)
    elif harm == "folder":
        folder.chmod(0o755)
    elif harm == "link":
        path.rename(tmp_path / "elsewhere")
        path.symlink_to(tmp_path / "elsewhere")
    else:
        path.write_bytes(b"" if harm == "empty" else b"rubbish")
    before = path.read_bytes()
    with pytest.raises(Mendable):
        host_key(folder)
    assert path.read_bytes() == before


def test_small_files_are_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "x" / "a.json"
    assert read_json(path) is None
    write_json(path, {"a": 1})
    path.with_suffix(".new").write_text("half of")
    assert read_json(path) == {"a": 1}
    path.write_text("{")
    with pytest.raises(Mendable, match="damaged"):
        read_json(path)


def test_a_deal_is_promised_and_proved() -> None:
    first, second = Deal.draw(), Deal.draw()
    assert first.commitment != second.commitment
    assert str(first.seed) not in first.commitment
    import hashlib

    assert hashlib.sha256(first.proof.encode()).hexdigest().startswith(first.commitment)


def test_a_files_owner_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host_key(tmp_path / "host")
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    with pytest.raises(Mendable):
        host_key(tmp_path / "host")


def test_a_table_to_open_begins_with_a_free_seat_and_bots_keep_their_level() -> None:
    draft = HostDraft("tribe")
    assert draft.to_open().seats == ("", "")
    draft.set_level(1, "master")
    draft.set_players(3)
    assert draft.to_open().seats == ("", "master", "")
    assert [seat.name for seat in draft.seats] == ["you", "", "anybody"]
    guests = HostDraft("tribe", "Bea")
    guests.set_players(3)
    assert guests.to_open().seats == ("", "", "medium"), "a game with a guest waits for nobody else"
    draft.options["leader_choice"] = "moon"
    with pytest.raises(rules.RulesError):
        draft.to_open()


def test_a_table_to_open_may_have_clocks_and_then_waits_for_nobody_else() -> None:
    draft = HostDraft("tribe")
    assert (draft.to_open().live, draft.to_open().clock) == (True, None)
    draft.pace = "slow"
    assert (draft.to_open().live, draft.to_open().clock) == (False, None)
    draft.pace, draft.then = "quarter", "medium"
    assert (draft.to_open().live, draft.to_open().clock) == (False, TableClock(bank=900, increment=10, then="medium"))


def test_the_pace_is_chosen_where_a_table_is_opened() -> None:
    screen = PlanScreen("tribe")
    screen.take_value(PACE, "days")
    screen.take_value(THEN_PLAYS, "hard")
    assert screen.draft.to_open().clock == TableClock(limit=3 * DAY, bank=4 * DAY, then="hard")


def test_people_of_a_newer_program_are_known_and_what_it_knows_of_them_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "people.json"
    path.write_text('[{"id": "SHA256:a", "name": "Ada", "may_come": true, "likes": {}, "pronoun": "she"}]')
    people = People(FileDocuments(path, "id"), Limits())
    ada = people.by_key("SHA256:a", may_come=False)
    assert ada.name == "Ada"
    people.like(ada, {"theme": "dark"})
    assert json.loads(path.read_text())[0]["pronoun"] == "she"
    path.write_text('[{"name": "nobody"}]')
    with pytest.raises(Mendable, match="is damaged"):
        People(FileDocuments(path, "id"), Limits())


async def test_keys_stay_whole_and_a_terminals_answers_are_no_keys(still: None) -> None:
    """However much comes at once; and who only looks on, while others play, is idle all the same."""
    wire, fed = Wire(FakeChannel(), Limits(), lambda: None, lambda error: None), []

    def feed(data: bytes, counts: bool = True) -> int:
        fed.append(data)
        return 0 if data == b"\x1b[0n" else 1

    wire.attach(feed, lambda *size: None)
    sent = b"\x1b[A\x1b[1;5B\x1bOPx\xe6\x97\xa5\x1b[<35;10;10M\x1b" * 20
    wire.received(sent)
    await asyncio.sleep(10)
    assert b"".join(fed) == sent
    assert all(len(piece) <= 16 for piece in fed)
    whole, parted = Reader(), Reader()
    assert [str(event) for piece in fed for event in parted.read(piece)] == [str(event) for event in whole.read(sent)]
    last = wire.last_key
    await asyncio.sleep(5)
    wire.received(b"\x1b[0n")
    assert wire.last_key == last
    wire.received(b"x")
    assert wire.last_key > last
    wire.cut()


async def test_who_floods_the_loop_waits_three_times_as_long_as_it_takes(
    still: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And who presses one key after the other, however much each of them costs, is not held back at all."""
    monkeypatch.setattr(CROWD, "used", 0.0)
    share, fed = Share(), []
    wire = Wire(FakeChannel(), Limits(), lambda: None, lambda error: None, share)

    def feed(data: bytes, counts: bool = True) -> int:
        fed.append(time.monotonic())
        asyncio.get_running_loop().call_soon(share.charge, 0.1, fed[-1])  # drawn when it was taken
        return 1

    wire.attach(feed, lambda *size: None)
    for _ in range(40):
        wire.received(b"x" * 100)
        await asyncio.sleep(0.1)
    gaps = [later - sooner for sooner, later in pairwise(fed)]
    assert gaps[0] < 0.1 < 0.3 <= round(min(gaps[-5:]), 6), "0.1 s of work, 0.3 s for the others"
    wire.cut()
    wire = Wire(FakeChannel(), Limits(), lambda: None, lambda error: None, Share())
    wire.attach(feed, lambda *size: None)
    fed.clear()
    for number in range(40):
        wire.received(b"x")
        assert len(fed) == number + 1, "at once"
        await asyncio.sleep(0.1)
    wire.cut()


async def test_while_keys_are_exchanged_nothing_is_typed(still: None) -> None:
    """SSH forbids it, and a client that never ends an exchange would have everything drawn for nobody; afterwards all is there."""
    is_exchanging, fed, sizes = True, [], []
    wire = Wire(FakeChannel(), Limits(), lambda: None, lambda error: None, is_exchanging=lambda: is_exchanging)

    def feed(data: bytes, counts: bool = True) -> int:
        fed.append(data)
        return 1

    wire.attach(feed, lambda *size: sizes.append(size))
    for _ in range(20):
        wire.received(b"?")
        wire.resized(90, 30)
        await asyncio.sleep(0.5)
    assert (fed, sizes) == ([], [])
    is_exchanging = False
    await asyncio.sleep(1)
    assert (b"".join(fed), sizes) == (b"?" * 20, [(90, 30)])
    wire.cut()


async def test_windows_that_change_for_ever_are_drawn_now_and_then(still: None) -> None:
    """Dragging one for a few seconds is followed closely; beyond that each change costs everybody else too much."""
    wire, drawn = Wire(FakeChannel(), Limits(), lambda: None, lambda error: None), []
    wire.attach(lambda data: 1, lambda *size: drawn.append(size))
    for number in range(600):
        wire.resized(80 + number % 40, 24)
        await asyncio.sleep(0.1)
    wire.cut()
    assert 40 <= len(drawn) <= 40 + 60
