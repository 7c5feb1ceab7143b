"""The words of Five Tribes, the signs on its table, and its options in words."""

from rules.core.option import Value
from rules.five_tribes.components.pieces import ALL_CAMELS, CAMELS, START_GOLD
from tribes_tui.games.five_tribes.words.said import ends, glossary as said, things as said_things
from tribes_tui.words.help import Sign, Word
from tribes_tui.words.options import OptionWords, handicap, length


def words() -> tuple[Word, ...]:
    """What things are called."""
    return (
        Word(said.tile(), said.tile_means()),
        Word(said.meeple(), said.meeple_means(), never=("pawn",)),
        Word(said.tribe(), said.tribe_means()),
        Word(said.vizier(), said.vizier_means()),
        Word(said.elder(), said.elder_means()),
        Word(said.merchant(), said.merchant_means()),
        Word(said.builder(), said.builder_means()),
        Word(said.assassin(), said.assassin_means()),
        Word(said.camel(), said.camel_means(), never=("dromedary",)),
        Word(said.palm_tree(), said.palm_tree_means()),
        Word(said.palace(), said.palace_means()),
        Word(said.djinn(), said.djinn_means()),
        Word(said.fakir(), said.fakir_means()),
        Word(said.good(), said.good_means(), never=("merchandise",)),
        Word(said.row(), said.row_means()),
        Word(said.bid(), said.bid_means()),
        Word(said.gold_coin(), said.gold_coin_means()),
        Word(said.sale(), said.sale_means()),
        Word(said.turn(), said.turn_means()),
    )


def signs() -> tuple[Sign, ...]:
    """What stands on the table."""
    return (
        Sign("V", said.sign_v(), "meeple-vizier"),
        Sign("E", said.sign_e(), "meeple-elder"),
        Sign("M", said.sign_m(), "meeple-merchant"),
        Sign("B", said.sign_b(), "meeple-builder"),
        Sign("A", said.sign_a(), "meeple-assassin"),
        Sign("E4", said.sign_four()),
        Sign(f"{ends.gain()} E, V {ends.either()} E", said.sign_ends()),
        Sign("●", said.sign_hand()),
        Sign("1, (1)", said.sign_steps()),
        Sign("→", said.sign_way()),
        Sign("∩", said.sign_camel()),
        Sign("†", said.sign_palm(), "palm"),
        Sign("⌂", said.sign_palace(), "palace"),
        Sign("5", said.sign_points(), "soft"),
        Sign(f"12+{said_things.gold(gold=50)}", said.sign_score()),
        Sign("= 5", said.sign_brings(), "soft"),
        Sign("✓", said.sign_played(), "dim"),
    )


CAMELS_EACH: dict[Value, int] = {ALL_CAMELS: 0, 5: 5, 3: 3}


def options() -> dict[str, OptionWords]:
    """Option -> its words."""
    less = {amount: said_things.begins_with(gold=START_GOLD - amount, others=START_GOLD) for amount in (10, 20, 30, 40)}
    lengths: dict[Value, tuple[str, str]] = {
        each: (
            said_things.length(camels=number),
            said_things.length_means(camels=number, few=CAMELS[3], many=CAMELS[2]),
        )
        for each, number in CAMELS_EACH.items()
    }
    return {**handicap(4, less), "camels": length(ALL_CAMELS, lengths)}
