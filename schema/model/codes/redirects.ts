import type { CodeDescription } from './description.ts';

/** Codes of redirects. */
export const redirectsCodes = {
  R240: {
    title: 'redirects in a circle',
    cause:
      'Redirects in site.yaml lead from one to the next and back to the first, so that nobody ever arrives.',
    example: `{+# pages/pricing.yaml
title: Pricing
+}# site.yaml
redirects:
  /plans: /[-prices-]{+pricing+}
  /prices: /[-plans-]{+pricing+}
`,
  },
  R241: {
    title: 'redirect to a redirect',
    cause:
      'The new address of a redirect has moved too. Visitors are sent on twice, and search engines follow such chains only so far.',
    example: `# pages/pricing.yaml
title: Pricing
# site.yaml
redirects:
  /plans: /[-prices-]{+pricing+}
  /prices: /pricing
`,
  },
  R242: {
    title: 'redirect from an address that is in use',
    cause:
      'A page, a file or an address in `planned` is where the redirect begins, so nobody could get there.',
    example: `# pages/pricing.yaml
title: Pricing
# site.yaml
redirects:
  /[-pricing: /-]{+prices: /pricing+}
`,
  },
  R243: {
    title: 'old address that is not a path',
    cause:
      'What is before the colon is the path of the old address: what followed the domain, without a query.',
    example: `# site.yaml
redirects:
  [-https://www.example.com-]/start[-.html-]: /
`,
  },
  R244: {
    title: 'redirect to what is not an address',
    cause:
      'A redirect leads to a page, a place on a page, or another site. A mail address, or a place without its page, is none of them.',
    example: `# site.yaml
redirects:
  /write-to-us: [-mailto:hello@example.com-]{+/+}
`,
  },
  R245: {
    title: 'link to an address that has moved',
    cause:
      'The old address is redirected, so the link takes a step more. In another spelling, such as `/Prices`, it leads nowhere.',
    example: `# pages/about.yaml
- type: call-to-action
  heading: See what it costs
  action: { label: Prices, href: /[-prices-]{+pricing+} }
# pages/pricing.yaml
title: Pricing
# site.yaml
redirects:
  /prices: /pricing
`,
  },
} as const satisfies Record<string, CodeDescription>;
