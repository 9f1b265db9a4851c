import sharp from 'sharp';
import type { ShareSubject } from '../../schema/facts/facts.ts';
import { breakLines } from './break-lines.ts';
import { openFont, type Typesetter } from './set-text.ts';
import { type ShareLook, shareSize } from './share-picture.ts';

const { width, height } = shareSize;
const margin = 72;
/** The bar at the lower edge. */
const bar = 36;

/** Sizes of the title, from large to small, with the number of lines that fit. */
const titles = [
  { size: 92, lines: 2 },
  { size: 84, lines: 3 },
  { size: 72, lines: 3 },
  { size: 60, lines: 4 },
  { size: 50, lines: 5 },
] as const;
const leading = 1.1;

let font: Typesetter | undefined;

/** Draws the picture that a shared link shows, as a PNG. */
export function drawSharePicture(subject: ShareSubject, look: ShareLook): Promise<Buffer> {
  font ??= openFont();
  const svg = writeDrawing(subject, look, font);
  return sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 3 }).toBuffer();
}

/** The section, the title large below it, the name of the site, and a bar at the lower edge. */
function writeDrawing({ title, section }: ShareSubject, look: ShareLook, font: Typesetter): string {
  const { background, text, textThird } = look.colors;
  const { size, lines } = fitTitle(title, font);
  const write = (words: string, y: number, wordSize: number, color: string) =>
    `<g transform="translate(${margin} ${y})" fill="${color}">${font.shape(words, wordSize)}</g>`;
  const top = margin + (section ? 92 : 24);
  const heading = lines.map((line, index) =>
    write(line, top + Math.round(size * (0.76 + index * leading)), size, text.light),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path fill="${background.light}" d="M0 0h${width}v${height}H0z"/>
${section ? write(section, margin + 28, 34, textThird.light) : ''}
${heading.join('\n')}
${write(look.brand, height - bar - 52, 38, text.light)}
${look.charts ? drawChartBar(look) : drawBar(look)}
</svg>`;
}

const drawBar = ({ colors }: ShareLook): string =>
  `<path fill="${colors.accent.light}" d="M0 ${height - bar}H${width}v${bar}H0z"/>`;

/** The bar in the look of the charts: the past in ink, the forecast hatched, and the target. */
function drawChartBar({ colors }: ShareLook): string {
  const { text, accent, accentSoft, target } = colors;
  const now = Math.round(width * 0.58);
  return `<path fill="${accentSoft.light}" d="M0 ${height - bar}H${width}v${bar}H0z"/>
<path fill="${accent.light}" d="${hatch(now)}"/>
<path fill="${text.light}" d="M0 ${height - bar}h${now}v${bar}H0z"/>
<path fill="${target.light}" d="M${Math.round(width * 0.83)} ${height - bar - 20}h8v${bar + 20}h-8z"/>`;
}

/**
 * Slanting lines in the bar, from `left` to the edge. As shapes the picture takes 11 ms, with a
 * pattern 28.
 */
function hatch(left: number): string {
  let lines = '';
  for (let x = left; x < width + bar; x += 17)
    lines += `M${x} ${height - bar}h6l${-bar} ${bar}h-6z`;
  return lines;
}

/** The largest size at which the title fits. At the smallest size every allowed title fits. */
function fitTitle(title: string, font: Typesetter): { size: number; lines: string[] } {
  const room = width - 2 * margin;
  const smallest = titles[titles.length - 1] as (typeof titles)[number];
  for (const { size, lines: most } of titles) {
    const isWide = title.split(/\s+/).some((word) => font.width(word, size) > room);
    if (isWide && size !== smallest.size) continue;
    const lines = breakLines(title, room, (text) => font.width(text, size));
    if (lines.length <= most || size === smallest.size) return { size, lines };
  }
  return { size: smallest.size, lines: [title] };
}
