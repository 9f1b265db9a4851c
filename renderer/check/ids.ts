import type { Finding, HtmlCheck } from './finding.ts';

/** H805: an id is unique on its page. */
export const checkIds: HtmlCheck = ({ elements }) => {
  const seen = new Set<string>();
  return elements.flatMap(({ attributes: { id }, place }): Finding[] => {
    if (!id || !seen.has(id)) {
      if (id) seen.add(id);
      return [];
    }
    return [
      {
        code: 'H805',
        message: `\`${id}\` is the id of two elements of this page.`,
        hints: ['Links and labels lead to the first one only. Give the block another `id`.'],
        place,
        text: id,
      },
    ];
  });
};
