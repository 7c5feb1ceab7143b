"""What has been used in this turn, as bits of `state.flags`."""

from __future__ import annotations

NAMES = ("exogamy", "loan", "intimidate", "cunning", "knowledge", "fought", "dreamt")
EXOGAMY_USED, LOAN_USED, INTIMIDATE_USED, CUNNING_USED, KNOWLEDGE_USED, FOUGHT, DREAMT = (1 << i for i in range(7))
ALTAR_USE = 1 << 8
"""From this bit on: how often the Altar was used."""
