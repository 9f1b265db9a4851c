import { styled } from 'styled-components';
import type { SignupBoxBlock } from '../schema/generated/types.ts';
import { each } from './ui/each.ts';
import { InlineText } from './ui/inline-text.tsx';
import { Moments } from './ui/moments.tsx';
import { Section } from './ui/section.tsx';
import { SignupForm } from './ui/signup-form.tsx';
import { TimeRule } from './ui/time-rule.tsx';
import { Visual } from './ui/visual.tsx';

/** Three ways to close a page, by what supports the statement. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;

  @media (min-width: 60rem) {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    > * {
      grid-column: 1 / -1;
    }

    /* What happens when: the statement beside the field, above a line of time. */
    &[data-by='steps'] {
      align-items: end;
      row-gap: 2.5rem;

      > h2 {
        grid-column: 1 / span 7;
      }

      > [data-form] {
        grid-column: 8 / span 5;
      }

      > [data-evidence] {
        margin-top: 3.5rem;
      }
    }

    /* Figures: the statement over the whole width, the field and the figures below the line. */
    &[data-by='figures'] {
      row-gap: 3.5rem;

      > [data-form] {
        grid-column: 1 / span 5;
      }

      > dl {
        grid-column: 7 / span 6;
      }
    }

    /* A visual: the piece of the product at the left, all words at the right. */
    &[data-by='visual'] {
      grid-template-rows: auto 1fr;
      gap: 1.5rem;

      > [data-evidence] {
        grid-area: 1 / 1 / span 2 / span 7;
        align-self: center;
      }

      > :is(h2, [data-form]) {
        grid-column: 8 / span 5;
        padding-left: 1.5rem;
      }

      > h2 {
        align-self: end;
      }
    }
  }
`;

const Statement = styled.h2`
  [data-by]:not([data-by='visual']) > & {
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
    max-width: 62ch;
    color: var(--color-text-second);
    font-size: var(--type-lead-size);
    line-height: var(--type-lead-line);
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 1.5rem;
  align-content: space-between;

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  dt {
    color: var(--color-text-second);
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
  }

  dd {
    font-size: var(--type-h2-size);
    font-weight: var(--type-h2-weight);
    font-variant-numeric: tabular-nums;
    line-height: var(--type-h2-line);
    letter-spacing: var(--type-h2-tracking);
  }
`;

/** The closing band of a page. */
export default function SignupBox(box: SignupBoxBlock) {
  const { id, heading, text, figures, visual, steps, parts } = box;
  const form = (
    <Invitation data-form="">
      {text && (
        <p>
          <InlineText text={text} />
        </p>
      )}
      <SignupForm
        button={box.button}
        source={box.source}
        required={box.required}
        note={box.note}
        showLabel
      />
    </Invitation>
  );
  return (
    <Section id={id} tone="ink">
      <Columns data-by={visual ? 'visual' : figures ? 'figures' : 'steps'}>
        <Statement>{heading}</Statement>
        {!figures && form}
        <div data-evidence="">
          {visual ? (
            <Visual visual={visual} />
          ) : steps ? (
            <Moments moments={steps} parts={parts} />
          ) : (
            <TimeRule actual={58} target={83} />
          )}
        </div>
        {figures && form}
        {figures && (
          <Figures>
            {each(figures, ({ value, label }) => (
              <div>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Figures>
        )}
      </Columns>
    </Section>
  );
}
