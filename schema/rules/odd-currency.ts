import { isShown, type Rule } from '../validate/rule.ts';

/** K662: a page counts in one currency. */
const currency: Rule = (site, report) => {
  for (const facts of site.files) {
    const { file, oddCurrency, mismatches = [] } = facts;
    if (!oddCurrency || !isShown(site, facts)) continue;
    // Beside a drawing, what that counts in says more.
    if (mismatches.some(({ code, found }) => code === 'K657' && oddCurrency.found.includes(found)))
      continue;
    const { offsets, found, computed } = oddCurrency;
    report.problem(
      { file, where: { offsets } },
      {
        code: 'K662',
        severity: 'warning',
        message: `“${found}” is the only amount of this page that is in another currency.`,
        label: `did you mean \`${computed}\`?`,
        hints: [
          'Correct the sign. Where it is right, say what it is in the currency of the others, too.',
        ],
        replacement: { title: `write \`${computed}\``, text: computed, certain: false, offsets },
      },
    );
  }
};

export default currency;
