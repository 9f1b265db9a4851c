import type { ComponentRules } from './server.ts';

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

/** The rules of exactly the components whose classes are named, and of their animations. */
export function selectRules(rules: readonly ComponentRules[], classes: string): string {
  const used = new Set(classes.split(' '));
  const ofComponents = rules.filter(({ name }) => used.has(name));
  const css = ofComponents.map((rule) => rule.css).join('');
  const animations = rules.filter(
    (rule) => rule.css.startsWith('@keyframes') && css.includes(rule.name),
  );
  return css + animations.map((rule) => rule.css).join('');
}
