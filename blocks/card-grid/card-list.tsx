import { styled } from 'styled-components';
import { panelBackground } from '../ui/backgrounds.ts';
import { spans } from '../ui/section.tsx';

/** A list of cards. Each card arranges its parts by the layout named on the list. */
export const CardList = styled.ul`
  /* Like the gutter, no wider where text is large on a small screen. */
  --card-pad: min(1.25rem, 6.25vw);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  > li {
    display: flex;
    flex-direction: column;
    gap: 0.75rem;
    color: var(--color-text-second);
  }

  h3 {
    color: var(--color-text);
  }

  > li > p {
    max-width: 34em;
  }

  li strong {
    color: var(--color-text);
    font-weight: 600;
  }

  small {
    color: var(--color-text-third);
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
  }

  [data-sparkline] {
    margin-bottom: 0.75rem;
  }

  [data-picture] {
    overflow: hidden;
    margin-bottom: 0.75rem;
    border: 1px solid var(--color-divider);
    border-radius: var(--radius-control);
    background: var(--color-sunken);
  }

  [data-picture] img {
    width: 100%;
    height: auto;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    /* Screenshots start at the top, and so do portraits. */
    object-position: top;
  }

  [data-action] {
    margin-top: auto;
    padding-top: 0.75rem;
  }

  /* A link has its own space above and below. */
  [data-action]:has(> a) {
    margin-bottom: -0.625rem;
    padding-top: 0;
  }

  @container page (min-width: 48em) {
    --card-pad: 2rem;
  }

  &:is([data-layout='cards'], [data-layout='carousel']) > li {
    padding: var(--card-pad);
    border: 1px solid var(--color-divider);
    border-radius: var(--radius-card);
    background: ${panelBackground};

    [data-tone='subtle'] & {
      background: var(--color-background);
    }
  }

  &[data-layout='cards'] {
    /* Twelve columns, seven to five and then five to seven; a last card alone takes the row. */
    @container page (min-width: 48em) {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: 1.5rem;

      > li {
        grid-column: span 7;
      }

      > :is(:nth-child(4n + 2), :nth-child(4n + 3)) {
        grid-column: span 5;
      }

      [data-sparkline]:not([data-shape='parts']) > svg {
        height: 5rem;
      }

      [data-sparkline] > div {
        min-height: 6.625rem;
      }

      &:not([data-count='3']) > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }

      /* A wide card has its points beside its words, and a sparkline as high as that allows. */
      @container page (min-width: 80em) {
        &:not([data-count='3']) > :is(:nth-child(4n + 1), :nth-child(4n)):has(> ul) {
          display: grid;
          grid-template-rows: 1fr;
          grid-template-columns: repeat(2, minmax(0, 1fr));
          column-gap: 1.5rem;

          > [data-sparkline] {
            grid-column: 1 / -1;
          }

          > [data-sparkline]:not([data-shape='parts']) > svg {
            flex: 1;
            min-height: 5rem;
            height: 0;
          }

          > ul {
            grid-row: 2 / span 3;
            grid-column: 2;
            margin-block: -0.4375rem;
          }

          &:has(> [data-action]) > ul {
            grid-row-end: span 4;
          }
        }
      }

      /* Three: one large card beside two. */
      &[data-count='3'] > li {
        grid-column: span 5;
      }

      &[data-count='3'] > :first-child {
        grid-row: span 2;
        grid-column: span 7;
      }

      /* Its sparkline takes the remaining height beside the two. */
      &[data-count='3'] > :first-child [data-sparkline] {
        flex: 1;
        max-height: 26rem;
      }
    }
  }

  &[data-layout='carousel'] {
    --card-pad: min(1.5rem, 7.5vw);

    /* The same height for every shape, so that the texts below are aligned, until large text needs more. */
    [data-sparkline] {
      justify-content: end;
      min-height: 6.5rem;
    }

    [data-shape='parts'] > svg {
      flex: 1 0 0.875rem;
    }
  }

  &[data-layout='rows'] {
    gap: 0;

    > li {
      padding-block: 1.5rem;
      border-top: 1px solid var(--color-divider);
    }

    > :last-child {
      border-bottom: 1px solid var(--color-divider);
    }

    @container page (min-width: 60em) {
      > li {
        display: grid;
        grid-template-rows: auto 1fr;
        grid-template-columns: repeat(12, minmax(0, 1fr));
        gap: 0.25rem 1.5rem;
        padding-block: 2rem;
      }

      > li > :is(small, h3) {
        grid-column: 1 / span 4;
      }

      > li > :is(p, ul) {
        grid-column: 5 / span 5;
      }

      > li > :is(p, ul):first-of-type {
        grid-row: 1 / span 2;
      }

      /* The text is beside the title, which has a line above it. */
      > li:has(> small) > :is(p, ul):first-of-type {
        grid-row: 2;
      }

      > li > :is([data-action], [data-picture]) {
        grid-row: 1 / span 2;
        grid-column: 10 / span 3;
        justify-self: end;
        margin: 0;
        padding: 0;
      }

      > li > [data-picture] {
        width: 100%;
        max-width: 12rem;
      }

      /* The picture takes the last column, so the button is below the text. */
      > li:has(> [data-picture]) > [data-action] {
        grid-row: 3;
        grid-column: 5 / span 5;
        justify-self: start;
        padding-top: 0.75rem;
      }
    }

    @container page (min-width: 48em) {
      /* Large words on the left, and their sparkline below its label on the wider right side. */
      > li:has(> [data-sparkline]) {
        display: grid;
        grid-template-rows: auto auto auto 1fr;
        grid-template-columns: ${spans.five} minmax(0, 1fr);
        gap: 0.25rem 1.5rem;

        > h3 {
          font-size: 1.75rem;
          line-height: var(--type-h2-line);
          letter-spacing: var(--type-h2-tracking);
        }

        > :nth-child(n) {
          grid-row: auto;
          grid-column: 1;
          justify-self: start;
        }

        > :is(small, [data-sparkline]) {
          grid-row: 1;
          grid-column: 2;
        }

        > [data-sparkline] {
          grid-row-end: 5;
          margin: 0;

          &:has(+ small) {
            grid-row: 2 / 5;
            margin-top: 0.5rem;
          }

          &:not([data-shape='parts']) > svg {
            height: 7.5rem;

            @media print {
              height: 4rem;
            }
          }
        }
      }
    }
  }

  &[data-layout='plain'] {
    gap: 1.5rem;

    > li {
      padding-top: 1.25rem;
      border-top: 1px solid var(--color-text);
    }

    [data-picture] {
      width: 5rem;
      margin-bottom: 0;
    }

    [data-picture] img {
      aspect-ratio: 1;
    }

    @container page (min-width: 48em) {
      grid-template-columns: 1fr 1fr;
      gap: 3rem 1.5rem;

      &:is([data-count='3'], [data-count='6']) {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }

      /* The same height for every shape, so that the texts below are aligned. */
      [data-sparkline] {
        justify-content: end;
        min-height: 4.625rem;
      }
    }
  }
`;
