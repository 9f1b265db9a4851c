import type { Schema } from '../../model/schemas.ts';
import { code } from '../../model/wording.ts';
import type { TextEdit } from '../../syntax/text-edits.ts';
import { findUnquoted } from '../braces/parts.ts';
import {
  type Candidate,
  change,
  rewrite,
  type Scene,
  type Trap,
  wrongColon,
} from '../candidate.ts';
import { groupAt } from '../group-around.ts';
import type { Line } from '../lines.ts';
import { asReadable } from '../scalar.ts';
import { gluedName, isPropertyName, mayHave, openGroups } from '../schema-names.ts';

/** Lines of one group that all lack their colon, or the space behind it: more than two are one mistake. */
export const namesBelow: Trap = (line) => {
  if (!withoutColon(line)) return [];
  const isAlike = (each: Line) => each.indent === line.indent && withoutColon(each) !== undefined;
  const edits = [line, ...line.runBelow(isAlike)].flatMap((each) => withoutColon(each) ?? []);
  const [first] = edits;
  if (!first || edits.length < 3) return [];
  return change(edits, {
    code: 'Y013',
    place: [line.start, first.from],
    message: `A colon and a space are missing after the names of ${edits.length} lines.`,
    hints: [
      `Write ${code(`${line.text.slice(line.indent, first.from - line.from)}: …`)}: the name, a colon, a space, and the value.`,
    ],
    title: `write a colon and a space in ${edits.length} lines`,
    certain: true,
    mustBeValid: true,
    cost: 3,
  });
};

/** What to write behind the name of a property that has no colon with a space, in a line of its own. */
function withoutColon({ text, from, key, dashes }: Line): TextEdit | undefined {
  const [, name = '', sign = ''] = /^\s*([a-z][\w-]*)([ \t]*[:;=][ \t]*|[ \t]+)\S/.exec(text) ?? [];
  if (key || dashes > 0 || !isPropertyName(name)) return undefined;
  const start = from + text.indexOf(name) + name.length;
  return { from: start, to: start + sign.length, text: ': ' };
}

/** `title:Pricing`, `title Pricing`, `titlePricing`, `title = Pricing`: the name of a property without `: `. */
export const names: Trap = (line, scene) => {
  const inQuotes = quotedColon(line);
  if (inQuotes) return inQuotes;
  const found = nameWithoutColon(line);
  if (!found) return [];
  const guess = withColon(found, line);
  const { sign, isDoubled, name } = found;
  const isAlone = isDoubled || sign.trim() === '' || /^\s+:/.test(sign) || !isPropertyName(name);
  const all = isAlone ? [] : everywhere(sign.trim(), scene);
  const many = new Set(all.map((each) => each.line)).size;
  const [first, last] = [all[0], all.at(-1)];
  // Two that are far from each other are two mistakes.
  if (!first || !last || many < 2 || (many === 2 && last.line > first.line + 1)) return [guess];
  const together: Candidate = {
    ...guess,
    place: [first.start, first.to],
    message: lacksSpace(found)
      ? `A space is missing after colons, in ${many} lines.`
      : `${code(sign.trim())} is where a colon belongs, in ${many} lines.`,
    edits: all,
    certain: true,
    cost: guess.cost - 0.1,
  };
  return [together, guess];
};

/** `"title:" Pricing` */
function quotedColon({ content: { text, from } }: Line): Candidate | undefined {
  const [quoted, , name = ''] = /^(["'])([A-Za-z][\w-]*):\1(?=[ \t])/.exec(text) ?? [];
  if (!quoted || !isPropertyName(name)) return undefined;
  const message = `The colon of ${code(name)} is in its quotes.`;
  const place = [from, from + quoted.length] as const;
  return rewrite(place, `${name}:`, { code: 'Y013', message, certain: true, cost: 1 });
}

/** The beginning of a line that is a name and something else than a colon and a space. */
interface NameWithoutColon {
  name: string;
  /** The name as it is there, and as it should be: in quotes if it has some. */
  written: string;
  right: string;
  /** What is behind the name, with the spaces around it. */
  sign: string;
  rest: string;
  /** Whether there are several colons. */
  isDoubled: boolean;
  /** Whether a name that is glued to what follows certainly ends there. */
  isSure: boolean | undefined;
}

const behindName =
  /^(["']?[A-Za-z](?:[\w-]*\w)?["']?)([ \t]*(?::|：|=>?|[;,，；、。]|->|→|>|\|(?=[ \t]*\S)|[–—-](?=[ \t])|\.(?=[ \t\p{Lu}]|$))[ \t]*|[^\p{L}\p{N}\s:"'_|-](?=[ \t]|$)[ \t]*|[ \t]+|$)(.*)$/u;

function nameWithoutColon(line: Line): NameWithoutColon | undefined {
  const { key, content } = line;
  const { text } = content;
  const doubled =
    /^([\w-]+):((?:[ \t]*:)+)[ \t]+(.*)$/.exec(text) ?? /^([\w-]+):(:+)[ \t]*(.*)$/.exec(text);
  if (key && !doubled) return undefined;
  const glued = key ? undefined : gluedName(text);
  const [, written = '', sign = '', rest = ''] =
    doubled ?? (glued ? ['', glued.name, '', glued.rest] : (behindName.exec(text) ?? []));
  const bare = written.replace(/^["']|["']$/g, '');
  // `Title | Pricing` is the line of a table, `Title of the page` a text.
  const lower = bare.charAt(0).toLowerCase() + bare.slice(1);
  const isCapital = !isPropertyName(bare) && isPropertyName(lower);
  const isLower = isCapital && (/[^ ]/.test(sign) || (rest !== '' && isMissing(lower, line)));
  const name = isLower ? lower : bare;
  const isOther = !isPropertyName(name) && (!/[:：=]/.test(sign) || rest.startsWith('//'));
  // `question 1:` has its colon.
  const isNumbered = /^[ \t]+$/.test(sign) && /^\d+:(?:[ \t]|$)/.test(rest);
  if (written === '' || /^\s/.test(rest) || isOther || isNumbered) return undefined;
  const right = isLower ? name : written;
  return { name, written, right, sign, rest, isDoubled: doubled !== null, isSure: glued?.isSure };
}

/** Whether the group around a line may have a property that is not there, so that a line that begins with its name is that. */
function isMissing(name: string, line: Line): boolean {
  const { holders, present } = groupAt(line, line.column);
  const isPart = (holder: Schema) =>
    // An item may be a text.
    line.dashes > 0 ? holder.required?.includes(name) : mayHave(holder, [name]);
  return !present.has(name) && holders.some(isPart);
}

/** Whether a colon is there, and only the space behind it is missing. */
const lacksSpace = ({ sign, isDoubled }: NameWithoutColon): boolean =>
  sign.trim() === ':' && !/^\s/.test(sign) && !isDoubled;

/** Writes a colon and a space behind a name, and in quotes what needs them then. */
function withColon(found: NameWithoutColon, { content: { from, to }, value }: Line): Candidate {
  const { name, written, right, sign, rest, isDoubled } = found;
  const valueFrom = to - rest.length;
  const isOpen = /^(?:"[^"]*|'[^']*)$/.test(rest);
  const readable = isOpen ? rest + rest.charAt(0) : asReadable(rest);
  return {
    ...wrongColon(name, lacksSpace(found) ? ':' : sign.trim()),
    ...(/^\s+:/.test(sign) && {
      code: 'Y012',
      message: `The colon of ${code(name)} comes after a space.`,
    }),
    ...(isDoubled && { message: `There is one colon too many after ${code(name)}.` }),
    place: [from, from + written.length + sign.trimEnd().length],
    hints: [
      `Write ${code(`${name}: …`)}: the name, a colon, a space, and the value.`,
      isOpen && 'The quote that closes the text is missing, too.',
    ],
    edits: [
      { from, to: valueFrom, text: `${right}:${rest === '' ? '' : ' '}` },
      ...(readable === rest ? [] : [{ from: valueFrom, to: value.to, text: readable }]),
    ],
    certain: isCertain(found),
    cost: costOf(found),
  };
}

/** `note, that we …` may be a text, and `title:P age` may have its space in the wrong place. */
function isCertain(found: NameWithoutColon): boolean {
  const { name, written, sign, rest, isSure } = found;
  const isOfText = /^[^:：;=>→|–—-]/.test(sign.trim()) && /^\p{Ll}/u.test(rest);
  const isOfProse = !written.includes(name) && /^\s*$/.test(sign) && /^\p{Ll}/u.test(rest);
  const isTorn = lacksSpace(found) && /^(?:(?![AI] )\p{L} +\p{Ll})/u.test(rest);
  return isPropertyName(name) && isSure !== false && !isOfText && !isOfProse && !isTorn;
}

function costOf({ name, written, sign, rest, isSure }: NameWithoutColon): number {
  if (isSure || /[:：=]/.test(sign) || /^\{.*\}$/.test(rest)) return 1;
  const isOtherSign = /^[^:：=>→|–—-]/.test(sign.trim()) && !/^\p{Ll}/u.test(rest);
  const isCapital = !written.includes(name);
  return isCapital || (isPropertyName(name) && isOtherSign) ? 1.9 : 4;
}

/**
 * The same sign behind other names of the file, in braces too: one mistake, however many lines it is
 * in. What is in quotes is no name.
 */
function everywhere(sign: string, { lines }: Scene): Placed[] {
  const behind =
    sign === ':'
      ? ':(?=[^\\s:])(?!//)'
      : `[ \\t]*${RegExp.escape(sign)}[ \\t]${/^[;,，；、。=>→|–—-]/.test(sign) ? '*' : '+'}`;
  const form = new RegExp(
    `(?<=^[ \\t]*(?:-[ \\t]+)*|[{,][ \\t]+)["']?(?<name>[A-Za-z][\\w-]*)["']?(?<sign>${behind})`,
  );
  return lines
    .filter(({ isComment }) => !isComment)
    .flatMap(({ text, from, content, index: line }) =>
      findUnquoted(form, text, from).flatMap(({ index, parts, at }) => {
        const isInList = text.lastIndexOf('[', index) > text.lastIndexOf(']', index);
        if (!isPropertyName(parts.name ?? '') || (isInList && sign === ',')) return [];
        const [start, to] = at('sign');
        return { line, start: at()[0], from: start, to, text: to === content.to ? ':' : ': ' };
      }),
    );
}

interface Placed extends TextEdit {
  /** The index of its line, and where the name starts. */
  line: number;
  start: number;
}

/** `/old -> /new` and `founded 2009`: a line without a colon in a group whose names are free. */
export const openNames: Trap = (line) => {
  const { content, indent, key, dashes } = line;
  if (key || dashes > 0 || indent === 0) return [];
  const parent = line.linesAbove().find((above) => above.indent < indent);
  const [, isMeant] = openGroups().find(([group]) => group === parent?.key?.name) ?? [];
  // Redirects of other systems begin with a word, or end in a status or a switch.
  const [, name = '', sign = '', value = ''] = (
    /^(?:Redirect(?:Permanent|[ \t]+(?:30[1278]|permanent))?[ \t]+)?([^\s:=>→|,{[]+)([ \t]*(?:->|=>?|→|[:|,])[ \t]*|[ \t]+|(?=[{[]))(\S.*?)(?::?[ \t]+30[1278]!?|:(?:[ \t]+true)?)?$/.exec(
      content.text,
    ) ?? []
  ).map((part) => part.replace(/^(["'])(.*)\1$/, '$2'));
  if (!isMeant?.(name)) return [];
  return rewrite([content.from, content.to], `${name}: ${value}`, {
    ...wrongColon(name, sign.trim()),
    certain: /^\{.*\}$/.test(value) || (name.startsWith('/') && /^(?:\/|https?:)\S*$/.test(value)),
    cost: 0.9,
  });
};
