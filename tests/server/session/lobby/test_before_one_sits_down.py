"""Before one sits down: what a table's room says, what guests can and can't, boxes that stay until what was typed is good, the first words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.inside import Visitor, laid, make_host, someone
from tribes_tui.server.host.table.plan import CLOCKS, TAKEN, Plan
from tribes_tui.server.house import Host
from tribes_tui.words.rivals import all_of

pytestmark = pytest.mark.usefixtures("still")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    made = make_host(tmp_path)
    yield made
    made.close()


async def guest(host: Host, name: str) -> Visitor:
    person = host.people.guest(True)
    host.name(person, name)
    visitor = Visitor(host, person)
    await visitor.see("Rulebooks")
    return visitor


async def test_the_room_of_a_table_says_what_was_chosen_about_hands_time_and_seats(host: Host) -> None:
    host.shows_hands = True
    ada = Visitor(host, someone(host, "Ada"))
    await ada.see("Rulebooks")
    plan = Plan("indy", ["", ""], {}, live=False, clock=CLOCKS["day"], lost=TAKEN, hands=10)
    hosted = host.seating.open_table(ada.session.person, plan)
    ada.session.later(lambda: ada.app.go_to(hosted))
    await ada.see("Chosen rules")
    for said in ("1 day a decision", "2 d in reserve", "a bot takes the seat", "see all hands, 10 moves late"):
        assert said in ada.text, ada.text
    await ada.close()


async def test_a_guest_is_told_why_not_and_is_offered_nothing_that_needs_a_key(host: Host) -> None:
    gus, ada = await guest(host, "Gus"), someone(host, "Ada")
    assert "Games over days" not in gus.text
    await gus.press("o")
    assert "I am away" not in await gus.settle()
    host.seating.open_table(ada, Plan("indy", ["", ""], {}, live=False, clock=CLOCKS["fast"], rated=True))
    await gus.see("rated")
    await gus.press("home", "enter")
    await gus.see("A rated game is only for people with a key")
    assert "Sit down: it counts" not in gus.text
    host.close_table(next(iter(host.tables.values())))
    host.seating.open_table(ada, Plan("indy", ["", ""], {}, live=False, clock=CLOCKS["day"]))
    await gus.see("1 day a decision")
    await gus.press("home", "enter")
    await gus.see("with a key")
    await gus.press("d")
    await gus.see("Today's deal")
    await gus.press("home", "enter")
    await gus.see("Only people with a key can play it: connect with one.")
    hosted = laid(host, "indy", gus.session.person, ada)
    gus.session.later(lambda: gus.app.go_to(hosted))
    await gus.see("^t")
    host.seating.resign(hosted, ada)
    await gus.see("You win")
    assert "ssh" not in await gus.settle(), "nobody could ask for that record"
    await gus.close()


async def test_a_wrong_code_is_typed_again_where_it_was_typed(host: Host) -> None:
    ada = Visitor(host, someone(host, "Ada"))
    await ada.see("Rulebooks")
    await ada.press("i")
    await ada.see("What is its code?")
    for typed in ("qqqqq-qqqqq-qqqq", "Qnq"):
        await ada.press(*typed, "enter")
        await ada.see("There is no such invitation")
        assert "What is its code?" in ada.text
    assert not ada.session.is_over
    await ada.close()


async def test_who_comes_for_the_first_time_reads_what_this_is_and_leaves_without_a_seat(host: Host) -> None:
    new = Visitor(host, host.people.by_key("SHA256:new", True))
    await new.see("What should the others call you?")
    assert "Six games of cards and tiles" in new.text
    assert "Esc  leave" in new.text
    await new.press("esc")
    await new.settle()
    assert b"Good-bye!" in new.sent
    assert b"back to your seat" not in new.sent
    await new.close()


async def test_the_value_of_the_field_under_the_cursor_is_in_sight(host: Host) -> None:
    host.shows_hands = True
    ada = Visitor(host, someone(host, "Ada"))
    await ada.see("Rulebooks")
    await ada.press("n")
    await ada.see("Who may sit at your table?")
    seen = set[str]()
    for key in ["down"] * 14 + ["right", "down"] * 14:
        await ada.press(key)
        await ada.settle()
        field = ada.app.focused
        seen.add(field.id)
        assert field.id in (None, "start") or "►" in "".join(ada.text.split("\n")[3:22]), ada.text
    assert {"then", "hands", "lost", "pace"} <= seen
    await ada.close()


def test_a_bot_that_follows_somebody_is_said_in_words() -> None:
    assert all_of(["even 50"]) == "1 bot, strength 50"
    assert all_of(["even 50", "even 50"]) == "2 bots, strength 50"
    assert all_of(["medium"]) == "1 medium bot"
