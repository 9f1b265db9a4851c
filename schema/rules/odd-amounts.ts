import { isShown, type Rule } from '../validate/rule.ts';

/** K662: a page counts in one currency, and writes one amount in one scale. */
const oddAmounts: Rule = (site, report) => {
  for (const facts of site.files) {
    const { file, oddAmounts: amounts = [], mismatches = [] } = facts;
    if (!isShown(site, facts)) continue;
    for (const { offsets, found, computed, other } of amounts) {
      // Beside a drawing or in a table, what that counts in says more.
      if (mismatches.some((each) => /^K6(?:29|57)$/.test(each.code) && found.includes(each.found)))
        continue;
      const line = site.readText(file)?.slice(0, other).split('\n').length;
      report.problem(
        { file, where: { offsets } },
        {
          code: 'K662',
          severity: 'warning',
          message:
            other === undefined
              ? `“${found}” is the only amount of this page that is in another currency.`
              : `“${found}” stands here, and “${computed}” in line ${line}.`,
          label: `did you mean \`${computed}\`?`,
          hints: [
            other === undefined
              ? 'Correct the sign. Where it is right, say what it is in the currency of the others, too.'
              : 'Both have the same digits, and one counts in another scale. Correct the one that is wrong.',
          ],
          replacement: { title: `write \`${computed}\``, text: computed, certain: false, offsets },
        },
      );
    }
  }
};

export default oddAmounts;
