"""Leader powers that are decisions of their own (spec 1.9, A25-A27, A30), and what else is free in the own turn (spec 2.4): items, Exogamy, Trader."""

from __future__ import annotations

from rules.rise_of_tribes.components import actions, packing, tables
from rules.rise_of_tribes.components.box import (
    ALTAR,
    CANOE,
    CUNNING,
    DREAMTIME,
    EVENTS,
    EXOGAMY,
    HEXES,
    INTIMIDATE,
    ITEM_KIND,
    ITEMS,
    LIGHT_IN_THE_DARK,
    MOON,
    POWERS,
    SUN,
)
from rules.rise_of_tribes.components.frames import (
    CUNNING_USED,
    DREAM,
    DREAMT,
    EXOGAMY_USED,
    FOUGHT,
    INTIMIDATE_USED,
    MOVE,
)
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.mechanics import bank, elders, ground, row, villages
from rules.rise_of_tribes.mechanics.actions import gather
from rules.rise_of_tribes.mechanics.ground import others, overcrowded
from rules.rise_of_tribes.position import Position, decision, replaced


def power_ids(s: Position, player: int, argument: int) -> list[int]:
    """The two powers of the player's tribe."""
    start = actions.POWER + 2 * s.tribe[player]
    return [start, start + 1]


def choose_power(s: Position, player: int, argument: int, action: int) -> None:
    """The player's leader is revealed."""
    s.stack.pop()
    s.set_power(player, action - actions.POWER)
    s.tell("power_chosen", player, power=POWERS[s.power[player]])


# ---- Dreamtime --------------------------------------------------------------------------------------


def can_dream(s: Position, player: int) -> bool:
    """Whether the player may look at the top event tiles now (A30)."""
    return s.power[player] == DREAMTIME and not s.flags & DREAMT and bool(s.deck)


def dream(s: Position, player: int) -> None:
    """Look at the top two tiles; with two, one of them must go to the bottom."""
    s.flags |= DREAMT
    top = s.deck[:2]
    s.seen = [1] * len(top) + s.seen[len(top) :]
    s.whisper("dreamt", player, {"tiles": [EVENTS[tile] for tile in top]}, count=len(top))
    if len(top) == 2:
        s.stack.append((DREAM, player, 0))


def do_dream(s: Position, player: int, argument: int, action: int) -> None:
    """Put the first or the second tile at the bottom of the deck."""
    s.stack.pop()
    place = action - actions.BOTTOM
    tile = s.deck[place]
    s.deck = [s.deck[1 - place], *s.deck[2:], tile]
    s.seen = [*s.seen[1:], 1]
    s.whisper("put_at_bottom", player, {"tile": EVENTS[tile]})


# ---- Light in the Dark ------------------------------------------------------------------------------


def light_ids(s: Position, player: int) -> list[int]:
    """What the player may pay to turn a moon into a sun."""
    if s.power[player] != LIGHT_IN_THE_DARK or MOON not in s.hand:
        return []
    return actions.hex_ids(actions.LIGHT, bank.held_kinds(s, player))


def light(s: Position, player: int, kind: int) -> None:
    """A moon becomes a sun."""
    bank.spend(s, player, kind, 1)
    s.hand[s.hand.index(MOON)] = SUN
    s.tell("lit", player)


# ---- Exogamy ----------------------------------------------------------------------------------------


def exogamy_hexes(s: Position, player: int) -> int:
    """Where Exogamy can replace a member: a shared hex, two resources, a member in supply, once (A27)."""
    if s.flags & EXOGAMY_USED or not s.supply[player] or bank.total(s, player) < tables.EXOGAMY_PRICE:
        return 0
    return s.occupied[player] & others(s, player)


def exogamy_ids(s: Position, player: int) -> list[int]:
    """The hexes where Exogamy can replace a member."""
    return actions.hex_ids(actions.EXOGAMY, exogamy_hexes(s, player))


def begin_exogamy(s: Position, player: int, h: int) -> None:
    """Choose whose member, pay, replace."""
    s.flags |= EXOGAMY_USED
    s.stack.append(packing.victim(player, h))


def run_convert(s: Position, player: int, argument: int) -> None:
    """The price is paid: the other's member becomes one of the player's."""
    s.stack.pop()
    h, victim = packing.convert_parts(argument)
    s.tell("converted", player, hex=HEXES[h], victim=victim)
    s.take_members(victim, h)
    s.add_members(player, h)
    villages.check_members(s, victim, h)


# ---- Intimidate and Cunning -------------------------------------------------------------------------


def intimidations(s: Position, player: int) -> list[int]:
    """Where an opposing member can be driven from and to, before the first conflict (A25)."""
    if s.power[player] != INTIMIDATE or s.flags & (INTIMIDATE_USED | FOUGHT) or not bank.total(s, player):
        return []
    result: list[int] = []
    for h in bits(s.occupied[player] & others(s, player)):
        result += actions.pair_ids(actions.INTIMIDATE, h, s.layout.near[h])
    return result


def begin_intimidation(s: Position, player: int, route: int) -> None:
    """Pay one, then choose whose member goes."""
    s.flags |= INTIMIDATE_USED
    a, b = actions.pair_of(route)
    s.stack.append(packing.victim(player, a, b))
    gather.ask_pay(s, player, 1)


def cunning_hexes(s: Position, player: int) -> int:
    """Where Cunning can force a conflict: an own member, another side, no conflict yet (A25)."""
    if s.power[player] != CUNNING or s.flags & CUNNING_USED or not bank.total(s, player):
        return 0
    invaders = 1 << s.invaders_hex if s.invaders_hex >= 0 else 0
    return s.occupied[player] & (others(s, player) | invaders) & ~overcrowded(s)


def mark(s: Position, player: int, h: int) -> None:
    """Pay one; the hex will see a conflict."""
    s.flags |= CUNNING_USED
    s.marked = h
    s.tell("marked", player, hex=HEXES[h])
    gather.ask_pay(s, player, 1)


# ---- Whose member -----------------------------------------------------------------------------------


def victim_ids(s: Position, player: int, argument: int) -> list[int]:
    """The opponents in the hex."""
    h = packing.victim_parts(argument)[0]
    return [actions.VICTIM + p for p in range(s.players) if p != player and s.members[p << 4 | h]]


def do_victim(s: Position, player: int, argument: int, action: int) -> None:
    """Exogamy: ask for the payment to the owner. Intimidate: drive the member to the target."""
    s.stack.pop()
    h, target = packing.victim_parts(argument)
    victim = action - actions.VICTIM
    if target < 0:
        s.stack.append(packing.convert(player, h, victim))
        gather.ask_pay(s, player, tables.EXOGAMY_PRICE, victim)
        return
    s.tell("driven", player, victim=victim, **{"from": HEXES[h], "to": HEXES[target]})
    s.take_members(victim, h)
    s.add_members(victim, target)
    villages.check_members(s, victim, h)


# ---- Whatever may be done at any free moment --------------------------------------------------------


def add_free_ids(s: Position, player: int, result: list[int]) -> None:
    """Add the ids of what the active player may do now besides."""
    one, other = s.row
    if ALTAR <= one <= CANOE or ALTAR <= other <= CANOE:
        for item in range(3):
            if ALTAR + item in s.row and affordable(s, player, s.row.index(ALTAR + item)):
                result.append(actions.BUY + item)
    if s.trader == player:
        result += bank.trades(s, player)
    if s.power[player] == EXOGAMY:
        result += exogamy_ids(s, player)


def price(s: Position, slot: int) -> int:
    """What an item in the row costs now (A14)."""
    return tables.ITEM_PRICE - row.tokens_on(s, slot)


def affordable(s: Position, player: int, slot: int) -> bool:
    """Whether the player can buy the item in that space of the row."""
    return s.resources[3 * player + ITEM_KIND[s.row[slot] - ALTAR]] >= price(s, slot)


def do_free(s: Position, player: int, action: int) -> None:
    """Buy, swap, begin an Exogamy, borrow a development."""
    if action >= actions.LOAN:
        elders.borrow(s, player, action)
    elif action >= actions.EXOGAMY:
        begin_exogamy(s, player, action - actions.EXOGAMY)
    elif action >= actions.TRADE:
        bank.swap(s, player, action - actions.TRADE)
    else:
        buy(s, player, action - actions.BUY)


def buy(s: Position, player: int, item: int) -> None:
    """Buy Altar, Walls or Canoe: the tile leaves the row and is the player's for good (A14)."""
    slot = s.row.index(ALTAR + item)
    bank.spend(s, player, ITEM_KIND[item], price(s, slot))
    row.take_away(s, slot)
    s.item_owner = replaced(s.item_owner, item, player)
    s.tell("bought", player, item=ITEMS[item])
    if ALTAR + item == CANOE and decision(s).kind == MOVE:
        ground.find_routes(s, player)
