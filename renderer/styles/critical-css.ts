import { type CompiledRules, StyleError } from './compile-rules.ts';

/** The class attributes in some HTML, each once. */
export function classesIn(html: string): string {
  const attributes = new Set<string>();
  const opening = ' class="';
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    at += opening.length;
    attributes.add(html.slice(at, html.indexOf('"', at)));
  }
  return [...attributes].join(' ');
}

/**
 * The rules of exactly these components, and of their animations.
 * @throws StyleError if a component has no rules
 */
export function selectRules({ components, keyframes }: CompiledRules, classes: string): string {
  const wanted = new Set(classes.split(' '));
  const found = components.filter(({ name }) => wanted.delete(name));
  for (const name of wanted) {
    // Ids of components start like this. Other classes belong to base.css.
    if (!name.startsWith('sc-')) continue;
    throw new StyleError(`The component ${name} of a page has no rules: they are of other code.`);
  }
  const css = found.map((rule) => rule.css).join('');
  const animations = keyframes.filter(({ name }) => css.includes(name));
  return css + animations.map((rule) => rule.css).join('');
}
