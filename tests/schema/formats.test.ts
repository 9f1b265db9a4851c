import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with {
  type: 'json',
};
import Ajv from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { writeGithub } from '../../schema/diagnostics/formats/github.ts';
import { writeJson } from '../../schema/diagnostics/formats/json.ts';
import { writeJunit } from '../../schema/diagnostics/formats/junit.ts';
import type { Report } from '../../schema/diagnostics/formats/report.ts';
import { writeSarif } from '../../schema/diagnostics/formats/sarif.ts';
import type { Diagnostic } from '../../schema/model/diagnostics.ts';
import { contentFolder, plainPage } from '../content.ts';
import { loadContent } from '../load-content.ts';

const nowhere = () => `${plainPage()}    action: { label: Go, href: /nowhere }\n`;

/** A misspelt property, a value full of signs that formats escape, a repeated cause, a warning, a bad name. */
const files = {
  'pages/a.yaml': plainPage('A').replace('title: A', 'titel: A'),
  'pages/b.yaml': `${plainPage('B')}    id: "<&\\"'>%,:\\r\\n::error::\\u0000\\e[31m ]]>"\n`,
  'pages/c.yaml': nowhere(),
  'pages/d.yaml': nowhere(),
  'pages/e.yaml': `${plainPage('E')}    action: { label: Go, href: /terms }\n`,
  'pages/50% off, now.yaml': plainPage('F'),
};

async function createReport(): Promise<Report> {
  const { diagnostics } = await loadContent(contentFolder(files));
  return {
    command: 'npm run check',
    diagnostics,
    files: ['site.yaml', 'pages/index.yaml', ...Object.keys(files)],
    pathOf: (file) => `website/${file}`,
  };
}

const codesOf = (diagnostics: readonly Diagnostic[]) => diagnostics.map(({ code }) => code);

test('JSON has the shape of its schema, and the objects as they are', async () => {
  const report = await createReport();
  const schema = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../schema/report.json'), 'utf8'),
  );
  const validate = new Ajv2019({ allErrors: true }).compile(schema);
  const written = JSON.parse(writeJson(report));
  validate(written);
  expect(validate.errors).toBeNull();
  expect(written.diagnostics).toEqual(report.diagnostics);
  expect(written.summary).toEqual({ files: 8, errors: 5, warnings: 1, fixable: 1 });
});

describe('SARIF', () => {
  test('is valid by the 2.1.0 schema, also without results', async () => {
    const report = await createReport();
    // Written for an older draft than ajv knows, with nothing that has changed since.
    const { $schema: _, id: __, ...schema } = sarifSchema;
    const options = { strict: false, unicodeRegExp: false, validateFormats: false };
    const validate = new Ajv(options).compile(schema);
    expect(validate({ version: '2.1.0', runs: [{}] })).toBe(false);
    for (const log of [
      JSON.parse(writeSarif(report)),
      JSON.parse(writeSarif({ ...report, diagnostics: [] })),
    ]) {
      validate(log);
      expect(validate.errors).toBeNull();
    }
  });

  test('has rules with help, regions, fixes as replacements, and the other places', async () => {
    const report = await createReport();
    const [{ tool, results }] = JSON.parse(writeSarif(report)).runs;
    // Of two reports of one tool, code scanning keeps the later one.
    expect(tool.driver.name).toBe('npm run check');
    for (const { ruleId, ruleIndex } of results) {
      expect(tool.driver.rules[ruleIndex]).toMatchObject({
        id: ruleId,
        help: { text: expect.any(String) },
      });
    }
    const byCode = (code: string) =>
      results.find(({ ruleId }: { ruleId: string }) => ruleId === code);
    const region = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 6 };
    expect(byCode('P104')).toMatchObject({
      level: 'error',
      locations: [
        { physicalLocation: { artifactLocation: { uri: 'website/pages/a.yaml' }, region } },
      ],
      fixes: [
        {
          artifactChanges: [
            { replacements: [{ deletedRegion: region, insertedContent: { text: 'title' } }] },
          ],
        },
      ],
    });
    expect(byCode('R201').relatedLocations).toMatchObject([
      { physicalLocation: { artifactLocation: { uri: 'website/pages/d.yaml' } } },
    ]);
    expect(byCode('R202').level).toBe('warning');
    expect(byCode('F005').locations[0].physicalLocation.artifactLocation.uri).toBe(
      'website/pages/50%25%20off%2C%20now.yaml',
    );
  });
});

test('JUnit has a test for each file, which fails with all errors that have a place in it', async () => {
  const report = await createReport();
  const { window } = new JSDOM();
  const xml = new window.DOMParser().parseFromString(writeJunit(report), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const tests = [...xml.querySelectorAll('testcase')];
  expect(tests.map((each) => each.getAttribute('name'))).toEqual(
    report.files.map((file) => `website/${file}`).sort(),
  );
  const failing = tests.filter((each) => each.querySelector('failure'));
  expect(xml.querySelector('testsuites')?.getAttribute('failures')).toBe(String(failing.length));
  const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
  const places = errors.flatMap((error) => [error, ...(error.others ?? [])].map(() => error));
  expect(failing.map((each) => each.querySelector('failure')?.getAttribute('type')).sort()).toEqual(
    codesOf(places).sort(),
  );
  const textOf = (file: string) => xml.querySelector(`[name$="${file}"]`)?.textContent;
  expect(textOf('c.yaml')).toContain('at website/pages/d.yaml:6:32');
  expect(textOf('d.yaml')).toContain('at website/pages/d.yaml:6:32');
  expect(textOf('d.yaml')).toContain('see website/pages/c.yaml:6:32');
  expect(xml.querySelector('[name$="e.yaml"] system-out')?.textContent).toContain('R202');
});

describe('GitHub', () => {
  /** What GitHub makes of the lines: it knows no other commands than these. */
  const commandsIn = (text: string) =>
    text.split('\n').map((line) => {
      const [, severity, properties = '', message = ''] =
        /^::(error|warning) ([^:]*)::(.*)$/.exec(line) ?? [];
      const decode = (text: string) => decodeURIComponent(text);
      return {
        severity,
        properties: Object.fromEntries(
          properties.split(',').map((property) => property.split('=').map(decode)),
        ),
        message: decode(message),
      };
    });

  test('gets one command for each place, at its lines, whatever the content says', async () => {
    const report = await createReport();
    const commands = commandsIn(writeGithub(report));
    expect(commands.map(({ severity }) => severity)).toEqual([
      ...['error', 'error', 'error', 'error', 'error'],
      'warning',
    ]);
    expect(commands.map(({ properties }) => properties.title.slice(0, 4))[0]).toBe('R201');
    expect(commands.find(({ properties }) => properties.title.startsWith('P104'))).toMatchObject({
      properties: {
        file: 'website/pages/a.yaml',
        line: '1',
        endLine: '1',
        col: '1',
        endColumn: '6',
      },
      message: expect.stringContaining('\nDid you mean `title`?'),
    });
    // Its other place has an annotation of its own.
    expect(commands[0]?.message).not.toContain('website/pages/d.yaml');
    expect(commands[4]).toMatchObject({
      properties: { file: 'website/pages/d.yaml', line: '6', col: '32' },
      message: expect.stringContaining('website/pages/c.yaml:6:32'),
    });
  });

  test('shows as many places of each error, and the tenth says how many more there are', async () => {
    const report = await createReport();
    const placesOf = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) => `pages/${name}${index}.yaml`);
    const counts: Record<string, number> = { R201: 14, P104: 12 };
    const diagnostics = report.diagnostics.map((one): Diagnostic => {
      const { code, range } = one;
      const files = placesOf(code, counts[code] ?? 0);
      return files.length > 0 ? { ...one, others: files.map((file) => ({ file, range })) } : one;
    });
    const commands = commandsIn(writeGithub({ ...report, diagnostics })).filter(
      ({ severity }) => severity === 'error',
    );
    expect(commands).toHaveLength(10);
    const shown = codesOf(diagnostics.filter(({ severity }) => severity === 'error'));
    const codes = commands.map(({ properties }) => properties.title.slice(0, 4));
    expect(codes.slice(0, 4).sort()).toEqual(shown.sort());
    expect(commands.slice(4, 9).map(({ properties }) => properties.file)).toEqual(
      ['R2010', 'P1040', 'R2011', 'P1041', 'R2012'].map((name) => `website/pages/${name}.yaml`),
    );
    expect(commands[0]?.message).not.toContain('R2012.yaml');
    expect(commands[0]?.message).toContain('The same in website/pages/R2013.yaml');
    expect(commands[0]?.message).toMatch(/and in 1 more place$/);
    expect(commands[9]?.message).toBe(
      'There are 21 more places of these errors: npm run check -- --all shows all.',
    );
  });

  test('shows ten of a severity: the tenth says how many more there are', async () => {
    const report = await createReport();
    const [error, ...others] = report.diagnostics.filter(({ severity }) => severity === 'error');
    const many = Array<Diagnostic>(13).fill(error as Diagnostic);
    const commands = commandsIn(writeGithub({ ...report, diagnostics: [...many, ...others] }));
    expect(commands).toHaveLength(10);
    expect(commands.at(-1)?.message).toContain(
      `${many.length + others.length - 9} more errors and 1 more place of these errors: npm run check -- --all shows all`,
    );
    expect(commandsIn(writeGithub({ ...report, diagnostics: many.slice(0, 10) }))).toHaveLength(10);
  });

  test('hears nothing where nothing is wrong', async () => {
    const report = await createReport();
    expect(writeGithub({ ...report, diagnostics: [] })).toBe('');
  });
});
