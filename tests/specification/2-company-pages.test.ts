import { describe, expect } from 'vitest';
import { mainOf } from './built-pages.ts';
import { buttonNames, fieldLabelled } from './forms.ts';
import {
  allIn,
  blockHeaded,
  closestList,
  expectIdleButton,
  expectList,
  expectPairs,
  expectPatterns,
  expectTexts,
  headingsOf,
  itemsOf,
  listsOf,
  textOf,
} from './look.ts';
import { specifies } from './specifies.ts';

describe('section 2: about', () => {
  specifies(
    'Mission, a stats panel (500+ companies served, $2B+ capital managed, 95% forecast accuracy, 60% time saved), the challenge, why it was built',
    () => {
      expectPatterns('/about', [/\bmission\b/i, /\bchallenge\b/i, /\bwhy\b.*\bbuilt\b/i]);
      expectPairs('/about', [
        ['500+', 'companies served'],
        ['$2B+', 'capital managed'],
        ['95%', 'forecast accuracy'],
        ['60%', 'time saved'],
      ]);
    },
  );

  specifies(
    'three values: Customer First, Precision & Accuracy, Continuous Innovation',
    () =>
      void expectList('/about', [
        'Customer First',
        'Precision & Accuracy',
        'Continuous Innovation',
      ]),
  );
});

describe('section 2: features', () => {
  specifies(
    'Six cards, each with a description and four bullets: Cash Flow Management, Financial Planning & Analysis, Marketing KPIs, Revenue Analytics, Team Collaboration, Executive Dashboards.',
    () => {
      const cards = expectList('/features', [
        ...['Cash Flow Management', 'Financial Planning & Analysis', 'Marketing KPIs'],
        ...['Revenue Analytics', 'Team Collaboration', 'Executive Dashboards'],
      ]);
      for (const card of itemsOf(cards)) {
        const [name] = headingsOf(card);
        const bullets = allIn(card, 'ul').map((list) => itemsOf(list).length);
        expect(bullets, `/features: the bullets of ${name}`).toEqual([4]);
        const text = allIn(card, 'p').map(textOf).join(' ');
        expect(text, `/features: the description of ${name}`).toMatch(/\w/);
      }
    },
  );
});

describe('section 2: pricing', () => {
  const plan = (name: string): Element => {
    const plans = expectList('/pricing', ['Starter', 'Professional', 'Enterprise']);
    return itemsOf(plans).find((item) => headingsOf(item)[0] === name) as Element;
  };
  const targets = (name: string) => allIn(plan(name), 'a').map((link) => link.getAttribute('href'));

  specifies('Three plans (see constants); Starter and Professional link to /get-started.', () => {
    expect(targets('Starter'), '/pricing: where Starter leads').toContain('/get-started');
    expect(targets('Professional'), '/pricing: where Professional leads').toContain('/get-started');
  });

  specifies("Enterprise shows 'Contact Sales' with a target that is not shown.", () => {
    const shown = allIn(plan('Enterprise'), 'a, button').map(textOf);
    expect(shown, '/pricing: what Enterprise offers').toContain('Contact Sales');
  });

  specifies('A 14-day free trial is stated.', () => expectTexts('/pricing', ['14-day free trial']));
});

describe('section 2: contact', () => {
  specifies(
    'Contact details and a form with Full Name, Email Address, Company and Message.',
    () => {
      for (const label of ['Full Name', 'Email Address', 'Company', 'Message']) {
        fieldLabelled('/contact', mainOf('/contact'), label);
      }
      expectPatterns('/contact', [/\S+@\S+\.\S+/]);
    },
  );
});

describe('section 2: resources', () => {
  specifies(
    'Four resource cards (blog, case studies, documentation, help) whose buttons do not navigate',
    () => {
      const shelves = [/\bblog\b/i, /\bcase studies\b/i, /\bdocumentation\b/i, /\bhelp\b/i];
      const lists = listsOf(mainOf('/resources'))
        .map((list) => itemsOf(list).filter((item) => item.querySelector('button')))
        .filter((items) => items.length > 0);
      const cards = lists.flat().map((item) => headingsOf(item).join());
      expect(cards, '/resources: the cards with a button').toHaveLength(4);
      for (const shelf of shelves) expect(cards.join(), '/resources: the cards').toMatch(shelf);
    },
  );

  specifies('three featured content items with read times of 5, 8 and 12 min', () => {
    const times = listsOf(mainOf('/resources'), 'ul')
      .flatMap(itemsOf)
      .flatMap((item) => textOf(item).match(/\b\d+ min\b/) ?? []);
    expect(times.toSorted(), '/resources: the read times').toEqual(['12 min', '5 min', '8 min']);
  });

  specifies('a three-step learning path', () => {
    const lengths = listsOf(mainOf('/resources'), 'ol').map((list) => itemsOf(list).length);
    expect(lengths, '/resources: the steps of its numbered lists').toContain(3);
  });
});

describe('section 2: privacy policy', () => {
  specifies('Last updated January 2025.', () =>
    expectTexts('/privacy', ['Last updated January 2025']),
  );

  specifies(
    'Principles and sections: information collected, use, security, user rights, data sharing, contact.',
    () => {
      const found = headingsOf(mainOf('/privacy')).join('\n');
      const sections = ['principles', 'information collected', 'use', 'security'];
      for (const section of [...sections, 'rights', 'data sharing', 'contact']) {
        expect(found, '/privacy: its headings').toMatch(new RegExp(`\\b${section}\\b`, 'i'));
      }
    },
  );
});

describe('section 2: EULA', () => {
  const numbered = () => headingsOf(mainOf('/eula')).filter((heading) => /^\d+\. /.test(heading));
  const section = (number: number) => {
    const heading = numbered().find((each) => each.startsWith(`${number}. `));
    return blockHeaded('/eula', heading ?? `${number}.`);
  };

  specifies(
    'Last updated January 2025. Title, key-term cards (License Grant, Restrictions, Compliance)',
    () => {
      expectTexts('/eula', ['Last updated January 2025']);
      expectList('/eula', ['License Grant', 'Restrictions', 'Compliance']);
    },
  );

  specifies('nine numbered sections: acceptance of terms; license', () => {
    const topics = [
      ...[/^1\..*acceptance/i, /^2\..*licen[sc]e/i, /^3\..*restriction/i],
      ...[/^4\..*data and privacy/i, /^5\..*warrant/i, /^6\..*liability/i],
      ...[/^7\..*terminat/i, /^8\..*governing law/i, /^9\..*contact/i],
    ];
    expect(numbered(), '/eula: its numbered sections').toEqual(
      topics.map((topic) => expect.stringMatching(topic)),
    );
  });

  specifies('license (limited, revocable, non-exclusive, non-transferable)', () =>
    expectTexts('/eula', ['limited', 'revocable', 'non-exclusive', 'non-transferable'], section(2)),
  );

  specifies(
    'restrictions (no resale, no reverse engineering, no unlawful use, no interference with the system)',
    () =>
      expectPatterns(
        '/eula',
        [/\bresell|\bresale/i, /\breverse engineer/i, /\bunlawful/i, /\binterfere/i],
        section(3),
      ),
  );

  specifies('data and privacy (links to /privacy)', () => {
    const targets = allIn(section(4), 'a').map((link) => link.getAttribute('href'));
    expect(targets, '/eula: where section 4 leads').toContain('/privacy');
  });

  specifies('termination at any time without notice for violating conduct', () =>
    expectPatterns('/eula', [/\bany time\b/i, /\bwithout (?:prior )?notice\b/i], section(7)),
  );

  specifies('governing law (State of California)', () =>
    expectTexts('/eula', ['State of California'], section(8)),
  );

  specifies('contact (an e-mail address is given on the page)', () =>
    expectPatterns('/eula', [/\S+@\S+\.\S+/], section(9)),
  );
});

describe('section 2: careers', () => {
  const main = () => mainOf('/careers');

  specifies('Benefits, four open positions', () => {
    expectTexts('/careers', ['benefits']);
    const positions = listsOf(main())
      .flatMap(itemsOf)
      .filter((item) => buttonNames(item).includes('Apply Now'));
    expect(
      positions.map((item) => headingsOf(item)[0]),
      '/careers: its positions',
    ).toHaveLength(4);
  });

  specifies('a four-step application process (apply, phone screen, interviews, decision)', () => {
    const steps = closestList('/careers', ['Apply', 'Phone screen', 'Interviews', 'Decision']);
    const names = (steps ? itemsOf(steps) : []).map((item) => headingsOf(item).join());
    expect(names, '/careers: the steps of an application').toEqual(
      [/apply/i, /phone screen/i, /interviews/i, /decision/i].map((name) =>
        expect.stringMatching(name),
      ),
    );
  });

  specifies('The buttons Apply Now, Send Resume and Learn More do nothing.', () => {
    for (const name of ['Apply Now', 'Send Resume', 'Learn More']) {
      expectIdleButton('/careers', name);
    }
  });
});

describe('section 2: sign in', () => {
  const main = () => mainOf('/sign-in');

  specifies(
    'Email, password with show/hide toggle, Remember me checkbox, link to /forgot-password, link to /get-started, and a Sign in button.',
    () => {
      const types = allIn(main(), 'form input').map((field) => field.getAttribute('type'));
      expect(types.toSorted(), '/sign-in: its fields').toEqual(['checkbox', 'email', 'password']);
      const remember = fieldLabelled('/sign-in', main(), 'Remember me');
      expect(remember.getAttribute('type'), '/sign-in: the field “Remember me”').toBe('checkbox');
      const toggle = allIn(main(), 'form button[aria-pressed]');
      expect(toggle.length, '/sign-in: the button that shows the password').toBe(1);
      const targets = allIn(main(), 'a').map((link) => link.getAttribute('href'));
      expect(targets, '/sign-in: where its links lead').toEqual(
        expect.arrayContaining(['/forgot-password', '/get-started']),
      );
      expect(buttonNames(main()), '/sign-in: its buttons').toContain('Sign in');
    },
  );

  specifies('Submitting sends nothing anywhere and navigates nowhere.', () => {
    const [form] = allIn(main(), 'form');
    expect(form?.getAttribute('action') ?? null, '/sign-in: where its form is sent').toBe(null);
  });

  specifies('The sign-in page links to /forgot-password', () => {
    const targets = allIn(main(), 'a').map((link) => link.getAttribute('href'));
    expect(targets, '/sign-in: where its links lead').toContain('/forgot-password');
  });
});
