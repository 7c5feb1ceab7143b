"""The words of Rise of Tribes, and the signs on its table."""

from __future__ import annotations

from tribes_tui.games.rise_of_tribes.words.said import board, glossary as said, things
from tribes_tui.words.glossary import Word
from tribes_tui.words.help import Sign


def words() -> tuple[Word, ...]:
    """In the order in which one meets them."""
    return (
        Word(said.hex(), said.hex_means(), said.hex_plural(), never=("hexagon",)),
        Word(said.member(), said.member_means()),
        Word(said.tribe(), said.tribe_means()),
        Word(said.village(), said.village_means(), never=("hut",)),
        Word(said.resource(), said.resource_means()),
        Word(said.population(), said.population_means()),
        Word(said.goal(), said.goal_means()),
        Word(said.development(), said.development_means()),
        Word(said.achievement(), said.achievement_means(), never=("accomplishment",)),
        Word(said.victory_point(), said.victory_point_means()),
        Word(said.die(), said.die_means(), said.die_plural()),
        Word(said.action(), said.action_means()),
        Word(said.event(), said.event_means()),
        Word(said.double(), said.double_means()),
        Word(said.conflict(), said.conflict_means(), never=("battle",)),
        Word(said.volcano(), said.volcano_means(), said.volcano_plural()),
        Word(said.invader(), said.invader_means()),
        Word(said.mammoth(), said.mammoth_means(), never=("elephant",)),
        Word(said.tiger(), said.tiger_means()),
        Word(said.leader(), said.leader_means()),
        Word(said.elder(), said.elder_means()),
        Word(said.glacier(), said.glacier_means(), never=("ice field",)),  # no words
    )


def signs() -> tuple[Sign, ...]:
    """On its table."""
    offer = board.die_offer(die=things.face(face="sun"), number=4)
    return (
        Sign("☼", said.sign_sun(), "die-sun"),
        Sign("◐", said.sign_moon(), "die-moon"),
        Sign("+2", said.sign_points(), "gain"),
        Sign(offer, said.sign_offer(), "gain"),
        Sign("A●●●", said.sign_members()),
        Sign("A6", said.sign_number()),
        Sign("A⌂", said.sign_village()),
        Sign(board.warning(population=6, limit=5), said.sign_crowd(), "danger"),
        Sign("+1", said.sign_great()),
        Sign("A B C", said.sign_letters(), "soft"),
        Sign(board.site(number=1), said.sign_site(), "soft"),
    )
