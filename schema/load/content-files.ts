import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inAddressForm, pageRoute } from '../addresses/page-route.ts';
import { isPublishedPath } from '../addresses/published-names.ts';
import { type Diagnostic, type Problem, shownHints } from '../model/diagnostics.ts';
import { lastPartOf } from '../model/name-words.ts';
import { openContentFolder } from './content-folder.ts';
import { insteadOfReserved, isReserved } from './reserved-names.ts';
import { strayPages, straySettings } from './stray-pages.ts';
import { followLink } from './symbolic-links.ts';

export interface PageFile {
  /** Path relative to the content folder, with `/`: `pages/solutions/for-cfos.yaml`. */
  file: string;
  /** Address of the page: `/solutions/for-cfos`. */
  route: string;
}

export interface ContentFiles {
  pages: PageFile[];
  /** Addresses of the other files under `pages/`: `/og.png` is `pages/og.png`. */
  assets: string[];
  /** Addresses of pages whose only mistake is the name of their file, without its extension. */
  misnamed: string[];
  /** Pages that are not read because of the name of their file or folder, as paths. */
  unlisted: string[];
  diagnostics: Diagnostic[];
}

/** Lists a content folder in a fixed order, with diagnostics about wrong names and links. */
export function listContentFiles(content: string): ContentFiles {
  const listed: ContentFiles = {
    pages: [],
    assets: [],
    misnamed: [],
    unlisted: [],
    diagnostics: [],
  };
  const root = openContentFolder(content);
  const pages = realpathSync(join(root, 'pages'));
  const inLowerCase = new Map<string, string>();
  const report = (path: string, problem: Omit<Problem, 'where'>) =>
    listed.diagnostics.push(wholeFile(path, problem));
  /** `parents` are the real paths of the folder and of those above it. */
  const walk = (folder: string, parents: readonly string[]) => {
    const entries = readFolder(join(root, folder), () => report(folder, unreadable(folder)));
    const names = new Set(entries.map(({ name }) => name));
    for (const entry of entries) {
      const path = `${folder}/${entry.name}`;
      if (!isPublishedPath(path.slice('pages/'.length))) continue;
      let kind: Pick<typeof entry, 'isDirectory' | 'isFile'> = entry;
      let real = join(parents[0] as string, entry.name);
      if (entry.isSymbolicLink()) {
        const link = followLink(join(root, path), pages, parents);
        if ('wrong' in link) {
          report(path, badLink(path, link.wrong));
          continue;
        }
        real = link.target;
        kind = statSync(real);
      }
      const twin = inLowerCase.get(path.toLowerCase());
      if (twin) report(path, sameInLowerCase(path, twin));
      inLowerCase.set(path.toLowerCase(), path);
      if (kind.isDirectory()) walk(path, [real, ...parents]);
      else if (kind.isFile()) addFile(listed, path, names);
      else report(path, notAFile(path));
    }
  };
  walk('pages', [pages]);
  for (const { file, meant } of strayPages(root)) {
    report(file, {
      code: 'F011',
      message: `\`${file}\` lies beside the folder \`pages\`, so it is not part of the site.`,
      hints: `Move it to \`${meant}\`.`,
    });
    listed.misnamed.push(meant.slice('pages'.length, -'.yaml'.length));
    listed.unlisted.push(file);
  }
  for (const file of straySettings(root))
    report(file, {
      code: 'F007',
      message: `\`${file}\` is not read: the settings of the site are in \`site.yaml\`.`,
      hints: 'Move what is missing there into `site.yaml`, and remove this file.',
    });
  return { ...listed, diagnostics: withoutTwinFolders(listed.diagnostics) };
}

/** Reports a misnamed folder and its correctly named twin as one mistake, not as two. */
function withoutTwinFolders(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isTwin = (folder: string) => (each: Diagnostic) =>
    each.code === 'F004' && each.file.toLowerCase() === folder.toLowerCase();
  const folders = diagnostics.flatMap(({ code, file }) =>
    code === 'F005' ? (misnamedFolder(file) ?? []) : [],
  );
  return diagnostics
    .filter((each) => !folders.some((folder) => isTwin(folder)(each)))
    .map((each) => {
      const folder = each.code === 'F005' ? misnamedFolder(each.file) : undefined;
      return folder && diagnostics.some(isTwin(folder))
        ? { ...each, hints: [`Move its files into ${nameFor(folder)}, which is there already.`] }
        : each;
    });
}

/** Returns the entries of a folder, sorted by name. */
function readFolder(path: string, onFailure: () => void): Dirent[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    onFailure();
    return [];
  }
}

/** @param beside the names in the file's folder */
function addFile(listed: ContentFiles, path: string, beside: ReadonlySet<string>): void {
  const address = path.slice('pages'.length);
  const report = (problem: Omit<Problem, 'where'>) =>
    listed.diagnostics.push(wholeFile(path, problem));
  const [ending] = (path.endsWith('.yaml') ? twoEndings : otherEnding).exec(path) ?? [];
  if (ending !== undefined) {
    const name = address.slice(0, -ending.length);
    const meant = pageRoute(name) === undefined ? (inAddressForm(name) ?? name) : name;
    report(endsOtherwise(path, ending, callIt(meant, beside)));
    listed.misnamed.push(meant);
    listed.unlisted.push(path);
    return;
  }
  if (isReserved(address)) {
    report({
      code: 'F008',
      message: `\`${path}\` would take an address that belongs to the engine.`,
      hints: insteadOfReserved(address),
    });
    return;
  }
  if (!path.endsWith('.yaml')) {
    listed.assets.push(address);
    return;
  }
  const name = address.slice(0, -'.yaml'.length);
  const route = pageRoute(name);
  if (route !== undefined) {
    listed.pages.push({ file: path, route });
    return;
  }
  listed.unlisted.push(path);
  const meant = inAddressForm(name);
  if (meant !== undefined) listed.misnamed.push(meant);
  const folder = misnamedFolder(path);
  if (folder === undefined) report(noAddress(path, meant, beside));
  else reportFolder(listed, path, folder);
}

const noAddress = (
  path: string,
  meant: string | undefined,
  beside: ReadonlySet<string>,
): Omit<Problem, 'where'> => ({
  code: 'F005',
  message: `\`${path}\` cannot be an address.`,
  hints: [
    isCopy(path) && 'If it is a copy of another page that nobody needs, remove the file.',
    `An address has lower-case letters, digits and single hyphens. ${meant === undefined ? 'Give the file such a name: `pages/solutions/for-cfos.yaml`.' : callIt(meant, beside)}`,
  ],
});

/** Extensions that authors write by mistake. */
const otherEnding = /\.(?:ya?ml|ya?lm|yma?l|yamll)(?:\.txt)?$/i;

/** Two extensions, of which an editor has added the second and does not show it. */
const twoEndings = /\.(?:ya?ml|txt|md|html?|docx?)\.yaml$/i;

function endsOtherwise(path: string, ending: string, advice: string): Omit<Problem, 'where'> {
  const [, last = '', second] = /^(\.[^.]*)(\.[^.]*)?$/.exec(ending) ?? [];
  return {
    code: 'F007',
    message:
      second === '.yaml'
        ? `\`${path}\` has two endings, ${last} and ${second}.`
        : `\`${path}\` is not read as a page, because its name ends in ${second ?? last}.`,
    hints: `${advice}${second ? ' Where the ending is not shown, let the folder show the endings of files first.' : ''}`,
  };
}

/** Advises to rename a file, unless there is one of that name. */
function callIt(name: string, beside: ReadonlySet<string>): string {
  const file = `pages${name}.yaml`;
  return beside.has(lastPartOf(file))
    ? `\`${file}\` is there already: remove the one that nobody needs, or give this one a name of its own.`
    : `Call it \`${file}\`.`;
}

/** Whether a file is named as computers name copies: `pricing (1).yaml`, `pricing - Copy.yaml`. */
const isCopy = (path: string): boolean =>
  /(?: \(\d+\)| (?:- )?(?:copy|kopie)(?: \(?\d+\)?)?)\.yaml$/i.test(path);

/** Returns the outermost folder of a path whose name cannot be part of an address. */
function misnamedFolder(path: string): string | undefined {
  const parts = path.split('/');
  const at = parts.findIndex(
    (part, index) =>
      index > 0 && index < parts.length - 1 && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part),
  );
  return at < 0 ? undefined : parts.slice(0, at + 1).join('/');
}

/** Reports a misnamed folder once, however many pages are in it. */
function reportFolder(listed: ContentFiles, path: string, folder: string): void {
  const message = `The folder \`${folder}\` cannot be a part of an address.`;
  const problem = wholeFile(path, {
    code: 'F005',
    message,
    hints: `An address has lower-case letters, digits and single hyphens. Call the folder ${nameFor(folder)}.`,
  });
  const reported = listed.diagnostics.find((other) => other.message === message);
  if (!reported) listed.diagnostics.push(problem);
  else reported.others = [...(reported.others ?? []), { file: path, range: problem.range }];
}

function nameFor(folder: string): string {
  const correctName = inAddressForm(folder.slice('pages'.length));
  return correctName === undefined
    ? 'by such a name, such as `pages/solutions`'
    : `\`pages${correctName}\``;
}

const badLink = (path: string, wrong: string): Omit<Problem, 'where'> => ({
  code: 'F003',
  message: `\`${path}\` is a symbolic link that ${wrong}.`,
  hints: 'Put the file itself there, or remove the link.',
});

export const notAFile = (path: string): Omit<Problem, 'where'> => ({
  code: 'F006',
  message: `\`${path}\` is not an ordinary file, and cannot be read.`,
  hints: 'Remove it, or put a file in its place.',
});

const unreadable = (path: string): Omit<Problem, 'where'> => ({
  code: 'F006',
  message: `The folder \`${path}\` cannot be read.`,
  hints: 'Allow the person who runs this command to read it.',
});

const sameInLowerCase = (path: string, twin: string): Omit<Problem, 'where'> => ({
  code: 'F004',
  message: `\`${path}\` and \`${twin}\` differ only in upper and lower case.`,
  hints: 'Some computers take them for one file. Rename one of them.',
});

/** Creates a diagnostic about a whole file, placed at its start. */
export function wholeFile(file: string, problem: Omit<Problem, 'where'>): Diagnostic {
  const start = { line: 1, column: 1 };
  const range = { start, end: start };
  const { more = [], others = [] } = problem;
  const places = [...more.map(() => file), ...others.map((other) => other.file)];
  return {
    code: problem.code,
    severity: problem.severity ?? 'error',
    file,
    range,
    message: problem.message,
    hints: shownHints(problem.hints),
    ...(places.length > 0 && { others: places.map((other) => ({ file: other, range })) }),
  };
}
