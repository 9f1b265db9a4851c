import type { CodeDescription } from '../model/codes/description.ts';
import { bytesOf, filesIn } from './example-files.ts';

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

/** The settings of a site with an example, one property a line. */
const exampleSettings = `brand: { name: Example }
seo: { origin: "https://www.example.com" }
footer: { groups: [{ label: Company, links: [{ label: Home, href: / }] }] }
planned: [/terms]
`;

/** What a site with an example has beside it. */
export const exampleSite = {
  'site.yaml': exampleSettings,
  'pages/index.yaml':
    'title: Home\ndescription: An example.\nblocks:\n  - type: hero\n    title: Home\n',
};

/**
 * Yields the files of sites around an example: those that it names, or an example of a page or of the
 * settings.
 */
export function* sitesAround(example: string): Generator<Record<string, string | Uint8Array>> {
  const named = [...filesIn(example)];
  if (named.length > 0) {
    yield Object.fromEntries(
      named.map(([name, file]) => {
        const text = name === 'site.yaml' ? settingsWith(file.text) : pageOf(name, file.text);
        return [name, bytesOf(name, { ...file, text })];
      }),
    );
    return;
  }
  for (const page of pagesAround(example)) yield { 'pages/example.yaml': page };
  yield { 'site.yaml': settingsWith(example) };
}

function pageOf(file: string, text: string): string {
  if (!file.endsWith('.yaml')) return text;
  const [first = text, second = text] = pagesAround(text);
  return text.startsWith('- ') ? first : second;
}

/** Returns the settings with other values of some top-level properties. */
function settingsWith(part: string): string {
  const names = [...part.matchAll(/^(\w+):/gm)].map(([, name]) => name);
  const rest = names.reduce<string>(
    (text, name) => text.replace(new RegExp(`^${name}:.*\n(?:[ -].*\n)*`, 'm'), ''),
    exampleSettings,
  );
  return `${rest.trimEnd()}\n${part}`;
}

/** Returns the example of a code with and without the mistake; both empty if there is none. */
export function readExample({ example = '' }: CodeDescription): { wrong: string; right: string } {
  const marked = /\[-(.*?)-\]|\{\+(.*?)\+\}/gs;
  return { wrong: example.replace(marked, '$1'), right: example.replace(marked, '$2') };
}
