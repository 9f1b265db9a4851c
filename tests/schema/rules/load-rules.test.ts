import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report, SiteView } from '../../../schema/facts/rule.ts';
import { PlainError } from '../../../schema/plain-error.ts';
import { loadRules, type NamedRule, ruleFailure } from '../../../schema/validate/load-rules.ts';
import { temporaryFolder } from '../../content.ts';

test.each([
  ['no export', 'const rule = () => {};\n'],
  ['an export with a name', 'export const rule = () => {};\n'],
  ['a default export that is no function', "export default 'rule';\n"],
])('a file of a rule with %s is named', async (_, text) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'first.ts'), 'export default () => {};\n');
  writeFileSync(join(folder, 'second.ts'), text);
  const error = await loadRules(folder).catch((reason) => reason);
  expect(error).toBeInstanceOf(PlainError);
  expect(error.message).toContain('schema/rules/second.ts');
  expect(error.message).toContain('export default');
});

test.each([
  ['a mistake in its syntax', 'export default function rule( { ;\n', 1],
  ['code that throws', "\nthrow new Error('No way.');\n", 2],
  ['an import of a file that is not there', "import './third.ts';\nexport default () => {};\n"],
])('a file of a rule with %s is named in one line', async (_, text, line?: number) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'second.ts'), text);
  const error = await loadRules(folder).catch((reason) => reason);
  expect(error).toBeInstanceOf(PlainError);
  expect(error.message).toContain('schema/rules/second.ts');
  expect(error.message).not.toContain('\n');
  if (line) expect(error.message).toContain(`line ${line}`);
});

test('rules may be in folders', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'links'));
  for (const name of ['second.ts', 'links/first.ts'])
    writeFileSync(join(folder, name), 'export default () => {};\n');
  const rules = await loadRules(folder);
  expect(rules.map(({ name }) => name)).toEqual(['links/first.ts', 'second.ts']);
});

test('a rule that throws is named with its line', async () => {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'second.ts'),
    'export default (site: object) =>\n  site.files.at(0);\n',
  );
  const [{ name, rule }] = (await loadRules(folder)) as [NamedRule];
  const failure = await new Promise((resolve) => resolve(rule({} as SiteView, {} as Report))).catch(
    (error) => ruleFailure(name, error),
  );
  expect(failure).toBeInstanceOf(PlainError);
  expect((failure as PlainError).message).toMatch(/^schema\/rules\/second\.ts .*line 2/);
});

test.each(['js', 'tsx', 'mjs'])('code in a file that ends in .%s is no rule', async (ending) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'first.ts'), 'export default () => {};\n');
  writeFileSync(join(folder, `second.${ending}`), 'export default () => {};\n');
  const error = await loadRules(folder).catch((reason) => reason);
  expect(error).toBeInstanceOf(PlainError);
  expect(error.message).toContain(`schema/rules/second.${ending}`);
  expect(error.message).toContain('schema/rules/second.ts');
});
