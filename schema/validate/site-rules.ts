import type { Problem } from '../diagnostics/diagnostics.ts';
import type { SiteSettings } from '../generated/types.ts';
import type { Facts } from '../load/load-page.ts';

/** What site.yaml leaves out although this site needs it. `production`: what is built goes live. */
export function checkSettings(
  { brand, seo }: SiteSettings,
  facts: readonly Facts[],
  production: boolean,
): Problem[] {
  const problems: Problem[] = [];
  if (!seo.origin) {
    problems.push({
      code: 'S601',
      severity: production ? 'error' : 'warning',
      where: { path: ['brand'], at: 'key' },
      message: 'site.yaml does not say at which address the site will be live.',
      hints: [
        'Search engines and shared links need it. Write `origin: https://www.example.com` with your own address, indented below a line `seo:`.',
      ],
    });
  }
  const withForm = brand.email ? undefined : facts.find(({ form }) => form);
  if (withForm) {
    problems.push({
      code: 'S602',
      severity: 'warning',
      where: { path: ['brand', 'name'], at: 'key' },
      message: `\`${withForm.file}\` has a form, but the brand has no \`email\`.`,
      hints: [
        'Visitors whose message could not be sent need another way to you. Add `email: hello@example.com` below `name`; the footer shows it.',
      ],
    });
  }
  return problems;
}
