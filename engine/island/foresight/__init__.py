"""A mind that looks ahead: whole turns, judged by a learned value of the table they leave."""
