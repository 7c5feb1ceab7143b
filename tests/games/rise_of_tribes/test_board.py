"""What stands where on the table of Rise of Tribes, in words and signs."""

from __future__ import annotations

from typing import Any

import pytest

from rules.rise_of_tribes.state import RiseState
from tests.games.rise_of_tribes.scenes import GAME, LARGE, MEDIUM, MODULES, SMALL, chooser_of, drawn, scene_of, shown
from tests.rules.rise_of_tribes.table import do, lay, res
from tribes_tui.display.glyphs import to_ascii
from tribes_tui.games.rise_of_tribes.table import RiseBoard
from tribes_tui.games.rise_of_tribes.words import sentences as words
from tribes_tui.table.explain import look_at

BOARD = RiseBoard()
TILES = "lfmlfmlfmlfmlfm"


def at_dice(**fields: Any) -> RiseState:
    """A position before the first die, of four tribes."""
    members = {"A": [2, 1], "D": [4], "E": [1, 2, 2], "J": [3, 0, 0, 1]}
    return lay(members, players=4, tiles=TILES, **{"phase": "actions", "hand": ["sun", "moon"], **fields})


def line_with(text: str, state: RiseState, **options: Any) -> str:
    """The only line of the drawing that holds a text."""
    lines = [line for line in shown(state, **options).split("\n") if text in line]
    assert len(lines) == 1, (text, lines)
    return lines[0]


# ---- The map --------------------------------------------------------------------------------------


def test_a_hex_shows_its_tile_its_members_and_its_limit() -> None:
    text = shown(at_dice())
    assert "a2b1" in text
    assert "a1b2c2" in text
    assert "≈L" in text
    assert "5/5" in text
    assert "3/5" in text


def test_villages_elders_beasts_and_invaders_stand_on_their_hexes() -> None:
    state = at_dice(
        villages={"D": 0, "A": 1},
        tribes=[{"elder": "D"}, {}, {}, {}],
        row=["Mammoth", "Invaders"],
        mammoth={"hex": "G", "tamer": None},
        invaders={"hex": "K", "count": 3},
        options=MODULES,
    )
    text = shown(state)
    assert "≈L ⌂aE" in text
    assert "≈L ⌂b" in text
    assert "≈L M" in text
    assert "♣F I3" in text


def test_a_glacier_and_a_melted_one_show_their_stones() -> None:
    ice = {"hex": "C", "stones": 4, "melted": False}
    assert "▲G ●4" in shown(at_dice(glacier=ice, options=MODULES))
    assert "0/3" in shown(at_dice(glacier=ice, options=MODULES))
    assert "▲M ●5" in shown(at_dice(glacier={**ice, "stones": 5, "melted": True}, options=MODULES))


def test_special_tiles_have_marks_of_their_own_and_names_where_there_is_room() -> None:
    tiles = {
        "A": "Tar Pit",
        "B": "Jungle",
        "C": "Great Mountain",
        "D": "Desert Oasis",
        "E": "Wild Land",
        "G": "Great Lake",
    }
    state = lay({"A": [2, 1]}, players=4, tiles={**tiles, "H": "Great Forest"}, phase="actions", hand=["sun"])
    for mark in ("≈T", "♣J", "▲+", "≈O", "◆W", "≈+", "♣+"):
        assert mark in shown(state), mark
    large = shown(state, size=LARGE)
    assert all(name in large for name in tiles.values())


@pytest.mark.parametrize("ink", [str, to_ascii])
def test_the_crowd_is_marked_by_a_sign_not_by_colour_alone(ink: Any) -> None:
    crowded = at_dice(row=["Drought"])
    text = shown(crowded, ink=ink)
    assert "5>4" in text
    assert "3/4" in text


def test_all_tribes_in_a_hex_with_everything_else_are_seen() -> None:
    state = lay(
        {"D": [12, 1, 2, 1], "A": [1]},
        players=4,
        tiles={"D": "Wild Land", "G": "Great Mountain"},
        phase="actions",
        hand=["sun"],
        villages={"D": 1},
        tribes=[{}, {"elder": "D"}, {}, {}],
        row=["Sabertooth Tiger", "Mammoth"],
        tiger="D",
        mammoth={"hex": "D", "tamer": None},
        options=MODULES,
    )
    text = shown(state)
    assert "a12b1c2d1" in text
    assert "⌂bETM" in text


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE], ids=str)
def test_the_volcano_lies_beside_its_hexes(size: Any) -> None:
    drawing = drawn(at_dice(volcano=2), size=size)
    assert "volcano" in drawing.targets
    assert "▲" in str(drawing.canvas)


def test_ascii_draws_hexes_without_number_signs() -> None:
    text = shown(at_dice(), ink=to_ascii)
    assert text.isascii()
    assert "''" in text
    assert "#" not in text


# ---- The action board -----------------------------------------------------------------------------


def test_each_action_says_what_each_die_would_give_and_calls_pairs_out() -> None:
    state = at_dice()
    assert "☀ 4 ☀☀" in line_with("GROW", state)
    assert "☾ 2 ☾☾" in line_with("GROW", state)
    assert "☀ 3×2 ☀☀" in line_with("GATHER", state)
    blank = at_dice(hand=["blank", "blank"])
    assert line_with("MOVE", blank).split("MOVE")[1].split() == ["☀☾○", "○", "4"]


def test_developments_and_events_are_in_the_figures() -> None:
    able = [{"completed": ["Pottery", "Cart", "Oxen", "Baskets", "Mysticism"]}]
    state = at_dice(tribes=able, row=[("Mild Winter", res(food=2))])
    assert "☀ 8 ☀☀" in line_with("GROW  ", state)
    assert "☀ 8 ☀☀" in line_with("MOVE ", state)
    assert "☀ 4×3 ☀☀" in line_with("GATHER ", state)
    assert "☀ 4 ☀☀" in line_with("LEAD  ", state)


def test_a_taken_action_says_so() -> None:
    assert "taken this turn" in line_with("GROW ", do(at_dice(), "sun grow", "done"))


# ---- Events ---------------------------------------------------------------------------------------

ROWS = {
    "Discovery": (("Discovery", res(2, 1, 2)), "Discovery: 2F 1W 2S", "enter opponents' hex: +1"),
    "Shared Knowledge": (("Shared Knowledge", res(1)), "Shared Knowledge: 1 of 3", "pay 1, 1 goal"),
    "Drought": ("Drought", "Drought", "limits 4 until any double"),
    "Altar": (("Altar", res(1)), "Altar: costs 2F", "3rd ends"),
    "Walls": ("Walls", "Walls: costs 3S", "a double: 1 less"),
    "Dugout Canoe": ("Dugout Canoe", "Dugout Canoe: costs 3W", "a double: 1 less"),
    "Mild Winter": (("Mild Winter", res(3)), "Mild Winter: 3 left", "each GROW +2"),
    "Plentiful Food": (("Plentiful Food", res(4)), "Plentiful Food: 4 left", "+2 per lake gathered"),
    "Plentiful Wood": (("Plentiful Wood", res(0, 6)), "Plentiful Wood: 6 left", "+2 per forest gathered"),
    "Plentiful Stone": (("Plentiful Stone", res(0, 0, 2)), "Plentiful Stone: 2 left", "+2 per mountain gathered"),
}


@pytest.mark.parametrize("name", ROWS)
def test_events_show_their_counters_and_what_ends_them(name: str) -> None:
    space, head, line = ROWS[name]
    text = shown(at_dice(row=[space]))
    assert head in text
    assert line in text


def test_beasts_and_invaders_show_what_can_be_done_about_them() -> None:
    text = shown(at_dice(row=["Sabertooth Tiger", "Mammoth"], tiger="C", mammoth={"hex": "G", "tamer": None}))
    assert "a die hunts; a double moves" in text
    assert "4 there: hunt 1, tame 3 VP" in text
    text = shown(at_dice(row=["Invaders"], invaders={"hex": "K", "count": 4}))
    assert "4 of 5; the last one: 2 VP" in text


def test_hunting_and_taming_are_offered_on_their_tiles() -> None:
    state = at_dice(row=["Mammoth", "Sabertooth Tiger"], tiger="J", mammoth={"hex": "D", "tamer": None})
    state.resources[0] = 3
    lit = chooser_of(state, 0).lit
    assert {"offer:sun:TAME MAMMOTH", "offer:moon:HUNT MAMMOTH", "offer:sun:HUNT TIGER"} <= lit
    assert "hunt ☀  ☾ tame ☀  ☾" in shown(state)


# ---- Tribes, village, goals -----------------------------------------------------------------------


def test_a_tribe_is_a_line_with_everything_that_counts() -> None:
    tribe = {"vp": 11, "resources": res(3, 12, 4), "items": ["altar", "canoe"]}
    state = at_dice(tribes=[tribe], villages={"D": 0, "A": 0})
    line = line_with(" you ", state)
    assert line.split("you")[1].split() == ["11", "3", "12", "4", "2", "10AC"]


def test_the_village_costs_what_it_says_against_what_is_held() -> None:
    poor = at_dice(tribes=[{"tribe": "Kaha", "resources": res(3, 0, 1)}])
    assert "village 3F 2W 1S lacks 2W" in shown(poor)
    rich = at_dice(tribes=[{"tribe": "Kaha", "resources": res(3, 2, 1)}])
    assert "village 3F 2W 1S ✓ enough" in shown(rich)


def test_goals_say_how_near_they_are() -> None:
    goals = ["Oxen", "Mysticism", "Occupy any 8 hexes", "Complete the tribe", "Gather 6 resources"]
    text = shown(at_dice(tribes=[{"goals": goals, "resources": res(2, 1, 1)}], turn={"gathered": 4}))
    assert "Oxen 2F 1W 1S ✓" in text
    assert "Mysticism 1F 1W 1S 1? ✓" in text
    assert "Occupy any 8 hexes 4/8" in text
    assert "Complete the tribe 10/20" in text
    assert "Gather 6 resources 4/6" in text


def test_fifteen_goals_find_room() -> None:
    names = [row.fields["goal"] for row in lay({"A": [1]}).game.actions if row.kind == "COMPLETE"]
    state = at_dice(tribes=[{"goals": names, "deck": []}], row=["Drought", "Walls"], options={"layout": "symmetric"})
    targets = drawn(state).targets
    assert all(f"goal:{name}" in targets for name in names)


# ---- Decisions ------------------------------------------------------------------------------------


def look(state: RiseState, cursor: str, picked: tuple[str, ...] = (), viewer: int = 0) -> str:
    """The line about what the cursor is on."""
    chooser = chooser_of(state, viewer)
    for name in picked:
        chooser.pick(name)
    return look_at(BOARD, scene_of(state, viewer, picked, cursor), chooser, words, cursor).text


def moving() -> RiseState:
    return do(at_dice(villages={"A": 0}), "sun move")


def test_a_move_foretells_the_conflict_it_would_cause() -> None:
    line = look(moving(), "hex:E", ("hex:D",))
    assert line == "Enter: move a member from D to E (forest): conflict in E (6/5, nobody is left)"
    text = shown(moving(), picked=("hex:D",), cursor="hex:E")
    assert "if so, conflict E 6/5, nobody is left" in text
    assert "conflict" not in shown(moving(), picked=("hex:D",), cursor="hex:G")


def test_leaving_a_village_alone_is_foretold() -> None:
    state = do(moving(), "move A D")
    assert "your village in A falls" in look(state, "hex:B", ("hex:A",))


def test_growing_foretells_it_too() -> None:
    state = do(at_dice(), "sun grow")
    assert "conflict in E (6/5" in look(state, "hex:E")
    assert "conflict" not in look(state, "hex:D")


def test_a_conflict_that_is_there_is_told_without_if() -> None:
    state = do(at_dice(), "sun grow", "grow E")
    text = shown(state, cursor="hex:D")
    assert " conflict E 6/5" in text
    assert "if so" not in text


def test_the_bow_says_what_would_come_of_each_shot() -> None:
    bow = [{"completed": ["Bow"]}]
    state = do(at_dice(tribes=bow, hand=["blank"], turn={"actions": ["GROW"]}, row=["Drought"]), "blank lead")
    assert (
        words.prompt(state.view(0), ["you", "Ada", "Bo", "Cy"]) == "The fight in E: your Bow removes one first, whose?"
    )
    assert look(state, "seat:1") == "Enter: shoot a member of Bo: then Cy keeps 1"


def test_gathering_says_how_much() -> None:
    state = do(at_dice(row=[("Plentiful Food", res(6))]), "sun gather")
    assert look(state, "hex:A") == "Enter: gather from A (lake): 2 food, 2 from the event"


def test_beside_the_volcano_a_hex_asks_what_it_gives() -> None:
    state = do(at_dice(volcano=1), "sun gather")
    beside = next(name for name in sorted(chooser_of(state, 0).lit) if name == "hex:J")
    chooser = chooser_of(state, 0)
    chooser.pick(beside)
    assert chooser.lit == {"kind:food", "kind:stone"}
    assert "food" in shown(state, picked=(beside,))


def test_an_auction_offers_every_bid_and_says_what_it_is_worth() -> None:
    rich = [{"resources": res(4, 2, 1)}, {"resources": res(1)}]
    state = do(at_dice(phase="roll", hand=[], draws=[0, 0], deck=["Chieftain", "Drought"], tribes=rich), "roll")
    assert {f"bid:{n}" for n in range(1, 8)} | {"drop"} == chooser_of(state, 0).lit
    assert look(state, "bid:5") == "Enter: bid 5 resources: 2 VP if nobody bids more"
    assert "1 VP if" in look(state, "bid:4")
    assert "Chieftain" in shown(state)


def test_many_bids_are_chosen_by_tens() -> None:
    rich = [{"resources": res(14, 12, 11)}, {"resources": res(1)}]
    state = do(at_dice(phase="roll", hand=[], draws=[0, 0], deck=["Chieftain", "Drought"], tribes=rich), "roll")
    chooser = chooser_of(state, 0)
    assert chooser.lit == {"drop", "bids:0", "bids:10", "bids:20", "bids:30"}
    chooser.pick("bids:30")
    assert chooser.lit == {f"bid:{n}" for n in range(30, 38)}
    assert "30-39" in shown(state)


def test_the_winning_bid_is_handed_out_kind_and_seat_in_any_order() -> None:
    rich = [{"resources": res(4, 2, 1)}, {}, {}, {}]
    state = do(
        at_dice(phase="roll", hand=[], draws=[0, 0], deck=["Chieftain", "Drought"], tribes=rich), "roll", "bid 2"
    )
    ways = chooser_of(state, 0).ways
    assert ways["kind:food", "seat:2"] == ways["seat:2", "kind:food"]


def test_a_village_asks_about_the_elder_only_while_it_waits() -> None:
    rich = [{"tribe": "Daba", "resources": res(2, 1, 3)}]
    plain = at_dice(phase="build", hand=[], tribes=rich)
    assert ("hex:D",) in chooser_of(plain, 0).ways
    elders = at_dice(phase="build", hand=[], tribes=rich, options={"elders": True})
    assert {("hex:D", "elder"), ("hex:D", "alone")} <= set(chooser_of(elders, 0).ways)


def test_the_abandoned_village_has_its_own_price() -> None:
    rich = [{"tribe": "Kia-Kia", "resources": res(1, 1, 1)}]
    fields: Any = {
        "phase": "roll",
        "hand": [],
        "draws": [0, 0],
        "deck": ["Abandoned Village", "Drought"],
        "tribes": rich,
    }
    state = do(at_dice(**fields), "roll")
    assert look(state, "hex:D") == "Enter: build a village in D (lake): 1 VP a turn, for 1F 1W 1S"
    built = at_dice(phase="build", hand=[], tribes=[{"tribe": "Kia-Kia", "resources": res(1, 4, 1)}])
    assert look(built, "hex:D").endswith("for 1F 4W 1S")


def test_the_tiger_says_whom_it_would_cost() -> None:
    fields: Any = {"phase": "roll", "hand": [], "draws": [0, 0], "deck": ["Sabertooth Tiger"], "tiles": {}}
    members = {"C": [1, 1], "A": [1], "F": [0, 0, 1], "B": [0, 0, 0, 1]}
    state = do(lay(members, players=4, **{**fields, "tiles": TILES}), "roll")
    assert look(state, "hex:C") == "Enter: on C (mountain): you and Bo lose a member"
    assert look(state, "hex:I").endswith("nobody is there")


def test_a_loan_is_chosen_by_lender_development_and_payment() -> None:
    tribes = [{"elder": "D", "resources": res(1, 1)}, {"completed": ["Oxen", "Cart"]}, {}, {}]
    state = at_dice(tribes=tribes, villages={"D": 0}, options={"elders": True})
    assert ("loan", "seat:1", "lend:Cart", "kind:wood") in chooser_of(state, 0).ways


def test_the_trader_swaps_in_three_steps() -> None:
    state = at_dice(tribes=[{"tribe": "Daba", "power": "Trader", "resources": res(3)}], options={"leaders": True})
    assert ("trade", "give:food", "get:stone") in chooser_of(state, 0).ways
    assert "swap 2:1" in shown(state)


def test_leaders_say_what_they_do() -> None:
    state = GAME.new_state(2, 1, {"leaders": True, "tribe_1": "Kaha", "tribe_2": "Daba"})
    while state.game.actions[state.legal_actions()[0]].kind != "POWER":
        state.apply(state.legal_actions()[0])
    seat = state.current_player or 0
    said = {name: look(state, name, viewer=seat) for name in chooser_of(state, seat).lit}
    assert said in (
        {
            "power:Wayfarers": "Enter: be led by Wayfarers: in a MOVE, for 1 wood, any number from rim to rim",
            "power:Focused Effort": "Enter: be led by Focused Effort: 1 more from each hex where you have 4 members",
        },
        {
            "power:Trader": "Enter: be led by Trader: at any time, 2 resources of a kind for 1 of another",
            "power:Crafty Builders": "Enter: be led by Crafty Builders: villages cost 1 resource less, of your choice",
        },
    )


def test_what_is_not_lit_says_why() -> None:
    line = look(do(at_dice(), "sun gather"), "hex:B")
    assert "No:" in line
    assert "(rules" in line


@pytest.mark.parametrize("name", ["seat:1", "village", "hex:A", "action:GROW", "event:0", "goal:Oxen", "volcano"])
def test_every_place_can_be_asked_about(name: str) -> None:
    state = at_dice(row=["Drought"], volcano=1, tribes=[{"goals": ["Oxen"]}])
    assert name in drawn(state).targets
    assert len(BOARD.describe(scene_of(state, 0), name)) > 20


def test_at_80_columns_the_latest_lines_of_the_log_stand_below_the_map() -> None:
    from dataclasses import replace

    from tribes_tui.table.frame import draw

    scene = replace(scene_of(at_dice(), 0), log=("Ada grows.", "Ada grows.", "Ada moves."))
    assert "Ada grows, 2 times." in str(draw(BOARD, scene, SMALL, str).canvas)
    assert "Ada moves." in str(draw(BOARD, scene, SMALL, str).canvas)
    assert str(draw(BOARD, scene, LARGE, str).canvas).count("Ada moves.") == 1
