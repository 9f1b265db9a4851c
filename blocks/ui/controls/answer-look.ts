/** The look of a text that answers the press of a button. Nothing around it moves. */
export const answerLook = `
  scroll-margin-block: calc(var(--header-height) + 1.5rem) 1.5rem;
  transition:
    background-color 200ms var(--ease),
    box-shadow 200ms var(--ease);

  &[data-answer] {
    border-radius: 1px;
    box-shadow: 0 0 0 0.375rem var(--color-accent-soft);
    background-color: var(--color-accent-soft);
    color: var(--color-text);
  }

  /* Neither the shadow nor the background is visible then. */
  @media (forced-colors: active) {
    &[data-answer] {
      outline: 2px solid;
      outline-offset: 0.375rem;
    }
  }
`;
