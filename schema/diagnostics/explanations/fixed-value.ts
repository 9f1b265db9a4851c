import { findGap, type Gap, isOfRound } from '../../figures/gaps.ts';
import type { Schema } from '../../validate/schemas.ts';
import type { Problem } from '../diagnostics.ts';
import { ownProperty } from '../own-property.ts';
import { bareWord } from '../same-word.ts';
import { schemaAt } from '../schema-at.ts';
import { replaceValue } from '../source.ts';
import { nearestFirst } from '../suggest.ts';
import { type Suggestion, suggestValues } from '../suggest-value.ts';
import { capital, code, field, kindOf, last, orList, resolvePiece } from '../wording.ts';
import { type Context, purposeOf, schemaOf } from './context.ts';

/** A value that is not one of those that are allowed. */
export function explainFixedValue(context: Context): Problem {
  const { error, path, root, source } = context;
  const [data] = Array.isArray(error.data) && error.data.length === 1 ? error.data : [error.data];
  const found = typeof data === 'object' ? '' : String(data);
  const allowed = (error.params.allowedValues as unknown[]).map(String);
  const schema = { ...schemaOf(context), enum: allowed };
  // A month is not a misspelling of another one.
  const isOther = (name: string) =>
    isOfRound(found) && isOfRound(name) && !isSameStart(found, name);
  const { names, certain } =
    found === '' ? { names: [], certain: false } : without(suggestValues(found, schema), isOther);
  const gap = error.keyword === 'among' ? findGap(allowed) : undefined;
  if (gap && bareWord(gap.missing) === bareWord(found)) return explainGap(context, gap);
  const { shown, more } = nearestFirst(found, allowed);
  const instead = insteadOf(found, context);
  const only = names.length === 1 && !instead ? names[0] : undefined;
  const owner = only === undefined && !instead ? ownerOf(found, context) : undefined;
  const kind = kindOf(error.data);
  const isOtherKind = typeof error.data === 'object';
  return {
    code: isOtherKind ? 'P102' : 'P103',
    where: { path, at: 'value' },
    message: isOtherKind
      ? `${capital(field(path, root))} ${error.data === null ? 'is empty' : `must be one word, not ${kind}`}.`
      : `\`${found}\` is not a value of ${field(path, root)}.`,
    ...(names.length > 0 && !instead && { label: `did you mean ${orList(names)}?` }),
    hints: [
      ...(instead ? [instead] : []),
      `Allowed: ${shown.map(code).join(', ')}${more ? ` and ${more} more` : ''}.`,
      purposeOf(context),
      ...(owner ? [`\`${found}\` is a value of \`${owner}\`.`] : []),
    ],
    ...(only !== undefined && {
      replacement: replaceValue(source, path, only, certain),
    }),
  };
}

/** `July` is `Jul`, and `Jan` is not `Jun`. */
const isSameStart = (one: string, other: string): boolean =>
  one.slice(0, 3).toLowerCase() === other.slice(0, 3).toLowerCase();

function without(suggestion: Suggestion, isWrong: (name: string) => boolean): Suggestion {
  const names = suggestion.names.filter((name) => !isWrong(name));
  return { names, certain: suggestion.certain && names.length === suggestion.names.length };
}

/** A name that another one needs, and that its list has lost. */
function explainGap({ error, path }: Context, { index, missing, before, behind }: Gap): Problem {
  const [up, ...down] = String(error.schema).split('/');
  const list = path.slice(0, path.length - Number(up));
  return {
    code: 'P103',
    where: {
      path: [...list, ...down.map((step) => (step === '*' ? index : step))],
      at: 'value',
    },
    message: `\`${missing}\` is missing between \`${before}\` and \`${behind}\`, and ${code(last(path))} names it.`,
    label: `\`${missing}\` belongs before it`,
    hints: [
      'Labels stand at equal distances, each for one value. Add it, and its value if that is missing, too.',
    ],
  };
}

/** Another property of the same group that takes this value, or else a block that has one. */
function ownerOf(found: string, { path, root, top, blocks }: Context): string | undefined {
  const group = schemaAt(path.slice(0, -1), root, top);
  const takes = (properties: Record<string, Schema> = {}) =>
    Object.keys(properties).find((name) =>
      resolvePiece(properties[name] ?? {}).enum?.includes(found),
    );
  const near = takes(group?.properties);
  if (near !== undefined) return near;
  const name = last(path);
  const block = [...blocks].find(([, { properties }]) =>
    resolvePiece(ownProperty(properties, name) ?? {}).enum?.includes(found),
  );
  return block && `${name}\` of the block \`${block[0]}`;
}

const isPictureFile = (found: string): boolean =>
  /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i.test(found);

/** What to do instead, where there is no such value: as the schema says, or a picture of one's own. */
export function insteadOf(found: string, context: Context): string | undefined {
  const words = (schemaOf(context)['x-value-instead'] ?? {}) as Record<string, string>;
  const advice = Object.entries(words).find(([word]) => bareWord(word) === bareWord(found))?.[1];
  if (advice !== undefined || !isPictureFile(found)) return advice;
  const { properties = {} } = schemaAt(context.path.slice(0, -1), context.root, context.top) ?? {};
  const picture = Object.keys(properties).find(
    (name) => resolvePiece(properties[name] ?? {}).role === 'picture',
  );
  const file = `/${found.replace(/^(?:\.{0,2}\/)+/, '')}`;
  return picture === undefined
    ? words.file
    : `A picture of your own is another property: \`${picture}: ${file}\` instead of \`${last(context.path)}\`.`;
}
