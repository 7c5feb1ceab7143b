"""What a position shows, as the values of pieces: tiles, where a move can end, market, goods, djinns, meeples in hand, and what signs stand for."""

from collections.abc import Sequence

from rules.five_tribes.components import rulings, stages as st
from rules.five_tribes.components.grid import COLUMNS, TILE_TEXT, TILES
from rules.five_tribes.components.pieces import (
    COLOURS,
    DJINN_NAMES,
    ECHIDNA,
    FACE_IS_BLUE,
    FACE_KIND,
    FACE_POINTS,
    FAKIR,
    GOODS,
    IBLIS,
    KINDS,
    RESOURCES,
)
from rules.five_tribes.evaluation.preview import MoveEnd
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.foresight import (
    Ends,
    ends_the_game,
    is_last_turn,
    leaves_no_move,
    no_move_left,
    tile_name,
)
from tribes_tui.games.five_tribes.pieces.parts import Carry
from tribes_tui.games.five_tribes.words import things as words
from tribes_tui.games.five_tribes.words.news import MoveWay
from tribes_tui.games.five_tribes.words.said import ends as said, log, table, things as counts
from tribes_tui.games.five_tribes.words.things import (
    NOTHING,
    SCENES,
    TONES,
    Names,
    card_name,
    costly,
    does,
    name_of,
    points_of,
    powers,
)
from tribes_tui.widgets.beside.seat_panel import name_in
from tribes_tui.widgets.cards.market_row import Reach, Ware
from tribes_tui.widgets.drawing import BOLD, REVERSE, Line, Part
from tribes_tui.widgets.tiles.tile_face import Figures, Growth, Rider, Tile
from tribes_tui.words.common import capital, colon


def by_tribe(state: S, end: MoveEnd) -> list[str]:
    """The sum, as where moves are compared, and what the meeples do: `25 points (10 in gold with 1 fakir)`; `5 points`, `3 cards`."""
    number, what = end.taken + end.fakirs, COLOURS[end.colour]
    gold = number * state.blues[end.tile] * (2 if state.doubled >> ECHIDNA & 1 else 1) if what == "B" else 0
    points = _sum(state, end)
    if gold:
        helped = counts.fakirs(number=end.fakirs)
        return [said.in_gold(points=points, gold=gold, is_helped=bool(end.fakirs), fakirs=helped)]
    cards = counts.cards(number=min(end.taken, len(state.row)))
    told = {"G": cards, "R": said.kill_within(number=number)}.get(what, "")
    if end.fakirs and told:
        told = said.with_fakirs(brings=told, fakirs=counts.fakirs(number=end.fakirs))
    return [points, *filter(None, [told])]


def _sum(state: S, end: MoveEnd) -> str:
    """All that it brings at once, and what has to be bought on the tile for that: `19 points if you buy a djinn`."""
    return said.points(
        number=end.points.total, buys=does(state, end) if _is_for_buying(state, end) else "nothing"
    )  # no words


def _is_for_buying(state: S, end: MoveEnd) -> bool:
    return end.points.tile > 0 and does(state, end) not in GROWING


LONGEST_TOLD = 41
"""Letters of what a move brings that a line of the smallest window has room for, whatever stands before it."""


def _by_weight(state: S, end: MoveEnd, names: Names) -> list[str]:
    """The same, what ends the game first: where a line has no room its end is cut."""
    certain, control, acts = _brings(state, end, names)
    if control and ends_the_game(state):
        at = 0 if _to_kill(state, end) else 1  # behind the sum, if it is certain
        return [*certain[:at], *control, *certain[at:], *acts]
    told = [*certain, *control, *acts]
    if leaves_no_move(state, end):
        told = [said.no_move(), *told]
        while len(told) > 2 and len(", ".join(told)) > LONGEST_TOLD:
            told.pop()
    return told


def _brings(state: S, end: MoveEnd, names: Names) -> tuple[list[str], list[str], list[str]]:
    """The sum, as where moves are compared, and by the meeples, with what those lose who have no more viziers than the mover any more; by
    control; by the tile, whose it is once the move has ended there."""
    owner = state.actor if end.control else state.owner[end.tile]
    holder = "you" if owner == state.actor else "nobody" if owner < 0 else "other"
    whose = {"kind": does(state, end), "holder": holder, "who": name_of(names, owner) if owner >= 0 else ""}
    held = state.viziers[state.actor]
    taken = end.taken * (COLOURS[end.colour] == "Y")
    passed = [name_of(names, seat) for seat, one in enumerate(state.viziers) if held < one <= held + taken]
    lost = [said.lost(number=10 * len(passed), several=len(passed) > 1, who=passed[0])] if passed else []
    is_last, victims = ends_the_game(state), _to_kill(state, end)
    control = [said.yours(is_last=is_last, kind=whose["kind"])] if end.control else []
    if victims:
        control = [said.if_killed(number=victims, is_last=is_last, kind=whose["kind"])]
    is_told = bool(control) and whose["kind"] in GROWING and not is_last
    has_nothing = is_told or whose["kind"].startswith(NOTHING) or _is_for_buying(state, end)
    acts = [] if has_nothing else [said.tile(**whose | ({"holder": "you"} if control else {}))]
    tribe = by_tribe(state, end)
    if end.control and COLOURS[end.colour] == "R":  # of the tile that is sure sooner than of a kill
        return [*tribe[:-1], *lost], [*control, *tribe[-1:]], acts
    return [*tribe, *lost], control, acts


def _to_kill(state: S, end: MoveEnd) -> int:
    """How many stay on the tile whom assassins can kill there, so that it becomes the mover's; 0: it can't."""
    if COLOURS[end.colour] != "R" or end.control or state.owner[end.tile] >= 0 or not state.camels[state.actor]:
        return 0
    is_lifted = state.stage == st.MOVE and end.tile == end.start
    held = [0] * 5 if is_lifted else state.meeples[end.tile * 5 : end.tile * 5 + 5]
    stay = sum(held) - held[end.colour] + end.visits.others
    return stay if stay <= (rulings.IBLIS_VICTIMS if state.djinns[state.actor] >> IBLIS & 1 else 1) else 0


GROWING = "village", "oasis"
"""Kinds of tiles on which something grows for whoever has them."""


def distinct(found: Sequence[MoveEnd]) -> list[MoveEnd]:
    """Of all ways to end on a tile, the best first, that which the table plays for each tribe, in the tribes' order."""
    best: dict[int, MoveEnd] = {}
    for end in found:
        best.setdefault(end.colour, end)
    return [best[colour] for colour in sorted(best)]


def lines(state: S, ends: Ends, names: Names = ()) -> list[Line]:
    """A line for each tile and tribe, in the order of the board."""
    found: list[Line] = []
    for tile in sorted(ends):
        for end in distinct(ends[tile]):
            what, rest = (tribe_of(end), TONES[COLOURS[end.colour]]), ", ".join(_by_weight(state, end, names))
            found.append(((f"{TILE_TEXT[tile]} ", "ink", BOLD), what, (f"{colon()}{rest}", "soft")))
    return found


def end_text(state: S, end: MoveEnd, names: Names = ()) -> str:
    """An end in words: `3 elders, your tile with a palm`."""
    return end_texts(state, end, names)[0]


def end_texts(state: S, end: MoveEnd, names: Names = ()) -> list[str]:
    """The same from long to short, without what matters least; the sum of it in any form, and that it is the last camel."""
    told = [tribe_of(end), *_by_weight(state, end, names)]
    least = [_sum(state, end), *[said.last_camel()][: end.control and ends_the_game(state)]]
    longer = (told[:number] for number in range(len(told), len(least), -1))
    return [", ".join(form) for form in (*longer, [told[0], *least], least)]


def tribe_of(end: MoveEnd) -> str:
    """Who is picked up: `3 elders`."""
    return log.meeples(colour=COLOURS[end.colour], n=end.taken)


def rarity(card: int) -> str:
    """Rare, scarce, common, fakir."""
    return words.RARITY[3 if card == FAKIR else card // 3]


# ---- The board ------------------------------------------------------------------------------------


def tiles(state: S, names: Sequence[str], walk: MoveWay | None, ends: Ends) -> list[Tile]:
    """All thirty, with the steps of a walk, where the hand stands and where a move can end."""
    found = [_tile(state, place, names, ends, walk) for place in range(TILES)]
    if state.left:
        here = found[state.arc // 5]
        found[state.arc // 5] = here._replace(note=here.note + words.HERE, note_tone=f"seat-{state.actor + 1}")
    return found


def _tile(state: S, place: int, names: Sequence[str], ends: Ends, walk: MoveWay | None) -> Tile:
    """The tile with its steps of the walk and the arrows to the tiles beside."""
    right, below = walk.bridges().get(place, ("", "")) if walk else ("", "")
    face, owner = state.faces[place], state.owner[place]
    people = state.meeples[place * 5 : place * 5 + 5]
    growths = (("palm", state.palms[place]), ("palace", state.palaces[place]))
    return Tile(
        tile_name(place),
        place % COLUMNS,
        place // COLUMNS,
        words.titles(SCENES[FACE_KIND[face]]),
        str(FACE_POINTS[face]),
        "value-blue" if FACE_IS_BLUE[face] else "value-red",
        SCENES[FACE_KIND[face]],
        tuple(Figures(words.LETTERS[COLOURS[c]], n, TONES[COLOURS[c]]) for c, n in enumerate(people) if n),
        None if owner < 0 else Rider(capital(names[owner]), f"seat-{owner + 1}"),
        tuple(Growth(kind, number) for kind, number in growths if number),
        ends=tuple(
            Figures(words.LETTERS[COLOURS[end.colour]], end.taken, TONES[COLOURS[end.colour]], tribe_of(end))
            for end in distinct(ends.get(place, ()))
        ),
        either=said.either(),
        gain=said.gain(),
        does=_acts(state, place, ends),
        note=walk.notes().get(place, "") if walk else "",
        note_tone=f"seat-{walk.seat + 1}" if walk else "",
        right=right,
        below=below,
        longest_mark=LONGEST_MARKS[FACE_KIND[face]],
    )


LONGEST_MARKS = {
    kind: max(len(str(points)) for points, one in zip(FACE_POINTS, FACE_KIND, strict=True) if one == kind)
    for kind in FACE_KIND
}
"""Letters of what tiles of a kind are worth at most."""


def _acts(state: S, place: int, ends: Ends) -> str:
    """What the tile does; nothing where it can do nothing for a move that ends there."""
    kinds = [does(state, end) for end in ends.get(place, ())] or [SCENES[FACE_KIND[state.faces[place]]]]
    kind = next((kind for kind in kinds if not kind.startswith(NOTHING)), "")
    return said.tile_does(kind=kind) if kind else ""


# ---- Cards ----------------------------------------------------------------------------------------


SMALL, LARGE = 3, 6
"""After so many cards of the row a small and a large market's choice ends."""


def market(state: S, is_high: bool) -> tuple[list[Ware], list[str], list[Reach]]:
    """The face-up row, with room how rare each is, the names of its places, how far both markets reach, however few cards lie there."""
    cards, number = [(card, rarity(card)) for card in state.row], len(state.row)
    wares = [
        Ware(card_name(card=RESOURCES[card]), f"goods-{told}", "", (table.rarity(rarity=told),) if is_high else ())
        for card, told in cards
    ]
    reaches = [
        Reach(SMALL, table.small_reach(), table.small_reach_brief()),
        Reach(LARGE, table.large_reach(), table.large_reach_brief()),
    ]
    return wares, [f"row:{k + 1}" for k in range(number)], reaches


def goods(state: S, seat: int | None) -> tuple[list[Ware], list[str]]:
    """A seat's goods by kind, with their places."""
    held = [] if seat is None else list(enumerate(state.goods[seat * KINDS : seat * KINDS + GOODS]))
    kinds = [(card, number) for card, number in held if number]
    wares = [Ware(card_name(card=RESOURCES[card]), f"goods-{rarity(card)}", str(number)) for card, number in kinds]
    return wares, [f"good:{RESOURCES[card]}" for card, _ in kinds]


def djinns(state: S) -> tuple[str, list[Ware], list[str]]:
    """The title, the djinns that can be had (or that Sibittis has drawn), their places."""
    is_choosing = state.stage == st.SIBITTIS_KEEP and bool(state.drawn) and state.drawn[0] >= 0
    codes = state.drawn if is_choosing else state.djinn_row
    wares = [
        Ware(name, "goods-fakir", points_of(name), (told[0],), tuple(dict.fromkeys((*told[1:], powers(name)[-1]))))
        for name, told in ((DJINN_NAMES[code], costly(DJINN_NAMES[code])) for code in codes)
    ]
    title = table.keep_one() if is_choosing else table.djinns() if codes else table.no_djinns()
    return title, wares, [f"djinn:{DJINN_NAMES[code]}" for code in codes]


def for_sale(state: S) -> Line:
    """The djinns that can be had, in a line: `Djinns for sale: Kandicha 6 points, Lamia 10 points`."""
    parts: list[Part] = [(table.djinns() + colon(), "soft")]
    for code in state.djinn_row:
        parts += [(", ", "soft")] if len(parts) > 1 else []
        parts += [(f"{DJINN_NAMES[code]} ", "ink", BOLD), (points_of(DJINN_NAMES[code]), "soft")]
    return tuple(parts)


def carried(state: S) -> dict[str, Carry]:
    """The meeples in hand, a tribe each."""
    held = {COLOURS[code]: log.meeples(colour=COLOURS[code], n=n) for code, n in enumerate(state.hand) if n}
    return {f"colour:{letter}": (words.LETTERS[letter], TONES[letter], told) for letter, told in held.items()}


def hand_line(state: S) -> Line:
    """What is carried, in a line: ` in hand: EE M`; empty if nothing is."""
    held = [
        (words.LETTERS[COLOURS[code]] * number, TONES[COLOURS[code]])
        for code, number in enumerate(state.hand)
        if number
    ]
    return ((table.still_carried(), "soft"), *((f" {each}", tone, BOLD) for each, tone in held)) if held else ()


INKS = {"∩": "ink", "†": "palm", "⌂": "ink"}
"""Sign -> its ink."""
MARGINS = 2
"""Columns of the line that its words leave."""


FEW_CAMELS = 2
"""From so many left on it is told that the last one ends the game."""


def foot(state: S, names: Sequence[str], viewer: int | None, width: int) -> Line:
    """The legend of the tribes; once nobody can move, or somebody has few camels, that, and what it leads to."""
    few = min(range(state.players), key=lambda seat: (state.camels[seat], seat != viewer))
    is_last, camels = is_last_turn(state), state.camels[few]
    if (camels > FEW_CAMELS and not no_move_left(state)) or state.stage == st.OVER:
        return legend(width)
    if camels and no_move_left(state):
        return ((table.no_move_left(is_sure=state.stuck, is_last=is_last), "danger", BOLD),)
    who = name_in(names[few], LONGEST_NAME)
    return ((table.last_camels(number=camels, who=who, is_last=is_last), "danger", BOLD),)


LONGEST_NAME = 16


def legend(width: int) -> Line:
    """What each tribe brings, in a window of so many columns; the letter that is on its meeples stands as it does there."""
    told = next(
        (one for one in (table.legend(), table.legend_short()) if len(one) <= width - MARGINS), table.legend_short()
    )
    parts: list[Part] = []
    for tribe, letter in words.LETTERS.items():
        before, _, told = told.partition(letter)
        parts += [(before, "soft"), (letter, TONES[tribe], BOLD | REVERSE)]
    return (*parts, (told, "soft"))


def signs_legend() -> tuple[Line, ...]:
    """The signs on small tiles: wide, close together, without points."""
    return tuple(_signs(gap, has_points) for gap, has_points in (("  ", True), (" ", True), (" ", False)))


def _signs(gap: str, has_points: bool) -> Line:
    parts: list[Part] = []
    for sign, word in words.signs(has_points):
        parts += [(f"{gap * bool(parts)}{sign}", INKS[sign], BOLD), (f" {word}", "soft")]
    return tuple(parts)
