"""What the column beside the map says: the action board, events, goals, tribes, buttons."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from textual.geometry import Size

import rules
from rules import Event
from rules.rise_of_tribes.components.box import POWERS
from rules.rise_of_tribes.state import RiseState
from tests.games.rise_of_tribes.positions import at_dice
from tests.games.rise_of_tribes.scenes import (
    LARGE,
    MEDIUM,
    MODULES,
    NAMES,
    SIZES,
    SMALL,
    chooser_of,
    random_states,
    scene_of,
    stage,
)
from tests.rules.rise_of_tribes.table import do, lay, res
from tests.widgets.mounting import alone
from tribes_tui.games.rise_of_tribes.glossary import signs
from tribes_tui.games.rise_of_tribes.pieces import island, layout
from tribes_tui.games.rise_of_tribes.pieces.goals import ActiveEvent, Events, Goal, Goals
from tribes_tui.games.rise_of_tribes.table import BOARD
from tribes_tui.games.rise_of_tribes.words.board import event_parts, steps
from tribes_tui.games.rise_of_tribes.words.said.board import owns
from tribes_tui.games.rise_of_tribes.words.said.things import power_brief
from tribes_tui.games.rise_of_tribes.words.things import key_of
from tribes_tui.table.frame.head import Head, HeadFacts
from tribes_tui.words.help import facts_of


async def told(state: Any, size: Any = MEDIUM, options: Any = None) -> str:
    """The text of the screen."""
    async with stage(4, options, size) as shown:
        await shown.show(state, 0)
        return shown.text


# ---- The action board -----------------------------------------------------------------------------


CROWDED: dict[str, Any] = {
    "row": ["Sabertooth Tiger", "Drought"],
    "tiger": "C",
    "tribes": [{"goals": ["Cart", "Gather 6 resources", "Control all terrain types", "Bow", "Majority in lakes"]}],
}
"""What leaves no row for the words of what dice would do."""


async def test_each_action_says_what_it_gives_now_and_with_each_die() -> None:
    text = await told(at_dice())
    for words in (
        "new members",
        "1) sun: grow 4",
        "5) moon: grow 2",
        "hexes, 2 from each",
        "3) sun: 3 hexes",
        "7) moon: 1 hex",
    ):
        assert words in text, words
    for state in (at_dice(), at_dice(**CROWDED)):
        small = await told(state, SMALL)
        head, grow, gather = (
            next(row for row in small.splitlines() if words in row) for words in ("how many with", "GROW", "GATHER")
        )
        assert re.search(r"☼ .*▎1\) 4 +▎5\) 2", grow), (
            "behind the dice on it, below those in hand, whatever room there is"
        )
        assert re.search(r".3\) 3.*7\) 1", gather)
        assert re.search(r"how many with +☼ +◐", head)


async def test_developments_and_events_are_in_the_figures() -> None:
    able = [{"completed": ["Pottery", "Cart", "Oxen", "Baskets", "Mysticism"]}]
    text = await told(at_dice(tribes=able, row=[("Mild Winter", res(food=2))]))
    for words in ("1) sun: grow 8", "2) sun: move 8", "hexes, 3 from each", "3) sun: 4 hexes", "4) sun: 4 goals"):
        assert words in text, words


async def test_a_taken_action_says_so() -> None:
    assert "used this turn" in await told(do(at_dice(), "sun grow", "done"))


async def test_an_action_without_anything_to_do_says_so_and_at_the_end_none_says_what_it_gives() -> None:
    state = lay({"A": [2], "B": [0, 2]}, tiles="lfmlfmlfm", phase="actions", hand=["blank"])
    state.goal_decks[0] = []
    async with stage(2) as shown:
        await shown.show(state, 0)
        assert "0 goals" not in shown.piece("actions").text()
        state.winner = 0
        await shown.show(state, 0)
        told = shown.piece("actions").text()
        assert not re.search("members|hexes|goals|left|used", told), told


async def test_the_small_dice_in_hand_roll_above_what_they_bring() -> None:
    state = lay({"A": [2], "B": [0, 2]}, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"])
    async with stage(2) as shown:
        await shown.show(state, 0)
        piece = shown.piece("actions")
        for share in (0.1, 0.3, 0.6, 0.9, 1.0):
            piece.towards(share)
            head = piece.text().splitlines()[0]
            assert re.fullmatch(r"\s*how many with( +[☼◐]){0,2}\s*", head), (share, head)


@pytest.mark.parametrize("hand", [["moon", "moon"], ["sun"], ["blank", "blank"]])
async def test_dice_in_hand_that_are_alike_or_one_alone_lie_in_the_smallest_windows_picture_too(
    hand: list[str],
) -> None:
    """Before what signs mean; also while an action is under way and the other die waits."""
    state = lay({"A": [2], "B": [0, 2]}, tiles="lfmlfmlfm", phase="actions", hand=hand)
    async with stage(2) as shown:
        for one in (state, do(state.clone(), f"{hand[0]} grow") if len(hand) > 1 else state):
            await shown.show(one, 0)
            piece = shown.piece("actions")
            dice = [name for name in piece.places if name.startswith("in-hand:")]
            assert len(dice) == len(one.hand)
            head = piece.text().splitlines()[0]
            assert head.strip().startswith("dice")
            assert "☼ sun  ◐ moon" in head
            assert head.count("◐") == 1 + hand.count("moon") - (one is not state and hand[0] == "moon")


async def test_where_rows_are_few_the_others_have_one_each_before_goals_have_none() -> None:
    mine = {"goals": ["Cart", "Gather 6 resources", "Control all terrain types", "Majority in lakes", "Bow"]}
    tribes = [mine, {"vp": 7, "resources": res(2, 11, 3)}, {"vp": 12}, {}]
    state = at_dice(tribes=tribes, row=["Sabertooth Tiger", "Drought"], tiger="C")
    text = await told(state, SMALL)
    for words in ("Majority in lakes", "Control all terrains", "Gather 6 resources", "Cart", "Bow"):
        assert words in text, words
    rows = text.splitlines()
    assert any(re.search(r"▐Bo▌ +2 +11 +3 +7$", row.rstrip()) for row in rows)


# ---- Events ---------------------------------------------------------------------------------------

ROWS = {
    "Discovery": (
        ("Discovery", res(2, 1, 2)),
        "Discovery: 2 food, 1 wood, 2 stone",
        "If you move in where only others are, take 1 resource.",
    ),
    "Shared Knowledge": (
        ("Shared Knowledge", res(1)),
        "Shared Knowledge: 1 of 3 paid",
        "If you end your turn sharing a hex, you may pay 1 resource for a goal.",
    ),
    "Drought": ("Drought", "Drought", "Each hex has room for at most 4, until the next double."),
    "Altar": (
        ("Altar", res(1)),
        "Altar: costs 2 food",
        "Its owner may give it a member and resources for 1 point.",
    ),
    "Walls": ("Walls", "Walls: costs 3 stone", "loses a member first"),
    "Dugout Canoe": ("Dugout Canoe", "Canoe: costs 3 wood", "steps into lakes are free"),
    "Mild Winter": (("Mild Winter", res(3)), "Mild Winter: for 3 more GROWs", "GROW gives 2 more members"),
    "Plentiful Food": (
        ("Plentiful Food", res(4)),
        "Plentiful Food: 4 food left",
        "Each lake you gather from gives 2 extra food.",
    ),
    "Plentiful Wood": (
        ("Plentiful Wood", res(0, 6)),
        "Plentiful Wood: 6 wood left",
        "Each forest you gather from gives 2 extra wood.",
    ),
    "Plentiful Stone": (
        ("Plentiful Stone", res(0, 0, 2)),
        "Plentiful Stone: 2 stone left",
        "Each mountain you gather from gives 2 extra stone.",
    ),
}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ROWS)
async def test_events_show_their_counters_and_what_ends_them(name: str) -> None:
    space, head, line = ROWS[name]
    async with stage(4, None, MEDIUM) as shown:
        await shown.show(at_dice(row=[space]), 0)
        text = " ".join(shown.piece("events").text().replace("│", " ").split())
    assert head in text
    assert line in text
    assert name.removeprefix("Dugout ") in await told(
        at_dice(row=[space, "Drought" if name != "Drought" else "Walls"]), SMALL
    )


@pytest.mark.parametrize("name", ["Altar", "Walls", "Dugout Canoe"])
async def test_the_last_chance_to_buy_is_told(name: str) -> None:
    """The next double takes it away: it isn't one cheaper then."""
    for tokens, is_last in ((1, False), (2, True)):
        kind = {"Altar": 0, "Walls": 2, "Dugout Canoe": 1}[name]
        state = at_dice(row=[(name, res(*(tokens * (k == kind) for k in range(3))))])
        parts = event_parts(state, 0, ["you", "Bo", "Cy", "Di"])
        assert ("last chance" in parts.counters[0]) == is_last
        assert parts.does, "what it does is told all the same"
        assert "double" not in parts.does


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_the_dot_of_a_new_event_covers_none_of_its_words(size: Size) -> None:
    row: Any = [("Plentiful Stone", res(0, 0, 6)), "Drought"]
    state = lay({"A": [1]}, players=2, tiles="lfmlfmlfm", phase="actions", hand=["sun"], row=row)
    async with stage(2, None, size) as shown:
        await shown.show(state, 0)
        piece = shown.piece("events")
        piece.states.fresh = {"event:0": 1, "event:1": 1}
        piece.changed()
        said = next(row for row in piece.text().splitlines() if "Plentiful Stone" in row)
        assert size == SMALL or re.search("6 (stone )?left ", said), said
        assert said.rstrip(" │").endswith(" •")


async def test_beasts_and_invaders_show_what_can_be_done_about_them() -> None:
    beasts: Any = {"tiger": "C", "mammoth": {"hex": "G", "tamer": None}}
    for state, told_of in (
        (
            at_dice(row=["Sabertooth Tiger", "Mammoth"], **beasts),
            ("Tiger: in C", "hunt it for 1 point", "for 3 food, to tame it (3 points)"),
        ),
        (
            at_dice(row=["Invaders"], invaders={"hex": "K", "count": 4}),
            ("Invaders: 4 in K", "Nobody gathers or builds there.", "Beating the last one brings 2 points."),
        ),
    ):
        async with stage(4, size=MEDIUM) as shown:
            await shown.show(state, 0)
            text = " ".join(shown.piece("events").text().replace("│", " ").split())
            assert all(words in text for words in told_of), text


async def test_hunting_and_taming_are_buttons() -> None:
    state = at_dice(row=["Mammoth", "Sabertooth Tiger"], tiger="J", mammoth={"hex": "D", "tamer": None})
    state.resources[0] = 3
    lit = chooser_of(state, 0).lit
    assert {"offer:sun:TAME MAMMOTH", "offer:moon:HUNT MAMMOTH", "offer:sun:HUNT TIGER"} <= lit
    for size in (SMALL, MEDIUM):
        text = await told(state, size)
        assert "sun: tame the mammoth" in text
        assert "moon: hunt the tiger" in text


# ---- Tribes, village, goals -----------------------------------------------------------------------


async def test_a_tribe_says_everything_that_counts() -> None:
    tribe = {"tribe": "Daba", "vp": 11, "resources": res(3, 12, 4), "items": ["altar", "canoe"]}
    state = at_dice(tribes=[tribe], villages={"D": 0, "A": 0})
    for size in (SMALL, MEDIUM, LARGE):
        async with stage(4, size=size) as shown:
            await shown.show(state, 0)
            assert re.search(r"You.* 3 +12 +4 +11 \+2", shown.line("seat:0"))
            assert "with Altar, Canoe" in shown.piece("tribes").text()


async def test_the_village_says_what_it_costs_and_what_is_missing_is_seen() -> None:
    async with stage(4, size=MEDIUM) as shown:
        for held, lacks in ((res(3, 0, 1), (0, 2, 0)), (res(3, 2, 1), (0, 0, 0))):
            state = at_dice(tribes=[{"tribe": "Kaha", "resources": held}])
            await shown.show(state, 0)
            assert shown.line("village").split()[:6] == ["Your", "village", "3", "2", "1", "+1"]
            village = layout.village(state, 0)
            assert (village.lacks, village.is_ready) == (lacks, not any(lacks))


async def test_goals_say_how_near_they_are_and_what_they_bring() -> None:
    goals = ["Oxen", "Mysticism", "Occupy any 8 hexes", "Complete the tribe", "Gather 6 resources"]
    state = at_dice(tribes=[{"goals": goals, "resources": res(2, 1, 1)}], turn={"gathered": 4})
    async with stage(4, size=LARGE) as shown:
        await shown.show(state, 0)
        said = {name: shown.line(f"goal:{name}").split() for name in goals}
    assert said == {
        "Oxen": ["Oxen", "2", "1", "1", "1"],
        "Mysticism": ["Mysticism", "1", "1", "1+any", "1"],
        "Occupy any 8 hexes": ["Occupy", "8", "hexes", "4", "of", "8", "3"],
        "Complete the tribe": ["Complete", "the", "tribe", "10", "of", "20", "4"],
        "Gather 6 resources": ["Gather", "6", "resources", "4", "of", "6", "2"],
    }


async def test_goals_that_have_no_room_are_counted() -> None:
    names = [row.fields["goal"] for row in lay({"A": [1]}).game.actions if row.kind == "COMPLETE"]
    state = at_dice(tribes=[{"goals": names, "deck": []}], row=["Drought", "Walls"])
    assert re.search(r"and \d+ more goals: press \?", await told(state, SMALL))
    assert "Baskets" in await told(state, MEDIUM)


async def test_in_the_smallest_window_every_goal_is_seen_with_how_far_it_is_while_a_die_is_placed() -> None:
    goals = ["Oxen", "Cart", "Mysticism", "Majority in mountains", "Occupy any 8 hexes", "Gather 6 resources"]
    tribes = [{"goals": goals, "resources": res(2, 1, 1)}, {}]
    row = ["Drought", ("Mild Winter", res(food=2))]
    state = lay({"E": [3]}, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"], row=row, tribes=tribes)
    async with stage(2, None, SMALL) as shown:
        await shown.show(state, 0)
        for told in (
            "Oxen 2 1 1 1",
            "Cart 1 2 1 1",
            "Mysticism 1 1 1+any 1",
            "Majority in mountains 0/3 3",
            "Occupy 8 hexes 1/8 3",
            "Gather 6 resources 0/6 2",
        ):
            assert told in " ".join(shown.text.split()), told
        assert "more" not in shown.piece("goals").text()


async def test_goals_have_room_while_a_die_is_placed_in_the_smallest_window() -> None:
    goals = ["Cart", "Majority in mountains", "Occupy any 8 hexes", "Oxen"]
    state = at_dice(tribes=[{"goals": goals, "resources": res(2, 1, 1)}], row=["Drought", "Walls"])
    async with stage(4, None, SMALL) as shown:
        await shown.show(state, 0)
        text = shown.piece("goals").text()
        for told in ("Oxen", "Cart", "Majority in mountains", "Occupy 8 hexes"):
            assert told in text, text


@pytest.mark.parametrize("phase", ["build"])
async def test_fifteen_goals_find_room_when_they_may_be_completed(phase: str) -> None:
    names = [row.fields["goal"] for row in lay({"A": [1]}).game.actions if row.kind == "COMPLETE"]
    tribe = {"goals": names, "deck": [], "resources": res(4, 4, 4)}
    options = {"layout": "symmetric"}
    state = at_dice(tribes=[tribe], row=["Drought", "Walls"], options=options, phase=phase, hand=[])
    async with stage(4, options) as shown:
        await shown.show(state, 0)
        assert all(shown.screen.targets.get(f"goal:{name}") for name in names)
        assert {f"goal:{name}" for name in names[:7]} <= shown.screen.scene.lit


# ---- What is where --------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_every_place_can_be_asked_about(size: Any) -> None:
    state = at_dice(row=["Drought"], volcano=1, tribes=[{"goals": ["Oxen"]}])
    async with stage(4, size=size) as shown:
        await shown.show(state, 0)
        screen = shown.screen
        names = {target.name for target in screen.targets}
        assert {"seat:1", "hex:A", "action:GROW", "event:0", "volcano"} <= names
        assert size == SMALL or {"goal:Oxen", "village"} <= names
        assert all(len(screen.board.describe(screen.scene, name)) > 10 for name in names)


async def test_no_button_lies_below_the_table() -> None:
    async with stage(4) as shown:
        await shown.show(at_dice(tribes=[{"tribe": "Daba", "power": "Trader", "resources": res(3)}]), 0)
        assert shown.piece("choices").size.height == 0


async def test_twenty_cursor_keys_lay_nothing_out() -> None:
    async with stage(4) as shown:
        await shown.show(do(at_dice(), "sun move"), 0)
        screen, laid = shown.screen, []
        real = screen._refresh_layout
        screen._refresh_layout = lambda *args, **options: laid.append(1) or real(*args, **options)  # type: ignore[method-assign,func-returns-value]
        for key in ("right", "down", "left", "up") * 5:
            await shown.pilot.press(key)
        assert laid == []


# ---- Every size and depth -------------------------------------------------------------------------

DEPTHS = ("truecolor", "256", "16", "none", "ascii")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_the_table_stands_at_every_size_and_depth(players: int, size: Any, depth: str) -> None:
    state = next(state for state in random_states(players, 11, MODULES, every=70) if state.turn > 4)
    async with stage(players, MODULES, size) as shown:
        shown.screen.app.depth = depth  # type: ignore[attr-defined]
        shown.screen.restyle()
        await shown.show(state, state.current_player)
        text, seat = shown.text, state.current_player
        assert depth != "ascii" or text.isascii()
        assert seat is not None
        for other in range(players):
            name = "You" if other == seat else NAMES[other]
            assert name[:8] in text, name
        assert all(spot.region in shown.screen.region for spot in shown.screen.targets if spot.region)
        cursor = shown.screen.cursor
        assert cursor is not None
        if depth in ("none", "ascii"):
            row = shown.line(cursor)
            marks = (">", "<") if depth == "ascii" else ("►", "◄")
            assert all(mark in row for mark in marks) or cursor.startswith("hex:"), row


async def test_what_may_be_chosen_is_marked_without_colours() -> None:
    async with stage(4) as shown:
        shown.screen.app.depth = "none"  # type: ignore[attr-defined]
        shown.screen.restyle()
        await shown.show(at_dice(**CROWDED), 0)
        marked = {
            segment.text.strip()
            for row in shown.screen._compositor.render_strips()
            for segment in row
            if segment.style and segment.style.underline
        }
        assert {"1) 4", "5) 2", "3) 3"} <= marked


async def test_what_wins_stands_in_the_first_line_beside_the_steps() -> None:
    head = Head()
    async with alone(head, (80, 3)):
        head.show(HeadFacts("RISE OF TRIBES", ("turn 12", "15 points win"), steps(), 1, "saved", is_no_news=True))
        assert "15 points win" in head.text()
        assert "saved" not in head.text()
    state = at_dice()
    assert BOARD().facts(scene_of(state, 0)) == ["turn 1, you began  15 points win"]
    state.turn, state.first = 19, 2
    assert BOARD().facts(scene_of(state, 0)) == ["turn 19, round 5  15 points win"]


async def test_a_village_that_is_not_ones_own_says_whose_it_is() -> None:
    village = Goal("village", "Village", "Village", "+1", (2, 1, 3), (0, 0, 0))
    goals = Goals()
    async with alone(goals, (31, 6)):
        for whose, told in (("you", "Village"), ("Ada", "⌂ Ada"), ("ann", "⌂ Ann")):
            goals.show([village], whose)
            assert told in goals.text(), goals.text()
    goals = Goals()
    async with alone(goals, (41, 6)):
        goals.show([village], "Ada")
        assert "Ada's village" in goals.text()
    goals = Goals()
    async with alone(goals, (28, 6)):
        goals.show([village], "Bartholomew-Maximilian")
        assert "…" in goals.text().splitlines()[0], "a name is not cut without its sign"


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
async def test_the_dot_has_its_word_beside_the_question_while_there_is_one(size: tuple[int, int]) -> None:
    async with stage(4, size=size) as shown:
        await shown.show(at_dice(), 0)
        assert "marks what is new" not in shown.text
        shown.screen.ground.draw(shown.screen.scene._replace(fresh={"hex:A": 1}))
        await shown.pilot.pause()
        assert "• marks what is new" in shown.text.splitlines()[1], size


async def test_what_the_volcano_costs_is_told_and_a_site_that_may_not_be_is_faded() -> None:
    state = rules.games["rise_of_tribes"].new_state(2, 19)
    while not any(state.game.actions[action].kind == "SITE" for action in state.legal_actions()):
        state.apply(max(state.legal_actions(), key=state.hint))
    seat = state.current_player
    scene = scene_of(state, seat)
    action = state.legal_actions()[0]
    said = BOARD().outcome(scene, action)
    before = sum(sum(state.members_at(h)) for h in range(state.layout.size))  # type: ignore[attr-defined]
    state.apply(action)
    while not state.is_terminal and any(state.game.actions[one].kind == "LOSE" for one in state.legal_actions()):
        state.apply(state.legal_actions()[0])
    after = sum(sum(state.members_at(h)) for h in range(state.layout.size))  # type: ignore[attr-defined]
    assert (before == after) == (said == "nobody loses a member")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", ["Altar", "Walls", "Dugout Canoe"])
async def test_the_price_of_what_can_be_bought_is_never_cut_off(name: str, size: Size) -> None:
    tribes = [{"resources": res(9, 9, 9)}]
    state = at_dice(row=[name], tribes=tribes, phase="roll", hand=[])
    async with stage(4, size=size) as shown:
        await shown.show(state, 0)
        assert "event:0" in shown.screen.scene.lit
        assert f"{name.removeprefix('Dugout ')}: costs 3" in shown.text


def test_what_a_leader_does_and_a_tribe_owns_is_said_to_you_as_to_others() -> None:
    does = [[power_brief(power=key_of(power), who=name) for power in POWERS] for name in ("you", "Ash")]
    assert (does[0][0], does[1][0]) == ("trade 2 for 1", "trades 2 for 1")
    assert len({*does[1]}) == len(POWERS)
    assert owns(things="altar, canoe") == "with altar, canoe"


async def test_what_figures_count_and_the_signs_of_the_map_stay_while_dice_are_placed_in_the_smallest_window() -> None:
    """With four players, beasts, elders and villages."""
    members = {"A": [2, 5], "D": [4], "H": [0, 0, 0, 5], "K": [1, 2]}
    elders = [{"elder": "K"}, {}, {}, {"elder": "H"}]
    state = lay(
        members,
        players=4,
        tiles="lfmlfmlfmlfmlfm",
        villages={"K": 0, "H": 3},
        tribes=elders,
        row=["Plentiful Wood", "Mammoth"],
        mammoth={"hex": "G", "tamer": None},
        options=MODULES,
        phase="actions",
        hand=["sun", "moon"],
    )
    async with stage(4, MODULES, SMALL) as shown:
        await shown.show(state, 0)
        for words in ("how many with", "⌂ village", "e elder"):
            assert words in shown.text, words


@pytest.mark.parametrize(("width", "told"), [(32, "Events: Food  Stone"), (19, " Food  Stone")])
async def test_two_events_in_one_row_are_said_to_be_events_where_that_has_room(width: int, told: str) -> None:
    piece = Events()
    piece.show([ActiveEvent(f"event:{k}", f"Plentiful {kind}", (), "") for k, kind in enumerate(("Food", "Stone"))])
    async with alone(piece, (width, 1)):
        assert piece.text().rstrip() == told


@pytest.mark.parametrize("size", [SMALL, MEDIUM])
async def test_in_others_turns_it_says_whose_dice_lie_there_and_the_figures_are_ones_own(size: Size) -> None:
    """Who reads a figure takes it for theirs: Ada's Pottery is not in it."""
    state = at_dice(tribes=[{"completed": ["Pottery"]}])
    async with stage(4, None, size) as shown:
        await shown.show(state, 1)
        text = shown.piece("actions").text()
        assert size == SMALL or "Ada's dice" in text
        assert "2-4 " in text
        await shown.show(state, 0)
        text = shown.piece("actions").text()
        assert "Ada's dice" not in text
        assert ("1) 6" if size == SMALL else "grow 6") in text


async def test_a_dot_stands_only_at_the_figure_that_changed() -> None:
    """Beside points that changed, not beside what one holds; at the event that came, not at the other one; at no hex that is gathered from."""
    state = at_dice(row=["Drought", ("Plentiful Wood", res(0, 6))])
    async with stage(4, size=MEDIUM) as shown:
        await shown.show(state, 0)
        board = shown.screen.board
        for kind, fields, expected in (
            ("points", {"points": 1, "why": "villages", "total": 1}, ["seat:1"]),
            ("resources", {"resource": "wood", "count": 1}, []),
            ("goal_drawn", {"goal": "Cart"}, []),
            ("gathered", {"hex": "D"}, []),
            ("grown", {"hex": "D"}, ["hex:D"]),
            ("event_drawn", {"tile": "Plentiful Wood"}, ["event:1"]),
            ("event_drawn", {"tile": "Walls"}, []),
        ):
            assert [*board.touched(Event(kind, 1, fields))] == expected, kind


def test_the_legend_writes_a_sign_as_the_map_does_and_signs_explain_it() -> None:
    """A letter alone would look like a key."""
    state = at_dice(row=["Invaders", "Sabertooth Tiger"], invaders={"hex": "E", "count": 3}, tiger="E")
    found, _, _ = island.legend(cast(RiseState, state.view(0)), NAMES)
    assert {"3i": "invaders"}.items() <= {one.sign: one.words for one in found}.items()
    assert "i" not in {one.sign for one in found}
    assert any("3i" in sign.sign for sign in signs())


def test_a_volcano_that_lies_in_the_sea_is_among_what_is_good_to_know() -> None:
    """Its tile has gone back into the deck."""
    told = {fact.label: fact.words for fact in facts_of(at_dice(volcano=1).view(0), NAMES)}
    assert "may give stone instead; when it erupts" in told["The volcano"]
    assert "The volcano" not in {fact.label for fact in facts_of(at_dice().view(0), NAMES)}
