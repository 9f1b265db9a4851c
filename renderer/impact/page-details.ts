import type { Page } from '../../schema/generated/types.ts';
import { parseInline } from '../../schema/inline/parse-inline.ts';
import { type ChangedLine, diffLines } from './diff-lines.ts';

interface Detail {
  /** The names of the properties that lead to the value, without positions in lists, so that a new item changes no other line. */
  path: string[];
  value: unknown;
}

/**
 * What a page's file says otherwise and its texts do not show, such as addresses, pictures, numbers
 * and options: `hero › action › href: /plans`.
 * @param shown the changed texts of the page
 */
export function changedDetails(
  before: Page,
  after: Page,
  shown: readonly ChangedLine[],
): ChangedLine[] {
  const [old, now] = [detailsOf(before), detailsOf(after)];
  const byLine = new Map([...old, ...now].map((detail) => [writeDetail(detail), detail]));
  const texts = new Set(shown.map(({ line }) => line));
  return diffLines(old.map(writeDetail), now.map(writeDetail)).filter(({ line }) => {
    const detail = byLine.get(line);
    return detail && !isShown(detail, texts);
  });
}

const writeDetail = ({ path, value }: Detail): string => `${path.join(' › ')}: ${value}`;

function detailsOf({ blocks, ...fields }: Page): Detail[] {
  return [
    ...listDetails(fields, []),
    ...blocks.flatMap(({ type, ...block }) => listDetails(block, [type])),
  ];
}

function listDetails(value: unknown, path: string[]): Detail[] {
  if (typeof value === 'string') return textDetails(value, path);
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item) => listDetails(item, path));
  return Object.entries(value).flatMap(([name, part]) => listDetails(part, [...path, name]));
}

/** A text as visitors read it, and the addresses of the links in it. */
function textDetails(value: string, path: string[]): Detail[] {
  const parts = parseInline(value);
  const text = parts
    .map((part) => part.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  const links = parts.flatMap((part): Detail[] =>
    part.kind === 'link' ? [{ path: [...path, `[${part.text}]`], value: part.href }] : [],
  );
  return [{ path, value: text }, ...links];
}

/**
 * Whether one of the changed texts is or contains this value. A single word, such as the title in
 * `Plans · Foresum`, has to begin it: elsewhere, it may be there by chance.
 */
function isShown({ value }: Detail, texts: ReadonlySet<string>): boolean {
  const text = String(value);
  if (texts.has(text)) return true;
  const isWord = !text.includes(' ');
  return texts
    .values()
    .some((line) => (isWord ? line.startsWith(`${text} `) : line.includes(text)));
}
