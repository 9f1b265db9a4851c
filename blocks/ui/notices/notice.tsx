import { css, keyframes, styled } from 'styled-components';
import { iconButtonLook } from '../controls/icon-button-look.ts';

const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 8px;
  }
`;

const fade = keyframes`
  to {
    opacity: 0;
  }
`;

/** In the corner, or in full width on small screens. */
const place = css`
  position: fixed;
  right: max(1rem, env(safe-area-inset-right));
  bottom: max(1rem, env(safe-area-inset-bottom));
  z-index: 30;
  width: min(26rem, 100vw - 2rem);
`;

/** The box of a message, either as a toast or, without scripts, as part of the page. */
const Notice = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  column-gap: 0.75rem;
  padding: 0.75rem 0.75rem 1rem 1rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-background);
  color: var(--color-text);
  box-shadow: var(--shadow-panel);
  font-size: var(--type-body-size);
  line-height: 1.45;

  > svg {
    margin-top: 0.625rem;
    color: var(--color-positive);
  }

  &[data-tone='destructive'] {
    border-color: var(--color-negative);
    background: var(--color-negative-soft);
  }

  &[data-tone='destructive'] > svg {
    color: var(--color-negative);
  }
`;

/** Shown while its id is the anchor of the page's address. */
export const AnchoredNotice = styled(Notice)`
  ${place}

  &:not(:target) {
    display: none;
  }

  &:focus {
    outline: none;
  }
`;

/** The place of the toast. */
export const ToastPlace = styled.ol`
  ${place}
  margin: 0;
  padding: 0;
  border-radius: var(--radius-card);
  list-style: none;

  &[data-at-top] {
    /* Below the header, even if the banner is still above it. */
    top: calc(var(--header-height) + 3.5rem);
    bottom: auto;
  }
`;

/** Shown while the region has the focus and no message. */
export const NoToast = styled(Notice)`
  display: none;
  padding: 1rem;

  :focus > &:only-child {
    display: block;
  }
`;

/** A message that appears, disappears, and can be swiped away. */
export const ToastNotice = styled(Notice)`
  &[data-state='open'] {
    animation: ${rise} 200ms var(--ease);
  }

  &[data-state='closed'] {
    animation: ${fade} 200ms var(--ease) forwards;
  }

  &[data-swipe='move'],
  &[data-swipe='end'] {
    translate: var(--radix-toast-swipe-move-x, var(--radix-toast-swipe-end-x)) 0;
  }

  &[data-swipe='cancel'] {
    transition: translate 200ms var(--ease);
  }
`;

export const NoticeTitle = styled.strong`
  padding-top: 0.5rem;
  font-weight: 600;
`;

export const NoticeText = styled.span`
  grid-column: 2;
  color: var(--color-text-second);

  [data-tone='destructive'] > & {
    color: var(--color-text);
  }
`;

export const NoticeClose = styled.button`
  ${iconButtonLook}
  grid-area: 1 / 3 / span 2;
  color: inherit;
  transition: background-color 120ms var(--ease);

  &:hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
`;
