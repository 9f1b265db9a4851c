import { type Path, type Problem, shownHints } from '../../../model/diagnostics.ts';
import { schemaAt } from '../../../model/schema-at.ts';
import { capital, code, field, kindOf, kinds, last } from '../../../model/wording.ts';
import { type Context, purposeOf, schemaOf } from '../context.ts';
import { explainAllEmpty, explainEmpty } from '../empty-value.ts';
import { whatIsLeftOut } from '../left-out.ts';
import type { ValueFix } from '../rewrite-value.ts';
import { optionalBeside } from './group-hints.ts';
import { hintsFor } from './hints.ts';
import { fixAll, fixOf } from './kind-fix.ts';

/** Explains values of the wrong kind that share a cause, such as the unquoted cells of a table. */
export function explainWrongKind(contexts: readonly [Context, ...Context[]]): Problem {
  const [context] = contexts;
  const { error, path } = context;
  if (error.data === null)
    return contexts.length > 1 ? explainAllEmpty(contexts) : explainEmpty(context);
  const fix = fixAll(contexts);
  const firstFix = fix && fixOf(context);
  const paths = contexts.map((one) => one.path) as [Path, ...Path[]];
  const elsewhere = context.source.inOtherLines(paths);
  return {
    code: 'P102',
    where: { path, at: 'value' },
    message: messageOf(contexts, fix),
    label: fix?.label,
    hints: [
      purposeOf(context),
      ...shownHints(hintsFor(context, firstFix)),
      fix &&
        whatIsLeftOut(
          contexts.map((one) => one.error.data),
          schemaOf(context),
          fix.text,
          schemaAt(path.slice(0, -1), context),
        ),
    ],
    replacement: fix && context.source.besideName(path, fix),
    // What is wrong with a minus is no matter of the type.
    ...(!hasTextMinus(contexts, fix) && {
      about: {
        kind: 'wrong type',
        wanted: String(error.params.type),
        isText: typeof error.data === 'string',
        count: contexts.length,
        optional: optionalBeside(context, firstFix),
      },
    }),
    ...(elsewhere.length > 0 && {
      more: elsewhere.map((path) => ({ path, at: 'value' as const })),
    }),
  };
}

/** Whether it is about a single number, which has the minus of a text. */
const hasTextMinus = (
  [{ error }, ...more]: readonly [Context, ...Context[]],
  fix: ValueFix | undefined,
): boolean => more.length === 0 && fix?.certain === true && /^[−–]/.test(String(error.data).trim());

function messageOf(contexts: readonly [Context, ...Context[]], fix: ValueFix | undefined): string {
  const [{ error, path, root }, ...more] = contexts;
  const wanted = kinds[error.params.type] ?? String(error.params.type);
  const found = kindOf(error.data);
  const names = [...new Set(contexts.map((context) => code(last(context.path))))];
  if (more.length > 0 && fix?.way === 'colon')
    return `The colons make properties of these texts: ${contexts.length} values of ${names.join(' and ')} must each be ${wanted}.`;
  if (more.length > 0)
    return `${names.length > more.length ? capital(names.join(' and ')) : `${contexts.length} values of ${names.join(' and ')}`} must each be ${wanted}, not ${found}.`;
  if (hasTextMinus(contexts, fix))
    return `The minus of ${code(String(error.data))} is that of a text (\`−\`), and a number has the hyphen of the keyboard (\`-\`).`;
  if (fix?.way === 'colon')
    return `The colon makes a property of this text: ${field(path, root)} must be ${wanted}.`;
  const isFraction = wanted === kinds.integer && found === 'a number';
  return `${capital(field(path, root))} must be ${wanted}, ${isFraction ? `and is ${error.data}` : `not ${found}`}.`;
}
