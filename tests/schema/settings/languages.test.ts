import { expect, test } from 'vitest';
import { readContentSchemas } from '../../../schema/model/schemas.ts';
import { PlainError } from '../../../schema/plain-error.ts';
import { englishTexts } from '../../../schema/settings/complete-settings.ts';
import { createAjv } from '../../../schema/validate/ajv.ts';
import { checkLanguage } from '../../../schema/validate/schemas/check-languages.ts';

const ajv = createAjv({ strictSchema: false });
for (const schema of readContentSchemas()) ajv.addSchema(schema);

/** What is said about a language with the English texts, of which one part is written in another way. */
function faultAfter(right: string, wrong: string): string {
  const written = JSON.stringify(englishTexts(), null, 1);
  expect(written).toContain(right);
  const text = written.replace(right, () => wrong);
  try {
    checkLanguage('settings/languages/xx.json', JSON.parse(text), englishTexts(), ajv, () => text);
    return '';
  } catch (error) {
    // Its message is all that is printed.
    expect(error).toBeInstanceOf(PlainError);
    const { message } = error as PlainError;
    const [, line] = /^schema\/settings\/languages\/xx\.json:(\d+):/.exec(message) ?? [];
    return `${text.split('\n')[Number(line) - 1]} ${message}`;
  }
}

test('a language with all texts is right', () => {
  expect(faultAfter('', '')).toBe('');
});

test.each([
  ['"skipToContent"', '"skipToContnt"', /"skipToContnt": .*Did you mean "skipToContent"/],
  ['"skipToContent": "', '"skipToContnt": "', /"skipToContent" is missing/],
  ['{hotkey}', '{hotky}', /\{hotky\}.*"hotkey"/s],
  ['"Skip to content"', '5', /"skipToContent": 5.*must be a text/s],
  ['"Skip to content"', '""', /"skipToContent": "".*This text must NOT/s],
  ['"interface"', '"interfaces"', /Did you mean "interface"/],
])('%s written as %s is reported at its line', (right, wrong, expected) => {
  expect(faultAfter(right, wrong)).toMatch(expected);
});
