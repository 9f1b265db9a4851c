import { css } from 'styled-components';

/** What panels stand on. */
export const ground = 'light-dark(var(--color-background), var(--color-subtle))';

/** Lets a text be read on whatever is drawn behind it: an edge in the color of the ground. */
export const halo = css`
  stroke: ${ground};
  stroke-width: 5px;
  paint-order: stroke;
`;
