import type { ComponentRules } from './server.ts';

/** Bounds the memory that a site with thousands of differently composed pages takes. */
const mostKnown = 200;

/**
 * Makes the function that finds the rules of exactly the components in a page's HTML. Pages of the
 * same build have the same classes in the same order, and so share one answer.
 */
export function createCriticalCss(rules: readonly ComponentRules[]): (html: string) => string {
  const known = new Map<string, string>();
  return (html) => {
    const attributes = new Set<string>();
    for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) attributes.add(classes);
    const key = [...attributes].join(' ');
    const css = known.get(key) ?? select(rules, new Set(key.split(' ')));
    if (known.size >= mostKnown) known.clear();
    known.set(key, css);
    return css;
  };
}

function select(rules: readonly ComponentRules[], used: ReadonlySet<string>): string {
  const ofComponents = rules.filter(({ name }) => used.has(name));
  const css = ofComponents.map((rule) => rule.css).join('');
  const animations = rules.filter(
    (rule) => rule.css.startsWith('@keyframes') && css.includes(rule.name),
  );
  return css + animations.map((rule) => rule.css).join('');
}
