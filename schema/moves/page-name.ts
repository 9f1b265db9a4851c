import type { Page } from '../generated/types.ts';
import { readBlockSchemas, type Schema } from '../validate/schemas.ts';

/**
 * Returns the name under which a page's signups are stored, unless its form has another: the last
 * part of its address.
 */
export const pageName = (route: string): string =>
  route === '/' ? 'home' : route.slice(route.lastIndexOf('/') + 1);

/** Whether a form of the page stores its signups under the page's own name. */
export function usesPageName({ blocks }: Pick<Page, 'blocks'>): boolean {
  const schemas = readBlockSchemas();
  return blocks.some((block) => lacksSource(schemas.get(block.type), block));
}

function lacksSource(schema: Schema | undefined, value: unknown): boolean {
  const group = Object(value) as Record<string, unknown>;
  return Object.entries(schema?.properties ?? {}).some(([name, property]) =>
    property.$ref?.endsWith('#/definitions/signupSource')
      ? group[name] === undefined
      : group[name] !== undefined && lacksSource(property, group[name]),
  );
}
