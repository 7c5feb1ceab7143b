"""indy for people who listen: what happened, the question, the choices, answers to what they ask."""

import re
from collections.abc import Sequence

from rules.indy.components.cards import CODES, COLOURS, DECK, HIDDEN
from rules.indy.components.phases import EVOCATION, RETURN, STEP_SWAP
from rules.indy.mechanics.scoring import rank
from rules.indy.state import IndyState
from tribes_tui.games.indy.foresight import best_rank
from tribes_tui.games.indy.words.news import news
from tribes_tui.games.indy.words.said import cards as said_cards, prompts, spoken as said, table as said_table
from tribes_tui.games.indy.words.sentences import (
    Names,
    action,
    card,
    numbered,
    outcome,
    phase_name,
    points,
    prompt,
    question as question_asked,
)
from tribes_tui.words.common import repeated
from tribes_tui.words.language import Later, Noun
from tribes_tui.words.spoken import Request, SpokenChoice

__all__ = ["REQUESTS", "choice", "news", "place", "question", "seat", "spelt", "would"]

CODE = re.compile(r"\b[CHO][RGB]\d\b")
"""The notation's names of cards."""


def __getattr__(name: str) -> Sequence[str]:
    """`THINGS`, the names of all cards and shamans, in the language of whoever asks for it."""
    if name == "THINGS":
        return [*map(card, CODES), *(said_cards.shaman(colour=colour) for colour in COLOURS)]
    raise AttributeError(name)


# ---- What may be done ---------------------------------------------------------------------------------


def question(state: IndyState, names: Names) -> str:
    """What the viewer is asked."""
    player = state.current_player
    if player is None or state.viewer != player or state.window:
        return prompt(state, names)
    return question_asked(state, player, is_heard=True)


def choice(view: IndyState, id: int, names: Names) -> SpokenChoice:
    """An action; exchanges of two cards are a group, and swaps of one card of the hand."""
    row, words = view.game.actions[id], action(view, id, names)
    if row.kind == "EXCHANGE" and len(row.fields["set"]) == 2:
        return SpokenChoice(words, prompts.exchange_two(), prompts.exchange_two_ask(), words)
    if row.kind == "SWAP":
        what = card(row.fields["h"])
        return SpokenChoice(words, prompts.give(card=what), prompts.give_ask(card=what), words)
    is_eagle = row.kind == "PLAY_EAGLE" and view.phase != RETURN
    return SpokenChoice(words, prompts.let_eagle(), prompts.let_eagle_ask(), words) if is_eagle else SpokenChoice(words)


def would(view: IndyState, id: int, names: Names) -> str:
    """What it makes of the hand."""
    return outcome(view, id, names)


def spelt(text: str) -> str:
    """A sentence of the rules, with the codes of the notation spelt out."""
    return CODE.sub(lambda found: card(found[0]), text)


# ---- Answers ------------------------------------------------------------------------------------------


def _listed(cards: Sequence[int]) -> Sequence[Noun]:
    return repeated(numbered(cards))


def _hand(state: IndyState, names: Names, rest: str) -> list[str]:
    """Your cards, and what the best three of them make."""
    held = state.hands[state.viewer] if state.viewer is not None and state.viewer >= 0 else []
    made, cards = best_rank(held), _listed(held)
    return [
        said.hand(number=len(held), cards=cards) if made is None else said.hand_best(cards=cards, made=points(made))
    ]


def _row(state: IndyState, names: Names, rest: str) -> list[str]:
    """The cards of the row by their places; of one place with its neighbours."""
    if not state.table:
        return [said.no_row()]
    if rest:
        return place(state, names, rest) or [said.places(number=len(state.table))]
    lying = [said.on_place(card=card(CODES[number]), place=i) for i, number in enumerate(state.table, 1)]
    return [said.row(cards=", ".join(lying))]


def place(state: IndyState, names: Names, text: str) -> list[str]:
    """A place of the row: `place 2`, `2`."""
    number = text.lower().removeprefix("place").strip()
    if not (number.isascii() and number.isdigit()) or not 1 <= int(number[:3]) <= len(state.table):
        return []
    at, lying = int(number), numbered(state.table)
    if at == 1:
        return [said.place_first(place=number, card=lying[0], right=lying[1])]
    if at == len(lying):
        return [said.place_last(place=number, card=lying[-1], left=lying[-2])]
    return [said.place(place=number, card=lying[at - 1], left=lying[at - 2], right=lying[at])]


def seat(state: IndyState, names: Names, seat: int) -> list[str]:
    """A player: feathers, shaman, cards, evocation, what everybody knows."""
    name, is_other = names[seat], seat != state.viewer
    laid, maybe, is_back = state.evocations[seat], state.maybe[seat], state.returned == seat
    known = [number for number in state.hands[seat] if number != HIDDEN]
    parts = [
        said_cards.feathers(number=state.tokens[seat]),
        *([said_cards.shaman(colour=COLOURS[state.shamans[seat]]).form("a")] if state.shamans[seat] >= 0 else []),
        *([said_table.is_back() if is_back else said_table.plucked()] if state.plucked >> seat & 1 else []),
        said.in_hand(number=len(state.hands[seat])),
    ]
    return [
        said.player(who=name, parts=", ".join(parts)),
        *([said.known(name=name, cards=_listed(known))] if known and is_other else []),
        *([said.maybe(cards=_listed(maybe))] if maybe and is_other else []),
        *([said.laid(who=name, cards=_listed(laid), made=points(rank(*laid)))] if laid else []),
        *([said.beside_shaman(card=card(CODES[state.return_card]))] if is_back and state.return_card != HIDDEN else []),
    ]


def _table(state: IndyState, names: Names, rest: str) -> list[str]:
    """The row, the plate, everybody."""
    order = [(max(state.viewer or 0, 0) + i) % state.players for i in range(state.players)]
    return [*_row(state, names, ""), *[line for player in order for line in seat(state, names, player)]]


def _leads(state: IndyState, names: Names, rest: str) -> list[str]:
    """Feathers by player, and the plate."""
    order = sorted(range(state.players), key=lambda seat: -state.tokens[seat])
    players = ", ".join(said.has(who=names[seat], number=state.tokens[seat]) for seat in order)
    return [said.leads(players=players, feathers=said_cards.feathers(number=state.plate))]


def _now(state: IndyState, names: Names, rest: str) -> list[str]:
    """Round, phase, dealer, whose turn, the deck."""
    whole = len(state.deck) + len(state.under) or DECK
    deck, under = (said_cards.cards(number=number) for number in (whole, len(state.under)))
    swap = said.swap_first() if state.step == STEP_SWAP else said.swap_over()
    return [
        said.now(who=names[state.dealer], number=state.manche, phase=phase_name(state)),
        said.turn(who=names[state.turn], cards=deck),
        *([said.under(cards=under, eagles=state.eagles_under)] if state.under or state.eagles_under else []),
        *([swap] if state.phase in (EVOCATION, RETURN) else []),
        *([said.about_eagle()] if state.window else []),
    ]


REQUESTS = (
    Request(("hand", "h"), Later(said.about_hand), _hand, typed=said.about_hand_typed),
    Request(("row", "market", "r"), Later(said.about_row), _row, True, said.about_row_typed),
    Request(("table", "t"), Later(said.about_table), _table, typed=said.about_table_typed),
    Request(
        ("me", "where are my members", "members", "m"),  # no words
        Later(said.about_me),
        lambda state, names, _: seat(state, names, max(state.viewer or 0, 0)),
        typed=said.about_me_typed,
    ),
    Request(
        ("who leads", "leads", "score", "l"),  # no words
        Later(said.about_leads),
        _leads,
        typed=said.about_leads_typed,
    ),
    Request(
        ("goals", "g"),
        Later(said.about_goals),
        lambda *_: [said.goals(), said.goals_win()],
        typed=said.about_goals_typed,
    ),
    Request(("now", "turn"), Later(said.about_now), _now, typed=said.about_now_typed),
)
