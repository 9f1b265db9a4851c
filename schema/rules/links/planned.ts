import { toLink } from '../../addresses/link.ts';
import { misspeltPlanned } from '../../addresses/misspelt-planned.ts';
import { writingText } from '../../edits/write-simple-text.ts';
import { type Report, type SiteView, type Spot, valueIn } from '../../facts/rule.ts';
import { didYouMean } from '../../model/wording.ts';

/** R201 and R209: reports planned addresses that exist already or that links spell differently. */
export default function planned(site: SiteView, report: Report): void {
  for (const [path, route] of misspeltPlanned(site)) {
    const index = site.planned?.get(route) as number;
    report.problem(
      { ...valueIn('site.yaml', ['planned', index]), others: linksTo(path, site) },
      {
        code: 'R201',
        message: `\`${route}\` is planned and nothing links to it, while links lead to \`${path}\`, which is not there.`,
        label: didYouMean([path]),
        hints: 'Links and `planned` have to name the same address.',
        replacement: writingText(path),
      },
    );
  }
  const planned = [...(site.planned ?? [])];
  const there = planned.filter(([route]) => {
    const page = site.pages.get(route);
    return page && !page.draft;
  });
  for (const [position, [route, index]] of there.entries()) {
    report.problem(valueIn('site.yaml', ['planned', index]), {
      code: 'R209',
      severity: 'warning',
      message: `\`${route}\` is listed as planned, but its page is there.`,
      hints: 'Remove it from the list.',
      replacement: {
        title: `remove \`${route}\` from the list`,
        text: '',
        removes: planned.length === 1 ? ['planned'] : ['planned', index],
        // One after the other, so that no list without items is left.
        certain: position === 0,
      },
    });
  }
}

/** Maximum number of places to list. */
const mostPlaces = 100;

const linksTo = (path: string, site: SiteView): Spot[] =>
  site.files
    .flatMap((facts) => facts.links.map((link) => toLink(facts, link)))
    .filter((link) => link.path === path)
    .slice(0, mostPlaces)
    .map(({ spot }) => spot);
