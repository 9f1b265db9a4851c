/**
 * An invisible input that covers the label around it, so that a press anywhere on the label reaches
 * it.
 */
export const coveringInput = `
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
