import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8'));

/** What an editor shows, as far as the tests look at it. Lines and characters count from 0. */
export interface EditorDiagnostic {
  range: { start: EditorPosition; end: EditorPosition };
  message: string;
}

export interface EditorPosition {
  line: number;
  character: number;
}

export interface Completion {
  label: string;
  documentation?: string | { value: string };
  insertText?: string;
  textEdit?: { newText: string };
}

/**
 * The language server behind the YAML extension of VS Code and of other editors, with the settings
 * of this project, driven as an editor does.
 */
export async function startLanguageServer() {
  const server = spawn(
    process.execPath,
    [join(root, 'node_modules/yaml-language-server/bin/yaml-language-server'), '--stdio'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const answers = new Map<number, (result: unknown) => void>();
  const published = new Map<string, (found: EditorDiagnostic[]) => void>();
  let requests = 0;
  let opened = 0;

  const send = (message: object) => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const notify = (method: string, params: object) => send({ method, params });
  const request = <T>(method: string, params: object): Promise<T> => {
    requests += 1;
    const id = requests;
    send({ id, method, params });
    return new Promise((resolve) => answers.set(id, resolve as (result: unknown) => void));
  };

  // biome-ignore lint/suspicious/noExplicitAny: a message may be of any of the protocol's kinds.
  const receive = ({ id, method, params, result }: any) => {
    if (method === 'workspace/configuration') {
      const sections = params.items.map(({ section }: { section: string }) => sectionOf(section));
      send({ id, result: sections });
    } else if (method === 'textDocument/publishDiagnostics') {
      published.get(params.uri)?.(params.diagnostics);
    } else if (method && id !== undefined) send({ id, result: null });
    else answers.get(id)?.(result);
  };

  let rest = Buffer.alloc(0);
  server.stdout.on('data', (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const end = rest.indexOf('\r\n\r\n');
      const [, length] = /Content-Length: (\d+)/.exec(rest.subarray(0, end).toString()) ?? [];
      const start = end + 4;
      if (end < 0 || rest.length < start + Number(length)) return;
      receive(JSON.parse(rest.subarray(start, start + Number(length)).toString()));
      rest = rest.subarray(start + Number(length));
    }
  });

  const rootUri = pathToFileURL(root).href;
  await request('initialize', {
    processId: process.pid,
    rootUri,
    workspaceFolders: [{ uri: rootUri, name: 'pages' }],
    capabilities: {
      textDocument: {
        completion: { completionItem: { documentationFormat: ['markdown'], snippetSupport: true } },
        hover: { contentFormat: ['markdown'] },
        publishDiagnostics: {},
      },
      workspace: { configuration: true, workspaceFolders: true },
    },
  });
  notify('initialized', {});
  notify('workspace/didChangeConfiguration', { settings: null });

  /** Opens a text as a file that ends in this path, and returns its address. The server remembers addresses, so that each is used once. */
  const open = (file: string, text: string, listen = (_: EditorDiagnostic[]) => {}): string => {
    opened += 1;
    const uri = `${rootUri}/opened/${opened}/${file}`;
    published.set(uri, listen);
    notify('textDocument/didOpen', {
      textDocument: { uri, languageId: 'yaml', version: 1, text },
    });
    return uri;
  };

  const diagnose = (file: string, text: string): Promise<EditorDiagnostic[]> =>
    new Promise((resolve) => open(file, text, resolve));
  // It has read its settings once it has answered.
  await diagnose('pages/first.yaml', 'title: First');

  return {
    diagnose,
    /** What may be where `|` is. */
    async complete(file: string, marked: string): Promise<Completion[]> {
      const { text, position } = unmark(marked);
      const uri = open(file, text);
      const { items } = await request<{ items: Completion[] }>('textDocument/completion', {
        textDocument: { uri },
        position,
      });
      return items;
    },
    /** What is shown while the pointer is at `|`. */
    async hover(file: string, marked: string): Promise<string> {
      const { text, position } = unmark(marked);
      const uri = open(file, text);
      const hover = await request<{ contents: { value: string } } | null>('textDocument/hover', {
        textDocument: { uri },
        position,
      });
      return hover?.contents.value ?? '';
    },
    stop: () => server.kill(),
  };
}

/** `yaml` of the settings is every setting whose name begins so. */
function sectionOf(section: string): object {
  const prefix = `${section}.`;
  const own = Object.entries(settings).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries([
    ...own.map(([name, value]) => [name.slice(prefix.length), value]),
    // No test asks the network.
    ...(section === 'yaml' ? [['schemaStore', { enable: false }]] : []),
  ]);
}

function unmark(marked: string): { text: string; position: EditorPosition } {
  const [start = '', end = ''] = marked.split('|');
  const lines = start.split('\n');
  const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  return { text: start + end, position };
}
