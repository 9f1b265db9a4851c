/** A page that was valid, and what happened to it. */
export interface Damaged {
  wrong: string;
  /** What was meant. */
  right: string;
  /** Where the damage is, counted from 1. */
  line: number;
}

/** Does damage to one line; nothing where that line does not lend itself to it. */
type Damage = (line: string) => { wrong: string; right?: string } | undefined;

const words =
  /^(?<name> *(?:- )*(?:text|lead|note|heading|question|answer|description): )(?<text>[A-Z][^"'#{}[\]&*!|>%@`:,$]{6,60})$/;

/** A text, as an author writes it and as it has to be written. */
const text =
  (damage: (text: string) => [wrong: string, right: string]): Damage =>
  (line) => {
    const { name = '', text: found } = words.exec(line)?.groups ?? {};
    if (!found) return undefined;
    const [wrong, right] = damage(found);
    return { wrong: name + wrong, right: name + right };
  };

const replace =
  (pattern: RegExp, by: string, where = /./): Damage =>
  (line) =>
    where.test(line) && pattern.test(line) && !/"[^"]*$/.test(line.split(/[{[]/)[0] ?? '')
      ? { wrong: line.replace(pattern, by) }
      : undefined;

const property = /^( *(?:- )*)([A-Za-z]+): (?=[^\s{["'|>])/;
const inBraces = /^[^"']*\{ (?:\w+): [\w ]+, \w+: [^"']*\}$/;

/** Damage to one line of a page. */
export const lineDamages: Record<string, Damage> = {
  'a star first': text((found) => [`*${found}`, `"*${found}"`]),
  'an ampersand first': text((found) => [`&${found}`, `"&${found}"`]),
  'an at sign first': text((found) => [`@${found}`, `"@${found}"`]),
  'a link first': text((found) => [`[${found}](/) now`, `"[${found}](/) now"`]),
  'a brace first': text((found) => [`{${found}} now`, `"{${found}} now"`]),
  'a dash first': text((found) => [`- ${found}`, `"- ${found}"`]),
  'a colon': text((found) => [`So: ${found}`, `"So: ${found}"`]),
  'a colon at the end': text((found) => [`${found}:`, `"${found}:"`]),
  'a number sign': text((found) => [`${found} #1`, `"${found} #1"`]),
  'a quoted word first': text((found) => [`"Now" ${found}`, `'"Now" ${found}'`]),
  'an apostrophe in single quotes': text((found) => [`'It's ${found}'`, `"It's ${found}"`]),
  'quotes in quotes': text((found) => [`"So "${found}" it"`, `'So "${found}" it'`]),
  'no closing quote': text((found) => [`"${found}`, found]),
  'no opening quote': text((found) => [`${found}"`, found]),
  'a comma at the end': text((found) => [`${found},`, found]),
  'a comma after quotes': text((found) => [`"${found}",`, found]),
  'curly quotes and a colon': text((found) => [`“So: ${found}”`, `"So: ${found}"`]),
  'no space after the colon': replace(property, '$1$2:'),
  'no colon': replace(property, '$1$2 '),
  'an equals sign': replace(property, '$1$2 = '),
  'no colon after a group': replace(/^( *[A-Za-z]+):$/, '$1'),
  'no space after the dash': replace(/^( *)- (?=[A-Za-z]+: )/, '$1-'),
  'no dash': replace(/^( *)- (?=[A-Za-z]+: )/, '$1  '),
  'no comma in braces': replace(/,( \w+: )/, '$1', inBraces),
  'no closing brace': replace(/ \}$/, '', inBraces),
  'one brace too many': replace(/\}$/, '}}', inBraces),
  'no space in braces': replace(/\{ ([a-z]+): (?=[A-Za-z])/, '{ $1:', inBraces),
  'no colon in braces': replace(/\{ ([a-z]+): /, '{ $1 ', inBraces),
  'a name and its text in one': replace(property, '$1$2', /^ *(?:- )*[A-Za-z]+: [A-Z]/),
  'a bracket before a name': replace(/^( *(?:- )*)(?=[A-Za-z]+: \S)/, '$1['),
  'a bracket behind a colon': replace(property, '$1$2:[ '),
  'a comma before the text': replace(property, '$1$2: ,'),
  'a name and its text in one in braces': replace(/\{ ([a-z]+): (?=[A-Z])/, '{ $1', inBraces),
  'a brace in the middle of a word': replace(/(: [A-Z][a-z])(?=[a-z])/, '$1}', inBraces),
  'no comma between quotes': replace(/(?<=\[".*"), (?=")/, ''),
  'a comment within braces': replace(/, (?=[a-z]+: )/, ', # ', inBraces),
  'a sign behind a comma in braces': replace(/, (?=[a-z]+: )/, ',; ', inBraces),
  'no bracket before a list in braces': replace(/: \[(?=\d[^\]]*\])/, ': ', /\{[^"']*: \[/),
  tabs: replace(/^(?: {2})+(?=[a-z]+:)/, '\t\t'),
  'special spaces': (line) =>
    /^ +[a-z]+:/.test(line)
      ? { wrong: line.replace(/^ +/, (margin) => '\u00a0'.repeat(margin.length)) }
      : undefined,
};

const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** Moves a line with what hangs on it. */
const shift =
  (by: number, which: RegExp) =>
  (lines: readonly string[], at: number): string[] | undefined => {
    const first = lines[at] as string;
    if (!which.test(first) || indentOf(first) + by < 0) return undefined;
    let end = at + 1;
    while (end < lines.length && indentOf(lines[end] as string) > indentOf(first)) end += 1;
    return lines.map((line, index) =>
      index < at || index >= end ? line : by > 0 ? ' '.repeat(by) + line : line.slice(-by),
    );
  };

/** Moves a line with those that follow beside it: one more, or all of its group. */
const shiftGroup =
  (by: number, isWhole: boolean) =>
  (lines: readonly string[], at: number): string[] | undefined => {
    const [first = '', second = ''] = lines.slice(at);
    const indent = indentOf(first);
    const isProperty = /^ {4,}[A-Za-z]+: [^|>]/;
    if (!isProperty.test(first) || !isProperty.test(second) || indentOf(second) !== indent)
      return undefined;
    let end = at + 2;
    while (isWhole && end < lines.length && indentOf(lines[end] as string) >= indent) end += 1;
    return lines.map((line, index) =>
      index < at || index >= end ? line : by > 0 ? ' '.repeat(by) + line : line.slice(-by),
    );
  };

/** Leaves out the line in which a block begins. */
const withoutType = (lines: readonly string[], at: number): string[] | undefined =>
  /^ *- type: /.test(lines[at] as string) &&
  lines.slice(0, at).some((line) => /- type: /.test(line))
    ? lines.toSpliced(at, 1)
    : undefined;

/** Puts brackets around a list that has dashes. */
const bracketed = (lines: readonly string[], at: number): string[] | undefined => {
  const first = lines[at] as string;
  if (!/^ {4,}[A-Za-z]+:$/.test(first) || !/^ +- /.test(lines[at + 1] ?? '')) return undefined;
  let end = at + 1;
  while (end < lines.length && indentOf(lines[end] as string) > indentOf(first)) end += 1;
  return [
    ...lines.slice(0, at),
    `${first} [`,
    ...lines.slice(at + 1, end),
    `${' '.repeat(indentOf(first))}],`,
    ...lines.slice(end),
  ];
};

/** Damage to a line and those that hang on it. */
export const shiftDamages: Record<
  string,
  (lines: readonly string[], at: number) => string[] | undefined
> = {
  'two properties one space out': shiftGroup(-1, false),
  'two properties three spaces in': shiftGroup(3, false),
  'the rest of a group three spaces out': shiftGroup(-3, true),
  'the rest of a group one space in': shiftGroup(1, true),
  'a block without its first line': withoutType,
  'brackets around dashes': bracketed,
  'a property two spaces in': shift(2, /^ +[A-Za-z]+: \S/),
  'a property one space in': shift(1, /^ +[A-Za-z]+: \S/),
  'a property two spaces out': shift(-2, /^ {4,}[A-Za-z]+:/),
  'a property one space out': shift(-1, /^ {4,}[A-Za-z]+:/),
  'a block two spaces in': shift(2, /^ *- type:/),
  'a block two spaces out': shift(-2, /^ *- type:/),
  'a block one space in': shift(1, /^ *- type:/),
  'an item two spaces in': shift(2, /^ {4,}- /),
  'an item two spaces out': shift(-2, /^ {4,}- /),
};
