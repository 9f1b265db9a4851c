import { css, styled } from 'styled-components';
import { Action } from '../button.tsx';
import { iconButtonLook } from '../controls/icon-button-look.ts';
import { Icon } from '../icon.tsx';
import { renderList } from '../render-list.ts';
import { useSite } from '../site.tsx';
import { menuSheet } from './menu-sheet.ts';
import { menuWidths } from './menu-width.ts';
import { closeOnCurrent, useCurrent } from './navigation-link.tsx';

const id = '_menu';

const Toggle = styled.button`
  ${iconButtonLook}
  display: var(--toggle);
  /* The icon, not its padding, is aligned with the page's edge. */
  margin-right: -0.625rem;

  svg + svg,
  &:has(+ :popover-open) svg:first-child {
    display: none;
  }

  &:has(+ :popover-open) svg + svg {
    display: block;
  }
`;

/**
 * Lets the page scroll where the entries fit in one row: after a turn of the screen, an open sheet is
 * hidden there.
 */
const unlocked = (width: number): string => `
  @media (min-width: ${width}rem) {
    html:has([data-menu-from='${width}'] &:popover-open) {
      overflow: visible;
    }
  }
`;

const Sheet = styled.div`
  ${menuSheet}
  inset: calc(var(--header-height) + 2.75rem) 0 0;
  top: anchor(bottom);
  height: auto;
  padding: 0;
  flex-direction: column;
  overflow: auto;
  overscroll-behavior: contain;

  &:popover-open {
    display: var(--sheet);
  }

  html:has(&:popover-open) {
    overflow: hidden;
  }

  ${menuWidths.map(unlocked).join('')}
`;

/** As far from the edge as the header: with many entries, wide screens have this menu, too. */
const edge = 'max(var(--gutter), 50% - var(--content) / 2)';

const Scroll = styled.div`
  padding: 0 ${edge} 2rem;
  border-top: 1px solid var(--color-divider);

  /* On a low screen, as with a page enlarged to 400 %, the actions below would leave no room. */
  @media (min-height: 22.01rem) {
    flex: 1;
    overflow: auto;
    overscroll-behavior: contain;
  }
`;

const Entries = styled.ul`
  > li {
    border-bottom: 1px solid var(--color-divider);
  }
`;

const Sublinks = styled.ul`
  margin-bottom: 0.75rem;
`;

/** Keeps the focus outline clear of the text, and inside the scrolling area. */
const row = css`
  display: flex;
  align-items: center;
  margin-inline: -0.75rem;
  padding-inline: 0.75rem;
  border-radius: var(--radius-control);

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Anchor = styled.a`
  ${row}
  min-height: 2.75rem;
  color: var(--color-text-second);
  font-size: 1.25rem;
  line-height: 1.3;
  letter-spacing: -0.012em;
  text-decoration: none;

  &[data-top] {
    min-height: 3.5rem;
    color: var(--color-text);
    font-weight: 600;
  }

  &[aria-current='page'] {
    color: var(--color-accent);
    text-decoration: underline 2px;
    text-underline-offset: 0.35em;
  }
`;

const Label = styled.summary`
  ${row}
  justify-content: space-between;
  min-height: 3.5rem;
  font-size: 1.25rem;
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.012em;

  [open] > & svg {
    rotate: -180deg;
  }
`;

/** Side by side, or below each other if their words are too long or too large for that. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  padding: 1rem ${edge} max(1rem, env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-divider);

  > * {
    flex: 1;
    min-width: fit-content;
  }
`;

/** The header's links on small screens: a button and the full screen that it opens. */
export function MobileMenu() {
  const { header, words } = useSite();
  const { menu, actions } = header;
  if (menu.length + actions.length === 0) return null;
  return (
    <>
      <Toggle type="button" popoverTarget={id} aria-label={words.openMenu}>
        <Icon name="bars-3" size="1.5rem" />
        <Icon name="x-mark" size="1.5rem" />
      </Toggle>
      <Sheet id={id} popover="auto" onClick={closeOnCurrent}>
        <Scroll>
          <Entries role="list">
            {renderList(menu, ({ label, href, links }) => (
              <li>
                {links ? (
                  // The visitor may have opened it before hydration.
                  <details name={id} suppressHydrationWarning>
                    <Label>
                      {label}
                      <Icon name="chevron-down" />
                    </Label>
                    <Sublinks role="list">
                      {renderList(links, (link) => (
                        <li>
                          <MenuLink {...link} />
                        </li>
                      ))}
                    </Sublinks>
                  </details>
                ) : (
                  href && <MenuLink label={label} href={href} top />
                )}
              </li>
            ))}
          </Entries>
        </Scroll>
        {actions.length > 0 && (
          <Actions>
            {renderList(actions, (action, index) => (
              <Action action={action} kind={index === actions.length - 1 ? undefined : 'quiet'} />
            ))}
          </Actions>
        )}
      </Sheet>
    </>
  );
}

function MenuLink({ label, href, top }: { label: string; href: string; top?: boolean }) {
  return (
    <Anchor href={href} aria-current={useCurrent(href)} data-top={top}>
      {label}
    </Anchor>
  );
}
