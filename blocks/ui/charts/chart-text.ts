import { css } from 'styled-components';
import { panelBackground } from '../backgrounds.ts';

/** The texts of axes and labels, which are quieter than what they are about. */
export const axisText = css`
  color: var(--color-text-third);
  font-weight: 500;
  font-size: var(--type-small-size);
  line-height: 1.3;
`;

/** The labels below a drawing, which share its width. The axis is beside it. */
export const labelRow = css`
  display: grid;
  grid-column: 2;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
`;

/** Keeps a text legible on any drawing, by an edge in the colour of the background. */
export const halo = css`
  stroke: ${panelBackground};
  stroke-width: 5px;
  paint-order: stroke;
`;

/** A value that stands on the drawing. */
export const valueText = css`
  fill: var(--color-text);
  font-weight: 600;
  ${halo}
`;

/**
 * What a drawing shows only under the pointer. It is not laid out before, because a page has
 * dozens.
 */
export const hiddenReadout = css`
  display: none;
  opacity: 0;
  transition:
    opacity 120ms var(--ease),
    display 120ms allow-discrete;
`;

/** The same while the pointer is there. */
export const shownReadout = css`
  display: inline;
  opacity: 1;

  @starting-style {
    opacity: 0;
  }
`;
