"""A bot in thirty lines: plays any of the six games by what looks best at a glance.

    tribes play indy --seats you,program:'python examples/bot.py'

Decisions come on standard input, one JSON object a line; answers go to standard output. See JSON-LINES.md.
"""

import json
import sys

import rules


def choose(decision: dict) -> int:
    """The id of one of the legal actions."""
    view = rules.games[decision["game"]].load(decision["view"])
    legal = [action["id"] for action in decision["actions"]]
    hints = view.hints(legal)
    return legal[hints.index(max(hints))]


def main() -> None:
    """Answer every decision until the input ends."""
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "decision":
            answer = {"number": told["number"], "action": choose(told)}
            sys.stdout.write(json.dumps(answer) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
