import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';
import { styled } from 'styled-components';
import type { KeyFigure } from '../../../schema/generated/types.ts';
import { asideBackground, panelBackground } from '../backgrounds.ts';
import { type Course, ResultLine } from '../controls/result-line.tsx';
import { KeyFigures } from './key-figures.tsx';

const Frame = styled.figure`
  container-type: inline-size;
  min-width: 0;
  border: 1px solid var(--color-divider);
  border-radius: var(--radius-panel);
  background: ${panelBackground};
  box-shadow: var(--shadow-panel);
  font-size: var(--panel-size, 0.9375rem);
  line-height: var(--type-small-line);
  /* Proportional digits are so close that the point of 3.0 is easily missed. */
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  break-after: avoid;
  gap: 0.125rem 1rem;
  padding: 0.75rem min(1.25rem, 6cqi);
  border-bottom: 1px solid var(--color-divider);
  color: var(--color-text-third);
  font-size: var(--panel-small-size, 0.9375rem);

  @container (min-width: 36rem) {
    padding-inline: 1.5rem;
  }
`;

const Body = styled.div`
  > * {
    padding: 1.25rem min(1.25rem, 6cqi);
  }

  @container (min-width: 36rem) {
    > * {
      padding: 1.5rem;

      @media print {
        padding-block: 1rem;
      }
    }
  }

  /* Without a bar on top, the content beside the chart has the corner of the panel. */
  &:first-child > :first-child {
    border-top-left-radius: var(--radius-panel);
  }

  /* Wide enough for key figures beside the chart. */
  @container (min-width: 60rem) {
    &[data-figures] {
      display: grid;
      grid-template-columns: 15.5rem minmax(0, 1fr);
    }

    &[data-aside] {
      display: grid;
      grid-template-columns: 21rem minmax(0, 1fr);
    }
  }
`;

/**
 * The content beside the chart, such as controls and their results. On narrow screens it is above.
 */
const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  align-content: space-between;
  border-bottom: 1px solid var(--color-divider);

  /* Open details make the chart long; the content beside it stays together. */
  &:has(+ * details[open]) {
    align-content: start;
  }

  @container (min-width: 60rem) {
    border-right: 1px solid var(--color-divider);
    border-bottom: 0;
    background: ${asideBackground};

    :last-child > &:nth-last-child(2) {
      border-bottom-left-radius: var(--radius-panel);
    }
  }
`;

/** The content below both, in full width. */
const Below = styled.div`
  grid-column: 1 / -1;
  border-top: 1px solid var(--color-divider);
`;

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  align-content: start;

  > p:first-child {
    break-after: avoid;
    font-weight: 600;
    font-size: var(--panel-title-size, 1rem);
  }
`;

/** Whether all panels have their key figures above the chart: much of their width may be outside the page. */
export const FiguresAbove = createContext(false);

interface PanelProps {
  title: string;
  period?: string | undefined;
  owner?: string | undefined;
  figures?: readonly KeyFigure[] | undefined;
  /** The key figures are above the chart, which takes the whole width. */
  figuresAbove?: boolean | undefined;
  /** The results of controls, which stay in view on phones. */
  results?: readonly KeyFigure[] | false | undefined;
  /** What shows the results, if not the key figures. */
  resultsIn?: RefObject<Element | null>;
  /** Lines of a small chart beside the results that stay in view. */
  courses?: readonly Course[];
  /** Content beside the chart, instead of key figures. */
  aside?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

/** The frame around every view of the product, with its owner and period at the top. */
export function PanelFrame({
  title,
  period,
  owner,
  children,
}: Pick<PanelProps, 'title' | 'period' | 'owner' | 'children'>) {
  return (
    <Frame aria-label={title}>
      {(owner || period) && (
        <Bar>
          {owner && <span>{owner}</span>}
          {period && <span>{period}</span>}
        </Bar>
      )}
      {children}
    </Frame>
  );
}

/**
 * A view of the product: title, owner and period of the figures, then key figures and the chart.
 */
export function Panel({
  title,
  period,
  owner,
  figures,
  figuresAbove,
  results,
  resultsIn,
  courses,
  aside,
  below,
  children,
}: PanelProps) {
  const list = useRef<HTMLDListElement>(null);
  const above = useContext(FiguresAbove) || figuresAbove;
  return (
    <PanelFrame title={title} period={period} owner={owner}>
      {results && <ResultLine figures={results} courses={courses} result={resultsIn ?? list} />}
      <Body data-figures={figures && !above ? '' : undefined} data-aside={aside ? '' : undefined}>
        {figures && <KeyFigures figures={figures} above={above} list={list} />}
        {aside && <Aside>{aside}</Aside>}
        <Main>
          <p>{title}</p>
          {children}
        </Main>
        {below && <Below>{below}</Below>}
      </Body>
    </PanelFrame>
  );
}
