import { promisedPages } from '../addresses/promised-pages.ts';
import type { Rule } from '../validate/rule.ts';

/** R229: a link in a menu or in the footer leads to the page whose name it has. */
const promised: Rule = (site, report) => {
  for (const { path, label, href, promised } of promisedPages(site)) {
    report.problem(
      { file: 'site.yaml', where: { path, at: 'value' } },
      {
        code: 'R229',
        severity: 'warning',
        message: `Visitors read “${label}”, which is the page \`${promised}\`, and the link leads to \`${href}\`.`,
        label: `did you mean \`${promised}\`?`,
        hints: ['Correct the address. Where it is right, give the link other words.'],
        replacement: { title: `write \`${promised}\``, text: promised, certain: false },
      },
    );
  }
};

export default promised;
