import { css } from 'styled-components';

/** The background of panels. */
export const ground = 'light-dark(var(--color-background), var(--color-subtle))';

/** Keeps a text legible on any drawing, by an edge in the colour of the background. */
export const halo = css`
  stroke: ${ground};
  stroke-width: 5px;
  paint-order: stroke;
`;
