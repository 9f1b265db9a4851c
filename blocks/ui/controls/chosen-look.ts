/** The look of the chosen option: ink, or the system's colours if these are forced. */
export const chosenLook = `
  background: var(--color-primary);
  color: var(--color-on-primary);

  @media (forced-colors: active) {
    background: SelectedItem;
    color: SelectedItemText;
    forced-color-adjust: none;
  }
`;
