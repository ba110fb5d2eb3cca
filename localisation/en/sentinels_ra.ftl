### Sentinels, Ra: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

ra = Ra
ra_power = Pyre: Ra deals 1 target 2 fire damage.
ra_incapacitated_1 = One hero may use a power now.
ra_incapacitated_2 = Put an environment card in play under its deck.
ra_incapacitated_3 = Destroy an ongoing card.
ra_excavation = Excavation
ra_excavation_text = Put up to 3 cards from the environment trash under the environment deck. You may draw as many cards.
ra_fire_blast = Fire Blast
ra_fire_blast_text = Ra deals 1 target 5 fire damage.
ra_flame_spike = Flame Spike
ra_flame_spike_text = Ra deals 1 target 1 fire damage. You may use one power more in your power phase this turn.
ra_inferno = Inferno
ra_inferno_text = Ra deals 1 target 3 fire damage, and up to 5 other targets 1 fire damage each.
ra_scorched_earth = Scorched Earth
ra_scorched_earth_text = Ra deals each non-hero target X fire damage, where X counts the environment cards in play.
ra_summon_staff = Summon Staff
ra_summon_staff_text = Search your deck for The Staff of Ra, take it into your hand and shuffle. You may draw a card. You may play a card.
ra_drawn_to_the_flame = Drawn to the Flame
ra_drawn_to_the_flame_text = Power: Ra deals each non-hero target X fire damage, where X counts the villain ongoings in play.
ra_flesh_of_the_sun_god = Flesh of the Sun God
ra_flesh_of_the_sun_god_text = Fire cannot hurt Ra: he is immune to it. Power: all heroes are immune to fire damage until your next turn starts.
ra_living_conflagration = Living Conflagration
ra_living_conflagration_text = On entering play, Ra deals 1 target 2 fire damage. Power: Ra deals 1 target 1 fire damage; you may draw a card.
ra_solar_flare = Solar Flare
ra_solar_flare_text = Fire damage by Ra +2. At the end of your turn Ra may deal himself 4 psychic damage. If he took none, destroy this card.
ra_wrathful_gaze = Wrathful Gaze
ra_wrathful_gaze_text = Power: destroy a target with 2 or fewer HP.
ra_blazing_tornado = Blazing Tornado
ra_blazing_tornado_text = Power: Ra deals 1 target 3 fire damage.
ra_flame_barrier = Flame Barrier
ra_flame_barrier_text = The first time each turn that a target deals damage to Ra, he deals it 2 fire damage.
ra_imbued_fire = Imbued Fire
ra_imbued_fire_text = All damage by hero targets becomes fire. All fire damage +1. Power: destroy this card.
ra_the_staff_of_ra = The Staff of Ra
ra_the_staff_of_ra_text = On entering play, Ra regains 3 HP. Damage by Ra +1. Power: Ra deals 1 target 3 projectile damage; then destroy this card.
