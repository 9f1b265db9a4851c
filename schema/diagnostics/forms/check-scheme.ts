import { distance } from 'fastest-levenshtein';
import type { Problem } from '../../model/diagnostics.ts';
import { formats } from '../../model/formats.ts';
import { isTelephone, spelledAddress } from './addresses.ts';
import { fileName, isOnComputer } from './own-computer.ts';

/** What is wrong with an address, and what to write instead. */
export interface AddressMistake extends Omit<Problem, 'where' | 'others'> {
  code: 'R208' | 'R214' | 'R215' | 'R216' | 'R217';
  correct?: string;
  certain?: boolean;
  /** Whether it could also be the path of a page or file. */
  mayBePath?: true;
}

/**
 * Checks an address with a scheme, or with a missing one. `undefined` if it is correct or an
 * address of this site.
 */
export function checkScheme(href: string, siteEmail?: string): AddressMistake | undefined {
  const bare = href.replace(/[\s\p{Cc}]/gu, '');
  const [, absolute] = /^\/((?:mailto|tel|https?):.+)$/i.exec(bare) ?? [];
  if (absolute !== undefined) return behindSlash(href, absolute, siteEmail);
  if (/^mail(?:to)?:/i.test(bare)) return checkMail(href, siteEmail);
  if (telephone.test(bare)) return checkTelephone(href);
  if (/^h?t{1,2}ps?[:/]/i.test(bare) || /^\/\/[^/]/.test(bare)) return checkHost(href);
  if (isOnComputer(bare)) return fileOfOneComputer(href);
  if (/^[^/#?]*:/.test(bare) || /\p{Cc}/u.test(href) || /^\/\\/.test(bare)) return notAllowed(href);
  if (/^@[\w.-]+$/.test(bare)) return nameElsewhere(href, bare);
  if (/@/.test(bare) && !/[/#?]/.test(bare)) return mailWithoutScheme(href, bare);
  if (isTelephone(href)) return telephoneWithoutScheme(href);
  return domain.test(bare) ? siteWithoutScheme(href, bare) : undefined;
}

const domain =
  /^www\.[^/]+\.[^/]|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|example)(?:[/?#:]|$)/i;

function behindSlash(href: string, absolute: string, siteEmail?: string): AddressMistake {
  const inner = checkScheme(absolute, siteEmail);
  return {
    code: /^mailto/i.test(absolute) ? 'R214' : /^tel/i.test(absolute) ? 'R215' : 'R216',
    message: `\`${href}\` begins with \`/\`, so it leads to a page of this site that is not there.`,
    hints: 'Only addresses of this site start with `/`.',
    correct: inner?.correct ?? absolute,
    certain: !inner,
  };
}

const nameElsewhere = (href: string, bare: string): AddressMistake => ({
  code: 'R216',
  message: `\`${href}\` is a name on another site, and no address.`,
  hints: `Write the whole address: \`https://www.example.com/${bare.slice(1)}\`, as the browser shows it there.`,
});

const mailWithoutScheme = (href: string, bare: string): AddressMistake => ({
  code: 'R214',
  message: `\`${href}\` is a mail address, and lacks \`mailto:\` in front.`,
  hints: 'The address of a mail is written as `mailto:ada@example.com`.',
  ...(isMail(bare) && { correct: `mailto:${bare}`, certain: true }),
});

const telephoneWithoutScheme = (href: string): AddressMistake => ({
  code: 'R215',
  message: `\`${href}\` is a telephone number, and lacks \`tel:\` in front.`,
  hints: withCode,
  correct: `tel:${dialled(href)}`,
  certain: isInternational(href),
});

const siteWithoutScheme = (href: string, bare: string): AddressMistake => ({
  code: 'R216',
  message: `\`${href}\` is the address of another site, and lacks \`https://\` in front.`,
  hints: 'Without `https://` the link would lead to a page of this site.',
  correct: `https://${bare}`,
  certain: true,
  mayBePath: true,
});

function fileOfOneComputer(href: string): AddressMistake {
  // The path of a page's file, as a browser or file manager shows it.
  const [, page] = /[\\/]pages[\\/](.+)\.yaml$/i.exec(href) ?? [];
  if (page !== undefined) {
    const correct = `/${page.replaceAll('\\', '/').replace(/(?:^|\/)index$/, '')}`;
    return {
      code: 'R208',
      message: `\`${href}\` is the file of a page on your own computer, which nobody else can open.`,
      hints: 'A page is linked by its address, which is the path of its file below `pages`.',
      correct,
    };
  }
  const name = fileName(href).toLowerCase();
  const file = /\.\w+$/.test(name) ? name : 'brochure.pdf';
  return {
    code: 'R208',
    message: `\`${href}\` is a file on your own computer, which nobody else can open.`,
    hints: `Put the file beside the pages, as \`pages/${file}\`, and write its address there: \`/${file}\`.`,
  };
}

/** `tel:` and common misspellings of it. */
const telephone = /^\s*(?:tel|tele?(?:ph|f)one?|phone|mobile|mob|callto):(?:\/\/)?/i;

const notAllowed = (href: string): AddressMistake => ({
  code: 'R208',
  message: `\`${withItsEnd(href)}\` is not an address that a link may have.`,
  hints:
    'A link leads to a page (`/pricing`), a place on a page (`#plans`), another site (`https://…`), or to `mailto:` or `tel:`.',
});

/** In a text, the first `)` ends a link, although it may belong to a `(` in the address. */
const withItsEnd = (href: string): string =>
  href.split('(').length > href.split(')').length ? `${href})` : href;

/** Whether an address is one of a mail, with a whole domain. */
const isMail = (address: string): boolean =>
  formats.email(address) && /@[^@]+\.[a-z][a-z0-9-]+$/i.test(address);

function checkMail(href: string, siteEmail: string | undefined): AddressMistake | undefined {
  const [, address = '', query] =
    /^([^?&]*)(?:[?&](.*))?$/s.exec(href.replace(/^\s*mail(?:to)?:(?:\/\/)?/i, '')) ?? [];
  const bare = address.replace(/\s/g, '');
  const rest = query === undefined ? '' : `?${withSubject(query.trim().replace(/\s/g, '%20'))}`;
  if (!bare.split(',').every(isMail)) return noMail(href, address, rest, siteEmail);
  const correct = `mailto:${bare}${rest}`;
  if (href.replace(/^mailto:/i, 'mailto:') === correct) return nearlyOwn(bare, rest, siteEmail);
  return {
    code: 'R214',
    message: `\`${href}\` is not written as the address of a mail.`,
    hints:
      rest === ''
        ? 'The address of a mail is written as `mailto:ada@example.com`, without spaces.'
        : 'The address of a mail is written as `mailto:ada@example.com?subject=Your%20question`, without spaces.',
    correct,
    certain: true,
  };
}

/** What is no mail address is most likely that of the site, or one that is hidden from programs. */
function noMail(
  href: string,
  address: string,
  rest: string,
  siteEmail: string | undefined,
): AddressMistake {
  const bare = address.replace(/\s/g, '');
  const [name = '', domain] = bare.split('@');
  const plain = (address = '') => address.replace(/[^a-z0-9]/gi, '').toLowerCase();
  const [ownName, ownDomain = ''] = siteEmail?.split('@') ?? [];
  const isOwnDomain = ownDomain.startsWith(domain ?? '') || distance(ownDomain, domain ?? '') < 3;
  const isMeant =
    siteEmail !== bare &&
    ((ownName === name && isOwnDomain) || (bare !== '' && plain(siteEmail) === plain(bare)));
  const open = spelledAddress(address);
  return {
    code: 'R214',
    message: `\`${bare || href}\` is not a mail address${domain && !domain.includes('.') ? `: \`${domain}\` is not a whole domain` : ''}.`,
    hints: 'A mail address has a name, an `@` and a domain with a dot: `mailto:ada@example.com`.',
    ...(isMeant && { correct: `mailto:${siteEmail}${rest}` }),
    ...(open !== address && isMail(open) && { correct: `mailto:${open}${rest}`, certain: true }),
  };
}

/** Text after an email address is most likely the subject of the mail. */
const withSubject = (query: string): string =>
  query === '' || query.includes('=') ? query : `subject=${query}`;

/** An address that nearly equals the site's, in its name or its domain, is most likely a typo. */
function nearlyOwn(
  address: string,
  rest: string,
  siteEmail: string | undefined,
): AddressMistake | undefined {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const [ownName = '', own = ''] = siteEmail?.toLowerCase().split('@') ?? [];
  if (own.length < 8 || address.includes(',') || address.toLowerCase() === siteEmail?.toLowerCase())
    return undefined;
  const isNameOff = domain === own && ownName.length > 3 && distance(name, ownName) === 1;
  const isDomainOff = domain !== own && distance(domain, own) < 3;
  if (!isNameOff && !isDomainOff) return undefined;
  return {
    code: 'R214',
    severity: 'warning',
    message: isNameOff
      ? `\`${address}\` is not your own address, which is \`${siteEmail}\`.`
      : `\`${domain}\` is not the domain of your own address, which is \`${own}\`.`,
    hints: `\`brand\` in site.yaml has the address \`${siteEmail}\`. Correct the one that is wrong.`,
    correct: `mailto:${isNameOff ? ownName : address.split('@')[0]}@${own}${rest}`,
  };
}

/** Removes spaces and the trunk zero in brackets from a telephone number. */
export const dialled = (number: string): string =>
  number
    .trim()
    .replace(/\s*\(0\)\s*/g, '-')
    .replace(/[()]/g, ' ')
    .trim()
    .replace(/[\s/]+/g, '-')
    .replace(/-{2,}/g, '-');

const withCode = 'Write it with the code of the country, digits and hyphens: `tel:+1-555-0100`.';

/** Whether a number says its country. Another one can be dialled there, but not from abroad. */
const isInternational = (number: string): boolean => /^\s*(?:\+|00)/.test(number);

/** Checks a `tel:` address. Source: https://www.rfc-editor.org/rfc/rfc3966#section-3 */
function checkTelephone(href: string): AddressMistake | undefined {
  const number = href.replace(telephone, '');
  const isNumber = (text: string) =>
    /^\+?[\d().-]+(?:;[\w=.+-]+)*$/.test(text) && text.replace(/;.*|\D/g, '').length >= 3;
  if (isNumber(number) && /^tel:[^/]/i.test(href)) return undefined;
  const correct = dialled(number);
  return {
    code: 'R215',
    message: isNumber(number.trim())
      ? `\`${href}\` is not written as the address of a telephone: \`tel:\` and the number are together.`
      : `\`${number.trim() || href}\` is not a telephone number that a device can dial.`,
    hints: withCode,
    ...(isNumber(correct) && {
      correct: `tel:${correct}`,
      certain: isInternational(number),
    }),
  };
}

function checkHost(href: string): AddressMistake | undefined {
  const trimmed = href.trim();
  const [, begin = '', rest = ''] = /^((?:h?t{1,2}ps?)?:?[/\\]{0,3})(.*)$/is.exec(trimmed) ?? [];
  const host = rest.split(/[/?#\\]/)[0] ?? '';
  const [inner] = /https?:\/\/[^/].*$/is.exec(rest) ?? [];
  if (/^https?$/i.test(host.replace(':', '')) && inner) {
    return {
      code: 'R216',
      message: `\`${href}\` begins twice with \`https://\`.`,
      hints: 'It begins with `https://` once.',
      correct: inner.trim(),
      certain: true,
    };
  }
  if (!isHost(host)) {
    const withDots = host.replaceAll(',', '.');
    return {
      code: 'R216',
      message: `\`${href}\` names no other site: its name comes after \`https://\`.`,
      hints: 'The address of another site is written as `https://www.example.com/page`.',
      ...(isHost(withDots) && { correct: trimmed.replace(host, withDots) }),
      ...(/^\/\//.test(trimmed) && { mayBePath: true as const }),
    };
  }
  const scheme = /^http:/i.test(begin) ? 'http' : 'https';
  const encoded = rest.replace(/\\/g, '/').replace(/\s+/g, '%20');
  const correct = `${scheme}://${encoded}`;
  if (/^https?:\/\/[^/\\]/i.test(href) && !/\s/.test(href)) return undefined;
  return /\s/.test(href)
    ? {
        code: 'R217',
        message: `\`${href}\` has a space in it, and an address has none.`,
        hints: 'A space inside an address is written as `%20`.',
        correct,
        certain: true,
      }
    : {
        code: 'R216',
        message: `\`${href}\` does not begin like the address of another site.`,
        hints: 'It begins with `https://`.',
        correct,
        certain: true,
      };
}

/**
 * Whether a text is a domain with a dot, an IP address or localhost, optionally after a user name.
 */
const isHost = (host: string): boolean =>
  /^(?:[^@\s]+@)?(?:localhost|\[[0-9a-f:.]+\]|[\p{L}\d](?:[\p{L}\d_-]*[\p{L}\d])?(?:\.[\p{L}\d_-]+)+)\.?(?::\d+)?$/iu.test(
    host,
  );
