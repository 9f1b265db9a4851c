import type { Rule } from '../validate/rule.ts';

/** R209: what is listed as planned is not there yet. */
const planned: Rule = (site, report) => {
  for (const [route, index] of site.planned ?? []) {
    const page = site.pages.get(route);
    if (!page || page.draft) continue;
    report.problem(
      { file: 'site.yaml', where: { path: ['planned', index], at: 'value' } },
      {
        code: 'R209',
        severity: 'warning',
        message: `\`${route}\` is listed as planned, but its page is there.`,
        hints: ['Remove it from the list.'],
      },
    );
  }
};

export default planned;
