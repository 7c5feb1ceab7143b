"""Every choice can be made: by places that are there, by arrows, by clicks; nothing is cut off."""

from __future__ import annotations

import re
from functools import cache
from typing import cast

import pytest
from textual.geometry import Offset, Region

from rules import State
from rules.tribe.components.actions import PLAY_DRAW3
from rules.tribe.components.cards import CAN_BE_ACTIVE, NAMES as CARDS, TRIBU_NAMES
from rules.tribe.components.phases import LEADERS, MAIN, START
from rules.tribe.state import TribeState
from tests.games.indy.test_table import check_in_view
from tests.games.kinds import of_each_kind
from tests.games.tribe.scenes import five_chains_each, five_chains_of_two, random_positions, table, uneven
from tests.games.whole_words import halves
from tests.rules.tribe.positions import TRIBE, position
from tests.table.helpers import NAMES
from tests.table.seated import piece_of, seated, show, text
from tests.widgets.mounting import alone
from tribes_tui.display.glyphs import shortened
from tribes_tui.games.tribe.pieces.camp import TribeCamp
from tribes_tui.games.tribe.pieces.hand import TribeHand
from tribes_tui.games.tribe.pieces.layout import seat_view
from tribes_tui.games.tribe.table import TribeBoard
from tribes_tui.games.tribe.targets import is_worth_a_turn
from tribes_tui.games.tribe.words import places as board_words
from tribes_tui.table.board.scene import Scene
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.choice.selection import ways
from tribes_tui.table.screen import TableScreen
from tribes_tui.theme.depths import DEPTHS
from tribes_tui.widgets.beside.game_log import GameLog
from tribes_tui.widgets.beside.seat_panel import SeatPanel
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.words.wording import words_of

SIZES = ((80, 24), (100, 30), (120, 40), (160, 50), (200, 60))
ODD_SIZES = ((80, 40), (100, 24), (120, 30), (160, 30), (200, 24), (120, 60))
ROOM = 78


@cache
def positions(players: int) -> list[TribeState]:
    """Those of three games."""
    return random_positions(players, 3, 47)


def pick(screen: TableScreen, *names: str) -> None:
    """Pick these, one after the other, from the beginning."""
    while screen.selection.chooser.step_back():
        continue
    for name in names:
        assert screen.selection.chooser.pick(name), (name, screen.selection.chooser.lit)
    screen.paint()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("players", "is_each"), [(2, False), (2, True), (3, True), (4, True)])
async def test_every_legal_action_is_in_reach_in_the_smallest_window(players: int, is_each: bool) -> None:
    states = positions(players) if is_each else [*of_each_kind(positions(players))]
    phases = set()
    async with seated(states[0], viewer=states[0].current_player) as (pilot, screen):
        for state in states:
            phases.add(state.phase)
            show(screen, state, state.current_player)
            await pilot.pause()
            assert screen.selection.chooser.blocked() == []
            found = ways(screen.board, state.view(state.current_player)).ways
            assert sorted(set(found.values())) == state.legal_actions()
            for start in sorted({path[:depth] for path in found for depth in range(len(path))}):
                pick(screen, *start)
                for name in screen.selection.chooser.lit:
                    check_in_view(screen, name)
    assert phases == {1, 2, 3, 4}


def some(players: int) -> list[TribeState]:
    """One position of each phase."""
    return list({state.phase: state for state in positions(players)}.values())


def check_all(screen: TableScreen) -> None:
    """Every place lies whole in its piece and in the window, no two overlap."""
    for target in screen.targets:
        check_in_view(screen, target.name)
    spots = [target.region for target in screen.targets]
    assert all(not a.overlaps(b) for i, a in enumerate(spots) for b in spots[i + 1 :])
    window = Region(0, 0, *screen.size)
    assert all(window.contains_region(piece.region) for piece in screen.query(Drawn) if piece.display and piece.size)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", SIZES + ODD_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_nothing_is_cut_off_at_any_size(players: int, size: tuple[int, int]) -> None:
    states = [*some(players), *([five_chains_each()] if players == 4 else [])]
    async with seated(states[0], size) as (pilot, screen):
        for state in states:
            for viewer in dict.fromkeys((state.current_player, 0, None)):
                show(screen, state, viewer)
                await pilot.pause()
                check_all(screen)
                check_words(screen, state)
                if size not in SIZES:
                    break


def check_words(screen: TableScreen, state: State) -> None:
    """Leaders, progress, what is laid and the legend are told in words."""
    shown, tribe = text(screen), cast(TribeState, state)
    if tribe.phase == 3 and screen.viewer == tribe.current_player:
        return
    for seat in range(tribe.players):
        assert re.search(rf" {tribe.totals[seat]}(\+\d+)?( points?)? ", shown), shown
    assert re.search(r"\d cards? to close|no leader", shown), shown
    for said in ("red", "blue", "both", "plain", "draw"):
        assert said in shown, (said, shown)
    assert "hidden" in shown or "▒▒" not in shown


async def test_twenty_chains_and_the_hand_are_all_there_in_the_smallest_window() -> None:
    async with seated(five_chains_each()) as (_, screen):
        for seat in range(4):
            for tribu in range(5):
                check_in_view(screen, f"chain:{seat}:{tribu}")
        for i in range(6):
            check_in_view(screen, f"hand:{i}")
        shown = text(screen)
        for said in ("warrior", "elder", "hunter", "shaman", "scout"):
            assert shown.count(said) >= 4
        for said in (
            "warrior○5  ●1  →flag",
            "elder  ○6  ◆1  →storm",
            "hunter ○4  ◆3  →weapon",
            "shaman ○4  ●3  →spirit",
            "scout  ○5  ●1  →calumet",
        ):
            assert shown.count(said) == 4, shown


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_each_leader_can_be_chosen_by_key_and_by_click(size: tuple[int, int]) -> None:
    state = TRIBE.new_state(4, 3, {"leader_choice": True})
    async with seated(state, size, viewer=state.current_player) as (pilot, screen):
        while state.phase == LEADERS:
            show(screen, state, state.current_player)
            await pilot.pause()
            assert screen.selection.chooser.blocked() == []
            found = ways(screen.board, state.view(state.current_player)).ways
            assert sorted(found.values()) == state.legal_actions()
            for (name,) in found:
                check_in_view(screen, name)
                assert screen.board.key_of(name) in "12345"
            state.apply(state.legal_actions()[0])


@pytest.mark.parametrize("size", SIZES[2:], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_all_chains_have_pictures_of_one_size_and_the_seats_the_rows_they_need(size: tuple[int, int]) -> None:
    """Up to eight chains above each other; larger windows have larger cards, all of them."""
    found = set[int]()
    for state in (table(4, "MAIN"), uneven()):
        async with seated(state, size) as (_, screen):
            board = cast(TribeBoard, screen.board)
            rows = {camp._scale().rows for camp in board.table.camps}
            assert len(rows) == 1
            assert min(rows) >= 3
            found |= rows
    assert len(found) == 1, "they get no smaller as chains are begun"


@pytest.mark.parametrize("size", [(80, 44), (100, 44)], ids=str)
async def test_where_cards_have_no_room_side_by_side_the_seats_of_two_lie_one_below_the_other(
    size: tuple[int, int],
) -> None:
    """As beside the list of what happened, and beside the log of a replay."""
    async with seated(table(2, "MAIN"), size) as (pilot, screen):
        await pilot.pause()
        check_all(screen)
        board = cast(TribeBoard, screen.board)
        camps = board.table.camps[:2]
        assert camps[0].region.bottom < camps[1].region.y
        assert all(camp._scale().rows >= 3 for camp in camps)
        assert re.search(r"of 4 complete, \d+ cards to close, leader warrior", text(screen)), text(screen)
        show(screen, five_chains_of_two(), 0)
        await pilot.pause()
        check_all(screen)
        assert camps[0].region.bottom < camps[1].region.y, "with five chains, too: nothing jumps"


async def test_five_chains_of_everybody_stand_in_chips_alike_and_the_legend_has_what_magic_brings() -> None:
    async with seated(uneven()) as (_, screen):
        said = text(screen)
        assert re.search(r"shaman ○4  ●3   ■3   ●1 ✓totem \+15", said), said
    async with seated(table(2, "MAIN")) as (pilot, screen):
        await pilot.pause(0.1)  # the rows have their heights
        assert re.search(r"■\d +✓?totem \+15", text(screen)), text(screen)
        assert "flag" in text(screen)


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_that_a_character_is_alone_is_never_cut_off(size: tuple[int, int]) -> None:
    whole = (
        "alone: needs a vase",
        "alone: needs a vase next turn, or it leaves",
        "alone: needs a vase this turn, or it leaves",
        "alone: needs a vase this turn",
        "alone now",
        "alone",
    )
    async with seated(uneven(), size) as (_, screen):
        told = re.findall(r"alone[a-z:, ]*?(?=  |[^a-z:, ]|$)", text(screen), re.MULTILINE)
        assert [one.strip() for one in told], size
        assert all(one.strip() in whole for one in told), told


@pytest.mark.parametrize("size", SIZES[2:], ids=lambda size: f"{size[0]}x{size[1]}")
async def test_what_happened_last_is_told_on_the_table_of_four(size: tuple[int, int]) -> None:
    async with seated(table(4, "START"), size) as (_, screen):
        logs = [log for log in screen.query(GameLog) if log.size and log.is_on_screen]
        assert any(log.size.width > 24 and log.size.height >= 7 for log in logs)


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_everybodys_points_stand_below_an_attack(size: tuple[int, int]) -> None:
    state = next(one for one in positions(4) if one.phase == 3)
    async with seated(state, size, viewer=state.current_player) as (_, screen):
        last = next(line for line in text(screen).splitlines()[::-1] if re.search(r"\+\d+ points", line))
        for seat in range(4):
            assert f" {state.totals[seat]}+" in last


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_prompt_names_what_can_be_done_and_nothing_else(players: int) -> None:
    means = {
        "draw a card": "draw", "take the top": "take", "end your turn with a hidden card": "use,attack", "place": "found,place",
        "hide": "activate", "play": "draw3,block", "swap": "swap",
    }  # fmt: skip
    for state in positions(players):
        if state.phase not in (START, MAIN):
            continue
        view = state.view(state.current_player)
        said = words_of("tribe").prompt(view, ["you", "Ash", "Birch", "Cedar"]).lower()
        verbs = {view.text(action).split()[0] for action in view.legal_actions()}
        for word, kinds in means.items():
            assert bool(re.search(rf"\b{word}\b", said)) == bool(verbs & {*kinds.split(",")}), (word, said, verbs)


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_hand_of_eight_fits(size: tuple[int, int]) -> None:
    state = next(s for s in positions(4) if s.phase == 4 and s.left == 3)
    async with seated(state, size, viewer=state.current_player) as (_, screen):
        for i in range(8):
            check_in_view(screen, f"hand:{i}")


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 4])
async def test_arrows_lead_from_every_lit_place_to_every_other(players: int) -> None:
    states = positions(players)[::6]
    async with seated(states[0], viewer=states[0].current_player) as (pilot, screen):
        for state in states:
            show(screen, state, state.current_player)
            await pilot.pause()
            for start in sorted({path[:-1] for path in screen.selection.chooser.ways})[:5]:
                pick(screen, *start)
                among = sorted(screen.selection.walkable(screen.targets))
                assert reached(screen, among) == set(among), (start, state)


def reached(screen: TableScreen, among: list[str]) -> set[str]:
    """Where the arrows lead from the first of these."""
    found, fringe = {among[0]}, [among[0]]
    while fringe:
        at = fringe.pop()
        for direction in ("up", "down", "left", "right"):
            goal = screen.board.walk(screen.targets, at, direction, among)
            if goal is not None and goal not in found:
                found.add(goal)
                fringe.append(goal)
    return found


@pytest.mark.soak
@pytest.mark.parametrize("players", [4, 3, 2])
async def test_words_fit_the_smallest_window(players: int) -> None:
    states = positions(players)
    async with seated(states[0]) as (_, screen):
        for state in states:
            show(screen, state, state.current_player)
            view = state.view(state.current_player)
            assert len(words_of("tribe").prompt(view, screen._scene.names)) <= ROOM
            assert all(screen.board.describe(screen._scene, target.name) for target in screen.targets)


@pytest.mark.parametrize("players", [2, 4])
async def test_what_enter_does_and_why_not_is_never_cut_off(players: int) -> None:
    states = positions(players)[::4]
    async with seated(states[0]) as (_, screen):
        for state in states:
            show(screen, state, state.current_player)
            for start in sorted({(), *(path[:-1] for path in screen.selection.chooser.ways)})[:5]:
                pick(screen, *start)
                for target in screen.targets:
                    look = look_at(
                        screen.board, screen._scene, screen.selection.chooser, words_of("tribe"), target.name
                    )
                    said = [look._replace(line=line).text for line in (look.line, *look.briefer)]
                    is_told = look.role == "bad" or look.enter
                    assert not is_told or any(len(text) <= ROOM for text in said), said


async def test_what_closes_a_challenge_says_so_beside_enter_in_the_smallest_window() -> None:
    whole = ["elder flag_sky lightning war_spear", "scout bear_spirit calumet_brave flag_sky"]
    chains = [*whole, "hunter desert_wind war_spear bear_spirit", "shaman war_spear eagle_spirit"]
    state = position("MAIN", ["calumet_hero wolf", ""], [chains, []], leaders=["warrior", "hunter"])
    async with seated(state) as (_, screen):
        show(screen, state, 0)
        pick(screen, "hand:0")
        screen.selection.cursor = f"chain:0:{TRIBU_NAMES.index('shaman')}"
        screen.cursor_moved()
        assert "place the calumet on the shaman: +1 point, closes the challenge" in text(screen)


@pytest.mark.varied(2)
@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_what_matters_is_told_in_words_at_every_depth(depth: str, size: tuple[int, int]) -> None:
    async with seated(table(4, "MAIN"), size, depth=depth) as (_, screen):
        shown = text(screen)
        for word in ("elder", "flag", "storm", "weapon", "totem", "blocked", "new chain"):
            assert word in shown, (size, word, shown)
        assert re.search(r" 46\+\d\d points", shown), (size, shown)
        assert re.search(r"\d cards? to close", shown), (size, shown)
        if depth == "ascii":
            assert shown.isascii(), shown


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
async def test_own_face_down_cards_have_their_names_and_others_only_backs(size: tuple[int, int]) -> None:
    async with seated(table(4, "MAIN"), size) as (_, screen):
        own = piece_of(screen, "active:0:1").text()
        assert "buffalo" in own
        theirs = piece_of(screen, "active:1:0").text()
        assert "courage" not in theirs
        assert "strength" not in theirs


async def test_the_cursor_begins_on_a_card_to_take_or_an_attack_that_is_worth_the_turn_and_in_the_end_on_the_hand() -> (
    None
):
    """An attack costs the turn: it looks clearly better than drawing, or is made on purpose."""
    for phase, kind in (("START", "active"), ("MAIN", "hand")):
        async with seated(table(4, phase)) as (pilot, screen):
            assert str(screen.cursor).partition(":")[0] == kind
            if phase == "START":
                view = screen.view
                attacks = [action for action in view.legal_actions() if view.game.actions[action].kind == "ATTACK"]
                assert any(is_worth_a_turn(view, action) for action in attacks)
            if phase == "MAIN":
                await pilot.press("1")
                await pilot.pause()
                assert screen.selection.chooser.picked == ("hand:0",)
                assert str(screen.cursor).startswith("chain:")


async def test_a_cursor_key_lays_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async with seated(table(4, "MAIN"), (120, 40)) as (pilot, screen):
        await pilot.pause(0.1)  # what laying the table asked for is done
        layouts: list[int] = []
        real = screen._refresh_layout
        monkeypatch.setattr(screen, "_refresh_layout", lambda *args, **named: layouts.append(1) or real(*args, **named))
        for key in ("right", "left", "up", "down", "tab") * 4:
            await pilot.press(key)
        await pilot.pause()
        assert layouts == []


@pytest.mark.parametrize("phase", ["MAIN", "DRAW3_DISCARD"])
async def test_a_number_always_picks_a_card_and_never_acts_at_once(phase: str) -> None:
    state = table(2, "MAIN") if phase == "MAIN" else next(s for s in positions(2) if s.phase == 4)
    async with seated(state, viewer=state.current_player) as (pilot, screen):
        await pilot.press("3")
        await pilot.pause()
        if phase == "MAIN":
            assert screen.selection.chooser.picked == ("hand:2",)
            assert "discards" in screen.selection.chooser.lit
        assert screen.selection.cursor is not None
        assert screen.scene.view.current_player == state.current_player, "and what can only be discarded is not, yet"
        await pilot.press("escape")
        await pilot.pause()
        assert screen.selection.chooser.picked == ()


@pytest.mark.parametrize("name", ["Bo", "Cedar", "Bartholomew-Maxi"])
@pytest.mark.parametrize(("total", "leader"), [(-12, 3), (0, 0), (99, 0)])
async def test_points_what_is_laid_leader_and_chains_of_a_seat_stand_in_the_smallest_window(
    name: str, total: int, leader: int
) -> None:
    rows = [["warrior +totem calumet_hero flag_sun lightning", "elder flag_sun desert_wind war_spear"], []]
    state = position("MAIN", ["wolf", ""], rows, totals=[total, 0], leaders=[TRIBU_NAMES[leader], "scout"])
    scene = Scene(state.view(1), (name, "you"), 1)
    panel = SeatPanel(seat_view(cast(TribeState, scene.view), scene, 0), is_bar=True)
    async with alone(panel, (39, 1)):
        for said in (shortened(name, 10), f"{total}+".replace("-", "−"), "8 cards to close"):
            assert said in panel.text(), panel.text()
    wide = SeatPanel(seat_view(cast(TribeState, scene.view), scene, 0), is_bar=True)
    async with alone(wide, (72, 1)):
        assert f"leader {TRIBU_NAMES[leader]}" in wide.text()


@pytest.mark.soak
async def test_what_the_challenge_would_bring_is_a_sentence_at_every_size_whatever_signs_stand_there() -> None:
    """What signs mean gives way to it: how one scores, what counts now, and what is taken off."""
    chains = ["shaman +totem war_spear eagle_spirit multi", "elder flag_sky lightning !salmon_spirit"]
    state = position("MAIN", ["totem multi lightning wolf", ""], [chains, ["hunter"]], leaders=["warrior", "hunter"])
    for size in SIZES:
        async with seated(state, size) as (_, screen):
            screen._scene = screen._scene._replace(fresh={"chain:1:2": 1})
            screen.ground.draw(screen._scene)
            assert re.search("36 points in all if .*, 23 if|you get 23 points: .*, minus 13 ", text(screen)), size
            assert re.search("cost 13|minus 13", text(screen)) or size[0] < 160, size
    for size in SIZES:
        async with seated(table(4, "MAIN"), size) as (_, screen):
            assert re.search(r"\d+ (points )?in all if .*[,;] −?\d+ if|you get \d+ points: ", text(screen)), size


@pytest.mark.parametrize(("size", "has_keys"), [(SIZES[0], False), (SIZES[2], True)], ids=str)
async def test_the_key_above_a_card_and_its_use_below_it_can_be_clicked(size: tuple[int, int], has_keys: bool) -> None:
    async with seated(table(4, "MAIN", turn=1), size, viewer=1) as (_, screen):
        hand = piece_of(screen, "hand:2")
        rows = hand.text().split("\n")
        for row, said in [(len(rows) - 1, "new chain"), *([(0, "3")] if has_keys else [])]:
            assert hand.place_at(Offset(rows[row].index(said), row)) == "hand:2"


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_under_each_card_stands_its_use(size: tuple[int, int]) -> None:
    async with seated(table(4, "MAIN", turn=1), size, viewer=1) as (_, screen):
        shown = text(screen)
        for use in ("scout", "new chain", "play it", "block"):
            assert use in shown, (size, use, shown)


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_of_a_draw_three_no_card_is_said_to_found_a_chain(size: tuple[int, int]) -> None:
    state = table(4, "MAIN", turn=1)
    state.apply(PLAY_DRAW3)
    async with seated(state, size, viewer=1) as (_, screen):
        hand = screen.query_one(TribeHand).text()
        assert "discard" in hand, size
        for use in ("new chain", "fits", "play it"):
            assert use not in hand, (size, use, hand)


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_under_a_card_that_fits_none_stands_no_advice(size: tuple[int, int]) -> None:
    state = position("MAIN", ["flag_sky totem wolf", ""], [["warrior"], []], leaders=["hunter", "scout"])
    full = position("MAIN", ["flag_sky totem wolf", ""], [["warrior !buffalo"], []], leaders=["hunter", "scout"])
    async with seated(state, size) as (_, screen):
        assert text(screen).count(" later ") == 2, size
        assert "hide it" not in text(screen), size
        assert "100 points win" in text(screen).splitlines()[0] or size[0] < 120, "that nothing is recorded goes first"
    async with seated(full, size) as (_, screen):
        assert screen.query_one(TribeHand).text().split().count("in") == 1, size
        assert "wap" in text(screen).splitlines()[1], size


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("hand:1", "The spirit of the eagle: place, discard (x) or swap?"),
        ("hand:2", "The shaman: begin a chain or discard (x)?"),
        ("hand:3", "The draw 3: play (p) or discard (x)?"),
        ("hand:4", "The block: block a player or discard (x)?"),
    ],
)
async def test_what_is_asked_of_a_picked_card_is_what_can_be_done_with_it(card: str, asked: str) -> None:
    async with seated(table(4, "MAIN", 1), viewer=1, picked=[card]) as (_, screen):
        assert asked in text(screen)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_no_word_is_cut_wherever_the_cursor_stands(players: int) -> None:
    states = random_positions(players, 1, 9)[::8]
    async with seated(states[0], viewer=states[0].current_player) as (pilot, screen):
        for state in states:
            if state.current_player is None:
                continue
            show(screen, state, state.current_player)
            for name in (screen.selection.cursor, *sorted(screen.selection.chooser.lit)):
                screen.selection.cursor = name
                screen.cursor_moved()
                await pilot.pause()
                shown = text(screen)
                assert not halves(shown, "tribe", NAMES), shown
                assert "…" not in shown, shown


@pytest.mark.sampled(3)
@pytest.mark.parametrize("card", [name for name, may_be in zip(CARDS, CAN_BE_ACTIVE, strict=True) if may_be])
@pytest.mark.parametrize("size", SIZES[:3], ids=str)
async def test_the_name_of_a_hidden_card_is_whole_under_the_cursor_or_not_there(
    card: str, size: tuple[int, int]
) -> None:
    chain = f"warrior calumet_hero flag_sun lightning !{card}"
    state = position(
        "MAIN", ["wolf flag_sky courage", ""], [[chain, "elder", "hunter"], []], leaders=["warrior", "scout"]
    )
    async with seated(state, size) as (pilot, screen):
        assert "active:0:0" in screen.selection.chooser.lit
        screen.selection.cursor = "active:0:0"
        screen.cursor_moved()
        await pilot.pause()
        assert not halves(text(screen), "tribe", NAMES), text(screen)


@pytest.mark.parametrize("card", ["buffalo", "courage", "strength", "calumet_hero"])
async def test_the_name_of_a_hidden_card_stands_in_one_row_beside_a_whole_chain_with_its_totem(card: str) -> None:
    whole = f"shaman +totem war_spear eagle_spirit multi !{card}"
    chains = [[whole, "elder"], ["hunter"], ["scout"], ["warrior"]]
    state = position("MAIN", ["wolf flag_sky", "", "", ""], chains, leaders=["warrior", "hunter", "scout", "shaman"])
    async with seated(state, (120, 40)) as (_, screen):
        name = f"active:0:{TRIBU_NAMES.index('shaman')}"
        assert card.partition("_")[0] in piece_of(screen, name).text()


async def test_the_titles_of_the_smallest_window_say_the_same_in_the_same_words() -> None:
    """Whatever the figures are; who may stay alone is said below what chains are made of, and at a leader who is."""
    for names in (NAMES, ("Ada", "Birch", "Cedar", "Ash")):
        async with seated(uneven(), names=names) as (_, screen):
            titles = [panel.text() for panel in screen.query(SeatPanel)]
            assert all(re.search(r" \d+\+\d+ points +\d+ cards? to close", title) for title in titles), titles
    state = position("MAIN", ["wolf", ""], [["scout bear_spirit"], []], leaders=["warrior", "hunter"])
    async with seated(state) as (_, screen):
        assert "warrior may stay alone" in text(screen)


@pytest.mark.parametrize(
    ("state", "viewer", "has_sign"),
    [(five_chains_each(), 0, False), (uneven(), 1, True), (uneven(), 0, False)],
    ids=["vases", "totems", "another's totems"],
)
async def test_what_signs_at_ones_own_totems_mean_stands_above_the_hand(
    state: TribeState, viewer: int, has_sign: bool
) -> None:
    async with seated(state, viewer=viewer) as (_, screen):
        line = next(line for line in text(screen).split("\n") if line.startswith(" ──"))
        assert ("+15 with a totem" in line) == has_sign, line


async def test_every_question_about_a_picked_card_has_room() -> None:
    asked = set()
    for state in positions(2):
        if state.phase == MAIN:
            view = state.view(state.current_player)
            for i in range(len(view.hands[view.turn])):
                chooser = ways(TribeBoard(), view)
                chooser.pick(f"hand:{i}")
                asked.add(board_words.ask_use(view, view.hands[view.turn][i], chooser.lit))
    assert any(": hide or discard (x)?" in one for one in asked)
    assert max(map(len, asked)) <= 60, max(asked, key=len)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_number_of_a_card_says_before_one_draws_that_a_card_is_taken_first(size: tuple[int, int]) -> None:
    """And the cursor stays where Enter goes on; the number stands at no card."""
    state = table(2, "START")
    async with seated(state, size, viewer=state.current_player) as (pilot, screen):
        before = screen.selection.cursor
        hand = screen.query_one(TribeHand)
        assert size == (80, 24) or not re.search(r"\b3\b", hand.text().split("\n")[0])
        await pilot.press("3")
        await pilot.pause()
        assert "Take a card first: d draws one, t takes a discarded vase or totem (rules 3.1)." in text(screen)
        assert screen.selection.cursor == before


@pytest.mark.soak
async def test_where_a_card_may_be_hidden_a_word_says_so_wherever_it_has_room() -> None:
    states = [
        state for state in (uneven(), five_chains_of_two(), table(2, "MAIN"), *positions(2)) if state.phase == MAIN
    ]
    async with seated(states[0], viewer=states[0].current_player) as (_, screen):
        for state in states:
            show(screen, state, state.current_player)
            for name in sorted(screen.selection.chooser.lit):
                pick(screen, name)
                camp = screen.query_one("TribeCamp", TribeCamp)
                for place in camp.places.values():
                    if place.name.startswith("active:") and place.name in screen.selection.chooser.lit:
                        told = {True: "hide", False: "++"}[place.region.width >= len("hide")]
                        lies = camp._thing(place.name).is_there
                        assert lies or told in piece_of(screen, place.name).text(), camp.text()


async def test_the_sign_of_where_a_card_may_be_hidden_is_explained_in_the_smallest_window() -> None:
    state = position("MAIN", ["wolf flag_sky", ""], [["warrior", "hunter"], ["scout"]], leaders=["warrior", "scout"])
    async with seated(state, picked=["hand:1"]) as (_, screen):
        first, *rest = text(screen).split("\n")[1:]
        assert "The wolf: hide or discard (x)?" in first
        assert "hide" in "".join(rest)
