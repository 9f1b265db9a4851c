import { addressOfWords } from '../../addresses/fill-links.ts';
import { pageNamed } from '../../addresses/same-meaning.ts';
import { writeSimpleText } from '../../edits/write-simple-text.ts';
import { type Report, type SiteView, valueIn } from '../../facts/rule.ts';

/** R223: reports buttons without an address. */
export default function buttons(site: SiteView, report: Report): void {
  for (const { file, mismatches = [] } of site.files) {
    for (const { code, pointer, message, name = '', waits } of mismatches) {
      if (code !== 'R223' || waits) continue;
      report.problem(valueIn(file, pointer), {
        code,
        severity: 'warning',
        message,
        label: 'it has no `href`',
        hints: adviseOn(name, site),
      });
    }
  }
}

/** Suggests an address. In most cases the button's words name the page. */
function adviseOn(label: string, site: SiteView): string {
  const page = addressOfWords(label, site.files) ?? pageNamed(label, site);
  const [, words, address] = /^(.*[^\s:>→|–-])[\s:=>→|–-]+((?:\/|#|https?:)\S+)$/.exec(label) ?? [];
  return words !== undefined && address !== undefined
    ? `Its words and its address are two properties: \`label: ${writeSimpleText(words)}\` and \`href: ${writeSimpleText(address)}\`.`
    : `Give it \`href\`, the address to which it leads${page ? ', most likely' : ', such as'} \`href: ${page ?? '/pricing'}\`. A button that works later says why, as its \`reason\`: \`reason: Opens with the beta\`.`;
}
