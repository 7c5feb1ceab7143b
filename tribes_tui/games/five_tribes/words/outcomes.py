"""What a decision in Five Tribes would bring, in words and in points, before anybody commits to it, and what speaks for it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from rules import Action, Rng
from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import TAKE
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import (
    COLOURS,
    FACE_KIND,
    GOODS,
    KANDICHA,
    KINDS,
    LARGE_MARKET,
    LARGE_PRICE,
    SMALL_MARKET,
    SMALL_PRICE,
    SUIT_VALUES,
    TRACK,
    VILLAGE,
)
from rules.five_tribes.evaluation import preview
from rules.five_tribes.evaluation.brought import done, walk, worth
from rules.five_tribes.evaluation.changes import changes
from rules.five_tribes.evaluation.gains import control_points
from rules.five_tribes.mechanics.bidding import next_on_track
from rules.five_tribes.mechanics.scoring import suits
from rules.five_tribes.mechanics.tribes import builders_income
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.foresight import (
    ends_the_game,
    if_first,
    is_loss,
    put_on,
    turns_open,
    two_stand_there,
)
from tribes_tui.games.five_tribes.words.said import actions, log, outcomes as said, things as counts
from tribes_tui.games.five_tribes.words.things import (
    LETTERS,
    NOTHING,
    Fields,
    Names,
    about_djinn,
    crowd,
    djinn,
    does,
    name_of,
    sheet_lines,
)
from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.words.common import listed, repeated, semicolon

# ---- Whole moves ----------------------------------------------------------------------------------


def ending(state: S, end: preview.MoveEnd) -> str:
    """An end of a move in words: `c3: 3 elders (+6), control (+8), oasis (+3)`."""
    return said.ending(tile=TILE_TEXT[end.tile], **_parts(state, end))


def _parts(state: S, end: preview.MoveEnd) -> dict[str, Any]:
    """What the messages of an end are told."""
    control = control_points(state, state.actor, end.tile) if end.control else 0
    return {
        "meeples": log.meeples(colour=COLOURS[end.colour], n=end.taken),
        "fakirs": end.fakirs,
        "tribe": end.points.tribe,
        "way": end.points.control - control,
        "has_control": "no" if not end.control else "last" if ends_the_game(state) else "yes",
        "control": control,
        "action": said.action(kind=does(state, end), is_nobodys=is_nobodys(state, end)),
        "tile_points": end.points.tile,
    }


PALM = 3
"""Points of the least that grows on a tile; Monkir alone brings less."""


def is_nobodys(state: S, end: preview.MoveEnd) -> bool:
    """Whether nobody controls the tile once the move has ended there, not by a kill either, and so has what grows on it."""
    grows = does(state, end) in ("village", "oasis")
    return grows and not end.control and state.owner[end.tile] < 0 and end.points.tile < PALM


LONGEST_NAME, LEAST_NAME, LONGEST_PLAN = 8, 4, 74
"""Letters of a name in a list of moves, where there is less room, and of a line in the smallest window."""


PlanForm = tuple[int, bool, str]
"""How much a line of such a list says: letters of a name, tribes by their letters and not whose nothing is, others by name, in a sum, or not
at all."""
FORMS: tuple[PlanForm, ...] = (
    (LONGEST_NAME, False, "named"),
    (LEAST_NAME, False, "named"),
    (LEAST_NAME, False, "summed"),
    (LONGEST_NAME, True, "named"),
    (LEAST_NAME, True, "named"),
    (LEAST_NAME, True, "summed"),
    (LEAST_NAME, True, "none"),
)
"""From long to short; none leaves out a part of the sum."""


HEADS: tuple[Callable[[], str], ...] = (
    *(said.heads, said.heads_tribe, said.heads_way, said.heads_control),
    *(said.heads_tile, said.heads_total, said.heads_others, said.heads_leaves, str),
)
"""What stands above each column; nothing above one in which nothing stands, nor above whose move it is."""


def plans(
    state: S, found: Sequence[preview.WholeMove], names: Names, room: int = LONGEST_PLAN, marks: Sequence[str] = ()
) -> tuple[list[str], bool, str]:
    """Alike below alike: `1 a1→c3  3 elders +6  +8  palm +3  = +17  Bo −10  you 9`, in the longest form that fits; whether they say what
    each leaves, once it is known, unless all leave the same; their headings. `marks`: what stands behind each."""
    tells_left, lines, heads = len({*map(_left, found)}) > 1 or 0 < len(found) < 2, list[str](), ""
    for form in FORMS:
        cells = [
            [*_cells(state, number, one, names, tells_left, form), mark]
            for number, (one, mark) in enumerate(zip(found, marks or [""] * len(found), strict=True), 1)
        ]
        heads, *lines = _aligned(
            [
                [say() if any(column) else "" for say, column in zip(HEADS, zip(*cells, strict=True), strict=True)],
                *cells,
            ]
        )
        if max(map(len, (heads, *lines))) <= room:
            break
    return lines, tells_left, heads


def tells_of_others(state: S, found: Sequence[preview.WholeMove], names: Names) -> bool:
    """Whether somebody else wins or loses by one of the moves."""
    return any(True for one in found for _ in _others(state, one.end, names))


def tells_of_tiles(state: S, found: Sequence[preview.WholeMove]) -> bool:
    """Whether what a tile has for one of the moves brings no points yet."""
    return any(
        not (one.end.points.tile or is_nobodys(state, one.end) or does(state, one.end).startswith(NOTHING))
        for one in found
    )


def _left(found: preview.WholeMove) -> int:
    return max(0, round(found.left))


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rows = [(row[0].rjust(wide[0]), *row[1:]) for row in rows]
    return ["  ".join(cell.ljust(room) for cell, room in zip(row, wide, strict=True) if room).rstrip() for row in rows]


def _cells(
    state: S, number: int, found: preview.WholeMove, names: Names, tells_left: bool, form: PlanForm
) -> list[str]:
    letters, has_signs, told = form
    end, short = found.end, [name_in(name, letters) for name in names]
    parts, others = _parts(state, end), [*_others(state, end, short)]
    meeples = f"{LETTERS[COLOURS[end.colour]]}{end.taken}" if has_signs else parts["meeples"]
    if told == "summed" and others[1:]:
        others = [said.plan_others(change=signed(end.others))]
    return [
        said.plan(
            number=number, way_to=(f"{TILE_TEXT[end.start]}→" if state.stage == st.MOVE else "") + TILE_TEXT[end.tile]
        ),
        said.plan_tribe(meeples=meeples, fakirs=end.fakirs, tribe=parts["tribe"]),
        said.plan_part(points=parts["way"]) if parts["way"] else "",
        said.plan_part(points=parts["control"]) if end.control else "",
        said.plan_tile(
            action=said.action(kind=does(state, end), is_nobodys=not has_signs and is_nobodys(state, end)),
            tile_points=parts["tile_points"],
        ),
        said.plan_total(total=end.points.total),
        ", ".join(others) if told != "none" else "",
        said.plan_leaves(who=_next(state, short), left=_left(found)) if tells_left else "",
    ]


def _next(state: S, names: Names) -> str:
    """Who moves next; nobody, where the bids of a later round tell it."""
    space = next_on_track(state)
    seat = state.track[space] if space >= 0 else -1
    return "nobody" if seat < 0 else "you" if seat == state.actor else name_of(names, seat)


def _others(state: S, end: preview.MoveEnd, names: Names) -> Iterator[str]:
    """Who else wins or loses how much by a move: `Bo −10`."""
    last = done(walk(state, preview.route(state, end)))[1]
    for seat in range(state.players):
        change = worth(last, seat) - worth(state, seat)
        if change and seat != state.actor:
            yield said.plan_other(who=name_of(names, seat), change=signed(change))


def kills(state: S, end: preview.MoveEnd, names: Names) -> str:
    """Whom assassins kill for the points of a move; empty where nobody is killed for any."""
    if COLOURS[end.colour] != "R" or not (end.points.tribe or end.others):
        return ""
    walked = walk(state, preview.route(state, end))
    acted, _ = done(walked)
    killed = [
        actions.kill(colour=COLOURS[place % len(COLOURS)], tile=TILE_TEXT[place // len(COLOURS)])
        for place, (before, after) in enumerate(zip(walked.meeples, acted.meeples, strict=True))
        for _ in range(before - after)
    ]
    robbed = [
        actions.rob(what=what, player=name_of(names, seat))
        for what, before, after in (
            ("vizier", walked.viziers, acted.viziers),
            ("elder", walked.elders, acted.elders),
        )
        for seat in range(state.players)
        for _ in range(before[seat] - after[seat])
    ]
    told = [*killed, *robbed]
    return said.kills(kills=told) if told else ""


def of_end(state: S, end: preview.MoveEnd, begin: str, left: float | None = None) -> str:
    """Where a move ends and what that brings; before it, also what it leaves, if it isn't known: `left`. `begin`: start, drop or whole."""
    return said.best_end(
        ending=ending(state, end),
        points=end.points.total,
        begin=begin,
        lost=max(0, -end.others),
        given=max(0, end.others),
        left=max(0, round(preview.left(state, end) if left is None else left)),
    )


# ---- What an action certainly leads to --------------------------------------------------------------


def outcome(state: S, id: int, names: Names = ()) -> str:
    """What an action certainly leads to, in a few words, no judgement; empty if there is nothing to add."""
    row = state.game.actions[id]
    say = OUTCOMES.get((row.kind, state.stage), OUTCOMES.get((row.kind, None)))
    return say(state, row.fields, names) if say is not None else ""


def _order(state: S, fields: Fields, names: Names) -> str:
    """When the bidder would play, after, between or before whose turns, as far as the bids are made: `play 2nd or 3rd of 4 turns, after Bo`."""
    price = fields["price"]
    space = TRACK.index(price) + 1 if price else 3
    before, after = (
        [name_of(names, seat) for seat in reversed(spaces) if seat not in (-1, state.current_player)]
        for spaces in (state.track[space:], state.track[:space])  # of those who bid nothing the last plays first
    )
    where = "between" if before and before == after else "after" if before else "before" if after else "open"
    turns = sum(seat >= 0 for seat in (*state.track, *state.bid_order))
    low, high = turns_open(state, price)
    told: dict[str, Any] = {
        "plays": plays(low, high),
        "turns": turns,
        "where": where,
        "names": repeated(before or after),
        "who": (before or after or [""])[0],
        "is_open": low < high and any(seat != state.current_player for seat in state.bid_order),
    }
    whole = said.order(is_free=not price, **told)
    return whole if len(whole) <= LONGEST_ORDER else said.order(is_free=False, **told)


LONGEST_ORDER = 58
"""Letters behind a bid of nothing in the line of Enter of the smallest window."""


def plays(low: int, high: int) -> str:
    """When one plays, from 0: `1st`, `2nd or 3rd`, `1st to 4th`."""
    return said.plays(low=low, high=high, later=high - low)


def _card(state: S, fields: Fields, names: Names) -> str:
    """The price of a market's card, and how many of it the buyer has already."""
    return said.card(held=state.goods[state.actor * KINDS + state.row[fields["place"] - 1]], **_market(state))


def _market(state: S) -> dict[str, Any]:
    """What is paid at a market, and for which card: the first of two, the second, or the only one."""
    is_large = FACE_KIND[state.faces[state.final]] == LARGE_MARKET
    which = "second" if state.stage == st.SECOND_PICK else "first" if is_large and len(state.row) > 1 else "only"
    return {"which": which, "price": LARGE_PRICE if is_large else SMALL_PRICE}


def _none_pays(state: S, fields: Fields, names: Names) -> str:
    """Of passing on a market: that no card is worth its price."""
    picks = [id for id in state.legal_actions() if state.game.actions[id].kind == "PICK"]
    is_pricey = bool(picks) and all(is_loss(state, id) for id in picks)
    return said.none_pays(**_market(state)) if is_pricey else ""


def _killed(state: S, fields: Fields, names: Names) -> str:
    """Whether a kill empties a tile without a camel: the killer's camel goes there (spec 3.5); and what Kandicha makes of it."""
    tile = TILE_TEXT.index(fields["tile"])
    is_bare = state.size[tile] == 1 and state.owner[tile] < 0 and state.camels[state.actor] > 0
    won = (
        said.tile_yours(points=control_points(state, state.actor, tile), is_last=ends_the_game(state))
        if is_bare
        else ""
    )
    return semicolon().join(filter(None, (won, _captured(state, fields["colour"], state.blues[tile]))))


def _captured(state: S, colour: str, gold: int = 0) -> str:
    """What Kandicha makes of a victim of hers; no card comes where none is left."""
    is_hers = bool(state.djinns[state.actor] >> KANDICHA & 1) and (colour in "YWG" or (colour == "B" and gold > 0))
    return said.captured(colour=colour, gold=gold) if is_hers else ""


def _income(state: S, fields: Fields, names: Names) -> str:
    """`2 builders + 1 fakir, 4 gold each = 12 gold`."""
    number, gold = state.taken + fields["n"], builders_income(state, fields["n"])
    helped = [counts.fakirs(number=fields["n"])] if fields["n"] else []
    who = " + ".join([log.meeples(colour=COLOURS[state.tribe], n=state.taken), *helped])
    return said.income(who=who, number=number, each=gold // number, gold=gold)


def _use(state: S, fields: Fields, names: Names) -> str:
    """Of Iblis: that nobody in reach stands where two can be killed."""
    return said.no_second() if fields["djinn"] == "Iblis" and not any(two_stand_there(state)) else ""


OUTCOMES: dict[tuple[str, int | None], Callable[[S, Fields, Names], str]] = {
    ("BID", st.BIDDING): _order,
    ("PICK", None): _card,
    ("BUY", None): lambda state, fields, names: about_djinn(fields["djinn"]),
    ("PASS", st.TILE): _none_pays,
    ("KILL", None): _killed,
    ("ROB", None): lambda state, fields, names: _captured(state, "Y" if fields["what"] == "vizier" else "W"),
    ("SELL", st.SALE): lambda state, fields, names: best_suits(state),
    ("SELL", st.SUIT): lambda state, fields, names: said.suit(
        goods=state.suit.bit_count() + 1, gold=SUIT_VALUES[state.suit.bit_count() + 1]
    ),
    ("FAKIRS", st.TRIBE): _income,
    ("USE", st.TRIBE): _use,
}
"""By the kind of action and the stage; without a stage: whenever it is."""


def outcome_text(state: S, id: int, names: Names = ()) -> str:
    """The changes of the score sheets, one's own first: `+8 tiles, -3 gold; Bo -10 viziers`."""
    seats: list[str] = []
    for seat, lines in enumerate(changes(state, id)):
        told = zip(lines, sheet_lines(), strict=True)
        changed = [said.change(change=signed(change), line=line) for change, line in told if change]
        parts = ", ".join(changed)
        if parts and seat == state.current_player:
            seats.insert(0, said.changes_net(changes=parts, net=signed(sum(lines))) if changed[1:] else parts)
        elif parts:
            seats.append(said.others_change(who=name_of(names, seat), changes=parts))
    return semicolon().join(seats)


def signed(number: int) -> str:
    """With its sign: `+8`, `−3`."""
    return f"{number:+d}".replace("-", "−")


def best_suits(state: S) -> str:
    """What all goods of the player in turn would bring: `all your goods are worth 37 gold`, in suits of 30 and 7."""
    place = state.actor * KINDS
    values = [SUIT_VALUES[size] for size in suits(state.goods[place : place + GOODS])]
    parts = " + ".join(map(str, values))
    return said.all_goods(gold=sum(values), suits=len(values), parts=parts) if values else ""


# ---- What speaks for an action besides what its score sheet gains at once ----------------------------


def reasons(state: S, id: int) -> Iterator[str]:
    """Sentences; none where the outcome tells it."""
    row = state.game.actions[id]
    if row.kind in REASONS and state.current_player is not None:
        yield from REASONS[row.kind](state, row)


def _bid(state: S, row: Action) -> Iterator[str]:
    """What the best two moves on the board bring."""
    best = _best_two(state)
    if len(best) > 1:
        yield said.early(most=best[0], next=best[1])


_best_two_of: dict[str, list[int]] = {}
"""The last answer of `_best_two`, by its position: it is the same for all bids of a decision, and takes long."""


def _best_two(state: S) -> list[int]:
    key = state.key()
    if key not in _best_two_of:
        _best_two_of.clear()
        _best_two_of[key] = preview.most_points(if_first(state), 2)
    return _best_two_of[key]


def _drop(state: S, row: Action) -> Iterator[str]:
    """The best end of the move from there on."""
    then = state.resample(Rng(int(state.key()[:15], 16)))
    then.apply(row.id)
    yield from (of_end(then, end, "drop") for end in preview.ends(then)[:1] if then.stage == st.SOW)


def _kill(state: S, row: Action) -> Iterator[str]:
    """Who is still there."""
    tile = TILE_TEXT.index(row.fields["tile"])
    held = state.meeples[tile * 5 : tile * 5 + 5]
    held[COLOURS.index(row.fields["colour"])] -= 1
    if any(held):
        yield said.kill_leaves(tile=row.fields["tile"], meeples=listed(crowd(held)))


def _place(state: S, row: Action) -> Iterator[str]:
    """On a tile without a camel: for whom it is."""
    tile = put_on(state)
    if state.owner[tile] < 0:
        yield said.nobodys(tile=TILE_TEXT[tile], points=5 if FACE_KIND[state.faces[tile]] == VILLAGE else 3)


def _suits(state: S) -> list[str]:
    """At a market: what suits pay."""
    return [said.suits_pay()] if FACE_KIND[state.faces[state.final]] in (SMALL_MARKET, LARGE_MARKET) else []


REASONS: dict[str, Callable[[S, Action], Iterable[str]]] = {
    "BID": _bid,
    "TAKE": lambda state, row: [of_end(state, end, "start") for end in preview.ends(state, row.id - TAKE)[:1]],
    "DROP": _drop,
    "KILL": _kill,
    "PASS": lambda state, row: (
        [said.keep_gold(gold=state.gold[state.actor]), *_suits(state)] if state.stage == st.TILE else ()
    ),
    "PICK": lambda state, row: _suits(state),
    "PLACE": _place,
    "BUY": lambda state, row: [said.keep_djinn(djinn=djinn(row.fields["djinn"]))],
    "KEEP": lambda state, row: [said.keep_djinn(djinn=djinn(row.fields["djinn"]))],
    "END": lambda state, row: [said.sold_now(worth=worth) if (worth := best_suits(state)) else said.no_goods()],
}
"""By the kind of action."""
