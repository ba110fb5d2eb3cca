"""What the cards of 20 Strong: Nemesis do, one module per kind of card."""
