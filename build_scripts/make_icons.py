"""Extract the icons that assets/icons.toml names from the unpacked game-icons package into assets/icons."""

import json
import sys
import tomllib
from pathlib import Path

ASSETS = Path(__file__).parent.parent / "assets"


def main(package: Path) -> None:
    """Write one white svg of 512 units per icon in use; remove the others."""
    bodies = json.loads((package / "icons.json").read_text(encoding="utf-8"))["icons"]
    table = tomllib.loads((ASSETS / "icons.toml").read_text(encoding="utf-8"))
    wanted = {name for section in table.values() for name in section.values() if not name.startswith("own-")}
    folder = ASSETS / "icons"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.svg"):
        if old.stem not in wanted and not old.stem.startswith("own-"):
            old.unlink()
    for name in sorted(wanted):
        body = bodies[name]["body"].replace("currentColor", "#fff")
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>\n'
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
