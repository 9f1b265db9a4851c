import { join } from 'node:path';
import { entryPath } from '../../renderer/catalogue/catalogue-entry.ts';
import { readCatalogue } from '../../renderer/catalogue/read-catalogue.ts';
import { slug } from '../../schema/diagnostics/forms/names.ts';
import { generateTypes } from '../../schema/validate/generate-types.ts';
import { UsageError } from '../command-line.ts';
import { blockComponent, blockSchema } from './block-files.ts';
import { howToSee } from './how-to-see.ts';
import { toPascal } from './names.ts';
import { refuseExisting, shownPath, writeNew } from './new-file.ts';
import { visualComponent, visualSchema } from './visual-files.ts';

const root = join(import.meta.dirname, '../..');

/** A longer name would not fit into a line of the generated code. */
const longest = 28;

/** Folders in `blocks/` that are not blocks. */
const taken = ['ui', 'visuals'];

type Kind = 'block' | 'visual';

/**
 * Returns the files of a new block or visual, with their absolute paths.
 * @throws UsageError if it cannot have that name
 */
export function createComponent(kind: Kind, name: string) {
  checkName(kind, name);
  const folder = kind === 'block' ? 'blocks' : 'blocks/visuals';
  const schema = join(root, `schema/${kind}s/${name}.json`);
  const component = join(root, `${folder}/${name}.tsx`);
  refuseExisting([schema, component, join(root, folder, name)]);
  const code = kind === 'block' ? blockComponent(name) : visualComponent(name);
  checkComponentName(kind, name, code);
  return {
    schema: { path: schema, text: kind === 'block' ? blockSchema(name) : visualSchema(name) },
    component: { path: component, text: code },
  };
}

/** Writes the schema and the component of a new block or visual, and returns what to tell its author. */
export async function writeNewComponent(kind: Kind, name: string): Promise<string[]> {
  const { schema, component } = createComponent(kind, name);
  for (const { path, text } of [schema, component]) writeNew(path, text);
  await generateTypes();
  const { entries } = readCatalogue();
  const entry = entries.find((each) => each.kind === kind && each.name === name);
  return [
    `${shownPath(schema.path)} says what an author can write.`,
    `${shownPath(component.path)} says what a visitor sees.`,
    'Put it on a page, below `blocks:`:',
    '',
    entry?.examples[0] ?? '',
    '',
    `See it: ${howToSee(entryPath(name))}`,
  ];
}

/** Refuses a name such as `section`, whose component would be named like a piece that it uses. */
function checkComponentName(kind: string, name: string, code: string): void {
  const used = new RegExp(`^(?:import .*|const )\\b${toPascal(name)}\\b`, 'm').test(code);
  // Every object has such a property, which is found in place of the block.
  if (!used && !(name in {})) return;
  throw new UsageError(
    `\`${name}\` cannot be the name of a ${kind}: the code uses it for something else.\nTry: npm run new -- ${kind} our-${name}`,
  );
}

function checkName(kind: string, name: string): void {
  const better = slug(name.replace(/\.(?:json|tsx?|ya?ml)$/, ''))
    .replace(/^[\d-]+/, '')
    .slice(0, longest)
    .replace(/-$/, '');
  if (taken.includes(name))
    throw new UsageError(`\`${name}\` is the name of a folder of the project.`);
  if (name === better) return;
  throw new UsageError(
    `\`${name}\` cannot be the name of a ${kind}: use lower-case letters, digits and single hyphens, at most ${longest}, and a letter first.${
      better ? `\nTry: npm run new -- ${kind} ${better}` : ''
    }`,
  );
}
