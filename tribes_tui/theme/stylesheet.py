"""The style rules of all apps of a process: what has been parsed for one needn't be for the next."""

from textual.cache import LRUCache
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.dom import DOMNode

Colours = tuple[tuple[str, str], ...]
MOST_THEMES = 16
"""Themes in use at once; the one that was not used for longest is parsed again when somebody comes back to it."""

_PARSED: LRUCache[Colours, LRUCache[tuple[object, ...], list[RuleSet]]] = LRUCache(MOST_THEMES)


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

    def reparse(self) -> None:
        """Have rules for the colours as they are now."""
        self.parse()

    def _share(self) -> None:
        colours = tuple(self._variables.items())
        if colours not in _PARSED:
            _PARSED[colours] = LRUCache(256)
        self._parse_cache = _PARSED[colours]
