import { expect, onTestFinished, test, vi } from 'vitest';
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

const { checks, notes } = createContext();

test.each([
  ['atMostOne', () => vi.spyOn(checks, 'atMostOne')],
  ['figure', () => vi.spyOn(notes, 'figure')],
])('the keyword %s is named in one line if it throws', async (name, spyOn) => {
  const spy = spyOn().mockImplementation(fail);
  onTestFinished(() => spy.mockRestore());
  const content = contentFolder({ 'pages/a.yaml': plainPage('A') + figures });
  const error = await loadContent(content).catch((reason) => reason);
  expect(error).toBeInstanceOf(PlainError);
  expect(error.message).toMatch(RegExp(`^The keyword \`${name}\` .*No way.*$`));
});

test('a format that throws is named in one line', () => {
  expect(() => namingFailure('email', fail)('a')).toThrow(PlainError);
  expect(() => namingFailure('email', fail)('a')).toThrow(/^The format `email` .*No way.*$/);
});
