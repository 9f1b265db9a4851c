import { correctFile, withOtherEnding } from '../addresses/correct-address.ts';
import { maySearch } from '../addresses/may-search.ts';
import { filesLike } from '../addresses/nearest-address.ts';
import { copyToPages, fileName, isOnComputer } from '../addresses/own-computer.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { writingText } from '../edits/write-simple-text.ts';
import { isPublishedPath } from '../load/published-names.ts';
import type { Finding, Rule, SiteView } from '../validate/rule.ts';

/** R204: reports files that do not exist under exactly the given name. */
const files: Rule = (site, report) => {
  for (const { file, draft, pictures = [] } of site.files) {
    for (const { pointer, address } of pictures) {
      // Invalid addresses are reported elsewhere.
      if (site.assets.has(address) || !address.startsWith('/')) continue;
      // Mistakes in drafts are less severe, so they are reported separately.
      report.cause(
        `file ${address}${draft ? ' in a draft' : ''}`,
        { file, where: { path: pointerToPath(pointer), at: 'value' } },
        () => missingFile(address, site),
      );
    }
  }
};

function missingFile(address: string, site: SiteView): Finding {
  const corrected = correctFile(address, site);
  const misnamed = corrected ? undefined : underOtherName(address, site);
  if (misnamed) return misnamed;
  const best =
    corrected?.address ??
    withOtherEnding(address, site) ??
    (maySearch(site) ? search(address, site) : undefined);
  return {
    code: 'R204',
    message: `There is no file \`pages${address}\`.`,
    ...(best && { label: `did you mean \`${best}\`?` }),
    hints: corrected?.reasons ?? [whatToDo(address)],
    replacement: best ? writingText(best, corrected !== undefined) : undefined,
  };
}

const search = (address: string, site: SiteView): string | undefined =>
  inOtherFolder(address, site) ??
  suggest(address, site.assets)[0] ??
  onlyOne(filesLike(address, site.assets));

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

function whatToDo(address: string): string {
  if (!isPublishedPath(address.slice(1)))
    return 'Hidden files and the backups of editors are not published. Give the file another name.';
  if (isOnComputer(address)) return copyToPages(fileName(address));
  // The examples of the schemas name their pictures like this.
  if (address.startsWith('/examples/'))
    return 'The pictures of examples are not copied with them. Put your own beside the pages, and write its address here.';
  return 'Put the file there, or correct the address.';
}

/** Returns the only file with that name. */
function inOtherFolder(address: string, { assets }: SiteView): string | undefined {
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const [first, ...others] = [...assets].filter((asset) => nameOf(asset) === nameOf(address));
  return others.length === 0 ? first : undefined;
}

const onlyOne = ([first, ...others]: readonly string[]): string | undefined =>
  others.length === 0 ? first : undefined;

export default files;
