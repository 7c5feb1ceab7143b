"""What has been used in this turn, as bits of `state.flags`."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("exogamy", "loan", "intimidate", "cunning", "knowledge", "fought", "dreamt")
EXOGAMY_USED: Final = 1
LOAN_USED: Final = 2
INTIMIDATE_USED: Final = 4
CUNNING_USED: Final = 8
KNOWLEDGE_USED: Final = 16
FOUGHT: Final = 32
DREAMT: Final = 64
ALTAR_USE: Final = 1 << 8
"""From this bit on: how often the Altar was used."""
