import { styled } from 'styled-components';

/** Side by side where there is room. */
export const Drivers = styled.div`
  display: grid;
  gap: 1.25rem 3rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--color-divider);

  @container (min-width: 36rem) {
    /* Two, and what screen readers say. */
    &:not(:has(> :nth-child(4))) {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  }

  @container (min-width: 48rem) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`;
