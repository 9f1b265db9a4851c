import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Action } from '../button.tsx';
import { renderList } from '../render-list.ts';
import { Container } from '../section.tsx';
import { useSite } from '../site.tsx';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { menuFrom, menuWidths } from './menu-width.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLink } from './navigation-link.tsx';

/**
 * How the parts of the header are displayed where its entries fit in one row. The header's own width counts,
 * because the width of the window does not follow text that is enlarged by itself.
 */
const inOneRow = (width: number): string => `
  @container (min-width: ${width}rem) {
    &[data-menu-from='${width}'] {
      --entries: flex;
      --toggle: none;
      --sheet: none;
    }
  }
`;

const Bar = styled.header`
  container-type: inline-size;
  position: sticky;
  top: 0;
  z-index: 20;
  border-bottom: 1px solid transparent;
  background: var(--color-background);
  transition: border-color 200ms var(--ease);
  anchor-name: --header;

  /* It is in the space kept free above anchors: focus in it must not scroll the page. */
  * {
    scroll-margin-top: calc(-1 * var(--header-height) - 1.5rem);
  }

  html[data-scrolled] & {
    border-bottom-color: var(--color-divider);
  }

  @media print {
    position: static;
  }
`;

const Row = styled.nav`
  --entries: none;
  --toggle: grid;
  --sheet: flex;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: calc(var(--header-height) - 1px);

  ${menuWidths.map(inOneRow).join('')}
`;

const Entries = styled.ul`
  display: var(--entries);
  flex: 1;
  align-items: center;
`;

const Entry = styled.li`
  /* Menus and pages are beside the logo, actions at the other end. */
  &:first-child {
    margin-left: min(1.5rem, 2vw);
  }

  &[data-main-action] {
    margin-left: min(1rem, 1.2vw);

    > * {
      padding-inline: min(1.25rem, 2vw);
    }
  }

  /* Below the rule of the main action, which is the first if it is the only one. */
  &[data-first-action] {
    margin-left: auto;
  }
`;

/** Closes the open menu if its button is hidden since the window was resized: it would come back with the button. */
function closeHiddenMenu(): void {
  const button = document.querySelector<HTMLElement>('header button:has(+ :popover-open)');
  if (button?.checkVisibility() === false) (button.nextElementSibling as HTMLElement).hidePopover();
}

/** The header, which stays at the top of every page. */
export function Header() {
  const site = useSite();
  const { header, words } = site;
  const { menu, actions } = header;
  const main = actions.at(-1);
  const others = actions.slice(0, -1);
  useEffect(() => {
    window.addEventListener('resize', closeHiddenMenu);
    return () => window.removeEventListener('resize', closeHiddenMenu);
  }, []);
  return (
    <Bar>
      <Container>
        <Row aria-label={words.mainNavigation} data-menu-from={menuFrom(site)}>
          <Logo />
          <Entries role="list" data-unprinted="">
            {renderList(menu, (entry, index) => (
              <Entry>
                {entry.links ? (
                  <MegaMenu index={index} entry={entry} />
                ) : (
                  entry.href && <NavigationLink href={entry.href}>{entry.label}</NavigationLink>
                )}
              </Entry>
            ))}
            {renderList(others, (action, index) => (
              <Entry data-first-action={index === 0 || undefined}>
                <NavigationLink href={action.href}>{action.label}</NavigationLink>
              </Entry>
            ))}
            {main && (
              <Entry data-main-action data-first-action={others.length === 0 || undefined}>
                <Action action={main} size="compact" />
              </Entry>
            )}
          </Entries>
          <MobileMenu />
        </Row>
      </Container>
    </Bar>
  );
}
