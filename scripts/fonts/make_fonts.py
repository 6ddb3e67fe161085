"""Makes the fonts that Vitrine draws with: usage make_fonts.py FOLDER.

The iOS system font cannot be shipped. Inter stands in for it under names of our own, with the glyphs scaled so that capital
and x-height match, the advance widths estimated for the system font (advances.tsv), weaker kerning, and the system
font's line height. Fonts for emoji, other scripts and other designs are copied from what is installed. FOLDER is then all
that drawing needs to read: the files, fonts.conf, and fontconfig's cache. Nothing is done where FOLDER is up to date.
"""
import hashlib
import multiprocessing
import os
import shutil
import subprocess
import sys
import unicodedata
from glob import glob

import fontTools
from derived_font import DerivedFont

HERE = os.path.dirname(os.path.abspath(__file__))
INTER = "/usr/share/fonts/opentype/inter"

# Inter's name of each weight, and the system font's difference in advance from Inter's own change with weight, in 1/1000 em.
WEIGHTS = [
    ("Thin", 0), ("ExtraLight", 0), ("Light", -3), ("Regular", 0), ("Medium", 4), ("SemiBold", 7), ("Bold", 13),
    ("ExtraBold", 13), ("Black", 13),
]

# Files that are copied where they are installed, by their Debian package.
INSTALLED = {
    "fonts-noto-color-emoji": ["truetype/noto/NotoColorEmoji.ttf"],
    "fonts-dejavu-core": ["truetype/dejavu/DejaVuSans%s.ttf" % face for face in ("", "-Bold", "Mono", "Mono-Bold")],
    "fonts-dejavu-extra": [
        "truetype/dejavu/DejaVuSans%s.ttf" % face
        for face in ("-Oblique", "-BoldOblique", "Mono-Oblique", "Mono-BoldOblique")
    ],
    "fonts-liberation2": ["truetype/liberation2/*.ttf"],
    "fonts-urw-base35": [
        "opentype/urw-base35/NimbusSans-*.otf", "opentype/urw-base35/NimbusMonoPS-*.otf",
        "opentype/urw-base35/P052-*.otf", "opentype/urw-base35/URWGothic-*.otf",
    ],
    "fonts-jetbrains-mono": ["truetype/jetbrains-mono/*.ttf"],
    "fonts-sil-charis": ["truetype/charis/*.ttf"],
    "fonts-noto-cjk": ["opentype/noto/NotoSansCJK-*.ttc"],
    "fonts-noto-core": [
        "truetype/noto/NotoSans%s-*.ttf" % script
        for script in ("Arabic", "Hebrew", "Thai", "Devanagari", "Armenian", "Georgian", "Symbols2", "Math")
    ],
}

# What a family of ours is where no file carries its name, the best first.
ALIASES = {
    # What Pango asks for where a character is to be shown as an emoji.
    "emoji": ["Noto Color Emoji"],
    "Vitrine Mono": ["JetBrains Mono", "DejaVu Sans Mono"],
    "Vitrine Serif": ["Charis SIL", "Liberation Serif", "P052", "Vitrine Text"],
    "Vitrine Rounded": ["Vitrine Text"],
    "Nimbus Sans": ["Liberation Sans", "Vitrine Text"],
    "Nimbus Mono PS": ["Liberation Mono", "DejaVu Sans Mono"],
    "Liberation Sans": ["Nimbus Sans", "Vitrine Text"],
    "Liberation Serif": ["Vitrine Serif"],
    "Liberation Mono": ["DejaVu Sans Mono"],
    "P052": ["Vitrine Serif"],
    "URW Gothic": ["Vitrine Text"],
}

# Where glyphs come from that a font lacks, in this order.
FALLBACKS = [
    "Vitrine Text", "DejaVu Sans", "Noto Color Emoji", "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Sans Hebrew",
    "Noto Sans Thai", "Noto Sans Devanagari", "Noto Sans Armenian", "Noto Sans Georgian", "Noto Sans Symbols2",
    "Noto Sans Math",
]


def read_advances():
    """Advances of the regular weight in em, by character, accented letters like their base."""
    advances = {}
    with open(os.path.join(HERE, "advances.tsv"), encoding="ascii") as table:
        for line in table:
            if not line.startswith("#"):
                code, thousandths = line.split("\t")
                advances[chr(int(code, 16))] = float(thousandths) / 1000
    advances["\u00a0"] = advances[" "]
    for code in range(0xC0, 0x250):
        base = unicodedata.normalize("NFD", chr(code))[0]
        if base in advances:
            advances.setdefault(chr(code), advances[base])
    return advances


def derive(job):
    """Makes one file of our own: the text or the display cut in one weight and slant."""
    folder, is_display, weight, offset, is_italic = job
    slanted = ("" if weight == "Regular" else weight) + "Italic" if is_italic else weight
    text = os.path.join(INTER, f"Inter-{slanted}.otf")
    source = os.path.join(INTER, f"InterDisplay-{slanted}.otf") if is_display else text
    font = DerivedFont(source, scale=0.982 if is_display else 0.969)
    font.set_advances(
        read_advances(), regular=os.path.join(INTER, "Inter-Regular.otf"), text=text, offset=offset / 1000,
        # The display cut is set tighter; the tracking in the text engine counts on it.
        tightening=-0.056 if is_display else 0)
    font.scale_kerning(0.75)
    font.disable_feature("calt")
    font.set_line_metrics(ascender=0.9521484, descender=0.2412109)
    font.rename("Vitrine Display" if is_display else "Vitrine Text", slanted)
    font.save(folder)


def installed_files():
    """The installed files that are copied, in a fixed order."""
    patterns = [pattern for package in INSTALLED.values() for pattern in package]
    return sorted({path for pattern in patterns for path in glob("/usr/share/fonts/" + pattern)})


def configuration(folder):
    """The text of fonts.conf."""
    lines = ['<?xml version="1.0"?>', '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">', "<fontconfig>",
             f"  <dir>{folder}/files</dir>", f"  <cachedir>{folder}/cache</cachedir>"]
    for family, stand_ins in ALIASES.items():
        preferred = "".join(f"<family>{name}</family>" for name in stand_ins)
        lines.append(f'  <alias binding="same"><family>{family}</family><accept>{preferred}</accept></alias>')
    lines.append('  <match target="pattern">')
    for family in FALLBACKS:
        lines.append(f'    <edit name="family" mode="append_last" binding="weak"><string>{family}</string></edit>')
    factor = '<divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>'
    lines += [
        "  </match>",
        "  <!-- Emoji come as images of one size, which have to be scaled to the size asked for. -->",
        '  <match target="font">',
        '    <test name="outline"><bool>false</bool></test>',
        '    <edit name="matrix" mode="assign"><times><name>matrix</name>'
        f"<matrix>{factor}<double>0</double><double>0</double>{factor}</matrix></times></edit>",
        "  </match>",
        "</fontconfig>",
        "",
    ]
    return "\n".join(lines)


def fingerprint(sources):
    """Changes with everything that the result depends on."""
    digest = hashlib.sha256(fontTools.version.encode())
    for path in sorted(glob(os.path.join(HERE, "*.py")) + glob(os.path.join(HERE, "*.tsv"))):
        with open(path, "rb") as file:
            digest.update(file.read())
    for path in sources:
        status = os.stat(path)
        digest.update(f"{path} {status.st_size} {status.st_mtime_ns}\n".encode())
    return digest.hexdigest()


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: make-fonts [FOLDER]")
    folder = os.path.abspath(sys.argv[1])
    copied = installed_files()
    inter = sorted(glob(INTER + "/Inter*.otf"))
    if len(inter) < 36:
        sys.exit("make-fonts: Inter is not installed: apt-get install fonts-inter")
    stamp = os.path.join(folder, "stamp")
    wanted = folder + " " + fingerprint(inter + copied)
    if os.path.exists(stamp) and open(stamp).read() == wanted:
        return
    shutil.rmtree(folder, ignore_errors=True)
    files = os.path.join(folder, "files")
    os.makedirs(files)
    for path in copied:
        shutil.copyfile(path, os.path.join(files, os.path.basename(path)))
    jobs = [(files, is_display, weight, offset, is_italic) for is_display in (False, True)
            for weight, offset in WEIGHTS for is_italic in (False, True)]
    with multiprocessing.Pool() as pool:
        pool.map(derive, jobs, chunksize=1)
    with open(os.path.join(folder, "fonts.conf"), "w", encoding="utf-8") as file:
        file.write(configuration(folder))
    subprocess.run(["fc-cache", "-f", files], check=True,
                   env={**os.environ, "FONTCONFIG_FILE": os.path.join(folder, "fonts.conf")})
    with open(stamp, "w") as file:
        file.write(wanted)


if __name__ == "__main__":
    main()
