import type { CodeDescription } from './description.ts';

/** Codes of the values in site.yaml and of their uses. */
export const valuesCodes = {
  V801: {
    title: 'value that is not there',
    cause:
      'A text uses a value that site.yaml does not name: its name is misspelt, was changed, or is not there yet.',
    example: `# site.yaml
values:
  companies: 500
# pages/a.yaml
- type: hero
  title: Trusted by $([-compnies-]{+companies+}) companies
`,
  },
  V802: {
    title: 'beginning of a value that is none',
    cause:
      'A text has a dollar sign before a parenthesis, which begins a value, and what follows is not a name and the closing parenthesis. Where the two signs are meant as such, the dollar is written twice.',
    example: `text: A loss of \${+$+}(1,200) in May`,
  },
  V803: {
    title: 'group instead of a value',
    cause: 'A text names a group of values. A dot and the name of one of its values must follow.',
    example: `# site.yaml
values:
  prices: { starter: 49 }
# pages/a.yaml
- type: hero
  title: From $(prices{+.starter+}) a month
`,
  },
  V804: {
    title: 'value of a wrong kind',
    cause:
      'A value is a text, a number, or a group of them: no list, not empty, not true or false.',
    example: `values:
  companies: [-[500]-]{+500+}`,
  },
  V805: {
    title: 'value that uses a value',
    cause: 'A value is written out in site.yaml, so that one look says what it is.',
    example: `values:
  companies: 500+
  proof: [-$(companies)-]{+500++} companies`,
  },
  V806: {
    title: 'value that is not used',
    cause: 'No page and nothing in site.yaml uses the value, so changing it would change nothing.',
    example: `[-values:
  companies: 500+    # and no text with $(companies)
-]{+values: {}+}`,
  },
  V807: {
    title: 'name of a value with signs in it',
    cause: 'The name of a value starts with a letter and has letters, digits, - and _ only.',
    example: `values:
  [-14-day-]{+trial+}: 14 days`,
  },
  V808: {
    title: 'value in the form of another system',
    cause:
      'Other systems write values as `{{name}}` or `%name%`. Here a value is `$(name)`, and anything else is a text.',
    example: `lead: Trusted by [-{{companies}}-]{+many+} companies.`,
  },
  V809: {
    title: 'value with a unit that texts have, too',
    cause: 'A sign or a unit is in the value and beside each use of it, so visitors read it twice.',
    example: `values:
  price: [-$49-]{+49+}
banner:
  text: From $$$(price) a month`,
  },
} as const satisfies Record<string, CodeDescription>;
