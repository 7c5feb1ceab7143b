"""Rules are looked for in a shorter way than Textual's: the same are found."""

from __future__ import annotations

from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode

from tribes_tui.app import headless
from tribes_tui.theme.stylesheet import SharedStylesheet


async def test_the_rules_of_each_node_are_those_that_textual_finds() -> None:
    async with headless("tribal_rixe", seats="you,bot:easy", seed=3) as pilot:
        sheet, nodes = pilot.app.stylesheet, [*pilot.app.screen.walk_children(with_self=True)]
        assert isinstance(sheet, SharedStylesheet)
        found = 0
        for node in nodes:
            path = node.css_path_nodes
            for rule in sheet.rules:
                wanted = [*Stylesheet._check_rule(rule, path)]
                assert [*sheet._check_rule(rule, path)] == wanted, (node, rule.selectors)
                found += len(wanted)
        assert found > len(nodes)
        for node in nodes:
            before = looks(node)
            sheet.replace_rules(node, {})
            assert not looks(node)
            for time in ("once more", "again, where all is there"):
                sheet.apply(node)
                assert looks(node) == before, time


def looks(node: DOMNode) -> dict[str, str]:
    return {name: str(value) for name, value in node.styles.base._rules.items()}
