"""The others' goals are public: they stand on the table, and what the others may have counts them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from textual.geometry import Size

import rules
from rules import Rng
from rules.bots.bot import Budget
from rules.bots.levels import make
from rules.rise_of_tribes.components.box import GOALS
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.state import RiseState
from tests.games.rise_of_tribes.scenes import MEDIUM, MODULES, SMALL, random_states, scene_of, stage
from tests.rules.rise_of_tribes.table import lay, res
from tests.widgets.mounting import alone
from tribes_tui.games.rise_of_tribes.pieces import layout
from tribes_tui.games.rise_of_tribes.pieces.tribes import Rivals
from tribes_tui.games.rise_of_tribes.words.figures import Forecast, forecast, may_win, win_next
from tribes_tui.words.help import facts_of


def gained(state: RiseState, seat: int, rng: Rng) -> tuple[int, set[str]]:
    """Points that a seat gets from villages and from goals it has now, to the end of its next turn, an abandoned village aside, which an
    event brings; the goals it completed."""
    known = {GOALS[goal] for goal in bits(state.goals[seat])}
    state.events, has_begun, done = [], False, set[str]()
    points = 0
    while not state.is_terminal and (not has_begun or state.active == seat):
        has_begun = has_begun or state.active == seat
        state.apply(max(state.legal_actions(), key=state.hint) if rng.randrange(4) else state.pick(rng))
        for event in state.events:
            fields = event.fields()
            if event.kind == "points" and event.player == seat and fields["why"] in {"villages", *known}:
                points += fields["points"]
                done.add(fields["why"])
            points -= event.kind == "village_built" and event.player == seat != state.active
        state.events.clear()
    return points, done - {"villages"}


@pytest.mark.parametrize(
    "options", [{}, {"elders": True, "special_terrain": "all", "leaders": True}], ids=["plain", "modules"]
)
@pytest.mark.parametrize("games", [10, pytest.param(30, marks=pytest.mark.soak)])
def test_nobody_has_more_after_their_next_turn_than_was_foretold(games: int, options: dict[str, Any]) -> None:
    rng, seen, by_goals = Rng(3), 0, 0
    for seed in range(games):
        for state in random_states(2 + seed % 3, seed, options, every=5, wise=5):
            if state.is_terminal or min(state.occupied) == 0:
                continue
            for k in range(1, state.players):
                seat = (state.active + k) % state.players
                told = forecast(state.view(state.active), seat)  # type: ignore[arg-type]
                points, done = gained(state.clone(), seat, rng)
                assert state.vp[seat] + points <= max(told), (seed, state.dump(), done)
                seen, by_goals = seen + 1, by_goals + bool(done)
    assert seen > 50 * games
    assert by_goals * 3 > 5 * games


def test_the_newcomers_loss_is_foretold() -> None:
    tribes: Any = [{}, {"vp": 9, "goals": ["Occupy any 8 hexes", "Gather 6 resources", "Baskets"]}]
    members = {"A": [2], **{hex: [0, 1] for hex in "BCDEFG"}}
    state = lay(members, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"], tribes=tribes)
    assert forecast(state.view(0), 1) == Forecast(9, 15, 16)  # type: ignore[arg-type]


@pytest.mark.parametrize("games", [15, pytest.param(60, marks=pytest.mark.soak)])
def test_whoever_wins_was_said_to_and_not_everybody_is_all_the_time(games: int) -> None:
    """Two winning turns of a hundred may come unforeseen: an event brings the last points; of all others a fifth are said to."""
    seen, unforeseen, others, alarms = 0, 0, 0, 0
    for seed in range(games):
        state = rules.games["rise_of_tribes"].new_state(2 + seed % 3, seed, MODULES if seed % 5 == 4 else {})
        assert isinstance(state, RiseState)
        rng, bot, turn, told = Rng(seed), make("medium"), -1, dict[tuple[int, int], bool]()
        while state.current_player is not None:
            if state.turn != turn and min(state.occupied):
                turn = state.turn
                for k in range(1, state.players):
                    seat = (state.active + k) % state.players
                    told[turn + k, seat] = seat in win_next(state) or may_win(state, seat)
            state.apply(bot.choose(state.view(state.current_player), Budget(), rng))
        won = told.pop((state.turn, state.ranking().index(1)))
        seen, unforeseen = seen + 1, unforeseen + (not won)
        others, alarms = others + len(told), alarms + sum(told.values())
    assert unforeseen * 50 <= seen
    assert alarms * 5 < others, "whoever is always said to win is not listened to"


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_whoever_may_win_by_drawing_goals_is_said_to_though_none_is_in_progress(size: Size) -> None:
    """What LEAD draws may be done already."""
    members = {"A": [2], **{hex: [0, 1] for hex in "BCDE"}}
    state = lay(members, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"], tribes=[{}, {"vp": 13}])
    assert forecast(state, 1) == (13, 13, 16)
    async with stage(2, size=size) as shown:
        await shown.show(state, 0)
        assert "Bo may win with goals still to draw" in " ".join(shown.piece("rivals").text().split())
        state.winner = 0
        await shown.show(state, 0)
        assert "may win" not in shown.piece("rivals").text(), "it is over"


@pytest.mark.parametrize("size", [SMALL, Size(100, 30), MEDIUM], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_goals_of_whoever_may_win_next_turn_stand_on_the_table_however_tight(players: int, size: Size) -> None:
    mine: Any = {"goals": ["Cart", "Gather 6 resources", "Control all terrain types"], "resources": res(2, 1, 1)}
    theirs: Any = {"vp": 12, "goals": ["Occupy any 8 hexes"]}
    members = {"A": [2], **{hex: [0, 1] for hex in "BCDEFG"}}
    tribes = [mine, theirs, *[{"goals": ["Oxen"]}] * (players - 2)]
    tiles = {2: "lfmlfmlfm", 3: "lfmlfmlfmlfm", 4: "lfmlfmlfmlfmlf"}[players]
    async with stage(players, size=size) as shown:
        for row in ([], ["Drought", "Walls"], ["Sabertooth Tiger", ("Discovery", res(2, 1, 2))]):
            fields: Any = {"tiger": "C"} if "Sabertooth Tiger" in row else {}
            for phase, hand in (("actions", ["sun", "moon"]), ("actions", ["blank"]), ("build", []), ("roll", [])):
                state = lay(
                    members, players=players, tiles=tiles, phase=phase, hand=hand, row=row, tribes=tribes, **fields
                )
                await shown.show(state, 0)
                told = " ".join(shown.piece("rivals").text().split())
                assert "Bo may win with Occupy 8 hexes 6 of 8" in told, (row, phase, told)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_who_may_win_is_said_to_and_the_goals_of_the_others_are_counted_in_the_order_of_their_turns(
    size: Size,
) -> None:
    """What is wanted is neither had nor done."""
    members = {"A": [2], **{hex: [0, 0, 1] for hex in "BCDEFG"}, "H": [0, 2]}
    for vp, told in ((12, "Cy may win with Occupy 8 hexes 6 of 8"), (2, "Cy( wants Occupy| 1)")):
        tribes: Any = [{}, {"goals": ["Oxen", "Cart"]}, {"vp": vp, "goals": ["Occupy any 8 hexes"]}]
        state = lay(members, players=3, tiles="lfmlfmlfmlfm", phase="actions", hand=["sun"], tribes=tribes)
        async with stage(3, size=size) as shown:
            await shown.show(state, 0)
            rows = [row for row in shown.piece("rivals").text().splitlines() if row.strip()]
            assert rows[0].strip().startswith(("Bo wants", "Goals in progress: Bo")) or vp > 2, rows
            assert re.search(told, " ".join(" ".join(rows).split())), rows


async def test_a_goal_has_one_name_whoever_wants_it() -> None:
    """In a wide column; and how far it is behind it, once it has begun."""
    async with stage(3, size=MEDIUM) as shown:
        await shown.show(wanting(), 0)
        assert "Majority in mountains" in shown.piece("goals").text()
        rows = shown.piece("rivals").text().rstrip().splitlines()
        assert "Majority in mountains 1 of 3" in rows[0], rows
        assert "Oxen, Cart, Horse, Bow, Baskets" in " ".join(" ".join(rows[1:]).split())
        assert "0 of" not in "".join(rows)


async def test_where_they_have_no_room_it_is_said_how_many_goals_each_still_wants() -> None:
    """Wanted, not done; and nothing is cut."""
    rivals = layout.rivals(scene_of(wanting(), 0), wanting())
    piece = Rivals()
    piece.show(rivals)
    rows = min(height.rows for height in piece.heights(31) if height.loss < 90)
    async with alone(piece, (31, rows)):
        assert piece.text().strip() == "Goals in progress: Bo 1, Cy 5"


def wanting() -> RiseState:
    """One of the others has the viewer's goal, the other five developments."""
    both: Any = {"goals": ["Majority in mountains"]}
    more: Any = {"goals": ["Horse", "Bow", "Oxen", "Cart", "Baskets"]}
    tribes = [both, both, more]
    return lay({"E": [3], "C": [0, 2]}, players=3, tiles="lfmlfmlfmlfm", phase="actions", hand=["sun"], tribes=tribes)


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_the_price_of_a_village_stands_below_what_tribes_hold(players: int) -> None:
    """Outside the frame of the goals, in the columns of the same words."""
    state = lay(
        {"E": [3], "C": [0, 2]},
        players=players,
        tiles="lfmlfmlfmlfmlf"[: 3 + 3 * players],
        phase="actions",
        hand=["sun"],
        tribes=[{"goals": ["Oxen"]}],
    )
    async with stage(players, size=MEDIUM) as shown:
        await shown.show(state, 0)
        rows = shown.text.splitlines()
        village = next(y for y, row in enumerate(rows) if "Your village" in row)
        frame = next(y for y, row in enumerate(rows) if "Your goals, and their points" in row)
        assert village < frame
        assert next(y for y, row in enumerate(rows) if "food  wood  stone" in row) < village
        assert "│" not in rows[village][rows[village].index("Your village") :]


async def test_of_whoever_wins_in_any_case_it_is_not_said_that_they_may() -> None:
    tribes: Any = [{}, {"vp": 14, "goals": ["Oxen"]}, {"goals": ["Cart", "Bow", "Horse"]}, {"goals": ["Oxen"]}]
    fields: Any = {"tribes": tribes, "villages": {"C": 1}, "phase": "actions", "hand": ["sun"]}
    state = lay({"E": [3], "C": [0, 2], "A": [0, 0, 2]}, players=4, tiles="lfmlfmlfmlfmlf", **fields)
    async with stage(4, size=SMALL) as shown:
        for kinds in range(6):
            state.resources[6:9] = [kinds] * 3
            await shown.show(state, 0)
            assert "Bo wins next turn unless stopped" in shown.text.splitlines()[0]
            told = shown.piece("rivals").text()
            assert "may win" not in told
            assert "…" not in told, told
            assert re.search(r"Bo wants Oxen\s+Cy wants [^;]*Abigail-Rose wants Oxen", told), told


@pytest.mark.parametrize(("players", "most"), [(3, 3), (4, 3)])
async def test_what_each_wants_is_named_in_one_form_whoever_is_on_turn(players: int, most: int) -> None:
    """Where rows would stand empty else, in a row each; their number is all there is to say of none."""
    goals: Any = [{}, *[{"goals": ["Oxen", "Cart", "Horse"]}] * (players - 1)]
    fields: Any = {"players": players, "tiles": "lfmlfmlfmlfmlf"[: 3 + 3 * players], "tribes": goals}
    members = {"A": [2], "C": [0, 2], "D": [0, 0, 2]}
    shapes = set[str]()
    async with stage(players, size=MEDIUM) as shown:
        for active, hand in ((0, ["sun", "moon"]), (0, ["sun"]), (1, ["sun"]), (2, [])):
            for row in ([], ["Drought"], ["Drought", "Mild Winter"]):
                phase = "actions" if hand else "build"
                await shown.show(lay(members, phase=phase, hand=hand, row=row, current_player=active, **fields), 0)
                shapes.add(re.sub(" +", " ", shown.piece("rivals").text()).strip())
    assert len(shapes) == 1, shapes
    rows = shapes.pop().splitlines()
    assert len(rows) <= most
    assert [row.strip().partition(" wants")[0] for row in rows] == ["Bo", "Cy", "Abigail-Rose"][: players - 1]
    assert all("Oxen" in row for row in rows)


@pytest.mark.parametrize(
    ("goals", "told"),
    [
        (["Oxen"], "Bo wants Oxen"),
        (["Majority in mountains", "Horse", "Cart"], "Bo wants Horse, Cart, Majority in mountains"),
        (
            ["Majority in mountains", "Majority in lakes", "Horse", "Complete the tribe"],
            "Bo wants Majority in mountains, and 3 more",
        ),
    ],
)
@pytest.mark.parametrize("own", [0, 2, 4])
async def test_of_the_only_rival_it_is_said_in_one_form_whatever_events_there_are(
    goals: list[str], told: str, own: int
) -> None:
    tribes: Any = [{"goals": ["Bow", "Baskets", "Mysticism", "Gather 6 resources"][:own]}, {"goals": goals}]
    async with stage(2, size=SMALL) as shown:
        for row in ([], ["Drought"], ["Walls", ("Discovery", res(2, 1, 2))]):
            for phase, hand in (("actions", ["sun", "moon"]), ("actions", ["blank"]), ("build", [])):
                fields: Any = {"tiles": "lfmlfmlfm", "phase": phase, "hand": hand, "row": row, "tribes": tribes}
                await shown.show(lay({"A": [2], "C": [0, 2]}, **fields), 0)
                said = " ".join(shown.piece("rivals").text().replace(" 1 of 3", "").split())
                assert sorted(re.findall(r"\w+", said)) == sorted(re.findall(r"\w+", told)), (row, phase, said)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_after_the_end_nobody_may_win_any_more(size: Size) -> None:
    """Neither at the table nor among what is good to know."""
    state = lay(
        {"A": [2], **{hex: [0, 1] for hex in "BCDEFG"}},
        tiles="lfmlfmlfm",
        phase="build",
        tribes=[{"vp": 14, "goals": ["Oxen"], "resources": res(2, 1, 1)}, {"vp": 12, "goals": ["Occupy any 8 hexes"]}],
    )
    async with stage(2, size=size) as shown:
        await shown.show(state, 0)
        assert "Bo may win" in shown.text
        assert any("next turn" in fact.label for fact in facts_of(state.view(0), ("you", "Bo")))
        state.apply(state.read("complete Oxen"))
        assert state.is_terminal
        await shown.show(state, 0)
        assert "may win" not in shown.text
        assert not re.search("wants|wanted", shown.piece("rivals").text()), "what they still wanted is of no use"
        assert not shown.piece("buttons").size.height, "its rows are for what there is to tell"
        assert not any("next turn" in fact.label for fact in facts_of(state.view(0), ("you", "Bo")))


def test_goals_of_others_are_named_whole_at_any_width_the_nearest_first() -> None:
    tribes: Any = [{}, {"goals": ["Majority in mountains", "Majority in lakes", "Occupy any 8 hexes"]}]
    state = lay({"A": [2], "F": [0, 1], "I": [0, 1]}, tiles="lfmlfmlfm", phase="actions", hand=["sun"], tribes=tribes)
    rival = layout.rivals(scene_of(state, 0), state.view(0))[1]
    told = "Bo wants Majority in mountains 2 of 3, Majority in lakes, Occupy 8 hexes 2 of 8"
    for width in (31, 41, 50):
        assert " ".join(" ".join(rival.whole(width)).split()) == told


def test_of_very_many_goals_the_nearest_are_named_and_the_rest_counted() -> None:
    goals = [
        "Oxen",
        "Cart",
        "Horse",
        "Pottery",
        "Bow",
        "Mysticism",
        "Baskets",
        "Majority in lakes",
        "Occupy any 8 hexes",
    ]
    tribes: Any = [{}, {"goals": goals}, {}]
    state = lay({"A": [2], "F": [0, 1]}, players=3, tiles="lfmlfmlfmlfm", phase="actions", hand=["sun"], tribes=tribes)
    rival = layout.rivals(scene_of(state, 0), state.view(0))[1]
    assert (len(rival.goals), rival.unnamed) == (3, 6)
    assert rival.whole(200)[0].endswith("and 6 more goals: press ?")


def threatening(mountains: int = 2, row: list[Any] | None = None) -> RiseState:
    """Two who may win, each with several goals; some of them can't bring it next turn."""
    tribes: Any = [
        {"vp": 10, "goals": ["Cart", "Gather 6 resources", "Occupy any 8 hexes"], "completed": ["Horse"]},
        {"vp": 9, "goals": ["Oxen", "Majority in mountains", "Bow", "Majority in lakes", "Complete the tribe"]},
        {"vp": 12, "goals": ["Majority in forests", "Bow", "Cart"]},
    ]
    for tribe in tribes:
        tribe["resources"] = res(2, 1, 1)
    members = {"A": [2], "B": [0, 1], "C": [0, 2], "F": [0, 3], "D": [0, 0, 2], "E": [0, 1, 2], "H": [1, 0, 2]}
    members |= {"I": [3], "L": [0, mountains - 2]}
    fields: Any = {"phase": "actions", "hand": ["sun", "moon"], "row": row or []}
    return lay(members, players=3, tiles="lfmlfmlfmlfm", tribes=tribes, villages={"C": 1, "D": 2, "I": 0}, **fields)


async def test_of_whoever_may_win_the_goals_that_bring_it_are_all_named_where_there_is_room() -> None:
    """Not only how many: who knows them can step in. None by which they can't win."""
    rows: list[list[Any]] = [[], ["Drought"], ["Drought", "Mild Winter"]]
    async with stage(3, size=MEDIUM) as shown:
        for row in rows:
            await shown.show(threatening(row=row), 0)
            told = " ".join(shown.piece("rivals").text().split())
            assert "Bo may win with Oxen ready, Majority in mountains 2 of 3, Bow, Majority in lakes" in told, (
                row,
                told,
            )
            assert "Cy may win with Majority in forests 2 of 3, Cart, Bow" in told, (row, told)
            assert "Complete the tribe" not in told, told
    async with stage(3, size=SMALL) as shown:
        for row in rows:
            await shown.show(threatening(row=row), 0)
            told = " ".join(shown.piece("rivals").text().split())
            assert "…" not in told, told
            assert re.search("Bo may win (with Oxen|next turn).* Cy may win (with Majority|next turn)", told), (
                row,
                told,
            )


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_whoever_has_done_the_goal_that_wins_is_said_to_win(size: Size) -> None:
    state = threatening(mountains=3)
    state.vp[1] = 11
    async with stage(3, size=size) as shown:
        await shown.show(state, 0)
        assert "Bo wins next turn unless stopped" in shown.text.splitlines()[0]
        assert re.search(
            "Bo wins (with Majority in mountains ready, Oxen ready|next turn)",
            " ".join(shown.piece("rivals").text().split()),
        )
        assert "Bo wants" not in shown.text
