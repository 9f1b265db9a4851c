import { styled } from 'styled-components';
import { Icon } from '../icon.tsx';
import { renderList } from '../render-list.ts';
import { Container } from '../section.tsx';
import { useSite } from '../site.tsx';
import { Logo } from './logo.tsx';

const End = styled.footer`
  /* Its own width counts, because that of the window does not follow text that is enlarged by itself. */
  container-type: inline-size;
  border-top: 1px solid var(--color-divider);
  padding-block: 2.5rem 1.5rem;

  @media (min-width: 48rem) {
    padding-block: 4rem 2rem;
  }

  /* One line, which fits below nearly every end. */
  @media print {
    padding-block: 0.5rem 0;

    > div {
      display: flex;
      gap: 1.5rem;
      align-items: baseline;
      justify-content: space-between;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  /* Two columns, or one where large text leaves no room for a second. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7.5rem, 50% - 1rem)), 1fr));
  gap: 1rem 1.5rem;

  @container (min-width: 60rem) {
    grid-template-columns: repeat(12, 1fr);
  }
`;

const Identity = styled.div`
  display: grid;
  grid-column: 1 / -1;
  align-content: start;
  justify-items: start;

  p {
    max-width: 18rem;
    margin-top: 0.75rem;
    color: var(--color-text-second);
    font-size: var(--type-body-size);
  }

  @container (min-width: 72rem) {
    grid-column: 1 / span 4;
  }

  /* At the head, paper has the name already. */
  @media print {
    p,
    > a:first-child {
      display: none;
    }
  }
`;

const Groups = styled.nav`
  display: contents;
`;

const Group = styled.div`
  @container (min-width: 60rem) {
    grid-column: span 3;
  }

  /* Beside the name of the site, once the longest links fit on one line there. */
  @container (min-width: 72rem) {
    grid-column: span 2;

    /* Further ones are below the first ones, not below the name. */
    &:nth-child(4n + 5) {
      grid-column: 5 / span 2;
    }
  }

  h2 {
    min-height: 2.75rem;
    padding-top: 0.75rem;
    font-size: var(--type-small-size);
    font-weight: 600;
    line-height: var(--type-small-line);
    letter-spacing: 0;
  }
`;

const FooterLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  max-width: 100%;
  min-height: 2.75rem;
  color: var(--color-text-second);
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);
  overflow-wrap: anywhere;
  text-decoration: none;
  transition: color 120ms var(--ease);

  &:hover {
    color: var(--color-text);
    text-decoration: underline;
  }
`;

const Links = styled.ul`
  [data-line] > & {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1.5rem;
  }
`;

const LastLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  margin-top: 1.5rem;
  padding-top: 1rem;
  border-top: 1px solid var(--color-divider);
  color: var(--color-text-third);
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);

  @container (min-width: 60rem) {
    margin-top: 2.5rem;
  }

  @media print {
    margin-top: 0;
    padding-top: 0;
    border: 0;
  }
`;

/** The footer: groups of links, profiles on other sites, and the small print. */
export function Footer() {
  const { brand, footer, words } = useSite();
  return (
    <End>
      <Container>
        <Columns>
          <Identity>
            <Logo />
            {brand.tagline && <p>{brand.tagline}</p>}
            {brand.email && <FooterLink href={`mailto:${brand.email}`}>{brand.email}</FooterLink>}
          </Identity>
          {footer.groups.length > 0 && (
            <Groups aria-label={words.footerNavigation} data-unprinted="">
              {renderList(footer.groups, ({ label, links = [] }) => (
                <Group>
                  <h2>{label}</h2>
                  <Links role="list">
                    {renderList(links, (link) => (
                      <li>
                        <FooterLink href={link.href}>{link.label}</FooterLink>
                      </li>
                    ))}
                  </Links>
                </Group>
              ))}
            </Groups>
          )}
        </Columns>
        <LastLine data-line>
          <p>{footer.legal ?? `© ${brand.name}`}</p>
          {footer.social && (
            <Links role="list" aria-label={words.profiles} data-unprinted="">
              {renderList(footer.social, (profile) => (
                <li>
                  <FooterLink href={profile.href} target="_blank" rel="noopener">
                    {profile.label}
                    <Icon name="arrow-up-right" size="0.875em" />
                  </FooterLink>
                </li>
              ))}
            </Links>
          )}
        </LastLine>
      </Container>
    </End>
  );
}
