import { css } from 'styled-components';

/** A popover that fades in below the header. Where exactly it stands is left to each. */
export const menuSheet = css`
  position: fixed;
  position-anchor: --header;
  width: 100%;
  border: 0;
  background: var(--color-background);
  color: var(--color-text);
  opacity: 0;
  transition: opacity 200ms var(--ease);

  /* Fades out, too, where it stays above the page meanwhile. WebKit would repeat that without an end. */
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

  /* Where the browser has no anchors, the banner is gone by the time that this is set. */
  @supports not (top: anchor(bottom)) {
    html[data-scrolled] & {
      top: var(--header-height);
    }
  }
`;
