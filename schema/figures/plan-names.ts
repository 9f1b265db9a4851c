/** Patterns of the words around the name of a plan, and around what it costs. */
export const connector = '(?: ?/ ?| (?:per|an?|each|every|pro|im|je) )';
export const article =
  '(?:[Tt]he|[Oo]ur|[Aa]n?|[Ee]ach|[Ee]very|[Dd]er|[Dd]ie|[Dd]as|[Uu]nser|[Ee]ine?)';
export const noun =
  '(?:plan|package|tier|ticket|pass|subscription|membership|edition|Tarif|Paket|Karte|Abo)';
export const forOne = String.raw`(?: (?:for|für) (?:one|an?|your|every|eine?n?|jede[nr]?) \p{L}+)?`;

/** Returns the name of a plan as both it and texts about it may write it: `Season` for `The Season ticket`. */
export const planName = (owner: string): string =>
  owner
    .trim()
    .replace(new RegExp(`^${article} (?=\\p{L})`, 'u'), '')
    .replace(new RegExp(`${forOne}$`, 'u'), '')
    .replace(new RegExp(`(?<=\\p{L}) ${noun}$`, 'iu'), '');

const periodLabel = new RegExp(String.raw`^${connector}(\p{L}+)$`, 'u');

/** Returns `month` for `per month` and `/ month`; `undefined` for a label that says more. */
export const periodOf = (label: string): string | undefined =>
  periodLabel.exec(` ${label.trim()}`)?.[1];
