import { isScalar, isSeq } from 'yaml';
import { writeScalar } from '../../edits/write-scalar.ts';
import type { Code } from '../../model/codes.ts';
import { type Path, type Problem, shownHints } from '../../model/diagnostics.ts';
import type { Schema } from '../../model/schemas.ts';
import { andList } from '../../model/wording.ts';
import type { Spot } from '../../syntax/node-at.ts';
import type { Replacement, Source } from '../source.ts';
import { escapedSign } from './escapes.ts';
import { bareAddress, chatSource, foreignMark, hiddenMail } from './foreign.ts';
import { htmlCharacter, htmlTag } from './html.ts';
import { leftover, onlyDash, onlySpaces } from './leftovers.ts';
import { brokenLink, idleLink } from './links.ts';
import type { FindMark, Mark, TextKind } from './mark.ts';
import { misreadLetters } from './misread.ts';
import { wrongPlaceholder } from './placeholders.ts';
import { directionMark, unseenCharacter } from './unseen.ts';
import { valueWord } from './value-words.ts';
import {
  backticks,
  curlyQuotes,
  joinedItems,
  listInText,
  marksInPlain,
  nestedMarks,
  openBold,
  openBracket,
  openQuote,
  otherBold,
  spacedBold,
  writtenBackslash,
} from './words.ts';
import { explainWrittenCode } from './written-codes.ts';

/** The first that finds something is reported. */
const finders: FindMark[] = [
  misreadLetters,
  unseenCharacter,
  directionMark,
  onlySpaces,
  onlyDash,
  escapedSign,
  leftover,
  brokenLink,
  foreignMark,
  htmlTag,
  htmlCharacter,
  joinedItems,
  listInText,
  nestedMarks,
  spacedBold,
  openBold,
  otherBold,
  backticks,
  writtenBackslash,
  marksInPlain,
  curlyQuotes,
  openQuote,
  hiddenMail,
  bareAddress,
  idleLink,
];

/** Marks that are wrong in every text. In a value of site.yaml they are reported there, and not at its uses. */
const alwaysWrong: FindMark[] = [
  misreadLetters,
  unseenCharacter,
  directionMark,
  leftover,
  escapedSign,
  brokenLink,
  htmlTag,
  htmlCharacter,
  nestedMarks,
  spacedBold,
  openBold,
  openQuote,
];

/** Whether a path leads into the values of site.yaml. */
export const isOfValues = (path: Path): boolean => path[0] === 'values';

/** Whether a text is an address. */
export const isLink = ({ role }: Schema): boolean => role === 'link';

/** A text of a page, and where it is. */
export interface TextAt {
  value: string;
  schema: Schema;
  /** The names of the placeholders that it may have. */
  placeholders: readonly string[];
  path: Path;
  source: Source;
}

/** Returns the first mark of a text that visitors would read as characters. */
export function explainText(text: TextAt): Problem[] {
  const { value, schema, path, source } = text;
  const kind = kindOf(text);
  const writtenCode = isLink(schema) ? undefined : explainWrittenCode(value, kind.written);
  if (writtenCode)
    return [{ code: 'W912', severity: 'warning', where: { path, at: 'value' }, ...writtenCode }];
  for (const finder of findersOf(text)) {
    const find = (words: string) => finder(words, kind);
    const mark = find(value);
    if (!mark || isMeant(mark, kind, text)) continue;
    const spot = source.at(path);
    // Values from elsewhere are not in this file.
    if (!spot?.node) return [];
    const offsets = source.offsetsOf(spot.node);
    if (isPartOfOther(mark, kind, source.text, offsets)) continue;
    const written = source.text.slice(...offsets);
    // Names of site.yaml values stay as written.
    const named = written.includes('$(') && isScalar(spot.node) ? String(spot.node.value) : value;
    const own = find(named);
    if (!own && alwaysWrong.includes(finder)) continue;
    const replacement = own && replace(own, named, written, spot);
    const { found, hints, about } = own ?? mark;
    return [
      {
        code: mark.code,
        severity: 'warning',
        where: { path, at: 'value', part: { before: '', text: found[0], after: '' } },
        message: mark.message,
        label: mark.label,
        hints: [
          ...shownHints(hints),
          alsoFound(own ?? mark, own ? named : value, find),
          finder === htmlTag && htmlCharacter(named, kind)?.message,
        ],
        replacement: replacement && { ...replacement, offsets },
        about,
      },
    ];
  }
  return [];
}

function kindOf({ schema, path, source }: TextAt): TextKind {
  return {
    isInline: schema.role === 'inline',
    heading:
      schema.role === 'page-heading' ? 'page' : path.at(-1) === 'heading' ? 'block' : undefined,
    isItem: typeof path.at(-1) === 'number',
    isQuoted: schema['x-quoted'] === true,
    isBesideSome: (pattern) => {
      const list = source.at(path.slice(0, -1))?.node;
      const others = isSeq(list) ? list.items.filter((_, index) => index !== path.at(-1)) : [];
      return others.some((other) => isScalar(other) && pattern.test(String(other.value)));
    },
    written: () => writtenAt(source, path),
  };
}

function findersOf({ schema, placeholders, path }: TextAt): readonly FindMark[] {
  if (isLink(schema)) return [chatSource];
  if (isOfValues(path)) return alwaysWrong;
  return [
    (text) => valueWord(text, schema),
    ...finders,
    (text) => wrongPlaceholder(text, placeholders, signOf(schema)),
    openBracket,
  ];
}

/** Whether a text may have a mark on purpose. */
function isMeant({ code }: Mark, kind: TextKind, { value, schema, path }: TextAt): boolean {
  if (code === 'W909') return mayBeEmpty(schema, path);
  // Mail programs turn addresses into links.
  if (code === 'W908') return path[0] === 'mails';
  return isDoubtful(code, kind) && mayBeSaid(value, schema, path);
}

/** Whether quotation marks may be right: the text is not shown in others. */
const isDoubtful = (code: Code, { isQuoted }: TextKind): boolean => code === 'W905' && !isQuoted;

/** Whether a mark belongs to a mistake that is reported as such, or is in quotes on purpose. */
function isPartOfOther(
  { code, found: { 0: words } }: Mark,
  kind: TextKind,
  text: string,
  [from, to]: readonly [number, number],
): boolean {
  const after = text.slice(to);
  return (
    // Quotes within quotes are on purpose.
    (isDoubtful(code, kind) && /["']/.test(text.charAt(from))) ||
    // A text cut off by a comma in braces.
    (words.startsWith('“') && /^[^\n“]*”/.test(after)) ||
    (words === '(' && !/["']/.test(text.charAt(from)) && /^,[^\n(]*\)/.test(after)) ||
    // A link cut off by a space and `#`.
    (code === 'W902' && /^[ \t]+#\S*\)/.test(after))
  );
}

/** Names what is wrong in the same way further on in a text. */
function alsoFound(first: Mark, value: string, find: FindHere): string | false {
  const others = new Set<string>();
  let [text, mark]: [string, Mark | undefined] = [value, first];
  for (let count = 0; mark && count < 5; count++) {
    const { found, fix }: Mark = mark;
    const { index, 0: words } = found;
    const right = fix?.text ?? 'x'.repeat(words.length);
    text = text.slice(0, index) + right + text.slice(index + words.length);
    mark = find(text);
    // What touches it is a part of the same mistake.
    const end = index + right.length;
    if (mark && !(mark.found.index >= end && /^ ?$/.test(text.slice(end, mark.found.index))))
      others.add(mark.found[0]);
  }
  const shown = [...others].filter(
    (words) =>
      words !== first.found[0] &&
      value.includes(words) &&
      words.length <= 40 &&
      /^[ -~\p{L}]+$/u.test(words),
  );
  return shown.length > 0 && `The same is true of ${andList(shown)} in this text.`;
}

type FindHere = (text: string) => Mark | undefined;

/** Returns how a text is written; nothing if it is from elsewhere. */
function writtenAt(source: Source, path: Path): string {
  const node = source.at(path)?.node;
  return node ? source.text.slice(...source.offsetsOf(node)) : '';
}

/** Returns the placeholder without a name that a text of the interface has. */
const signOf = (schema: Schema) => (String(schema.default).includes('%s') ? '%s' : undefined);

/** Cells and chart labels may be empty on purpose. */
const mayBeEmpty = ({ maxLength }: Schema, path: Path): boolean =>
  typeof path.at(-1) === 'number' || Number(maxLength) <= 16;

/** A quotation may be in curly quotes. */
const mayBeSaid = (value: string, schema: Schema, path: Path): boolean =>
  /[?!…].$/u.test(value) && path.length > 1 && !/^(?:alt|page-heading)$/.test(String(schema.role));

/**
 * Returns the whole corrected text, with the author's quotes, or with new ones if it needs them.
 */
function replace(
  { fix, found }: Mark,
  value: string,
  written: string,
  { node, inFlow }: Spot,
): Replacement | undefined {
  if (!fix || !isScalar(node)) return;
  const { index, 0: words } = found;
  const after = value.slice(index + words.length);
  const isGone = fix.text === '' && value[index - 1] === ' ';
  const whole = value.slice(0, index) + fix.text + (isGone ? after.replace(/^ /, '') : after);
  const text = fix.text === '' ? whole.trim() : whole;
  if (text.trim() === '') return;
  const shown = fix.text.trim() === '' ? 'a space' : `\`${fix.text}\``;
  const title = fix.text.includes('\n')
    ? node.type === 'QUOTE_DOUBLE'
      ? `write \`${fix.text.replaceAll('\n', '\\n')}\` instead`
      : 'put the text in double quotes'
    : fix.text === ''
      ? 'remove it'
      : `write ${shown} instead`;
  if (value.includes('\n') || /^[|>]/.test(written)) {
    // In a text of several lines only the words change.
    const isPlain = !/[\n"'\\]/.test(words + fix.text) && written.split(words).length === 2;
    return isPlain
      ? { title, text: written.replace(words, () => fix.text), certain: fix.certain }
      : undefined;
  }
  return {
    title,
    text: writeScalar(text, { inFlow, style: node.type }),
    certain: fix.certain,
  };
}
