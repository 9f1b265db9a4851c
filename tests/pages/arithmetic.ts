/**
 * Reads sums as people write them into comments and notes: `4,420 + 85 − 184 = 4,321`. Words end a
 * sum, and so does a list such as `400, 405, 398 / 240 = 1.67, 1.69, 1.66`, which is several sums at once.
 */

interface Equation {
  text: string;
  left: number;
  right: number;
  /** By how much the two may differ: half of the last digit that is written. */
  tolerance: number;
}

const numberPattern = String.raw`(?<![^\s(])[+−](?=[\d$])\$?[\d,.]*\d[KM%]?|\$?\d(?:[\d,.]*\d)?[KM%]?`;
const tokenPattern = new RegExp(`${numberPattern}|[-+−×÷/()=,]|%? of |[^\\s]`, 'g');
const operators = ['+', '−', '×', '÷', '/'];

const isNumber = (token = ''): boolean => /\d/.test(token);

/** `−0.7%` is −0.007, to the nearest thousandth; a unit of money is the same throughout a sum. */
function readNumber(token: string) {
  const scale = token.endsWith('%') ? 0.01 : 1;
  const decimals = token.match(/\.(\d+)/)?.[1]?.length ?? 0;
  const size = Number(token.replace(/[^\d.]/g, ''));
  return { value: (token.startsWith('−') ? -size : size) * scale, digit: scale * 10 ** -decimals };
}

/** Computes tokens, or says that they are no sum. */
function compute(tokens: readonly string[]): number | undefined {
  let place = 0;
  const accept = (...wanted: string[]): string | undefined =>
    wanted.includes(tokens[place] ?? '') ? tokens[place++] : undefined;

  function factor(): number {
    if (accept('(')) {
      const value = sum();
      return accept(')') ? value : Number.NaN;
    }
    const token = tokens[place++];
    return isNumber(token) ? readNumber(token as string).value : Number.NaN;
  }
  function product(): number {
    let value = factor();
    for (let operator = accept('×', '÷', '/'); operator; operator = accept('×', '÷', '/')) {
      value = operator === '×' ? value * factor() : value / factor();
    }
    return value;
  }
  function sum(): number {
    let value = product();
    for (let operator = accept('+', '−'); operator; operator = accept('+', '−')) {
      value += operator === '+' ? product() : -product();
    }
    return value;
  }

  const value = sum();
  return place === tokens.length && !Number.isNaN(value) ? value : undefined;
}

const depthOf = (tokens: readonly string[]): number =>
  tokens.filter((token) => token === '(').length - tokens.filter((token) => token === ')').length;

/** Whether `next` may stand behind `token` in one sum. */
function follows(token: string, next: string): boolean {
  const ends = isNumber(token) || token === ')';
  const begins = isNumber(next) || next === '(';
  if (operators.includes(token)) return begins;
  if (operators.includes(next)) return ends;
  return (token === '(' && begins) || (ends && next === ')');
}

/** The tokens before a place that belong to one sum. */
function sumBefore(tokens: readonly string[], end: number): string[] {
  let start = end;
  while (start > 0 && tokens[start - 1] !== '=') {
    if (start < end && !follows(tokens[start - 1] as string, tokens[start] as string)) break;
    if (!/[\d+−×÷/()]/.test(tokens[start - 1] as string)) break;
    start -= 1;
  }
  const isList =
    tokens[start - 1] === ',' && isNumber(tokens[start - 2]) && tokens[start - 3] === ',';
  if (isList) return [];
  const found = tokens.slice(start, end);
  return depthOf(found) === 1 && found[0] === '(' ? found.slice(1) : found;
}

/** The tokens from a place on that belong to one sum. */
function sumFrom(tokens: readonly string[], start: number): string[] {
  let end = start;
  while (end < tokens.length && /[\d+−×÷/()]/.test(tokens[end] as string)) {
    if (end > start && !follows(tokens[end - 1] as string, tokens[end] as string)) break;
    if (depthOf(tokens.slice(start, end + 1)) < 0) break;
    end += 1;
  }
  while (operators.includes(tokens[end - 1] ?? '')) end -= 1;
  return tokens.slice(start, end);
}

/** All sums in a text that have an outcome. */
export function* equationsIn(text: string): Generator<Equation> {
  const spelt = text.replace(/(\d%) of (?=\d)/g, '$1 × ');
  const tokens = spelt.match(tokenPattern) ?? [];
  for (const [place, token] of tokens.entries()) {
    if (token !== '=') continue;
    const sides = [sumBefore(tokens, place), sumFrom(tokens, place + 1)];
    if (!sides.some((side) => side.length > 1)) continue;
    const [left, right] = sides.map(compute);
    if (left === undefined || right === undefined) continue;
    const outcome = sides.find((side) => side.length === 1);
    const tolerance = outcome ? readNumber(outcome[0] as string).digit / 2 : 0;
    yield { text: sides.map((side) => side.join(' ')).join(' = '), left, right, tolerance };
  }
}
