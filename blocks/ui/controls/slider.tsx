import { useId } from 'react';
import { styled } from 'styled-components';
import type { SliderSettings } from '../../../schema/generated/types.ts';
import { axisText } from '../charts/chart-text.ts';
import { decimalsOf, percent } from '../charts/numbers.ts';
import { useNumbers } from '../charts/use-numbers.ts';
import { Tooltip } from '../tooltip.tsx';
import { Range, Track } from './slider-track.tsx';
import { startOf } from './start-of.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 0.5rem;
  /* The button of an explanation must not extend into the track below, which would cover it. */
  min-height: 1.75rem;

  /* A long label wraps. The value goes below it only if large text leaves the label no room. */
  > span {
    flex: 1 1 6em;
    color: var(--color-text-second);
  }

  /* Beside the last word. */
  label + span {
    margin-left: 0.25rem;
  }

  output {
    font-weight: 600;
    white-space: nowrap;
  }

  @media (scripting: none), print {
    padding-block: 0.5rem;
    border-bottom: 1px solid var(--color-divider);
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: -0.375rem;
  ${axisText}
  font-size: var(--panel-small-size, var(--type-small-size));

  @media (scripting: none), print {
    display: none;
  }
`;

interface SliderProps {
  slider: SliderSettings;
  name: string;
  value: number;
  /** Whether a line on the track marks the start value, which a legend explains. */
  marksStart?: boolean;
  onChange: () => void;
}

/**
 * A labelled slider with its value. The element keeps the value, so that a change before hydration
 * is not lost.
 */
export function Slider({ slider, name, value, marksStart = true, onChange }: SliderProps) {
  const { writeNumber } = useNumbers();
  const { label, explanation, per, minimum, maximum, step } = slider;
  const id = useId();
  const write = (number: number, decimals: number) => writeNumber(number, decimals, slider);
  const decimals = decimalsOf([step, minimum]);
  /** An end is short if it is whole, and otherwise as the values are: `1.30`, not `1.3`. */
  const writeEnd = (end: number) => write(end, Number.isInteger(end) ? 0 : decimals);
  const text = `${write(value, decimals)}${per ? ` ${per}` : ''}`;
  const shareOf = (number: number) => (number - minimum) / (maximum - minimum || 1);
  return (
    <div>
      <Head>
        <span>
          <label htmlFor={id}>{label}</label>
          {explanation && <Tooltip label={label} text={explanation} />}
        </span>
        <output htmlFor={id} aria-live="off">
          {text}
        </output>
      </Head>
      <Track>
        <svg aria-hidden="true">
          <rect
            y="50%"
            width="100%"
            height="2"
            transform="translate(0 -1)"
            fill="var(--color-border)"
          />
          <rect
            y="50%"
            width={percent(shareOf(value))}
            height="6"
            rx="3"
            transform="translate(0 -3)"
            fill="var(--color-accent)"
          />
          {marksStart && (
            <rect
              x={percent(shareOf(startOf(slider)))}
              y="50%"
              width="3"
              height="18"
              transform="translate(-1.5 -9)"
              fill="var(--color-target-line)"
            />
          )}
        </svg>
        <Range
          id={id}
          name={name}
          min={minimum}
          max={maximum}
          step={step}
          defaultValue={startOf(slider)}
          aria-valuetext={text}
          onChange={onChange}
        />
      </Track>
      <Ends aria-hidden="true">
        <span>{writeEnd(minimum)}</span>
        <span>{writeEnd(maximum)}</span>
      </Ends>
    </div>
  );
}
