import { pointerToPath } from '../diagnostics/pointer.ts';
import type { Report, SiteView } from '../validate/rule.ts';

/** R206: reports pages without exactly one main heading. */
export default function pageHeading(site: SiteView, report: Report): void {
  for (const { file, headings } of site.readable) {
    const [first, second, ...more] = headings;
    if (first !== undefined && second === undefined) continue;
    const hints = [
      'The main heading is the `title` of a block such as `hero` or `page-header`; screen readers and search engines look for it.',
    ];
    if (first === undefined || second === undefined) {
      report.problem(
        { file, where: { path: ['blocks'], at: 'key' } },
        {
          code: 'R206',
          message: 'No block of this page has the main heading.',
          label: 'start it with a block that does',
          hints: [
            ...hints,
            'Make the first block one of them: `- type: hero`, and below it `title: …`.',
          ],
        },
      );
      continue;
    }
    report.problem(
      {
        file,
        where: { path: pointerToPath(second), at: 'value' },
        others: [first, ...more].map((pointer) => ({
          file,
          where: { path: pointerToPath(pointer), at: 'value' },
        })),
      },
      {
        code: 'R206',
        message: `${headings.length} blocks of this page have a main heading; a page has one.`,
        label: `block ${blockOf(first)} has one already`,
        hints: [
          ...hints,
          'Make this a block with a heading of its own, such as `feature`, or remove it.',
        ],
      },
    );
  }
}

const blockOf = (pointer: string): number => Number(pointerToPath(pointer)[1]) + 1;
