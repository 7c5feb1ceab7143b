"""The disk, of this machine or of Windows, and what lies on it beside the records."""
