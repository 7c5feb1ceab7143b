"""The words of Rise of Tribes, the signs on its table, and its options in words."""

from rules.core.option import Value
from rules.rise_of_tribes.components.box import POWERS, TILES, TRIBES
from rules.rise_of_tribes.components.tables import WIN_VP
from tribes_tui.games.rise_of_tribes.words import things as thing_words
from tribes_tui.games.rise_of_tribes.words.said import (
    actions as said_actions,
    board,
    glossary as said,
    options as said_options,
)
from tribes_tui.words.help import Sign, Word
from tribes_tui.words.options import OptionWords, handicap, length, switch


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
    offer = f"1) {said_actions.gain_tiny(act='grow', number=4)}"
    return (
        Sign("☼", said.sign_sun(), "die-sun"),
        Sign("◐", said.sign_moon(), "die-moon"),
        Sign("12 +2", said.sign_points()),
        Sign("2  1  3", said.sign_price(), "danger"),
        Sign(offer, said.sign_offer(), "gain"),
        Sign("Ash●●●", said.sign_members()),
        Sign("A1 C6", said.sign_number()),
        Sign("3i 2s e t m", said.sign_small()),
        Sign("Ash⌂", said.sign_village()),
        Sign(board.warning(sides=2, population=6, over=1), said.sign_crowd(), "danger"),
        Sign(board.warning(sides=1, population=6, over=1), said.sign_over(), "danger"),
        Sign("+1", said.sign_great()),
        Sign("A B C", said.sign_letters(), "soft"),
        Sign(board.site(number=1), said.sign_site(), "soft"),
    )


GOALS = WIN_VP, 10, 7


def options() -> dict[str, OptionWords]:
    """Option -> its words."""
    lands = (*TILES[3:], "Glacier")  # those with a rule of their own
    lengths = {goal: (said_options.length(points=goal), said_options.length_means(points=goal)) for goal in GOALS}
    return {
        "elders": switch(
            said_options.elders(),
            said_options.elders_about(),
            said_options.elders_with(),
            said_options.elders_without(),
        ),
        "special_terrain": OptionWords(
            said_options.terrain(),
            said_options.terrain_about(),
            {
                "none": (said_options.terrain_none(), said_options.terrain_none_means()),
                "mixed": (said_options.terrain_mixed(), said_options.terrain_mixed_means()),
                "all": (said_options.terrain_all(), said_options.terrain_all_means()),
                "chosen": (said_options.terrain_chosen(), said_options.terrain_chosen_means()),
            },
        ),
        "leaders": switch(
            said_options.leaders(),
            said_options.leaders_about(),
            said_options.leaders_with(),
            said_options.leaders_without(),
        ),
        "strict_bank": switch(
            said_options.bank(), said_options.bank_about(), said_options.bank_with(), said_options.bank_without()
        ),
        "layout": OptionWords(
            said_options.layout(),
            said_options.layout_about(),
            {
                "standard": (said_options.layout_standard(), said_options.layout_standard_means()),
                "symmetric": (said_options.layout_symmetric(), said_options.layout_symmetric_means()),
            },
        ),
        **{name.lower().replace(" ", "_"): _land(name) for name in lands},
        **{f"tribe_{seat}": _tribe(seat) for seat in range(1, 5)},
        **handicap(4, {points: said_options.handicap(points=points) for points in range(1, 6)}),
        "standstill": OptionWords(
            said_options.standstill(),
            said_options.standstill_about(),
            {
                40: (said_options.standstill_ends(), said_options.standstill_ends_means()),
                "never": (said_options.standstill_goes_on(), said_options.standstill_goes_on_means()),
            },
        ),
        "points": length(WIN_VP, lengths),
    }


def _land(name: str) -> OptionWords:
    return switch(
        thing_words.land(name),
        said_options.land(land=thing_words.key_of(name)),
        said_options.land_with(),
        said_options.land_without(),
    )


def _tribe(seat: int) -> OptionWords:
    values: dict[Value, tuple[str, str]] = {"random": (said_options.tribe_random(), said_options.tribe_random_means())}
    for number, tribe in enumerate(TRIBES):
        powers = [thing_words.power(power) for power in POWERS[2 * number : 2 * number + 2]]
        values[tribe] = (tribe, said_options.tribe_means(powers=powers))
    return OptionWords(said_options.tribe(seat=seat), said_options.tribe_about(), values)
