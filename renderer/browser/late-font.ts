/**
 * Inlined in every page beside `early.ts`. A font that arrives late stays out of the page that it is
 * late for (`font-display: optional`), because lines would break elsewhere. Here it is shown all the
 * same where nothing moves, and else with the next page, which the event `other-page` announces.
 */
const family = 'Instrument Sans';

/** Whether the page does without the font, although it has been loaded. */
function isLate(): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const widthIn = (fonts: string) => {
    if (pen) pen.font = `20px ${fonts}`;
    return pen?.measureText('Will it fit').width;
  };
  return widthIn(`"${family}",monospace`) === widthIn('monospace');
}

/**
 * How far down and to the right each part of the page begins, a text behind a word in bold included.
 * What is below the screen, and below what a shadow reaches up, is as far as that: nobody sees it move.
 */
function places(): number[] {
  const end = innerHeight + 64;
  return [...document.body.querySelectorAll('*')].flatMap((part) => {
    const { top, left, right } = part.getBoundingClientRect();
    const isBeforeText = part.nextSibling instanceof Text;
    return top < end ? [top, left, isBeforeText ? right : 0] : [end, 0, 0];
  });
}

async function show(): Promise<void> {
  const { fonts } = document;
  await fonts.ready;
  const href = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
  if (!href || !isLate()) return;
  // Named first in the fonts of the page, where it means nothing until then.
  const face = new FontFace(`${family} Late`, `url("${href}")`, { weight: '400 700' });
  await face.load();
  const previous = places();
  fonts.add(face);
  if (places().every((top, index) => Math.abs(top - (previous[index] ?? top)) < 3)) return;
  fonts.delete(face);
  document.addEventListener('other-page', () => fonts.add(face), { once: true });
}

// Asked earlier, `fonts.ready` lays out the page that has been read so far, and everything once more later.
addEventListener('load', () => show().catch(() => undefined));

// Read as a file of its own, and not as one of all scripts together.
export type {};
