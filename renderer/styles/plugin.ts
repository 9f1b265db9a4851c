import { join } from 'node:path';
import type { ESTree, Plugin } from 'vite';

const folder = import.meta.dirname;
const server = join(folder, 'server.ts');
const browser = join(folder, 'browser.ts');

/**
 * Vite plugin: keeps `styled-components` and the text of all rules on the server. Needs the ids
 * that oxc's styledComponents option gives to components. Unit tests render on the server and
 * hydrate in one place, so there everything is the server.
 */
export function serverStyles(): Plugin {
  const isBrowser = ({ config }: { config: { consumer: string; mode: string } }) =>
    config.consumer === 'client' && config.mode !== 'test';
  return {
    name: 'server-styles',
    // Or Vite would leave the import to Node, and `resolveId` below unasked.
    config: () => ({ ssr: { noExternal: ['styled-components'] } }),
    resolveId: {
      order: 'pre',
      filter: { id: /^styled-components$/ },
      handler() {
        return isBrowser(this.environment) ? browser : server;
      },
    },
    transform: {
      filter: { code: /styled-components/, id: /\.tsx?$/ },
      handler(code, id) {
        if (!isBrowser(this.environment) || id.startsWith(folder)) return undefined;
        return { code: withoutRules(code, this.parse(code)), map: null };
      },
    },
  };
}

interface Span {
  start: number;
  end: number;
}

/** A node of the syntax tree, perhaps a tagged template. */
interface Node extends Span {
  type: string;
  tag?: Span;
  quasi?: Span;
}

/** Empties the templates of `styled`, `css` and `keyframes`, and leaves out the names for messages. */
function withoutRules(code: string, program: ESTree.Program): string {
  let result = '';
  let end = 0;
  for (const { tag, quasi } of templatesIn(program, code)) {
    const tagText = code.slice(tag.start, tag.end).replace(/displayName: "[^"]*",\s*/, '');
    result += `${code.slice(end, tag.start)}${tagText}\`\``;
    end = quasi.end;
  }
  return result + code.slice(end);
}

function* templatesIn(value: unknown, code: string): Generator<{ tag: Span; quasi: Span }> {
  if (Array.isArray(value)) for (const item of value) yield* templatesIn(item, code);
  if (typeof value !== 'object' || value === null || !('type' in value)) return;
  const { type, tag, quasi } = value as Node;
  const isStyle =
    type === 'TaggedTemplateExpression' &&
    tag !== undefined &&
    /^(?:styled\b|css$|keyframes$)/.test(code.slice(tag.start, tag.end));
  if (isStyle && quasi) yield { tag, quasi };
  else for (const inner of Object.values(value)) yield* templatesIn(inner, code);
}
