"""What has happened, told: the chronicle, the log, moments, what others did."""
