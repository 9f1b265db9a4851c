import { join } from 'node:path';
import { isDraft } from '../../schema/facts/publish-time.ts';
import { fingerprint, fingerprintFile } from '../../schema/files/fingerprint.ts';
import type { ContentFiles } from '../../schema/load/content-files.ts';
import type { LoadedSettings } from '../../schema/load/load-settings.ts';
import {
  type PageRecord,
  type Survey,
  surveyContent,
  withOutdated,
} from '../../schema/load/survey.ts';
import type { BuildRecord, SettingsRecord } from './cache.ts';
import { listOutput, outputsOf } from './output.ts';

/** The work of a build. */
export interface BuildPlan {
  /** The fingerprint of code and settings. If it changes, everything is built again. */
  key: string;
  /** The time of the build in milliseconds since 1970. Drafts that are due by then are published. */
  now: number;
  settings: SettingsRecord;
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

export interface PlanInput {
  content: string;
  files: ContentFiles;
  /** The output folder. */
  out: string;
  /** Fingerprint of the code. */
  engine: string;
  now: number;
  lastBuild: BuildRecord | undefined;
}

/** Compares a content folder with the last build. */
export async function planBuild(input: PlanInput): Promise<BuildPlan> {
  const { content, files, out, engine, now, lastBuild } = input;
  const { settings, loadedSettings } = await readSettings(content, lastBuild);
  const key = fingerprint(`${engine} ${settings.shown}`);
  const cached = lastBuild?.key === key ? lastBuild : undefined;
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
    cached.settings.file === settings.file &&
    survey.changed.length + changedAssets.size === 0 &&
    cached.pages.length === survey.files.pages.length &&
    cached.pages.every(([, { facts }]) => isDraft(facts, now) === isDraft(facts, cached.now)) &&
    Object.keys(cached.assets).length === survey.files.assets.length &&
    cached.outputs.every((path) => present.has(path));
  return {
    key,
    now,
    settings,
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
  lastBuild: BuildRecord | undefined,
): Promise<{ settings: SettingsRecord; loadedSettings: LoadedSettings | undefined }> {
  const file = fingerprintFile(join(content, 'site.yaml'));
  if (lastBuild?.settings?.file === file)
    return { settings: lastBuild.settings, loadedSettings: undefined };
  const [{ loadSettings }, { createContentValidator }] = await Promise.all([
    import('../../schema/load/load-settings.ts'),
    import('../../schema/validate/validate.ts'),
  ]);
  const loadedSettings = await loadSettings(content, await createContentValidator());
  // No page shows redirects.
  const { redirects, ...others } = loadedSettings.settings ?? {};
  const shown = loadedSettings.settings ? fingerprint(JSON.stringify(others)) : '';
  return { settings: { file, shown }, loadedSettings };
}
