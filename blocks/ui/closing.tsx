import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SignupBoxBlock } from '../../schema/generated/types.ts';
import { BigFigure } from './charts/big-figure.tsx';
import { TimelineSteps } from './charts/timeline-steps.tsx';
import { CloseUp } from './close-up.tsx';
import { FigureList, renderFigures } from './figure-list.tsx';
import { InlineText } from './inline-text.tsx';
import { Section } from './section.tsx';

/** Five layouts for closing a page, by the evidence for its statement. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;

  @media print {
    gap: 0.75rem;
    break-inside: avoid;
  }

  /* One figure continues the statement. */
  &[data-figures='1'] > [data-next] {
    order: 1;
  }

  &:is([data-figures='2'], [data-figures='4']) > h2 {
    padding-bottom: 1.5rem;
    border-bottom: 1px solid var(--color-divider);

    @container page (min-width: 60em) {
      padding-bottom: 3.5rem;
    }
  }

  /* The evidence is a part of its own. */
  > :is([data-evidence], dl) {
    @media screen {
      margin-top: 1rem;
    }
  }

  @container page (min-width: 60em) {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
      grid-column: 1 / -1;
    }

    /* The statement beside the next action, above its evidence: steps, or three figures. */
    align-items: start;
    row-gap: 2.5rem;

    > h2 {
      grid-column: 1 / span 7;
    }

    > [data-next] {
      grid-column: 8 / span 5;
    }

    > :is([data-evidence], dl) {
      margin-top: 3.5rem;
    }

    /* Two or four: the statement in full width, the next action and the figures below a line. */
    &:is([data-figures='2'], [data-figures='4']) {
      align-items: stretch;
      row-gap: 3.5rem;

      > h2 {
        grid-column: 1 / -1;
      }

      > [data-next] {
        grid-column: 1 / span 5;
      }

      > dl {
        grid-column: 7 / span 6;
        margin: 0;
      }
    }

    /* One figure: in full width below the statement, its meaning beside the next action. */
    &[data-figures='1'] {
      grid-template-rows: auto auto 1fr;
      gap: 2rem 1.5rem;

      > h2 {
        grid-column: 1 / -1;
      }

      > dl {
        grid-row: 2 / span 2;
        margin: 0;
      }

      > [data-next] {
        grid-area: 3 / 8 / auto / span 5;
      }
    }

    /* A visual: the view of the product on one side, all text on the other. */
    &:has(> [data-side]) {
      grid-template-rows: 1fr auto auto 1fr;
      gap: 1.5rem;

      > [data-evidence] {
        grid-area: 1 / 1 / -1 / span 7;
        align-self: end;
        margin: 0 1.5rem 0 0;
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

    &:has(> [data-side='right']) {
      > [data-evidence] {
        grid-column: 6 / span 7;
        margin: 0 0 0 1.5rem;
      }

      > :is(h2, [data-next]) {
        grid-column: 1 / span 5;
      }
    }
  }
`;

const Statement = styled.h2`
  :not([data-figures='1'], :has(> [data-side])) > & {
    font-size: var(--type-h1-size);
    font-weight: var(--type-h1-weight);
    line-height: var(--type-h1-line);
    letter-spacing: var(--type-h1-tracking);

    @media print {
      font-size: var(--type-h2-size);
    }
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

const Figures = styled(FigureList)`
  display: grid;
  /* Two columns, or one where large text would break a figure in a second one. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(6rem, 50% - 0.75rem)), 1fr));
  gap: 1.5rem;
  align-content: space-between;

  [data-figures='3'] > & {
    grid-template-columns: minmax(0, 1fr);

    @container page (min-width: 60em) {
      grid-template-columns: repeat(3, minmax(0, 1fr));

      dt {
        font-size: var(--type-body-size);
        line-height: var(--type-body-line);
      }
    }

    > div {
      padding-top: 1rem;
      border-top: 1px solid var(--color-text);
    }
  }

  dd {
    font-size: var(--type-h2-size);
    font-weight: var(--type-h2-weight);
    line-height: var(--type-h2-line);
    letter-spacing: var(--type-h2-tracking);

    /* Keeps a number and its unit on one line. */
    @container page (max-width: 22.49em) {
      font-size: 1.5rem;
    }
  }
`;

interface ClosingProps
  extends Pick<
    SignupBoxBlock,
    'id' | 'heading' | 'text' | 'figures' | 'visual' | 'side' | 'steps' | 'divisions'
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
  side = 'left',
  steps,
  divisions,
  children,
}: ClosingProps) {
  const [figure, ...others] = figures ?? [];
  return (
    <Section
      id={id}
      tone={others.length > 0 ? 'subtle' : figure || steps ? undefined : 'ink'}
      flush={Boolean(steps)}
    >
      <Columns data-figures={figures?.length}>
        <Statement>{heading}</Statement>
        <Invitation data-next="">
          {text && (
            <p>
              <InlineText text={text} />
            </p>
          )}
          {children}
        </Invitation>
        {(visual || steps) && (
          <div data-evidence="" data-side={visual && side}>
            {visual && <CloseUp visual={visual} edge={side} />}
            {steps && <TimelineSteps steps={steps} divisions={divisions} />}
          </div>
        )}
        {figure &&
          (others.length > 0 ? (
            <Figures>{renderFigures([figure, ...others])}</Figures>
          ) : (
            <BigFigure {...figure} />
          ))}
      </Columns>
    </Section>
  );
}
