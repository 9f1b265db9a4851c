import { inAngles, toFillIn } from '../../inline/stray-marks.ts';
import { code } from '../../model/wording.ts';
import type { FindMark } from './mark.ts';
import { isSpokenOf } from './spoken-of.ts';

const season = '[Ss]pring|[Ss]ummer|[Aa]utumn|[Ff]all|[Ww]inter';
const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
/** `TBC: the price`, but not the event `TBC: in May 2027`. */
const openDate = RegExp(
  String.raw`\bTB[CD]:(?! (?:(?:in|by|from|early|mid|late) )?(?:\d|Q[1-4]|${season}|${months}))`,
);

const note = 'is a note for the author of the page';

/** Placeholder texts, with their descriptions. */
const leftovers: [RegExp, string][] = [
  [/\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipis/i, 'is placeholder text'],
  // In upper case, as in `TODO LIST`, it is a part of a name.
  [/(?<!\p{Lu}{2,} )\b(?:TODO|FIXME|TKTK)\b:?(?! \p{Lu}{2,}| lists?\b)/u, note],
  [/^(?:TB[DCA]\.?|t\.?b\.?[dca]\.?|\?{2,}%?)$|^TB[DCA]\.\s/, note],
  [openDate, note],
  [toFillIn, 'is a placeholder'],
  // Windows has variables of this form.
  [
    /%(?!(?:USERPROFILE|USERNAME|(?:LOCAL)?APPDATA|PROGRAM(?:FILES|DATA)|PATH|TE?MP|WINDIR|SYSTEM(?:ROOT|DRIVE)|HOMEPATH|COMPUTERNAME)%)[A-Z][A-Z_]{2,}%|\*\|[A-Z_:]+\|\*|<<[^<>]{2,40}>>/,
    'is a placeholder of another system',
  ],
  [inAngles, 'is a placeholder'],
  [
    /(?<![\p{L}\d])(?:[$€£]X{1,3}(?:[.,]X+)*|X{2,}(?:[.,]X+)*(?: ?%|\+| %)|X{2,}(?= (?:minutes?|hours?|days?|weeks?|months?|years?|users?|people|customers|companies)\b)|X{4,}|x{3,}(?!-\d{1,3}(?!\d))|X+[.,]X{2,})(?![\p{L}\d])|^X{2,}$/u,
    'stands for a number that is not there yet',
  ],
  [
    /^(?:(?:your|insert|add|enter|some) )?(?:\p{L}+ ){0,2}(?:text|heading|headline|title|copy|description|quote|content|caption)(?: goes)? here[.!…]*$|^(?:placeholder|dummy|sample|filler)(?: text)?$|^(?:blindtext|platzhalter(?:text)?|asdf\w*|foo ?bar|bla(?: ?bla)+|click to edit\b.*)[.!…]*$/iu,
    'is placeholder text',
  ],
  [
    /^=[A-Z]{2,}(?:\.[A-Z]+)?\(.*\)$|^=\$?[A-Z]{1,2}\$?\d+/s,
    'is a formula of a spreadsheet that nothing computes here',
  ],
  [
    /#(?:REF|DIV\/0|VALUE|NUM|NULL|SPILL|CALC|BEZUG|WERT|ZAHL|VALEUR)!|#(?:NAME|NOM)\?|#N\/A|^#NV$|\[object Object\]|^(?:undefined|NaN|null)$/,
    'is what a spreadsheet or a program shows where a value is missing',
  ],
  [/^#{4,}$/, 'is what a spreadsheet shows where a number is too wide for its cell'],
  [
    /\bError! (?:Reference source not found|Bookmark not defined)\.?|\bFehler! (?:Verweisquelle konnte nicht gefunden werden|Textmarke nicht definiert)\.?/,
    'is what a word processor shows where a reference leads nowhere',
  ],
  [
    /\bAs an AI language model,? I\b|\bAls KI-Sprachmodell (?:kann|habe|bin) ich\b/,
    'is how a chat program answers',
  ],
];

/** Whether a short text says that a date or a name is still to be announced, as in the cells of a list of events. */
const isOpen = (text: string, isItem: boolean): boolean =>
  text === 'TBA' || (isItem && /^TB[CD]$/.test(text));

const ellipsis: [RegExp, string] = [/^(?:\.{2,}|…+)$/, 'stands where a text is still to come'];

/** Finds lorem ipsum, `TODO`, `[Insert quote here]`, `XX%`, `#REF!`. */
export const leftover: FindMark = (text, { isInline, isItem, heading }) => {
  // That of a page may ask nothing else.
  if (heading === 'page' && /^\?+$/.test(text)) return undefined;
  // A table cell may contain only an ellipsis.
  const all = isInline || !isItem ? [...leftovers, ellipsis] : leftovers;
  for (const [pattern, what] of all) {
    // Most texts have none, and looking for all of a kind is many times slower.
    if (!pattern.test(text)) continue;
    const found = [...text.matchAll(RegExp(pattern, `${pattern.flags}g`))].find(
      (each) => !(!isInline && !heading && isOpen(each[0], isItem)) && !isSpokenOf(text, each),
    );
    if (!found) continue;
    const quoted = `“${found[0]}”`;
    const after = text.slice(found.index + found[0].length);
    const withQuotes = text.slice(0, found.index) + quoted + after;
    const mayBeMeant = isSpokenOf(withQuotes, { index: found.index + 1, 0: found[0] });
    return {
      code: 'W907',
      message: `“${found[0]}” ${what}, and visitors would read it.`,
      hints: `Write what belongs there, or remove it. A page that is not ready yet says \`draft: true\`; a note for yourself is in a line of its own that starts with \`#\`.${mayBeMeant ? ` If the text is about it, or it is a name, put it in quotation marks: ${code(quoted)}.` : ''}`,
      found,
    };
  }
  return undefined;
};

/** Finds a text of spaces. Short ones, such as chart labels, may be empty on purpose. */
export const onlySpaces: FindMark = (text) =>
  /^[\s\u00a0\u200b]+$/.test(text)
    ? {
        code: 'W909',
        message: 'This text is empty: there are only spaces in it.',
        hints: ['Write some words, or remove the line.'],
        found: { index: 0, 0: text },
      }
    : undefined;

/** Finds a dash in place of a text. As a value, a label or a cell, it may say that there is none. */
export const onlyDash: FindMark = (text, { isInline, isItem, heading }) =>
  /^[-–—]+$/.test(text) && (heading || (isInline && !isItem))
    ? {
        code: 'W907',
        message: `This text is only ${text.length > 1 ? 'dashes' : 'a dash'}, and visitors would read it.`,
        hints: ['Write some words, or remove the line.'],
        found: { index: 0, 0: text },
      }
    : undefined;
