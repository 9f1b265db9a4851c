import type { CodeDescription } from './description.ts';

/** Codes of references between files. */
export const referencesCodes = {
  R201: {
    title: 'link to a page that is not there',
    cause:
      'A link leads to an address of this site where no page is: it is misspelt, or the page was moved or not written yet.',
    example: `- type: hero
  title: Prices
  action: { label: Ask us, href: /[-nowhere-] }
`,
  },
  R202: {
    title: 'link to a planned page',
    cause:
      '`planned` in site.yaml lists pages that are still to come. Links to them are allowed, and lead visitors to the not-found page until then.',
    example: `- type: hero
  title: Prices
  action: { label: [-Terms-]{+Home+}, href: /[-terms-] }
`,
  },
  R203: {
    title: 'link to an anchor that is not there',
    cause:
      'What follows `#` in a link is the `id` of a block on that page, and no block there has this one.',
    example: `- type: hero
  title: Prices
  id: plans
  action: { label: See plans, href: "#[-plan-]{+plans+}" }
`,
  },
  R204: {
    title: 'file is not there',
    cause:
      'A file is named that is not beside the pages. `/images/logo.svg` is the file `pages/images/logo.svg`.',
    example: `{+# pages/shared.png
(a picture)
# pages/example.yaml
+}og: { image: /shared.png }`,
  },
  R205: {
    title: 'two files for one address',
    cause:
      '`pages/plans.yaml` and `pages/plans/index.yaml` have the same address, so only one of them could be seen.',
    example: `[-# pages/plans.yaml
title: Plans
-]# pages/plans/index.yaml
title: Plans
`,
  },
  R206: {
    title: 'page heading missing or repeated',
    cause:
      'A page has one main heading, which screen readers and search engines look for. Some blocks have it, such as `hero`; a page needs one of these, and only one.',
    example: `blocks:
  - type: hero
    title: Prices
[-  - type: hero
    title: More prices
-]{+  - type: signup-box
    heading: More prices
    button: Ask
+}`,
  },
  R207: {
    title: 'anchor used twice',
    cause:
      'Two blocks of a page have the same `id`, so a link can lead to only one of them, or a block has one of the two that are in every page: `app` and `content`.',
    example: `blocks:
  - type: hero
    id: [-start-]{+prices+}
    title: Prices
  - type: signup-box
    id: start
    heading: Start today
    button: Get Started
`,
  },
  R208: {
    title: 'address of a kind that is not allowed',
    cause:
      "Links lead to pages, anchors, other sites (`https://…`), `mailto:` and `tel:`. Anything else could run as a program in a visitor's browser, or leads nowhere.",
    example: `- type: hero
  title: Prices
  action: { label: Ask us, href: "[-ftp-]{+https+}://example.com" }
`,
  },
  R209: {
    title: 'planned page is there',
    cause:
      '`planned` in site.yaml lists pages that are still to come, and this one is there by now.',
    example: `# pages/terms.yaml
title: Terms
# site.yaml
planned: [[-/terms-]]
`,
  },
  R210: {
    title: 'menu that is not there',
    cause:
      'A page says in `menu` which menu it wants to be in, and site.yaml has no menu of that name; or site.yaml has none at all, and other pages spell the name otherwise.',
    example: `menu: { in: [-Companny-]{+Company+} }`,
  },
  R211: {
    title: 'menu without links',
    cause:
      'A menu of site.yaml has no `links`, and no page asks to be in it, so it would open empty. If only drafts do, it is a warning.',
    example: `{+# pages/solutions/for-bakers.yaml
menu: { in: Solutions }
+}# site.yaml
header:
  menu:
    - { label: Solutions }
`,
  },
  R212: {
    title: 'address of a page in another form',
    cause:
      'The page is there, but its address is written otherwise: it starts with `/`, is in lower case, and has no `pages`, no ending and no slash at its end.',
    example: `- type: hero
  title: Prices
  action: { label: Go, href: /[-index.html-] }
`,
  },
  R213: {
    title: 'full address of a page of this site',
    cause:
      'The link names the domain of `seo.origin`. Such a link leaves a test site for the live one, and loads the whole page again.',
    example: `- type: hero
  title: Prices
  action: { label: Go, href: [-https://www.example.com-]/ }
`,
  },
  R214: {
    title: 'mail address that is none',
    cause:
      'A link to a mail address is `mailto:`, a name, an `@` and a whole domain, without spaces.',
    example: `- type: hero
  title: Prices
  action: { label: Go, href: mailto:hello@foresum{+.example.com+} }
`,
  },
  R215: {
    title: 'telephone number that cannot be dialled',
    cause: 'A link to a telephone number is `tel:` and the number, with hyphens and no spaces.',
    example: `- type: hero
  title: Prices
  action: { label: Go, href: [-"-]tel:+1[- 555 0100"-]{+-555-0100+} }
`,
  },
  R216: {
    title: 'address of another site that is not whole',
    cause: 'The address of another site is `https://` and the name of the site.',
    example: `- type: hero
  title: Prices
  action: { label: Go, href: {+https://+}www.example.org }
`,
  },
  R217: {
    title: 'space in an address',
    cause: 'An address was copied with a space, or a page is named by its title.',
    example: `- type: hero
  title: Prices
  action: { label: Go, href: [-"-]https://example.org/our[- plans"-]{+%20plans+} }
`,
  },
  R218: {
    title: 'page that nobody can find',
    cause:
      'No page, menu or footer links to the page, or only pages do that nobody finds either. The home page and the not-found page need no link, and neither does a draft.',
    example: `# pages/index.yaml
title: Home
# pages/for-nonprofits.yaml
title: For nonprofits
{+menu: { in: Company }
+}`,
  },
  R219: {
    title: 'title used twice',
    cause: 'Two pages have the same title, often because one began as a copy of the other.',
    example: `# pages/plans.yaml
title: [-Pricing-]{+Plans for teams+}
# pages/pricing.yaml
title: Pricing
`,
  },
  R220: {
    title: 'description used twice',
    cause: 'Two pages have the same description, often because one began as a copy of the other.',
    example: `# pages/plans.yaml
title: Plans
description: [-Simple plans-]{+What each plan includes+}.
# pages/pricing.yaml
title: Pricing
description: Simple plans.
`,
  },
  R221: {
    title: 'link to one’s own computer',
    cause:
      '`localhost` is the computer on which an address is followed. The preview has such addresses; for visitors nothing is there.',
    example: `- type: hero
  title: Prices
  action: { label: Home, href: [-"http://localhost:3000/"-]{+/+} }
`,
  },
  R222: {
    title: 'link to nowhere',
    cause:
      '`#` alone is where an address is still to come. Visitors who follow it stay where they are.',
    example: `- type: hero
  title: Prices
  action: { label: See plans, [-href: "#"-]{+reason: Opens with the beta+} }
`,
  },
  R223: {
    title: 'button that leads nowhere',
    cause:
      'A button has neither an address (`href`) nor a `reason` that says why it does nothing yet, so visitors who press it learn nothing.',
    example: `- type: hero
  title: Plans
  action: { label: Compare plans{+, reason: Opens with the beta+} }
`,
  },
  R224: {
    title: 'menu that is a link as well',
    cause:
      'An entry of the header with `links` opens them, and one without is a link. What only the other kind has is not shown.',
    example: `# site.yaml
header:
  menu:
    - label: Company
[-      href: /
-]      links:
        - { label: Home, href: / }
`,
  },
  R225: {
    title: 'another address than the one that is shown',
    cause:
      'The words of a link are an address or a telephone number themselves, and the link leads to another one. Most often one of the two was changed and the other forgotten.',
    example: `- type: hero
  title: Prices
  lead: Write to [hello@example.com](mailto:[-hallo-]{+hello+}@example.com).
`,
  },
  R226: {
    title: 'link through another program',
    cause:
      'Google Docs, Outlook and others put an address of their own around each link, to count clicks or to check it. Copied into a page, it sends visitors through them, and may stop working.',
    example: `- type: hero
  title: Prices
  lead: See [the survey](https://[-www.google.com/url?q=https://-]survey.example.com/2027).
`,
  },
  R227: {
    title: 'link about a topic that is not there',
    cause:
      'What follows `?about=` in a link is one of the `topics` of the form on that page, and begins the message with its words. The form has no such topic, or none at all, so the message starts empty.',
    example: `# pages/contact.yaml
- type: contact-form
  title: Contact
  labels: { name: Name, email: Email, company: Company, message: Message }
  topics: { demo: We would like to see a demo. }
  button: Send
# pages/prices.yaml
- type: hero
  title: Prices
  action: { label: Book a demo, href: "/contact?about=[-demos-]{+demo+}" }
`,
  },
  R228: {
    title: 'title with the name of the brand',
    cause:
      'The site puts the name of the brand after the title of every page (`titleTemplate` in site.yaml). Where it is typed into a title, too, it is there twice.',
    example: `# pages/plans.yaml
title: Plans[- | Example-]
`,
  },
  R229: {
    title: 'link with the name of another page',
    cause:
      'A link has the name of one page and leads to another: it was copied, and its words or its address were not changed.',
    example: `# site.yaml
footer:
  groups:
    - label: Company
      links:
        - { label: About, href: /about }
        - { label: Careers, href: /[-about-]{+careers+} }
# pages/about.yaml
title: About
# pages/careers.yaml
title: Careers
`,
  },
  R230: {
    title: 'home page missing',
    cause:
      'No page has the address `/`, or the one that has is a draft, so visitors of the site first see that there is nothing.',
    example: `# pages/index.yaml
title: Holm Timber
[-draft: true
-]`,
  },
  R231: {
    title: 'links of one name in a menu',
    cause: 'Two pages have the same label in one menu: it was copied and not changed.',
    example: `# pages/about.yaml
title: About
menu: { in: Company }
# pages/careers.yaml
title: Careers
menu: { in: Company, label: [-About-]{+Careers+} }
`,
  },
  R232: {
    title: 'menu that is too long',
    cause:
      'Every page that names a menu adds a link to it, and every page of the site shows them all. A long list is not read, and makes all pages larger.',
    example: `# pages/guides/seventeenth.yaml
title: Wood in the seventeenth century
[-menu: { in: Guides }
-]`,
  },
} as const satisfies Record<string, CodeDescription>;
