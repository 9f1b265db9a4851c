import { code } from '../../diagnostics/wording.ts';
import type { Candidate, Trap } from '../candidate.ts';
import { isClosing, numberInQuotes, quickValue, quote, withoutEscapes } from '../scalar.ts';
import { shortened } from '../shortened.ts';
import { wholeValue } from './whole-text.ts';

/** Quotes that word processors make of straight ones. */
const curly = /^[“”„‟«»‘’‚‹›´]|[“”„‟«»‘’‚‹›´]$/g;

/** What begins with an apostrophe: `'90s`, `'tis`, `'em`. */
const apostrophe = /^'(?:\d|(?:t(?:is|was|were|il|ill)|em|cause|n|round)\b)/i;

/** A text in quotes that ends too early, goes on after them, or does not end at all. */
export const quotes: Trap = (line, scene) => {
  const { text, from, to } = line.value;
  const found: Candidate[] = [];
  const add = (
    what: Pick<Candidate, 'code' | 'message' | 'title'>,
    right: string,
    more: Partial<Candidate> = {},
  ) => {
    const quoted = quote(right);
    if (quoted === text || right === '') return;
    found.push({
      ...what,
      place: [from, to],
      hints: [`Write ${code(shortened(quoted))}.`],
      edits: [{ from, to, text: quoted }],
      certain: true,
      cost: 1,
      ...more,
    });
  };
  const first = text.charAt(0);
  if (first === '"' || first === "'") {
    const second = text.indexOf(first, 1);
    const count = text.split(first).length - 1;
    const kind = first === '"' ? 'double quote' : 'single quote';
    if (second < 0 && apostrophe.test(text)) {
      const message = 'An apostrophe at the beginning is taken for a quote that is never closed.';
      add({ code: 'Y009', message, title: 'put the text in double quotes' }, text);
    } else if (second < 0) {
      const longer = wholeValue(scene, line);
      if (longer) {
        add(missingClosing(first), longer.text.slice(1).replace(/\s*\n\s*/g, ' '), {
          edits: [{ from: longer.to, to: longer.to, text: first }],
          title: 'close the quote at the end of the text',
          cost: 0.9,
        });
      }
      const inner = text.slice(1).replace(/["'“”’‘]$/, '');
      const closed = `${first}${inner}${first}`;
      const label = `no ${code(first)} at the end`;
      // Other quotes would change what a sign such as `\\n` means.
      const hasSigns = first === '"' && inner.includes('\\') && quickValue(closed) !== undefined;
      add(missingClosing(first), inner, {
        label,
        ...(hasSigns && {
          hints: [`Write ${code(shortened(closed))}.`],
          edits: [{ from, to, text: closed }],
        }),
      });
    } else if (
      text.length > 1 &&
      quickValue(`a: ${text}`) === undefined &&
      !/^(?:"[^"]*"|'[^']*')[,;]+$/.test(text)
    ) {
      const inner = text.slice(1, text.endsWith(first) ? -1 : undefined);
      const goesOn = !text.endsWith(first) || (isClosing(text, second) && count % 2 === 0);
      const unescaped = withoutEscapes(inner, first);
      const number = numberInQuotes(text);
      if (number !== undefined) {
        const message = 'The quotes in this number end it too early.';
        add({ code: 'Y008', message, title: 'put the whole number in quotes' }, number);
      } else if (goesOn) {
        const what = {
          code: 'Y008' as const,
          message: `A text that begins with a ${kind} ends at the next one, and this text goes on after it.`,
          title: 'put quotes of the other kind around the whole text',
        };
        // Where only the full stop stands outside, the quotes may be those of YAML.
        add(what, text, { certain: !/^(["'])[^"']*\1[.,;:!?…]+$/.test(text) });
        if (text.endsWith(first)) add(what, unescaped, { cost: 3 });
        else if (count % 2 === 1)
          // With the first one as a part of the text, its quotes would make no pairs; `5"` is a measure.
          add(missingClosing(first), unescaped, {
            cost: first === '"' && !/\d"/.test(text) ? 0.9 : 1.5,
          });
      } else {
        const what = {
          code: 'Y008' as const,
          message:
            first === "'"
              ? 'An apostrophe inside single quotes ends the text too early.'
              : 'A double quote inside double quotes ends the text too early.',
          title: first === "'" ? 'put the text in double quotes' : 'put the text in single quotes',
        };
        add(what, unescaped);
        add(what, text, { cost: 3 });
      }
    }
    const [, doubled] = /^(?:""([^"]+)""|''([^']+)'')$/.exec(text) ?? [];
    if (doubled) {
      const message = 'One quote stands on each side of a text, not two.';
      add({ code: 'Y008', message, title: 'write one quote on each side' }, doubled, { cost: 0.9 });
    }
    // What Markdown shows under the pointer.
    const untitled = text.replace(/(?<=\]\([^()\s]+)\s+"[^"()]*"(?=\))/g, '');
    if (first === '"' && untitled !== text && text.endsWith('"')) {
      const message = 'A link has words and an address, and no title behind them.';
      add({ code: 'Y008', message, title: 'remove the title' }, untitled.slice(1, -1), {
        cost: 0.5,
      });
    }
    // The path of a link, with the slash of another system.
    const path = text.replace(/(?<=\]\([^()\s]*|^"(?=\\)[^()\s]*)\\(?=\w)/g, '/');
    if (first === '"' && path !== text && text.endsWith('"')) {
      const message = 'An address has `/`, and no backslash.';
      add({ code: 'Y029', message, title: 'write `/`' }, path.slice(1, -1), { cost: 0.5 });
    } else if (first === '"' && /\\/.test(text) && text.length > 2 && text.endsWith('"')) {
      add(
        {
          code: 'Y029',
          message:
            'A backslash inside double quotes starts a sign of its own, such as `\\n` for a new line.',
          title: 'put the text in single quotes, where a backslash is only a backslash',
        },
        text.slice(1, -1),
        { cost: quickValue(`a: ${text.replace(/\\/g, '')}`) === undefined ? 1.2 : 0.8 },
      );
    }
  }
  // What stands in curly quotes may be the beginning of a text only.
  const isBeginning = /^(?:“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»)(?=.)/.test(text);
  if (!isBeginning && (/^[“”„‟«‘‚´]/.test(text) || (/^["']/.test(text) && /[“”’]$/.test(text)))) {
    const inner = text
      .replace(/^["']/, '')
      .replace(/^(?=[“„])(.*)"$/, '$1')
      .replace(curly, '');
    add(
      {
        code: 'Y021',
        message: text.startsWith('´')
          ? `${code('´')} is an accent, and a part of the text; quotes go around it.`
          : 'Curly quotes are part of a text; only straight ones go around it.',
        title: 'write straight quotes',
      },
      inner,
      { cost: 0.5 },
    );
  } else if (/[^\s\d"]["”]$/.test(text) && !/^["'“„«]/.test(text) && text.split('"').length < 3) {
    add(
      {
        code: 'Y009',
        message: 'This text ends with a quote and does not begin with one.',
        title: 'write the quote at the beginning, too',
      },
      text.slice(0, -1),
      { label: 'no `"` at the beginning', cost: 1 },
    );
  }
  return found;
};

const missingClosing = (sign: string) => ({
  code: 'Y009' as const,
  message: `The quote that closes this text is missing: ${code(sign)}.`,
  title: 'close the quote at the end of the line',
});
