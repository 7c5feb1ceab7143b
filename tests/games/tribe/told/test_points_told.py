"""What chains count, and what the table says of everybody's points: all of it, at every size, and nothing twice."""

from __future__ import annotations

import re
from collections import Counter
from typing import cast

import pytest

import rules
from rules import Event, Rng
from rules.tribe.components.cards import CARD_OF, TRIBUS
from rules.tribe.mechanics.scoring import table_points
from rules.tribe.state import TribeState
from tests.games.tribe.scenes import CHAINS, near_the_end, random_positions, table
from tests.rules.tribe.positions import position
from tests.table.helpers import MEDIUM, SMALL, text_of
from tests.table.seated import piece_of, seated
from tests.widgets.mounting import alone
from tribes_tui.games.tribe.challenge_end import ChallengeStory, Story
from tribes_tui.games.tribe.words import sentences as words, spoken
from tribes_tui.games.tribe.words.places import place, purposes, standing, use_of
from tribes_tui.games.tribe.words.things import outcome_of
from tribes_tui.learning.lesson import lesson_of
from tribes_tui.learning.rulebook import signs_of_game
from tribes_tui.widgets.beside.seat_panel import SeatPanel

SIZES = [SMALL, MEDIUM]
PROTECTED = ["shaman +totem war_spear eagle_spirit multi", "elder flag_sun desert_wind war_spear", "scout bear_spirit"]


def magic() -> TribeState:
    """A chain of one colour with its totem, one that lacks the totem, one that has begun."""
    return position("MAIN", ["totem wolf", ""], [PROTECTED, ["hunter"]], leaders=["warrior", "hunter"])


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_k9_magic_is_marked_on_its_chain_and_on_the_way(size: tuple[int, int]) -> None:
    """On the totem what magic brings, that one is still lacking, and what the sign means."""
    async with seated(magic(), size) as (_, screen):
        text = text_of(screen)
        assert "+15" in piece_of(screen, "chain:0:3").text()
        if size == SMALL:
            assert " totem +15" in text
            assert "totem next" in text
    async with seated(table(4), size) as (_, screen):
        assert "+15" in text_of(screen)
    assert any(one.sign == "+15" and "magic" in one.meaning for one in signs_of_game("tribe"))


def test_k9_a_chain_is_said_to_count_what_it_counts() -> None:
    state = magic()
    slots = state.slots(0)
    assert words.chain_line(state, slots[0]).startswith("shaman (26 points, 10 of them for magic)")
    assert "a totem makes it magical: 5 points and 10 more" in words.chain_line(state, slots[1])
    names = ("you", "Bo")
    assert "26 points" in place(state, f"chain:0:{slots[0] % 5}", names, 0)
    for told in random_positions(3, 2, 9):
        for seat in range(3):
            counted = [re.search(r"\((-?\d+) point", words.chain_line(told, slot)) for slot in told.slots(seat)]
            assert sum(int(found[1]) for found in counted if found) == sum(table_points(told, seat))


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_every_seat_s_figures_add_up_to_what_it_would_have(size: tuple[int, int]) -> None:
    """Points and what is laid beside the name, also of somebody who is blocked: their sum is the total after a closing by that seat."""
    for state in (table(4), near_the_end()):
        async with seated(state, size) as (_, screen):
            shown = [panel.text() for panel in screen.query(SeatPanel) if panel.display]
            assert len(shown) == state.players
            for seat, text in enumerate(shown):
                points, laid = (int(found) for found in re.findall(r" (\d+)\+(\d+) ", text)[0])
                assert points == state.totals[seat]
                assert laid == sum(table_points(state, seat))
                assert state.blocked[seat] == ("blocked" in text)


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_k20_once_all_is_counted_nothing_is_laid_and_nothing_is_if(size: tuple[int, int]) -> None:
    state = near_the_end((80, 0))
    state.apply(state.read("place lightning warrior"))
    assert state.is_terminal
    async with seated(state, size) as (_, screen):
        text = text_of(screen)
        assert f" {state.totals[0]} " in text
        assert "on the table" not in text
        assert "on table" not in text
        assert " laid" not in text
        assert " now" not in text
        assert " if " not in text
    assert list(standing(state, 0, ("you", "Bo"))) == []
    assert all("on the table" not in words.seat_line(state, seat, ("you", "Bo")) for seat in (0, 1))


def test_k23_under_a_card_stands_what_it_is_good_for_and_never_advice() -> None:
    """What fits nothing says so; feathers that may be hidden say what for; where no place is left, that is said."""
    for hidden, use in (("", ("", "protects")), (" !buffalo", ("swap in", "swap in"))):
        chains = [[f"elder flag_sky{hidden}"], ["hunter"]]
        state = position("MAIN", ["courage bear_spirit", ""], chains, leaders=["warrior", "hunter"])
        cards = [CARD_OF[name] for name in ("courage", "bear_spirit")]
        assert [use_of(state, 0, card).words for card in cards] == [use[0], "fits no chain"]
        first = use_of(state, 0, cards[0])
        assert (first.brief or first.words) == use[1]
    state = position("MAIN", ["courage", ""], [[], ["hunter"]], leaders=["warrior", "hunter"])
    assert use_of(state, 0, CARD_OF["courage"]).words == "needs a chain"


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_order_of_vases_stands_in_the_empty_field_of_the_viewer_at_every_size(size: tuple[int, int]) -> None:
    """Also with four players in the smallest window, always in the same order."""
    state = position(
        "START", ["scout", "", "", ""], [[], *CHAINS[1:]], leaders=["warrior", "hunter", "shaman", "scout"]
    )
    async with seated(state, size) as (_, screen):
        text = text_of(screen)
        for line in ("scout spirit→calumet→flag", "warrior calumet→flag→storm", "elder flag→storm→weapon"):
            assert line in text, (size, line)


async def test_each_figure_of_the_piles_stands_beside_its_word() -> None:
    state = table(4)
    async with seated(state, SMALL) as (_, screen):
        text = text_of(screen)
        for number, word in (
            (len(state.draw), "draw"),
            (len(state.played), "played"),
        ):
            assert re.search(rf"\b{number}◄? +{word}", text), (number, word)
    async with seated(near_the_end(), SMALL) as (_, screen):
        rows = text_of(screen).splitlines()
        at = next(row for row in range(len(rows)) if "discards" in rows[row])
        assert rows[at + 1].split()[-1] == "empty", rows[at + 1]


def test_what_is_asked_ends_where_there_is_no_more_to_say() -> None:
    """A card that may be hidden has no use that is told; once all is counted, no challenge would bring anything."""
    state = position("MAIN", ["wolf", ""], [["elder flag_sky"], []], leaders=["warrior", "hunter"])
    assert spoken.hand(state.view(0), ("you", "Bo"), "all")[1] == "Wolf: destroys one vase."
    ended = near_the_end((80, 0))
    ended.apply(ended.read("place lightning warrior"))
    assert ended.is_terminal
    assert len(spoken.goals(ended.view(0), ("you", "Bo"), "")) == 1


def test_points_so_far_and_points_on_the_table_are_two_sentences() -> None:
    said = spoken.leads(magic().view(0), ("you", "Bo"), "")
    assert said == ["Points so far: you 0 and Bo 0.", "In chains now: you 45 and Bo 4."]


def test_a_card_that_is_taken_and_placed_is_named_once() -> None:
    took = Event("took", 1, {"card": "totem"})
    for lies, said in (
        ([Event("placed", 1, {"card": "totem", "chain": "scout", "complete": True})], "took the top discard"),
        ([], "took the totem from the discards"),
    ):
        told = [clause.text for clause in spoken.news([took, *lies], ("you", "Bo"), 0)]
        assert told[0] == said
        assert sum("totem" in one for one in told) == 1


def test_an_attack_is_told_as_whose_it_is() -> None:
    state = position(
        "START", ["", ""], [["elder flag_sky !wolf"], ["scout bear_spirit"]], leaders=["warrior", "hunter"]
    )
    state.apply(state.read("attack 2 scout from elder"))
    for names, said in (
        (("you", "Bo"), "Your wolf attacks Bo's scout."),
        (("Ada", "you"), "Ada's wolf attacks your scout."),
    ):
        assert said in spoken.now(state.view(names.index("you")), names, "")


def test_the_lesson_is_as_clear_when_it_is_heard() -> None:
    """A semicolon would be read out as a comma."""
    found = lesson_of("tribe")
    assert found is not None
    assert not [step.title for step in found.steps if ";" in step.text]


def test_of_a_card_that_lies_face_down_it_is_said_that_its_use_ends_the_turn() -> None:
    """By the question, where one is chosen, and by the lesson; not at some of its uses alone. And that feathers may save what is attacked."""
    state = table(4)
    attacks = [one for one in state.legal_actions() if state.game.actions[one].kind == "ATTACK"]
    assert attacks
    for action in attacks:
        assert re.match(r"\d+ points? lost unless saved", words.outcome(state, action))
    uses = position("START", ["wolf", ""], [["elder flag_sky", "scout !lightning"], ["hunter"]])
    (use,) = (one for one in uses.legal_actions() if uses.game.actions[one].kind == "USE_DIORAMA")
    assert words.outcome(uses, use).startswith("+")
    assert words.prompt(uses.view(0), ("you", "Ash")).endswith("end your turn with a hidden card.")
    strikes = position("START", ["wolf", ""], [["elder flag_sky !wolf"], ["hunter desert_wind"]])
    assert words.prompt(strikes.view(0), ("you", "Ash")).endswith("or attack with a hidden card.")
    assert "ends your turn" in purposes(uses, "active:0:4", (), ("you", "Ash"), -1)[0]
    (step,) = (one for one in lesson_of("tribe").steps if any(move.startswith("attack") for move in one.moves))
    assert "ends your turn" in step.text


def test_the_lesson_says_who_the_leader_is() -> None:
    steps = lesson_of("tribe").steps
    founded = next(k for k, one in enumerate(steps) if "found shaman" in one.moves)
    step = steps[founded + 1]  # while it stands alone
    assert "only your leader, the scout, may stay alone" in step.text


def test_a_card_that_does_nothing_in_hand_says_that_it_is_hidden_first() -> None:
    """`?` on it, and the line of Enter: wolf, buffalo and feathers act only from beside a chain."""
    state = magic()
    hand = [place(state, f"hand:{k}", ["you", "Bo"], 0) for k in range(2)]
    assert sorted(text.endswith("once hidden") for text in hand) == [False, True]
    assert any(text.startswith("wolf") and "hidden" in text for text in hand)


@pytest.mark.parametrize("players", [2, 4])
def test_every_attack_says_who_would_be_left_alone_and_have_to_leave(players: int) -> None:
    """Also where there is little room; a leader stays without vases (spec 3.7)."""
    seen: Counter[bool] = Counter()
    for seed in range(12):
        state, rng = rules.games["tribe"].new_state(players, seed), Rng(seed)
        while not state.is_terminal:
            for action in state.legal_actions():
                if state.game.actions[action].kind == "ATTACK" and state.current_player is not None:
                    view = cast(TribeState, state.view(state.current_player))
                    is_alone = _leaves(view, action)
                    if is_alone is None:
                        continue
                    for is_brief, told in ((False, "no vase left"), (True, "its last ")):
                        assert (told in outcome_of(view, action, is_brief)) is is_alone
                    seen[is_alone] += 1
            state.apply(state.pick(rng))
    assert len(seen) == 2


def _leaves(view: TribeState, action: int) -> bool | None:
    """Whether the attacked chain loses all its vases where nobody saves it, and its character isn't the leader; None: it ends the challenge."""
    state = cast(TribeState, view.resample(Rng(1)))
    before = list(state.vases)
    state.apply(action)
    while state.attack is not None:
        state.apply(next(one for one in state.legal_actions() if state.game.actions[one].kind == "DECLINE"))
    if state.number != view.number or state.is_terminal:
        return None
    emptied = [slot for slot, vases in enumerate(state.vases) if before[slot] and not vases]
    return any(slot % TRIBUS != state.leaders[slot // TRIBUS] for slot in emptied)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
async def test_a_challenge_shows_each_figure_once_and_less_than_none_with_a_real_minus(size: tuple[int, int]) -> None:
    stories = [
        Story(0, "You", "1st", 0, (("chains", 62),), 0, 62, "0, +62: 62", "", True),
        Story(1, "Ash", "2nd", 0, (("chains", 9),), 19, -10, "0, +9, −19: −10", ""),
    ]
    piece = ChallengeStory(stories, 100, "")
    async with alone(piece, size):
        assert piece.text().count("+62") == 2, "in the bar and in the sum"
        assert "-10" not in piece.text()
        assert piece.text().count("−10") == 2
