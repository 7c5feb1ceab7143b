"""What is said of the place under the cursor."""

from __future__ import annotations

from collections.abc import Iterator

from rules import Refusal, State
from tribes_tui.table.board import AtCursor, GameBoard, Path, Scene
from tribes_tui.table.choice.last_moves import ends_turn, told_of_end
from tribes_tui.table.choice.selection import Chooser
from tribes_tui.words.common import colon, semicolon, sentence
from tribes_tui.words.options import of_seat
from tribes_tui.words.said import bots, refusals as said_refusals, table as said
from tribes_tui.words.spoken import spoken_of
from tribes_tui.words.wording import GameWords

MOST_ACTIONS = 8
SEATS = ("seat", "zone")
"""Beginnings of the names of places that stand for a seat, its number behind them."""

SHORTEST_LINE = 78
"""What the line about a target holds in the smallest window: the reason is worth more than what it is about."""


def why_not(board: GameBoard, view: State, name: str, picked: Path = ()) -> Refusal | None:
    """Why an unlit target can't be chosen: the refusal of an action it would lead to, of a kind that is asked for if there is one; None if it
    leads to none."""
    own = board.refusal(view, name, picked)
    if own is not None:
        return own
    found: dict[Refusal, int] = {}
    start = (*picked, name)
    asked = {view.game.actions[action].kind for action in view.legal_actions()}
    for action in view.game.actions:
        for path in board.paths(view, action.id):
            if name in path:
                refusal = view.why_not(action.id)
                if refusal is not None:
                    fits = 4 * (action.kind in asked) + 2 * (path[: len(start)] == start) + (path[0] == name)
                    found[refusal] = max(found.get(refusal, 0), fits)
    return max(found, key=lambda refusal: found[refusal]) if found else None


def look_at(board: GameBoard, scene: Scene, chooser: Chooser, words: GameWords, name: str | None) -> AtCursor:
    """The one line about the target under the cursor; with what a sure win begins only a hint tells."""
    if name is None:
        return AtCursor()
    if name in scene.lit:
        return _with_end(board, scene, chooser, name, _what_it_does(board, scene, chooser, words, name))
    if name in chooser.instead:
        return _what_it_does_instead(board, scene, chooser, words, name)
    text = board.describe(scene, name)
    if name in scene.picked:
        return AtCursor(name, said.picked(what=text))
    if scene.view.current_player != scene.viewer or not chooser.ways:
        return AtCursor(name, text)  # whoever is asked nothing is refused nothing
    refusal = why_not(board, scene.view, name, scene.picked)
    if refusal is None:
        return AtCursor(name, text)
    reason = _reason(scene, refusal)
    is_order = name.partition(":")[0] in board.endings
    whole = f"{said_refusals.cant_do(order=text) if is_order else sentence(text)} {reason}"
    return AtCursor(name, whole if len(whole) <= SHORTEST_LINE else reason, "bad", briefer=(reason,))


def _with_end(board: GameBoard, scene: Scene, chooser: Chooser, name: str, look: AtCursor) -> AtCursor:
    """What surely ends the game says so, before what else it brings."""
    actions = chooser.actions(name)
    if not 0 < len(actions) <= MOST_ACTIONS:
        return look
    path = (*chooser.picked, name)
    onward = board.onward(scene.view, path)
    end, loses = told_of_end(board, scene.view, scene.names, [(action, *onward) for action in actions], hints=False)
    is_move = not end and path in chooser.ways
    is_last = is_move and ends_turn(board, scene.view, (chooser.ways[path], *onward))
    if not end and (warning := board.warning(scene, actions[0])):
        is_of_all = all(board.warning(scene, one) == warning for one in actions[1:])
        end, loses, is_last = (
            (warning, True, False) if is_of_all else ("", False, is_last)
        )  # it happens as the turn ends
    forms = look.line, *look.briefer
    if end or is_last:
        starts = (form.partition(mark)[0] for mark in (colon(), ", ") for form in forms)
        forms += (*(start for start in starts if start.count("(") == start.count(")")),)
    is_behind_gain = is_last and not end and look.gain != ""
    line, *briefer = dict.fromkeys(map(_and_turn, forms) if is_last and not is_behind_gain else forms)
    look = look._replace(line=line, briefer=tuple(briefer))
    if is_behind_gain:  # what a move brings stands beside the move
        whole, least = (
            semicolon().join((one, said.ends_turn_alone())) for one in (look.gain, look.brief_gain or look.gain)
        )
        return look._replace(gain=whole, brief_gain=least)
    if not end:
        return look
    gain = semicolon().join(filter(None, (end, look.gain)))
    return look._replace(gain=gain, brief_gain=end, role="bad" if loses else look.role)


def _and_turn(line: str) -> str:
    """The same, and that the turn ends with it."""
    return said.ends_turn_too(move=line) if colon() in line else said.ends_turn(move=line)


def _what_it_does(board: GameBoard, scene: Scene, chooser: Chooser, words: GameWords, name: str) -> AtCursor:
    gain = board.gain(scene, name)
    own = board.effect(scene, name)
    if own:
        return AtCursor(name, own, enter=True, gain=gain, briefer=tuple(board.briefer(scene, name, own)))
    actions, what = chooser.actions(name), board.describe(scene, name)
    if not actions:  # none any more, when a key came ahead of the table's answer
        return AtCursor(name, what)
    picks = said.pick(what=what)
    if len(actions) > 1:
        return AtCursor(
            name,
            picks,
            enter=True,
            briefer=tuple(said.pick(what=what.partition(end)[0]) for end in (semicolon(), colon())),
        )
    text, outcome = words.action(scene.view, actions[0], scene.names), board.outcome(scene, actions[0])
    whole = (said.move(move=text, outcome=outcome) if outcome else text, board.brief(scene, actions[0]), text)
    forms = tuple(dict.fromkeys(filter(None, whole)))
    if (*chooser.picked, name) in chooser.ways:
        return AtCursor(name, forms[0], enter=True, gain=gain, briefer=forms[1:])
    first, *others = (said.pick_then(move=form) for form in forms)
    return AtCursor(name, first, enter=True, briefer=(*others, picks))


def _what_it_does_instead(board: GameBoard, scene: Scene, chooser: Chooser, words: GameWords, name: str) -> AtCursor:
    """What picking it in place of the one picked does, and why that one can't go there."""
    start = chooser.from_the_start
    before = scene._replace(picked=(), lit=start.lit)
    told = _what_it_does(board, before, start, words, name)
    picks = said.pick(what=board.describe(before, name))
    told_forms = () if (name,) in start.ways else (told.line, *told.briefer)  # it is picked here, not played
    forms = (*(_instead(one) for one in (*told_forms, picks)),)
    refusal = why_not(board, scene.view, name, scene.picked)
    if refusal is not None and refusal.section:
        forms = (f"{sentence(forms[0])} {said_refusals.picked_cant(because=_reason(scene, refusal))}", *forms)
    return AtCursor(name, forms[0], enter=True, briefer=(*forms[1:], _instead(said.pick_it())))


def _instead(order: str) -> str:
    """`lift the mask 5 instead: it fits on 3 cards`."""
    what, _, outcome = order.partition(colon())
    return said.instead_outcome(order=what, outcome=outcome) if outcome else said.instead(order=what)


def explanation(board: GameBoard, scene: Scene, chooser: Chooser, words: GameWords, name: str) -> list[str]:
    """Everything about a target, as paragraphs."""
    what = board.describe(scene, name)
    lines = [sentence(what), *_who_sits(scene, name)]
    if name in scene.lit:
        own, gain = board.effect(scene, name).replace(what, what.partition(":")[0].rstrip()), board.gain(scene, name)
        own = said.with_gain(what=own, gain=gain) if own and gain else own
        leads = [*dict.fromkeys(_leads_to(board, scene, chooser, words, name, what))]
        own = own or "".join(leads[: len(leads) == 1]).strip()
        lines.append(said.can_be_chosen_what(what=own) if own else said.can_be_chosen())
        if own and not 1 < len(leads) <= MOST_ACTIONS:  # one alone is what is promised; many, nobody reads
            leads = []
        lines += leads[:MOST_ACTIONS]
        if len(leads) > MOST_ACTIONS:
            lines.append(f"  {said.more_moves(number=len(leads) - MOST_ACTIONS)}")
    elif name in scene.picked:
        lines.append(said.is_picked())
    else:
        if name in chooser.instead:
            lines.append(said.may_be_picked())
        refusal = why_not(board, scene.view, name, scene.picked)
        if refusal is not None:
            because = _reason(scene, refusal)
            lines.append(
                said_refusals.picked_cant(because=because)
                if name in chooser.instead
                else said_refusals.cant(because=because)
            )
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
            yield f"  {board.effect(scene._replace(picked=path[:-1]), path[-1])}"
            continue
        outcome = board.outcome(scene, action)
        outcome = "" if outcome in what else outcome
        move = words.action(scene.view, action, scene.names)
        yield f"  {said.move(move=move, outcome=outcome) if outcome else move}"


def _reason(scene: Scene, refusal: Refusal) -> str:
    """The reason as a sentence, with what the notation has codes for in words."""
    return reason(spoken_of(scene.view.game.id).spelt(str(refusal.reason)), refusal.section)


def reason(clause: str, section: str = "") -> str:
    """`You hold no eagle (rules 3.7).` Which of the rulings at the end of a rulebook says so tells nobody anything at a table."""
    if not section or section[:1].isalpha():
        return said_refusals.reason(why=clause)
    return said_refusals.reason_rules(why=clause, section=section)


def _who_sits(scene: Scene, name: str) -> list[str]:
    """Of a seat: how well its bot plays, and its handicap."""
    from tribes_tui.words.rivals import level_word, plays

    kind, _, number = name.partition(":")
    if kind not in SEATS or not number.isdigit():
        return []
    level = scene.bots.get(int(number))
    bot = [] if level is None else [bots.is_bot(level=level_word(level), plays=plays(level))]
    return [*bot, *of_seat(scene.view, scene.names, int(number))]


def section_for(board: GameBoard, scene: Scene, name: str | None) -> str:
    """The section of the rulebook about a target: that of its refusal, else of what happens now."""
    refusal = None
    if name is not None and name not in scene.lit and name not in scene.picked:
        refusal = why_not(board, scene.view, name, scene.picked)
    return (refusal.section if refusal is not None else "") or board.section(scene.view)
