import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEditedSite } from '../../renderer/dev/edited-site.ts';
import {
  allProblems,
  createTerminalReport,
  problemsOf,
  reportFailed,
  warningsAt,
} from '../../renderer/dev/problems.ts';
import { contentFolder, plainPage, plainSettings, writeFiles } from '../content.ts';

test('warnings are shown in brief at first, then in full once, and no others again', async () => {
  const content = contentFolder({ 'pages/a.yaml': `${plainPage('A')}    lead: "[Add a lead]"\n` });
  const edited = await openEditedSite(content);
  const describeSite = createTerminalReport(edited);
  const first = await describeSite();
  expect(first).toContain('pages/a.yaml:6:12');
  expect(first).toMatch(/1 warning.*\n.*npm run validate/);
  expect(first).not.toContain('^^^');
  expect(await describeSite()).toBeUndefined();
  const save = async (text: string) => {
    writeFiles(content, { 'pages/a.yaml': text });
    await edited.refresh();
    return describeSite();
  };
  const lead = '    lead: "[Add a lead]"\n';
  // A line above it, and a mistake while which it is not checked.
  expect(await save(`# A\n${plainPage('A')}${lead}`)).toBeUndefined();
  expect(await save(`${plainPage('A')}    led: A\n${lead}`)).not.toContain('[Add a lead]');
  expect(await save(`${plainPage('A')}${lead}`)).not.toContain('[Add a lead]');
  const second = await save(`${plainPage('A')}${lead}    badge: "[Add a badge]"\n`);
  expect(second).toMatch(/pages\/a\.yaml:7:13[\s\S]*\^\^\^/);
  expect(second).not.toContain('[Add a lead]”');
  expect(await warningsAt(edited, '/a')).toMatchObject([
    { routes: ['/a'], block: 'hero', place: { line: 6, column: 12 } },
    { routes: ['/a'], block: 'hero', place: { line: 7, column: 13 } },
  ]);
  expect(await warningsAt(edited, '/')).toEqual([]);
  writeFiles(content, { 'pages/b.yaml': plainPage('A'), 'pages/c.yaml': plainPage('A') });
  await edited.refresh();
  for (const page of ['/b', '/c'])
    expect(await warningsAt(edited, page)).toContainEqual(
      expect.objectContaining({
        routes: ['/a', '/b', '/c'],
        text: expect.stringContaining('R219'),
      }),
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
  const describeSite = createTerminalReport(edited, (file) => `../jam/${file}`);
  expect(await describeSite()).toContain('../jam/pages/a.yaml:1:1');
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
  const content = contentFolder({ 'pages/a.yaml': plainPage() });
  const edited = await openEditedSite(content);
  const [old, now] = ['a', 'b'].map((name) => join(content, `pages/${name}.yaml`)) as [
    string,
    string,
  ];
  const rename = async (from: string, to: string) => {
    renameSync(from, to);
    await edited.refresh();
    return (await allProblems(new Map(), edited)).filter(({ place }) => !place);
  };
  const [found, ...others] = await rename(old, now);
  expect(found).toMatchObject({ routes: ['/a'], text: expect.stringContaining('move -- /a /b') });
  expect(others).toEqual([]);
  expect(await rename(now, old)).toEqual([]);
  writeFiles(content, { 'site.yaml': `${plainSettings}redirects: { /a: /b }\n` });
  expect(await rename(old, now)).toEqual([]);
});
