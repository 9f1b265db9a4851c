import { correctFile, inFileForm, withOtherEnding } from '../../addresses/correct-address.ts';
import { maySearch } from '../../addresses/may-search.ts';
import { nearestFiles } from '../../addresses/nearest-address.ts';
import { isPublishedPath, whyUnpublished } from '../../addresses/published-names.ts';
import { fileName, isOnComputer } from '../../diagnostics/forms/own-computer.ts';
import { isPictureFile } from '../../diagnostics/forms/pictures.ts';
import { writingText } from '../../edits/write-simple-text.ts';
import { type Finding, type Report, type SiteView, valueIn } from '../../facts/rule.ts';
import { lastPartOf } from '../../model/name-words.ts';
import { nearestFirst } from '../../model/suggest.ts';
import { didYouMean, someOf } from '../../model/wording.ts';
import { onlyOf } from '../../only-of.ts';

/** R204: reports files that do not exist under exactly the given name. */
export default function files(site: SiteView, report: Report): void {
  for (const { file, draft, pictures = [] } of site.files) {
    for (const { pointer, address } of pictures) {
      if (site.assets.has(address)) continue;
      // Mistakes in drafts are less severe, so they are reported separately.
      report.cause(`file ${address}${draft ? ' in a draft' : ''}`, valueIn(file, pointer), () =>
        missingFile(address, site),
      );
    }
  }
}

function missingFile(address: string, site: SiteView): Finding {
  const [, inMarkdown, inHtml] = markup.exec(address) ?? [];
  const alone = inMarkdown ?? inHtml;
  if (alone !== undefined) return inMarkup(inFileForm(alone, site));
  const corrected = correctFile(address, site);
  const misnamed = corrected ? undefined : underOtherName(address, site);
  if (misnamed) return misnamed;
  const path = isOnComputer(address) ? `/${fileName(address)}` : inFileForm(address, site);
  const ofName = corrected?.address ?? withOtherEnding(path, site);
  const found: Search =
    ofName === undefined && maySearch(site)
      ? search(path, site)
      : { near: ofName === undefined ? [] : [ofName], others: [] };
  const best = onlyOf(found.near);
  // Without an ending, only the file of that name can be meant.
  const certain = corrected !== undefined || (ofName !== undefined && !hasEnding(path));
  return {
    code: 'R204',
    message: isFolder(path, site)
      ? `\`pages${path}\` is a folder, and a picture is a file.`
      : messageOf(address, path, corrected !== undefined),
    label: didYouMean(found.near),
    hints: corrected?.reasons ?? [whatToDo(address, path, found, site)],
    replacement: best ? writingText(best, certain) : undefined,
  };
}

/** `![The team](/team.jpg)` and `<img src="/team.jpg">`, with the address. */
const markup =
  /^(?:!\[[^\]]*\]\(\s*<?([^\s()<>]+)[^()]*\)|<img\s[^>]*?\bsrc=["']?([^\s"'>]+)[^>]*>)$/i;

const inMarkup = (address: string): Finding => ({
  code: 'R204',
  message:
    'This is how texts of other systems show a picture; here is only the address of its file.',
  label: didYouMean([address]),
  hints: 'What the picture shows, for people who do not see it, is written as `alt`.',
  replacement: writingText(address),
});

const isFolder = (path: string, site: SiteView): boolean =>
  path !== '/' && site.hasFile(`pages${path}`) && !site.assets.has(path);

const hasEnding = (path: string): boolean => /\.[a-z\d]+$/i.test(path);

function messageOf(address: string, path: string, isThere: boolean): string {
  if (address.startsWith('/') && !isOnComputer(address))
    return `There is no file \`pages${address}\`.`;
  if (isThere) return `\`${address}\` is not the address of the file, which begins with \`/\`.`;
  if (isOnComputer(address)) return `\`${address}\` is a place on your own computer.`;
  return isElsewhere(address)
    ? `\`${address}\` is on another site, and a picture is not loaded from there.`
    : `There is no file \`pages${path}\`.`;
}

const isElsewhere = (address: string): boolean => /^(?:[a-z]+:|\/\/)/i.test(address);

interface Search {
  /** At most two files that may be meant. */
  near: string[];
  /** If there are none, the pictures that are there, those with a similar name first. */
  others: string[];
}

/** Of a folder, the only picture in it may be meant. */
function search(path: string, site: SiteView): Search {
  const { assets } = site;
  const inFolder = isFolder(path, site);
  const pictures = [...assets].filter(
    (asset) => isPictureFile(asset) && (!inFolder || asset.startsWith(`${path}/`)),
  );
  const meant = onlyOf(inFolder ? pictures : [...assets].filter((each) => isSameName(each, path)));
  const near = meant ? [meant] : nearestFiles(path, assets);
  return { near, others: near.length > 0 ? [] : nearestFirst(path, pictures) };
}

const isSameName = (one: string, other: string): boolean =>
  lastPartOf(one).toLowerCase() === lastPartOf(other).toLowerCase();

/** Finds `share.png.png` and `share` for `/share.png`: the file lacks the name, and not the page. */
function underOtherName(address: string, { assets }: SiteView): Finding | undefined {
  const [ending = ''] = /\.[a-z\d]+$/i.exec(address) ?? [];
  const names = [`${address}${ending}`, address.slice(0, -ending.length)];
  const found = names.find((name) => ending !== '' && assets.has(name));
  if (found === undefined) return undefined;
  return {
    code: 'R204',
    message: `There is no file \`pages${address}\`, but one named \`pages${found}\`.`,
    hints: `Call it \`pages${address}\`. Where the ending is not shown, let the folder show the endings of files first.`,
  };
}

function whatToDo(address: string, path: string, { near, others }: Search, site: SiteView): string {
  if (!isPublishedPath(path.slice(1))) return whyUnpublished;
  const name = fileName(address);
  const [best] = near;
  const there = others.length > 0 ? ` Pictures that are there: ${someOf(others)}.` : '';
  if (isOnComputer(address) || isElsewhere(address))
    return best
      ? `If it is the picture \`pages${best}\`, write \`${best}\`. Otherwise copy it into the folder \`pages\`, too.`
      : isPictureFile(name)
        ? `Copy the file into the folder \`pages\`, and write \`/${name}\`.`
        : 'This address leads to a page that shows the file. Download the file, put it into the folder `pages`, and write its name, such as `/team.jpg`.';
  if (isFolder(path, site)) return `Write the name of a picture in it, too.${there}`;
  if (site.hasFile(path.slice(1)))
    return `The file \`${path.slice(1)}\` lies beside the folder \`pages\`. Move it to \`pages${path}\`.`;
  // The examples of the schemas name their pictures like this.
  if (address.startsWith('/examples/'))
    return 'The pictures of examples are not copied with them. Put your own beside the pages, and write its address here.';
  if (hasEnding(path)) return `Put the file there, or correct the address.${there}`;
  return `The name of a file has an ending, such as \`.png\`${best ? '' : ': write it, too, and put the file there'}.${there}`;
}
