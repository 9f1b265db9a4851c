/** How leads are reported, as configured by the operator. */
export interface OutboxSettings {
  webhook?: { url: string; secret: string };
  mail?: {
    /** URL with the password, if there is one. */
    server: string;
    from: string;
    /** The operator's address for reports. */
    to?: string | undefined;
  };
}

/** Whether a text is the address of a webhook: HTTP, without user and password. */
export function isWebhook(text: string): boolean {
  const { protocol = '', username, password } = URL.parse(text) ?? {};
  // `fetch` accepts no credentials in the URL; the signature authenticates instead.
  return /^https?:$/.test(protocol) && !username && !password;
}

/** Whether a text is the address of a mail server: `smtp://mail.example.com:587`. */
export function isMailServer(text: string): boolean {
  const { protocol = '', hostname, hash } = URL.parse(text) ?? {};
  // After a # is the rest of a password that contains one.
  return /^smtps?:$/.test(protocol) && Boolean(hostname) && !hash;
}

/** The key of Standard Webhooks: `whsec_` and base64. */
export function isWebhookSecret(text: string): boolean {
  const [, base64 = ''] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64').length;
  return bytes >= 24 && bytes <= 64;
}

/** `ada@example.com`, or `Ada <ada@example.com>`. */
export const isMailbox = (text: string): boolean =>
  /^\s*([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>,]+@[^\s@<>,]+)\s*$/.test(text);
