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

/** The look of an option in a row of options, all as large as a finger. */
export const optionLook = `
  min-height: 2.75rem;
  border-radius: calc(var(--radius-control) - 1px);
  color: var(--color-text-second);
  font-weight: 600;
  font-size: var(--type-small-size);
  line-height: 1.25;
  cursor: pointer;
  transition: background-color 120ms var(--ease);

  &:hover {
    background: var(--color-sunken);
    color: var(--color-text);
  }
`;
