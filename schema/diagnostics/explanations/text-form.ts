import { copyToPages, fileName, isOnComputer } from '../../addresses/own-computer.ts';
import { writeScalar } from '../../edits/write-scalar.ts';
import { correctForm } from '../correct-form.ts';
import { replaceValue } from '../source.ts';
import { capital, field } from '../wording.ts';
import { type Explanation, purposeOf, schemaOf } from './context.ts';

/** Returns the name of a file from elsewhere. */
const nameOf = (address: string): string =>
  /^.+\.[a-z]{3,4}$/i.exec(fileName(address))?.[0] ?? 'photo.jpg';

/** Explains a text in a wrong form: the form in words, an example, and what was meant. */
export const explainForm: Explanation = (context) => {
  const { error, path, root, source } = context;
  const found = String(error.data);
  const schema = schemaOf(context);
  const correction = correctForm(found, schema);
  const corrected = correction?.text;
  const form = schema['x-form'] as string | undefined;
  const [example] = schema.examples ?? [];
  return {
    code: 'P108',
    where: { path, at: 'value' },
    message: form
      ? `${capital(field(path, root))} must be ${form}; \`${found}\` is not.`
      : `\`${found}\` does not have the form of ${field(path, root)}.`,
    ...(corrected !== undefined && { label: `did you mean \`${corrected}\`?` }),
    hints: [
      purposeOf(context),
      schema.role === 'picture' &&
        /^https?:|^\/\//i.test(found) &&
        `A picture is not loaded from another site. Save it beside the pages, such as \`pages/${nameOf(found)}\`, and write \`/${nameOf(found)}\`.`,
      schema.role === 'picture' && isOnComputer(found) && copyToPages(nameOf(found)),
      example !== undefined &&
        `For example: \`${writeScalar(String(example), { inFlow: false })}\`.`,
    ],
    ...(corrected !== undefined && {
      replacement: replaceValue(source, path, corrected, correction?.certain ?? false),
    }),
  };
};
