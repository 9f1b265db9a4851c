import type { CodeDescription } from './description.ts';

/** Codes of files and their names. */
export const filesCodes = {
  F001: {
    title: 'file too large',
    cause:
      'A page may have 256 KiB, which is forty times a long page. A larger file most often holds what belongs in several pages, or a picture that was pasted in.',
    example: `[-# pages/handbook.yaml, 400 KiB
title: Handbook
description: All chapters.
-]{+# pages/handbook/planning.yaml
title: Planning
description: The first chapter.
blocks:
  - type: hero
    title: Planning
+}`,
  },
  F002: {
    title: 'file is not UTF-8 text',
    cause:
      'The file was saved in another encoding, such as Windows-1252 or UTF-16, so its accents and quotes cannot be read. Save it again as UTF-8; most editors show the encoding at the lower edge.',
    example: `[-# pages/cafe.yaml, saved as Windows-1252
title: Café
-]{+# pages/cafe.yaml
title: Café
description: Saved as UTF-8.
blocks:
  - type: hero
    title: Café
+}`,
  },
  F003: {
    title: 'link out of the content folder',
    cause:
      'A symbolic link may lead to what is published and nowhere else, so that no file of the computer is published by accident.',
    example: `pages/logo.svg[- -> ../../pictures/logo.svg-]`,
  },
  F004: {
    title: 'names that differ only in case',
    cause:
      'Windows and macOS take two names that differ only in upper and lower case for one file, so one of the two pages would be lost there.',
    example: `# pages/pricing.yaml
title: Pricing
# pages/[-Pricing-]{+pricing-archive+}.yaml
title: [-Pricing-]{+Earlier prices+}
`,
  },
  F005: {
    title: 'file name is not an address',
    cause:
      "A page's address is its file's path, and addresses have lower-case letters, digits and single hyphens.",
    example: `# pages/[-Our Team-]{+our-team+}.yaml
title: Our team
`,
  },
  F006: {
    title: 'file cannot be read',
    cause:
      'The file is not there any more, may not be read by the person who runs the command, or is not an ordinary file.',
    example: `pages/pricing.yaml, which [-only its owner-]{+everybody+} may read`,
  },
  F007: {
    title: 'page or settings with another ending',
    cause:
      'Only files that end in `.yaml` are pages. A file that ends in `.yml`, or in `.yaml.txt` as Notepad saves it, would be left out without a word. The same holds for `site.yml` beside `site.yaml`.',
    example: `# pages/pricing.[-yml-]{+yaml+}
title: Pricing
`,
  },
  F008: {
    title: 'address belongs to the engine',
    cause:
      "Some addresses are the engine's own, such as `/api/…`, `/assets/…` and `/sitemap.xml`. A page or file there would never be seen.",
    example: `# pages/[-assets-]{+brochures+}/brochure.pdf
(a brochure)
`,
  },
  F009: {
    title: 'file that is not a page',
    cause:
      'Only files that end in `.yaml` are pages. Any other file in the folder is published as it is, at its own address, and a text of another system shows its signs there.',
    example: `# pages/blog.[-md-]{+yaml+}
[-#-]{+title:+} Blog
`,
  },
  F010: {
    title: 'picture that nothing shows',
    cause:
      'Every file in the folder is published at its own address, whether a page uses it or not. An old picture can still be found there.',
    example: `# pages/forecast.svg
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500"></svg>
# pages/a.yaml
- type: hero
  title: Sales
{+  visual: { kind: image, file: /forecast.svg, alt: Three people at a table }
+}`,
  },
  F011: {
    title: 'page beside the folder `pages`',
    cause:
      'Only files in the folder `pages` are pages. One beside it would be left out without a word.',
    example: `# {+pages/+}pricing.yaml
title: Pricing
`,
  },
} as const satisfies Record<string, CodeDescription>;
