"""indy in words. A card is spelt out: red horse 4."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

from rules import Event, State
from rules.indy.components.cards import CARD_OF, CLASS_NAMES, CODES, COLOURS, EAGLE, HIDDEN, TEAM
from rules.indy.components.phases import DARK, END, EVOCATION, KEEP, LAST_EAGLES, LIGHT, RETURN, SHAMANS, STEP_SWAP
from rules.indy.mechanics.scoring import class_of, rank, sum_of
from rules.indy.state import IndyState
from tribes_tui.games.indy.foresight import after, best_rank
from tribes_tui.words.common import count, do, does, listed, sentence, taken_back, waiting, whose

KIND_WORDS = {"C": "character", "H": "horse", "O": "object"}
COLOUR_WORDS = {"R": "red", "G": "green", "B": "blue"}

LEGEND = "Cards: C character, H horse, O object; R red, G green, B blue; a value; E an eagle."
"""Of the codes by which cards are typed."""

Names = Sequence[str]


def card(code: str) -> str:
    """A card spelt out: `red horse 4`."""
    if code == "E":
        return "eagle"
    if code == "?":
        return "hidden card"
    return f"{COLOUR_WORDS[code[1]]} {KIND_WORDS[code[0]]} {code[2]}"


def verdict(value: int) -> str:
    """A rank of three cards: `team 13`."""
    return f"{CLASS_NAMES[class_of(value)]} {sum_of(value)}"


def points(value: int) -> str:
    """A rank where there is room for its noun: `team, 13 points`."""
    return f"{CLASS_NAMES[class_of(value)]}, {count(sum_of(value), 'point')}"


def best(hand: Sequence[int]) -> str:
    """What the best three cards of a hand make, empty when there are fewer than three or hidden ones."""
    value = best_rank(hand)
    return "" if value is None else verdict(value)


# ---- What may be done now -------------------------------------------------------------------------

TURN_PROMPTS = {
    SHAMANS: "Choose the colour of your shaman.",
    DARK: "In the dark: exchange one or two of your cards with the deck, or none.",
    LIGHT: "In the light: swap a card with one on the table, or pass.",
    KEEP: "Choose the card to keep; the other goes back to the deck.",
}


def prompt(view: State, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    state = cast(IndyState, view)
    player = state.current_player
    if player is None:
        return sentence(f"the game is over: {do(_winners(state, names), 'win')}")
    if state.viewer != player:
        return waiting(names[player]) if state.phase != LAST_EAGLES else "The round is about to end."
    if state.window:
        return "An eagle may fly now: take a card from the table with yours, or pass."
    if state.phase in (EVOCATION, RETURN):
        return _turn_step(state, player)
    eagle = state.phase == LIGHT and EAGLE in state.hands[player]
    text = TURN_PROMPTS[state.phase]
    return text.replace(", or pass", ", play an eagle, or pass") if eagle else text


def _turn_step(state: IndyState, player: int) -> str:
    eagle = ", play an eagle" if EAGLE in state.hands[player] else ""
    if state.step == STEP_SWAP:
        return f"Swap a card for one of its kind and colour on the table{eagle}, or pass."
    if state.phase == EVOCATION:
        more = ", or play an eagle first" if eagle else ""
        return f"Choose the card to keep; the other three are your evocation{more}."
    return f"Return with a character of your shaman's colour{eagle}, or pass."


def _winners(state: State, names: Names) -> list[str]:
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


# ---- An action --------------------------------------------------------------------------------


def action(view: State, id: int, names: Names) -> str:
    """An action in words, as an order: `swap CR3 for OB5, place 2`."""
    state = cast(IndyState, view)
    row = state.game.actions[id]
    say: Callable[[IndyState, Mapping[str, Any]], str] = SAY[row.kind]
    return say(state, row.fields)


def spelt(codes: Iterable[str]) -> str:
    """Cards one after the other: `red horse 3 and an eagle`."""
    return listed(card(code) for code in codes)


def _lying(state: IndyState, place: int) -> str:
    return card(CODES[state.table[place]]) if place < len(state.table) else "nothing"


def _say_exchange(state: IndyState, fields: Mapping[str, Any]) -> str:
    given = fields["set"]
    return f"exchange {spelt(given)} with the deck" if given else "exchange nothing"


def _say_evoke(state: IndyState, fields: Mapping[str, Any]) -> str:
    text = f"keep {card(fields['k'])}"
    player = state.current_player
    hand = [] if player is None else state.hands[player][:]
    kept = CARD_OF[fields["k"]]
    if kept not in hand:
        return f"{text} and lay the other three"
    hand.remove(kept)
    return f"{text} and lay the other three: {points(rank(*hand))}"


SAY: dict[str, Callable[[IndyState, Mapping[str, Any]], str]] = {
    "PASS": lambda state, fields: "keep the eagle" if state.window else "pass",
    "CHOOSE_SHAMAN": lambda state, fields: f"take a {COLOUR_WORDS[fields['s']]} shaman",
    "PLAY_EAGLE": lambda state, fields: f"let an eagle take {_lying(state, fields['i'])}",
    "SWAP": lambda state, fields: f"take {_lying(state, fields['i'])} for {card(fields['h'])}",
    "EXCHANGE": _say_exchange,
    "EVOKE": _say_evoke,
    "RETURN": lambda state, fields: f"return to the game with {card(fields['h'])}",
    "KEEP": lambda state, fields: f"keep {card(fields['card'])}",
}


def outcome(view: State, id: int) -> str:
    """What an eagle or a swap makes of the viewer's hand: `team 13 (now standard 9)`, else empty."""
    state = cast(IndyState, view)
    player = state.current_player
    if player is None or state.game.actions[id].kind == "EVOKE":
        return ""
    hand = state.hands[player]
    now, made = best_rank(hand), best_rank(after(state, hand, id))
    if len(hand) != 4 or now is None or made is None:
        return ""
    before = str(sum_of(now)) if class_of(now) == class_of(made) else verdict(now)
    return f"{verdict(made)} (now {before})"


def reason(view: State, id: int, names: Names) -> str:
    """Why that action is worth looking at: a hint's own sentence."""
    made = outcome(view, id)
    text = action(view, id, names)
    return f"{text}: {made}" if made else text


# ---- What happened ----------------------------------------------------------------------------


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    say = EVENTS.get(event.kind)
    if say is None:
        return ""
    name = "" if event.player is None else names[event.player]
    return sentence(say(name, event.fields(), names))


def _happened_exchange(name: str, fields: Mapping[str, Any], names: Names) -> str:
    if fields.get("given"):
        given, drawn = spelt(fields["given"]), spelt(fields["drawn"])
        return f"{does(name, 'put')} {given} under the deck, and {drawn} came up"
    number = fields["count"]
    return f"{does(name, 'exchange')} {count(number, 'card') if number else 'nothing'}"


def _shown(fields: Mapping[str, Any]) -> str:
    shown = fields["shown"]
    eagles = count(len(shown) - 1, "eagle")
    return card(shown[-1]) if len(shown) == 1 else f"{card(shown[-1])} ({eagles} went under the deck)"


def _happened_evocation(name: str, fields: Mapping[str, Any], names: Names) -> str:
    kept = f"; {card(fields['kept'])} is kept" if "kept" in fields else ""
    return f"{does(name, 'evoke')} {spelt(fields['cards'])}: {points(fields['rank'])}{kept}"


def _happened_kept(name: str, fields: Mapping[str, Any], names: Names) -> str:
    if "kept" in fields:
        return f"{does(name, 'keep')} {card(fields['kept'])}; {card(fields['dropped'])} goes back"
    return f"{does(name, 'keep')} one of two cards"


def _happened_reckoning(name: str, fields: Mapping[str, Any], names: Names) -> str:
    parts = []
    if fields["winner"] is not None:
        parts.append(f"{does(names[fields['winner']], 'take')} a feather for the best team")
    losers = [names[seat] for seat in fields["losers"]]
    if fields["spared"]:
        parts.append("nobody loses a feather, or nobody would be left")
    else:
        parts.append(f"the worst evocation costs {listed(losers)} a feather")
    return "; ".join(parts)


EVENTS: dict[str, Callable[[str, Mapping[str, Any], Names], str]] = {
    "shaman_chosen": lambda name, f, names: f"{does(name, 'take')} a {COLOUR_WORDS[f['shaman']]} shaman",
    "manche_began": lambda name, f, names: f"round {f['manche']}: {does(name, 'deal')}",
    "dealt": lambda name, f, names: f"{does(name, 'get')} {spelt(f['cards'])}" if f.get("cards") else "",
    "exchanged": _happened_exchange,
    "revealed": lambda name, f, names: f"place {f['position'] + 1} shows {_shown(f)}",
    "passed": lambda name, f, names: does(name, "pass", "passes"),
    "swapped": lambda name, f, names: f"{does(name, 'swap')} {card(f['given'])} for {card(f['taken'])}",
    "eagle_played": lambda name, f, names: (
        f"{whose(name)} eagle takes {card(f['taken'])}; place {f['position'] + 1} shows {_shown(f)}"
    ),
    "eagle_held": lambda name, f, names: f"{does(name, 'hold')} the eagle back",
    "evoked": _happened_evocation,
    "returned": lambda name, f, names: f"{does(name, 'return')} to the game with {card(f['card'])}",
    "kept": _happened_kept,
    "resolved": _happened_reckoning,
    "game_over": lambda name, f, names: f"{do([names[seat] for seat in f['winners']], 'win')} the game",
    "undo": lambda name, f, names: taken_back(name),
}


# ---- The whole position -----------------------------------------------------------------------


def phase_name(state: IndyState) -> str:
    """The phase in one or two words."""
    words = {
        SHAMANS: "shamans",
        DARK: "dark",
        LIGHT: "light",
        EVOCATION: "evocation",
        RETURN: "return",
        LAST_EAGLES: "last eagles",
        KEEP: "keeping",
        END: "the end",
    }
    return words[state.phase]


def position(view: State, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    state = cast(IndyState, view)
    dealer = sentence(does(names[state.dealer], "deal"))
    lines = [f"indy, round {state.manche}, {phase_name(state)}. {dealer}"]
    lines.append(f"Plate: {count(state.plate, 'feather')}. {LEGEND}")
    lines += [seat_line(state, seat, names[seat], codes) for seat in range(state.players)]
    if state.table:
        lines.append("Table: " + ", ".join(f"{i}: {CODES[lying]}" for i, lying in enumerate(state.table, 1)))
    if state.viewer is not None and state.viewer >= 0:
        hand = state.hands[state.viewer]
        made = best(hand)
        lines.append(f"Your hand: {codes(hand) or 'empty'}." + (f" Best three: {made}." if made else ""))
    return [piece for line in lines for piece in _folded(line)]


def codes(cards: Sequence[int]) -> str:
    """Cards as they are typed: `CR3, E`."""
    return ", ".join("?" if lying == HIDDEN else CODES[lying] for lying in cards)


def spelt_cards(cards: Sequence[int]) -> str:
    """Cards in words: `red character 3, eagle`."""
    return ", ".join(card("?" if lying == HIDDEN else CODES[lying]) for lying in cards)


def seat_line(state: IndyState, seat: int, name: str, say: Callable[[Sequence[int]], str] = spelt_cards) -> str:
    """Everything public about a seat in one line."""
    parts = [count(state.tokens[seat], "feather")]
    if state.shamans[seat] >= 0:
        parts.append(f"{COLOUR_WORDS[COLOURS[state.shamans[seat]]]} shaman")
    if state.plucked >> seat & 1:
        parts.append("back in the game" if state.returned == seat else "plucked")
    if state.hands[seat]:
        parts.append(count(len(state.hands[seat]), "card"))
    known = [c for c in state.hands[seat] if c != HIDDEN] if seat != state.viewer else []
    if known:
        parts.append(f"holds {say(known)}")
    laid = state.evocations[seat]
    if laid:
        parts.append(f"evoked {say(laid)}, {verdict(rank(*laid))}")
    return f"{name}: {', '.join(parts)}"


def _folded(line: str, width: int = 78) -> list[str]:
    lines = []
    while len(line) > width:
        cut = line.rfind(" ", 0, width + 1)
        cut = cut if cut > 0 else width
        lines.append(line[:cut])
        line = "  " + line[cut:].lstrip()
    return [*lines, line]


# ---- The end ----------------------------------------------------------------------------------


def story(state: State, names: Names) -> list[str]:
    """Who won and how the points came about."""
    end = cast(IndyState, state)
    winners = _winners(end, names)
    lines = [sentence(f"{do(winners, 'win')} after {count(end.manche, 'round')}")]
    if len(winners) == 1 and end.plate == 0:
        lines.append(
            sentence(
                f"{do(winners, 'be', 'is').replace('you be', 'you are')} the last with feathers, and so the plate goes there too"
            )
        )
    else:
        lines.append(f"After {count(end.manche, 'round')} the most feathers win.")
    for seat, laid in enumerate(end.evocations):
        if laid:
            lines.append(sentence(f"{whose(names[seat])} last evocation: {spelt_cards(laid)}, {verdict(rank(*laid))}"))
    best_team = [seat for seat, laid in enumerate(end.evocations) if laid and class_of(rank(*laid)) == TEAM]
    if best_team:
        lines.append(
            sentence(f"{do([names[seat] for seat in best_team], 'finish', 'finishes')} with a team of characters")
        )
    return lines


SAGA_ROUNDS = 20
"""How many rounds a line of the saga holds."""


def saga(events: Iterable[Event], names: Names) -> list[str]:
    """How the feathers went from round to round, a line a seat; the last rounds when they are many."""
    tokens = [event.public["tokens"] for event in events if event.kind == "resolved"][-SAGA_ROUNDS:]
    if not tokens:
        return []
    width = max(len(name) for name in names)
    lines = [f"{name:<{width}} " + "".join(f"{row[seat]:>3}" for row in tokens) for seat, name in enumerate(names)]
    return ["Feathers after each round:", *lines]


def section(view: State) -> str:
    """The section of the rulebook that speaks of what happens now."""
    state = cast(IndyState, view)
    if state.window:
        return "3.7"
    sections = {
        SHAMANS: "2",
        DARK: "3.2",
        LIGHT: "3.4",
        EVOCATION: "3.5",
        RETURN: "3.6",
        LAST_EAGLES: "3.7",
        KEEP: "3.8",
    }
    return sections.get(state.phase, "3.11")


# ---- What stands on the table ---------------------------------------------------------------------

ROW_TITLE = "On the table"
ROW_TITLES = {SHAMANS: "The shamans: which colour is yours?"}
HAND_TITLE = "Your hand"
NO_HAND_TITLE = "Hands are hidden"
BEST_TITLE = "Your best three"
EVOKED_TITLE = "You evoked"
RETURN_TITLE = "Plucked"
SHAMAN_TITLE = "Your shaman"
SHAMAN_NOTE = (
    "Without feathers you are",
    "plucked. A character in",
    "your shaman's colour may",
    "then bring you back.",
)
OPENS_AT_LIGHT = ("turned up", "after the", "dark")
OPENS_AT_EVOKE = ("turned up", "when all", "evoke")
EAGLE_BUTTON = "let an eagle fly"
STEPS = ("exchange in the dark", "swap in the light", "evoke", "return", "reckon")
BRIEF_STEPS = ("dark", "light", "evoke", "return", "reckon")
STEP_OF = {DARK: 0, LIGHT: 1, EVOCATION: 2, LAST_EAGLES: 2, RETURN: 3, KEEP: 3, END: 4}
RETURN_STEP = 3


def capital(name: str) -> str:
    """A name as it stands alone: `You`."""
    return name[:1].upper() + name[1:]


def hand_title(name: str) -> str:
    """`Your hand`, `Ada's hand`."""
    return f"{capital(whose(name))} hand"


def facts(state: IndyState, names: Names) -> tuple[str, ...]:
    """The round, and who deals."""
    if state.phase == SHAMANS:
        return ("before round 1",)
    return f"round {state.manche}", capital(does(names[state.dealer], "deal"))


def steps(state: IndyState) -> tuple[list[str], int | None, list[str]]:
    """The steps of a round, the present one, and the same in a word each; the return only while somebody is plucked."""
    if state.phase == SHAMANS:
        return [], None, []
    left_out = () if state.plucked else (RETURN_STEP,)
    numbers = [i for i in range(len(STEPS)) if i not in left_out]
    now = STEP_OF[state.phase]
    return [STEPS[i] for i in numbers], numbers.index(now), [BRIEF_STEPS[i] for i in numbers]


def ask_further(state: IndyState, lying: int, name: str) -> str:
    """What is asked for a card that is picked, or for the eagle."""
    if state.phase in (SHAMANS, KEEP):
        return ""
    if state.phase == DARK:
        return "Exchange this card alone, or another one with it?"
    if lying == EAGLE:
        return "Which card on the table shall the eagle take?"
    if name.startswith("table:"):
        return f"Which of your cards do you give for the {card(CODES[lying])}?"
    return f"Which card on the table do you want for your {card(CODES[lying])}?"


def exchange_button(number: int) -> str:
    """What the answer says in the dark."""
    return f"exchange {count(number, 'card')}" if number else "exchange nothing"


def pass_button(state: IndyState) -> str:
    """What passing is called now."""
    return "keep the eagle" if state.window else "pass"


def after_title(state: IndyState, id: int) -> str:
    """Of what would be made after a choice."""
    kind = state.game.actions[id].kind
    return {"EVOKE": "these three", "SWAP": "after this swap"}.get(kind, "after the eagle")


def seat_status(state: IndyState, seat: int) -> str:
    """`plucked`, `back in the game`, or nothing."""
    if not state.plucked >> seat & 1:
        return ""
    return "back in the game" if state.returned == seat else "plucked"


def status_note(state: IndyState, seat: int) -> str:
    """What the status means for them."""
    if state.returned == seat:
        return f"{count(state.tokens[seat], 'feather')}, four cards from the next round on"
    colour = COLOUR_WORDS[COLOURS[state.shamans[seat]]]
    where = "in the row or in an evocation" if _returns_from_all(state) else "in the row"
    return f"can return with a {colour} character and two more {where}"


def _returns_from_all(state: IndyState) -> bool:
    return bool(state.options.get("return_from") == "all")


def return_note(state: IndyState, seat: int) -> tuple[str, ...]:
    """For the plucked viewer: how to come back."""
    colour = COLOUR_WORDS[COLOURS[state.shamans[seat]]]
    where = "in the row or evoked" if _returns_from_all(state) else "in the row"
    return "You have no feathers.", f"Return with a {colour}", "character, when two more", f"{where} are {colour}."


# ---- The end of a round ---------------------------------------------------------------------------

NEXT_ROUND = "the next round: everybody is dealt new cards beside the one they kept"


def round_sentence(fields: Mapping[str, Any], names: Names) -> str:
    """What a round cost whom, and who won a feather: the fields of the event `resolved`."""
    losers, worst = fields["losers"], min(rank for rank in fields["ranks"] if rank is not None)
    if fields["spared"]:
        text = "Nobody pays a feather, or nobody would be left"
    elif len(losers) == 1:
        text = f"{whose(names[losers[0]])} {verdict(worst)} is the weakest and costs a feather"
    else:
        who = listed(names[seat] for seat in losers) if len(losers) < 4 else f"{len(losers)} shamans"
        text = f"{who} are weakest with {verdict(worst)} and pay a feather each"
    if fields["winner"] is not None:
        text += f"; {whose(names[fields['winner']])} team takes one"
    return sentence(text)


def round_notes(fields: Mapping[str, Any], names: Names) -> list[str]:
    """What else there is to know: who is plucked now, and why a best team got nothing."""
    notes = []
    for seat, name in enumerate(names):
        if fields["ranks"][seat] is None:
            notes.append(sentence(f"{does(name, 'be', 'is').replace('you be', 'you are')} plucked and laid nothing"))
        elif not fields["tokens"][seat]:
            notes.append(sentence(f"{whose(name)} last feather is gone: plucked from the next round on"))
    return notes
