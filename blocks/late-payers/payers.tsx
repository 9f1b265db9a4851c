import { styled } from 'styled-components';
import { panelBackground } from '../ui/backgrounds.ts';
import { lookOf } from '../ui/charts/hatch.tsx';
import { percent } from '../ui/charts/numbers.ts';
import { boxLook } from '../ui/controls/box-look.ts';
import { renderList } from '../ui/render-list.ts';
import type { Payment } from './payments.ts';

const Rows = styled.fieldset`
  grid-column: 1 / -1;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 0.25rem;
    color: var(--color-text-second);
  }
`;

/** Name and amount are above the weeks, or beside them on wide screens. */
const Row = styled.div`
  display: grid;
  grid-template-columns: var(--names) var(--axis) minmax(0, 1fr);
  align-items: center;
  padding-bottom: 0.625rem;
  border-top: 1px solid var(--color-divider);

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-column: 1 / -1;
    gap: 0 0.75rem;
    align-items: center;
    align-content: center;
    min-height: 2.75rem;
    cursor: pointer;
  }

  strong {
    font-weight: 600;
    line-height: 1.25;
  }

  small {
    grid-column: 2 / -1;
    color: var(--color-text-second);
    font-size: 0.9375rem;
    line-height: 1.25;
  }

  input {
    ${boxLook}
    grid-row: span 2;

    @media (scripting: none) {
      visibility: hidden;
    }
  }

  > svg {
    grid-column: 3;
    width: 100%;
    height: 0.875rem;
    overflow: hidden;
  }

  rect {
    transition: x 400ms var(--ease);
  }

  /* Large text on a phone: the amount is below the name. */
  @container (max-width: 14rem) {
    label {
      grid-template-columns: auto minmax(0, 1fr);
    }

    strong + strong {
      grid-column: 2;
    }

    input {
      grid-row: span 3;
    }
  }

  @container (min-width: 48rem) {
    padding-block: 0.25rem;

    label {
      grid-column: 1;
      column-gap: 0.625rem;
    }

    > svg {
      height: 1.25rem;
    }
  }
`;

interface PayersProps {
  /** The name of the choice. */
  legend: string;
  payments: readonly Payment[];
  /** Which payers are late at first. */
  late: readonly boolean[];
  weeks: number;
  write: (amount: number) => string;
  describe: (payment: Payment) => string;
  onChange: () => void;
}

/** The payers: for each a checkbox, and the payment in its week, which moves if it is late. */
export function Payers({ legend, payments, late, weeks, ...props }: PayersProps) {
  return (
    <Rows>
      <legend>{legend}</legend>
      {renderList(payments, (payment, index) => (
        <Row>
          <label>
            <input
              type="checkbox"
              defaultChecked={late[index] ?? false}
              autoComplete="off"
              onChange={props.onChange}
            />
            <strong>{payment.label}</strong>
            <strong>{props.write(payment.amount)}</strong>
            <small>{props.describe(payment)}</small>
          </label>
          <Lane payment={payment} weeks={weeks} />
        </Row>
      ))}
    </Rows>
  );
}

type LaneProps = Pick<PayersProps, 'weeks'> & { payment: Payment };

/** Draws the weeks of one payer: when the amount is due, and when it is paid. */
function Lane({ payment: { due, paid }, weeks }: LaneProps) {
  const size = { y: '5%', width: percent(0.76 / weeks), height: '90%', rx: '2' };
  const x = (week: number) => percent((week + 0.12) / weeks);
  const isMoved = paid !== due;
  return (
    <svg aria-hidden="true">
      {isMoved && (
        <>
          <line
            x1={percent((due + 0.88) / weeks)}
            x2={percent((paid + 0.12) / weeks)}
            y1="50%"
            y2="50%"
            stroke="var(--color-text)"
            strokeWidth="2"
          />
          <rect
            {...size}
            x={x(due)}
            fill={panelBackground}
            stroke="var(--color-text-third)"
            strokeDasharray="3 3"
          />
        </>
      )}
      <rect {...size} x={x(paid)} {...lookOf('forecast')} />
    </svg>
  );
}
