import type { CodeDescription } from './codes/description.ts';

/** Where a heading stands already, a page may have no other. */
const heading = /^(\s*- )?\s*type: (hero|page-header)\b/m;

/**
 * A page for a part of one, such as the examples of a code: as it is, or in place of what it seems
 * to be a part of. In the order of what is most likely.
 */
export function* pagesAround(part: string): Generator<string> {
  const text = `${part.trimEnd()}\n`;
  const has = (name: string) => new RegExp(`^${name}:`, 'm').test(text);
  const indented = (by: string) => text.replace(/^(?=.)/gm, by);
  const start = 'title: Example\ndescription: An example.\nblocks:\n';
  const hero = '  - type: hero\n';
  const title = '    title: Example\n';
  if (/^- /m.test(text)) yield `${start}${heading.test(text) ? '' : hero + title}${indented('  ')}`;
  else if (has('type')) {
    const block = `  - ${indented('    ').slice(4)}`;
    yield `${start}${heading.test(text) ? '' : hero + title}${block}`;
  }
  yield text;
  yield [
    has('title') ? '' : 'title: Example\n',
    has('description') ? '' : 'description: An example.\n',
    text,
    has('blocks') ? '' : `blocks:\n${hero}${title}`,
  ].join('');
  yield `${start}${hero}${has('title') ? '' : title}${indented('    ')}`;
}

/** The example of a code, with the mistake and without it. Both are empty where there is none. */
export function readExample({ example = '' }: CodeDescription): { wrong: string; right: string } {
  const marked = /\[-(.*?)-\]|\{\+(.*?)\+\}/gs;
  return { wrong: example.replace(marked, '$1'), right: example.replace(marked, '$2') };
}
