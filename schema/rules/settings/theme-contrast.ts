import { type Finding, type Report, type SiteView, valueIn } from '../../facts/rule.ts';
import type { Theme } from '../../generated/types.ts';
import { writing } from '../../model/diagnostics.ts';
import { contrast } from '../../settings/oklch.ts';
import { parsePlainYaml } from '../../syntax/plain/plain-yaml.ts';
import { colorPairs } from '../../theme/color-pairs.ts';
import { nearestReadable } from '../../theme/nearest-readable.ts';
import { type ThemeName, themes, withoutSwaps } from '../../theme/swapped-colors.ts';

/**
 * T701 and T702: reports colours with too little contrast on the grounds they are used on, in both
 * themes.
 */
export default function themeContrast({ settings, readText }: SiteView, report: Report): void {
  if (!settings) return;
  const given = givenColors(readText);
  const { colors, swapped } = withoutSwaps(settings.theme.colors, given.colors ?? {});
  for (const token of swapped) {
    const spot = valueIn('site.yaml', ['theme', 'colors', token]);
    report.problem(spot, explainSwap(token, colors));
  }
  const takenOver = swapped
    .filter((token) => !isGivenIn(given.ink, token))
    .map((token) => [token, { light: colors[token].dark, dark: colors[token].dark }]);
  const ink = { ...settings.theme.ink, ...Object.fromEntries(takenOver) };
  const wrong = reportGrounds(colors, given, report);
  reportWeak({ colors, ink }, wrong, given, report);
}

/** @param wrong the colours of grounds that are reported once, and not again with each colour on them */
function reportWeak(
  palettes: { colors: Palette; ink: Palette },
  wrong: ReadonlySet<string>,
  given: GivenColors,
  report: Report,
): void {
  const seen = new Set<string>();
  for (const [name, palette] of Object.entries(palettes)) {
    const where = name === 'ink' ? ', in dark sections,' : '';
    for (const theme of themes) {
      for (const { token, on, needed } of colorPairs) {
        const grounds = on.filter((each) => !wrong.has(String(palette[each]?.[theme])));
        const found = findWeakest(palette, theme, { token, on: grounds, needed }, where);
        // Dark sections inherit the colours of the dark theme, which are reported there.
        const color = `${token} ${palette[token]?.[theme]} ${needed}`;
        if (!found || seen.has(color)) continue;
        if (theme === 'dark' || name === 'ink') seen.add(color);
        const isTakenOver = name === 'ink' && !isGivenIn(given.ink, token);
        const path = isTakenOver ? ['colors', token, 'dark'] : [name, token, theme];
        report.problem(valueIn('site.yaml', ['theme', ...path]), found);
      }
    }
  }
}

/**
 * Reports the grounds that are wrong for most colours on them.
 * @returns their colours
 */
function reportGrounds(colors: Palette, given: GivenColors, report: Report): Set<string> {
  const grounds = new Set<string>();
  for (const theme of themes) {
    for (const [ground, weak] of wrongGrounds(colors, theme, given)) {
      grounds.add(String(colors[ground]?.[theme]));
      const spot = valueIn('site.yaml', ['theme', 'colors', ground, theme]);
      report.problem(spot, explainGround(ground, theme, weak, colors));
    }
  }
  return grounds;
}

/** Dark sections take over the colours of the dark theme that they do not have themselves. */
const isGivenIn = (ink: object = {}, token: Token): boolean => Object.hasOwn(ink, token);

type Palette = Theme['colors'];
type Token = keyof Palette;

interface GivenColors {
  colors?: Record<string, Partial<Record<ThemeName, string>> | undefined>;
  ink?: object;
}

/** Returns the colours written in site.yaml. The settings themselves contain defaults too. */
const givenColors = (readText: SiteView['readText']): GivenColors =>
  Object((parsePlainYaml(readText('site.yaml') ?? '') as { theme?: object })?.theme);

/** @param right the colours as they should be */
const explainSwap = (token: Token, right: Palette): Finding => ({
  code: 'T701',
  severity: 'warning',
  message: `The two colours of \`${token}\` are the wrong way round: neither can be read in its theme, and each can in the other.`,
  hints:
    'The theme `light` has dark texts on light backgrounds, and `dark` has light ones on dark.',
  replacement: writing(`{ light: "${right[token].light}", dark: "${right[token].dark}" }`),
});

/** If this many colours have too little contrast on one ground, the ground is the mistake. */
const fewest = 3;

/** Returns the grounds in site.yaml that are too dark or too light for most colours on them. */
function wrongGrounds(
  palette: Palette,
  theme: ThemeName,
  { colors: given = {} }: GivenColors,
): [ground: Token, weak: Token[]][] {
  const grounds = [...new Set(colorPairs.flatMap(({ on }) => on))];
  return grounds.flatMap((ground): [Token, Token[]][] => {
    const color = palette[ground]?.[theme];
    if (given[ground]?.[theme] === undefined || color === undefined) return [];
    const weak = colorPairs.flatMap(({ token, on, needed }) => {
      const other = palette[token]?.[theme];
      return on.includes(ground) && other && contrast(other, color) < needed ? [token] : [];
    });
    return weak.length >= fewest ? [[ground, weak]] : [];
  });
}

function explainGround(
  ground: Token,
  theme: ThemeName,
  weak: readonly Token[],
  palette: Palette,
): Finding {
  const color = String(palette[ground]?.[theme]);
  const other = theme === 'light' ? 'dark' : 'light';
  const isOther = contrast(color, '#FFFFFF') > contrast(color, '#000000') === (theme === 'light');
  return {
    code: 'T701',
    severity: 'warning',
    message: `${color} is too ${other} for a ground of the ${theme} theme: ${weak.length} colours cannot be read on \`${ground}\`.`,
    label: `${weak.map((token) => `\`${token}\``).join(', ')}`,
    hints: isOther
      ? `Texts of the ${theme} theme are ${other}, so its backgrounds are ${theme}. Write a ${theme === 'light' ? 'lighter' : 'darker'} colour, or write it after \`${other}\`.`
      : `Write a ${theme === 'light' ? 'lighter' : 'darker'} colour, or change the colours that are on it, too.`,
  };
}

/**
 * Reports a colour on the ground with the lowest contrast; `undefined` if the contrast is enough
 * everywhere.
 */
function findWeakest(
  palette: Palette,
  theme: ThemeName,
  { token, on, needed }: (typeof colorPairs)[number],
  where: string,
): Finding | undefined {
  const color = palette[token]?.[theme];
  if (color === undefined) return undefined;
  const grounds = on.flatMap((name) => {
    const ground = palette[name]?.[theme];
    return ground === undefined ? [] : [{ name, ground, ratio: contrast(color, ground) }];
  });
  const weak = grounds.filter(({ ratio }) => ratio < needed).sort((a, b) => a.ratio - b.ratio);
  // The page background is used most and easiest to recognise.
  const shown = weak.find(({ name }) => name === 'background') ?? weak[0];
  if (!shown) return undefined;
  const others = weak.filter((each) => each !== shown);
  const better = nearestReadable(
    color,
    grounds.map(({ ground }) => ground),
    needed,
  );
  return {
    code: needed === 3 ? 'T702' : 'T701',
    severity: 'warning',
    message: `\`${token}\` on \`${shown.name}\`${where} has a contrast of ${round(shown.ratio)} in the ${theme} theme, and ${
      needed === 3 ? 'lines and shapes need' : 'text needs'
    } ${needed}.`,
    label: `${color} on ${shown.ground}`,
    hints: [
      others.length > 0 &&
        `On ${others.map(({ name, ratio }) => `\`${name}\` it is ${round(ratio)}`).join(', on ')}.`,
      better
        ? `The nearest colour that is enough on all its backgrounds is ${better}.`
        : `No shade of it is enough on all its backgrounds, which are ${on.map((name) => `\`${name}\``).join(', ')}: change one of them.`,
    ],
    replacement: better ? writing(`"${better}"`) : undefined,
  };
}

/** Rounds down, so that 4.499 becomes 4.49 and never looks sufficient. */
const round = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
