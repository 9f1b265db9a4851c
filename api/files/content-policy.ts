import { inactive, mayRun, noFrames, ownFrames } from '../../schema/security-headers.ts';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The beginning of a rendered page, up to its policy. */
const renderedPage =
  /^<!doctype html>\s*<html [^>]*\bdata-version="[^>]*>\s*<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)"/i;

const exampleOfCatalogue = /^<!doctype html>\s*<html [^>]*\bdata-example\b/i;

/**
 * Returns the content security policy for the header of a file. A rendered page has its own policy
 * in a `meta` element, which works without this server too; the header adds the directives that
 * only a header can set.
 * @param type media type
 * @returns `undefined` if browsers run no scripts in the file
 */
export function policyOf(type: string, text: () => string): string | undefined {
  if (!mayRun(type)) return undefined;
  const escaped = type.startsWith('text/html') ? renderedPage.exec(text())?.[1] : undefined;
  if (escaped === undefined) return inactive;
  const policy = escaped.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '');
  const frames = exampleOfCatalogue.test(text()) ? ownFrames : noFrames;
  return `${policy.replace(/\s+/g, ' ').trim()}; ${frames}`;
}
