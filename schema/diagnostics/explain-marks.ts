import { isMap, isScalar } from 'yaml';
import { writeScalar } from '../edits/write-scalar.ts';
import { type Path, type Problem, shownHints } from '../model/diagnostics.ts';
import { branchOf, ownProperty } from '../model/schema-at.ts';
import type { Schema } from '../model/schemas.ts';
import { andList, resolvePiece } from '../model/wording.ts';
import type { Spot } from '../syntax/node-at.ts';
import { escapedSign } from './marks/escapes.ts';
import { bareAddress, chatSource, foreignMark, hiddenMail } from './marks/foreign.ts';
import { htmlCharacter, htmlTag } from './marks/html.ts';
import { leftover, onlyDash, onlySpaces } from './marks/leftovers.ts';
import { brokenLink, idleLink } from './marks/links.ts';
import { type FindMark, type Mark, onePerBlock, type TextKind } from './marks/mark.ts';
import { misreadLetters } from './marks/misread.ts';
import { wrongPlaceholder } from './marks/placeholders.ts';
import { directionMark, unseenCharacter } from './marks/unseen.ts';
import { valueWord } from './marks/value-words.ts';
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
  writtenBackslash,
} from './marks/words.ts';
import { explainWrittenCode } from './marks/written-codes.ts';
import type { Replacement, Source } from './source.ts';

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
  openBold,
  openQuote,
];

/** Far longer than any text may be, which is reported. Looking for marks in more would take seconds. */
const longest = 20_000;

/** A value may be used in any text. */
const anyText: Schema = { type: 'string', role: 'inline' };

/** Returns a warning for each text with marks that visitors would read as characters. */
export function explainMarks(root: unknown, top: Schema, source: Source): Problem[] {
  const problems: Problem[] = [];
  const look = (
    value: unknown,
    schema: Schema,
    path: Path,
    outer: readonly string[],
    isRequired = false,
  ): void => {
    // Placeholders of this text, or of all texts in a group.
    const names = (schema.placeholders as string[] | undefined) ?? outer;
    if (typeof value === 'string') {
      // Defaults are not in the file.
      if (!(isRead(schema, value) || isLink(schema))) return;
      if (isDefault(value, schema) || value.length > longest) return;
      problems.push(
        ...explainText(value, schema, names, path, source).map((problem) =>
          isRequired && problem.code === 'W909' ? missingText(problem) : problem,
        ),
      );
    } else if (Array.isArray(value)) {
      const items = resolvePiece(schema.items);
      for (const [index, item] of value.entries())
        look(item, branchOf(items, item), [...path, index], names);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        const isValue = isOfValues([...path, name]);
        const property = isValue
          ? anyText
          : (ownProperty(schema.properties, name) ??
            (schema.additionalProperties as Schema | boolean | undefined));
        if (typeof property === 'object')
          look(
            inner,
            branchOf(resolvePiece(property), inner),
            [...path, name],
            names,
            schema.required?.includes(name),
          );
      }
    }
  };
  look(root, top, [], []);
  // The values of site.yaml are not in its content any more.
  const values = top.properties?.values && source.at(['values'])?.node;
  if (isMap(values)) look(values.toJSON(), anyText, ['values'], []);
  return onePerBlock(problems, source);
}

/** A required text of spaces is as wrong as one that is not there. */
const missingText = (problem: Problem): Problem => ({
  ...problem,
  severity: 'error',
  hints: 'Write some words.',
});

/** Whether a text is the default. Dots may be written in any way where the default is dots. */
const isDefault = (value: string, { default: usual }: Schema): boolean =>
  value === usual || (typeof usual === 'string' && !/[\p{L}\d]/u.test(value + usual));

const isOfValues = (path: Path): boolean => path[0] === 'values';

/** Whether visitors read a text: it is not a name, an address or an enum. */
const isRead = (schema: Schema, value: string): boolean =>
  schema.type === 'string' &&
  (schema.pattern === undefined || hasNeededPlaceholder(schema, value)) &&
  schema.format === undefined &&
  schema.enum === undefined &&
  schema.const === undefined &&
  !(typeof schema.role === 'string' && /^(?:link|picture|anchor)$/.test(schema.role));

const isLink = ({ role }: Schema): boolean => role === 'link';

/** The pattern of a text with placeholders asks for one of them, and an error reports its absence. */
const hasNeededPlaceholder = ({ pattern = '', placeholders }: Schema, value: string): boolean =>
  placeholders !== undefined && new RegExp(String(pattern)).test(value);

function explainText(
  value: string,
  schema: Schema,
  placeholders: readonly string[],
  path: Path,
  source: Source,
): Problem[] {
  const kind: TextKind = {
    isInline: schema.role === 'inline',
    heading:
      schema.role === 'page-heading' ? 'page' : path.at(-1) === 'heading' ? 'block' : undefined,
    isItem: typeof path.at(-1) === 'number',
    isQuoted: schema['x-quoted'] === true,
    written: () => writtenAt(source, path),
  };
  const all: FindMark[] = isLink(schema)
    ? [chatSource]
    : isOfValues(path)
      ? alwaysWrong
      : [
          (text) => valueWord(text, schema),
          ...finders,
          (text) => wrongPlaceholder(text, placeholders, signOf(schema)),
          openBracket,
        ];
  const writtenCode = isLink(schema) ? undefined : explainWrittenCode(value, kind.written);
  if (writtenCode)
    return [{ code: 'W912', severity: 'warning', where: { path, at: 'value' }, ...writtenCode }];
  for (const finder of all) {
    const find = (text: string) => finder(text, kind);
    const mark = find(value);
    if (!mark || (mark.code === 'W909' && mayBeEmpty(schema, path))) continue;
    // Mail programs turn addresses into links.
    if (mark.code === 'W908' && path[0] === 'mails') continue;
    const isDoubt = mark.code === 'W905' && !kind.isQuoted;
    if (isDoubt && mayBeSaid(value, schema, path)) continue;
    const spot = source.at(path);
    // Values from elsewhere are not in this file.
    if (!spot?.node) return [];
    const [from, to] = source.offsetsOf(spot.node);
    // Quotes within quotes are on purpose.
    if (isDoubt && /["']/.test(source.text.charAt(from))) continue;
    const { code, message, label } = mark;
    // A text cut off by a comma in braces is reported as that.
    if (mark.found[0].startsWith('“') && /^[^\n“]*”/.test(source.text.slice(to))) continue;
    // So is a link cut off by a space and `#`.
    if (mark.code === 'W902' && /^[ \t]+#\S*\)/.test(source.text.slice(to))) continue;
    const written = source.text.slice(from, to);
    // Names of site.yaml values stay as written.
    const named = written.includes('$(') && isScalar(spot.node) ? String(spot.node.value) : value;
    const own = find(named);
    if (!own && alwaysWrong.includes(finder)) continue;
    const replacement = own && replace(own, named, written, spot);
    return [
      {
        code,
        severity: 'warning',
        where: {
          path,
          at: 'value',
          part: { before: '', text: (own ?? mark).found[0], after: '' },
        },
        message,
        label,
        hints: [
          ...shownHints((own ?? mark).hints),
          alsoFound(own ?? mark, own ? named : value, find),
        ],
        replacement: replacement && { ...replacement, offsets: [from, to] },
        about: (own ?? mark).about,
      },
    ];
  }
  return [];
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
  const whole = value.slice(0, index) + fix.text + value.slice(index + words.length);
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
