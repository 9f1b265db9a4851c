import { correctAddress } from '../../addresses/correct-address.ts';
import { type Report, type SiteView, valueIn } from '../../facts/rule.ts';
import { writing } from '../../model/diagnostics.ts';

/** W908: reports an address of a page in a text, because it is not a link. */
export default function bareRoutes(site: SiteView, report: Report): void {
  for (const { file, route, mentions = [] } of site.files) {
    for (const [pointer, before, address] of mentions) {
      const [written = '', place] = address.split('#');
      const path = correctAddress(written, undefined, site)?.address ?? written;
      const page = site.pages.get(path);
      if (!page || page.draft || address === route) continue;
      // A text from a value is written elsewhere.
      if (!site.readText(file)?.includes(address)) continue;
      const link = `[${page.title ?? path.slice(1)}](${path}${place ? `#${place}` : ''})`;
      report.problem(valueIn(file, pointer, { before, text: address, after: '' }), {
        code: 'W908',
        severity: 'warning',
        message: `\`${address}\` in a text is not a link by itself: visitors read it and cannot follow it.`,
        label: 'this is not a link',
        hints: `A link has words, and its address in parentheses: \`${link}\`.`,
        replacement: writing(link),
      });
    }
  }
}
