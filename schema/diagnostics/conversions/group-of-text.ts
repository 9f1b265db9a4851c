import { isAddress } from '../../model/is-address.ts';
import {
  branchesOf,
  namesWithRole,
  propertyOf,
  requiredOtherwise,
  tagOf,
} from '../../model/schema-at.ts';
import type { Schema } from '../../model/schemas.ts';
import { onlyOf } from '../../only-of.ts';
import { accepts, wantedKind } from '../accepts.ts';
import { exampleOfSchema, markExamples } from '../example-value.ts';
import { isMailAddress, isTelephone } from '../forms/addresses.ts';
import { dialled } from '../forms/check-scheme.ts';
import { isPictureFile } from '../forms/pictures.ts';
import { meantValue } from '../suggest-value.ts';
import { type Conversion, ifAccepted, likely, type Meant, surely } from './conversion.ts';
import { isLabel, isShort } from './divide-text.ts';
import { asWords, figureIn, valuesInOrder } from './group-of-values.ts';
import {
  type Around,
  addressIn,
  aroundNumber,
  fromTo,
  inForm,
  linkOf,
  linkOfPair,
  pictureOf,
  placesOf,
  tagSchema,
} from './read-text.ts';

/** What the conversion to a group needs besides the value. */
export interface Inside {
  around: Around;
  meant: Meant;
}

type Reading = (text: string, schema: Schema, inside: Inside) => object | undefined;

/** What a text may say, in the order in which it is believed. */
const readings: Reading[] = [
  contactOf,
  rangeOf,
  (text, schema, { meant }) => cellsOf(text, schema, meant),
  (text, schema, { meant }) => figureIn(text, schema, meant),
  addressAndWords,
  textAndLink,
  (text, schema, { meant }) => pairOf(text, schema, meant),
  (text, schema, { meant }) => textsOf(text, schema, meant),
];

/** More than the values of a group take. Some forms take the cube of a text's length to read. */
const longest = 1_000;

/** Converts a text or number to a group: one of several values that it says, or one with it as a value. */
export function groupOfText(
  text: string | number,
  schema: Schema,
  inside: Inside,
): Conversion | undefined {
  if (String(text).length > longest) return undefined;
  const [, unnumbered] = /^\d+[.)] +(\p{L}.*)$/su.exec(String(text)) ?? [];
  // Behind a dash, the number of an item counts what the list counts.
  if (unnumbered !== undefined) return groupOfText(unnumbered, schema, inside);
  const tag = tagOf(schema);
  if (tag) return likely(ofBranch(String(text), schema, tag));
  const { around, meant } = inside;
  const { properties = {}, required = [] } = schema;
  const isNumber = typeof text === 'string' && /^-?\d+(?:\.\d+)?$/.test(text);
  const takesNumber = required.some((name) => accepts(Number(text), properties[name]));
  if (isNumber && takesNumber) return groupOfText(Number(text), schema, inside);
  const words = String(text);
  const alike =
    placeAlike(words, around) ?? placeOfFigure(words, schema) ?? placeOfPicture(words, schema);
  if (alike !== undefined) return likely(withExamples(text, schema, around, [alike]));
  for (const read of readings) {
    const group = read(words, schema, inside);
    if (group) return likely(group);
  }
  return (
    surely(linkOf(words, schema)) ??
    likely(
      aroundNumber(words, schema) ??
        withExamples(text, schema, around) ??
        within(text, schema, meant),
    )
  );
}

/** `5 - 10`, `5 to 10` and `5 bis 10` */
function rangeOf(text: string, schema: Schema, { around }: Inside): object | undefined {
  const [, low, high] =
    /^(-?[\d.]+) *(?:-|–|to|till|bis|à|al?|até|tot|\.\.+|…) *(-?[\d.]+)$/.exec(text) ?? [];
  return fromTo([Number(low), Number(high)], schema, around);
}

/** Converts `/contact Book a demo` and `(Book a demo, /contact)` to a link. */
function addressAndWords(text: string, schema: Schema): object | undefined {
  const [, inner = text] = /^\((.*)\)$/.exec(text) ?? [];
  const parts = /^(\S+?)[,:]? +(\S.*)$/.exec(inner) ?? [];
  const swapped = /^(\S.*?), *(\S+)$/.exec(inner) ?? [];
  const pair = isAddress(parts[1]) ? parts : inner !== text && isAddress(swapped[2]) ? swapped : [];
  return linkOfPair(pair.slice(1), schema);
}

/** Converts `The beta opens soon. [Sign up](/get-started)` to a group with a text and a link. */
function textAndLink(text: string, schema: Schema): object | undefined {
  const [, words, label, address] = /^([^[\]]*\S) +\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(text) ?? [];
  if (words === undefined) return undefined;
  const [place = ''] = placesOf(words, schema);
  for (const name of Object.keys(schema.properties ?? {})) {
    const link = linkOfPair([label, address], propertyOf(schema, name));
    if (link) return ifAccepted({ [place]: words, [name]: link }, schema);
  }
  return undefined;
}

/** Returns a group of groups or lists with the author's text in the first of them that may have it. */
function within(text: string | number, schema: Schema, meant: Meant): object | undefined {
  const { properties = {}, required = [], 'x-main': main } = schema;
  if (required.length > 0) return undefined;
  for (const name of new Set([main as string | undefined, ...Object.keys(properties)])) {
    const value = name === undefined ? undefined : meant(text, propertyOf(schema, name));
    if (name !== undefined && value !== undefined) return { [name]: value };
  }
  return undefined;
}

/**
 * Converts a mail address or a telephone number to a group that has a text for it and a link, such as a
 * detail beside a form.
 */
function contactOf(text: string, schema: Schema): object | undefined {
  const { properties = {}, required = [] } = schema;
  const isMail = isMailAddress(text);
  if (!isMail && !isTelephone(text)) return undefined;
  const name = required.find((each) =>
    properties[each]?.['x-synonyms']?.includes(isMail ? 'email' : 'phone'),
  );
  const [href] = namesWithRole(schema, 'link');
  if (name === undefined || href === undefined) return undefined;
  const address = isMail ? `mailto:${text}` : `tel:${dialled(text)}`;
  const blanks = required.filter((each) => each !== name).map((each) => [each, '…']);
  return { ...Object.fromEntries(blanks), [name]: text, [href]: address };
}

/** Returns the alternative that a text names, or a picture. */
function ofBranch(text: string, schema: Schema, tag: string): object | undefined {
  const picture = pictureOf(text, schema);
  if (picture) return picture;
  const name = meantValue(text, tagSchema(schema, tag));
  const branch = branchesOf(schema).get(name ?? '');
  // One of many words names nothing.
  if (!branch || /\n|\S[.!?]\s|(?:\s.*){6}/.test(text.trim())) return undefined;
  const needed = [...(branch.required ?? []), ...requiredOtherwise(branch)];
  const example = Object.entries(Object(exampleOfSchema(branch)));
  const group = Object.fromEntries(example.filter(([key]) => needed.includes(key)));
  const others = Object.keys(group).filter((key) => key !== tag);
  return markExamples(group, others);
}

/**
 * Converts a row of a table with tabs or `|` between its cells, or with commas. If the text has commas
 * within sentences, they do not separate.
 */
function cellsOf(text: string, schema: Schema, meant: Meant): object | undefined {
  const { properties = {}, required = [] } = schema;
  const isOfNumbers = required.some((name) => accepts(0.5, properties[name]));
  const isOfCommas = !/[\t|]/.test(text) && (isOfNumbers || !/,(?:\s|$)/.test(text));
  const cells = text.split(isOfCommas ? ',' : /[\t|]/).map((cell) => cell.trim());
  return cells.length > 1 ? valuesInOrder(cells, schema, meant) : undefined;
}

/** Returns the property in which a neighbour has a figure of the same form: `1 Apr` beside `label: 1 Jul`. */
function placeAlike(text: string, { beside = [] }: Around): string | undefined {
  const formOf = (words: unknown) =>
    String(words)
      .replace(/\p{L}+/gu, 'a')
      .replace(/\d+/g, '0');
  if (!/\d/.test(text)) return undefined;
  const names = beside.flatMap((item) =>
    Object.entries(Object(item)).flatMap(([name, value]) =>
      typeof value === 'string' && formOf(value) === formOf(text) ? [name] : [],
    ),
  );
  return onlyOf([...new Set(names)]);
}

/** `$38K` alone is the value of a figure, and not its label. */
const placeOfPicture = (text: string, schema: Schema) =>
  isPictureFile(text) ? onlyOf(namesWithRole(schema, 'picture')) : undefined;

const placeOfFigure = (text: string, { properties = {}, required = [] }: Schema) =>
  required.includes('label') &&
  required.includes('value') &&
  /^[-+−]?[$€£¥]?\d[\d.,]*[%+KMB]?$/.test(text) &&
  /\D/.test(text) &&
  accepts(text, properties.value)
    ? 'value'
    : undefined;

/**
 * Creates a group with the author's text in its most likely property, and examples for the other
 * required ones.
 */
function withExamples(
  text: string | number,
  schema: Schema,
  around: Around,
  names: readonly string[] = placesOf(text, schema),
): object | undefined {
  const { properties = {}, required = [] } = schema;
  if (names.length === 0) return undefined;
  const [one = ''] = schema.atLeastOne ?? [];
  const [link = ''] = around.addressOf?.(String(text)) ? namesWithRole(schema, 'link') : [];
  // What is needed otherwise stands for the picture, or describes it.
  const isPicture = names.some((name) => propertyOf(schema, name).role === 'picture');
  const otherwise = isPicture
    ? requiredOtherwise(schema).filter((name) => propertyOf(schema, name).role === 'alt')
    : [...requiredOtherwise(schema), one];
  const needed = [...names, ...required, ...otherwise, link];
  const examples: string[] = [];
  const group = Object.fromEntries(
    Object.keys(properties)
      .filter((name) => needed.includes(name))
      .map((name) => {
        const property = propertyOf(schema, name);
        if (names.includes(name)) {
          const own = property.role === 'link' ? addressIn(text) : text;
          return [name, inForm(own, property) ?? inForm(String(own), property)];
        }
        const address = property.role === 'link' ? around.addressOf?.(String(text)) : undefined;
        if (address === undefined) examples.push(name);
        return [name, address ?? around.exampleOf(name, property)];
      }),
  );
  return markExamples(group, examples);
}

/**
 * Converts `Your team, Other teams` if a group requires exactly that many texts, and `Contact us ->
 * /contact`.
 */
function textsOf(text: string, schema: Schema, meant: Meant): object | undefined {
  const [, words, address] =
    /^(?!https?:|mailto:)(.*?\S)(?:\s*(?:->|=>|→|,|\||:)\s*|\s+)[("']?((?:\/|#|https?:|mailto:)[^\s()"']*)[)"']?$/.exec(
      text,
    ) ?? [];
  const link = linkOfPair([words, address], schema);
  if (link) return link;
  const parts = text.split(/\s*[,|;/]\s+|\s+(?:and|vs\.?|&|·)\s+/);
  // As many as there are words in the group may be longer.
  const isWhole = parts.length === Object.keys(schema.properties ?? {}).length;
  if (parts.length < 2 || !parts.every(isWhole ? isLabel : isShort)) return undefined;
  return valuesInOrder(parts, schema, meant) ?? asWords(parts, schema);
}

/**
 * Converts `Phone: 030 1234`, `**Upload**: Send it.` or `How much? Nothing.` if a group requires two
 * texts, of which the first names the other.
 */
function pairOf(text: string, schema: Schema, meant: Meant): object | undefined {
  const plain = text.replace(/^\*\*([^*]+?)(:?)\*\*/, '$1$2');
  const [, name, words] =
    /^([^:?]{1,30}):\s+(\S.*)$/s.exec(plain) ??
    /^([^?]+\?)\s+(?:[-–—]\s+)?(\S.*)$/s.exec(plain) ??
    /^(.{1,40}?)\s+[-–—]\s+(\S.*)$/s.exec(plain) ??
    /^(\p{Lu}\p{L}* \d{1,3}), (\S.*)$/su.exec(plain) ??
    [];
  const { required = [] } = schema;
  // A reference by name has only one or two words.
  const isOfTexts = required.every((each, at) => {
    const property = propertyOf(schema, each);
    const isName = at === 0 && (name ?? '').split(' ').length < 3;
    return wantedKind(property) === 'string' && (property.among === undefined || isName);
  });
  if (!name || !isOfTexts) return undefined;
  if (required.length === 2) return valuesInOrder([name, words], schema, meant);
  // The group requires one text, and the rest is a sentence.
  const [title = '', ...others] = required;
  const body = namesWithRole(schema, 'inline').find((each) => each !== title);
  const group = { [title]: name, [body ?? '']: words };
  const isSentence = /\s.*[.!?]$/s.test(words ?? '');
  return body && others.length === 0 && isSentence ? ifAccepted(group, schema) : undefined;
}
