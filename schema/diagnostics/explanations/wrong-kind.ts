import { dayOf, placeBetween } from '../../figures/labels/months.ts';
import { wantedKind } from '../accepts.ts';
import { addressOf } from '../address-of.ts';
import { convert } from '../conversions/convert-value.ts';
import type { Problem } from '../diagnostics.ts';
import { exampleOf, withBlanks } from '../example-value.ts';
import { schemaAt, tagOf } from '../schema-at.ts';
import { join, type Offsets, offsetsOf } from '../source.ts';
import { capital, code, field, kindOf, kinds, last, resolvePiece } from '../wording.ts';
import { writeValue } from '../write-value.ts';
import { type Context, purposeOf, schemaOf, valueAt } from './context.ts';
import { explainEmpty, isUnknown, meansNone, requiredIn } from './empty-value.ts';
import { insteadOf } from './fixed-value.ts';
import { bracketedText } from './lists/bracketed-text.ts';
import { severalGroups } from './lists/several-groups.ts';
import { rangeOf } from './number-range.ts';
import { isOpenPercent, notInPercent, withoutUnit } from './number-with-unit.ts';
import { rewrite } from './rewrite-value.ts';
import { amountIn, withUnitOfNeighbours } from './unit-of-neighbours.ts';

/** Values of the wrong kind, all for the same reason: the cells of a table without quotes, say. */
export function explainWrongKind(contexts: readonly [Context, ...Context[]]): Problem {
  const [context] = contexts;
  const { error, path } = context;
  if (error.data === null) return explainEmpty(context);
  const fix = fixAll(contexts);
  return {
    code: 'P102',
    where: { path, at: 'value' },
    message: messageOf(contexts, fix),
    ...(fix?.label && { label: fix.label }),
    hints: [purposeOf(context), ...hintsFor(context, fix && fixOf(context))],
    ...(fix && {
      replacement: {
        title: fix.title,
        text: fix.text,
        certain: fix.certain,
        ...(fix.offsets && { offsets: fix.offsets }),
      },
    }),
  };
}

function messageOf(contexts: readonly [Context, ...Context[]], fix: Fix | undefined): string {
  const [{ error, path, root }, ...more] = contexts;
  const wanted = kinds[error.params.type] ?? String(error.params.type);
  const found = kindOf(error.data);
  const names = [...new Set(contexts.map((context) => code(last(context.path))))];
  if (more.length > 0 && fix?.isColon)
    return `The colons make properties of these texts: ${contexts.length} values of ${names.join(' and ')} must each be ${wanted}.`;
  if (more.length > 0)
    return `${names.length > more.length ? capital(names.join(' and ')) : `${contexts.length} values of ${names.join(' and ')}`} must each be ${wanted}, not ${found}.`;
  if (fix?.certain && /^[−–]/.test(String(error.data).trim()))
    return `The minus of ${code(String(error.data))} is that of a text (\`−\`), and a number has the hyphen of the keyboard (\`-\`).`;
  if (fix?.isColon)
    return `The colon makes a property of this text: ${field(path, root)} must be ${wanted}.`;
  const isFraction = wanted === kinds.integer && found === 'a number';
  return `${capital(field(path, root))} must be ${wanted}, ${isFraction ? `and is ${error.data}` : `not ${found}`}.`;
}

/** Characters that a title has room for. */
const longest = 100;

interface Fix {
  title: string;
  label?: string;
  text: string;
  certain: boolean;
  offsets?: Offsets;
  /** It is a text whose colon stands in no quotes. */
  isColon?: boolean;
}

/** One change for all of the values, from the first to the last. */
function fixAll(contexts: readonly [Context, ...Context[]]): Fix | undefined {
  const fixes = contexts.flatMap((context) => fixOf(context) ?? []);
  const [first, ...others] = fixes;
  if (!first || fixes.length < contexts.length) return undefined;
  if (others.length === 0) return first;
  const { source } = contexts[0];
  const edits = fixes.flatMap(({ offsets, text }) => (offsets ? [{ offsets, text }] : []));
  if (!source || edits.length < fixes.length) return undefined;
  return {
    title:
      positionOf(contexts[0]) === undefined
        ? `${first.title}, and the others in the same way`
        : `write ${fixes.map(({ text }) => code(text)).join(', ')}`,
    certain: fixes.every(({ certain }) => certain),
    isColon: fixes.every(({ isColon }) => isColon),
    ...join(source.text, edits),
  };
}

function fixOf(context: Context): Fix | undefined {
  const { error, path, root, top, source } = context;
  if (notInPercent(context) || isSwitchForWords(context) || isCountOfTexts(context))
    return undefined;
  const bracketed = bracketedText(context);
  if (bracketed?.isFiller) return undefined;
  const position = positionOf(context);
  if (position === undefined && isDayOfLabels(context)) return undefined;
  if (position !== undefined) {
    const offsets = source && offsetsOf(source, source.at(path)?.node);
    const text = String(position);
    return { title: `write \`${text}\``, text, certain: false, ...(offsets && { offsets }) };
  }
  const ofNeighbours = unitFor(context);
  if (ofNeighbours !== undefined) {
    const spot = source?.at(path);
    const text = writeValue(ofNeighbours, spot?.inFlow ?? true);
    const offsets = source && spot && offsetsOf(source, spot.node);
    const label = `did you mean \`${text}\`?`;
    return { title: `write \`${text}\``, label, text, certain: false, ...(offsets && { offsets }) };
  }
  const several = severalGroups(context)?.replacement;
  if (several) return several;
  const rewritten = source && rewrite(context, source);
  if (rewritten)
    return { ...rewritten, certain: rewritten.certain && amountLike(context) === undefined };
  if (meansNone(error.data) && wantedKind(schemaOf(context)) === 'object') return undefined;
  const conversion = convert(error.data, schemaOf(context), {
    exampleOf: (name) => exampleOf(name, path, root, top),
    addressOf: (words) => addressOf(words, root),
  });
  const bare = conversion ? undefined : bareNumber(context);
  if (!conversion && !bare) return undefined;
  const spot = source?.at(path);
  const value = withBlanks(conversion?.value, schemaOf(context));
  const text = bare?.text ?? writeValue(value, spot?.inFlow ?? true);
  return {
    title: text.length <= longest ? `write \`${text}\`` : titleOf(text),
    text,
    certain: conversion?.certain === true && !bracketed,
    ...(source && spot && { offsets: offsetsOf(source, spot.node) }),
  };
}

/** `$49`, where such a text is a number with its sign or unit, and only the number is there. */
const amountLike = (context: Context): string | undefined =>
  context.error.params.type === 'string' && typeof context.error.data === 'number'
    ? amountIn(schemaOf(context))
    : undefined;

/** What a text that is too long to be shown is. */
const titleOf = (text: string): string =>
  text.includes('…') ? 'write it with `…` for you to fill in' : 'write it as it is shown above';

/** The labels in whose distances a number counts: see `withinList`. */
function labelsOf(context: Context): unknown[] | undefined {
  const { path, root } = context;
  const { withinList } = schemaOf(context);
  if (typeof withinList !== 'string') return undefined;
  const [up, ...down] = withinList.split('/');
  const labels = valueAt(root, [...path.slice(0, path.length - Number(up)), ...down]);
  return Array.isArray(labels) && labels.length > 1 ? labels : undefined;
}

/** The place of the label that was written in place of a number, or of a day between two of them. */
function positionOf(context: Context): number | undefined {
  const labels = labelsOf(context)?.map(String) ?? [];
  const at = labels.indexOf(String(context.error.data).trim());
  return at < 0 ? placeBetween(String(context.error.data), labels) : at;
}

/** Whether a day was written where the number of one is counted in labels. */
const isDayOfLabels = (context: Context): boolean =>
  labelsOf(context) !== undefined && !Number.isNaN(dayOf(String(context.error.data)));

/** A number where a text is wanted, with the sign that the texts beside it have. */
function unitFor({ error, path, root, source }: Context): string | undefined {
  if (error.params.type !== 'string' || typeof error.data !== 'number') return undefined;
  const spot = source?.at(path);
  const written =
    source && spot ? source.text.slice(...offsetsOf(source, spot.node)) : String(error.data);
  // `0123` and `1e3` are no numbers that somebody counts.
  return /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(written)
    ? withUnitOfNeighbours(written, path, root)
    : undefined;
}

const bareNumber = (context: Context) =>
  ['number', 'integer'].includes(wantedKind(schemaOf(context))) &&
  typeof context.error.data === 'string'
    ? withoutUnit(context)
    : undefined;

/** `true` or `false` to show some words, or not. An item of a list is one of them in any case. */
const isSwitchForWords = (context: Context): boolean =>
  typeof context.error.data === 'boolean' &&
  typeof context.path.at(-1) === 'string' &&
  wantedKind(schemaOf(context)) === 'string';

/** `2` or `true` for a list of texts: how many there are, or that there are some. */
const isCountOfTexts = (context: Context): boolean => {
  const { type, items } = schemaOf(context);
  const isOfTexts = type === 'array' && wantedKind(resolvePiece(items ?? {})) === 'string';
  return isOfTexts && ['number', 'boolean'].includes(typeof context.error.data);
};

function hintsFor(context: Context, fix: Fix | undefined): string[] {
  const { error, path } = context;
  const wanted = wantedKind(schemaOf(context));
  const found = kindOf(error.data);
  const name = last(path);
  const instead = typeof error.data === 'string' ? insteadOf(error.data, context) : undefined;
  if (instead) return [instead];
  const bracketed = bracketedText(context);
  if (bracketed) return bracketed.hints;
  const isItem = typeof path.at(-1) === 'number';
  const isOptional = !isItem && !requiredIn(context);
  const inFlow = context.source?.at(path)?.inFlow ?? false;
  if (isOptional && ['object', 'array'].includes(wanted) && meansNone(error.data)) {
    return [`Remove the line, if there is to be no \`${name}\`.`];
  }
  const ofNeighbours = unitFor(context);
  if (ofNeighbours !== undefined)
    return [
      `${/\d/.test(ofNeighbours) ? 'Its neighbours have a sign or a unit' : 'Its neighbours are months'}: write ${code(ofNeighbours)}, or the number in quotes if it has none.`,
    ];
  if (wanted === 'string' && found === 'a number' && /^[\d.]+[a-z%]+$/i.test(fix?.text ?? ''))
    return [];
  if (wanted === 'string' && ['a number', 'true or false'].includes(found)) {
    const words = Object.keys((schemaOf(context)['x-value-synonyms'] ?? {}) as object);
    if (found === 'true or false' && words.length > 0)
      return [`Write ${words.map((word) => `\`"${word}"\``).join(' or ')}, in quotes.`];
    if (isSwitchForWords(context))
      return [
        `It is no switch: write the words that are to be shown${isOptional ? ', or remove the line' : ''}.`,
      ];
    const [form, amount] = [schemaOf(context)['x-form'], amountLike(context)];
    if (form && !fix) return [`Write ${form}.`];
    if (amount)
      return [
        `If a sign or a unit belongs to it, write it, too, as in ${code(amount)}. A number alone is a text in quotes.`,
      ];
    return [
      `YAML reads this value as ${found}. Put it in quotes to keep it as text, just as it is written.`,
    ];
  }
  if (wanted === 'string' && found === 'a list' && isItem && fix?.label)
    return ['A list here has one level: write each item with one `- `.'];
  if (wanted === 'string' && found === 'a list' && fix && Array.isArray(error.data)) {
    const isChoice =
      error.data.length > 1 && error.data.some((each) => each === plainText(fix.text));
    return [
      isChoice
        ? `Only one can stand here: \`${isItem ? '- ' : `${name}: `}${fix.text}\`, say.`
        : `Write one text: \`${isItem ? '- ' : `${name}: `}${fix.text}\`.`,
    ];
  }
  if (wanted === 'string' && isItem && Object.values(Object(error.data)).includes(false))
    return ['A list says what there is: remove this item, or say in words that it is not there.'];
  const isGroup = found === 'a group of properties' && !fix?.isColon;
  if (wanted === 'string' && (!fix || isGroup) && !isItem) {
    const example = exampleOf(name, path.slice(0, -1), context.root, context.top);
    const text = fix?.text ?? writeValue(example, inFlow);
    return [`Write one text: \`${name}: ${text}\`.`, ...(isGroup ? oneFigure(context) : [])];
  }
  if (wanted === 'array') {
    if (found === 'a group of properties' && fix?.label?.startsWith('write'))
      return [
        'The items of a list have no names: each starts with `- `, and its properties follow.',
      ];
    if (found === 'a text' && fix?.label)
      return ['Each item of a list starts with `- `, the first one, too.'];
    return found === 'a group of properties'
      ? [
          fix?.text.startsWith('[')
            ? `Write it as a list: \`${name}: ${fix.text}\`.`
            : 'Start each item of the list with `- `.',
        ]
      : inFlow
        ? [
            `Write it in brackets, with a comma between two items${fix ? `: \`${name}: ${fix.text}\`` : exampleOfList(context)}.`,
          ]
        : [
            `Write each item on a line of its own that starts with \`- \`${fix ? `, or \`${name}: ${fix.text}\`` : exampleOfList(context)}.`,
          ];
  }
  const tag = tagOf(schemaOf(context));
  if (wanted === 'object' && isItem && tag && !fix) {
    return [
      `Each starts with its ${code(tag)}, as in ${code(`- ${tag}: …`)}, and its properties follow.`,
    ];
  }
  if (
    wanted === 'object' &&
    (fix
      ? !fix.label && !found.startsWith('a group') && !severalGroups(context)
      : found === 'a text')
  ) {
    const { properties = {} } = schemaOf(context);
    const others = Object.keys(properties).filter((key) => !fix?.text.includes(`${key}:`));
    const start = fix ? `Write it as a group: \`${isItem ? '- ' : `${name}: `}${fix.text}\`.` : '';
    const more = others.slice(0, 4).map((key) => `\`${key}\``);
    return [
      ...(start ? [start] : []),
      ...(more.length > 0 ? [`It may also have ${more.join(', ')}.`] : []),
    ];
  }
  if (wanted === 'object' && found === 'true or false' && !isItem) {
    const example = exampleOf(name, path.slice(0, -1), context.root, context.top);
    const text = writeValue(example, true);
    const { required = [] } = schemaOf(context);
    if (text.length <= longest) return [`Write it as a group: \`${name}: ${text}\`.`];
    return required.length === 0
      ? []
      : [
          `It is no switch. Below it, two spaces further in, stand ${required.map(code).join(', ')}.`,
        ];
  }
  if (wanted === 'object' && found === 'a list')
    return fix?.title.endsWith('above the items')
      ? [
          'The list is one of the properties of this group: write its name above it, and the items 2 spaces further in.',
        ]
      : hintsForList(context);
  if (wanted === 'number' || wanted === 'integer') {
    const labels = labelsOf(context);
    if (labels)
      return [
        `It is counted from the first label: \`0\` is ${code(String(labels[0]))}, and \`1\` is ${code(String(labels[1]))}.`,
      ];
    const other = notInPercent(context);
    if (other)
      return [`The numbers here count in ${code(other)}, not in percent: write the amount.`];
    if (fix && isOpenPercent(context))
      return [
        'A number has no percent sign. Where all numbers here count in percent, `suffix: "%"` says so once; otherwise write the amount.',
      ];
    if (found === 'true or false') return [`It is no switch: write ${kinds[wanted]}.`];
    const bare = bareNumber(context);
    if (bare) return bare.hint ? [bare.hint] : [];
    if (!fix && isUnknown(error.data)) {
      const isOfItem = path.some((step) => typeof step === 'number' && path.indexOf(step) > 1);
      return [
        isItem
          ? 'The numbers of a list stand one after the other and leave no gap: write this one, or end the list before it.'
          : isOptional
            ? 'A number that is not there is left out: remove the line.'
            : `A number that is not there cannot be shown: remove ${isOfItem ? 'this item' : 'the group'} as a whole, or write the number.`,
      ];
    }
    const isRange = /\d\s*(?:[-–—…]|\.{2,3}|to|bis)\s*\d/.test(String(error.data));
    if (!fix && isRange)
      return ['One number can stand here, and this is a range: write the one that is meant.'];
    const range = rangeOf(schemaOf(context));
    if (found === 'a number')
      return [`Write a number without decimals${range && `; it must be ${range}`}.`];
    return fix
      ? []
      : [
          `Write digits only: no unit, no currency, no comma. A decimal point is a dot.${range && ` It must be ${range}.`}`,
        ];
  }
  if (wanted === 'boolean') return ['Write `true` or `false`, without quotes.'];
  return [];
}

/** Explains that there is one `price`, whose `period` is a property of its own. */
function oneFigure({ path, root, top }: Context): string[] {
  const { label, value } = Object(schemaAt(path.slice(0, -1), root, top)?.figure);
  const isLabelled = value === last(path) && typeof label === 'string';
  return isLabelled
    ? [`Each has one ${code(value)}, and ${code(label)} beside it says what it is for.`]
    : [];
}

/** What a list looks like, where what stands there says nothing of its items. */
function exampleOfList({ path, root, top }: Context): string {
  const text = writeValue(exampleOf(last(path), path.slice(0, -1), root, top), true);
  return text.length <= longest ? `, such as \`${last(path)}: ${text}\`` : '';
}

/** One group is wanted, and a list is there. */
function hintsForList(context: Context): string[] {
  const { path, root, top, source, error } = context;
  const name = last(path);
  const instead = typeof error.data === 'string' ? insteadOf(error.data, context) : undefined;
  if (instead) return [instead];
  const { properties = {} } = schemaAt(path, root, top) ?? {};
  // `- name: start` where a group has a property `start`.
  const named = (error.data as unknown[]).flatMap((item) => {
    const found = Object.entries(Object(item)).find(
      ([, value]) => typeof value === 'string' && Object.hasOwn(properties, value),
    );
    return found ? [found as [string, string]] : [];
  });
  const [first] = named;
  if (first && named.length === (error.data as unknown[]).length) {
    const [key, value] = first;
    return [
      `Write each as a group of its own name: \`${value}:\` instead of \`- ${key}: ${value}\`.`,
    ];
  }
  const [text] = error.data as unknown[];
  if (!schemaOf(context).properties && typeof text === 'string') {
    const example = exampleOf(name, path.slice(0, -1), root, top);
    const [given = 'name'] = Object.keys(Object(example));
    return [
      `Each text has a name before it, in place of the dash, such as ${code(`${given}: ${writeValue(text, false)}`)}.`,
    ];
  }
  const several = severalGroups(context);
  if (several) return [several.hint];
  if (!source?.at([...path, 0])?.inFlow)
    return ['It is one group: its lines have no `- ` before them.'];
  const example = writeValue(exampleOf(name, path.slice(0, -1), root, top), true);
  return [
    `Braces stand around a group, with a name before each value${example.length <= longest ? `: \`${name}: ${example}\`` : ''}.`,
  ];
}

const plainText = (written: string): string => written.replace(/^(["'])(.*)\1$/, '$2');
