/** A colour by lightness (0 to 1), chroma (0 is grey) and hue (degrees). Equal steps look equal. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = [number, number, number];

// The matrices of Björn Ottosson's Oklab, https://bottosson.github.io/posts/oklab/
const toCones: Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromCones: Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const multiply = (matrix: Triple[], [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as Triple;

/** Converts `#RRGGBB` to Oklch. */
export function toOklch(hex: string): Oklch {
  const cones = multiply(toCones, linearOf(hex)).map(Math.cbrt) as Triple;
  const [lightness, a, b] = multiply(toLab, cones);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: (hue + 360) % 360 };
}

/** Converts a colour to `#RRGGBB`, reducing its chroma until screens can show it. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  const at = (amount: number) => {
    const lab: Triple = [lightness, amount * Math.cos(angle), amount * Math.sin(angle)];
    return multiply(fromCones, multiply(fromLab, lab).map((cone) => cone ** 3) as Triple);
  };
  let shown = chroma;
  while (shown > 0 && at(shown).some((light) => light < -0.0005 || light > 1.0005)) {
    shown = Math.max(0, shown - 0.004);
  }
  return `#${at(shown).map(channelOf).join('')}`.toUpperCase();
}

/** Returns the contrast ratio of two colours, from 1 to 21, as defined by WCAG 2. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linearOf = (hex: string): Triple =>
  [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as Triple;

function channelOf(light: number): string {
  const clamped = Math.min(1, Math.max(0, light));
  const channel = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');
}
