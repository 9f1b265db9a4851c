import { isShown, type Rule } from '../validate/rule.ts';

const file = 'site.yaml';

/** S601 and S602: site.yaml has what this site needs of it. */
const neededSettings: Rule = (site, report) => {
  if (!site.settings) return;
  const { brand, seo } = site.settings;
  if (!seo.origin) {
    const hasGroup = /^seo[ \t]*:/m.test(site.readText(file) ?? '');
    report.problem(
      { file, where: { path: [hasGroup ? 'seo' : 'brand'], at: 'key' } },
      {
        code: 'S601',
        severity: site.isProduction ? 'error' : 'warning',
        message: 'site.yaml does not say at which address the site will be live.',
        hints: [
          `Search engines and shared links need it. Write \`origin: https://www.example.com\` with your own address, indented below ${hasGroup ? '`seo:`' : 'a line `seo:`'}.`,
        ],
      },
    );
  }
  const withForm = brand.email
    ? undefined
    : site.files.find((facts) => facts.form && isShown(site, facts));
  if (withForm) {
    report.problem(
      { file, where: { path: ['brand', 'name'], at: 'key' } },
      {
        code: 'S602',
        severity: 'warning',
        message: `\`${withForm.file}\` has a form, but the brand has no \`email\`.`,
        hints: [
          'Visitors whose message could not be sent need another way to you. Add `email: hello@example.com` below `name`; the footer shows it.',
        ],
      },
    );
  }
};

export default neededSettings;
