"""What forbids an action whose moment it is: the hex, the resources, the power, the count."""
