"""Byte for byte: what a session at one host is sent, while others decide by way of another one, does not depend on what is hidden from it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest

pytest.importorskip("psycopg", exc_type=ImportError)

import rules
from rules import State
from tests.server.host.test_noninterference import NAMES, openly, other_world
from tests.server.inside import Visitor, someone
from tests.server.shared.secrets.in_memory import TwoHosts
from tribes_tui.server.session.screens.at_table import WhoIsThere

pytestmark = pytest.mark.usefixtures("still")

GAMES = list(rules.games)
KEYS = ("right", "tab", "?", "esc", "l", "esc", "down", "tab")


class Step(NamedTuple):
    """What a session was sent until then, what it may know, and what was decided next by way of the other host, as that seat sees it."""

    sent: bytes
    view: Any
    action: int | None = None
    seen: Any = None


async def steps_of(folder: Path, game_id: str, seat: int | None, seed: int, like: list[Step] | None) -> list[Step]:
    """What the session of a seat at the second host is sent: when it comes, for keys, and for what is decided at the first.

    With `like` all that is hidden from the seat is dealt anew, and everybody decides as they did there, as long as that looks the same.
    """
    two, rng = TwoHosts(folder, game_id), random.Random(seed)
    for _ in range(6):
        await two.play(rng.choice(two.state.legal_actions()))
    while two.state.current_player == seat and len(two.state.legal_actions()) == 1:
        await two.play(
            two.state.legal_actions()[0]
        )  # the screen would; and a card that it draws may be any, by the rules
    await two.begin_there()
    if like is not None:
        two.state = other_world(two.state, seat, random.Random(1000 + seed))
    host, hosted = two.at(1)
    person = host.people.by_key(f"SHA256:{NAMES[seat]}", True) if seat is not None else someone(host, "Zoe")
    person.likes = {"motion": False}
    visitor = Visitor(host, person)
    if seat is None:
        await visitor.see("Open a table")
        visitor.session.later(lambda: visitor.app.go_to(hosted))
    await visitor.see("leave")
    await visitor.settle(0.4)
    steps = []
    for number in range(8):
        steps.append(await next_step(two, visitor, seat, rng, number, like))
        if steps[-1].action is None:
            break
        await two.play(steps[-1].action)
        await visitor.settle(0.2)
    await visitor.close()
    two.close()
    return steps


async def next_step(
    two: TwoHosts, visitor: Visitor, seat: int | None, rng: random.Random, number: int, like: list[Step] | None
) -> Step:
    await visitor.press(KEYS[number % len(KEYS)])
    sent, view = visitor.sent, two.state.view(seat).dump()
    if two.state.is_terminal:
        return Step(sent, view)
    if like is None:
        action = rng.choice(two.state.legal_actions())
        return Step(sent, view, action, openly(two.state, action, seat))
    action = like[number].action
    if action is None or not is_alike(two.state, action, seat, like[number].seen):
        return Step(sent, view)
    return Step(sent, view, action, like[number].seen)


def is_alike(state: State, action: int, seat: int | None, seen: Any) -> bool:
    """Whether the action can be taken here, too, and shows the seat the same by the rules."""
    return state.is_legal(action) and openly(state, action, seat) == seen


async def check(folder: Path, game_id: str, seat: int | None, seed: int) -> int:
    """Two worlds that look the same to a seat; how many decisions were taken alike in both.

    What passes in silence after a decision may end a round, and chance may then show the seat another card: by the rules.
    """
    plain = await steps_of(folder / "plain", game_id, seat, seed, None)
    other = await steps_of(folder / "other", game_id, seat, seed, plain)
    assert plain[0].view == other[0].view
    for here, there in zip(plain, other, strict=False):
        if here.view != there.view:
            break
        assert here.sent == there.sent, f"{game_id}: the bytes for seat {seat} tell something hidden"
    assert len(plain[-1].sent) > 2500, "too little was sent to mean anything"
    return len(other) - 1


async def test_the_bytes_of_a_seat_are_the_same_whatever_others_hold_and_do_in_secret(tmp_path: Path) -> None:
    assert await check(tmp_path, "indy", 0, 2) >= 1


async def test_a_leak_on_the_screen_of_another_host_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(attendance: Any) -> str:
        return str(attendance.access._hosted.table._state.key()[:4])

    monkeypatch.setattr(WhoIsThere, "told", property(leaky))
    with pytest.raises(AssertionError, match="tell something hidden"):
        await check(tmp_path, "indy", 0, 1)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
async def test_the_bytes_of_every_seat_and_of_spectators(game_id: str, tmp_path: Path, capsys) -> None:
    compared = 0
    seats = [None, *range(max(2, rules.games[game_id].players[0]))]
    for seed in range(4):
        for seat in seats:
            compared += await check(tmp_path / f"{seed}-{seat}", game_id, seat, seed)
    with capsys.disabled():
        print(f"\n{game_id}: {4 * len(seats)} pairs of sessions, {compared} decisions by way of the other host")
