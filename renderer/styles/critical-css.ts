import { type CompiledRules, StyleError } from './compile-rules.ts';

/** Bounds the memory that a site with thousands of differently composed pages takes. */
const mostCached = 200;

/**
 * Returns the function that finds the rules of exactly the components in a page's HTML. Pages of the
 * same build have the same classes in the same order, and so share one answer. Throws `StyleError`
 * where a component has no rules.
 */
export function createCriticalCss(rules: CompiledRules): (html: string) => string {
  const cached = new Map<string, string>();
  return (html) => {
    const attributes = new Set<string>();
    for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) attributes.add(classes);
    const key = [...attributes].join(' ');
    const css = cached.get(key) ?? select(rules, new Set(key.split(' ')));
    if (cached.size >= mostCached) cached.clear();
    cached.set(key, css);
    return css;
  };
}

function select({ components, keyframes }: CompiledRules, classes: Set<string>): string {
  const found = components.filter(({ name }) => classes.delete(name));
  for (const name of classes) {
    // Ids of components begin so; other classes are of base.css.
    if (!name.startsWith('sc-')) continue;
    throw new StyleError(`The component ${name} of a page has no rules: they are of other code.`);
  }
  const css = found.map((rule) => rule.css).join('');
  const animations = keyframes.filter(({ name }) => css.includes(name));
  return css + animations.map((rule) => rule.css).join('');
}
