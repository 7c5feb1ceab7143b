"""Golden counts: how many sequences of actions there are from fixed positions, with fixed draws (perft, for games of chance).

Whoever writes these games again can check theirs against the table (`golden.json`; `python -m rules.counts` makes it anew).
"""

from rules.counts.counting import ScriptUsedUp, count, draws
from rules.counts.golden import Row, recorded, rows

__all__ = ["Row", "ScriptUsedUp", "count", "draws", "recorded", "rows"]
