import { basename, join, resolve } from 'node:path';
import { writeScalar } from '../../schema/edits/write-scalar.ts';
import { toName } from '../../schema/model/to-name.ts';
import { callerFolder } from '../command-line.ts';
import { editorLine } from './editor-line.ts';
import { toTitle } from './names.ts';
import { refuseExisting, shownPath, writeNew } from './new-file.ts';

/** Writes a content folder with a complete site: ten lines of settings and a first page. */
export function writeNewSite(folder: string): string[] {
  const content = resolve(callerFolder(), folder);
  const settings = join(content, 'site.yaml');
  const page = join(content, 'pages/index.yaml');
  refuseExisting([settings, page]);
  const words = toName(basename(content)).split('-').filter(Boolean);
  const brand = words.map(toTitle).join(' ').slice(0, 40) || 'New Site';
  writeNew(settings, editorLine(settings, 'site') + settingsOf(brand));
  writeNew(page, editorLine(page, 'page') + pageOf(brand));
  return [
    `Wrote ${shownPath(settings)} and ${shownPath(page)}`,
    `Look at it: npm run dev -- --content ${folder}`,
  ];
}

const settingsOf = (brand: string): string => `brand:
  name: ${writeScalar(brand, { inFlow: false })}
  tagline: One line that says what you do.
  email: hello@example.com
seo:
  locale: en_US # de_DE: a German site
  # origin: https://www.example.com
theme:
  accent: "#0A6B45"
# Everything else has a default. The menus are those that pages name: \`menu: { in: Services }\`.
`;

const pageOf = (brand: string): string => `title: ${writeScalar(brand, { inFlow: false })}
description: What you do and for whom, in one or two sentences for search results.
blocks:
  - type: hero
    title: Say what you do in one line
    lead: Then say for whom, and what they get. Two sentences are enough.
    action: { label: Write to us, href: "mailto:hello@example.com" }
  - type: stats
    heading: Three figures that speak for you
    items:
      - { value: 12 years, label: of doing this }
      - { value: "140", label: people who came back }
      - { value: 2 days, label: until you have an answer }
  - type: steps
    id: how
    heading: How it works
    steps:
      - { title: You write, text: A few lines about what you need. }
      - { title: We look at it, text: And say what it takes. }
      - { title: It gets done, text: On the day that we agreed on. }
  - type: questions
    heading: What people ask first
    items:
      - question: How do I add a page?
        answer: Each file in the folder **pages** is a page, and **npm run new -- page** writes one.
      - question: How do I change colours and menus?
        answer: In **site.yaml**, one line at a time.
  - type: call-to-action
    heading: Tell us what you need
    action: { label: Write to us, href: "mailto:hello@example.com" }
`;
