"""How the computer player of 20 Strong thinks: what it sees, plans and wants, and how it rates each answer."""
