import { linkOf } from '../../diagnostics/conversions/read-text.ts';
import { writeValue } from '../../diagnostics/source.ts';
import { quote } from '../../edits/write-scalar.ts';
import type { Schema } from '../../model/schemas.ts';
import { suggest } from '../../model/suggest.ts';
import { code, didYouMean, shortened } from '../../model/wording.ts';
import { spacedAddress } from '../braces/properties.ts';
import { dashBefore } from '../braces/reasons.ts';
import { type Candidate, rewrite, type Trap } from '../candidate.ts';
import type { Line } from '../lines.ts';
import { trapOf } from '../patterns.ts';
import { asFlowValue } from '../scalar.ts';
import { isPropertyName, itemsIn, mayHave, shapesOf, tagOf } from '../schema-names.ts';
import { type Reason, reasonToQuote, unnamedAlias } from './reasons-to-quote.ts';

/** Values that YAML takes for something else, and that are to be written in another way than in quotes. */
export const valuesToRewrite: Trap = (line, scene) =>
  [
    ...(/^["']/.test(line.value.text)
      ? []
      : [tagWithColon(line), addressWithSpace(line), foreignTexts(line, scene)]),
    wordsAndAddress(line),
  ].flat();

/** `type: hero:` */
function tagWithColon({ value: { text, from, to } }: Line): Candidate[] {
  const name = /^([a-z][a-z-]*):$/.exec(text)?.[1];
  const found = reasonToQuote(text);
  if (name === undefined || !found || !tagOf(name)) return [];
  const message = `No colon comes after ${code(name)}: it is the value itself.`;
  return [{ ...rewritten([from, to], name, found, message), cost: 1 }];
}

/** `href: mailto: ada@example.com` */
function addressWithSpace({ value: { text, from, to } }: Line): Candidate[] {
  const right = spacedAddress(text);
  const found = reasonToQuote(text);
  return right && found
    ? [rewritten([from, to], right, found, 'An address has no space in it.')]
    : [];
}

/** Texts that begin with a sign which means something here, and is none of theirs. */
const foreignTexts: Trap = trapOf([
  // `- A note.` and `{% if … %}A note.{% endif %}`: signs of a document or of a template.
  {
    within: 'value',
    form: /^(?<sign>\{%|-[ \t]+(?=\S)).*$/,
    guess: ({ text, parts: { sign }, at, line: { key } }) => {
      const isDash = sign !== '{%';
      const right = isDash ? text.slice(1).trim() : text.replace(/\{%.*?%\}/g, '').trim();
      if (!key || right === '' || (isDash && !shapesOf(key.name).text)) return [];
      return rewrite(at(), right, {
        code: 'Y007',
        message: isDash
          ? dashBefore.message
          : '`{%` begins an instruction of templates elsewhere, and a page has none.',
        hints: [
          `Write ${code(shortened(right))}.`,
          `If visitors are to read the signs, put the whole text in quotes: ${code(shortened(quote(text)))}.`,
        ],
        cost: 1.5,
      });
    },
  },
  // `action: [Contact us](/contact)`: a link as it is written within a text, where a group is needed.
  {
    within: 'value',
    form: /^\[(?<words>[^[\]]+)\]\((?<href>[^()\s]+)\)$/,
    guess: ({ parts: { words = '', href = '' }, at, line }) =>
      mayBeLink(line)
        ? rewritten(
            at(),
            `{ label: ${asFlowValue(words)}, href: ${asFlowValue(href)} }`,
            { code: 'Y007' },
            'This is how a link is written in a text; a link of its own is a group.',
          )
        : [],
  },
  // `*trial`, where that is named `&trial` only further down.
  {
    within: 'value',
    form: /^\*(?<name>[\w-]+)$/,
    guess: ({ text, parts: { name = '' }, at, line }, { text: all, lines }) => {
      const anchor = `&${name} `;
      const later = lines.find(
        ({ index, value }) => index > line.index && value.text.startsWith(anchor),
      );
      if (!later || all.slice(0, line.from).includes(anchor)) return [];
      const [own, ...below] = later.subtree();
      const parts = [own?.value.text.slice(anchor.length), ...below.map((each) => each.text)];
      return rewrite(at(), parts.map((part) => part?.trim()).join(' '), {
        code: 'Y007',
        message: `${code(text)} stands for what is named ${code(anchor.trim())}, and that is named only below, in line ${later.index + 1}.`,
        hints: ['What has a name comes before its uses: write out here what it stands for.'],
        certain: below.length === 0,
        cost: 1,
      });
    },
  },
  // `*trail`, where something else is named `&trial`.
  {
    within: 'value',
    form: /^\*(?<name>[\w-]+)$/,
    guess: ({ text, parts: { name = '' }, at }, { text: all }) => {
      const names = [...all.matchAll(/(?<=[\s[{,])&([\w-]+)/g)].map(([, each = '']) => each);
      const [meant] = names.includes(name) ? [] : suggest(name, names);
      return meant === undefined
        ? []
        : rewrite(at(), `*${meant}`, {
            code: 'Y007',
            message: unnamedAlias(text),
            label: didYouMean([`*${meant}`]),
            hints: [`Write the name as it comes after ${code('&')}: ${code(`*${meant}`)}.`],
            certain: true,
            cost: 1,
          });
    },
  },
]);

/** Whether a value may be a link of its own: a group of its words and its address. */
export function mayBeLink({ key, listLine }: Line): boolean {
  if (key) return shapesOf(key.name).groups.some(isLinkGroup);
  const list = listLine?.key?.name;
  if (!listLine || list === undefined) return true;
  const items = itemsIn(typeAround(listLine), list);
  return items ? isLinkGroup(items) : shapesOf(list).items.some(isLinkGroup);
}

const isLinkGroup = (schema: Schema): boolean => mayHave(schema, ['label', 'href']);

/** The type of the block, or the kind of the visual, that has a property of its own in this line. */
const typeAround = (line: Line): string | undefined =>
  line.siblings().find(({ key, value }) => key?.name === tagOf(value.text))?.value.text;

const address = String.raw`(?:\/|#|https?:|mailto:|tel:)\S*`;
const wordsFirst = RegExp(
  String.raw`^(?:(["'])(?<quoted>[^"'[\]{}]+)\1|(?<words>[^\s'[\]{}][^[\]{}]*?))\s*:\s+(["']?)(?<address>${address}?)\4$`,
);
const addressFirst = RegExp(
  String.raw`^(["']?)(?<address>(?!#)${address}?)\1\s*:\s+(["']?)(?<words>[^\s"'[\]{}][^[\]{}]*?)\3$`,
);

/**
 * `action: Contact us: /contact` and `action: /contact: Contact us`: the words of a link and its address,
 * where a group of the two is needed.
 */
function wordsAndAddress(line: Line): Candidate[] {
  const { key, value } = line;
  const { groups } = wordsFirst.exec(value.text) ?? addressFirst.exec(value.text) ?? {};
  const words = groups?.quoted ?? groups?.words ?? '';
  // There, any name may have a text.
  if (!key || line.isInValues || words === '' || isPropertyName(words)) return [];
  // A quote that is opened is closed elsewhere.
  if (words.split('"').length % 2 === 0) return [];
  const found = shapesOf(key.name).groups.flatMap(
    (schema) => linkOf(`[${words.trimEnd()}](${groups?.address})`, schema) ?? [],
  );
  const message = `${code(key.name)} is a group, and this line has its values without their names.`;
  return [...new Set(found.map((group) => writeValue(group, true)))].map((group) =>
    rewritten([value.from, value.to], group, { code: 'Y011' }, message),
  );
}

const rewritten = (
  place: readonly [number, number],
  right: string,
  { code: found }: Pick<Reason, 'code'>,
  message: string,
): Candidate => rewrite(place, right, { code: found, message, certain: true, cost: 1.5 });
