/** The two things that the site does for visitors: show pages and store leads. */
type Part = 'pages' | 'leads';

/** What may be wrong: pages are outdated, there is no site at all, or leads cannot be stored. */
type Trouble = Part | 'site';

/** Collects problems for `/readyz`. */
export interface Readiness {
  /**
   * @param problem a sentence without paths or personal data, since anyone can read it; `undefined`
   *   once the problem is solved
   */
  report(trouble: Trouble, problem: string | undefined): void;
  state(): { status: 'ready' | 'unavailable' } & Record<Part, string>;
}

/**
 * Creates the state of `/readyz`. The site is unavailable if it cannot store leads or has no pages, so
 * that a load balancer sends visitors elsewhere. Outdated pages are reported but do not make it
 * unavailable: without them there would be no site at all.
 */
export function createReadiness(): Readiness {
  const problems: Partial<Record<Trouble, string>> = {};
  return {
    report(trouble, problem) {
      if (problem === undefined) delete problems[trouble];
      else problems[trouble] = problem;
    },
    state: () => ({
      status: problems.leads || problems.site ? 'unavailable' : 'ready',
      pages: problems.site ?? problems.pages ?? 'ok',
      leads: problems.leads ?? 'ok',
    }),
  };
}
