"""Every sentence on the screen: Fluent messages with cached formatting and a stretched test language."""

import re
from collections.abc import Generator, Mapping
from functools import cache, cached_property

from fluent.runtime import AbstractResourceLoader, FluentLocalization, FluentResource
from fluent.syntax.ast import Resource

from scenes.kit import resources

Arg = str | int | float
PSEUDO = "pseudo"
_ACCENTS = str.maketrans("aeiouyncAEIOUYNC", "àéîöüÿñçÀÉÎÖÜŸÑÇ")
_KEEP = re.compile(r"(\{[^{}]*\}|\*\*|__|\+\+|~~|:[a-z]+_[a-z0-9_]+:|@[a-z0-9:_-]+)")
_FILLER = "lòrém îpsùm dôlör sît amét "


def languages() -> list[str]:
    """Languages that have a folder, English first."""
    names = sorted(path.name for path in (resources.root() / "localisation").iterdir() if path.is_dir())
    return ["en", *[name for name in names if name != "en"]]


def stretched(pattern: str) -> str:
    """A text 40 % longer and accented, its arguments and markup untouched."""
    parts = _KEEP.split(pattern)
    letters = sum(len(part) for part in parts[::2])
    out = "".join(part if index % 2 else part.translate(_ACCENTS) for index, part in enumerate(parts))
    extra = max(1, round(letters * 0.4)) if letters else 0
    tail = (_FILLER * (extra // len(_FILLER) + 1))[:extra].rstrip()
    return f"{out} {tail}" if letters > 5 and tail else out + tail


@cache
def _files(language: str) -> tuple[str, ...]:
    folder = resources.root() / "localisation" / language
    return tuple(sorted(path.name for path in folder.glob("*.ftl")))


class _Loader(AbstractResourceLoader):
    """Reads Fluent files (the library's own loader leaves them open)."""

    def resources(self, locale: str, resource_ids: list[str]) -> Generator[list[Resource], None, None]:
        """The parsed files of a language that exist."""
        folder = resources.root() / "localisation" / locale
        paths = [folder / name for name in resource_ids]
        yield [FluentResource(path.read_text(encoding="utf-8")) for path in paths if path.exists()]


@cache
def _bundle(language: str) -> FluentLocalization:
    real = "en" if language == PSEUDO else language
    files = sorted({*_files(real), *_files("en")})
    order = [real, "en"] if real != "en" else ["en"]
    return FluentLocalization(order, files, _Loader(), use_isolating=False)


class Words:
    """Turns message ids into sentences of one language."""

    def __init__(self, language: str = "en", names: Mapping[str, str] | None = None) -> None:
        """`names` are looked up for arguments such as '@seat:2'."""
        self.language = language
        self.names: dict[str, str] = dict(names or {})
        self._cache: dict[tuple[str, tuple[tuple[str, Arg], ...]], str] = {}

    def named(self, names: Mapping[str, str]) -> "Words":
        """The same language with other names."""
        return Words(self.language, names)

    def has(self, message: str) -> bool:
        """Whether the message exists in this language or in English."""
        return self._format(message, {}) != message

    def attribute(self, message: str, name: str) -> str:
        """An attribute of a message, or ""."""
        for bundle in _bundle(self.language)._bundles():
            if bundle.has_message(message):
                pattern = bundle.get_message(message).attributes.get(name)
                return str(bundle.format_pattern(pattern)[0]) if pattern else ""
        return ""

    def aside(self, message: str, name: str) -> str:
        """A sentence that a message carries as an attribute, or ""."""
        said = self.attribute(message, name)
        return stretched(said) if self.language == PSEUDO else said

    def rule(self, message: str) -> str:
        """The rule number that stands behind a message."""
        return self.attribute(message, "rule")

    @cached_property
    def terms(self) -> dict[str, str]:
        """Every word that the program explains (messages `kw_...`), with the number of its rule."""
        ids = [name for bundle in _bundle(self.language)._bundles() for name in bundle._messages]
        rules = {name: self.rule(name) for name in dict.fromkeys(ids) if name.startswith("kw_")}
        return {self(name): rule for name, rule in sorted(rules.items()) if rule}

    def __call__(self, message: str, **args: Arg) -> str:
        """The sentence of a message id; an unknown id is returned as it is."""
        key = (message, tuple(sorted(args.items())))
        found = self._cache.get(key)
        if found is None:
            found = self._format(message, {name: self._argument(value) for name, value in args.items()})
            self._cache[key] = found
        return found

    def spoken(self, value: str) -> str:
        """A text that may be an '@id'."""
        return str(self._argument(value))

    def _argument(self, value: Arg) -> Arg:
        """An argument '@id' is itself a name or a message."""
        if not isinstance(value, str) or not value.startswith("@"):
            return value
        if value in self.names:
            return self.names[value]
        return self(value[1:])

    def _format(self, message: str, args: Mapping[str, Arg]) -> str:
        bundle = _bundle(self.language)
        if self.language != PSEUDO:
            return str(bundle.format_value(message, dict(args)))
        holes = {name: value if isinstance(value, (int, float)) else "{" + name + "}" for name, value in args.items()}
        pattern = str(bundle.format_value(message, holes))
        if pattern == message:
            return message
        text = stretched(pattern)
        for name, value in args.items():
            text = text.replace("{" + name + "}", str(value))
        return text
