"""Proof that the cards were dealt beforehand: a hash shown at the start, what it was made of at the end."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import NamedTuple

from tribes_tui.play.deals import secret_seed


class Deal(NamedTuple):
    """What a game is dealt from, and the salt that keeps its hash from being guessed backwards."""

    seed: int
    salt: str

    @classmethod
    def draw(cls) -> Deal:
        """A new one, from the system's own source."""
        return cls(secret_seed(), secrets.token_hex(16))

    @property
    def commitment(self) -> str:
        """The hash that is shown before the first move."""
        return sha256(f"{self.salt}:{self.seed}".encode()).hexdigest()[:32]

    @property
    def proof(self) -> str:
        """What everybody can hash for themselves afterwards."""
        return f"{self.salt}:{self.seed}"
