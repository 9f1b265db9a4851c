import { expect, onTestFinished, test, vi } from 'vitest';
import { openEditedSite } from '../../renderer/dev/edited-site.ts';
import { problemsOf, reportFailed, reportProblems } from '../../renderer/dev/problems.ts';
import { contentFolder, plainPage } from '../content.ts';

test('warnings are counted while pages are edited, and the command that shows them is named', async () => {
  const warned = contentFolder({ 'site.yaml': 'brand: { name: Holm }\n' });
  expect(await reportProblems(await openEditedSite(warned))).toMatch(
    /1 warning.*\n.*npm run validate/,
  );
  expect(await reportProblems(await openEditedSite(contentFolder()))).not.toContain('validate');
});

test('problems have colours where they are wanted, and show lines as editors do', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('NO_COLOR', undefined);
  const edited = await openEditedSite(contentFolder({ 'pages/a.yaml': '\uFEFFtitel: A\n' }));
  const report = (forced: string) => {
    vi.stubEnv('FORCE_COLOR', forced);
    return reportProblems(edited);
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
  const routes = (await problemsOf(edited, '/b')).map(({ route }) => route);
  expect(routes.indexOf('/a')).toBeGreaterThan(routes.lastIndexOf('/b'));
  expect(routes).toContain('/b');
});

test('the terminal shows places by the path that the author can open', async () => {
  const edited = await openEditedSite(contentFolder({ 'pages/a.yaml': 'titel: A\n' }));
  expect(await reportProblems(edited, (file) => `../jam/${file}`)).toContain(
    '../jam/pages/a.yaml:1:1',
  );
});

test('a block that fails is shown at its line, in the terminal and in the browser', async () => {
  const printed = vi.mocked(console.error).mockImplementation(() => undefined);
  const edited = await openEditedSite(contentFolder({ 'pages/a.yaml': plainPage() }));
  const problem = {
    ...{ code: 'B301' as const, message: 'The block failed.' },
    where: { path: ['blocks', 0, 'type'], at: 'value' as const },
  };
  const shown = await reportFailed(edited, '/a', problem, (file) => `../jam/${file}`);
  expect(shown).toMatchObject({ route: '/a', block: 'hero', place: { line: 4, column: 11 } });
  expect(shown.text).toContain('pages/a.yaml:4:11');
  expect(String(printed.mock.calls)).toContain('../jam/pages/a.yaml:4:11');
  printed.mockClear();
});
