"""Several processes that share one database."""
