"""What other tribes did since one's turn, in the last row of a window too small for a log."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from rules import Event
from rules.rise_of_tribes.state import RiseState
from tests.games.rise_of_tribes.scenes import scene_of
from tests.rules.rise_of_tribes.table import do, lay, res
from tests.table.helpers import text_of
from tribes_tui.app import headless
from tribes_tui.games.rise_of_tribes.table import RiseBoard
from tribes_tui.games.rise_of_tribes.words.news import VERBS, by_own_double, news, short_news
from tribes_tui.table.board.scene import News

NAMES = ("you", "Ash", "Bo", "Cy")


def did(kind: str, player: int, **fields: Any) -> Event:
    """A thing that happened to everybody's knowledge."""
    return Event(kind, player, fields)


def test_from_places_and_numbers_to_what_weighs_most() -> None:
    events = [
        did("grown", 1, hex="B"),
        did("grown", 1, hex="B"),
        did("grown", 2, hex=None),
        did("moved", 2, **{"from": "A", "to": "C"}),
        did("trimmed", 2, hex="A", count=2),
        did("grown", 0, hex="D"),
        did("points", 1, points=2, why="villages", total=4),
    ]
    assert short_news(events, NAMES, 0) == (
        "Ash grew by 2 in B and scored 2; Bo grew by 1 in ambush, moved to C and lost 2 in A",
        "Ash scored 2; Bo grew, moved and lost members",
    )
    assert short_news(events[-2:-1], NAMES, 0) == (), "nothing of one's own"


def test_what_one_lost_comes_first_in_every_form() -> None:
    events = [did("grown", 1, hex="B"), did("member_lost", 0, hex="H"), did("village_lost", 0, hex="C")]
    told = short_news(events, NAMES, 0)
    assert told[0].endswith("; Ash grew by 1 in B")
    assert all(form.startswith("You lost a village in C") and "lost 1 in H" in form for form in told), told
    assert not any("ou lost" in form for form in short_news(events, ("Ada", "Ash", "you", "Cy"), 2))


def test_who_lost_a_member_hears_of_that_before_all_else_however_little_room_there_is() -> None:
    events = (
        did("event_drawn", 1, tile="Sabertooth Tiger", returns=False),
        did("tiger", 1, hex="B"),
        did("member_lost", 0, hex="B"),
        did("grown", 1, hex="G"),
    )
    told = short_news(events, NAMES, 0)
    assert told[-1] == "You lost 1 in B to the tiger"
    assert not any("came to B" in form for form in told), "that says it"
    assert News("rise_of_tribes", events, NAMES, 0).within(30) == ["You lost 1 member in B."]


def test_what_an_event_took_is_told_after_it_came() -> None:
    events = [
        did("goal_completed", 1, goal="Oxen"),
        did("turn", 2, turn=7),
        did("event_drawn", 2, tile="Sabertooth Tiger", returns=False),
        did("tiger", 2, hex="L"),
        did("member_lost", 1, hex="L"),
    ]
    told = short_news(events, NAMES, 0)[0]
    assert told.endswith("Bo rolled a double (Sabertooth Tiger); Ash lost 1 in L to the tiger"), told


def test_who_came_to_ones_own_hexes_is_told_before_all_else_in_every_form() -> None:
    events = [did("grown", 1, hex="B"), *(did("moved", 1, **{"from": "B", "to": to}) for to in "CDE")]
    told = short_news(events, NAMES, 0, ["C", "E"])
    assert told[0].startswith("Ash moved into C and E, where you are; Ash grew by 1 in B")
    assert all(form.startswith("Ash moved into C and E, where you are") for form in told)
    assert "where you are" not in " ".join(short_news(events, NAMES, 0, ["A"]))


def test_nobody_came_to_a_hex_into_which_one_moves_only_now() -> None:
    """Also where a game is gone on with after the move, and nobody knows any more who was where."""
    board, began = RiseBoard(), do(lay({"A": [3], "B": [0, 1]}, tiles="lfmlfmlfm", hand=["sun"]), "sun move")
    came = tuple(did("moved", 1, **{"from": "E", "to": to}) for to in "AB")
    news = News("rise_of_tribes", came, ("you", "Bo"), 0)

    def told(state: RiseState, board: RiseBoard) -> str:
        return board.news_at_foot(scene_of(state, 0)._replace(news=news))[0]

    assert told(began.clone(), RiseBoard()) == "Bo moved to A and B", "somebody may have moved"
    before = lay({"A": [3], "B": [0, 1]}, tiles="lfmlfmlfm", hand=["sun"])
    assert told(before, board).startswith("Bo moved into A, where you are; ")
    assert told(do(began, "move A B"), board).startswith("Bo moved into A, where you are; ")


def test_who_fought_is_told_by_the_rounds() -> None:
    events = [Event("rounds", None, {"hex": "E", "tribes": [0, 2, None], "lost": [1, 1, 0]})]
    assert short_news(events, NAMES, 0)[0] == "Bo fought in E"


@pytest.mark.parametrize("seed", [1, 2])
def test_every_turn_of_a_game_can_be_told(seed: int) -> None:
    state, rng = (
        rules.games["rise_of_tribes"].new_state(4, seed, {"leaders": True, "special_terrain": "all"}),
        rules.Rng(seed),
    )
    state.events = []
    while not state.is_terminal and len(state.events) < 1500:
        state.apply(state.pick(rng))
    seen = [told for event in state.events if (told := event.seen_by(0)) is not None]
    for first in range(0, len(seen), 20):
        said = short_news(seen[first : first + 20], NAMES, 0)
        assert all(text[0].isupper() and "None" not in text and "{" not in text for text in said)
    assert {event.kind for event in seen} & set(VERBS) >= {"grown", "moved", "gathered", "goal_drawn"}


@pytest.mark.parametrize(("moves", "told"), [(13, "b  new: Ash drew goals and grew"), (16, "")])
async def test_the_last_row_tells_it_until_one_goes_on(moves: int, told: str) -> None:
    async with headless("rise_of_tribes", seats="you,bot", seed=9, size=(80, 24), moves=moves) as pilot:
        rows = text_of(pilot.app.screen).splitlines()
        assert told in rows[-1]
        assert told or not rows[1].partition("stop.")[2].removesuffix("Ash medium ").strip(), (
            "nothing is said of nothing"
        )
        assert "help" in rows[-1]
        assert "leave" in rows[-1]
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert not told or told not in text_of(pilot.app.screen).splitlines()[-1], "there is a log now"


def test_an_auction_says_who_bid_how_much_and_counts_what_was_given() -> None:
    """You bid one and can bid no more: Ash's bid is said, and the two stones that you got for it."""
    tribes: Any = [{"resources": res(0, 0, 1)}, {"resources": res(0, 0, 3)}]
    board = lay({"A": [1], "B": [0, 1]}, phase="roll", draws=[0, 0], deck=["Chieftain", "Drought"], tribes=tribes)
    state = do(board, "roll", "bid 1")
    state.events = []
    do(state, "bid 2")
    heard = {clause.text: clause.weight for clause in news(state.events, ["you", "Ash"], 0)}
    assert heard["bid 2 resources in the auction"] == 2, "it has to be heard"
    assert "gave 2 stone to you" in heard
    assert short_news(state.events, ["you", "Ash"], 0)[0] == (
        "You couldn't bid higher; Ash won the auction with 2 for 1 point and gave you 2 stone"
    )


@pytest.mark.parametrize(("columns", "rows"), [(79, 2), (60, 3), (44, 3)])
def test_who_moved_into_which_hexes_and_every_new_event_is_told_where_not_all_has_room(columns: int, rows: int) -> None:
    moves = [did("moved", 1, **{"from": "E", "to": to}) for to in "BCDFGH"]
    came = [Event("event_drawn", None, {"tile": tile}) for tile in ("Mild Winter", "Plentiful Wood")]
    news = News("rise_of_tribes", (*[did("grown", 1, hex="E")] * 3, *moves, *came), NAMES, 0)
    told = " ".join(news.within(columns, rows, "Since your turn: "))
    assert "grew by 3 in E" in told
    assert "moved to B, C, D, F, G and H" in told
    assert "Mild Winter" in told
    assert "Plentiful Wood" in told


def test_it_is_told_in_the_order_in_which_it_happened_and_what_took_members() -> None:
    moves = [did("moved", 1, **{"from": "E", "to": "F"}), did("grown", 1, hex="F")]
    assert short_news(moves, NAMES, 0)[0] == "Ash moved to F and grew by 1 in F"
    erupted = [
        did("event_drawn", 1, tile="Volcano"),
        did("eruption", 1, double="blank"),
        did("member_lost", 1, hex="C"),
        did("member_lost", 0, hex="D"),
        did("die_placed", 1, die="sun", action="GROW", level="SUNS"),
        did("member_lost", 1, hex="G"),
    ]
    told = short_news(erupted, NAMES, 0)
    assert told[0] == (
        "You lost 1 in D to the volcano; Ash rolled a double (Volcano), lost 1 in C to the volcano and lost 1 in G"
    )


def test_an_event_that_is_over_is_told_and_what_a_tribe_begins_with() -> None:
    left = [did("grown", 1, hex="E"), Event("event_left", None, {"tile": "Mild Winter"})]
    assert all(told.endswith("Mild Winter is over") for told in short_news(left, NAMES, 0))
    gifts = [did("resources", 1, resource=kind, count=1) for kind in ("wood", "stone")]
    begun = [
        did("settled", 1, hex="I", members=2),
        *gifts,
        did("turn", 1, turn=1),
        did("resources", 1, resource="food", count=2),
    ]
    assert short_news(begun, NAMES, 0)[0] == "Ash settled in I and began with 1 wood and 1 stone"


def test_two_villages_are_told_as_two() -> None:
    for kinds, told in (
        (["village_built"], "Ash built a village in F"),
        (["village_built"] * 2, "Ash built 2 villages in F and C"),
        (["village_lost"] * 2, "Ash lost 2 villages in F and C"),
    ):
        deeds = [did(kind, 1, hex=hex) for kind, hex in zip(kinds, "FC", strict=False)]
        assert short_news(deeds, NAMES, 0)[0] == told


def test_points_stand_behind_what_brought_them() -> None:
    deeds = [
        did("points", 1, points=2, why="villages", total=11),
        did("goal_completed", 1, goal="Cart"),
        did("points", 1, points=1, why="Cart", total=12),
    ]
    assert short_news(deeds, NAMES, 0)[0] == "Ash completed Cart and scored 3, 2 of them from villages"
    heard = [clause.text for clause in news(deeds, NAMES, 0)]
    assert heard == ["scored 2 points, 11 in all, for villages", "completed Cart for 1 point, 12 in all"]


def test_who_brought_which_event_and_completed_which_goal_is_told() -> None:
    events = [
        did("event_drawn", 1, tile="Sabertooth Tiger"),
        *(did("points", player, points=1, why="villages", total=4) for player in (1, 2, 3)),
        did("event_drawn", 2, tile="Volcano"),
        *(did("goal_completed", player, goal=goal) for player, goal in ((2, "Oxen"), (3, "Bow"))),
    ]
    told = short_news(events, NAMES, 0)
    assert told[0] == (
        "Ash rolled a double (Sabertooth Tiger) and scored 1; Bo rolled a double (Volcano), completed Oxen and scored 1; "
        "Cy completed Bow and scored 1"
    )


def test_why_a_member_and_a_village_were_lost_is_told() -> None:
    """Played: the hunter was the last one there; then the last one moves out of a village."""
    tribes: Any = [{}, {}]
    fields: Any = {"tiles": "mfmlfmlfm", "tribes": tribes, "row": ["Sabertooth Tiger"], "tiger": "C"}
    state = lay({"C": [1], "B": [1], "A": [1], "I": [0, 2]}, hand=["sun", "blank"], villages={"C": 0, "B": 0}, **fields)
    do(state, "sun hunt tiger", "blank move", "move B A", "done")
    seen = [event for event in state.events or () if event.player == 0]
    told = short_news(seen, ("Ash", "you"), 1)
    assert told[0].startswith("Ash lost 1 in C hunting the tiger, lost a village in C,")
    assert "moved out of a village in B" in told[0]


def test_invaders_that_became_more_and_a_tiger_that_moved_are_told_once_where_they_are_now() -> None:
    grown = [Event("invaders", None, {"hex": "A", "count": count}) for count in (4, 5)]
    events = [did("grown", 1, hex="B"), *grown, did("tiger", 1, hex="C")]
    told = short_news(events, NAMES, 0)
    assert told
    assert all(form.endswith("5 invaders in A; the tiger came to C") for form in told)
    assert not any("4 invaders" in form for form in told)


def test_what_others_did_by_ones_own_double_is_told_as_that_and_not_as_their_turns() -> None:
    """The event has its name, and what they rolled themselves is theirs."""
    tribes: Any = [{}, {"resources": res(1, 1, 1)}]
    fields: Any = {"villages": {"A": 0}, "draws": [0, 0], "deck": ["Abandoned Village", "Drought"]}
    state = lay({"A": [1], "B": [0, 1]}, phase="roll", tribes=tribes, **fields)
    state.events = []
    do(state, "roll", "build B")
    mine = (Event("turn", 0, {"turn": 8}), *state.events)
    before = (did("event_drawn", 1, tile="Mild Winter"), did("grown", 1, hex="B"))
    told, own = by_own_double((*before, *mine), ["you", "Ash"], 0)
    assert own == "your double (Abandoned Village): Ash built a village in B"
    assert short_news(told, ["you", "Ash"], 0)[0] == "Ash rolled a double (Mild Winter) and grew by 1 in B"
    assert by_own_double(before, ["you", "Ash"], 0) == (before, "")
    lost = (Event("turn", 0, {"turn": 8}), did("event_drawn", 0, tile="Volcano"), did("member_lost", 0, hex="A"))
    assert by_own_double((*before, *lost), ["you", "Ash"], 0) == ((*before, *lost), ""), "nobody else did anything"


def test_who_came_to_you_is_told_once() -> None:
    moves = [
        did("gathered", 1, hex="G"),
        did("moved", 1, **{"from": "E", "to": "F"}),
        did("moved", 1, **{"from": "E", "to": "H"}),
    ]
    assert short_news(moves, NAMES, 0, ["F"])[0] == "Ash moved into F, where you are; Ash gathered in G and moved to H"
