import { createTransport } from 'nodemailer';
import type { SiteMails } from '../../schema/generated/types.ts';
import type { Lead } from '../leads/leads.ts';
import { formOf } from './channels.ts';
import { FinalError } from './deliver.ts';

interface MailOptions {
  /** `smtp://USER:PASSWORD@HOST:PORT` */
  server: string;
  from: string;
  /** The operator's address for reports. */
  to?: string | undefined;
  /** Texts of the mails to visitors; `undefined` if they cannot be read. */
  words: Partial<SiteMails> | undefined;
  /** Address where visitors confirm. */
  confirmAt?: string | undefined;
}

/**
 * Milliseconds for a whole mail, less than the lease of its report. A server may take a minute to accept
 * a mail, and sends it even if nobody waits for the answer: then it would be sent again and again. One
 * that goes on answering, but never to the end, must not hold up all other mails.
 */
const timeout = 100_000;
const timeouts = {
  connectionTimeout: 30_000,
  greetingTimeout: 30_000,
  socketTimeout: timeout,
  /** Shorter, because a connection that nobody uses may be lost without notice. */
  idleTimeout: 20_000,
};

/** Mails whose refused recipients are kept in memory. */
const mostRefused = 10_000;

/** Sends mails about leads to the operator and to visitors. */
export function createMails({ server, from, to, words, confirmAt }: MailOptions) {
  const transport = createTransport(
    { url: server, pool: true, maxConnections: 4, requireTLS: sendsPassword(server), ...timeouts },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  /** Who was refused a mail that others have got, by its id. After a restart everybody gets it again. */
  const refused = new Map<string, string[]>();
  const send = async (lead: Lead, channel: string, mail: object) => {
    // The same in every attempt, so that mail programs can detect duplicates.
    const messageId = `<${lead.id}.${channel}@${domainOf(from)}>`;
    const left = refused.get(messageId);
    const sending = transport.sendMail({
      ...mail,
      ...(left && { envelope: { from, to: left } }),
      messageId,
      headers: { 'auto-submitted': 'auto-generated' },
      signal: AbortSignal.timeout(timeout),
    });
    const { rejectedErrors = [] } = await sending.catch((error) => {
      // A visitor's typing error does not go away, and mail servers block senders who insist. One in
      // MAIL_TO may be corrected.
      if (channel !== 'operator' && isNobody(error)) throw new FinalError(error.message);
      throw explain(error);
    });
    refused.delete(messageId);
    const [refusal] = rejectedErrors;
    if (!refusal) return;
    refused.set(
      messageId,
      rejectedErrors.flatMap(({ recipient = [] }) => recipient),
    );
    for (const oldest of refused.keys()) if (refused.size > mostRefused) refused.delete(oldest);
    const isFinal = rejectedErrors.every(({ permanent }) => permanent);
    throw new (isFinal ? FinalError : Error)(`not everybody got it: ${refusal.message}`);
  };
  return {
    async toOperator(lead: Lead): Promise<void> {
      const { email } = lead.data;
      const subject = `New ${lead.kind}${lead.route ? ` from ${lead.route}` : ''}`;
      const replyTo = { name: '', address: email };
      await send(lead, 'operator', { to, subject, replyTo, text: listFields(lead) });
    },
    async toVisitor(lead: Lead): Promise<void> {
      const written = textsOf(words)[formOf(lead.kind, lead.data)];
      if (!written) return;
      const mailbox = { name: '', address: lead.data.email };
      const [subject, text] = [written.subject, written.text].map((part) => fill(part, lead));
      await send(lead, 'visitor', { to: mailbox, subject, text });
    },
    /** Asks visitors whether it was they who signed up. */
    async toConfirm(lead: Lead, token: string | null): Promise<void> {
      const written = textsOf(words).confirmation;
      if (!written || !confirmAt || !token) throw new Error('DOUBLE_OPT_IN is off');
      const link = `${confirmAt}?${new URLSearchParams({ lead: lead.id, token })}`;
      const mailbox = { name: '', address: lead.data.email };
      const [subject, ...texts] = [written.subject, ...written.text.split('{link}')].map((part) =>
        fill(part, lead),
      );
      await send(lead, 'confirmation', { to: mailbox, subject, text: texts.join(link) });
    },
  };
}

/** @throws Error if the texts could not be read */
function textsOf(words: Partial<SiteMails> | undefined): Partial<SiteMails> {
  if (!words) throw new Error('site.yaml has errors. Correct them, and restart the server');
  return words;
}

/**
 * Lists all fields, one per line so that none can imitate another; a message comes last, with its
 * own lines.
 */
function listFields({ id, kind, receivedAt, route, block, data }: Lead): string {
  const { message, ...fields } = { message: undefined, ...data };
  const lines = Object.entries({ ...fields, route, block, kind, receivedAt, id })
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${String(value).replace(/\s+/g, ' ')}`);
  return [...lines, ...(message ? ['', message] : [])].join('\n');
}

/**
 * Inserts the fields of a lead into a text: `{firstName}`. They are limited to one short line without
 * addresses of websites, because strangers write them to whom they like: mail programs turn
 * `example.com/prize` into a link.
 */
const fill = (text: string, { data }: Lead): string =>
  text.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'email'
      ? data.email
      : String(new Map(Object.entries(data)).get(name) ?? '')
          .replace(/([.\u3002\uff0e\uff61])(?=\S)/g, '$1 ')
          .replace(/\s+/g, ' ')
          .slice(0, 50),
  );

/**
 * Whether a password is sent over a network. A server that offers no TLS, or whose offer somebody on
 * the way has removed, must not get it. `?requireTLS=false` at the end of the URL permits it.
 */
function sendsPassword(server: string): boolean {
  const { password, hostname } = new URL(server);
  return password !== '' && !/^(localhost|127\.[\d.]+|\[::1\])$/i.test(hostname);
}

/** Errors that say too little, most of them about TLS, and what the operator needs to know. */
const explanations: readonly [RegExp, string][] = [
  [/wrong version number/, 'no TLS at this port: smtps:// is for 465, smtp:// for others'],
  [/Greeting never received/, 'no greeting. Port 465 needs smtps://'],
  [/upgrading connection with STARTTLS/, 'no STARTTLS, which the password needs. See SMTP_URL'],
  [
    /^Message sending aborted$/,
    `the mail server did not accept the mail within ${timeout / 1000} s`,
  ],
];

/** Returns the error that says more, or any other error unchanged. */
function explain(error: Error): Error {
  const [, explanation] = explanations.find(([message]) => message.test(error.message)) ?? [];
  return explanation === undefined ? error : new Error(explanation);
}

/**
 * Whether a server says that a mailbox or its domain does not exist (RFC 3463, section 3.2). In reply to
 * `MAIL FROM` that is the operator's.
 */
const isNobody = ({ command, response = '' }: { command?: string; response?: string }): boolean =>
  command !== 'MAIL FROM' && /^5\d\d[ -]5\.1\.(1|2|3|10)\b/.test(response);

const domainOf = (mailbox: string): string =>
  /@([^\s<>@]+)>?\s*$/.exec(mailbox)?.[1] ?? 'localhost';
