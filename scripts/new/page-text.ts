import { isScalar, parseDocument } from 'yaml';
import type { NewPage } from './new-page.ts';
import { yamlOf } from './yaml-text.ts';

/** A page that is valid and can be looked at, to write on. */
export function firstPage({
  title,
  description,
  menu,
  menus,
}: Omit<NewPage, 'path'> & { title: string; menus: readonly string[] }): string {
  const [example = 'Products'] = menus;
  const known = menus.length > 0 ? ` The menus are ${menus.join(', ')}.` : '';
  return `title: ${yamlOf(title)}
description: ${yamlOf(description ?? `${title}: what this page is about, in one or two sentences.`)}
${
  menu
    ? `menu: { in: ${yamlOf(menu)} }`
    : `# Puts the page into a menu.${known}\n# menu: { in: ${yamlOf(example)} }`
}
blocks:
  - type: hero
    title: ${yamlOf(title)}
    lead: What visitors find here, in a sentence or two.
  - type: check-list
    heading: What it is about
    items:
      - The first thing to know
      - The second thing to know
`;
}

/** The text of a page with another title. Nothing else of it changes. */
export function copyPage(text: string, title: string): string {
  const copy = text.replace(/^# yaml-language-server:.*\r?\n/m, '');
  const node = parseDocument(copy).get('title', true);
  const [start, end] = (isScalar(node) && node.range) || [0, 0];
  return end === 0 ? copy : copy.slice(0, start) + yamlOf(title) + copy.slice(end);
}
