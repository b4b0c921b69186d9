"""The rules, in the rulebook's order: setting up, one card, points and the end, and what no table can look like."""
