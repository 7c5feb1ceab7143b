"""The course of a round of a Rixe: who starts, dry laps, the ends of rounds and of the game (spec 3.1-3.5)."""

from __future__ import annotations

from rules.tribal.cards import NAMES, NO_CARD
from rules.tribal.rixe.components.phases import ACT, CHOOSING_ZONE, COMPLETE, OUT_POINTS, OVER
from rules.tribal.rixe.mechanics.setup import begin_moves, deal
from rules.tribal.rixe.position import Position


def end_cleaning(s: Position, player: int) -> None:
    """The next player cleans; after all have, the round is over for who holds no card, else the starter's turn begins."""
    if s.events is not None:
        s.tell("cleaned", player, played=s.cleaned[player])
    begin_moves(s)
    if player + 1 < s.players:
        s.current_player = player + 1
        return
    empty_handed = [seat for seat in range(s.players) if not s.hands[seat]]
    if empty_handed:
        end_round(s, empty_handed)
        return
    starter = _starter(s)
    if s.events is not None:
        s.tell("starter", starter, played=s.cleaned[:], youngest=s.youngest)
    begin_turn(s, starter)


def _starter(s: Position) -> int:
    """Who played the fewest cards in cleaning; ties clockwise from the youngest."""
    clockwise = [(s.youngest + step) % s.players for step in range(s.players)]
    return min(clockwise, key=lambda seat: s.cleaned[seat])


def begin_turn(s: Position, player: int) -> None:
    """The lap check (3.4), then the turn."""
    begin_moves(s)
    s.current_player = player
    s.phase = ACT
    if s.dry < s.players:
        return
    if not s.stock:
        end_round(s, [])
        return
    s.turned = s.stock.pop()
    s.phase = CHOOSING_ZONE
    if s.events is not None:
        s.tell("dry_lap", player, card=NAMES[s.turned])


def new_column(s: Position, zone: int, player: int) -> None:
    """Lay the card turned up after a dry lap in an empty slot of that zone, or in a new one (3.4)."""
    card, s.turned = s.turned, NO_CARD
    slot = s.first_empty(zone)
    if slot < 0:
        slot = s.add_slot(zone)
    s.lay_card(card, slot)
    s.dry = 0
    s.phase = ACT
    if s.events is not None:
        s.tell("new_column", player, card=NAMES[card], z=zone, slot=s.slots_of(zone).index(slot))


def end_round(s: Position, out: list[int]) -> None:
    """Score the players who went out, and deal the next round or end the game."""
    for player in out:
        s.points[player] += OUT_POINTS
        s.outs[player] += 1
    gained = tuple(
        len(cards) // COMPLETE + (OUT_POINTS if player in out else 0) for player, cards in enumerate(s.collected)
    )
    s.tallies = (*s.tallies, (gained, sum(1 << player for player in out)))
    if s.events is not None:
        by = out[0] if len(out) == 1 else None
        s.tell("round_over", by, round=s.number, out=out, gained=[*gained], scores=s.points[:])
    if s.number < s.options["rounds"]:
        s.number += 1
        deal(s)
        return
    s.phase = OVER
    s.current_player = None
    if s.events is not None:
        s.tell("game_over", scores=s.points[:], outs=s.outs[:])


def ranking(s: Position) -> tuple[int, ...]:
    """Places by points, then by rounds gone out; else shared (3.5)."""
    standing = [*zip(s.points, s.outs, strict=True)]
    return tuple(1 + sum(1 for other in standing if other > mine) for mine in standing)
