import { join } from 'node:path';
import { isDraft } from '../../schema/facts/publish-time.ts';
import { fingerprint, fingerprintFile } from '../../schema/files/fingerprint.ts';
import type { LoadedSettings } from '../../schema/load/load-settings.ts';
import {
  type PageRecord,
  type Survey,
  surveyContent,
  withOutdated,
} from '../../schema/load/survey.ts';
import type { BuildRecord, SettingsRecord } from './cache.ts';
import type { Build } from './open-build.ts';
import { listOutput, outputsOf } from './output.ts';

/** A build with what it has to do. */
export interface PlannedBuild extends Build {
  /** The fingerprint of code and settings. If it changes, everything is built again. */
  key: string;
  settingsRecord: SettingsRecord;
  /** The content of site.yaml, if it had to be read. */
  loadedSettings: LoadedSettings | undefined;
  /** The record of the last build, if it had the same key. */
  cached: BuildRecord | undefined;
  survey: Survey;
  /** The files in the output folder. */
  present: Set<string>;
  /** Fingerprints of the files beside the pages, by address. */
  assets: Record<string, string>;
  /** Addresses of the files beside the pages that are new or changed. */
  changedAssets: ReadonlySet<string>;
  /** Nothing was added, changed or removed, and nothing is missing from the output. */
  isUpToDate: boolean;
}

/**
 * Compares a content folder with the last build.
 * @param last the record of the last build; `undefined` to build everything
 */
export async function planBuild(
  build: Build,
  last: BuildRecord | undefined,
): Promise<PlannedBuild> {
  const { content, out, files, now, engine, production, drawAll } = build;
  const { settingsRecord, loadedSettings } = await readSettings(content, last);
  const key = fingerprint(`${engine} ${settingsRecord.shown}`);
  const cached = last?.key === key ? last : undefined;
  const present = listOutput(out);
  const pages = new Map(cached?.pages.filter((page) => isThere(page)));
  const unchecked = await surveyContent(content, pages, files);
  const surveyed = loadedSettings ? withOutdated(unchecked, loadedSettings.values) : unchecked;
  const assets = Object.fromEntries(
    surveyed.files.assets.map((address) => [
      address,
      fingerprintFile(join(content, 'pages', address)),
    ]),
  );
  const isOther = (address: string) => cached?.assets[address] !== assets[address];
  const survey = rereadUsers(surveyed, isOther);
  const changedAssets = new Set(survey.files.assets.filter(isOther));
  const isUpToDate =
    cached !== undefined &&
    // With these options, a warning of the last build may be an error now, and pictures may be missing.
    !(production && cached.diagnostics.length > 0) &&
    !(drawAll && cached.undrawn > 0) &&
    cached.settings.file === settingsRecord.file &&
    survey.changed.length + changedAssets.size === 0 &&
    cached.pages.length === survey.files.pages.length &&
    cached.pages.every(([, { facts }]) => isDraft(facts, now) === isDraft(facts, cached.now)) &&
    Object.keys(cached.assets).length === survey.files.assets.length &&
    cached.outputs.every((path) => present.has(path));
  return {
    ...build,
    key,
    settingsRecord,
    loadedSettings,
    cached,
    survey,
    present,
    assets,
    changedAssets,
    isUpToDate,
  };

  function isThere([, { facts }]: [string, PageRecord]): boolean {
    if (isDraft(facts, now)) return true;
    return outputsOf(facts.route ?? '').every((path) => present.has(path));
  }
}

/** Adds the pages on which a picture was changed, added or removed to those that are read again. */
function rereadUsers(survey: Survey, isOther: (address: string) => boolean): Survey {
  const isUser = ({ facts }: PageRecord) =>
    facts.pictures?.some(({ address }) => isOther(address)) ?? false;
  const users = new Set(
    [...survey.unchanged].filter(([, record]) => isUser(record)).map(([file]) => file),
  );
  if (users.size === 0) return survey;
  return {
    ...survey,
    changed: [...survey.changed, ...survey.files.pages.filter(({ file }) => users.has(file))],
    unchanged: new Map([...survey.unchanged].filter(([file]) => !users.has(file))),
  };
}

/** Reads site.yaml, unless it has not changed since the last build. */
async function readSettings(
  content: string,
  last: BuildRecord | undefined,
): Promise<{ settingsRecord: SettingsRecord; loadedSettings: LoadedSettings | undefined }> {
  const file = fingerprintFile(join(content, 'site.yaml'));
  if (last?.settings?.file === file)
    return { settingsRecord: last.settings, loadedSettings: undefined };
  const [{ loadSettings }, { createContentValidator }] = await Promise.all([
    import('../../schema/load/load-settings.ts'),
    import('../../schema/validate/validate.ts'),
  ]);
  const loadedSettings = await loadSettings(content, await createContentValidator());
  // No page shows redirects.
  const { redirects, ...others } = loadedSettings.settings ?? {};
  const shown = loadedSettings.settings ? fingerprint(JSON.stringify(others)) : '';
  return { settingsRecord: { file, shown }, loadedSettings };
}
