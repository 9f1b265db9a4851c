import type { Problem } from '../../model/diagnostics.ts';
import { cachedPieces, code } from '../../model/wording.ts';
import type { FileCheck } from '../../validate/validate.ts';

/**
 * Finds site settings in the file of a page, or a page in site.yaml.
 * @param names what is at the top of the file
 */
export function wrongFile(names: readonly string[], file: FileCheck['file']): Problem | undefined {
  const [first] = names;
  const isSite = file === 'page';
  const { properties = {} } = cachedPieces()[isSite ? 'site.json' : 'page.json'] ?? {};
  // The two files have no names in common. In site.yaml, a `title` alone may be meant as the name of the brand.
  if (first === undefined || (!isSite && names.length < 2)) return undefined;
  if (!names.every((name) => Object.hasOwn(properties, name))) return undefined;
  return {
    code: 'P114',
    where: { path: [first], at: 'key' },
    message: isSite
      ? 'These are settings of the whole site, and this is the file of a page.'
      : 'This is a page, and site.yaml has the settings of the whole site.',
    label: isSite ? 'settings are in site.yaml' : 'a page has a file of its own',
    hints: [
      ...(isSite
        ? [
            `Move them into site.yaml. A page has ${['title', 'description', 'blocks'].map(code).join(', ')}.`,
          ]
        : [
            'Move it into a file in `pages/`, such as `pages/pricing.yaml`.',
            'If it has replaced the settings, `git restore site.yaml` brings them back.',
          ]),
    ],
  };
}

/** How files of other formats start. */
const otherFiles: [form: RegExp, kind: string, hint?: string][] = [
  [
    /^\{\\rtf/,
    'a formatted document (RTF), as TextEdit and WordPad save them',
    'Save it as plain text: in TextEdit with “Format › Make Plain Text”. A code editor, such as VS Code, saves nothing else.',
  ],
  [/^%PDF-/, 'a PDF'],
  [
    /^\s*<(?:!doctype|html|head|body|svg|\?xml|\?php|script)\b/i,
    'a web page or a drawing (HTML or XML)',
  ],
  [
    /^\s*(?:(?:import|export|const|let|var|function|module\.exports|class)\b[^:\n]*[;{('"=]|#!\/|['"]use \w+['"];)/,
    'a program',
  ],
  [
    /^\s*(?:@\w[^:\n]*[;{]|[.#]?[a-z][\w .#-]*[ \t]*\{[ \t]*\n[ \t]+[\w-]+:[^\n]*;)/i,
    'a style sheet (CSS)',
  ],
  [/^(?:[^:\s][^:\n]*[,;\t](?! )[^:\n]*(?:\n|$)){2,}$/, 'a table of a spreadsheet (CSV)'],
];

/** Finds a file of another format that was saved under the name of a page. */
export function otherFile(text: string): Problem | undefined {
  if (/^(?:title|blocks):(?:\s|$)/m.test(text)) return undefined;
  const [, kind, hint] = otherFiles.find(([form]) => form.test(text)) ?? [];
  return kind === undefined
    ? undefined
    : {
        code: 'Y006',
        where: { offsets: [0, Math.max(1, text.search(/\r?\n|$/))] },
        message: `This file holds ${kind}, not YAML.`,
        hints: [
          hint ?? 'If it came here by mistake, remove it or give it back its own name.',
          pageStart,
        ],
      };
}

/** Shown to authors as the start of a page. */
export const pageStart = 'A page starts like this: `title: Pricing`, `description: …`, `blocks:`.';

/** Finds blocks without a page around them, as copied from the catalogue. */
export function blockAlone(value: unknown): Problem | undefined {
  const isList = Array.isArray(value);
  const type: unknown = Object(isList ? value[0] : value).type;
  const isBlock = typeof type === 'string' && cachedPieces()[`blocks/${type}.json`] !== undefined;
  if (!isBlock || Object.hasOwn(Object(value), 'blocks')) return undefined;
  return {
    code: 'P114',
    where: { path: isList ? [0, 'type'] : ['type'], at: 'key' },
    message: isList
      ? 'These blocks belong to no page: the lines above them are missing.'
      : `This ${type} block belongs to no page: the lines above it are missing.`,
    hints: [
      `A page starts with ${['title: …', 'description: …', 'blocks:'].map(code).join(', ')}, each in a line of its own.`,
      `Below ${code('blocks:')}, two spaces further in, is each block: ${code(`- type: ${type}`)}, and its properties two spaces further in than the dash.`,
    ],
  };
}
