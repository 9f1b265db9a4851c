import { writeExample } from './example-yaml.ts';
import type { Schema } from './schemas.ts';

interface Snippet {
  label: string;
  description: string;
  bodyText: string;
}

/**
 * The examples of blocks or visuals, by their names, for an editor to insert. It indents every line
 * as far as the one where it inserts; `indentation` is what the others need beyond that.
 */
export function createSnippets(
  members: ReadonlyMap<string, Schema>,
  indentation: string,
): Snippet[] {
  return [...members].flatMap(([name, { examples = [], description = '' }]) =>
    examples.map((example, index) => ({
      label: index === 0 ? name : `${name} ${index + 1}`,
      description,
      bodyText: escapeSnippet(writeExample(example)).replaceAll('\n', `\n${indentation}`),
    })),
  );
}

/** `$` begins a place to fill in, in the language of snippets. */
const escapeSnippet = (text: string): string => text.replace(/[\\$}]/g, '\\$&');
