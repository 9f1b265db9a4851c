import type { ElementType } from 'react';
import { createStyledElement, type StyledElement } from './styled-element.ts';

/**
 * Replaces `styled-components` in browsers. The server compiles the rules to a style sheet (see
 * `server.ts`), so here a styled component is only its class name.
 */
const style = (base: ElementType | StyledElement) => (id: string) => createStyledElement(base, id);

export const styled = new Proxy(style, {
  get: (_, element: string) => style(element as ElementType),
});

/** `css` and `keyframes`, whose rules only the server needs. */
export const css = (): string => '';
export const keyframes = (): string => '';
