"""True examples for the sheets: cards, lanes, rolls, sums and buttons of each style."""

from dataclasses import replace

from scenes.gallery import comic, dark, gothic, ship
from scenes.kit.button import Button, State
from scenes.kit.cardstock import Card, Stat
from scenes.kit.dice import Die
from scenes.kit.lane import Item
from scenes.kit.roll import Roll
from scenes.kit.tally import Part, Tally
from scenes.kit.words import Words

_BACKS = {
    "comic": Card("gloomweaver", kind="villain", face_down=True),
    "gothic": Card("rel_skull", kind="red", face_down=True),
    "dark": Card("ret_orders", kind="action", face_down=True),
    "ship": Card("al_back", kind="alien", face_down=True),
    "house": Card("rm_hidden", kind="back", face_down=True),
}


def back(style: str) -> Card:
    """The back of a deck."""
    return _BACKS[style]


def cards(style: str, words: Words) -> tuple[Card, ...]:
    """Several cards of the style's title."""
    if style == "comic":
        first = comic.hand_cards(words)
        boss = comic.villains(words)[0].card
        return (*first[:4], replace(first[4], marks=(Stat("dmg_infernal", "+1"),)), boss, *first[5:])
    if style == "gothic":
        shown = (*gothic.ASSETS, *gothic.POWERS)
        return tuple(gothic.card_of(words, *one) for one in shown)
    if style == "dark":
        return tuple(dark.action(words, name) for name in dark.HAND)
    names = ("rm_cryo", "rm_comms", "rm_med", "rm_gen_b", "rm_armory", "rm_nest")
    return tuple(ship.room(words, name) for name in names)


def items(style: str, words: Words, count: int) -> tuple[Item, ...]:
    """A lane of so many cards, or the style's usual one (count 1)."""
    if style == "comic":
        many = comic.villains(words, 4)
        return many if count > 9 else comic.villains(words)
    shown = cards(style, words)
    out = [Item(f"card:{index}", shown[index % len(shown)]) for index in range(max(6, count))]
    if count > 9:
        out = [replace(one, card=replace(one.card, badge=f"{index % 9 + 1}")) for index, one in enumerate(out)]
    out[0] = replace(out[0], large=True, under=(Item("under", shown[-1]),))
    return tuple(out)


def rolls(words: Words) -> tuple[Roll, Roll]:
    """A battle that was won and a test that failed."""
    won = Roll(
        (Die("red", face="2"),),
        (
            Part(words("gal_rel_strength"), "6"),
            Part(words("gal_rel_ogryn"), "+3"),
            Part(words("gal_rel_die"), "+2"),
        ),
        "11",
        words("gal_rel_against"),
        words("gal_rel_won"),
        True,
        words("gal_rel_odds"),
    )
    lost = Roll(
        (Die("blue", face="4", sides=10),),
        (Part(words("gal_rel_die"), "4"), Part(words("gal_sum_wound"), "−1")),
        "3",
        words("gal_sum_against"),
        words("gal_sum_lost"),
        False,
    )
    return won, lost


def tally(words: Words) -> Tally:
    """The damage of a spell."""
    parts = (
        Part(words("gal_sum_icon"), "3", "nm_heedless_lash"),
        Part(words("nm_elder_ring"), "+1", "nm_elder_ring"),
        Part(words("gal_sum_nemesis"), "+1", "gloomweaver"),
        Part(words("gloom_profane_zealot"), "−1", "gloom_profane_zealot", struck=True),
    )
    return Tally(words("nm_heedless_lash"), parts, "5", words("gal_sum_damage"), words("gal_sum_rule"))


def buttons(words: Words) -> tuple[tuple[Button, State], ...]:
    """A button in each of its states."""
    why = words("gal_house_reason")
    return (
        (Button("a", words("gal_house_default"), "ui_play", "1", primary=True, size=18), State()),
        (Button("b", words("gal_house_plain"), "ui_undo", "Z", size=18), State()),
        (Button("c", words("gal_house_hovered"), size=18), State(hovered=True)),
        (Button("d", words("gal_house_pressed"), size=18), State(pressed=True)),
        (Button("e", words("gal_house_chosen"), chosen=True, size=18), State()),
        (Button("f", words("gal_house_barred"), reason=why, size=18), State()),
    )
