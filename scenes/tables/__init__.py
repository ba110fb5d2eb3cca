"""The tables: what every title's table shares, and the layout and colours of each title."""
