"""A position says everything that play goes on from, and nothing else: whoever reads it back goes on the same."""

from __future__ import annotations

from rules.core.compiled import field_names
from rules.core.state import State
from rules.rise_of_tribes.position import Position
from tests.rules.rise_of_tribes.table import GAME
from tests.rules.rise_of_tribes.walks import TABLES, moments

FIELDS = sorted({*field_names(Position)} - {*field_names(State), "dropped"})
"""`dropped` is of an auction alone, and begins anew with each."""

WITHOUT_DETAIL = {
    *("after_gather", "choose_power", "lay_glacier", "enter", "before_roll", "dream", "after_roll", "die", "put_tiger"),
    *("put_mammoth", "put_invaders", "put_volcano", "auction", "abandoned_village", "conflicts", "build"),
}
COUNTED = {"take", "pay", "lose"}
"""What is asked so many times."""


def test_a_position_read_back_is_the_same_in_every_field() -> None:
    for players, seed in TABLES:
        for number, (state, _) in enumerate(moments(players, seed)):
            if number % 7 == 0 and not state.is_terminal:
                twin = GAME.load(state.dump())
                for name in FIELDS:
                    assert getattr(twin, name) == getattr(state, name), f"seed {seed}: {name}"


def test_what_is_still_to_do_says_no_more_than_it_means() -> None:
    asked = set()
    for players, seed in TABLES:
        for state, _ in moments(players, seed):
            for entry in state.dump()["pending"]:
                asked.add(entry["do"])
                if entry["do"] in WITHOUT_DETAIL:
                    assert entry["detail"] == 0, entry
                if entry["do"] in COUNTED:
                    assert entry["detail"] & 63, entry
    assert asked >= (WITHOUT_DETAIL | COUNTED) - {"abandoned_village"}
