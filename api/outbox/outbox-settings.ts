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

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings for reports from environment variables. Problems never repeat a value that may
 * contain a password.
 * @param problems receives a sentence for each invalid variable
 */
export function readOutboxSettings(variables: Variables, problems: string[]): OutboxSettings {
  const read = (name: string) => variables[name]?.trim() || undefined;
  const url = read('LEADS_WEBHOOK_URL');
  const secret = read('LEADS_WEBHOOK_SECRET');
  const server = read('SMTP_URL');
  const from = read('MAIL_FROM');
  const to = read('MAIL_TO');
  const demand = (condition: boolean, problem: string) => {
    if (!condition) problems.push(problem);
  };
  if (url)
    demand(
      isWebhook(url),
      'LEADS_WEBHOOK_URL must be an http or https URL, without a user and a password in it.',
    );
  if (url || secret) {
    demand(url !== undefined, 'LEADS_WEBHOOK_SECRET is set without LEADS_WEBHOOK_URL.');
    demand(
      isSecret(secret),
      `LEADS_WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64; ${howToMake}`,
    );
  }
  if (server) {
    demand(isMailServer(server), 'SMTP_URL must be smtp://USER:PASSWORD@HOST:PORT, or smtps://.');
    demand(from !== undefined, 'SMTP_URL needs MAIL_FROM, the address that mails come from.');
  } else {
    demand(!from && !to, 'MAIL_FROM and MAIL_TO need SMTP_URL.');
  }
  if (from)
    demand(
      isMailbox(from),
      `MAIL_FROM is ${JSON.stringify(from)}; it must be an email address, such as Ada <ada@example.com>.`,
    );
  if (to)
    demand(
      to.split(',').every(isMailbox),
      `MAIL_TO is ${JSON.stringify(to)}; it must be an email address, or several with commas between them.`,
    );
  return {
    ...(url && secret && { webhook: { url, secret } }),
    ...(server && from && { mail: { server, from, to } }),
  };
}

function isWebhook(text: string): boolean {
  const { protocol = '', username, password } = URL.parse(text) ?? {};
  // `fetch` accepts no credentials in the URL; the signature authenticates instead.
  return /^https?:$/.test(protocol) && !username && !password;
}

function isMailServer(text: string): boolean {
  const { protocol = '', hostname } = URL.parse(text) ?? {};
  return /^smtps?:$/.test(protocol) && Boolean(hostname);
}

function isSecret(text = ''): boolean {
  const [, base64 = ''] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text) ?? [];
  const bytes = Buffer.from(base64, 'base64').length;
  return bytes >= 24 && bytes <= 64;
}

/** `ada@example.com`, or `Ada <ada@example.com>`. */
const isMailbox = (text: string): boolean =>
  /^\s*([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>,]+@[^\s@<>,]+)\s*$/.test(text);

const howToMake =
  "this makes one: node -p \"'whsec_' + crypto.randomBytes(32).toString('base64')\"";
