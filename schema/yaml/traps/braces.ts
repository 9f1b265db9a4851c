import { code } from '../../diagnostics/wording.ts';
import type { Candidate, Scene, Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { subtree } from '../lines.ts';
import { asFlowValue, quickValue, quote } from '../scalar.ts';
import { isPropertyName } from '../schema-names.ts';
import { brackets, unopened, wrongBrackets } from './brackets.ts';
import { shortened } from './whole-text.ts';

/** A property within braces: its name, and the text of its value up to what follows. */
interface Part {
  name: string;
  nameFrom: number;
  /** What stands between the name and the value. */
  sign: string;
  from: number;
  to: number;
  text: string;
  /** No comma and no brace stands before the name. */
  isUnseparated: boolean;
}

const nameInBraces =
  /(?<before>[{,[]\s*|(?<=[\s"'}\]])\s*)(?<quote>["']?)(?<name>[A-Za-z][\w-]*)\k<quote>(?<sign>\s*:(?!\/\/)|\s*=\s*)/g;

/** What may be wrong within braces and brackets that stand in one line. */
export const braces: Trap = (line, scene) => {
  const { value } = line;
  if (/^["'|>]/.test(value.text)) return [];
  const start = value.text.search(/[{[]/);
  if (start < 0) return unopened(value.text, value.from);
  const from = line.value.from + start;
  // A `#` may have been taken for a comment, with what closes the braces behind it.
  const text = scene.text.slice(from, line.to).trimEnd();
  const parts = properties(text, from);
  return [
    ...(/^[{[]$/.test(text) ? unclosedBelow(line, scene) : brackets(text, from)),
    ...(start > 0 ? unopened(value.text, value.from) : []),
    ...wrongBrackets(text, from, parts.length),
    ...parts.flatMap((part) => repairs(part, text, from)),
    ...wrongSigns(parts),
    ...missingCommas(text, from),
    ...bareNames(text, from),
    ...items(text, from),
    ...numbers(line, text, from),
  ];
};

/** Braces over several lines that are never closed. */
function unclosedBelow(line: Line, { lines }: Scene): Candidate[] {
  const last = subtree(lines, line).at(-1) ?? line;
  const closer = line.value.text.endsWith('{') ? '}' : ']';
  const opener = line.to - 1;
  return [
    {
      code: 'Y018',
      place: [opener, opener + 1],
      message: `What closes ${code(closer === '}' ? '{' : '[')} is missing: ${code(closer)}.`,
      label: 'this one is not closed',
      hints: [`Write ${code(closer)} in a line of its own below line ${last.index + 1}.`],
      title: `write ${code(closer)} below line ${last.index + 1}`,
      splices: [{ from: last.to, to: last.to, text: `\n${' '.repeat(line.indent + 2)}${closer}` }],
      certain: true,
      cost: 1,
    },
  ];
}

function properties(text: string, offset: number): Part[] {
  // A quote that is not closed hides nothing.
  const isUnclosed = text.split('"').length % 2 === 0;
  const found = [...text.matchAll(nameInBraces)].filter(({ groups, index, 0: all }) => {
    const { before = '', name = '', sign = '' } = groups ?? {};
    if (!isUnclosed && isQuoted(text, index + before.length)) return false;
    // `10:30` and `https:` are no names.
    if (
      !/\s$|=/.test(sign) &&
      !/^[\s"'[{]|^$/.test(text.charAt(index + all.length)) &&
      !isPropertyName(name)
    )
      return false;
    return /[{,[]/.test(before) ? sign.trim() !== '' : isPropertyName(name);
  });
  return found.map((match, index) => {
    const { before = '', name = '', sign = '' } = match.groups ?? {};
    const from = match.index + match[0].length;
    const gap = /^\s*/.exec(text.slice(from))?.[0].length ?? 0;
    const end = found[index + 1]?.index ?? text.length;
    const raw = text.slice(from + gap, end).replace(/[\s,;]+$/, '');
    const value = withoutClosers(raw);
    return {
      name,
      nameFrom: offset + match.index + before.length,
      sign: sign + text.slice(from, from + gap),
      from: offset + from + gap,
      to: offset + from + gap + value.length,
      text: value,
      isUnseparated: !/[{,[]/.test(before) && !/[{,[]\s*$/.test(text.slice(0, match.index)),
    };
  });
}

/** Whether a place is inside double quotes. */
const isQuoted = (text: string, at: number): boolean =>
  (text.slice(0, at).replace(/\\./g, '').split('"').length - 1) % 2 === 1;

/** A value without the braces at its end that were opened before it. */
function withoutClosers(text: string): string {
  let value = text;
  for (;;) {
    const last = /[}\]]$/.exec(value)?.[0];
    if (!last) return value;
    const opener = last === '}' ? '{' : '[';
    if (value.split(opener).length >= value.split(last).length) return value;
    value = value.slice(0, -1).trimEnd();
  }
}

function repairs(part: Part, all: string, offset: number): Candidate[] {
  const { name, nameFrom, sign, from, to, text } = part;
  const found: Candidate[] = [];
  if (part.isUnseparated) {
    const before = all
      .slice(0, nameFrom - offset)
      .replace(/["']?$/, '')
      .trimEnd();
    const isSemicolon = before.endsWith(';');
    const at = offset + before.length;
    found.push({
      code: 'Y017',
      place: [nameFrom, nameFrom + name.length],
      message: isSemicolon
        ? `A semicolon stands before ${code(name)} where a comma belongs.`
        : `A comma is missing before ${code(name)}.`,
      hints: ['In braces, a comma stands between one property and the next.'],
      title: 'write a comma',
      splices: [{ from: isSemicolon ? at - 1 : at, to: at, text: ',' }],
      certain: true,
      cost: isSemicolon ? 0.9 : 1,
    });
  }
  if (sign.trim() !== ':' || !/\s$/.test(sign)) {
    const right =
      asFlowValue(text) === text || quickValue(`{ a: ${text} }`) !== undefined ? text : quote(text);
    const isSpace = sign.trim() === ':';
    found.push({
      code: isSpace ? 'Y012' : 'Y013',
      place: [nameFrom, from],
      message: isSpace
        ? `A space is missing behind the colon of ${code(name)}.`
        : `${code(sign.trim())} stands behind ${code(name)} where a colon belongs.`,
      hints: [`Write ${code(shortened(`${name}: ${right}`))}.`],
      title: `write ${code(`${name}:`)} and a space`,
      splices: [{ from: nameFrom + name.length, to, text: `: ${right}` }],
      certain: isPropertyName(name),
      cost: 1,
    });
  }
  const reason = reasonToQuote(text);
  if (reason) {
    found.push({
      ...reason,
      place: [from, to],
      hints: [
        `Put the whole text in quotes: ${code(shortened(`${name}: ${quote(unquoted(text))}`))}.`,
      ],
      title: 'put the text in quotes',
      splices: [{ from, to, text: quote(unquoted(text)) }],
      certain: true,
      cost: 2,
    });
  }
  return found;
}

/** What was meant by a text whose quotes are in its way. */
function unquoted(text: string): string {
  if (/^[“„«]/.test(text)) return text.replace(/^[“„«]|[“”»]$/g, '');
  const [, sign = '', inner = ''] = /^(["'])(.*)\1$/.exec(text) ?? [];
  const goesOn =
    sign !== '' && text.split(sign).length % 2 === 1 && new RegExp(`\\S${sign}\\s`).test(inner);
  if (sign && !goesOn) return inner;
  return /^["'][^"']*$/.test(text) ? text.slice(1) : text;
}

function reasonToQuote(text: string): Pick<Candidate, 'code' | 'message'> | undefined {
  if (text === '') return undefined;
  const items = quickValue(`[${text}]`);
  const isWhole = Array.isArray(items) && items.length === 1;
  if (isWhole && typeof items[0] !== 'object' && !/[ \t]#/.test(text) && !/^[&!]/.test(text))
    return undefined;
  if (/^["'][^"']*$/.test(text))
    return {
      code: 'Y009',
      message: `The quote that closes this text is missing: ${code(text.charAt(0))}.`,
    };
  if (/^[“„«]/.test(text))
    return {
      code: 'Y021',
      message: 'Curly quotes are part of a text; only straight ones go around it.',
    };
  if (/^["']/.test(text))
    return { code: 'Y008', message: 'The quotes in this text end it too early.' };
  if (/^[*&!@%`{[|>?-]/.test(text))
    return {
      code: 'Y007',
      message: `A text cannot begin with ${text.startsWith('`') ? 'a backtick' : code(text.charAt(0))} without quotes.`,
    };
  if (/:(?:\s|$)/.test(text))
    return {
      code: 'Y011',
      message: 'This text has a colon followed by a space, so it needs quotes.',
    };
  if (/(?:^|\s)#/.test(text))
    return {
      code: 'Y010',
      message: 'Without quotes, `#` starts a comment, and the rest of the line is lost.',
    };
  if (text.includes(','))
    return {
      code: 'Y019',
      message: 'In braces a comma ends the value, so a text with a comma needs quotes.',
    };
  return { code: 'Y007', message: 'In braces this text needs quotes.' };
}

/** The same wrong sign behind several names is one mistake. */
function wrongSigns(parts: readonly Part[]): Candidate[] {
  const wrong = parts.filter(({ sign }) => sign.trim() === '=');
  const [first] = wrong;
  if (!first || wrong.length < 2) return [];
  return [
    {
      code: 'Y013',
      place: [first.nameFrom, first.from],
      message: `${code('=')} stands behind the names where a colon belongs.`,
      hints: [`Write ${code(shortened(`${first.name}: ${first.text}`))}.`],
      title: `write ${code(':')} instead of each ${code('=')}`,
      splices: wrong.map(({ name, nameFrom, from }) => ({
        from: nameFrom + name.length,
        to: from,
        text: ': ',
      })),
      certain: true,
      cost: 1,
    },
  ];
}

/** `["a" "b"]` and `[{ … } { … }]`. */
function missingCommas(text: string, offset: number): Candidate[] {
  return [...text.matchAll(/(?<=["'}\]])\s+(?=["'{[])/g)].map(({ index }) => ({
    code: 'Y017' as const,
    place: [offset + index - 1, offset + index] as [number, number],
    message: 'A comma is missing behind this item.',
    hints: ['In brackets, a comma stands between one item and the next.'],
    title: 'write a comma',
    splices: [{ from: offset + index, to: offset + index, text: ',' }],
    certain: true,
    cost: 1,
  }));
}

/** `{ label Pricing, href: /x }`: a name without its colon. */
function bareNames(text: string, offset: number): Candidate[] {
  return [
    ...text.matchAll(/(?<=[{,]\s*)(?<name>[A-Za-z][\w-]*)[ \t]+(?<value>[^\s:=,}\]][^,}\]]*)/g),
  ].flatMap(({ index, groups }) => {
    const { name = '', value = '' } = groups ?? {};
    if (!isPropertyName(name) || isQuoted(text, index)) return [];
    const at = offset + index + name.length;
    return [
      {
        code: 'Y013' as const,
        place: [offset + index, at] as [number, number],
        message: `A colon is missing behind ${code(name)}.`,
        hints: [`Write ${code(shortened(`${name}: ${value.trim()}`))}.`],
        title: `write ${code(`${name}:`)}`,
        splices: [{ from: at, to: at, text: ':' }],
        certain: true,
        cost: 3,
      },
    ];
  });
}

/** The items of the innermost brackets that need quotes. */
function items(text: string, offset: number): Candidate[] {
  const found: Candidate[] = [];
  for (const match of text.matchAll(/\[(?!\[)(?<inner>.*?)\](?!\()/g)) {
    let at = offset + match.index + 1;
    for (const raw of (match.groups?.inner ?? '').split(/,(?=\s)/)) {
      const item = raw.trim();
      const from = at + raw.length - raw.trimStart().length;
      at += raw.length + 1;
      if (/^["'{]/.test(item) && quickValue(item) !== undefined) continue;
      const reason = reasonToQuote(item);
      if (!reason) continue;
      const quoted = quote(unquoted(item));
      found.push({
        ...reason,
        place: [from, from + item.length],
        hints: [`Put the text in quotes: ${code(shortened(quoted))}.`],
        title: 'put the text in quotes',
        splices: [{ from, to: from + item.length, text: quoted }],
        certain: true,
        cost: 2.5,
      });
    }
  }
  return found;
}

/** `1,200` in braces and brackets is two values. */
function numbers(line: Line, text: string, offset: number): Candidate[] {
  const all = [
    ...text.matchAll(/(?<=[[:,]\s*)(?<![\d,])(?<sign>[$€£]?)-?\d{1,3}(?:,\d{3})+(?=\s*[,}\]])/g),
  ].filter(({ index }) => !isQuoted(text, index));
  if (all.length === 0) return [];
  const first = all[0] as RegExpExecArray;
  const place: [number, number] = [offset + first.index, offset + first.index + first[0].length];
  const repair = (write: (number: string) => string, title: string, cost: number): Candidate => ({
    code: 'Y023',
    place,
    message: `In ${text.startsWith('[') ? 'brackets' : 'braces'} a comma ends the value, so ${code(first[0])} is taken for several.`,
    hints: [`Write ${code(write(first[0]))}.`],
    title,
    splices: all.map(({ index, 0: number }) => ({
      from: offset + index,
      to: offset + index + number.length,
      text: write(number),
    })),
    certain: line.index >= 0,
    cost,
  });
  return [
    repair((number) => number.replace(/[$€£,]/g, ''), 'write the number without commas', 1),
    repair(quote, 'put the figure in quotes', 1.1),
  ];
}
