"""The screens that only a host has: the lobby, the room where one waits, the table seen from one seat."""
