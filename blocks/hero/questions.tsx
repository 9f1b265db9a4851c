import { useEffect, useId, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import type { HeroQuestion } from '../../schema/generated/types.ts';
import { BecomingProvider, becomingRules, hatchGround } from '../ui/charts/becoming.ts';
import { SourceRows } from '../ui/charts/source-rows.tsx';
import { InlineText } from '../ui/inline-text.tsx';
import { PauseBox } from '../ui/pause-box.tsx';
import { renderList } from '../ui/render-list.ts';
import { useSite } from '../ui/site.tsx';
import { Visual } from '../ui/visual.tsx';

const turnOf = (share: string) => keyframes`
  0% {
    --on: 1;
    visibility: visible;
  }

  ${share}, 100% {
    --on: 0;
    visibility: hidden;
  }
`;

const inHalf = turnOf('50%');
const inThird = turnOf('33.3333%');
const inQuarter = turnOf('25%');

/** A question and its answer have the same place, each in its list, and the same time. */
const turnAt = (place: number): string => `
  [data-turn]:nth-child(${place}) {
    animation-delay: ${3 * (place - 1)}s;
  }

  &:has([data-turn]:nth-child(${place}) [type='radio']:checked) [data-turn]:nth-child(${place}) {
    --on: 1;
    visibility: visible;
  }
`;

/**
 * Until a question is chosen, each has three seconds, by styles alone. `--on` is 1 for the question
 * that is answered, and for all that is inside of its answer.
 */
const Stage = styled.div`
  margin-top: 2.5rem;

  [data-turn] {
    --on: 0;
    visibility: hidden;
    animation: step-end infinite;
  }

  [data-turn]:first-child {
    --on: 1;
    visibility: visible;
  }

  &[data-count='2'] [data-turn] {
    animation-name: ${inHalf};
    animation-duration: 6s;
  }

  &[data-count='3'] [data-turn] {
    animation-name: ${inThird};
    animation-duration: 9s;
  }

  &[data-count='4'] [data-turn] {
    animation-name: ${inQuarter};
    animation-duration: 12s;
  }

  &:has([type='checkbox']:checked, :focus-visible) [data-turn],
  &:hover [data-turn] {
    animation-play-state: paused;
  }

  @media (prefers-reduced-motion: reduce) {
    && [data-turn] {
      animation: none;
    }
  }

  &:has([type='radio']:checked) [data-turn] {
    --on: 0;
    visibility: hidden;
    animation: none;
  }

  ${[1, 2, 3, 4].map(turnAt).join('')}

  ${becomingRules}
`;

/** The questions float over the panel's upper edge, and each shows how much of its time has come. */
const Choices = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  margin: 0 0.75rem -1.375rem;

  > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.5rem;
  }

  > div > label {
    position: relative;
    display: grid;
    align-items: center;
    min-height: 3.5rem;
    padding: 0.375rem 0.75rem 0.5rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: var(--color-background);
    color: color-mix(in srgb, var(--color-text) calc(var(--on) * 100%), var(--color-text-second));
    font-weight: 600;
    font-size: var(--type-small-size);
    line-height: 1.3;
    cursor: pointer;
    overflow: hidden;
    transition: background-color 120ms var(--ease);
  }

  /* What is over is not answered, and still can be chosen. */
  && > div > label {
    visibility: visible !important;
  }

  > div > label:hover {
    background: var(--color-sunken);
  }

  > div > label:has(:focus-visible) {
    outline: 2px solid var(--color-accent);
    outline-offset: 2px;
  }

  input[type='radio'] {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  [data-turn]::before {
    position: absolute;
    inset: -1px;
    border: 2px solid var(--color-text);
    border-radius: inherit;
    opacity: var(--on);
    content: '';
  }

  [data-turn] > span::before,
  [data-turn] > span::after {
    position: absolute;
    inset: auto 0 0;
    height: 5px;
    background: ${hatchGround};
    opacity: var(--on);
    content: '';
  }

  [data-turn] > span::after {
    background: var(--color-text);
    transform: scaleX(var(--on));
    transform-origin: left;
    transition: transform calc(var(--on) * 3s) linear;

    @starting-style {
      transform: scaleX(0);
    }
  }

  /* A chosen question has come at once. */
  > div:has(:checked) > [data-turn] > span::after {
    transition-duration: 200ms;
  }

  /* On small screens, in the corner of the panel. */
  > label {
    position: absolute;
    inset: 100% -0.25rem auto auto;
  }

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    margin-inline: 1.5rem;

    > label {
      position: static;
      border: 1px solid var(--color-border);
      background: var(--color-background);
    }

    > div {
      grid-template-columns: none;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }

    > div > label {
      min-height: 2.75rem;
      padding-bottom: 0.4375rem;
    }
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  border: 1px solid var(--color-divider);
  border-radius: var(--radius-panel);
  background: light-dark(var(--color-background), var(--color-subtle));
  box-shadow: var(--shadow-panel);
  overflow: clip;
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);

  /* All answers are there, in one place and in the same rows, so that nothing moves. */
  > div {
    display: grid;
    grid-row: 1 / -1;
    grid-column: 1;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: subgrid;
  }

  figure {
    display: grid;
    grid-template-rows: auto 1fr;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }

  figure dl {
    border-radius: 0;
  }
`;

const Answer = styled.p`
  padding: 2.5rem 3.5rem 0.75rem 1.25rem;
  color: var(--color-text-second);
  font-size: var(--type-h3-size);
  line-height: 1.4;

  strong {
    color: var(--color-text);
  }

  @media (min-width: 60rem) {
    padding: 2.75rem 1.5rem 0.5rem;
    font-size: 1.5rem;
    line-height: 1.35;
    letter-spacing: -0.015em;
  }
`;

const Source = styled.div`
  container-type: inline-size;
  padding: 1.25rem;
  border-top: 1px solid var(--color-divider);

  /* In the columns of the figures and the chart above. */
  @media (min-width: 66rem) {
    display: grid;
    grid-template-columns: 15.5rem minmax(0, 1fr);
    padding: 0;
    background: linear-gradient(var(--color-divider), var(--color-divider)) 15.5rem 0 / 1px 100%
      no-repeat;

    > * {
      padding: 1.5rem;
    }

    /* A table reaches beyond its text. */
    > :last-child {
      padding-inline: 2.25rem;
    }
  }
`;

/** Questions that drive the panel below them, one after the other or the one that is chosen. */
export function Questions({ questions }: { questions: readonly HeroQuestion[] }) {
  const { words } = useSite();
  const name = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [said, say] = useState<string>();
  // A question may have been chosen before the app came to life.
  useEffect(() => follow(stage.current?.querySelector(':checked')), []);
  return (
    <Stage ref={stage} data-count={questions.length} onChange={({ target }) => follow(target)}>
      <Choices>
        <div role="radiogroup" aria-label={words.questions}>
          {renderList(questions, ({ question, answer }) => (
            <label data-turn="">
              <input type="radio" name={name} onChange={() => say(answer)} />
              <span>{question}</span>
            </label>
          ))}
        </div>
        <PauseBox />
      </Choices>
      <Frame>
        <BecomingProvider value={true}>
          {renderList(questions, ({ answer, visual, source }) => (
            <div data-turn="">
              <Answer>
                <InlineText text={answer} />
              </Answer>
              <Visual visual={visual} />
              {source && (
                <Source>
                  <SourceRows {...source} />
                </Source>
              )}
            </div>
          ))}
        </BecomingProvider>
      </Frame>
      <span className="visually-hidden" role="status">
        {said && <InlineText text={said} />}
      </span>
    </Stage>
  );
}

/** A chosen question stops the others; going on takes the choice back. */
function follow(target: EventTarget | null | undefined): void {
  if (!(target instanceof HTMLInputElement)) return;
  const isChoice = target.type === 'radio';
  for (const input of target.closest('[data-count]')?.querySelectorAll('input') ?? []) {
    if (isChoice && input.type === 'checkbox') input.checked = true;
    else if (!isChoice && !target.checked) input.checked = false;
  }
}
