### Sentinels, Absolute Zero: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

absolute_zero = Absolute Zero
absolute_zero_back = { absolute_zero }
absolute_zero_power_name = Thermodynamics
absolute_zero_power = { absolute_zero_power_name }: Choose cold or fire. Absolute Zero deals himself 1 damage of that type.
absolute_zero_incapacitated_1 = A hero of your choice may use a power at once.
absolute_zero_incapacitated_2 = Choose a hero. The next damage this hero deals is increased by 2.
absolute_zero_incapacitated_3 = Destroy a target that has exactly 1 HP.
az_coolant_blast = Coolant Blast
az_coolant_blast_text = Power: Absolute Zero deals X cold damage to one non-hero target, where X is the fire damage dealt to him since the end of his last turn.
az_coolant_blast_power_name = { az_coolant_blast } · heat into cold
az_cold_snap = Cold Snap
az_cold_snap_text = Start of your turn: Absolute Zero deals 1 cold damage to each non-hero target.
az_cryo_chamber = Cryo Chamber
az_cryo_chamber_text = Cold damage dealt to Absolute Zero is increased by 1, and fire damage dealt to him is reduced by 1. Power: Absolute Zero deals himself 5 fire damage. Then destroy this card.
az_cryo_chamber_power_name = { az_cryo_chamber } · burst open
az_focused_apertures = Focused Apertures
az_focused_apertures_text = Cold damage that Absolute Zero deals is increased by 1.
az_frost_bound_drain = Frost-Bound Drain
az_frost_bound_drain_text = Absolute Zero deals 3 cold damage to one non-hero target, and then 3 fire damage to himself.
az_fueled_freeze = Fueled Freeze
az_fueled_freeze_text = Destroy up to three ongoing cards. Absolute Zero then deals X cold damage to each non-hero target, where X is the number of cards destroyed this way.
az_glacial_structure = Glacial Structure
az_glacial_structure_text = Power: draw three cards, then destroy this card.
az_glacial_structure_power_name = { az_glacial_structure } · melt for cards
az_hoarfire = Hoarfire
az_hoarfire_text = Absolute Zero deals 2 cold damage to one target and 2 fire damage to a second one. Then he deals himself 1 cold damage and 1 fire damage.
az_impale = Impale
az_impale_text = Enters play next to a non-hero target. It is destroyed when that target leaves play. Start of your turn: Absolute Zero deals that target 2 cold damage.
az_isothermic_transducer = Isothermic Transducer
az_isothermic_transducer_text = Whenever fire damage is dealt to Absolute Zero, he deals just as much cold damage to one target.
az_modular_realignment = Modular Realignment
az_modular_realignment_text = Take an equipment card from your trash and put it into your hand or into play. Absolute Zero deals himself 1 fire damage and 1 cold damage.
az_null_point_calibration_unit = Null-Point Calibration Unit
az_null_point_calibration_unit_text = When Absolute Zero would be dealt cold damage, he regains that many HP instead.
az_onboard_module_installation = Onboard Module Installation
az_onboard_module_installation_text = You may draw a card. Search your deck for a Module, take it into your hand, and shuffle the deck. Then you may play a card.
az_sub_zero_atmosphere = Sub-Zero Atmosphere
az_sub_zero_atmosphere_text = What villain cards would do at the end of the villain turn, they do at its start instead.
az_thermal_shockwave = Thermal Shockwave
az_thermal_shockwave_text = Power: Absolute Zero deals 1 cold damage to each of up to three targets. Then he deals himself X fire damage, where X is the cold damage he has dealt this turn.
az_thermal_shockwave_power_name = { az_thermal_shockwave } · chill three targets

## Questions

sen-ask-realign = Take which equipment card from your trash?
