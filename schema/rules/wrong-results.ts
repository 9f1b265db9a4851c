import { isShown, type Rule } from '../validate/rule.ts';

/** K661: what a text computes is right. */
const wrongResults: Rule = (site, report) => {
  for (const facts of site.files) {
    const { file, wrongResults: results = [] } = facts;
    if (!isShown(site, facts)) continue;
    for (const { offsets, found, computed, from } of results) {
      report.problem(
        { file, where: { offsets } },
        {
          code: 'K661',
          severity: 'warning',
          message: `This text says “${found}”, and ${from.join(' and ')} beside it make ${computed}.`,
          label: `did you mean \`${computed}\`?`,
          hints: [`Correct the result, or one of the numbers that it is computed of.`],
          replacement: { title: `write \`${computed}\``, text: computed, certain: false, offsets },
        },
      );
    }
  }
};

export default wrongResults;
