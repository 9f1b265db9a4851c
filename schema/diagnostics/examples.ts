import type { CodeDescription } from '../model/codes/description.ts';

/** A page with such a block already has a heading and must not get another one. */
const heading = /^(\s*- )?\s*type: (hero|page-header)\b/m;

/**
 * Yields complete pages for a partial example: the example itself, or with the surroundings that it
 * seems to need. The most likely page comes first.
 */
export function* pagesAround(part: string): Generator<string> {
  const text = `${part.trimEnd()}\n`;
  const has = (name: string) => new RegExp(`^${name}:`, 'm').test(text);
  const indented = (by: string) => text.replace(/^(?=.)/gm, by);
  const start = 'title: Example\ndescription: An example.\nblocks:\n';
  const hero = '  - type: hero\n';
  const title = '    title: Example\n';
  if (/^- /m.test(text)) yield `${start}${heading.test(text) ? '' : hero + title}${indented('  ')}`;
  yield text;
  yield [
    has('title') ? '' : 'title: Example\n',
    has('description') ? '' : 'description: An example.\n',
    text,
    has('blocks') ? '' : `blocks:\n${hero}${title}`,
  ].join('');
  yield `${start}${hero}${has('title') ? '' : title}${indented('    ')}`;
}

/** Returns the files that an example names, by their names; none if it is a part of a file. */
export function filesIn(example: string): Map<string, string> {
  const [, ...named] = example.split(/^# (pages\/.+|site\.yaml)\n/m);
  const files = new Map<string, string>();
  for (let index = 0; index < named.length; index += 2)
    files.set(named[index] ?? '', named[index + 1] ?? '');
  return files;
}

/** Returns the example of a code with and without the mistake; both empty if there is none. */
export function readExample({ example = '' }: CodeDescription): { wrong: string; right: string } {
  const marked = /\[-(.*?)-\]|\{\+(.*?)\+\}/gs;
  return { wrong: example.replace(marked, '$1'), right: example.replace(marked, '$2') };
}
