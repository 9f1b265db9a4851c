import { inPageForm } from '../addresses/correct-address.ts';
import { type Diagnostic, hasErrors, type Problem } from '../diagnostics/diagnostics.ts';
import { withoutHost } from '../diagnostics/forms/addresses.ts';
import { findStatedPrices } from '../figures/stated-prices.ts';
import type { SiteSettings } from '../generated/types.ts';
import type { Redirects } from '../redirects/redirects.ts';
import type { ContentValidator } from '../validate/validate.ts';
import { checkWithValues } from '../values/check-with-values.ts';
import { takeValues } from '../values/read-values.ts';
import { type DeclaredValues, noValues, type Values } from '../values/values.ts';
import { editsOf } from '../yaml/revision.ts';
import { type Facts, factsOf, parseAndCheck, placed } from './load-page.ts';
import { readContentFile } from './read-content-file.ts';

export interface LoadedSettings {
  facts: Facts;
  /**
   * The settings with their values inserted, without `values` itself. `undefined` if site.yaml has
   * errors.
   */
  settings: SiteSettings | undefined;
  /**
   * The values that pages may use. `undefined` if one of them is wrong, or site.yaml is not YAML.
   */
  values: Values | undefined;
  /** What is there of the values if one of them is wrong, and it is clear which. */
  declared?: DeclaredValues;
  /**
   * The planned addresses, also if another part of site.yaml has errors. `undefined` if they cannot
   * be read.
   */
  planned: string[] | undefined;
  /** The redirects, under the same conditions. */
  redirects: Redirects | undefined;
  diagnostics: Diagnostic[];
}

/** The hint for an empty site.yaml. */
const firstSettings =
  'The settings of a site start like this: `brand:`, and below it, two spaces further in, `name: …`.';

/** Reads and validates site.yaml. */
export async function loadSettings(
  content: string,
  validator: ContentValidator,
): Promise<LoadedSettings> {
  const read = readContentFile(content, 'site.yaml');
  if (!('text' in read)) {
    const facts = factsOf('site.yaml', []);
    const nothing = { settings: undefined, values: undefined };
    return { facts, ...nothing, planned: undefined, redirects: undefined, diagnostics: [read] };
  }
  const { text } = read;
  const takenValues = new WeakMap<object, ReturnType<typeof takeValues>>();
  const check = checkWithValues(validator.site, text, (content) => {
    if (typeof content !== 'object' || content === null) return undefined;
    const siteValues = takeValues(content, text);
    takenValues.set(content, siteValues);
    return siteValues.values;
  });
  const { value, references, revision, ...found } = await parseAndCheck(text, check);
  const facts = factsOf('site.yaml', references, value);
  const prices = findStatedPrices(text, value);
  if (prices.length > 0) facts.prices = prices;
  const used = check.usedIn(value);
  if (used) facts.values = used;
  const misspelt = misspeltIn(found.problems, value);
  // What stands in them is compared under their right names, which have no place in the file yet.
  if (misspelt.size > 0) facts.faulty = [...misspelt.keys()].map((name) => `/${name}`);
  // The values in a repaired text cannot be relied on.
  const siteValues = revision ? undefined : takenValues.get(Object(value));
  const valueProblems = await withMisplaced(siteValues?.problems ?? [], text);
  const all = [
    ...found.problems.filter(
      ({ code, where }) =>
        valueProblems.length === 0 || code !== 'P102' || where.path?.join() !== 'values',
    ),
    ...valueProblems,
  ];
  const isIndented = (name: string) => new RegExp(`^[ \\t]+${name}:`, 'm').test(text);
  // If a property has an unknown name, it may be the values. They may also be part of another group.
  const mayBeElsewhere =
    siteValues?.values?.size === 0 &&
    (isIndented('values') ||
      all.some(({ code, where }) => code === 'P104' && where.path?.length === 1));
  const underMisspelt = misspelt.has('values') && !revision;
  const values = underMisspelt
    ? takeValues({ values: misspelt.get('values') }, text).values
    : mayBeElsewhere
      ? undefined
      : siteValues?.values;
  const problems = (mayBeElsewhere ? all.filter(({ code }) => code !== 'V801') : all).map(
    (problem) => (problem.code === 'Y006' ? { ...problem, hints: [firstSettings] } : problem),
  );
  // Where each repair is certain, so is what else is there.
  const isClear = !revision || found.problems.every(isCertainRepair);
  const written: Partial<SiteSettings> | undefined =
    !isClear || value === undefined
      ? undefined
      : { ...Object(value), ...Object.fromEntries(misspelt) };
  const planned = written?.planned ?? (written && !isIndented('planned') ? [] : undefined);
  const redirects = written === undefined ? undefined : redirectsIn(written);
  const diagnostics =
    problems.length > 0 ? await placed('site.yaml', text, problems, revision) : [];
  if (revision) {
    const { faultyParts } = await import('./faulty-parts.ts');
    facts.repairs = editsOf(text, revision);
    facts.faulty = isClear ? faultyParts(text, value, found.problems, revision) : 'all';
  }
  if (hasErrors(diagnostics)) {
    const readable = { planned: arrayOrNothing(planned), redirects };
    const declared = siteValues?.declared;
    return {
      ...{ facts, settings: undefined, values, ...readable, diagnostics },
      ...(declared && { declared }),
    };
  }
  const settings = value as SiteSettings;
  return { facts, settings, values: values ?? noValues, planned, redirects, diagnostics };
}

/** Whether a problem is one that only a repair of the YAML explains, and that one is certain. */
const isCertainRepair = ({ where, replacement }: Problem): boolean =>
  !('offsets' in where) || replacement?.certain === true;

/** Settings that pages depend on, apart from what they look like. */
const neededByPages = ['planned', 'redirects', 'values'];

/** Returns what is in such settings whose names are misspelt, by their right names. */
function misspeltIn(problems: readonly Problem[], value: unknown): Map<string, unknown> {
  return new Map(
    problems.flatMap(({ code, where: { path = [] }, replacement }): [string, unknown][] => {
      const [found = '', ...more] = path;
      const name = replacement?.text ?? '';
      const isClear = code === 'P104' && replacement?.certain === true && more.length === 0;
      return isClear && neededByPages.includes(name) && !Object.hasOwn(Object(value), name)
        ? [[name, Object(value)[found]]]
        : [];
    }),
  );
}

/** Explains values that are properties of site.yaml. */
async function withMisplaced(problems: readonly Problem[], text: string): Promise<Problem[]> {
  if (problems.length === 0) return [];
  const { explainMisplaced } = await import('../values/misplaced-settings.ts');
  return explainMisplaced(problems, text);
}

const arrayOrNothing = (value: unknown): string[] | undefined =>
  // An address in another form, or with something beside it, is reported in `planned` itself, not
  // again at each link to it.
  Array.isArray(value)
    ? value
        .flatMap(textsIn)
        .map((each) => inPageForm((withoutHost(each) ?? each).replace(/[?#].*/, '')).address)
    : undefined;

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap((entry) => entry.map(String))
    : [String(value)];

/** Returns the redirects whose targets are texts. The others are reported. */
function redirectsIn(settings: unknown): Redirects {
  const { redirects } = settings as { redirects?: unknown };
  if (Array.isArray(redirects) || typeof redirects !== 'object') return {};
  const entries = Object.entries(Object(redirects));
  return Object.fromEntries(
    entries.filter(([, target]) => typeof target === 'string'),
  ) as Redirects;
}
