import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pngOf } from '../../schema/diagnostics/example-files.ts';
import { contentFolder, plainPage } from '../content.ts';
import { loadContent } from '../load-content.ts';
import { drawnLogo, drawPicture } from '../pictures.ts';

/** A page with one picture; the line of its file is 7. */
const pageWith = (file: string, hero = '') => `${plainPage()}${hero}    visual:
      { kind: image, file: "${file}", alt: Bars that fall }
`;

const lineOfFile = 7;

interface Case {
  name: string;
  /** As the page names it; the first of the files where it is left out. */
  named?: string;
  files: () => Promise<Record<string, string | Uint8Array>> | Record<string, string | Uint8Array>;
  /** A property of the hero. */
  hero?: string;
  expected: string[];
  /** In the message, the label or the hints. */
  words?: RegExp;
}

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'.padEnd(200, '\0'), 'latin1');

const cases: Case[] = [
  {
    name: 'a picture that is right',
    files: async () => ({ '/a.png': await drawPicture(1200, 700) }),
    expected: [],
  },
  {
    name: 'a name with spaces, as screenshots have',
    files: async () => ({ '/Screenshot 2026-11-21 at 10.07.png': await drawPicture(1200, 700) }),
    expected: [],
  },
  ...(['jpeg', 'webp', 'avif', 'gif'] as const).map((format) => ({
    name: `a picture in ${format}`,
    files: async () => ({ [`/a.${format}`]: await drawPicture(1200, 700, format) }),
    expected: [],
  })),
  {
    name: 'the wrong case',
    named: '/Screens/Plan.PNG',
    files: () => ({ '/screens/plan.png': pngOf(1200, 700) }),
    expected: ['R204'],
    words: /did you mean `\/screens\/plan\.png`/,
  },
  {
    name: 'another folder',
    named: '/plan.png',
    files: () => ({ '/screens/plan.png': pngOf(1200, 700) }),
    expected: ['R204'],
    words: /did you mean `\/screens\/plan\.png`/,
  },
  {
    name: 'a letter and its accent apart, as some Macs write them',
    named: '/caf\u00e9.png',
    files: () => ({ '/cafe\u0301.png': pngOf(1200, 700) }),
    expected: ['R204'],
    words: /did you mean/,
  },
  { name: 'no file', named: '/a.png', files: () => ({}), expected: ['R204'] },
  {
    name: 'a page of another site that shows it',
    named: 'https://drive.example.com/file/d/abc/view',
    files: () => ({}),
    expected: ['R204'],
    words: /leads to a page that shows the file/,
  },
  {
    name: 'a file with a short name that is not there, with the pictures that are',
    named: '/red.png',
    files: () => ({ '/w.png': pngOf(1200, 700), '/dir/cut.png': pngOf(1200, 700) }),
    expected: ['R204'],
    words: /address. Pictures that are there: `\/w.png`, `\/dir\/cut.png`.$/,
  },
  {
    name: 'a folder with one picture',
    named: '/screens',
    files: () => ({ '/screens/plan.png': pngOf(1200, 700), '/a.png': pngOf(1200, 700) }),
    expected: ['R204'],
    words: /is a folder, .*did you mean `\/screens\/plan.png`\?/,
  },
  {
    name: 'a folder with several pictures',
    named: '/screens/',
    files: () => ({ '/screens/plan.png': pngOf(1200, 700), '/screens/day.png': pngOf(1200, 700) }),
    expected: ['R204'],
    words: /is a folder, .*there: (?:`\/screens\/(?:day|plan).png`[.,] ?){2}$/,
  },
  { name: 'an empty file', files: () => ({ '/a.png': '' }), expected: ['I701'] },
  { name: 'another kind of file', files: () => ({ '/a.png': '%PDF-1.7 …' }), expected: ['I701'] },
  { name: 'a page of HTML', files: () => ({ '/a.jpg': '<!doctype html>' }), expected: ['I701'] },
  ...(['png', 'jpeg', 'webp', 'avif', 'gif'] as const).map((format) => ({
    name: `a ${format} whose end is missing`,
    files: async () => {
      const whole = await drawPicture(1200, 700, format);
      return { [`/a.${format}`]: whole.subarray(0, whole.length - 40) };
    },
    expected: ['I701'],
    words: /cut off/,
  })),
  {
    name: 'a photograph whose end is missing, and which has a preview with an end',
    files: async () => {
      const preview = await drawPicture(60, 40, 'jpeg');
      const length = Buffer.from([(preview.length + 2) >> 8, (preview.length + 2) & 255]);
      const [start, rest] = [
        Buffer.from([0xff, 0xd8, 0xff, 0xe1]),
        await drawPicture(1200, 700, 'jpeg'),
      ];
      const whole = Buffer.concat([start, length, preview, rest.subarray(2)]);
      return { '/a.jpg': whole.subarray(0, whole.length - 40) };
    },
    expected: ['I701'],
    words: /cut off/,
  },
  {
    name: 'a photograph with a film behind it',
    files: async () => ({
      '/a.jpg': Buffer.concat([await drawPicture(4000, 3000, 'jpeg'), Buffer.alloc(200_000)]),
    }),
    expected: [],
  },
  { name: 'a HEIC', files: () => ({ '/a.heic': heic }), expected: ['I702'], words: /HEIC/ },
  {
    name: 'a TIFF',
    files: async () => ({ '/a.tiff': await drawPicture(1200, 700, 'tiff') }),
    expected: ['I702'],
    words: /TIFF/,
  },
  {
    name: 'a JPEG that is called PNG',
    files: async () => ({ '/a.png': await drawPicture(1200, 700, 'jpeg') }),
    expected: ['I703'],
    words: /is a JPEG/,
  },
  {
    name: 'too small for a hero',
    files: () => ({ '/a.png': pngOf(800, 450) }),
    expected: ['I704'],
    words: /800 pixels wide, and 1200 are needed/,
  },
  {
    name: 'large enough beside the words of a hero',
    files: () => ({ '/a.png': pngOf(800, 500) }),
    hero: '    beside: true\n',
    expected: [],
  },
  {
    name: 'tall, and so never shown in the whole width',
    files: () => ({ '/a.png': pngOf(600, 1200) }),
    expected: [],
  },
  {
    name: 'a small drawing, which has any size',
    files: () => ({ '/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>' }),
    expected: [],
  },
  { name: 'a drawing without a size', files: () => ({ '/a.svg': '<svg/>' }), expected: ['I710'] },
  {
    name: 'heavy',
    files: () => ({ '/a.png': pngOf(1200, 700, 6e6) }),
    expected: ['I705'],
    words: /5\.7 MB/,
  },
  {
    name: 'a heavy drawing, which is published as it is',
    files: () => ({ '/a.svg': svgOf(2.8e6) }),
    expected: ['I705'],
    words: /2\.7 MB.*as it is/,
  },
  {
    name: 'a drawing with many lines',
    files: () => ({ '/a.svg': svgOf(450_000) }),
    expected: [],
  },
  {
    name: 'a heavy animation',
    files: async () => ({
      '/a.gif': Buffer.concat([await drawPicture(1200, 700, 'gif'), Buffer.alloc(900_000, ';')]),
    }),
    expected: ['I705'],
    words: /0\.9 MB.*as it is/,
  },
  {
    name: 'a heavy animation in WebP',
    files: () => {
      const size = (bytes: number) => Buffer.from(Uint32Array.of(bytes).buffer);
      const canvas = Buffer.from([2, 0, 0, 0, 0xaf, 4, 0, 0xbb, 2, 0]);
      const rest = Buffer.concat([
        Buffer.from('WEBPVP8X'),
        size(10),
        canvas,
        Buffer.alloc(900_000),
      ]);
      return { '/a.webp': Buffer.concat([Buffer.from('RIFF'), size(rest.length), rest]) };
    },
    expected: ['I705'],
    words: /0\.9 MB.*as it is/,
  },
  {
    name: 'an AVIF with a box whose size has eight bytes',
    files: async () => {
      const box = Buffer.from('\0\0\0\x01free\0\0\0\0\0\0\0\x18'.padEnd(24, '\0'), 'latin1');
      return { '/a.avif': Buffer.concat([await drawPicture(1200, 700, 'avif'), box]) };
    },
    expected: [],
  },
  {
    name: 'too heavy',
    files: () => ({ '/a.png': pngOf(1200, 700, 27e6) }),
    expected: ['I706'],
  },
  {
    name: 'more pixels than memory',
    files: () => ({ '/a.png': pngOf(60_000, 60_000) }),
    expected: ['I706'],
    words: /60000 × 60000/,
  },
];

/** A drawing with so many bytes of lines. */
function svgOf(bytes: number): string {
  const lines = `<path d="M0 0${' 1 2'.repeat(bytes / 4)}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${lines}</svg>`;
}

describe('a picture', () => {
  test.each(cases)('$name', async ({ named, files, hero, expected, words }) => {
    const pictures = await files();
    const name = named ?? Object.keys(pictures)[0] ?? '';
    const { diagnostics } = await loadContent(
      contentFolder({
        'pages/index.yaml': pageWith(name, hero),
        ...Object.fromEntries(
          Object.entries(pictures).map(([path, bytes]) => [`pages${path}`, bytes]),
        ),
      }),
    );
    expect(diagnostics.map(({ code }) => code)).toEqual(expected);
    const [first] = diagnostics;
    if (!first) return;
    expect(first.range.start.line).toBe(lineOfFile + (hero ? 1 : 0));
    if (words) expect([first.message, first.label, ...first.hints].join(' ')).toMatch(words);
    // What to do about it.
    expect(first.hints.join()).not.toBe('');
  });

  test('that is wrong in itself is reported once, with the other places', async () => {
    const titled = (title: string) => pageWith('/a.heic').replace('title: Home', `title: ${title}`);
    const content = contentFolder({
      'pages/a.yaml': titled('A'),
      'pages/b.yaml': titled('B'),
      'pages/a.heic': heic,
    });
    const { diagnostics } = await loadContent(content);
    const found = diagnostics.filter(({ code }) => code === 'I702');
    expect(found).toMatchObject([{ file: 'pages/a.yaml', others: [{ file: 'pages/b.yaml' }] }]);
  });

  test('of a shared link is looked at as well', async () => {
    const content = contentFolder({
      'pages/a.yaml': `og: { image: /og.png }\n${plainPage()}`,
      'pages/og.png': pngOf(300, 200),
    });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.map(({ code, range }) => [code, range.start.line])).toEqual([['I704', 1]]);
  });

  test.each([
    [1200, 630, []],
    [1600, 900, []],
    [600, 600, ['I712']],
    [1200, 1200, ['I712']],
    [630, 1200, ['I712']],
    [1600, 400, ['I712']],
  ])('of a shared link has the proportions of its place: %d × %d', async (width, height, codes) => {
    const content = contentFolder({
      'pages/a.yaml': `og: { image: /og.png }\n${plainPage()}`,
      'pages/og.png': pngOf(width, height),
    });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  });
});

test.each([
  ['alt: Bars, decorative: false', []],
  ['decorative: true', []],
  ['decorative: false', ['P101']],
  ['alt: Bars, decorative: true', ['P112']],
  ['alt: Bars, decorative: no', ['P102']],
])('a picture with %s', async (properties, codes) => {
  const content = contentFolder({
    'pages/index.yaml': `${plainPage()}    visual: { kind: image, file: /a.png, ${properties} }\n`,
    'pages/a.png': pngOf(1200, 700),
  });
  const { diagnostics } = await loadContent(content);
  expect(diagnostics.map(({ code }) => code)).toEqual(codes);
});

describe('a logo in a strip, which is drawn in one tone', () => {
  const transparent = () =>
    sharp({ create: { width: 240, height: 56, channels: 4, background: '#c218' } });
  const opaque = () =>
    sharp({ create: { width: 240, height: 56, channels: 3, background: '#fff' } });

  test.each([
    ['png with an alpha channel', () => transparent().png(), []],
    ['png with a transparent colour', () => transparent().png({ palette: true }), []],
    ['png', () => opaque().png(), ['I713']],
    ['png of few colours', () => opaque().png({ palette: true }), ['I713']],
    ['webp with an alpha channel', () => transparent().webp(), []],
    [
      'webp without loss and with an alpha channel',
      () => transparent().webp({ lossless: true }),
      [],
    ],
    ['webp', () => opaque().webp(), ['I713']],
    ['webp without loss', () => opaque().webp({ lossless: true }), ['I713']],
    ['svg', () => drawnLogo, []],
  ])('%s', async (name, draw, codes) => {
    const drawing = draw();
    const file = `logo.${name.slice(0, name.search(/ |$/))}`;
    const content = contentFolder({
      'pages/index.yaml': `${plainPage()}  - type: logo-strip
    heading: They plan with us
    logos:
      - { name: Quillmere, picture: /${file} }
      - { name: Oravelle, logo: orbit }
`,
      [`pages/${file}`]: typeof drawing === 'string' ? drawing : await drawing.toBuffer(),
    });
    const { diagnostics } = await loadContent(content);
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  });
});
