import { createHash } from 'node:crypto';
import { compile, serialize, stringify } from 'stylis';
import { isStyledElement } from './styled-element.ts';

/** A template literal from a component's file. */
export class Template {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
  readonly kind: 'rules' | 'keyframes';

  constructor(
    strings: readonly string[],
    values: readonly unknown[],
    kind: Template['kind'] = 'rules',
  ) {
    this.strings = strings;
    this.values = values;
    this.kind = kind;
  }
}

/** A component with rules to compile. */
export interface Styled {
  /** Its class. */
  id: string;
  /** File and name, for messages: `hero__Title`. */
  label: string;
  template: Template;
}

export interface NamedRules {
  /** The class of a component, or the name of keyframes. */
  name: string;
  css: string;
}

/** All rules of the blocks, as plain data. */
export interface CompiledRules {
  /** In the order of the style sheet, with the labels of `Styled`. */
  components: (NamedRules & { label: string })[];
  keyframes: NamedRules[];
}

/** Mistakes in the styles, one line for each component. */
export class StyleError extends Error {
  // The bundle has its own copy of this class, so only the name identifies it.
  override name = 'StyleError';
}

/**
 * Compiles the rules of components with stylis, as `styled-components` does.
 * @throws StyleError if a component would lose some of its rules
 */
export function compileComponents(styled: readonly Styled[]): CompiledRules {
  const keyframes = new Map<string, string>();
  const problems: string[] = [];
  const components = styled.map(({ id, label, template }) => {
    try {
      const rules = write(template, keyframes);
      const css = serialize(compile(`.${id}{${rules}}`), stringify);
      if (css === '') throw new StyleError('has no rules. Give it some, or use the plain element.');
      return { name: id, label, css };
    } catch (error) {
      if (!(error instanceof StyleError)) throw error;
      problems.push(`The component ${label} (${id}) ${error.message}`);
      return { name: id, label, css: '' };
    }
  });
  if (styled.length === 0) problems.push('No component has been styled: the style sheet is empty.');
  if (problems.length > 0) throw new StyleError(problems.join('\n'));
  return { components, keyframes: [...keyframes].map(([name, css]) => ({ name, css })) };
}

/**
 * Checks that all custom properties exist. A misspelt one would have no effect.
 * @param around the other rules of a page, which define custom properties too
 * @throws StyleError if a component uses one that no rule defines
 */
export function checkCustomProperties({ components }: CompiledRules, around: string): void {
  const all = around + components.map(({ css }) => css).join('');
  const defined = new Set([...all.matchAll(/[{;\s](--[\w-]+):/g)].map(([, name]) => name));
  const problems = components.flatMap(({ name: id, label, css }) =>
    [...usedProperties(css).difference(defined)].map(
      (name) => `The component ${label} (${id}) uses \`${name}\`, which no rule defines.`,
    ),
  );
  if (problems.length > 0) throw new StyleError(problems.join('\n'));
}

/** Custom properties that have to be there. Radix sets its own on elements. */
const usedProperties = (css: string): Set<string> =>
  new Set([...css.matchAll(/var\((--(?!radix-)[\w-]+)\)/g)].map(([, name = '']) => name));

/** The style sheet of all components. */
export const writeStyleSheet = ({ components, keyframes }: CompiledRules): string =>
  [...components, ...keyframes].map(({ css }) => css).join('');

/** The text of a template. Adds its keyframes to `keyframes`. */
function write({ strings, values }: Template, keyframes: Map<string, string>): string {
  if (!Array.isArray(strings)) throw new StyleError('has rules that are not a template literal.');
  const text = strings.map((part, index) =>
    index < values.length ? part + writeValue(values[index], keyframes) : part,
  );
  const rules = text.join('');
  // Without texts and comments, in which anything may be.
  const plain = rules.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\//gs, '');
  checkEnds(plain);
  checkPairs(plain, '{', '}');
  checkPairs(plain, '(', ')');
  checkDeclarations(plain);
  return rules;
}

function writeValue(value: unknown, keyframes: Map<string, string>): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (isStyledElement(value)) return `.${value.classes.split(' ').at(-1)}`;
  if (value instanceof Template) {
    const rules = write(value, keyframes);
    if (value.kind === 'rules') return rules;
    const name = `k-${createHash('sha256').update(rules).digest('hex').slice(0, 8)}`;
    keyframes.set(name, serialize(compile(`@keyframes ${name}{${rules}}`), stringify));
    return name;
  }
  if (typeof value === 'function') {
    throw new StyleError(
      'has a function in its rules. Styles never depend on props: write a rule for each value of a data attribute.',
    );
  }
  throw new StyleError(
    `has ${value === null ? 'null' : typeof value} in its rules, where a text, a number, css, keyframes or a component may be.`,
  );
}

/** A text or comment that does not end would swallow the rules after it. */
function checkEnds(plain: string): void {
  const [start] = /["']|\/\*/.exec(plain) ?? [];
  if (start) throw new StyleError(`has a \`${start}\` in its rules that nothing ends.`);
}

/** So would a missing or extra sign of a pair. */
function checkPairs(plain: string, opening: string, closing: string): void {
  let open = 0;
  for (const sign of plain) {
    if (sign === opening) open += 1;
    else if (sign === closing) open -= 1;
    if (open < 0) break;
  }
  if (open !== 0)
    throw new StyleError(`has a \`${open > 0 ? opening : closing}\` too many in its rules.`);
}

/** Stylis drops a declaration without a colon, and browsers one that runs into the next. */
function checkDeclarations(plain: string): void {
  for (const [, declaration = ''] of plain.matchAll(/([^{};]*)(?:[;}]|$)/g)) {
    const written = declaration.trim();
    if (written !== '' && !/^@|:/.test(written))
      throw new StyleError(`has \`${written}\` in its rules, which has no colon.`);
    const [, next] = /:[^:]*\n\s*([a-z-]+)\s*:/.exec(written) ?? [];
    if (next) throw new StyleError(`lacks a semicolon before \`${next}\` in its rules.`);
  }
}
