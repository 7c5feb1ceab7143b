"""indy in words: its cards, each action and what it makes, what is asked, the whole position, the story of a game."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, cast

from rules import Event, State
from rules.indy.components import actions as ids
from rules.indy.components.cards import CARD_OF, CODES, COLOURS, EAGLE, HIDDEN, TEAM
from rules.indy.components.phases import DARK, END, EVOCATION, KEEP, LAST_EAGLES, LIGHT, RETURN, SHAMANS, STEP_SWAP
from rules.indy.mechanics.scoring import best_three, class_of, rank, sum_of
from rules.indy.state import IndyState
from tribes_tui.games.indy.foresight import NOTHING_MORE, after, best_rank, kept_worth, made_by, made_cards, why_less
from tribes_tui.games.indy.words.said import cards as said, positions as said_positions, prompts as said_prompts, table
from tribes_tui.words.common import filled, listed
from tribes_tui.words.folding import fold
from tribes_tui.words.language import Noun
from tribes_tui.words.said import common

Names = Sequence[str]
PAIR = 2
"""So many players, of whom nobody returns: their shamans change nothing."""


def card(code: str) -> Noun:
    """A card by its code: `red horse 4`."""
    return said.hidden_card() if code == "?" else said.card(kind=code[0], colour=code[1:2], value=code[2:])


def cards(codes: Iterable[str]) -> list[Noun]:
    """Several, to be listed."""
    return [card(code) for code in codes]


def numbered(cards: Iterable[int]) -> list[Noun]:
    """Several by their numbers."""
    return [card("?" if lying == HIDDEN else CODES[lying]) for lying in cards]


def codes(cards: Sequence[int]) -> str:
    """Cards as they are typed: `CR3, E`."""
    return ", ".join("?" if lying == HIDDEN else CODES[lying] for lying in cards)


def verdict(value: int) -> Noun:
    """A rank of three cards: `team 13`."""
    return said.rank(class_number=class_of(value), sum=sum_of(value))


def points(value: int) -> str:
    """A rank in a sentence: `a team of 13 points`."""
    return said.rank_points(class_number=class_of(value), sum=sum_of(value))


def points_brief(value: int) -> str:
    """A rank with its noun where there is little room: `team, 13 points`; nobody is to think that a wrong one is a mistake."""
    return said.rank_brief(class_number=class_of(value), sum=sum_of(value))


LINE = 78
"""Columns of a line."""
LONGEST = 71
"""Letters of a line beside the key of Enter in the smallest window."""
PHASES = {
    SHAMANS: "shamans",
    DARK: "dark",
    LIGHT: "light",
    EVOCATION: "evocation",
    RETURN: "return",
    LAST_EAGLES: "eagles",
    KEEP: "keep",
    END: "end",
}
"""The keys of `phase`."""
SWAPS = PHASES[LIGHT], "same", "same-plucked"
"""Steps in which a card may be swapped."""


def phase_name(state: IndyState) -> str:
    """The phase in one or two words."""
    return said_positions.phase(phase=PHASES[state.phase])


def spelt(cards: Sequence[int]) -> str:
    """Cards in words: `red character 3, eagle`."""
    return ", ".join(numbered(cards))


def position(state: IndyState, names: Names) -> list[str]:
    """The whole state as plain lines of at most `LINE` columns."""
    is_seated = state.viewer is not None and state.viewer >= 0
    hand = state.hands[cast(int, state.viewer)] if is_seated else []
    held, made = codes(hand) or "none", best_rank(hand)
    best = (
        said_positions.hand_codes(cards=held)
        if made is None
        else said_positions.hand_codes_best(cards=held, made=verdict(made))
    )
    row = ", ".join(f"{i}: {CODES[lying]}" for i, lying in enumerate(state.table, 1))
    lines = [
        said_positions.position(who=names[state.dealer], number=state.manche, phase=phase_name(state)),
        said_positions.plate(feathers=said.feathers(number=state.plate), legend=said.codes()),
        *(seat_line(state, seat, names[seat], codes) for seat in range(state.players)),
        *([said_positions.row_codes(cards=row)] if row else []),
        *([best] if is_seated else []),
    ]
    return [piece for line in lines for piece in fold(line, LINE)]


def seat_line(state: IndyState, seat: int, name: str, say: Callable[[Sequence[int]], str] = spelt) -> str:
    """Everything public about a seat in one line."""
    hand, laid, shaman = state.hands[seat], state.evocations[seat], state.shamans[seat] if state.players > PAIR else -1
    known = [card for card in hand if card != HIDDEN and seat != state.viewer]
    plucked = table.is_back() if state.returned == seat else table.plucked()
    parts = [
        said.feathers(number=state.tokens[seat]),
        *([said.shaman(colour=COLOURS[shaman])] if shaman >= 0 else []),
        *([plucked] if state.plucked >> seat & 1 else []),
        *([said.cards(number=len(hand))] if hand else []),
        *([said_positions.holds(cards=say(known))] if known else []),
        *([said_positions.evoked(cards=say(laid), made=verdict(rank(*laid)))] if laid else []),
    ]
    return said_positions.seat(who=name, parts=", ".join(parts))


def winners_of(state: IndyState, names: Names) -> list[str]:
    """The names of all that share the first place."""
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


def story(end: IndyState, names: Names) -> list[str]:
    """Who won and how the points came about."""
    winners, rounds = winners_of(end, names), said_positions.rounds(number=end.manche)
    ranks = {seat: rank(*laid) for seat, laid in enumerate(end.evocations) if laid}
    teams = [names[seat] for seat, value in ranks.items() if class_of(value) == TEAM]
    is_alone = len(winners) == 1 and end.plate == 0
    return [
        said_positions.won(number=len(winners), who=winners[0], winners=winners, rounds=rounds),
        said_positions.takes_plate(who=winners[0]) if is_alone else said_positions.most_win(rounds=rounds),
        *(
            said_positions.last_evocation(who=names[seat], cards=spelt(end.evocations[seat]), made=verdict(value))
            for seat, value in ranks.items()
        ),
        *([said_positions.with_team(number=len(teams), who=teams[0], winners=teams)] if teams else []),
    ]


SAGA_ROUNDS = 20
"""How many rounds a line of the recap holds."""


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """How the feathers went from round to round, a line a seat; the last rounds when they are many."""
    tokens = [event.public["tokens"] for event in events if event.kind == "resolved"][-SAGA_ROUNDS:]
    if not tokens:
        return []
    width = max(len(name) for name in names)
    lines = [f"{name:<{width}} " + "".join(f"{row[seat]:>3}" for row in tokens) for seat, name in enumerate(names)]
    return [said_positions.course(), *lines]


def prompt(state: IndyState, names: Names) -> str:
    """What the viewer may do now, or whom we wait for."""
    player, is_last = state.current_player, state.phase == LAST_EAGLES
    if player is None:
        winners = winners_of(state, names)
        return said_prompts.over(number=len(winners), who=winners[0], winners=winners)
    if state.viewer != player:
        return said_prompts.round_ends() if is_last else common.waiting(name=names[player])
    if state.window:
        return said_prompts.eagle_last() if is_last else said_prompts.eagle(name=names[state.turn])
    return question(state, player)


def question(state: IndyState, player: int, is_heard: bool = False) -> str:
    """What `player` is asked in their own turn."""
    kinds = {state.game.actions[id].kind for id in state.legal_actions()}
    step = PHASES[state.phase]
    if state.phase in (EVOCATION, RETURN) and state.step == STEP_SWAP:
        step = "same" if state.phase == EVOCATION else "same-plucked"
    if step in SWAPS and "SWAP" not in kinds:
        step = "no-swap" if step != PHASES[LIGHT] else "eagles-alone"  # no words
    elif step == PHASES[RETURN] and "RETURN" not in kinds:
        step = "no-return"
    say = said_prompts.question_spoken if is_heard else said_prompts.question
    return say(step=step, has_eagle="PLAY_EAGLE" in kinds)


def action(state: IndyState, id: int, names: Names) -> str:
    """An action in words, as an order: `swap red horse 3 for blue object 5`."""
    row = state.game.actions[id]
    fields, player = row.fields, state.current_player
    if row.kind == "PASS" and state.window:
        return said_prompts.keep_eagle()

    hand = [] if player is None else state.hands[player]
    if row.kind == "EVOKE":
        kept = card(fields["k"])
        why = less(state, id, names, said_prompts.evoke_keeping_brief(kept=kept, made=""))
        if why:
            return said_prompts.evoke_keeping_brief(kept=kept, made=why)
    made: dict[str, Callable[[], Any]] = {
        "shaman": lambda: said.shaman(colour=fields["s"]),
        "card": lambda: _lying(state, fields["i"]) if "i" in fields else card(fields.get("h") or fields["card"]),
        "given": lambda: card(fields["h"]),
        "cards": lambda: cards(fields["set"]),
        "number": lambda: len(fields["set"]),
        "kept": lambda: card(fields["k"]),
        "made": lambda: (
            points_brief(rank(*after(state, hand, id))) if CARD_OF[fields["k"]] in hand else "none"  # no words
        ),
    }
    return filled(ORDERS[row.kind], made)


def _lying(state: IndyState, place: int) -> Noun:
    return card(CODES[state.table[place]]) if place < len(state.table) else said_prompts.nothing()


ORDERS: Mapping[str, Callable[..., str]] = {
    "PASS": said_prompts.pass_turn,
    "CHOOSE_SHAMAN": said_prompts.take_shaman,
    "PLAY_EAGLE": said_prompts.play_eagle,
    "SWAP": said_prompts.swap,
    "EXCHANGE": said_prompts.exchange,
    "EVOKE": said_prompts.evoke_keeping,
    "RETURN": said_prompts.return_with,
    "KEEP": said_prompts.keep_card,
}


def _ranks(state: IndyState, id: int) -> tuple[int, int] | None:
    """What the best three of four cards make after an eagle or a swap, and now."""
    is_change = state.current_player is not None and state.game.actions[id].kind in ("SWAP", "PLAY_EAGLE")
    made, now = (made_by(state, id), made_by(state, ids.PASS)) if is_change else (None, None)
    return None if made is None or now is None else (made, now)


def less(state: IndyState, id: int, names: Names, order: str = "") -> str:
    """Why what an action makes is less than the hand does, or than another would: `wrong 13 is enough, Birch's wrong 12 pays`; else empty. An
    eagle that is kept out of turn is told of at length."""
    reason, made, worst, whose = why_less(state, id) if state.current_player is not None else NOTHING_MORE
    if not reason or (state.window and reason == "eagle"):
        return ""
    told: dict[str, Any] = {"reason": reason, "made": verdict(made), "worst": verdict(worst)}
    named = said_prompts.less(**told, number=len(whose), who=listed(names[seat] for seat in whose))
    return named if len(order + named) <= LONGEST else said_prompts.less(**told, number=0, who="")


def outcome(view: State, id: int, names: Names) -> str:
    """What an eagle or a swap makes of the viewer's hand: `team 13 (now standard 9)`; what it stays if nothing is exchanged; what an eagle is
    worth that is kept; else empty. Where another choice would make more, why."""
    state, row = cast(IndyState, view), view.game.actions[id]
    if row.kind != "EVOKE" and (why := less(state, id, names)):
        return why
    if state.window and row.kind == "PASS":
        return said_prompts.eagle_waits()
    if row.kind == "EXCHANGE" and not row.fields["set"]:
        kept = best_rank(state.hands[state.current_player or 0])
        return "" if kept is None else said_prompts.still(made=verdict(kept), keeps_more=False)
    return _makes(state, id)


def _makes(state: IndyState, id: int) -> str:
    """`team 13 (now standard 9)`, `still standard 9`."""
    made, now = _ranks(state, id) or (0, 0)
    if made == now:
        return said_prompts.still(made=verdict(now), keeps_more=_keeps_more(state, id)) if made else ""
    return said_prompts.makes(
        made=verdict(made), before=str(sum_of(now)) if class_of(now) == class_of(made) else verdict(now)
    )


def brief(view: State, id: int, names: Names) -> str:
    """A swap or an eagle and what it makes: `swap for red horse 3: team 13`; a card that is kept, and what the others make; what an eagle is worth
    that is kept; else empty."""
    state, row, ranks = cast(IndyState, view), view.game.actions[id], _ranks(cast(IndyState, view), id)
    why = less(state, id, names)
    if row.kind == "EVOKE" and (laid := after(state, state.hands[state.current_player or 0], id)):
        return said_prompts.evoke_keeping_brief(kept=card(row.fields["k"]), made=points_brief(rank(*laid)))
    if ranks is None:
        return said_prompts.eagle_waits_brief() if state.window and row.kind == "PASS" and not why else ""
    still = said_prompts.still_brief(made=verdict(ranks[1]), keeps_more=_keeps_more(state, id))
    made, lying = why or (still if ranks[0] == ranks[1] else verdict(ranks[0])), _lying(state, row.fields["i"])
    if row.kind == "SWAP":
        return said_prompts.swap_makes(given=card(row.fields["h"]), card=lying, made=made)
    return said_prompts.eagle_makes(card=lying, made=made)


def _keeps_more(state: IndyState, id: int) -> bool:
    """Whether the card that the best three leave over would be better for the next round, as the cursor takes it."""
    hand = state.hands[cast(int, state.current_player)]
    left, now = (kept_worth(best_three(cards)[1]) for cards in (after(state, hand, id), hand))
    return left > now


def pick(state: IndyState, lying: int, name: str, actions: Iterable[int] = ()) -> str:
    """What picking a card does, while several things can be done with it, `actions`: `pick red horse 3 to swap it: at best standard 12 (now
    9)`."""
    if name == "eagle" or (lying == EAGLE and state.phase != DARK):
        return said_prompts.pick_eagle()
    if lying == EAGLE:
        return said_prompts.pick_eagle_for_deck()
    hand = state.hands[state.current_player or 0]
    if state.phase == DARK and lying in made_cards(hand):
        return said_prompts.pick_gives_up(card=card(CODES[lying]), made=verdict(best_rank(hand) or 0))
    if state.phase == DARK:
        return said_prompts.pick_for_deck(card=card(CODES[lying]))
    is_of_row, what = name.startswith("table:"), card(CODES[lying])
    made, now, best = max(((*ranks, id) for id in actions if (ranks := _ranks(state, id))), default=(0, 0, 0))
    if made > now:
        return said_prompts.pick_best(card=what, is_of_row=is_of_row, made=_makes(state, best))
    if is_of_row and not any(state.game.actions[id].kind == "SWAP" for id in actions):
        return said_prompts.pick_for_eagle(card=what)
    return (said_prompts.pick_of_row if is_of_row else said_prompts.pick_for_row)(card=what)


SECTIONS: Mapping[int, str] = {
    SHAMANS: "2",
    DARK: "3.2",
    LIGHT: "3.4",
    EVOCATION: "3.5",
    RETURN: "3.6",
    LAST_EAGLES: "3.7",
    KEEP: "3.8",
}


def ask_further(state: IndyState, lying: int, name: str, givers: Collection[int] = ()) -> str:
    """What is asked for a card that is picked, or for the eagle; `givers`: the cards that may be given for one of the row."""
    if state.phase in (SHAMANS, KEEP, DARK):
        return said_prompts.dark_one() if state.phase == DARK else ""
    if lying == EAGLE:
        return said_prompts.which_for_eagle()
    to_give = said_prompts.shall_eagle if givers and {*givers} == {EAGLE} else said_prompts.which_to_give
    return (to_give if name.startswith("table:") else said_prompts.which_to_take)(card=card(CODES[lying]))


def after_title(state: IndyState, id: int) -> str:
    """Of what would be made after a choice."""
    return {"EVOKE": said_prompts.after_evoking, "SWAP": said_prompts.after_swap}.get(
        state.game.actions[id].kind, said_prompts.after_eagle
    )()
