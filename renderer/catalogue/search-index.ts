import type { CatalogueEntry, CatalogueField } from './catalogue-entry.ts';

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
}

export const createSearchIndex = (entries: readonly CatalogueEntry[]): SearchEntry[] =>
  entries.map(({ name, kind, description, synonyms, fields }) => ({
    name,
    words: [
      { text: name, weight: 10 },
      { text: kind, weight: 10 },
      ...synonyms.map((text) => ({ text, weight: 8, reason: `Also called ${text}.` })),
      { text: description, weight: 3, isSentence: true },
      ...fields.flatMap((field) => wordsOf(field, '')),
    ],
  }));

function wordsOf(field: CatalogueField, parent: string): SearchWords[] {
  const name = parent + field.name;
  return [
    { text: field.name, weight: 4, reason: `Has the field ${name}.` },
    ...field.synonyms.map((text) => ({
      text,
      weight: 3,
      reason: `Has the field ${name}, also called ${text}.`,
    })),
    {
      text: `${field.description} ${field.allowed.join(' ')}`,
      weight: 1,
      isSentence: true,
      reason: `See its field ${name}.`,
    },
    ...field.fields.flatMap((inner) => wordsOf(inner, `${name} › `)),
  ];
}
