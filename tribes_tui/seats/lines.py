"""What programs are told and answer, one JSON object a line; `JSON-LINES.md` and `json_lines.schema.json` describe it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from rules import BadNotation, IllegalAction, State
from tribes_tui.words.said import seats as said
from tribes_tui.words.speech import as_said
from tribes_tui.words.spoken import spoken_of

PROTOCOL = 1
"""Grows when a program that was written for what was before would not understand what is told."""


class BadAnswer(ValueError):
    """An answer that is none; the text says in one line what is wrong with it."""


def decision(view: State, names: Sequence[str], number: int, deadline: float | None = None) -> dict[str, Any]:
    """The question to the viewer of `view` after `number` moves; `deadline` is in seconds, None for as long as it takes."""
    spoken = spoken_of(view.game.id)
    actions = [
        {"id": id, "notation": view.text(id), "words": as_said(spoken.choice(view, id, names).words)}
        for id in view.legal_actions()
    ]
    return {
        "type": "decision",
        "protocol": PROTOCOL,
        "game": view.game.id,
        "rules_version": view.game.version,
        "seat": view.viewer,
        "names": list(names),
        "number": number,
        "deadline": deadline,
        "question": as_said(spoken.question(view, names)),
        "actions": actions,
        "view": view.dump(),
    }


def end(game_id: str, names: Sequence[str], scores: Sequence[int], ranking: Sequence[int], why: str) -> dict[str, Any]:
    """The last object of a game."""
    result = {"names": list(names), "scores": list(scores), "ranking": list(ranking), "end": why}
    return {"type": "end", "protocol": PROTOCOL, "game": game_id, **result}


def error(message: str) -> dict[str, Any]:
    """What was wrong with an answer; the decision is told again after it."""
    return {"type": "error", "message": message}


def line_of(told: Mapping[str, Any]) -> str:
    """An object as a line, without its end."""
    return json.dumps(told, separators=(",", ":"))


def number_of(line: str) -> int | None:
    """Which decision an answer says that it is for; None when it doesn't say."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    number = found.get("number") if isinstance(found, dict) else None
    return number if isinstance(number, int) and not isinstance(number, bool) else None


def answered(view: State, line: str) -> int:
    """The legal action that an answer means: `{"action": 7}` or `{"notation": "pass"}`. Raises `BadAnswer`."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise BadAnswer(said.not_json()) from None
    if not isinstance(found, dict) or ("action" in found) == ("notation" in found):
        raise BadAnswer(said.answer_with())
    if "notation" in found:
        return _written(view, found["notation"])
    id = found["action"]
    if isinstance(id, bool) or not isinstance(id, int) or not view.is_legal(id):
        raise BadAnswer(said.no_legal_action())
    return id


def _written(view: State, text: object) -> int:
    if not isinstance(text, str):
        raise BadAnswer(said.no_string())
    try:
        return view.read(text)
    except (BadNotation, IllegalAction) as error:
        raise BadAnswer(str(error)) from None
