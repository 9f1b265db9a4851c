import type { Problem } from '../diagnostics/diagnostics.ts';
import { pointerToPath } from '../diagnostics/pointer.ts';
import type { Facts } from '../load/load-page.ts';
import { explainOldPath } from '../redirects/old-path.ts';
import { followRedirects, joinAddress, partsOf, type Redirects } from '../redirects/redirects.ts';

/** What there is beside redirects. */
interface Surroundings {
  /** Of every page, and of site.yaml. */
  facts: readonly Facts[];
  redirects: Redirects;
  /** Routes of pages, drafts included. */
  pages: { has(route: string): boolean };
  /** Routes of drafts. */
  drafts: { has(route: string): boolean };
  assets: ReadonlySet<string>;
  planned: { has(route: string): boolean } | undefined;
}

type Report = (file: string, problem: Problem, cause?: string) => void;

/** R240 to R245: redirects lead from where nothing is to where something is, in one step, and links do not use them. */
export function checkRedirects(site: Surroundings, report: Report): void {
  const { redirects } = site;
  const paths = Object.keys(redirects);
  if (paths.length === 0) return;
  const looping = new Set<string>();
  for (const path of paths) {
    const problem = explainOldPath(path, redirects) ?? explainShadow(path, site);
    if (problem) report('site.yaml', { ...problem, where: whereOf(path, 'key') });
    checkTarget(path, site, looping, report);
  }
  for (const facts of site.facts) {
    for (const link of facts.links) checkLink(facts, link, site, report);
  }
}

type Finding = Omit<Problem, 'where'>;

const whereOf = (path: string, at: 'key' | 'value'): Problem['where'] => ({
  path: ['redirects', path],
  at,
});

/** R242: something is at the old path. */
function explainShadow(path: string, site: Surroundings): Finding | undefined {
  if (site.drafts.has(path)) {
    return {
      code: 'R242',
      severity: 'warning',
      message: `\`${path}\` is a draft, which this redirect would hide once it is published.`,
      hints: ['Remove the redirect before the page is published.'],
    };
  }
  const [what, hint] = site.pages.has(path)
    ? ['a page', 'Remove the redirect; or remove the page, if the new one takes its place.']
    : site.assets.has(path)
      ? ['a file', 'Remove the redirect or the file.']
      : site.planned?.has(path)
        ? ['listed as `planned`', 'Remove it from `planned`, or remove the redirect.']
        : [];
  if (!what || !hint) return undefined;
  return {
    code: 'R242',
    message: `\`${path}\` is ${what}, which this redirect hides.`,
    hints: [hint],
  };
}

function checkTarget(path: string, site: Surroundings, looping: Set<string>, report: Report): void {
  const { redirects } = site;
  const target = redirects[path] as string;
  const where = whereOf(path, 'value');
  // What is no address at all is reported as such a link is.
  if (/^[#?]|^(?:mailto|tel):/i.test(target)) {
    report('site.yaml', {
      code: 'R244',
      where,
      message: `\`${target}\` is not an address that a redirect can lead to.`,
      hints: [
        'A redirect leads to a page (`/pricing`), a place on a page (`/pricing#plans`), or another site (`https://…`).',
      ],
    });
    return;
  }
  const followed = followRedirects(redirects, path);
  if (!followed || looping.has(path)) return;
  const { steps, end, loops } = followed;
  const isLoop = loops && partsOf(end).path === path;
  if (isLoop) {
    for (const step of steps) looping.add(step);
    report('site.yaml', {
      code: 'R240',
      where,
      message:
        steps.length === 1
          ? `\`${path}\` is redirected to itself.`
          : `These redirects lead in a circle: ${[...steps, path].map((step) => `\`${step}\``).join(' → ')}.`,
      hints: ['Let one of them lead to a page that is there, or remove them.'],
      others: steps.slice(1).map((step) => ({ file: 'site.yaml', where: whereOf(step, 'value') })),
    });
  } else if (!loops && steps.length > 1 && !site.pages.has(partsOf(target).path)) {
    report('site.yaml', {
      code: 'R241',
      where,
      message: `\`${target}\` is redirected itself, so visitors are sent on twice.`,
      label: `write \`${end}\``,
      hints: [`\`${target}\` leads to \`${redirects[partsOf(target).path]}\`.`],
      replacement: { title: `write \`${end}\``, text: writeAddress(end), certain: true },
    });
  }
}

/** R245: a link goes the way of a redirect. */
function checkLink(
  { file, route }: Facts,
  [pointer, href, withinText]: Facts['links'][number],
  { redirects, pages }: Surroundings,
  report: Report,
): void {
  const parts = partsOf(href);
  if (!Object.hasOwn(redirects, parts.path) || pages.has(parts.path)) return;
  if (route === undefined && pointer.startsWith('/redirects/')) return;
  const followed = followRedirects(redirects, parts.path);
  if (!followed || followed.loops) return;
  const correct = joinAddress(followed.end, parts);
  report(
    file,
    {
      code: 'R245',
      severity: 'warning',
      where: { path: pointerToPath(pointer), at: 'value' },
      message: `\`${parts.path}\` is redirected to \`${followed.end}\`.`,
      label: `write \`${correct}\``,
      hints: ['A link to the new address saves visitors a step.'],
      ...(!withinText && {
        replacement: { title: `write \`${correct}\``, text: writeAddress(correct), certain: true },
      }),
    },
    `redirected ${href}`,
  );
}

/** An address as YAML: what could mean something there is put in quotes. */
const writeAddress = (address: string): string =>
  /^[\w/][\w/.~#?=&%:+@-]*[\w/]$|^\/\w?$/.test(address) ? address : JSON.stringify(address);
