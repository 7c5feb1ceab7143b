"""What Five Tribes says is so, and all of it: every prompt names every choice, viziers and hidden gold are told as they count."""

from __future__ import annotations

import re

import pytest

import rules
from rules import Event
from rules.five_tribes.components.pieces import DJINN_COSTS, DJINN_NAMES, FACE_KIND, FREE, TILE_NAMES
from rules.five_tribes.components.stages import BIDDING, SECOND_KILL
from rules.five_tribes.evaluation import preview
from tests.games.five_tribes.helpers import GAME, rich, scene_of, walk
from tests.rules.five_tribes.build import act, board, table
from tests.table.helpers import NAMES
from tribes_tui.games.five_tribes.glossary import words as glossary_words
from tribes_tui.games.five_tribes.lesson import lesson
from tribes_tui.games.five_tribes.pieces.pages import DjinnsScreen
from tribes_tui.games.five_tribes.pieces.values import end_text, legend
from tribes_tui.games.five_tribes.table import RULES, SECTIONS, FiveTribesBoard
from tribes_tui.games.five_tribes.targets import button, describe, key_of
from tribes_tui.games.five_tribes.words import news, sentences as words, spoken
from tribes_tui.games.five_tribes.words.sentences import seat_facts, sheet
from tribes_tui.games.five_tribes.words.things import bid_notes, djinn
from tribes_tui.learning.lesson import rule_of
from tribes_tui.widgets.drawing.lines import words_of
from tribes_tui.words.help import facts_of

SAID = {
    "BID": "bid",
    "TAKE": "tile",
    "DROP": "drop",
    "FAKIRS": "fakirs",
    "KILL": "kill",
    "ROB": "opponent's",
    "PASS": "skip|nobody|go on|give up",
    "PLACE": "place",
    "PICK": "card",
    "BUY": "buy a djinn",
    "USE": "use ",
    "AT": "choose a tile",
    "KEEP": "keep",
    "SELL": "sell|good",
    "CASH": "suit",
    "END": "end",
}
"""Kind of action -> the word by which the question names it."""


def test_every_prompt_names_every_kind_of_choice() -> None:
    """Whatever may be chosen has its word in the question."""
    seen = set()
    for players, seed in ((2, 1), (3, 2), (4, 3), (2, 4)):
        for state in walk(players, seed, rich(players, seed)):
            if state.is_terminal:
                continue
            question = words.prompt(state.view(state.current_player), NAMES).lower()
            kinds = {state.game.actions[action].kind for action in state.legal_actions()}
            if state.stage == SECOND_KILL:
                assert "kills a second one" in question
                continue
            seen |= kinds
            assert all(re.search(SAID[kind], question) for kind in kinds), (kinds, question)
    assert seen == set(SAID)


def test_k31_gold_that_a_view_hides_is_said_to_be_hidden() -> None:
    """Of others the sheet says hidden for gold, and marks the sum to which it comes."""
    state = table(board(a2="W", b2="W"), seats=[{"gold": 10}, {"gold": 3, "viziers": 1}])
    lines = sheet(state.view(0), NAMES[:2])
    assert lines[1].split() == ["gold", "10", "hidden"]
    assert lines[-1].split() == ["total", "10", "11+"]


def test_k6_it_is_told_that_viziers_bring_ten_for_each_opponent_with_fewer() -> None:
    """In the lesson, the glossary, the legend where it has room for more than what is brought, and at the end of a move."""
    assert any("vizier" in step.text and "ten more" in step.text for step in lesson().steps)
    assert "ten more" in next(word.meaning for word in glossary_words() if word.name == "vizier")
    assert "10 per rival with fewer" in words_of(legend(120))
    for players, who in ((2, "Bo loses 10"), (3, "others lose 20")):
        seats = [{}, *[{"viziers": 1}] * (players - 1)]
        state = table(board(a1="YW", c1="Y", a5="W", b5="W"), players, seats=seats)
        act(state, "take a1", "drop W east")
        told = [end_text(state, end, ("you", "Bo", "Cy")) for end in preview.ends(state)]
        assert any(one.startswith("2 viziers, ") and who in one for one in told), told


def test_passing_has_one_name_and_one_key_wherever_it_is_said() -> None:
    """In the question, on its button, in the line of the cursor, in logs; and `p` compares moves, nothing else."""
    seen = set()
    for state in walk(3, 2, rich(3, 2)):
        passes = [action for action in state.legal_actions() if state.game.actions[action].kind == "PASS"]
        if not passes:
            continue
        scene, _ = scene_of(state, state.current_player)
        name = words.action(scene.view, passes[0], NAMES)
        seen.add(name)
        assert name in words.prompt(scene.view, NAMES)
        assert button(scene, "pass") == f"{key_of('pass')} {name}"
        assert describe(scene, "pass") == name
    assert len(seen) >= 2
    assert not any("p" in key_of(place).split() for place in ("pass", "place", "end", "cash"))


@pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.soak)])
def test_the_rule_behind_a_card_is_that_of_its_market_and_that_behind_a_move_says_where_it_may_end(every: int) -> None:
    """What learning mode quotes is whole and about the thing at hand."""
    board_, said = FiveTribesBoard(), dict[str, str]()
    game = rules.games["five_tribes"]
    for state in walk(2, 3, rich(2, 3))[::every]:
        if state.is_terminal:
            continue
        for action in state.legal_actions():
            kind = state.game.actions[action].kind
            rule = rule_of(game, *board_.rule_of(state, action))
            assert rule is not None
            market = TILE_NAMES[FACE_KIND[state.faces[state.final]]] if kind == "PICK" else ""
            assert rule.text.startswith(market)
            said[kind] = rule.text
    assert "must be dropped on a tile that already holds a meeple of its own colour" in said["TAKE"]
    assert "the last one plays first" in said["BID"]
    assert "different goods" in said["SELL"]
    assert "every fakir you discard" in said["FAKIRS"]


@pytest.mark.soak
def test_what_is_asked_follows_what_is_picked() -> None:
    """Of a tile the tribe or the meeple, of a djinn the payment, of a player whom; none asks for what is picked already."""
    shared, asked = FiveTribesBoard(), set()
    for players, seed in ((2, 1), (4, 3)):
        for state in [*walk(players, seed, rich(players, seed))][::3]:
            if state.is_terminal:
                continue
            scene, chooser = scene_of(state, state.current_player, board=shared)
            assert not shared.ask(scene)
            for name in sorted(chooser.lit):
                picked, after = scene_of(state, state.current_player, (name,), shared)
                if after.lit:
                    question = shared.ask(picked)
                    assert question.endswith("?"), (name, question)
                    asked.add(question.split(" ")[0] + name.partition(":")[0])
    assert asked >= {"Whichtile", "Wherecolour", "Whichseat", "Howdjinn", "Sellgood"}, asked


def test_an_end_with_several_tribes_asks_which_one_is_picked_up() -> None:
    state, shared = table(board(a1="WG", c1="GW", b2="Y")), FiveTribesBoard()
    act(state, "take a1")
    scene, _ = scene_of(state, 0, ("tile:c1",), shared)
    assert shared.ask(scene) == "Which tribe do you pick up on c1?"
    scene, _ = scene_of(state, 0, ("tile:b1",), shared)
    assert shared.ask(scene) == "Which meeple do you drop on b1?"
    scene, _ = scene_of(state, 0, ("colour:G",), shared)
    assert shared.ask(scene) == "Where do you drop the merchant?"


def test_a_way_on_which_somebody_earned_is_heard_as_one_move() -> None:
    """Marid's gold comes between two steps; it is told behind them, added up, with its reason."""
    way = [("take", "b3"), ("drop", "d3"), ("drop", "e3"), ("drop", "f3")]
    steps = [Event(kind, 1, {"tile": tile, "colour": "W", "direction": "east"}) for kind, tile in way]
    gold = Event("earn", 1, {"coins": 1, "why": "Marid"})
    cards = [Event("card", 1, {"card": card, "why": "merchants"}) for card in ("Fakir", "Fish", "Fakir")]
    told = spoken.news([*steps[:2], gold, steps[2], gold, steps[3], *cards], ["you", "Bo"], 0)
    assert [clause.text for clause in told] == [
        "moved from b3 to f3",
        "earned 2 gold from Marid",
        "took 2 fakirs and Fish",
    ]
    two = spoken.news([*steps[:2], gold, *steps[:2]], ["you", "Bo"], 0)
    assert [clause.text for clause in two] == ["moved from b3 to d3", "earned 1 gold from Marid", "moved from b3 to d3"]


def test_bids_to_come_are_counted_where_a_name_is_too_long() -> None:
    assert bid_notes(["Bo"], 21)[-1] == "Bo is still to bid."
    assert bid_notes(["Wilhelmina of Orange"], 21)[-1] == "1 bid after yours."
    assert bid_notes(["Wilhelmina of Orange", "Abigail-Rose"], 21)[-1] == "2 bids after yours."
    assert bid_notes([], 10)[-1] == "No bids after yours."


def test_a_djinn_that_is_bought_says_what_each_use_costs_apart_from_its_price() -> None:
    for name, cost in zip(DJINN_NAMES, DJINN_COSTS, strict=True):
        told = djinn(name)
        assert ("each use costs" in told) == (cost != FREE), told
        assert "costs" not in told.replace("each use costs", ""), told


def test_a_turn_is_told_in_the_order_in_which_it_happened() -> None:
    """Cards that are sold stand before the sale; those that a djinn brings after it, behind it."""
    told = [
        Event("card", 0, {"card": "Fish", "why": "merchants"}),
        Event("card", 0, {"card": "Papyrus", "why": "merchants"}),
        Event("sell", 0, {"goods": ["Fish", "Papyrus"]}),
        Event("earn", 0, {"coins": 3, "why": "sale"}),
        Event("card", 0, {"card": "Wheat", "why": "merchants"}),
    ]
    assert news.brought("Ash", told, ("Ash", "Bo")) == (
        "took Fish and Papyrus, sold 2 goods, earned 3 gold from the sale, took Wheat"
    )


def test_learning_and_the_lesson_say_no_word_of_the_box_that_no_screen_says() -> None:
    """Turns, not activations; prices, not spaces and markers; points, not VP."""
    game = rules.games["five_tribes"]
    told = [rule_of(game, section) for section in SECTIONS] + [rule_of(game, *rule) for rule in RULES.values()]
    steps = [step.text for step in lesson().steps]
    assert len(told) > 15
    for text in [*(f"{one.heading} {one.text}" for one in told if one is not None), *steps]:
        assert not re.search(r"\b(VP|activations?|markers?|track)\b", text, re.IGNORECASE), text


def test_the_question_of_a_bid_gives_no_rule_of_thumb_which_a_hint_would_not_keep() -> None:
    """With 19 and 15 points on the board it advised at most 4 gold, a hint 8."""
    asked = {state.number: scene_of(state, state.current_player)[0] for state in walk(2, 5) if state.stage == BIDDING}
    assert len(asked) > 2
    for scene in asked.values():
        assert not FiveTribesBoard().prompt(scene.view, NAMES)  # type: ignore[arg-type]
        assert words.prompt(scene.view, NAMES).startswith(("Bid", "The spaces for nothing"))  # type: ignore[arg-type]


def test_the_score_so_far_says_of_what_it_is_the_sum() -> None:
    """Goods that everybody saw are in it."""
    state = table(board(a1="Y", b1="Y"), seats=[{}, {"resources": ["Fish", "Silk"], "known": ["Fish"]}])
    lines = [words_of(line) for line in DjinnsScreen(state.view(0), ("you", "Bo"))._lines()]
    assert "without others' hidden gold and unseen cards" in lines[0]
    assert next(line for line in lines if line.startswith("goods")).split() == ["goods", "0", "1+"]


def test_in_what_is_worth_knowing_goods_have_their_names_and_who_has_gold_alone_is_told_so() -> None:
    """The good Gold was gold there, as coins are; "none yet" said of what."""
    state = table(board(a1="Y", b1="Y"), row=["Gold", "Fish"])
    told = {fact.label: fact.words for fact in facts_of(state.view(0), ["you", "Bo"])}
    assert told["A good from the market"] == "adds 1 for Gold or Fish"
    assert told[next(label for label in told if label.startswith("You, 0 points"))] == "only gold so far"


def test_one_djinn_is_called_one_and_no_cards_are_said_once() -> None:
    state = table(board(a1="Y", b1="Y"), seats=[{"djinns": ["Leta"]}, {"djinns": ["Enki", "Iblis"]}])
    told = seat_facts(state.view(0), 0, "you"), seat_facts(state.view(0), 1, "Bo")
    assert "djinn Leta" in told[0]
    assert "djinns Enki" in told[1]
    lines = [words_of(line) for line in DjinnsScreen(state.view(0), ("you", "Bo"))._lines()]
    assert not any("Cards: none" in line for line in lines)


def test_who_passes_in_learning_mode_reads_the_rule_of_the_tile_or_of_the_tribe() -> None:
    for tribe, rule in (("Y", ("3.6", "Small Market")), ("R", ("3.5", "Kill one:"))):
        seats = [{"gold": 9}, {"viziers": 1}]
        state = table(board(a1=f"{tribe}W", b1="W", c1=tribe), seats=seats, row=["Fish", "Silk", "Gold"])
        act(state, "take a1", "drop W east", f"drop {tribe} east")
        passes = next(one for one in range(len(GAME.actions)) if GAME.actions[one].kind == "PASS")
        assert FiveTribesBoard().rule_of(state.view(0), passes) == rule
