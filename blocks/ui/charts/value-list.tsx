import { each } from '../each.ts';

/** A drawing's values for screen readers: a line of text for each bar, or for each line. */
export function ValueList({ title, values }: { title: string; values: readonly string[] }) {
  return (
    <ul className="visually-hidden" aria-label={title}>
      {each(values, (value) => (
        <li>{value}</li>
      ))}
    </ul>
  );
}
