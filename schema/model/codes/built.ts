import type { CodeDescription } from './description.ts';

/** Codes of built pages: what only their HTML shows. */
export const builtCodes = {
  H801: {
    title: 'heading level left out',
    cause:
      'Below a heading comes one that is two levels deeper. Screen readers list headings by their levels, so a part seems to be missing.',
    example: `<h2>Plans</h2>
<[-h4-]{+h3+}>Starter</[-h4-]{+h3+}>
`,
  },
  H802: {
    title: 'not one main heading',
    cause: 'The built page has no `h1`, or more than one.',
    example: `<h1>Pricing</h1>
<[-h1-]{+h2+}>Questions</[-h1-]{+h2+}>
`,
  },
  H803: {
    title: 'picture without a text',
    cause: 'People who cannot see a picture or a drawing learn nothing from it.',
    example: `<img src="/team.png"{+ alt="The team in the office, at a long table"+}>`,
  },
  H804: {
    title: 'link or button without words',
    cause: 'Screen readers cannot say where it leads or what it does.',
    example: `<a href="/pricing{+" aria-label="Pricing+}"><svg aria-hidden="true"></svg></a>`,
  },
  H805: {
    title: 'id that is used twice',
    cause:
      'Two elements of a page have the same id, and links and labels lead to the first one only.',
    example: `<section id="plans"></section>
<section id="[-plans-]{+questions+}"></section>
`,
  },
  H806: {
    title: 'heavy page',
    cause:
      'The HTML of a page has more than 200 KiB before compression. Phones take a while to read it.',
    example: `<!-- [-a table of 5,000 rows-]{+the 50 rows that visitors read+} -->`,
  },
  H807: {
    title: 'too many elements',
    cause:
      'A page has more than 2,000 elements, and every change of the layout looks at all of them.',
    example: `<!-- [-400 cards on one page-]{+40 cards, and links to pages with the others+} -->`,
  },
  H808: {
    title: 'address in the HTML that leads to nothing',
    cause:
      'A link, a picture or a form of the built page names an address of this site where no page and no file is.',
    example: `<img src="/images/[-taem-]{+team+}.png" alt="The team">`,
  },
  H809: {
    title: 'field without a label',
    cause: 'A placeholder is not a label: it is gone as soon as somebody types.',
    example: `<input name="email" [-placeholder-]{+aria-label+}="Work email">`,
  },
} as const satisfies Record<string, CodeDescription>;
