"""SSH: connections and sessions, what each may cost, keys in and frames out. It knows no screen."""
