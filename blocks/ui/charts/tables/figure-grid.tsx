import { styled } from 'styled-components';
import { panelBackground } from '../../backgrounds.ts';
import { countRules } from '../../count-rules.ts';
import { changeColors } from '../change-colors.ts';

/**
 * Scrolls a table that is wider than the page. The margins leave room for highlights. A shadow is
 * where the table goes on: what scrolls with it covers the shadow at its ends.
 */
export const Scroller = styled.div`
  --room: min(0.75rem, 6cqi);
  --cover: var(--table-background, ${panelBackground}) 50%, transparent;
  --shadow: transparent, var(--color-border) 2px, transparent;
  margin-inline: calc(-1 * var(--room) - var(--edge-left, 0px)) calc(-1 * var(--room));
  padding-inline: var(--room);
  overflow-x: auto;
  background:
    linear-gradient(to right, var(--cover)) 0 / 1.5rem 100% no-repeat local,
    linear-gradient(to left, var(--cover)) 100% / 1.5rem 100% no-repeat local,
    linear-gradient(to right, var(--shadow)) 0 50% / 0.375rem calc(100% - 2px) no-repeat,
    linear-gradient(to left, var(--shadow)) 100% 50% / 0.375rem calc(100% - 2px) no-repeat;
`;

/** The most columns of figures that the schema allows. */
const mostFigures = 7;

/** Puts the name of a row above its figures. */
const stacked = `
  & {
    display: grid;
  }

  & :is(thead, tbody, tr) {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  & :is(th, td) {
    padding-left: 0.25rem;
  }

  & thead th:first-child {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  & tbody th {
    grid-column: 1 / -1;
    padding: 0.6875rem 0 0;
  }

  & small {
    width: auto;
    margin-right: 0;
  }

  & td {
    padding-top: 0.125rem;
    border-top: 0;
  }
`;

/** Puts two figures on a line, like their headings. */
const paired = `
  grid-template-columns: repeat(2, minmax(auto, 1fr));

  & tbody tr {
    padding-bottom: 0.6875rem;
  }

  & tbody td {
    padding-bottom: 0;
  }
`;

/**
 * The look of a table of figures. Its attributes say what its columns and rows are: `data-columns`
 * counts three or more figures, `data-many` says that these are five or more, and `data-wide` has too many letters for large text on a phone.
 */
export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;

  :is(th, td) {
    padding: 0.6875rem 0 0.6875rem 0.75rem;
    border-top: 1px solid var(--color-divider);
    font-weight: 400;
    text-align: right;
    vertical-align: top;
  }

  :is(th, td):first-child {
    padding-left: var(--edge-left, 0);
  }

  :is(th, td):first-child,
  [data-words] {
    text-align: left;
  }

  thead th {
    padding-top: 0;
    border-top: 0;
    color: var(--color-text-third);
    font-size: var(--panel-small-size, 0.9375rem);
    vertical-align: bottom;
  }

  /* Where words may break anywhere, wide figures would leave a name the width of a letter. */
  &:not(:lang(en)) tbody th {
    min-width: 6rem;
  }

  thead span {
    white-space: nowrap;
  }

  thead svg {
    display: inline;
    max-width: none;
    margin-right: 0.375rem;
  }

  tbody th {
    color: var(--color-text);
    font-weight: 500;
  }

  small {
    display: none;
    color: var(--color-text-second);
    font-weight: 400;
    font-size: 0.9375rem;
  }

  /* As in the charts, the row under the pointer stands out, here with room at both ends. */
  tbody :is(th, td) {
    transition:
      background 120ms var(--ease),
      box-shadow 120ms var(--ease);
  }

  tbody tr:hover :is(th, td) {
    background: var(--color-sunken);
  }

  tbody tr:hover th {
    box-shadow: -0.75rem 0 var(--color-sunken);
  }

  tbody tr:hover td:last-child {
    box-shadow: 0.75rem 0 var(--color-sunken);
  }

  [data-good] {
    font-weight: 600;
    /* A line could end after the minus sign. */
    white-space: nowrap;
  }

  ${changeColors}

  [data-total] :is(th, td) {
    border-top: 1px solid var(--color-text);
    font-weight: 600;
  }

  @container (max-width: 35.99rem) {
    [data-optional] {
      display: none;
    }

    small {
      display: block;
    }

    td:not([data-words]) {
      white-space: nowrap;
    }

    /* Beside unwrapped figures, this text is as wide as the row: the table has 4.5rem around it. */
    &[data-figures] small {
      width: calc(100cqi - 4.5rem);
      margin-right: calc(4.5rem - 100cqi);
    }
  }

  /* Many columns of words would be columns of single words on tablets. */
  @container (max-width: 47.99rem) {
    &[data-wordy] [data-optional][data-words] {
      display: none;
    }

    &[data-wordy] small {
      display: block;
    }
  }

  /* So many figures need the whole width on phones: beside the names, the table would have to scroll. */
  @container (max-width: 26rem) {
    &[data-many] {
      grid-template-columns: repeat(var(--count), minmax(auto, 1fr));
      ${countRules('data-columns', mostFigures)}
      ${stacked}
    }
  }

  /* Three or more figures need more room between them than their headings leave on phones. */
  @container (min-width: 20.51rem) and (max-width: 26rem) {
    &[data-columns]:not([data-many]) :is(th, td):not(:first-child) {
      padding-left: 0.625rem;
    }

    /* Headings wrap before names of several words do. */
    &[data-columns][data-phrases]:not([data-many]) tbody th {
      width: 40%;
    }

    /* The last one is often of another kind, such as a date. */
    &[data-columns]:not([data-many]) :is(th, td):last-child {
      padding-left: 0.875rem;
    }
  }

  @container (max-width: 20.5rem) {
    :is(th, td):not(:first-child) {
      padding-left: 0.5rem;
    }

    /* Three or more figures need the whole width. */
    &[data-columns] {
      grid-template-columns: repeat(var(--count), minmax(auto, 1fr));
      ${countRules('data-columns', mostFigures)}
      ${stacked}
    }
  }

  /* Large text on a phone. */
  @container (max-width: 14rem) {
    thead th {
      font-size: 0.8125rem;
    }

    &:not(:lang(en)) thead th {
      overflow-wrap: anywhere;
    }

    &[data-wide] {
      ${stacked}
      ${paired}
    }

    &[data-wide] [data-words] {
      padding-left: 0;
    }

    /* A single figure has the whole line. */
    &[data-wide][data-single] :is(th, td) {
      grid-column: 1 / -1;
    }
  }

  /* The same on small phones. */
  @container (max-width: 10.5rem) {
    &[data-columns] {
      ${paired}
    }
  }

  @container (min-width: 36rem) {
    :is(th, td) {
      padding-left: 1.5rem;
    }
  }

  /* Paper does not scroll. */
  @media print {
    &:has(td:nth-child(7)) :is(th, td):not(:first-child) {
      padding-left: 0.5rem;
    }
  }
`;
