"""The program around the tables: what the menus show and do, what it keeps, and what happens when it fails."""
