"""What somebody who had never seen Tribe misread or did by accident at its table."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest

from rules import Event
from rules.tribe.components.cards import CARD_OF
from rules.tribe.state import TribeState
from tests.games.tribe.scenes import near_the_end
from tests.rules.tribe.positions import position
from tests.table.helpers import SMALL
from tests.table.seated import pick, seated, show, text
from tests.widgets.mounting import alone
from tribes_tui.games.tribe.challenge_end import challenge_ends
from tribes_tui.games.tribe.facts import facts
from tribes_tui.games.tribe.pieces.camp import TribeCamp
from tribes_tui.games.tribe.pieces.hand import StandingLine, TribeHand
from tribes_tui.games.tribe.targets import asks_discards
from tribes_tui.games.tribe.words.news import costs_turn
from tribes_tui.games.tribe.words.places import standing, use_of
from tribes_tui.games.tribe.words.sentences import prompt

LEADERS = ["warrior", "hunter"]
NAMES = ("you", "Bo")
COMPLETE = {
    "elder": "flag_sky lightning war_spear",
    "shaman": "war_spear eagle_spirit calumet_hero",
    "warrior": "calumet_hero flag_sun desert_wind",
}


def of_draw_three() -> TribeState:
    """Two scouts among eight cards, three of which go."""
    hand = "scout multi wolf scout totem draw3 block flag_sun"
    return position("DRAW3_DISCARD", [hand, ""], [["elder flag_sky"], ["hunter"]], leaders=LEADERS, to_discard=3)


async def test_all_that_draw_three_drew_is_marked_as_new_until_three_are_discarded() -> None:
    drawn = [Event("drawn", 0, {"card": name}) for name in ("multi", "scout", "flag_sun")]
    gone = [Event("discarded", 0, {"card": "wolf"})]
    state = of_draw_three()
    async with seated(state, SMALL) as (_, screen):
        for more in ([], gone):
            events = (Event("drawn", 0, {"card": "block"}), Event("played_draw3", 0), *drawn, *more)
            screen._scene = screen._scene._replace(recent=events)
            screen.ground.draw(screen._scene)
            new = [(one.name, one.face.name) for one in screen.query_one(TribeHand).held if one.fresh is not None]
            assert sorted(name for _, name in new) == ["flag", "multi", "scout"], new


def test_while_cards_are_discarded_each_goes_at_once_and_promises_nothing_else() -> None:
    state = of_draw_three()
    assert asks_discards(state)
    state = position("MAIN", ["draw3", ""], [["elder"], ["hunter"]], leaders=LEADERS)
    assert not asks_discards(state), "it may be played: what it does is told"


async def test_of_two_cards_alike_the_one_that_was_picked_goes() -> None:
    state = of_draw_three()
    async with seated(state, SMALL) as (pilot, screen):
        hand = screen.query_one(TribeHand)
        scouts = [one for one in hand.held if one.face.name == "scout"]
        assert len(scouts) == 2
        first, last = scouts
        pick(screen, first.name)
        await pilot.pause()
        after = state.clone()
        after.apply(after.read("drop scout"))
        show(screen, after, 0)
        await pilot.pause()
        assert [one.key for one in hand.held if one.face.name == "scout"] == [last.key]
        assert first.key not in [one.key for one in hand.held]


@pytest.mark.parametrize("which", [0, 1])
async def test_of_two_cards_alike_that_under_the_cursor_is_swapped_and_the_other_keeps_its_place(which: int) -> None:
    """The card that comes back lies where the chosen one lay."""
    chains = ["elder flag_sky !strength"]
    state = position("MAIN", ["elder wolf hunting_bow wolf", ""], [chains, ["hunter"]], leaders=LEADERS)
    async with seated(state, SMALL) as (pilot, screen):
        hand = screen.query_one(TribeHand)
        wolves = [one for one in hand.held if one.face.name == "wolf"]
        pick(screen, "active:0:1")
        screen.selection.cursor = wolves[which].name
        screen.paint()
        await pilot.pause()
        after = state.clone()
        after.apply(after.read("swap elder wolf"))
        show(screen, after, 0)
        await pilot.pause()
        assert [one.key for one in hand.held if one.face.name == "wolf"] == [wolves[1 - which].key]
        assert wolves[which].key in [one.key for one in hand.held if one.face.name == "strength"]


async def test_an_arrow_back_goes_where_the_cursor_came_from() -> None:
    """From a chain down to the place beside another one; up is the chain again, not the card beside it."""
    chains = ["elder flag_sky lightning war_spear !courage", "scout bear_spirit"]
    state = position("MAIN", ["totem", ""], [chains, ["hunter"]], leaders=LEADERS)
    async with seated(state, SMALL) as (pilot, screen):
        pick(screen, "hand:0")
        await pilot.pause()
        for start in ("chain:0:1", "active:0:1", "active:0:4"):
            for way, back in (("right", "left"), ("down", "up")):
                screen.selection.cursor = start
                screen.action_walk(way)
                if screen.selection.cursor != start:
                    screen.action_walk(back)
                assert screen.selection.cursor == start, (start, way)


def test_what_the_challenge_would_bring_is_said_in_like_words_at_every_length() -> None:
    forms = [*standing(position("MAIN", ["multi wolf", ""], [["scout"], ["hunter"]], leaders=LEADERS), 0, NAMES)][1:]
    assert all(re.search(r"^If you close.*: 5 points in all\. If another does: 2", form) for form in forms), forms
    assert sorted(forms, key=len, reverse=True) == forms


@pytest.mark.parametrize(
    ("totals", "then"),
    [
        ((40, 0), "If you close the challenge: 45 points in all. If another does: 42"),
        ((95, 20), "If you close the challenge: 100 points in all, you win."),
        ((95, 96), "If you close the challenge: 100 points in all (Bo about 103). If another does: 97"),
    ],
)
def test_it_is_said_whether_closing_wins(totals: tuple[int, int], then: str) -> None:
    state = position("MAIN", ["multi wolf", ""], [["scout"], ["elder flag_sky"]], leaders=LEADERS, totals=[*totals])
    _, in_full, in_brief, _ = standing(state, 0, ("you", "Bo"))
    assert in_full == then + " (your hand costs 3)" * (not then.endswith("win."))
    assert in_brief == then


@pytest.mark.parametrize(("last", "is_told"), [("warrior calumet_hero", True), ("warrior", False)])
def test_beside_a_close_that_wins_stands_what_that_of_another_would_bring_who_is_near_it(
    last: str, is_told: bool
) -> None:
    full = ["elder flag_sky lightning war_spear", "hunter desert_wind hunting_bow bear_spirit"]
    theirs = [*full, "shaman war_spear eagle_spirit calumet_hero", last]
    state = position("MAIN", ["multi wolf", ""], [["scout"], theirs], leaders=LEADERS, totals=[130, 0])
    assert all(("If another does: 132" in form) is is_told for form in [*standing(state, 0, NAMES)][1:])


def test_that_nobody_can_be_blocked_is_said() -> None:
    state = position("MAIN", ["block", ""], [["scout"], []], leaders=LEADERS)
    assert use_of(state, 0, CARD_OF["block"])[:2] == ("nobody to block", "no target")


def test_an_attack_that_nothing_answers_reads_as_news_not_as_an_order() -> None:
    chains = [["shaman war_spear"], ["elder flag_sky !wolf"]]
    state = position("START", ["multi", ""], chains, turn=1, current_player=1, leaders=LEADERS)
    state.apply(next(one for one in state.legal_actions() if state.game.actions[one].kind == "ATTACK"))
    told = prompt(state.view(0), NAMES)
    assert "let it happen" not in told
    assert told.endswith("No card of yours protects it.")


def test_after_the_last_challenge_nothing_is_said_to_be_missing() -> None:
    for totals, is_over in (((20, 30), False), ((90, 30), True)):
        state = near_the_end(totals)
        done = len(state.events)
        state.apply(state.read("place lightning warrior"))
        (moment,) = challenge_ends(state.events[done:], NAMES, 0)
        assert any("Still needed for" in line for line in moment.text) is not is_over


async def test_what_is_new_and_a_back_without_a_word_have_their_key_in_the_smallest_window() -> None:
    told = [*standing(position("MAIN", ["multi wolf", ""], [["scout"], ["hunter"]], leaders=LEADERS), 0, NAMES)]
    line = StandingLine()
    line.show("Your hand", told, is_fresh=True)
    async with alone(line, (80, 1)):
        assert "• new" in line.text()
        assert "If you close the challenge: 5 points in all. If another does: 2" in line.text()
    chains = [f"{one} {three}" for one, three in COMPLETE.items()]
    for players, is_nameless in ((2, False), (3, True)):
        whole = [[f"{chain} !{card}" for chain in chains] for card in ("wolf", "buffalo")]
        state = position(
            "MAIN",
            ["wolf", *[""] * (players - 1)],
            [["scout"], *whole[: players - 1]],
            leaders=["warrior", "hunter", "scout"][:players],
        )
        async with seated(state, SMALL) as (pilot, screen):
            await pilot.pause()
            assert any(camp.has_nameless_back for camp in screen.query(TribeCamp)) == is_nameless
            assert ("▒▒ hidden" in text(screen)) == is_nameless


async def test_what_is_lost_stands_there_whatever_signs_have_a_meaning() -> None:
    told = [*standing(position("MAIN", ["multi wolf", ""], [["scout"], ["hunter"]], leaders=LEADERS), 0, NAMES)]
    line = StandingLine()
    line.show("Your hand", told, is_fresh=True)
    line.camps = [SimpleNamespace(has_hiding_sign=True, has_nameless_back=True)]
    async with alone(line, (80, 1)):
        assert "If another does: 2" in line.text()
        assert "++ hide" in line.text()
        assert "▒▒ hidden" in line.text()


@pytest.mark.parametrize("count", range(1, 6), ids=str)
async def test_two_seats_keep_two_rows_for_each_chain_in_the_smallest_window(count: int) -> None:
    """Whatever the others did: one's own chains don't become letters beside another's words."""
    chains = [f"{name} {vases}" for name, vases in COMPLETE.items()]
    mine = [*chains[:2], "scout bear_spirit !strength", "hunter lightning !courage", "warrior calumet_hero"]
    state = position("MAIN", ["multi wolf", ""], [mine[:count], ["shaman"]], leaders=LEADERS)
    async with seated(state, SMALL) as (pilot, screen):
        await pilot.pause()
        own, other, *_ = screen.query(TribeCamp)
        assert own._scale() == other._scale() == (2, 2), (count, own.text())
        assert "…" not in own.text()


async def test_what_a_totem_brings_stands_beside_that_word() -> None:
    """Where one may still come stands the word that stands below a vase that may: no legend is needed for it."""
    chains = [
        f"shaman {COMPLETE['shaman']} +totem".replace("calumet_hero", "multi"),
        "hunter desert_wind war_spear multi",
    ]
    state = position("MAIN", ["wolf", ""], [chains, ["scout"]], leaders=LEADERS)
    async with seated(state, SMALL) as (pilot, screen):
        await pilot.pause()
        shown = text(screen).split("\n")
        assert " totem +15" in shown[4], shown
        assert "totem next" in shown[6], shown


def test_what_others_would_get_is_one_fact_once_they_have_laid_something() -> None:
    bare = position("MAIN", ["wolf", "wolf"], [["scout"], []], leaders=LEADERS)
    assert not [one for one in facts(bare.view(0), NAMES) if one.label == "If another player closes"]
    laid = position("MAIN", ["wolf", "wolf", "wolf"], [["scout"], ["hunter"], ["elder"]], leaders=[*LEADERS, "shaman"])
    (told,) = [one.words for one in facts(laid.view(0), (*NAMES, "Cy")) if one.label == "If another player closes"]
    assert told == "about −7 points for Bo and about −5 points for Cy"


def test_the_shortest_line_says_what_closing_brings() -> None:
    (*_, least) = standing(position("MAIN", ["multi wolf", ""], [["scout"], ["hunter"]], leaders=LEADERS), 0, NAMES)
    assert least == "If you close: 5 points in all. If another does: 2"


def test_a_multi_is_worth_keeping_while_a_character_in_hand_may_begin_a_chain() -> None:
    whole = "elder flag_sky lightning war_spear"
    for hand, said in (("multi shaman", "fits later"), ("multi wolf", "fits no chain")):
        state = position("MAIN", [hand, ""], [[whole], ["hunter"]], leaders=LEADERS)
        assert use_of(state, 0, CARD_OF["multi"]).words == said


def test_that_one_was_blocked_is_told_before_all_else() -> None:
    events = [
        Event("founded", 1, {"chain": "hunter"}),
        Event("attacked", 1, {"target": 0, "chain": "scout", "card": "wolf"}),
        Event("blocked", 1, {"target": 0}),
    ]
    told = sorted(events, key=lambda event: not costs_turn(event, 0))
    assert [event.kind for event in told] == ["blocked", "founded", "attacked"]
    assert costs_turn(Event("skipped", 0, {}), 0)
    assert not costs_turn(Event("blocked", 1, {"target": 2}), 0)


async def test_before_an_attack_stands_what_happened_as_the_table_tells_it_and_nothing_twice() -> None:
    state = position(
        "START",
        ["multi", ""],
        [["shaman war_spear !strength"], ["elder flag_sky !wolf"]],
        turn=1,
        current_player=1,
        leaders=LEADERS,
    )
    state.apply(next(one for one in state.legal_actions() if state.game.actions[one].kind == "ATTACK"))
    attack = Event("attacked", 1, {"card": "wolf", "from": "elder", "target": 0, "chain": "shaman"})
    hid = Event("activated", 1, {"chain": "elder"})
    for size in (SMALL, (120, 40)):
        async with seated(state, size) as (_, screen):
            news = screen._scene.news._replace(events=(Event("drawn", 1), hid, attack))
            screen._scene = screen._scene._replace(news=news, recent=(hid, attack))
            screen.ground.draw(screen._scene)
            shown = " ".join(text(screen).split())
            assert "What happened before Bo hid a card beside the elder. " in shown, shown
            assert shown.count("attacks") == 1, shown
            assert re.search("(use|protect it with) the feathers of strength", shown), shown
