import { inPageForm } from '../addresses/correct-address.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostics.ts';
import { withoutHost } from '../diagnostics/forms/addresses.ts';
import type { SiteSettings } from '../generated/types.ts';
import type { Redirects } from '../redirects/redirects.ts';
import type { ContentValidator } from '../validate/validate.ts';
import { checkWithValues } from '../values/check-with-values.ts';
import { takeValues } from '../values/read-values.ts';
import { noValues, type Values } from '../values/values.ts';
import { readContentFile } from './content-files.ts';
import { type Facts, factsOf, parseAndCheck, placed } from './load-page.ts';

export interface LoadedSettings {
  facts: Facts;
  /** With the values in place, and without `values` itself; `undefined` where site.yaml has errors. */
  settings: SiteSettings | undefined;
  /** What pages may use; `undefined` where one of them is wrong, or site.yaml is not YAML. */
  values: Values | undefined;
  /** The planned addresses, read even where something else is wrong; `undefined` where they cannot be. */
  planned: string[] | undefined;
  /** The same for addresses that have moved. */
  redirects: Redirects | undefined;
  diagnostics: Diagnostic[];
}

/** What stands in a file of settings in any case. */
const firstSettings =
  'The settings of a site start like this: `brand:`, and below it, two spaces further in, `name: …`.';

/** Reads site.yaml. */
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
  const taken = new WeakMap<object, ReturnType<typeof takeValues>>();
  const check = checkWithValues(validator.site, text, (content) => {
    if (typeof content !== 'object' || content === null) return undefined;
    const own = takeValues(content, text);
    taken.set(content, own);
    return own.values;
  });
  const { value, references, revision, ...found } = await parseAndCheck(text, check);
  const facts = factsOf('site.yaml', references, value);
  const used = check.usedIn(value);
  if (used) facts.values = used;
  // What stands in a text that was repaired is not to be relied on.
  const own = revision ? undefined : taken.get(Object(value));
  const ofValues = own?.problems ?? [];
  const all = [
    ...found.problems.filter(
      ({ code, where }) =>
        ofValues.length === 0 || code !== 'P102' || where.path?.join() !== 'values',
    ),
    ...ofValues,
  ];
  // Where something has a name that nobody knows, it may be the values.
  const mayBeElsewhere =
    own?.values?.size === 0 &&
    all.some(({ code, where }) => code === 'P104' && where.path?.length === 1);
  const values = mayBeElsewhere ? undefined : own?.values;
  const problems = (mayBeElsewhere ? all.filter(({ code }) => code !== 'V801') : all).map(
    (problem) => (problem.code === 'Y006' ? { ...problem, hints: [firstSettings] } : problem),
  );
  const written = revision ? undefined : (value as Partial<SiteSettings> | undefined);
  const planned = written?.planned ?? (written ? [] : undefined);
  const redirects = written === undefined ? undefined : redirectsIn(written);
  const diagnostics =
    problems.length > 0 ? await placed('site.yaml', text, problems, revision) : [];
  if (hasErrors(diagnostics)) {
    const asFarAsRead = { planned: arrayOrNothing(planned), redirects };
    return { facts, settings: undefined, values, ...asFarAsRead, diagnostics };
  }
  const settings = value as SiteSettings;
  return { facts, settings, values: values ?? noValues, planned, redirects, diagnostics };
}

const arrayOrNothing = (value: unknown): string[] | undefined =>
  // One in another form is a mistake there, and none in the links to it; nor is one with something beside it.
  Array.isArray(value)
    ? value.flatMap(textsIn).map((each) => inPageForm(withoutHost(each) ?? each).address)
    : undefined;

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap((entry) => entry.map(String))
    : [String(value)];

/** Those of them that are texts, as they should be. */
function redirectsIn(settings: unknown): Redirects {
  const { redirects } = settings as { redirects?: unknown };
  if (Array.isArray(redirects) || typeof redirects !== 'object') return {};
  const entries = Object.entries(Object(redirects));
  return Object.fromEntries(
    entries.filter(([, target]) => typeof target === 'string'),
  ) as Redirects;
}
