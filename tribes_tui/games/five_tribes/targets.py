"""Which targets lead to which decision, the keys that choose them, what is asked once one is picked, what choosing a lit one does; what targets are, in words."""

from collections.abc import Callable, Iterable, Sequence
from typing import cast

from rules import Action
from rules.five_tribes.components import stages as st
from rules.five_tribes.components.actions import TAKE, paid
from rules.five_tribes.components.grid import DIRECTIONS, STEP, TILE_TEXT, tiles_in
from rules.five_tribes.components.pieces import BOURAQ, COLOURS, DJINN_NAMES, ENKI, KINDS, RESOURCES, SUIT_VALUES
from rules.five_tribes.mechanics.hands import hand_size
from rules.five_tribes.mechanics.powers import targets as targets_of
from rules.five_tribes.state import FiveTribesState as S
from tribes_tui.games.five_tribes.foresight import (
    Foresight,
    net_points,
    points_paid,
    sells_at_once,
    tile_beside,
    tile_of,
)
from tribes_tui.games.five_tribes.pieces.values import distinct, end_texts, tribe_of
from tribes_tui.games.five_tribes.words import sentences
from tribes_tui.games.five_tribes.words.said import (
    actions,
    ends as said,
    log,
    prompts,
    table as words,
    things as counts,
)
from tribes_tui.games.five_tribes.words.things import (
    LETTERS,
    Fields,
    Names,
    card_name,
    djinn_in_short,
    djinns_in,
    on_tile,
    payment,
    power_in_short,
    stands_on,
    tile as tile_words,
)
from tribes_tui.table.board.contract import Path
from tribes_tui.table.board.scene import Scene
from tribes_tui.words.common import colon
from tribes_tui.words.said.table import ends_turn_too

HELD = {"vizier": "colour:Y", "elder": "colour:W"}


def paths(view: S, action: int, foresight: Foresight) -> Sequence[Path]:
    """The paths of an action: a place, then what is still open about it (colour, payment, fakirs)."""
    row = view.game.actions[action]
    if row.kind == "DROP" and view.stage == st.SOW:
        found = [path for path, actions in foresight.plan(view).items() if actions[0] == action]
        return found or _drop(view, row.fields)
    if row.kind == "DROP":
        return []
    if row.kind == "SELL" and sells_at_once(view):
        return [(f"good:{row.fields['good']}", "cash")]
    first, second = TARGETS[row.kind](row.fields)
    return [(first, second) if second and _is_open(view, action, first) else (first,)]


def _drop(view: S, fields: Fields) -> list[Path]:
    there = tile_beside(view, DIRECTIONS.index(fields["direction"]))
    return [(f"tile:{TILE_TEXT[there]}", f"colour:{fields['colour']}")] if there >= 0 else []


def _is_open(view: S, action: int, first: str) -> bool:
    """Whether another legal action begins with the same target."""
    kind = view.game.actions[action].kind
    legal = view.legal_actions()
    if action not in legal:
        return False
    rows = (view.game.actions[other] for other in legal if other != action)
    return any(row.kind == kind and TARGETS[kind](row.fields)[0] == first for row in rows)


Two = tuple[str, str]
TARGETS: dict[str, Callable[[Fields], Two]] = {
    "BID": lambda f: (f"bid:{f['price']}", f"fakirs:{f['fakirs']}"),
    "TAKE": lambda f: (f"tile:{f['tile']}", ""),
    "FAKIRS": lambda f: (f"fakirs:{f['n']}", ""),
    "KILL": lambda f: (f"tile:{f['tile']}", f"colour:{f['colour']}"),
    "ROB": lambda f: (f"seat:{f['player']}", HELD[f["what"]]),
    "PASS": lambda f: ("pass", ""),
    "PLACE": lambda f: ("place", ""),
    "PICK": lambda f: (f"row:{f['place']}", ""),
    "BUY": lambda f: (f"djinn:{f['djinn']}", f"pay:{paid(f['elders'], f['fakirs'])}"),
    "USE": lambda f: (f"djinn:{f['djinn']}", f"pay:{paid(f['elders'], f['fakirs'])}"),
    "AT": lambda f: (f"tile:{f['tile']}", ""),
    "KEEP": lambda f: (f"djinn:{f['djinn']}", ""),
    "SELL": lambda f: (f"good:{f['good']}", ""),
    "CASH": lambda f: ("cash", ""),
    "END": lambda f: ("end", ""),
}
"""For each kind of action its first target, and the second where the first may leave something open."""


FIXED = {"end": ". e", "place": ".", "cash": ". c", "pass": "."}
PAYMENTS = {"EE": "e", "EF": "f", "E": "e", "F": "f"}


def key_of(name: str) -> str:
    """The characters that choose a place, with blanks between them; empty: none."""
    kind, _, what = name.partition(":")
    if kind in ("row", "fakirs", "bid"):
        return what if len(what) == 1 else ""
    if kind == "colour":
        return LETTERS[what]
    return PAYMENTS.get(what, "") if kind == "pay" else FIXED.get(name, "")


def asked(scene: Scene, state: S, foresight: Foresight) -> str:
    """A question about what was picked last; empty where nothing was."""
    if not scene.picked:
        return ""
    name = scene.picked[-1]
    kind, _, what = name.partition(":")
    if kind == "tile" and state.stage == st.SOW:
        is_end = tile_of(name) in foresight.ends(state, -1)
        return prompts.which_tribe(tile=what) if is_end else prompts.which_to_drop(tile=what)
    if kind == "seat":
        return prompts.vizier_or_elder(who=scene.names[int(what)])
    say = {
        "tile": lambda: prompts.which_to_kill(tile=what),
        "colour": lambda: prompts.where_to_drop(colour=what),
        "djinn": lambda: prompts.how_to_pay(djinn=what),
        "bid": prompts.how_many_fakirs,
        "good": prompts.sell_it,
    }
    return say[kind]() if kind in say else ""


LONGEST = 71
"""Letters of a line beside the key of Enter in the smallest window."""


Ends = Callable[[S, Sequence[int]], bool]
"""Whether the turn ends with these actions."""


def effect(scene: Scene, name: str, foresight: Foresight, ends: Ends, advises: bool) -> str:
    """Of a tile where the move would end, of a djinn the power; empty where the action's words are enough. `advises`: see `GameBoard`."""
    state = cast(S, scene.view)
    kind, _, what = name.partition(":")
    if kind == "djinn":
        return _of_djinn(state, what, "", ends)
    if kind == "pay" and scene.picked:
        return _of_djinn(state, scene.picked[0].partition(":")[2], what, ends)
    if kind == "good" and not scene.picked and sells_at_once(state):
        return said.lay_out(good=card_name(card=what))
    if kind == "seat" and state.viziers[int(what)] and state.elders[int(what)]:
        return said.kill_before(who=scene.names[int(what)])
    if kind == "tile" and state.stage == st.MOVE:
        return _fitting(_of_start(state, tile_of(name), foresight, scene.names, advises))
    if kind in ("tile", "colour") and state.stage == st.SOW:
        return _fitting(_of_way(scene, name, foresight))
    return _of_victims(state, what) if kind == "tile" else ""


def briefer(scene: Scene, name: str, line: str, foresight: Foresight, advises: bool) -> Sequence[str]:
    """What `effect` said in fewer words, as long as there is something that it certainly brings; at last the order alone."""
    state = cast(S, scene.view)
    forms: Sequence[str] = ()
    if state.stage == st.SOW and name.startswith(("tile:", "colour:")):
        forms = _of_way(scene, name, foresight)
    elif state.stage == st.MOVE and name.startswith("tile:"):
        forms = _of_start(state, tile_of(name), foresight, scene.names, advises)
    return *(form for form in forms if len(form) < len(line)), line.partition(colon())[0]


def _of_start(state: S, tile: int, foresight: Foresight, names: Names, advises: bool) -> Sequence[str]:
    """Whom one takes up; with advice where their best walk ends, on which the cursor begins next, and what that brings. From long to short."""
    number, taken = state.size[tile], sentences.action(state, TAKE + tile, ())
    if not advises:
        return [said.start(taken=taken, number=number), taken]
    best = next(iter(foresight.ends(state, tile).values()))[0]
    start, there = TILE_TEXT[tile], TILE_TEXT[best.tile]
    ends = end_texts(state, best, names)
    return [said.start_best(number=number, start=start, tile=there, end=end) for end in ends]


def _of_victims(state: S, tile: str) -> str:
    """The meeples of a tile, one of which is killed; empty where there is no choice of them."""
    rows = [state.game.actions[action] for action in state.legal_actions()]
    colours = [row.fields["colour"] for row in rows if row.kind == "KILL" and row.fields["tile"] == tile]
    return said.kill_one(tile=tile, meeples=[log.a_meeple(colour=colour) for colour in colours]) if colours[1:] else ""


def _of_djinn(state: S, name: str, paid: str, ends: Ends) -> str:
    """A djinn's power, or what it brings when it is bought, `paid` so."""
    rows = [state.game.actions[action] for action in state.legal_actions()]
    found = {row.kind: row for row in rows if row.fields.get("djinn") == name}
    if "USE" in found and not paid:
        code = DJINN_NAMES.index(name)
        if code in (BOURAQ, ENKI) and not any(
            state.owner[tile] == state.actor for tile in tiles_in(targets_of(state, code))
        ):
            uses = [row.id for row in rows if row.kind == "USE" and row.fields["djinn"] == name]
            return said.use_in_vain(djinn=name, points=min(points_paid(state, id) for id in uses))
        return said.use(power=power_in_short(name))
    if "KEEP" in found:
        return actions.keep(djinn=djinn_in_short(name))
    bought = [row for row in rows if row.kind == "BUY" and row.fields["djinn"] == name]
    letters = {row.id: "E" * row.fields["elders"] + "F" * row.fields["fakirs"] for row in bought}
    prices = [row for row in bought if paid in ("", letters[row.id])]
    if not prices:
        return ""
    line = _to_buy(state, name, prices)
    is_last = len(prices) == 1 and len(ends_turn_too(move=line)) > LONGEST and ends(state, [prices[0].id])
    return (
        _to_buy(state, name, prices, is_priced=False) if is_last else line
    )  # that the turn ends, too, is said behind it


def _to_buy(state: S, name: str, rows: Sequence[Action], is_priced: bool = True) -> str:
    """A djinn with what it brings less what is paid, in points; the price, if there is no choice of it and it shall be said."""
    nets, costs = ([say(state, row.id) for row in rows] for say in (net_points, points_paid))
    points = max(map(sum, zip(nets, costs, strict=True)))
    price = payment(rows[0].fields) if is_priced and len(rows) == 1 else ""
    least, most = points - max(nets), points - min(nets)
    return said.buy(
        djinn=name, price=price, is_fixed=bool(price), points=points, least=least, most=most, differs=least < most
    )


def _of_way(scene: Scene, name: str, foresight: Foresight) -> Sequence[str]:
    """The whole way to a tile where the move can end, with what is dropped where, or a drop on a tile beside; from long to short."""
    state, path = cast(S, scene.view), (*scene.picked, name)
    tile = next((tile_of(other) for other in reversed(path) if tile_of(other) >= 0), -1)
    if tile < 0:
        return [""]
    found = foresight.ends(state, -1).get(tile, [])
    colours = {name[-1] for name in path if name.startswith("colour:")}
    here = distinct([end for end in found if not colours or COLOURS[end.colour] in colours])
    actions = foresight.plan(state).get(path, [])
    if len(actions) == 1 and state.left > 1:
        return [sentences.action(state, actions[0], ())]
    if len(here) > 1 and not actions:
        tribes = [*map(tribe_of, here)]
        return [said.then_choose(tile=TILE_TEXT[tile], tribes=tribes), said.then_choose_tribe(tile=TILE_TEXT[tile])]
    if not here:
        return [said.drop_then(tile=TILE_TEXT[tile])]
    ends = end_texts(state, here[0], scene.names)
    if state.left == 1:
        return [said.end_here(tile=TILE_TEXT[tile], end=end) for end in ends]
    place, told = state.arc // 5, []
    for fields in (state.game.actions[action].fields for action in actions):
        place = STEP[place * 4 + DIRECTIONS.index(fields["direction"])]
        told.append(said.drop_on(tribe=log.a_meeple_bare(colour=fields["colour"]), tile=TILE_TEXT[place]))
    shorter = (said.way_short(tile=TILE_TEXT[tile], end=what) for what in ends)
    return [said.way(tile=TILE_TEXT[tile], drops=", ".join(told[:-1]), end=ends[0]), *shorter]


def _fitting(lines: Iterable[str]) -> str:
    """The first that fits, of lines from long to short, else the last."""
    *found, last = lines
    return next((line for line in found if len(line) <= LONGEST), last)


# ---- What targets are, in words -----------------------------------------------------------------------

LONGEST_HERE = 77
"""Letters of a line in the smallest window."""


def describe(scene: Scene, name: str) -> str:
    """A target in words."""
    kind, _, what = name.partition(":")
    return SAY[kind](scene, cast(S, scene.view), what) if kind in SAY else name


def button(scene: Scene, name: str) -> str:
    """What a button says: short enough for the narrowest column."""
    kind, _, what = name.partition(":")
    return BUTTONS[kind](scene, cast(S, scene.view), what)


def _tile(scene: Scene, state: S, what: str) -> str:
    place = TILE_TEXT.index(what)
    things = ", ".join([tile_words(state, place), *stands_on(state, place, scene.names)])
    held = on_tile(state, place)
    return words.tile(things=things, meeples=held) if held else words.tile_empty(things=things)


def _row(scene: Scene, state: S, what: str) -> str:
    reach = "any" if int(what) <= 3 else "large" if int(what) <= 6 else "none"
    return words.row(reach=reach, card=card_name(card=RESOURCES[state.row[int(what) - 1]]), place=what)


def _good(scene: Scene, state: S, what: str) -> str:
    held = 0 if scene.viewer is None else state.goods[scene.viewer * KINDS + RESOURCES.index(what)]
    return words.good(number=held, card=card_name(card=what))


def _seat(scene: Scene, state: S, what: str) -> str:
    """What lies open of a player, the most important first, as much as goes into a line of the smallest window."""
    seat = int(what)
    held = (
        (counts.viziers, state.viziers[seat]),
        (counts.elders, state.elders[seat]),
        (counts.cards, hand_size(state, seat)),
    )
    parts = [
        words.points(number=sum(state.sheet(seat)[1:])),
        counts.camels(number=state.camels[seat]),
        *(count(number=number) for count, number in held if number),
        *djinns_in(state.djinns[seat]),
    ]
    forms = [words.seat(who=scene.names[seat], things=", ".join(parts[:told])) for told in range(len(parts), 0, -1)]
    return next((form for form in forms if len(form) <= LONGEST_HERE), forms[-1])


Say = Callable[[Scene, S, str], str]
SAY: dict[str, Say] = {
    "tile": _tile,
    "row": _row,
    "good": _good,
    "bid": lambda scene, state, what: words.space_nothing() if what == "0" else words.space(gold=what),
    "seat": _seat,
    "djinn": lambda scene, state, what: djinn_in_short(what),
    "colour": lambda scene, state, what: words.the_tribe(colour=what),
    "pay": lambda scene, state, what: words.pay(payment=what),
    "fakirs": lambda scene, state, what: words.spend(number=int(what)),
    "pass": lambda scene, state, what: sentences.passing(state),
    "place": lambda scene, state, what: words.put_here(),
    "cash": lambda scene, state, what: words.sell_suit(),
    "end": lambda scene, state, what: actions.end(),
}


def _cash(scene: Scene, state: S, what: str) -> str:
    size = state.suit.bit_count() + any(picked.startswith("good:") for picked in scene.picked)
    return words.sell_button(gold=SUIT_VALUES[size])


FEW_BUTTONS = 4
"""So many numbers of fakirs have room for the word."""


def _fakirs(scene: Scene, state: S, what: str) -> str:
    is_many = sum(name.startswith("fakirs:") for name in scene.lit) > FEW_BUTTONS
    return what if is_many else counts.fakirs(number=int(what))


BUTTONS: dict[str, Say] = {
    "colour": lambda scene, state, what: f"{LETTERS[what]} {log.a_meeple_bare(colour=what)}",
    "fakirs": _fakirs,
    "pay": lambda scene, state, what: words.pay_button(payment=what),
    "djinn": lambda scene, state, what: words.use_button(djinn=what),
    "cash": _cash,
    "pass": lambda scene, state, what: words.pass_button(passing=sentences.passing(state)),
    "place": lambda scene, state, what: words.place_button(),
    "end": lambda scene, state, what: words.end_button(),
}
