"""indy for people who listen: what happened, the question, the choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.indy.components.cards import EAGLE
from rules.indy.components.phases import DARK, EVOCATION, KEEP, LIGHT, RETURN, STEP_SWAP
from rules.indy.state import IndyState
from tribes_tui.games.indy.words.actions import action, outcome, prompt
from tribes_tui.games.indy.words.answers import REQUESTS as REQUESTS
from tribes_tui.games.indy.words.answers import THINGS as THINGS
from tribes_tui.games.indy.words.answers import place as place
from tribes_tui.games.indy.words.answers import seat as seat
from tribes_tui.games.indy.words.cards import COLOUR_WORDS, card, verdict
from tribes_tui.games.indy.words.cards import spelt as spelt_cards
from tribes_tui.games.indy.words.events import round_sentence
from tribes_tui.words.common import count, listed
from tribes_tui.words.spoken import Clause, SpokenChoice

if TYPE_CHECKING:
    from rules import Event, State

__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "would"]

Names = Sequence[str]
Fields = Mapping[str, Any]
CODE = re.compile(r"\b[CHO][RGB]\d\b")
"""The notation's names of cards."""

CHOSEN = frozenset(("shaman_chosen", "passed", "swapped", "eagle_held", "returned", "kept"))
"""What the one who chose it needs not hear."""

# ---- What happened ------------------------------------------------------------------------------------


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each thing; who exchanged or passed in a row together, the row once it lies."""
    found: list[Clause] = []
    shown: list[str] = []
    for event in events:
        if event.player == viewer and (event.kind in CHOSEN or event.fields().get("count") == 0):
            continue
        if event.kind == "revealed":
            shown.append(card(event.public["shown"][-1]))
            continue
        found += _laid(shown)
        if event.kind in DID and event.player is not None:
            text, weight = DID[event.kind](event.fields(), names)
            found += [Clause(event.player, text, weight)] if text else []
        elif event.kind in WAS:
            text, weight = WAS[event.kind](event.fields(), names)
            found += [Clause(None, text, weight)] if text else []
    return _together([*found, *_laid(shown)], names)


def _laid(shown: list[str]) -> list[Clause]:
    """The cards that were turned up on the table, told together; the list is emptied."""
    text = f"row: {listed(shown)}"
    clauses = [Clause(None, text, 2)] if shown else []
    shown.clear()
    return clauses


def _together(clauses: list[Clause], names: Names) -> list[Clause]:
    """Players who did the same in a row are told in one sentence: `Ada and Bo passed.`"""
    found: list[Clause] = []
    doers: list[int] = []
    for i, clause in enumerate(clauses):
        follows = clauses[i + 1] if i + 1 < len(clauses) else None
        if clause.who is not None and follows is not None and follows.who is not None and follows.text == clause.text:
            doers.append(clause.who)
        elif doers and clause.who is not None:
            found.append(
                Clause(None, f"{listed([names[seat] for seat in [*doers, clause.who]])} {clause.text}", clause.weight)
            )
            doers = []
        else:
            found.append(clause)
    return found


def _exchanged(fields: Fields, names: Names) -> tuple[str, int]:
    if fields.get("given"):
        return f"drew {spelt_cards(fields['drawn'])}", 2
    return f"exchanged {count(fields['count'], 'card') if fields['count'] else 'nothing'}", 0


def _evoked(fields: Fields, names: Names) -> tuple[str, int]:
    return f"evoked {verdict(fields['rank'])}", 0


def _kept(fields: Fields, names: Names) -> tuple[str, int]:
    return "kept one of two cards", 0


Say = Callable[[Fields, Names], tuple[str, int]]
DID: dict[str, Say] = {
    "shaman_chosen": lambda f, names: (f"took a {COLOUR_WORDS[f['shaman']]} shaman", 1),
    "dealt": lambda f, names: (f"got {count(len(f['cards']), 'card')}", 1) if f.get("cards") else ("", 0),
    "exchanged": _exchanged,
    "passed": lambda f, names: ("passed", 0),
    "swapped": lambda f, names: (f"swapped {card(f['given'])} for {card(f['taken'])}", 0),
    "eagle_played": lambda f, names: (
        f"took the {card(f['taken'])} with an eagle; place {f['position'] + 1} shows the {card(f['shown'][-1])}",
        2,
    ),
    "eagle_held": lambda f, names: ("kept the eagle", 0),
    "evoked": _evoked,
    "returned": lambda f, names: (f"returned to the game with the {card(f['card'])}", 2),
    "kept": _kept,
}
WAS: dict[str, Say] = {
    "manche_began": lambda f, names: (f"round {f['manche']}", 0),
    "resolved": lambda f, names: (round_sentence(f, names), 2),
    "game_over": lambda f, names: (f"the game is won by {listed([names[seat] for seat in f['winners']])}", 2),
    "undo": lambda f, names: ("the last move was taken back", 2),
}

# ---- What may be done ---------------------------------------------------------------------------------


QUESTIONS = {
    DARK: "Which cards do you exchange?",
    LIGHT: "Do you swap a card?",
    EVOCATION: "Which card do you keep?",
    RETURN: "Do you return to the game?",
    KEEP: "Which of the two cards do you keep?",
}
WITH_EAGLE = {
    LIGHT: "Do you swap a card, or play an eagle?",
    EVOCATION: "Which card do you keep, or do you play an eagle first?",
    RETURN: "Do you return to the game, or play an eagle?",
}
SAME = "Swap for the same kind and colour?"
SAME_OR_EAGLE = "Swap for the same kind and colour, or play an eagle?"


def question(view: State, names: Names) -> str:
    """What the viewer is asked."""
    state = cast(IndyState, view)
    player = state.current_player
    if player is None or state.viewer != player or state.window:
        return prompt(view, names)
    has_eagle = EAGLE in state.hands[player]
    if state.phase in (EVOCATION, RETURN) and state.step == STEP_SWAP:
        return SAME_OR_EAGLE if has_eagle else SAME
    asked = WITH_EAGLE if has_eagle and state.phase in WITH_EAGLE else QUESTIONS
    return asked.get(state.phase) or prompt(view, names)


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """An action; exchanges of two cards are a group, and swaps of one card of the hand."""
    state = cast(IndyState, view)
    row = state.game.actions[id]
    said = action(view, id, names)
    if row.kind == "EXCHANGE" and len(row.fields["set"]) == 2:
        return SpokenChoice(said, "exchange two cards", "Which two do you exchange?", said)
    if row.kind == "SWAP":
        what = card(row.fields["h"])
        return SpokenChoice(said, f"give the {what}", f"The {what}: for which card in the row?", said)
    if row.kind == "PLAY_EAGLE" and state.phase != RETURN:
        return SpokenChoice(said, "let an eagle take a card", "Which card does the eagle take?", said)
    return SpokenChoice(said)


def would(view: State, id: int, names: Names) -> str:
    """What it makes of the hand."""
    return outcome(view, id)


def spelt(text: str) -> str:
    """A sentence of the rules, with the codes of the notation spelt out."""
    return CODE.sub(lambda found: card(found[0]), text)
