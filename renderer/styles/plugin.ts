import { join, relative, sep } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { fingerprint } from '../../schema/files/fingerprint.ts';

const folder = import.meta.dirname;
const server = join(folder, 'server.ts');
const browser = join(folder, 'browser.ts');

/**
 * Vite plugin: keeps `styled-components` and the text of all rules on the server. Needs the ids
 * that oxc's styledComponents option gives to components. Unit tests render and hydrate in one process,
 * so they use the server's version for both.
 */
export function serverStyles(): Plugin {
  const isBrowser = ({ config }: { config: { consumer: string; mode: string } }) =>
    config.consumer === 'client' && config.mode !== 'test';
  return {
    name: 'server-styles',
    // Otherwise Vite leaves the import to Node and never calls `resolveId` below.
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
        if (id.startsWith(folder)) return undefined;
        const portable = withPortableIds(code, relative(this.environment.config.root, id));
        if (!isBrowser(this.environment)) return { code: portable, map: null };
        return { code: withoutRules(portable, this.parse(portable)), map: null };
      },
    },
  };
}

/**
 * The compiler derives the ids of components from the absolute path of their file. Then a copy of the
 * project in another folder would have other class names, and other names of bundled files. So the ids
 * are derived from the path within the project.
 */
function withPortableIds(code: string, path: string): string {
  const id = fingerprint(path.replaceAll(sep, '/')).replace(/[-_]/g, '').slice(0, 4);
  return code.replace(/(?<=componentId: "sc-)\w+(?=-\d+")/g, id);
}

interface Span {
  start: number;
  end: number;
}

/** Leaves of `styled` templates only the id of the component, and of `css` and `keyframes` nothing. */
function withoutRules(code: string, program: ESTree.Program): string {
  let result = '';
  let end = 0;
  for (const { tag, quasi } of templatesIn(program, code)) {
    const tagText = code.slice(tag.start, tag.end);
    const short = tagText.replace(/\.withConfig\(.*componentId: ("[^"]*").*\)$/s, '($1)');
    result += code.slice(end, tag.start) + (short === tagText ? `${tagText}()` : short);
    end = quasi.end;
  }
  return result + code.slice(end);
}

/** Finds styled components, which are declarations at the top level of a file. */
function* templatesIn(
  program: ESTree.Program,
  code: string,
): Generator<{ tag: Span; quasi: Span }> {
  for (const statement of program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { init } of declared.declarations) {
      if (init?.type !== 'TaggedTemplateExpression') continue;
      const { tag, quasi } = init;
      if (/^(?:styled\b|css$|keyframes$)/.test(code.slice(tag.start, tag.end)))
        yield { tag, quasi };
    }
  }
}
