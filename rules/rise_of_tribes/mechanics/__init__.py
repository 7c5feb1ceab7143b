"""The course of play, one module an idea: functions over a position."""
