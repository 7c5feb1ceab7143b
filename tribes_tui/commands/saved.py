"""`tribes saves`: the list of saved games."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from saves import Store, Summary


def run(chosen: argparse.Namespace) -> int:
    """Print the saved games, newest first."""
    summaries = Store().list()
    if chosen.json:
        sys.stdout.write(json.dumps([_fields(summary) for summary in summaries], indent=1) + "\n")
    elif not summaries:
        sys.stdout.write("no saved games yet: begin one with tribes play GAME\n")
    else:
        sys.stdout.writelines(_line(summary) + "\n" for summary in summaries)
    return 0


def _fields(summary: Summary) -> dict[str, Any]:
    when = summary.when.isoformat(timespec="seconds")
    return {**summary._asdict(), "when": when, "path": str(summary.path)}


def _line(summary: Summary) -> str:
    who = ", ".join(str(seat.get("name") or seat.get("kind", "?")) for seat in summary.seats)
    state = summary.problem or ("over" if summary.finished else f"{summary.moves} moves so far")
    title = f" {summary.title!r}" if summary.title else ""
    when = summary.when.astimezone().strftime("%Y-%m-%d %H:%M")
    return f"{summary.name}{title}  {when}  {summary.game}: {who}  {state}"
