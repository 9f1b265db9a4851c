import { keyIn, type Report, type SiteView, valueIn } from '../../facts/rule.ts';

/** R206: reports pages without exactly one main heading. */
export default function pageHeading(site: SiteView, report: Report): void {
  for (const { file, route, headings, hasUnclearHeading } of site.files) {
    if (route === undefined) continue;
    const [first, second, ...more] = headings;
    if (first !== undefined && second === undefined) continue;
    if (first === undefined || second === undefined) {
      if (hasUnclearHeading) continue;
      report.problem(keyIn(file, ['blocks']), {
        code: 'R206',
        message: 'No block of this page has the main heading.',
        label: 'start it with a block that does',
        hints: [
          purpose,
          'Make the first block one of them: `- type: hero`, and below it `title: …`.',
        ],
      });
      continue;
    }
    const others = more.map((pointer) => valueIn(file, pointer));
    report.problem(
      { ...valueIn(file, second), others },
      {
        code: 'R206',
        message: `${headings.length} blocks of this page have a main heading; a page has one.`,
        label: `block ${blockOf(first)} has one already`,
        hints: [
          purpose,
          'Make this a block with a heading of its own, such as `feature`, or remove it.',
        ],
      },
    );
  }
}

const purpose =
  'The main heading is the `title` of a block such as `hero` or `page-header`; screen readers and search engines look for it.';

const blockOf = (pointer: string): number => Number(pointer.split('/')[2]) + 1;
