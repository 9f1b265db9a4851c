import { writingText } from '../../edits/write-simple-text.ts';
import { type Report, type SiteView, valueIn } from '../../facts/rule.ts';
import { code } from '../../model/wording.ts';

/** R228: reports the brand name in a page's title, because the site adds it to every title. */
export default function repeatedBrand(site: SiteView, report: Report): void {
  const { brand, seo } = site.settings ?? {};
  if (!brand || !seo) return;
  const addTo = (title: string) =>
    seo.titleTemplate.replace('%s', () => title).replace('{brand}', () => brand.name);
  const added = addTo('').replace(/^[\s|·•:–—-]+|[\s|·•:–—-]+$/g, '');
  if (added === '') return;
  const name = RegExp.escape(added);
  const typed = new RegExp(
    `^${name}\\s*[|·•:–—-]\\s+(?=\\S)|(?<=\\S)\\s+[|·•–—-]\\s*${name}\\s*$`,
    'i',
  );
  for (const { file, route, title } of site.shown) {
    if (route === undefined || !title || !typed.test(title)) continue;
    const text = title.replace(typed, '');
    report.problem(valueIn(file, ['title']), {
      code: 'R228',
      severity: 'warning',
      message: `Browsers and search engines show this title as ${code(addTo(title))}: the name is added to every title.`,
      label: `write ${code(text)}`,
      hints:
        'The title says what only this page has. The name after it is `titleTemplate` below `seo` in site.yaml.',
      replacement: writingText(text),
    });
  }
}
