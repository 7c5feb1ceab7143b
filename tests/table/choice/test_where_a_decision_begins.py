"""A decision begins with the cursor where a sensible person would press Enter; what changes nothing is behind all else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

import rules
from rules import Rng, State
from rules.core.rng import seeded
from rules.indy.components.cards import CODES, HIDDEN
from rules.indy.mechanics.scoring import best_three, outcome, rank
from rules.indy.mechanics.seats import is_plucked
from rules.indy.state import IndyState
from rules.tribal.duel.state import DuelState
from rules.tribe.components.cards import NONE, TRIBU
from rules.tribe.state import TribeState
from tests.app.test_app import until
from tests.games.tribal.helpers import table_at as helped
from tests.rules.tribal_duel.layouts import duel
from tests.table.beginning import decisions, entered, kind_of, lies_so, place_kind
from tests.table.helpers import SMALL, Silent, TableApp, laid, on_table, random_states
from tribes_tui.app.piloted import play_on
from tribes_tui.games.indy.foresight import is_worth_an_eagle
from tribes_tui.games.tribal.duel.facts import waits
from tribes_tui.games.tribe.targets import has_first, is_surplus, missing, thrown
from tribes_tui.plain.reading import in_list_order
from tribes_tui.play.table import Table
from tribes_tui.table.board import board_of
from tribes_tui.table.board.contract import GameBoard
from tribes_tui.table.choice.selection import Beginning, SelectionState, ways
from tribes_tui.table.screen import TableScreen

BEGINS: dict[str, dict[str, tuple[str, str]]] = {
    "tribe": {
        "leaders": ("leader", "one of them must be chosen"),
        "start": (
            "draw discards active",
            "a card, or the diorama that is worth more than a card: an attack is made on purpose",
        ),
        "main": (
            "hand active",
            "the card that does most where it can go; else the one that is missed least, or the place for one that lies there better",
        ),
        "draw3_discard": ("hand", "the card that is missed least"),
        "attacked": ("protect decline", "the answer that saves most; letting it happen where none saves anything"),
    },
    "indy": {
        "shamans": ("shaman", "one of them must be chosen"),
        "dark": ("hand done", "the cards whose exchange promises most; keeping all where none does"),
        "light": ("hand pass", "the card whose swap promises most; passing where none promises more"),
        "evocation swap": ("hand pass eagle", "a swap, or an eagle, that makes the evocation better; else passing"),
        "evocation evoke": (
            "hand eagle",
            "the card kept when the best three are laid; an eagle that betters their class",
        ),
        "return swap": ("hand pass", "a swap that brings a return nearer; passing where none does"),
        "return attempt": ("hand pass", "the return where it is possible"),
        "keep": ("hand", "the card that is best kept"),
        "eagle out of turn": ("pass eagle", "an eagle only where it makes a better class; one key more picks it"),
    },
    "tribal_duel": {
        "clean": ("card end", "a card whose move turns one up; the end where none does"),
        "act": (
            "card discard stock end",
            "what turns up, fills a pile or opens something; else a card of the stock; else the end",
        ),
        "place": ("card pile empty", "its pile; else where it does least harm"),
    },
    "tribal_rixe": {
        "clean": ("hand card end", "a card that fits, or a move that opens a place for one; else the end"),
        "act": (
            "hand card column stock end",
            "collecting, playing, a move that opens a place; else drawing; else the end",
        ),
        "new_column": ("zone", "where a 9 finds it, or the others don't"),
    },
    "rise_of_tribes": {
        "choose_power": ("power", "one of them must be chosen"),
        "lay_glacier": ("hex", "a hex must be chosen: where no own members stand"),
        "settle": ("hex", "different terrain around"),
        "enter": ("hex", "where the members find most"),
        "take": ("kind", "the resource that is needed"),
        "pay": ("kind", "the resource that is needed least"),
        "save": ("kind done", "what is needed"),
        "before_roll": ("roll dream", "on with the turn"),
        "dream": ("bottom", "one of them must be chosen"),
        "after_roll": ("done", "on with the turn: a sun is bought on purpose"),
        "die": ("offer", "the die and the action that bring most"),
        "grow": ("hex board done", "where a member is worth most; enough where the others are too many"),
        "move": (
            "hex shift wayfare far far-moved done",
            "who is worth more elsewhere; enough where nobody is",
        ),
        "wayfare": ("hex done", "who is worth more there"),
        "gather": ("hex", "what is needed most"),
        "lead": ("goal done", "a goal that seldom comes true goes back; else none"),
        "lose": ("hex", "where a member is missed least"),
        "put_tiger": ("hex", "where it harms others"),
        "put_mammoth": ("hex", "where it harms others"),
        "put_invaders": ("hex", "where it harms others"),
        "put_volcano": ("site", "one of them must be chosen"),
        "auction": ("bid drop", "a bid that the points are worth; else none"),
        "share": ("kind", "what is needed least, to the weakest"),
        "abandoned_village": ("hex done", "the village"),
        "conflicts": ("hex cunning ambush invaders done", "a fight that is won; else no more than must be"),
        "victim": ("seat", "one of them must be chosen"),
        "bow": ("seat invaders done", "none, unless it must be"),
        "evade": ("hex done", "a member saved"),
        "build": (
            "hex goal hide done",
            "villages and goals; else the end: deals are struck on purpose",
        ),
    },
    "five_tribes": {
        "bid": ("bid", "what the place in the round is worth, less its price; of two players nothing"),
        "move": ("tile djinn pass", "the tile whose best end leaves least to others"),
        "sow": ("tile", "the drop with the best end ahead"),
        "tribe action": (
            "tile seat fakirs djinn pass",
            "the kill that brings most, as many fakirs as pay; else nothing",
        ),
        "second victim": ("tile seat pass", "the kill that brings most"),
        "tile action": ("row djinn place pass", "a card or a djinn that is worth its price; else nothing"),
        "second card": ("row pass", "the card that is worth most"),
        "djinn's place": ("place tile djinn", "where the tree or palace counts for oneself"),
        "djinn's tile": ("tile", "the tile that is worth most"),
        "keep a djinn": ("djinn", "the one that is worth most"),
        "sale": ("end djinn", "the end: no sale begins by one key too many"),
        "suit": ("good", "a suit that is begun grows"),
        "after sale": ("end djinn", "the end, unless a djinn is worth its price"),
    },
}
"""Game -> kind of decision -> the kinds of places on which the cursor may begin, and why there."""

SEATS = {game_id: game.players for game_id, game in rules.games.items()}
TABLES = [(game_id, players) for game_id, numbers in SEATS.items() for players in numbers]
END_KINDS = ("END", "DONE", "PASS", "DECLINE")


def judged(board: GameBoard, view: State) -> dict[int, float]:
    """How good each legal action looks to the board."""
    legal = view.legal_actions()
    return dict(zip(legal, board.glance(view, legal), strict=True))


@pytest.mark.turned(2)
@pytest.mark.parametrize(
    ("game_id", "players", "most"),
    [
        *((game_id, players[at % len(players)], 70) for at, (game_id, players) in enumerate(SEATS.items())),
        *(pytest.param(*table, 400, marks=pytest.mark.soak) for table in TABLES),
    ],
)
def test_each_kind_of_decision_begins_where_it_is_told_and_never_on_what_is_worse_than_the_end(
    game_id: str, players: int, most: int
) -> None:
    """The whole list of kinds is `BEGINS`: a kind that is not in it has no place to begin."""
    board = board_of(game_id)
    for view in decisions(game_id, players, 11, board, most):
        action, names = entered(board, view)
        seen, legal = judged(board, view), view.legal_actions()
        where = (
            f"{game_id} of {players}, {kind_of(view)}: {view.text(action)} of {[view.text(one) for one in legal[:9]]}"
        )
        allowed, why = BEGINS[game_id][kind_of(view)]
        assert why
        assert view.is_legal(action)
        if action == view.sure_win():
            continue  # on its way any step is better than the end
        assert place_kind(names[0]) in allowed.split(), where
        ends = [one for one in legal if view.game.actions[one].kind in END_KINDS]
        assert action in ends or all(seen[action] > seen[end] for end in ends), where
        assert not board.is_deliberate(view, action) or all(board.is_deliberate(view, one) for one in legal), where
        assert not board.is_idle(view, action) or all(board.is_idle(view, one) for one in legal), where


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("game_id", "players"), TABLES)
def test_enter_alone_ends_every_turn_and_comes_to_no_position_twice(game_id: str, players: int) -> None:
    board, state = board_of(game_id), rules.games[game_id].new_state(players, 5, {})
    seat, seen = None, set[str]()
    for _ in range(300):
        if state.current_player is None:
            break
        if state.current_player != seat:
            seat, seen = state.current_player, set()
        view = state.view(seat)
        now = lies_so(view)
        assert now not in seen, f"{game_id} of {players}: {kind_of(view)}"
        seen.add(now)
        state.apply(entered(board, view)[0])


# ---- What a person would see at once --------------------------------------------------------------


@pytest.mark.parametrize("tables", [(3,), pytest.param((2, 3, 4), marks=pytest.mark.soak)], ids=str)
def test_k1_no_good_is_sold_by_one_enter_and_laying_out_is_a_step_of_its_own(tables: tuple[int, ...]) -> None:
    """At the sale the cursor is on the end of the turn; the last good of a suit is laid out first, then sold."""
    board, single = board_of("five_tribes"), 0
    for players in tables:
        for view in decisions("five_tribes", players, 3, board):
            if kind_of(view) not in ("sale", "suit"):
                continue
            goods = [action for action in view.legal_actions() if view.game.actions[action].kind == "SELL"]
            assert kind_of(view) == "suit" or entered(board, view)[1][0].partition(":")[0] in ("end", "djinn")
            for action in goods:
                at_once = len(goods) == 1
                single += at_once
                assert all((path[-1] == "cash") == at_once for path in board.paths(view, action))
    assert single


@pytest.mark.parametrize(("seeds", "most"), [(1, 60), pytest.param(3, 400, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game_id", ["tribal_rixe", "tribal_duel"])
def test_k2_a_move_that_changes_nothing_is_never_under_the_cursor_but_faint_and_behind_the_others(
    game_id: str, seeds: int, most: int
) -> None:
    board, faint = board_of(game_id), 0
    for seed in (11, 0, 1)[:seeds]:
        for view in decisions(game_id, 2, seed, board, most):
            chooser, beginning = ways(board, view), Beginning(board, view)
            idle = beginning.idle(chooser)
            order = beginning.best_first(chooser)
            assert order[0] not in idle
            assert {*order[len(order) - len(idle) :]} == idle
            faint += len(idle)
            advances = [view.advance(action) < 0 for action in in_list_order(view)]
            assert advances == sorted(advances), "in lines they are behind the others, too"
    assert faint


def test_k3_the_best_evocation_passing_where_no_swap_helps_and_no_eagle_for_nothing() -> None:
    """An eagle only where it makes more, out of turn or in one's evocation. Whoever evokes last lays, of what brings or costs them as much, what they
    would miss least; a swap that makes no less is better than none where a higher card is kept."""
    board, evoked, passed, kept_best, eagles = board_of("indy"), 0, 0, 0, 0
    for players in (2, 3, 4, 6):
        for view in (cast(IndyState, one) for one in decisions("indy", players, 12, board)):
            action, _ = entered(board, view)
            row, hand = view.game.actions[action], view.hands[view.current_player or 0]
            if row.kind == "PLAY_EAGLE":
                assert is_worth_an_eagle(view, action)
                eagles += 1
                continue
            if HIDDEN in hand or len(hand) != 4:
                continue
            if kind_of(view) == "evocation evoke":
                kept = row.fields["k"]
                left = list(hand)
                left.remove(_card(kept))
                if alike := _as_good(view):
                    assert kept in {CODES[card] for card in alike}
                    assert kept == "E" or _value(kept) * (1 + (kept[0] == "C")) >= max(
                        _value(CODES[card]) for card in alike if CODES[card] != "E"
                    )
                    kept_best += rank(*left) != best_three(hand)[0]
                else:
                    assert rank(*left) == best_three(hand)[0]
                    evoked += 1
            elif kind_of(view) == "evocation swap":
                swaps = [one for one in view.legal_actions() if view.game.actions[one].kind == "SWAP"]
                best = max((_after_swap(view, hand, one) for one in swaps), default=-1)
                if not _has_laid_last(view):
                    assert row.kind == "SWAP" or best <= best_three(hand)[0]
                    assert (
                        row.kind == "PASS"
                        or _after_swap(view, hand, action) == best >= best_three(hand)[0]
                        or "E" in [CODES[card] for card in hand]
                    )
                passed += row.kind == "PASS"
    assert evoked
    assert eagles
    assert passed
    assert kept_best


@pytest.mark.parametrize(
    ("tables", "seeds", "most"), [((2, 3), (12,), 160), pytest.param((2, 3, 4), range(3), 400, marks=pytest.mark.soak)]
)
def test_it_begins_on_nothing_dear_that_enter_would_give_away(
    tables: Sequence[int], seeds: Sequence[int], most: int
) -> None:
    """An eagle that would go under the deck, or a totem, a multi and feathers among the discards, but those that are too many to be
    hidden; unless all cards are such, or begin a chain that is missing to close with a vase in hand."""
    seen = dict.fromkeys(("EXCHANGE", "DISCARD", "DRAW3_DISCARD"), 0)
    for game_id in ("indy", "tribe"):
        board = board_of(game_id)
        for players in tables:
            for seed in seeds:
                for view in decisions(game_id, players, seed, board, most):
                    given = {one: _dear(view, one) for one in view.legal_actions()}
                    action, _ = entered(board, view)
                    kind = view.game.actions[action].kind
                    alike = [
                        dear or _begins(view, one) for one, dear in given.items() if view.game.actions[one].kind == kind
                    ]
                    assert not given[action] or all(alike), view.text(action)
                    seen[kind] = seen.get(kind, 0) + any(given.values())
    assert seen["EXCHANGE"]
    assert seen["DISCARD"]
    assert seen["DRAW3_DISCARD"]


def _dear(view: State, action: int) -> bool:
    """Whether an action gives away a card that one would not part with by one key too many."""
    row = view.game.actions[action]
    if row.kind == "EXCHANGE":
        return "E" in row.fields["set"]
    is_of_use = row.fields.get("x") in ("multi", "totem", "courage", "strength")
    return row.kind.endswith("DISCARD") and is_of_use and not is_surplus(cast("TribeState", view), thrown(action))


def _begins(view: State, action: int) -> bool:
    """Whether an action gives away a character who begins a chain that is missing to close, its first vase in hand."""
    card, state = thrown(action) if view.game.id == "tribe" else NONE, cast("TribeState", view)
    return card >= TRIBU and missing(state, card) > 0 and has_first(state, state.turn, card - TRIBU)


def _card(code: str) -> int:
    from rules.indy.components.cards import CARD_OF

    return CARD_OF[code]


def _value(code: str) -> int:
    """Characters are what evocations lack."""
    return int(code[-1]) * (2 if code[0] == "C" else 1)


def _has_laid_last(view: IndyState) -> bool:
    """Whether all others who evoke have done so."""
    laid = sum(map(bool, view.evocations)) + sum(is_plucked(view, seat) for seat in range(view.players))
    return laid + 1 >= view.players


def _as_good(view: IndyState) -> list[int]:
    """The cards that may be kept for what is best for the last to evoke, then worst for the others; none where others evoke later."""
    me, found = view.current_player or 0, dict[int, tuple[int, int]]()
    hand, ranks = view.hands[me], {seat: rank(*laid) for seat, laid in enumerate(view.evocations) if laid}
    for card in hand if _has_laid_last(view) else []:
        left = list(hand)
        left.remove(card)
        winner, losers, spared = outcome({**ranks, me: rank(*left)}, view.tokens, view.plate)
        gains = [(seat == winner) - (seat in losers and not spared) for seat in range(view.players)]
        found[card] = gains[me], gains[me] - sum(gains)
    return [card for card, gain in found.items() if gain == max(found.values())]


def _after_swap(view: IndyState, hand: list[int], action: int) -> int:
    fields = view.game.actions[action].fields
    left = list(hand)
    left.remove(_card(fields["h"]))
    return best_three(sorted([*left, view.table[fields["i"]]]))[0]


@pytest.mark.parametrize(("seeds", "most"), [(1, 160), pytest.param(2, 400, marks=pytest.mark.soak)])
def test_k4_an_attack_is_answered_with_what_saves_most(seeds: int, most: int) -> None:
    board, saved = board_of("tribe"), 0
    for players in (2, 3, 4):
        for seed in range(seeds):
            for view in decisions("tribe", players, seed, board, most):
                if kind_of(view) != "attacked":
                    continue
                chosen, _ = entered(board, view)
                left = {action: _vases_after(cast(TribeState, view), action) for action in view.legal_actions()}
                assert left[chosen] == max(left.values())
                saved += left[chosen] > min(left.values())
    assert saved


def _vases_after(view: TribeState, action: int) -> int:
    """How many vases of the attacked chain are left after an answer."""
    assert view.attack is not None
    state, slot = view.resample(Rng(1)), view.attack[1]
    state.apply(action)
    return len(state.vases[slot] or ())


# ---- On the screen --------------------------------------------------------------------------------


def table_at(game_id: str, kind: str, seed: int = 7) -> Table:
    """A table at which the first seat has a decision of that kind, with more than one way out."""
    for moves in range(1, 300):
        table = laid("pb", seed, game_id)
        play_on(table, moves)
        if table.turn == 0 and kind_of(table.view(0)) == kind and len(table.view(0).legal_actions()) > 1:
            return table
    raise AssertionError("there is no such position")


@pytest.mark.parametrize(
    ("game_id", "kind"),
    [
        ("five_tribes", "sale"),
        ("tribal_rixe", "act"),
        ("indy", "evocation evoke"),
        ("tribal_duel", "act"),
        ("tribe", "start"),
        ("rise_of_tribes", "grow"),
    ],
)
async def test_the_screen_begins_there_and_who_walks_stays_where_they_walked(game_id: str, kind: str) -> None:
    app = TableApp(table_at(game_id, kind), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.targets))
        screen = on_table(app)
        first = entered(screen.board, screen.view)[1][0]
        assert screen.cursor == first
        elsewhere = next(name for name in screen.selection.chooser.lit if name != first)
        screen.selection.cursor = elsewhere
        screen.begin(True)
        assert screen.cursor == elsewhere, "it is the same decision"


async def test_escape_leads_back_to_the_card_that_was_lifted() -> None:
    app = TableApp(table_at("tribal_duel", "act"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.targets))
        screen = on_table(app)
        ways = screen.selection.chooser.ways
        card = next(path[0] for path in ways if len(path) > 1 and path[:1] not in ways)
        screen.choose(card)
        assert screen.selection.chooser.picked == (card,)
        assert screen.cursor != card
        await pilot.press("escape")
        assert not screen.selection.chooser.picked
        assert screen.cursor == card


def test_a_choice_begins_where_its_ways_go_on() -> None:
    """After a pick the cursor goes on the best way from there, whatever looks best elsewhere."""
    rng = Rng(seeded("a pick", 1))
    for game_id in rules.games:
        board = board_of(game_id)
        for view in decisions(game_id, 2, 2, board, 60):
            selection = SelectionState()
            selection.begin(board, view)
            name = sorted(selection.chooser.lit)[rng.randrange(len(selection.chooser.lit))]
            selection.chooser.pick(name)
            if selection.chooser.chosen is None:
                assert Beginning(board, view).best_first(selection.chooser)[0] in selection.chooser.lit


def test_who_picks_another_card_than_proposed_is_not_led_to_part_with_it() -> None:
    board, seen = board_of("tribe"), 0
    for state in random_states("tribe", 3, seed=4, every=3):
        if state.current_player is None:
            continue
        view = state.view(state.current_player)
        beginning, chooser = Beginning(board, view), ways(board, view)
        proposed = beginning.best_first(chooser)[0]
        for name in sorted(chooser.lit - {proposed}):
            picked = ways(board, view)
            if not picked.pick(name) or picked.chosen is not None:
                continue
            first = beginning.best_first(picked)[0]
            useful = {path[1] for path in picked.open} - beginning.idle(picked)
            ways_on = ((path[1], action) for path, action in picked.open.items() if path[1] in useful)
            kept = {name for name, action in ways_on if not board.gives_away(view, action)}
            assert first in kept or not kept, name
            seen += bool(kept) and len(useful) > len(kept)
    assert seen > 20


@pytest.mark.parametrize(
    ("mine", "theirs", "first"),
    [
        (["T8a M7a L6a", "D4a"], ["D9a", "L3b"], "card:T8a"),  # it clears a column
        (["D9a L8a", "D5a"], ["M3a"], "card:D9a"),  # into a free column
        (["M6a", "D2a"], ["T7a"], "card:M6a"),
        (["T3a"], ["D4a"], "end"),  # the own pile takes it soon
        (["L4a D3a"], ["T4a"], "end"),  # it clears nothing
        (["M6a", "D2a"], ["#T2a D7a", "L8a"], "end"),
    ],
)
def test_k5_in_a_duel_what_clears_a_column_is_given_before_a_turn_ends(
    mine: list[str], theirs: list[str], first: str
) -> None:
    piles = [{"L": 1, "T": 1}, {"M": 1}]
    state = duel(mine, theirs, idle=1, limited_used=True, sacred=piles, stock=["L7b"])
    board, view = board_of("tribal_duel"), state.view(0)
    assert entered(board, view)[1][0] == first
    assert first == "end" or first not in Beginning(board, view).idle(ways(board, view)), "nor is it shown faint"


async def test_k5_in_a_duel_the_cursor_goes_on_with_what_a_card_was_placed_for() -> None:
    """Lizard 7 was put on Ash's djembe 8, so that mask 6 can follow; it stays once that looks worse than the end."""
    piles = [{"D": 3}, {"M": 2}]
    state = duel(["D8b L7b M6a", "M8b", "T3b"], ["D8a"], idle=1, stock=["L7a"], sacred=piles)
    app = TableApp(helped(state, "pb"), Silent())
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.targets))
        screen = on_table(app)
        screen.choose("stock")
        await until(pilot, lambda: "card:D8a" in screen.selection.chooser.lit and not screen.selection.chooser.picked)
        screen.choose("card:D8a")
        await until(pilot, lambda: "end" in screen.selection.chooser.lit)
        assert entered(screen.board, screen.view)[1][0] == "end"
        assert screen.cursor == "card:M6a"


def test_k5_in_a_duel_the_one_steal_begins_with_what_the_line_names_first() -> None:
    state = duel(["#D5a T9a"], ["L3a", "M1a", "T2a"], round=9, sacred=[{"D": 1, "L": 2, "T": 1}, {"D": 4}])
    view = cast(DuelState, state.view(0))
    assert waits(view, ("you", "Ash"))[-1] == "Nearest for your piles: ◊1, §3 and ∩2."
    assert entered(board_of("tribal_duel"), view)[1][0] == "card:M1a"
