"""What all tables share: the table screen, choosing, who is asked, hints, undo, log, handover, the end."""
