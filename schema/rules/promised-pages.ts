import { writeInstead } from '../addresses/link.ts';
import { promisedPages } from '../addresses/promised-pages.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import type { Rule } from '../validate/rule.ts';

/** R229: a link leads to the page whose name it has. */
const promised: Rule = (site, report) => {
  for (const { file, link, promised } of promisedPages(site)) {
    const [pointer, written, words, withinText] = link;
    const part = withinText && { part: { before: '](', text: written, after: ')' } };
    report.problem(
      { file, where: { path: pointerToPath(pointer), at: 'value', ...part } },
      {
        code: 'R229',
        severity: 'warning',
        message: `Visitors read “${words}”, which names the page \`${promised}\`, and the link leads to \`${written}\`.`,
        label: `did you mean \`${promised}\`?`,
        hints: ['Correct the address. Where it is right, give the link other words.'],
        ...writeInstead({ written, withinText: withinText === true }, promised, false),
      },
    );
  }
};

export default promised;
