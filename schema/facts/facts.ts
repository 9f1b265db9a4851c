import { collectFigures, packFigures } from '../figures/collect-figures.ts';
import { type CountedWords, countedIn } from '../figures/counted-words.ts';
import type { WrongDate } from '../figures/labels/dates.ts';
import type { Mismatch } from '../figures/mismatch.ts';
import { packSeries } from '../figures/series.ts';
import {
  findStatedPrices,
  mayBeOfPlan,
  pricesOfCells,
  type StatedPrice,
} from '../figures/stated-prices.ts';
import { mentionedRoutes } from '../inline/mentioned-routes.ts';
import { parseInline } from '../inline/parse-inline.ts';
import { type Around, plainAddresses } from '../inline/plain-addresses.ts';
import { type OldNames, pointerAround, pointerToPath } from '../model/pointer.ts';
import type { UsedValues } from '../model/values.ts';
import type { TextEdit } from '../syntax/text-edits.ts';
import type { WrittenNumber } from './doubtful-numbers.ts';
import { type NamingLink, namingLinks } from './link-words.ts';
import type { PageMenuLink } from './menus.ts';
import type { Publication } from './publish-time.ts';
import type { Reference } from './reference.ts';
import type { FaultyParts } from './sound-parts.ts';

/**
 * The facts about one file that rules across pages need. They are small, so that ten thousand fit
 * in a cache.
 */
export interface Facts extends Publication {
  file: string;
  /** `undefined` for site.yaml. */
  route?: string;
  /** An error is about `publish` or `draft`, so that nobody knows from when on the page is there. */
  hasUnclearStart?: true;
  title?: string;
  description?: string;
  /** The link that the page adds to the menus. */
  menu?: PageMenuLink;
  /** An error may be about what puts the page into a menu. */
  hasUnclearMenu?: true;
  /** JSON pointers of the page's main headings, or of the types of blocks whose headings have errors. */
  headings: string[];
  /** An error may hide a main heading. */
  hasUnclearHeading?: true;
  /** A block has a form. */
  form?: true;
  /**
   * The JSON pointer of each link, and its address. In a text, it is in parentheses, or the
   * characters around it are given.
   */
  links: [pointer: string, href: string, withinText?: true | Around][];
  anchors: [pointer: string, id: string][];
  /** Topics that a link can preselect in the page's form. Absent if there are none. */
  topics?: string[];
  /** Texts that look like an address but are not a link. Absent if there are none. */
  mentions?: Mention[];
  /** Links whose text may be the name of a page. Absent if there are none. */
  naming?: NamingLink[];
  /** Figures that other pages may repeat. */
  figures?: string;
  /** Prices in texts. Absent if there are none. */
  prices?: StatedPrice[];
  /** Numbers with words that may have a value of site.yaml elsewhere. Absent if there are none. */
  counted?: CountedWords[];
  /** Dates that do not exist. Absent if there are none. */
  wrongDates?: WrongDate[];
  /**
   * Numbers such as `1.234`, which may be thousands, and `46,5`, which may be one number. Absent if there
   * are none.
   */
  doubtful?: WrittenNumber[];
  /** Series of numbers that other pages may repeat. */
  series?: string;
  /** Figures that contradict the numbers they are computed from. */
  mismatches?: Mismatch[];
  /** Absent if the file uses no values. */
  values?: UsedValues;
  /** Absent if there are none, as on most pages. */
  pictures?: PictureUse[];
  /** Absent if the file has no errors, or could not be read. */
  faulty?: FaultyParts;
  /** How the text was repaired in memory. All pointers refer to the repaired text. */
  repairs?: TextEdit[];
  /** Names that the file has for properties. All pointers have the current ones. Absent if there are none. */
  oldNames?: OldNames;
  /** The words for a generated picture of shared links. Absent if the page names a picture. */
  share?: ShareSubject;
}

type Mention = [pointer: string, before: string, address: string];

/** The words on the generated picture of a shared link. */
export interface ShareSubject {
  title: string;
  /** The menu that contains the page. */
  section?: string;
}

export interface PictureUse {
  /** JSON pointer of the picture's address. */
  pointer: string;
  /** `/screens/forecast.png` is `pages/screens/forecast.png`. */
  address: string;
  alt?: string;
  /** Width on a wide screen, in CSS pixels. */
  shown: number;
  /** Whether it is shown in one colour. */
  silhouette?: true;
}

/**
 * Sorts the references that validation collected into the facts that rules need.
 * @param root what was read from the text
 */
export function factsOf(
  file: string,
  references: readonly Reference[] = [],
  root?: unknown,
  text = '',
): Facts {
  const byRole = Map.groupBy(references, ({ role }) => role);
  const withRole = (role: Reference['role']) => byRole.get(role) ?? [];
  const cells = collectFigures(
    withRole('price').filter(({ pointer }) => mayBeOfPlan(root, pointer)),
  );
  const cellPrices = pricesOfCells(cells, root);
  const figures = [
    ...collectFigures([...withRole('owner'), ...withRole('credit'), ...withRole('figure')]),
    ...cells.filter(([place]) => !cellPrices.some(({ pointer }) => pointer === place)),
  ];
  const series = withRole('series').map(({ pointer, value, series: values = [] }) => ({
    pointer,
    name: value,
    values,
  }));
  return {
    file,
    headings: withRole('page-heading').map(({ pointer }) => pointer),
    links: references.flatMap(linksIn),
    anchors: withRole('anchor').map(({ pointer, value }) => [pointer, value]),
    ...present({
      form: withRole('form').length > 0 ? true : undefined,
      topics: withRole('topic').map(({ pointer }) => String(pointerToPath(pointer).at(-1))),
      mentions: withRole('inline').flatMap(({ pointer, value }) =>
        mentionedRoutes(value).map((mention): Mention => [pointer, ...mention]),
      ),
      naming: namingLinks(references, root),
      figures: packFigures(figures),
      prices: [...findStatedPrices(text, root), ...cellPrices],
      counted: countedIn(text),
      series: packSeries(series),
      mismatches: withRole('mismatch').flatMap(({ mismatch }) => mismatch ?? []),
      pictures: picturesIn(references),
    }),
  };
}

/** Leaves out what is empty, as most facts are on most pages. */
export const present = <T extends object>(facts: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(
    Object.entries(facts).filter(([, fact]) => fact !== undefined && fact.length !== 0),
  ) as { [K in keyof T]?: NonNullable<T[K]> };

/** Returns the links of a value: one if it is an address, or those within its text. */
function linksIn({ role, pointer, value }: Reference): Facts['links'] {
  if (role === 'link') return [[pointer, value]];
  if (role === 'plain-text')
    return plainAddresses(value).map(({ href, around }) => [pointer, href, around]);
  // A picture in a text has its own diagnostic.
  if (role !== 'inline' || value.includes('![')) return [];
  return parseInline(value).flatMap((part): Facts['links'] =>
    part.kind === 'link' ? [[pointer, part.href, true]] : [],
  );
}

/** The width if no schema gives one: that of the whole content. */
const widestShown = 1200;

/**
 * Returns the pictures, each with its text alternative and the innermost width that applies to it.
 */
function picturesIn(references: readonly Reference[]): PictureUse[] {
  return references
    .filter(({ role }) => role === 'picture')
    .map(({ pointer, value }) => {
      const place = `${pointerAround(pointer)}/alt`;
      const alt = references.find((other) => other.role === 'alt' && other.pointer === place);
      const [nearest] = references
        .filter(
          (other) => other.role === 'shown-width' && `${pointer}/`.startsWith(`${other.pointer}/`),
        )
        .sort((a, b) => b.pointer.length - a.pointer.length);
      const isSilhouette = references.some(
        (other) => other.role === 'silhouette' && other.pointer === pointer,
      );
      return {
        pointer,
        address: value,
        ...(alt && { alt: alt.value }),
        shown: Number(nearest?.value ?? widestShown),
        ...(isSilhouette && { silhouette: true }),
      };
    });
}
