/** The look of a button with an icon and no words, as large as a finger. */
export const iconButtonLook = `
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  cursor: pointer;
`;
