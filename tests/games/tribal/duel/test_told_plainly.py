"""What the table of a Duel says is of this moment, whole, and in plain words."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from rules import Event
from rules.tribal.cards import CODES, NAMES as CARDS
from rules.tribal.duel.components.actions import DONE, DRAW, END
from rules.tribal.duel.components.phases import ACT, CLEAN
from rules.tribal.duel.state import DuelState
from tests.app.test_app import until
from tests.games.tribal.duel.seated import row_of
from tests.games.tribal.helpers import table_at
from tests.rules.tribal_duel.layouts import GAME, ONES, act, duel
from tests.table.helpers import MEDIUM, SMALL, Silent, TableApp, on_table, random_states, shown
from tests.table.seated import seated, show, text
from tribes_tui.display.colours import to_lab
from tribes_tui.games.tribal.duel import foresight
from tribes_tui.games.tribal.duel.facts import facts, race, reasons, waits
from tribes_tui.games.tribal.duel.pieces.layout import marks_of
from tribes_tui.games.tribal.duel.pieces.panel import Supply
from tribes_tui.games.tribal.duel.refusals import refusal
from tribes_tui.games.tribal.duel.table import DuelBoard
from tribes_tui.games.tribal.duel.words import news, places, sentences, spoken
from tribes_tui.games.tribal.duel.words.places import FRESH, marks_legend
from tribes_tui.games.tribal.duel.words.said import orders as said_orders
from tribes_tui.games.tribal.duel.words.sentences import MOST_ASKED, gain, left_to_do, lifted, nothing_left, stands
from tribes_tui.games.tribal.words import card_words
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.choice.selection import ways
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.built_in import DARK
from tribes_tui.theme.palette import Palette
from tribes_tui.words.language import in_language
from tribes_tui.words.wording import words_of

NAMES = ("you", "Ash")


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_while_cleaning_no_arrow_points_at_a_pile_and_s_says_why_it_sends_nothing(size: tuple[int, int]) -> None:
    cleaning = GAME.new_state(2, 3)
    async with seated(cleaning, size) as (pilot, screen):
        assert not marks_of(screen.view, 0)  # type: ignore[arg-type]  # it is this game's
        await pilot.press("s")
        await pilot.pause()
        assert "No card goes on a sacred pile in cleaning: only in turns." in text(screen)


async def test_in_a_turn_s_says_that_nothing_goes_on_a_pile_where_nothing_does() -> None:
    app = TableApp(table_at(duel(["D4a", "T6b"], ["L5b", "L9a"], sacred=ONES), "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("s")
        assert "No card at the end of a column goes on one of your" in on_table(app).selection.notice


def test_only_what_lies_free_is_marked_as_next_on_a_pile() -> None:
    """A mark on a buried card was read as: it can be taken."""
    state = duel(["D2a T1b", "M2b"], ["M3a", "D2b"], sacred=[ONES[0], {"M": 2}])
    assert {CARDS[code]: mark for code, mark in marks_of(state.view(0), 0).items()} == {
        "M2b": "↑",
        "D2b": "↑",
        "M3a": "!",
        "T1b": "!",
    }


def test_what_the_other_one_may_not_take_back_is_no_ban_of_ones_own() -> None:
    state = duel(["D8a", "L9a"], ["M9b"], no_steal="D8a", player=1)
    assert "×" not in marks_of(state.view(0), 0).values()
    assert "×" in marks_of(state.view(1), 1).values()


def test_what_is_asked_of_lifted_cards_is_never_cut_off() -> None:
    kinds = "card:X", "pile:0:D", "empty:0"
    for state in random_states("tribal_duel", 2, 3, 7):
        for codes, hidden in zip(state.columns, state.hidden, strict=True):  # type: ignore[attr-defined]  # it is this game's
            for k in range(hidden, len(codes)):
                for goals in kinds, kinds[:2], kinds[::2], kinds[:1]:
                    is_group = k < len(codes) - 1  # of which none goes on a pile
                    said = lifted(state, CARDS[codes[k]], goals[::2] if is_group else goals)  # type: ignore[arg-type]
                    assert len(said) <= MOST_ASKED, said


def test_what_ones_piles_wait_for_is_said_in_whole_words() -> None:
    state = duel(["D4a", "T2b D1b"], ["L5b", "L9a", "D2a"], sacred=[ONES[0], {}], round=9)
    forms = waits(state.view(0), NAMES)
    assert "∩2 in your column 2 under 1 card" in forms[0]
    assert forms[-1].startswith("Nearest for your piles: ")
    assert not any("your 2 under 1" in form for form in forms)


def test_what_would_have_to_be_stolen_is_not_the_nearest_once_that_is_used() -> None:
    """Lizard 5 at the end of one's own column can go now; mask 3 at the end of the opponent's not before the next turn."""
    piles = [{"D": 9, "M": 2, "L": 4, "T": 9}, {}]
    state = duel(["D4a", "L5a"], ["M3a", "L9a"], sacred=piles, round=9, limited_used=True)
    assert waits(state.view(0), NAMES)[-2] == "Nearest for your piles: §5 in your column 2."
    buried = duel(["L5a D4a", "T4a M3b"], ["M3a", "L9a"], sacred=piles, round=9)
    assert waits(buried.view(0), NAMES)[-2] == "Nearest for your piles: ◊3 in your column 2."
    alone = duel(["D4a"], ["M3a", "L9a"], sacred=[{"D": 9, "M": 2, "L": 9, "T": 9}, {}], round=9, limited_used=True)
    assert waits(alone.view(0), NAMES)[0] == "Your piles need ◊3 in Ash's column 1, not this turn."


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_after_the_first_turns_the_table_tells_how_far_both_are_from_winning(size: tuple[int, int]) -> None:
    state = duel(["D4a", "T2b"], ["L5b", "L9a", "D2a"], sacred=[ONES[0], {"D": 1}])
    assert race(duel(["D4a"], ["L5b"], sacred=[{"D": 1}, {}]).view(0), NAMES) == ()
    assert race(state.view(0), NAMES)[-1] == "To win: clear 2 cards in 2 columns, or put 32 more on piles.", (
        "all are begun"
    )
    async with seated(state, size) as (_, screen):
        state.turn = 9
        assert race(state.view(0), NAMES) == (
            "To win you need 32 more cards on piles, or to clear 2 cards. "
            "Ash needs 35 more cards on piles, or to clear 3 cards and begin 3 more piles.",
            "To win: clear 2 cards in 2 columns, or put 32 more on piles; "
            "Ash: clear 3 cards and begin 3 piles, or put 35 more on piles.",
            "To win: clear 2 cards in 2 columns, or put 32 more on piles.",
        )
        show(screen, state, 0)
        told = " ".join(re.sub("[^ -~]", "", screen.query_one(Supply).text()).split())
        assert "To win: clear 2 cards in 2" in told or "To win you need 32 more cards" in told


@pytest.mark.parametrize("discards", [0, 4, 5, 16])
async def test_both_ways_left_stand_in_one_row_of_the_smallest_window_whatever_is_discarded(discards: int) -> None:
    lying = [f"{symbol}{value}b" for symbol in "DMLT" for value in (5, 6, 7, 8)]
    piled = {"D": 9, "M": 9, "L": 8, "T": 8}
    state = duel(["L9a", "T9a", "L9b"], ["T9b"], sacred=[piled, {"D": 1}], discard=lying[:discards], round=9)
    async with seated(state, SMALL) as (_, screen):
        assert "To win: put 2 more on piles, or clear 3 cards in 3 columns." in text(screen)


def test_no_short_form_leaves_out_that_piles_must_be_begun() -> None:
    state = duel(["L9a", "T9a"], ["T9b"], sacred=[{"D": 2}, ONES[1]], round=9)
    assert [form.count("begin") for form in race(state.view(0), NAMES)] == [1, 1, 1]
    assert [form.count("begin") for form in race(state.view(1), NAMES)] == [1, 1, 0], "one's own alone, and it is whole"
    begun = race(duel(["L9a", "T9a"], ["T9b"], sacred=ONES, round=9).view(0), NAMES)
    assert begun[-1] == "To win: clear 2 or 32 on piles; Ash: clear 1 or 32 on piles."


def test_the_two_copies_of_a_card_are_told_of_one_by_one() -> None:
    state = duel(["D4a", "T2b D1b"], ["L5b", "L9a", "D2a"], sacred=[ONES[0], {}], round=9)
    told = {fact.label: fact.words for fact in facts(state.view(0), NAMES)}  # type: ignore[arg-type]  # it is this game's
    assert told["You need djembe 2"] == "one is in Ash's column 3, one unseen"


def test_the_other_of_two_like_cards_is_called_so() -> None:
    state = duel(["T6b M5b T4b M3a", "T4a"], ["L9a", "D2a"], sacred=ONES)
    action = next(a for a in state.legal_actions() if state.game.actions[a].fields.get("onto") == "T4a")
    assert gain(state.view(0), action, NAMES) == "uncovers the other turtle 4"


@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_what_one_may_do_is_one_step_and_none_in_an_order(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Read as three steps in a row it was: one moves before the one card and after it. In a game that is recorded, as all are that people
    begin, what is unseen has room beside it."""
    monkeypatch.setattr(TableScreen, "unrecorded", "")
    state = duel(["T4b", "M3b"], ["T4a", "M3a"], sacred=ONES)
    async with seated(state, size) as (_, screen):
        head = text(screen).split("\n")[0]
        assert "move; draw, take or steal once" in head
        assert " unseen" in head, "it stands there at every step of a turn"
        assert "→" not in head
        assert "step" not in head
    other = duel(["T4b", "M3b"], ["T4a", "M3a"], sacred=ONES, player=1)
    async with seated(other, size) as (_, screen):
        assert "steal once" not in text(screen).split("\n")[0], "of the other one's turn it would be an order"
        state.limited = True
        show(screen, state, 0)
        head = text(screen).split("\n")[0]
        assert "move freely" in head
        assert "draw" not in head


async def test_what_piles_need_stands_in_rows_a_player_a_column() -> None:
    state = duel(["D3a", "M2b"], ["M3a", "D2b"], sacred=[ONES[0], {"M": 2, "T": 9}], round=9)
    async with seated(state, MEDIUM) as (_, screen):
        rows = [row for row in text(screen).split("\n") if "need next" in row]
        assert "You need next" in rows[0]
        assert rows[0].index("Bo needs next") == next(
            row.index("∩ complete") for row in text(screen).split("\n") if "∩ complete" in row
        )
        assert "▼2 in Bo's column 2" in text(screen)
        assert "◊3 in Bo's column 1" in text(screen)


def test_the_end_of_a_turn_says_that_nothing_else_brings_one_on_and_only_then() -> None:
    stuck = duel(["L8b"], ["L9a", "D3a"], idle=1, sacred=[{"D": 1}, {}])
    assert looked(stuck) == "Enter: end your turn", "what is asked says that nothing else brings one on"
    none = duel(["T2a"], ["D9a"], idle=1, limited_used=True, sacred=[{"D": 1}, {}])
    assert looked(none) == looked(stuck)
    given = duel(["#T5a M3a"], ["T4b"], idle=1, limited_used=True, sacred=[{"D": 1}, {}])
    assert looked(given) == "Enter: end your turn: giving mask 3 would turn up a card of yours"
    feeds = duel(["#T5a M3a"], ["T4b"], idle=1, limited_used=True, sacred=[{"D": 1}, {"M": 2}])
    assert looked(feeds) == looked(given), "whom that helps is said of the give"
    kept = duel(["#T5a M3a"], ["T4b"], idle=1, limited_used=True, sacred=[{"D": 1, "M": 1}, {}])
    assert looked(kept) == looked(given), "even a card that the own pile takes soon"
    theirs = duel(["L2b"], ["M9a", "#T4a D7a", "L8a"], idle=1, stock=["T2a"], limited_used=True, sacred=[{"D": 1}, {}])
    assert any(gain(theirs.view(0), action, NAMES) == "turns a card up" for action in theirs.legal_actions())
    assert looked(theirs) == looked(stuck)  # one of theirs
    for more, says in (
        ({"stock": ["T2a"]}, "you can still draw"),
        ({"discard": ["D2a"]}, STILL),
    ):
        left = duel(["D9a L8b"], ["M9a", "D3a"], idle=1, sacred=[{"D": 1}, {}], **more)
        assert looked(left).startswith(f"Enter: end your turn: {says}")


STILL = "a card can still go on a pile or be turned up"


def looked(state: DuelState) -> str:
    board, view = DuelBoard(), state.view(0)
    chooser = ways(board, view)
    scene = Scene(view, NAMES, 0, picked=(), lit=chooser.lit, ways=chooser.names)
    return look_at(board, scene, chooser, words_of("tribal_duel"), "end").text


def test_what_the_end_of_a_turn_says_of_draws_cards_and_gives_is_so() -> None:
    seen = set[str]()
    for one in random_states("tribal_duel", 2, 5, 13):
        view = one.view(one.current_player)
        assert isinstance(view, DuelState)
        if view.phase != ACT or view.legal_actions() == [END]:
            continue
        told, legal = nothing_left(view) or left_to_do(view), view.legal_actions()
        if not told:
            assert END in foresight.better(view), "nothing speaks against where the cursor begins"
            continue
        gains = any(view.advance(action) > 0 and not foresight.gives(view, action) for action in legal)
        assert (told == STILL) == gains
        assert (told == "you can still draw") == (not gains and DRAW in legal)
        seen.add(told)
    assert len(seen) > 2


def test_cleaning_that_may_end_is_not_said_to_turn_cards_up() -> None:
    for mine, told in (
        (["#L2b D4a", "T5a"], "Turn cards up"),
        (["L9a D8a", "T9b"], "No move turns a card up"),
    ):
        assert told in sentences.prompt(duel(mine, ["M9a"], phase="clean").view(0), NAMES)


def test_nothing_is_said_to_be_left_while_a_card_may_be_drawn() -> None:
    """It may go on a pile."""
    for stock, is_left in (([], True), (["D2a"], False)):
        state = duel(["L4a D3a"], ["T4a M3a"], idle=1, stock=stock, sacred=[{"D": 1}, {}])
        assert (
            any("Nothing you can still do" in told for told in reasons(state.view(0), END, ("you", "Ash"))) == is_left
        )


def test_the_end_of_a_turn_says_which_column_can_still_be_given() -> None:
    near = duel(["T8a M7a L6a", "L9a"], ["D9a", "L8a", "#D3a D7a"], idle=1, limited_used=True, sacred=ONES)
    assert looked(near) == "Enter: end your turn: you can still give turtle 8 and 2 more"


async def test_in_a_small_window_what_one_would_want_to_know_stands_row_by_row() -> None:
    async with seated(duel(["D2a", "T6b"], ["L5b", "L9a"], stock=["M9a"])) as (pilot, screen):
        await pilot.press("?", "w")
        await pilot.pause()
        rows = text(screen.app.screen).splitlines()
        needs = [k for k, row in enumerate(rows) if "need" in row]
        assert len(needs) > 4
        assert needs == [*range(needs[0], needs[0] + len(needs))]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_the_race_and_the_tie_break_have_room_in_every_language(language: str) -> None:
    mine, theirs = ["#D9a L8a", "T5b D4b", "M2a", "L9b"], ["#M9a L6a", "D6a", "T9a"]
    sacred = [{"D": 1}, {"D": 1, "M": 1}]
    with in_language(language):
        for idle in (0, 6):
            state = duel(mine, theirs, sacred=sacred, round=9, stock=["T2a"], idle=idle)
            async with seated(state, SMALL) as (_, screen):
                told = text(screen)
                assert any(form in told for form in race(state.view(0), tuple(screen.scene.names)))
                assert not idle or stands(state.view(0), tuple(screen.scene.names)) in told


def test_ones_own_card_on_a_pile_says_what_it_brought() -> None:
    def brought(card: str, **more: Any) -> str:
        state = duel([card, "D9a"], ["M9a"], **more)
        state.events = events = []
        act(state, f"sacred {card}")
        return DuelBoard().told_of_own(state.view(0), events, NAMES)

    assert brought("L9a", sacred=[{"L": 8}, {}]) == "Your lizard pile is complete, 1 to 9."
    assert (
        brought("L1a", sacred=[{"D": 1, "M": 1, "T": 1}, {}])
        == "All four piles are begun: clear your 1 card, and you win."
    )
    assert (
        brought("L3a", sacred=[{"L": 2}, {"D": 2}], round=9)
        == "You lead 3 to 2 on sacred piles, which decides if the game gets stuck."
    )
    assert brought("L3a", sacred=[{"L": 2}, {}], round=9) == ""


def test_many_gifts_of_a_turn_are_counted_so_that_none_is_left_out() -> None:
    gave = [
        Event("moved", 0, {"z": 0, "to_z": 1, "cards": [f"{symbol}9a", f"{symbol}8a"], "onto": ""}) for symbol in "DMLT"
    ]
    assert [one.text for one in news.news(gave, ("you", "Ash"), None)] == ["gave 8 cards in 4 groups to Ash"]
    assert len(news.news(gave[:3], ("you", "Ash"), None)) == 3


def test_cards_that_may_not_be_given_back_are_named_column_by_column() -> None:
    state = duel(["D9a L8a D7a", "M9a T8a"], ["L8b", "M9b T8b"])
    state.no_give = sum(1 << CODES[card] for card in ("D9a", "L8a", "D7a", "M9a", "T8a"))
    (told,) = places.bans(state, most=9)
    assert {"mask 9 and turtle 8", "djembe 9, lizard 8 and djembe 7"} == {
        *told.split(": ")[1].split(" (")[0].split("; ")
    }


def test_of_cards_that_go_together_it_is_said_how_many_in_however_little_room() -> None:
    state = duel(["#L9b D7a L6a M5a", "M2a"], ["D7b", "L6b"]).view(0)
    told = sentences.at_once(state, state.read("move L6a D7b"), ("you", "Bartholomew-Maximilian"))
    assert "lizard 6 and 1 more" in told, told


def test_cards_that_go_on_piles_one_after_the_other_are_told_once() -> None:
    put = [Event("sacred", 1, {"card": card}) for card in ("T7a", "M8a", "M9a")]
    assert [one.text for one in news.news(put, NAMES, 0)] == ["put turtle 7, mask 8 and mask 9 on the sacred piles"]


def test_while_cleaning_it_is_said_who_begins_and_on_a_tie() -> None:
    state = duel(["#D4a M6b"], ["#T5a L9a"], phase="clean")
    for turned, says in (
        ([4, 4], "If it stays level, Bo begins: you 4 and Bo 4."),
        ([4, 3], "Whoever turns up fewer cards begins: you 4 and Bo 3."),
        ([0, 0], "Whoever turns up fewer cards begins: you 0 and Bo 0."),
    ):
        state.turned[:], state.youngest = turned, 1
        assert places.besides(state.view(0), ("you", "Bo")) == (says,)


@pytest.mark.parametrize("every", [60, pytest.param(25, marks=pytest.mark.soak)])
@pytest.mark.parametrize("size", [SMALL, MEDIUM], ids=str)
async def test_the_legend_is_the_same_at_every_moment_and_explains_every_mark(
    size: tuple[int, int], every: int
) -> None:
    """× but for where the sentence of the bans has it."""
    states, legends = random_states("tribal_duel", 2, 1, every), set[str]()
    async with seated(states[0], size) as (_, screen):
        for state in states:
            if state.is_terminal:
                continue
            show(screen, state, 0)
            rows = text(screen).split("\n")
            legend = next(row for row in rows if "djembe ◊" in " ".join(row.split()))
            cards = [row_of(screen, one.name) for one in screen.targets if one.name.startswith("card:")]
            lying = {mark for mark in "↑!×" if any(mark in card for card in cards)}
            explained = legend + "".join(row for row in rows if "× " in row)
            assert all(mark in explained for mark in lying), (lying, legend)
            legends.add(legend.split("new")[0])
    assert len(legends) == 1, legends


def test_a_cleaning_of_which_nothing_was_asked_is_told_of_when_the_first_turn_begins_and_once() -> None:
    board, state = DuelBoard(), duel(["D4a"], ["L9a"], sacred=ONES)
    state.turn = 1
    told = board.told_of_forced(state.view(0), DONE)
    assert "your cleaning is over" in told
    assert board.told_of_turn(state.view(0), NAMES) == told  # type: ignore[arg-type]  # it is this game's
    assert board.told_of_turn(state.view(0), NAMES) == ""  # type: ignore[arg-type]


def test_the_card_that_one_turns_up_is_named_behind_what_one_did() -> None:
    moved = Event("moved", 0, {"z": 0, "to_z": 0, "cards": ["M3a"], "onto": "L4a"})
    up = Event("turned_up", 0, {"card": "D6a", "z": 0, "i": 3})
    assert news.own_turn([Event("turn_ended", 1), moved], NAMES, 0) == [["You move mask 3 onto lizard 4."]]
    told = ["You move mask 3 onto lizard 4.", "Djembe 6 is turned up in your column 4."]
    assert news.own_turn([moved, up], NAMES, 0) == [told]
    assert news.own_turn([moved, up, Event("turn_ended", 0)], NAMES, 0) == []


async def test_what_one_turned_up_is_told_where_what_one_did_before_it_has_no_room() -> None:
    """A ban has one of the two rows; of the other the sentence about both would take two."""
    state = duel(["#D6a D9a T8a", "#L3a M4b"], ["T5a", "M9a"], player=1)
    app = TableApp(table_at(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        for move in ("steal M4b T5a", "end"):
            app.laid.propose(1, app.laid.view(1).read(move), app.laid.number_for(1))
            await pilot.pause()
        on_table(app).decide(app.laid.view(0).read("move D9a empty0"))
        await pilot.pause()
        rows = shown(app).split("\n")
        assert rows[[row[:3] for row in rows].index(" × ") + 1].startswith(" · Djembe 6 is turned up in your column 1.")


@pytest.mark.parametrize(
    ("mine", "theirs", "stolen", "banned"),
    [
        (["T8a", "D9a"], ["M4b T3a"], "T3a", ["T3a", "T8a", "D9a"]),
        (["T8a", "T3a"], ["M4b", "D9a"], "T3a", ["T8a"]),
        (["D9a"], ["M4b"], "T3a", ["D9a"]),
        (["M1a"], ["M4b"], "T3a", []),
    ],
)
def test_only_what_could_go_straight_back_is_said_to_be_banned(
    mine: list[str], theirs: list[str], stolen: str, banned: list[str]
) -> None:
    """Not a stolen card that was given back, nor one that has gone on a pile since."""
    state = duel(mine, theirs, no_steal=stolen, no_give=["T8a", "D9a"], sacred=[{"T": 2}, {}])
    view = cast(DuelState, state.view(0))
    marked = {code for code, mark in marks_of(view, 0).items() if mark == places.BANNED}
    assert marked == {CODES[name] for name in banned}
    told = (" ".join(places.bans(view)), " ".join(places.position(view, NAMES)), " ".join(spoken._bans(view, NAMES)))
    for one in (told[0], told[2]):
        assert [name for name in ("turtle 3", "turtle 8", "djembe 9") if name in one] == [
            card_words(name) for name in ("T3a", "T8a", "D9a") if name in banned
        ]
    assert ("stolen back" in told[1]) == ("T3a" in banned)
    assert ("given back" in told[1]) == (len({*banned} - {"T3a"}) > 0)


@pytest.mark.parametrize("size", [SMALL, (120, 40)], ids=str)
async def test_a_turn_that_ended_by_itself_is_told_again_as_the_next_one_begins(size: tuple[int, int]) -> None:
    state = duel(["L8b", "D4a"], ["L7a", "D3a", "T1a"], stock=["M2a", "L1b", "D9b"], sacred=[{"D": 1}, {}])
    app = TableApp(table_at(state, "pb"))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: bool(app.table_screen.selection.chooser.lit))
        app.table_screen.decide(app.laid.view(0).read("draw"))
        await until(pilot, lambda: app.laid.view(0).turn > 2 and bool(app.table_screen.selection.chooser.lit))
        assert "Your turn ended: you drew mask 2, which fitted nowhere." in shown(app)


@pytest.mark.parametrize("hidden", [0, 6])
async def test_what_piles_need_next_stands_in_the_same_rows_however_long_columns_are(hidden: int) -> None:
    backs = " ".join(["#M2a", "#M3a", "#M4a", "#M5a", "#M6a", "#M7a"][:hidden])
    async with seated(duel([f"{backs} T9a D8a T7a D6a T5a D4b T3a D2b"], ["M9a"], stock=["T1a"]), (120, 40)) as (
        _,
        screen,
    ):
        rows = text(screen).split("\n")
        assert [k for k, row in enumerate(rows) if "need next" in row] == [24]
        assert "§1 unseen" in rows[27]


def test_a_card_that_was_drawn_and_placed_with_the_other_one_is_told_once() -> None:
    events = [
        Event("drawn", 1, {"card": "L7a"}),
        Event("placed", 1, {"card": "L7a", "z": 0, "j": 2, "onto": "D8a"}),
        Event("moved", 1, {"cards": ["M3a"], "z": 1, "to_z": 0, "onto": "T4a"}),
    ]
    told = news.told_turn(news.summed(events), "you")
    assert told == ["mask 3 given to you", "lizard 7 drawn and given to you"]
    own = [events[0], Event("placed", 1, {"card": "L7a", "z": 1, "j": 2, "onto": "D8a"})]
    assert news.told_turn(news.summed(own), "you") == ["lizard 7 drawn"]


def test_the_dot_of_what_is_new_is_explained_in_a_small_window_whatever_the_other_one_is_called() -> None:
    for name in ("Bo", "Ash", "Birch", "Cedar"):
        forms = marks_legend("you", name)
        assert all(any(mark.sign == FRESH for mark in form) for form in forms[:-1])
        least = " ".join(f"{mark.sign} {mark.meaning}" for mark in forms[-2])
        assert len(least) <= 40, least


def test_where_nothing_brings_one_on_that_is_said_in_the_words_of_the_end_of_a_turn() -> None:
    told = [said_orders.rest_pass(left=left) for left in ("none", "gives", "uncovers")]
    assert told == [
        "No card of yours can go on a pile or be turned up now.",
        "Only giving is left, which turns nothing up.",
        "Only giving would turn up a card of yours.",
    ]


def test_only_giving_is_left_where_no_other_move_is_and_where_it_turns_a_card_up_that_is_said() -> None:
    found, state = set[str](), GAME.new_state(2, 5)
    while state.current_player is not None:
        view = cast(DuelState, state.view(state.current_player))
        state.apply(max(state.legal_actions(), key=view.hint))
        if not foresight.rests(view):
            continue
        moves = [view.parameters(id) for id in view.legal_actions() if id != END]
        gives = [one for one in moves if one.get("z") == view.viewer != one.get("to_z")]
        is_up = any(0 < one["k"] == view.hidden[7 * one["z"] + one["i"]] for one in gives)
        asked = DuelBoard().prompt(view, NAMES)
        assert asked.startswith("Only giving would turn up a card of yours") == is_up
        assert asked.startswith("Only giving is left") == (gives == moves and not is_up)
        found.add(asked)
    assert len(found) == 3, found


@pytest.mark.parametrize("mood", ["duel", "rixe"])
def test_no_plate_of_a_name_has_the_hue_of_a_card(mood: str) -> None:
    palette = Palette(DARK.variables, mood, "truecolor", True)
    for seat in (0, 1):
        for symbol in ("djembe", "mask", "lizard", "turtle"):
            one, other = to_lab(palette.seat(seat)), to_lab(palette.tone(symbol))
            assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 > 0.12


def test_while_cleaning_each_reason_is_about_the_card_itself() -> None:
    """Of a card of one's own it was said that one may only move within one's own zone, because another zone's card would have taken it."""
    reasons = set[tuple[bool, str]]()
    for seed in range(8):
        state = GAME.new_state(2, seed)
        while state.phase == CLEAN:  # type: ignore[attr-defined]  # it is this game's
            view = cast(DuelState, state.view(state.current_player))
            lit = {view.game.actions[action].fields.get("card") for action in view.legal_actions()}
            for code in range(len(view.place)):
                number = view.place[code]
                if number >= 0 and CARDS[code] not in lit and code in view.columns[number][view.hidden[number] :]:
                    found = refusal(view, f"card:{CARDS[code]}", ())
                    reasons.add((view.realm[number] == view.current_player, found.reason if found else ""))
            state.apply(max(state.legal_actions(), key=state.hint))
    theirs = "while cleaning you only move cards within your own zone"
    assert {reason for is_own, reason in reasons if not is_own} == {theirs}
    own = {reason for is_own, reason in reasons if is_own}
    assert {"", theirs}.isdisjoint(own)
    assert "no column takes it; while cleaning nothing goes to sacred piles" in own


def test_it_is_counted_how_many_cards_and_moves_bring_one_on() -> None:
    """Cards that the own piles take, to be stolen, too, and moves that turn up cards of one's own; the other's don't count."""
    board, none = DuelBoard(), duel(["T8a"], ["#T4a D7a", "L8a"], idle=0, sacred=ONES).view(0)
    assert "turn up" not in board.prompt(none, NAMES)
    state = duel(["#T5a M3a", "D2a", "L4b"], ["T4b", "#T1a M2b"], sacred=[{"D": 1, "M": 1}, {}]).view(0)
    assert board.prompt(state, NAMES) == "2 cards fit on your piles and 2 moves turn up a card of yours."
    assert "Sacred piles open after cleaning." in board.prompt(cast(DuelState, GAME.new_state(2, 3).view(0)), NAMES)


def test_a_give_says_that_it_parts_with_a_card_that_one_needs_and_is_weighed() -> None:
    state = duel(["#T5a D4a L3b", "D9a"], ["L5b", "M9a"], sacred=[{"D": 3}, {}], limited_used=True).view(0)
    give = state.read("move D4a L5b")
    assert sentences.purpose(state, give, NAMES) == "turns a card up, but you need djembe 4", (
        "what is offered says why first"
    )
    assert sentences.hands(state, give, NAMES) == ""
    vain = duel(["D4a L3b", "D9a"], ["L5b", "M9a"], sacred=[{"D": 3}, {}], limited_used=True).view(0)
    assert sentences.hands(vain, vain.read("move D4a L5b"), NAMES) == "but you need djembe 4"
    worth = dict(zip(state.legal_actions(), foresight._at_a_glance(state, state.legal_actions()), strict=True))
    assert worth[give] < foresight.CLEAR <= state.hint(give), "no longer done at a glance"


def test_cards_put_on_piles_between_which_others_were_moved_are_told_once() -> None:
    piled = [Event("sacred", 1, {"card": code}) for code in ("L9a", "D8a", "M6a")]
    moved = Event("moved", 1, {"z": 1, "to_z": 1, "cards": ["M3a"], "onto": "L4a"})
    told = [clause.text for clause in news.news([piled[0], moved, *piled[1:]], NAMES, None)]
    assert told[0] == "put lizard 9, djembe 8 and mask 6 on the sacred piles"
    assert len(told) == 2
    assert "mask 3" in told[1]
