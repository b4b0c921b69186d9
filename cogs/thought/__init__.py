"""Thinking that holds nobody up: in a process of its own, for a while, or else the calm answer."""
