"""What is bought is told net of what is paid; a bid begins on what leaves most, and says what it is."""

from __future__ import annotations

import re

import pytest
from textual.geometry import Region, Size

from rules.five_tribes.components import stages as st
from rules.five_tribes.components.pieces import DJINN_NAMES, DJINN_POINTS, FACE_KIND
from rules.five_tribes.state import FiveTribesState
from tests.games.five_tribes.helpers import GAME, MEDIUM, SMALL, looked, rich, scene_of, stage, walk
from tests.rules.five_tribes.build import act, bidding, board, table
from tests.rules.five_tribes.test_assassins import struck
from tests.table.helpers import NAMES
from tribes_tui.display.targets import Target, Targets
from tribes_tui.games.five_tribes import targets
from tribes_tui.games.five_tribes.table import FiveTribesBoard
from tribes_tui.games.five_tribes.targets import LONGEST, net_points
from tribes_tui.games.five_tribes.words import sentences
from tribes_tui.games.five_tribes.words.outcomes import LONGEST_ORDER, outcome, outcome_text, reasons
from tribes_tui.games.five_tribes.words.said import outcomes as said
from tribes_tui.games.five_tribes.words.things import SCENES, about_djinn, costly
from tribes_tui.table.choice.selection import Beginning, InOrder, ways


def test_a_djinn_is_told_net_of_the_elders_that_are_paid() -> None:
    state = table(board(a1="Y", b1="Y"), djinn_row=["Sloar", "Leta"], seats=[{"elders": 2}])
    sacred = next(tile for tile in range(30) if SCENES[FACE_KIND[state.faces[tile]]] == "sacred")
    state.actor, state.final, state.stage = 0, sacred, st.TILE
    for name, told in (
        ("Leta", "buy Leta for 2 elders: 4 points"),
        ("Sloar", "buy Sloar: 8 points"),
    ):  # as far as there is room
        assert looked(state, 0, f"djinn:{name}") == f"Enter: {told}, less the 4 you pay, and your turn ends"
    buy = next(
        action for action in state.view(0).legal_actions() if GAME.actions[action].fields.get("djinn") == "Sloar"
    )
    assert outcome_text(state.view(0), buy, NAMES) == "−4 elders, +8 djinns: +4 net"


def test_of_djinns_the_cursor_begins_on_the_one_that_surely_brings_most() -> None:
    """Though another's power may bring more in the rounds to come."""
    state = table(board(a1="Y", b1="Y"), djinn_row=["Nekir", "Haurvatat"], seats=[{"elders": 2}])
    sacred = next(tile for tile in range(30) if SCENES[FACE_KIND[state.faces[tile]]] == "sacred")
    state.actor, state.final, state.stage = 0, sacred, st.TILE
    shared, view = FiveTribesBoard(), state.view(0)
    assert Beginning(shared, view).best_first(ways(shared, view))[0] == "djinn:Haurvatat"


def test_every_purchase_that_can_be_made_is_told_by_what_the_score_sheet_gains() -> None:
    met = 0
    for state in walk(2, 5, rich(2, 5)):
        if state.is_terminal or state.stage != st.TILE:
            continue
        for action in state.legal_actions():
            row = GAME.actions[action]
            if row.kind != "BUY":
                continue
            after = state.clone()
            after.apply(action)
            gained = sum(after.sheet(state.actor)) - sum(state.sheet(state.actor))
            assert net_points(state, action) == gained
            met += 1
    assert met > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bid_begins_on_what_leaves_most_and_says_what_it_is(players: int) -> None:
    """As bots judge it; where the cursor shall advise nothing, on what costs least."""
    met = set()
    shared = FiveTribesBoard()
    for state in walk(players, 4):
        if state.is_terminal or state.stage != st.BIDDING:
            continue
        scene, chooser = scene_of(state, state.current_player, board=shared)
        first = Beginning(shared, scene.view).best_first(chooser)[0]
        legal = state.legal_actions()
        prices = sorted({GAME.actions[action].fields["price"] for action in legal})
        best = GAME.actions[max(legal, key=scene.view.hint)].fields["price"]
        assert first == f"bid:{best}"
        line = looked(state, state.current_player or 0, first)
        fits = len(f"{line.partition(': play')[2]}; you keep your gold") <= LONGEST_ORDER - len("play")
        assert ("keep your gold" in line) == (best == 0 and ("keep" in line or fits)), line
        places = Targets(Target(f"bid:{price}", Region(0, 20 - price, 9, 1)) for price in prices[::-1])
        assert InOrder(shared, scene.view).first(chooser, (), places) == f"bid:{prices[0]}"
        asked = sentences.prompt(scene.view, scene.names)
        assert asked.startswith("The spaces for nothing are taken") == (prices[0] > 0), "once, where it is asked"
        met.add(best > 0)
    assert met == {False, True}


def test_where_all_free_spaces_are_taken_the_cheapest_bid_is_the_first() -> None:
    state = bidding(2, [0, 1, 0, 1])
    act(state, "bid 0", "bid 0", "bid 0")
    player = state.current_player or 0
    scene, chooser = scene_of(state, player)
    assert Beginning(FiveTribesBoard(), scene.view).best_first(chooser)[0] == "bid:1"
    assert looked(state, player, "bid:1") == "Enter: bid 1 gold: play 1st of 4 turns, before Ada twice"


@pytest.mark.parametrize(
    ("bids", "price", "told"),
    [
        (["bid 5", "bid 0"], 1, "bid 1 gold: play 2nd or 3rd of 4 turns, between Bo's"),
        (["bid 5", "bid 0"], 0, "bid nothing: play 3rd of 4 turns, between Bo's; you keep your gold"),
        (["bid 5", "bid 3"], 1, "bid 1 gold: play 3rd or 4th of 4 turns, after Bo twice"),
        (["bid 1", "bid 0"], 3, "bid 3 gold: play 1st or 2nd of 4 turns, before Bo twice"),
    ],
)
def test_a_bid_says_between_whose_turns_one_plays(bids: list[str], price: int, told: str) -> None:
    state = bidding(2, [1, 1, 0, 0])
    act(state, *bids)
    assert looked(state, 0, f"bid:{price}").removeprefix("Enter: ") == told


def test_passing_on_a_market_says_why_the_cursor_begins_there() -> None:
    told = set[str]()
    for rows in (["Fakir"], ["Fakir", "Fakir"], ["Fish"]):
        for tile in ("b1", "d2"):  # a small market and a large one
            state = table(board(f4="R", f5="R", **{tile: "Y", "a1" if tile == "b1" else "c2": "Y"}), row=rows)
            act(state, f"take {'a1' if tile == 'b1' else 'c2'}", "drop Y east")
            scene, chooser = scene_of(state, 0, board=FiveTribesBoard())
            first = Beginning(FiveTribesBoard(), scene.view).best_first(chooser)[0]
            line = looked(state, 0, "pass")
            assert ("worth" in line) == (first == "pass"), (rows, line)
            assert "two cards" not in line or rows[1:], "one was left, and is dear all the same"
            told |= {line} if first == "pass" else set()
    assert told == {
        f"Enter: skip the tile: {why} gold to you, and your turn ends"
        for why in ("no card is worth 3", "no card is worth 6", "no two cards are worth 6")
    }


def test_a_card_that_begins_or_lengthens_a_suit_is_bought_while_the_game_goes_on() -> None:
    """It promises more than it adds at once; not any more once the last camel is placed, and a fakir alone is not worth a market."""
    for row, camels, wanted in (("Fish", 5, "row:1"), ("Fish", 0, "pass"), ("Fakir", 5, "pass")):
        state = table(board(a1="Y", b1="Y", f4="R", f5="R"), row=[row])
        state.camels[1] = camels
        act(state, "take a1", "drop Y east")
        scene, chooser = scene_of(state, 0, board=FiveTribesBoard())
        assert Beginning(FiveTribesBoard(), scene.view).best_first(chooser)[0] == wanted, (row, camels)
        said = " ".join(reasons(state.view(0), state.read("card 1")))
        assert "1, 3, 7, 13, 21 or 30 gold" in said


def test_every_djinn_at_every_price_and_any_gain_has_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where none is short enough: a line that has no room ends with a clause, and nothing breaks."""
    state, told = table(board(a1="Y")), set[bool]()
    for least, most in ((-12, -10), (-10, -10), (1, 1), (10, 24)):
        monkeypatch.setattr(targets, "net_points", lambda _, action, ends=(least, most): ends[action % 2])
        for name in DJINN_NAMES:
            rows = [row for row in state.game.actions if row.kind == "BUY" and row.fields["djinn"] == name]
            for chosen in (rows, *([row] for row in rows)):
                line = targets._to_buy(state, name, chosen)
                assert line.startswith(f"buy {name}")
                told.add(len(line) <= targets.LONGEST)
    assert True in told


def _buying(*names: str) -> FiveTribesState:
    """A player on a sacred place who can pay for a djinn in both ways."""
    state = table(board(a1="Y", b1="Y"), djinn_row=[*names], seats=[{"elders": 2, "resources": ["Fakir"]}, {}])
    sacred = next(tile for tile in range(30) if SCENES[FACE_KIND[state.faces[tile]]] == "sacred")
    state.actor, state.final, state.stage = 0, sacred, st.TILE
    return state


def test_enter_tells_what_a_djinn_brings_as_his_card_does_and_what_the_payment_takes() -> None:
    """`+4 points` stood beside `8 points`; what each use costs stands in the panel."""
    for name in DJINN_NAMES:
        state = _buying(name)
        for where, picked in ((f"djinn:{name}", ()), ("pay:EE", (f"djinn:{name}",)), ("pay:EF", (f"djinn:{name}",))):
            line = looked(state, 0, where, picked).removeprefix("Enter: ")
            assert len(line) <= LONGEST
            told = re.search(r": (\d+) points?, less the (\d+)(?: to (\d+))? you pay(, and your turn ends)?$", line)
            assert told, line
            of_djinn = DJINN_POINTS[DJINN_NAMES.index(name)]
            assert int(told[1]) == of_djinn or name in ("Shamhat", "Jafaar", "Haurvatat", "Al-Amin", "Baal"), line
        buy = next(action for action in state.view(0).legal_actions() if GAME.actions[action].kind == "BUY")
        assert about_djinn(name) == outcome(state.view(0), buy)


@pytest.mark.parametrize(("size", "left"), [(SMALL, 56), (MEDIUM, 92)])
async def test_the_panel_says_what_each_use_of_a_djinn_costs(size: Size, left: int) -> None:
    rows = [(name,) for name in DJINN_NAMES] + [("Anun-Nak", "Sibittis", "Leta"), ("Iblis", "Hagis", "Sloar")]
    async with stage(2, size) as shown:
        for row in rows:
            await shown.show(_buying(*row), 0)
            panel = " ".join(" ".join(line[left:].replace("▌", "") for line in shown.text.split("\n")).split())
            assert all(any(form in panel for form in costly(name)) for name in row), shown.text


@pytest.mark.parametrize(("tiles", "told"), [({"c4": "W"}, True), ({"c4": "WB"}, False)])
def test_before_iblis_is_paid_it_is_told_that_only_one_could_be_killed(tiles: dict[str, str], told: bool) -> None:
    state = struck({"djinns": ["Iblis"], "elders": 1}, {"viziers": 1}, f1="YY", e1="Y", **tiles)
    assert outcome(state.view(0), state.read("use Iblis E"), NAMES) == (said.no_second() if told else "")


def test_another_suit_is_not_worth_a_market_though_the_game_goes_on() -> None:
    """Two goods that are there already cost 6 gold and bring 2 points; with a new one they are bought."""
    for rows, first in ((["Papyrus", "Fish", "Papyrus"], "pass"), (["Papyrus", "Fish", "Silk"], "row:3")):
        state = table(board(c2="Y", d2="Y", f4="R", f5="R"), row=rows, seats=[{"resources": ["Papyrus", "Fish"]}, {}])
        act(state, "take c2", "drop Y east")
        scene, chooser = scene_of(state, 0, board=FiveTribesBoard())
        assert Beginning(FiveTribesBoard(), scene.view).best_first(chooser)[0] == first
        assert ("worth 6 gold" in looked(state, 0, "pass")) == (first == "pass")


@pytest.mark.parametrize(("djinn", "where"), [("Bouraq", "village"), ("Enki", "oasis")])
def test_where_a_djinn_puts_something_it_is_told_for_whom_and_not_who_stands_there(djinn: str, where: str) -> None:
    """`choose d3, village 5: with an elder` read as the payment."""
    state = table(board(a1="YW", b1="Y"), seats=[{"djinns": [djinn], "elders": 1}, {}])
    tiles = [tile for tile in range(30) if SCENES[FACE_KIND[state.faces[tile]]] == where]
    state.owner[tiles[0]], state.owner[tiles[1]] = 0, 1
    state.actor, state.final, state.stage = 0, 1, st.SALE
    act(state, f"use {djinn} E")
    told = [sentences.action(state, action, NAMES) for action in state.legal_actions()]
    assert sum(one.endswith(", your tile") for one in told) == 1
    assert all(one.startswith("place it on ") and one.endswith((" tile", " tile yet")) for one in told), told
    assert not any(outcome(state, action, NAMES) for action in state.legal_actions())


@pytest.mark.parametrize(
    ("djinn", "where", "what"),
    [("Bouraq", "village", "village yet for its palace"), ("Enki", "oasis", "oasis yet for its palm")],
)
@pytest.mark.parametrize(("held", "paid"), [({"elders": 1}, "2 points"), ({"resources": ["Fakir"]}, "a fakir")])
def test_a_power_that_would_serve_others_alone_says_so_and_what_it_costs(
    djinn: str, where: str, what: str, held: dict[str, object], paid: str
) -> None:
    state = table(board(a1="YW", b1="Y"), seats=[{"djinns": [djinn], **held}, {}])
    tiles = [tile for tile in range(30) if SCENES[FACE_KIND[state.faces[tile]]] == where]
    state.owner[tiles[1]] = 1
    state.actor, state.final, state.stage = 0, 1, st.SALE
    assert looked(state, 0, f"djinn:{djinn}") == f"Enter: use {djinn}: you have no {what}, and you pay {paid}"
    state.owner[tiles[0]] = 0
    assert looked(state, 0, f"djinn:{djinn}").startswith(f"Enter: use {djinn} for an elder or a fakir")
