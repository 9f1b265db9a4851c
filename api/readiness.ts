/** What the site can do for its visitors: show pages, keep leads. */
type Part = 'pages' | 'leads';

/** Where each part that does not do as it should says why, for `/readyz`. */
export interface Readiness {
  /**
   * @param problem a sentence for whoever asks: no path and nothing personal, since anyone may;
   *   `undefined` once the part does as it should
   */
  report(part: Part, problem: string | undefined): void;
  state(): { status: 'ready' | 'unavailable' } & Record<Part, string>;
}

/**
 * Without leads the site is unavailable for whoever sends it posts. Pages that are older than
 * they should be are said, and served all the same: taken out for them, a site would be no site.
 */
export function createReadiness(): Readiness {
  const problems: Partial<Record<Part, string>> = {};
  return {
    report(part, problem) {
      if (problem === undefined) delete problems[part];
      else problems[part] = problem;
    },
    state: () => ({
      status: problems.leads ? 'unavailable' : 'ready',
      pages: problems.pages ?? 'ok',
      leads: problems.leads ?? 'ok',
    }),
  };
}
