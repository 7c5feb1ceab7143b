"""The course of a Rixe: functions over a position, one module an idea."""
