import { css, styled } from 'styled-components';

/** The name is above the figures of its row and takes no column. */
const nameAbove = css`
  th:first-child {
    max-width: 0;
    white-space: nowrap;
  }

  th svg {
    max-width: none;
  }

  thead th:first-child {
    font-size: 0;
  }

  tbody th {
    padding-top: 0.5rem;
    vertical-align: top;
  }

  tbody td {
    height: 5.5rem;
    padding-block: 1.25rem 1.5rem;
  }
`;

/**
 * A table of departments with bars in its second column, and with the figures of one of two views.
 */
export const HeadcountGrid = styled.table`
  width: 100%;
  border-collapse: collapse;

  :is(th, td) {
    height: 2.75rem;
    padding: 0 0 0 1.25rem;
    border-top: 1px solid var(--color-divider);
    font-weight: 400;
    text-align: right;
    white-space: nowrap;
  }

  :is(th, td):first-child {
    width: 1%;
    padding-left: 0;
    text-align: left;
    white-space: normal;

    @container (min-width: 36rem) {
      min-width: 9rem;
    }
  }

  td[data-bar] {
    width: 70%;
  }

  thead :is(th, td) {
    height: auto;
    padding-bottom: 0.5rem;
    border-top: 0;
    color: var(--color-text-third);
    font-size: 0.9375rem;
  }

  tbody th {
    font-weight: 500;
  }

  [data-bar] svg {
    width: 100%;
    height: 1.25rem;
    overflow: visible;
  }

  [data-bar] rect {
    transition: width 400ms var(--ease);
  }

  /* Keeps the colour from being alone on a line above the name. */
  th svg {
    position: absolute;
    margin: 0.375rem 0 0 -1.25rem;
  }

  tbody th:first-child:has(svg) {
    padding-left: 1.25rem;
  }

  [data-last] :is(th, td) {
    border-color: var(--color-text);
    font-weight: 600;
  }

  [data-color='ink'] {
    fill: var(--color-text);
  }

  [data-color='ink-mid'] {
    fill: color-mix(in srgb, var(--color-text) 70%, var(--color-background));
  }

  [data-color='ink-light'] {
    fill: color-mix(in srgb, var(--color-text) 48%, var(--color-background));
  }

  [data-color='accent'] {
    fill: var(--color-accent);
  }

  [data-color='accent-mid'] {
    fill: color-mix(in srgb, var(--color-accent) 80%, var(--color-background));
  }

  [data-color='accent-light'] {
    fill: color-mix(in srgb, var(--color-accent) 60%, var(--color-background));
  }

  /* Without scripts there is no switch, so both views' figures are shown. */
  @media (scripting: enabled) {
    &[data-view='headcount'] [data-of='cost'],
    &[data-view='cost'] [data-of='headcount'] {
      display: none;
    }
  }

  /* The bar moves below its name; its cell stays where it is. */
  @container (max-width: 35.99rem) {
    tr {
      position: relative;
    }

    :is(th, td) {
      padding-left: 0.5rem;
    }

    tbody :is(th, td) {
      height: 4.25rem;
      /* Keeps a name of two lines off the bar. */
      padding-block: 0.375rem 1.875rem;
    }

    th:first-child {
      width: auto;
    }

    thead th {
      white-space: normal;
      overflow-wrap: anywhere;
    }

    td[data-bar] {
      width: 0;
      padding: 0;
    }

    [data-bar] svg {
      position: absolute;
      inset: auto 0 0.75rem;
      height: 0.875rem;
    }

    /* A long name gives way to the heads of the figures. */
    @container (min-width: 21.5rem) {
      @media (scripting: enabled) {
        thead [data-of='headcount'] {
          min-width: 4rem;
        }
      }
    }

    /* The name does not fit before the figures. */
    &[data-long] {
      ${nameAbove}
    }

    @container (max-width: 21.5rem) {
      ${nameAbove}
    }

    @media (scripting: none) {
      font-size: 0.75rem;

      :is(th, td) {
        padding-left: 0.375rem;
      }

      thead th {
        font-size: 0.75rem;
        white-space: normal;
      }

      tbody th:first-child:has(svg) {
        padding-left: 0;
      }

      th svg {
        display: none;
      }
    }
  }
`;
