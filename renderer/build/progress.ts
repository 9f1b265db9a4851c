/** How far a build is. Workers count in memory that all threads share. */
export interface Progress {
  /** `Reading`, `Rendering`. */
  step: string;
  /** Pages to do in this step. */
  total: number;
  /** One number: pages done in this step. */
  done: Int32Array;
}

export const createProgress = (): Progress => ({
  step: 'Starting',
  total: 0,
  done: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
});

export function beginStep(progress: Progress, step: string, total: number): void {
  Object.assign(progress, { step, total });
  Atomics.store(progress.done, 0, 0);
}

export const countOne = (done: Int32Array): number => Atomics.add(done, 0, 1);
