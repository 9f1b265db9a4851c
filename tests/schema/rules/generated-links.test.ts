import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Facts } from '../../../schema/facts/facts.ts';
import { loadSite } from '../../../schema/load/load-site.ts';
import { surveyContent } from '../../../schema/load/survey.ts';
import { type Problem, shownLabel } from '../../../schema/model/diagnostics.ts';
import { noValues } from '../../../schema/model/values.ts';
import { checkAcrossPages } from '../../../schema/validate/check-across-pages.ts';

const root = join(import.meta.dirname, '../../..');

/** The ways in which people write the address of a page. */
const forms: [name: string, write: (route: string) => string][] = [
  ['a slash at its end', (route) => `${route}/`],
  ['.html', (route) => `${route}.html`],
  ['.yaml', (route) => `${route}.yaml`],
  ['the folder of its file', (route) => `/pages${route}`],
  ['the path of its file', (route) => `pages${route}.yaml`],
  ['no slash', (route) => route.slice(1)],
  ['./', (route) => `.${route}`],
  ['capitals', (route) => route.toUpperCase()],
  ['a capital', (route) => `/${route.charAt(1).toUpperCase()}${route.slice(2)}`],
  ['spaces', (route) => route.replaceAll('-', ' ')],
  ['the domain of the site', (route) => `https://www.foresum.example.com${route}`],
  ['the bare domain', (route) => `foresum.example.com${route}/`],
];

/** Every way to leave out, double or swap a letter of a route. */
function* misspellings(route: string): Generator<string> {
  for (let at = 1; at < route.length; at += 1) {
    const [before, letter, after] = [route.slice(0, at), route.charAt(at), route.slice(at + 1)];
    yield before + after;
    yield before + letter + letter + after;
    if (after) yield before + after.charAt(0) + letter + after.slice(1);
  }
}

/** Only for the first wrong links of a site all its pages are searched. */
const fewLinks = 30;

describe.each(['.', 'tests/site'])('every route of the site in %s', async (folder) => {
  const content = join(root, folder);
  const survey = await surveyContent(content);
  const { records, pages, assets, settings } = await loadSite(survey, { drafts: false });
  const existing = [...records.values()].map(({ facts }) => facts);
  const routes = pages.map(({ route }) => route).filter((route) => route.length > 4);

  /** What each of these links is reported with. */
  const follow = async (hrefs: string[]) => {
    const links = hrefs.map((href, index): Facts['links'][number] => [`/${index}`, href]);
    const page = {
      file: 'pages/z.yaml',
      route: '/z',
      headings: ['/blocks/0/title'],
      anchors: [],
      assets: [],
    };
    const found = await checkAcrossPages({
      facts: [...existing, { ...page, links }],
      assets,
      values: noValues,
      planned: [],
      misnamed: [],
      unlisted: [],
      redirects: {},
      settings: settings && {
        ...settings,
        seo: { ...settings.seo, origin: 'https://www.foresum.example.com' },
      },
      unread: new Set(),
      showsDraft: () => true,
      isProduction: false,
      isSound: () => true,
      readText: () => undefined,
      hasFile: () => false,
    });
    return (found.get('pages/z.yaml') ?? []).filter(({ code }) => code !== 'R218');
  };

  test.each(forms)('with %s has a certain fix', async (_, write) => {
    const wrong = routes.filter((route) => write(route) !== route);
    const found = await follow(wrong.map(write));
    expect(found.map(({ replacement }) => [replacement?.text, replacement?.certain])).toEqual(
      wrong.map((route) => [route, true]),
    );
  });

  test('misspelt is suggested', async () => {
    for (const route of routes) {
      const wrong = [...new Set(misspellings(route))].filter((each) => !routes.includes(each));
      const found: Problem[] = [];
      for (let from = 0; from < wrong.length; from += fewLinks)
        found.push(...(await follow(wrong.slice(from, from + fewLinks))));
      const labels = found.map(
        ({ label, replacement }) => shownLabel(label) ?? replacement?.text ?? '',
      );
      expect(labels).toHaveLength(wrong.length);
      expect(labels.filter((label) => !label.includes(`\`${route}\``))).toEqual([]);
    }
  });
});
