"""The battery that every game must pass (`rules.check`), and what only our own games can be asked; each check is proven by planted
faults in `test_battery_faults`."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import jsonschema

from rules.check import battery
from rules.check.battery import AnyGame, Check, sampled


def check_schema(game: AnyGame, players: int, seed: int) -> None:
    """Every dump is valid against the schema."""
    validator = jsonschema.Draft202012Validator(game.schema())
    for state in sampled(game, players, seed):
        problems = [error.message for error in validator.iter_errors(json.loads(json.dumps(state.dump())))]
        assert not problems, problems[:3]


def check_secrets_are_masked(game: AnyGame, players: int, seed: int) -> None:
    """What the specification calls hidden, stated apart from the code (`tests/rules/<id>/secrets.py`), is masked."""
    secrets = import_module(f"tests.rules.{game.id}.secrets").secrets
    for state in sampled(game, players, seed, 5):
        position = state.dump()
        for viewer in [None, *range(players)]:
            seen = state.view(viewer).dump()
            for path in secrets(position, viewer):
                assert _at(seen, path) in ("?", None), f"{path} is shown to {viewer}, seed {seed}"


def _at(position: Any, path: tuple[str | int, ...]) -> Any:
    for step in path:
        position = position[step]
    return position


CHECKS: list[Check] = [*battery.CHECKS, check_schema, check_secrets_are_masked]


def check_id(check: Check) -> str:
    """A test's name for a check."""
    return check.__name__.removeprefix("check_")
