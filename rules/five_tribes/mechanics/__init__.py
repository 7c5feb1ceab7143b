"""The course of play: functions over a position, one module a chapter.

`play` says which module lists a stage and does an action; `turns` carries a round on from one to the next.
"""
