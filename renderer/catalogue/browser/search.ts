import type { SearchEntry } from '../search-index.ts';

/** The search of the catalogue: shows the matches, best first, with the reason. */
const field = document.querySelector<HTMLInputElement>('input[type=search]');
const data = document.querySelector('script[data-search]')?.textContent;
const index: SearchEntry[] = data ? JSON.parse(data) : [];
const count = document.querySelector('[data-count]');

const split = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How well a word matches a text: the whole text, a word in it, or the start of a word. */
function matchOf(word: string, parts: string[]): number {
  if (!parts.some((part) => part.startsWith(word))) return 0;
  if (!parts.includes(word)) return 1;
  return parts.length === 1 ? 3 : 2;
}

/** How well an entry matches all typed words; 0 if not at all. */
function rate(entry: SearchEntry, typed: string[]): { score: number; reason: string } {
  let score = 0;
  let reason = '';
  let weightOfReason = 0;
  for (const word of typed) {
    let best = 0;
    for (const { text, weight, reason: why = '' } of entry.words) {
      const parts = split(text);
      const hit = matchOf(word, parts);
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

/** More points than an entry ever gets. */
const mostPoints = 10_000;

const cards = new Map(
  [...document.querySelectorAll<HTMLElement>('[data-entry]')].map((card) => [
    card.dataset.entry ?? '',
    card,
  ]),
);

function search(): void {
  const typed = split(field?.value ?? '');
  const rated = index.map((entry) => ({ name: entry.name, ...rate(entry, typed) }));
  const sorted = typed.length > 0 ? rated.toSorted((a, b) => b.score - a.score) : rated;
  let shown = 0;
  for (const { name, score, reason } of sorted) {
    const card = cards.get(name);
    if (!card) continue;
    card.hidden = typed.length > 0 && score === 0;
    shown += card.hidden ? 0 : 1;
    const why = card.querySelector<HTMLElement>('[data-reason]');
    if (why) {
      why.textContent = reason;
      why.hidden = reason === '';
    }
    // Ordered by CSS, because moving an iframe would reload it.
    card.style.order = typed.length > 0 ? String(-score) : '';
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]')) {
    const scores = [...group.querySelectorAll<HTMLElement>('[data-entry]:not([hidden])')].map(
      ({ style }) => Number(style.order),
    );
    group.hidden = scores.length === 0;
    // The group with the best match first, below everything that precedes the groups.
    group.style.order = typed.length > 0 ? String(mostPoints + Math.min(...scores, 0)) : '';
  }
  if (count) {
    count.textContent =
      typed.length === 0
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
      const [best] = [...document.querySelectorAll<HTMLElement>('[data-entry]:not([hidden])')].sort(
        (a, b) => Number(a.style.order) - Number(b.style.order),
      );
      best?.querySelector('a')?.focus();
    });
    if (field.value) search();
  }
}
