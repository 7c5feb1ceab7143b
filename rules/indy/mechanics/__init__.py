"""The course of play: what may be done, what it does, what it costs, and who may know of it."""
