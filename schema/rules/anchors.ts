import { type Report, type SiteView, valueIn } from '../facts/rule.ts';

/** R207: reports anchors that a page has twice. */
export default function anchors(site: SiteView, report: Report): void {
  for (const { file, route, anchors } of site.files) {
    if (route === undefined) continue;
    const seen = new Map<string, string>();
    for (const [pointer, id] of anchors) {
      const first = seen.get(id);
      if (first !== undefined) {
        const name = pointer.split('/').at(-1);
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

/** `/blocks/1/id` is in block 2. */
function blockOf(pointer: string): string {
  const [, index] = /^\/blocks\/(\d+)\//.exec(pointer) ?? [];
  return index === undefined ? 'further up' : `in block ${Number(index) + 1}`;
}
