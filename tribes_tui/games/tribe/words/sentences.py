"""Tribe in words. Cards are spelt out: `flag of the sky`, `wolf`; a chain is called by its Tribù."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from rules.tribe.components import actions as ids
from rules.tribe.components.cards import (
    BONUS,
    CARD_OF,
    COLOUR,
    HIDDEN,
    NONE,
    SEQUENCE,
    SPHERES,
    TOTEM,
    TRIBU_NAMES,
    TRIBUS,
    VASES,
    need,
)
from rules.tribe.components.phases import DEFEND, DRAW3_DISCARD, LEADERS, MAIN, START
from rules.tribe.mechanics.scoring import chain_spheres, complete_chains, is_magical, is_one_coloured, table_points
from rules.tribe.state import TribeState
from tribes_tui.games.tribe.words.cards import card, card_with_icon, card_words, icon, icon_of, named
from tribes_tui.games.tribe.words.outcomes import outcome_of
from tribes_tui.words.common import count, do, does, listed, sentence, taken_back, waiting, whose
from tribes_tui.words.folding import fold

if TYPE_CHECKING:
    from rules import Event, State

Names = Sequence[str]

COLOUR_WORDS = {"R": "red", "B": "blue", "*": "both colours"}
EFFECTS = {
    "wolf": "destroys one vase",
    "buffalo": "destroys two vases",
    "courage": "saves two vases",
    "strength": "saves one vase",
    "draw3": "draw three cards, then discard three",
    "block": "another player skips a turn",
}
WIDTH = 78
PROMPT = 76
"""Letters that the row of the prompt holds in the smallest window."""
SWAPS = "You may first swap a face-down card.", "You may swap first."


def full(name: str) -> str:
    """A card with everything about it: `flag of the sky: icon flag, blue, 1 sphere`."""
    if name in TRIBU_NAMES:
        tribu = TRIBU_NAMES.index(name)
        vases = listed([icon(i) for i in SEQUENCE[tribu]], "then")
        return f"{name}: needs {vases}; {count(SPHERES[CARD_OF[name]], 'sphere')}"
    if name in EFFECTS:
        return f"{card(name)}: {EFFECTS[name]}"
    number = CARD_OF[name]
    what = {"multi": "any icon", "totem": "protects a complete chain"}.get(name) or f"icon {icon_of(number)}"
    return f"{card(name)}: {what}, {COLOUR_WORDS[COLOUR[number]]}, {count(SPHERES[number], 'sphere')}"


# ---- What may be done now -------------------------------------------------------------------------


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    state = cast(TribeState, view)
    player = state.current_player
    if player is None:
        return sentence(f"the game is over: {do(_winners(state, names), 'win')}")
    if state.viewer != player:
        return waiting(names[player]) if state.phase != DEFEND else f"Waiting for {names[player]} to answer the attack."
    if state.phase == DEFEND:
        return _attack_prompt(state, names)
    if state.phase == DRAW3_DISCARD:
        return f"Discard {count(state.left, 'card')} for draw three."
    if state.phase == LEADERS:
        return "Choose your leader: its character may stay on the table alone."
    if state.phase == MAIN:
        asked = f"{sentence(listed(_uses(state), 'or')).rstrip('.')} one of your six cards."
        if not _may(state, ids.SWAP, ids.DISCARD):
            return asked
        return next(f"{asked} {swap}" for swap in SWAPS if len(asked) + 1 + len(swap) <= PROMPT or swap == SWAPS[-1])
    ways = ["draw a card"] if _may(state, ids.DRAW_PILE, ids.DRAW_DISCARD) else []
    if _may(state, ids.DRAW_DISCARD, ids.USE_DIORAMA):
        ways.append("take the top discard")
    if _may(state, ids.USE_DIORAMA, ids.SWAP):
        ways.append("use a face-down card")
    return sentence(listed(ways, "or"))


def _may(state: TribeState, first: int, end: int) -> bool:
    """Whether an action from `first` up to `end` is legal."""
    return any(first <= action < end for action in state.legal_actions())


def _uses(state: TribeState) -> list[str]:
    """What may be done with some card of the hand."""
    uses = {
        "lay": (ids.PLACE_TRIBU, ids.ACTIVATE),
        "hide": (ids.ACTIVATE, ids.PLAY_DRAW3),
        "play": (ids.PLAY_DRAW3, ids.DECLINE),
        "discard": (ids.DISCARD, ids.PLACE_TRIBU),
    }
    return [use for use, (first, end) in uses.items() if _may(state, first, end)]


def _attack_prompt(state: TribeState, names: Names) -> str:
    assert state.attack is not None
    source, slot = state.attack
    name, chain = named(state.actives[source]), TRIBU_NAMES[slot % TRIBUS]
    answers = "protect it, or let it happen" if _may(state, ids.DECLINE + 1, ids.DRAW3_DISCARD) else "let it happen"
    whole = f"{names[source // TRIBUS]} sends a {name} at your {chain}: {answers}."
    return whole if len(whole) <= PROMPT else f"A {name} comes at your {chain}: {answers}."


def _winners(state: State, names: Names) -> list[str]:
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


# ---- An action --------------------------------------------------------------------------------


def action(view: State, id: int, names: Names) -> str:
    """An action in words, as an order: `lay the flag of the sky on the elder`."""
    state = cast(TribeState, view)
    row = state.game.actions[id]
    say: Callable[[TribeState, Mapping[str, Any], Names], str] = SAY[row.kind]
    return say(state, row.fields, names)


def _seat(names: Names, seat: int) -> str:
    return names[seat] if seat < len(names) else f"seat {seat + 1}"


def _own_active(state: TribeState, chain: str) -> str:
    player = state.current_player
    if player is None:
        return "face-down card"
    number = state.actives[player * TRIBUS + TRIBU_NAMES.index(chain)]
    return "face-down card" if number < 0 else card(named(number))


def _say_take(state: TribeState, fields: Mapping[str, Any], names: Names) -> str:
    return f"take the {card(named(state.discard[-1]))} from the discards" if state.discard else "take a discard"


SAY: dict[str, Callable[[TribeState, Mapping[str, Any], Names], str]] = {
    "DRAW_PILE": lambda state, f, names: "draw a card",
    "DRAW_DISCARD": _say_take,
    "USE_DIORAMA": lambda state, f, names: (
        f"lay the {_own_active(state, f['c'])} from beside your {f['c']} on the {f['t']}"
    ),
    "ATTACK": lambda state, f, names: (
        f"send the {_own_active(state, f['c'])} beside your {f['c']} at {whose(_seat(names, f['q']))} {f['t']}"
    ),
    "SWAP": lambda state, f, names: (
        f"swap the {_own_active(state, f['c']).removeprefix('feathers of ')} beside your {f['c']} for the {card(f['x'])}"
    ),
    "DISCARD": lambda state, f, names: f"discard the {card(f['x'])}",
    "PLACE_TRIBU": lambda state, f, names: f"begin a chain with the {f['x']}",
    "PLACE_DIORAMA": lambda state, f, names: f"lay the {card(f['x'])} on the {f['t']}",
    "ACTIVATE": lambda state, f, names: f"hide the {card(f['x'])} beside the {f['c']}",
    "PLAY_DRAW3": lambda state, f, names: "play draw three",
    "PLAY_BLOCK": lambda state, f, names: f"block {_seat(names, f['q'])} for a turn",
    "DECLINE": lambda state, f, names: "let it happen",
    "PROTECT": lambda state, f, names: (
        f"protect it with the {_own_active(state, f['c']).removeprefix('feathers of ')} beside your {f['c']}"
    ),
    "DRAW3_DISCARD": lambda state, f, names: f"discard the {card(f['x'])}",
    "CHOOSE_LEADER": lambda state, f, names: f"take the {f['x']} as your leader",
}


def outcome(view: State, id: int) -> str:
    """What an attack or a defence would cost, what a placement would make; empty if there is nothing to say."""
    return outcome_of(cast(TribeState, view), id)


# ---- What happened ----------------------------------------------------------------------------


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    say = EVENTS.get(event.kind)
    if say is None:
        return ""
    name = "" if event.player is None else names[event.player]
    return sentence(say(name, event.fields(), names))


def _defended(name: str, f: Mapping[str, Any], names: Names) -> str:
    lost = listed([card_with_icon(other) for other in f["destroyed"]]) if f["destroyed"] else "nothing"
    if f["card"] is None:
        return f"{does(name, 'let')} it happen; {whose(name)} {f['chain']} loses {lost}"
    return f"{does(name, 'protect')} with the {card_with_icon(f['card'])}; {whose(name)} {f['chain']} loses {lost}"


def _ended(name: str, f: Mapping[str, Any], names: Names) -> str:
    points = ", ".join(f"{who} {score:+d}" for who, score in zip(names, f["points"], strict=True))
    why = {"exhausted": "no vase or totem is left", "turn limit": "the limit of turns is reached"}.get(f["why"])
    how = why or does(name, "close")
    return f"challenge {f['challenge']} is over ({how}): {points}"


EVENTS: dict[str, Callable[[str, Mapping[str, Any], Names], str]] = {
    "leader_chosen": lambda name, f, names: f"{does(name, 'choose')} the {f['leader']} as leader",
    "challenge_began": lambda name, f, names: f"challenge {f['challenge']}: {does(name, 'deal')}",
    "dealt": lambda name, f, names: (
        f"{does(name, 'get')} {listed([card_with_icon(c) for c in f['cards']])}" if f.get("cards") else ""
    ),
    "drawn": lambda name, f, names: (
        does(name, "draw") + (f": {card_with_icon(f['card'])}" if "card" in f else " a card")
    ),
    "took": lambda name, f, names: f"{does(name, 'take')} the {card_with_icon(f['card'])} from the discards",
    "refilled": lambda name, f, names: f"the discards become the new draw pile: {count(f['cards'], 'card')}",
    "used": lambda name, f, names: (
        f"{does(name, 'lay')} the {card_with_icon(f['card'])} from beside the {f['from']} on the {f['chain']}"
    ),
    "attacked": lambda name, f, names: (
        f"{does(name, 'send')} a {f['card']} at {whose(names[f['target']])} {f['chain']}"
    ),
    "defended": _defended,
    "swapped": lambda name, f, names: (
        f"{does(name, 'swap')} the card beside the {f['chain']}"
        + (f": {card_with_icon(f['given'])} for {card_with_icon(f['back'])}" if "given" in f else "")
    ),
    "discarded": lambda name, f, names: f"{does(name, 'discard')} the {card_with_icon(f['card'])}",
    "founded": lambda name, f, names: f"{does(name, 'begin')} a chain with the {f['chain']}",
    "placed": lambda name, f, names: (
        f"{does(name, 'lay')} the {card_with_icon(f['card'])} on the {f['chain']}"
        + (": complete" if f["complete"] and f["card"] != "totem" else "")
    ),
    "activated": lambda name, f, names: (
        f"{does(name, 'hide')} {'the ' + card_with_icon(f['card']) if 'card' in f else 'a card'} beside the {f['chain']}"
    ),
    "blocked": lambda name, f, names: f"{does(name, 'block')} {names[f['target']]}",
    "skipped": lambda name, f, names: (
        f"{does(name, 'be', 'is').replace('you be', 'you are')} blocked and {'skip' if name == 'you' else 'skips'} the turn"
    ),
    "played_draw3": lambda name, f, names: f"{does(name, 'play')} draw three",
    "eliminated": lambda name, f, names: (
        f"{whose(name)} {f['chain']} stayed alone too long and leaves"
        + (f", with the {card_with_icon(f['active'])}" if f["active"] else "")
    ),
    "revealed": lambda name, f, names: (
        f"{does(name, 'show')} {listed([card_with_icon(c) for c in [*f['hand'], *f['active'].values()]])}"
    ),
    "challenge_ended": _ended,
    "game_ended": lambda name, f, names: "the game is over",
    "undo": lambda name, f, names: taken_back(name),
}


# ---- The whole position -----------------------------------------------------------------------


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    state = cast(TribeState, view)
    closing = f"{need(state.players)} complete chains end it."
    lines = [f"Tribe, challenge {state.number}, turn {state.done + 1} of at most {100 * state.players}. {closing}"]
    top = card(named(state.discard[-1])) if state.discard else "none"
    lines.append(
        f"Draw pile {len(state.draw)}, discards {len(state.discard)}, on top {top}; played {len(state.played)}."
    )
    for seat in range(state.players):
        lines.append(seat_line(state, seat, names))
        lines += [f"  {chain_line(state, slot)}" for slot in state.slots(seat)]
    for seat, hand in enumerate(state.hands):
        if seat == state.viewer or (state.viewer is None and HIDDEN not in hand):
            lines.append(sentence(f"{whose(names[seat])} hand: {listed(map(card_words, hand)) or 'empty'}"))
    return [piece for line in lines for piece in fold(line, WIDTH)]


def seat_line(state: TribeState, seat: int, names: Names) -> str:
    """A seat in one line: total, what lies on the table, leader, hand, Block."""
    leader = f"leader {TRIBU_NAMES[state.leaders[seat]]}" if state.leaders[seat] >= 0 else "no leader yet"
    spheres, bonus = table_points(state, seat)
    table = (
        []
        if state.is_terminal
        else [f"{spheres + bonus} on the table" + (f", {bonus} of it for magic" if bonus else "")]
    )
    done = f"{complete_chains(state, seat)} of {need(state.players)} chains complete"
    parts = [f"total {state.totals[seat]}", *table, done, leader, f"{count(len(state.hands[seat]), 'card')} in hand"]
    if state.blocked[seat]:
        parts.insert(0, "blocked: the next turn is skipped")
    return f"{names[seat]}: {', '.join(parts)}."


def chain_line(state: TribeState, slot: int) -> str:
    """A chain in one line: its vases, what it wants next, its Totem, its face-down card."""
    vases = state.vases[slot] or ()
    tribu = slot % TRIBUS
    parts = [listed([card(named(vase)) for vase in vases])] if vases else []
    if len(vases) < VASES:
        parts.append(f"needs {listed([icon(i) for i in SEQUENCE[tribu][len(vases) :]], 'then')}")
    else:
        parts.append(_safety(state, slot))
    hidden = state.actives[slot]
    if hidden != NONE:
        parts.append(
            "a card face down beside it" if hidden == HIDDEN else f"face down beside it: {card(named(hidden))}"
        )
    return f"{TRIBU_NAMES[tribu]} ({_points(state, slot)}): {'; '.join(parts)}."


def _points(state: TribeState, slot: int) -> str:
    """What a chain counts, with what it counts for magic."""
    bonus = BONUS * is_magical(state.vases[slot] or (), state.totems[slot])
    spheres = count(chain_spheres(state, slot) + bonus, "sphere")
    return f"{spheres}, {bonus} of them for magic" if bonus else spheres


def _safety(state: TribeState, slot: int) -> str:
    vases, totem = state.vases[slot] or (), count(SPHERES[TOTEM], "sphere")
    if state.totems[slot]:
        return (
            "complete, magical, safe with its totem"
            if is_magical(vases, 1)
            else "complete, safe with its totem, two colours"
        )
    return (
        f"complete; a totem makes it magical: {totem} and {BONUS} more"
        if is_one_coloured(vases)
        else f"complete; a totem brings {totem}"
    )


# ---- The end ----------------------------------------------------------------------------------


def story(state: State, names: Names) -> list[str]:
    """Who won and how the points came about, challenge by challenge."""
    end = cast(TribeState, state)
    lines = [sentence(f"{do(_winners(end, names), 'win')} after {count(len(end.results), 'challenge')}")]
    for number, (closer, counting) in enumerate(end.results, 1):
        scores = ", ".join(f"{name} {tally.total:+d}" for name, tally in zip(names, counting, strict=True))
        lines.append(f"Challenge {number}, closed by {names[closer] if closer >= 0 else 'nobody'}: {scores}.")
    return [piece for line in lines for piece in fold(line, WIDTH)]


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """The last challenge seat by seat: table, bonus, hostile, total."""
    ended = [event.fields() for event in events if event.kind == "challenge_ended"]
    return [line for fields in ended[-3:] for line in ["", *counted(fields, names)]]


def counted(fields: Mapping[str, Any], names: Names) -> list[str]:
    """The counting of a challenge as a table, from its `challenge_ended` event; all lines are equally long."""
    width = max(8, *(len(name) for name in names))
    lines = [f"Challenge {fields['challenge']:<2} {'':<{width}} table  magic  hostile   sum  total"]
    for seat, name in enumerate(names):
        row = f"{fields['table'][seat]:>5}  {fields['bonus'][seat]:>5}  {-fields['hostile'][seat]:>7}"
        mark = "closes" if seat == fields["closer"] else ""
        lines.append(
            f"{name:>{width + 13}} {row}  {fields['points'][seat]:>4}  {fields['totals'][seat]:>5} {mark}".rstrip()
        )
    widest = max(len(line) for line in lines)
    return [line.ljust(widest) for line in lines]  # a page that centres lines keeps the columns


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    state = cast(TribeState, view)
    sections = {LEADERS: "2", START: "3.1", MAIN: "3.2", DEFEND: "3.4", DRAW3_DISCARD: "3.5"}
    return sections.get(state.phase, "3.9")
