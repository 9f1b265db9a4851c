import { removeKey } from '../../schema/edits/edit-properties.ts';
import { setValue } from '../../schema/edits/edit-values.ts';
import { EditError, openYaml } from '../../schema/edits/yaml-text.ts';
import type { Page } from '../../schema/generated/types.ts';
import { valueAt } from '../../schema/model/pointer.ts';
import { sourcesIn } from '../../schema/moves/page-place.ts';
import { applyEdits } from '../../schema/syntax/text-edits.ts';
import { asFlowValue, asValue } from '../../schema/yaml/scalar.ts';
import { UsageError } from '../command-line.ts';
import { toTitle } from './names.ts';
import type { NewPage } from './new-page.ts';

/** A valid first page to edit. What is to be written are placeholders, and validation warns of each that is left. */
export function firstPage({
  path,
  title,
  description,
  menu,
  menus,
}: NewPage & { title: string; menus: readonly string[] }): string {
  const folder = path.split('/').slice(0, -1).at(-1);
  const [example = folder ? toTitle(folder) : 'Products'] = menus;
  const choice = menus.length > 0 ? ` The menus are ${menus.join(', ')}.` : '';
  return `title: ${asValue(title)}
description: ${asValue(description ?? descriptionToWrite(title))}
${
  menu
    ? `menu: { in: ${asFlowValue(menu)} }`
    : `# Puts the page into a menu.${choice}\n# menu: { in: ${asFlowValue(example)} }`
}
blocks:
  - type: hero
    title: ${asValue(title)}
    lead: "[Add what visitors find here, in a sentence or two]"
  - type: check-list
    heading: "[Add a heading for the points below]"
    items:
      - "[Add the first thing to know]"
      - "[Add the second thing to know]"
`;
}

const descriptionToWrite = (title: string): string =>
  `${title}: [add what this page is about, in a sentence or two]`;

/**
 * Replaces the title and the description of a page, which no two pages share, and removes the names of
 * its signups, so that those of the copy are stored under its own name.
 */
export function copyPage(
  text: string,
  { title, description }: Pick<NewPage, 'description'> & { title: string },
): string {
  const copy = text.replace(/^# yaml-language-server:.*\r?\n/m, '');
  try {
    const yaml = openYaml(copy);
    const page = yaml.document.toJS() as Page;
    const sources = sourcesIn(page).filter((path) => valueAt(page, path) !== undefined);
    return applyEdits(copy, [
      ...setValue(yaml, ['title'], title),
      ...setValue(yaml, ['description'], description ?? descriptionToWrite(title)),
      ...sources.flatMap((path) => removeKey(yaml, path)),
    ]);
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    throw new UsageError('That page has mistakes. Fix them first: npm run validate shows them.');
  }
}
