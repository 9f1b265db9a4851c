import { createContext, useContext } from 'react';

const Becoming = createContext(false);

/** Wraps charts whose actual values start as their forecast. */
export const BecomingProvider = Becoming.Provider;

/** Returns whether ink is drawn over the former hatch. */
export const useBecoming = (): boolean => useContext(Becoming);

/**
 * Styles for turning forecast into actual values, for an element around such charts. When its
 * `--on` goes from 0 to 1, elements with `data-ink` spread over their hatch, one column after the
 * other. It is a transition, so that it ends in ink even if it is interrupted. The delays are written
 * out: a bundler cannot leave computed ones out of a script that needs no styles.
 */
export const becomingRules = `
  [data-ink] {
    clip-path: inset(calc((1 - var(--on)) * 100%) 0 0);
    transition: clip-path calc(var(--on) * 420ms) var(--ease);
  }

  [data-ink='across'] {
    clip-path: inset(-4px calc((1 - var(--on)) * 100%) -4px -4px);
    transition-duration: calc(var(--on) * 700ms);
  }

  /* The edge of the hatch would show around the ink. */
  [data-past] {
    opacity: calc(1 - var(--on));
    transition: opacity 100ms calc(var(--on) * 900ms);
  }

  @media (prefers-reduced-motion: no-preference) {
    g:nth-of-type(2) > [data-ink] { transition-delay: calc(var(--on) * 70ms); }
    g:nth-of-type(3) > [data-ink] { transition-delay: calc(var(--on) * 140ms); }
    g:nth-of-type(4) > [data-ink] { transition-delay: calc(var(--on) * 210ms); }
    g:nth-of-type(5) > [data-ink] { transition-delay: calc(var(--on) * 280ms); }
    g:nth-of-type(6) > [data-ink] { transition-delay: calc(var(--on) * 350ms); }
    g:nth-of-type(7) > [data-ink] { transition-delay: calc(var(--on) * 420ms); }
    g:nth-of-type(8) > [data-ink] { transition-delay: calc(var(--on) * 490ms); }
  }
`;

/**
 * The hatch of the forecast as a background, outside of charts. In tiles, because the lines of a
 * repeated gradient are uneven, and Firefox leaves out most of the fine ones.
 */
export const hatchBackground = `linear-gradient(
  -45deg,
  var(--color-accent) 17.5%,
  var(--color-accent-soft) 17.5% 50%,
  var(--color-accent) 50% 67.5%,
  var(--color-accent-soft) 67.5%
) 0 0 / 6px 6px`;

/** A hatch that text can be read on. */
export const quietHatchBackground = `linear-gradient(
  -45deg,
  color-mix(in srgb, var(--color-accent) 30%, var(--color-accent-soft)) 10%,
  var(--color-accent-soft) 10% 50%,
  color-mix(in srgb, var(--color-accent) 30%, var(--color-accent-soft)) 50% 60%,
  var(--color-accent-soft) 60%
) 0 0 / 8px 8px`;
