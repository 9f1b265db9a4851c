import type { Block, Page } from '../../schema/generated/types.ts';
import {
  readBlockSchemas,
  readSchema,
  readSiteSchema,
  readVisualSchemas,
  type Schema,
} from '../../schema/model/schemas.ts';
import { describeLimits } from '../../schema/validate/describe-limits.ts';
import { writeExample } from '../../schema/validate/example-yaml.ts';
import type { CatalogueAdvice, CatalogueEntry } from './catalogue-entry.ts';
import { createFieldDescriptions, synonymsOf } from './describe-fields.ts';

export interface Catalogue {
  entries: CatalogueEntry[];
  advice: CatalogueAdvice[];
  /** A page of one example, counted from 1. */
  pageOf(name: string, number: number): Page;
}

/** Reads all blocks, visuals and files from the current schemas. */
export function readCatalogue(): Catalogue {
  const fieldsOf = createFieldDescriptions();
  const [blocks, visuals] = [readBlockSchemas(), readVisualSchemas()];
  const files = new Map([
    ['site.yaml', readSiteSchema()],
    ['page.yaml', readSchema('page.json')],
  ]);
  const hold = createHolder(blocks);
  const read = (kind: CatalogueEntry['kind'], schemas: ReadonlyMap<string, Schema>) =>
    [...schemas].map(
      ([name, schema]): CatalogueEntry => ({
        name,
        kind,
        description: schema.description ?? '',
        synonyms: synonymsOf(schema),
        limits: describeLimits(schema),
        fields: fieldsOf(schema),
        examples: (schema.examples ?? []).map((example) =>
          writeForPage(kind === 'block' ? example : hold(example)),
        ),
      }),
    );
  return {
    entries: [...read('block', blocks), ...read('visual', visuals), ...read('file', files)],
    advice: readAdvice(),
    pageOf(name, number) {
      const block = blocks.get(name)?.examples?.[number - 1];
      const example = block ?? hold(visuals.get(name)?.examples?.[number - 1]);
      return {
        title: `${name} ${number}`,
        description: 'An example.',
        blocks: [structuredClone(example) as Block],
      };
    },
  };
}

/** The advice for unknown types of blocks: see `x-value-instead`. */
function readAdvice(): CatalogueAdvice[] {
  const { 'x-value-instead': advice = {} } =
    readSchema('page.json').properties?.blocks?.items ?? {};
  return Object.entries(advice as Record<string, string>).map(([names, text]) => ({
    names: names.split(', ').map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, '')),
    text,
  }));
}

/** Indents YAML so that it can be pasted below `blocks:` at the start of a line. */
const writeForPage = (block: unknown): string =>
  writeExample(block)
    .replaceAll(/^(?=.)/gm, '    ')
    .replace('    ', '  - ');

/** Returns a function that puts a visual into a block, the one with the shortest example. */
function createHolder(blocks: ReadonlyMap<string, Schema>): (visual: unknown) => unknown {
  const [smallest] = [...blocks.values()]
    .flatMap(({ examples = [] }) => examples as Record<string, unknown>[])
    .flatMap(({ visual, ...others }) => (visual ? [others] : []))
    .sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  return (visual) => ({ ...smallest, visual });
}
