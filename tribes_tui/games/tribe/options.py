"""The options of Tribe in words."""

from __future__ import annotations

from tribes_tui.games.tribe.words.said import teaching as said
from tribes_tui.words.options import OptionWords, handicap, switch

SIZES = (10, 20, 30, 40, 50)


def options() -> dict[str, OptionWords]:
    """Option -> its words."""
    leader = said.leader_choice(), said.leader_choice_about(), said.leader_choice_on(), said.leader_choice_off()
    lone = said.lone_scores(), said.lone_scores_about(), said.lone_scores_on(), said.lone_scores_off()
    sizes = {amount: said.handicap(points=amount) for amount in SIZES}
    return {"leader_choice": switch(*leader), "lone_scores": switch(*lone), **handicap(4, sizes)}
