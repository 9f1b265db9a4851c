import { type Report, type SiteView, valueIn } from '../../facts/rule.ts';
import { pageIds } from '../../model/page-ids.ts';

/** R207: reports anchors that a page has twice, and those that every page has. */
export default function anchors(site: SiteView, report: Report): void {
  for (const { file, route, anchors } of site.files) {
    if (route === undefined) continue;
    const seen = new Map<string, string>();
    for (const [pointer, id] of anchors) {
      const first = seen.get(id);
      const name = pointer.split('/').at(-1);
      if (taken.includes(id)) {
        report.problem(valueIn(file, pointer), {
          code: 'R207',
          message: `The \`${name}\` \`${id}\` is taken: a part of every page has it.`,
          hints: `A link to \`#${id}\` would lead there. Choose another \`${name}\`, such as \`about-${id}\`.`,
        });
      } else if (first !== undefined) {
        report.problem(valueIn(file, pointer), {
          code: 'R207',
          message: `The \`${name}\` \`${id}\` is there twice on this page.`,
          hints: `A link can lead to only one of the two, and the first is ${blockOf(first)}. Give one of them another \`${name}\`.`,
        });
      }
      seen.set(id, first ?? pointer);
    }
  }
}

const taken: readonly string[] = Object.values(pageIds);

/** `/blocks/1/id` is in block 2. */
function blockOf(pointer: string): string {
  const [, index] = /^\/blocks\/(\d+)\//.exec(pointer) ?? [];
  return index === undefined ? 'further up' : `in block ${Number(index) + 1}`;
}
