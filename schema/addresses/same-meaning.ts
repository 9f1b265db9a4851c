import { slug } from '../diagnostics/forms/names.ts';
import type { SiteView } from '../facts/rule.ts';
import { folderOf, lastPartOf, stem, wordsOf } from '../model/name-words.ts';
import { oncePer } from '../once-per.ts';
import { onlyOf } from '../only-of.ts';

/** Different names for the same page. */
const synonyms: readonly (readonly string[])[] = [
  'signup sign-up register registration trial free-trial start get-started getting-started try demo request-demo book-demo join',
  'login log-in signin sign-in account',
  'jobs job careers career vacancies openings open-positions hiring join-us work-with-us',
  'pricing prices price plans plan cost costs tariffs packages',
  'contact contact-us contact-sales contact-form get-in-touch support sales',
  'about about-us company team our-team who-we-are our-story story mission',
  'privacy privacy-policy privacy-notice data-protection gdpr',
  'terms terms-of-service terms-of-use terms-and-conditions tos conditions',
  'eula license licence license-agreement licence-agreement',
  'imprint impressum legal-notice',
  'blog news articles posts',
  'docs documentation manual guides',
  'features feature functions capabilities',
  'case-studies cases customers customer-stories success-stories references',
  'forgot-password reset-password lost-password password-reset',
  'faq faqs questions help help-center help-centre',
  'resources learn library academy',
].map((words) => words.split(' '));

const groupOf = new Map(synonyms.flatMap((names, group) => names.map((name) => [name, group])));

/** The pages of a site with their titles, and the planned ones. */
type NamedPages = Pick<SiteView, 'pages' | 'planned'>;

interface Named {
  route: string;
  folder: string;
  group: number | undefined;
  /** Words of the last part of the address. */
  words: string[];
  /** These and the words of the title. */
  allWords: string[];
}

/** Returns at most two pages with a synonymous name, such as `/careers` for `/jobs`. */
export function sameName(
  address: string,
  site: NamedPages,
  isWanted: (route: string) => boolean,
): string[] {
  const { group } = named(address, undefined);
  const found = group === undefined ? [] : namesOf(site).filter((each) => each.group === group);
  const routes = found.map(({ route }) => route).filter(isWanted);
  return routes.length <= 2 ? routes : [];
}

/**
 * Returns at most two pages or planned pages whose names contain the words of an address or
 * synonyms.
 */
export function sameMeaning(
  address: string,
  site: NamedPages,
  isWanted: (route: string) => boolean,
): string[] {
  const { words, folder } = named(address, undefined);
  const all = namesOf(site).filter(({ route }) => isWanted(route));
  const few = (found: readonly Named[]): string[] => {
    const beside = found.filter((each) => each.folder === folder);
    const best = beside.length > 0 ? beside : found;
    return best.length <= 2 ? best.map(({ route }) => route) : [];
  };
  const steps: ((each: Named) => boolean)[] = [
    (each) => hasAll(each.words, words),
    (each) => hasAll(each.allWords, words),
    (each) => hasAll(words, each.words),
  ];
  for (const step of steps) {
    const found = few(all.filter(step));
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns the only page that a button names, such as `/contact` for `Contact Sales`. */
export function pageNamed(label: string, site: NamedPages): string | undefined {
  const words = slug(label).split('-');
  const isWanted = (route: string) => site.pages.has(route) && route !== '/';
  // All words, or the longest part of them that is a name: `free-trial` in `Start free trial`.
  const runs = words
    .flatMap((_, from) => words.slice(from).map((_, count) => words.slice(from, from + count + 1)))
    .toSorted((a, b) => b.length - a.length);
  return onlyOf(
    runs
      .map((run) => sameName(`/${run.join('-')}`, site, isWanted))
      .find(({ length }) => length > 0) ?? sameMeaning(`/${words.join('-')}`, site, isWanted),
  );
}

const namesOf = oncePer((site: NamedPages): Named[] => [
  ...[...site.pages].map(([route, { title }]) => named(route, title)),
  ...[...(site.planned?.keys() ?? [])].map((route) => named(route, undefined)),
]);

function named(route: string, title: string | undefined): Named {
  const name = lastPartOf(route);
  const words = wordsOf(name);
  return {
    route,
    folder: folderOf(route),
    group: groupOf.get(name),
    words,
    allWords: title === undefined ? words : [...words, ...wordsOf(title)],
  };
}

/** Whether each wanted word equals one of the words, or starts like one. */
export const hasAll = (words: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length > 0 &&
  wanted.every((one) =>
    words.some(
      (other) =>
        one === other ||
        (Math.min(one.length, other.length) >= 3 &&
          (one.startsWith(stem(other)) || other.startsWith(stem(one)))),
    ),
  );
