import type { Rule } from '../validate/rule.ts';

/** R206: a page has one main heading. */
const pageHeading: Rule = (site, report) => {
  for (const { file, headings } of site.readable) {
    if (headings === 1) continue;
    report.problem(
      { file, where: { path: ['blocks'], at: 'key' } },
      {
        code: 'R206',
        message:
          headings === 0
            ? 'No block of this page brings its main heading.'
            : `${headings} blocks of this page bring a main heading; a page has one.`,
        hints: [
          'The main heading is the `title` of a block such as `hero` or `page-header`; screen readers and search engines look for it.',
        ],
      },
    );
  }
};

export default pageHeading;
