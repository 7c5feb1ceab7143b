"""The pieces of the table of Rise of Tribes: but for the island each is told what to show, as `spread` reads it from a position."""
