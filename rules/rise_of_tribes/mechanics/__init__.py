"""The course of play, one module a chapter: functions over a position."""
