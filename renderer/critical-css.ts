import type { ComponentRules } from './styles/server.ts';

/** Makes the function that finds the rules of exactly the components in a page's HTML. */
export function createCriticalCss(rules: readonly ComponentRules[]): (html: string) => string {
  return (html) => {
    const used = new Set<string>();
    for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) {
      for (const name of classes.split(' ')) used.add(name);
    }
    const ofComponents = rules.filter(({ name }) => used.has(name));
    const css = ofComponents.map((rule) => rule.css).join('');
    const animations = rules.filter(
      (rule) => rule.css.startsWith('@keyframes') && css.includes(rule.name),
    );
    return css + animations.map((rule) => rule.css).join('');
  };
}
