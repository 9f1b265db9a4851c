import type { StatedFigure } from '../figures/collect-figures.ts';
import type { Mismatch } from '../figures/mismatch.ts';
import type { Role } from '../model/schemas.ts';

/** A value that matters to rules across pages, with its place. */
export interface Reference {
  role:
    | Role
    | 'shown-width'
    | 'silhouette'
    | 'figure'
    | 'price'
    | 'mismatch'
    | 'over-budget'
    | 'unexpected'
    | 'series'
    | 'placeholders';
  /** JSON pointer from the top of the file. */
  pointer: string;
  /** Empty if the value is not a text. For `shown-width`, the number of pixels; for `series`, its name. */
  value: string;
  figure?: StatedFigure;
  mismatch?: Mismatch;
  series?: number[];
}
