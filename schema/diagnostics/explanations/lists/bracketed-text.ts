import { isSeq } from 'yaml';
import { code, last } from '../../../model/wording.ts';
import { leftover } from '../../marks/leftovers.ts';
import { writeValue } from '../../source.ts';
import type { Context } from '../context.ts';

/** One text in square brackets, where a text is wanted. */
interface BracketedText {
  /** It is the filler of a template, which somebody still has to replace. */
  isFiller: boolean;
  hints: string[];
}

/** Explains `title: [Your title here]`, which YAML reads as a list of one text. */
export function bracketedText({ error, path, source }: Context): BracketedText | undefined {
  const spot = source.at(path);
  const [text, ...others]: unknown[] = Array.isArray(error.data) ? error.data : [];
  const isFlow = isSeq(spot?.node) && spot.node.flow === true;
  if (error.params.type !== 'string' || !isFlow || typeof text !== 'string' || others.length > 0)
    return undefined;
  const kind = {
    isInline: true,
    heading: undefined,
    isItem: false,
    isQuoted: false,
    isBesideSome: () => false,
  } as const;
  // With its brackets, it may be a placeholder of another kind.
  const isFiller = [text, `[${text}]`].some((each) =>
    leftover(each, { ...kind, written: () => each }),
  );
  const before = typeof path.at(-1) === 'number' ? '' : `${last(path)}: `;
  const written = writeValue(text, spot?.inFlow ?? true);
  return {
    isFiller,
    hints: [
      'Square brackets make a list in YAML.',
      isFiller
        ? `${code(text)} seems to be the filler of a template: write the real text, without brackets.`
        : `Without them, it is one text: ${code(`${before}${written}`)}.`,
    ],
  };
}
