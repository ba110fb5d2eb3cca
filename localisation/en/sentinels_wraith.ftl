### Sentinels, The Wraith: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

wraith = The Wraith
wraith_grappling_hook = Grappling Hook
wraith_impromptu_invention = Impromptu Invention
wraith_inventory_barrage = Inventory Barrage
wraith_suture_self = Suture Self
wraith_throat_jab = Throat Jab
wraith_trust_fund = Trust Fund
wraith_combat_stance = Combat Stance
wraith_smoke_bombs = Smoke Bombs
wraith_infrared_eyepiece = Infrared Eyepiece
wraith_mega_computer = Mega Computer
wraith_micro_targeting_computer = Micro-Targeting Computer
wraith_razor_ordnance = Razor Ordnance
wraith_stun_bolt = Stun Bolt
wraith_throwing_knives = Throwing Knives
wraith_utility_belt = Utility Belt
