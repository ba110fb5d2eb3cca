"""What the program keeps: saves, replays, settings and the profile."""
