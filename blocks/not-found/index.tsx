import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { NotFoundBlock } from '../../schema/generated/types.ts';
import { Action } from '../ui/button.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { renderList } from '../ui/render-list.ts';
import { Band, Container } from '../ui/section.tsx';
import { useSite } from '../ui/site.tsx';
import { ClosedMonths } from './closed-months.tsx';
import { Hint } from './hint.tsx';
import { namedPages } from './named-pages.ts';
import { PageSearch } from './page-search.tsx';
import { pagesOf } from './pages-of.ts';

const Ground = styled(Band)`
  padding-bottom: 0;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem 1.5rem;

  @container page (min-width: 60em) {
    grid-template: auto 1fr / repeat(12, 1fr);
    align-items: start;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;

  p {
    color: var(--color-text-second);
    font-size: var(--type-lead-size);
    line-height: var(--type-lead-line);
  }

  @container page (min-width: 60em) {
    grid-column: 1 / span 5;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.5rem;

  /* The first takes the whole width, the others share a row. */
  @container page (max-width: 29.99em) {
    li {
      flex: 1 0 auto;
      max-width: 100%;
    }

    li:first-child {
      flex-basis: 100%;
    }

    :is(a, button) {
      width: 100%;
    }
  }
`;

/** Without words above the pages, they only serve the hint for developers. */
const Suggestions = styled.div`
  &:has([hidden], ul:first-child) {
    display: none;
  }
`;

/** The pages that are near, which a script lists before the app loads. */
const NearestPages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.5rem;

  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
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
  nearest,
}: NotFoundBlock) {
  const pages = namedPages(pagesOf(useSite()), search?.words);
  const place = useRef<HTMLDivElement>(null);
  const { path, nearestPath } = useMissing(place);
  const fill = (text: string) => text.replaceAll('{path}', () => path ?? examplePath);
  return (
    <Ground id={id} data-tone="ink">
      <Container>
        <Columns>
          <Words>
            <h1>{fill(title)}</h1>
            {lead && (
              <p>
                <InlineText text={fill(lead)} />
              </p>
            )}
            <Suggestions ref={place}>
              {nearest && <p>{nearest}</p>}
              <NearestPages
                role="list"
                data-pages={JSON.stringify(pages)}
                hidden
                suppressHydrationWarning
              >
                {''}
              </NearestPages>
            </Suggestions>
            {links && (
              <Links role="list">
                {renderList(links, (link, index) => (
                  <li>
                    <Action action={link} kind={index === 0 ? undefined : 'quiet'} />
                  </li>
                ))}
              </Links>
            )}
          </Words>
          {search && <PageSearch {...search} />}
          {hint && <Hint {...hint} fill={fill} nearest={hint.suggestion && nearestPath} />}
        </Columns>
      </Container>
      <ClosedMonths />
    </Ground>
  );
}

/**
 * Returns the requested address and the nearest page's after hydration, because one page answers all
 * missing ones.
 */
function useMissing(place: RefObject<HTMLElement | null>) {
  const [missing, setMissing] = useState<{ path?: string; nearestPath?: string }>({});
  useEffect(() => {
    // Encoded, so that an address with the marks of a link makes no link in a text.
    const pathname = location.pathname.replaceAll('[', '%5B');
    const nearestPath = place.current?.querySelector('a')?.getAttribute('href');
    setMissing({
      path: pathname.length > 60 ? `${pathname.slice(0, 59)}…` : pathname,
      ...(nearestPath && { nearestPath }),
    });
  }, [place]);
  return missing;
}
