import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEditedSite } from '../../../renderer/dev/edited-site.ts';
import {
  allProblems,
  problemsOf,
  reportFailed,
  warningsAt,
} from '../../../renderer/dev/problems.ts';
import { createTerminalReport } from '../../../renderer/dev/terminal-report.ts';
import { contentFolder, plainPage, plainSettings, writeFiles } from '../../content.ts';

/** A page with a warning at `6:12`, with further lines of the same block. */
const warnedPage = (more = '') => `${plainPage('A')}    lead: "[Add a lead]"\n${more}`;

test('the terminal shows warnings in brief at first, and later in full those that are new', async () => {
  const content = contentFolder({ 'pages/a.yaml': warnedPage() });
  const edited = await openEditedSite(content);
  const describeChanges = createTerminalReport(edited);
  const first = await describeChanges();
  expect(first).toContain('pages/a.yaml:6:12');
  expect(first).toMatch(/1 warning.*\n.*npm run validate/);
  expect(first).not.toContain('^^^');
  expect(await describeChanges()).toBeUndefined();
  const save = async (text: string) => {
    writeFiles(content, { 'pages/a.yaml': text });
    await edited.refresh();
    return describeChanges();
  };
  // A line above it.
  expect(await save(`# A\n${warnedPage()}`)).toBeUndefined();
  // A mistake, while which it is not checked.
  expect(await save(warnedPage('    badg: A\n'))).not.toContain('a.yaml:6:12');
  expect(await save(warnedPage())).not.toContain('a.yaml:6:12');
  const second = await save(warnedPage('    badge: "[Add a badge]"\n'));
  expect(second).toMatch(/pages\/a\.yaml:7:13[\s\S]*\^\^\^/);
  expect(second).not.toContain('a.yaml:6:12');
});

test('of many errors, the terminal shows ten, and those of the last save are among them', async () => {
  const names = [...'abcdefghijklmno'];
  const content = contentFolder(
    Object.fromEntries(
      names.map((name) => [`pages/${name}.yaml`, `${plainPage(name)}    badg: A\n`]),
    ),
  );
  const edited = await openEditedSite(content);
  const describeChanges = createTerminalReport(edited);
  expect((await describeChanges())?.match(/error\[/g)).toHaveLength(10);
  expect(await describeChanges()).toBeUndefined();
  writeFiles(content, { 'pages/o.yaml': `${plainPage('o')}    badgee: A\n` });
  await edited.refresh();
  const report = await describeChanges();
  expect(report).toMatch(/pages\/o\.yaml:6:5[\s\S]*5 more errors/);
  expect(report).toContain('`badgee`');
});

test('of an error in many pages, browsers get the lines that they show, and all its pages', async () => {
  const names = [...'abcdefgh'];
  const link = '    action: { label: Go, href: /gone/away }\n';
  const content = contentFolder(
    Object.fromEntries(names.map((name) => [`pages/${name}.yaml`, plainPage(name) + link])),
  );
  const edited = await openEditedSite(content);
  const [error] = (await edited.check()).diagnostics.filter(({ others }) => others);
  const lines = error?.others?.map(({ range }) => range.start.line);
  expect(lines).toEqual([6, 6, 6, 1, 1, 1, 1]);
  const [problem] = await problemsOf(edited);
  expect(problem).toMatchObject({
    routes: names.map((name) => `/${name}`),
    text: expect.stringContaining('7 more places: pages/b.yaml:6, pages/c.yaml:6, pages/d.yaml:6'),
  });
});

test('browsers get the warnings of their page at their places', async () => {
  const content = contentFolder({ 'pages/a.yaml': warnedPage('    badge: "[Add a badge]"\n') });
  const edited = await openEditedSite(content);
  expect(await warningsAt(edited, '/a')).toMatchObject([
    { routes: ['/a'], block: 'hero', place: { line: 6, column: 12 } },
    { routes: ['/a'], block: 'hero', place: { line: 7, column: 13 } },
  ]);
  expect(await warningsAt(edited, '/')).toEqual([]);
});

test('browsers get a warning that several pages share on each of them', async () => {
  const pages = ['pages/a.yaml', 'pages/b.yaml', 'pages/c.yaml'];
  const content = contentFolder(Object.fromEntries(pages.map((file) => [file, plainPage('A')])));
  const edited = await openEditedSite(content);
  for (const page of ['/a', '/b', '/c'])
    expect(await warningsAt(edited, page)).toContainEqual(
      expect.objectContaining({ routes: ['/a', '/b', '/c'] }),
    );
});

test('problems have colours where they are wanted, and show lines as editors do', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('NO_COLOR', undefined);
  const edited = await openEditedSite(contentFolder({ 'pages/a.yaml': '\uFEFFtitel: A\n' }));
  const report = (forced: string) => {
    vi.stubEnv('FORCE_COLOR', forced);
    return createTerminalReport(edited)();
  };
  expect(await report('1')).toContain('\x1b[');
  expect(await report('0')).not.toContain('\x1b[');
  expect(await report('0')).toContain('1 | titel: A');
});

test.each([
  ['of the block', 'hero, heading: A', 'hero'],
  ['of the type that is proposed', 'faq, heading: A', 'questions'],
  ['of no block, where nothing is near', 'zzz, heading: A', undefined],
])('a problem names the catalogue entry %s', async (_, block, expected) => {
  const page = `title: A\ndescription: About A.\nblocks:\n  - { type: ${block} }\n`;
  const edited = await openEditedSite(contentFolder({ 'pages/a.yaml': page }));
  const [found] = await problemsOf(edited);
  expect(found?.block).toBe(expected);
});

test('the problems of a page that is opened come before those of others', async () => {
  const edited = await openEditedSite(
    contentFolder({ 'pages/a.yaml': 'titel: A\n', 'pages/b.yaml': 'titel: B\n' }),
  );
  const routes = (await problemsOf(edited, '/b')).map((each) => each.routes?.join());
  expect(routes.indexOf('/a')).toBeGreaterThan(routes.lastIndexOf('/b'));
  expect(routes).toContain('/b');
});

test('the terminal shows places by the path that the author can open', async () => {
  const edited = await openEditedSite(contentFolder({ 'pages/a.yaml': 'titel: A\n' }));
  const describeChanges = createTerminalReport(edited, (file) => `../jam/${file}`);
  expect(await describeChanges()).toContain('../jam/pages/a.yaml:1:1');
});

test('a block that fails is shown at its line, in the terminal and in the browser', async () => {
  const printed = vi.mocked(console.error).mockImplementation(() => undefined);
  const edited = await openEditedSite(contentFolder({ 'pages/a.yaml': plainPage() }));
  const problem = {
    ...{ code: 'B301' as const, message: 'The block failed.' },
    where: { path: ['blocks', 0, 'type'], at: 'value' as const },
  };
  const shown = await reportFailed(edited, '/a', problem, (file) => `../jam/${file}`);
  expect(shown).toMatchObject({ routes: ['/a'], block: 'hero', place: { line: 4, column: 11 } });
  expect(shown.text).toContain('pages/a.yaml:4:11');
  expect(String(printed.mock.calls)).toContain('../jam/pages/a.yaml:4:11');
  printed.mockClear();
});

test('an address whose page was renamed says so until the page is back or moved', async () => {
  const content = contentFolder({
    'pages/a.yaml': plainPage(),
    'pages/404.yaml': plainPage('404'),
  });
  const edited = await openEditedSite(content);
  const rename = async (from: string, to: string) => {
    renameSync(join(content, `pages/${from}.yaml`), join(content, `pages/${to}.yaml`));
    await edited.refresh();
    return (await allProblems(undefined, edited)).filter(({ place }) => !place);
  };
  const [found, ...others] = await rename('a', 'b');
  expect(found).toMatchObject({ routes: ['/a'], text: expect.stringContaining('move -- /a /b') });
  expect(others).toEqual([]);
  expect(await rename('b', 'a')).toEqual([]);
  writeFiles(content, { 'site.yaml': `${plainSettings}redirects: { /a: /b }\n` });
  expect(await rename('a', 'b')).toEqual([]);
  // The page for what is not found cannot be moved.
  expect(await rename('404', 'c')).toEqual([]);
});

test('the terminal says what to do about three renamed pages, once, and counts the others', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const content = contentFolder(
    Object.fromEntries(names.map((name) => [`pages/${name}.yaml`, plainPage(name)])),
  );
  const edited = await openEditedSite(content);
  const describeChanges = createTerminalReport(edited);
  await describeChanges();
  for (const name of names)
    renameSync(join(content, `pages/${name}.yaml`), join(content, `pages/new-${name}.yaml`));
  await edited.refresh();
  const report = await describeChanges();
  expect(report?.match(/run: npm run move -- \/\w \/new-\w/g)).toHaveLength(3);
  expect(report).toContain('2 more pages');
  expect(await describeChanges()).toBeUndefined();
});
