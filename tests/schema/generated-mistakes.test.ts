import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isSameWord } from '../../schema/diagnostics/same-word.ts';
import { synonymsOf } from '../../schema/diagnostics/suggest-property.ts';
import type { Problem } from '../../schema/model/diagnostics.ts';
import { shownHints, shownLabel } from '../../schema/model/diagnostics.ts';
import { valueAt } from '../../schema/model/pointer.ts';
import { readBlockSchemas, readVisualSchemas, type Schema } from '../../schema/model/schemas.ts';
import { resolvePiece } from '../../schema/model/wording.ts';
import { isPropertyName } from '../../schema/yaml/schema-names.ts';
import { applyFix, diagnose, explain } from '../diagnose.ts';
import { changed, exampleBlocks, groupsOf, pageOf, pageWith, renamed, textOf } from './examples.ts';

type Json = Record<string, unknown>;

/** What has been tried of a property, wherever it stands: many blocks share the pieces of schemas. */
const tried = new Set<string>();

function isFirst(trial: string, name: string, schema: Schema | undefined): boolean {
  const { properties = {} } = schema ?? {};
  return isNew(trial, name, properties[name], Object.keys(properties)) && isDue();
}

/** Of so many trials, each run makes one. */
const oneIn = 6;
let due = Math.floor(Math.random() * oneIn);

/** From a random one on, so that each trial has its turn in some run. */
const isDue = (): boolean => due++ % oneIn === 0;

function isNew(...parts: unknown[]): boolean {
  const key = JSON.stringify(parts);
  return !tried.has(key) && Boolean(tried.add(key));
}

/**
 * What is reported of a page. Its text is read only where that tries something new: what a text may
 * mean otherwise takes ten times as long as what is wrong with its value.
 */
async function problemsOf(page: object, isReadAsText: boolean): Promise<Reported[]> {
  if (!isReadAsText)
    return (await explain(page)).map(({ code, label, hints }) => ({
      code,
      label: shownLabel(label),
      hints: shownHints(hints),
    }));
  const text = textOf(page);
  const lines = text.split('\n');
  return (await diagnose(text)).map((diagnostic) => ({
    ...diagnostic,
    line: lines[diagnostic.range.start.line - 1] ?? '',
  }));
}

interface Reported {
  code: string;
  label?: string | undefined;
  hints?: readonly string[];
  /** Where the text was read. */
  line?: string;
}

const blocks = Object.groupBy(exampleBlocks(), ({ type, visual }) =>
  type === 'feature' && visual ? `feature with ${(visual as Json).kind}` : String(type),
);

describe.each(Object.entries(blocks))('in the block %s', (_, examples = []) => {
  const groups = examples.flatMap((block) =>
    [...groupsOf(block)].map((group) => ({ block, ...group })),
  );

  test('a misspelt property is found at its line, and its name suggested', async () => {
    for (const { block, path, schema, object } of groups) {
      // Of names that authors choose, none is wrong.
      for (const name of Object.keys(object).filter((each) => schema.properties?.[each])) {
        if (name.length < 4 || !isFirst('misspelt', name, schema)) continue;
        const misspelt = name.slice(0, 2) + name.slice(3);
        const page = pageOf(changed(block, path, (group) => renamed(group, name, misspelt)));
        const all = await problemsOf(page, isNew('misspelt in a text', block.type));
        const found = all.filter(({ code, line }) => code === 'P104' && isOn(line, `${misspelt}:`));
        expect(found.map(({ label }) => label).join(), JSON.stringify(page)).toContain(
          `\`${name}\``,
        );
      }
    }
  });

  test('a number where a text is wanted is found at its line', async () => {
    for (const { block, path, schema, object } of groups) {
      for (const [name, value] of Object.entries(object)) {
        if (typeof value !== 'string' || name === 'type' || name === 'kind') continue;
        if (!isFirst('number', name, schema)) continue;
        const page = pageOf(changed(block, path, (group) => ({ ...group, [name]: 4711 })));
        const all = await problemsOf(page, isNew('number in a text', block.type));
        // Of a field with fixed values, a number is just another wrong value.
        const found = all.filter(({ code, line }) => /P10[23]/.test(code) && isOn(line, '4711'));
        expect(found, JSON.stringify(page)).not.toEqual([]);
        for (const hint of found.flatMap(({ hints = [] }) => hints))
          expect(hint, JSON.stringify(page)).not.toMatch(/: *$/);
      }
    }
  });

  test('each of other people’s words for a property is understood', async () => {
    for (const { block, path, schema, object } of groups) {
      for (const name of Object.keys(object)) {
        const { properties = {} } = schema;
        const words = synonymsOf(properties[name] ?? {}).filter(
          (word) =>
            !Object.keys(properties).some((other) => isSameWord(other, word)) &&
            !Object.values(properties).some((other) => formerNames(other).includes(word)),
        );
        if (!isFirst('synonym', name, schema)) continue;
        for (const word of words) {
          const page = pageOf(changed(block, path, (group) => renamed(group, name, word)));
          // What a text may mean otherwise depends on the word only where it names a property.
          const isReadAsText = isNew('word', isPropertyName(word) ? word : block.type);
          const found = await problemsOf(page, isReadAsText);
          expect(
            found.map(({ code }) => code),
            JSON.stringify(page),
          ).toEqual(['P104']);
          expect(found[0]?.label, word).toContain(`\`${name}\``);
        }
      }
    }
  });

  test('each missing property is found, and what is suggested leaves nothing but blanks to fill in', async () => {
    for (const { block, path, schema, object } of groups) {
      for (const name of schema.required ?? []) {
        if (!Object.hasOwn(object, name) || !isFirst('missing', name, schema)) continue;
        const text = pageWith(changed(block, path, ({ [name]: _, ...rest }) => rest));
        const [found, ...others] = await diagnose(text);
        expect(others, text).toEqual([]);
        if (path.length === 0) expect(found?.range.start.line, text).toBe(4);
        expect(found?.hints[0], text).toMatch(/: ./);
        const isTag = name === 'type' || (name === 'kind' && path.at(-1) === 'visual');
        expect(found?.code, text).toBe(
          isTag ? 'P106' : Object.keys(object).length > 1 ? 'P101' : found?.code,
        );
        if (isTag) continue;
        const fixed = parse(applyFix(text, found));
        const left = (await explain(fixed)).filter((each) => !isOfBlank(fixed, each.where));
        expect(left.filter(isNotRelated), JSON.stringify(fixed)).toEqual([]);
      }
    }
  });

  test('each text where a group is wanted is shown as one', async () => {
    for (const { block, path, schema, object } of groups) {
      if (path.length === 0 || typeof path.at(-1) === 'number') continue;
      if (!isFirst('text', String(path.at(-1)), schema)) continue;
      const text = pageWith(changed(block, path, () => 'Some words'));
      const found = await diagnose(text);
      expect(
        found.map(({ code }) => code),
        text,
      ).toEqual(['P102']);
      const hasText = Object.values(schema.properties ?? {}).some(
        (property) => resolvePiece(property).type === 'string',
      );
      if (hasText && !('kind' in object))
        expect(found[0]?.hints.join(' '), text).toContain('Some words');
    }
  });
});

/** Whether a line has a word; true where no text was read. */
const isOn = (line: string | undefined, word: string): boolean =>
  line === undefined || line.includes(word);

const formerNames = (schema: Schema): string[] =>
  (resolvePiece(schema)['x-renamed-from'] ?? []) as string[];

/** Whether a problem is about a `…` that a fix left for the author to fill in. */
const isOfBlank = (page: object, { path = [] }: Problem['where']): boolean =>
  String(valueAt(page, path)).includes('…');

/** An example's values may not agree with those around it: a label that is there, as many as columns. */
const isNotRelated = ({ code }: { code: string }) => !['P103', 'P109', 'P110'].includes(code);

const types = [...readBlockSchemas(), ...readVisualSchemas()];

describe('other people’s words for blocks and visuals, and a letter too many', () => {
  test.each(types)('%s', async (name, schema) => {
    const [example] = (schema.examples ?? []) as Json[];
    for (const word of [`${name}x`, ...((schema['x-synonyms'] ?? []) as string[])]) {
      if (!isDue()) continue;
      const isBlock = 'type' in (schema.properties ?? {});
      const text = isBlock
        ? pageWith({ ...example, type: word })
        : pageWith({ type: 'feature', heading: 'See it', visual: { ...example, kind: word } });
      const [found, ...others] = await diagnose(text);
      expect(others, word).toEqual([]);
      expect(found?.label, word).toContain(`\`${name}\``);
    }
  });
});
