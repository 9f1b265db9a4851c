import { css } from 'styled-components';

/** The look of a popover that fades in below the header. Each sets its exact position itself. */
export const menuSheet = css`
  position: fixed;
  position-anchor: --header;
  width: 100%;
  border: 0;
  background: var(--color-background);
  color: var(--color-text);
  opacity: 0;
  transition: opacity 200ms var(--ease);

  /* Also fades out if the browser keeps it on top meanwhile. WebKit would repeat that endlessly. */
  @supports (overlay: auto) {
    transition: opacity 200ms var(--ease), display 200ms allow-discrete,
      overlay 200ms allow-discrete;
  }

  &:popover-open {
    opacity: 1;

    @starting-style {
      opacity: 0;
    }
  }

  /* In browsers without anchors, the banner is out of view when this is set. */
  @supports not (top: anchor(bottom)) {
    html[data-scrolled] & {
      top: var(--header-height);
    }
  }
`;
