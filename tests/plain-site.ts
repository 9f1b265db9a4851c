import { parse } from 'yaml';
import type { SiteSettings } from '../schema/generated/types.ts';
import { createContentValidator } from '../schema/validate/validate.ts';
import { plainSettings } from './content.ts';

const validator = await createContentValidator();

/** Returns plain settings with all defaults, as for rendering pages; `own` overrides some. */
export function completeSettings(own: Partial<SiteSettings> = {}): SiteSettings {
  const settings: SiteSettings = { ...parse(plainSettings), ...own };
  validator.site.accept(settings);
  return settings;
}
