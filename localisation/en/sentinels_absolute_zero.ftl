### Sentinels, Absolute Zero: names and card texts.
### Ids: the id of a card is the id of its name; the same id with _text is its text.

absolute_zero = Absolute Zero
az_coolant_blast = Coolant Blast
az_cold_snap = Cold Snap
az_cryo_chamber = Cryo Chamber
az_focused_apertures = Focused Apertures
az_frost_bound_drain = Frost-Bound Drain
az_fueled_freeze = Fueled Freeze
az_glacial_structure = Glacial Structure
az_hoarfire = Hoarfire
az_impale = Impale
az_isothermic_transducer = Isothermic Transducer
az_modular_realignment = Modular Realignment
az_null_point_calibration_unit = Null-Point Calibration Unit
az_onboard_module_installation = Onboard Module Installation
az_sub_zero_atmosphere = Sub-Zero Atmosphere
az_thermal_shockwave = Thermal Shockwave
