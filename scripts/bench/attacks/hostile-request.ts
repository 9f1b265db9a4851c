import type { Random } from './random.ts';

const fields = ['email', 'source', 'name', 'message', 'company', 'firstName', 'website', 'altcha'];
const odd = [
  ...['__proto__', 'constructor', 'toString', '', ' ', '\u0000', 'é'.repeat(300), '$ne', '0'],
];
const texts = [
  ...['ada@example.com', 'a@b', '', ' ', '\u0000', '\ud800', '\u202e', '=1+1', '"', '\\', "';--"],
  ...[
    'x'.repeat(300),
    '字'.repeat(2000),
    'http://a.example',
    '../../etc/passwd',
    '%00',
    '\r\n\r\n',
  ],
];
/** JSON values of all types, and numbers that no type can hold. */
const literals = [
  ...['1e999', '-1e-999', '9'.repeat(400), '-0', '0.1e+1', 'true', 'null', '[]', '{}', '[[]]'],
  ...['{"a":{"b":1}}', 'NaN', '01', '1.', '"\\u0000"', '"\\ud800"', '"\\x"', 'undefined'],
];
const types = [
  ...['application/json', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded'],
  ...['multipart/form-data; boundary=x', 'text/plain', '', 'application/json, text/html', ';;;=,'],
];
const paths = [
  ...['/', '/page-1', '/page-99', '/nothing', '/healthz', '/readyz', '/api', '/api/', '/assets/x'],
  ...['/api/email-signup', '/api/demo-request', '/api/confirmation', '/api/challenge'],
];
const segments = [
  ...['..', '.', '%2e%2e', '%2E%2e%2f', '..%5c', '\\', '//', '%00', '%', '%zz', '%ff%fe', '~', '*'],
  ...['%c0%ae%c0%ae', 'etc/passwd', '.git/config', 'leads.sqlite', 'data', 'page-1.html', ';a=b'],
  ...['a'.repeat(300), '%25252e', '?', '?a=%', '&&', ':', '@', '[', '{"', 'con', 'index'],
];
const methods = [
  ...['GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'],
];
const headerNames = [
  ...['range', 'if-none-match', 'if-match', 'if-modified-since', 'if-range', 'accept-encoding'],
  ...['accept', 'accept-language', 'cookie', 'x-forwarded-for', 'forwarded', 'x-form', 'origin'],
  ...['referer', 'sec-fetch-site', 'user-agent', 'via', 'authorization', 'x-real-ip', 'priority'],
  ...['x-http-method-override', 'content-encoding', 'x-request-id', 'cache-control', '__proto__'],
];
const headerValues = [
  ...['', '*', ',', 'bytes=0-', 'bytes=-1', 'bytes=9-1', 'bytes=0-0,-1,5-'],
  ...['bytes=99999999999999999-', '"', 'W/"', '"a", "b", W/"c"', 'gzip;q=0', 'br;q=1.0001,*;q=0'],
  ...['identity;q=0,*;q=0', 'a=b; c', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ...['Fri, 99 Foo 99999 99:99:99', '-1', '1e9', 'null', 'undefined', 'http://evil.example'],
  ...['http://[', 'javascript:1', '::1', '1.2.3.4, 5.6.7.8', '999.1.1.1', 'unknown'],
  ...['same-origin', 'cross-site', 'page=/&seconds=0', 'page=//evil&seconds=1e9', '%', 'text/html'],
  '\u00ff\u00fe',
];

/**
 * Bytes that no server may accept as a complete request. `connection: close` ends those that it
 * would wait for.
 */
const broken = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'GET / HTTP/9.9\r\nhost: a\r\n\r\n',
  'GET /\r\n',
  'GET http://[::1 HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET /\u00ff HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET  / HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nhost : a\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\n folded: b\r\n\r\n',
  'GET / HTTP/1.1\nhost: a\n\n',
  'GET / HTTP/1.1\r\nhost: a\r\nx: \u0000\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n',
  'CONNECT a:443 HTTP/1.1\r\nhost: a\r\n\r\n',
  'POST /api/email-signup HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  'POST /api/email-signup HTTP/1.1\r\nhost: a\r\ncontent-length: 1e9\r\n\r\n',
  'POST /api/email-signup HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef',
  'POST /api/email-signup HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/email-signup HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n',
  'POST /api/email-signup HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\nabc',
  `POST /api/email-signup HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`,
  'POST /api/email-signup HTTP/1.1\r\nhost: a\r\ntransfer-encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
  'POST /api/email-signup HTTP/1.1\r\nhost: a\r\nexpect: more\r\ncontent-length: 2\r\n\r\n{}',
  `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(3_000)}\r\n`,
  `GET /${'y'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
];

/** Bytes after which the server has to close the connection. */
export const createBroken = (random: Random): Buffer =>
  random.chance(0.3)
    ? random.bytes(1 + random.below(200))
    : Buffer.from(random.pick(broken), 'latin1');

/** A correctly framed request. Others may follow on the same connection, and each gets an answer. */
export function createRequest(random: Random): Buffer {
  const isPost = random.chance(0.6);
  const method = isPost ? 'POST' : random.pick(methods);
  const path = isPost && random.chance(0.9) ? random.pick(paths.slice(-4)) : createPath(random);
  const body = isPost || random.chance(0.05) ? createBody(random) : Buffer.alloc(0);
  const headers = createHeaders(random);
  const length = body.length > 0 || isPost ? [`content-length: ${body.length}`] : [];
  const head = [`${method} ${path} HTTP/1.1`, 'host: a', ...headers, ...length, '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n'), 'latin1'), body]);
}

function createPath(random: Random): string {
  if (random.chance(0.5)) return random.pick(paths);
  if (random.chance(0.02)) return random.pick(['*', 'http://a/page-1', 'http://evil/']);
  const parts = Array.from({ length: 1 + random.below(6) }, () => random.pick(segments));
  return `/${parts.join(random.chance(0.8) ? '/' : '')}`;
}

function createHeaders(random: Random): string[] {
  const count = random.chance(0.02) ? 90 : random.below(5);
  const headers = Array.from(
    { length: count },
    () => `${random.pick(headerNames)}: ${random.pick(headerValues)}`,
  );
  const type = random.chance(0.8) ? random.pick(types.slice(0, 3)) : random.pick(types);
  return [...headers, `content-type: ${type}`];
}

function createBody(random: Random): Buffer {
  const kind = random.below(20);
  if (kind < 2) return random.bytes(random.below(300));
  if (kind === 2) return Buffer.from(createDepth(random));
  if (kind < 7) return Buffer.from(createForm(random), 'latin1');
  const body = Buffer.from(createJson(random));
  // A wrong byte results in other text, bad UTF-8 or invalid JSON.
  if (body.length > 0 && random.chance(0.2)) body[random.below(body.length)] = random.below(256);
  return body;
}

/** Deeply nested JSON, up to the limit of a body. */
function createDepth(random: Random): string {
  const depth = random.pick([10, 1_000, 30_000]);
  const open = random.pick(['[', '{"a":', '[{"a":']).repeat(depth);
  return random.chance(0.5) ? open : `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`;
}

const createForm = (random: Random): string =>
  Array.from({ length: random.chance(0.01) ? 5_000 : random.below(6) }, () => {
    const value = random.chance(0.7) ? encode(random.pick(texts)) : random.pick(segments);
    return `${random.pick(fields)}=${value}`;
  }).join('&');

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

function createJson(random: Random): string {
  if (random.chance(0.05)) return random.pick(literals);
  const entries = Array.from({ length: random.below(6) }, () => {
    const name = random.chance(0.8) ? random.pick(fields) : random.pick(odd);
    const value = random.chance(0.6) ? JSON.stringify(random.pick(texts)) : random.pick(literals);
    return `${JSON.stringify(name)}:${value}`;
  });
  // Some are valid and are stored.
  const own = `"email":"${random.below(1e9)}@example.com","source":"hero"`;
  return `{${[...entries, ...(random.chance(0.5) ? [own] : [])].join(',')}}`;
}
