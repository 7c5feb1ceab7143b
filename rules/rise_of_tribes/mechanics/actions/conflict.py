"""Phase 4: which hexes are in conflict, what may be done before one is resolved, and the fight with the checks after it (spec 2.6)."""

from __future__ import annotations

from typing import Final

from rules.rise_of_tribes.components import actions, packing, tables
from rules.rise_of_tribes.components.box import AMBUSH, BOW, EVASION, HEXES, INVADERS, WALLS
from rules.rise_of_tribes.components.frames import BOW as BOW_FRAME, EVADE, FIGHT_OUT, FOUGHT
from rules.rise_of_tribes.components.layout import bits
from rules.rise_of_tribes.components.rulings import BOW_NEEDS_ATTACKER
from rules.rise_of_tribes.mechanics import elders, mammoth, row, villages
from rules.rise_of_tribes.mechanics.actions import leaders
from rules.rise_of_tribes.mechanics.bank import gain
from rules.rise_of_tribes.mechanics.ground import alone, in_turn_order, limit, overcrowded
from rules.rise_of_tribes.position import Position, plus

INVADERS_SIDE: Final = 4
"""The invaders' number among the sides."""


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


def ids(s: Position, player: int, argument: int) -> list[int]:
    """The next conflict, what may be done before it; none left: the end of the phase."""
    hexes = conflict_hexes(s)
    result = actions.hex_ids(actions.FIGHT, hexes)[:] if hexes else [actions.DONE]
    if s.power[player] >= 0:
        result += actions.hex_ids(actions.CUNNING, leaders.cunning_hexes(s, player))
        result += leaders.intimidations(s, player)
        result += actions.hex_ids(actions.AMBUSH, ambush_mask(s, player, hexes))
    if hexes or len(result) > 1:
        leaders.add_free_ids(s, player, result)
    if hexes and s.with_elders:
        result += elders.loan_ids(s, player, elders.FOR_CONFLICTS)
    return result


def do(s: Position, player: int, argument: int, action: int) -> None:
    """Begin a conflict, or prepare it."""
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
    attacked = s.active in there
    walled = attacked and walls_defend(s, h)
    s.stack.append(packing.fight_out(s.active, h, walled, attacked, INVADERS_SIDE in there))


def walls_defend(s: Position, h: int) -> bool:
    """Whether the owner of the Walls defends a village in the hex."""
    owner = s.item_owner[WALLS - 3]
    return owner >= 0 and owner != s.active and s.village[h] == owner and bool(s.members[owner << 4 | h])


# ---- One conflict, fought ---------------------------------------------------------------------------


def run_fight(s: Position, player: int, argument: int) -> None:
    """The next stage of a conflict."""
    h, stage, walled, attacked, invaded, shot_last = packing.fight_parts(argument)
    s.stack[-1] = (FIGHT_OUT, player, argument + packing.STAGE)
    if stage == 0:
        aim(s, h, attacked)
    elif stage == 1:
        clash(s, h, walled)
    else:
        s.stack.pop()
        settle(s, h, attacked, invaded, shot_last)


def aim(s: Position, h: int, attacked: int) -> None:
    """The Bow's turn, if the attacker has one and somebody to shoot at."""
    player = s.active
    present = not BOW_NEEDS_ATTACKER or attacked
    if present and elders.can_use(s, player, BOW) and any(side != player for side in sides(s, h)):
        s.stack.append((BOW_FRAME, player, h))


def bow_ids(s: Position, player: int, argument: int) -> list[int]:
    """Whom the Bow may hit: any opposing member, or an invader."""
    there = sides(s, argument)
    result = [actions.BOW + side for side in sorted(there) if side not in (s.active, INVADERS_SIDE)]
    return [*result, actions.BOW_INVADERS] if INVADERS_SIDE in there else result


def do_bow(s: Position, player: int, argument: int, action: int) -> None:
    """Remove one before the rounds."""
    s.stack.pop()
    h = argument
    target = action - actions.BOW
    s.tell("shot", s.active, hex=HEXES[h], victim=target if target < INVADERS_SIDE else None)
    fall(s, target, h, 1)
    if target == INVADERS_SIDE and not s.invaders:
        kind, attacker, fight = s.stack[-1]
        s.stack[-1] = (kind, attacker, fight | packing.SHOT_LAST)


def fall(s: Position, side: int, h: int, count: int) -> None:
    """Members or invaders leave the hex; the checks follow after the conflict."""
    if side < INVADERS_SIDE:
        s.take_members(side, h, count)
        return
    s.invaders -= count
    s.population[h] -= count
    if not s.invaders:
        s.invaders_hex = -1


def clash(s: Position, h: int, walled: int) -> None:
    """Walls, then the rounds: all sides lose as many as the second largest has (spec 2.6.4c)."""
    if walled and s.members[s.active << 4 | h]:
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
            s.stack.append(packing.evade(side, h, min(count, rounds)))


def strength(s: Position, side: int, h: int) -> int:
    """How many a side has in the hex."""
    return s.members[side << 4 | h] if side < INVADERS_SIDE else s.invaders


def settle(s: Position, h: int, attacked: int, invaded: int, shot_last: int) -> None:
    """Trimming, the checks of spec 2.4, the invaders' tile and points; the loan for this conflict ends."""
    there = sides(s, h)
    if len(there) == 1 and there[0] < INVADERS_SIDE:
        trim(s, there[0], h)
    elders.end_loan(s)
    fallen(s, h)
    if invaded and not s.invaders:
        row.leave(s, s.row.index(INVADERS))
        slayer = invader_slayer(s, there, attacked, shot_last)
        if slayer >= 0:
            gain(s, slayer, tables.INVADERS_VP, "invaders")
    drop_mark(s)


def trim(s: Position, player: int, h: int) -> None:
    """A tribe alone, also one that survived a fight, goes down to the limit; invaders never (A45)."""
    excess = s.population[h] - limit(s, h)
    if excess > 0:
        fall(s, player, h, excess)
        s.tell("trimmed", player, hex=HEXES[h], count=excess)


def fallen(s: Position, h: int) -> None:
    """What falls with the members, in this order: the village, hidden villages, the mammoth."""
    owner = s.village[h]
    if owner >= 0 and not s.members[owner << 4 | h]:
        villages.destroy(s, h)
    for player in in_turn_order(s):
        if s.hidden[player] and not s.occupied[player]:
            villages.destroy_hidden(s, player)
    mammoth.check(s)


def invader_slayer(s: Position, there: list[int], attacked: int, shot_last: int) -> int:
    """Who scores for the last invader: the Bow's owner, the tribe left, the active player if it took part (A12)."""
    if shot_last:
        return s.active
    if there:
        return there[0]
    return s.active if attacked else -1


# ---- Evasion --------------------------------------------------------------------------------------


def refuges(s: Position, player: int, h: int) -> int:
    """Where a defeated member may go: an adjacent hex the player controls, within its limit (A24)."""
    mask = s.layout.near[h] & alone(s, player)
    return sum(1 << other for other in bits(mask) if s.population[other] < limit(s, other))


def evade_ids(s: Position, player: int, argument: int) -> list[int]:
    """Where the next defeated member goes, or no more."""
    h, left = packing.evade_parts(argument)
    if not left:
        return [actions.DONE]
    return [actions.DONE, *actions.hex_ids(actions.EVADE, refuges(s, player, h))]


def do_evade(s: Position, player: int, argument: int, action: int) -> None:
    """A defeated member slips away, or the rest stay lost."""
    if action == actions.DONE:
        s.stack.pop()
        return
    s.stack[-1] = (EVADE, player, argument - packing.EVADER)
    h = action - actions.EVADE
    s.add_members(player, h)
    s.tell("evaded", player, hex=HEXES[h])
