"""A host for friends: games over plain `ssh`, each person seeing only what they may."""
