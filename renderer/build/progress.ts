/** The progress of a build. Workers count in shared memory. */
export interface Progress {
  /** `Reading`, `Rendering`, `Making pictures`. */
  step: string;
  /** The unit: pages or pictures. */
  of: 'pages' | 'pictures';
  /** Pages or pictures to do in this step. */
  total: number;
  /** Two numbers: pages done in this step, and pages that threads have taken. */
  counts: Int32Array;
}

export const createProgress = (): Progress => ({
  step: 'Starting',
  of: 'pages',
  total: 0,
  counts: new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)),
});

/** Starts a step, with none of its `total` pages or pictures done. */
export function beginStep(
  progress: Progress,
  step: string,
  total: number,
  of: Progress['of'] = 'pages',
): void {
  Object.assign(progress, { step, total, of });
  progress.counts.fill(0);
}

/** Counts a page that a thread has done, and returns how many were done before. */
export const countOne = (counts: Int32Array): number => Atomics.add(counts, 0, 1);

/** Takes the next pages for this thread, and returns the index of the first. */
export const takePages = (counts: Int32Array, many: number): number => Atomics.add(counts, 1, many);
