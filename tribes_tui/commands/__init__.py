"""The commands of `tribes`, each in a module that is imported when it is chosen."""
