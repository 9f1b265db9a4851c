import type { Path } from '../../schema/model/diagnostics.ts';

/** The path to the first text in a block that equals these words, or else contains them. */
export function findWords(block: unknown, words: string): Path | undefined {
  const texts = [...textsIn(block, [])];
  const is = texts.find(({ text }) => text === words);
  return (is ?? (words.length > 2 ? texts.find(({ text }) => text.includes(words)) : undefined))
    ?.path;
}

function* textsIn(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* textsIn(child, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
