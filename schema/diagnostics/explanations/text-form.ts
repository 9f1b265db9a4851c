import { writeScalar } from '../../edits/write-scalar.ts';
import { capital, didYouMean, field } from '../../model/wording.ts';
import { correctForm } from '../correct-form.ts';
import { type Explanation, purposeOf, schemaOf } from './context.ts';
import { explainTooShort } from './text-length.ts';

/** Explains a text in a wrong form: the form in words, an example, and what was meant. */
export const explainForm: Explanation = (context) => {
  const { error, path, root, source } = context;
  const found = String(error.data);
  if (found.trim() === '') return explainTooShort(context);
  const schema = schemaOf(context);
  const correction = correctForm(found, schema);
  const form = schema['x-form'];
  const [example] = schema.examples ?? [];
  return {
    code: 'P108',
    where: { path, at: 'value' },
    message: form
      ? `${capital(field(path, root))} must be ${form}; \`${found}\` is not.`
      : `\`${found}\` does not have the form of ${field(path, root)}.`,
    label: correction && didYouMean([correction.text]),
    hints: [
      purposeOf(context),
      example !== undefined &&
        `For example: \`${writeScalar(String(example), { inFlow: false })}\`.`,
    ],
    replacement: correction && source.replaceValue(path, correction.text, correction.certain),
  };
};
