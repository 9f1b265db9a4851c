import { resolve } from 'node:path';
import { compareSites, type Impact } from '../../renderer/impact/compare-sites.ts';
import { writeImpact } from '../../renderer/impact/write-impact.ts';
import { openContentFolder } from '../../schema/load/content-folder.ts';
import { callerFolder } from '../command-line.ts';
import { type BothSites, buildBoth } from './build-both.ts';
import { findBase } from './git.ts';

/** Prints the effects of a change. Returns the exit code. */
export async function printImpact(
  content: string,
  ref: string,
  pictures: string | undefined,
): Promise<number> {
  const folder = openContentFolder(content);
  const both = await buildBoth(folder, findBase(folder, ref));
  const impact = await compareSites(both.before, both.after, both.changes);
  const lines = pictures === undefined ? [] : await picturesOf(impact, both, pictures);
  console.log(writeImpact(impact, ref, lines));
  return 0;
}

async function picturesOf(impact: Impact, both: BothSites, folder: string) {
  const { takePictures } = await import('./take-pictures.ts');
  return takePictures(impact, both, resolve(callerFolder(), folder));
}
