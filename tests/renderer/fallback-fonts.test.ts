import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { expect, test } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const file = resolve('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff');
const font = fontkit.create(readFileSync(file)) as fontkit.Font;

test('the fallback fonts keep the lines where the font will have them', () => {
  const css = readFileSync('renderer/styles/base.css', 'utf8');
  const faces = css.split('@font-face').filter((rule) => rule.includes('size-adjust:'));
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) {
    const percentOf = (name: string) =>
      Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
    const size = percentOf('size-adjust');
    expect(size * percentOf('ascent-override')).toBeCloseTo(font.ascent / font.unitsPerEm, 2);
    expect(size * percentOf('descent-override')).toBeCloseTo(-font.descent / font.unitsPerEm, 2);
    expect(percentOf('line-gap-override')).toBe(font.lineGap);
  }
});
