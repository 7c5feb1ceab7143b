"""Five Tribes for people who listen: the question, the choices, what happened, a turn in a sentence; answers to what they ask."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from rules import Event
from rules.five_tribes.components.actions import TAKE
from rules.five_tribes.components.grid import COLUMNS, DIRECTIONS, ROWS, STEP, TILE_TEXT, TILES
from rules.five_tribes.components.pieces import COLOURS, DJINN_NAMES, GOODS, KINDS, RESOURCES
from rules.five_tribes.evaluation import preview
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.foresight import tile_beside
from tribes_tui.games.five_tribes.words.news import tell, telling
from tribes_tui.games.five_tribes.words.outcomes import best_suits, ending, outcome, outcome_text
from tribes_tui.games.five_tribes.words.said import answers as said, log, outcomes, things as counts
from tribes_tui.games.five_tribes.words.said.things import card_several
from tribes_tui.games.five_tribes.words.sentences import action, bids, holdings, prompt as question, tiles_of
from tribes_tui.games.five_tribes.words.things import (
    TONES,
    Names,
    card_small,
    crowd,
    djinn,
    djinns_in,
    on_tile,
    stands_on,
    tile,
)
from tribes_tui.words.common import repeated
from tribes_tui.words.language import Later, Noun
from tribes_tui.words.spoken import Clause, Request, SpokenChoice

# ---- Places -------------------------------------------------------------------------------------------


def facts(state: S, place: int, names: Names) -> str:
    """A tile: its name, kind and points, then what lies there."""
    parts = [on_tile(state, place) or said.no_meeples(), *stands_on(state, place, names)]
    return said.facts(tile=tile(state, place), things=", ".join(parts))


def _beside(text: str) -> list[tuple[str, int]]:
    """The tiles beside one that is named, with the ways there; nothing where no tile is called so."""
    name = text.lower().removeprefix("tile").strip()
    first = TILE_TEXT.index(name) * 4 if name in TILE_TEXT else len(STEP)
    return [(way, there) for way, there in zip(DIRECTIONS, STEP[first : first + 4], strict=False) if there >= 0]


def place(state: S, names: Names, text: str) -> list[str]:
    """A tile by its coordinate, with what lies north, east, south and west of it."""
    beside = [said.beside_one(direction=way, tile=TILE_TEXT[there]) for way, there in _beside(text)]
    here = text.lower().removeprefix("tile").strip()
    return [facts(state, TILE_TEXT.index(here), names), said.beside(tiles=", ".join(beside))] if beside else []


def around(state: S, names: Names, rest: str) -> list[str]:
    """The four tiles beside one, with what lies there."""
    found = [said.around(direction=way, facts=facts(state, there, names)) for way, there in _beside(rest)]
    return found or [said.around_what()]


def row(state: S, names: Names, rest: str) -> list[str]:
    """A row of tiles, from west to east; without a number, how they are counted."""
    found = [facts(state, here, names) for here in range(TILES) if rest.strip() == str(here // COLUMNS + 1)]
    return found or [said.row_what(rows=ROWS)]


def column(state: S, names: Names, rest: str) -> list[str]:
    """A column of tiles, from north to south."""
    found = [facts(state, here, names) for here in range(TILES) if rest.lower().strip() == TILE_TEXT[here][0]]
    return found or [said.column_what()]


def table(state: S, names: Names, rest: str) -> list[str]:
    """Everybody, then all tiles."""
    order = [(_me(state) + i) % state.players for i in range(state.players)]
    lines = [line for player in order for line in seat(state, names, player)]
    return lines + [facts(state, here, names) for here in range(TILES)]


def members(state: S, names: Names, rest: str) -> list[str]:
    """Your camels: your tiles."""
    return [facts(state, here, names) for here in tiles_of(state, _me(state))] or [said.no_tile()]


# ---- Players ------------------------------------------------------------------------------------------


def _me(state: S) -> int:
    return max(state.viewer or 0, 0)


def seat(state: S, names: Names, seat: int) -> list[str]:
    """A player: gold, camels, viziers, elders, cards, tiles, djinns."""
    seen, used = _held(state.known, seat) if seat != state.viewer else [], djinns_in(state.used[seat])
    return [
        said.seat(who=names[seat], things=", ".join(holdings(state, seat))),
        *([said.seen(cards=seen)] if seen else []),
        *(said.djinn_of(who=names[seat], djinn=djinn(name)) for name in djinns_in(state.djinns[seat])),
        *([said.used(djinns=used)] if used else []),
    ]


def _held(known: Sequence[int], seat: int) -> Sequence[Noun]:
    """The cards of a seat, of the numbers of all."""
    return _cards(kind for kind in range(KINDS) for _ in range(known[seat * KINDS + kind]))


def _cards(kinds: Iterable[int]) -> Sequence[Noun]:
    """Cards as they are heard, like ones together."""
    return repeated(card_small(card=RESOURCES[kind]) for kind in kinds)


def hand(state: S, names: Names, rest: str) -> list[str]:
    """The meeples you carry, your cards, your gold."""
    me, here = _me(state), TILE_TEXT[state.arc // 5]
    held, laid = _held(state.goods, me), _cards(kind for kind in range(GOODS) if state.suit >> kind & 1)
    worth = best_suits(state) if state.actor == me else ""
    return [
        *([said.carried(meeples=crowd(state.hand), start=TILE_TEXT[state.start], tile=here)] if state.left else []),
        said.hand(number=len(held), cards=held, gold=state.gold[me]),
        *([said.laid_out(cards=laid)] if laid else []),
        *([said.worth(worth=worth)] if worth else []),
    ]


def leads(state: S, names: Names, rest: str) -> list[str]:
    """What can be counted openly: tiles, viziers, elders, djinns, trees and palaces; gold is hidden."""
    lines = [said.open()]
    for seat, name in enumerate(names):
        own = tiles_of(state, seat)
        parts = [
            counts.tiles(number=len(own)),
            counts.palm_trees(number=sum(state.palms[here] for here in own)),
            counts.palaces(number=sum(state.palaces[here] for here in own)),
            counts.viziers(number=state.viziers[seat]),
            counts.elders(number=state.elders[seat]),
            counts.djinns(number=state.djinns[seat].bit_count()),
        ]
        lines.append(said.open_of(who=name, points=sum(state.sheet(seat)[1:]), things=", ".join(parts)))
    return lines


# ---- Cards, bids, the turn ----------------------------------------------------------------------------


def market(state: S, names: Names, rest: str) -> list[str]:
    """The row of resources, and the piles."""
    row, gone = [card_small(card=RESOURCES[card]) for card in state.row], _cards(state.discard)
    threes = [said.threes(number=i // 3, cards=row[i : i + 3]) for i in range(0, len(row), 3)] or [said.no_market()]
    return [*threes, said.pile(number=len(state.pile), discarded=len(gone), cards=gone)]


def djinns(state: S, names: Names, rest: str) -> list[str]:
    """The djinns that can be bought, and what they do."""
    drawn, gone = ([DJINN_NAMES[code] for code in codes] for codes in (state.drawn, state.djinn_discard))
    return [
        *([said.djinn(djinn=djinn(DJINN_NAMES[code])) for code in state.djinn_row] or [said.no_djinn()]),
        *([said.drawn(djinns=drawn)] if drawn else []),
        said.djinn_pile(number=counts.djinns(number=len(state.djinn_pile)), discarded=len(gone), djinns=gone),
    ]


def goals(state: S, names: Names, rest: str) -> list[str]:
    """What brings points."""
    return [said.goals_people(), said.goals_tiles(), said.goals_goods(), said.goals_end()]


def now(state: S, names: Names, rest: str) -> list[str]:
    """Round, what is left, and what goes on in this turn."""
    bag, paid, power = crowd(state.bag), djinns_in(state.doubled), DJINN_NAMES[state.power]
    picked = log.some(colour=COLOURS[state.tribe], n=state.taken)
    told = (
        (True, said.round(number=state.number, palms=state.palms_left, palaces=state.palaces_left)),
        (True, said.bag(number=len(bag), meeples=bag)),
        (state.stuck, said.stuck()),
        (state.actor >= 0, said.turn(who=names[state.actor])),
        (state.left, said.steps(number=state.left, tile=TILE_TEXT[state.arc // 5])),
        (state.final >= 0, said.ended(tile=tile(state, state.final), number=state.taken, meeples=picked)),
        (state.killed, said.killed(number=state.killed)),
        (paid, said.paid(djinns=paid)),
        (state.power >= 0, said.at_work(djinn=djinn(power))),
        (state.sold, said.sold()),
    )
    return [text for is_so, text in told if is_so]


TRIBES = tuple(tone.removeprefix("meeple-") for tone in TONES.values())
THINGS = (*TILE_TEXT, *DJINN_NAMES, *RESOURCES, *TRIBES)
CAMELS = ("camels", "where are my members", "members", "m")  # no words
REQUESTS = tuple(
    Request(known, Later(about), tell, tell in (row, column, around), typed)
    for known, about, typed, tell in (
        (("hand", "h"), said.ask_hand, said.ask_hand_typed, hand),
        (("table", "t"), said.ask_table, said.ask_table_typed, table),
        (("row", "r"), said.ask_row, said.ask_row_typed, row),
        (("column", "col"), said.ask_column, said.ask_column_typed, column),
        (("around",), said.ask_around, said.ask_around_typed, around),
        (CAMELS, said.ask_camels, said.ask_camels_typed, members),
        (("market", "k"), said.ask_market, said.ask_market_typed, market),
        (("djinns", "d"), said.ask_djinns, said.ask_djinns_typed, djinns),
        (("bids", "order"), said.ask_bids, said.ask_bids_typed, bids),
        (("who leads", "leads", "score", "l"), said.ask_leads, said.ask_leads_typed, leads),  # no words
        (("goals", "g"), said.ask_goals, said.ask_goals_typed, goals),
        (("now", "turn"), said.ask_now, said.ask_now_typed, now),
    )
)


__all__ = ["REQUESTS", "THINGS", "choice", "news", "place", "question", "seat", "spelt", "would"]

GROUPED = "TAKE", "AT", "DROP", "BUY", "USE", "KILL", "BID", "SELL"  # no words
"""Kinds of actions of which there may be many."""


def choice(state: S, id: int, names: Names) -> SpokenChoice:
    """An action; tiles of one column are a group, and steps in one direction."""
    row, told = state.game.actions[id], action(state, id, names)
    fields, tile, way = row.fields, row.fields.get("tile", ""), row.fields.get("direction", "north")
    if row.kind not in GROUPED or (row.kind == "BID" and not fields["fakirs"]):
        return SpokenChoice(told)
    is_take = row.kind == "TAKE"
    rest = said.group_rest(tile=tile, meeples=on_tile(state, TILE_TEXT.index(tile))) if is_take else told
    there = tile_beside(state, DIRECTIONS.index(way))
    if row.kind == "DROP":
        tile, rest, told = (
            TILE_TEXT[there],
            log.a_meeple_bare(colour=fields["colour"]),
            said.drop(drop=told, direction=way),
        )
    given = {
        "kind": row.kind,
        "column": tile[:1],
        "tile": tile,
        "direction": way,
        "is_known": there >= 0,
        "djinn": fields.get("djinn", ""),
    }
    return SpokenChoice(told, said.group(**given), said.group_ask(**given), rest)


def would(state: S, id: int, names: Names) -> str:
    """What it certainly leads to; of a tile to move from, the best end of the move."""
    ends = preview.ends(state, id - TAKE) if state.game.actions[id].kind == "TAKE" else []
    best = outcomes.at_best(ending=ending(state, ends[0])) if ends else ""
    return best or outcome_text(state, id, names) or outcome(state, id, names)


def spelt(text: str) -> str:
    """A sentence of the rules: theirs have no letters of the notation."""
    return text


# ---- What happened ----------------------------------------------------------------------------------

CHOSEN = frozenset(
    ("bid", "take", "drop", "buy", "use", "keep_djinn", "sell", "market", "palm", "palace", "kill", "rob")
)
"""What the one who chose it needs not hear."""
WAY = ("take", "drop")
OF_ALL = ("round", "people", "reshuffle", "end", "undo")
"""What is told as a sentence of its own."""


def news(events: Sequence[Event], names: Names, viewer: int | None) -> list[Clause]:
    """A clause for each thing, a move as its start and its end; nothing of what the viewer just chose."""
    heard = [event for event in events if event.player != viewer or event.kind not in CHOSEN]
    found: list[Clause] = []
    for (kind, why, who), group in groupby(_in_order(heard), _sort):
        alike, name = [*group], "" if who is None else names[who]
        if kind == "way":
            start, *steps = (event.public["tile"] for event in alike)
            end = steps[-1] if steps else ""
            found.append(Clause(who, log.way(who=name, start=start, tile=end, steps=len(steps))))
        elif kind == "card":
            number = Counter(event.public["card"] for event in alike)
            cards = [card_several(card=card, number=n) for card, n in number.items()]
            found.append(Clause(who, log.took(who=name, how="heard", cards=cards, paid=0)))
        elif kind == "earn":
            coins = sum(event.public["coins"] for event in alike)
            found.append(Clause(who, log.earn_spoken(who=name, coins=coins, why=why)))
        else:
            clauses = ((tell(telling(event).spoken, event, names, is_small=True), event) for event in alike)
            found += [
                Clause(None if kind in OF_ALL else who, text, telling(event).weight) for text, event in clauses if text
            ]
    return found


def _sort(event: Event) -> tuple[str, str, int | None]:
    """Events of a sort that follow each other are told as one."""
    return "way" if event.kind in WAY else event.kind, event.public["why"] if event.kind == "earn" else "", event.player


def _in_order(events: Sequence[Event]) -> list[Event]:
    """A move's steps together, what somebody earned on the way behind them; a move begins where meeples are taken."""
    found: list[Event] = []
    later: list[Event] = []
    for event in events:
        if event.kind == "take":
            found, later = [*found, *later], []
        (found if event.kind in WAY else later).append(event)
    return found + later
