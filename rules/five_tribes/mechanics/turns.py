"""The table is set up, and the course of a round (spec sections 2, 3.1, 3.2, 3.8, 4.1): who acts, which stage is open, when it ends.

`settle` carries the activation on from the stage it is in until somebody has something to decide.
"""

from __future__ import annotations

from rules.five_tribes.components import rulings
from rules.five_tribes.components.pieces import DJINN_ROW, DJINNS, FACES, MARKERS, MEEPLES, RESOURCE_COUNTS, ROW
from rules.five_tribes.components.stages import AFTER_SALE, BIDDING, FINISHED, MOVE, OVER, SALE, TILE, TRIBE
from rules.five_tribes.mechanics import bidding, control, powers, sale, scoring, sowing, tile_actions, tribes
from rules.five_tribes.mechanics.hands import draw
from rules.five_tribes.mechanics.overheard import asks, was_turned_up
from rules.five_tribes.position import Position


def begin_round(s: Position) -> None:
    """Open the bidding of a round, in a position in which nobody acts."""
    s.stage = BIDDING
    if not rulings.POWERS_RENEW_EACH_ACTIVATION:
        s.used = [0] * s.players
    if s.events is not None:
        s.tell("round", None, number=s.number, order=s.bid_order[:])


def next_activation(s: Position) -> None:
    """Activate the next marker of the turn order track, or end the round."""
    space = bidding.next_on_track(s)
    if space < 0:
        end_round(s)
        return
    player = s.track[space]
    s.track[space] = -1
    s.bid_order.append(player)
    s.begin_activation(player)
    s.current_player = player
    if rulings.POWERS_RENEW_EACH_ACTIVATION:
        s.used[player] = 0
    s.stage = MOVE
    if s.events is not None:
        s.tell("activation", player, place=len(s.bid_order))


def settle(s: Position) -> None:
    """Go on until somebody has something to decide, or the game is over."""
    stage = -1
    while stage != s.stage:  # a round of this loop that leaves the stage as it is has found a decision
        stage = s.stage
        if stage == BIDDING:
            if s.bid_order:
                s.current_player = s.bid_order[0]
            else:
                next_activation(s)
        elif stage == FINISHED:
            next_activation(s)
        elif stage == MOVE:
            settle_move(s)
        elif stage == TRIBE:
            if not asks(s, tribes.asks):
                tribes.go_on(s)
        elif stage == TILE:
            if not asks(s, tile_actions.asks):
                tile_actions.carry_out(s)
        elif stage in (SALE, AFTER_SALE):
            if not asks(s, sale.asks):
                s.stage = FINISHED


def settle_move(s: Position) -> None:
    """Moving is compulsory when it can be done (ruling 23).

    Who has no move may first try their djinns; then the end is certain and nobody moves any more (ruling 17), but
    selling stays allowed (ruling 19).
    """
    if s.stuck:
        s.stage = SALE
    elif not sowing.any_move(s) and not powers.power_ids(s):
        give_up(s)


def give_up(s: Position) -> None:
    """There is no move on the board: the game ends with this round."""
    s.stuck = True
    s.stage = SALE
    if s.events is not None:
        s.tell("no_move", s.actor)


def do_pass(s: Position, action: int) -> None:
    """Decline what is offered."""
    if s.stage == MOVE:
        give_up(s)
    elif s.stage == TRIBE:
        tribes.go_on(s)
    else:
        s.stage = SALE


def do_end(s: Position, action: int) -> None:
    """End the activation."""
    s.stage = FINISHED


def game_ends(s: Position) -> bool:
    """Whether the game ends with this round: no camels somewhere, or no move (ruling 18)."""
    return 0 in s.camels or s.stuck or not sowing.any_move(s)


def end_round(s: Position) -> None:
    """After the last activation: the end, or clean-up and the next bid."""
    s.begin_activation(-1)
    if game_ends(s):
        s.stage = OVER
        s.current_player = None
        if s.events is not None:
            s.tell("end", None, why="camels" if 0 in s.camels else "no move", scores=list(scoring.totals(s)))
        return
    clean_up(s)
    s.number += 1
    begin_round(s)


def clean_up(s: Position) -> None:
    """Fill both rows from their piles (spec section 3.8)."""
    while len(s.row) < ROW:
        card = draw(s)
        if card < 0:
            break
        s.row.append(card)
        was_turned_up(s, card)
    while len(s.djinn_row) < DJINN_ROW:
        djinn = control.draw_djinn(s)
        if djinn < 0:
            break
        s.djinn_row.append(djinn)


# ---- Setting the table up ---------------------------------------------------------------------------


MEEPLES_PER_TILE = 3


def set_up(s: Position) -> None:
    """Lay out an empty table, which stands in the bidding of round 1, and draw the order of the bids."""
    faces = [face for face, (_, _, count) in enumerate(FACES) for _ in range(count)]
    s._shuffle(faces)
    s.lay_tiles(tuple(faces))
    meeples = [colour for colour in range(5) for _ in range(MEEPLES[colour])]
    s._shuffle(meeples)
    for i, colour in enumerate(meeples):
        s.place_meeples(i // MEEPLES_PER_TILE, colour, 1)
    s.bid_order = [seat for seat in range(s.players) for _ in range(MARKERS[s.players])]
    s._shuffle(s.bid_order)
    s.pile = [card for card, count in enumerate(RESOURCE_COUNTS) for _ in range(count)]
    s._shuffle(s.pile)
    s.row = [s.pile.pop() for _ in range(ROW)]
    s.djinn_pile = list(range(len(DJINNS)))
    s._shuffle(s.djinn_pile)
    s.djinn_row = [s.djinn_pile.pop() for _ in range(DJINN_ROW)]
    s.watched = True
    settle(s)
