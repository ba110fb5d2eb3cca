"""Everything of Lantern Table that needs no screen: rules, computer players, storage, network."""
