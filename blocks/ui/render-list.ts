import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Renders a list whose items never change places. An item is identified by its index, like children
 * that are written out, so that an author may write the same item twice.
 */
export function renderList<T>(
  items: readonly T[] | undefined,
  render: (item: T, index: number) => ReactNode,
): ReactNode {
  return items && createElement(Fragment, null, ...items.map(render));
}
