import { writeExample } from './example-yaml.ts';
import type { Schema } from './schemas.ts';

interface Snippet {
  label: string;
  description: string;
  bodyText: string;
}

/**
 * Creates editor snippets from the examples of blocks or visuals. An editor indents every line like
 * the one where it inserts; `indentation` is added to all lines but the first.
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

/** Escapes `$`, which begins a placeholder in snippets. */
const escapeSnippet = (text: string): string => text.replace(/[\\$}]/g, '\\$&');
