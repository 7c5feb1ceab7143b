"""The host itself: people, tables, seats, invitations, who is there. It knows no line and no screen."""
