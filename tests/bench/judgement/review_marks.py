"""Are a review's marks upheld by a search ten times as long, and what does a review cost? A line for STRENGTH.md:

    python -m tests.bench.judgement.review_marks GAME [--games 2] [--players 2] [--blur 0.6] [--seed 1] [--longer 10] [--each]

`--each`: a line for every mark, too, with what both judgements say.

Games between bots that follow blurred hints; each is reviewed for seat 0 as `tribes review` does it. Every choice that got a mark is
judged again on other draws, with ten times (`--longer`) the simulations of a review's first look; with 40, ten times its second. That
another move was better is upheld when that very move is better by more than a hair, or, where it was called costly, by much; that the
move played was the best, when it is better by more than a hair than each of those that the longer search finds best of the others.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

import rules
from rules import Rng, State
from rules.bots.bot import Budget
from rules.bots.heuristic import HintBot
from rules.bots.judging.luck import luck
from rules.bots.judging.verdict import COSTLY, GOOD, HAIR, Verdict, compared, first_look, verdict
from rules.core.rng import seeded
from tribes_tui.seats.reviewing import SIMULATIONS, is_choice

STILL_MUCH = 0.06
"""What was called costly is upheld when the longer look still finds so much."""


def choices(game_id: str, players: int, seed: int, blur: float) -> list[tuple[State, int, State, int]]:
    """The moves of a game: seat 0's view before each, the action, its view after, and whose it was: that may be hidden from it."""
    state = rules.games[game_id].new_state(players, seed)
    bot, rng = HintBot(lambda _: blur), Rng(seeded("review marks", game_id, players, seed))
    found = []
    while (player := state.current_player) is not None:
        before = state.view(0)
        action = bot.choose(state.view(player), Budget(), rng)
        state.apply(action)
        found.append((before, action, state.view(0), player))
    return found


def judged_again(view: State, short: Verdict, simulations: int, rng: Rng) -> Verdict | None:
    """The same question, asked longer: of a good move whether it was the best, of another one whether that other was better."""
    if short.mark == GOOD:
        return first_look(view, short.played, simulations, rng)
    return compared(view, short.played, short.other, simulations, rng)


def upheld(short: Verdict, long: Verdict | None) -> bool:
    """Whether the long judgement says the same."""
    if long is None:
        return False
    if short.mark == GOOD:
        return long.gain > HAIR
    return long.gain < (-STILL_MUCH if short.mark == COSTLY else -HAIR)


def told(before: State, short: Verdict, long: Verdict | None) -> str:
    """A mark: what was played, and what each judgement says of it against which other move."""
    of = {action: before.text(action) for one in (short, long) if one for action in (one.played, one.other)}
    said = [
        f"against {of[one.other]} {one.gain:+.3f} ({one.low:+.3f} to {one.high:+.3f})" for one in (short, long) if one
    ]
    return f"{short.mark}: {of[short.played]}, {'; '.join(said)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(rules.games))
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--players", type=int)
    parser.add_argument("--blur", type=float, default=0.6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longer", type=int, default=10)
    parser.add_argument("--each", action="store_true")
    given = parser.parse_args()
    players = given.players or rules.games[given.game].players[0]
    count = SIMULATIONS[given.game]
    marks, held, judged, spent = Counter[str](), Counter[str](), 0, 0.0
    for seed in range(given.seed, given.seed + given.games):
        for number, (before, action, after, player) in enumerate(choices(given.game, players, seed, given.blur)):
            rng = Rng(seeded("review marks", seed, number))
            began = time.process_time()
            is_judged = player == 0 and is_choice(before)
            short = verdict(before, action, count, rng) if is_judged else None
            luck(before, action, after, rng)
            spent += time.process_time() - began
            judged += is_judged
            if short is not None and short.mark:
                marks[short.mark] += 1
                long = judged_again(before, short, given.longer * count, rng)
                held[short.mark] += upheld(short, long)
                if given.each:
                    print(told(before, short, long), flush=True)
    found = ", ".join(f"{mark} {held[mark]} of {marks[mark]}" for mark in sorted(marks)) or "no marks"
    share = f"{held.total() / marks.total():.3f}" if marks else "–"
    cpu = spent / given.games
    title = rules.games[given.game].title
    print(
        f"| {title} | {players} | {given.games} | {judged / given.games:.0f} | {count} | {cpu:.0f} s | {found} | {share} |",
        flush=True,
    )


if __name__ == "__main__":
    main()
