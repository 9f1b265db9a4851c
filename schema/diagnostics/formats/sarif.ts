import type { CodeDescription } from '../../model/codes/description.ts';
import { type Code, codes } from '../../model/codes.ts';
import type { Diagnostic, Fix, Place, Range } from '../../model/diagnostics.ts';
import { readExample } from '../examples.ts';
import { sentencesOf } from '../sentences.ts';
import type { Report } from './report.ts';

/**
 * Writes SARIF 2.1.0 for code scanning and editors. Source:
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function writeSarif({ command, diagnostics, pathOf }: Report): string {
  const used = [...new Set(diagnostics.map(({ code }) => code))].sort();
  const run = {
    tool: { driver: { name: command, rules: used.map(ruleOf) } },
    columnKind: 'utf16CodeUnits',
    results: diagnostics.map((diagnostic) => resultOf(diagnostic, used, pathOf)),
  };
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [run],
  };
  return JSON.stringify(log, null, 2);
}

function ruleOf(id: Code) {
  const description: CodeDescription = codes[id];
  const { title, cause = title } = description;
  const { wrong, right } = readExample(description);
  const examples = [
    ...(wrong ? [`Wrong:\n\n\`\`\`yaml\n${wrong.trimEnd()}\n\`\`\``] : []),
    ...(right ? [`Right:\n\n\`\`\`yaml\n${right.trimEnd()}\n\`\`\``] : []),
  ];
  return {
    id,
    shortDescription: { text: title },
    fullDescription: { text: cause },
    help: { text: cause, markdown: [cause, ...examples].join('\n\n') },
  };
}

function resultOf(diagnostic: Diagnostic, used: readonly Code[], pathOf: Report['pathOf']) {
  const { code, severity, fix, breadcrumb, others = [] } = diagnostic;
  return {
    ruleId: code,
    ruleIndex: used.indexOf(code),
    level: severity,
    message: { text: sentencesOf(diagnostic).join('\n') },
    locations: [
      {
        ...locationOf(diagnostic, pathOf),
        ...(breadcrumb && { logicalLocations: [{ fullyQualifiedName: breadcrumb }] }),
      },
    ],
    ...(others.length > 0 && {
      relatedLocations: others.map((place, index) => ({
        id: index + 1,
        message: { text: 'The same here' },
        ...locationOf(place, pathOf),
      })),
    }),
    ...(fix && { fixes: [fixOf(fix, pathOf(diagnostic.file))] }),
  };
}

const locationOf = ({ file, range }: Place, pathOf: Report['pathOf']) => ({
  physicalLocation: { artifactLocation: artifactOf(pathOf(file)), region: regionOf(range) },
});

/** Only certain fixes may be applied without asking; the title says which ones are. */
const fixOf = ({ title, text, range, certain }: Fix, path: string) => ({
  description: { text: certain ? title : `maybe: ${title}` },
  artifactChanges: [
    {
      artifactLocation: artifactOf(path),
      replacements: [{ deletedRegion: regionOf(range), insertedContent: { text } }],
    },
  ],
});

const artifactOf = (path: string) => ({
  uri: `${path.startsWith('/') ? 'file://' : ''}${path.split('/').map(encodeURIComponent).join('/')}`,
});

/** Both count the end column as the one after the last character. */
const regionOf = ({ start, end }: Range) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
});
