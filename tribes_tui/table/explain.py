"""Explaining a target: what choosing it does, or why it can't be chosen now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from tribes_tui.table.at_cursor import AtCursor
from tribes_tui.words import refusals
from tribes_tui.words.bots import is_bot
from tribes_tui.words.common import sentence
from tribes_tui.words.handicap import of_seat

if TYPE_CHECKING:
    from rules import Refusal, State
    from tribes_tui.table.contract import GameBoard
    from tribes_tui.table.scene import Scene
    from tribes_tui.table.selection import Chooser, Path
    from tribes_tui.words.wording import GameWords

MOST_ACTIONS = 8
SEATS = ("seat", "zone")
"""Beginnings of the names of places that stand for a seat, its number behind them."""

SHORTEST_LINE = 78
"""What the line about a target holds in the smallest window: the reason is worth more than what it is about."""


def why_not(board: GameBoard, view: State, name: str, picked: Path = ()) -> Refusal | None:
    """Why an unlit target can't be chosen: the refusal of an action it would lead to; None if it leads to none."""
    own = board.refusal(view, name, picked)
    if own is not None:
        return own
    found: dict[Refusal, int] = {}
    start = (*picked, name)
    for action in view.game.actions:
        for path in board.paths(view, action.id):
            if name in path:
                refusal = view.why_not(action.id)
                if refusal is not None:
                    found[refusal] = max(found.get(refusal, 0), 2 * (path[: len(start)] == start) + (path[0] == name))
    return max(found, key=lambda refusal: found[refusal]) if found else None


def look_at(board: GameBoard, scene: Scene, chooser: Chooser, words: GameWords, name: str | None) -> AtCursor:
    """The one line about the target under the cursor."""
    if name is None:
        return AtCursor()
    if name in scene.lit:
        return _what_it_does(board, scene, chooser, words, name)
    if name in chooser.instead:
        return _what_it_does_instead(board, scene, chooser, words, name)
    text = board.describe(scene, name)
    if name in scene.picked:
        return AtCursor(name, f"{text}: picked; choosing it puts it back")
    if scene.view.current_player != scene.viewer or not chooser.ways:
        return AtCursor(name, text)  # whoever is asked nothing is refused nothing
    refusal = why_not(board, scene.view, name, scene.picked)
    if refusal is None:
        return AtCursor(name, text)
    reason = refusals.refused(_reason(scene, refusal))
    whole = f"{sentence(text)} {reason}"
    return AtCursor(name, whole if len(whole) <= SHORTEST_LINE else reason, "bad")


def _what_it_does(board: GameBoard, scene: Scene, chooser: Chooser, words: GameWords, name: str) -> AtCursor:
    gain = board.gain(scene, name)
    own = board.effect(scene, name)
    if own:
        return AtCursor(name, own, enter=True, gain=gain)
    actions, what = chooser.actions(name), board.describe(scene, name)
    if not actions:  # none any more, when a key came ahead of the table's answer
        return AtCursor(name, what)
    picks = f"pick {what}"
    if len(actions) > 1:
        return AtCursor(name, picks, enter=True, briefer=(what,))
    text, outcome = words.action(scene.view, actions[0], scene.names), board.outcome(scene, actions[0])
    forms = (f"{text}: {outcome}" if outcome else text, board.brief(scene, actions[0]), text)
    said = tuple(dict.fromkeys(filter(None, forms)))
    if (*chooser.picked, name) in chooser.ways:
        return AtCursor(name, said[0], enter=True, gain=gain, briefer=said[1:])
    return AtCursor(
        name, f"pick it, then {said[0]}", enter=True, briefer=(*(f"pick it, then {one}" for one in said[1:]), picks)
    )


def _what_it_does_instead(board: GameBoard, scene: Scene, chooser: Chooser, words: GameWords, name: str) -> AtCursor:
    """What picking it in place of the one picked does, and why that one can't go there."""
    start = chooser.from_the_start
    before = replace(scene, picked=(), lit=start.lit)
    said = _what_it_does(board, before, start, words, name)
    forms = (*(_instead(one) for one in (said.line, *said.briefer)), _instead(f"pick {board.describe(before, name)}"))
    refusal = why_not(board, scene.view, name, scene.picked)
    if refusal is not None and refusal.section:
        forms = (f"{sentence(forms[0])} {refusals.picked_cant(_reason(scene, refusal))}", *forms)
    return AtCursor(name, forms[0], enter=True, briefer=(*forms[1:], _instead("pick it")))


def _instead(order: str) -> str:
    """`lift the mask 5 instead: 3 places for it`."""
    what, colon, more = order.partition(": ")
    return f"{what} instead{colon}{more}"


def explanation(board: GameBoard, scene: Scene, chooser: Chooser, words: GameWords, name: str) -> list[str]:
    """Everything about a target, as paragraphs."""
    what = board.describe(scene, name)
    lines = [sentence(what), *_who_sits(scene, name)]
    if name in scene.lit:
        own, gain = board.effect(scene, name).replace(what, what.partition(":")[0]), board.gain(scene, name)
        own = f"{own} ({gain})" if own and gain else own
        lines.append(f"It can be chosen now: {own}." if own else "It can be chosen now. It leads to:")
        leads = [*dict.fromkeys(_leads_to(board, scene, chooser, words, name, what))]
        if own and not 1 < len(leads) <= MOST_ACTIONS:  # one alone is what is promised; many, nobody reads
            leads = []
        lines += leads[:MOST_ACTIONS]
        if len(leads) > MOST_ACTIONS:
            lines.append(f"  and {len(leads) - MOST_ACTIONS} more")
    elif name in scene.picked:
        lines.append("You have picked it; choosing it again puts it back.")
    else:
        if name in chooser.instead:
            lines.append("It can be picked instead of what is picked now.")
        refusal = why_not(board, scene.view, name, scene.picked)
        if refusal is not None:
            because = _reason(scene, refusal)
            lines.append(refusals.picked_cant(because) if name in chooser.instead else refusals.cant(because))
    return lines


def _leads_to(
    board: GameBoard, scene: Scene, chooser: Chooser, words: GameWords, name: str, what: str
) -> Iterator[str]:
    """A line for each action behind a lit target, its words; where several are chosen together, what they do."""
    depth = len(chooser.picked)
    for path, action in sorted(chooser.open.items(), key=lambda one: one[1]):
        if path[depth] != name:
            continue
        if board.onward(scene.view, path):
            yield f"  {board.effect(replace(scene, picked=path[:-1]), path[-1])}"
            continue
        outcome = board.outcome(scene, action)
        outcome = "" if outcome in what else outcome
        yield f"  {words.action(scene.view, action, scene.names)}" + (f": {outcome}" if outcome else "")


def _reason(scene: Scene, refusal: Refusal) -> str:
    """The reason as a sentence, with what the notation has codes for in words."""
    from tribes_tui.words.spoken import spoken_of

    return refusals.reason(spoken_of(scene.view.game.id).spelt(str(refusal.reason)), refusal.section)


def _who_sits(scene: Scene, name: str) -> list[str]:
    """Of a seat: how well its bot plays, and its handicap."""
    from tribes_tui.words.setup import plays

    kind, _, number = name.partition(":")
    if kind not in SEATS or not number.isdigit():
        return []
    level = scene.bots.get(int(number))
    bot = [] if level is None else [is_bot(level, plays(level))]
    return [*bot, *of_seat(scene.view, scene.names, int(number))]


def section_for(board: GameBoard, scene: Scene, name: str | None) -> str:
    """The section of the rulebook about a target: that of its refusal, else of what happens now."""
    refusal = None
    if name is not None and name not in scene.lit and name not in scene.picked:
        refusal = why_not(board, scene.view, name, scene.picked)
    return (refusal.section if refusal is not None else "") or board.section(scene.view)
