"""Five Tribes in words: what is asked, actions, the whole position, the end. Tiles are said by their names (`c3`)."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from rules import Event
from rules.five_tribes.components import stages as st
from rules.five_tribes.components.grid import COLUMNS, DIRECTIONS, ROWS, TILE_TEXT, TILES
from rules.five_tribes.components.pieces import (
    BOURAQ,
    COLOURS,
    DJINN_NAMES,
    ENKI,
    FACE_KIND,
    FACE_POINTS,
    HAGIS,
    LAMIA,
    LARGE_MARKET,
    RESOURCES,
    SUIT_VALUES,
    TRACK,
)
from rules.five_tribes.mechanics.hands import hand_size
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.foresight import put_on, sells_at_once, tile_beside, won_by_ending
from tribes_tui.games.five_tribes.words.said import (
    actions,
    answers as said_answers,
    end as said,
    log,
    position as said_position,
    prompts,
    things as counts,
)
from tribes_tui.games.five_tribes.words.things import (
    LETTERS,
    SCENES,
    Fields,
    Names,
    card_name,
    cards,
    djinn,
    djinns_in,
    name_of,
    on_tile,
    payment,
    powers,
    sheet_lines,
    tile,
)
from tribes_tui.words.common import YOU
from tribes_tui.words.folding import fold
from tribes_tui.words.said import grammar


def winners(state: S, names: Names) -> list[str]:
    """The names of those who won, or would win now."""
    return [names[seat] for seat, place in enumerate(state.ranking()) if place == 1]


def sheet(state: S, names: Names) -> list[str]:
    """The official score sheet: eight lines and the total, a column for each player; what a view hides is said so."""
    called = [grammar.you() if name == YOU else name for name in names]
    wide = min(max(6, *map(len, called)) + 2, (78 - 14) // state.players)
    columns = [[name[: wide - 1], *_column(state, seat)] for seat, name in enumerate(called)]
    rows = zip(("", *sheet_lines(), said.total()), *columns, strict=True)
    return [line.ljust(14) + "".join(cell.rjust(wide) for cell in cells) for line, *cells in rows]


def _column(state: S, seat: int) -> list[str]:
    """A player's lines and their sum; with a plus where gold or cards that nobody saw come to it."""
    gold, *others, goods = state.sheet(seat)
    if state.gold[seat] >= 0:
        return [*map(str, (gold, *others, goods, sum(state.sheet(seat))))]
    return [
        said.hidden(),
        *map(str, others),
        f"{goods}{'+' if state.secret[seat] else ''}",
        f"{sum(state.sheet(seat))}+",
    ]


def story(state: S, names: Names) -> list[str]:
    """Who won and how the points came about, with the line of the sheet that brought each most."""
    who, best = winners(state, names), max(state.scores())
    won = said.won(number=len(who), who=who[0], winners=who, points=best, rounds=state.number)
    done = [name for name, camels in zip(names, state.camels, strict=False) if camels == 0]
    why = said.why(number=len(done), who=done[0] if done else "", names=done)
    most = (
        max(zip(state.sheet(seat), sheet_lines(), strict=True), key=lambda one: one[0]) for seat in range(state.players)
    )
    owed = [said.owe(who=name, line=line, points=n) for name, (n, line) in zip(names, most, strict=False) if n]
    return [won, why, *sheet(state, names), *owed]


CHOICES = "PLACE", "PICK", "TAKE", "FAKIRS", "KILL", "ROB", "BUY", "SELL", "USE", "CASH", "END", "PASS"  # no words
"""Kinds of actions in the order in which a question names them."""

# ---- What may be done now -------------------------------------------------------------------------


def prompt(state: S, names: Names) -> str:
    """What the viewer may do now, every kind of choice there is; or whom we wait for."""
    player = state.current_player
    if player is None:
        who = winners(state, names)
        return prompts.over(number=len(who), who=who[0], winners=who)
    if state.viewer != player:
        return prompts.waiting(who=names[player], stage=_stage(state), tile=TILE_TEXT[state.final], steps=state.left)
    stage, power = _stage(state), DJINN_NAMES[state.power]
    return prompts.question(
        stage=stage, free=state.track[:3].count(-1), players=state.players, steps=state.left, djinn=power
    ) or _choices(state, names)


def _stage(state: S) -> str:
    return st.STAGES[state.stage].replace(" ", "-").replace("'", "")


LONGEST_PROMPT = 75
"""Letters of what is asked in the smallest window."""


def _choices(state: S, names: Names) -> str:
    """Several kinds of choices, in a sentence; those of a tile behind its name, as far as there is room."""
    rows = {state.game.actions[action].kind: state.game.actions[action] for action in state.legal_actions()}
    kind = FACE_KIND[state.faces[state.final]]
    is_last = kind == LARGE_MARKET and len(state.row) == 1
    given: dict[str, Any] = {
        "tile": "shift" if state.stage == st.SHIFT else "last" if is_last else SCENES[kind],
        "djinn": rows["USE"].fields["djinn"] if "USE" in rows else "",
        "is_only": rows.keys() <= {"TAKE", "PASS"},
        "kills": "also" if "KILL" in rows else "no-more",
        "is_begun": state.stage == st.SUIT,
        **_moment(state),
    }
    asked = [_in_a_sentence([kind for kind in CHOICES if kind in rows], given | end) for end in _ends(state, names)]
    places = ("nowhere",) if state.stage not in (st.TRIBE, st.TILE) else ("with", "tile")[not state.taken :]
    tile, meeples = TILE_TEXT[state.final], log.meeples(colour=COLOURS[state.tribe], n=state.taken)
    forms = [
        prompts.several(where=where, tile=tile, meeples=meeples, choices=choices)
        for choices in asked
        for where in places
    ]
    return next((form for form in forms if len(form) <= LONGEST_PROMPT), forms[-1])


def _in_a_sentence(kinds: Iterable[str], given: dict[str, Any]) -> str:
    *first, last = (prompts.choice(kind=kind, **given) for kind in kinds)
    return prompts.choices_or(before=", ".join(first), last=last) if first else last


def _ends(state: S, names: Names) -> Iterator[dict[str, Any]]:
    """Whether the end of the turn ends the game, and who wins then; from long to short."""
    nobody: dict[str, Any] = {"who": "", "winners": []}
    who = won_by_ending(state)
    if who is None:
        yield {"ends": "no", **nobody}
        return
    if who:
        ends = "shared" if who[1:] else "you" if who == (state.viewer,) else "other"
        yield {"ends": ends, "who": names[who[0]], "winners": [names[seat] for seat in who]}
    yield {"ends": "open", **nobody}


def _moment(state: S) -> dict[str, str]:
    return {"stage": _stage(state), "tribe": COLOURS[state.tribe]}


def passing(state: S) -> str:
    """What passing is called, wherever it is said."""
    return prompts.passing(**_moment(state))


# ---- An action ------------------------------------------------------------------------------------


def action(state: S, id: int, names: Names) -> str:
    """An action in words, as an order: `take 2 elders and an assassin from c3`."""
    row = state.game.actions[id]
    return ACTIONS[row.kind](state, row.fields, names)


def _card(state: S, fields: Fields, names: Names) -> str:
    place, told = fields["place"], [card_name(card=RESOURCES[card]) for card in state.row]
    return actions.card(card=told[place - 1], place=place) if place <= len(told) else actions.card_nothing(place=place)


def _drop(state: S, fields: Fields, names: Names) -> str:
    there = tile_beside(state, DIRECTIONS.index(fields["direction"]))
    return actions.drop(tile=TILE_TEXT[there], is_known=there >= 0, **fields)


def _sell(state: S, fields: Fields, names: Names) -> str:
    how = "lay-out" if not sells_at_once(state) else "suit" if state.suit else "alone"
    return actions.sell(how=how, good=card_name(card=fields["good"]), gold=SUIT_VALUES[state.suit.bit_count() + 1])


def _take(state: S, fields: Fields, names: Names) -> str:
    place = TILE_TEXT.index(fields["tile"])
    return actions.take(meeples=on_tile(state, place), number=state.size[place], tile=fields["tile"])


def _place(state: S, fields: Fields, names: Names) -> str:
    """To put a palm tree or a palace on a tile, and for whom that is."""
    place = TILE_TEXT.index(fields["tile"]) if fields else put_on(state)
    owner = state.owner[place] if place >= 0 else -1
    holder = "you" if owner == state.actor else "nobody" if owner < 0 else "other"
    who = name_of(names, owner) if owner >= 0 else ""
    return actions.place(
        tile=tile(state, place) if fields else TILE_TEXT[place], is_known=place >= 0, holder=holder, who=who
    )


def use(fields: Fields, brevity: int = 0) -> str:
    """A djinn's power, with what it costs."""
    return actions.use(djinn=fields["djinn"], price=payment(fields), power=powers(fields["djinn"])[brevity])


ACTIONS: dict[str, Callable[[S, Fields, Names], str]] = {
    "BID": lambda s, f, names: actions.bid(**f),
    "TAKE": _take,
    "DROP": _drop,
    "FAKIRS": lambda s, f, names: actions.fakirs(**f),
    "KILL": lambda s, f, names: actions.kill(**f),
    "ROB": lambda s, f, names: actions.rob(what=f["what"], player=name_of(names, f["player"])),
    "PASS": lambda s, f, names: passing(s),
    "PLACE": _place,
    "PICK": _card,
    "BUY": lambda s, f, names: actions.buy(djinn=f["djinn"], price=payment(f)),
    "USE": lambda s, f, names: use(f),
    "AT": lambda s, f, names: (
        _place(s, f, names)
        if s.power in (BOURAQ, ENKI, HAGIS, LAMIA)
        else actions.choose(tile=tile(s, TILE_TEXT.index(f["tile"])))
    ),
    "KEEP": lambda s, f, names: actions.keep(djinn=djinn(f["djinn"])),
    "SELL": _sell,
    "CASH": lambda s, f, names: actions.cash(goods=s.suit.bit_count(), gold=SUIT_VALUES[s.suit.bit_count()]),
    "END": lambda s, f, names: actions.end(),
}


# ---- The whole position ---------------------------------------------------------------------------

CELL, WIDTH = 12, 78


def position(state: S, names: Names) -> list[str]:
    """The whole view as plain lines of at most 78 columns."""
    row = [f"{i} {card_name(card=RESOURCES[card])}" for i, card in enumerate(state.row, 1)]
    held = letters(state.hand, " ")
    own = [cards(state, viewer) for viewer in (state.viewer,) if viewer is not None and viewer >= 0]
    lines = [
        *(
            said_position.head(number=state.number),
            said_position.meeples(),
            said_position.moves(),
            said_position.tiles(),
            said_position.marks(),
            *board(state),
        ),
        *([said_position.in_hand(meeples=held, tile=TILE_TEXT[state.arc // 5])] if state.left else []),
        said_position.row(number=len(row), cards=", ".join(row)),
        *(said_position.djinn(djinn=djinn(DJINN_NAMES[code])) for code in state.djinn_row),
        *bids(state, names, ""),
        *(said_position.seat(number=seat, facts=seat_facts(state, seat, name)) for seat, name in enumerate(names)),
        *(said_position.own_cards(number=len(told), cards=told) for told in own),
    ]
    return [part for line in lines for part in fold(line, WIDTH)]


def board(state: S) -> list[str]:
    """The grid: for each row of tiles a line of tiles and a line of meeples."""
    lines = ["    " + "".join(letter.ljust(CELL) for letter in "abcdef").rstrip()]
    for row in range(ROWS):
        places = range(row * COLUMNS, row * COLUMNS + COLUMNS)
        held = [letters(state.meeples[place * 5 : place * 5 + 5]) or "-" for place in places]
        lines.append(f" {row + 1}  " + "".join(_tile(state, place).ljust(CELL) for place in places).rstrip())
        lines.append("    " + "".join(one.ljust(CELL) for one in held).rstrip())
    return lines


def letters(held: Sequence[int], gap: str = "") -> str:
    """Meeples in the letters that stand on them: `2E1A`."""
    return gap.join(f"{n}{LETTERS[COLOURS[code]]}" for code, n in enumerate(held) if n)


def _tile(state: S, place: int) -> str:
    face, owner, palms, palaces = (held[place] for held in (state.faces, state.owner, state.palms, state.palaces))
    kind, points = SCENES[FACE_KIND[face]], FACE_POINTS[face]
    return said_position.tile(kind=kind, points=points, owner=owner, palms=palms, palaces=palaces)


def tiles_of(state: S, seat: int) -> list[int]:
    """The tiles that a seat owns."""
    return [here for here in range(TILES) if state.owner[here] == seat]


def holdings(state: S, seat: int) -> list[str]:
    """What a player has, in figures."""
    own = tiles_of(state, seat)
    return [
        counts.gold(gold=state.gold[seat]),
        said_answers.camels_left(number=state.camels[seat]),
        counts.viziers(number=state.viziers[seat]),
        counts.elders(number=state.elders[seat]),
        counts.cards(number=hand_size(state, seat)),
        said_answers.tiles_worth(
            tiles=counts.tiles(number=len(own)), points=sum(FACE_POINTS[state.faces[here]] for here in own)
        ),
    ]


def bids(state: S, names: Names, rest: str) -> list[str]:
    """Who bids or acts when."""
    taken = [(space, seat) for space, seat in enumerate(state.track) if seat >= 0][::-1]
    placed = ", ".join(said_answers.bid_of(who=names[seat], price=TRACK[space]) for space, seat in taken)
    coming, is_bidding = [names[seat] for seat in state.bid_order], state.stage == st.BIDDING
    now = said_answers.bids(is_bidding=is_bidding, names=coming, placed=len(taken), bids=placed)
    return [now] if is_bidding or not coming else [now, said_answers.next_bids(names=coming)]


def seat_facts(state: S, seat: int, name: str) -> str:
    """What may be known about a seat in a line: `Bo: hidden gold, 7 camels left, ...`."""
    held = djinns_in(state.djinns[seat])
    seen = cards(state, seat) if seat != state.viewer and state.gold[seat] < 0 else ""
    others = [
        said_position.djinns(djinns=held, number=len(held)) if held else "",
        said_position.seen(cards=seen) if seen else "",
    ]
    return said_position.facts(who=name, facts=", ".join([*holdings(state, seat), *filter(None, others)]))


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """Nothing: the story tells how the points came about."""
    return []
