import { type Balance, findCorrections, isOff, likeliest, type Term } from './corrections.ts';
import type { Mismatch } from './mismatch.ts';
import { roundingOf } from './rounding.ts';

/** The names of a bridge's properties. */
export interface BridgeSchema {
  start: string;
  steps: string;
  change: string;
  parts: string;
  end: string;
  value: string;
  name: string;
}

interface Numbered extends Term {
  name: string;
}

/** The whole of some parts, or the end of some steps. */
interface Sum extends Balance {
  parts: Numbered[];
  whole: Numbered;
  isBridge: boolean;
}

/** A total is where its steps lead, and a step is what its parts add up to. */
export function checkBridge(names: BridgeSchema, bridge: unknown, pointer: string): Mismatch[] {
  const sums = sumsOf(names, bridge, pointer);
  const wrong = sums.filter(isOff);
  if (wrong.length === 0) return [];
  const found = new Map<string, Mismatch>();
  // What is wrong with a step explains the end, too.
  for (const sum of wrong) {
    const mismatch = explain(sum, sums);
    if (!found.has(mismatch.pointer)) found.set(mismatch.pointer, mismatch);
  }
  return [...found.values()];
}

function explain(sum: Sum, all: readonly Sum[]): Mismatch {
  const { whole, parts, isBridge } = sum;
  const made = plain(parts.reduce((total, { value }) => total + value, 0));
  const corrections = findCorrections(sum, all);
  const correction = likeliest(corrections);
  const accused = [...parts, whole].find(({ place }) => place === correction?.term.place);
  const code = isBridge ? 'K602' : 'K606';
  const [found, computed] = [String(whole.value), String(made)];
  const both = { code, pointer: whole.place, found, computed } as const;
  if (accused && accused !== whole) {
    const value = String(correction?.value);
    // A step that its parts make otherwise is named once, with them.
    const other = all.find((each) => each !== sum && each.whole === accused && isOff(each));
    if (other) {
      const names = [accused.name];
      return {
        code: 'K606',
        pointer: accused.place,
        names,
        found: String(accused.value),
        computed: value,
      };
    }
    if (isBridge) return { ...both, names: [accused.name, value, accused.place] };
    const names = [whole.name, found, computed, accused.name];
    const place = accused.place;
    return { code, pointer: place, names, found: String(accused.value), computed: value };
  }
  const needing = all.filter((each) => each.isBridge && each.parts.includes(whole));
  const isConfirmed =
    accused !== whole &&
    needing.length > 0 &&
    !needing.some(isOff) &&
    !mayBeWhole(sum, corrections);
  return {
    ...both,
    names: isConfirmed ? [whole.name, found, computed] : isBridge ? [] : [whole.name],
  };
}

/** Whether the whole may be what is wrong. */
const mayBeWhole = ({ whole }: Sum, corrections: ReturnType<typeof findCorrections>): boolean =>
  corrections.some(({ term }) => term.place === whole.place);

function sumsOf(names: BridgeSchema, bridge: unknown, pointer: string): Sum[] {
  const { [names.start]: start, [names.steps]: steps, [names.end]: end } = Object(bridge);
  const numberAt = (object: unknown, property: string, place: string): Numbered | undefined => {
    const { [property]: value, [names.name]: name } = Object(object);
    if (typeof value !== 'number') return undefined;
    return { place: `${place}/${property}`, name: String(name), value, factor: 1 };
  };
  const all = list(steps).map((step, index) => {
    const place = `${pointer}/${names.steps}/${index}`;
    const parts = list(Object(step)[names.parts]).map((part, at) =>
      numberAt(part, names.change, `${place}/${names.parts}/${at}`),
    );
    return { whole: numberAt(step, names.change, place), parts: parts.filter(isThere) };
  });
  const first = numberAt(start, names.value, `${pointer}/${names.start}`);
  const last = numberAt(end, names.value, `${pointer}/${names.end}`);
  const changes = all.map(({ whole }) => whole).filter(isThere);
  return [
    ...all.flatMap(({ whole, parts }) =>
      whole && parts.length > 0 ? [sumOf(parts, whole, false)] : [],
    ),
    ...(first && last ? [sumOf([first, ...changes], last, true)] : []),
  ];
}

function sumOf(parts: Numbered[], whole: Numbered, isBridge: boolean): Sum {
  const allowed = roundingOf(
    parts.map(({ value }) => value),
    whole.value,
  );
  return { readings: [[...parts, { ...whole, factor: -1 }]], allowed, parts, whole, isBridge };
}

const isThere = (number: Numbered | undefined): number is Numbered => number !== undefined;

/** Without the rounding of binary fractions. */
const plain = (number: number): number => Number(number.toFixed(6));

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
