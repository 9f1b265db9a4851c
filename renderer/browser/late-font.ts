const family = 'Instrument Sans';
let late: FontFace | undefined;

/**
 * A font that arrives late stays out of the page that it is late for (`font-display: optional`),
 * because lines would break elsewhere. Loads it for the next one.
 */
export async function loadLateFont(): Promise<void> {
  await document.fonts.ready;
  const href = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
  if (!href || !isLate()) return;
  // Named first in the fonts of the page, where it means nothing until then.
  const face = new FontFace(`${family} Late`, `url("${href}")`, { weight: '400 700' });
  late = await face.load();
}

/** Called as the next page appears. */
export function showLateFont(): void {
  if (late) document.fonts.add(late);
}

/** Whether the page does without the font, although it has been loaded. */
function isLate(): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const widthIn = (fonts: string) => {
    if (pen) pen.font = `20px ${fonts}`;
    return pen?.measureText('Will it fit').width;
  };
  return widthIn(`"${family}",monospace`) === widthIn('monospace');
}
