import { isShown, type Rule } from '../validate/rule.ts';

/** K663: a name is written in one way. */
const misspeltNames: Rule = (site, report) => {
  for (const facts of site.files) {
    const { file, misspeltNames: names = [] } = facts;
    if (!isShown(site, facts)) continue;
    for (const { offsets, found, computed, other } of names) {
      const line = site.readText(file)?.slice(0, other).split('\n').length;
      report.problem(
        { file, where: { offsets } },
        {
          code: 'K663',
          severity: 'warning',
          message: `“${found}” stands here, and \`${computed}\` in line ${line} and elsewhere on this page.`,
          label: `did you mean \`${computed}\`?`,
          hints: ['One letter sets the two apart, so most likely the name is misspelt.'],
          replacement: { title: `write \`${computed}\``, text: computed, certain: false, offsets },
        },
      );
    }
  }
};

export default misspeltNames;
