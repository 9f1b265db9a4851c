import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { NotFoundBlock } from '../schema/generated/types.ts';
import { Action } from './ui/button.tsx';
import { ClosedMonths } from './ui/charts/closed-months.tsx';
import { findNearest, nearestFirst } from './ui/frame/nearest-page.ts';
import { InlineText } from './ui/inline-text.tsx';
import { renderList } from './ui/render-list.ts';
import { Section } from './ui/section.tsx';
import { useSite } from './ui/site.tsx';

const Columns = styled.div`
  display: grid;
  gap: 3rem 1.5rem;

  @media (min-width: 60rem) {
    grid-template-columns: repeat(12, 1fr);
    align-items: center;
    min-height: 28rem;
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

  /* The first over the whole width, the others beside each other. */
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

const Frame = styled.figure`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: 0.75rem;
  min-width: 0;
  padding: 1.25rem;
  border: 1px solid var(--color-divider);
  border-radius: var(--radius-panel);
  background: var(--color-subtle);
  color: var(--color-text-second);
  font-family: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace;
  font-size: 0.875rem;
  line-height: 1.7;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  @media (min-width: 60rem) {
    grid-column: 6 / span 7;
    padding: 2rem;
  }

  /* Empty lines cost too much of a small screen. */
  @media (max-width: 29.99rem) {
    [data-empty] {
      display: none;
    }
  }

  b {
    color: var(--color-negative);
    font-weight: 600;
  }

  strong {
    color: var(--color-text);
    font-weight: 600;
  }

  a {
    color: var(--color-accent);
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Gutter = styled.span`
  color: var(--color-accent);
  text-align: right;
`;

/** Says that there is no page; with a hint as the validator would say it to an author. */
export default function NotFound({
  id,
  title,
  lead,
  examplePath = '…',
  hint,
  links,
}: NotFoundBlock) {
  const site = useSite();
  const path = useMissingPath();
  const fill = (text: string) => text.replaceAll('{path}', () => path ?? examplePath);
  const nearest = path && (!hint || hint.suggestion) ? findNearest(path, site) : undefined;
  return (
    <Section id={id} tone="ink">
      <Columns>
        <Words>
          <ClosedMonths />
          <h1>{title}</h1>
          {lead && (
            <p>
              <InlineText text={lead} />
            </p>
          )}
          {links && (
            <Links role="list">
              {renderList(nearestFirst(links, nearest), (link, index) => (
                <li>
                  <Action action={link} kind={index === 0 ? undefined : 'quiet'} />
                </li>
              ))}
            </Links>
          )}
        </Words>
        {hint && (
          <Frame>
            <Wide>
              <b>{hint.code}</b>
              <strong>: {fill(hint.message)}</strong>
            </Wide>
            <Row gutter="-->">{fill(hint.file)}:1:1</Row>
            <Row gutter="|" />
            {renderList(hint.lines, (line, index) => (
              <Row gutter={`${index + 1} |`}>
                <strong>{line}</strong>
                {index === 0 && <Carets length={line.length} label={hint.label} />}
              </Row>
            ))}
            <Row gutter="|" />
            {renderList(hint.notes, (note) => (
              <Row gutter="=">{note}</Row>
            ))}
            {nearest && (
              <Row gutter="=">
                {hint.suggestion} <a href={nearest.href}>{nearest.href}</a>?
              </Row>
            )}
          </Frame>
        )}
      </Columns>
    </Section>
  );
}

function Row({ gutter, children }: { gutter: string; children?: ReactNode }) {
  const empty = children ? undefined : '';
  return (
    <>
      <Gutter aria-hidden="true" data-empty={empty}>
        {gutter}
      </Gutter>
      <span data-empty={empty}>{children}</span>
    </>
  );
}

function Carets({ length, label }: { length: number; label: string }) {
  return (
    <>
      {'\n'}
      <b>
        <span aria-hidden="true">{'^'.repeat(length)}</span> {label}
      </b>
    </>
  );
}

/** The address that was asked for. Only the browser has it: one page answers for all of them. */
function useMissingPath(): string | undefined {
  const [path, setPath] = useState<string>();
  useEffect(() => {
    const { pathname } = location;
    setPath(pathname.length > 60 ? `${pathname.slice(0, 59)}…` : pathname);
  }, []);
  return path;
}
