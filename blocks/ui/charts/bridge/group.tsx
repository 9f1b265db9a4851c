import { styled } from 'styled-components';
import { coveringInput } from '../../controls/covering-input.ts';
import { Icon } from '../../icon.tsx';
import type { BridgeRow } from './rows.ts';

/** The parts of a step are shown while its box is checked, also without scripts. */
export const Group = styled.tbody`
  [data-part] {
    th {
      padding-left: 1.25rem;
    }

    th,
    td {
      color: var(--color-text-second);
      font-weight: 400;
    }
  }

  @media screen {
    &:not(:has(:checked)) :is([data-part], [data-joint='parts']) {
      display: none;
    }

    &:has(:checked) [data-joint='next'] {
      display: none;
    }
  }

  @media print {
    [data-joint='next'] {
      display: none;
    }
  }
`;

const Box = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1.25rem;
  gap: 0 0.5rem;
  align-items: center;
  min-height: 3rem;
  cursor: pointer;

  input {
    ${coveringInput}
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
    transition: rotate 120ms var(--ease);
  }

  &:has(:checked) svg {
    rotate: 180deg;
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--color-accent);
    outline-offset: 2px;
    border-radius: var(--radius-control);
  }
`;

/** The name of a step, with its note. */
export const Name = ({ label, note }: BridgeRow) => (
  <span>
    {label}
    {note && <small>{note}</small>}
  </span>
);

/** The name of a step with parts, which opens them. */
export function Opener({ open, ...row }: BridgeRow) {
  return (
    <Box>
      <input type="checkbox" defaultChecked={open} autoComplete="off" />
      <Name {...row} />
      <Icon name="chevron-down" />
    </Box>
  );
}
