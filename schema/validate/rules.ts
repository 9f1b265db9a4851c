import type { Problem } from '../diagnostics/diagnostics.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import { suggest } from '../diagnostics/suggest.ts';
import type { Facts } from '../load/load-page.ts';
import type { NamedMenu } from '../load/menus.ts';
import { isPublishedPath } from '../load/published-names.ts';
import type { Redirects } from '../redirects/redirects.ts';
import { explainLinkToDraft, linksToDraft } from './draft-links.ts';
import { checkRedirects } from './redirect-rules.ts';

export interface RuleInput {
  /** Of every page, and of site.yaml. */
  facts: readonly Facts[];
  /** Addresses of files beside the pages. */
  assets: readonly string[];
  /** Addresses that may be linked although nothing is there yet; `undefined` where site.yaml has errors. */
  planned: readonly string[] | undefined;
  /** Old paths and where they lead; `undefined` where site.yaml has errors. */
  redirects?: Redirects | undefined;
  /** The menus that pages may name; `undefined` where site.yaml has errors. */
  menus: readonly NamedMenu[] | undefined;
  /** Routes of pages that could not be read. Their anchors are missing here. */
  unread?: ReadonlySet<string | undefined>;
  /** Whether drafts are part of the site. */
  drafts: boolean;
}

/** Rules that need more than one file, or more than a shape. Problems by file. */
export function checkAcrossPages(input: RuleInput): Map<string, Problem[]> {
  const found = new Map<string, Problem[]>();
  const byCause = new Map<string, Problem>();
  /** A cause is reported once, with all its places. */
  const report = (file: string, problem: Problem, cause?: string) => {
    const reported = cause === undefined ? undefined : byCause.get(cause);
    if (reported) {
      reported.others ??= [];
      reported.others.push({ file, where: problem.where });
      return;
    }
    if (cause !== undefined) byCause.set(cause, problem);
    const problems = found.get(file);
    if (problems) problems.push(problem);
    else found.set(file, [problem]);
  };
  const targets = collectTargets(input);
  checkRedirects({ ...targets, facts: input.facts }, report);
  checkPlanned(input.planned ?? [], targets, report);
  if (input.menus) checkMenus(input, input.menus, report);
  for (const facts of input.facts) {
    if (facts.route !== undefined) {
      checkRoute(facts, targets, report);
      checkHeading(facts, report);
      checkAnchors(facts, report);
    }
    for (const link of facts.links) checkLink(facts, link, targets, report);
    for (const [pointer, address] of facts.assets) {
      if (targets.assets.has(address)) continue;
      const best = suggest(address, targets.assets);
      report(facts.file, {
        code: 'R204',
        where: { path: pointerToPath(pointer), at: 'value' },
        message: `There is no file \`pages${address}\`.`,
        ...(best[0] && { label: `did you mean \`${best[0]}\`?` }),
        hints: [howToPublish(address) ?? 'Put the file there, or correct the address.'],
      });
    }
  }
  return found;
}

interface Targets {
  /** Route to the anchors of its page, drafts included. */
  pages: Map<string, Set<string>>;
  /** The drafts among them, by route. */
  drafts: Map<string, Facts>;
  files: Map<string, string>;
  assets: Set<string>;
  planned: Set<string> | undefined;
  redirects: Redirects;
  unread: ReadonlySet<string | undefined>;
}

type Report = (file: string, problem: Problem, cause?: string) => void;

function collectTargets(input: RuleInput): Targets {
  const { facts, assets, planned, redirects = {}, unread = new Set() } = input;
  const targets: Targets = {
    pages: new Map(),
    drafts: new Map(),
    files: new Map(),
    assets: new Set(assets),
    planned: planned && new Set(planned),
    redirects,
    unread,
  };
  const add = (page: Facts) => {
    const { route, anchors, file } = page;
    if (route === undefined || (page.draft && targets.pages.has(route))) return;
    targets.pages.set(route, new Set(anchors.map(([, id]) => id)));
    if (page.draft) targets.drafts.set(route, page);
    if (!targets.files.has(route)) targets.files.set(route, file);
  };
  // Where two files have one address, it is the page's that is no draft.
  for (const page of facts) if (!page.draft) add(page);
  for (const page of facts) if (page.draft) add(page);
  return targets;
}

function checkPlanned(
  planned: readonly string[],
  { pages, drafts }: Targets,
  report: Report,
): void {
  for (const [index, route] of planned.entries()) {
    if (!pages.has(route) || drafts.has(route)) continue;
    report('site.yaml', {
      code: 'R209',
      severity: 'warning',
      where: { path: ['planned', index], at: 'value' },
      message: `\`${route}\` is listed as planned, but its page is there.`,
      hints: ['Remove it from the list.'],
    });
  }
}

function checkMenus(
  { facts, drafts, unread }: RuleInput,
  menus: readonly NamedMenu[],
  report: Report,
): void {
  const names = [...new Set(menus.map(({ name }) => name))];
  for (const { file, menu } of facts) {
    if (!menu || names.length === 0 || names.includes(menu.menu)) continue;
    const [best] = suggest(menu.menu, names);
    report(file, {
      code: 'R210',
      where: { path: ['menu', 'in'], at: 'value' },
      message: `There is no menu \`${menu.menu}\`.`,
      ...(best && { label: `did you mean \`${best}\`?` }),
      hints: [`The menus in site.yaml are ${names.map((name) => `\`${name}\``).join(', ')}.`],
      ...(best && { replacement: { title: `write \`${best}\``, text: best, certain: false } }),
    });
  }
  // A page that could not be read may be the one that asks to be in it.
  if (facts.some(({ route, draft }) => !draft && unread?.has(route))) return;
  const used = new Set(facts.map(({ menu, draft }) => (draft && !drafts ? undefined : menu?.menu)));
  for (const { name, path, needsPages } of menus) {
    if (!needsPages || used.has(name)) continue;
    report('site.yaml', {
      code: 'R211',
      where: { path, at: 'value' },
      message: `The menu \`${name}\` has no links.`,
      hints: [
        `Give it \`links\`, or put a page into it: \`menu: { in: ${name} }\` in the page's file.`,
      ],
    });
  }
}

function checkRoute({ file, route }: Facts, { files }: Targets, report: Report): void {
  const first = files.get(route ?? '');
  if (!first || first === file) return;
  report(file, {
    code: 'R205',
    where: { path: [], at: 'value' },
    message: `\`${file}\` and \`${first}\` are both the page \`${route}\`.`,
    hints: ['Remove one of them, or give it another name.'],
  });
}

function checkHeading({ file, headings }: Facts, report: Report): void {
  if (headings === 1) return;
  report(file, {
    code: 'R206',
    where: { path: ['blocks'], at: 'key' },
    message:
      headings === 0
        ? 'No block of this page brings its main heading.'
        : `${headings} blocks of this page bring a main heading; a page has one.`,
    hints: [
      'The main heading is the `title` of a block such as `hero` or `page-header`; screen readers and search engines look for it.',
    ],
  });
}

function checkAnchors({ file, anchors }: Facts, report: Report): void {
  const seen = new Set<string>();
  for (const [pointer, id] of anchors) {
    if (seen.has(id)) {
      report(file, {
        code: 'R207',
        where: { path: pointerToPath(pointer), at: 'value' },
        message: `\`${id}\` is used twice on this page.`,
        hints: ['A link can lead to only one of them. Give one another name.'],
      });
    }
    seen.add(id);
  }
}

const allowedScheme = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?[\d-])/i;

function checkLink(
  facts: Facts,
  [pointer, href, withinText]: Facts['links'][number],
  targets: Targets,
  report: Report,
): void {
  const where = { path: pointerToPath(pointer), at: 'value' } as const;
  if (allowedScheme.test(href)) return;
  if (/^[^/#]*:/.test(href) || href.startsWith('//') || /[\s\\\p{Cc}]/u.test(href)) {
    report(facts.file, {
      code: 'R208',
      where,
      message: `\`${href}\` is not an address that a link may have.`,
      hints: [
        'A link leads to a page (`/pricing`), a place on a page (`#plans`), another site (`https://…`), or to `mailto:` or `tel:`.',
      ],
    });
    return;
  }
  const [beforeAnchor = '', anchor] = href.split('#');
  const path = beforeAnchor.split('?')[0] ?? '';
  const route = path === '' ? facts.route : path;
  // A draft's mistakes weigh less, so they are reported by themselves.
  const causeOf = (kind: string) => `${kind} ${path}${facts.draft ? ' in a draft' : ''}`;
  const anchors = route === undefined ? undefined : targets.pages.get(route);
  const draft = targets.drafts.get(route ?? '');
  const isEarly = draft !== undefined && linksToDraft(facts, draft);
  // A draft that is planned is to be linked before it is there.
  if (isEarly && targets.planned && !targets.planned.has(path)) {
    report(facts.file, explainLinkToDraft(path, draft, where), causeOf('draft'));
    return;
  }
  if (anchors && !isEarly) {
    if (!anchor || anchors.has(anchor) || targets.unread.has(route)) return;
    const best = suggest(anchor, anchors);
    report(facts.file, {
      code: 'R203',
      where,
      message: `The page \`${route}\` has no place named \`${anchor}\`.`,
      ...(best[0] && { label: `did you mean \`#${best[0]}\`?` }),
      hints: ['A place gets its name from the `id` of a block.'],
    });
    return;
  }
  if (!targets.planned || path === '' || targets.assets.has(path)) return;
  if (Object.hasOwn(targets.redirects, path)) return;
  if (targets.planned.has(path)) {
    report(
      facts.file,
      {
        code: 'R202',
        severity: 'warning',
        where,
        message: `\`${path}\` is planned and not there yet, so this link leads to the not-found page.`,
        hints: [
          `Add \`pages${path}.yaml\`, then remove \`${path}\` from \`planned\` in site.yaml.`,
        ],
      },
      causeOf('planned'),
    );
    return;
  }
  const pages = [...targets.pages.keys()].filter(
    (page) => facts.draft || !targets.drafts.has(page),
  );
  const best = suggest(path, [...pages, ...targets.planned]);
  const only = best.length === 1 ? best[0] : undefined;
  report(
    facts.file,
    {
      code: 'R201',
      where,
      message: `There is no page \`${path}\`.`,
      ...(best.length > 0 && {
        label: `did you mean ${best.map((b) => `\`${b}\``).join(' or ')}?`,
      }),
      hints: [howToFix(path)],
      ...(only &&
        !withinText && {
          replacement: {
            title: `write \`${only}\``,
            text: href.replace(path, only),
            certain: false,
          },
        }),
    },
    causeOf('missing'),
  );
}

function howToFix(path: string): string {
  if (/^[^/\s]+@[^/\s]+$/.test(path)) return 'A mail address starts with `mailto:`.';
  if (/^www\./.test(path)) return 'The address of another site starts with `https://`.';
  if (!path.startsWith('/')) return 'An address of this site starts with `/`.';
  const unpublished = howToPublish(path);
  if (unpublished) return unpublished;
  if (/\.[a-z0-9]+$/i.test(path)) return `A file is there when it is \`pages${path}\`.`;
  const page = path === '/' ? '/index' : path.replace(/\/+$/, '');
  return `A page is there when \`pages${page}.yaml\` is. A page still to come is listed under \`planned\` in site.yaml.`;
}

const howToPublish = (address: string): string | undefined =>
  isPublishedPath(address.slice(1))
    ? undefined
    : 'Hidden files and the backups of editors are not published. Give the file another name.';
