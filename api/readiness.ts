/** The two things that the site does for visitors: show pages and store leads. */
type Part = 'pages' | 'leads';

/** What may be wrong with them. `site`: there are no pages at all. */
type Problem = Part | 'site';

/** Collects the problems of each part for `/readyz`. */
export interface Readiness {
  /**
   * @param problem a sentence without paths or personal data, since anyone can read it; `undefined`
   *   once the problem is solved
   */
  report(part: Problem, problem: string | undefined): void;
  state(): { status: 'ready' | 'unavailable' } & Record<Part, string>;
}

/**
 * Creates the state of `/readyz`. The site is unavailable if it cannot store leads or has no pages, so
 * that a load balancer sends visitors elsewhere. Outdated pages are reported but do not make it
 * unavailable: without them there would be no site at all.
 */
export function createReadiness(): Readiness {
  const problems: Partial<Record<Problem, string>> = {};
  return {
    report(part, problem) {
      if (problem === undefined) delete problems[part];
      else problems[part] = problem;
    },
    state: () => ({
      status: problems.leads || problems.site ? 'unavailable' : 'ready',
      pages: problems.site ?? problems.pages ?? 'ok',
      leads: problems.leads ?? 'ok',
    }),
  };
}
