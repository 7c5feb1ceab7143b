"""The Tribal Duel for people who listen: what happened, the question, the choices, answers to what they ask."""

from collections.abc import Callable

from rules.tribal.cards import EMPTY, NAMES
from rules.tribal.duel.components.actions import DRAW, END
from rules.tribal.duel.components.phases import CLEAN, COLUMNS, MOST_IDLE, MOST_STEPS, PLACING
from rules.tribal.duel.state import DuelState
from tribes_tui.games.tribal.duel.words.news import news
from tribes_tui.games.tribal.duel.words.places import given_back, stolen_back
from tribes_tui.games.tribal.duel.words.said import orders, places, spoken as said, table as said_table
from tribes_tui.games.tribal.duel.words.sentences import (
    action,
    all_lose,
    card,
    cards_in,
    column,
    draw_odds,
    gain,
    hands,
    idle_turns,
    left_to_do,
    lets_win,
    nothing_left,
    piles,
    prompt as question,
    purpose,
    then_wins,
)
from tribes_tui.games.tribal.words import (
    THINGS,
    Names,
    beside,
    column_named,
    ends_of,
    me,
    of_each,
    said as tribal,
    spelt_out as spelt,
    unseen_words,
)
from tribes_tui.words.common import semicolon
from tribes_tui.words.language import Later
from tribes_tui.words.spoken import Request, SpokenChoice, Tell

__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "warning", "would"]


def choice(state: DuelState, id: int, names: Names) -> SpokenChoice:
    """An action; where one card may go is a group."""
    told = action(state, id, names)
    row, where = state.game.actions[id], state.parameters(id)
    if row.kind not in ("MOVE", "STEAL", "SACRED", "STEAL_SACRED") or not where:
        return SpokenChoice(told)
    what = {"card": card(row.fields["card"]), "column": column(where["z"], where["i"], names)}
    return SpokenChoice(told, orders.card_in(**what), orders.where_to(**what), told)


def would(view: DuelState, id: int, names: Names) -> str:
    """Whom it lets win; what it brings them; what it is good for, or what becomes of the place it leaves; what drawing may bring; why a turn
    ends."""
    if id == END:
        return then_wins(view, names) or nothing_left(view) or left_to_do(view)
    if id == DRAW:
        return draw_odds(view, names)
    told = (lets_win(view, id, names) or hands(view, id, names)) if view.is_legal(id) else ""
    return semicolon().join(filter(None, (told, purpose(view, id, names) or gain(view, id, names))))


def warning(view: DuelState, id: int, names: Names) -> str:
    """Whom an action lets win, unless they can whatever place a card gets."""
    return lets_win(view, id, names) if view.is_legal(id) and not all_lose(view) else ""


# ---- Answers ------------------------------------------------------------------------------------------


def place(state: DuelState, names: Names, text: str) -> list[str]:
    """A column: `column 3` is yours, `Bo's column 3` theirs; with the columns beside it."""
    named = column_named(text, names, me(state))
    if named is None or not 0 <= named[1] < COLUMNS:
        return []
    return [_column(state, named[0] * COLUMNS + named[1], names), beside(_ends(state, named[0]), named[1])]


def _column(state: DuelState, index: int, names: Names) -> str:
    """A column from its head to its end, face-down cards first."""
    which, hidden = column(*divmod(index, COLUMNS), names), state.hidden[index]
    if state.ends[index] == EMPTY:
        return tribal.free_column_is(column=which)
    parts = [said.face_down(number=hidden)] if hidden else []
    return said.column(
        column=which, cards=", ".join(parts + [card(NAMES[code]) for code in state.columns[index][hidden:]])
    )


def _ends(state: DuelState, owner: int) -> list[int]:
    return state.ends[owner * COLUMNS : owner * COLUMNS + COLUMNS]


def seat(state: DuelState, names: Names, seat: int) -> list[str]:
    """A player's sacred piles and columns."""
    ends = _ends(state, seat)
    free = [str(number + 1) for number, end in enumerate(ends) if end == EMPTY]
    filled = [_column(state, seat * COLUMNS + number, names) for number, end in enumerate(ends) if end != EMPTY]
    lines = [places.piles(who=names[seat], piles=piles(state, seat)), *filled]
    return lines + ([said.free_columns(numbers=free)] if free else [])


def _bans(state: DuelState, names: Names) -> list[str]:
    """What may not be stolen or given back in this turn, and what can't be in the next one."""
    kept = given_back(state)
    told: tuple[tuple[object, Callable[[], str]], ...] = (
        (stolen_back(state) >= 0, lambda: places.not_stolen_back(card=card(NAMES[state.no_steal]))),
        (kept, lambda: places.not_given_back(cards=[card(NAMES[code]) for code in reversed(kept)])),
        (state.stolen >= 0, lambda: said.stolen_now(card=card(NAMES[state.stolen]))),
        (state.given, lambda: said.given_now(cards=cards_in(state.given))),
    )
    return [say() for is_so, say in told if is_so] or [said.nothing_banned()]


def _now(state: DuelState, names: Names) -> list[str]:
    """Turn, what has been done in it, how long without progress."""
    steps, idle = {"steps": state.steps, "most": MOST_STEPS}, said.idle(idle=idle_turns(state), most=MOST_IDLE)
    return [
        *(
            [said.decisions_cleaning(**steps), idle, said.turned_up(numbers=of_each(names, state.turned))]
            if state.phase == CLEAN
            else [said.decisions(turn=state.round, **steps), said.once(used=state.limited), idle]
        ),
        *([said.to_place()] if state.phase == PLACING else []),
        *([said.progress()] if state.progress else []),
    ]


def _of(tell: Callable[[DuelState, Names], list[str]]) -> Tell:
    """An answer for which nothing more is typed."""
    return lambda state, names, rest: tell(state, names)


REQUESTS = (
    Request(
        ("hand", "h"),
        Later(said.about_hand),
        _of(lambda state, _: [said.no_hand() if state.drawn < 0 else said.drawn(card=card(NAMES[state.drawn]))]),
        typed=said.about_hand_typed,
    ),
    Request(
        ("table", "t"),
        Later(said.about_table),
        _of(lambda state, names: [*seat(state, names, me(state)), *seat(state, names, 1 - me(state))]),
        typed=said.about_table_typed,
    ),
    Request(
        ("ends", "e"),
        Later(tribal.about_ends),
        _of(lambda state, names: [ends_of(names[one], _ends(state, one)) for one in (me(state), 1 - me(state))]),
        typed=tribal.about_ends_typed,
    ),
    Request(
        ("zone", "where are my members", "members", "m"),  # no words
        Later(tribal.about_zone),
        _of(lambda state, names: seat(state, names, me(state))),
        typed=tribal.about_zone_typed,
    ),
    Request(
        ("market", "piles", "stock"),
        Later(said.about_market),
        _of(
            lambda state, _: [
                said.stock(number=len(state.stock), cards=[card(NAMES[code]) for code in state.discard])
                if state.discard
                else said.stock_empty(number=len(state.stock))
            ]
        ),
        typed=said.about_market_typed,
    ),
    Request(
        ("unseen", "u"),
        Later(said.about_unseen),
        _of(lambda state, _: [said.unseen(number=len(found := state.unseen_cards()), cards=unseen_words(found))]),
        typed=said.about_unseen_typed,
    ),
    Request(("bans",), Later(said.about_bans), _of(_bans), typed=said.about_bans_typed),
    Request(
        ("who leads", "leads", "score", "l"),  # no words
        Later(said.about_leads),
        _of(
            lambda state, names: [
                said.leads(who=who, sacred=sacred, left=-left, down=-down)
                for number, who in enumerate(names)
                for sacred, left, down in (state.standing(number),)
            ]
        ),
        typed=said.about_leads_typed,
    ),
    Request(
        ("goals", "g"),
        Later(said.about_goals),
        _of(
            lambda state, *_: [
                said_table.goal(cards=state.goal),
                said.goal_idle(most=MOST_IDLE),
                said.goal_fits(),
                tribal.goal_fits_orange(),
            ]
        ),
        typed=said.about_goals_typed,
    ),
    Request(("now", "turn"), Later(said.about_now), _of(_now), typed=said.about_now_typed),
)
