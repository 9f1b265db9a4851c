import { useId } from 'react';
import { styled } from 'styled-components';
import { decimalsOf, percent, writeNumber } from '../ui/charts/numbers.ts';
import { Tooltip } from '../ui/tooltip.tsx';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  min-height: 1.5rem;

  > span {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    color: var(--color-text-second);
  }

  output {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  @media (scripting: none) {
    padding-block: 0.5rem;
    border-bottom: 1px solid var(--color-divider);
  }
`;

/** Without scripts nothing would answer to the slider, so only its name and value remain. */
const Track = styled.div`
  --thumb: 1.5rem;
  position: relative;
  height: 2.75rem;

  @media (scripting: none) {
    display: none;
  }

  /* From the middle of the thumb at one end to its middle at the other. */
  > svg {
    position: absolute;
    inset: 0 calc(var(--thumb) / 2);
    width: calc(100% - var(--thumb));
    height: 100%;
    overflow: visible;
  }
`;

const Range = styled.input`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  margin: 0;
  appearance: none;
  background: none;
  cursor: pointer;
  touch-action: pan-y;

  &::-webkit-slider-runnable-track {
    height: 100%;
  }

  &::-webkit-slider-thumb {
    width: var(--thumb);
    height: var(--thumb);
    margin-top: calc((2.75rem - var(--thumb)) / 2);
    appearance: none;
    border: 0.25rem solid light-dark(var(--color-background), var(--color-subtle));
    border-radius: 50%;
    background: var(--color-text);
    box-shadow: 0 0 0 1px var(--color-border);
    transition: scale 120ms var(--ease);
  }

  &::-moz-range-track {
    background: none;
  }

  &::-moz-range-thumb {
    box-sizing: border-box;
    width: var(--thumb);
    height: var(--thumb);
    border: 0.25rem solid light-dark(var(--color-background), var(--color-subtle));
    border-radius: 50%;
    background: var(--color-text);
    box-shadow: 0 0 0 1px var(--color-border);
    transition: scale 120ms var(--ease);
  }

  &:hover::-webkit-slider-thumb {
    scale: 1.125;
  }

  &:hover::-moz-range-thumb {
    scale: 1.125;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--color-accent);
    outline-offset: 2px;
  }

  &:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--color-accent);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: -0.375rem;
  color: var(--color-text-third);
  font-weight: 500;
  font-size: 0.75rem;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;

  @media (scripting: none) {
    display: none;
  }
`;

export interface SliderRange {
  label: string;
  explanation?: string | undefined;
  prefix?: string | undefined;
  suffix?: string | undefined;
  per?: string | undefined;
  minimum: number;
  maximum: number;
  default: number;
  step: number;
}

/** The value of a slider that nobody has moved: the default, on a step, as browsers place it. */
export function startOf({ minimum, maximum, default: start, step }: SliderRange): number {
  const last = Math.floor((maximum - minimum) / step + 1e-9);
  const nearest = Math.round((start - minimum) / step);
  return Number((minimum + Math.min(last, nearest) * step).toPrecision(12));
}

interface SliderProps {
  slider: SliderRange;
  name: string;
  value: number;
  onChange: () => void;
}

/**
 * A labelled slider with its value. A line on the track shows where it started. The element keeps
 * the value itself, so that what was moved before the page came to life is not lost.
 */
export function Slider({ slider, name, value, onChange }: SliderProps) {
  const { label, explanation, per, minimum, maximum, step } = slider;
  const id = useId();
  const write = (number: number, decimals: number) => writeNumber(number, decimals, slider);
  const text = `${write(value, decimalsOf([step, minimum]))}${per ? ` ${per}` : ''}`;
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
          <rect
            x={percent(shareOf(startOf(slider)))}
            y="50%"
            width="3"
            height="18"
            transform="translate(-1.5 -9)"
            fill="var(--color-target-line)"
          />
        </svg>
        <Range
          id={id}
          type="range"
          name={name}
          min={minimum}
          max={maximum}
          step={step}
          defaultValue={startOf(slider)}
          aria-valuetext={text}
          autoComplete="off"
          onChange={onChange}
        />
      </Track>
      <Ends aria-hidden="true">
        <span>{write(minimum, decimalsOf([minimum]))}</span>
        <span>{write(maximum, decimalsOf([maximum]))}</span>
      </Ends>
    </div>
  );
}
