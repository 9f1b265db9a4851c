import type { Theme } from '../generated/types.ts';
import { parsePlainYaml } from '../load/plain/plain-yaml.ts';
import { contrast } from '../settings/oklch.ts';
import { colorPairs } from '../theme/color-pairs.ts';
import { nearestReadable } from '../theme/nearest-readable.ts';
import type { Finding, Rule, SiteView, Spot } from '../validate/rule.ts';

/** T701 and T702: every colour can be told from the grounds that it is used on, in both themes. */
const themeContrast: Rule = ({ settings, readText }, report) => {
  if (!settings) return;
  const { colors, ink } = settings.theme;
  const seen = new Set<string>();
  for (const [name, palette] of Object.entries({ colors, ink })) {
    for (const theme of ['light', 'dark'] as const) {
      for (const pairs of colorPairs) {
        const { token, needed } = pairs;
        const found = findWeakest(
          palette,
          theme,
          pairs,
          name === 'ink' ? ', in dark sections,' : '',
        );
        // Dark sections take over what the dark theme has, where it is reported already.
        const color = `${token} ${palette[token]?.[theme]} ${needed}`;
        if (!found || seen.has(color)) continue;
        if (theme === 'dark' || name === 'ink') seen.add(color);
        const isTakenOver = name === 'ink' && !givesInk(token, readText);
        const path = isTakenOver ? ['colors', token, 'dark'] : [name, token, theme];
        const where: Spot['where'] = { path: ['theme', ...path], at: 'value' };
        report.problem({ file: 'site.yaml', where }, found);
      }
    }
  }
};

export default themeContrast;

type Palette = Theme['colors'];

/** Whether site.yaml says which colour a dark section has. The settings are complete, so they cannot tell. */
function givesInk(token: string, readText: SiteView['readText']): boolean {
  const given = parsePlainYaml(readText('site.yaml') ?? '') as { theme?: { ink?: object } };
  return token in (given?.theme?.ink ?? {});
}

type Name = 'light' | 'dark';

/** What is wrong with a colour on the ground that it differs from least, or nothing. */
function findWeakest(
  palette: Palette,
  theme: Name,
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
  const [weakest, ...others] = weak;
  if (!weakest) return undefined;
  const better = nearestReadable(
    color,
    grounds.map(({ ground }) => ground),
    needed,
  );
  return {
    code: needed === 3 ? 'T702' : 'T701',
    severity: 'warning',
    message: `\`${token}\` on \`${weakest.name}\`${where} has a contrast of ${round(weakest.ratio)} in the ${theme} theme, and ${
      needed === 3 ? 'lines and shapes need' : 'text needs'
    } ${needed}.`,
    label: `${color} on ${weakest.ground}`,
    hints: [
      ...(others.length > 0
        ? [
            `On ${others.map(({ name, ratio }) => `\`${name}\` it is ${round(ratio)}`).join(', on ')}.`,
          ]
        : []),
      better
        ? `The nearest colour that is enough on all its grounds is ${better}.`
        : `No shade of it is enough on all its grounds, which are ${on.map((name) => `\`${name}\``).join(', ')}: change one of them.`,
    ],
    ...(better && {
      replacement: { title: `write \`${better}\``, text: JSON.stringify(better), certain: false },
    }),
  };
}

/** Down, so that what is not enough never looks as if it were: 4.499 is 4.49. */
const round = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
