"""The style rules of all apps of a process: what has been parsed for one needn't be for the next."""

from collections.abc import Iterable, Mapping

from textual.cache import LRUCache
from textual.css.match import _check_selectors
from textual.css.model import CombinatorType, RuleSet
from textual.css.styles import RulesMap
from textual.css.stylesheet import Stylesheet
from textual.css.types import Specificity3
from textual.dom import DOMNode

Colours = tuple[tuple[str, str], ...]
MOST_THEMES = 16
"""Themes in use at once; the one that was not used for longest is parsed again when somebody comes back to it."""

_PARSED: LRUCache[Colours, LRUCache[tuple[object, ...], list[RuleSet]]] = LRUCache(MOST_THEMES)


RuleSet.__hash__ = object.__hash__  # type: ignore[method-assign]
# As before, told without a call of Python: whoever looks for the rules of a node asks it of each.


class SharedStylesheet(Stylesheet):
    """As `Stylesheet`, of which every app has one; rules are only read once they are parsed, so that all can share them."""

    def __init__(self, *, variables: dict[str, str] | None = None) -> None:
        super().__init__(variables=variables)
        self._share()

    def set_variables(self, variables: dict[str, str]) -> None:
        """The colours of another theme: the rules are those of all who have it."""
        if variables != self._variables:
            self._parse_cache = LRUCache(1)  # the other theme's may not be emptied
            super().set_variables(variables)
            self._share()

    def _process_component_classes(self, node: DOMNode) -> None:
        """As ever; but the looks that a part had before go at once: they and the node that stood for it hold each other, and the widget."""
        before = [*node._component_styles.values()]
        super()._process_component_classes(node)
        for styles in before:
            styles.base.node = styles.inline.node = None

    @classmethod
    def _check_rule(cls, rule_set: RuleSet, css_path_nodes: list[DOMNode]) -> Iterable[Specificity3]:
        """As ever; but the last selector, which must fit the node itself, is looked at before the way down to it."""
        node = css_path_nodes[-1]
        for one in rule_set.selector_set:
            last = one.selectors[-1]
            if last.check(node) and (
                (len(one.selectors) == 1 and last.combinator == CombinatorType.DESCENDENT)
                or _check_selectors(one.selectors, css_path_nodes)
            ):
                yield one.specificity

    @classmethod
    def replace_rules(cls, node: DOMNode, rules: RulesMap, animate: bool = False) -> None:
        """As ever; but what is the node's already isn't set again: most rules that are looked up anew are those that it had."""
        if animate:
            super().replace_rules(node, rules, animate)
            return
        base = node.styles.base
        before: Mapping[str, object] = base._rules
        after: Mapping[str, object] = rules
        for name in before.keys() | after.keys():
            if before.get(name) is not (value := after.get(name)):
                setattr(base, name, value)
        node.notify_style_update()

    def reparse(self) -> None:
        """Have rules for the colours as they are now."""
        self.parse()

    def _share(self) -> None:
        colours = tuple(self._variables.items())
        if colours not in _PARSED:
            _PARSED[colours] = LRUCache(256)
        self._parse_cache = _PARSED[colours]
