"""The page of a conflict: its figures are those of the event, and it stays until Enter."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from rules import Event
from rules.rise_of_tribes.state import RiseState
from tests.games.rise_of_tribes.positions import at_dice
from tests.games.rise_of_tribes.scenes import stage
from tests.rules.rise_of_tribes.table import do, lay
from tests.table.helpers import TableApp, on_table
from tests.widgets.contract import check
from tests.widgets.mounting import alone
from tribes_tui.games.rise_of_tribes import moments, moments as words
from tribes_tui.games.rise_of_tribes.pieces.island import beside, tone_of
from tribes_tui.games.rise_of_tribes.pieces.moments import (
    NARROWEST,
    ConflictPicture,
    Eruption,
    EruptionMap,
    EruptionPanel,
    EruptionPicture,
    Fight,
    SideCount,
)
from tribes_tui.games.rise_of_tribes.words import figures
from tribes_tui.games.rise_of_tribes.words.figures import letters_of
from tribes_tui.play.seat import Seat
from tribes_tui.play.table import Table
from tribes_tui.table.history.pages import MomentScreen
from tribes_tui.words.common import capital

NAMES = ("you", "Ada", "Bo", "Cy")


def fought(members: Any, *moves: str, **fields: Any) -> tuple[RiseState, list[Event]]:
    """A state after some moves, and what they told."""
    state = lay(members, players=4, tiles="lfmlfmlfmlfmlfm", **fields)
    return do(state, *moves), list(state.events or [])


def at_conflict() -> tuple[RiseState, list[Event]]:
    """Seven on E: two of mine, one of Ada's, four of Cy's."""
    members = {"E": [2, 1, 0, 4], "A": [1], "B": [0, 1], "C": [0, 0, 1], "D": [0, 0, 0, 1]}
    return fought(members, "moon lead", phase="actions", hand=["moon"], turn={"actions": ["GROW"]})


def test_before_and_after_are_those_of_the_rounds() -> None:
    state, events = at_conflict()
    [clash] = moments.clashes(events)
    fight = moments.fight_of(state, clash, NAMES)
    assert {(side.who, side.before, side.left) for side in fight.sides} == {("You", 2, 0), ("Ada", 1, 0), ("Cy", 4, 2)}
    assert fight.headings == ("forest, before: 7", "each loses up to 2", "after: 2")
    assert fight.terrain == "forest"


def test_it_says_what_happened_to_whom() -> None:
    state, events = at_conflict()
    [moment] = moments.moments(state, events, NAMES, 0)
    assert moment.sentence == "Conflict in E: you and Ada lost everybody there, Cy keeps 2."
    assert list(moment.text[1:]) == [
        "Each side still there loses one, twice: you 2 → 0, Ada 1 → 0, Cy 4 → 2.",
        "Cy holds the hex: the fight ends when one side is left.",
    ]


def test_the_conflicts_of_others_have_no_page() -> None:
    state, events = at_conflict()
    assert moments.moments(state, events, NAMES, 2) == []
    assert moments.moments(state, events, NAMES, None) == []


def test_an_equal_fight_leaves_nobody() -> None:
    members = {"E": [3, 3], "A": [1], "B": [0, 1], "C": [0, 0, 1], "D": [0, 0, 0, 1]}
    turn = {"actions": ["GROW"]}
    state, events = fought(members, "moon lead", phase="actions", hand=["moon"], turn=turn)
    [moment] = moments.moments(state, events, NAMES, 0)
    assert moment.sentence == "Conflict in E: you and Ada lost everybody there."
    assert moment.text[-1] == "Nobody is left, and the fight is over."


def erupted(faces: list[int]) -> tuple[RiseState, list[Event]]:
    """A double, and the volcano beside J and N: of mine one is there, of Ada's two."""
    fields: Any = {"phase": "roll", "hand": [], "draws": faces, "deck": ["Volcano", "Drought"], "volcano": 1}
    members = {"A": [1], "J": [1], "N": [0, 1], "E": [0, 0, 2], "G": [0, 0, 0, 1]}
    return fought(members, "roll", **fields)


def test_an_eruption_says_who_has_lost_what_so_far() -> None:
    state, events = erupted([4, 4])
    [outbreak] = moments.eruptions(events)
    assert outbreak.face == "blank"
    assert outbreak.lost == {0: ["J"], 1: ["N"]}
    assert outbreak.stones == {0: 1, 1: 1}
    assert moments.moments(state, events, NAMES, 2) == []
    [moment] = moments.moments(state, events, NAMES, 0)
    assert list(moment.text[-4:]) == [
        "You: −1 member, in J +1 stone",
        "Ada: −1 member, in N +1 stone",
        "Bo: nothing happens to them",
        "Cy: nothing happens to them",
    ]
    assert moment.sentence == "The volcano erupts: two blanks, each tribe beside it loses one member."


def map_of(told: Eruption) -> EruptionMap:
    found = EruptionMap()
    found.show(told.hexes, told.beside)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_eruption_has_the_same_page_for_any_number_of_players(players: int) -> None:
    fields: Any = {"phase": "roll", "hand": [], "draws": [4, 4], "deck": ["Volcano", "Drought"], "volcano": 1}
    fields |= {"players": players, "tiles": "lfm" * (players + 1)}
    before = lay({"E": [1, 1]}, **fields)
    shore = {*figures.shore(before, before.site)}
    state = do(lay({letter: [1, 2] for letter in shore}, **fields), "roll")
    [moment] = moments.moments(state, list(state.events or []), NAMES[:players], 0)
    picture = moment.picture()
    assert isinstance(picture, EruptionPicture)
    told = picture._panel.shown
    assert moment.sentence == "The volcano erupts: two blanks, each tribe beside it loses one member."
    assert [one.who for one in told.tribes] == ["You", "Ada", "Bo", "Cy"][:players]
    assert [bool(one.had and one.kept and one.loss) for one in told.tribes] == [True, True, False, False][:players]
    assert {one.letter for one in told.hexes if one.edge} == shore


@pytest.mark.parametrize(("face", "losses"), [("sun", 0), ("blank", 1), ("moon", 2)])
def test_the_words_of_an_eruption_are_those_of_the_rules(face: str, losses: int) -> None:
    from rules.rise_of_tribes.components.box import FACES
    from rules.rise_of_tribes.components.tables import ERUPTION_LOSSES
    from tribes_tui.games.rise_of_tribes.words.said.log import eruption
    from tribes_tui.games.rise_of_tribes.words.said.moments import rule

    assert ERUPTION_LOSSES[FACES.index(face)] == losses
    assert ("nobody is lost", "loses one member", "loses two members")[losses] in rule(face=face)
    assert ("nobody is lost", "loses one member", "loses two members")[losses] in eruption(double=face)


def eruption_of(faces: list[int]) -> EruptionPicture:
    state, events = erupted(faces)
    [outbreak] = moments.eruptions(events)
    picture = moments._erupted(state, outbreak, NAMES).picture()
    assert isinstance(picture, EruptionPicture)
    return picture


async def test_the_picture_of_an_eruption_keeps_the_contract() -> None:
    told = eruption_of([4, 4])._panel.shown
    await check(lambda: map_of(told), [(48, 20), (78, 36)])
    await check(lambda: EruptionPanel(told), [(32, 20), (42, 36)])


def test_an_eruption_tells_whom_each_tribe_had_beside_it_and_kept() -> None:
    told = eruption_of([4, 4])._panel.shown
    assert [(one.had[:1], one.kept[:1], one.loss[:1]) for one in told.tribes[:2]] == [
        (("had 1 in J",), ("kept nobody there",), ("−1 member",)),
        (("had 1 in N",), ("kept nobody there",), ("−1 member",)),
    ]
    assert {one.letter for one in told.hexes if one.edge} == {"J", "N"}
    assert {one.letter: one.below[0].words for one in told.hexes if one.below} == {
        "J": f"{capital(NAMES[0])}: 1 lost",
        "N": f"{capital(NAMES[1])}: 1 lost",
    }
    assert [one.below[0].short for one in told.hexes if one.below] == [
        f"{letter}−1" for letter in letters_of(NAMES)[:2]
    ]


def test_what_happened_since_hides_what_the_map_no_longer_tells() -> None:
    state, events = erupted([4, 4])
    [outbreak] = moments.eruptions(events)
    later = outbreak._replace(since=[events[-1]])
    struck = moments._struck(state, later, NAMES, 0)
    assert (struck.had, struck.kept, struck.loss[:1]) == ((), (), ("−1 member",))


async def test_the_picture_keeps_the_contract() -> None:
    state, events = at_conflict()
    [clash] = moments.clashes(events)
    await check(lambda: ConflictPicture(moments.fight_of(state, clash, NAMES)), [(80, 20), (120, 36)])


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_it_stays_until_enter(size: tuple[int, int]) -> None:
    seats = [Seat("human", "", "you"), *(Seat("bot", "easy", name) for name in NAMES[1:])]
    table = Table.new("rise_of_tribes", seats, {}, 1)
    state, _ = fought(
        {"E": [2, 1, 0, 4], "A": [1], "B": [0, 1], "C": [0, 0, 1], "D": [0, 0, 0, 1]},
        phase="actions",
        hand=["moon"],
        turn={"actions": ["GROW"]},
    )
    state.events = None
    table._state = state
    table.why_not_undo = lambda *_: "this position was never played"  # type: ignore[method-assign]
    app = TableApp(table)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for text in ("moon lead",):
            table.propose(0, state.read(text), table.number_for(0))
            state = table._state  # type: ignore[assignment]
        await pilot.pause()
        assert isinstance(app.screen, MomentScreen)
        text = "\n".join("".join(one.text for one in row) for row in app.screen._compositor.render_strips())
        for words in (
            "Conflict in E: you and Ada lost everybody there, Cy keeps 2.",
            "forest, before: 7",
            "after: 2",
            "out",
        ):
            assert words in text
        await pilot.press("x")
        assert isinstance(app.screen, MomentScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert on_table(app)


async def test_a_table_shows_no_page_for_what_happened_before() -> None:
    async with stage(4) as shown:
        await shown.show(at_dice(), 0)
        assert shown.screen.is_current


def test_a_page_says_in_which_turn_it_was() -> None:
    state, events = at_conflict()
    [moment] = moments.moments(state, events, NAMES, 0)
    begun = sum(event.kind == "turn" for event in events)
    assert moment.facts == (f"turn {state.turn - begun}",)
    assert moment.steps.names[moment.steps.now or 0] == "conflict"
    state, events = erupted([4, 4])
    [moment] = moments.moments(state, events, NAMES, 0)
    assert (moment.facts, moment.steps.now) == ((f"turn {state.turn}",), 0)


def test_the_headline_of_a_conflict_names_the_villages_that_fell() -> None:
    rounds = {"hex": "C", "tribes": [0, 1, 2], "lost": [2, 2, 2], "left": [0, 0, 1], "rounds": 2}
    after = [Event("village_lost", 0, {"hex": "C"})]
    clash = moments.Clash([], rounds, after, 2)
    headline = "Conflict in C: you and Ada lost everybody there, your village is lost, Bo keeps 1."
    assert moments.sentence_of(clash, ("you", "Ada", "Bo")) == headline
    ours = clash._replace(after=[Event("village_lost", 1, {"hex": "C"})])
    assert "Ada's village is lost" in moments.sentence_of(ours, ("you", "Ada", "Bo"))


def test_invaders_hold_a_hex_together() -> None:
    rounds = {"hex": "C", "tribes": [0, None], "lost": [1, 1], "left": [0, 2], "rounds": 1}
    assert (
        words.fight_steps([], rounds, [], NAMES)[-1]
        == "The invaders hold the hex: the fight ends when one side is left."
    )


@pytest.mark.parametrize("size", [(80, 20), (120, 36)], ids=str)
@pytest.mark.parametrize("number", [2, 3, 5])
async def test_every_side_and_every_step_of_a_conflict_is_told(size: tuple[int, int], number: int) -> None:
    names = ("You", "Ada", "Bo", "Cy", "Invaders")
    sides = tuple(SideCount(name, name[0], tone_of(seat % 4), 2, seat) for seat, name in enumerate(names[:number]))
    steps = tuple(f"Step {step} of what happened." for step in range(1, 5))
    fight = Fight("lake", ("lake, before: 8", "each loses up to 2", "after: 4"), sides, steps)
    piece = ConflictPicture(fight)
    async with alone(piece, size, "truecolor"):
        shown = piece.text()
        assert all(shown.count(name) >= 3 for name in names[:number])
        assert all(step in shown for step in steps)


@pytest.mark.parametrize("site", range(10))
def test_the_volcano_makes_no_hex_smaller_in_a_window_of_120_columns(site: int) -> None:
    state = erupted([4, 4])[0].clone()
    state.set_site(site)
    told = eruption_of([4, 4])._panel.shown._replace(beside=tuple(beside(state)))
    island = map_of(told)
    width, height = 119, 36
    columns = island.columns(width - NARROWEST, height)
    assert columns <= width - NARROWEST
    assert island.hex_size(width - NARROWEST, height, island._whole_hexes(width - NARROWEST, height)).width >= 16


def test_the_picture_counts_whom_the_bow_took_and_the_points_for_the_last_invaders() -> None:
    """Four invaders against five: the Bow takes one, three rounds the others."""
    members: Any = {"A": [5], "I": [1, 1], "H": [0, 1]}
    invaded: Any = {"row": ["Invaders"], "invaders": {"hex": "A", "count": 4}}
    state = lay(
        members,
        tiles="lfmlfmlfm",
        hand=["blank"],
        turn={"actions": ["GROW"]},
        tribes=[{"completed": ["Bow"]}],
        **invaded,
    )
    do(state, "blank lead")
    (clash,) = words.clashes(state.events or ())
    fight = words.fight_of(state.view(0), clash, ("you", "Bo"))  # type: ignore[arg-type]
    assert fight.headings[1] == "each loses up to 3, 1 before"
    lost = [side.before - side.left for side in fight.sides]
    assert sum(lost) == 2 * 3 + 1
    assert fight.steps[-1] == "You score 2 points for beating the last invaders: 2 in all."


@pytest.mark.parametrize("viewer", [0, 1], ids=["another's", "one's own"])
def test_the_win_is_a_page_with_what_the_last_turn_brought(viewer: int) -> None:
    """The points of the villages as the turn begins, or those of a goal: they add up to what won."""
    tribes: Any = [{"vp": 9}, {"vp": 13}]
    state = lay(
        {"A": [2], "C": [0, 2], "D": [0, 1]},
        tiles="lfmlfmlfm",
        phase="build",
        villages={"C": 1, "D": 1},
        tribes=tribes,
        current_player=0,
    )
    state.events = []
    state.apply(state.read("done"))
    names = tuple("you" if seat == viewer else "Bo" for seat in range(2))
    page = words.moments(state.view(viewer), state.events, names, viewer)[-1]  # type: ignore[arg-type]
    assert page.sentence.startswith("You win with 15 points" if viewer else "Bo wins with 15 points")
    assert page.text[1:] == ["villages: +2, 15 in all"]


@pytest.mark.parametrize("seed", range(4))
def test_what_the_points_were_as_the_turn_began_and_what_it_brought_are_what_won(seed: int) -> None:
    """However much of the turn was shown before."""
    state, rng = rules.games["rise_of_tribes"].new_state(2, seed), rules.Rng(seed)
    state.events = []
    while not state.is_terminal:
        state.apply(max(state.legal_actions(), key=lambda action: (state.hint(action), rng.random())))
    last = max(number for number, event in enumerate(state.events) if event.kind == "turn")
    before = next(
        (
            one.public["total"]
            for one in reversed(state.events[:last])
            if one.kind == "points" and one.player == state.winner
        ),
        0,
    )
    page = words.moments(state.view(0), state.events[-1:], ("you", "Bo"), 0, state.events)[-1]
    picture = page.picture()
    gains = picture._panel.shown.gains  # type: ignore[attr-defined]
    assert gains[0][2] - gains[0][1] == before
    assert before + sum(gained for _, gained, _ in gains) == state.vp[state.winner] == gains[-1][2]
