import { describe, expect } from 'vitest';
import { heroOf, mainOf } from './built-pages.ts';
import { signupForm, signupForms } from './forms.ts';
import { allIn, closestList, expectTexts, itemsOf, nameOf, textOf } from './look.ts';
import { specifies } from './specifies.ts';

const main = () => mainOf('/');

const products = [
  ...['Data Analytics', 'Revenue Planning', 'Cash Flow Management'],
  ...['Financial Planning & Analysis', 'Marketing KPIs', 'Sales Analytics'],
  ...['Operations KPIs', 'Scenario Planning'],
];

describe('section 2: home', () => {
  specifies("Hero with an email signup box (placeholder 'Enter your work email')", () => {
    const [form] = signupForms(heroOf('/'));
    const placeholder = form?.querySelector('[type=email]')?.getAttribute('placeholder');
    expect(placeholder, '/: the placeholder of the email field in the hero').toBe(
      'Enter your work email',
    );
  });

  specifies("'Trusted by 500+ growing companies' logo strip.", () =>
    expectTexts('/', ['Trusted by 500+ growing companies']),
  );

  specifies(
    'Horizontally scrolling carousel of product cards (Data Analytics, Revenue Planning, Cash Flow Management, Financial Planning & Analysis, Marketing KPIs, Sales Analytics, Operations KPIs, Scenario Planning',
    () => {
      const list = closestList('/', products);
      const cards = list ? itemsOf(list).map(nameOf) : [];
      expect(cards, '/: the product cards').toEqual(expect.arrayContaining(products));
    },
  );

  specifies('Interactive scenario dashboard demo (see entities).', () => {
    expect(allIn(main(), 'input[type=range]').length, '/: its sliders').toBeGreaterThan(0);
  });

  specifies('a closing call to action with an email signup (source cta)', () => {
    expect(heroOf('/').contains(signupForm('/', 'cta')), '/: the form is in the hero').toBe(false);
  });

  specifies(
    "12 named accounting, CRM, payment and ERP tools repeated three times in a horizontal scroll, a note of 50+ more integrations, and a 'View All Integrations' button whose target is not shown",
    () => {
      // A repeated tool is hidden from screen readers.
      const tools = allIn(main(), 'ul')
        .map(itemsOf)
        .filter((items) => items.some((item) => item.getAttribute('aria-hidden') === 'true'));
      const counts = tools.map((items) => [items.length, new Set(items.map(textOf)).size]);
      expect(counts, '/: tools shown, and different tools').toEqual([[36, 12]]);
      const kinds = tools[0]?.map(textOf).join() ?? '';
      for (const kind of [/accounting/i, /CRM/, /payment/i, /ERP/]) {
        expect(kinds, '/: the tools and their kinds').toMatch(kind);
      }
      expectTexts('/', ['50+ more integrations', 'View All Integrations']);
    },
  );

  specifies('Three testimonial cards: name, role, company initials, quote, two metrics.', () => {
    const cards = allIn(main(), 'figure').filter((figure) => figure.querySelector('blockquote'));
    expect(cards.length, '/: the testimonials').toBe(3);
    for (const card of cards) {
      const [name, initials, quote] = ['figcaption b', 'figcaption [aria-hidden]', 'blockquote']
        .map((selector) => card.querySelector(selector))
        .map((part) => (part ? textOf(part) : ''));
      const caption = textOf(card.querySelector('figcaption') as Element);
      const role = caption.replace(name as string, '').replace(initials as string, '');
      for (const [part, text] of Object.entries({ name, initials, quote, role })) {
        expect(text, `/: the ${part} of the testimonial of ${name}`).toMatch(/\w/);
      }
      expect(initials, `/: the company initials beside ${name}`).toMatch(/^\p{Lu}{1,3}$/u);
      expect(allIn(card, 'dt').length, `/: the metrics of ${name}`).toBe(2);
    }
  });
});
