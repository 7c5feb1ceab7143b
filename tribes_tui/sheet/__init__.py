"""The old painted sheet: one widget that paints everything on a canvas. It goes with the last table painted so."""
