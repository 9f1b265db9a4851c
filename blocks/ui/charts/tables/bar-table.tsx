import { styled } from 'styled-components';
import { changeColors } from '../change-colors.ts';

/**
 * A table with bars in its middle column. Names and numbers are text at every width. On narrow
 * screens the bar moves below its name.
 */
export const BarTable = styled.table`
  /* Not a margin: Firefox would add it to the 100 % of a table in a grid. */
  position: relative;
  left: calc(-1 * var(--edge-left, 0px));
  width: calc(100% + var(--edge-left, 0px) + var(--edge-right, 0px));
  border-collapse: collapse;

  tbody :is(th, td) {
    border-top: var(--row-line, 0) solid var(--color-divider);
  }

  th {
    width: 1%;
    padding-right: 1.5rem;
    padding-left: var(--edge-left, 0);
    font-weight: 500;
    text-align: left;
    line-height: 1.3;
    white-space: nowrap;
  }

  small {
    display: block;
    color: var(--color-text-third);
    font-weight: 400;
    font-size: var(--panel-small-size, 0.9375rem);
  }

  td {
    padding: 0;
  }

  td:last-child {
    width: 1%;
    padding-right: var(--edge-right, 0);
    padding-left: 1rem;
    font-weight: 600;
    text-align: right;
    white-space: nowrap;
  }

  td svg {
    width: 100%;
    height: var(--bar-height, 3rem);
    overflow: visible;
    transition: opacity 120ms var(--ease);
  }

  /* As in the bar chart, the others fade. */
  &:has(tbody tr:hover) tbody tr:not(:hover) td svg {
    opacity: 0.45;
  }

  [data-total] :is(th, td:last-child) {
    font-weight: 600;
  }

  ${changeColors}

  /* Names in one line would leave no room for the bars. */
  @container (min-width: 30rem) and (max-width: 59.99rem) {
    &[data-long] th {
      width: 40%;
      white-space: normal;
    }
  }

  /* The bar leaves its column; the table stays a table. */
  @container (max-width: 29.99rem) {
    /* Without columns, its lines end with its text, also at an edge of the page. */
    --edge-left: 0px;
    --edge-right: 0px;

    tr {
      position: relative;
    }

    th,
    td:last-child {
      padding: 0 0 1.875rem;
      vertical-align: baseline;
    }

    th {
      width: auto;
      padding-right: 1rem;
      white-space: normal;
      /* Beside a number of ten digits on a small phone. */
      overflow-wrap: anywhere;
    }

    td:nth-child(2) {
      position: absolute;
      inset: auto 0 0.375rem;
    }

    td svg {
      height: 1.5rem;
    }

    /* Large text on a phone: the value is below the name as well. */
    @container (max-width: 14rem) {
      &,
      tbody {
        display: block;
      }

      tr {
        display: grid;
      }

      && th {
        padding: 0.375rem 0 0;
      }

      && td:last-child {
        width: auto;
      }
    }

    /* Text is between two bars now. */
    [data-joint] {
      display: none;
    }
  }
`;

/** The most letters of a name, or of the note below it, that leave room for a bar on tablets. */
const mostLetters = 40;

/** Whether some names are so long that they have to wrap. */
export const hasLongNames = (rows: readonly { label: string; note?: string | undefined }[]) =>
  rows.some(({ label, note = '' }) => Math.max(label.length, note.length) > mostLetters) ||
  undefined;
