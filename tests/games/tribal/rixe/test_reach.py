"""Nothing is cut off, and every choice can be made: by places that are there, by arrows, by clicks, at every size."""

from __future__ import annotations

import re

import pytest

from rules import State
from tests.games.kinds import of_each_kind
from tests.rules.tribal_rixe.layouts import rixe
from tests.table.helpers import NAMES, random_states
from tests.table.seated import ODD_SIZES, SIZES, check_in_view, pick, seated, show, text
from tribes_tui.games.tribal.rixe.pieces.zone import RixeZone
from tribes_tui.games.tribal.rixe.table import RixeBoard
from tribes_tui.table.board import board_of
from tribes_tui.table.choice.explain import look_at
from tribes_tui.table.choice.selection import ways
from tribes_tui.table.screen import TableScreen
from tribes_tui.words.wording import words_of

ROOM = 78
GAMES = [(2, 61), (3, 53), (4, 47)]
ENDS = [f"{symbol}{value}{copy}" for value in (8, 6, 4, 3) for symbol in "DMLT" for copy in "ab"]


def states(players: int, every: int, seeds: tuple[int, ...] = (1, 2, 3)) -> list[State]:
    return [state for seed in seeds for state in random_states("tribal_rixe", players, seed, every)]


def crowded(players: int = 2) -> State:
    """More columns than a window of 80 columns can show at once."""
    slots = [ENDS[i::players] for i in range(players)]
    return rixe(slots, [["D7", "L2", "T2", "M5"], *[[card] for card in ("D1", "M1", "L1")[: players - 1]]])


def worst() -> State:
    """Four players: complete columns of nine, a hand of twelve, nothing left in the stock."""
    zones = [
        ["D9 L8 D7 L6 D5 L4 D3 L2 D1", "L9 M8 T7 M6 T5 M4 T3 M2"],
        ["T9 M8 L7 M6 L5 M4 L3 M2 L1", ""],
        ["M9 T8 M7 T6 M5 T4", "T9"],
        ["D8", "L5"],
    ]
    hand = ["D9", "M9", "D7", "M7", "D5", "M5", "D3", "M3", "D2", "T1", "L4", "T2"]
    return rixe(zones, [hand, ["D1", "M1"], ["T3"], ["L7", "T4"]], scores=[3, 0, 12, 7])


LONG = ("you", "Bartholomew-Maxi", "Maximilian-Theos", "Abigail-Josephin")
FACTS = re.compile(r"\d+ ?(?:pts?|points?),? (?:only )?\d+ (?:cards?|c\.)(?= |$)", re.MULTILINE)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_nine_cards_twelve_in_hand_and_long_names_are_whole_or_say_that_they_go_on(size: tuple[int, int]) -> None:
    async with seated(worst(), size, names=LONG) as (_, screen):
        for target in screen.targets:
            check_in_view(screen, target.name)
        lines = text(screen).split("\n")
        heads = next(line for line in lines if "You" in line)
        assert len(FACTS.findall(heads)) == 4, heads
        assert sum(name[:4] in heads for name in LONG[1:]) == 3
        assert heads.count("…") in (0, 3), heads
        for head, column in (("D9a", 0), ("T9a", 2)):
            names = [t.name for t in screen.targets if screen.board.lane_of(t.name) == column]
            assert f"card:{head}" in names
            assert len([name for name in names if name.startswith("card:")]) == 9
        assert len([t for t in screen.targets if t.name.startswith("hand:")]) == 12


def test_the_board_is_found_by_the_games_id() -> None:
    assert type(board_of("tribal_rixe")) is RixeBoard


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("players", "every"), [(2, 0), *GAMES])
async def test_every_legal_action_is_in_reach_in_the_smallest_window(players: int, every: int) -> None:
    """`every`: so many moves lie between two positions; 0: one of each kind of decision."""
    found = states(players, every) if every else [*of_each_kind(states(players, 3))]
    found = [state for state in found if not state.is_terminal]
    async with seated(found[0], viewer=found[0].current_player) as (pilot, screen):
        for state in found:
            show(screen, state, state.current_player)
            await pilot.pause()
            chooser = ways(screen.board, state.view(state.current_player))
            assert sorted(set(chooser.ways.values())) == state.legal_actions()
            assert chooser.blocked() == []
            for start in sorted({path[:-1] for path in chooser.ways})[:7]:
                pick(screen, *start)
                for name in screen.selection.chooser.lit:
                    check_in_view(screen, name)


@pytest.mark.soak
@pytest.mark.sampled(1)
@pytest.mark.parametrize("size", SIZES + ODD_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_nothing_is_cut_off_at_any_size(players: int, size: tuple[int, int]) -> None:
    found = states(players, 71, (players,))
    async with seated(found[0], size) as (pilot, screen):
        for state in found:
            for viewer in dict.fromkeys((state.current_player, 0, None)):
                show(screen, state, viewer)
                await pilot.pause()
                for target in screen.targets:
                    check_in_view(screen, target.name)
                spots = [target.region for target in screen.targets]
                assert all(not a.overlaps(b) for i, a in enumerate(spots) for b in spots[i + 1 :])
                shown = text(screen)
                assert all(name in shown for k, name in enumerate(NAMES[:players]) if k != viewer)
                for word in ("djembe", "mask", "lizard", "turtle", *(("stock",) if not state.is_terminal else ())):
                    assert word in shown, (word, shown)


async def test_a_zone_that_is_laid_anew_when_its_places_are_asked_for_is_drawn_anew_too() -> None:
    """Another zone's columns, or its width, may leave the cards of this one less room before it hears of that."""
    hands = [["D1"], ["M1"], ["L1"], ["T1"]]
    few = rixe([["D9 L8", "M7"], ["T9"], ["L9"], ["M9"]], hands)
    async with seated(few, (80, 24)) as (_, screen):
        other, *_, zone = (one for one in screen.query(RixeZone) if one.display)
        other._zone = other._zone._replace(slots=other._zone.slots * 3)
        zone._kept = None
        zone._repaint_required = False
        assert zone.places
        assert zone._repaint_required, "asked for at once, drawn with the next frame"


@pytest.mark.varied(3)
@pytest.mark.parametrize("size", [SIZES[0], SIZES[2]], ids=str)
@pytest.mark.parametrize("number", [1, 6, 7, 12, 20, 40])
async def test_a_hand_is_whole_however_large(number: int, size: tuple[int, int]) -> None:
    cards = [f"{symbol}{value}" for value in range(9, 0, -1) for symbol in "DMLT" for _ in range(2)]
    state = rixe([["D4a"], ["L4a"]], [[card for card in cards if card not in ("D4", "L4")][:number], ["M4"]])
    async with seated(state, size) as (_, screen):
        names = [target.name for target in screen.targets if target.name.startswith("hand:")]
        assert len(names) == number
        for name in names:
            check_in_view(screen, name)
        lines = text(screen).split("\n")
        for name in names:
            spot = screen.targets.get(name).region  # type: ignore[union-attr]
            seen = "".join(line[spot.x : spot.right] for line in lines[spot.y : spot.bottom])
            assert name[6] in seen, (name, seen)  # its value


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_hand_of_twelve_shows_every_cards_name(size: tuple[int, int]) -> None:
    hand = ["D9", "D6", "M8", "M2", "D3", "M5", "L1", "L9", "T7", "T6", "L3", "T2"]
    async with seated(rixe([["D4"], ["L4"]], [hand, ["M4"]]), size) as (_, screen):
        lines = text(screen).split("\n")
        for target in screen.targets:
            if target.name.startswith("hand:"):
                spot = target.region
                seen = "".join(line[spot.x : spot.right] for line in lines[spot.y : spot.bottom])
                name = {"D": "djembe", "M": "mask", "L": "lizard", "T": "turtle"}[target.name[5]]
                assert name in seen, (target.name, seen)


# ---- Words


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("players", "every"), GAMES)
async def test_words_fit_the_smallest_window(players: int, every: int) -> None:
    found = [state for state in states(players, 6 * every) if not state.is_terminal]
    async with seated(found[0]) as (_, screen):
        for state in found:
            show(screen, state, state.current_player)
            assert len(screen.prompt()) <= ROOM - 2
            for start in sorted({path[:-1] for path in screen.selection.chooser.ways})[:5]:
                pick(screen, *start)
                scene, board = screen.scene, screen.board
                assert len(board.ask(scene)) <= ROOM - 2  # type: ignore[attr-defined]
                for target in screen.targets:
                    assert board.describe(scene, target.name)
                    line = line_about(screen, target.name)
                    assert len(line) <= ROOM or not line.startswith("Enter"), line


def line_about(screen: TableScreen, name: str) -> str:
    """What the line of Enter says of a place in the smallest window."""
    look = look_at(screen.board, screen.scene, screen.selection.chooser, words_of("tribal_rixe"), name)
    said = [look._replace(line=line).text for line in (look.line, *look.briefer)]
    return next((text for text in said if len(text) <= ROOM), said[-1])


# ---- Walking


@pytest.mark.soak
@pytest.mark.sampled(1)
@pytest.mark.parametrize(("players", "every"), GAMES)
async def test_arrows_lead_from_every_lit_place_to_every_other(players: int, every: int) -> None:
    found = [state for state in states(players, 6 * every) if not state.is_terminal]
    async with seated(found[0]) as (pilot, screen):
        for state in found:
            show(screen, state, state.current_player)
            await pilot.pause()
            for start in sorted({path[:-1] for path in screen.selection.chooser.ways})[:4]:
                pick(screen, *start)
                among = {*screen.selection.chooser.lit, *start}
                for first in sorted(among)[:3]:
                    assert reached(screen, first, among) == among, (first, start)


def reached(screen: TableScreen, first: str, among: set[str]) -> set[str]:
    """Where the four arrows lead, one after the other."""
    found, fringe = {first}, [first]
    while fringe:
        here = fringe.pop()
        for direction in ("left", "right", "up", "down"):
            name = screen.board.walk(screen.targets, here, direction, among)
            if name is not None and name not in found:
                found.add(name)
                fringe.append(name)
    return found


@pytest.mark.sampled(1)
@pytest.mark.parametrize("players", [2, 4])
async def test_keys_reach_what_is_out_of_sight_and_bring_it_into_view(players: int) -> None:
    state = crowded(players)
    for start in ((), ("hand:D7",), ("hand:M5",)):
        async with seated(state) as (pilot, screen):
            pick(screen, *start)
            assert screen.board.follows_cursor
            wanted, met = set(screen.selection.chooser.lit), set[str]()
            for _ in range(3 * len(wanted) + 10):
                if met >= wanted:
                    break
                if screen.cursor:
                    met.add(screen.cursor)
                    check_in_view(screen, screen.cursor)
                await pilot.press("tab")
            assert met >= wanted, wanted - met


async def test_marks_tell_how_many_columns_are_out_of_sight_and_a_click_leads_there() -> None:
    async with seated(crowded()) as (pilot, screen):
        assert "►" in text(screen)
        before = {target.name for target in screen.targets}
        mark = max((t for t in screen.targets if t.region.width == 3), key=lambda target: target.region.x)
        await pilot.click(offset=mark.region.offset)
        await pilot.pause()
        assert {target.name for target in screen.targets} != before
        assert "◄" in text(screen)
        check_in_view(screen, mark.name)


async def test_in_a_wide_window_nothing_is_out_of_sight() -> None:
    async with seated(crowded(4), (200, 60)) as (_, screen):
        assert not screen.board.follows_cursor


async def test_a_cursor_key_lays_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    state = rixe([["D4", "L8"], ["M6", "M4"]], [["L3", "T3", "D7"], ["D1"]], stock=["D1"])
    async with seated(state, (120, 40)) as (pilot, screen):
        layouts: list[int] = []
        await pilot.pause(0.1)  # what laying the table asked for is done
        real = screen._refresh_layout
        monkeypatch.setattr(screen, "_refresh_layout", lambda *args, **named: layouts.append(1) or real(*args, **named))
        for key in ("right", "left", "up", "down", "tab") * 4:
            await pilot.press(key)
        await pilot.pause()
        assert layouts == []
