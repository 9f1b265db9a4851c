import { join } from 'node:path';
import { fingerprint, fingerprintFile } from '../../schema/load/fingerprint.ts';
import { type PageRecord, type Survey, surveyContent } from '../../schema/load/survey.ts';
import type { BuildRecord } from './cache.ts';
import { listOutput, outputsOf } from './output.ts';

/** What a build has to do. */
export interface BuildPlan {
  /** Of code, content folder and settings: where it differs, everything is built again. */
  key: string;
  /** The record of the last build, if it had the same key. */
  cached: BuildRecord | undefined;
  survey: Survey;
  /** The files of the site in the output folder. */
  present: Set<string>;
  /** Fingerprints of the files beside the pages, by address. */
  assets: Record<string, string>;
  /** Addresses of those that have to be copied. */
  changedAssets: string[];
  /** Nothing was added, changed or removed, and nothing is missing from the output. */
  isUpToDate: boolean;
}

/** Compares a content folder with what the last build has left. */
export function planBuild(
  content: string,
  out: string,
  engine: string,
  lastBuild: BuildRecord | undefined,
): BuildPlan {
  const key = fingerprint(`${engine} ${content} ${fingerprintFile(join(content, 'site.yaml'))}`);
  const cached = lastBuild?.key === key ? lastBuild : undefined;
  const present = listOutput(out);
  const surveyed = surveyContent(content, new Map(cached?.pages.filter((page) => isThere(page))));
  const assets = Object.fromEntries(
    surveyed.files.assets.map((address) => [
      address,
      fingerprintFile(join(content, 'pages', address)),
    ]),
  );
  const survey = rereadUsers(surveyed, (address) => cached?.assets[address] !== assets[address]);
  const changedAssets = survey.files.assets.filter(
    (address) => cached?.assets[address] !== assets[address] || !present.has(address.slice(1)),
  );
  const isUpToDate =
    cached !== undefined &&
    survey.changed.length + changedAssets.length === 0 &&
    cached.pages.length === survey.files.pages.length &&
    Object.keys(cached.assets).length === survey.files.assets.length &&
    cached.outputs.every((path) => present.has(path));
  return { key, cached, survey, present, assets, changedAssets, isUpToDate };

  function isThere([, { facts }]: [string, PageRecord]): boolean {
    const { draft, route } = facts;
    return draft === true || outputsOf(route ?? '').every((path) => present.has(path));
  }
}

/** A page is rendered again when a picture on it is another one, has come or gone. */
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
