import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SignupBoxBlock } from '../../schema/generated/types.ts';
import { BigFigure } from './charts/big-figure.tsx';
import { TimelineSteps } from './charts/timeline-steps.tsx';
import { CloseUp } from './close-up.tsx';
import { FigureList, renderFigures } from './figure-list.tsx';
import { InlineText } from './inline-text.tsx';
import { Section } from './section.tsx';

/** Four layouts for closing a page, by the evidence for its statement. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;

  @media print {
    break-inside: avoid;
  }

  /* The evidence is a part of its own. */
  > :is([data-evidence], dl) {
    margin-top: 1rem;
  }

  @media (min-width: 60rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
      grid-column: 1 / -1;
    }

    > :is([data-evidence], dl) {
      margin-top: 0;
    }

    /* Steps: the statement beside the next action, above a timeline. */
    &[data-by='steps'] {
      align-items: start;
      row-gap: 2.5rem;

      > h2 {
        grid-column: 1 / span 7;
      }

      > [data-next] {
        grid-column: 8 / span 5;
      }

      > [data-evidence] {
        margin-top: 3.5rem;
      }
    }

    /* Figures: the statement in full width, the next action and the figures below the line. */
    &[data-by='figures'] {
      row-gap: 3.5rem;

      > [data-next] {
        grid-column: 1 / span 5;
      }

      > dl {
        grid-column: 7 / span 6;
      }
    }

    /* One figure: in full width below the statement, its meaning beside the next action. */
    &[data-by='figure'] {
      grid-template-rows: auto auto 1fr;
      gap: 2rem 1.5rem;

      > dl {
        grid-row: 2 / span 2;
      }

      > [data-next] {
        grid-area: 3 / 8 / auto / span 5;
      }
    }

    /* A visual: the view of the product on the left, all text on the right. */
    &[data-by='visual'] {
      grid-template-rows: 1fr auto auto 1fr;
      gap: 1.5rem;

      > [data-evidence] {
        grid-area: 1 / 1 / -1 / span 7;
        align-self: end;
        margin-right: 1.5rem;
      }

      > :is(h2, [data-next]) {
        grid-column: 8 / span 5;
      }

      > h2 {
        grid-row: 2;
      }

      > [data-next] {
        grid-row: 3;
      }
    }
  }
`;

const Statement = styled.h2`
  :is([data-by='steps'], [data-by='figures']) > & {
    font-size: var(--type-h1-size);
    font-weight: var(--type-h1-weight);
    line-height: var(--type-h1-line);
    letter-spacing: var(--type-h1-tracking);
  }
`;

const Invitation = styled.div`
  display: grid;
  gap: 1.5rem;
  align-content: start;

  > p {
    max-width: 34em;
    color: var(--color-text-second);
    font-size: var(--type-lead-size);
    line-height: var(--type-lead-line);
  }
`;

const Rule = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid var(--color-divider);
`;

const Figures = styled(FigureList)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.5rem;
  align-content: space-between;

  dd {
    font-size: var(--type-h2-size);
    font-weight: var(--type-h2-weight);
    line-height: var(--type-h2-line);
    letter-spacing: var(--type-h2-tracking);

    /* Keeps a number and its unit on one line. */
    @media (max-width: 22.49rem) {
      font-size: 1.5rem;
    }
  }
`;

interface ClosingProps
  extends Pick<
    SignupBoxBlock,
    'id' | 'heading' | 'text' | 'figures' | 'visual' | 'steps' | 'divisions'
  > {
  /** The next action: a form or buttons. */
  children: ReactNode;
}

/**
 * The closing band of a page: a statement, the next action, and the evidence. A timeline ends the
 * page in its own colours, and so does one figure. Several figures are on a quiet background, and
 * all else is on a dark one.
 */
export function Closing({
  id,
  heading,
  text,
  figures,
  visual,
  steps,
  divisions,
  children,
}: ClosingProps) {
  const next = (
    <Invitation data-next="">
      {text && (
        <p>
          <InlineText text={text} />
        </p>
      )}
      {children}
    </Invitation>
  );
  const single = figures?.length === 1 ? figures[0] : undefined;
  const by = visual ? 'visual' : single ? 'figure' : figures ? 'figures' : 'steps';
  const onTimeline = by === 'steps' && steps !== undefined;
  return (
    <Section
      id={id}
      tone={by === 'figures' ? 'subtle' : onTimeline || single ? undefined : 'ink'}
      flush={onTimeline}
    >
      <Columns data-by={by}>
        <Statement>{heading}</Statement>
        {!figures && next}
        {visual || onTimeline ? (
          <div data-evidence="">
            {visual && <CloseUp visual={visual} edge="left" />}
            {onTimeline && <TimelineSteps steps={steps} divisions={divisions} />}
          </div>
        ) : single ? (
          <BigFigure {...single} />
        ) : (
          figures && <Rule />
        )}
        {figures && next}
        {figures && !single && <Figures>{renderFigures(figures)}</Figures>}
      </Columns>
    </Section>
  );
}
