import { suggest } from '../schema/model/suggest.ts';
import { readArguments, run, UsageError } from './command-line.ts';
import { nearestPath } from './new/names.ts';
import { type Ask, askUntil, atTerminal } from './new/terminal.ts';
import { contentOption } from './options.ts';
import { unknownName } from './unknown-name.ts';

const usage =
  'npm run new -- [page [PATH] [--from PAGE] [--content DIR] | block NAME | visual NAME | site DIR]';

const kinds = ['page', 'block', 'visual', 'site'];

const examples: Readonly<Record<string, string>> = {
  block: 'quote-wall',
  visual: 'dial',
  site: '../other',
};

await run(async () => {
  const { values, positionals } = readArguments({
    usage,
    about:
      'Writes a page, block, visual or site that is valid from the start. It overwrites nothing.\nWithout arguments it asks what to write.\n\n' +
      '  page solutions/for-nonprofits  a page; asks for the path if you leave it out\n' +
      '  block quote-wall               a type of block: schema and component\n' +
      '  visual dial                    a kind of visual: schema and component\n' +
      '  site ../other                  a site: site.yaml and a first page',
    options: {
      from: { type: 'string', value: 'PAGE', about: 'start with a copy of that page' },
      ...contentOption,
    },
    allowPositionals: true,
  });
  const [kind, name, ...more] = positionals;
  if (more.length > 0) {
    throw new UsageError(`One name at a time. Remove: ${more.join(' ')}\nUsage: ${usage}`);
  }
  const isTerminal = process.stdin.isTTY;
  const written =
    isTerminal && (kind === undefined || (kind === 'page' && !name))
      ? await atTerminal((ask) => askAndWrite(kind ?? '', ask))
      : await write(kind, name);
  for (const line of written) console.log(line);
  return 0;

  async function askAndWrite(given: string, ask: Ask): Promise<string[]> {
    const kind =
      given ||
      (await askUntil(ask, `What is it (${kinds.join(', ')})? `, (answer) => {
        if (!kinds.includes(answer)) throw new UsageError(unknownName('kind', answer, kinds));
        return answer;
      }));
    return kind === 'page'
      ? writePage(ask)
      : askUntil(ask, `Name, such as ${examples[kind]}: `, (name) => write(kind, name));
  }

  async function writePage(path: string | Ask): Promise<string[]> {
    const { writeNewPage } = await import('./new/page.ts');
    return writeNewPage(values.content, path, values.from);
  }

  async function write(kind: string | undefined, name: string | undefined): Promise<string[]> {
    if (kind === 'page') {
      if (name) return writePage(name);
      throw new UsageError(
        'Name the address of the page: npm run new -- page solutions/for-nonprofits',
      );
    }
    if (kind !== undefined && !kinds.includes(kind)) {
      const isPage = name === undefined && suggest(kind, kinds).length === 0;
      const page = isPage ? `\nFor a page: npm run new -- page ${nearestPath(kind)}` : '';
      throw new UsageError(`${unknownName('kind', kind, kinds)}${page}\nUsage: ${usage}`);
    }
    if (!name)
      throw new UsageError(
        `Say what to write (${kinds.join(', ')}) and its name.\nUsage: ${usage}`,
      );
    if (kind === 'block' || kind === 'visual') {
      const { writeNewComponent } = await import('./new/component.ts');
      return writeNewComponent(kind, name);
    }
    return (await import('./new/site.ts')).writeNewSite(name);
  }
});
