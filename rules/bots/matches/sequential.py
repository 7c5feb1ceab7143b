"""Sequential testing: deals are played until it is certain enough which of two shares a level has (SPRT).

The unit is the deal, as for the intervals: its games in all seatings give one share of first places. Their spread is
estimated from the deals themselves (a generalised test, as fishtest's on pairs of games). What is decided depends on the
deals in their order alone, so that any machine, with any number of workers, stops at the same deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import NamedTuple

FEWEST = 16
"""Deals before anything is decided: fewer say nothing about their spread."""

LARGEST_VARIANCE = 0.25
"""Of a share from 0 to 1."""

AS_IF = 10
"""The variance is estimated as if so many deals more of the largest had been seen: without, a few like deals in the
beginning decide too soon, and up to a tenth of the tests went wrong where a twentieth was promised."""


class Bounds(NamedTuple):
    """The two shares between which is to be decided, `p0` below `p1`, and the chance of an error either way."""

    p0: float
    p1: float
    error: float = 0.05


class SequentialVerdict(NamedTuple):
    """After so many deals `accepted` is the share that is accepted; None: not decided yet. `ratio` is the logarithm of
    the likelihood ratio, `limit` what it must reach, in either direction."""

    deals: int
    accepted: float | None
    ratio: float
    limit: float


def judge(shares: Sequence[float], bounds: Bounds) -> SequentialVerdict:
    """The verdict on the shares of the deals in their order: that of the first deal at which it is decided.

    >>> judge([0.5, 1.0] * 20, Bounds(0.5, 0.6)).accepted
    0.6
    >>> judge([0.5, 0.25] * 20, Bounds(0.5, 0.6)).accepted
    0.5
    >>> judge([0.5, 0.6] * 9, Bounds(0.5, 0.6)).accepted is None
    True
    """
    limit = log((1 - bounds.error) / bounds.error)
    total = squares = ratio = 0.0
    for deals, share in enumerate(shares, 1):
        total += share
        squares += share * share
        if deals < FEWEST:
            continue
        mean = total / deals
        seen = squares - deals * mean * mean
        variance = (seen + AS_IF * LARGEST_VARIANCE) / (deals + AS_IF)
        ratio = deals * (bounds.p1 - bounds.p0) * (mean - (bounds.p0 + bounds.p1) / 2) / variance
        if abs(ratio) >= limit:
            return SequentialVerdict(deals, bounds.p1 if ratio > 0 else bounds.p0, ratio, limit)
    return SequentialVerdict(len(shares), None, ratio, limit)
