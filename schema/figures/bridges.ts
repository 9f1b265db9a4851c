import {
  type Balance,
  type Correction,
  findCorrections,
  isOff,
  likeliest,
  roundingOf,
  type Term,
} from './corrections.ts';
import type { Mismatch } from './mismatch.ts';
import { isMistyped, isStated, numbersIn, partAt, writeStated } from './stated-numbers.ts';

/** The names of a bridge's properties. */
export interface BridgeSchema {
  start: string;
  steps: string;
  change: string;
  parts: string;
  end: string;
  value: string;
  name: string;
  note: string;
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
  const noted = readNotes(names, bridge, pointer);
  if (wrong.length === 0) return checkNotes(noted);
  const found = new Map<string, Mismatch>();
  // What is wrong with a step explains the end, too.
  for (const sum of wrong) {
    const mismatch = explain(sum, sums, noted);
    if (!found.has(mismatch.pointer)) found.set(mismatch.pointer, mismatch);
  }
  return [...found.values()];
}

/** A step whose note says from what to what it leads: `$270K of $262K`. */
interface NotedStep {
  step: Numbered;
  pointer: string;
  note: string;
  /** The step, if the note is right. */
  change: number;
  isRight: boolean;
}

function readNotes(names: BridgeSchema, bridge: unknown, pointer: string): NotedStep[] {
  return list(Object(bridge)[names.steps]).flatMap((each, index): NotedStep[] => {
    const { [names.change]: value, [names.note]: note, [names.name]: name } = Object(each);
    if (typeof note !== 'string' || typeof value !== 'number' || !/\d.*\d/.test(note)) return [];
    const numbers = numbersIn(note);
    const [from, to] = numbers.map(({ values }) => values[0] ?? 0);
    if (from === undefined || to === undefined || numbers.length > 2) return [];
    const difference = plain(Math.abs(from - to));
    const [stated] = numbersIn(String(difference));
    const place = `${pointer}/${names.steps}/${index}`;
    const step = { place: `${place}/${names.change}`, name: String(name), value, factor: 1 };
    const scale = [1, 1e3, 1e6, 1e9].find((each) => difference / each < Math.abs(value) * 5) ?? 1;
    const change = plain((difference / scale) * (Math.sign(value) || 1));
    const isRight = stated !== undefined && isStated([stated], value);
    return [{ step, pointer: `${place}/${names.note}`, note, change, isRight }];
  });
}

/** Notes of one form have the same words between their numbers. */
const formOf = ({ note }: NotedStep): string => note.replace(/\d[\d.,]*/g, '0');

/** The one note that does not fit its step, where those of its form do. */
function checkNotes(noted: readonly NotedStep[]): Mismatch[] {
  const [wrong, ...others] = noted.filter(({ isRight }) => !isRight);
  const alike = wrong ? noted.filter((each) => formOf(each) === formOf(wrong)) : [];
  if (!wrong || others.length > 0 || alike.length < 2 || noted.length < 3) return [];
  const { step, pointer, note } = wrong;
  const [first, second] = numbersIn(note);
  // The others say in which unit they count.
  const ways = alike.flatMap((each) => (each.isRight && each.step.value !== 0 ? wayOf(each) : []));
  const [way] = ways;
  if (!first || !second || way === undefined || ways.some((each) => !isNear(each, way))) return [];
  const [from = 0, to = 0] = [first, second].map(({ values }) => values[0]);
  const gap = Math.abs(step.value) * way * (from >= to ? 1 : -1);
  const repairs = [gap, -gap].flatMap((each) => [
    { accused: first, value: to + each },
    { accused: second, value: from - each },
  ]);
  const [slip, ...more] = repairs.filter((each) =>
    isMistyped(each.accused.written, writeStated(each.accused, each.value)),
  );
  const { accused, value } = slip && more.length === 0 ? slip : { accused: first, value: to + gap };
  const drawn = (Math.abs(from - to) / way) * (Math.sign(step.value) || 1);
  return [
    {
      code: 'K652',
      pointer,
      names: ['`change`', note],
      found: String(step.value),
      computed: writeStated(accused, value),
      part: partAt(note, accused),
      others: [step.place],
      otherwise: { pointer: step.place, text: String(plain(drawn)) },
    },
  ];
}

/** How far the two numbers of a note are apart for each one of its step. */
function wayOf({ note, step }: NotedStep): number {
  const [from = 0, to = 0] = numbersIn(note).map(({ values }) => values[0]);
  return Math.abs((from - to) / step.value);
}

/** Rounded numbers make a unit nearly. */
const isNear = (one: number, other: number): boolean => Math.abs(one / other - 1) < 0.5;

function explain(sum: Sum, all: readonly Sum[], noted: readonly NotedStep[]): Mismatch {
  const { whole, parts, isBridge } = sum;
  const made = plain(parts.reduce((total, { value }) => total + value, 0));
  const corrections = findCorrections(sum, all);
  const isNoted = (correction: Correction) =>
    noted.some(({ step, change, isRight }) => {
      return !isRight && step.place === correction.term.place && change === correction.value;
    });
  const confirmed = corrections.filter(isNoted);
  const correction = confirmed.length === 1 ? confirmed[0] : likeliest(corrections);
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
    if (isBridge) {
      const names = [accused.name, both.found, both.computed];
      const place = accused.place;
      const others = [whole.place];
      return { code, pointer: place, names, found: String(accused.value), computed: value, others };
    }
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
  const isRightByNote = noted.some(({ step, isRight }) => isRight && step.place === whole.place);
  if (!isConfirmed && !isRightByNote) {
    const start = isBridge && corrections.find(({ term }) => term.place === parts[0]?.place);
    return {
      ...both,
      names: isBridge ? [] : [whole.name],
      ...(start && {
        others: [start.term.place],
        otherwise: { pointer: start.term.place, text: String(plain(start.value)) },
      }),
    };
  }
  const others = corrections.flatMap(({ term, value }) => {
    const part = parts.find(({ place }) => place === term.place);
    return part ? [`\`${part.name}\` is ${value}`] : [];
  });
  const place = parts[0]?.place.replace(/\/\d+\/[^/]+$/, '') ?? whole.place;
  return { ...both, pointer: place, names: [whole.name, found, computed, '', ...others] };
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
