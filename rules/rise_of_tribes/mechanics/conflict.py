"""Phase 4: overcrowded hexes, Bow, Walls, rounds, Evasion, trimming (spec 2.6)."""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components import actions, tables
from rules.rise_of_tribes.components.box import AMBUSH, BOW, EVASION, HEXES, INVADERS, WALLS
from rules.rise_of_tribes.components.frames import BOW as BOW_FRAME
from rules.rise_of_tribes.components.frames import EVADE, FIGHT_OUT, FOUGHT, frame
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.components.rulings import BOW_NEEDS_ATTACKER
from rules.rise_of_tribes.mechanics import elders, free, leaders, mammoth, row, villages
from rules.rise_of_tribes.mechanics.bank import gain
from rules.rise_of_tribes.mechanics.ground import alone, in_turn_order, limit, overcrowded
from rules.rise_of_tribes.position import Position, plus

# The argument of a FIGHT_OUT frame: the hex, then these
STAGE: Final = 13
"""Three stages: Bow and Walls (0), rounds and Evasion (1), trimming and checks (2)."""
WALLED: Final = 1 << 15
"""The owner of the Walls defends a village here."""
ATTACKED: Final = 1 << 16
"""The active player takes part."""
INVADED: Final = 1 << 17
"""There were invaders."""
SHOT_LAST: Final = 1 << 18
"""The Bow removed the last invader."""

INVADERS_SIDE: Final = 4
"""The invaders' number among the sides."""


# ---- Which conflicts ------------------------------------------------------------------------------


def conflict_hexes(s: Position) -> int:
    """Overcrowded hexes with a tribe in them, and the one marked by Cunning (spec 2.6)."""
    mask = overcrowded(s)
    return mask | 1 << s.marked if s.marked >= 0 else mask


def drop_mark(s: Position) -> None:
    """Cunning's mark disappears when fewer than two sides are left in its hex."""
    if s.marked >= 0 and len(sides(s, s.marked)) < 2:
        s.marked = -1


def sides(s: Position, h: int) -> list[int]:
    """The tribes in a hex, in turn order, then the invaders."""
    found = [player for player in in_turn_order(s) if s.members[player << 4 | h]]
    if s.invaders_hex == h:
        found.append(INVADERS_SIDE)
    return found


def ambush_mask(s: Position, player: int, hexes: int) -> int:
    """Conflict hexes that members on the leader board may join: where the player grew or moved (A29)."""
    return hexes & s.touched if s.board[player] and s.power[player] == AMBUSH else 0


def ids(s: Position, f: int) -> list[int]:
    """The next conflict, what may be done before it; none left: the end of the phase."""
    player = s.active
    hexes = conflict_hexes(s)
    result = actions.hex_ids(actions.FIGHT, hexes)[:] if hexes else [actions.DONE]
    if s.power[player] >= 0:
        result += actions.hex_ids(actions.CUNNING, leaders.cunning_hexes(s, player))
        result += leaders.intimidations(s, player)
        result += actions.hex_ids(actions.AMBUSH, ambush_mask(s, player, hexes))
    if hexes or len(result) > 1:
        free.add_ids(s, player, result)
    if hexes and s.with_elders:
        result += elders.loan_ids(s, player, elders.FOR_CONFLICTS)
    return result


def do(s: Position, f: int, action: int) -> None:
    """Begin a conflict, or prepare it."""
    player = s.active
    if action == actions.DONE:
        s.stack.pop()
    elif action >= actions.AMBUSH:
        h = action - actions.AMBUSH
        s.board = plus(s.board, player, -1)
        s.supply[player] += 1
        s.add_members(player, h)
        s.tell("ambush", player, hex=HEXES[h])
    elif action >= actions.INTIMIDATE:
        leaders.begin_intimidation(s, player, action - actions.INTIMIDATE)
    elif action >= actions.CUNNING:
        leaders.mark(s, player, action - actions.CUNNING)
    else:
        begin(s, action - actions.FIGHT)


def begin(s: Position, h: int) -> None:
    """A conflict begins."""
    s.flags |= FOUGHT
    if s.marked == h:
        s.marked = -1
    s.tell("conflict", s.active, hex=HEXES[h])
    there = sides(s, h)
    argument = h
    if INVADERS_SIDE in there:
        argument |= INVADED >> 9
    if s.active in there:
        argument |= ATTACKED >> 9
    if s.active in there and walls_defend(s, h):
        argument |= WALLED >> 9
    s.stack.append(frame(FIGHT_OUT, s.active, argument))


def walls_defend(s: Position, h: int) -> bool:
    """Whether the owner of the Walls defends a village in the hex."""
    owner = s.item_owner[WALLS - 3]
    return owner >= 0 and owner != s.active and s.village[h] == owner and bool(s.members[owner << 4 | h])


# ---- One conflict ---------------------------------------------------------------------------------


def run_fight(s: Position, f: int) -> None:
    """The next stage of a conflict."""
    stage = f >> STAGE & 3
    h = f >> 9 & 15
    s.stack[-1] = f + (1 << STAGE)
    if stage == 0:
        aim(s, f, h)
    elif stage == 1:
        clash(s, f, h)
    else:
        s.stack.pop()
        settle(s, f, h)


def aim(s: Position, f: int, h: int) -> None:
    """The Bow's turn, if the attacker has one and somebody to shoot at."""
    player = s.active
    present = not BOW_NEEDS_ATTACKER or f & ATTACKED
    if present and elders.can_use(s, player, BOW) and any(side != player for side in sides(s, h)):
        s.stack.append(frame(BOW_FRAME, player, h))


def bow_ids(s: Position, f: int) -> list[int]:
    """Whom the Bow may hit: any opposing member, or an invader."""
    there = sides(s, f >> 9 & 15)
    result = [actions.BOW + side for side in sorted(there) if side not in (s.active, INVADERS_SIDE)]
    return [*result, actions.BOW_INVADERS] if INVADERS_SIDE in there else result


def do_bow(s: Position, f: int, action: int) -> None:
    """Remove one before the rounds."""
    s.stack.pop()
    h = f >> 9 & 15
    target = action - actions.BOW
    s.tell("shot", s.active, hex=HEXES[h], victim=target if target < INVADERS_SIDE else None)
    fall(s, target, h, 1)
    if target == INVADERS_SIDE and not s.invaders:
        s.stack[-1] |= SHOT_LAST


def fall(s: Position, side: int, h: int, count: int) -> None:
    """Members or invaders leave the hex; the checks follow after the conflict."""
    if side < INVADERS_SIDE:
        s.take_members(side, h, count)
        return
    s.invaders -= count
    s.population[h] -= count
    if not s.invaders:
        s.invaders_hex = -1


def clash(s: Position, f: int, h: int) -> None:
    """Walls, then the rounds: all sides lose as many as the second largest has (spec 2.6.4c)."""
    if f & WALLED and s.members[s.active << 4 | h]:
        fall(s, s.active, h, 1)
        s.tell("walls", s.item_owner[WALLS - 3], hex=HEXES[h])
    there = sides(s, h)
    if len(there) < 2:
        return
    counts = [strength(s, side, h) for side in there]
    rounds = sorted(counts)[-2]
    for side, count in zip(there, counts, strict=True):
        fall(s, side, h, min(count, rounds))
    lost = [min(count, rounds) for count in counts]
    left = [max(0, count - rounds) for count in counts]
    tribes = [side if side < INVADERS_SIDE else None for side in there]
    s.tell("rounds", s.active, hex=HEXES[h], rounds=rounds, tribes=tribes, lost=lost, left=left)
    for side, count in zip(there, counts, strict=True):
        if side < INVADERS_SIDE and s.power[side] == EVASION and side != s.active:
            s.stack.append(frame(EVADE, side, h | min(count, rounds) << 4))


def strength(s: Position, side: int, h: int) -> int:
    """How many a side has in the hex."""
    return s.members[side << 4 | h] if side < INVADERS_SIDE else s.invaders


def settle(s: Position, f: int, h: int) -> None:
    """Trimming, and the checks of spec 2.4; the loan for this conflict ends."""
    there = sides(s, h)
    if len(there) == 1 and there[0] < INVADERS_SIDE:
        trim(s, there[0], h)
    elders.end_loan(s)
    after_fight(s, f, h, there)
    drop_mark(s)


def trim(s: Position, player: int, h: int) -> None:
    """A tribe alone, also one that survived a fight, goes down to the limit; invaders never (A45)."""
    excess = s.population[h] - limit(s, h)
    if excess > 0:
        fall(s, player, h, excess)
        s.tell("trimmed", player, hex=HEXES[h], count=excess)


def after_fight(s: Position, f: int, h: int, there: list[int]) -> None:
    """In this order: the village, hidden villages, the mammoth, the invaders' tile and points."""
    owner = s.village[h]
    if owner >= 0 and not s.members[owner << 4 | h]:
        villages.destroy(s, h)
    for player in in_turn_order(s):
        if s.hidden[player] and not s.occupied[player]:
            villages.destroy_hidden(s, player)
    mammoth.check(s)
    if f & INVADED and not s.invaders:
        row.leave(s, s.row.index(INVADERS))
        slayer = invader_slayer(s, f, there)
        if slayer >= 0:
            gain(s, slayer, tables.INVADERS_VP, "invaders")


def invader_slayer(s: Position, f: int, there: list[int]) -> int:
    """Who scores for the last invader: the Bow's owner, the tribe left, the active player if it took part (A12)."""
    if f & SHOT_LAST:
        return s.active
    if there:
        return there[0]
    return s.active if f & ATTACKED else -1


# ---- Evasion --------------------------------------------------------------------------------------


def refuges(s: Position, player: int, h: int) -> int:
    """Where a defeated member may go: an adjacent hex the player controls, within its limit (A24)."""
    mask = s.layout.near[h] & alone(s, player)
    return sum(1 << other for other in bits(mask) if s.population[other] < limit(s, other))


def evade_ids(s: Position, f: int) -> list[int]:
    """Where the next defeated member goes, or no more."""
    player = f >> 6 & 7
    if not f >> 13:
        return [actions.DONE]
    return [actions.DONE, *actions.hex_ids(actions.EVADE, refuges(s, player, f >> 9 & 15))]


def do_evade(s: Position, f: int, action: int) -> None:
    """A defeated member slips away, or the rest stay lost."""
    if action == actions.DONE:
        s.stack.pop()
        return
    s.stack[-1] = f - (1 << 13)
    h = action - actions.EVADE
    s.add_members(f >> 6 & 7, h)
    s.tell("evaded", f >> 6 & 7, hex=HEXES[h])
