"""What a table is opened with, who sits there and is there, and from what it is dealt."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import partial
from hashlib import sha256
from typing import Any, NamedTuple

import rules
from rules.bots.levels import EVEN, LEVELS
from rules.bots.rivals import rivals_of
from tribes_tui.play.clock import DAY, HOUR, MINUTE, Clock
from tribes_tui.play.deals import secret_seed
from tribes_tui.play.seat import BOT, HUMAN, PROGRAM, Seat
from tribes_tui.profile.counting import newest_pins, why_unlike
from tribes_tui.server.host.limits import Limits, NotNow
from tribes_tui.server.words.said import refusals as said
from tribes_tui.words.common import BOT_MARK

# ---- The plan -----------------------------------------------------------------------------------


class Plan(NamedTuple):
    """`seats` are bots' levels, "" for a person's seat; the first is the opener's.

    `live`: a bot sits in for who is gone too long. Else everybody takes their turn when they like, or within the time
    that `clock` gives. `rated`: it counts for the ratings of all who sit there. `lost`: what becomes of a seat whose time is over, one of
    `LOST`. `hands`: whoever watches may see what each seat sees, so many moves late; 0: never.
    """

    game_id: str
    seats: Sequence[str]
    options: Mapping[str, Any]
    by_invitation: bool = False
    live: bool = True
    clock: Clock | None = None
    rated: bool = False
    lost: str = ""
    hands: int = 0

    @property
    def over_days(self) -> bool:
        """Whether its decisions take hours or days: nobody need be there for it to go on."""
        return self.clock is not None and self.clock.limit > 0


ONCE, TAKEN, RESIGNS = "", "bot", "resign"
LOST = (ONCE, TAKEN, RESIGNS)
"""When somebody's time is over: a bot takes that decision; it takes the seat, and its place at the end is theirs; they resign, and a bot
plays their seat only where others play on."""
LEAST_DELAY = 5
"""Moves that hands are shown late, at least."""

CLOCKS = {
    "fast": Clock(bank=5 * MINUTE, increment=5),
    "quarter": Clock(bank=15 * MINUTE, increment=10),
    "hour": Clock(bank=HOUR, increment=30),
    "hours": Clock(limit=8 * HOUR, bank=DAY),
    "day": Clock(limit=DAY, bank=2 * DAY),
    "days": Clock(limit=3 * DAY, bank=4 * DAY),
    "week": Clock(limit=7 * DAY, bank=7 * DAY),
}
"""The clocks that are offered, by the names of their choices; with hours or days, the bank is a reserve."""


def check(plan: Plan) -> None:
    """Raises `NotNow`, `UnknownGame` or `BadOption`."""
    game = rules.games[plan.game_id]
    if len(plan.seats) not in game.players:
        raise NotNow(partial(said.players, game=game.title, least=game.players[0], most=game.players[-1]))
    if not plan.seats or plan.seats[0]:
        raise NotNow(said.first_seat)
    if any(level.partition(":")[0].strip().lower() == PROGRAM for level in plan.seats):
        raise NotNow(said.no_programs)
    known = {"", *LEVELS, EVEN, *(rival.level for rival in rivals_of(plan.game_id))}
    if not known.issuperset(plan.seats):
        raise NotNow(said.no_bot)
    game.new_state(len(plan.seats), 0, dict(plan.options))
    if plan.lost not in LOST or (plan.lost and plan.clock is None):
        raise NotNow(said.lost_clock)
    if plan.hands and plan.hands < LEAST_DELAY:
        raise NotNow(partial(said.hands_late, moves=LEAST_DELAY))
    if plan.rated:
        _check_rated(plan)


def _check_rated(plan: Plan) -> None:
    """Who goes away from a rated game loses time, not the others their patience; and its places must tell who is how strong."""
    if plan.clock is None:
        raise NotNow(said.rated_clock)
    if why_unlike(plan.game_id, plan.options):
        raise NotNow(said.rated_options)
    pins = newest_pins(plan.game_id, len(plan.seats))
    if pins is None or any(level and pins.of(level) is None for level in plan.seats):
        raise NotNow(said.rated_bots)


# ---- Who is there: what is said of a person at a table, and how long their place is kept for them alone ----


class Presence(Enum):
    """What is said of a person who has a seat, by the name that the words have for it."""

    HERE = "here"
    SLOW = "slow"
    AWAY = "away"
    LOST = "lost"
    LEFT = "left"
    SITS_IN = "sits-in"
    BACK = "back"

    @property
    def is_here(self) -> bool:
        """Whether the person sees the table now."""
        return self in (Presence.HERE, Presence.SLOW, Presence.BACK)


def patience(presence: Presence, limits: Limits) -> float:
    """Seconds for which a place is kept free for somebody who is not there."""
    return limits.grace_left if presence is Presence.LEFT else limits.grace_line


# ---- A place at a table: whose it is, and who decides there now ---------------------------------


STAND_IN = "easy"
"""The level of the bot that holds an absent person's seat."""


class Chair:
    """A bot's chair (`level`), or a person's: `owner` is their id, None while it is free; `lost` is who had it until their time was over, or
    until they resigned (`resigned`).

    `asks` says whether they want to be asked about decisions that nobody else may notice.
    """

    def __init__(self, owner: str | None = None, name: str = "", level: str = "") -> None:
        self.owner = owner
        self.name = name
        self.level = level
        self.lost = ""
        self.resigned = False
        self.presence = Presence.AWAY
        self.present_since = 0.0
        self.asks = False

    @property
    def is_bot(self) -> bool:
        """Whether it was given to a bot from the start, or when its owner's time was over."""
        return bool(self.level)

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.owner is None and not self.is_bot

    @property
    def is_held(self) -> bool:
        """Whether a bot decides here for an absent person."""
        return self.presence in (Presence.SITS_IN, Presence.BACK)

    def seat(self) -> Seat:
        """Who decides here now, as the table and its record know it."""
        if self.is_bot:
            return Seat(BOT, self.level, self.name)
        return Seat(BOT, STAND_IN, self.name) if self.is_held else Seat(HUMAN, "", self.name)

    def plain(self) -> dict[str, Any]:
        """What the registry keeps."""
        more = {**({"held": True} if self.is_held else {}), **({"lost": self.lost} if self.lost else {})}
        more |= {"resigned": True} if self.resigned else {}
        return {"owner": self.owner, "name": self.name, "level": self.level, **more}

    def lose(self, level: str, *, resigned: bool = False) -> None:
        """It is a bot's from now on."""
        self.resigned = resigned
        self.lost, self.owner, self.level = self.owner or "", None, level
        self.name, self.presence = bot_named(self.name), Presence.AWAY

    @property
    def player(self) -> str | None:
        """Who plays here, or played here until their time was over, as far as that counts for anything."""
        return self.lost or self.owner

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> Chair:
        """The chair that `plain` was made of; its owner is not there yet."""
        chair = cls(plain["owner"], plain["name"], plain["level"])
        chair.lost, chair.resigned = plain.get("lost", ""), plain.get("resigned", False)
        if plain.get("held"):
            chair.presence = Presence.SITS_IN
        return chair


def bot_chair(level: str, name: str) -> Chair:
    """A bot's chair; its name bears a mark that people can't type."""
    return Chair(None, bot_named(name), level)


def bot_named(name: str) -> str:
    """With the mark."""
    return name.removesuffix(BOT_MARK) + BOT_MARK


# ---- Proof that the cards were dealt beforehand -------------------------------------------------
#
# A hash shown at the start, what it was made of at the end.


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
