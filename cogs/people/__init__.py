"""What people set, see of themselves, and leave."""
