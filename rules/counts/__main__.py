"""`python -m rules.counts`: count anew and compare with the table; `--json` for `golden.json`, `--position N` for a row."""

from __future__ import annotations

import argparse
import json
import sys

from rules.counts.golden import as_json, as_markdown, recomputed, recorded, rows


def main() -> int:
    """Print what was asked for; 1 when the counts are not those of the table."""
    parser = argparse.ArgumentParser(prog="python -m rules.counts", description="The golden counts, counted anew.")
    asked = parser.add_mutually_exclusive_group()
    asked.add_argument("--json", action="store_true", help="write the table as golden.json holds it")
    asked.add_argument("--position", type=int, metavar="N", help="write the position of row N (from 1), with its draws")
    chosen = parser.parse_args()
    if chosen.position is not None:
        if not 1 <= chosen.position <= len(rows()):
            parser.error(f"the table has rows 1 to {len(rows())}")
        sys.stdout.write(json.dumps(rows()[chosen.position - 1].position().dump()) + "\n")
        return 0
    table = recomputed()
    sys.stdout.write(as_json(table) if chosen.json else as_markdown(table))
    differing = [
        str(number) for number, (now, kept) in enumerate(zip(table, recorded(), strict=True), 1) if now != kept
    ]
    if differing:
        sys.stderr.write(f"rows that differ from the table: {', '.join(differing)}\n")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
