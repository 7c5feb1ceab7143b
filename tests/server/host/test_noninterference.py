"""What a seat receives does not depend on anything hidden from it: for every game, byte for byte."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import rules
from rules import State
from tests.server.inside import Visitor, laid, make_host, someone
from tribes_tui.play.seat import Update
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.seat_access import SeatAccess
from tribes_tui.server.host.table.chat import Line, read
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Deal
from tribes_tui.server.house import Host
from tribes_tui.server.session.screens.hosted_table import HostedTableScreen

pytestmark = pytest.mark.usefixtures("still")

GAMES = list(rules.games)
DEAL = Deal(7, "salt")
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Finn")
KEYS = ("v", "esc", "?", "esc", "right", "down", "tab", "u", "l", "esc", "o", "e", "r", "esc", "enter", "esc")


def table_of(folder: Path, game_id: str) -> HostedTable:
    """A table of people that is dealt the same wherever it is laid."""
    host = make_host(folder)
    people = [someone(host, name) for name in NAMES[: max(2, rules.games[game_id].players[0])]]
    host.draw = lambda: DEAL
    return laid(host, game_id, *people)


def play(hosted: HostedTable, steps: int, rng: random.Random) -> None:
    table = hosted.table
    assert table is not None
    for _ in range(steps):
        if table.turn is None:
            return
        table.propose(table.turn, rng.choice(table._state.legal_actions()), table.number)


def other_world(state: State, seat: int | None, rng: random.Random) -> State:
    """A state that is the same to `seat`, with everything hidden from it dealt anew."""
    return state.view(seat).resample(rng)  # type: ignore[arg-type]


class Ear:
    """Hears what an access to a seat tells."""

    def __init__(self) -> None:
        self.heard_all: list[Any] = []

    def heard(self, update: Update, can_redo: bool, unsaved: str | None, final: State | None) -> None:
        events = [(event.kind, event.player, event.fields()) for event in update.events]
        self.heard_all.append((update.number, update.seat, update.text, events, update.view.dump(), can_redo, unsaved))

    def said(self, line: Line) -> None:
        self.heard_all.append(read(line))

    def reseated(self) -> None:
        self.heard_all.append("reseated")


def listen(hosted: HostedTable, seat: int | None, state: State) -> tuple[HostedTable, Ear, SeatAccess]:
    assert hosted.table is not None
    hosted.table._state = state
    ear = Ear()
    access = SeatAccess(hosted, seat, ear)
    return hosted, ear, access


def all_that_an_access_tells(access: SeatAccess, seat: int | None) -> Any:
    picture = access.picture()
    entries = [(e.number, e.seat, e.text, [(v.kind, v.player, v.fields()) for v in e.events]) for e in picture.entries]
    undo = None if seat is None else access.why_not_undo()
    people = access.seats, access.presences(), access.watchers()
    return picture.view.dump(), entries, picture.can_redo, picture.unsaved, people, undo


def what_it_may_know(hosted: HostedTable, seat: int | None) -> list[Any]:
    """Of each move that a seat knows of, who made it, its notation if that shows nothing, and what was seen of it."""
    assert hosted.table is not None
    return [
        (played.seat, played.text_for(seat), [event.fields() for event in played.events_for(seat)])
        for played in hosted.table._past.moves
        if seat not in played.unseen_by
    ]


def compare(pair: tuple[HostedTable, HostedTable], seat: int | None, rng: random.Random) -> int:
    """One step in both worlds: the same must be told to `seat`, and then of every action that looks the same to it."""
    first, second = pair
    truth = first.table._state  # type: ignore[union-attr]
    world = other_world(truth, seat, rng)
    assert world.view(seat).dump() == truth.view(seat).dump()
    here, there = listen(first, seat, truth.clone()), listen(second, seat, world.clone())
    assert all_that_an_access_tells(here[2], seat) == all_that_an_access_tells(there[2], seat)
    entries = here[2].picture().entries  # the past is one in both worlds: so it is asked what is told of it
    told = [(entry.seat, entry.text, [event.fields() for event in entry.events]) for entry in entries]
    assert told == what_it_may_know(first, seat)
    compared = 0
    mover = truth.current_player
    for action in sorted(set(truth.legal_actions()) & set(world.legal_actions()))[:6]:
        if world.current_player != mover or mover is None:
            break
        if openly(truth, action, seat) != openly(world, action, seat):
            continue  # chance, or the action itself, shows something by the rules
        told = [heard_of(port_pair, state, mover, action) for port_pair, state in ((here, truth), (there, world))]
        assert told[0] == told[1], (seat, mover, action)
        compared += 1
    for _, _, access in (here, there):
        access.close()
    first.table._state = truth  # type: ignore[union-attr]
    return compared


def openly(state: State, action: int, seat: int | None) -> Any:
    """What an action shows to a seat by the rules: its view afterwards, and what it sees of the events."""
    after = state.clone()
    after.events = []
    after.apply(action)
    seen = [event.seen_by(seat) for event in after.events]
    return after.view(seat).dump(), [(event.kind, event.player, event.fields()) for event in seen if event is not None]


def heard_of(where: tuple[HostedTable, Ear, SeatAccess], state: State, mover: int, action: int) -> list[Any]:
    """What the ear hears of one action; the table is then as before."""
    hosted, ear, _ = where
    table = hosted.table
    assert table is not None
    past, number = table._past, len(table._past)
    table._state = state.clone()
    ear.heard_all.clear()
    played = past.play(table._state, action)
    table._audience.played(past, table.view, played)
    table._audience.deliver()
    past.drop_after(number)
    return ear.heard_all[:]


def check_game(folder: Path, game_id: str, seed: int, stops: int) -> int:
    rng = random.Random(seed)
    pair = (table_of(folder / "a", game_id), table_of(folder / "b", game_id))
    compared = 0
    for _ in range(stops):
        steps, choice = rng.randrange(1, 9), rng.random()
        for hosted in pair:
            play(hosted, steps, random.Random(choice))
        if pair[0].table is None or pair[0].table.turn is None:
            break
        for seat in (None, *range(len(pair[0].chairs))):
            truth = pair[0].table._state
            compared += 1 + compare(pair, seat, rng)
            pair[0].table._state, pair[1].table._state = truth, truth.clone()  # type: ignore[union-attr]
    return compared


@pytest.mark.parametrize("game_id", GAMES)
async def test_what_is_told_to_a_seat_does_not_depend_on_what_is_hidden(game_id: str, tmp_path: Path) -> None:
    assert check_game(tmp_path, game_id, 1, stops=3) >= 9


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
async def test_ten_thousand_pairs(game_id: str, tmp_path: Path) -> None:
    compared = seed = 0
    while compared < 10_000:
        seed += 1
        compared += check_game(tmp_path / str(seed), game_id, seed, stops=25)


async def bytes_for(folder: Path, game_id: str, seat: int | None, seed: int, hidden: int | None) -> list[Any]:
    """What one session is sent: on entering, and for each key; with each its view and the number of moves then. `hidden` deals the hidden things anew."""
    hosted = table_of(folder, game_id)
    play(hosted, 6, random.Random(seed))
    table = hosted.table
    assert table is not None
    while table.turn == seat and len(table._state.legal_actions()) == 1:
        play(hosted, 1, random.Random(seed))  # the screen would; and a card that it draws may be any, by the rules
    host = make_host(folder / "again")
    host.tables[hosted.id] = hosted
    host.take(hosted)
    person = someone(host, NAMES[seat] if seat is not None else "Zoe")
    return await bytes_of_a_session(host, hosted, person, seat, hidden)


async def bytes_of_a_session(
    host: Host, hosted: HostedTable, person: Person, seat: int | None, hidden: int | None
) -> list[Any]:
    """The same, of somebody who comes to a table that is there; what is hidden from them is dealt anew by `hidden`."""
    table = hosted.table
    assert table is not None
    if hidden is not None:
        table._state = other_world(table._state, seat, random.Random(hidden))
    person.likes = {
        "motion": False
    }  # a frame of motion comes when its time has come, here in this key, there in the next
    visitor = Visitor(host, person)
    if seat is None:
        await visitor.see("Open a table")
        visitor.session.later(lambda: visitor.app.go_to(hosted))
    await visitor.see("leave")
    await visitor.settle(0.4)  # the cursor finds its place a moment after the table is there
    sent = [(visitor.sent, table.view(seat).dump(), table.number)]
    for key in KEYS:
        before = len(visitor.sent)
        await visitor.press(key)
        sent.append((visitor.sent[before:], table.view(seat).dump(), table.number))
    await visitor.close()
    assert len(visitor.sent) > 2500, "too little was sent to mean anything"
    return sent


async def check_bytes(folder: Path, game_id: str, seat: int | None, seed: int) -> None:
    """Time stands still in these tests, so that frames are always cut in the same way: every byte counts.

    Until the seat itself, by a key, draws a card: which one that is may differ, and from then on what is sent.
    """
    plain = await bytes_for(folder / "plain", game_id, seat, seed, None)
    other = await bytes_for(folder / "other", game_id, seat, seed, 1000 + seed)
    check_same(plain, other, game_id, seat)


def check_same(plain: list[Any], other: list[Any], game_id: str, seat: int | None) -> None:
    """What a seat is sent in two worlds that look the same to it."""
    assert plain[0][1] == other[0][1]
    for (sent, view, number), (other_sent, other_view, other_number) in zip(plain, other, strict=True):
        if view != other_view:
            assert min(number, other_number) > plain[0][2], (
                f"{game_id}: seat {seat} sees something hidden without a move"
            )
            break
        assert sent == other_sent, f"{game_id}: the bytes for seat {seat} tell something hidden"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game_id", GAMES)
async def test_the_bytes_for_a_seat_are_the_same_whatever_others_hold(game_id: str, tmp_path: Path) -> None:
    await check_bytes(tmp_path, game_id, 0, 1)


@pytest.mark.soak
async def test_a_leak_in_a_corner_of_the_screen_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(screen: Any) -> str:
        return str(screen._seat_table.access._hosted.table._state.key()[:4])

    monkeypatch.setattr(HostedTableScreen, "_attendance", leaky)
    with pytest.raises(AssertionError, match="tell something hidden"):
        await check_bytes(tmp_path, "indy", 0, 1)


async def test_a_leak_in_what_is_told_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(access: SeatAccess) -> list[str]:
        return [str(access._table._state.key())]

    monkeypatch.setattr(SeatAccess, "presences", leaky)
    with pytest.raises(AssertionError):
        check_game(tmp_path, "indy", 1, stops=3)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
async def test_the_bytes_for_every_seat_and_for_spectators(game_id: str, tmp_path: Path) -> None:
    for seed in range(4):
        for seat in (None, *range(max(2, rules.games[game_id].players[0]))):
            await check_bytes(tmp_path / f"{seed}-{seat}", game_id, seat, seed)
