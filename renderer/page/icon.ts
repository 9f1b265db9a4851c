import { initialOf } from '../../blocks/ui/frame/initial.ts';
import type { SiteSettings } from '../../schema/generated/types.ts';
import { escapeHtml } from './escape-html.ts';

/** The address of the site's icon. */
export const iconAddress = '/favicon.svg';

/** The icon of a site without an icon file: the brand's first letter in the colours of its buttons. */
export function drawIcon({ brand, theme }: SiteSettings): string {
  const { primary, onPrimary } = theme.colors;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${primary.light}"/><text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${onPrimary.light}">${escapeHtml(initialOf(brand.name))}</text></svg>\n`;
}
