import { css } from 'styled-components';

/**
 * The style of a text that a drawing shows only under the pointer. It is not laid out before,
 * because a page has dozens.
 */
export const hiddenReadout = css`
  display: none;
  opacity: 0;
  transition:
    opacity 120ms var(--ease),
    display 120ms allow-discrete;
`;

/** Its style while the pointer is there. */
export const shownReadout = css`
  display: inline;
  opacity: 1;

  @starting-style {
    opacity: 0;
  }
`;
