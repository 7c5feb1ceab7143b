"""Moving the same way again, how many may go there at once, and what an action can't reach for want of members."""

from __future__ import annotations

from tests.games.rise_of_tribes.scenes import stage
from tests.rules.rise_of_tribes.table import do, lay
from tribes_tui.games.rise_of_tribes.moments import NOBODYS
from tribes_tui.games.rise_of_tribes.pieces.island import tone_of
from tribes_tui.games.rise_of_tribes.table import RiseBoard
from tribes_tui.games.rise_of_tribes.words.places import describe
from tribes_tui.games.rise_of_tribes.words.said.moments import heading_rounds

NAMES = ("you", "Bo")
FIGHT = {"A": [1], "D": [4, 0], "E": [0, 3]}


def test_the_cursor_goes_on_the_way_one_has_moved_unless_something_else_looks_better() -> None:
    state = do(lay(FIGHT, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"]), "sun move", "move D G")
    board, view = RiseBoard(), state.view(0)
    board.glance(view, view.legal_actions())
    looks = dict.fromkeys(view.legal_actions(), 1.0)
    for better, stays in (({}, ("hex:D", "hex:G")), ({view.read("move D E"): 2.0}, ())):
        board._glanced = {**looks, **better}
        assert tuple(board.stays(view, ("hex:D", "hex:G"))) == stays


async def test_of_those_that_fit_without_a_conflict_it_is_not_said_that_they_are_all() -> None:
    state = do(lay(FIGHT, tiles="lfmlfmlfm", phase="actions", hand=["sun", "moon"]), "sun move")
    async with stage(2) as shown:
        await shown.show(state, 0, ("hex:D",))
        labels = dict[str, str]()
        for there in ("hex:E", "hex:G"):
            shown.screen.selection.cursor = there
            labels[there] = next(one.label for one in shown.screen.own_commands() if "here" in one.label)
        assert labels == {"hex:E": "2 here without loss", "hex:G": "all 4 here"}


def test_an_action_says_what_it_has_too_few_members_for() -> None:
    few = lay({"A": [2]}, tiles="lfmlfmlfm", phase="actions", hand=["sun"])
    assert describe(few, "action:MOVE", NAMES, 0).endswith("You have only 2 members on the map to move")
    many = lay({"A": [4], "B": [4]}, tiles="lfmlfmlfm", phase="actions", hand=["sun"])
    assert "only" not in describe(many, "action:MOVE", NAMES, 0)


def test_invaders_have_no_tribes_colour_and_the_heading_is_short() -> None:
    assert NOBODYS not in {tone_of(seat) for seat in range(4)}
    assert heading_rounds(times=3, fallen=0) == "each loses up to 3"
