import { quote } from '../../edits/write-scalar.ts';
import { code, shortened } from '../../model/wording.ts';
import { change, rewrite, type Trap } from '../candidate.ts';
import { gapBetween } from '../cut-words.ts';
import { type Line, oneLine } from '../lines.ts';
import { mayGoOn, unfinished } from '../scalar.ts';
import { isPropertyName, namesOf, shapesOf } from '../schema-names.ts';
import { unnamed } from '../shape/unnamed-lines.ts';
import { asNote } from './stray-prose.ts';

/** Lines that go on with a text, and are too far to the left for it. */
export const continuedTexts: Trap = (line, scene) =>
  [
    besideName(line, scene),
    underProperty(line, scene),
    belowName(line, scene),
    quotedBelow(line, scene),
    withinQuotes(line, scene),
    listBelow(line, scene),
    wrapped(line, scene),
    wrappedWithColon(line, scene),
  ].flat();

const isWords = ({ key, dashes, text }: Line): boolean =>
  !key && dashes === 0 && !/^(?:\.{3}|-{3})\s*$/.test(text);

/** The rest of a sentence, which an editor has put into a line of its own. */
const wrapped: Trap = (line) => {
  const { above, indent, text } = line;
  // A single word may have been left behind by accident.
  const isRest = isWords(line) && /^\s*\p{Ll}\S*\s+\S/u.test(text);
  if (!above || !isRest || !mayGoOn(above.value.text, text)) return [];
  // Words behind the name of a property may be its value, which has lost its colon.
  const isNamed = unnamed(line) !== undefined;
  const isProse =
    unfinished.test(above.value.text) &&
    /^\s*\S+\s+\p{Ll}+\s+\p{Ll}|^\s*\S+\s+\p{Ll}+$/u.test(text);
  if (isNamed && !isProse) return [];
  // In a list in lower case, it may be the next item. The lines of a long text have a column of their own.
  if (!above.key && !(above.dashes > 0 && /^\p{Lu}/u.test(above.value.text))) return [];
  if (indent > (above.key ? above.column : above.indent)) return [];
  return change(
    [line, ...line.runBelow(isWords)].map((each) => each.indentTo(above.column + 2)),
    {
      code: 'Y014',
      place: line.place,
      message: 'This goes on with the text above it, and is too far to the left.',
      hints: [
        `Start it in column ${above.column + 3}, or write it at the end of line ${above.index + 1}.`,
        !above.key &&
          `Or, if it is an item of its own, write ${code(`- ${shortened(text.trim())}`)}.`,
      ],
      certain: above.key !== undefined && !isNamed,
      cost: isNamed ? 0.9 : 4,
    },
  );
};

/**
 * `lead: We sell to two: printers,` and below it `and label makers`: a sentence in several lines, of which one
 * has a colon.
 */
const wrappedWithColon: Trap = (line) => {
  const { above } = line;
  if (!above?.key || !isRestOfProse(line) || !/^[^"'|>{[&*!#]/.test(above.value.text)) return [];
  const isBegun = unfinished.test(above.value.text) || /^\s*\p{Ll}/u.test(line.text);
  if (!isBegun || !mayGoOn(above.value.text, line.content.text)) return [];
  const run = line.runDown(isRestOfProse);
  const all = [above.value, ...run.map(({ content }) => content)];
  const last = all.at(-1);
  const first = all.find(({ text }) => /:(?:[ \t]|$)/.test(text));
  const isFirst = first === above.value;
  // A colon in the second of two lines has guesses of its own.
  if (!last || !first || (run.length < 2 && !isFirst)) return [];
  const whole = quote(all.map(({ text }) => text).join(' '));
  return rewrite([above.value.from, last.to], whole, {
    code: 'Y011',
    place: [first.from, first.to],
    message: `${isFirst ? 'This text goes on in the line below' : 'This is a part of a text in several lines'}, and its colon makes a property of what is before it.`,
    hints: [
      isFirst
        ? `Put all of it in quotes: ${code(shortened(whole))}.`
        : `If it goes on with the text of ${code(above.key.name)}, put all of that in quotes: ${code(shortened(whole))}.`,
    ],
    title: 'write one text in quotes',
    cost: 3,
  });
};

/** Whether a line may be a part of a sentence: several words, and no property. */
const isRestOfProse = ({ text, dashes, key }: Line): boolean =>
  dashes === 0 &&
  /^\s*[\p{L}\d;]/u.test(text) &&
  !(key && isPropertyName(key.name)) &&
  !/^\s*[\w-]+:(?:\s|$)/.test(text);

/** So many lines of a text in quotes are looked at for the one that closes it. */
const mostLines = 8;

/** `heading: "Three pieces`, which goes on beside its name up to the quote that closes it. */
const withinQuotes: Trap = (line, { lines, text: file }) => {
  const { key, value, column, index } = line;
  const sign = value.text.charAt(0);
  if (!key || !/^["']/.test(sign) || value.text.indexOf(sign, 1) > 0) return [];
  const below = lines.slice(index + 1, index + 1 + mostLines);
  const run = below.slice(0, below.findIndex(({ text }) => text.includes(sign)) + 1);
  const [first] = run;
  const isClosed = run.at(-1)?.text.trimEnd().endsWith(sign);
  if (!first || !run.every(isWords) || first.indent > column || !isClosed) return [];
  return change(
    run.map((each) => each.indentTo(column + 2)),
    {
      code: 'Y014',
      place: [first.start, first.to],
      message: `The text of ${code(key.name)} goes on here, and is too far to the left.`,
      hints: [`Start it two spaces further in than ${code(key.name)}: in column ${column + 3}.`],
      certain: gapBetween(line, first, file) === ' ',
      cost: 0.8,
    },
  );
};

/** `lead:` with its text in the lines below, of which one has a colon. */
const belowName: Trap = ({ key, value, column, below: first }, { text }) => {
  if (!key || value.text !== '' || !first || first.indent <= column || !shapesOf(key.name).text)
    return [];
  const run = isProse(first)
    ? first.runDown((each) => each.indent === first.indent && isProse(each))
    : [];
  const last = run.at(-1);
  if (!last || !run.some((each) => /:(?:\s|$)/.test(each.text))) return [];
  const whole = quote(oneLine(text.slice(first.start, last.to)));
  return rewrite([first.start, last.to], whole, {
    code: 'Y011',
    place: [first.start, first.to],
    message: 'This text has a colon followed by a space, so it needs quotes.',
    hints: [`Put the whole text in quotes: ${code(shortened(whole))}.`],
    certain: true,
    cost: 1.5,
  });
};

/** `prefix:` with a text in quotes in the next line, which is not further in. */
const quotedBelow: Trap = (line) => {
  const { above, text, indent } = line;
  if (!above?.key || above.value.text !== '' || !isWords(line) || indent > above.column) return [];
  if (!/^\s*(?:"[^"]*"|'[^']*')\s*$/.test(text) || !shapesOf(above.key.name).text) return [];
  return change([line.indentTo(above.column + 2)], {
    code: 'Y014',
    place: line.place,
    message: `The text of ${code(above.key.name)} is too far to the left.`,
    hints: [`Write it behind the colon: ${code(`${above.key.name}: ${shortened(text.trim())}`)}.`],
    certain: true,
    cost: 0.8,
  });
};

/** `answer: We offer:` with a list below it, as it is pasted from a document. */
const listBelow: Trap = (line, { lines }) => {
  const { key, value, column, index } = line;
  const isText = /^[^"'|>{[&*!]/.test(value.text);
  if (!key || !isText || namesOf('list').includes(key.name)) return [];
  const run = line.runBelow(
    (each) =>
      each.indent > column && each.dashes > 0 && !each.key && !/^[{[]/.test(each.value.text),
  );
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return [];
  // A comment ends the text. What it hides may be the name of the list.
  if (lines.slice(index, first.index).some(({ isComment }) => isComment)) return [];
  const items = run.map((each) => each.value.text.replace(/[,;.]$/, ''));
  const whole = quote(`${value.text} ${items.join(', ')}.`);
  return rewrite([value.from, last.to], whole, {
    code: 'Y015',
    place: [first.start, first.to],
    message: `A list is below the text of ${code(key.name)}, and a text has no lists in it.`,
    hints: [`Write one text, such as ${code(shortened(`${key.name}: ${whole}`))}.`],
    title: 'write it as one text',
    cost: 1,
  });
};

/**
 * `text: We sell to teams,` and below it `label: and more`: a sentence whose second line begins with a word
 * and a colon, as a property does.
 */
const underProperty: Trap = (line) => {
  const { above, key, value, dashes, column } = line;
  if (!above || !key || dashes > 0 || !/^\p{Ll}/u.test(key.name)) return [];
  const isAfterComma = above.value.text.endsWith(',');
  // Without a comma, a name that no property has may be a misspelt one.
  if (!isAfterComma && !isPropertyName(key.name)) return [];
  const isRest = isAfterComma ? /^\p{Ll}/u : /^\p{Ll}\S*[ \t]+\p{L}/u;
  if (!isRest.test(value.text) || !mayGoOn(above.value.text, key.name)) return [];
  const run = line.runBelow((each) => isWords(each) && each.indent > above.column);
  const last = run.at(-1) ?? line;
  const words = [line, ...run].map((each) => each.content.text);
  const whole = quote([above.value.text, ...words].join(' '));
  return rewrite([above.value.from, last.content.to], whole, {
    code: 'Y011',
    place: [line.content.from, line.content.to],
    message: `${code(`${key.name}:`)} is taken for a property, and may go on with the text above it.`,
    hints: [
      `If it does, put the whole text in quotes: ${code(shortened(whole))}.`,
      `If it is a property, start it in the column of those beside it${isAfterComma ? ', and remove the comma above' : ''}.`,
    ],
    title: 'write one text in quotes',
    // What is further in than the text above goes on with it.
    cost: isAfterComma ? 0.9 : column > above.column ? 12 : 18,
  });
};

/** Whether a line is words, perhaps with a colon among them, and neither a property nor an item. */
const isProse = ({ text, dashes }: Line): boolean =>
  dashes === 0 && /^\s*[\p{L}\d]/u.test(text) && !/^\s*[\w-]+:(?:\s|$)/.test(text);

/** A line that goes on with the text above it, beside its name instead of further in, and has a colon. */
const besideName: Trap = (line) => {
  const { above, content } = line;
  const name = /^(?<name>[^"'#:{}[\]]+):[ \t]/.exec(content.text)?.groups?.name;
  // In other letters, or behind the number of a line, it is a name too.
  const bare = name?.replace(/^\d+[ \t]+/, '') ?? '';
  const isName = isPropertyName(bare.charAt(0).toLowerCase() + bare.slice(1));
  if (!above?.key || line.dashes > 0 || !name || isName) return [];
  // A name is one word; words before a colon are a sentence.
  if (!/[ \t]/.test(name) && !/^\p{Lu}/u.test(name)) return [];
  if (line.column > above.column || !/^[^"'|>{[#]/.test(above.value.text)) return [];
  const whole = quote(`${above.value.text} ${content.text}`);
  const isNote = /^(?:TODO|FIXME|NOTE|XXX)$/.test(name);
  const edit = isNote ? line.prefix('# ') : { from: above.value.from, to: content.to, text: whole };
  return change([edit], {
    code: 'Y011',
    place: [content.from, content.to],
    message: `${code(shortened(name))} is taken for a property, because a colon and a space come after it.`,
    hints: [
      isNote
        ? asNote
        : `If it goes on with the text of ${code(above.key.name)}, put all of that in quotes: ${code(shortened(whole))}.`,
    ],
    cost: 3,
  });
};
