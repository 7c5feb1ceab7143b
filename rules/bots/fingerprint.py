"""Which rules and bots these are: two machines with the same fingerprint play the same games."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

import rules


@cache
def fingerprint() -> str:
    """16 hexadecimal digits that stand for the text of every module of the rules, the bots included."""
    root = Path(rules.__file__).parent
    seen = blake2b(digest_size=8)
    for path in sorted(root.rglob("*.py")):
        seen.update(f"{path.relative_to(root).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return seen.hexdigest()
