import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

/** Sets lines in the site's font, semibold. Sizes and widths are in pixels. */
export interface Typesetter {
  /** The letters as SVG shapes; they are on 0,0. */
  shape(text: string, size: number): string;
  width(text: string, size: number): number;
}

/** Space between letters, as a share of the size: that of large headings. */
const tracking = -0.03;

interface Letter {
  /** Its outline in units of the font, empty for a space. */
  outline: string;
  unitsPerEm: number;
  /** The distance to the next letter, as a share of the size. */
  advance: number;
}

/** Limits the memory for cached words. */
const mostWords = 5000;

/**
 * Opens the font. Letters become shapes, so that a picture is the same on every machine, whatever fonts
 * are installed.
 */
export function openFont(): Typesetter {
  // One weight as a font of its own: fontkit cannot take one out of a compressed variable font.
  // As WOFF, a first picture takes 0.45 s of processor time instead of 0.51: fontkit unpacks WOFF2 slowly.
  const fonts = ['latin', 'latin-ext'].map((part) => {
    const file = `@fontsource/instrument-sans/files/instrument-sans-${part}-600-normal.woff`;
    const font = fontkit.create(readFileSync(createRequire(import.meta.url).resolve(file)));
    if (!('layout' in font)) throw new Error(`${file} is not one font.`);
    return { font, outlines: new Map<number, string>() };
  });
  type Font = (typeof fonts)[number];
  const fontFor = (letter: string) =>
    fonts.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

  const outlineOf = ({ outlines }: Font, glyph: fontkit.Glyph): string => {
    const outline = outlines.get(glyph.id) ?? glyph.path.toSVG();
    outlines.set(glyph.id, outline);
    return outline;
  };

  const set = (word: string): Letter[] =>
    runsOf(word.normalize('NFC'), fontFor).flatMap(([found, letters]) => {
      const { unitsPerEm } = found.font;
      const { glyphs, positions } = found.font.layout(letters);
      return glyphs.map((glyph, index) => ({
        outline: outlineOf(found, glyph),
        unitsPerEm,
        advance: (positions[index]?.xAdvance ?? 0) / unitsPerEm + tracking,
      }));
    });

  const words = new Map<string, Letter[]>();
  /** Cached by word, because line breaking tries many combinations of the same words. */
  const lettersOf = (text: string): Letter[] =>
    text.split(/(?= )/).flatMap((word) => {
      const letters = words.get(word) ?? set(word);
      if (words.size >= mostWords) words.clear();
      words.set(word, letters);
      return letters;
    });

  return {
    shape(text, size) {
      let x = 0;
      let shapes = '';
      for (const { outline, unitsPerEm, advance } of lettersOf(text)) {
        const scale = size / unitsPerEm;
        const place = `translate(${x.toFixed(2)} 0) scale(${scale} ${-scale})`;
        if (outline) shapes += `<path transform="${place}" d="${outline}"/>`;
        x += advance * size;
      }
      return shapes;
    },
    width: (text, size) =>
      size * lettersOf(text).reduce((sum, { advance }) => sum + advance, -tracking),
  };
}

/** Splits a text into runs of letters of the same font. Letters that no font has are left out. */
function runsOf<Font>(
  text: string,
  fontFor: (letter: string) => Font | undefined,
): [font: Font, letters: string][] {
  const runs: [Font, string][] = [];
  for (const letter of text) {
    const font = fontFor(letter);
    const last = runs.at(-1);
    if (last && last[0] === font) last[1] += letter;
    else if (font) runs.push([font, letter]);
  }
  return runs;
}
