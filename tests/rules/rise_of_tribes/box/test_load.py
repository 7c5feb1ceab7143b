"""Positions written by hand: what may be left out, and what is refused with the name of the field."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

import rules
from tests.rules.rise_of_tribes.table import GAME, do, lay, texts


def smallest() -> dict[str, Any]:
    return {
        "game": "rise_of_tribes",
        "players": 2,
        "current_player": 0,
        "hexes": [{"hex": "A", "members": [2, 0]}, {"hex": "I", "members": [0, 3]}],
        "tribes": [{}, {}],
        "hand": ["sun", "moon"],
    }


def test_the_smallest_position() -> None:
    state = GAME.load(smallest())
    assert len(texts(state)) == 8
    dump = state.dump()
    assert dump["phase"] == "actions"
    assert dump["tribes"][0]["supply"] == 18
    assert dump["tribes"][0]["tribe"] != dump["tribes"][1]["tribe"]
    assert len(dump["events"]["deck"]) == 14
    assert len(dump["tribes"][0]["deck"]) == 14
    do(state, "sun lead", "moon move", "done")
    assert state.current_player == 1


def test_hexes_by_coordinates_and_tiles_by_name() -> None:
    hexes = [{"q": 2, "r": 2, "members": [0, 3]}, {"q": 0, "r": 1, "members": [2, 0], "tile": "Jungle"}]
    state = GAME.load({**smallest(), "hexes": hexes, "events": {"row": ["Discovery", None]}})
    assert state.members[3] == 2
    assert state.members[16 + 8] == 3
    assert state.tokens[:3] == [2, 2, 2]
    assert state.dump()["hexes"][3]["tile"] == "Jungle"


def test_decks_left_out_are_shuffled_by_the_position() -> None:
    decks = [GAME.load({**smallest(), "rng": n}).dump()["events"]["deck"] for n in (1, 1, 2)]
    assert decks[0] == decks[1] != decks[2]


def test_phases_without_pending() -> None:
    position = smallest()
    assert texts(GAME.load({**position, "hand": []})) == ["roll"]
    assert texts(GAME.load({**position, "phase": "build"})) == ["done"]
    assert texts(GAME.load({**position, "phase": "conflict"})) == ["done"]
    one_die = {**position, "hand": ["moon"], "turn": {"actions": ["GROW"]}}
    assert texts(GAME.load(one_die)) == ["moon move", "moon gather", "moon lead"]


def change(path: str, value: Any) -> dict[str, Any]:
    position = json.loads(json.dumps(smallest()))
    place = position
    *steps, last = path.split("/")
    for step in steps:
        place = place[int(step)] if isinstance(place, list) else place.setdefault(step, {})
    place[int(last) if isinstance(place, list) else last] = value
    return position


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("game", "indy", "game"),
        ("players", 5, "players"),
        ("active", 1, "current_player"),
        ("colour", 1, "colour"),
        ("hexes/0/hex", "J", "hexes[0].hex"),
        ("hexes/1/hex", "A", "hexes[1].hex"),
        ("hexes/0/members", [2], "hexes[0].members"),
        ("hexes/0/members", [21, 0], "hexes[0].members"),
        ("hexes/0/village", 1, "hexes[0].village"),
        ("hexes/0/tile", "swamp", "hexes[0].tile"),
        ("hexes/0/q", 3, "hexes[0].q"),
        ("tribes/0/supply", 19, "tribes[0].supply"),
        ("tribes/0/board", 19, "tribes[0].supply"),
        ("tribes/0/tribe", "Romans", "tribes[0].tribe"),
        ("tribes/0/power", "Trader", ""),
        ("tribes/1/power", "Trader", "tribes[1].power"),
        ("tribes/0/vp", 15, "winner"),
        ("tribes/0/goals", ["Wheel"], "tribes[0].goals"),
        ("tribes/0/deck", ["Oxen", "Oxen"], "tribes[0].deck"),
        ("tribes/0/deck", ["?"], "tribes[0].deck"),
        ("tribes/0/returned", [["Oxen", "Oxen"]], "tribes[0].deck"),
        ("tribes/0/returned", [[]], "tribes[0].returned"),
        ("tribes/0/elder", "A", "tribes[0].elder"),
        ("tribes/0/hidden_village", True, "tribes[0].hidden_village"),
        ("tribes/0/items", ["altar", "altar"], "tribes[0].items"),
        ("hand", ["sun", "sun", "sun"], "hand"),
        ("hand", ["star"], "hand"),
        ("dice/GROW", ["sun", "moon"], "dice.GROW"),
        ("events/row", ["Drought"], "events.row"),
        ("events/row", [{"tile": "Drought"}, {"tile": "Drought"}], "events.row[1].tile"),
        ("events/deck", ["Drought", "Drought"], "events.deck"),
        ("tiger", "C", "tiger"),
        ("events/row", [{"tile": "Invaders"}, None], "invaders"),
        ("glacier", {"hex": "A"}, "glacier.hex"),
        ("volcano", 9, "volcano"),
        ("pending", [], "pending"),
        ("pending", [{"do": "turn"}], "pending"),
        ("pending", [{"do": "dance"}], "pending[0].do"),
        ("options", {"elders": "perhaps"}, "options"),
        ("phase", "setup", "pending"),
        ("winner", 0, "winner"),
        ("rng", "xyz", "rng"),
    ],
)
def test_what_cannot_be_is_refused_by_field(path: str, value: Any, field: str) -> None:
    if not field:
        GAME.load(change(path, value))
        return
    with pytest.raises(rules.BadPosition) as caught:
        GAME.load(change(path, value))
    assert caught.value.field.startswith(field)


def test_nonsense_never_crashes() -> None:
    """Any field replaced by anything either loads or is refused by name."""
    full = GAME.new_state(2, 3, {"elders": True, "leaders": True, "special_terrain": "all"}).dump()
    for field in full:
        for nonsense in (None, -1, 99, "x", [], {}, [None], [{}], {"hex": "A"}, True):
            try:
                GAME.load({**full, field: nonsense})
            except rules.BadPosition:
                continue


def test_schema_is_valid_and_fits() -> None:
    schema = GAME.schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    state = GAME.new_state(4, 3, {"elders": True, "leaders": True, "special_terrain": "all"})
    jsonschema.validate(json.loads(json.dumps(state.dump())), schema)
    broken = {**state.dump(), "tiger": "Z"}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(broken, schema)


def test_a_village_falls_only_when_the_conflict_around_it_is_over() -> None:
    """In between, while Evasion saves its members, it stands without any; such a position is read back as it is."""
    kiror = {"tribe": "Kiror", "power": "Evasion"}
    state = lay(
        {"A": [3, 3], "B": [0, 1], "I": [1]},
        hand=["blank"],
        turn={"actions": ["GROW"]},
        tribes=[{}, kiror],
        villages={"A": 1},
    )
    do(state, "blank lead")
    assert texts(state) == ["done", "evade B"]
    dump = state.dump()
    assert (dump["hexes"][0]["members"], dump["hexes"][0]["village"]) == ([0, 0], 1)
    twin = GAME.load(json.loads(json.dumps(dump)))
    for each in (state, twin):
        do(each, "evade B", "done")
        assert each.village[0] == -1
    assert twin.key() == state.key()
    dump["pending"][-2]["detail"] += 1  # the conflict is in B
    with pytest.raises(rules.BadPosition, match=r"hexes\[0\].village"):
        GAME.load(dump)


def test_a_position_read_back_plays_on_like_the_one_it_was_dumped_from() -> None:
    modules = {"elders": True, "leaders": True, "special_terrain": "all", "strict_bank": True}
    for seed in range(6):
        state = GAME.new_state(2 + seed % 3, seed, modules)
        random = rules.Rng(seed)
        for ply in range(400):
            if state.is_terminal:
                break
            if ply % 20 == 0:
                twin = GAME.load(json.loads(json.dumps(state.dump())))
            action = state.pick(random)
            state.apply(action)
            twin.apply(action)
            assert twin.key() == state.key()


def test_a_finished_game_is_read_back() -> None:
    state = GAME.new_state(2, 3)
    rng = rules.Rng(3)
    while not state.is_terminal:
        state.apply(state.pick(rng))
    again = GAME.load(json.loads(json.dumps(state.dump())))
    assert again.is_terminal
    assert again.returns() == state.returns()
    assert again == state
