import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { isOutdated } from '../values/used-values.ts';
import type { Values } from '../values/values.ts';
import { type ContentFiles, listContentFiles, type PageFile } from './content-files.ts';
import { fingerprintFile, stampOf } from './fingerprint.ts';
import type { Facts } from './load-page.ts';
import { pause } from './pause.ts';

/** What is kept of a page that has been read; plain data, so that it can be cached. */
export interface PageRecord {
  /** Of the file when it was read: see `stampOf`. */
  stamp: string;
  fingerprint: string;
  facts: Facts;
  diagnostics: Diagnostic[];
}

/** By file. */
export type PageRecords = ReadonlyMap<string, PageRecord>;

/** A content folder, compared with what is cached of it. */
export interface Survey {
  content: string;
  files: ContentFiles;
  /** The pages that have to be read. */
  changed: PageFile[];
  /** The cached records of all other pages. */
  unchanged: PageRecords;
}

/** Lists a content folder and finds out which pages have to be read. Rejects with `ContentFolderError`. */
export async function surveyContent(
  content: string,
  cached: PageRecords = new Map(),
): Promise<Survey> {
  const files = listContentFiles(content);
  const changed: PageFile[] = [];
  const unchanged = new Map<string, PageRecord>();
  for (const [index, page] of files.pages.entries()) {
    await pause(index);
    const record = cached.get(page.file);
    const current = record && updateStamp(join(content, page.file), record);
    if (current) unchanged.set(page.file, current);
    else changed.push(page);
  }
  return { content, files, changed, unchanged };
}

/** The survey with the pages that use a value which is not what it was. They have to be read again, too. */
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

/** The record if it is still right. A file that was written again may have the same text. */
function updateStamp(path: string, record: PageRecord): PageRecord | undefined {
  const stamp = stampOf(path);
  if (stamp !== '' && stamp === record.stamp) return record;
  try {
    return fingerprintFile(path) === record.fingerprint ? { ...record, stamp } : undefined;
  } catch {
    return undefined;
  }
}
