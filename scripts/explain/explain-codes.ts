import { readExample } from '../../schema/diagnostics/examples.ts';
import type { CodeDescription } from '../../schema/model/codes/description.ts';
import { type Code, codes, removedCodes } from '../../schema/model/codes.ts';
import { suggest } from '../../schema/model/suggest.ts';
import { UsageError } from '../command-line.ts';
import { describeExampleFields } from './explain-fields.ts';
import { reportExample } from './report-example.ts';

/** Explains the codes, or lists all of them if none is named. Returns the exit code. */
export async function explainCodes(asked: readonly string[]): Promise<number> {
  if (asked.length === 0) {
    for (const [code, { title }] of Object.entries(codes)) console.log(`${code}  ${title}`);
    console.log('\nFor details: npm run validate -- --explain P104');
    return 0;
  }
  const texts = await Promise.all(asked.map((code) => explainAny(code.toUpperCase())));
  console.log(texts.join('\n\n'));
  return 0;
}

const explainAny = async (code: string): Promise<string> =>
  removedCodes.has(code)
    ? `${code} is no longer used: this is not checked any more.`
    : explainCode(findCode(code));

function findCode(code: string): Code {
  if (Object.hasOwn(codes, code)) return code as Code;
  const [best] = suggest(code, Object.keys(codes));
  throw new UsageError(
    `There is no code ${code}.${best ? ` Did you mean ${best}?` : ''} npm run validate -- --explain lists all codes.`,
  );
}

async function explainCode(code: Code): Promise<string> {
  const description: CodeDescription = codes[code];
  const { title, cause } = description;
  const { wrong, right } = readExample(description);
  const reported = wrong && (await reportExample(code, wrong));
  const fields = describeFields(code).filter((words) => !reported?.includes(words));
  return [
    `${code}: ${title}`,
    ...(cause ? ['', cause] : []),
    ...(wrong ? ['', 'Wrong:', '', indent(wrong)] : []),
    ...(reported ? ['', 'Message:', '', indent(reported)] : []),
    ...(fields.length > 0 ? ['', 'The schema says:', '', indent(fields.join('\n'))] : []),
    ...(right ? ['', 'Right:', '', indent(right)] : []),
  ].join('\n');
}

/** What the schema says about the fields of a code. What breaks YAML is about no field. */
export const describeFields = (code: Code): string[] =>
  code.startsWith('Y') ? [] : describeExampleFields(codes[code]);

const indent = (text: string): string => text.trimEnd().replace(/^(?=.)/gm, '  ');
