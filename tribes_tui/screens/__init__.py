"""The screens around a table: home, setting up, saved games, replays, rulebooks, settings, statistics, lessons."""
