import {
  differing,
  type Finding,
  type Report,
  type SiteView,
  seeAlso,
  valueIn,
} from '../../facts/rule.ts';
import { signBeside } from '../../facts/signless-prices.ts';
import {
  findTyped,
  type TypedPrice,
  type UsedPrice,
  usedPrices,
} from '../../facts/typed-prices.ts';
import { type FigureFact, unpackFigures } from '../../figures/collect-figures.ts';
import { wordsBehind } from '../../figures/counted-words.ts';
import { isAboutOther } from '../../figures/stated-prices.ts';
import { writing } from '../../model/diagnostics.ts';
import { usesIn } from '../../model/value-uses.ts';
import { lineStart } from '../../syntax/lines.ts';

/**
 * K621: reports a typed price, or one without a sign, beside prices that are values of site.yaml, and
 * a typed number in words that have a value elsewhere.
 */
export default function typedValues(site: SiteView, report: Report): void {
  reportCounted(site, report);
  for (const facts of site.shown) {
    const used = usedPrices(facts);
    for (const price of used) {
      const finding = explainWithoutSign(price, used, site);
      if (finding) report.problem(valueIn(facts.file, price.pointer), finding);
    }
    for (const figure of used.length > 0 && facts.figures ? unpackFigures(facts.figures) : []) {
      const typed = findTyped(figure, used, site.values);
      if (typed)
        report.problem(valueIn(facts.file, figure[0]), explainTyped(facts.file, figure, typed));
    }
  }
}

/** So many texts that use a value in the same words show that it belongs there. */
const severalTexts = 3;

/** Reports `30-day free` where other texts have `$(trial-days)-day free`, also in another value. */
function reportCounted(site: SiteView, report: Report): void {
  const usual = usualWords(site);
  if (usual.size === 0) return;
  for (const { file, counted = [] } of site.shown) {
    const typed = counted.flatMap((each) => {
      const name = usual.get(each.words);
      const meant = name && site.values.get(name)?.text;
      return meant && meant !== each.number ? [{ ...each, name, meant }] : [];
    });
    const text = typed.length > 0 ? (site.readText(file) ?? '') : '';
    for (const { number, words, index, name, meant } of typed) {
      if (!mayRepeat(text, index)) continue;
      const isValue = file === 'site.yaml' && isInValues(text, index);
      const offsets: [number, number] = [index, index + number.length];
      report.cause(`counted ${words} ${number} ${isValue}`, { file, where: { offsets } }, () => ({
        ...writingUse(isValue ? meant : valueUse(name, '')),
        ...differing(
          file,
          (here) =>
            `\`${number}-${words}\` is written ${here}, and \`${name}\` in site.yaml is \`${meant}\`.`,
        ),
        value: name,
        hints: `${isValue ? 'A value cannot use another one, so both change together. Other' : 'Other'} texts have the value in the same words: \`$(${name})-${words}\`. If another number is meant, say what sets it apart.`,
        ...seeAlso('', [placeOf(name)]),
      }));
    }
  }
}

/** Whether a number is in a text that may repeat a value, and not in a comment. */
function mayRepeat(text: string, index: number): boolean {
  const start = lineStart(text, index);
  const line = /^.*/.exec(text.slice(start))?.[0] ?? '';
  return !/(?:^|\s)#/.test(line.slice(0, index - start)) && !isAboutOther(line);
}

/** Whether a place of site.yaml is below `values`: a value cannot use another one. */
const isInValues = (text: string, index: number): boolean =>
  text
    .slice(0, index)
    .match(/^[\w-]+(?=:)/gm)
    ?.at(-1) === 'values';

/** Returns words behind a number, each with the value that several texts have there, and no other. */
function usualWords({ shown, values }: SiteView): Map<string, string> {
  const namesOf = new Map<string, string[]>();
  for (const { values: used } of shown) {
    for (const [, text] of used?.at ?? []) {
      for (const { name = '', start, length } of usesIn(text)) {
        const words = wordsBehind(text, start + length);
        if (!words || !/^\d[\d.,]*$/.test(values.get(name)?.text ?? '')) continue;
        const names = namesOf.get(words) ?? [];
        names.push(name);
        namesOf.set(words, names);
      }
    }
  }
  return new Map(
    [...namesOf].flatMap(([words, [name = '', ...more]]) =>
      more.length + 1 >= severalTexts && more.every((each) => each === name) ? [[words, name]] : [],
    ),
  );
}

const placeOf = (name: string) => valueIn('site.yaml', ['values', ...name.split('.')]);

function explainTyped(
  file: string,
  [, , , value]: FigureFact,
  { name, sign, meant, isSame }: TypedPrice,
): Finding {
  const text = valueUse(name, sign);
  return {
    ...writingUse(text),
    ...(isSame
      ? { message: withoutSign(value, sign) }
      : differing(
          file,
          (here) =>
            `\`${value}\` is written ${here}, and \`${name}\` in site.yaml is \`${meant}\`.`,
        )),
    value: name,
    hints: isSame
      ? `The price is a value of site.yaml, as its neighbours are: \`${text}\`.`
      : `Its neighbours have the values of site.yaml. Where \`${value}\` is new, write it into \`values\` there, and \`${text}\` here: it then changes everywhere.`,
    ...(!isSame && seeAlso('', [placeOf(name)])),
  };
}

/**
 * Explains a missing currency sign: `$(prices.starter)` beside `$$$(prices.professional)` would show
 * a bare number.
 */
function explainWithoutSign(
  price: UsedPrice,
  used: readonly UsedPrice[],
  site: SiteView,
): Finding | undefined {
  const sign = signBeside(price, used, site);
  if (sign === undefined) return undefined;
  const text = valueUse(price.name, sign);
  return {
    ...writingUse(text),
    message: withoutSign(site.values.get(price.name)?.text ?? '', sign),
    hints: `A value has no currency of its own${sign === '$' ? ', and a dollar sign before it is written twice' : ''}: \`${text}\`.`,
  };
}

/** Writes the use of a value after a currency sign. A dollar sign is written twice. */
const valueUse = (name: string, sign: string): string => `${sign === '$' ? '$$' : sign}$(${name})`;

const withoutSign = (value: string, sign: string): string =>
  `\`${value}\` is written here without \`${sign}\`, which its neighbours have.`;

const writingUse = (text: string) =>
  ({
    code: 'K621',
    severity: 'warning',
    label: `write \`${text}\``,
    replacement: writing(text),
  }) as const;
