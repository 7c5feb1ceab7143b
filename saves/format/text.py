"""Small text: JSON on one line that a person can read, strict JSON back, names made fit to be shown."""

from __future__ import annotations

import json
import os
import re
import unicodedata
from collections.abc import Mapping
from math import isfinite
from typing import Any

TITLE_LENGTH = 60
DEEPEST = 200
"""Objects and lists within each other: Pythons differ in how many they read, and what one reads another must read, too."""
BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*(?:"|\\?\Z)|[][{}]', re.DOTALL)
"""One of them, or a string, to the end of the text if it has none: whatever stands there, it is gone through once."""


def written(value: Any) -> str:
    """`value` as JSON on one line; letters of all scripts stay readable, controls are escaped.

    Raises `ValueError` for what is not plain JSON.
    """
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except (TypeError, RecursionError) as error:
        raise ValueError(f"not plain JSON: {error}") from None
    return text if text.isprintable() else "".join(map(_escaped, text))


def _escaped(char: str) -> str:
    return char if char.isprintable() else json.dumps(char)[1:-1]


def parsed(text: str) -> Any:
    """The value of a JSON text. `ValueError` for bad JSON, doubled keys, NaN, numbers or nesting beyond reason."""
    if text.count("[") + text.count("{") > DEEPEST and _depth(text) > DEEPEST:
        raise ValueError("nested too deep")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant, parse_float=_float)
    except RecursionError:
        raise ValueError("nested too deep") from None


def _depth(text: str) -> int:
    """How many brackets are open at once, at the most; those in strings are none."""
    deepest = depth = 0
    for found in BRACKETS.finditer(text):
        if (sign := found[0]) in "[{":
            deepest, depth = max(deepest, depth + 1), depth + 1
        elif sign in "]}":
            depth -= 1
    return deepest


def parsed_object(text: str) -> dict[str, Any]:
    """The object that a JSON text holds. `ValueError` for any other value, and wherever `parsed` raises it."""
    value = parsed(text)
    if not isinstance(value, dict):
        raise ValueError("not an object")
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise ValueError("a key stands twice")
    return value


def _float(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise ValueError(f"{text[:40]} is too large a number")
    return number


def _constant(name: str) -> Any:
    raise ValueError(f"{name} is not a number")


def plain(value: Mapping[str, Any]) -> dict[str, Any]:
    """A copy made of plain JSON types only, nothing shared with `value`."""
    return parsed_object(written(dict(value)))


def clean(title: str) -> str:
    """A title as it is kept: composed, without controls, single spaces, at most `TITLE_LENGTH` characters."""
    visible = "".join(char if char.isprintable() else " " for char in unicodedata.normalize("NFC", title))
    return " ".join(visible.split())[:TITLE_LENGTH].rstrip()


def shown(name: object) -> str:
    """A file's name or path for a message: on one line, whatever is in it, not endless."""
    text = os.fsdecode(name) if isinstance(name, os.PathLike) else str(name)
    line = "".join(char if char.isprintable() else "?" for char in text)
    return line if len(line) <= 160 else f"{line[:60]}...{line[-90:]}"
