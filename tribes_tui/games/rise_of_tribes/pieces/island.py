"""The map as it is shown: hexes with all that stands on them, how the cursor walks over them, the volcano and where it may lie; the words in the sea
below it."""

from collections.abc import Callable, Collection, Iterable, Sequence
from math import inf

from rules.rise_of_tribes import decision
from rules.rise_of_tribes.components.box import (
    GREAT_FOREST,
    GREAT_LAKE,
    GREAT_MOUNTAIN,
    HEXES,
    MOVE,
    TERRAINS,
    TILE_KIND,
    TILES,
    WILD_LAND,
)
from rules.rise_of_tribes.components.frames import PUT_VOLCANO
from rules.rise_of_tribes.components.layout import Layout, bits
from rules.rise_of_tribes.mechanics import ground
from rules.rise_of_tribes.state import RiseState
from tribes_tui.display.targets import DIRECTIONS
from tribes_tui.games.rise_of_tribes.pieces.column import Legend, LegendSign
from tribes_tui.games.rise_of_tribes.words import board as board_words, figures, things
from tribes_tui.games.rise_of_tribes.words.news import by_own_double, short_news
from tribes_tui.games.rise_of_tribes.words.said import board as said, things as said_things
from tribes_tui.table.board.scene import Scene
from tribes_tui.widgets.beside.words import facts_in_order
from tribes_tui.widgets.drawing import BOLD, Line, fold
from tribes_tui.widgets.tiles.hex_ground import BesideMap, Group, Hex, Label
from tribes_tui.widgets.tiles.hex_map import Notice
from tribes_tui.words.common import capital, colon, semicolon, sentence
from tribes_tui.words.help import facts_of
from tribes_tui.words.said import facts as said_facts, help as said_help

NOBODYS = "die-blank"
"""What is no tribe's: no colour that one of them has."""
SIGNS = {
    "e": (said.legend_elder, said.elder_here),
    "t": (said.tiger, said.tiger),
    "m": (said.mammoth_here, said.mammoth_here),
    "i": (said.legend_invaders, said.legend_invaders),
    "s": (said.legend_stones, said.legend_stones),
}
"""Small letters, what they mean, and in the fewest words: the large ones are hexes and tribes."""
GREAT = (GREAT_LAKE, GREAT_FOREST, GREAT_MOUNTAIN)
"""Tiles that give more than others of their land."""
MORE = "+1"
"""Of a tile that gives one more, where its name has no room."""
USUAL_WIDTH = 7
"""Half hexes from the middle of the first column to that of the last."""
NARROWEST = 8
"""Columns of the smallest hex's body."""


def tone_of(seat: int) -> str:
    """The colour of a seat."""
    return f"seat-{seat + 1}"


def is_wide(state: RiseState) -> bool:
    """Whether the map is wider than the usual ones."""
    lefts = [2 * q + r for q, r in state.layout.coordinates]
    return max(lefts) - min(lefts) > USUAL_WIDTH


def hexes(state: RiseState, names: Sequence[str]) -> list[Hex]:
    """All hexes of the map."""
    letters = figures.letters_of(names)
    return [_hex(state, h, names, letters) for h in range(state.layout.size)]


def _hex(state: RiseState, h: int, names: Sequence[str], letters: Sequence[str]) -> Hex:
    tile = state.tiles[h]
    q, r = state.layout.coordinates[h]
    land = board_words.GLACIER if h == state.glacier else things.key_of(TILES[tile])
    words, short = things.land(land), said_things.land_short(land=land)
    groups = tuple(
        Group(letters[p], number, tone_of(p), capital(names[p]))
        for p, number in enumerate(state.members_at(h))
        if number
    )
    return Hex(
        f"hex:{HEXES[h]}",
        HEXES[h],
        "wild" if tile == WILD_LAND else TERRAINS[TILE_KIND[tile]],
        q,
        r,
        words,
        _village(state, h, names, letters),
        groups,
        _others(state, h),
        _warning(state, h, said.warning),
        short if short != words and h != state.glacier else "",
        MORE if tile in GREAT and h != state.glacier else "",
        _warning(state, h, said.warning_short),
    )


def _warning(state: RiseState, h: int, say: Callable[..., str]) -> str:
    """How many would fight, or how many of a tribe alone are too many."""
    if h not in bits(ground.overcrowded(state)):
        return ""
    population = state.population[h]
    return say(sides=len(figures.sides(state, h)), population=population, over=population - ground.limit(state, h))


def _village(state: RiseState, h: int, names: Sequence[str], letters: Sequence[str]) -> tuple[Label, ...]:
    owner = state.village[h]
    if owner < 0:
        return ()
    label = Label(
        said.whose_village(who=names[owner]),
        f"{capital(names[owner])}⌂",
        tone_of(owner),
        f"{letters[owner]}⌂",
        True,
    )
    if state.elder[owner] == h:
        return label, Label(said.elder_here(), said.elder_here(), tone_of(owner), "e")
    return (label,)


def _others(state: RiseState, h: int) -> tuple[Label, ...]:
    """Beasts, invaders, stones of the Glacier."""
    found = []
    if state.tiger == h:
        found.append(Label(said.tiger(), said.tiger(), NOBODYS, "t"))
    if state.mammoth == h:
        is_tame = state.tamer >= 0
        words = said.mammoth_here_tame() if is_tame else said.mammoth_here()
        found.append(Label(words, said.mammoth_here(), tone_of(state.tamer) if is_tame else NOBODYS, "m"))
    if state.invaders_hex == h and state.invaders:
        words, short = said.invaders_here(number=state.invaders), said.invaders_here_short(number=state.invaders)
        found.append(Label(words, short, NOBODYS, f"{state.invaders}i"))
    if h in (state.glacier, state.melted) and state.ice_stones:
        short = said.stones(number=state.ice_stones)
        words = said.stones_loose(number=state.ice_stones) if h == state.melted else short
        found.append(Label(words, short, NOBODYS, f"{state.ice_stones}s"))
    return tuple(found)


def beside(state: RiseState) -> list[BesideMap]:
    """The volcano, or its sites while one is to be chosen."""
    if state.site >= 0:
        q, r = state.layout.sites[state.site]
        return [BesideMap(Hex("volcano", "", "volcano", q, r, said.volcano()), said.volcano())]
    if decision(state).kind != PUT_VOLCANO:
        return []
    return [
        BesideMap(Hex(f"site:{i + 1}", "", "volcano", q, r), said.site(number=i + 1), is_plate=True)
        for i, (q, r) in enumerate(state.layout.sites)
    ]


# ---- The legend ----------------------------------------------------------------------------------


def legend(state: RiseState, names: Sequence[str]) -> Legend:
    """What the signs on small hexes mean: of those that are there; what special lands do; what the
    usual ones give, and how many go there."""
    found: list[LegendSign] = []
    there = hexes(state, names)
    shown = {sign[-1]: sign for one in there for sign in _signs(one)}
    if any(_is_crowded(one) for one in there):  # what stands above members has one sign on the whole map
        shown |= {label.sign[-1]: label.sign for one in there for label in one.above[1:]}
    if any(tile in GREAT for tile in state.tiles[: state.layout.size]):
        found.append(LegendSign(MORE, said.legend_great(), said.legend_great_short()))
    found += [LegendSign(shown[sign], say(), "", bare()) for sign, (say, bare) in SIGNS.items() if sign in shown]
    more = tuple(LegendSign(name, words) for name, words in board_words.lands_in_brief(state))
    return Legend(tuple(found), more, board_words.usual_in_brief(state))


def _is_crowded(one: Hex) -> bool:
    """Whether the smallest hexes have signs for all that stands in this one."""
    labels = len(one.above) + len(one.below)
    return labels > 1 and labels + bool(one.groups) > 2


def _signs(one: Hex) -> Iterable[str]:
    """The signs that stand on a hex of the smallest size, where words have no room."""
    labels = (*one.above, *one.below)
    if _is_crowded(one):
        yield from (label.sign for label in labels)
    else:
        yield from (label.sign for label in labels if min(len(label.words), len(label.short)) > NARROWEST)


KEYS = {"w": "upleft", "e": "upright", "a": "left", "d": "right", "z": "downleft", "x": "downright"}
"""Six keys that lie around S as the neighbours lie around a hex."""

ASIDE = 3.0
"""How much a half column or row off the way counts against one on the way."""
ROW = 100
"""How much a row counts for the four arrows: they go along a row, or to the next one, so that every hex is reached."""


def step(layout: Layout, start: str, direction: str, among: Iterable[str]) -> str | None:
    """The best of the hexes in `among` in a direction from the hex `start`; None if there is none."""
    q, r = layout.coordinates[HEXES.index(start[4:])]
    costs = {}
    for name in among:
        if name != start and name.startswith("hex:"):
            other_q, other_r = layout.coordinates[HEXES.index(name[4:])]
            costs[name] = _cost(2 * (other_q - q) + other_r - r, other_r - r, *DIRECTIONS[direction], r % 2)
    there = [name for name, cost in costs.items() if cost < inf]
    return min(there, key=costs.__getitem__, default=None)


def _cost(right: int, down: int, dx: int, dy: int, odd: int) -> float:
    """How far a hex is, `right` half columns and `down` rows away, off the way counting more; infinitely, if not that way."""
    if not dy:
        return abs(right) + ROW * abs(down) if right * dx > abs(down) else inf
    if down * dy <= 0:
        return inf
    if not dx:  # of the two in the next row, the one back to the column
        wish = right - (1 if odd else -1) * (down % 2)
        return ROW * abs(down) + ASIDE * abs(right) + (1 if wish else 0)
    if right * dx <= 0:
        return inf
    return 2 * abs(down) + ASIDE * abs(abs(right) - abs(down))


ROWS, MOST_ROWS = 3, 6
"""Rows for the news: at the least, and where there are many."""


def notice(scene: Scene, home: Collection[str], has_log: Callable[[], bool]) -> Notice:
    """News first, in as many rows whatever happened, so that what stands below keeps its place. `home`: the hexes in which the viewer had
    members then; whether there is a log is asked when the sizes are known."""
    facts = facts_of(scene.view, scene.names, scene.memory)

    def lines(columns: int, rows: int) -> Sequence[Line]:
        for_news = 0 if has_log() else min(MOST_ROWS, max(ROWS, rows // 2))
        news = _news(scene, home, columns, for_news, 2) if for_news else ()
        told = facts_in_order(facts, columns, rows - for_news - 1)
        if len(told) < 2 or news is None:  # no room for both: one row says how many facts there are elsewhere
            whole = _news(scene, home, columns, rows) if for_news else None
            if whole and any(whole):
                return whole
            news, told = (), facts_in_order(facts, columns, rows - 1)
        return (*news, ((said_facts.title(), "accent", BOLD),), *told) if len(told) > 1 else news

    return lines


ROLLED = frozenset(("double", "spaces_full", "event_drawn", "tiger", "mammoth", "invaders", "eruption"))
"""What a roll brings: one's own is no news."""


def _news(
    scene: Scene, home: Collection[str], columns: int, rows: int, most: int | None = None
) -> Sequence[Line] | None:
    """What others did since one's turn, behind its heading, in so many rows; None if none of its forms (of the `most` first, which have places and numbers) goes into them."""
    heading = (said_help.since() if scene.view.round > scene.view.players else said.happened()) + colon()
    before, own = by_own_double(scene.news.events, scene.names, scene.viewer)
    others = tuple(one for one in before if one.player != scene.viewer or one.kind not in ROLLED)
    told = short_news(others, scene.names, scene.viewer, home)[:most] or ("",) * bool(own)
    forms = [
        fold(((heading, "accent", BOLD), (sentence(semicolon().join(filter(None, (form, own)))), "soft")), columns)
        for form in told
    ] or [()]
    found = next((form for form in forms if len(form) <= rows), None)
    return found and [*found, *([()] * (rows - len(found)))]


def home(state: RiseState) -> list[str]:
    """The hexes in which the viewer had members when others had their turns; none where those who moved since tell no more."""
    viewer = state.viewer
    if viewer is None or (viewer == state.active and MOVE in bits(state.used)):
        return []
    return [HEXES[h] for h in bits(state.occupied[viewer])]
