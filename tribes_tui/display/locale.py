"""What the environment says about characters."""

from __future__ import annotations

from collections.abc import Mapping


def is_utf8(variables: Mapping[str, str]) -> bool:
    """Whether the client's terminal takes UTF-8, as far as its locale says; taken for granted when it says nothing."""
    said = variables.get("LC_ALL") or variables.get("LC_CTYPE") or variables.get("LANG") or ""
    return not said or "utf" in said.lower()
