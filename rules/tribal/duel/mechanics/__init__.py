"""The course of a Duel: functions over a position, one module an idea."""
