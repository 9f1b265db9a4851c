import { isAddress } from '../model/is-address.ts';
import type { Schema } from '../model/schemas.ts';
import { resolvePiece } from '../model/wording.ts';
import { onlyOf } from '../only-of.ts';
import { accepts } from './accepts.ts';
import { suggestProperty } from './suggest-property.ts';
import { isSlip } from './suggest-value.ts';

/** A name and its value with another sign between them than a colon, or none. */
export interface LostColon {
  /** The name of the property, and the one that is written, which may be misspelt. */
  name: string;
  word: string;
  /** What is between the two, with the spaces around it. */
  sign: string;
  rest: string;
  value: string | number | boolean;
  /** Whether it can hardly be a text that begins with such a word. */
  isSure: boolean;
}

/** In `question 1: Why?` the colon is there. */
const form =
  /^(?<word>\p{L}(?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?)(?<sign>[ \t]*(?:[=-]>|→|[=;,，；、。>|:])[ \t]*|\.(?=\p{Lu})|[ \t]*[.–—-][ \t]+|[ \t]+)(?<rest>(?!\d+:[ \t])[^\s=;,，；、。>|:–—-].*)$/u;

/** Divides `href; /contact`, `titel The seals` and `link /contact` at the end of the name, if a group has no such property yet. */
export function lostColon(text: string, schema: Schema, object: object): LostColon | undefined {
  const { word = '', sign: between = '', rest: behind = '' } = form.exec(text)?.groups ?? {};
  if (word === '') return undefined;
  // `labe:l Amount`: the colon is in the name.
  const [end = ''] = between.trim() === ':' ? (/^\p{Ll}[ \t]+(?=\S)/u.exec(behind) ?? []) : [];
  const isInName = end !== '' && Object.hasOwn(schema.properties ?? {}, word + end.trim());
  const [sign, rest] = isInName ? [between + end, behind.slice(end.length)] : [between, behind];
  const value = typed(rest);
  const name = onlyOf(suggestProperty(word, value, schema, object).names);
  if (name === undefined || !accepts(value, schema.properties?.[name])) return undefined;
  // `questio n: Why?`: a space is in the name, and the colon is there.
  if (rest.startsWith(`${name.slice(word.length)}:`) && name.startsWith(word)) return undefined;
  const hasSign = sign.trim() !== '';
  const isLower = /^\p{Ll}/u.test(word);
  // A word before another one is only a name if it is a slip of one, and one before a comma or a dash
  // may begin a text.
  const isLikeName = isLower && word.length > 3 && isSlip(word, name);
  const isOfProse = /^(?:[,.，、。]|\s+[–—-])/.test(sign);
  if (hasSign ? isOfProse && !isLower : !isAddress(rest) && !isLikeName) return undefined;
  const { const: only, enum: words } = resolvePiece(schema.properties?.[name]);
  const isChoice = only !== undefined || words !== undefined;
  const isSure = (hasSign && !isOfProse) || isChoice || !/^\p{Ll}/u.test(rest);
  return { name, word, sign, rest, value, isSure };
}

function typed(written: string): string | number | boolean {
  if (/^-?\d+(?:\.\d+)?$/.test(written)) return Number(written);
  return /^(?:true|false)$/.test(written) ? written === 'true' : written;
}
