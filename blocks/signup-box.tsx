import { styled } from 'styled-components';
import type { SignupBoxBlock } from '../schema/generated/types.ts';
import { each } from './ui/each.ts';
import { InlineText } from './ui/inline-text.tsx';
import { Section } from './ui/section.tsx';
import { SignupForm } from './ui/signup-form.tsx';
import { TimeRule } from './ui/time-rule.tsx';

const Columns = styled.div`
  display: grid;
  gap: 2.5rem 1.5rem;

  @media (min-width: 60rem) {
    grid-template-columns: repeat(12, 1fr);
    align-items: end;
  }
`;

const Statement = styled.h2`
  font-size: var(--type-h1-size);
  font-weight: var(--type-h1-weight);
  line-height: var(--type-h1-line);
  letter-spacing: var(--type-h1-tracking);

  @media (min-width: 60rem) {
    grid-column: 1 / span 7;
  }
`;

const Invitation = styled.div`
  display: grid;
  gap: 1.5rem;

  > p {
    max-width: 62ch;
    color: var(--color-text-second);
    font-size: var(--type-lead-size);
    line-height: var(--type-lead-line);
  }

  @media (min-width: 60rem) {
    grid-column: 8 / span 5;
  }
`;

const Evidence = styled.div`
  margin-top: 4rem;

  @media (min-width: 60rem) {
    margin-top: 6rem;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 2rem 1.5rem;
  margin-top: 2rem;

  @media (min-width: 60rem) {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    grid-template-columns: none;
  }

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
export default function SignupBox({ id, heading, text, figures, ...form }: SignupBoxBlock) {
  return (
    <Section id={id} tone="ink">
      <Columns>
        <Statement>{heading}</Statement>
        <Invitation>
          {text && (
            <p>
              <InlineText text={text} />
            </p>
          )}
          <SignupForm
            button={form.button}
            source={form.source}
            required={form.required}
            note={form.note}
            showLabel
          />
        </Invitation>
      </Columns>
      <Evidence>
        <TimeRule actual={58} target={83} />
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
      </Evidence>
    </Section>
  );
}
