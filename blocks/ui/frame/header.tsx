import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Action } from '../button.tsx';
import { renderList } from '../render-list.ts';
import { Container } from '../section.tsx';
import { useSite } from '../site.tsx';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLink } from './navigation-link.tsx';

const Bar = styled.header`
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
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: calc(var(--header-height) - 1px);
`;

const Entries = styled.ul`
  display: none;
  align-items: center;

  @media (min-width: 60rem) {
    display: flex;
    flex: 1;
  }
`;

const Entry = styled.li`
  /* Menus and pages are beside the logo, actions at the other end. */
  &:first-child {
    margin-left: min(1.5rem, 2vw);
  }

  &[data-first-action] {
    margin-left: auto;
  }

  &[data-main-action] {
    margin-left: min(1rem, 1.2vw);

    > * {
      padding-inline: min(1.25rem, 2vw);
    }
  }
`;

/** Closes the open menu if its button is hidden since the window was resized: it would come back with the button. */
function closeHiddenMenu(): void {
  const button = document.querySelector<HTMLElement>('header button:has(+ :popover-open)');
  if (button?.checkVisibility() === false) (button.nextElementSibling as HTMLElement).hidePopover();
}

/** The header, which stays at the top of every page. */
export function Header() {
  const { header, words } = useSite();
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
        <Row aria-label={words.mainNavigation}>
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
