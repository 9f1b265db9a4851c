import type { ElementType } from 'react';
import { createStyledElement, type StyledElement } from './styled-element.ts';

/**
 * What `styled-components` is in browsers. The rules have been made on the server (see `server.ts`)
 * and are in a style sheet, so that all that is left of a styled component is its class name.
 */
const style = (base: ElementType | StyledElement) => ({
  withConfig:
    ({ componentId }: { componentId: string }) =>
    () =>
      createStyledElement(base, componentId),
});

export const styled = new Proxy(style, {
  get: (_, element: string) => style(element as ElementType),
});

/** Pieces of rules, which only the server needs. */
export const css = (): string => '';
export const keyframes = (): string => '';
