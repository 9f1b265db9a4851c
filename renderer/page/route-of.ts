/** Returns the route of a page: `/pricing/` and `/pricing` are one page. */
export const routeOf = (path: string): string => path.replace(/(.)\/+$/, '$1');
