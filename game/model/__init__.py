"""What a game is made of, as plain data: state, cards, bags, dice, dials, boards and views."""
