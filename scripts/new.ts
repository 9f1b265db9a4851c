import { contentOption, readArguments, run, UsageError } from './command-line.ts';

const usage =
  'npm run new -- page [PATH] [--from PAGE] [--content DIR] | block NAME | visual NAME | site DIR';

const kinds = ['page', 'block', 'visual', 'site'];

await run(async () => {
  const { values, positionals } = readArguments({
    usage,
    about:
      'Writes something new that is valid as it is, and never over a file that is there.\n\n' +
      '  page solutions/for-nonprofits  a page; asks where no path is given\n' +
      '  block quote-wall               a kind of block: its schema and its component\n' +
      '  visual dial                    a kind of visual: its schema and its component\n' +
      '  site ../other                  a content folder: site.yaml and a first page',
    options: {
      from: { type: 'string', value: 'PAGE', about: 'copies that page, with its comments' },
      ...contentOption,
    },
    allowPositionals: true,
  });
  const [kind, name, ...more] = positionals;
  if (more.length > 0) {
    throw new UsageError(`One name at a time: ${more.join(' ')} is too much.\nUsage: ${usage}`);
  }
  const written = await write(kind, name);
  for (const line of written) console.log(line);
  return 0;

  async function write(kind: string | undefined, name: string | undefined): Promise<string[]> {
    if (kind === 'page') {
      const { writeNewPage } = await import('./new/page.ts');
      return writeNewPage(values.content, name, values.from);
    }
    if (!name || !kinds.includes(kind ?? '')) {
      throw new UsageError(
        `Say what is to be new: ${kinds.join(', ')}, and its name.\nUsage: ${usage}`,
      );
    }
    if (kind === 'block' || kind === 'visual') {
      const { writeNewComponent } = await import('./new/component.ts');
      return writeNewComponent(kind, name);
    }
    return (await import('./new/site.ts')).writeNewSite(name);
  }
});
