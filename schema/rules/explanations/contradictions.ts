import { pointerToPath } from '../../diagnostics/pointer.ts';
import { correctionOf, explainEither } from '../../figures/either-place.ts';
import type { Mismatch } from '../../figures/mismatch.ts';
import { namesAfter } from '../../figures/times/gaps.ts';
import type { Finding } from '../../validate/rule.ts';

/** A label that is a number, in place of the number that counts the labels. */
export function explainLabelAsPlace({ names, found, computed, pointer }: Mismatch): Finding {
  const [, , ...labels] = names;
  const places = labels.slice(0, 4).map((label, index) => `\`${label}\` is ${index}`);
  return {
    code: 'K622',
    severity: 'warning',
    message: `${found} lies behind the last label: \`${pointerToPath(pointer).at(-1)}\` counts the labels from 0, and does not name one.`,
    label: `did you mean \`${computed}\`?`,
    hints: [
      `${places.join(', ')}${labels.length > places.length ? ' and so on' : ''}. Half way between two of them is 0.5 more.`,
    ],
    replacement: { title: `write \`${computed}\``, text: computed, certain: false },
  };
}

/** What the parts of a drawing, a comparison or a button do not fit. */
export function explainContradiction(mismatch: Mismatch): Finding | undefined {
  const { code, names, found, computed, pointer } = mismatch;
  const [first = '', second = '', third = ''] = names;
  const write = (text = computed) => ({
    label: `did you mean \`${computed}\`?`,
    replacement: { title: `write \`${text}\``, text, certain: false },
  });
  switch (code) {
    case 'K626':
      return {
        code,
        message: `\`${first}\` has a \`${second}\`, but no \`${third}: true\`.`,
        hints: [`Give it \`${third}: true\`, or remove its \`${second}\`.`],
      };
    case 'K629':
      return {
        code,
        message: `\`${found}\` of \`${first}\` in the column \`${second}\` does not fit the figures around it, and \`${computed}\` does.`,
        hints: [
          mismatch.isGuess
            ? 'Two digits seem to be swapped, or a point or zeros missing. Correct it, or another figure of its row or column.'
            : 'No other figure, corrected alone, explains the difference.',
        ],
        ...write(JSON.stringify(computed)),
      };
    case 'K622':
      return {
        code,
        message: `${found} lies behind the last label, \`${first}\`, which is ${second}.`,
        hints: [
          'The labels are counted from 0: the first is 0, the second 1, and 0.5 lies between them.',
        ],
        ...write(),
      };
    case 'K623':
      if (names.length > 1) return explainAxis(mismatch);
      return {
        code,
        message: `The axis starts at ${found}, and the lowest total that is drawn is ${first}.`,
        hints: [`Let it start below ${first}, or remove it: then it starts at zero.`],
        ...(computed && write()),
      };
    case 'K624':
      return {
        code,
        message: `${third} is due in \`${first}\`, and its \`${second}\` is ${computed}.`,
        hints: [
          `What is due is a part of the \`${second}\`. Correct an amount, its time, or the \`${second}\`.`,
        ],
      };
    case 'K609': {
      const lost = found.split(', ');
      return {
        code,
        message: `\`${first}\` is marked as a forecast, and \`${found ? lost[0] : second}\` behind it as something that has happened.`,
        hints: [
          found
            ? `What is forecast comes last, so the mark is missing at ${lost.map((label) => `\`${label}\``).join(' and ')}: add \`${computed}: true\`.`
            : 'What is forecast comes last. Remove the mark here, or give it to all values behind it, too.',
        ],
      };
    }
    case 'K610': {
      if (third === '')
        return {
          code,
          message: `\`${first}\` is never shown, because there is no \`${second}\` beside it.`,
          hints: [`Add \`${second}\`, or remove this line.`],
        };
      const mark = `${second}: ${third}`;
      return {
        code,
        message:
          first === second
            ? `The word for \`${first}\` explains nothing: nothing here has \`${mark}\`.`
            : `\`${first}\` is never shown: nothing here has \`${mark}\`.`,
        hints: [`Give \`${mark}\` to what it is about, or remove this line.`],
      };
    }
    case 'K611':
      return {
        code,
        message: `\`${first}\` has no word for what is drawn as \`${second}\`.`,
        hints: [`Add \`${second}\` to it, or visitors do not learn what that is.`],
      };
    case 'K612':
      return {
        code,
        message: `\`${found}\` does not stand in the \`${first}\`, so nothing is shown for it.`,
        hints: [`\`${third}\` repeats some words of “${second}”, letter by letter.`],
        ...(computed && write(JSON.stringify(computed))),
      };
    case 'K613':
      return explainOtherNumber(mismatch);
    case 'K614':
      return explainOtherUnit(mismatch);
    case 'K615':
      return {
        code,
        message: `\`${found}\` stands here where \`${second}\` has \`${computed}\`.`,
        hints: [`All of them have the same \`${first}\` in the same order.`],
        ...write(JSON.stringify(computed)),
      };
    case 'K616':
      if (third === 'range') {
        return {
          code,
          message: `“${found}” ends before it begins.`,
          hints: ['Correct one of its ends.'],
          ...(computed && write(JSON.stringify(computed))),
        };
      }
      return {
        code,
        message: `\`${found}\` stands ${second} \`${first}\`, so the times are not in order.`,
        ...(third && { label: `did you mean \`${first}\`?` }),
        hints: [
          third
            ? `The two seem to have each other’s place: write \`${first}\` here, and \`${found}\` there.`
            : 'What happens first stands first. Correct the time, or move the item.',
        ],
        see: mismatch.others?.map(pointerToPath) ?? [],
      };
    case 'K617':
      return {
        code,
        message: `\`${first}\` stands here without \`${second}\`, so nothing is compared.`,
        label: `\`${second}\` is missing beside it`,
        hints: [`Add \`${second}\`, or remove \`${first}\`.`],
      };
    case 'K618':
      return {
        code,
        message: `No space stands between the number and \`${found}\`: visitors read \`${second}\`.`,
        hints: ['In quotes, the space is a part of the text.'],
        label: `write \`"${computed}"\``,
        replacement: {
          title: `write \`"${computed}"\``,
          text: JSON.stringify(computed),
          certain: false,
        },
      };
    case 'K619':
      return {
        code,
        message: computed
          ? `\`${found}\` in the column \`${second}\` is not what the figures of \`${first}\` make, which is \`${computed}\`.`
          : `“${found}” does not make \`${third}\` of \`${first}\`, as such words do in the other rows.`,
        hints: ['Correct it, or the figures that it compares.'],
        see: mismatch.others?.map(pointerToPath) ?? [],
        ...(computed && write(JSON.stringify(computed))),
      };
    case 'K640':
      if (third) {
        return {
          code,
          message: `\`${found}\` stands twice, and \`${computed}\`, which comes before \`${second}\`, is missing.`,
          hints: ['One of the two has the wrong name.'],
          ...write(JSON.stringify(computed)),
        };
      }
      return {
        code,
        message: `\`${computed}\` is missing between \`${first}\` and \`${second}\`.`,
        label: `\`${computed}\` belongs before it`,
        hints: [
          'Labels stand at equal distances, each for one value. Add it, and its value if that is missing, too.',
        ],
      };
    case 'K641':
      return {
        code,
        message: `\`${first}\` has ${found} values from \`${second}\` on, and runs past the last label, \`${third}\`, by ${computed}.`,
        hints: [
          ...namesAfter([second, third], Number(computed))
            .slice(0, 1)
            .map((next) => `After \`${third}\` comes \`${next}\`: most likely it is missing.`),
          `Each value has a label: add the ${computed === '1' ? 'label that is' : 'labels that are'} missing, or remove what is too much.`,
          ...(pointer.endsWith('/values')
            ? ['A comma between two digits makes two numbers of one.']
            : []),
        ],
      };
    case 'K642':
      return {
        code,
        message: `\`${names.at(-1)}\` has ${found} items, and ${names.slice(0, -1).join(' and ')} make ${computed}.`,
        hints: [explainCounts(Number(found) - Number(computed), names)],
      };
    case 'K643':
      return {
        code,
        message: `\`${first}\` ends at \`${second}\`, and the labels go on to \`${third}\`.`,
        hints: [
          `It has ${found} values, and ${computed} more would reach the end. If one is missing in the middle, those behind it stand a label too early.`,
        ],
      };
    case 'K644':
      return {
        code,
        message: `\`${first}\` ends with ${found} at \`${second}\`, and \`${third}\` begins with it at \`${names[3]}\`.`,
        hints: [
          'One goes on where the other ends. A label or a value is missing, or one is too many.',
        ],
      };
    case 'K645':
      return {
        code,
        message: `A step of ${found} is longer than the whole way of the slider, from ${first} to ${second}.`,
        hints: ['Nobody could move it. Write a shorter step.'],
      };
    case 'K646':
      return {
        code,
        message: `The slider cannot stand at ${found}: in steps of ${second} from ${first} it comes to ${third} and ${names[3]}.`,
        hints: ['Correct `default`, `minimum` or `step`.'],
        ...write(),
      };
    case 'K647':
      return {
        code,
        message: `\`${first}\` is ${found} here, and ${second} before it.`,
        hints: [
          'They stand from the smallest to the largest. Correct the number, or change their order.',
        ],
      };
    case 'K648':
      return {
        code,
        message: `${found} is less than one percent here.`,
        hints: ['The number counts percent: `70` is 70%.'],
        ...write(),
      };
    case 'K649':
      return {
        code,
        message: `\`${first}\` and \`${second}\` are both \`${found}\`.`,
        hints: ['One of them has to be another.'],
      };
    case 'K650':
      return {
        code,
        message: third
          ? `\`${second}\` is ${found}, and \`${first}\` is ${computed} at most.`
          : `\`${second}\` is ${found}, and \`${first}\` has only ${computed}.`,
        hints: [
          third
            ? `Nobody can take away more than there is: ${computed} at most.`
            : `It says how many of \`${first}\` are meant: ${computed} at most.`,
        ],
        ...(!third && write()),
      };
    case 'K651':
      return {
        code,
        message: `No stream begins or ends at \`${found}\`, so it is not drawn.`,
        hints: ['Add a stream that names it, or remove it.'],
      };
    default:
      return undefined;
  }
}

/** How many labels are too many or too few for the values of two lists. */
function explainCounts(more: number, names: readonly string[]): string {
  const [name, last] = [names.at(-1), names.at(-2)?.replace(/^\d+ of /, '')];
  const [count, unit] = [Math.abs(more), Math.abs(more) === 1 ? 'value' : 'values'];
  return more > 0
    ? `Each value has a label: remove ${count} of \`${name}\`, or add ${count} ${unit} to ${last}.`
    : `Each value has a label: add ${count} to \`${name}\`, or remove ${count} ${unit}.`;
}

/** An axis beside which the middle of all runs lies. */
function explainAxis({ code, names, found }: Mismatch): Finding {
  const [middle = '', name = '', end = '', minimum = '', maximum = ''] = names;
  const isUnit = end === 'minimum' && Number(found) >= Number(middle) * 60;
  const [low, high] = [minimum, maximum].map((each) => Number(each) / 1000);
  return {
    code,
    message: `The axis goes from ${minimum} to ${maximum}, and \`${name}\` is ${middle}: most of what is drawn lies beside it.`,
    hints: [
      isUnit && Number(middle) <= Number(high)
        ? `It counts in the unit of \`${name}\`: from ${low} to ${high}.`
        : `Let the axis begin below ${middle} and end above it.`,
    ],
  };
}

function explainOtherUnit({
  code,
  names: [all, scaled, beside],
  found,
  computed,
}: Mismatch): Finding {
  const factor = Number(found) / Number(computed);
  const size = Math.abs(Math.log10(factor));
  const times = size > 5 ? 'a million' : size > 2.5 ? 'a thousand' : 'a hundred';
  const than = `about ${times} times ${factor > 1 ? 'more' : 'less'} than the values beside`;
  const isPointLost = times === 'a hundred';
  return {
    code,
    message: beside
      ? `${found} seems to count in another unit than the values beside it, such as ${beside}.`
      : all
        ? `The values ${all} are ${than} them.`
        : `${found} is ${than} it.`,
    hints: [
      isPointLost
        ? 'The others have decimals, so most likely its decimal point is missing.'
        : 'All values of a drawing count in one unit, such as thousands.',
      ...(scaled ? [`In the unit of the others they are ${scaled}.`] : []),
    ],
    label: `did you mean \`${computed}\`?`,
    ...(!all && {
      replacement: { title: `write \`${computed}\``, text: computed, certain: false },
    }),
  };
}

function explainOtherNumber(mismatch: Mismatch): Finding {
  const { code, names, found, otherwise } = mismatch;
  const [what = '', words = '', from] = names;
  const isText = what === 'first' || what === 'last';
  const both = 'What is drawn and what is written must be the same.';
  return {
    code,
    message: isText
      ? `“${words}” stands below the ${what} value, which is ${found}.`
      : from
        ? `From ${from} to ${found} does not make “${words}”, which stands beside them.`
        : `\`${what}\` is ${found}, and the words beside it say “${words}”.`,
    hints: [explainEither(mismatch, both)],
    ...(otherwise && { see: [pointerToPath(otherwise.pointer)] }),
    ...correctionOf(mismatch),
  };
}
