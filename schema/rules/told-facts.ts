import { pointerToPath } from '../diagnostics/pointer.ts';
import type { Mismatch } from '../figures/mismatch.ts';
import type { Finding, Rule } from '../validate/rule.ts';

/** K652 and K653: what texts tell of the numbers and months beside them is so. */
const toldFacts: Rule = (site, report) => {
  for (const { file, mismatches = [] } of site.files) {
    for (const mismatch of mismatches) {
      const finding = explain(mismatch);
      if (!finding || isAccused(mismatch.others, mismatches)) continue;
      const { part } = mismatch;
      const path = pointerToPath(mismatch.pointer);
      const where = { path, at: 'value', ...(part && { part }) } as const;
      report.problem({ file, where }, { severity: 'warning', ...finding });
    }
  }
};

export default toldFacts;

/** Whether what a text tells is itself wrong, so that the text may be right. */
const isAccused = (pointers: readonly string[] = [], all: readonly Mismatch[]): boolean =>
  all.some(({ pointer }) => pointers.includes(pointer));

function explain(mismatch: Mismatch): Finding | undefined {
  if (mismatch.code === 'K652') return explainNumber(mismatch);
  if (mismatch.code === 'K653') return explainMonth(mismatch);
  return undefined;
}

function explainNumber({ code, names, found, computed, others = [] }: Mismatch): Finding {
  const [name = '', written = ''] = names;
  const see = others.map(pointerToPath);
  if (!computed) {
    return {
      code,
      message: `\`${name}\` is ${found}, and the texts of this block say \`${written}\`.`,
      hints: ['Correct the number, or the texts.'],
      see,
    };
  }
  return {
    code,
    message: `This text says \`${written}\`, and \`${name}\` beside it is ${found}.`,
    label: `did you mean \`${computed}\`?`,
    hints: [`Correct the text, or \`${name}\`.`],
    replacement: { title: `write \`${computed}\``, text: computed, certain: false },
    see,
  };
}

function explainMonth({ code, names, found, computed, pointer }: Mismatch): Finding {
  const [first = '', second = ''] = names;
  const name = pointerToPath(pointer).at(-1);
  const write = computed && {
    label: `did you mean \`${computed}\`?`,
    replacement: { title: `write \`${computed}\``, text: computed, certain: false },
  };
  if (name === 'period') {
    return {
      code,
      message: `The \`period\` is \`${found}\`, and the months below the drawing go from ${first} to ${second}.`,
      hints: ['Correct the `period`, or the months.'],
      ...write,
    };
  }
  if (name === 'boundary') {
    return {
      code,
      message: `“${found}” stands behind \`${second}\`, the last value that is not marked as a forecast.`,
      hints: ['Correct these words, or mark what is forecast.'],
      ...write,
    };
  }
  return {
    code,
    message: `\`${first}\` is \`${found}\`, and the words beside it are about another month: “${second}”.`,
    hints: ['Correct one of them.'],
    ...write,
  };
}
