import { isThisMachine } from '../../addresses/useless-links.ts';
import { keyIn, type Report, type SiteView, valueIn } from '../../facts/rule.ts';
import type { SiteSettings } from '../../generated/types.ts';
import { code } from '../../model/wording.ts';
import { englishMessages, englishWords } from '../../settings/complete-settings.ts';

const file = 'site.yaml';

/** S601 to S606: reports settings in site.yaml that this site needs, or that it cannot have. */
export default function neededSettings(site: SiteView, report: Report): void {
  if (!site.settings) return;
  const { brand, seo } = site.settings;
  if (isThisMachine(seo.origin ?? '')) {
    report.problem(valueIn(file, ['seo', 'origin']), {
      code: 'S601',
      severity: site.isProduction ? 'error' : 'warning',
      message: `\`${seo.origin}\` is the address of your preview, and not that of the live site.`,
      hints:
        'Search engines and shared links would lead to the visitor’s own computer. Write the address that visitors will type, or remove `origin` until there is one.',
    });
  } else if (!seo.origin) {
    const hasGroup = hasSeo(site.readText(file) ?? '');
    report.problem(keyIn(file, [hasGroup ? 'seo' : 'brand']), {
      code: 'S601',
      severity: site.isProduction ? 'error' : 'warning',
      message: 'site.yaml does not say at which address the site will be live.',
      hints: `Search engines and shared links need it. Write \`origin: https://www.example.com\` with your own address, indented below ${hasGroup ? '`seo:`' : 'a line `seo:`'}.`,
    });
  }
  checkAddress(site, report);
  const withForm = site.shown.find(({ form }) => form);
  checkLanguage(site.settings, withForm !== undefined, report);
  checkDirection(seo.locale, report);
  checkDescriptions(site, seo.locale, report);
  if (withForm && !brand.email) {
    report.problem(keyIn(file, ['brand', 'name']), {
      code: 'S602',
      severity: 'warning',
      message: `\`${withForm.file}\` has a form, but the brand has no \`email\`.`,
      hints:
        'Visitors whose message could not be sent need another way to you. Add `email: hello@example.com` below `name`; the footer shows it.',
    });
  }
}

/** The address that a new site has, and that examples show. */
const exampleEmail = 'hello@example.com';

/** S605: reports the example of an address that nobody has replaced, and the links to it. */
function checkAddress({ shown, settings }: SiteView, report: Report): void {
  if (settings?.brand.email !== exampleEmail) return;
  const links = shown.flatMap(({ file, links }) =>
    links
      .filter(([, href]) => href === `mailto:${exampleEmail}`)
      .map(([place]) => valueIn(file, place)),
  );
  for (const spot of [valueIn(file, ['brand', 'email']), ...links])
    report.cause('example address', spot, () => ({
      code: 'S605',
      severity: 'warning',
      message: `\`${exampleEmail}\` is an example, and nobody gets what visitors send there.`,
      hints: 'Write your own address, or remove it. The footer of every page shows it.',
    }));
}

/** The scripts from right to left, of the languages that have a code of two letters. */
const scriptsFromRight = new Set(['Arab', 'Hebr', 'Thaa']);

/** S604: reports a language that is written from right to left. */
function checkDirection(locale: string, report: Report): void {
  const { language, script = '' } = new Intl.Locale(locale.replace('_', '-')).maximize();
  if (!scriptsFromRight.has(script)) return;
  report.problem(valueIn(file, ['seo', 'locale']), {
    code: 'S604',
    severity: 'warning',
    message: `${nameOf(language)} is written from right to left, but pages are laid out from left to right.`,
    hints:
      'Words and sentences are in their order, but texts begin on the left, and so do menus, tables and charts. Look at your pages before you publish them.',
  });
}

/** Frequent words of English that no other language of Europe writes as often. */
const frequentWords = /\b(?:the|and|with|your|that|from|are|you|this|how|what|our)\b/gi;

/** Letters of descriptions below which a language cannot be told from them. */
const fewestLetters = 400;

/** English has one of the frequent words in about 40 letters, and other languages one in 500 or none. */
const mostLettersPerWord = 200;

/** Their descriptions are enough to tell. */
const mostPages = 100;

/** S606: reports pages in another language than English on a site that is said to be in English. */
function checkDescriptions({ shown, readText }: SiteView, locale: string, report: Report): void {
  if (!/^en(?:_|$)/.test(locale)) return;
  const texts = shown
    .slice(0, mostPages)
    .map(({ description = '' }) => description)
    .join(' ');
  const letters = texts.match(/\p{L}/gu)?.length ?? 0;
  const words = texts.match(frequentWords)?.length ?? 0;
  if (letters < fewestLetters || words * mostLettersPerWord >= letters) return;
  const settings = readText(file) ?? '';
  const isWritten = /^\s*locale[ \t]*:|[{,]\s*locale[ \t]*:/m.test(settings);
  report.problem(
    isWritten
      ? valueIn(file, ['seo', 'locale'])
      : keyIn(file, [hasSeo(settings) ? 'seo' : 'brand']),
    {
      code: 'S606',
      severity: 'warning',
      message: `The language of the site is English${isWritten ? '' : ' as long as site.yaml has no `locale`'}, but the descriptions of its pages are not.`,
      hints: `Screen readers would read the pages with an English voice, and numbers, dates and the words of menus and forms would be English. Write \`locale: pl_PL\` with your own language and country${isWritten ? '' : `, indented below ${hasSeo(settings) ? '`seo:`' : 'a line `seo:`'}`}.`,
    },
  );
}

const hasSeo = (settings: string): boolean => /^seo[ \t]*:/m.test(settings);

const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language);

/**
 * Maximum share of words that are the same in two languages. With more they were probably not
 * translated.
 */
const mostAlike = 0.25;

/** S603: reports a language that neither the engine nor site.yaml has texts for. */
function checkLanguage(settings: SiteSettings, hasForm: boolean, report: Report): void {
  const { seo, interface: words, messages } = settings;
  const [language = ''] = seo.locale.split('_');
  if (language === 'en') return;
  const english = englishWords(words);
  const count = Object.keys(words).length;
  const forms = hasForm ? englishMessages(messages) : [];
  const isTranslated = english.length <= count * mostAlike;
  if (isTranslated && forms.length === 0) return;
  const textOf = (name = '') => words[name as keyof typeof words];
  const [first, ...others] = english;
  const site = `The site is in ${nameOf(language)}, and`;
  const list = (names: readonly string[]) => names.map(code).join(', ');
  report.problem(valueIn(file, ['seo', 'locale']), {
    code: 'S603',
    severity: 'warning',
    message: isTranslated
      ? `${site} what visitors read after they have sent a form is in English.`
      : `${site} ${english.length} of the ${count} words that the engine adds to its pages are in English.`,
    hints: [
      !isTranslated &&
        `Write them under \`interface\`: \`interface: { ${first}: … }\` in place of “${textOf(first)}”. The others are ${others.map((name) => `${code(name)} (${textOf(name)})`).join(', ')}.`,
      forms.length > 0 &&
        `What visitors read after a form is under \`messages\`, for each kind of form (${list(forms)}): \`messages: { ${forms[0]}: { success: { title: …, text: … }, error: { title: …, text: … } } }\`. What they get by mail is under \`mails\`.`,
      !isTranslated &&
        `For several sites they are better a file, schema/settings/languages/${language}.json, like the others there.`,
    ],
  });
}
