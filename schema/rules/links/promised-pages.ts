import { writeInstead } from '../../addresses/link.ts';
import { type PromisedPage, promisedPages } from '../../addresses/promised-pages.ts';
import { writingText } from '../../edits/write-simple-text.ts';
import { placeOfTitle } from '../../facts/link-words.ts';
import { type Finding, type Report, type SiteView, valueIn } from '../../facts/rule.ts';
import { pointerToPath } from '../../model/pointer.ts';
import { didYouMean } from '../../model/wording.ts';

/** R229: reports links whose words name another page. */
export default function promised(site: SiteView, report: Report): void {
  // A button and the title above it may name the same page.
  const reported = new Set<string>();
  for (const each of promisedPages(site)) {
    const [pointer, written, , of] = each.link;
    const link = `${each.file} ${pointer}`;
    if (of === 'card' && reported.has(link)) continue;
    reported.add(link);
    const part = of === 'text' ? { before: '](', text: written, after: ')' } : undefined;
    const place = each.meant === undefined ? pointer : placeOfTitle(pointer);
    report.problem(valueIn(each.file, place, part), explain(each));
  }
}

function explain({ link, promised, meant }: PromisedPage): Finding {
  const [pointer, written, words, of] = link;
  const finding = { code: 'R229', severity: 'warning' } as const;
  if (meant !== undefined)
    return {
      ...finding,
      message: `“${words}” is the name of the page \`${promised}\`, and the button of this card leads to \`${written}\`.`,
      label: didYouMean([meant]),
      hints: 'Correct the title, or the address of the button.',
      see: [pointerToPath(pointer)],
      replacement: writingText(meant),
    };
  // Its words say which page is meant, and that is the home page only under another name.
  if (written === '/' && /^\/(?:home|homepage|home-page|start)$/.test(promised))
    return {
      ...finding,
      message: `The link “${words}” leads to the home page, and \`${promised}\` is another page that seems to be one.`,
      hints: `The home page is the file \`pages/index.yaml\`. If it is to say what \`pages${promised}.yaml\` says, move that there, and delete the other file.`,
    };
  return {
    ...finding,
    message: `Visitors read “${words}”, which names the page \`${promised}\`, and the link leads to \`${written}\`.`,
    label: didYouMean([promised]),
    hints: `Correct the address. Where it is right, give the ${of === 'card' ? 'card another title' : 'link other words'}.`,
    ...writeInstead({ written, withinText: of === 'text' }, promised),
  };
}
