import type { CodeDescription } from '../schema/diagnostics/codes/description.ts';
import { type Code, codes } from '../schema/diagnostics/codes.ts';
import { pagesAround, readExample } from '../schema/diagnostics/examples.ts';
import { formatDiagnostic } from '../schema/diagnostics/format.ts';
import { suggest } from '../schema/diagnostics/suggest.ts';
import { parsePage } from '../schema/load/load-page.ts';
import { createContentValidator } from '../schema/validate/validate.ts';
import { noValues } from '../schema/values/values.ts';
import { wantsColor } from '../schema/wants-color.ts';
import { UsageError } from './command-line.ts';

/** Explains the codes, or lists all of them if none is named. Returns the exit code. */
export async function explainCodes(asked: readonly string[]): Promise<number> {
  if (asked.length === 0) {
    for (const [code, { title }] of Object.entries(codes)) console.log(`${code}  ${title}`);
    console.log('\nFor details: npm run validate -- --explain P104');
    return 0;
  }
  const found = asked.map(findCode);
  for (const [index, code] of found.entries()) {
    console.log(`${index > 0 ? '\n' : ''}${await explainCode(code)}`);
  }
  return 0;
}

function findCode(asked: string): Code {
  const code = asked.toUpperCase();
  if (Object.hasOwn(codes, code)) return code as Code;
  const [best] = suggest(code, Object.keys(codes));
  throw new UsageError(
    `There is no code ${asked}.${best ? ` Did you mean ${best}?` : ''} npm run validate -- --explain lists all codes.`,
  );
}

async function explainCode(code: Code): Promise<string> {
  const description: CodeDescription = codes[code];
  const { title, cause } = description;
  const { wrong, right } = readExample(description);
  const reported = wrong && (await reportExample(code, wrong));
  return [
    `${code}: ${title}`,
    ...(cause ? ['', cause] : []),
    ...(wrong ? ['', 'Wrong:', '', indent(wrong)] : []),
    ...(reported ? ['', 'Message:', '', indent(reported)] : []),
    ...(right ? ['', 'Right:', '', indent(right)] : []),
  ].join('\n');
}

/** The message for an example; `undefined` if the mistake takes more than one page to show. */
async function reportExample(code: Code, wrong: string): Promise<string | undefined> {
  const validator = await createContentValidator();
  for (const text of pagesAround(wrong)) {
    const page = { file: 'pages/example.yaml', route: '/example' };
    const { diagnostics } = await parsePage(page, text, validator, noValues);
    const diagnostic = diagnostics.find((found) => found.code === code);
    if (!diagnostic) continue;
    const readLines = () => text.split('\n');
    return formatDiagnostic(diagnostic, { readLines, color: wantsColor(process.stdout) });
  }
  return undefined;
}

const indent = (text: string): string => text.trimEnd().replace(/^(?=.)/gm, '  ');
