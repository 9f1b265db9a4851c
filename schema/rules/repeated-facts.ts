import { pointerToPath } from '../diagnostics/pointer.ts';
import { accuseTyped, correctedText, explainEither } from '../figures/either-place.ts';
import type { Mismatch } from '../figures/mismatch.ts';
import type { Finding, Rule } from '../validate/rule.ts';
import { explainSection } from './explanations/sections.ts';

/** K652 to K658: what texts tell of the numbers, months, items and plans beside them is so. */
const repeatedFacts: Rule = (site, report) => {
  for (const { file, mismatches: all = [], values } of site.files) {
    const mismatches = all.map((each) => accuseTyped(each, values));
    for (const mismatch of mismatches) {
      const finding = explain(mismatch);
      if (!finding || isAccused(mismatch.others, mismatches)) continue;
      if (mismatch.code === 'K653' && mismatches.some((each) => hasOtherLabels(each, mismatch)))
        continue;
      // A name that other groups have at its place is out of their order, too.
      if (mismatch.code === 'K658' && mismatches.some((each) => isOfGroup(each, mismatch)))
        continue;
      const { part } = mismatch;
      const path = pointerToPath(mismatch.pointer);
      const where = { path, at: 'value', ...(part && { part }) } as const;
      report.problem({ file, where }, { severity: 'warning', ...finding });
    }
  }
};

export default repeatedFacts;

/** Whether what a text tells is itself wrong, so that the text may be right. */
const isAccused = (pointers: readonly string[] = [], all: readonly Mismatch[]): boolean =>
  all.some(({ pointer }) => pointers.includes(pointer));

const isOfGroup = ({ code, pointer }: Mismatch, { pointer: place }: Mismatch): boolean =>
  code === 'K615' && pointer === place;

/** A drawing that has lost a label, or has one too many, covers other months, too. */
const hasOtherLabels = ({ code, pointer }: Mismatch, { pointer: place }: Mismatch): boolean =>
  /^K64[0-4]$/.test(code) && pointer.startsWith(place.slice(0, place.lastIndexOf('/') + 1));

function explain(mismatch: Mismatch): Finding | undefined {
  if (mismatch.code === 'K652') return explainNumber(mismatch);
  if (mismatch.code === 'K653') return explainMonth(mismatch);
  if (mismatch.code === 'K657') return explainUnit(mismatch);
  if (mismatch.code === 'K658') return explainStep(mismatch);
  return undefined;
}

function explainNumber(mismatch: Mismatch): Finding {
  const { code, names, found, computed, part, others = [] } = mismatch;
  const [name = '', written = '', other = '', either = '', off = ''] = names;
  if (name.endsWith('section')) return explainSection(mismatch);
  const see = others.map(pointerToPath);
  if (mismatch.isGuess) {
    return {
      code,
      message: `${name.charAt(0).toUpperCase()}${name.slice(1)} is ${other}, and the text beside it says \`${written}\`: with ${computed} here it is so.`,
      label: `did you mean \`${computed}\`?`,
      hints: ['Two digits seem to be swapped. Where the number is right, correct the text.'],
      replacement: { title: `write \`${computed}\``, text: computed, certain: false },
      see,
    };
  }
  if (other) {
    return {
      code,
      message: `This text says \`${written}\`, which is \`${other}\`, and ${name} is ${found}.`,
      hints: [`The numbers of ${name} and \`${other}\` seem to be swapped.`],
      see,
    };
  }
  if (!computed) {
    return {
      code,
      message: `${name} is ${found}, and the texts of this block say \`${written}\`.`,
      hints: ['Correct the number, or the texts.'],
      see,
    };
  }
  return {
    code,
    message: `${part || others.length === 0 ? 'This text' : `The \`${pointerToPath(others[0] ?? '').at(-1)}\``} says \`${written}\`, and ${name} beside it is ${found}.`,
    label: either || off ? `the numbers make ${found}` : `did you mean \`${computed}\`?`,
    hints: [
      either
        ? `They add up with ${either}. Correct that number, or this text.`
        : off
          ? `Either this text is wrong, and \`${computed}\` is right, or one of the numbers that are added up is ${off}, or one is missing or too many.`
          : explainEither(mismatch, 'Both say the same thing.'),
    ],
    ...(!either && {
      replacement: {
        title: `write \`${computed}\``,
        text: correctedText(mismatch),
        certain: false,
      },
    }),
    see,
  };
}

function explainMonth(mismatch: Mismatch): Finding {
  const { code, names, found, computed, pointer } = mismatch;
  const [first = '', second = ''] = names;
  const name = pointerToPath(pointer).at(-1);
  const write = computed && {
    label: `did you mean \`${computed}\`?`,
    replacement: { title: `write \`${computed}\``, text: computed, certain: false },
  };
  if (first === 'year') {
    return {
      code,
      message: `“${found}” stands at \`${second}\`, and the \`period\` of the drawing is \`${names[2]}\`.`,
      hints: [`In this period \`${second}\` is in ${computed}.`],
      ...write,
    };
  }
  if (name === 'period' && names[2]) {
    return {
      code,
      message: `The \`period\` is \`${found}\`, and the labels of the drawing go from ${first} to ${second} ${names[2]}.`,
      hints: [`Write \`${computed}\` or \`${mismatch.otherwise?.text}\`, whichever is meant.`],
      ...write,
    };
  }
  if (name === 'period') {
    return {
      code,
      message: `The \`period\` is \`${found}\`, and the labels of the drawing go from ${first} to ${second}.`,
      hints: ['Correct the `period`, or the labels.'],
      ...write,
    };
  }
  if (first === 'span') {
    return {
      code,
      message: `“${found}” is the end of ${names[2]} values that begin with “${second}”, and months at equal distances do not lead there.`,
      hints: ['Correct one of the two, or a value is missing or too many.'],
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
  const [, , meant = ''] = names;
  return {
    code,
    message: `\`${first}\` is \`${found}\`, and the words beside it are about another month: “${second}”.`,
    hints: [
      meant
        ? `Where \`${found}\` is right, write “${meant}” in the words. Otherwise write \`${first}: ${computed}\`.`
        : 'Correct one of them.',
    ],
    ...write,
  };
}

function explainUnit({ code, names, found, computed }: Mismatch): Finding {
  const [name = '', first = '', second = '', unit = ''] = names;
  const write = computed && {
    label: `did you mean \`${computed}\`?`,
    replacement: { title: `write \`${computed}\``, text: computed, certain: false },
  };
  if (name === 'ends') {
    return {
      code,
      message: `“${first}” and “${second}” stand below values that are drawn in one unit.`,
      hints: ['Correct the unit of one of them.'],
      ...write,
    };
  }
  if (name !== 'prefix' && name !== 'suffix') {
    return {
      code,
      message: `\`${name}\` is ${found}, and ${unit ? `\`${unit}\` behind \`${second}\`` : `no unit behind \`${second}\``} makes it ${computed}.`,
      hints: [`It turns \`${first}\` into the unit of \`${second}\`: 0.001 for thousands.`],
      ...write,
    };
  }
  if (second === 'beside') {
    return {
      code,
      message: `“${first}” has \`${found}\`, and the \`${name}\` of the numbers beside it is \`${computed}\`.`,
      hints: ['All numbers of a drawing count in one unit.'],
      ...write,
    };
  }
  return {
    code,
    message: `The \`${name}\` of the numbers is \`${found}\`, and the title says that they count in \`${first}\`.`,
    hints: [`Both say in what the numbers count. Correct \`${name}\`, or the title.`],
    ...(write || { label: `\`${first}\` in the title` }),
  };
}

function explainStep({ code, names: [name, kind], found, computed }: Mismatch): Finding {
  const text = kind === 'text' ? JSON.stringify(computed) : computed;
  return {
    code,
    message: `${name ? `\`${name}\` is` : 'It is'} \`${found}\` here, and the steps of all others make it \`${computed}\`.`,
    label: `did you mean \`${computed}\`?`,
    hints: [
      kind === 'text'
        ? 'All others stand at equal distances. Correct this one.'
        : 'Each differs from the one before it by the same number. Correct this one.',
    ],
    replacement: { title: `write \`${computed}\``, text, certain: false },
  };
}
