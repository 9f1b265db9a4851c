import { renderList } from '../render-list.ts';

/** A chart's values for screen readers: a line of text for each bar, or for each line. */
export function ValueList({ title, values }: { title: string; values: readonly string[] }) {
  return (
    <ul className="visually-hidden" aria-label={title}>
      {renderList(values, (value) => (
        <li>{value}</li>
      ))}
    </ul>
  );
}
