"""A font file made from another: scaled glyphs, advances of our own, weaker kerning, line metrics, another name."""
import os

from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont


class DerivedFont:
    """Glyphs are scaled by making the em larger, so that most outlines stay untouched."""

    def __init__(self, path, scale):
        self.font = TTFont(path, recalcTimestamp=False)
        self.old_em = self.font["head"].unitsPerEm
        self.em = round(self.old_em / scale)
        self.font["head"].unitsPerEm = self.em
        self.top = self.font["CFF "].cff[0]
        self.top.FontMatrix = [1 / self.em, 0, 0, 1 / self.em, 0, 0]

    def set_advances(self, advances, regular, text, offset, tightening):
        """Gives each character the advance that `advances` has for the regular weight, changed as Inter changes with
        weight and slant, plus `offset`; characters that it lacks keep Inter's. All in em; the outline is centred anew."""
        regular, text = Advances(regular), Advances(text)
        outlines = self.font.getGlyphSet()
        seen = set()
        for code, glyph in self.font.getBestCmap().items():
            own = text.of(code)
            if glyph in seen or not own:
                continue
            seen.add(glyph)
            fitted = advances.get(chr(code))
            change = 0 if fitted is None else fitted - regular.of(code)
            advance = max(0, own + change + offset + tightening)
            self._set_advance(glyph, round(advance * self.em), outlines, is_exact=fitted is not None)

    def _set_advance(self, glyph, new, outlines, is_exact):
        old, bearing = self.font["hmtx"][glyph]
        shift = (new - old) // 2
        # Drawing an outline anew takes time: for rarer characters only where one would see it.
        if not is_exact and abs(shift) < 0.01 * self.em:
            shift = 0
        self.font["hmtx"][glyph] = (new, bearing + shift)
        if shift == 0:
            return
        pen = T2CharStringPen(new, None)
        outlines[glyph].draw(TransformPen(pen, (1, 0, 0, 1, shift, 0)))
        charstring = pen.getCharString(self.top.Private, self.font["CFF "].cff.GlobalSubrs)
        self.top.CharStrings[glyph] = charstring

    def scale_kerning(self, factor):
        """Makes kerning weaker, in em."""
        scale = factor * self.em / self.old_em
        for lookup in self.font["GPOS"].table.LookupList.Lookup:
            for table in lookup.SubTable if lookup.LookupType == 2 else []:
                for value in pair_values(table):
                    value.XAdvance = round(value.XAdvance * scale)

    def disable_feature(self, tag):
        """Takes the lookups away from a substitution feature."""
        for record in self.font["GSUB"].table.FeatureList.FeatureRecord:
            if record.FeatureTag == tag:
                record.Feature.LookupListIndex = []

    def set_line_metrics(self, ascender, descender):
        """Sets the line's height above and below the baseline, in em."""
        up, down = round(ascender * self.em), round(descender * self.em)
        line, system = self.font["hhea"], self.font["OS/2"]
        line.ascent, line.descent, line.lineGap = up, -down, 0
        system.sTypoAscender, system.sTypoDescender, system.sTypoLineGap = up, -down, 0
        system.usWinAscent, system.usWinDescent = up, down

    def rename(self, family, style):
        """Sets the names. The copyright and the licence stay."""
        self.names = {1: family, 2: style, 4: f"{family} {style}", 6: f"{family}-{style}".replace(" ", ""),
                      16: family, 17: style}
        table = self.font["name"]
        table.names = [record for record in table.names if record.nameID in (0, 13, 14)]
        for identifier, text in self.names.items():
            table.setName(text, identifier, 3, 1, 0x409)
        # The names of the stylistic sets are gone, so their parameters go too.
        for record in self.font["GSUB"].table.FeatureList.FeatureRecord:
            record.Feature.FeatureParams = None
        self.font["CFF "].cff.fontNames = [self.names[6]]
        self.top.FamilyName, self.top.FullName = family, self.names[4]

    def save(self, folder):
        """Writes the file under its PostScript name."""
        self.font.save(os.path.join(folder, self.names[6] + ".otf"))


class Advances:
    """The advances of a font by code point, in em."""

    def __init__(self, path):
        font = TTFont(path, lazy=True)
        self.em, self.glyphs, self.metrics = font["head"].unitsPerEm, font.getBestCmap(), font["hmtx"]

    def of(self, code):
        glyph = self.glyphs.get(code)
        return None if glyph is None else self.metrics[glyph][0] / self.em


def pair_values(table):
    """The values of the first glyph of each pair that have an advance."""
    if table.Format == 1:
        values = (record.Value1 for pairs in table.PairSet for record in pairs.PairValueRecord)
    else:
        values = (record.Value1 for row in table.Class1Record for record in row.Class2Record)
    return [value for value in values if value is not None and hasattr(value, "XAdvance")]
