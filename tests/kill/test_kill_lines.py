"""Kill -9 of the real program at random instants: what it had shown as played is in the record, and it goes on."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import rules
from saves import Store
from tests.kill.lines import Death, Witness, killed
from tests.kill.transcript import acknowledged, questions

MOST = 20_000
"""Bytes that a program says, at most, before it dies: some twenty moves."""


def kill_again_and_again(game_id: str, home: Path, kills: int, seed: int) -> Witness:
    """Begin a game, and kill it and go on with it until so many programs have died; a finished one begins anew."""
    chance, witness = random.Random(f"{game_id} {seed}"), Witness(Store(home))
    fewest = rules.games[game_id].players[0]
    people = [f"name:{name}" for name in ("Ada", "Ben", "Cleo", "Dan")[:fewest]]
    with_bots = ["you", *["bot:random"] * (fewest - 1)]
    died = 0
    while died < kills:
        seats = ",".join(chance.choice((people, people, with_bots)))
        begin = ["play", game_id, "--plain", "--seats", seats, "--seed", str(chance.randrange(10**6))]
        death = killed(witness.arguments or begin, home, chance, MOST)
        witness.check(death)
        died += death.was_killed
    return witness


@pytest.mark.sampled(1)
@pytest.mark.parametrize("game_id", rules.games)
def test_a_killed_game_has_lost_nothing_and_goes_on(game_id: str, tmp_path: Path) -> None:
    assert kill_again_and_again(game_id, tmp_path, 8, seed=1).acknowledged > 10


@pytest.mark.soak
@pytest.mark.parametrize("game_id", rules.games)
def test_a_hundred_and_seventy_kills_of_each_game_lose_nothing(game_id: str, tmp_path: Path) -> None:
    witness = kill_again_and_again(game_id, tmp_path, 170, seed=2)
    print(f"{game_id}: 170 killed, {witness.acknowledged} acknowledged moves, 0 lost")
    assert witness.acknowledged > 170


SAID = """a view
seat 0 to decide:
  1) one
  2) two
>
you: two
seat 1 to decide:
  1) three
>
no: choose a number from 1 to 1
seat 1 to decide:
  1) three
>
Ben: three
seat 0 to decide:
  1) fo"""


def test_a_transcript_tells_what_was_acknowledged() -> None:
    asked = questions(SAID)
    assert [question.seat for question in asked] == [0, 1, 1]
    assert acknowledged(asked, [2, 7, 1, 1]) == [(0, "two")]
    whole = questions(SAID + "ur\n>\n")
    assert acknowledged(whole, [2, 7, 1, 1]) == [(0, "two"), (1, "three")]
    assert whole[1].before == "you: two\n"


def test_the_witness_would_notice_a_lost_move(tmp_path: Path) -> None:
    chance, home = random.Random(5), tmp_path
    death = Death("", [], was_killed=True)
    while len(acknowledged(questions(death.said), death.answers)) < 2:
        home /= "another"
        death = killed(["play", "indy", "--plain", "--seats", "name:Ada,name:Ben"], home, chance, MOST)
    with Store(home).open(Store(home).list()[0].name) as record:
        record.undo(1, 0)
    with pytest.raises(AssertionError, match="is lost"):
        Witness(Store(home)).check(death)
