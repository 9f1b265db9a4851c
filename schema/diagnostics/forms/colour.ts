/** The names that people know by heart. Source: https://www.w3.org/TR/css-color-4/#named-colors */
const colours = {
  black: '#000000',
  white: '#FFFFFF',
  gray: '#808080',
  grey: '#808080',
  silver: '#C0C0C0',
  red: '#FF0000',
  maroon: '#800000',
  orange: '#FFA500',
  gold: '#FFD700',
  yellow: '#FFFF00',
  lime: '#00FF00',
  green: '#008000',
  olive: '#808000',
  teal: '#008080',
  cyan: '#00FFFF',
  blue: '#0000FF',
  navy: '#000080',
  purple: '#800080',
  pink: '#FFC0CB',
  brown: '#A52A2A',
};

/** `#24O0D6`, with a letter that looks like a digit. */
export const mistypedColour = (text: string): string | undefined =>
  text.trim().startsWith('#') ? colour(text.replace(/o/gi, '0').replace(/[il]/gi, '1')) : undefined;

/** `2440D6`, `#24d`, `rgb(36, 64, 214)`, `white`. */
export function colour(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  if (Object.hasOwn(colours, word)) return colours[word as keyof typeof colours];
  const hex = /^(?:#|0x)?([0-9a-f]+)$/.exec(word)?.[1]?.toUpperCase() ?? '';
  // Of eight digits the last two say how opaque it is.
  if (hex.length === 6 || hex.length === 8) return `#${hex.slice(0, 6)}`;
  if (hex.length === 3) return `#${[...hex].map((digit) => digit + digit).join('')}`;
  const parts = /^rgba?\(([^)]+)\)$/
    .exec(word)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean);
  const numbers = parts?.slice(0, 3).map(Number);
  if (numbers?.length !== 3 || numbers.some((part) => !(part >= 0 && part <= 255)))
    return undefined;
  return `#${numbers
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}
