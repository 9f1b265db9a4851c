/** What is chosen of several is ink, and the system's own colours where these are forced. */
export const chosenLook = `
  background: var(--color-primary);
  color: var(--color-on-primary);

  @media (forced-colors: active) {
    background: SelectedItem;
    color: SelectedItemText;
    forced-color-adjust: none;
  }
`;
