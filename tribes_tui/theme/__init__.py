"""Colours: roles and moods as variables of Textual's themes, and palettes that pieces paint with.

A colour is named in one place, the variables of a theme (`built_in`, `moods`; people's own themes in `own`). Style
sheets say `$ink` or `$five-panel`; pieces ask `palette_of(app, mood)`, which knows the depth of the terminal's colours.
"""
