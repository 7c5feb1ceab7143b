"""Where the cursor begins while another player may close the challenge at once: what the hand would cost then weighs in, most of all where
that ends the game."""

from __future__ import annotations

import re

import pytest

from rules.tribe.evaluation.worth import NEVER
from rules.tribe.state import TribeState
from tests.bots.entered import chosen
from tests.rules.tribe.positions import position
from tribes_tui.games.tribe.closing import at_the_close, better, close_feared
from tribes_tui.games.tribe.words.places import standing, thrown_for
from tribes_tui.table.board import board_of

MINE = [
    "scout eagle_spirit !courage",
    "elder +totem flag_sun desert_wind hunting_bow",
    "shaman +totem war_spear eagle_spirit calumet_hero",
    "warrior calumet_brave flag_sky",
]
THEIRS = [
    "shaman +totem multi salmon_spirit calumet_hero",
    "warrior calumet_brave multi",
    "scout eagle_spirit multi flag_sun",
    "hunter +totem desert_wind war_spear bear_spirit",
]


def before_the_close(totals: list[int], **more: object) -> TribeState:
    """The first seat may lay one point, or shed an elder of six, before the other closes."""
    hand = "calumet_hero hunting_bow bear_spirit bear_spirit elder strength"
    state = position("MAIN", [hand, "wolf wolf"], [MINE, THEIRS], leaders=["scout", "shaman"], totals=totals, **more)
    return state.view(0)


def cursor(view: TribeState) -> int:
    return chosen(board_of("tribe"), view, ())[0]


def test_the_dear_card_goes_where_that_wins_the_game_at_their_close() -> None:
    view = before_the_close([68, 53])
    assert cursor(view) == view.read("discard elder")


def test_it_is_said_what_the_card_goes_for() -> None:
    view = before_the_close([68, 53])
    assert thrown_for(view, view.read("discard elder"), ("you", "Bo")) == "then you win even if Bo closes"
    assert thrown_for(view, view.read("discard bear_spirit"), ("you", "Bo")) == "your chains need calumet or storm next"
    assert thrown_for(view, view.read("place calumet_hero scout"), ("you", "Bo")) == ""


def test_else_a_chain_goes_on() -> None:
    view = before_the_close([68, 3])
    assert cursor(view) == view.read("place calumet_hero scout")


@pytest.mark.parametrize(("totals", "more"), [([8, 3], {}), ([68, 53], {"blocked": [False, True]})], ids=str)
def test_where_rules_of_thumb_do_not_decide_a_short_search_does_as_a_long_one(
    totals: list[int], more: dict[str, object]
) -> None:
    view = before_the_close(totals, **more)
    assert cursor(view) == view.read("discard elder") == better(view)


ASH = [
    "hunter lightning war_spear salmon_spirit !wolf",
    "scout bear_spirit calumet_hero multi !wolf",
    "shaman +totem war_spear bear_spirit calumet_hero !courage",
    "elder flag_sun",
]
FLAG = "place flag_sun scout"


def given_away(totals: list[int]) -> TribeState:
    """The first seat may close with 57 points, the other one has 54 less what they hold."""
    mine = [
        "hunter +totem lightning hunting_bow bear_spirit",
        "warrior +totem calumet_brave flag_sun multi !strength",
        "scout eagle_spirit calumet_brave",
        "shaman +totem hunting_bow bear_spirit multi",
    ]
    hands = ["flag_sky flag_sky flag_sun buffalo strength draw3", "draw3 block wolf strength elder"]
    return position("MAIN", hands, [mine, ASH], leaders=["scout", "hunter"], totals=totals).view(0)


def test_the_cursor_does_not_begin_on_a_close_that_gives_the_game_away() -> None:
    view = given_away([47, 76])
    assert not view.text(cursor(view)).startswith("place flag")
    best = max(view.legal_actions(), key=view.hint)
    assert not view.text(best).startswith("place flag"), "nor do those who follow hints"
    assert view.hint(view.read(FLAG)) == NEVER


def test_it_does_on_one_that_wins_or_that_the_game_goes_on_after() -> None:
    for totals in ([60, 60], [10, 20]):
        view = given_away(totals)
        assert view.text(cursor(view)).startswith("place flag"), totals


def test_the_line_of_such_a_close_tells_the_points_of_both() -> None:
    view = given_away([47, 76])
    told, loses = board_of("tribe").open_end(view, view.read(FLAG), ("you", "Ash"))
    assert loses
    assert re.fullmatch(r"the game ends, you with 10\d, Ash with about 1[12]\d", told)
    assert board_of("tribe").open_end(view, view.read("discard buffalo"), ("you", "Ash")) == ("", False)


def test_a_close_is_feared_of_who_waits_for_one_vase_and_is_not_blocked() -> None:
    assert close_feared(before_the_close([68, 53], blocked=[False, True]), 0) is None
    feared = close_feared(before_the_close([68, 53]), 0)
    assert feared is not None
    assert (feared.seat, feared.least, feared.most) == (1, 115, 117)
    assert 0 < feared.chance < 0.5


@pytest.mark.parametrize(("totals", "is_good"), [([90, 3], False), ([3, 90], True)], ids=str)
def test_an_attack_keeps_from_closing_who_would_win_so_and_not_who_would_lose(totals: list[int], is_good: bool) -> None:
    mine = [MINE[0].replace("courage", "buffalo"), *MINE[1:]]
    state = position("START", ["strength", "wolf wolf"], [mine, THEIRS], leaders=["scout", "shaman"], totals=totals)
    view = state.view(0)
    feared = close_feared(view, 0)
    assert feared is not None
    attack, draw = (at_the_close(view, view.read(one), feared) for one in ("attack 2 scout from scout", "draw"))
    assert (attack > draw) is is_good, (attack, draw)
    assert (view.game.actions[cursor(view)].kind == "ATTACK") is is_good


def test_points_in_all_are_told_with_those_of_who_is_near_where_the_game_may_end() -> None:
    told = [*standing(given_away([47, 76]), 0, ("you", "Ash"))]
    assert any(
        re.match(
            r"If you close the challenge: at least 10\d points in all \(Ash about 1[12]\d\)\. If another does: \d+", one
        )
        for one in told
    )


def test_what_is_dear_or_needed_is_shed_only_to_win() -> None:
    view = before_the_close([8, 3])
    feared = close_feared(view, 0)
    assert feared is not None
    assert at_the_close(view, view.read("discard elder"), feared) > 0
    assert at_the_close(view, view.read("discard calumet_hero"), feared) == 0


@pytest.mark.parametrize(
    ("totals", "told"),
    [
        ([68, 53], "If you close the challenge: 123 points in all, you win. If Bo does, Bo wins"),
        ([75, 53], "If you close the challenge: 130 points in all, you win. If another does: 119, you win, too"),
        ([8, 3], "If you close the challenge: 63 points in all. If another does: 52"),
    ],
    ids=str,
)
def test_who_wins_by_closing_next_is_said(totals: list[int], told: str) -> None:
    state = before_the_close(totals)
    assert told in [*standing(state, 0, ("you", "Bo"))]
