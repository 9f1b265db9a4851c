import { createElement, type ElementType } from 'react';

export interface StyledProps {
  as?: ElementType;
  className?: string;
}

/**
 * A styled component: an element with fixed class names. In bundles the element takes its place, see
 * `jsx-runtime.ts`.
 */
export interface StyledElement {
  (props: StyledProps): ReturnType<typeof createElement>;
  element: ElementType;
  classes: string;
}

/** A component that extends another one is one element with the classes of both. */
export function createStyledElement(base: ElementType | StyledElement, id: string): StyledElement {
  const styledBase = isStyledElement(base) ? base : undefined;
  const element = styledBase?.element ?? (base as ElementType);
  const classes = styledBase ? `${styledBase.classes} ${id}` : id;
  const render = ({ as, className, ...props }: StyledProps) =>
    createElement(as ?? element, { ...props, className: joinClasses(className, classes) });
  return Object.assign(render, { element, classes });
}

export const joinClasses = (given: string | undefined, own: string): string =>
  given ? `${given} ${own}` : own;

export const isStyledElement = (base: unknown): base is StyledElement =>
  typeof base === 'function' && 'classes' in base;
