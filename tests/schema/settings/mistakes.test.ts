import { expect, test } from 'vitest';
import { applyFix, readSettings } from '../../diagnose.ts';

/** What is below the name of the brand, what is said at its line, and what is there after the fix. */
const wrong: [written: string, said: RegExp, fixed: string][] = [
  // As a number, each has other digits.
  ['theme:\n  accent: 006400\n', /P102/, 'theme:\n  accent: "#006400"\n'],
  ['theme:\n  accent: 2440e6\n', /P102/, 'theme:\n  accent: "#2440E6"\n'],
  [
    'theme:\n  colors:\n    accent: 006400\n',
    /P102/,
    'theme:\n  colors:\n    accent: { light: "#006400" }\n',
  ],
  [
    'values:\n  base: &base { starter: 49, pro: 149 }\n  prices: { <<: *base, pro: 159 }\n',
    /Y027/,
    'values:\n  base: &base { starter: 49, pro: 149 }\n  prices: { starter: 49, pro: 159 }\n',
  ],
  ['theme:\n  accent: dark green\n', /P108/, 'theme:\n  accent: "#006400"\n'],
  [
    'brand:\n  name: Holm\n  email: a@holm.example, b@holm.example\n',
    /P108/,
    'brand:\n  name: Holm\n  email: a@holm.example\n',
  ],
  [
    'footer:\n  groups:\n    - Legal:\n        - { label: Terms, href: /terms }\n',
    /P104 `Legal` is not a property/,
    'footer:\n  groups:\n    - { label: Legal, links: [{ label: Terms, href: /terms }] }\n',
  ],
  [
    'messages:\n  contact:\n    success: Thank you. We write back.\n',
    /P102/,
    'messages:\n  contact:\n    success: { text: Thank you. We write back. }\n',
  ],
  [
    'messages:\n  contact:\n    success: Thank you\n',
    /P102/,
    'messages:\n  contact:\n    success: { title: Thank you }\n',
  ],
  [
    'redirects:\n  Redirect 301 /a https://b.example\n',
    /Y013/,
    'redirects:\n  /a: https://b.example\n',
  ],
  [
    'header:\n  cta: { label: Start, href: /start }\n',
    /P104/,
    'header:\n  actions: [{ label: Start, href: /start }]\n',
  ],
  ['theme:\n  accent: "{{ brandColour }}"\n', /V808/, 'accent: "{{ brandColour }}"\n'],
  ['seo:\n  oirgin: https://holm.example\n', /P104/, 'seo:\n  origin: https://holm.example\n'],
  [
    'seo:\n  origin: https://holm.example\n  titleTemplate: "{{title}} | Holm"\n',
    /P108/,
    '  titleTemplate: "%s | Holm"\n',
  ],
  [
    'mails:\n  get-started:\n    subject: Hello\n    text: Hello\n',
    /P104/,
    'mails:\n  wizard:\n    subject: Hello\n    text: Hello\n',
  ],
  // What has a default is not missing beside a mistake.
  [
    'mails:\n  confirmation:\n    subject: Hello\n    texte: "{link}"\n',
    /P104/,
    'mails:\n  confirmation:\n    subject: Hello\n    text: "{link}"\n',
  ],
  [
    'header:\n  menu:\n    - label: A\n      links:\n        - { label: B, links: [{ label: C, href: / }] }\n',
    /P114/,
    '- { label: B, links: [{ label: C, href: / }] }\n',
  ],
  ['theme:\n  type:\n    h1: { size: 3rem, tracking: -0.02 }\n', /P102/, 'tracking: -0.02em }\n'],
  ['theme:\n  type:\n    h1: { size: 3 }\n', /P102/, 'size: 3rem }\n'],
  ['theme:\n  type:\n    body: { size: 16 }\n', /P102/, 'size: 16px }\n'],
  ['theme:\n  radius: { card: 0.5 }\n', /P102/, 'card: 0.5rem }\n'],
  ['theme:\n  radius: { card: 0, panel: 0 }\n', /P102/, 'radius: { card: "0", panel: "0" }\n'],
  ['planned:\n  - /terms#top\n', /P108/, 'planned:\n  - /terms\n'],
  ['planned:\n  - /terms: Terms\n', /P102/, 'planned:\n  - /terms\n'],
  [
    'redirects:\n  /plans: /a\n  /plans: /b\n',
    /Y002 `\/plans` appears twice/,
    '  /plans: /a\n  /plans: /b\n',
  ],
  [
    'messages:\n  signup:\n  success: { title: A, text: B }\n  contact:\n  success: { title: C, text: D }\n',
    /Y014 What belongs to `signup` and `contact`/,
    '    success: { title: A, text: B }\n  contact:\n    success: { title: C, text: D }\n',
  ],
  // The lines of a group that are not indented.
  [
    'values:\nguests: 12\nprices:\n  small: 49\n',
    /Y014 `guests` is 2 spaces too far to the left/,
    'values:\n  guests: 12\n  prices:\n    small: 49\n',
  ],
  [
    'values:\n    guests: 12\ndays: 14\nredirects:\n  /a: /b\n',
    /Y014 `days` is 4 spaces too far to the left/,
    'values:\n    guests: 12\n    days: 14\nredirects:\n  /a: /b\n',
  ],
  [
    'redirects: # old ones\n/a: /b\n/c: /d\nplanned: [/b]\n',
    /Y014 `\/a` is 2 spaces too far to the left/,
    'redirects: # old ones\n  /a: /b\n  /c: /d\nplanned: [/b]\n',
  ],
  [
    'theme:\naccent: "#0A6B45"\nradius: { card: 8px }\nplanned: [/b]\n',
    /Y014 `accent` is 2 spaces too far to the left/,
    'theme:\n  accent: "#0A6B45"\n  radius: { card: 8px }\nplanned: [/b]\n',
  ],
  [
    'seo:\norigin: https://holm.example\n',
    /Y014 `origin` is 2 spaces too far to the left/,
    'seo:\n  origin: https://holm.example\n',
  ],
  // Below `values`, a list or a group of any name would be valid.
  [
    'values:\n  days: 14\n  note:\n  price: $15\n  price: $20\n',
    /Y002 `price` appears twice/,
    '  note:\n  price: $15\n  price: $20\n',
  ],
  [
    'values:\n  small:\n  price: $15\n  users: 3\n  large:\n  price: $30\n',
    /Y002 `price` appears twice/,
    '  price: $15\n  users: 3\n  large:\n  price: $30\n',
  ],
  ['redirects:\n  /a /b\n  /c /d\n', /P102/, 'redirects:\n  { /a: /b, /c: /d }\n'],
  // One mistake, made twice in a line.
  [
    'theme:\n  colors:\n    accent: { light: #2440D6, dark: #9AABFF }\n',
    /Y010/,
    '    accent: { light: "#2440D6", dark: "#9AABFF" }\n',
  ],
  // The same colour cannot be read in both themes.
  ['theme:\n  colors:\n    text: "#102030"\n', /P102/, '    text: { light: "#102030" }\n'],
  ['theme:\n  type:\n    h1: 3rem\n', /P102/, '    h1: { size: 3rem }\n'],
  // A text for one of several properties that take texts of different forms.
  ['seo: https://holm.example\n', /P102/, 'seo: { origin: https://holm.example }\n'],
  ['seo: www.holm.example\n', /P102/, 'seo: { origin: https://www.holm.example }\n'],
  // A text in place of a group of groups.
  ['header: Products\n', /P102/, 'header: { menu: [{ label: Products }] }\n'],
  [
    'messages: { signup: Thanks! }\n',
    /P102/,
    'messages: { signup: { success: { title: Thanks! } } }\n',
  ],
  [
    'brand: { name: Holm, email: "[a@holm.example](mailto:a@holm.example)" }\n',
    /P108/,
    'email: "a@holm.example" }\n',
  ],
  ['mails: Hello\n', /P102/, 'mails: { signup: { subject: Hello, text: … } }\n'],
  ['theme: { type: 16px }\n', /P102/, 'theme: { type: { body: { size: 16px } } }\n'],
  [
    'theme: { colors: "#0A6B45" }\n',
    /P102/,
    'theme: { colors: { accent: { light: "#0A6B45" } } }\n',
  ],
  ['seo: /og.png\n', /P102/, 'seo: { image: /og.png }\n'],
  [
    'theme:\n  radius: 8px\n',
    /P102/,
    'theme:\n  radius: { control: 8px, card: 8px, panel: 8px }\n',
  ],
  [
    'footer: { groups: [{ label: More, links: [{ label: Prices, href: /p }] }] }\nheader:\n  menu:\n    - Prices\n',
    /P102/,
    '    - { label: Prices, href: /p }\n',
  ],
  [
    'menu: [{ label: Prices, href: /p }]\n',
    /P114/,
    'header:\n  menu: [{ label: Prices, href: /p }]\n',
  ],
  [
    'header:\n  menu:\n    - { label: Home, href: / }\n    Prices: /p\n    Terms: /t\n',
    /P104 `Prices` are the words of a link/,
    '    - { label: Home, href: / }\n    - { label: Prices, href: /p }\n    - { label: Terms, href: /t }\n',
  ],
  // The other link has the missing property in its place.
  [
    'header:\n  menu:\n    - { label: Home, href: / }\n    - { text: Prices, href: /p }\n',
    /P101/,
    '    - { label: Prices, href: /p }\n',
  ],
  ['redirects:\n  /a /b 301\n  /c: /d\n', /Y013/, 'redirects:\n  /a: /b\n  /c: /d\n'],
  ['redirects:\n  /a: /b\n  /c -> /d\n', /Y013/, 'redirects:\n  /a: /b\n  /c: /d\n'],
  ['redirects:\n  /a -> /b: true\n', /Y013/, 'redirects:\n  /a: /b\n'],
  ['values:\n  since 2009\n  days: 14\n', /Y013/, 'values:\n  since: 2009\n  days: 14\n'],
  [
    'values:\n  days: 14\n  prices: { small: 49 }\n    opening: Monday to Friday\n',
    /Y014 `opening` is 2 spaces too far to the right/,
    'values:\n  days: 14\n  prices: { small: 49 }\n  opening: Monday to Friday\n',
  ],
  [
    'mails:\n  contact:\n    subject: Thanks\n    text: |\n      Thank you.\nredirects:\n  "/a", "/b"\n  /c: /d\n',
    /Y013/,
    'redirects:\n  /a: /b\n  /c: /d\n',
  ],
  [
    'values:\n  days: 14\n  prices{ small: 49, large: 99 }\n',
    /Y013/,
    '  prices: { small: 49, large: 99 }\n',
  ],
  [
    'brand:\n  name: Holm\n  tagline: Plans that hold\n  accent: "#0A6B45"\n',
    /Y016 This group has no name/,
    '  tagline: Plans that hold\ntheme:\n  accent: "#0A6B45"\n',
  ],
  [
    'brand:\n  name: Holm\n  accent: "#0A6B45"\ntheme:\n',
    /Y014 `theme:` is below/,
    'brand:\n  name: Holm\ntheme:\n  accent: "#0A6B45"\n',
  ],
  [
    'brand:\n  name: Holm banner:\n  text: A new season\n',
    /Y011 `banner:` is in the line of `name:`/,
    'brand:\n  name: Holm\nbanner:\n  text: A new season\n',
  ],
  [
    'brand: name: Holm tagline: Plans that hold\n',
    /Y011 `name` and `tagline` are in the line of `brand:`/,
    'brand:\n  name: Holm\n  tagline: Plans that hold\n',
  ],
  [
    '/plans: /a\n/team: /b\n',
    /P114 `\/plans` and `\/team`/,
    'redirects:\n  /plans: /a\n  /team: /b\n',
  ],
  ['redirects:\n  /a: /b\n   /c: /d\n', /Y014/, 'redirects:\n  /a: /b\n  /c: /d\n'],
  ['redirects:\n  /a:/b\n', /Y012/, 'redirects:\n  /a: /b\n'],
  ['seo:\n  origin: http//holm.example\n', /P108/, '  origin: https://holm.example\n'],
];

test.each([
  ['www.holm.example', true],
  ['http://holm.example/', true],
  ['http//holm.example', true],
  ['www.holm.example/home', false],
  ['https://holm.example/de/', false],
  ['https://holm.example?a=1', false],
])('an origin %s loses no path without a question', async (written, certain) => {
  const text = `brand: { name: Holm }\nseo: { origin: "${written}" }\n`;
  const [found, ...others] = (await readSettings(text)).diagnostics;
  expect(others).toEqual([]);
  expect(found?.fix?.text).toMatch(/^"https?:\/\/(?:www\.)?holm\.example"$/);
  expect(found?.fix?.certain).toBe(certain);
});

test.each([
  ['redirects:\n  - /a: /b\n  - /c: /d\n', 'its lines have no `- `'],
  ['redirects:\n  /a:\n', '`/a: /pricing`'],
])('%s is written in another way', async (written, advice) => {
  const text = `brand: { name: Holm }\nseo: { origin: "https://holm.example" }\n${written}`;
  const [found] = (await readSettings(text)).diagnostics;
  expect(found?.hints.join(' ')).toContain(advice);
});

test.each(wrong)('%s', async (written, said, fixed) => {
  const text = `${written.startsWith('brand:') ? '' : 'brand: { name: Holm }\n'}${written.startsWith('seo:') ? '' : 'seo: { origin: "https://holm.example" }\n'}${written}`;
  const [found, ...others] = (await readSettings(text)).diagnostics;
  expect(others).toEqual([]);
  expect(found?.severity).toBe('error');
  expect(`${found?.code} ${found?.message}`).toMatch(said);
  expect(applyFix(text, found).slice(-fixed.length)).toBe(fixed);
});

test.each([
  ['  titleTemplate: "%s | {brandName}"\n', '`{brandName}` is shown as it is'],
  [
    'mails:\n  contact: { subject: Hello, text: "Hello {firstname}" }\n',
    '`{firstname}` is shown as it is',
  ],
])('%s has a placeholder that nothing stands for', async (written, said) => {
  const text = `brand: { name: Holm }\nseo:\n  origin: https://holm.example\n${written}`;
  const { diagnostics } = await readSettings(text);
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining(said)]);
});

test('a short name with two letters in each other’s place is one mistake', async () => {
  const text = 'brand: { name: Holm }\nsoe: { origin: "https://holm.example" }\n';
  const [found, ...others] = (await readSettings(text)).diagnostics;
  expect(others).toEqual([]);
  expect(applyFix(text, found)).toBe(text.replace('soe', 'seo'));
  expect(found?.fix?.certain).toBe(true);
});

test('a line that cannot be read is one mistake, and no other property seems to lack its name', async () => {
  const text =
    'brand: { name: Holm }\nseo: { origin: "https://holm.example" }\nfooter:\n  groups:\n    - label: More\n      - /prices\n      links: [{ label: A, href: / }]\nplanned:\n  - /terms\n';
  const { diagnostics } = await readSettings(text);
  expect(diagnostics.map(({ code, range }) => [code, range.start.line])).toEqual([['Y001', 6]]);
});

test('the item above the name of an empty list stays where it is', async () => {
  const text =
    'brand: { name: Holm }\nheader:\n  menu:\n    - { label: A, href: / }\n    - { label: B, href: /b }\n  actions:\nplanned:\n  - /terms\n';
  const { diagnostics } = await readSettings(text);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code, range }) => [code, range.start.line])).toEqual([['P102', 6]]);
});

test('what was pasted above the first property is one mistake', async () => {
  const text = '- { label: A, href: / }\nbrand: { name: Holm }\nplanned:\n  - /terms\n';
  const { diagnostics } = await readSettings(text);
  expect(diagnostics.map(({ code, range }) => [code, range.start.line])).toEqual([['Y001', 1]]);
});

test('a page in place of the settings is one mistake', async () => {
  const page = 'title: Plans\nmenu: { in: Products }\nblocks: [{ type: hero, title: Plans }]\n';
  const { diagnostics } = await readSettings(page);
  expect(diagnostics.map(({ code, range }) => [code, range.start.line])).toEqual([['P114', 1]]);
});

test.each(['googleVerification', 'bing-site-verification', 'verification'])(
  '%s is an entry elsewhere',
  async (name) => {
    const text = `brand: { name: Holm }\nseo: { origin: "https://holm.example", ${name}: a1 }\n`;
    const [found, ...others] = (await readSettings(text)).diagnostics;
    expect(others).toEqual([]);
    expect(found?.hints.join(' ')).toContain('DNS');
  },
);

// Settings of other programs.
test.each([
  ['title: Holm\n', 'It is `name` below `brand`, and is there already'],
  ['url: https://holm.example\n', 'It is `origin` below `seo`'],
  ['siteName: Holm\n', 'It is `name` below `brand`'],
  ['title: Holm\nauthor: Ada\n', 'It is `name` below `brand`'],
  ['title: Holm\nbanner: { text: Hello }\n', 'It is `name` below `brand`'],
  // What another group has, or knows.
  ['theme: { siteName: Holm }\n', 'It is `name` below `brand`'],
  ['theme: { address: Lindau }\n', 'A postal address is on a page'],
  ['header: { googleAnalytics: G-1 }\n', 'the site loads nothing of others'],
  ['theme: { dark: { accent: "#9AABFF" } }\n', 'Each colour has both themes'],
  ['theme: { primaryColor: "#0A6B45" }\n', 'is `primary` under `colors`'],
  ['interface: { menu: Open the menu }\n', 'It may mean `openMenu`'],
])('%s belongs in a group that is there', async (written, advice) => {
  const text = `${written}brand: { name: Holm }\nseo: { origin: "https://holm.example" }\n`;
  const [found] = (await readSettings(text)).diagnostics;
  expect(found?.hints.join(' ')).toContain(advice);
});

test.each([
  [
    'banner: The beta opens soon. [Sign up](/get-started)',
    'banner: { text: The beta opens soon., link: { label: Sign up, href: /get-started } }',
  ],
  ['header:\n  menu:\n    - Products: What we make.', '{ label: Products, text: What we make. }'],
])('%s is written as a group', async (written, group) => {
  const text = `brand: { name: Holm }\n${written}\nseo: { origin: "https://holm.example" }\n`;
  const [found] = (await readSettings(text)).diagnostics;
  expect(found?.hints).toContain(`Write it as a group: \`${group}\`.`);
});

test.each([
  ['https://holm.example:8443', 0],
  ['https://holm.example:65535', 0],
  ['https://holm.example:65536', 1],
  ['https://holm.example:99999', 1],
])('an origin has a port that exists: %s', async (origin, count) => {
  const text = `brand: { name: Holm }\nseo: { origin: "${origin}" }\n`;
  expect((await readSettings(text)).diagnostics).toHaveLength(count);
});

test.each([
  ['1.25rem', 0],
  ['clamp(1rem, 0.5rem + 2vw, 3rem)', 0],
  ['calc(1rem + 2vw)', 0],
  ['max(1rem, 2vw)', 0],
  ['clamp(1rem, 2vw)', 1],
  ['clamp(1rem, 2vw, 3rem, 4rem)', 1],
  ['clamp(1rem, 2vw, 3rem', 1],
  ['calc(1rem, 2vw)', 1],
])('a size is one that browsers accept: %s', async (size, count) => {
  const text = `brand: { name: Holm }\nseo: { origin: "https://holm.example" }\ntheme: { type: { h1: { size: "${size}" } } }\n`;
  expect((await readSettings(text)).diagnostics).toHaveLength(count);
});

test.each(['seo: { origin: "" }', 'theme: { accent: " " }'])(
  'what has to have a form is empty, and not of another form: %s',
  async (written) => {
    const [found, ...others] = (await readSettings(`brand: { name: Holm }\n${written}\n`))
      .diagnostics;
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code: 'P107', message: expect.stringContaining('is empty') });
  },
);

test.each([
  ['2440D6', '#2440D6', true],
  ['#24d', '#2244DD', true],
  ['#24df', '#2244DD', true],
  ['#2440D6ff', '#2440D6', true],
  ['rgb(36, 64, 214)', '#2440D6', true],
  ['rgb(100% 50% 0% / 1)', '#FF8000', true],
  ['hsl(120deg 100% 25%)', '#008000', true],
  ['hsla(-240, 100%, 25%, 100%)', '#008000', true],
  ['oklch(62.8% 0.2577 29.23)', '#FF0000', true],
  // Without its transparency, a colour may look different.
  ['#2440D680', '#2440D6', false],
  ['#24d8', '#2244DD', false],
  ['rgba(36, 64, 214, 0.1)', '#2440D6', false],
  ['hsl(120 100% 25% / 50%)', '#008000', false],
  ['dark green', '#006400', false],
  // Colours that do not exist, or depend on others.
  ['rgb(300 0 0)', undefined, undefined],
  ['rgb(1, 2)', undefined, undefined],
  ['rgb(1 2 3 4 5)', undefined, undefined],
  ['hsl(a 1% 1%)', undefined, undefined],
  ['oklch(50% none 3)', undefined, undefined],
  ['var(--blue)', undefined, undefined],
])('the colour %s is written as %s, certain: %s', async (written, fixed, certain) => {
  const text = `brand: { name: Holm }\nseo: { origin: "https://holm.example" }\ntheme:\n  accent: "${written}"\n`;
  const [found, ...others] = (await readSettings(text)).diagnostics;
  expect(others).toEqual([]);
  expect(found?.fix?.certain).toBe(certain);
  if (fixed) expect(applyFix(text, found)).toContain(`accent: "${fixed}"`);
});

test('a colour with commas, in braces without quotes, is one mistake', async () => {
  const text =
    'brand: { name: Holm }\nseo: { origin: "https://holm.example" }\ntheme:\n  colors:\n    target: { light: rgb(10, 20, 30), dark: "#FFD166" }\n';
  const [found, ...others] = (await readSettings(text)).diagnostics;
  expect(others).toEqual([]);
  expect(applyFix(text, found)).toContain('light: "rgb(10, 20, 30)"');
});

test('a placeholder of another form is the one that the text has', async () => {
  const text = 'brand: { name: Holm }\ninterface:\n  homeLink: "{brand}, inicio"\n';
  const { diagnostics } = await readSettings(text);
  const found = diagnostics.find(({ code }) => code === 'W906');
  expect(applyFix(text, found)).toContain('homeLink: "%s, inicio"');
});

test('of a redirect that is there twice, one is removed, and nothing is said about items', async () => {
  const text = 'brand: { name: Holm }\nredirects:\n  /plans: /a\n  /plans: /b\n';
  const [found] = (await readSettings(text)).diagnostics;
  expect(found?.hints).toEqual([
    'Keep the one that is right, `/plans: /a` or `/plans: /b`, and remove the other.',
  ]);
});

test.each([
  ['', 'The settings of a site start like this'],
  ['# All of it is to come.\n', 'The settings of a site start like this'],
  [
    `brand: { name: Holm }\nseo: { origin: "https://holm.example" }\nheader: { actions: [${'{ label: A, href: / }, '.repeat(4)}] }\n`,
    'Remove one of them.',
  ],
])('%s has too little or too much', async (text, advice) => {
  const { diagnostics } = await readSettings(text);
  expect(diagnostics.map(({ hints }) => hints.join(' '))).toEqual([
    expect.stringContaining(advice),
  ]);
});

test('a group of the settings that is in another one, too, is said to be one of site.yaml', async () => {
  const text = 'brand: { name: Holm, email: a@holm.example }\nbanner:\n  brand: 5\n';
  const { diagnostics } = await readSettings(text);
  const [found] = diagnostics.filter(({ message }) => message.startsWith('`brand`'));
  expect(found?.hints).toEqual([
    '`brand` is a property of site.yaml, which has one already: remove one of the two.',
  ]);
});
