import type { PictureUse } from '../facts/facts.ts';
import type { Finding } from '../facts/rule.ts';
import { lastPartOf } from '../model/name-words.ts';

/** Characters. Screen readers read the text in one go, without a way to pause in it. */
const longestAlt = 150;

/** File names that cameras and programs give to pictures. */
const generated =
  /^(?:img|image|dsc|dscn|pxl|photo|picture|screenshot|screen shot|bild|foto|untitled)[\s_-]*[\d_-]*$/i;

/** Checks the text alternative of a picture. */
export function checkAlt({ address, alt }: PictureUse): Finding | undefined {
  if (alt === undefined) return undefined;
  if (isFileName(alt, address)) {
    return {
      code: 'I707',
      severity: 'warning',
      message: /[._\d-]/.test(alt)
        ? `\`${alt}\` is the name of a file, and does not say what the picture shows.`
        : `\`${alt}\` does not say what the picture shows.`,
      hints:
        'It is read to people who do not see the picture: `Three people at a table, looking at a plan`.',
    };
  }
  if (alt.length <= longestAlt) return undefined;
  return {
    code: 'I708',
    severity: 'warning',
    message: `The text alternative has ${alt.length} characters. Screen readers read it in one go.`,
    hints: `Say in at most ${longestAlt} characters what matters here, and put the rest into the text or the caption.`,
  };
}

function isFileName(alt: string, address: string): boolean {
  const stem = lastPartOf(address).replace(/\.[^.]*$/, '');
  const written = alt.trim().toLowerCase();
  return (
    /\.(?:png|jpe?g|gif|webp|avif|svg|heic|tiff?|bmp)$/.test(written) ||
    generated.test(written) ||
    // A word is a name that someone chose; `q3_final-2` is a file name.
    (/[-_\d]/.test(stem) && written === stem.toLowerCase())
  );
}
