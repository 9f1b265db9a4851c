/**
 * Inlined in every page beside `early.ts`. With `font-display: optional` a page does not use a font that
 * arrives late, because lines would break elsewhere. This script uses it anyway if nothing moves.
 * Otherwise it waits for the next page, which the event `other-page` announces.
 */
const family = 'Instrument Sans';

/** Whether the font has loaded, but too late for the page to use it. */
function isLate(): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const widthIn = (fonts: string) => {
    if (pen) pen.font = `20px ${fonts}`;
    return pen?.measureText('Will it fit').width;
  };
  return widthIn(`"${family}",monospace`) === widthIn('monospace');
}

/**
 * The position of each element, and of each text that follows one. Everything below the screen, and
 * below the reach of a shadow, counts as one position, because nobody sees it move.
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
  // The page's font list names this family first. Until now it did not exist.
  const face = new FontFace(`${family} Late`, `url("${href}")`, { weight: '400 700' });
  await face.load();
  const previous = places();
  fonts.add(face);
  if (places().every((top, index) => Math.abs(top - (previous[index] ?? top)) < 3)) return;
  fonts.delete(face);
  document.addEventListener('other-page', () => fonts.add(face), { once: true });
}

// Not earlier, because `fonts.ready` would lay out the unfinished page, and all of it again later.
addEventListener('load', () => show().catch(() => undefined));

// Makes TypeScript treat this file as a module.
export type {};
