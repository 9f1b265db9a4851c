import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Path } from '../../model/diagnostics.ts';
import { PlainError } from '../../plain-error.ts';
import { nodeAt } from '../../syntax/node-at.ts';
import { composeYaml } from '../../syntax/parse-yaml.ts';

/** Something wrong in a schema. */
export interface Fault {
  file: string;
  path: Path;
  at: 'key' | 'value';
  message: string;
}

/** Returns the text of a schema file. */
export type ReadText = (file: string) => string;

const folder = join(import.meta.dirname, '../..');
const readText: ReadText = (file) => readFileSync(join(folder, file), 'utf8');

/** One mistake can have many; the first few lead to it. */
const most = 10;

/** @throws PlainError with the line of each fault, if there are any */
export function refuseFaults(faults: readonly Fault[], textOf = readText): void {
  if (faults.length === 0) return;
  const lines = faults
    .slice(0, most)
    .map(({ message, ...place }) => `${placeOf(place, textOf)}: ${message}`);
  const more = faults.length > most ? [`… and ${faults.length - most} more.`] : [];
  throw new PlainError([...lines, ...more].join('\n'));
}

/** `schema/blocks/hero.json:12:7` */
function placeOf({ file, path, at }: Omit<Fault, 'message'>, textOf: ReadText): string {
  const { document, lines } = composeYaml(textOf(file));
  const { from } = nodeAt(document, path, at === 'key' ? 'key' : 'inside');
  const { line, col } = lines.linePos(from);
  return `schema/${file}:${line}:${col}`;
}
