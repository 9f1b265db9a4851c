import { type Phrase, subjectOf, unpackPhrases } from '../figures/phrases.ts';
import { isShown, type Report, type Rule, type SiteView } from '../validate/rule.ts';

/** K621: a number that is typed where the same words have a value of site.yaml elsewhere. */
const typedValues: Rule = (site, report) => {
  const uses = usesOf(site);
  if (uses.size === 0) return;
  for (const { file, phrase } of phrasesOf(site)) {
    if (!isTyped(phrase)) continue;
    const use = uses.get(subjectOf(phrase.sign, phrase.after));
    const found = use && meantValue(phrase, use, site);
    if (found) reportTyped(file, phrase, found, report);
  }
};

export default typedValues;

/** The names of the values that count a subject, and how often. */
type Uses = Map<string, Map<string, number>>;

const isTyped = ({ number }: Phrase): boolean => !number.startsWith('$(');

function* phrasesOf(site: SiteView): Generator<{ file: string; phrase: Phrase }> {
  for (const facts of site.files) {
    if (!facts.phrases || !isShown(site, facts)) continue;
    for (const phrase of unpackPhrases(facts.phrases)) yield { file: facts.file, phrase };
  }
}

function usesOf(site: SiteView): Uses {
  const uses: Uses = new Map();
  for (const { phrase } of phrasesOf(site)) {
    const subject = subjectOf(phrase.sign, phrase.after);
    if (isTyped(phrase)) continue;
    const name = phrase.number.slice(2, -1);
    const names = uses.get(subject) ?? new Map<string, number>();
    names.set(name, (names.get(name) ?? 0) + 1);
    uses.set(subject, names);
  }
  return uses;
}

interface Meant {
  name: string;
  value: string;
}

/**
 * The value that a typed number most likely repeats: the one that several texts have in the same
 * words, or, of prices, the one whose name stands before it.
 */
function meantValue(
  { number, sign, before }: Phrase,
  names: ReadonlyMap<string, number>,
  { values }: SiteView,
): Meant | undefined {
  const named = [...names.keys()].flatMap((name): Meant[] => {
    const group = name.slice(0, name.lastIndexOf('.') + 1);
    return [...values].flatMap(([each, { text }]) =>
      group && each.startsWith(group) && before.includes(each.slice(group.length).toLowerCase())
        ? [{ name: each, value: text }]
        : [],
    );
  });
  const [[only, count] = ['', 0], ...others] = names;
  const usual =
    !sign && others.length === 0 && count > 1
      ? [{ name: only, value: values.get(only)?.text ?? '' }]
      : [];
  const [meant] = [...named, ...usual];
  if (!meant || !/^\d/.test(meant.value)) return undefined;
  const plain = (digits: string) => digits.replace(/[^\d.]/g, '').replace(/\.0+$/, '');
  return plain(meant.value) === plain(number) ? undefined : meant;
}

function reportTyped(file: string, phrase: Phrase, { name, value }: Meant, report: Report): void {
  const { number, offsets, sign } = phrase;
  const [from, to] = offsets;
  // A dollar sign before a value is written twice.
  const text = `${sign === '$' ? '$$' : sign}$(${name})`;
  report.problem(
    { file, where: { offsets: [from - sign.length, to] } },
    {
      code: 'K621',
      severity: 'warning',
      message: `\`${sign}${number}\` stands here, and \`${name}\` in site.yaml is \`${value}\`.`,
      label: `\`${sign}${value}\` elsewhere`,
      hints: [
        `Other texts have the value in the same words. Write \`${text}\`, and it changes with them. Where another figure is meant, say what sets it apart.`,
      ],
      replacement: {
        title: `write \`${text}\``,
        text,
        certain: false,
        offsets: [from - sign.length, to],
      },
    },
  );
}
