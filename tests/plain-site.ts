import { parse } from 'yaml';
import type { SiteSettings } from '../schema/generated/types.ts';
import { createContentValidator } from '../schema/validate/validate.ts';
import { plainSettings } from './content.ts';

const validator = await createContentValidator();

/** Plain settings with every default, as pages are rendered with them; `own` in place of some. */
export function completeSettings(own: Partial<SiteSettings> = {}): SiteSettings {
  const settings: SiteSettings = { ...parse(plainSettings), ...own };
  validator.site.accept(settings);
  return settings;
}
