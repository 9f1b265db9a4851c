import { expect, test, vi } from 'vitest';
import { namingFailure } from '../../../schema/model/formats.ts';
import { PlainError } from '../../../schema/plain-error.ts';
import { createContext } from '../../../schema/validate/validation-context.ts';
import { contentFolder, plainPage } from '../../content.ts';
import { loadContent } from '../../load-content.ts';

const fail = () => {
  throw new TypeError('No way.\n');
};
const figures = `  - type: call-to-action
    heading: Go
    action: { label: Go, href: / }
    figures: [{ value: 12%, label: less waste }, { value: 2 days, label: to forecast }]
`;

test.each([
  ['a check', () => vi.spyOn(createContext().checks, 'atMostOne').mockImplementation(fail)],
  ['a note', () => vi.spyOn(createContext().notes, 'figure').mockImplementation(fail)],
])('%s of a keyword that throws is named in one line', async (_, spoil) => {
  const spy = spoil();
  const content = contentFolder({ 'pages/a.yaml': plainPage('A') + figures });
  const error = await loadContent(content).catch((reason) => reason);
  expect(spy).toHaveBeenCalled();
  expect(error).toBeInstanceOf(PlainError);
  expect((error as PlainError).message).toMatch(/^The keyword `\w+` .*No way/);
});

test('a format that throws is named in one line', () => {
  expect(() => namingFailure('email', fail)('a')).toThrow(PlainError);
  expect(() => namingFailure('email', fail)('a')).toThrow(/^The format `email` .*No way.*$/);
});
