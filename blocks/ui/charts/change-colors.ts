/** The colours of a change for the better and for the worse. */
export const changeColors = `
  [data-good='true'] {
    color: var(--color-positive);
  }

  [data-good='false'] {
    color: var(--color-negative);
  }
`;
