import { css } from 'styled-components';

/**
 * The look of a checkbox, which matches the fields. The native one, if unchecked, is grey in the
 * dark theme and looks disabled. Print and forced colours use the native look.
 */
export const boxLook = css`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  accent-color: var(--color-text);
  cursor: inherit;

  @media screen and (forced-colors: none) {
    display: grid;
    place-items: center;
    border: 1px solid var(--color-border);
    border-radius: 0.25rem;
    background: var(--color-background);
    appearance: none;

    &:checked {
      border-color: var(--color-text);
      background: var(--color-text);
    }

    &:checked::before {
      width: 0.375rem;
      height: 0.6875rem;
      margin-top: -0.125rem;
      border: solid var(--color-background);
      border-width: 0 2px 2px 0;
      rotate: 45deg;
      content: '';
    }
  }
`;
