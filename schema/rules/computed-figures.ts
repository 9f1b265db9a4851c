import { pointerToPath } from '../diagnostics/pointer.ts';
import type { Mismatch } from '../figures/mismatch.ts';
import { parseFigure, writeLike } from '../figures/parse-figure.ts';
import type { Finding, Rule } from '../validate/rule.ts';

/** K601 to K603, and K605 to K608: a figure that follows from others is what follows from them, and no name stands for two things. */
const computedFigures: Rule = (site, report) => {
  for (const { file, mismatches = [] } of site.files) {
    const offBy = Map.groupBy(mismatches.filter(isComputed), gapOf);
    const openings = new Set<string>();
    for (const mismatch of mismatches) {
      if (!isComputed(mismatch)) continue;
      const path = pointerToPath(mismatch.pointer);
      // Lists that start from the same number are off by the same; and the columns of one row, or the
      // months of one list, are wrong for one reason.
      const isShared = mismatch.code === 'K603' && (offBy.get(gapOf(mismatch))?.length ?? 0) > 1;
      const { start } = mismatch;
      if (isShared && start) {
        if (openings.has(start.pointer)) continue;
        openings.add(start.pointer);
        const where = { path: pointerToPath(start.pointer), at: 'value' } as const;
        report.problem({ file, where }, explainOpening(mismatch, start));
        continue;
      }
      const cause = `${mismatch.code} ${file} ${isShared ? gapOf(mismatch) : path.slice(0, -2).join('/')}`;
      // Any of the parts may be wrong.
      const at = mismatch.code === 'K606' && mismatch.names[3] === '' ? 'key' : 'value';
      report.cause(cause, { file, where: { path, at } }, () =>
        isStatedAgain(mismatch, site.readText(file))
          ? explainRows(mismatch)
          : explain(mismatch, isShared),
      );
    }
  }
};

export default computedFigures;

/** Whether the page has a total once more, outside its table: then a row is wrong. */
function isStatedAgain({ code, found, likely }: Mismatch, text = ''): boolean {
  const digits = found.replace(/^\D+|\D+$/g, '');
  if (code !== 'K601' || likely || digits.length < 2) return false;
  const stated = new RegExp(`(?<![\\d.,])${digits.replaceAll('.', '\\.')}(?![\\d]|[.,]\\d)`);
  // A sentence, and no cell or comment.
  const lines = text
    .split('\n')
    .filter((line) => /(?:[a-z]+\W+){4}/i.test(line) && !/^\s*#|\bcells:/.test(line));
  return lines.some((line) => stated.test(line));
}

function explainRows({ code, found, computed, names: [row = '', column = ''] }: Mismatch): Finding {
  return {
    code,
    severity: 'warning',
    message: `\`${row}\` is \`${found}\` in the column \`${column}\`, and the rows above it add up to \`${computed}\`.`,
    label: `${computed} by the figures above`,
    hints: [
      `Another text of this page says \`${found.replace(/^[+−–-]/, '')}\`, too, so most likely one of the rows above is ${gapBetween(found, computed)}. Correct that, or the total wherever it stands.`,
    ],
  };
}

/** One number from which several lists start, which are off by the same. */
function explainOpening(
  { code, found, computed }: Computed,
  { pointer, value }: NonNullable<Mismatch['start']>,
): Finding {
  const right = String(plain(value + Number(found) - Number(computed)));
  const name = pointerToPath(pointer).at(-1);
  return {
    code,
    severity: 'warning',
    message: `\`${name}\` is ${value}, and all lists that start from it go on as if it were ${right}.`,
    label: `did you mean \`${right}\`?`,
    hints: ['What was there before, what comes in and what goes out make what is left.'],
    replacement: { title: `write \`${right}\``, text: right, certain: false },
  };
}

type Computed = Mismatch & { code: `K60${1 | 2 | 3 | 5 | 6 | 7 | 8}` };

const isComputed = (mismatch: Mismatch): mismatch is Computed =>
  /^K60[1-35-8]$/.test(mismatch.code);

/** By how much a figure of a block is off. */
const gapOf = ({ pointer, found, computed }: Mismatch): string =>
  `${pointerToPath(pointer).slice(0, 2).join('/')} ${Number(found) - Number(computed)}`;

function explain(mismatch: Computed, isShared = false): Finding {
  const { code, found, computed, likely } = mismatch;
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = mismatch.names;
  const words: Record<Computed['code'], Pick<Finding, 'message' | 'hints' | 'see'>> = {
    K601: {
      message: `\`${first}\` is \`${found}\` in the column \`${second}\`, and the rows above it add up to \`${computed}\`.`,
      hints: explainTotal(mismatch),
    },
    K602: {
      message: first
        ? `The bridge ends at ${second}, and its steps lead to ${third}.`
        : `The bridge ends at ${found}, and its steps lead to ${computed}.`,
      hints: [
        first
          ? `They lead there if \`${first}\` is ${computed}: most likely ${Number(found) === -Number(computed) ? 'its sign is wrong' : 'two of its digits are swapped, or it alone was changed'}.`
          : mismatch.otherwise
            ? `Correct the one that is wrong: \`end\`, which would be ${computed}, \`start\`, which would be ${mismatch.otherwise.text}, or a step that is ${offBy(computed, found)}.`
            : 'What is drawn is where the steps lead. Correct a step, or the end.',
      ],
      see: mismatch.others?.map(pointerToPath) ?? [],
    },
    K603: fourth
      ? {
          message: `\`${first}\` ends with ${second}; what was there before, what comes in and what goes out make ${third}.`,
          hints: [
            `The months before and after it fit. They all do if \`${fourth}\` is ${computed}.`,
          ],
        }
      : {
          message: `\`${first}\` ends with ${found}; what was there before, what comes in and what goes out make ${computed}.`,
          hints: [
            mismatch.isGuess
              ? `The month behind it goes on from ${found}, so what comes in or goes out here is wrong by ${plain(Math.abs(Number(found) - Number(computed)))}.`
              : isShared
                ? 'Others of this block are off by the same: correct the number that all of them start from.'
                : 'Correct one of them. The months after it follow from what stands here.',
          ],
        },
    K606: explainParts(mismatch),
    K607: {
      message: `\`${first}\` gets ${found} and gives ${computed}.`,
      hints: [
        `What flows into the middle flows out of it, and it gives ${plain(Math.abs(Number(found) - Number(computed)))} ${Number(found) > Number(computed) ? 'less' : 'more'} than it gets. ${second && !third ? `What it ${second === 'gives' ? 'gets' : 'gives'} stands in the words of the drawing, too, so correct what it ${second}` : 'Correct a stream'}, or add the one that is missing.`,
        ...(third
          ? [
              `Most likely it is the stream from \`${second}\` to \`${third}\`, which is ${fourth}: with ${fifth} both are the same.`,
            ]
          : []),
      ],
      see: mismatch.others?.map(pointerToPath) ?? [],
    },
    K608: {
      message: `\`${found}\` is not in the column after \`${first}\`, so this stream is not drawn.`,
      hints: ['Streams lead from one column to the next.', besideColumn(mismatch)],
    },
    K605: {
      message: third
        ? `Two plans are marked “${found}”: ${second} and ${third}.`
        : first
          ? `\`${found}\` is the \`${first}\` of another item of this list, too.`
          : `\`${found}\` stands in this list twice.`,
      hints: [
        third
          ? `It sets one plan apart. Keep it on that one, and remove \`${first}\` from the other.`
          : 'Visitors cannot tell the two apart. Give one of them other words, or remove it.',
      ],
      see: mismatch.others?.map(pointerToPath) ?? [],
    },
  };
  const isGuess = fourth !== '' || (code === 'K602' && first !== '');
  // What else needs this figure says that a part is wrong.
  const isConfirmed =
    (code === 'K606' && mismatch.names.length > 2 && !fourth) ||
    (code === 'K603' && (mismatch.isGuess || isShared));
  if (code === 'K605' || code === 'K608' || (code === 'K607' && !fifth)) {
    return { code, severity: 'warning', ...words[code] };
  }
  const right = code === 'K607' ? fifth : computed;
  return {
    code,
    severity: 'warning',
    ...words[code],
    label: isGuess ? `did you mean \`${right}\`?` : `${right} by the figures above`,
    ...(!likely &&
      !isConfirmed && {
        replacement: {
          title: `write \`${right}\``,
          text: code === 'K601' ? JSON.stringify(right) : right,
          certain: false,
        },
      }),
  };
}

function explainParts({
  names,
  found,
  computed,
}: Mismatch): Pick<Finding, 'message' | 'hints' | 'see'> {
  const [whole = '', value, made, part, ...ways] = names;
  if (value === undefined) {
    return {
      message: `\`${whole}\` is ${found}, and its parts add up to ${computed}.`,
      hints: [
        `Either \`${whole}\` is wrong, and ${computed} is right, or one of its parts is ${offBy(computed, found)}, or one is missing or too many.`,
      ],
    };
  }
  const difference = offBy(made ?? '', value);
  return {
    message: `\`${whole}\` is ${value}, which fits what stands around it, and its parts add up to ${made}.`,
    hints: [
      part
        ? `Most likely it is \`${part}\`, which is ${difference}: with ${computed} they add up.`
        : `One of the parts is ${difference}, or one is missing.${ways.length > 0 ? ` They add up if ${ways.join(', or if ')}.` : ''}`,
    ],
  };
}

/** `2 too large`, of what stands in place of another number. */
function offBy(found: string, meant: string): string {
  const gap = plain(Number(found) - Number(meant));
  return `${Math.abs(gap)} too ${gap > 0 ? 'large' : 'small'}`;
}

/** Without the rounding of binary fractions. */
const plain = (number: number): number => Number(number.toFixed(6));

function explainTotal({ likely, found, computed }: Mismatch): string[] {
  if (likely === 'average') {
    return [
      'It looks like an average, which these rows do not make: give the column `sums: false`, or correct what is wrong.',
    ];
  }
  if (likely === 'rows') {
    return [
      `Other totals go on from \`${found}\`, so most likely one of the rows above is ${gapBetween(found, computed)}.`,
    ];
  }
  if (likely) {
    const rows = likely.less.map((name) => `\`${name}\``).join(', ');
    return [
      `It adds up where ${rows} is taken away: if that is meant, give ${likely.less.length === 1 ? 'that row' : 'each of these rows'} \`less: true\`. Otherwise correct the total, or a row.`,
    ];
  }
  return [
    `Correct the total, or the row above it that is ${gapBetween(found, computed)}.`,
    'A row that is taken away says `less: true`, a column that is no sum `sums: false`, and a row that is no sum has no `total`.',
  ];
}

/** How far the rows are from their total, as it is written: `$14K too small`. */
function gapBetween(total: string, sum: string): string {
  // `48.600` is most likely no number with three decimals.
  const hasThousands = [total, sum].some((text) =>
    /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?!\d)/.test(text),
  );
  const both = hasThousands ? (['de', 'en'] as const) : (['en', 'de'] as const);
  for (const marks of both) {
    const [stated, added] = [total, sum].map((text) => parseFigure(text, marks));
    if (!stated || !added) continue;
    const gap = added.value - stated.value;
    const unsigned = { ...stated, style: { ...stated.style, sign: '' } };
    return `${writeLike(unsigned, Math.abs(gap), marks)} too ${gap > 0 ? 'large' : 'small'}`;
  }
  return 'wrong';
}

/** What to do with a stream that leads anywhere but to the next column. */
function besideColumn({ names: [from = '', ...between], found, computed }: Computed): string {
  if (computed === 'before')
    return `\`${found}\` stands before \`${from}\`: most likely the two are swapped. Write \`from: ${found}, to: ${from}\`.`;
  if (computed === 'same')
    return 'Both stand in one column: let it lead to a node of the next column, or move one of the two there.';
  const [first = ''] = between;
  return `Let it pass ${between.map((each) => `\`${each}\``).join(' or ')}, as two streams: one \`from: ${from}, to: ${first}\`, and one \`from: ${first}, to: ${found}\`.`;
}
