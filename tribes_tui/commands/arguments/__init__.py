"""What each command takes; those alone are laid out that are needed to read what was typed."""
