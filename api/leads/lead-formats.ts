import { readRequestSchemas } from '../../schema/validate/schemas.ts';
import type { Lead } from './leads.ts';

type Leads = AsyncIterable<Lead>;
type Text = AsyncGenerator<string>;

/**
 * Comma-separated values (RFC 4180): a line of names, then a line for each lead, with the fields
 * of all kinds. A cell that a spreadsheet would run as a formula, since it begins with `=`, `+`,
 * `-`, `@`, a tab or the end of a line, gets an apostrophe in front; JSON has it as it was sent.
 */
export async function* toCsv(leads: Leads): Text {
  const fields = [...readRequestSchemas().values()].flatMap(({ properties = {} }) =>
    Object.keys(properties),
  );
  const columns = [...new Set(['id', 'receivedAt', 'kind', ...fields])];
  yield toCsvLine(columns);
  for await (const { data, ...lead } of leads) {
    const record: Record<string, unknown> = { ...data, ...lead };
    yield toCsvLine(columns.map((column) => String(record[column] ?? '')));
  }
}

const toCsvLine = (cells: readonly string[]): string => `${cells.map(toCsvCell).join(',')}\r\n`;

function toCsvCell(text: string): string {
  const inert = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** One JSON array, a lead a line. */
export async function* toJson(leads: Leads): Text {
  let separator = '[\n';
  for await (const lead of leads) {
    yield separator + escapeControls(JSON.stringify(lead));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** JSON leaves some control characters (7F to 9F) as they are, and terminals obey them. */
const escapeControls = (json: string): string =>
  json.replace(/\p{Cc}/gu, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);

/** The columns of the table: their widths in characters and what they show. */
const tableColumns: readonly [title: string, width: number, show: (lead: Lead) => string][] = [
  ['RECEIVED (UTC)', 16, ({ receivedAt }) => receivedAt.slice(0, 16).replace('T', ' ')],
  ['KIND', 12, ({ kind }) => kind],
  ['EMAIL', 32, ({ data }) => data.email],
  ['NAME', 24, showName],
  ['COMPANY', 20, ({ data }) => data.company ?? ''],
  ['SOURCE OR MESSAGE', 40, showMatter],
];

/**
 * A table for people, in columns of fixed width so that it can begin before the last lead is
 * read. Long values are cut, and nothing in a lead can control the terminal.
 */
export async function* toTable(leads: Leads): Text {
  let count = 0;
  for await (const lead of leads) {
    if (count === 0) yield toTableLine(tableColumns.map(([title]) => title));
    count++;
    yield toTableLine(tableColumns.map(([, , show]) => show(lead)));
  }
  yield count === 0 ? 'No leads.\n' : `\n${count} ${count === 1 ? 'lead' : 'leads'}.\n`;
}

function showName({ data }: Lead): string {
  return 'name' in data
    ? data.name
    : [data.firstName, data.lastName].filter((part) => part).join(' ');
}

function showMatter({ data }: Lead): string {
  return 'message' in data ? data.message : data.source;
}

function toTableLine(cells: readonly string[]): string {
  const padded = cells.map((cell, index) => {
    const width = tableColumns[index]?.[1] ?? 0;
    const characters = [...showControls(cell.replace(/\s+/g, ' '))];
    return characters.length > width
      ? `${characters.slice(0, width - 1).join('')}…`
      : characters.join('') + ' '.repeat(width - characters.length);
  });
  return `${padded.join('  ').trimEnd()}\n`;
}

/** Control characters, and those that change the direction of text or take no room. */
const showControls = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
