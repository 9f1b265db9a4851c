/** An input that nobody sees and that covers the label around it: a press anywhere on it is one on the input. */
export const coveringInput = `
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
