"""Beside the map of Rise of Tribes: the action board, events, the tribes, the village's cost, the goals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.geometry import Region

from rules.rise_of_tribes.components.box import (
    ACTIONS,
    FACES,
    GOALS,
    HUNT_MAMMOTH,
    HUNT_TIGER,
    LEAD,
    LEVELS,
    MAMMOTH,
    NORMAL,
    TAME_MAMMOTH,
    TIGER,
    TRIBE_COST,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import villages
from rules.rise_of_tribes.mechanics.dice import tile_actions
from rules.rise_of_tribes.state import RiseState
from tribes_tui.display.targets import Target
from tribes_tui.games.rise_of_tribes.hexes import COLOURS
from tribes_tui.games.rise_of_tribes.words import sentences as words
from tribes_tui.games.rise_of_tribes.words.board import DICE, PAIRS, gain, level_with
from tribes_tui.games.rise_of_tribes.words.events import SEAT_LETTERS as LETTERS
from tribes_tui.games.rise_of_tribes.words.events import event_lines
from tribes_tui.games.rise_of_tribes.words.goals import goal_texts, is_ready, lacks, price
from tribes_tui.sheet.canvas import Canvas
from tribes_tui.table.scene import Scene

USUAL = 33
"""The panel's usual width; below it names are shorter."""

OFFER_KEYS = ("1234", "5678")
"""The keys of the offers of the first and the second die, by action."""


class Pen(NamedTuple):
    """What the parts of the panel have in common."""

    scene: Scene
    state: RiseState
    canvas: Canvas
    area: Region
    targets: list[Target]

    def add(self, name: str, region: Region, key: str = "") -> None:
        """A target; its key works while it is lit."""
        self.targets.append(Target(name, (region,), key=key if name in self.scene.lit else ""))


def draw(scene: Scene, state: RiseState, canvas: Canvas, area: Region) -> list[Target]:
    """Draw the panel from the top of `area`; where there is room the tribes' goals and gear follow."""
    pen = Pen(scene, state, canvas, area, [])
    roomy = area.height >= 30
    y = _draw_actions(pen, area.y) + roomy
    y = _draw_events(pen, y) + roomy
    y = _draw_tribes(pen, y) + roomy
    y = _draw_village(pen, y)
    y = _draw_goals(pen, y, area.bottom - y if not roomy else min(8, area.bottom - y)) + roomy
    if roomy:
        _draw_details(pen, y)
    return pen.targets


def owner_of(scene: Scene, state: RiseState) -> int:
    """Whose village cost and goals are shown: the viewer's, else those of whose turn it is."""
    return scene.viewer if scene.viewer is not None else state.active


# ---- The action board -----------------------------------------------------------------------------


def _draw_actions(pen: Pen, y: int) -> int:
    """Four queues; beside each what the dice in hand would make of it."""
    state = pen.state
    faces = sorted(set(state.hand))
    for act in range(LEAD + 1):
        _draw_action(pen, y + act, act, faces)
    return y + LEAD + 1


def _draw_action(pen: Pen, y: int, act: int, faces: Sequence[int]) -> None:
    state, canvas, x = pen.state, pen.canvas, pen.area.x
    queue = state.queues[act]
    dice = "".join(DICE[FACES[die]] for die in (queue // 9, queue // 3 % 3, queue % 3))
    used = act in bits(state.used)
    canvas.text(x, y, f"{ACTIONS[act]:<6}", "dim" if used else "you")
    region = Region(x, y, 10, 1)
    canvas.text(x + 7, y, dice, "text")
    if used:
        canvas.text(x + 12, y, "taken this turn", "dim")
    wide = (pen.area.width - 12) // 2
    for column, face in enumerate(faces if not used else ()):
        _draw_offer(pen, x + 12 + column * wide, y, act, face, column)
    pen.add(f"action:{ACTIONS[act]}", region)


def _draw_offer(pen: Pen, x: int, y: int, act: int, face: int, column: int) -> None:
    """What one of the dice would give on an action; two suns and two moons are called out."""
    level = level_with(pen.state, act, face)
    gap = " " if pen.area.width >= USUAL else ""
    text = gap.join((DICE[FACES[face]], gain(pen.state, pen.state.active, act, level), PAIRS[level])).rstrip()
    role = {"SUNS": "good", "MOONS": "bad"}.get(LEVELS[level], "text") if level != NORMAL else "text"
    end = pen.canvas.text(x, y, text, role)
    pen.add(f"offer:{FACES[face]}:{ACTIONS[act]}", Region(x, y, end - x, 1), OFFER_KEYS[column][act])


# ---- Events ---------------------------------------------------------------------------------------


def _draw_events(pen: Pen, y: int) -> int:
    """Two lines for each active event: its counter, and what it does or what ends it."""
    state, canvas, area = pen.state, pen.canvas, pen.area
    if max(state.row) < 0:
        canvas.text(area.x, y, "no event: a double draws one", "dim", area.width)
        return y + 1
    for slot in range(2):
        if state.row[slot] >= 0:
            head, line = event_lines(state, slot)
            end = canvas.text(area.x, y, head, "mark", area.width)
            pen.add(f"event:{slot}", Region(area.x, y, end - area.x, 1), "bB"[slot])
            if not _draw_tile_offers(pen, y + 1, state.row[slot]):
                canvas.text(area.x + 1, y + 1, line, "text", area.width - 1)
            y += 2
    return y


def _draw_tile_offers(pen: Pen, y: int, tile: int) -> bool:
    """What a die may be spent on at a tile, in place of what the tile does; whether there was anything."""
    state, x = pen.state, pen.area.x + 1
    acts = {TIGER: (HUNT_TIGER,), MAMMOTH: (HUNT_MAMMOTH, TAME_MAMMOTH)}.get(tile, ())
    open_acts = tile_actions(state, state.active) & ~state.used if acts and state.hand else 0
    for act in acts:
        if act in bits(open_acts):
            x = pen.canvas.text(x, y, "tame" if act == TAME_MAMMOTH else "hunt", "good")
            for face in sorted(set(state.hand)):
                end = pen.canvas.text(x, y, f" {DICE[FACES[face]]} ", "good")
                pen.add(f"offer:{FACES[face]}:{ACTIONS[act]}", Region(x, y, end - x, 1))
                x = end
    return x > pen.area.x + 1


# ---- The tribes -----------------------------------------------------------------------------------


def _draw_tribes(pen: Pen, y: int) -> int:
    """A line for each tribe: points, resources, villages, members in supply, what it owns."""
    piece, name = _columns(pen.area.width)
    pen.canvas.text(pen.area.x + 2 + piece + name, y, "VP  F  W  S  ⌂ sup", "dim")
    for seat in range(pen.state.players):
        _draw_tribe(pen, y + 1 + seat, seat)
    return y + 1 + pen.state.players


def _columns(width: int) -> tuple[int, int]:
    """How wide a tribe's piece and its name are; twenty more columns hold figures, the rest is for its gear."""
    return (3, width - 26) if width >= USUAL else (1, width - 23)


def _draw_tribe(pen: Pen, y: int, seat: int) -> None:
    state, canvas, x = pen.state, pen.canvas, pen.area.x
    piece, wide = _columns(pen.area.width)
    in_turn = seat == state.current_player
    canvas.text(x, y, "▸" if in_turn else " ", "turn")
    canvas.text(x + 1, y, LETTERS[seat].center(piece), COLOURS[seat])
    name = pen.scene.names[seat]
    if len(name) >= wide:
        name = name[: wide - 2] + "…"
    role = "turn" if in_turn else "you" if seat == pen.scene.viewer else "text"
    canvas.text(x + piece + 2, y, name, role)
    end = canvas.text(x + piece + 2 + wide, y, f"{state.vp[seat]:>2}", "prompt")
    held = "".join(f"{count:>3}" for count in state.resources[3 * seat : 3 * seat + 3])
    end = canvas.text(end, y, f"{held}{villages.count(state, seat):>3}{state.supply[seat]:>4}", "text")
    canvas.text(end, y, gear(state, seat), "mark", pen.area.right - end)
    pen.add(f"seat:{seat}", Region(x + 1, y, end - x - 1, 1))


def gear(state: RiseState, seat: int) -> str:
    """What a tribe owns, in letters: altar, walls, canoe, mammoth; how many lie in ambush."""
    letters = "".join("AWC"[item] for item in range(3) if state.item_owner[item] == seat)
    letters += "M" if state.tamer == seat else ""
    return letters + (f"+{state.board[seat]}" if state.board[seat] else "")


# ---- The village and the goals --------------------------------------------------------------------


def _draw_village(pen: Pen, y: int) -> int:
    """What a village costs, against what is held."""
    seat = owner_of(pen.scene, pen.state)
    cost = TRIBE_COST[pen.state.tribe[seat]]
    missing = lacks(pen.state, seat, cost)
    end = pen.canvas.text(pen.area.x, y, f"village {price(cost)} ", "you")
    text, role = (f"lacks {missing}", "dim") if missing else ("✓ enough", "good")
    end = pen.canvas.text(end, y, text, role, pen.area.right - end)
    pen.add("village", Region(pen.area.x, y, end - pen.area.x, 1))
    return y + 1


def _draw_goals(pen: Pen, y: int, rows: int) -> int:
    """The goals in progress with how near each is: a line each or, if there are many, two or three to a line."""
    seat = owner_of(pen.scene, pen.state)
    goals = list(bits(pen.state.goals[seat]))
    if not goals:
        pen.canvas.text(pen.area.x, y, "no goals: LEAD draws some", "dim", pen.area.width)
        return y + 1
    columns = 1 if len(goals) <= rows else 2 if len(goals) <= 2 * rows else 3
    wide = pen.area.width // columns
    for i, goal in enumerate(goals):
        _draw_goal(pen, pen.area.x + i % columns * wide, y + i // columns, wide, (seat, goal, columns))
    return y + (len(goals) + columns - 1) // columns


def _draw_goal(pen: Pen, x: int, y: int, wide: int, what: tuple[int, int, int]) -> None:
    seat, goal, columns = what
    ready = is_ready(pen.state, seat, goal)
    room = wide - (columns > 1) - 2 * (ready and columns < 3)
    texts = goal_texts(pen.state, seat, goal)
    text = next((text for text in texts if len(text) <= room), texts[-1])
    end = pen.canvas.text(x, y, text, "good" if ready else "text", room)
    if ready and columns < 3:
        end = pen.canvas.text(end, y, " ✓", "good")
    pen.add(f"goal:{GOALS[goal]}", Region(x, y, end - x, 1))


def _draw_details(pen: Pen, y: int) -> None:
    """Every tribe with its leader, gear, and goals, as far as the room goes."""
    canvas, area = pen.canvas, pen.area
    for seat in range(pen.state.players):
        lines = words.tribe_lines(pen.state, seat, pen.scene.names)
        folded = [piece for line in lines[1:] for piece in words.folded(line, area.width - 2)]
        if y + 2 + len(folded) > area.bottom:
            return
        power = lines[0].split(":")[0]
        canvas.text(area.x, y, power, "you" if seat == pen.scene.viewer else "text", area.width)
        for row, line in enumerate(folded, y + 1):
            canvas.text(area.x, row, line, "dim", area.width)
        y += 1 + len(folded)
