import { css } from 'styled-components';
import { panelBackground } from '../backgrounds.ts';

/** Keeps a text legible on any drawing, by an edge in the colour of the background. */
export const halo = css`
  stroke: ${panelBackground};
  stroke-width: 5px;
  paint-order: stroke;
`;
