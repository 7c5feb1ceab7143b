"""The words of Tribe, the signs on its table, and its options in words."""

from rules.tribe.components.cards import GOAL
from tribes_tui.games.tribe.words.said import board, glossary as said, teaching as said_options
from tribes_tui.words.help import Sign, Word
from tribes_tui.words.options import OptionWords, handicap, length, switch


def words() -> tuple[Word, ...]:
    """What things are called."""
    return (
        Word(
            said.character(),
            said.character_means(),
            never=("Tribù", "Tribu"),
        ),
        Word(said.vase(), said.vase_means(), never=("Diorama",)),
        Word(
            said.multi(),
            said.multi_means(),
            never=("multidiorama", "Multidiorama"),
        ),
        Word(said.icon(), said.icon_means(), never=("skyforce",)),
        Word(said.chain(), said.chain_means()),
        Word(said.alone(), said.alone_means(), said.alone_plural(), never=("lone",)),
        Word(said.totem(), said.totem_means()),
        Word(said.magical(), said.magical_means(), said.magical_plural()),
        Word(said.sphere(), said.sphere_means()),
        Word(said.event(), said.event_means(), never=("Evento",)),
        Word(said.wolf(), said.wolf_means(), said.wolf_plural()),
        Word(said.buffalo(), said.buffalo_means(), said.buffalo_plural()),
        Word(said.protection(), said.protection_means(), never=("Protezione",)),
        Word(said.action(), said.action_means(), never=("Azione",)),
        Word(said.draw_three(), said.draw_three_means(), said.draw_three_plural()),
        Word(said.block(), said.block_means()),
        Word(said.leader(), said.leader_means()),
        Word(said.challenge(), said.challenge_means(), never=("manche",)),
        Word(said.closer(), said.closer_means()),
        Word(said.draw_pile(), said.draw_pile_means()),
        Word(said.discard(), said.discard_means()),
    )


def signs() -> tuple[Sign, ...]:
    """What stands on the table."""
    return (
        Sign("●", said.sign_red(), "tone-red"),
        Sign("◆", said.sign_blue(), "tone-blue"),
        Sign("■", said.sign_both(), "tone-both"),
        Sign("○", said.sign_no_colour(), "tone-character"),
        Sign("═", said.sign_hang_together()),
        Sign("▚▚ ▒▒", said.sign_back(), "soft"),
        Sign("+15", said.sign_would_bring(), "gain"),
        Sign("◆2", said.sign_chip(), "tone-blue"),
        Sign(said.sign_title_points_sign(), said.sign_title_points()),
        Sign(said.sign_title_chains_sign(), said.sign_title_chains()),
        Sign(said.sign_costs_sign(), said.sign_costs()),
        Sign(f"{board.hide()} ++", said.sign_may_hide(), "legal"),
        Sign(said.sign_played_sign(), said.sign_played()),
        Sign(said.sign_wanted_sign(), said.sign_wanted(), "accent"),
        Sign(said.sign_is_whole_sign(), said.sign_is_whole(), "gain"),
        Sign(said.sign_is_alone_sign(), said.sign_is_alone(), "danger"),
    )


SIZES = (10, 20, 30, 40, 50)
GOALS = GOAL, 60, 30


def options() -> dict[str, OptionWords]:
    """Option -> its words."""
    sizes = {amount: said_options.handicap(points=amount) for amount in SIZES}
    lengths = {goal: (said_options.length(points=goal), said_options.length_means(points=goal)) for goal in GOALS}
    return {
        "leader_choice": switch(
            said_options.leader_choice(),
            said_options.leader_choice_about(),
            said_options.leader_choice_on(),
            said_options.leader_choice_off(),
        ),
        "lone_scores": switch(
            said_options.lone_scores(),
            said_options.lone_scores_about(),
            said_options.lone_scores_on(),
            said_options.lone_scores_off(),
        ),
        **handicap(4, sizes),
        "spheres": length(GOAL, lengths),
    }
