import { type ComponentProps, useRef } from 'react';
import { styled } from 'styled-components';
import { panelBackground } from '../backgrounds.ts';

/** Without scripts the slider would do nothing, so only its name and value are shown. */
export const Track = styled.div`
  --thumb: 1.5rem;
  position: relative;
  height: 2.75rem;

  @media (scripting: none), print {
    display: none;
  }

  /* Extends from the middle of the thumb at one end to that at the other. */
  > svg {
    position: absolute;
    inset: 0 calc(var(--thumb) / 2);
    width: calc(100% - var(--thumb));
    height: 100%;
    overflow: visible;
  }
`;

const Input = styled.input`
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
    border: 0.25rem solid ${panelBackground};
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
    border: 0.25rem solid ${panelBackground};
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

interface RangeProps extends ComponentProps<'input'> {
  onChange: () => void;
}

/** The input of a slider. A finger that only passes over it, to scroll the page, does not move it. */
export function Range({ onChange, ...rest }: RangeProps) {
  const previous = useRef<string>(undefined);
  return (
    <Input
      {...rest}
      type="range"
      autoComplete="off"
      onChange={onChange}
      onPointerDown={({ currentTarget }) => {
        previous.current = currentTarget.value;
      }}
      // The browser scrolls instead, but may have moved the slider already.
      onPointerCancel={({ currentTarget }) => {
        if (previous.current === undefined) return;
        currentTarget.value = previous.current;
        onChange();
      }}
    />
  );
}
