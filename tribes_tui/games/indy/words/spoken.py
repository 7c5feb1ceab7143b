"""indy for people who listen: what happened, the question, the choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from rules.indy.components.phases import RETURN
from rules.indy.state import IndyState
from tribes_tui.games.indy.words.actions import action, outcome, prompt, question_of
from tribes_tui.games.indy.words.answers import REQUESTS as REQUESTS
from tribes_tui.games.indy.words.answers import place as place
from tribes_tui.games.indy.words.answers import seat as seat
from tribes_tui.games.indy.words.answers import things
from tribes_tui.games.indy.words.cards import card, cards, verdict
from tribes_tui.games.indy.words.log import round_sentence
from tribes_tui.games.indy.words.said import cards as said_cards
from tribes_tui.games.indy.words.said import log as said
from tribes_tui.games.indy.words.said import prompts
from tribes_tui.words.spoken import Clause, SpokenChoice

if TYPE_CHECKING:
    from rules import Event, State
    from tribes_tui.words.nouns import Noun

Names = Sequence[str]
Fields = Mapping[str, Any]
CODE = re.compile(r"\b[CHO][RGB]\d\b")
"""The notation's names of cards."""

CHOSEN = frozenset(("shaman_chosen", "passed", "swapped", "eagle_held", "returned", "kept"))
"""What the one who chose it needs not hear."""


def __getattr__(name: str) -> Sequence[str]:
    """`THINGS`, in the language of whoever asks for it."""
    if name == "THINGS":
        return things()
    raise AttributeError(name)


class Heard(NamedTuple):
    """A clause, and what was done in it: the same by several is told together."""

    clause: Clause
    did: tuple[str, Any] | None = None


# ---- What happened ------------------------------------------------------------------------------------


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each thing; who exchanged or passed in a row together, the row once it lies."""
    found: list[Heard] = []
    shown: list[Noun] = []
    for event in events:
        fields = event.fields()
        if event.player == viewer and (event.kind in CHOSEN or fields.get("count") == 0):
            continue
        if event.kind == "revealed":
            shown.append(card(event.public["shown"][-1]))
            continue
        found += _laid(shown)
        kind = "drew" if fields.get("drawn") else event.kind
        if kind in TOLD:
            weight, is_own, what, say = TOLD[kind]
            text, who = say(fields, names), event.player if is_own else None
            found += [Heard(Clause(who, text, weight), (kind, fields.get(what)))] if text else []
    return _together([*found, *_laid(shown)], names)


def _laid(shown: list[Noun]) -> list[Heard]:
    """The cards that were turned up on the table, told together; the list is emptied."""
    clauses = [Heard(Clause(None, said.turned_up_spoken(cards=shown[:]), 2))] if shown else []
    shown.clear()
    return clauses


def _together(heard: list[Heard], names: Names) -> list[Clause]:
    """Players who did the same in a row are told in one sentence: `Ada and Bo passed.`"""
    found: list[Clause] = []
    for did, group in groupby(heard, lambda one: one.did if one.clause.who is not None else None):
        clauses = [one.clause for one in group]
        who = [*dict.fromkeys(names[clause.who] for clause in clauses if clause.who is not None)]
        if len(who) > 1:
            found.append(Clause(None, said.together(who=who, did=clauses[0].text), clauses[0].weight))
        else:
            found += clauses if did is None else clauses[:1]
    return found


def _eagle_played(fields: Fields, names: Names) -> str:
    lies = card(fields["shown"][-1])
    return said.eagle_played_spoken(taken=card(fields["taken"]), place=fields["position"] + 1, card=lies)


TOLD: dict[str, tuple[int, bool, str, Callable[[Fields, Names], str]]] = {
    "shaman_chosen": (
        1,
        True,
        "shaman",
        lambda f, names: said.shaman_chosen_spoken(shaman=said_cards.shaman(colour=f["shaman"])),
    ),
    "manche_began": (0, False, "", lambda f, names: said.round_began_spoken(number=f["manche"])),
    "dealt": (1, True, "cards", lambda f, names: said.dealt_spoken(number=len(f["cards"])) if f.get("cards") else ""),
    "drew": (2, True, "drawn", lambda f, names: said.drew_spoken(drawn=cards(f["drawn"]))),
    "exchanged": (0, True, "count", lambda f, names: said.exchanged_spoken(number=f["count"])),
    "passed": (0, True, "", lambda f, names: said.passed_spoken()),
    "swapped": (0, True, "taken", lambda f, names: said.swapped_spoken(given=card(f["given"]), taken=card(f["taken"]))),
    "eagle_played": (2, True, "taken", _eagle_played),
    "eagle_held": (0, True, "", lambda f, names: said.eagle_kept_spoken()),
    "evoked": (0, True, "rank", lambda f, names: said.evoked_spoken(made=verdict(f["rank"]))),
    "returned": (2, True, "card", lambda f, names: said.returned_spoken(card=card(f["card"]))),
    "kept": (0, True, "", lambda f, names: said.kept_spoken()),
    "resolved": (2, False, "", round_sentence),
    "game_over": (2, False, "", lambda f, names: said.game_over_spoken(winners=[names[seat] for seat in f["winners"]])),
    "undo": (2, False, "", lambda f, names: said.undo_spoken()),
}
"""How much it has to be heard, whether it is told of a player, the field in which like things are alike, what is said."""

# ---- What may be done ---------------------------------------------------------------------------------


def question(view: State, names: Names) -> str:
    """What the viewer is asked."""
    state = cast(IndyState, view)
    player = state.current_player
    if player is None or state.viewer != player or state.window:
        return prompt(view, names)
    return question_of(state, player)[1]()


def choice(view: State, id: int, names: Names) -> SpokenChoice:
    """An action; exchanges of two cards are a group, and swaps of one card of the hand."""
    state = cast(IndyState, view)
    row = state.game.actions[id]
    words = action(view, id, names)
    if row.kind == "EXCHANGE" and len(row.fields["set"]) == 2:
        return SpokenChoice(words, prompts.exchange_two(), prompts.exchange_two_ask(), words)
    if row.kind == "SWAP":
        what = card(row.fields["h"])
        return SpokenChoice(words, prompts.give(card=what), prompts.give_ask(card=what), words)
    if row.kind == "PLAY_EAGLE" and state.phase != RETURN:
        return SpokenChoice(words, prompts.let_eagle(), prompts.let_eagle_ask(), words)
    return SpokenChoice(words)


def would(view: State, id: int, names: Names) -> str:
    """What it makes of the hand."""
    return outcome(view, id)


def spelt(text: str) -> str:
    """A sentence of the rules, with the codes of the notation spelt out."""
    return CODE.sub(lambda found: card(found[0]), text)
