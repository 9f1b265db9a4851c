import { css } from 'styled-components';

/** What a drawing says only where the pointer is. Not laid out until then, because a page has dozens. */
export const hiddenReadout = css`
  display: none;
  opacity: 0;
  transition:
    opacity 120ms var(--ease),
    display 120ms allow-discrete;
`;

/** The same while the pointer is there. */
export const shownReadout = css`
  display: inline;
  opacity: 1;

  @starting-style {
    opacity: 0;
  }
`;
