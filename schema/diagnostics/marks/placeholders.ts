import { suggest } from '../../model/suggest.ts';
import { code, didYouMean } from '../../model/wording.ts';
import { isSameName } from '../same-word.ts';
import type { Mark } from './mark.ts';
import { isSpokenOf } from './spoken-of.ts';

const placeholder =
  /(?<![${%#<])\{\s*(?<name>[\p{L}_][\p{L}\d_.-]*(?: [\p{L}\d_.-]+){0,2})\s*\}(?!\})/gu;

const foreign =
  /(?<![{$])\{\{\s*(?<braces>[\p{L}_][\w.-]*)\s*\}\}|%(?<percent>[a-z]\w*)%|\$\{\s*(?<dollar>\w+)\s*\}|<(?<angles>[a-z]\w*)>|\$?\((?<round>[a-z]\w*)\)|\[(?<square>[a-z]\w*)\](?!\()/giu;

/**
 * Finds placeholders that stand for nothing here. `allowed`: those of this text; `sign`: `%s`, if that
 * stands for something here.
 */
export const wrongPlaceholder = (
  text: string,
  allowed: readonly string[],
  sign?: string,
): Mark | undefined =>
  foreignPlaceholder(text, allowed) ??
  halfPlaceholder(text, allowed) ??
  unknownPlaceholder(text, allowed, sign);

/** Finds `{{firstName}}` and `%firstName%`, the placeholders of other systems. */
function foreignPlaceholder(text: string, allowed: readonly string[]): Mark | undefined {
  for (const found of text.matchAll(foreign)) {
    const written = Object.values(found.groups ?? {}).find((each) => each !== undefined) ?? '';
    const name = allowed.find((each) => isSameName(each, written));
    if (name === undefined) continue;
    return {
      code: 'W906',
      message: `${code(found[0])} is ${found[0].startsWith('$(') ? 'no value of site.yaml' : 'shown as it is'}: it is written ${code(`{${name}}`)} here.`,
      label: `write ${code(`{${name}}`)}`,
      hints: [`This text can have ${allowed.map((each) => code(`{${each}}`)).join(', ')}.`],
      found,
      fix: { text: `{${name}}`, certain: true },
    };
  }
  return undefined;
}

/** Finds `{firstName` and `firstName}`, a placeholder of which one brace is missing. */
function halfPlaceholder(text: string, allowed: readonly string[]): Mark | undefined {
  for (const name of allowed) {
    // `{name]` and `(name}` have another sign in place of a brace.
    const open = `\\{${name}\\b(?:[^\\s{}]\\}|[\\])]|(?![^{}]*\\}))`;
    const found = new RegExp(`${open}|[[(]?(?<!\\{[^{}]*)\\b${name}\\}`).exec(text);
    if (!found) continue;
    return {
      code: 'W906',
      message: `${code(found[0])} is shown as it is: one of the braces of ${code(`{${name}}`)} is missing.`,
      label: `write ${code(`{${name}}`)}`,
      hints: [`A placeholder is in two braces: ${code(`{${name}}`)}.`],
      found,
      fix: { text: `{${name}}`, certain: true },
    };
  }
  return undefined;
}

/** Finds `{firstName}` if that is not a placeholder here. */
function unknownPlaceholder(
  text: string,
  allowed: readonly string[],
  sign: string | undefined,
): Mark | undefined {
  // Several words in braces may be on purpose, and so may those of a path or beside a pattern of file names.
  const isOfFiles = allowed.length === 0 && /(?<![\w*])\*\.\w/.test(text);
  const isOfPath = ({ index, 0: { length } }: RegExpExecArray) =>
    allowed.length === 0 &&
    (text[index - 1] === '/' || /^(?:\/|\.[a-z])/.test(text.slice(index + length)));
  const found = [...text.matchAll(placeholder)].filter(
    (each) =>
      !(isOfFiles || isOfPath(each)) &&
      !(allowed.length === 0 && isSpokenOf(text, each)) &&
      (!each.groups?.name?.includes(' ') ||
        allowed.some((one) => isSameName(one, each.groups?.name ?? ''))),
  );
  const names = found.map(({ groups }) => groups?.name ?? '');
  const wrong = found.find(({ 0: written }) => !allowed.some((name) => written === `{${name}}`));
  if (!wrong) return undefined;
  const name = wrong.groups?.name ?? '';
  const unused = allowed.filter((each) => !names.includes(each));
  const unknown = names.filter((each) => !allowed.includes(each));
  const meant =
    allowed.find((each) => isSameName(each, name)) ??
    suggest(name, allowed)[0] ??
    // A translated name.
    (unused.length === 1 && unknown.length === 1 ? unused[0] : undefined);
  const possible = [...allowed.map((each) => `{${each}}`), ...(sign ? [sign] : [])];
  const mark: Mark = {
    code: 'W906',
    message: `${code(wrong[0])} is shown as it is: nothing stands for it in this text.`,
    hints: [
      possible.length > 0
        ? `This text can have ${possible.map(code).join(', ')}, in exactly these letters.`
        : 'Write the words themselves. A value of site.yaml is written `$(name)`.',
    ],
    found: wrong,
  };
  // In `{name }is`, the space is on the wrong side of the brace.
  const isGlued = /^[^}]*\s\}[\p{L}\p{N}]/u.test(text.slice(wrong.index));
  const written =
    meant !== undefined
      ? `{${meant}}${isGlued ? ' ' : ''}`
      : sign && !text.includes(sign)
        ? sign
        : undefined;
  if (written === undefined) return mark;
  return {
    ...mark,
    label: didYouMean([written]),
    fix: { text: written, certain: meant !== undefined && isSameName(meant, name) },
  };
}
