import { translations } from '../../schema/diagnostics/other-languages.ts';
import { type CatalogueEntry, type CatalogueField, fieldAnchor } from './catalogue-entry.ts';

/** The words that the search looks through, the most important first. */
export interface SearchEntry {
  name: string;
  words: SearchWords[];
}

export interface SearchWords {
  text: string;
  weight: number;
  /** Whether it is a description, and not a name. */
  isSentence?: true;
  /** The reason for a match, if the name alone does not show it. */
  reason?: string;
  /** The anchor of the field, for the words of one. */
  anchor?: string;
}

export interface SearchIndex {
  entries: SearchEntry[];
  /** Words of other languages, each with its English translations. */
  foreign: Record<string, string[]>;
}

export function createSearchIndex(entries: readonly CatalogueEntry[]): SearchIndex {
  const foreign: SearchIndex['foreign'] = {};
  for (const [word, english] of translations) foreign[word] = [...(foreign[word] ?? []), english];
  return { entries: entries.map(toSearchEntry), foreign };
}

const toSearchEntry = ({
  name,
  kind,
  description,
  synonyms,
  fields,
}: CatalogueEntry): SearchEntry => ({
  name,
  words: [
    { text: name, weight: 10 },
    { text: kind, weight: 10 },
    ...synonyms.map((text) => ({ text, weight: 8, reason: `Also called ${text}.` })),
    { text: description, weight: 3, isSentence: true },
    // People search a file for its fields, as they search for a block.
    ...fields.flatMap((field) => wordsOf(field, kind === 'file' ? 10 : 4)),
  ],
});

function wordsOf(
  field: CatalogueField,
  weight: number,
  parent = '',
  parentAnchor?: string,
): SearchWords[] {
  const name = parent + field.name;
  const anchor = fieldAnchor(field.name, parentAnchor);
  return [
    { text: field.name, weight, reason: `Has the field ${name}.`, anchor },
    ...field.synonyms.map((text) => ({
      text,
      weight: 3,
      reason: `Has the field ${name}, also called ${text}.`,
      anchor,
    })),
    {
      text: `${field.description} ${field.allowed.join(' ')}`,
      weight: 1,
      isSentence: true,
      reason: `See its field ${name}.`,
      anchor,
    },
    ...field.fields.flatMap((inner) => wordsOf(inner, 3.5, `${name} › `, anchor)),
  ];
}
