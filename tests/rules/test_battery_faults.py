"""The battery sees planted faults: each is put into a small sound game, and some check must fail."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Self

import pytest

from rules import Refusal
from rules.check import battery as public
from rules.core.rng import RandomSource
from tests.rules import battery
from tests.rules.pebbles.game import SHOW, Pebbles, pebbles


class SharedList(Pebbles):
    """A clone shares a list with its origin."""

    def _copy(self) -> Self:
        twin = super()._copy()
        twin.bag = self.bag
        return twin


class NeighbourShown(Pebbles):
    """A view shows the next player's hand."""

    def _mask(self, viewer: int) -> None:
        hand = self.hands[(viewer + 1) % self.players]
        super()._mask(viewer)
        self.hands[(viewer + 1) % self.players] = hand


class BagShown(Pebbles):
    """The bag stands in every view."""

    def _mask(self, viewer: int) -> None:
        bag = self.bag
        super()._mask(viewer)
        self.bag = bag


class CheatingResample(Pebbles):
    """Resampling gives the truth back: the view kept it in a place nobody dumps."""

    truth: Any = None

    def _mask(self, viewer: int) -> None:
        CheatingResample.truth = ([hand[:] for hand in self.hands], self.bag[:])
        super()._mask(viewer)

    def _unmask(self, rng: RandomSource) -> None:
        self.hands, self.bag = [hand[:] for hand in self.truth[0]], self.truth[1][:]


class TooGoodAMemory(Pebbles):
    """What a seat remembers is the bag that it never saw."""

    bag_seen: Any = None

    def _copy(self) -> Self:
        twin = super()._copy()
        twin.bag_seen = self.bag_seen
        return twin

    def _mask(self, viewer: int) -> None:
        self.bag_seen = self.bag[:]
        super()._mask(viewer)

    def memory(self) -> dict[str, Any]:
        return {"bag": self.bag_seen}

    def recall(self, memory: Mapping[str, Any]) -> None:
        self.bag_seen = memory["bag"]


class LostMemory(Pebbles):
    """What a seat remembers does not come back beside a dump."""

    last: Any = None

    def _copy(self) -> Self:
        twin = super()._copy()
        twin.last = self.last
        return twin

    def _mask(self, viewer: int) -> None:
        self.last = self.shown
        super()._mask(viewer)

    def memory(self) -> dict[str, Any]:
        return {} if self.last is None else {"last": self.last}


class OwnHandResampled(Pebbles):
    """Resampling changes what the viewer holds."""

    def _unmask(self, rng: RandomSource) -> None:
        if self.viewer is not None and self.viewer >= 0:
            self.hands[self.viewer] = [-1, -1]
        super()._unmask(rng)


class OneText(Pebbles):
    """Two moves are written alike."""

    def text(self, action: int) -> str:
        return "show" if action == SHOW else "swap"


class OutsideChance(Pebbles):
    """Chance that does not come from the state's generator."""

    def _below(self, stop: int) -> int:
        return random.randrange(stop)


class DeadEnd(Pebbles):
    """Late in the game there is nothing legal left to do."""

    def _list_legal(self) -> list[int]:
        return super()._list_legal() if self.turns < 8 else []


class Unsorted(Pebbles):
    """Legal actions out of order."""

    def _list_legal(self) -> list[int]:
        return super()._list_legal()[::-1]


class HalfDone(Pebbles):
    """A refused action leaves a trace."""

    def is_legal(self, action: int) -> bool:
        legal = super().is_legal(action)
        if not legal:
            self.turns += 1
        return legal


class ForgetfulDump(Pebbles):
    """The dump leaves something out that matters."""

    def _dump_fields(self) -> dict[str, Any]:
        return {**super()._dump_fields(), "shown": 0}


class KeptToItself(Pebbles):
    """A later move reads what an earlier one left behind, and no dump holds it."""

    def __init__(self, players: int, options: dict[str, Any], rng: int | None) -> None:
        super().__init__(players, options, rng)
        self.swaps = 0

    def _copy(self) -> Self:
        twin = super()._copy()
        twin.swaps = self.swaps
        return twin

    def _do(self, action: int) -> None:
        if action != SHOW:
            self.swaps += 1
        elif self.swaps % 2:
            self.bag.reverse()
        super()._do(action)


class Endless(Pebbles):
    """A game that need not end."""

    def _advance(self, player: int) -> None:
        self.shown = 0
        super()._advance(player)


class NoSuchSection(Pebbles):
    """A refusal names a section that the rulebook doesn't have, though its number stands in it."""

    def _explain(self, action: int) -> Refusal:
        return Refusal("you do not hold that pebble", "Your")


FAULTS = [value for value in globals().values() if isinstance(value, type) and issubclass(value, Pebbles)]
FAULTS.remove(Pebbles)


@pytest.fixture(autouse=True)
def _short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public, "LONGEST", 200)


def complaints(state_type: type[Pebbles]) -> list[str]:
    """The checks of the battery that fail on the game played with `state_type`."""
    failed = []
    for check in battery.CHECKS:
        try:
            for seed in range(4):
                check(pebbles(state_type), 3, seed)
        except (Exception, pytest.fail.Exception):
            failed.append(battery.check_id(check))
    return failed


def test_the_sound_game_passes() -> None:
    assert complaints(Pebbles) == []


def test_only_playing_on_sees_what_a_dump_leaves_out() -> None:
    assert complaints(KeptToItself) == ["loaded_plays_on"]


def test_only_the_rulebook_tells_a_section_that_is_not_there() -> None:
    assert complaints(NoSuchSection) == ["sections_are_there"]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_seen(fault: type[Pebbles]) -> None:
    assert complaints(fault), fault.__doc__
