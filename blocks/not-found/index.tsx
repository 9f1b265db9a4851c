import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { NotFoundBlock } from '../../schema/generated/types.ts';
import { Action } from '../ui/button.tsx';
import { findNearest, withNearest } from '../ui/frame/nearest-page.ts';
import { InlineText } from '../ui/inline-text.tsx';
import { renderList } from '../ui/render-list.ts';
import { Band, Container } from '../ui/section.tsx';
import { useSite } from '../ui/site.tsx';
import { ClosedMonths } from './closed-months.tsx';
import { Hint } from './hint.tsx';
import { PageSearch } from './page-search.tsx';

const Ground = styled(Band)`
  padding-bottom: 0;
`;

const Columns = styled.div`
  display: grid;
  gap: 2rem 1.5rem;

  @media (min-width: 60rem) {
    grid-template: auto 1fr / repeat(12, 1fr);
    align-items: start;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 1.5rem;

  p {
    color: var(--color-text-second);
    font-size: var(--type-lead-size);
    line-height: var(--type-lead-line);
  }

  @media (min-width: 60rem) {
    grid-column: 1 / span 5;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.5rem;

  /* The first takes the whole width, the others share a row. */
  @media (max-width: 29.99rem) {
    li {
      flex: 1 0 auto;
    }

    li:first-child {
      flex-basis: 100%;
    }

    :is(a, button) {
      width: 100%;
    }
  }
`;

/** Explains that the page does not exist, and links to pages that do. */
export default function NotFound({
  id,
  title,
  lead,
  examplePath = '…',
  hint,
  links,
  search,
}: NotFoundBlock) {
  const site = useSite();
  const path = useMissingPath();
  const fill = (text: string) => text.replaceAll('{path}', () => path ?? examplePath);
  const nearest =
    path && (!hint || hint.suggestion) ? findNearest(path, site, search?.words) : undefined;
  /**
   * The nearest page's button is the primary one. None changes place, because a visitor may be
   * about to press it.
   */
  const isPrimary = ({ href }: { href: string }, index: number) =>
    nearest ? href === nearest.href : index === 0;
  return (
    <Ground id={id} data-tone="ink">
      <Container>
        <Columns>
          <Words>
            <h1>{title}</h1>
            {lead && (
              <p>
                <InlineText text={lead} />
              </p>
            )}
            {links && (
              <Links role="list">
                {renderList(withNearest(links, nearest), (link, index) => (
                  <li>
                    <Action action={link} kind={isPrimary(link, index) ? undefined : 'quiet'} />
                  </li>
                ))}
              </Links>
            )}
          </Words>
          {search && <PageSearch {...search} />}
          {hint && <Hint {...hint} fill={fill} nearest={nearest?.href} />}
        </Columns>
      </Container>
      <ClosedMonths />
    </Ground>
  );
}

/** Returns the requested address after hydration, because one page answers all missing ones. */
function useMissingPath(): string | undefined {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    const { pathname } = location;
    setPath(pathname.length > 60 ? `${pathname.slice(0, 59)}…` : pathname);
  }, []);
  return path;
}
