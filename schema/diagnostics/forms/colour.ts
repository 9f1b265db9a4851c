import { toHex } from '../../settings/oklch.ts';

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
  return Object.hasOwn(colours, name)
    ? colours[name as keyof typeof colours]
    : readColour(text)?.hex;
}

/** Converts `2440D6`, `#24d`, `rgb(36, 64, 214)`, `hsl(231 71% 49%)`, unless they are transparent. */
export function exactColour(text: string): string | undefined {
  const { hex, isOpaque } = readColour(text) ?? {};
  return isOpaque ? hex : undefined;
}

interface Reading {
  /** `#2440D6` */
  hex: string;
  isOpaque: boolean;
}

function readColour(text: string): Reading | undefined {
  const word = text.trim().toLowerCase();
  const digits = /^(?:#|0x)?([0-9a-f]+)$/.exec(word)?.[1]?.toUpperCase() ?? '';
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  // In eight digits, the last two are the opacity.
  if (long.length === 6 || long.length === 8)
    return { hex: `#${long.slice(0, 6)}`, isOpaque: /^(?:FF)?$/.test(long.slice(6)) };
  const [, name, rest = ''] = /^(rgb|hsl|oklch)a?\(([^)]+)\)$/.exec(word) ?? [];
  const [first = '', second = '', third = '', opacity = '1', ...more] = rest
    .split(/[\s,/]+/)
    .filter(Boolean);
  if (!name || more.length > 0) return undefined;
  const hex = functions[name as keyof typeof functions](first, second, third);
  return hex === undefined ? undefined : { hex, isOpaque: within(opacity, 1) === 1 };
}

/** The functions of CSS that designers copy, https://www.w3.org/TR/css-color-4/ */
const functions = {
  rgb: (...parts: [string, string, string]) => hexOf(parts.map((part) => within(part, 255))),
  /** By the formula of https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
  hsl(hue: string, saturation: string, lightness: string) {
    const angle = degrees(hue);
    const light = within(lightness, 100) / 100;
    const strength = (within(saturation, 100) / 100) * Math.min(light, 1 - light);
    const channel = (offset: number) => {
      const place = (offset + angle / 30) % 12;
      return 255 * (light - strength * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
    };
    return hexOf([channel(0), channel(8), channel(4)]);
  },
  oklch(lightness: string, chroma: string, hue: string) {
    const color = {
      lightness: within(lightness, 1),
      chroma: within(chroma, 0.4),
      hue: degrees(hue),
    };
    return Object.values(color).some(Number.isNaN) ? undefined : toHex(color);
  },
};

/** Reads a number from 0 to `most`, or a percentage of that. NaN if it is neither. */
function within(text: string, most: number): number {
  const [, number, percent] = /^(\d*\.?\d+)(%)?$/.exec(text) ?? [];
  const value = percent ? (Number(number) / 100) * most : Number(number);
  return value <= most ? value : Number.NaN;
}

/** Reads an angle in degrees, with or without the unit, as 0 to 360. NaN if it is none. */
function degrees(text: string): number {
  const angle = /^(-?\d*\.?\d+)(?:deg)?$/.exec(text)?.[1];
  return ((Number(angle) % 360) + 360) % 360;
}

const hexOf = (channels: number[]): string | undefined =>
  channels.some(Number.isNaN)
    ? undefined
    : `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
