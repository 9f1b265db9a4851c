import { css } from 'styled-components';

/** Lets a text be read on whatever is drawn behind it: an edge in the color of the ground. */
export const halo = css`
  stroke: light-dark(var(--color-background), var(--color-subtle));
  stroke-width: 5px;
  paint-order: stroke;
`;
