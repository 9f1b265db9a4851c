import { styled } from 'styled-components';
import { Icon } from '../icon.tsx';
import { renderList } from '../render-list.ts';
import { Container } from '../section.tsx';
import { type SiteInfo, usePage, useSite } from '../site.tsx';
import { MenuIllustration } from './menu-illustration.tsx';
import { menuSheet } from './menu-sheet.ts';
import { closeOnCurrent, entryLook, useCurrent } from './navigation-link.tsx';

type MenuEntry = SiteInfo['header']['menu'][number];
type MenuLink = NonNullable<MenuEntry['links']>[number];

const Trigger = styled.button`
  ${entryLook}

  svg {
    transition: rotate 200ms var(--ease);
  }

  &:has(+ :popover-open) {
    color: var(--color-text);

    svg {
      rotate: -180deg;
    }
  }
`;

/** A sheet below the whole header, so that its columns are the page's columns. */
const Sheet = styled.div`
  ${menuSheet}
  inset: calc(var(--header-height) + 2.75rem) 0 auto;
  top: anchor(bottom);
  max-height: calc(100dvh - var(--header-height));
  padding: 2.5rem 0 3rem;
  border-bottom: 1px solid var(--color-border);
  box-shadow: var(--shadow-panel);
  /* The shadow falls on the page, not on the header. */
  clip-path: inset(0 0 -4rem);
  overflow: auto;

  @media (scripting: none) {
    li:hover > & {
      display: block;
      opacity: 1;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  column-gap: 1.5rem;
`;

const Summary = styled.div`
  grid-column: 1 / span 4;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 1.5rem;
  padding-block: 0.75rem;

  p {
    max-width: 18rem;
    font-size: var(--type-h3-size);
    font-weight: var(--type-h3-weight);
    line-height: var(--type-h3-line);
    letter-spacing: var(--type-h3-tracking);
  }
`;

const Links = styled.ul`
  grid-column: 5 / span 8;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.25rem 1.5rem;

  &[data-wide] {
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, 1fr);
    row-gap: 0.75rem;
  }
`;

const SheetLink = styled.a`
  display: grid;
  gap: 0.125rem;
  margin-left: -1rem;
  padding: 0.75rem 1rem;
  border-radius: var(--radius-control);
  font-size: var(--type-body-size);
  font-weight: 600;
  line-height: 1.4;
  text-decoration: none;
  transition: background-color 120ms var(--ease);

  &:hover {
    background: var(--color-subtle);
  }

  /* A line as in the header, and unlike what the pointer is over. */
  &[aria-current='page'] {
    border-radius: 0;
    color: var(--color-accent);
    box-shadow: inset 2px 0;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  span {
    color: var(--color-text-second);
    font-size: var(--type-small-size);
    font-weight: var(--type-small-weight);
    line-height: var(--type-small-line);
  }
`;

/** An entry of the header that opens a sheet of links by hover, click and keys. */
export function MegaMenu({ index, entry }: { index: number; entry: MenuEntry }) {
  const id = `_menu-${index}`;
  const { route } = usePage();
  const { brand } = useSite();
  const links = entry.links ?? [];
  const isForecast = brand.symbol === 'forecast';
  const isSummed = isForecast || entry.text !== undefined;
  return (
    <>
      <Trigger
        type="button"
        popoverTarget={id}
        data-hover
        data-current={links.some(({ href }) => href === route) || undefined}
      >
        {entry.label}
        <Icon name="chevron-down" size="1em" />
      </Trigger>
      <Sheet id={id} popover="auto" data-hover-menu onClick={closeOnCurrent}>
        <Container>
          <Columns>
            {isSummed && (
              <Summary>
                {entry.text && <p>{entry.text}</p>}
                {isForecast && <MenuIllustration index={index} />}
              </Summary>
            )}
            <Links role="list" data-wide={!isSummed || undefined}>
              {renderList(links, (link) => (
                <li>
                  <LinkWithText link={link} />
                </li>
              ))}
            </Links>
          </Columns>
        </Container>
      </Sheet>
    </>
  );
}

function LinkWithText({ link }: { link: MenuLink }) {
  const { label, href, text } = link;
  return (
    <SheetLink href={href} aria-current={useCurrent(href)}>
      {label}
      {text && <span>{text}</span>}
    </SheetLink>
  );
}
