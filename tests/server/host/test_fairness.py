"""Nothing to gain but by playing: taking back, dealing, wrong intents, refusals, edited records, for every game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import rules
from rules import Rng, RulesError, State
from saves import SaveError, Store, verify
from saves.format.seal import sealed_all, split
from tests.server.host.test_noninterference import GAMES, NAMES, Ear, other_world, play, table_of
from tests.server.inside import Visitor, laid, log_of, make_host, someone
from tribes_tui.play.seat import TableError
from tribes_tui.server.host.people import Person
from tribes_tui.server.host.seat_access import SeatAccess
from tribes_tui.server.host.table.hosted import HostedTable
from tribes_tui.server.host.table.plan import Deal
from tribes_tui.server.house import Host
from tribes_tui.server.session.seat_table import SeatTable

pytestmark = pytest.mark.usefixtures("still")
WORLDS = 12


def table_for(folder: Path, game_id: str, seed: int) -> tuple[Host, HostedTable, list[Person]]:
    host = make_host(folder, tables=10_000, tables_per_person=10_000)
    host.draw = lambda: Deal(seed, "salt")
    people = [someone(host, name) for name in NAMES[: max(2, rules.games[game_id].players[0])]]
    return host, laid(host, game_id, *people), people


# ---- 3: refusals, and everything that is hidden ------------------------------------------------


def refusal(hosted: HostedTable, seat: int, action: int) -> tuple[str, str]:
    """What a seat is told that proposes an action."""
    access = SeatAccess(hosted, seat, Ear())
    try:
        access.propose(action, hosted.table.number_for(seat))
    except (TableError, RulesError) as error:
        return type(error).__name__, str(error)
    finally:
        access.close()
    return "", ""


def differing(first: Any, second: Any, path: str = "") -> Iterator[str]:
    """The places, without numbers of seats and cards, in which two dumps differ."""
    if isinstance(first, dict) and isinstance(second, dict):
        for name in first:
            yield from differing(first[name], second.get(name), f"{path}/{name}")
    elif isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        for one, other in zip(first, second, strict=True):
            yield from differing(one, other, path)
    elif first != second:
        yield path


def hidden_places(truth: State, seat: int) -> set[str]:
    """The places whose content a seat doesn't know. Goods and gold that everybody saw changing hands are
    known to all who counted."""
    found, dump = set(differing(truth.dump(), truth.view(seat).dump())), truth.dump()
    if all(sorted(one["resources"]) == sorted(one["known"]) for one in dump.get("seats", []) if "known" in one):
        found.discard("/seats/resources")
    if truth.view(seat).memory():
        found.discard("/seats/gold")
    return found


def check_refusals(folder: Path, game_id: str, seeds: int, stops: int) -> None:
    """In two worlds that look the same to a seat, whatever it tries in vain is refused with the same words; and every
    hidden place was another in some of these worlds."""
    rng, hidden, dealt_anew, refusals = random.Random(game_id), Counter[str](), set[str](), 0
    for seed in range(seeds):
        _, hosted, people = table_for(folder / str(seed), game_id, seed)
        table = hosted.table
        for _ in range(stops):
            play(hosted, rng.randrange(1, 9), rng)
            if table.turn is None:
                break
            for seat in range(len(people)):
                truth = table._state
                world = other_world(truth, seat, rng)
                hidden.update(hidden_places(truth, seat))
                dealt_anew |= set(differing(truth.dump(), world.dump()))
                legal = set(truth.legal_actions()) | set(world.legal_actions())
                tried = rng.sample(range(len(table.game.actions)), min(40, len(table.game.actions)))
                for action in set(tried) - legal:
                    told = []
                    for state in (truth, world):
                        table._state = state.clone()
                        told.append(refusal(hosted, seat, action))
                    table._state = truth
                    assert told[0] == told[1], (seat, table.game.actions[action])
                    refusals += 1
        hosted.close()
    assert refusals >= seeds * stops
    often = {place for place, times in hidden.items() if times >= 20}
    assert often - dealt_anew == set(), "hidden places that the comparison never changed"
    assert "/rng" in dealt_anew


@pytest.mark.parametrize("game_id", GAMES)
async def test_refusals_do_not_depend_on_what_is_hidden(game_id: str, tmp_path: Path) -> None:
    check_refusals(tmp_path, game_id, seeds=3, stops=8)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
async def test_many_refusals_do_not_depend_on_what_is_hidden(game_id: str, tmp_path: Path) -> None:
    check_refusals(tmp_path, game_id, seeds=40, stops=30)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game_id", GAMES)
async def test_a_crash_tells_nothing(game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a session that breaks is sent, and what is logged of it, is the same whatever others hold."""
    from tribes_tui.table.screen import TableScreen

    def breaks(screen: TableScreen) -> None:
        raise RuntimeError(str(screen._view.dump()))

    monkeypatch.setattr(TableScreen, "do_log", breaks)
    monkeypatch.setattr("tribes_tui.server.transport.ssh_session.secrets.token_hex", lambda size: "same")
    told = []
    for world in (False, True):
        lines: list[str] = []
        hosted = table_of(tmp_path / f"{world}", game_id)
        play(hosted, 6, random.Random(3))
        if world:
            hosted.table._state = other_world(hosted.table._state, 0, random.Random(9))
        host = make_host(tmp_path / f"{world}-again", lines=lines)
        host.tables[hosted.id] = hosted
        host.take(hosted)
        visitor = Visitor(host, someone(host, NAMES[0]))
        await visitor.see("talk")
        await visitor.press("l")
        await visitor.settle()
        assert b"Something went wrong here (report same)" in visitor.sent
        log = [line.partition("session")[2] for line in lines if "broke" in line]
        assert log
        told.append((visitor.sent, log))
        assert b"\x1b]" not in visitor.sent
        assert b"\x07" not in visitor.sent
    assert told[0] == told[1]


# ---- 4: taking back ----------------------------------------------------------------------------


def learns(before: State, after: State, action: int, viewer: int, rng: Rng) -> bool:
    """Whether `viewer` can tell worlds apart after a move that looked the same to him before: not one that is rare.

    His own move he knows; of another's he knows only what he was shown, so any that looks the same will do.
    """
    known = after.view(viewer).dump()
    gone = 0
    for _ in range(WORLDS):
        world = before.view(viewer).resample(rng)
        others = [] if before.current_player == viewer else world.legal_actions()
        gone += not any(leads(world, other, viewer, known) for other in (action, *others))
    return gone > WORLDS * 0.6


def foresees(before: State, after: State, action: int, mover: int, rng: Rng) -> bool:
    """Whether the mover knew all that everybody saw by the move: then they gave it away, and nothing came to light."""
    seen = after.view(None).dump()
    return all(leads(before.view(mover).resample(rng), action, None, seen) for _ in range(WORLDS))


def leads(world: State, action: int, viewer: int | None, known: Any) -> bool:
    reached = world.clone()
    try:
        reached.apply(action)
    except RulesError:
        return False
    return reached.view(viewer).dump() == known


def check_undo(folder: Path, game_id: str, seeds: int, moves: int) -> Counter[str]:
    """Whenever a seat may take back, nobody else has decided since, no chance was drawn, and nobody knows more."""
    rng, kinds = random.Random(game_id), Counter[str]()
    for seed in range(seeds):
        _, hosted, people = table_for(folder / str(seed), game_id, seed)
        table = hosted.table
        for _ in range(moves):
            if table.turn is None:
                break
            play(hosted, 1, rng)
            for seat in range(len(people)):
                kinds["asked"] += 1
                if table.is_over or table.why_not_undo(seat) is not None:
                    continue
                past = table._past
                since = max(i for i, played in enumerate(past.moves) if played.seat == seat)
                later = [played for played in past.moves[since:] if seat not in played.unseen_by]
                assert {played.seat for played in later} <= {seat}, "another has decided"
                before, after = past.state_at(since), table._state
                assert (before.rng, before.script) == (after.rng, after.script), "chance was drawn"
                for number in range(since, len(past)):
                    played = past.moves[number]
                    steps = past.state_at(number), past.state_at(number + 1)
                    for viewer in set(range(len(people))) - set(played.unseen_by):
                        is_given = viewer != played.seat and foresees(*steps, played.action, played.seat, Rng(seed))
                        assert is_given or not learns(*steps, played.action, viewer, Rng(seed)), played.text
                kinds["allowed"] += 1
                kinds[past.moves[since].text.split()[0]] += 1
        hosted.close()
    return kinds


@pytest.mark.parametrize("game_id", GAMES)
async def test_nothing_is_taken_back_that_anybody_could_learn_from(game_id: str, tmp_path: Path) -> None:
    assert check_undo(tmp_path, game_id, seeds=1, moves=30)["asked"] >= 40


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
async def test_much_is_taken_back_and_nothing_learnt(game_id: str, tmp_path: Path) -> None:
    kinds = check_undo(tmp_path, game_id, seeds=30, moves=200)
    assert kinds["asked"] > 1000
    assert kinds["allowed"] > 20, kinds


# ---- 5: dealing --------------------------------------------------------------------------------


def test_deals_come_from_the_systems_own_source(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(
        "tribes_tui.play.deals.os.urandom", lambda size: asked.append(size) or bytes([*[0] * (size - 1), 5])
    )
    assert Deal.draw().seed == 5
    assert asked[0] == 128 // 8
    monkeypatch.undo()
    deals = [Deal.draw() for _ in range(2000)]
    assert len({deal.seed for deal in deals}) == len({deal.salt for deal in deals}) == 2000
    ones = [sum(deal.seed >> bit & 1 for deal in deals) for bit in range(128)]
    assert all(800 < count < 1200 for count in ones), "every bit is drawn"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game_id", GAMES)
async def test_the_deal_is_shown_at_the_end_and_not_before(game_id: str, tmp_path: Path) -> None:
    """The number, its salt and what bots are asked with say nothing of it; the proof plays the game again."""
    lines: list[str] = []
    host = make_host(tmp_path, lines=lines)
    asked: list[Any] = []
    host.bots.put = lambda question: asked.append(question.ask)  # type: ignore[method-assign]
    people = [someone(host, name) for name in NAMES[: max(2, rules.games[game_id].players[0])]]
    hosted = laid(host, game_id, *people)
    deal, table, rng = hosted.deal, hosted.table, random.Random(4)
    visitor = Visitor(host, people[0])
    await visitor.see("talk")
    await visitor.press("l", "esc", "v", "esc")
    marks = [str(deal.seed), f"{deal.seed:x}", deal.salt, deal.proof]
    for number in range(20_000):
        if table.turn is None:
            break
        before = "".join(lines) + "".join(log_of(hosted)) + str([c.plain() for c in hosted.chairs])
        if number < 40:
            assert not any(mark in before or mark.encode() in visitor.sent for mark in marks)
            hosted.hint(table.turn, "medium", 1.0)
            view, _, seed, _ = asked[-1]
            assert view["view"]["rng"] is None
            assert not any(mark in str(view) for mark in marks)
            assert seed not in (deal.seed, table._state.rng)
        hosted.propose(table.turn, rng.choice(table._state.legal_actions()), table.number)
    assert table.is_over
    told = "\n".join(log_of(hosted))
    assert deal.commitment in told
    assert deal.proof in told
    salt, _, seed = deal.proof.partition(":")
    assert sha256(f"{salt}:{seed}".encode()).hexdigest().startswith(deal.commitment)
    recording = host.finished.recording(hosted)
    assert recording.header.seed == int(seed)
    assert verify(recording).scores() == table.scores
    await visitor.close()


# ---- 6: intents --------------------------------------------------------------------------------


def seat_tables(host: Host, hosted: HostedTable, people: list[Person]) -> list[SeatTable]:
    """What each of them has of the table, for the whole game as in a session."""

    def of(person: Person) -> SeatTable:
        return SeatTable(
            lambda ear: host.seating.watch_or_play(hosted, person, ear), hosted.plan.game_id, "", lambda _: None
        )

    return [of(person) for person in people]


def fuzz(folder: Path, game_id: str, times: int) -> None:
    """Other people's seats, old numbers, repetitions, actions that don't exist: nothing is accepted wrongly."""
    host, hosted, people = table_for(folder, game_id, 1)
    rng, played, repeated = random.Random(game_id), 0, 0
    last: tuple[int, int, int] | None = None
    at_table = seat_tables(host, hosted, people)
    for _ in range(times):
        if hosted.is_over:
            hosted = laid(host, game_id, *people)
            at_table = seat_tables(host, hosted, people)
        table = hosted.table
        who, seat = rng.randrange(len(people)), rng.randrange(len(people))
        if rng.random() < 0.4:
            who = seat = table.turn
        view = table.view(seat)
        actions = [*view.legal_actions(), rng.randrange(-3, len(table.game.actions) + 3)]
        intent = (seat, rng.choice(actions), table.number_for(seat) + rng.choice([0, 0, 0, -1, 1, -5]))
        if last is not None and rng.random() < 0.05:
            intent, who = last, last[0]
            repeated += 1
        seat, action, number = intent
        before, fresh = table.number, number in (table.number_for(seat), table.number)
        right = seat == who and fresh and seat == table.turn and action in table._state.legal_actions()
        early = seat == who and fresh and table.is_concealed and table.view(seat).current_player == seat != table.turn
        far = at_table[who]
        try:
            done = far.propose(seat, action, number)
        except (TableError, RulesError):
            assert not right
            assert table.number == before
        else:
            assert done == right
            assert right or early
            played += done
            last = intent if done else last
    assert played > times / 10
    assert repeated


@pytest.mark.parametrize("game_id", GAMES)
async def test_only_right_intents_are_played(game_id: str, tmp_path: Path) -> None:
    fuzz(tmp_path, game_id, 150)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
async def test_only_right_intents_are_played_of_seventeen_thousand(game_id: str, tmp_path: Path) -> None:
    fuzz(tmp_path, game_id, 17_000)


# ---- 7: records --------------------------------------------------------------------------------


def bodies_of(path: Path) -> list[str]:
    return [split(line)[0].decode() for line in path.read_bytes().splitlines()]


def is_flagged(store: Store, name: str) -> bool:
    """Whether reading the record, or playing it again, finds it out."""
    try:
        verify(store.read(name))
    except SaveError:
        return True
    return False


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game_id", GAMES)
async def test_an_edited_record_is_found_out(game_id: str, tmp_path: Path) -> None:
    """Lines changed without their seals; and moves exchanged, left out or doubled with all seals made anew."""
    host, hosted, _ = table_for(tmp_path, game_id, 2)
    play(hosted, 60, random.Random(1))
    name = hosted.table.name
    host.close()
    store = Store(tmp_path)
    path = next((tmp_path / "saves").glob(f"{name}.*"))
    sound, bodies = path.read_bytes(), bodies_of(path)
    assert not is_flagged(store, name)
    lines = sound.splitlines(keepends=True)
    for number in range(len(lines) - 1):
        for edited in (lines[number].replace(b"1", b"2", 1), lines[number][3:], b""):
            if edited != lines[number]:
                path.write_bytes(b"".join([*lines[:number], edited, *lines[number + 1 :]]))
                assert is_flagged(store, name), number
    flagged = tried = 0
    for number in range(1, len(bodies) - 1):
        for edited in ([bodies[number + 1], bodies[number]], [bodies[number]], [bodies[number]] * 2):
            path.write_bytes(b"".join(sealed_all([*bodies[:number], *edited, *bodies[number + 2 :]])))
            tried += 1
            flagged += is_flagged(store, name) or store.read(name).moves == moves_of(sound, path, store, name)
    path.write_bytes(sound)
    assert flagged == tried >= 60


def moves_of(sound: bytes, path: Path, store: Store, name: str) -> Any:
    """The moves of the sound record: an edit that leaves them as they were is none."""
    edited = path.read_bytes()
    path.write_bytes(sound)
    moves = store.read(name).moves
    path.write_bytes(edited)
    return moves
