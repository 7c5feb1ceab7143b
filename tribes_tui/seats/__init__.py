"""Who sits at a table: how seats are written and named, and how bots think, in a process of their own."""
