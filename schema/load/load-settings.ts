import { inPageForm } from '../addresses/correct-address.ts';
import { withoutHost } from '../diagnostics/forms/addresses.ts';
import { type Facts, factsOf, present } from '../facts/facts.ts';
import type { Reference } from '../facts/reference.ts';
import type { SiteSettings } from '../generated/types.ts';
import { type Diagnostic, hasErrors, type Problem } from '../model/diagnostics.ts';
import { pointerOf } from '../model/pointer.ts';
import type { Redirects } from '../model/redirects.ts';
import { type DeclaredValues, noValues, type Values } from '../model/values.ts';
import { editsOf } from '../syntax/revision.ts';
import type { ContentValidator, FileCheck } from '../validate/validate.ts';
import { createCheckWithValues } from '../values/check-with-values.ts';
import { type TakenValues, takeValues } from '../values/read-values.ts';
import { parseAndCheck, placed } from './load-page.ts';
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

/** Says how to begin an empty site.yaml. */
const withFirstSettings = (problem: Problem): Problem =>
  problem.code === 'Y006'
    ? {
        ...problem,
        hints:
          'The settings of a site start like this: `brand:`, and below it, two spaces further in, `name: …`.',
      }
    : problem;

/** Reads and validates site.yaml. */
export async function loadSettings(
  content: string,
  validator: ContentValidator,
): Promise<LoadedSettings> {
  const read = readContentFile(content, 'site.yaml');
  const nothing = { settings: undefined, values: undefined, planned: undefined };
  if (!('text' in read))
    return { facts: factsOf('site.yaml'), ...nothing, redirects: undefined, diagnostics: [read] };
  const { text } = read;
  const { check, takenFrom } = checkTakingValues(text, validator);
  const { value, references, revision, problems, oldNames } = await parseAndCheck(text, check);
  const misspelt = misspeltIn(problems, value);
  const facts: Facts = {
    ...factsOf('site.yaml', references, value, text),
    ...present({
      values: check.usedIn(value, problems),
      oldNames,
      // What stands in them is compared under their right names, which have no place in the file yet.
      faulty: [...misspelt.keys()].map((name) => `/${name}`),
    }),
  };
  // Where each repair is certain, so is what else is there.
  const isClear = !revision || problems.every(isCertainRepair);
  const ofValues = takenFrom(value)?.problems ?? [];
  const all = await withValueProblems(problems, ofValues, text, isClear);
  // The values in a repaired text cannot be relied on.
  const siteValues = revision ? undefined : takenFrom(value);
  const isElsewhere = siteValues?.values?.size === 0 && mayHaveValuesElsewhere(all, text);
  const explained = all
    .filter(({ code }) => code !== 'V801' || !isElsewhere)
    .map(withFirstSettings);
  const diagnostics =
    explained.length > 0 ? await placed('site.yaml', text, explained, revision) : [];
  if (revision) {
    const { faultyParts } = await import('./faulty-parts.ts');
    facts.repairs = editsOf(text, revision);
    facts.faulty = isClear ? faultyParts(text, value, problems, revision) : 'all';
  }
  const written =
    !isClear || value === undefined
      ? undefined
      : { ...Object(value), ...Object.fromEntries(misspelt) };
  const planned = written?.planned ?? (written && !isIndented('planned', text) ? [] : undefined);
  const redirects = written && redirectsIn(written);
  const misspeltValues = !revision && misspelt.has('values') && { values: misspelt.get('values') };
  const certain = isElsewhere ? undefined : siteValues?.values;
  const values = misspeltValues ? takeValues(misspeltValues, text).values : certain;
  if (hasErrors(diagnostics)) {
    const { declared } = siteValues ?? {};
    const readable = { planned: addressesIn(planned), redirects, ...(declared && { declared }) };
    return { facts, settings: undefined, values, ...readable, diagnostics };
  }
  const settings = value as SiteSettings;
  return { facts, settings, values: values ?? noValues, planned, redirects, diagnostics };
}

/** Checks site.yaml without its values, which are taken out of its content first. */
function checkTakingValues(text: string, validator: ContentValidator) {
  const taken = new WeakMap<object, TakenValues>();
  const takenFrom = (content: unknown) => taken.get(Object(content));
  const site: FileCheck = {
    ...validator.site,
    // Values are not in the content any more, but in the text that is searched for stray marks.
    advise: (references, value, written) =>
      validator.site.advise(
        [...references, ...textsOf(takenFrom(value)?.values ?? noValues)],
        value,
        written,
      ),
  };
  const check = createCheckWithValues(site, text, (content) => {
    if (typeof content !== 'object' || content === null) return undefined;
    const found = takeValues(content, text);
    taken.set(content, found);
    return found.values;
  });
  return { check, takenFrom };
}

/** A value may be used in any text, marks included. */
const textsOf = (values: Values): Reference[] =>
  [...values].map(([name, { text }]) => ({
    role: 'inline',
    pointer: pointerOf(['values', ...name.split('.')]),
    value: text,
  }));

/** Whether a problem is one that only a repair of the YAML explains, and that one is certain. */
const isCertainRepair = ({ where, replacement }: Problem): boolean =>
  !('offsets' in where) || replacement?.certain === true;

/**
 * Adds the problems of values, instead of that of the schema about all of them.
 * @param isClear whether they are in the file as it is, and do not follow from a repair that may be wrong
 */
async function withValueProblems(
  problems: readonly Problem[],
  ofValues: readonly Problem[],
  text: string,
  isClear: boolean,
): Promise<readonly Problem[]> {
  if (ofValues.length === 0) return problems;
  const isOfAll = ({ code, where }: Problem) => code === 'P102' && where.path?.join() === 'values';
  const others = problems.filter((each) => !isOfAll(each));
  if (!isClear) return others;
  const { explainMisplaced } = await import('../values/misplaced-settings.ts');
  return [...others, ...explainMisplaced(ofValues, text)];
}

/** Whether values may be under an unknown name, or a part of another group. */
const mayHaveValuesElsewhere = (problems: readonly Problem[], text: string): boolean =>
  isIndented('values', text) ||
  problems.some(({ code, where }) => code === 'P104' && where.path?.length === 1);

const isIndented = (name: string, text: string): boolean =>
  new RegExp(`^[ \\t]+${name}:`, 'm').test(text);

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

/**
 * Returns addresses in their right form: one in another form, or with something beside it, is reported
 * in `planned` itself, not again at each link to it.
 */
const addressesIn = (planned: unknown): string[] | undefined =>
  Array.isArray(planned)
    ? planned
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
