import type { Rule } from '../validate/rule.ts';

/** R205: reports several files for one address. */
const routes: Rule = (site, report) => {
  const first = new Map<string, string>();
  for (const { file, route } of site.files) {
    if (route === undefined) continue;
    const other = first.get(route);
    if (other === undefined) {
      first.set(route, file);
      continue;
    }
    report.problem(
      { file, where: { path: [], at: 'value' } },
      {
        code: 'R205',
        message: `\`${file}\` and \`${other}\` are both the page \`${route}\`.`,
        hints: ['Remove one of them, or give it another name.'],
      },
    );
  }
};

export default routes;
