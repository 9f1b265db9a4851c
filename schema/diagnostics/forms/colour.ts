/** Common colour names. Source: https://www.w3.org/TR/css-color-4/#named-colors */
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
  darkblue: '#00008B',
  darkgreen: '#006400',
  darkred: '#8B0000',
  darkgray: '#A9A9A9',
  darkgrey: '#A9A9A9',
  lightblue: '#ADD8E6',
  lightgreen: '#90EE90',
  lightgray: '#D3D3D3',
  lightgrey: '#D3D3D3',
  steelblue: '#4682B4',
  royalblue: '#4169E1',
  skyblue: '#87CEEB',
  midnightblue: '#191970',
  forestgreen: '#228B22',
  crimson: '#DC143C',
  coral: '#FF7F50',
  salmon: '#FA8072',
  indigo: '#4B0082',
  violet: '#EE82EE',
  magenta: '#FF00FF',
  turquoise: '#40E0D0',
  beige: '#F5F5DC',
  ivory: '#FFFFF0',
};

/** Corrects letters that look like digits: `#24O0D6`. */
export const mistypedColour = (text: string): string | undefined =>
  text.trim().startsWith('#') ? colour(text.replace(/o/gi, '0').replace(/[il]/gi, '1')) : undefined;

/** Converts any colour, also `white` and `dark green`, which are many shades to people. */
export function colour(text: string): string | undefined {
  const name = text.toLowerCase().replace(/[\s-]/g, '');
  return Object.hasOwn(colours, name) ? colours[name as keyof typeof colours] : exactColour(text);
}

/** Converts `2440D6`, `#24d`, `rgb(36, 64, 214)`. */
export function exactColour(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  const hex = /^(?:#|0x)?([0-9a-f]+)$/.exec(word)?.[1]?.toUpperCase() ?? '';
  // In eight digits, the last two are the opacity.
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
