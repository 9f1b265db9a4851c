const family = 'Instrument Sans';
/** Words with letters of each file of the font: see `fontsFor`. */
const words = ['Will it fit', 'čłšžąę'];
let late: FontFace[] = [];

/**
 * A font that arrives late stays out of the page that it is late for (`font-display: optional`),
 * because lines would break elsewhere. Loads it for the next one.
 */
export async function loadLateFont(): Promise<void> {
  await document.fonts.ready;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[as=font]')];
  const missing = links.filter((_, index) => isLate(words[index] ?? ''));
  // Named first in the fonts of the page, where it means nothing until then.
  late = await Promise.all(
    missing.map(({ href }) =>
      new FontFace(`${family} Late`, `url("${href}")`, { weight: '400 700' }).load(),
    ),
  );
}

/** Called as the next page appears. */
export function showLateFont(): void {
  for (const face of late) document.fonts.add(face);
}

/** Whether the page does without a file of the font, although it has been loaded. */
function isLate(text: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const widthIn = (fonts: string) => {
    if (pen) pen.font = `20px ${fonts}`;
    return pen?.measureText(text).width;
  };
  return widthIn(`"${family}",monospace`) === widthIn('monospace');
}
