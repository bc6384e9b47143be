"""The shop's fonts, as small as they go: python3 studio/fonts/make.py (needs fontTools and brotli).

Figtree: weights 400 to 600, the letters of Western Europe. Newsreader: optical size 40, weights 250 to 400, the letters
of Spanish and English. Both: one kerning for all weights instead of one that varies with them, which nobody can tell.
"""
from pathlib import Path
from tempfile import NamedTemporaryFile

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PACKAGES = Path("node_modules/@fontsource-variable")
OUT = Path("src/ui/fonts")
PLAIN = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0¡©ª«°·º»½¿×–—‘’“”•…€"
SPANISH = PLAIN + "ÁÉÍÑÓÚÜáéíñóúü"
EUROPEAN = SPANISH + "".join(map(chr, range(0xC0, 0x100))) + "−→←"
FEATURES = ["kern", "liga", "pnum", "tnum"]


def narrow(font: TTFont, limits: dict) -> TTFont:
    with NamedTemporaryFile(suffix=".ttf") as file:
        narrowed = instancer.instantiateVariableFont(font, limits)
        narrowed.flavor = None
        narrowed.save(file.name)
        return TTFont(file.name, lazy=False)


def steady_kerning(font: TTFont) -> None:
    def forget(value) -> None:
        for name in ("XPlaDevice", "YPlaDevice", "XAdvDevice", "YAdvDevice"):
            if getattr(value, name, None) is not None:
                setattr(value, name, None)

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            pairs = [pair for each in getattr(table, "PairSet", []) or [] for pair in each.PairValueRecord]
            pairs += [pair for row in getattr(table, "Class1Record", []) or [] for pair in row.Class2Record]
            for pair in pairs:
                for value in (pair.Value1, pair.Value2):
                    if value is not None:
                        forget(value)
            for number in ("ValueFormat1", "ValueFormat2"):
                if hasattr(table, number):
                    setattr(table, number, getattr(table, number) & 0x000F)


def make(source: Path, name: str, limits: dict, letters: str) -> None:
    font = narrow(TTFont(source), limits)
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [1, 2, 5, 13, 14]
    options.drop_tables += ["DSIG", "STAT", "meta"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    steady_kerning(font)
    font.flavor = "woff2"
    font.save(OUT / name)
    print(name, (OUT / name).stat().st_size)


FIGTREE = PACKAGES / "figtree/files/figtree-latin-wght-normal.woff2"
make(FIGTREE, "figtree.woff2", {"wght": (400, 600)}, EUROPEAN)
for style, end in (("normal", ""), ("italic", "-italic")):
    source = PACKAGES / f"newsreader/files/newsreader-latin-standard-{style}.woff2"
    make(source, f"newsreader-display{end}.woff2", {"opsz": 40, "wght": (250, 400)}, SPANISH)
