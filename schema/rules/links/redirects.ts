import { followRedirects, redirectedPath } from '../../addresses/follow-redirects.ts';
import { writingText } from '../../edits/write-simple-text.ts';
import { type Finding, keyIn, type Report, type SiteView, valueIn } from '../../facts/rule.ts';
import { partsOf } from '../../model/redirects.ts';
import { explainOldPath } from '../../redirects/old-path.ts';
import { explainReversed, isReversed } from '../../redirects/reversed.ts';

/**
 * R240 to R244: reports redirects that do not lead from an unused address to an existing page in
 * one step.
 */
export default function redirects(site: SiteView, report: Report): void {
  const looping = new Set<string>();
  for (const path of Object.keys(site.redirects)) {
    if (isReversed(path, site)) {
      report.problem(keyIn(file, ['redirects', path]), explainReversed(path, site));
      continue;
    }
    const finding = explainOldPath(path, site.redirects) ?? explainShadow(path, site);
    if (finding) report.problem(keyIn(file, ['redirects', path]), finding);
    checkTarget(path, site, looping, report);
  }
}

const file = 'site.yaml';

/** R242: reports a redirect whose old path still exists. */
function explainShadow(path: string, site: SiteView): Finding | undefined {
  const page = site.pages.get(path);
  if (page?.draft) {
    return {
      code: 'R242',
      severity: 'warning',
      message: `\`${path}\` is a draft, which this redirect would hide once it is published.`,
      hints: 'Remove the redirect before the page is published.',
    };
  }
  const [what, hint] = page
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
    hints: hint,
  };
}

function checkTarget(path: string, site: SiteView, looping: Set<string>, report: Report): void {
  const target = site.redirects[path] as string;
  const spot = valueIn(file, ['redirects', path]);
  // Text that is no address is reported like such a link.
  if (/^[#?]|^(?:mailto|tel):/i.test(target)) {
    report.problem(spot, {
      code: 'R244',
      message: `\`${target}\` is not an address that a redirect can lead to.`,
      hints:
        'A redirect leads to a page (`/pricing`), a place on a page (`/pricing#plans`), or another site (`https://…`).',
    });
    return;
  }
  const followed = followRedirects(path, site);
  if (!followed || looping.has(path)) return;
  const { steps, end, loops } = followed;
  if (loops && redirectedPath(partsOf(end).path, site) === path) {
    for (const step of steps) {
      looping.add(step);
      report.cause(`loop from ${path}`, valueIn(file, ['redirects', step]), () =>
        explainLoop(steps),
      );
    }
  } else if (!loops && steps[1] !== undefined && !site.pages.has(partsOf(target).path)) {
    report.problem(spot, {
      code: 'R241',
      message: `\`${target}\` is redirected itself, so visitors are sent on twice.`,
      label: `write \`${end}\``,
      hints: `\`${target}\` leads to \`${site.redirects[steps[1]]}\`.`,
      replacement: writingText(end, true),
    });
  }
}

const explainLoop = (steps: readonly string[]): Finding => ({
  code: 'R240',
  message:
    steps.length === 1
      ? `\`${steps[0]}\` is redirected to itself.`
      : `These redirects lead in a circle: ${[...steps, steps[0]].map((step) => `\`${step}\``).join(' → ')}.`,
  hints:
    steps.length === 1
      ? 'Write a page that exists as its new address, or remove it.'
      : 'Write a page that exists as the new address of one of them, or remove them.',
});
