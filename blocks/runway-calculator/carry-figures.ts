/** Adds figures to the query of an address, for the form there to use in its message. */
export function carryFigures(href: string, figures: Readonly<Record<string, string>>): string {
  const [address = '', place] = href.split('#');
  const [path, query] = address.split('?');
  const parameters = new URLSearchParams(query);
  for (const [name, figure] of Object.entries(figures)) parameters.set(name, figure);
  return `${path}?${parameters}${place === undefined ? '' : `#${place}`}`;
}
