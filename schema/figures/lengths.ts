import type { Mismatch } from './mismatch.ts';

/** Where a value stands, as in `relations.ts`. */
interface Place {
  pointer: string;
}

interface Line {
  index: number;
  label: string;
  status: string;
  /** Of its first value, and behind its last one. */
  start: number;
  end: number;
  values: readonly unknown[];
}

/** What schemas can say of values that stand at labels. Each returns what does not fit. */
export const lengths = {
  /** Lines of a drawing begin at a label and do not run past the last one; what is forecast ends with the others. */
  alongLabels(
    names: Record<'labels' | 'lines', string>,
    drawing: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const labels = list(Object(drawing)[names.labels]).map(String);
    const lines = list(Object(drawing)[names.lines]).map((line, index): Line => {
      const { label, status = 'actual', from, values } = Object(line);
      const start = from === undefined ? 0 : labels.indexOf(from);
      const own = list(values);
      return { index, label, status, start, end: start + own.length, values: own };
    });
    // A label that is not there is an error by itself.
    if (lines.some(({ start }) => start < 0)) return [];
    const at = ({ index }: Line) => `${pointer}/${names.lines}/${index}/values`;
    const over = lines.filter(({ end }) => end > labels.length);
    const [longest] = over;
    if (longest) {
      const by = String(longest.end - labels.length);
      const isOfLabels = over.length > 1 && over.every(({ end }) => end === longest.end);
      const place = isOfLabels ? `${pointer}/${names.labels}` : at(longest);
      const found = String(longest.values.length);
      const around = [longest.label, labels[longest.start] ?? '', labels.at(-1) ?? ''];
      return [{ code: 'K641', pointer: place, names: around, found, computed: by }];
    }
    const apart = startsApart(lines, labels, at);
    return apart.length > 0 ? apart : endsEarly(lines, labels, at);
  },

  /** Values of two lists, one behind the other, which have a label each. */
  fillLabels(
    names: { labels: string; lists: string[] },
    drawing: unknown,
    { pointer }: Place,
  ): Mismatch[] {
    const labels = list(Object(drawing)[names.labels]);
    const counts = names.lists.map((name) => list(Object(drawing)[name]).length);
    const sum = counts.reduce((total, count) => total + count, 0);
    if (sum === labels.length || counts.includes(0)) return [];
    const around = names.lists.map((name, index) => `${counts[index]} of \`${name}\``);
    const place = `${pointer}/${names.labels}`;
    return [
      {
        code: 'K642',
        pointer: place,
        names: [...around, names.labels],
        found: String(labels.length),
        computed: String(sum),
      },
    ];
  },
};

type At = (line: Line) => string;

/** A line that looks ahead ends where the others do, or at the last label. */
function endsEarly(lines: readonly Line[], labels: readonly string[], at: At): Mismatch[] {
  const ahead = lines.filter(({ status }) => status !== 'actual');
  const early = ahead.filter(({ end }) => end < labels.length);
  const [line, ...others] = early;
  // Where several end before, or one stands alone, it is meant.
  if (!line || others.length > 0 || lines.length < 2) return [];
  const names = [line.label, labels[line.end - 1] ?? '', labels.at(-1) ?? ''];
  const found = String(line.values.length);
  const computed = String(labels.length - line.end);
  return [{ code: 'K643', pointer: at(line), names, found, computed }];
}

/** Where a line begins with the last value of another one, both stand at one label. */
function startsApart(lines: readonly Line[], labels: readonly string[], at: At): Mismatch[] {
  const past = lines.find(({ status }) => status === 'actual');
  const last = past?.values.at(-1);
  if (!past || past.values.length < 3) return [];
  const next = lines.find(({ status, values }) => status !== 'actual' && values[0] === last);
  if (!next || next.start === past.end - 1) return [];
  const names = [past.label, labels[past.end - 1] ?? '', next.label, labels[next.start] ?? ''];
  return [{ code: 'K644', pointer: at(past), names, found: String(last), computed: '' }];
}

const list = (items: unknown): readonly unknown[] => (Array.isArray(items) ? items : []);
