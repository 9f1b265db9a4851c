import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { readBlockSchemas, readVisualSchemas } from '../../schema/model/schemas.ts';
import { createContentValidator } from '../../schema/validate/validate.ts';
import { examplePictures } from '../pictures.ts';

interface Example {
  type: string;
  id?: string;
  [property: string]: unknown;
}

interface ExamplePage {
  title: string;
  description: string;
  blocks: Example[];
}

const validator = await createContentValidator();

const pageOf = (blocks: Example[]): ExamplePage => ({
  title: 'Examples',
  description: 'Examples of blocks.',
  blocks,
});

const hasPageHeading = (example: Example): boolean =>
  validator.page
    .accept(pageOf([structuredClone(example)]))
    ?.some(({ role }) => role === 'page-heading') ?? false;

/**
 * Returns the examples of all blocks and visuals, by route. Each page begins with one that has the
 * page's heading; the others are distributed evenly, with unique `id`s on each page.
 */
export function examplePages(): Map<string, ExamplePage> {
  const blocks = [...readBlockSchemas().values()].flatMap(
    (schema) => (schema.examples ?? []) as Example[],
  );
  const visuals = [...readVisualSchemas().values()].flatMap(({ examples = [] }) => examples);
  const examples: Example[] = [
    ...blocks,
    ...visuals.map((visual) => ({ type: 'feature', heading: 'An example', visual })),
  ];
  const opening = new Set(examples.filter(hasPageHeading));
  const pages = [...opening].map((example) => [example]);
  for (const example of examples) {
    if (opening.has(example)) continue;
    const possible = pages.filter((blocks) =>
      blocks.every(({ id }) => id === undefined || id !== example.id),
    );
    const [emptiest] = possible.sort((a, b) => a.length - b.length);
    if (!emptiest) throw new Error(`There are too many examples with the id "${example.id}".`);
    emptiest.push(example);
  }
  return new Map(pages.map((blocks, index) => [`/${index + 1}`, pageOf(blocks)]));
}

/** Writes a content folder with the example pages, a page of pictures and the settings of the tests' own site. */
async function writeExampleSite(folder: string): Promise<void> {
  const pages = examplePages();
  const own = join(import.meta.dirname, '../site');
  const { brand, theme, messages } = parse(readFileSync(join(own, 'site.yaml'), 'utf8'));
  const linked = JSON.stringify([...pages.values()]).matchAll(/(?:"href":"|\]\()(\/[a-z0-9/-]*)/g);
  const settings = {
    brand,
    // A domain that no example links to, because links to the own domain are checked.
    seo: { origin: 'https://examples.example.com', titleTemplate: '%s' },
    theme,
    messages,
    header: { menu: [{ label: 'First', href: '/1' }] },
    footer: { groups: [{ label: 'Pages', links: [{ label: 'First', href: '/1' }] }] },
    planned: [...new Set([...linked].map(([, path]) => path))],
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'site.yaml'), stringify(settings));
  cpSync(join(own, 'pages/favicon.svg'), join(folder, 'pages/favicon.svg'));
  mkdirSync(join(folder, 'pages/examples'));
  for (const [path, picture] of Object.entries(await examplePictures())) {
    writeFileSync(join(folder, path), picture);
  }
  // Not for the tests that only list the examples: it draws its pictures when it is loaded.
  const { writePicturePage } = await import('./picture-page.ts');
  writePicturePage(folder);
  for (const [route, page] of pages) {
    writeFileSync(
      join(folder, `pages${route}.yaml`),
      stringify(page, { aliasDuplicateObjects: false }),
    );
  }
}

if (import.meta.main) await writeExampleSite(process.argv[2] as string);
