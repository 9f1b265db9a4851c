import type { CodeDescription } from './description.ts';

/** Codes of what one file says of another. */
export const referencesCodes = {
  R201: {
    title: 'link to a page that is not there',
    cause:
      'The address is misspelt, the page was moved or removed, or it is a draft. A page is there when its file is: `pages/pricing.yaml` is `/pricing`.',
    wrong: 'action: { label: See the plans, href: /pricng }',
    right: 'action: { label: See the plans, href: /pricing }',
  },
  R202: {
    title: 'link to a planned page',
    cause:
      'The address is listed under `planned` in site.yaml, because its page is still to come. Until then visitors of the link see the not-found page.',
    wrong: 'planned: [/terms]   # in site.yaml, and no pages/terms.yaml',
    right: 'planned: []         # with pages/terms.yaml written',
  },
  R203: {
    title: 'link to an anchor that is not there',
    cause:
      'What follows the `#` is the `id` of a block on that page. No block has this one: it is misspelt, or the block has no `id` yet.',
    wrong: 'href: /pricing#Plans   # the block has `id: plans`',
    right: 'href: /pricing#plans',
  },
  R204: {
    title: 'file is not there',
    cause:
      'A picture or another file is named by its address beside the pages: `/og.png` is `pages/og.png`. Upper and lower case are different letters.',
    wrong: 'image: /Og.png   # the file is pages/og.png',
    right: 'image: /og.png',
  },
  R205: {
    title: 'two files for one address',
    cause: 'A folder’s `index.yaml` and a file of the folder’s name have the same address.',
    wrong: 'pages/solutions.yaml\npages/solutions/index.yaml',
    right: 'pages/solutions/index.yaml',
  },
  R206: {
    title: 'page heading missing or repeated',
    cause:
      'Each page has one main heading. Blocks such as `hero` and `page-header` bring it; a page has one of them.',
    wrong:
      'blocks:\n  - { type: hero, title: Pricing }\n  - { type: page-header, title: Our plans }',
    right: 'blocks:\n  - { type: hero, title: Pricing }',
  },
  R207: {
    title: 'anchor used twice',
    cause: 'Two blocks of a page have the same `id`, often because one is a copy of the other.',
    wrong: '- { type: pricing-plans, id: plans }\n- { type: comparison-table, id: plans }',
    right: '- { type: pricing-plans, id: plans }\n- { type: comparison-table, id: compare }',
  },
  R208: {
    title: 'address of a kind that is not allowed',
    cause:
      'A link leads to a page, to a place on one, to another site, to a mail address or to a telephone number, and never runs a script.',
    wrong: 'href: javascript:print()',
    right: 'href: /pricing',
  },
  R209: {
    title: 'planned page is there',
    cause: 'The page that site.yaml lists under `planned` has been written since.',
    wrong: 'planned: [/terms]   # and there is pages/terms.yaml',
    right: 'planned: []',
  },
  R210: {
    title: 'menu that is not there',
    cause:
      'A page asks to be in a menu by its label in site.yaml, and no menu of the header or column of the footer has that label.',
    wrong: 'menu: { in: solutions }   # the label is Solutions',
    right: 'menu: { in: Solutions }',
  },
  R211: {
    title: 'menu without links',
    cause: 'A menu of site.yaml has no links of its own, and no page asks to be in it.',
    wrong: 'header:\n  menu:\n    - label: Solutions',
    right:
      'header:\n  menu:\n    - label: Solutions\n      links: [{ label: All solutions, href: /solutions }]',
  },
  R212: {
    title: 'address of a page in another form',
    cause:
      'The page is there, but its address is written otherwise: it starts with `/`, is in lower case, and has no `pages`, no ending and no slash at its end.',
    wrong: 'href: /Get-Started/   # or get-started, /get-started.html, /pages/get-started.yaml',
    right: 'href: /get-started',
  },
  R213: {
    title: 'full address of a page of this site',
    cause:
      'The link names the domain of `seo.origin`. Such a link leaves a test site for the live one, and loads the whole page anew.',
    wrong: 'href: https://www.example.com/pricing   # seo.origin: https://www.example.com',
    right: 'href: /pricing',
  },
  R214: {
    title: 'mail address that is none',
    cause:
      'A link to a mail address is `mailto:`, a name, an `@` and a whole domain, without spaces.',
    wrong: 'href: mailto:hello@foresum',
    right: 'href: mailto:hello@foresum.example.com',
  },
  R215: {
    title: 'telephone number that cannot be dialled',
    cause: 'A link to a telephone number is `tel:` and the number, with hyphens and no spaces.',
    wrong: 'href: "tel:+1 555 0100"',
    right: 'href: tel:+1-555-0100',
  },
  R216: {
    title: 'address of another site that is not whole',
    cause: 'The address of another site is `https://` and the name of the site.',
    wrong: 'href: www.example.com',
    right: 'href: https://www.example.com',
  },
  R217: {
    title: 'space in an address',
    cause: 'An address was copied with a space, or a page is named by its title.',
    wrong: 'href: /get started',
    right: 'href: /get-started',
  },
  R218: {
    title: 'page that nobody can find',
    cause:
      'No page, menu or footer links to the page. The home page and the not-found page need no link, and neither does a draft.',
    wrong: 'title: For nonprofits   # and no link anywhere',
    right: 'title: For nonprofits\nmenu: { in: Solutions }',
  },
  R219: {
    title: 'title used twice',
    cause: 'Two pages have the same title, often because one began as a copy of the other.',
    wrong: 'title: Pricing   # in pages/pricing.yaml and pages/plans.yaml',
    right: 'title: Plans for teams',
  },
  R220: {
    title: 'description used twice',
    cause: 'Two pages have the same description, often because one began as a copy of the other.',
    wrong: 'description: Simple plans.   # in pages/pricing.yaml and pages/plans.yaml',
    right: 'description: What each plan includes, side by side.',
  },
} as const satisfies Record<string, CodeDescription>;
