import { basename, join, resolve } from 'node:path';
import { toName } from '../../schema/model/to-name.ts';
import { asValue } from '../../schema/yaml/scalar.ts';
import { callerFolder } from '../command-line.ts';
import { editorLine } from './editor-line.ts';
import { inShell } from './in-shell.ts';
import { toTitle } from './names.ts';
import { refuseExisting, shownPath, writeNew } from './new-file.ts';

/**
 * Writes a content folder with a complete site: ten lines of settings and a first page. What is to be
 * written are placeholders, so that no sample text goes live unnoticed.
 */
export function writeNewSite(folder: string): string[] {
  const content = resolve(callerFolder(), folder);
  const settings = join(content, 'site.yaml');
  const page = join(content, 'pages/index.yaml');
  refuseExisting([settings, page]);
  const brand = toBrand(basename(content));
  writeNew(settings, editorLine(settings, 'site') + settingsOf(brand));
  writeNew(page, editorLine(page, 'page') + pageOf(brand));
  return [
    `Wrote ${shownPath(settings)} and ${shownPath(page)}`,
    `Look at it: npm run dev -- --content ${inShell(folder)}`,
  ];
}

/** Writes the name of a folder as words: `holm-timber`, but not `Praxis am Fluss`, which already is. */
function toBrand(folder: string): string {
  const words = toName(folder).split('-').filter(Boolean).map(toTitle).join(' ');
  const name = /[\p{Lu}\s]/u.test(folder) ? folder : words;
  return name.slice(0, 40).trim() || 'New Site';
}

const settingsOf = (brand: string): string => `brand:
  name: ${asValue(brand)}
  tagline: "[Add what you do, in one line]"
  email: hello@example.com
seo:
  locale: en_US # de_DE: a German site
  # origin: https://www.example.com
theme:
  accent: "#0A6B45"
# Everything else has a default. The menus are those that pages name: \`menu: { in: Services }\`.
`;

const pageOf = (
  brand: string,
): string => `# The home page. Each file in this folder is a page, and \`npm run new -- page\` writes another.
title: ${asValue(brand)}
description: "[Add what you do and for whom, in a sentence or two]"
blocks:
  - type: hero
    title: "[Add what you do, in one line]"
    lead: "[Add for whom, and what they get, in two sentences]"
    action: { label: Write to us, href: "mailto:hello@example.com" }
  - type: steps
    heading: How it works
    steps:
      - { title: "[Add the first step]", text: "[Add what happens then]" }
      - { title: "[Add the second step]", text: "[Add what happens then]" }
      - { title: "[Add the last step]", text: "[Add what they have in the end]" }
  - type: call-to-action
    heading: Tell us what you need
    action: { label: Write to us, href: "mailto:hello@example.com" }
`;
