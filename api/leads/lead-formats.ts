import { plural } from '../../schema/diagnostics/format.ts';
import { readRequestSchemas } from '../../schema/model/schemas.ts';
import type { Lead } from './leads.ts';
import type { WaitingReport } from './outbox.ts';

type Leads = AsyncIterable<Lead> | Iterable<Lead>;
type Text = AsyncGenerator<string>;

/**
 * Formats leads as CSV (RFC 4180) with a byte order mark, which Excel needs to detect UTF-8: a
 * header line, then one line per lead, with the fields of all kinds. What was stored in a field that no
 * form has any more is in the last column, as JSON.
 */
export async function* toCsv(leads: Leads): Text {
  const fields = [...readRequestSchemas().values()].flatMap(({ properties = {} }) =>
    Object.keys(properties),
  );
  const columns = [
    ...new Set(['id', 'receivedAt', 'kind', ...fields]),
    ...['route', 'block', 'build', 'repeats', 'suspicion', 'confirmation', 'otherFields'],
  ];
  yield `\u{feff}${toCsvLine(columns)}`;
  for await (const { data, ...lead } of leads) {
    const others = Object.entries(data).filter(([field]) => !columns.includes(field));
    const record = new Map<string, unknown>([...Object.entries(data), ...Object.entries(lead)]);
    if (others.length > 0) record.set('otherFields', JSON.stringify(Object.fromEntries(others)));
    yield toCsvLine(columns.map((column) => String(record.get(column) ?? '')));
  }
}

const toCsvLine = (cells: readonly string[]): string => `${cells.map(toCsvCell).join(',')}\r\n`;

/**
 * Places where a spreadsheet would start a formula, with Latin or full-width characters: the start
 * of a cell, and every place after a semicolon, tab or line break. Excel separates cells by
 * semicolons in most of Europe, and then ignores our quotes.
 */
const formula = /(^|[;\t\n])(?=\s*[=+\-@＝＋－＠])/g;
/** Texts that a spreadsheet would convert to a date or number: 1-5, 3/4, 1.2.2026, 1e5, 007. */
const date = /^(?=(?:\d{1,4}[-/.]\d{1,4}(?:[-/.]\d{1,4})?|\d+e\d+|0\d+)$)/i;

/**
 * Escapes a text for CSV. Formulas and dates get an apostrophe in front; control characters become
 * visible boxes.
 */
function toCsvCell(text: string): string {
  const clean = text.replaceAll('\r\n', '\n').replace(/(?![\n\t])\p{Cc}/gu, '\u{fffd}');
  const inert = clean.replace(formula, "$1'").replace(date, "'");
  return /[",;\t\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Formats leads as one JSON array, with one lead per line. */
export async function* toJson(leads: Leads): Text {
  let separator = '[\n';
  for await (const lead of leads) {
    yield separator + escapeControls(JSON.stringify(lead));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * Escapes the control characters that JSON leaves as they are (7F to 9F), because terminals
 * interpret them.
 */
const escapeControls = (json: string): string =>
  json.replace(/\p{Cc}/gu, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);

/** A column of a table: title, width in characters, and a function that formats the value. */
type Column<T> = readonly [title: string, width: number, show: (row: T) => string];

const received: Column<Lead> = ['RECEIVED (UTC)', 16, ({ receivedAt }) => toMinute(receivedAt)];
const email: Column<Lead> = ['EMAIL', 32, ({ data }) => data.email];
const name: Column<Lead> = ['NAME', 24, showName];
const ordinary: readonly Column<Lead>[] = [
  received,
  ['KIND', 12, ({ kind }) => kind],
  ['STATUS', 11, (lead) => statusOf(lead) ?? ''],
  email,
  name,
  ['COMPANY', 20, ({ data }) => data.company ?? ''],
  ['SOURCE OR MESSAGE', 40, showMatter],
];
const suspects: readonly Column<Lead>[] = [
  received,
  ['ID', 36, ({ id }) => id],
  ['WHY', 32, ({ suspicion }) => suspicion ?? ''],
  email,
  name,
  ['SOURCE OR MESSAGE', 40, showMatter],
];

/** Returns why a lead may not be answerable: it looks like spam, or its address is unconfirmed. */
function statusOf({ suspicion, confirmation }: Lead): 'suspect' | 'unconfirmed' | undefined {
  if (suspicion !== undefined) return 'suspect';
  return confirmation === 'awaited' ? 'unconfirmed' : undefined;
}

/**
 * Formats leads as a table for people. With `why` it has the ids and the reasons for suspicion
 * instead of status and company.
 */
export async function* toTable(leads: Leads, why: boolean): Text {
  yield* table(leads, why ? suspects : ordinary, ['lead', 'No leads.']);
}

/**
 * Passes leads through and counts those with a status.
 * @param onEnd called after the last lead
 */
export async function* countStatus(
  leads: Leads,
  onEnd: (counts: { suspect: number; unconfirmed: number }) => void,
): AsyncGenerator<Lead> {
  const counts = { suspect: 0, unconfirmed: 0 };
  for await (const lead of leads) {
    const status = statusOf(lead);
    if (status) counts[status] += 1;
    yield lead;
  }
  onEnd(counts);
}

/** Formats reports as a table. */
export async function* toReports(reports: AsyncIterable<WaitingReport>): Text {
  const columns: readonly Column<WaitingReport>[] = [
    ['NEXT ATTEMPT (UTC)', 18, ({ dueAt }) => (dueAt === null ? 'given up' : showTime(dueAt))],
    ['SINCE (UTC)', 16, ({ createdAt }) => showTime(createdAt)],
    ['TO', 12, ({ channel }) => channel],
    ['LEAD', 36, ({ leadId }) => leadId],
    ['ATTEMPTS', 8, ({ attempts }) => String(attempts)],
    ['WHY', 60, ({ attempts, error }) => error ?? (attempts === 0 ? 'not sent yet' : 'under way')],
  ];
  yield* table(reports, columns, ['report', 'No reports wait.']);
}

/**
 * Formats rows in columns of fixed width, so that output can begin before the last row is read.
 * Long values are cut, and control characters are replaced to protect the terminal.
 */
async function* table<T>(
  rows: AsyncIterable<T> | Iterable<T>,
  columns: readonly Column<T>[],
  [word, nothing]: readonly [string, string],
): Text {
  const widths = columns.map(([, width]) => width);
  let count = 0;
  for await (const row of rows) {
    if (count === 0)
      yield toTableLine(
        columns.map(([title]) => title),
        widths,
      );
    count++;
    yield toTableLine(
      columns.map(([, , show]) => show(row)),
      widths,
    );
  }
  yield count === 0 ? `${nothing}\n` : `\n${plural(count, word)}.\n`;
}

/** Formats all fields of each lead, one field per line. */
export async function* toSheets(leads: Leads): Text {
  let isFirst = true;
  for await (const { data, ...lead } of leads) {
    const lines = Object.entries({ ...lead, ...data }).map(([field, value]) => {
      const shown = showControls(String(value), /(?!\n)[\p{Cc}\p{Cf}]/gu);
      return `${field}: ${shown.replaceAll('\n', '\n  ')}\n`;
    });
    yield (isFirst ? '' : '\n') + lines.join('');
    isFirst = false;
  }
}

function showName({ data }: Lead): string {
  return 'name' in data
    ? data.name
    : [data.firstName, data.lastName].filter((part) => part).join(' ');
}

function showMatter({ data }: Lead): string {
  // An operator may have corrected a lead in the database, and left it out.
  return ('message' in data ? data.message : data.source) ?? '';
}

const toMinute = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
const showTime = (milliseconds: number): string => toMinute(new Date(milliseconds).toISOString());

function toTableLine(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, index) => {
    const width = widths[index] ?? 0;
    const characters = [...showControls(cell.replace(/\s+/g, ' '))];
    return characters.length > width
      ? `${characters.slice(0, width - 1).join('')}…`
      : characters.join('') + ' '.repeat(width - characters.length);
  });
  return `${padded.join('  ').trimEnd()}\n`;
}

/**
 * Replaces control characters and invisible characters, such as those that change the text
 * direction.
 */
const showControls = (text: string, shown = /[\p{Cc}\p{Cf}]/gu): string =>
  text.replace(shown, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
