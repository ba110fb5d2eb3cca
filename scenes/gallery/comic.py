"""The gallery's table in the comic style: Sentinels with a villain's lane, an environment, three heroes and a hand."""

import pygame

from scenes.gallery.stage import LIT, Stage, bar_height, boxed, labelled, paragraph, sentinel
from scenes.kit import hand, lane, layout, pile, tally
from scenes.kit.button import Button
from scenes.kit.cardstock import Card, CardState, Stat
from scenes.kit.lane import Item
from scenes.kit.look import Look
from scenes.kit.pile import Pile
from scenes.kit.prompt import Prompt
from scenes.kit.resources import Color
from scenes.kit.tally import Part, Tally
from scenes.kit.theme import mix
from scenes.kit.words import Words

_CRIMSON: Color = (120, 22, 48)
_HELD = 5
_LARGE_TEXT = 1.5
"""From this text scale on the villain's next turn makes way for the log."""
_TEAL: Color = (30, 96, 92)
_VILLAIN = (
    ("gloom_grimoire_of_curses", "gal_kw_relic", 25),
    ("gloom_drum_of_despair", "gal_kw_relic", 21),
    ("gloom_zombie_servant", "gal_kw_zombie", 2),
    ("gloom_zombie_servant", "gal_kw_zombie", 1),
    ("gloom_profane_zealot", "gal_kw_cultist", 5),
    ("gloom_ophidia_the_deceiver", "gal_kw_cultist", 8),
    ("gloom_zombie_servant", "gal_kw_zombie", 2),
    ("gloom_chosen_disciple", "gal_kw_cultist", 7),
)
_SHOWN = 7
"""How many cards of the villain lie on the page's table."""
_HAND = (
    ("nm_heedless_lash", "gal_kw_spell", "3"),
    ("nm_mistbound", "gal_kw_spell", "1"),
    ("nm_elder_ring", "gal_kw_relic", "2"),
    ("nm_call_forth", "gal_kw_spell", "4"),
    ("nm_oblivion", "gal_kw_spell", "3"),
    ("nm_scouring_mists", "gal_kw_spell", "2"),
    ("nm_starshield_necklace", "gal_kw_relic", "2"),
    ("nm_enlightenment", "gal_kw_spell", "1"),
)


def villains(words: Words, copies: int = 1) -> tuple[Item, ...]:
    """GloomWeaver with what lies in his play area, several times over if asked."""
    boss = Item("boss", sentinel(words, "gloomweaver", "villain", "gal_kw_villain", points=(78, 90)), large=True)
    rest = [
        Item(f"v{copy}:{index}", sentinel(words, key, "villain", kind, hp=hp))
        for copy in range(copies)
        for index, (key, kind, hp) in enumerate(_VILLAIN)
    ]
    return (boss, *rest)


def hand_cards(words: Words) -> tuple[Card, ...]:
    """NightMist's hand."""
    return tuple(sentinel(words, key, "indigo", kind, corner=corner) for key, kind, corner in _HAND)


def heroes(words: Words) -> tuple[tuple[Item, ...], ...]:
    """Three heroes with their cards in play."""
    pin = Item("pin", sentinel(words, "gloom_crimson_pin", "villain", "gal_kw_pin", hp=9))
    return (
        (
            Item("ra", sentinel(words, "ra", "amber", "gal_kw_hand5", points=(24, 30)), under=(pin,), large=True),
            Item("staff", sentinel(words, "ra_the_staff_of_ra", "amber", "gal_kw_equipment")),
            Item("barrier", sentinel(words, "ra_flame_barrier", "amber", "gal_kw_ongoing")),
        ),
        (
            Item("nightmist", sentinel(words, "nightmist", "indigo", "gal_kw_hand4", points=(13, 27)), large=True),
            Item("amulet", sentinel(words, "nm_amulet_of_the_elder_gods", "indigo", "gal_kw_relic")),
            Item("mists", sentinel(words, "nm_mists_of_time", "indigo", "gal_kw_ongoing")),
        ),
        (
            Item("adept", sentinel(words, "argent_adept", "teal", "gal_kw_hand3", points=(6, 24)), large=True),
            Item("pipes", sentinel(words, "aa_drakes_pipes", "teal", "gal_kw_instrument")),
            Item(
                "bulwark",
                sentinel(words, "aa_counterpoint_bulwark", "teal", "gal_kw_song", marks=(Stat("dmg_fire", "-1"),)),
            ),
        ),
    )


class ComicTable(Stage):
    """The page."""

    theme = "comic"

    def areas(self, look: Look) -> dict[str, pygame.Rect]:
        """Where everything lies."""
        margin, gap = look.px(20), look.px(11)
        whole = pygame.Rect(margin, look.px(16), look.width - 2 * margin, look.height - look.px(16))
        side = max(look.px(300), min(look.px(360), look.width // 5))
        left, right = layout.columns(whole, [1.0, side], look.px(16))
        ask_high = self.ask_height(look, left.width, self.question())
        low = min(look.px(242), round((left.height - ask_high) * 0.26))
        parts = [bar_height(look), 0.365, 0.235, 0.34, ask_high, low]
        bar, villain, place, heroes_row, ask, cards = layout.rows(left, parts, gap)
        column = {"log": 0.42, "sum": 0.34}
        if not look.compact and look.text_scale < _LARGE_TEXT:
            column = {"log": 0.315, "next": 0.155, "sum": 0.26}
        places = layout.rows(right, [*column.values(), 1 - sum(column.values())], gap)
        return {
            "bar": bar,
            "villain": villain,
            "environment": place,
            "heroes": heroes_row,
            "ask": ask,
            "hand": cards,
        } | dict(zip((*column, "piles"), places, strict=True))

    def question(self) -> Prompt:
        """Which power to use."""
        words = self.host.words
        options = (
            Button("draw", words("gal_comic_draw"), "act_draw", "1", primary=True),
            Button("amulet", words("gal_comic_amulet"), "nm_amulet_of_the_elder_gods", "2"),
            Button("skip", words("gal_comic_skip"), badge=self.host.keys.name("accept")),
        )
        side = (Button("undo", words("gal_undo"), "ui_undo"),)
        return Prompt(words("gal_comic_ask"), "", options, side)

    def asked(self, look: Look) -> tuple[pygame.Rect, Prompt]:
        """The question in its place."""
        return self.areas(look)["ask"], self.question()

    def paint(self, surface: pygame.Surface, look: Look) -> None:
        """All areas."""
        area, words = self.areas(look), self.host.words
        self.bar(surface, look, area["bar"], words("gal_comic_title"), words("gal_comic_status"))
        self._villain(surface, look, area["villain"], words)
        self._environment(surface, look, area["environment"], words)
        self._heroes(surface, look, area["heroes"], words)
        self.prompt(surface, look)
        lines = tuple(words(f"gal_comic_log_{index}") for index in range(1, 8))
        self.log(surface, look, area["log"], words("gal_log"), lines)
        if "next" in area:
            inner = boxed(surface, look, area["next"], words("gal_comic_next"))
            paragraph(surface, look, words("gal_comic_next_text"), inner)
        self._sum(surface, look, area["sum"], words)
        self._piles(surface, look, area["piles"], words)

    def over(self, surface: pygame.Surface, look: Look) -> None:
        """The hand."""
        self._hand(surface, look, self.areas(look)["hand"], self.host.words)

    def _piles(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        """The deck and the trash of the hero whose turn it is."""
        area = pygame.Rect(rect.x, rect.y, rect.width, rect.height - look.px(12))
        deck, trash = layout.columns(area, [0.5, 0.5], look.px(8))
        back = Card("nightmist", kind="indigo", face_down=True)
        pile.draw(surface, look, deck, Pile(back, 24, words("gal_deck")))
        last = sentinel(words, "nm_tome_of_elder_magic", "indigo", "gal_kw_relic", corner="2")
        pile.draw(surface, look, trash, Pile(last, 6, words("gal_trash")))

    def _villain(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        lane.ground(surface, look, rect, _CRIMSON)
        inner = labelled(surface, look, rect, words("gal_comic_villain"), _pale(look))
        cards, rest = layout.columns(inner, [0.83, 0.17], look.px(22))
        spots = lane.plan(look, cards, villains(words)[:_SHOWN], 0.86)
        lane.draw(surface, look, spots, {f"v0:{index}": LIT for index in (2, 3, 5)})
        deck, trash = layout.columns(rest, [0.5, 0.5], look.px(10))
        back = Card("gloomweaver", kind="villain", face_down=True)
        pile.draw(surface, look, deck, Pile(back, 17, words("gal_deck")))
        last = sentinel(words, "gloom_cursed_acolyte", "villain", "gal_kw_cultist")
        pile.draw(surface, look, trash, Pile(last, 3, words("gal_trash")))

    def _environment(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        lane.ground(surface, look, rect, _TEAL)
        inner = labelled(surface, look, rect, words("gal_comic_environment"), _pale(look))
        deck, cards = layout.columns(inner, [max(look.px(92), look.type_px(16) * 5), 1.0], look.px(14))
        back = Card("env_tomb", kind="environment", face_down=True)
        pile.draw(surface, look, deck, Pile(back, 11))
        items = (
            Item("akana", sentinel(words, "tomb_akana", "environment", "gal_kw_guardian", hp=6)),
            Item("rod", sentinel(words, "tomb_rod_of_anubis", "environment", "gal_kw_relic")),
            Item("scarabs", sentinel(words, "tomb_swarm_of_scarabs", "environment", "gal_kw_trial", hp=4)),
            Item("idol", sentinel(words, "tomb_spike_trap", "environment", "gal_kw_trial")),
        )
        lane.draw(surface, look, lane.plan(look, cards, items, 2.0), {"akana": LIT})

    def _heroes(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        for index, (place, items) in enumerate(
            zip(layout.columns(rect, [1.0, 1.0, 1.0], look.px(12)), heroes(words), strict=True)
        ):
            lane.ground(surface, look, place, active=index == 1)
            inner = layout.inset(place, look.px(10), look.px(11))
            lane.draw(surface, look, lane.plan(look, inner, items), {"amulet": LIT})

    def _sum(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        parts = (
            Part(words("gal_sum_icon"), "3", "nm_heedless_lash"),
            Part(words("nm_elder_ring"), "+1", "nm_elder_ring"),
            Part(words("gal_sum_nemesis"), "+1", "gloomweaver"),
            Part(words("gloom_profane_zealot"), "−1", "gloom_profane_zealot", struck=True),
        )
        shown = Tally(words("nm_heedless_lash"), parts, "__5__", words("gal_sum_damage"), words("gal_sum_rule"))
        if tally.height(look, rect.width, shown) > rect.height:
            shown = Tally(shown.heading, parts[:3], shown.total, shown.total_words)
        if tally.height(look, rect.width, shown) > rect.height:
            boxed(surface, look, rect, "")
            paragraph(surface, look, tally.spelt(parts) + " = **5**", layout.inset(rect, look.px(16)), size=17)
        else:
            tally.draw(surface, look, rect, shown)

    def _hand(self, surface: pygame.Surface, look: Look, rect: pygame.Rect, words: Words) -> None:
        cards = hand_cards(words)[:_HELD]
        risen = self._risen(look, rect)
        slots = hand.spread(look, rect, hand.Fan(_HELD, risen=risen))
        hand.draw(surface, look, slots, cards, {risen: CardState(hovered=True)} if risen is not None else {})

    def _risen(self, look: Look, rect: pygame.Rect) -> int | None:
        """The card that is pointed at: one that covers no button when it stands up."""
        taken = [control.rect for control in self.controls]
        for index in range(_HELD - 1, -1, -1):
            if hand.spread(look, rect, hand.Fan(_HELD, risen=index))[index].rect.collidelist(taken) < 0:
                return index
        return None


def _pale(look: Look) -> Color:
    """The ink of what is written on the coloured ground of a lane."""
    return mix(look.theme.tint, (255, 255, 255), 0.35)
