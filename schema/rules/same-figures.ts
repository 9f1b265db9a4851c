import { pointerToPath } from '../diagnostics/pointer.ts';
import { betweenItems, betweenParts, type FigureFact } from '../figures/collect-figures.ts';
import { parseFigure } from '../figures/parse-figure.ts';
import { isShown, type Report, type Rule, type SiteView, type Spot } from '../validate/rule.ts';

/** K604: what somebody states twice is the same both times. */
const sameFigures: Rule = (site, report) => {
  for (const statements of statementsByLabel(site)) {
    // Most figures stand once, or are the same.
    if (statements.every(({ value }) => value === statements[0]?.value)) continue;
    const groups = [...Map.groupBy(statements, ({ value }) => value).values()];
    if (groups.length <= mostValues) compare(groups, report);
  }
};

export default sameFigures;

/** A label that has more figures than that says too little to compare them. */
const mostValues = 3;

/** So many places of one figure are listed. */
const mostPlaces = 20;

interface Statement {
  file: string;
  fact: FigureFact;
  value: string;
}

function statementsByLabel(site: SiteView): Iterable<Statement[]> {
  const all = new Map<string, Statement[]>();
  for (const facts of site.files) {
    if (!isShown(site, facts)) continue;
    for (const fact of facts.figures ?? []) {
      const [, owner, label, value] = fact;
      const key = `${owner}${betweenParts}${label}`.toLowerCase();
      const statement = { file: facts.file, fact, value };
      const existing = all.get(key);
      if (existing) existing.push(statement);
      else all.set(key, [statement]);
    }
  }
  return all.values();
}

/** What most pages say is taken for right; where as many say something else, what was found first. */
function compare(groups: readonly Statement[][], report: Report): void {
  const [usual] = groups.toSorted((a, b) => b.length - a.length);
  const right = usual?.[0];
  if (!right) return;
  for (const group of groups) {
    const [wrong] = group;
    if (group === usual || !wrong) continue;
    const difference = findDifference(wrong, right);
    if (!difference) continue;
    const { here, there, name } = difference;
    const [, owner, label] = wrong.fact;
    const whose = owner ? ` of ${owner}` : '';
    const cause = `figure ${owner} ${label} ${wrong.value}`;
    for (const { file, fact } of [...group.slice(0, mostPlaces), right]) {
      report.cause(cause, spotOf(file, fact, difference), () => ({
        code: 'K604',
        severity: 'warning',
        message: `\`${label}\`${whose} is \`${here}\` here${name ? ` for \`${name}\`` : ''}, and \`${there}\` in ${right.file}.`,
        label: `\`${there}\` in ${right.file}`,
        hints: [
          'One label has one figure on all pages. Correct one of the two, or name what sets them apart.',
        ],
      }));
    }
  }
}

interface Difference {
  here: string;
  there: string;
  /** The way from the figure to the value that differs, where it is one of a list. */
  path: (string | number)[];
  name?: string;
}

function findDifference(wrong: Statement, right: Statement): Difference | undefined {
  const [here, there] = [wrong.value, right.value].map((value) => value.split(betweenItems));
  if (!here || !there) return undefined;
  if (here.length === 1) {
    return areEqual(wrong.value, right.value)
      ? undefined
      : { here: wrong.value, there: right.value, path: [] };
  }
  // Charts of other times or things only share a title.
  const items = here.map((item, index) => [item, there[index] ?? ''].map(divide));
  if (here.length !== there.length || items.some(([a, b]) => a?.label !== b?.label))
    return undefined;
  const index = items.findIndex(([a, b]) => a && b && !areEqual(a.value, b.value));
  const [a, b] = items[index] ?? [];
  if (!a || !b) return undefined;
  return { here: a.value, there: b.value, path: [index, 'value'], name: a.label };
}

function divide(item: string): { label: string; value: string } {
  const [label = '', value = ''] = item.split(betweenParts);
  return { label, value };
}

/** `$6.38M` and `$6,384K` are the same, one of them rounded. What counts other things is not compared. */
function areEqual(first: string, second: string): boolean {
  return (['en', 'de'] as const).some((marks) => {
    const [a, b] = [parseFigure(first, marks), parseFigure(second, marks)];
    if (!a || !b || a.unit !== b.unit)
      return first.trim().toLowerCase() === second.trim().toLowerCase();
    return Math.abs(a.value - b.value) <= Math.max(a.halfStep, b.halfStep) * 1.000001;
  });
}

const spotOf = (file: string, [pointer]: FigureFact, { path }: Difference): Spot => ({
  file,
  where: { path: [...pointerToPath(pointer), ...path], at: 'value' },
});
