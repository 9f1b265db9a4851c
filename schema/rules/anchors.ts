import { pointerToPath } from '../diagnostics/pointer.ts';
import type { Rule } from '../validate/rule.ts';

/** R207: a place of a page has a name of its own. */
const anchors: Rule = (site, report) => {
  for (const { file, route, anchors } of site.files) {
    if (route === undefined) continue;
    const seen = new Set<string>();
    for (const [pointer, id] of anchors) {
      if (seen.has(id)) {
        report.problem(
          { file, where: { path: pointerToPath(pointer), at: 'value' } },
          {
            code: 'R207',
            message: `\`${id}\` is used twice on this page.`,
            hints: ['A link can lead to only one of them. Give one another name.'],
          },
        );
      }
      seen.add(id);
    }
  }
};

export default anchors;
