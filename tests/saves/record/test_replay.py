"""Replaying: the same position again, or a refusal at the move where the rules part from the record."""

from __future__ import annotations

import pytest

from saves import OtherRules, Parted, Recording, Store, parse, replay, seal_text, verify
from tests.saves.play import new, play, steps
from tests.saves.toy import GAMES, LATER, PEBBLES, LaterGame, moves


@pytest.fixture
def recording(store: Store) -> Recording:
    """A whole game with checks and a branch."""
    record = new(store)
    played = moves(100)
    for number, (seat, text, _) in enumerate(played[:8], 1):
        record.append(number, seat, text)
    record.check(8, played[7][2].key())
    record.undo(3, 0)
    for number, (seat, text, state) in enumerate(played[3:], 4):
        record.append(number, seat, text)
        if number % 5 == 0:
            record.check(number, state.key())
    last = played[-1][2]
    record.finish({"scores": [*last.scores()], "ranking": [*last.ranking()], "key": last.key()})
    return store.read(record.name)


def edited(recording: Recording, old: str, new: str) -> Recording:
    """The same record, changed by hand and sealed anew."""
    assert old in recording.text()
    return parse(seal_text(recording.text().replace(old, new, 1)).encode())


def test_every_position_comes_back(recording: Recording) -> None:
    for number, (_, _, state) in enumerate(moves(100), 1):
        assert replay(recording, number, GAMES) == state
    assert replay(recording, 0, GAMES) == PEBBLES.new_state(2, 1, {"heap": 40})
    assert replay(recording, games=GAMES).is_terminal
    assert verify(recording, GAMES) == replay(recording, games=GAMES)


@pytest.mark.parametrize("number", [-1, 1000])
def test_there_is_no_such_move(recording: Recording, number: int) -> None:
    with pytest.raises(ValueError, match="moves, not"):
        replay(recording, number, GAMES)


def test_a_record_in_play_is_replayed_too(store: Store) -> None:
    record = new(store)
    play(record, 7)
    assert replay(record, games=GAMES) == moves(7)[-1][2]


def test_an_illegal_move_parts_at_that_move(recording: Recording) -> None:
    before, undo, after = recording.text().partition("undo 3 by 0")
    text = recording.moves[3].text
    wrong = parse(seal_text(before + undo + after.replace(f"4 1 {text}", "4 1 take 9", 1)).encode())
    with pytest.raises(Parted, match=r"at move 4: 'take 9'.* is not an action") as caught:
        replay(wrong, games=GAMES)
    assert caught.value.number == 4
    assert caught.value.good is not None
    assert steps(caught.value.good) == steps(recording)[:3]
    assert replay(caught.value.good, games=GAMES) == moves(3)[-1][2]
    assert replay(wrong, 3, GAMES) == moves(3)[-1][2]


def test_the_wrong_seat_parts_at_that_move(recording: Recording) -> None:
    wrong = edited(recording, "1 0 ", "1 1 ")
    with pytest.raises(Parted, match="at move 1: seat 1 moves, but it is not its turn"):
        replay(wrong, games=GAMES)


def test_another_position_parts_at_the_check(recording: Recording) -> None:
    wrong = edited(recording, f"check 10 {recording.checks[10]}", f"check 10 {'0' * 32}")
    with pytest.raises(Parted, match="at move 10: the position is not the one") as caught:
        replay(wrong, games=GAMES)
    assert caught.value.good is not None
    assert steps(caught.value.good) == steps(recording)[:5]
    assert replay(wrong, 9, GAMES) == moves(9)[-1][2]


@pytest.mark.parametrize("name", ["scores", "ranking"])
def test_another_result_parts_at_the_end(recording: Recording, name: str) -> None:
    assert recording.result is not None
    old = f'"{name}":[{",".join(map(str, recording.result[name]))}]'
    with pytest.raises(Parted, match=f"the {name} at the end"):
        replay(edited(recording, old, f'"{name}":[0,0]'), games=GAMES)


def test_another_last_key_parts_at_the_end(recording: Recording) -> None:
    assert recording.result is not None
    with pytest.raises(Parted, match="not the one that was recorded"):
        replay(edited(recording, recording.result["key"], "0" * 32), games=GAMES)


def test_another_seed_parts(recording: Recording) -> None:
    with pytest.raises(Parted, match="not the one that was recorded"):
        replay(edited(recording, '"seed":1', '"seed":2'), games=GAMES)


@pytest.mark.parametrize(
    ("old", "new"), [('"heap":40', '"heap":41'), ('"heap":40', '"leap":40'), ('"heap":40', '"heap":"x"')]
)
def test_options_that_the_game_does_not_have_part_at_once(recording: Recording, old: str, new: str) -> None:
    with pytest.raises(Parted, match="cannot be set up") as caught:
        replay(edited(recording, old, new), games=GAMES)
    assert caught.value.number == 0


def test_a_branch_is_verified_though_not_replayed(recording: Recording) -> None:
    at = recording.text().index("check 8 ")
    key = recording.text()[at + 8 : at + 40]
    wrong = edited(recording, key, "0" * 32)
    assert replay(wrong, games=GAMES).is_terminal
    with pytest.raises(Parted, match="at move 8"):
        verify(wrong, GAMES)


def test_an_unknown_game_is_said_so(recording: Recording) -> None:
    for games in ({}, None):
        with pytest.raises(OtherRules, match="a game that this program does not have"):
            replay(recording, games=games)


def test_changed_rules_are_noticed_even_if_they_do_not_own_up(recording: Recording) -> None:
    class Silent(LaterGame):
        version = 1

    with pytest.raises(Parted):
        replay(recording, games={"pebbles": Silent()})


def test_later_rules_refuse_a_record_of_older_ones(recording: Recording) -> None:
    with pytest.raises(OtherRules, match="rules version 1, which this program no longer has"):
        replay(recording, games={"pebbles": LATER})
    newer = edited(recording, '"rules":1', '"rules":3')
    with pytest.raises(OtherRules, match="rules version 3, which a newer program has"):
        replay(newer, games={"pebbles": LATER})
    assert len(recording.moves) == len(moves(100))


def test_older_rules_play_on_beside_the_later_ones(recording: Recording) -> None:
    both = {"pebbles": LATER, "pebbles@1": PEBBLES}
    assert replay(recording, games=both) == moves(100)[-1][2]
