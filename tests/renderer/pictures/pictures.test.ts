import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type SharpOptions } from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../../renderer/build/build.ts';
import { widthsOf } from '../../../renderer/pictures/variants.ts';
import { contentFolder, outFolder, plainPage, plainSettings, writeFiles } from '../../content.ts';
import { drawPicture } from '../../pictures.ts';

/** A page with a picture in its first block, and the same one or another in its second. */
const pageWith = (
  first: string,
  second = first,
) => `${plainPage()}    visual: { kind: image, file: ${first}, alt: Bars }
  - type: feature
    heading: More
    visual: { kind: image, file: ${second}, decorative: true }
`;

/** Every picture file of a built site, in order. */
const published = (out: string): string[] =>
  existsSync(join(out, 'assets/pictures')) ? readdirSync(join(out, 'assets/pictures')).sort() : [];

const endings = (out: string) =>
  published(out).map((name) => name.replace(/-[\w-]{10}(?=[-.])/, ''));

const imagesOf = (out: string): string[] =>
  readFileSync(join(out, 'index.html'), 'utf8').match(/<picture>.*?<\/picture>/g) ?? [];

/** Returns a photograph with what a camera stores in it: how it was held, and the place. */
const photoTaken = async (orientation: number): Promise<Buffer> =>
  sharp(await drawPicture(800, 500, 'jpeg'))
    .withMetadata({ orientation })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Berlin</place></x:xmpmeta>')
    .toBuffer();

describe('the widths of a picture', () => {
  test.each<[string, number, number, number[]]>([
    ['in the whole width', 3000, 1200, [480, 800, 1200, 1600, 2400]],
    ['in the whole width, no wider than it is', 1000, 1200, [480, 800, 1000]],
    ['not twice nearly the same', 820, 1200, [480, 820]],
    ['in seven columns', 3000, 672, [480, 800, 1200, 1600]],
    ['small, but sharp', 2000, 44, [96]],
    ['smaller than its place', 300, 1200, [300]],
    ['exactly as wide as needed', 2400, 1200, [480, 800, 1200, 1600, 2400]],
  ])('%s', (_, width, shown, widths) => {
    expect(widthsOf({ width }, shown)).toEqual(widths);
  });
});

describe('a build', () => {
  test('publishes pictures that are used, in better formats and their own, and removes what is not', async () => {
    const content = contentFolder({
      'pages/index.yaml': pageWith('/screens/Plan (2).png', '/photo.jpg'),
      'pages/screens/Plan (2).png': await drawPicture(900, 600),
      'pages/photo.jpg': await drawPicture(700, 500, 'jpeg'),
      'pages/unused.png': await drawPicture(900, 600),
    });
    const out = outFolder();
    expect(await buildSite({ content, out })).toMatchObject({ written: true });
    expect(endings(out)).toEqual([
      ...['photo-480.avif', 'photo-480.webp', 'photo-700.avif', 'photo-700.jpg', 'photo-700.webp'],
      ...[
        'plan-2-480.avif',
        'plan-2-480.webp',
        'plan-2-900.avif',
        'plan-2-900.png',
        'plan-2-900.webp',
      ],
    ]);
    for (const name of published(out)) {
      const { width, height } = await sharp(join(out, 'assets/pictures', name)).metadata();
      expect(width, name).toBe(Number(/-(\d+)\./.exec(name)?.[1]));
      expect((width as number) / (height as number), name).toBeCloseTo(
        name.startsWith('photo') ? 1.4 : 1.5,
        1,
      );
    }
    const [first = '', second = ''] = imagesOf(out);
    expect(first).toMatch(
      /<source type="image\/avif" srcSet="[^"]*-480\.avif 480w, [^"]*-900\.avif 900w"/,
    );
    expect(first).toMatch(
      /width="900" height="600" alt="Bars" loading="eager" fetchPriority="high"/,
    );
    expect(second).toMatch(/width="700" height="500" alt="" loading="lazy"/);
    // Every file that the page names is there.
    for (const [, path = ''] of (first + second).matchAll(/\/(assets\/pictures\/[^ ",]+)/g)) {
      expect(existsSync(join(out, path)), path).toBe(true);
    }
    expect(first + second).not.toContain('style=');

    writeFiles(content, { 'pages/index.yaml': pageWith('/photo.jpg') });
    await buildSite({ content, out });
    rmSync(join(content, 'pages/photo.jpg'));
    writeFiles(content, { 'pages/index.yaml': plainPage() });
    await buildSite({ content, out });
    expect(endings(out).filter((name) => name.startsWith('plan'))).toEqual([]);
  });

  test('gives a file at each place what this place needs', async () => {
    const content = contentFolder({
      'pages/index.yaml': `${pageWith('/plan.png')}  - type: logo-strip
    heading: Trusted by
    logos: ${JSON.stringify(
      Array(3)
        .fill(0)
        .map((_, index) => ({ name: `Mill ${index}`, picture: '/plan.png' })),
    )}
`,
      'pages/plan.png': await drawPicture(1300, 800),
    });
    const out = outFolder();
    await buildSite({ content, out });
    const shown = imagesOf(out).map((image) => [
      /sizes="(\(min-width: \d+rem\) )?([^,"]+)/.exec(image)?.[2],
      /loading="(.*?)" (?:fetchPriority="(.*?)")?/.exec(image)?.slice(1),
      Number(/(\d+)w"/.exec(image)?.[1]),
    ]);
    const logo = ['120px', ['lazy', undefined], 320];
    expect(shown).toEqual([
      ['75rem', ['eager', 'high'], 1300],
      ['75rem', ['lazy', undefined], 1300],
      ...[logo, logo, logo],
    ]);
    expect(endings(out).filter((name) => name.endsWith('.avif'))).toHaveLength(5);
    // The browser finds the pictures by the names in the data of the page.
    const { pictures, blocks } = JSON.parse(readFileSync(join(out, 'data/index.json'), 'utf8'));
    const [hero, feature, strip] = blocks;
    const names = [hero.visual.file, feature.visual.file, strip.logos[2].picture];
    expect(new Set(names).size).toBe(3);
    expect(Object.keys(pictures)).toEqual(names);
  });

  test('makes a variant once, and another when the file is another', async () => {
    const content = contentFolder({
      'pages/index.yaml': pageWith('/plan.png'),
      'pages/plan.png': await drawPicture(640, 400),
    });
    const [first, second] = [outFolder(), outFolder()];
    await buildSite({ content, out: first });
    const names = published(first);
    const kept = join(import.meta.dirname, '../../../.cache/pictures', names[0] as string);
    const longAgo = new Date(Math.floor(Date.now() / 1000 - 3600) * 1000);
    utimesSync(kept, longAgo, longAgo);
    await buildSite({ content, out: second });
    expect(published(second)).toEqual(names);
    expect(statSync(kept).mtime, 'it was not made again').toEqual(longAgo);

    writeFiles(content, { 'pages/plan.png': await drawPicture(660, 400) });
    expect(await buildSite({ content, out: second })).toMatchObject({ rendered: 1 });
    const [shown = ''] = imagesOf(second);
    expect(shown).toContain('width="660"');
    expect(names.some((name) => shown.includes(name))).toBe(false);
  });

  test('turns a photograph as the camera was held, and forgets where it was taken', async () => {
    const photo = await photoTaken(6);
    const content = contentFolder({
      'pages/index.yaml': pageWith('/photo.jpg'),
      'pages/photo.jpg': photo,
    });
    const out = outFolder();
    await buildSite({ content, out });
    expect(imagesOf(out)[0]).toContain('width="500" height="800"');
    for (const name of published(out)) {
      const {
        width = 0,
        height = 0,
        exif,
        xmp,
      } = await sharp(join(out, 'assets/pictures', name)).metadata();
      expect([width < height, exif, xmp], name).toEqual([true, undefined, undefined]);
    }
    expect(existsSync(join(out, 'photo.jpg'))).toBe(false);
  });

  test.each<[string, Record<string, string>]>([
    [
      'a link',
      { 'pages/a.yaml': `${plainPage()}    action: { label: Save, href: /a%20photo.jpg }\n` },
    ],
    [
      'a text',
      { 'pages/a.yaml': `${plainPage()}    lead: Save [the photo](/a%20photo.jpg?v=2).\n` },
    ],
    [
      'a full address',
      {
        'pages/a.yaml': `${plainPage()}    lead: "[Save](https://www.example.com/a%20photo.jpg)."\n`,
      },
    ],
    ['a shared link', { 'pages/a.yaml': `og: { image: /a photo.jpg }\n${plainPage()}` }],
    ['a redirect', { 'site.yaml': `${plainSettings}redirects: { /old: /a%20photo.jpg }\n` }],
    ['an app', { 'pages/site.webmanifest': '{ "icons": [{ "src": "a%20photo.jpg" }] }' }],
  ])(
    'publishes the original of a picture that %s needs, for as long as it does',
    async (_, files) => {
      const photo = await drawPicture(1200, 630, 'jpeg');
      const content = contentFolder({
        'pages/index.yaml': `${pageWith('/a photo.jpg')}    text: "[More](/a)."\n`,
        'pages/a.yaml': plainPage(),
        'pages/a photo.jpg': photo,
        ...files,
      });
      const out = outFolder();
      const original = join(out, 'a photo.jpg');
      expect(await buildSite({ content, out })).toMatchObject({ written: true });
      expect(readFileSync(original).equals(photo)).toBe(true);
      expect(await buildSite({ content, out })).toMatchObject({ written: true, rendered: 0 });
      expect(existsSync(original)).toBe(true);

      writeFiles(content, {
        'site.yaml': plainSettings,
        'pages/a.yaml': plainPage(),
        'pages/site.webmanifest': '{}',
      });
      await buildSite({ content, out });
      expect(existsSync(original)).toBe(false);
      writeFiles(content, files);
      await buildSite({ content, out });
      expect(existsSync(original)).toBe(true);
    },
  );

  test.each([
    ['a link', '    action: { label: Save, href: /photo.jpg }\n'],
    ['a text', '    lead: "[Save](https://www.example.com/photo.jpg)."\n'],
    ['the picture of its shared link', 'og: { image: /photo.jpg }\n'],
  ])('publishes the original that %s of a draft needs once the draft is', async (_, line) => {
    const page = line.startsWith('og') ? `${line}${plainPage()}` : `${plainPage()}${line}`;
    const content = contentFolder({
      'pages/index.yaml': `${pageWith('/photo.jpg')}    text: "[More](/b)."\n`,
      'pages/a.yaml': `draft: true\n${page}`,
      'pages/b.yaml': plainPage(),
      'pages/photo.jpg': await drawPicture(1200, 630, 'jpeg'),
    });
    const out = outFolder();
    expect(await buildSite({ content, out })).toMatchObject({ written: true });
    expect(existsSync(join(out, 'photo.jpg'))).toBe(false);
    writeFiles(content, { 'pages/a.yaml': page });
    expect(await buildSite({ content, out })).toMatchObject({ written: true });
    expect(existsSync(join(out, 'photo.jpg'))).toBe(true);
  });

  test('keeps a picture private that only a draft shows, and publishes one that nothing names', async () => {
    const content = contentFolder({
      'pages/plans.yaml': `draft: true\n${pageWith('/draft.jpg')}`,
      'pages/draft.jpg': await photoTaken(1),
      'pages/badge.png': await drawPicture(900, 600),
    });
    const out = outFolder();
    const { diagnostics } = await buildSite({ content, out });
    const unused = diagnostics.filter(({ code }) => code === 'F010');
    expect(unused.map(({ file }) => file)).toEqual(['pages/badge.png']);
    expect(existsSync(join(out, 'draft.jpg'))).toBe(false);
    expect(published(out)).toEqual([]);
    expect(existsSync(join(out, 'badge.png'))).toBe(true);
    const before = statSync(join(out, 'index.html')).mtimeMs;
    expect(await buildSite({ content, out })).toMatchObject({ rendered: 0 });
    expect(statSync(join(out, 'index.html')).mtimeMs).toBe(before);
  });

  test('leaves alone what moves and what is drawn, with a still picture for who wants less motion', async () => {
    const frames = await sharp(await drawPicture(320, 200), { limitInputPixels: false })
      .extend({ bottom: 200, background: '#fff' })
      .toBuffer();
    const gif = await sharp(frames, { pageHeight: 200 } as SharpOptions)
      .gif()
      .toBuffer();
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 50"><path d="M0 0h80v50H0z"/></svg>';
    const content = contentFolder({
      'pages/index.yaml': pageWith('/moving.gif', '/drawn.svg'),
      'pages/moving.gif': gif,
      'pages/drawn.svg': drawing,
    });
    const out = outFolder();
    await buildSite({ content, out });
    expect(endings(out)).toEqual(['drawn.svg', 'moving-320.webp', 'moving.gif']);
    const [moving, drawn] = imagesOf(out);
    expect(moving).toContain('media="(prefers-reduced-motion: reduce)"');
    // As wide as its place: a drawing is sharp in any size.
    expect(drawn).toContain('width="1200" height="750"');
    const [name = ''] = published(out).filter((path) => path.endsWith('.gif'));
    expect(readFileSync(join(out, 'assets/pictures', name)).equals(gif)).toBe(true);
  });

  test('says which picture is damaged, at its line, and keeps the site', async () => {
    // Its beginning and its end are there, which is what validation looks at.
    const damaged = await drawPicture(1600, 1000);
    damaged.fill(0, 1000, 3000);
    const content = contentFolder({
      'pages/index.yaml': pageWith('/plan.png'),
      'pages/plan.png': damaged,
    });
    const out = outFolder();
    const { written, diagnostics } = await buildSite({ content, out });
    expect(written).toBe(false);
    expect(diagnostics.map(({ code, range }) => [code, range.start.line])).toEqual([
      ['I709', 6],
      ['I709', 9],
    ]);
  });
});
