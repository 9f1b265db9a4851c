import type { Facts } from '../facts/facts.ts';
import { fingerprintFile, stampOf } from '../files/fingerprint.ts';
import type { Diagnostic } from '../model/diagnostics.ts';
import type { Values } from '../model/values.ts';
import { isOutdated } from '../values/used-values.ts';
import { type ContentFiles, listContentFiles, type PageFile } from './content-files.ts';
import { pause } from './pause.ts';

/** The cached result of reading a page, as plain data. */
export interface PageRecord {
  /** The stamp of the file when it was read: see `stampOf`. */
  stamp: string;
  fingerprint: string;
  facts: Facts;
  diagnostics: Diagnostic[];
}

export type PageRecords = ReadonlyMap<string, PageRecord>;

/** A content folder compared with the cache. */
export interface Survey {
  content: string;
  files: ContentFiles;
  changed: PageFile[];
  /** The cached records of all other pages. */
  unchanged: PageRecords;
}

/**
 * Lists a content folder and determines which pages must be read. Rejects with
 * `ContentFolderError`.
 */
export async function surveyContent(
  content: string,
  cached: PageRecords = new Map(),
  files: ContentFiles = listContentFiles(content),
): Promise<Survey> {
  const changed: PageFile[] = [];
  const unchanged = new Map<string, PageRecord>();
  for (const [index, page] of files.pages.entries()) {
    await pause(index);
    const record = cached.get(page.file);
    // `join` would take a quarter of the time.
    const current = record && updateStamp(`${content}/${page.file}`, record);
    if (current) unchanged.set(page.file, current);
    else changed.push(page);
  }
  return { content, files, changed, unchanged };
}

/** Moves pages to `changed` if they use a value that has changed. */
export function withOutdated(survey: Survey, values: Values | undefined): Survey {
  const outdated = new Set<string>();
  for (const [file, { facts }] of survey.unchanged) {
    if (isOutdated(facts.values, values)) outdated.add(file);
  }
  if (outdated.size === 0) return survey;
  const again = survey.files.pages.filter(({ file }) => outdated.has(file));
  return {
    ...survey,
    changed: [...survey.changed, ...again],
    unchanged: new Map([...survey.unchanged].filter(([file]) => !outdated.has(file))),
  };
}

/**
 * Returns the record if it is still valid, which it also is if the file was rewritten with the same
 * text.
 */
function updateStamp(path: string, record: PageRecord): PageRecord | undefined {
  const stamp = stampOf(path);
  if (stamp !== '' && stamp === record.stamp) return record;
  try {
    return fingerprintFile(path) === record.fingerprint ? { ...record, stamp } : undefined;
  } catch {
    return undefined;
  }
}
