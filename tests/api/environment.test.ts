import { existsSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adviseOfMisspelt, readEnvironment } from '../../api/environment.ts';
import { variables } from '../../api/variables.ts';
import { contentFolder } from '../content.ts';

const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;
const defaults = {
  host: '127.0.0.1',
  port: 3000,
  dataFolder: 'data',
  rateLimitPerMinute: 30,
  totalLimitPerMinute: 300,
  trustProxy: 0,
  publicUrl: undefined,
  apiOrigin: undefined,
  allowedOrigins: [],
  logLevel: 'info',
  metricsPort: undefined,
  retentionDays: 0,
  doubleOptIn: false,
  proofOfWork: false,
  reports: {},
};

test('operators can look up each variable, which has a name of its own', () => {
  const folder = join(import.meta.dirname, '../../deploy');
  const pages = globSync('*.md', { cwd: folder }).map((name) =>
    readFileSync(join(folder, name), 'utf8'),
  );
  const listed = new Set(pages.join().match(/\b[A-Z]+(?:_[A-Z]+)*\b/g));
  const names = Object.values(variables).map(({ name }) => name);
  expect(names.filter((name) => !listed.has(name))).toEqual([]);
  expect(names).toEqual([...new Set(names)]);
});

describe('what is set counts, what is empty does not', () => {
  test.each([
    [{}, {}],
    [{ HOST: '', PORT: '', DATA_DIR: '', RATE_LIMIT_PER_MINUTE: '', TRUST_PROXY: '' }, {}],
    [
      { HOST: '0.0.0.0', PORT: '0' },
      { host: '0.0.0.0', port: 0 },
    ],
    [
      { HOST: '::', PORT: '65535' },
      { host: '::', port: 65_535 },
    ],
    [
      { HOST: 'my-host.example', PORT: ' 80 ' },
      { host: 'my-host.example', port: 80 },
    ],
    [{ DATA_DIR: '/srv/leads' }, { dataFolder: '/srv/leads' }],
    [{ DATABASE_URL: 'postgres://a:b@c/d' }, { databaseUrl: 'postgres://a:b@c/d' }],
    [
      { DATABASE_URL: 'postgres://a:b,c@d:1,[::1]:2,e/f?host=x,y' },
      { databaseUrl: 'postgres://a:b,c@d:1,[::1]:2,e/f?host=x,y' },
    ],
    [{ RATE_LIMIT_PER_MINUTE: '0' }, { rateLimitPerMinute: 0, totalLimitPerMinute: 0 }],
    [{ RATE_LIMIT_TOTAL_PER_MINUTE: '9' }, { totalLimitPerMinute: 9 }],
    [{ LEADS_RETENTION_DAYS: '90' }, { retentionDays: 90 }],
    [
      { SMTP_URL: 'smtp://a:b@c', MAIL_FROM: 'Site <a@b.co>', MAIL_TO: 'c@d.co, e@f.co' },
      {
        reports: { mail: { server: 'smtp://a:b@c', from: 'Site <a@b.co>', to: 'c@d.co, e@f.co' } },
      },
    ],
    [
      { LEADS_WEBHOOK_URL: 'https://a.example', LEADS_WEBHOOK_SECRET: secret },
      { reports: { webhook: { url: 'https://a.example', secret } } },
    ],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
    [{ PUBLIC_URL: 'https://Example.com:443/' }, { publicUrl: 'https://example.com' }],
    [
      { ALLOWED_ORIGINS: 'https://a.example, http://b.example:81' },
      { allowedOrigins: ['https://a.example', 'http://b.example:81'] },
    ],
    [
      { LOG_LEVEL: 'trace', METRICS_PORT: '9464' },
      { logLevel: 'trace', metricsPort: 9464 },
    ],
  ])('%o', (variables, expected) => {
    expect(readEnvironment(variables)).toEqual({ ...defaults, ...expected });
  });
});

describe('an error says the variable, what was found and what is allowed', () => {
  test.each([
    [{ HOST: 'http://x' }, 'HOST must be an address or a host name to listen on'],
    [{ HOST: '[::]' }, 'HOST is "[::]"; it must be'],
    [{ PORT: '65536' }, 'PORT is "65536"; it must be a whole number from 0 to 65535'],
    [{ PORT: '3e3' }, 'PORT is "3e3"; it must be'],
    [{ PORT: '-1' }, 'PORT is "-1"; it must be'],
    [{ RATE_LIMIT_PER_MINUTE: '1.5' }, 'RATE_LIMIT_PER_MINUTE is "1.5"; it must be a whole number'],
    [{ DATABASE_URL: 'mysql://a:b@c/d' }, 'DATABASE_URL must be the address of a database'],
    [{ LEADS_WEBHOOK_URL: 'https://a.example' }, 'LEADS_WEBHOOK_URL needs LEADS_WEBHOOK_SECRET'],
    [{ LEADS_WEBHOOK_SECRET: 'whsec_x' }, 'LEADS_WEBHOOK_SECRET must be whsec_'],
    [{ LEADS_WEBHOOK_SECRET: secret }, 'LEADS_WEBHOOK_SECRET needs LEADS_WEBHOOK_URL'],
    [{ SMTP_URL: 'http://a', MAIL_FROM: 'a@b.co' }, 'SMTP_URL must be smtp://'],
    [
      { LEADS_WEBHOOK_URL: 'https://a:b@c.example', LEADS_WEBHOOK_SECRET: secret },
      'LEADS_WEBHOOK_URL must be an http or https URL, without a user and a password',
    ],
    [{ SMTP_URL: 'smtp:a', MAIL_FROM: 'a@b.co' }, 'SMTP_URL must be smtp://'],
    [{ SMTP_URL: 'smtp://a:1#b@c', MAIL_FROM: 'a@b.co' }, /SMTP_URL must be .*%23 for #/],
    [{ SMTP_URL: 'smtp://a:b/c@d', MAIL_FROM: 'a@b.co' }, /SMTP_URL must be .*%2F for \//],
    [{ DATABASE_URL: 'postgres://a:1#b@c/d' }, /DATABASE_URL must be .*%23 for #/],
    [{ DATABASE_URL: '"postgres://a:b@c/d"' }, 'DATABASE_URL is in quotes'],
    [{ DATA_DIR: "'/srv/leads'" }, 'DATA_DIR is in quotes'],
    [{ DATA_DIR: '~/leads' }, 'DATA_DIR is "~/leads"; it must be a folder, without ~'],
    [{ SMTP_URL: 'smtp://a' }, 'SMTP_URL needs MAIL_FROM'],
    [{ SMTP_URL: 'smtp://a', MAIL_FROM: 'Ada' }, 'MAIL_FROM is "Ada"; it must be an email address'],
    [
      { SMTP_URL: 'smtp://a', MAIL_FROM: 'a@b.co', MAIL_TO: 'a@b.co; c@d.co' },
      'MAIL_TO must be an email address, or several',
    ],
    [{ MAIL_TO: 'a@b.co' }, 'MAIL_TO needs SMTP_URL'],
    [{ DOUBLE_OPT_IN: 'yes' }, 'DOUBLE_OPT_IN is "yes"; it must be 1 or 0'],
    [{ DOUBLE_OPT_IN: '1' }, 'DOUBLE_OPT_IN needs SMTP_URL'],
    [{ DOUBLE_OPT_IN: '1' }, 'DOUBLE_OPT_IN needs PUBLIC_URL'],
    [{ DATABASE_URL: 'postgres://a:1,b:x/c' }, 'DATABASE_URL must be'],
    [{ PROOF_OF_WORK: 'on' }, 'PROOF_OF_WORK is "on"; it must be 1 or 0'],
    [{ PROOF_OF_WORK: '1' }, 'PROOF_OF_WORK needs PROOF_OF_WORK_SECRET'],
    [{ PROOF_OF_WORK_SECRET: 'short' }, 'PROOF_OF_WORK_SECRET must be at least 32 characters'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY is "true"; it must be the number of proxies'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY is "10.0.0.0/99"; it must be'],
    [{ TRUST_PROXY: '11' }, 'TRUST_PROXY is "11"; it must be'],
    [{ TRUST_PROXY: '::1,' }, 'TRUST_PROXY is "::1,"; it must be'],
    [
      { PUBLIC_URL: 'https://a.example/x' },
      'PUBLIC_URL must be an address with http or https and no path',
    ],
    [{ API_ORIGIN: 'api.example' }, 'API_ORIGIN is "api.example"; it must be an address with http'],
    [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS is "*"; it must be a list of origins'],
    [{ ALLOWED_ORIGINS: 'https://*.a.example' }, 'must be a list of origins without *'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it must be one of trace, debug'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT is 3000, and so is PORT'],
  ])('%o', (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });

  test.each(Object.values(variables).map(({ name }) => [name]))(
    'and repeats no password or token that is in %s',
    (name) => {
      const addresses = ['https://ada:hunter2@a.example', 'a.example?key=hunter2', 'x#hunter2'];
      for (const value of [...addresses, `${'/services'.repeat(3)}/hunter2`]) {
        let message = '';
        try {
          readEnvironment({ [name]: value });
        } catch (error) {
          message = String(error);
        }
        expect(message).not.toContain('hunter2');
      }
    },
  );

  test('and all of them come at once', () => {
    expect(() => readEnvironment({ HOST: '?', PORT: 'x', TRUST_PROXY: 'y' })).toThrow(
      /^HOST .*\nPORT .*\nTRUST_PROXY .*$/,
    );
  });

  test('of folders too, without waiting for one that is never made', () => {
    const folders = [
      { name: 'DATA_DIR', path: '/proc/x/y' },
      { name: 'OUT_DIR', path: join(import.meta.filename, 'out') },
    ];
    expect(() => readEnvironment({ PORT: 'x' }, folders)).toThrow(
      /^PORT .*\nDATA_DIR is "\/proc\/x\/y"; it must be a folder .*\nOUT_DIR .* is a file\.$/,
    );
  });

  test('of leads in a folder that is published, also through a link, and nothing is created', () => {
    const content = contentFolder();
    const published = [join(content, 'pages'), join(content, 'out')];
    symlinkSync('pages', join(content, 'linked'));
    const refused = (path: string) => {
      const folder = { name: 'DATA_DIR', path: join(content, path), published };
      expect(() => readEnvironment({}, [folder])).toThrow(
        /^DATA_DIR is .* published with the site/,
      );
      expect(existsSync(folder.path)).toBe(false);
    };
    for (const path of ['pages/data', 'linked/a/b', 'out', 'out/data']) refused(path);
    const beside = { name: 'DATA_DIR', path: join(content, 'pages-data'), published };
    expect(readEnvironment({}, [beside])).toMatchObject({ port: 3000 });
  });
});

test('a name that is probably misspelt is noticed, with the right one', () => {
  const given = {
    SMPT_URL: 'smtp://ada:secret@example.com',
    LEAD_RETENTION_DAYS: '30',
    publicUrl: 'https://www.example.com',
    API_ORIGINE: 'https://api.example.com',
    METRIC_PROT: '9464',
    TRUST_PROXIES: '1',
    rate_limit_per_minute: '9',
    'RATE-LIMIT-TOTAL-PER-MINUTE': '9',
    host: '::',
    // Of the system, and of other programs.
    ...{ HOME: '/root', HOSTNAME: 'a', PORTS: '1', XDG_DATA_DIRS: '/usr/share', SITE_PORT: '80' },
    ...{ SITE_URL: 'https://a.example', METRICS_HOST: 'a', DATABASE_USER: 'b', MAIL_TLS: '1' },
    CONTENT_DIRS: 'x',
    // Beside the right one, the other is for something else.
    ...{ DATA_DIR: 'data', DATA_DIRS: 'x' },
  };
  const advice = adviseOfMisspelt(given, ['CONTENT_DIR']).join('\n');
  expect([...advice.matchAll(/mean (\w+)/g)].map(([, name]) => name)).toEqual([
    ...[
      'SMTP_URL',
      'LEADS_RETENTION_DAYS',
      'PUBLIC_URL',
      'API_ORIGIN',
      'METRICS_PORT',
      'TRUST_PROXY',
    ],
    ...['RATE_LIMIT_PER_MINUTE', 'RATE_LIMIT_TOTAL_PER_MINUTE', 'HOST', 'CONTENT_DIR'],
  ]);
  expect(advice).not.toContain('secret');
});
