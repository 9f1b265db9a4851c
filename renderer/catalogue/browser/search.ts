import type { SearchEntry } from '../search-index.ts';

/** The search of the catalogue: shows the matches, best first, with the reason. */
const field = document.querySelector<HTMLInputElement>('input[type=search]');
const data = document.querySelector('script[data-search]')?.textContent;
const index: SearchEntry[] = data ? JSON.parse(data) : [];
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

/** Every word of the index, those of names first. */
const vocabulary = index
  .flatMap(({ words }) => words)
  .toSorted((a, b) => b.weight - a.weight)
  .flatMap(({ text }) => split(text));

/** The fewest letters of a word in which one may be wrong: half of the short ones are like another. */
const fewest = 5;

/** Returns a typed word, or the most important one like it if nothing has what was typed. */
function corrected(word: string): string {
  if (word.length < fewest || vocabulary.some((each) => each.startsWith(word))) return word;
  return vocabulary.find((each) => isSlip(word, each)) ?? word;
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

/** How well an entry matches all typed words; 0 if not at all. */
function rate(entry: SearchEntry, typed: string[]): { score: number; reason: string } {
  let score = 0;
  let reason = '';
  let weightOfReason = 0;
  for (const word of typed) {
    let best = 0;
    for (const { text, weight, reason: why = '', isSentence = false } of entry.words) {
      const parts = split(text);
      const hit = matchOf(word, parts, isSentence);
      if (hit * weight <= best) continue;
      best = hit * weight;
      if (best > weightOfReason) {
        weightOfReason = best;
        reason = why;
      }
    }
    if (best === 0) return { score: 0, reason: '' };
    score += best;
  }
  return { score, reason };
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

/** Shows what to write for something that has no block of its own. Returns whether there is any. */
function advise(text: string): boolean {
  const name = split(text).join('');
  for (const each of advice) each.hidden = !each.dataset.names?.split(' ').includes(name);
  return advice.some(({ hidden }) => !hidden);
}

function search(): void {
  const isAdvised = advise(field?.value ?? '');
  const typed = split(field?.value ?? '').map(corrected);
  const ratings = new Map(index.map((entry) => [entry.name, rate(entry, typed)]));
  const scoreOf = ({ dataset }: HTMLElement) => ratings.get(dataset.entry ?? '')?.score ?? 0;
  const bestOf = (cards: readonly HTMLElement[]) => Math.max(...cards.map(scoreOf));
  let shown = 0;
  for (const { group, cards } of groups) {
    arrange(cards.toSorted((a, b) => scoreOf(b) - scoreOf(a)));
    group.hidden = typed.length > 0 && bestOf(cards) === 0;
    for (const card of cards) {
      card.hidden = typed.length > 0 && scoreOf(card) === 0;
      shown += card.hidden ? 0 : 1;
      const reason = ratings.get(card.dataset.entry ?? '')?.reason ?? '';
      const why = card.querySelector<HTMLElement>('[data-reason]');
      if (!why) continue;
      why.textContent = reason;
      why.hidden = reason === '';
    }
  }
  // The group with the best match first.
  const sorted = groups.toSorted((a, b) => bestOf(b.cards) - bestOf(a.cards));
  arrange(sorted.map(({ group }) => group));
  if (count) {
    count.textContent =
      typed.length === 0 || (shown === 0 && isAdvised)
        ? ''
        : shown === 0
          ? 'Nothing is called that, nor has a field that is.'
          : `${shown} of ${index.length}`;
  }
  const address = new URL(location.href);
  if (field?.value) address.searchParams.set('search', field.value);
  else address.searchParams.delete('search');
  history.replaceState(null, '', address);
}

if (field) {
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    field.focus();
  });
  if (index.length > 0) {
    field.value = new URLSearchParams(location.search).get('search') ?? '';
    field.addEventListener('input', search);
    field.form?.addEventListener('submit', (event) => {
      event.preventDefault();
      document.querySelector<HTMLElement>('[data-entry]:not([hidden]) a')?.focus();
    });
    if (field.value) search();
  }
}
