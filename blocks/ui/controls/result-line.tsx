import { type RefObject, type SVGProps, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { KeyFigure } from '../../../schema/generated/types.ts';
import { panelBackground } from '../backgrounds.ts';
import { Polyline } from '../charts/stretched.tsx';
import { renderList } from '../render-list.ts';

/** Takes no room in its parent, which has to contain the result and its controls. */
const Place = styled.div`
  position: sticky;
  top: calc(var(--header-height) - 1px);
  z-index: 1;
  align-self: start;
  container-type: inline-size;
  height: 0;
  visibility: hidden;
  opacity: 0;
  transition: opacity 120ms var(--ease);
  pointer-events: none;

  &[data-shown] {
    visibility: visible;
    opacity: 1;
  }

  /* Keeps a control that gets the focus below the line. */
  ~ * input {
    scroll-margin-top: 5rem;
  }

  @media print {
    display: none;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 0 1.25rem;
  align-items: center;
  padding: 0.5rem 1.25rem;
  border-block: 1px solid var(--color-divider);
  background: ${panelBackground};

  &:has(svg) {
    grid-template-columns: auto minmax(4rem, 1fr);
  }

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    max-width: 9.5rem;
    line-height: 1.35;
  }

  span {
    width: 100%;
  }

  b {
    min-width: 5.25rem;
    font-weight: 600;
    font-size: 1rem;
    white-space: nowrap;
  }

  /* Side by side, with their values in one row. */
  &:not(:has(svg)) {
    align-items: end;

    b {
      min-width: 4rem;
    }
  }

  small {
    font-size: var(--type-small-size);
    white-space: nowrap;
  }

  small[data-good='true'] {
    color: var(--color-positive);
  }

  small[data-good='false'] {
    color: var(--color-negative);
  }

  > svg {
    width: 100%;
    height: 2.5rem;
    overflow: visible;
  }

  /* Large text on a phone. */
  @container (max-width: 14rem) {
    &:has(svg) {
      grid-template-columns: auto minmax(0, 1fr);
    }

    column-gap: 0.5rem;
    padding-inline: 6cqi;
  }

  @container (min-width: 36rem) {
    padding-inline: 1.5rem;
  }

  @container (min-width: 60rem) {
    display: none;
  }
`;

/** Amounts over time, and how their line is drawn. */
export type Course = SVGProps<SVGPolylineElement> & { amounts: readonly number[] };

interface ResultLineProps {
  figures: readonly KeyFigure[];
  /** The lines of a small chart beside them; the last one is on top. */
  courses?: readonly Course[] | undefined;
  /** What shows the figures. The line replaces it while it is out of view. */
  result: RefObject<Element | null>;
}

/**
 * The main results on phones, below the header while controls are used and the results themselves
 * are out of view. Screen readers announce the results anyway.
 */
export function ResultLine({ figures, courses = [], result }: ResultLineProps) {
  return (
    <Place aria-hidden="true" data-shown={useScrolledPast(result) || undefined}>
      <Line>
        {renderList(figures, ({ label, value, change, good }) => (
          <p>
            <span>{label}</span>
            <b>{value}</b>
            <small data-good={good}>{change}</small>
          </p>
        ))}
        {courses.length > 0 && <Courses courses={courses} />}
      </Line>
    </Place>
  );
}

function Courses({ courses }: { courses: readonly Course[] }) {
  const all = [...courses.flatMap(({ amounts }) => amounts), 0];
  const low = Math.min(...all);
  const range = Math.max(...all) - low || 1;
  const yOf = (amount: number) => 100 - ((amount - low) / range) * 100;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <line
        x2="100"
        y1={yOf(0)}
        y2={yOf(0)}
        stroke="var(--color-border)"
        vectorEffect="non-scaling-stroke"
      />
      {renderList(courses, ({ amounts, ...look }) => (
        <Polyline
          points={amounts
            .map((amount, index) => `${(index / (amounts.length - 1)) * 100},${yOf(amount)}`)
            .join(' ')}
          {...look}
        />
      ))}
    </svg>
  );
}

/** Returns whether half of an element has scrolled up behind the header. */
function useScrolledPast(target: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    // An element below the screen counts as visible. Otherwise a jump from above the screen to
    // below it, or back to the top, would not be reported as a change.
    const observer = new IntersectionObserver(
      (entries) => setPast((entries.at(-1)?.intersectionRatio ?? 1) < 0.5),
      { rootMargin: '-64px 0px 1000000px', threshold: 0.5 },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isPast;
}
