import type { SearchIndex, SearchWords } from '../search-index.ts';

/** The search of the catalogue: shows the matches, best first, with the reason. */
const form = document.querySelector<HTMLFormElement>('form[data-index]');
const field = form?.querySelector('input');
const foundList = document.querySelector<HTMLElement>('[data-found]');
const count = document.querySelector('[data-count]');
const advice = [...document.querySelectorAll<HTMLElement>('[data-names]')];

const split = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The longest word, in letters, with which many other words begin: `pie` is in “a piece of”. */
const short = 3;

/**
 * How well a word matches a text: the whole text, a word in it, or the start of a word. In a
 * sentence, a short word matches only whole words.
 */
function matchOf(word: string, parts: string[], isSentence: boolean): number {
  if (!parts.some((part) => part.startsWith(word))) return 0;
  if (!parts.includes(word)) return isSentence && word.length <= short ? 0 : 1;
  return parts.length === 1 ? 3 : 2;
}

type Words = SearchWords & { parts: string[] };

interface Index {
  entries: { name: string; words: Words[] }[];
  /** Every word, those of names first. */
  vocabulary: string[];
  foreign: [word: string, english: string[]][];
}

let loading: Promise<Index> | undefined;

/** Loads the index when it is needed, because it is large. */
function loadIndex(address: string): Promise<Index> {
  loading ??= fetch(address)
    .then((answer): Promise<SearchIndex> => answer.json())
    .then((read) => {
      const entries = read.entries.map(({ name, words }) => ({
        name,
        words: words.map((one) => ({ ...one, parts: split(one.text) })),
      }));
      const vocabulary = entries
        .flatMap(({ words }) => words)
        .toSorted((a, b) => b.weight - a.weight)
        .flatMap(({ parts }) => parts);
      return { entries, vocabulary, foreign: Object.entries(read.foreign) };
    });
  // The next letter tries again.
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The fewest letters of a word in which one may be wrong: half of the short ones are like another. */
const fewest = 5;

/**
 * Returns what a typed word means: itself, or else its translations, or the most important word like
 * it.
 */
function understand(word: string, { vocabulary, foreign }: Index): string[] {
  if (vocabulary.some((each) => each.startsWith(word))) return [word];
  const [, english] = foreign.find(([each]) => each.startsWith(word)) ?? [];
  if (english) return english.flatMap(split);
  return [(word.length >= fewest && vocabulary.find((each) => isSlip(word, each))) || word];
}

/** Whether a letter is missing, too many, or another one, or two are swapped, perhaps in the beginning of a word. */
function isSlip(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [rest, right] = [typed.slice(at), word.slice(at)];
  const swapped = `${right[1] ?? ''}${right[0] ?? ''}${right.slice(2)}`;
  return [
    right.startsWith(rest.slice(1)) && (rest.length > 1 || right === ''),
    right.slice(1).startsWith(rest),
    right.slice(1).startsWith(rest.slice(1)),
    swapped.startsWith(rest),
  ].some(Boolean);
}

/** How well an entry matches a typed word, and why. */
interface Hit {
  score: number;
  reason: string;
  /** The anchor of the field with the word; `undefined` if the entry itself has it. */
  anchor: string | undefined;
}

const noHit: Hit = { score: 0, reason: '', anchor: undefined };

function hitOf(word: string, words: readonly Words[]): Hit {
  let best = noHit;
  for (const { parts, weight, reason = '', isSentence = false, anchor } of words) {
    const score = matchOf(word, parts, isSentence) * weight;
    if (score > best.score) best = { score, reason, anchor };
  }
  return best;
}

/** How well an entry matches the typed words. */
interface Rating {
  /** How many of the words it has. */
  matched: number;
  score: number;
  /** The best of its hits. */
  best: Hit;
  /** Whether it matches a word better than most entries do. */
  isSpecial: boolean;
}

function rateAll({ entries }: Index, typed: readonly string[]): Map<string, Rating> {
  const columns = typed.map((word) => {
    const hits = entries.map(({ words }) => hitOf(word, words));
    const scores = hits.map(({ score }) => score).sort((a, b) => b - a);
    return { hits, common: scores[Math.floor(scores.length / 2)] ?? 0 };
  });
  return new Map(
    entries.map(({ name }, row) => {
      const found = columns
        .map(({ hits, common }) => ({ hit: hits[row] ?? noHit, common }))
        .filter(({ hit }) => hit.score > 0);
      const best = found.map(({ hit }) => hit).sort((a, b) => b.score - a.score)[0] ?? noHit;
      const score = found.reduce((sum, { hit }) => sum + hit.score, 0);
      const isSpecial = found.some(({ hit, common }) => hit.score > common);
      return [name, { matched: found.length, score, best, isSpecial }];
    }),
  );
}

/**
 * Removes what matches no better than most entries do, if there is something better to show. Where
 * there is advice for all words, an entry must have all, too.
 */
function keepSpecial(ratings: Map<string, Rating>, fewestWords: number, isAdvised: boolean): void {
  if (!isAdvised && ![...ratings.values()].some(({ isSpecial }) => isSpecial)) return;
  for (const [name, { matched, isSpecial }] of ratings)
    if (!isSpecial || matched < fewestWords) ratings.delete(name);
}

/** The cards of each group, in the order without a search. */
const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')].map((group) => ({
  group,
  cards: [...group.querySelectorAll<HTMLElement>('[data-entry]')],
}));

/** Orders elements in their parent, after everything else in it. */
function arrange(elements: readonly HTMLElement[]): void {
  let next: HTMLElement | null = null;
  for (const element of elements.toReversed()) {
    const parent = element.parentElement as HTMLElement;
    // `moveBefore` keeps the examples. Browsers without it load them again.
    const move = parent.moveBefore ?? parent.insertBefore;
    if (element.nextElementSibling !== next) move.call(parent, element, next);
    next = element;
  }
}

/**
 * Shows what to write for something that has no block of its own: for all that is typed, or else for
 * one of its words, if there is nothing that has all of them. Returns for which.
 */
function advise(typed: readonly string[], hasAll: boolean): 'all' | 'one' | undefined {
  const showFor = (names: readonly string[]): boolean => {
    for (const each of advice) {
      const answered = each.dataset.names?.split(' ') ?? [];
      each.hidden = !names.some((name) => answered.includes(name));
    }
    return advice.some(({ hidden }) => !hidden);
  };
  if (showFor([typed.join('')])) return 'all';
  return !hasAll && showFor(typed) ? 'one' : undefined;
}

async function search(): Promise<void> {
  const index = await loadIndex(form?.dataset.index ?? '');
  const words = split(field?.value ?? '');
  const typed = words.flatMap((word) => understand(word, index));
  const ratings = rateAll(index, typed);
  const hasAll = [...ratings.values()].some(({ matched }) => matched === typed.length);
  const advised = advise(words, hasAll);
  keepSpecial(ratings, advised === 'all' ? typed.length : 1, advised !== undefined);
  const shown = show(ratings, typed.length > 0);
  if (count) {
    count.textContent =
      typed.length === 0 || (shown === 0 && advised)
        ? ''
        : shown === 0
          ? 'Nothing is called that, nor has a field that is.'
          : `${shown} of ${index.entries.length}`;
  }
  if (foundList) foundList.hidden = typed.length === 0;
  const address = new URL(location.href);
  if (field?.value) address.searchParams.set('search', field.value);
  else address.searchParams.delete('search');
  history.replaceState(null, '', address);
}

/** Shows what is found, the best first, or everything without a search. Returns how much. */
function show(ratings: ReadonlyMap<string, Rating>, isSearch: boolean): number {
  const ratingOf = ({ dataset }: HTMLElement) => ratings.get(dataset.entry ?? '');
  const matchedBy = (card: HTMLElement) => ratingOf(card)?.matched ?? 0;
  const scoreOf = (card: HTMLElement) => ratingOf(card)?.score ?? 0;
  const inOrder = (a: HTMLElement, b: HTMLElement) =>
    matchedBy(b) - matchedBy(a) || scoreOf(b) - scoreOf(a);
  // The group with the best match first.
  const sorted = groups
    .map(({ group, cards }) => ({ group, cards: cards.toSorted(inOrder) }))
    .sort((a, b) => inOrder(a.cards[0] as HTMLElement, b.cards[0] as HTMLElement));
  let shown = 0;
  for (const { group, cards } of sorted) {
    arrange(cards);
    for (const card of cards) {
      card.hidden = isSearch && scoreOf(card) === 0;
      shown += card.hidden ? 0 : 1;
      explain(card, ratingOf(card)?.best ?? noHit);
    }
    group.hidden = cards.every(({ hidden }) => hidden);
  }
  arrange(sorted.map(({ group }) => group));
  return shown;
}

/** Shows why a card is found, and makes its link lead to the field that is the reason. */
function explain(card: HTMLElement, { reason, anchor = '' }: Hit): void {
  const why = card.querySelector<HTMLElement>('[data-reason]');
  const link = card.querySelector('a');
  if (link) link.hash = anchor;
  if (!why) return;
  why.textContent = reason;
  why.hidden = reason === '';
}

if (field) {
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    field.focus();
  });
  field.value = new URLSearchParams(location.search).get('search') ?? '';
  field.addEventListener('input', search);
  form?.addEventListener('submit', async (event) => {
    event.preventDefault();
    await search();
    document.querySelector<HTMLElement>('[data-entry]:not([hidden]) a')?.focus();
  });
  if (field.value) search();
}
