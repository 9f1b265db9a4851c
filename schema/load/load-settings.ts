import { type Diagnostic, hasErrors } from '../diagnostics/diagnostics.ts';
import type { SiteSettings } from '../generated/types.ts';
import type { ContentValidator } from '../validate/validate.ts';
import { readContentFile } from './content-files.ts';
import { type Facts, factsOf, parseAndCheck, placed } from './load-page.ts';

export interface LoadedSettings {
  facts: Facts;
  /** `undefined` where site.yaml has errors. */
  settings: SiteSettings | undefined;
  /** The planned addresses, read even where something else is wrong; `undefined` where they cannot be. */
  planned: string[] | undefined;
  diagnostics: Diagnostic[];
}

/** Reads site.yaml. */
export async function loadSettings(
  content: string,
  validator: ContentValidator,
): Promise<LoadedSettings> {
  const read = readContentFile(content, 'site.yaml');
  if (!('text' in read)) {
    const facts = factsOf('site.yaml', []);
    return { facts, settings: undefined, planned: undefined, diagnostics: [read] };
  }
  const { text } = read;
  const { value, problems, references } = await parseAndCheck(text, validator.site);
  const facts = factsOf('site.yaml', references);
  const planned = (value as Partial<SiteSettings> | undefined)?.planned ?? (value ? [] : undefined);
  const diagnostics = problems.length > 0 ? await placed('site.yaml', text, problems) : [];
  if (hasErrors(diagnostics)) {
    return { facts, settings: undefined, planned: arrayOrNothing(planned), diagnostics };
  }
  return { facts, settings: value as SiteSettings, planned, diagnostics };
}

const arrayOrNothing = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.map(String) : undefined;
