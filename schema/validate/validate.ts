import { findMisstated } from '../diagnostics/marks/shown-address.ts';
import { mayHaveNotation, mayHaveThousands, mayHideItem } from '../diagnostics/numbers/may-have.ts';
import type { Reference } from '../facts/reference.ts';
import { mayShowMarks } from '../inline/stray-marks.ts';
import type { Problem } from '../model/diagnostics.ts';
import { pointerToPath, valueAt } from '../model/pointer.ts';
import { readSchema, type Schema } from '../model/schemas.ts';
import { once } from '../once-per.ts';
import { completeSettings } from '../settings/complete-settings.ts';
import {
  type CompiledValidator,
  type CompiledValidators,
  openCompiledValidators,
} from './compiled-validators.ts';
import type { Explanation } from './explain-mistakes.ts';
import { type Numbers, writeAsTexts } from './numbers-as-texts.ts';
import { createContext } from './validation-context.ts';

export interface FileCheck {
  /** The kind of file that it checks. */
  readonly file: keyof CompiledValidators;
  /**
   * Returns the references of a valid value, or `undefined` if it has a mistake. Fills in defaults,
   * in place. The `numbers` become texts where the schema asks for a text.
   */
  accept(value: unknown, numbers?: Numbers): Reference[] | undefined;
  /**
   * Explains the mistakes of a value that was not accepted. With its text, more can be fixed; with
   * an empty one it takes less time. Replaces old names by current ones, in place: if no problem is
   * an error, the value is now valid.
   */
  explain(value: unknown, numbers?: Numbers, text?: string): Promise<Explanation>;
  /**
   * Returns advice about an accepted value: a warning for each text that is over its budget or has
   * marks that visitors would see, and for each link that shows another address.
   */
  advise(references: readonly Reference[], value: unknown, text: string): Promise<Problem[]>;
}

export type ContentValidator = Record<keyof CompiledValidators, FileCheck>;

/** Each attempt turns one number into a text. `explain` handles more. */
const mostAttempts = 50;

const adviseCode = once(() => import('../diagnostics/advise.ts'));

const loadExplanations = () =>
  import('./explain-mistakes.ts').then(({ createExplanations }) => createExplanations());

/** The latest explanations, shared by all validators of the same schemas. */
let latest:
  | { compiled: CompiledValidators; explaining: ReturnType<typeof loadExplanations> }
  | undefined;

/**
 * Creates the validator of content, to be reused for every file. It loads the code that explains
 * mistakes at the first mistake: it is most of the code.
 */
export async function createContentValidator(): Promise<ContentValidator> {
  const compiled = await openCompiledValidators();
  const site = createCheck('site', compiled);
  return {
    page: createCheck('page', compiled),
    site: { ...site, accept: completing(site.accept) },
  };
}

function createCheck(name: keyof CompiledValidators, compiled: CompiledValidators): FileCheck {
  let schema: Schema | undefined;
  return {
    file: name,
    accept: (value, numbers) => accept(compiled[name], value, numbers),
    async explain(value, numbers, text) {
      if (latest?.compiled !== compiled) latest = { compiled, explaining: loadExplanations() };
      return (await latest.explaining)[name](value, numbers, text);
    },
    async advise(references, value, text) {
      if (!mayNeedAdvice(references, value, text)) return [];
      const { advise } = await adviseCode();
      schema ??= readSchema(`${name}.json`);
      return advise(references, value, schema, text);
    },
  };
}

function accept(
  validate: CompiledValidator,
  value: unknown,
  numbers: Numbers | undefined,
): Reference[] | undefined {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const context = createContext();
    try {
      if (validate.call(context, value)) return context.references;
    } catch {
      // A keyword failed on a value of the wrong shape, which is explained next.
      return undefined;
    }
    if (!numbers || !writeAsTexts(value, numbers, validate.errors ?? [])) return undefined;
  }
  return undefined;
}

/** Fills in the defaults of settings before they are accepted. */
const completing =
  (accept: FileCheck['accept']): FileCheck['accept'] =>
  (value, numbers) => {
    const completed = completeSettings(value);
    // `explain` starts from all numbers again.
    const references = accept(completed, numbers && new Map(numbers));
    // Those of defaults say nothing about what is written.
    const own = references?.filter(
      ({ role, pointer }) =>
        role !== 'placeholders' || valueAt(value, pointerToPath(pointer)) !== undefined,
    );
    if (own) Object.assign(value as object, completed);
    return own;
  };

/** Whether there may be advice. The code that finds it is loaded only then. */
function mayNeedAdvice(references: readonly Reference[], value: unknown, text: string): boolean {
  const textsOf = (wanted: Reference['role']) =>
    references.flatMap(({ role, value }) => (role === wanted ? [value] : []));
  return (
    references.some(({ role }) => role === 'over-budget' || role === 'unexpected') ||
    mayShowMarks(text, textsOf('inline'), textsOf('placeholders').join('')) ||
    findMisstated(references, value).length > 0 ||
    mayHaveThousands(text) ||
    mayHaveNotation(text) ||
    mayHideItem(text)
  );
}
