import type { MouseEvent, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { usePage } from '../site.tsx';

/** The look of an entry of the header, whether it is a link or opens a menu. */
export const entryLook = css`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  height: calc(var(--header-height) - 1px);
  /* Less where text is large, so that all entries fit. */
  padding: 0 min(0.875rem, 1.2vw);
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--color-text-second);
  font-size: var(--type-body-size);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: color 120ms var(--ease);

  &:hover,
  &[data-current],
  &[aria-current='page'] {
    color: var(--color-text);
  }

  &[data-current],
  &[aria-current='page'] {
    box-shadow: inset 0 -2px var(--color-text);
    border-radius: 0;
  }

  &:focus-visible {
    outline-offset: -6px;
  }
`;

const Anchor = styled.a`
  ${entryLook}
`;

/** A link in the header. */
export function NavigationLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Anchor href={href} aria-current={useCurrent(href)}>
      {children}
    </Anchor>
  );
}

/** Returns `page` if an address is that of the current page, as a value for `aria-current`. */
export function useCurrent(href: string): 'page' | undefined {
  return usePage().route === href ? 'page' : undefined;
}

/**
 * Closes a menu when its link to the current page is clicked. Links to other pages close it by
 * themselves.
 */
export function closeOnCurrent({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('[aria-current]')) currentTarget.hidePopover();
}
