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

/** Writes the schema and the component of a new block or visual. */
export async function writeNewComponent(kind: 'block' | 'visual', name: string): Promise<string[]> {
  checkName(kind, name);
  const folder = kind === 'block' ? 'blocks' : 'blocks/visuals';
  const schema = join(root, `schema/${kind}s/${name}.json`);
  const component = join(root, `${folder}/${name}.tsx`);
  refuseExisting([schema, component, join(root, folder, name)]);
  const code = kind === 'block' ? blockComponent(name) : visualComponent(name);
  checkComponentName(kind, name, code);
  writeNew(schema, kind === 'block' ? blockSchema(name) : visualSchema(name));
  writeNew(component, code);
  await generateTypes();
  const { entries } = readCatalogue();
  const entry = entries.find((each) => each.kind === kind && each.name === name);
  return [
    `${shownPath(schema)} says what an author can write.`,
    `${shownPath(component)} says what a visitor sees.`,
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
