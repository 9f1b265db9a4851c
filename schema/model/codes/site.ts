import type { CodeDescription } from './description.ts';

/** Codes of site.yaml as a whole. */
export const siteCodes = {
  S601: {
    title: 'address of the live site missing',
    cause:
      'Search engines and shared links need full addresses, and those start with `seo.origin`. Without it, pages have no canonical address and no picture in shared links, and there is no sitemap. It is a warning while you work, and an error for `npm run build -- --production`.',
    example: `seo:
  locale: de_DE
{+  origin: https://www.holm-timber.example.com+}`,
  },
  S602: {
    title: 'email missing on a site with a form',
    cause:
      'A form can fail: the visitor is offline, or a program stops it. The email of the brand, which the footer of every page shows, is then how they reach you.',
    example: `# site.yaml
brand:
  name: Holm Timber
{+  email: hello@holm-timber.example.com
+}# pages/news.yaml
- type: signup-box
  heading: Hear when we take orders again
  button: Sign up`,
  },
  S603: {
    title: 'words in another language than the site',
    cause:
      'The engine adds words of its own to pages, such as those of the menu button on phones, and most of them are for screen readers. It has them in English and German; in any other language the site gives them.',
    example: `seo:
  origin: https://www.example.com
  locale: [-es_ES-]{+de_DE+}`,
  },
  S604: {
    title: 'language from right to left',
    cause:
      'Browsers put the letters of Arabic or Hebrew in their order by themselves. But the engine has one layout, in which texts, menus, tables and charts begin on the left.',
    example: `seo:
  origin: https://www.example.com
  locale: [-ar_EG-]{+en_US+}`,
  },
  S605: {
    title: 'email of an example',
    cause:
      'A new site has an address that belongs to nobody. The footer of every page shows it, and buttons may lead to it.',
    example: `brand:
  name: Holm Timber
  email: [-hello@example.com-]{+hello@holm-timber.example.com+}`,
  },
  S606: {
    title: 'pages in another language than the site',
    cause:
      'A site without `locale` is in English. Screen readers then read its pages with an English voice, browsers offer to translate them from English, and numbers, dates and the words of menus and forms are English.',
    example: `# site.yaml
brand:
  name: Drewno Holm
seo:
  locale: [-en_GB-]{+pl_PL+}
# pages/index.yaml
title: Stoły dębowe
description: Robimy stoły z dębu na zamówienie. Drewno suszymy sami przez trzy lata, dlatego blaty się nie paczą. Dostawa w całej Polsce, montaż w cenie.
# pages/krzesla.yaml
title: Krzesła
description: Krzesła do każdego stołu, z siedziskiem ze słomy lub ze skóry. Zniszczone naprawiamy w dwa tygodnie, także gdy zrobił je kto inny.
# pages/kontakt.yaml
title: Kontakt
description: Warsztat pod Krakowem jest otwarty od wtorku do soboty. Można zobaczyć drewno, wybrać deskę i zmierzyć swój pokój na podłodze hali.
# pages/meble.yaml
title: Szafy i półki
description: Szafy na wymiar, półki pod skosy oraz regały, które można rozebrać bez narzędzi. Rysunek dostaniesz w ciągu tygodnia, za darmo.`,
  },
} as const satisfies Record<string, CodeDescription>;
