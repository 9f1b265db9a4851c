import { addressOfWords } from '../addresses/fill-links.ts';
import { pageNamed } from '../addresses/same-meaning.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import { writeSimpleText } from '../edits/write-simple-text.ts';
import { unpackFigures } from '../figures/collect-figures.ts';
import { accuseOther, accuseTyped } from '../figures/either-place.ts';
import type { Mismatch } from '../figures/mismatch.ts';
import type { Finding, Rule, SiteView, Spot } from '../validate/rule.ts';
import { explainContradiction, explainLabelAsPlace } from './explanations/contradictions.ts';

/** K609 to K619, K622 to K624, K626 to K629, K640 to K651 and R223: the parts of a drawing, a comparison or a button fit together. */
const contradictions: Rule = (site, report) => {
  for (const { file, mismatches: all = [], values, figures } of site.files) {
    const mismatches = all.map((each) => {
      const mismatch = accuseTyped(each, values);
      return isOnOtherPage(mismatch, figures, site) ? accuseOther(mismatch) : mismatch;
    });
    const gaps = mismatches.filter(({ code }) => code === 'K640').map(drawingOf);
    const unmarked = mismatches.filter(({ code }) => code === 'K626').map(listOf);
    for (const mismatch of mismatches) {
      // What has lost a label has one too few for its values.
      if (/^K64[1-4]$/.test(mismatch.code) && gaps.includes(drawingOf(mismatch))) continue;
      if (mismatch.code === 'K622' && mismatch.names.length > 2) {
        const cause = `labels ${file} ${pointerToPath(mismatch.pointer).slice(0, -3).join('/')}`;
        report.cause(cause, spotOf(file, mismatch), () => explainLabelAsPlace(mismatch));
        continue;
      }
      // A period that is not that of its drawing is reported as that.
      if (mismatch.code === 'K616' && mismatches.some((each) => isOfPeriod(each, mismatch)))
        continue;
      // What has lost its mark stands behind what has one.
      if (mismatch.code === 'K609' && unmarked.includes(listOf(mismatch))) continue;
      // What counts in another unit differs from the words below it, too.
      if (isBelowOtherUnit(mismatch, mismatches)) continue;
      const finding =
        mismatch.code === 'R223' ? explainNowhere(mismatch, site) : explainContradiction(mismatch);
      if (finding) report.problem(spotOf(file, mismatch), { severity: 'warning', ...finding });
    }
  }
};

export default contradictions;

/** Whether another page says of a number beside a drawing what the drawing says. */
function isOnOtherPage(
  { code, otherwise }: Mismatch,
  figures: string | undefined,
  { files }: SiteView,
): boolean {
  if (code !== 'K613' || !otherwise || !figures) return false;
  const own = unpackFigures(figures).find(([pointer]) => pointer === otherwise.pointer);
  const [, owner, label] = own ?? [];
  return (
    own !== undefined &&
    files.some(
      (page) =>
        page.figures &&
        unpackFigures(page.figures).some(
          (other) => other[1] === owner && other[2] === label && other[3] === otherwise.text,
        ),
    )
  );
}

const isOfPeriod = ({ code, pointer }: Mismatch, { pointer: place }: Mismatch): boolean =>
  code === 'K653' && pointer === place;

/** `/blocks/1/visual` of what is wrong with its labels or its lines. */
const drawingOf = ({ pointer }: Mismatch): string =>
  pointer.replace(/\/(?:labels|series|bars|months|actual|forecast)(?:\/.*)?$/, '');

/** `/blocks/1/months` of one of its items. */
const listOf = ({ pointer }: Mismatch): string => pointer.replace(/\/\d+\/[^/]+$/, '');

/** Whether it is about words below the end of some values, one of which counts in another unit. */
const isBelowOtherUnit = ({ code, names, pointer }: Mismatch, all: readonly Mismatch[]): boolean =>
  code === 'K613' &&
  ['first', 'last'].includes(names[0] ?? '') &&
  all.some((each) => each.code === 'K614' && each.pointer.startsWith(`${parentOf(pointer)}/`));

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** What is missing is shown where it would stand, and what is never shown at its name. */
function spotOf(file: string, { code, pointer, part }: Mismatch): Spot {
  const path = pointerToPath(pointer);
  if (code === 'R223') return { file, where: { path: [...path, 'label'], at: 'value' } };
  const isAtKey = /^K6(?:10|11|26)$/.test(code);
  return { file, where: { path, at: isAtKey ? 'key' : 'value', ...(part && { part }) } };
}

/** A button without an address: most often its words name the page that is meant. */
function explainNowhere({ code, found }: Mismatch, site: SiteView): Finding {
  const page = addressOfWords(found, site.files) ?? pageNamed(found, site);
  const [, words, address] = /^(.*[^\s:>→|–-])[\s:=>→|–-]+((?:\/|#|https?:)\S+)$/.exec(found) ?? [];
  return {
    code,
    message: `The button \`${found}\` leads nowhere.`,
    label: 'it has no `href`',
    hints: [
      words !== undefined && address !== undefined
        ? `Its words and its address are two properties: \`label: ${writeSimpleText(words)}\` and \`href: ${writeSimpleText(address)}\`.`
        : `Give it \`href\`, the address to which it leads${page ? ', most likely' : ', such as'} \`href: ${page ?? '/pricing'}\`. A button that works later says why, as its \`reason\`: \`reason: Opens with the beta\`.`,
    ],
  };
}
