const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * The content security policy for the header of a page: what the page says in its own `meta`
 * element, which works without this server too, and what only a header can say.
 */
export function readPolicy(html: string): string {
  const [, escaped = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html) ?? [];
  const policy = escaped.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '');
  return [policy, "frame-ancestors 'none'"]
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join('; ');
}
