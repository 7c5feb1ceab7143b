"""What the made-up language `xx` does with what it says. Wheels come without it."""

from __future__ import annotations

import re

INNER = re.compile("⟦|~*⟧")


def marked(text: str) -> str:
    """In ⟦ ⟧, a third longer: once, though what it is made of may have been marked before. Nothing stays nothing."""
    bare = INNER.sub("", text)
    return f"⟦{bare}{'~' * -(-len(bare) // 3)}⟧" if bare else ""
