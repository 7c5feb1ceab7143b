"""The course of play: functions over a position, one module an idea; `turns` puts them together."""
