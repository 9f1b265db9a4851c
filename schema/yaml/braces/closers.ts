import { code } from '../../model/wording.ts';
import { insert } from '../../syntax/text-edits.ts';
import { change, type Guesses, rewrite } from '../candidate.ts';
import { isPropertyName } from '../schema-names.ts';
import { findUnquoted } from './parts.ts';

/** `( a: 1 }`, `{ a: 1 >` and `< a: 1 >`: signs of other kinds where braces belong. */
export function foreignBraces(text: string, offset: number): Guesses {
  const groups =
    /^(?<opener>[{(<[])[ \t]*["']?[A-Za-z][\w-]*["']?[ \t]*:[ \t].*(?<closer>[})>|/;])$/;
  const { opener = '', closer = '' } = groups.exec(text)?.groups ?? {};
  const isOpen = opener === '{';
  if (opener === '' || (isOpen && closer === '}') || (opener === '(' && closer === ')')) return [];
  if (opener === '[' && closer !== '}') return [];
  // Of `{ a: (b)`, the parenthesis belongs to the text.
  if (isOpen && (text.split('{').length <= text.split('}').length || text.includes('('))) return [];
  const end = offset + text.length;
  const wrong = isOpen ? closer : opener;
  const edits = [
    ...(isOpen ? [] : [{ from: offset, to: offset + 1, text: '{' }]),
    ...(closer === '}' ? [] : [{ from: end - 1, to: end, text: '}' }]),
  ];
  return change(edits, {
    code: 'Y018',
    place: isOpen ? [end - 1, end] : [offset, offset + 1],
    message: `A group of properties is written in braces: ${code(wrong)} is where ${code(isOpen ? '}' : '{')} belongs.`,
    hints: [`Write ${code('{ … }')}.`],
    title: 'write braces',
    certain: true,
    cost: 0.8,
  });
}

/** `{ a: 1 # why }`: a comment before the brace that closes, which it hides. */
export function hiddenCloser(text: string, offset: number): Guesses {
  const form = /[ \t]+(?<comment>#(?<words>[ \t]+[^#{}[\]]*?)[ \t]*(?<closers>[}\]][}\] \t]*))$/;
  const [found] = findUnquoted(form, text, offset);
  if (!found) return [];
  const { words = '', closers = '' } = found.parts;
  const gap = closers.startsWith('}') ? ' ' : '';
  return rewrite(found.at(), `${gap}${closers.trim()} #${words.trimEnd()}`, {
    code: 'Y010',
    place: found.at('comment'),
    message: `${code('#')} starts a comment, and the ${code(closers.charAt(0))} after it is a part of the comment.`,
    hints: `Write ${code(`${gap}${closers} #${words}`.trim())}: the comment comes after what closes.`,
    title: 'move the comment to the end of the line',
    // Behind words, the sign may belong to the text.
    certain: /[\d"'\]]$|(?:true|false)$/.test(text.slice(0, found.index)),
    cost: /^[ \t]*\d/.test(words) ? 2.2 : 1.9,
  });
}

/** `{ a: 1 }, b: 2`: a property that is behind the brace instead of before it. */
export function closedTooEarly(text: string, offset: number): Guesses {
  const match =
    /^\{[^{}]*?(?<closer>[ \t]*\})(?<comma>[ \t]*,)?[ \t]*(?<name>[A-Za-z][\w-]*):[ \t][^{}]*$/.exec(
      text,
    );
  const { closer = '', comma = '', name = '' } = match?.groups ?? {};
  if (!match || !isPropertyName(name)) return [];
  const at = text.indexOf(closer);
  const brace = offset + at + closer.length;
  const edits = [
    { from: brace - closer.length, to: brace, text: comma === '' ? ',' : '' },
    insert(offset + text.length, ' }'),
  ];
  return change(edits, {
    code: 'Y018',
    place: [brace - 1, brace],
    message: `The group is closed before ${code(name)}, which belongs to it.`,
    hints: [`Write ${code('}')} at the end.`],
    title: `move ${code('}')} to the end of the line`,
    certain: true,
    cost: 1,
  });
}
