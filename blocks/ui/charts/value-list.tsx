import { renderList } from '../render-list.ts';

/** The values of a chart for screen readers: a line of text for each bar or line. */
export function ValueList({ title, values }: { title: string; values: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: it takes the marks, two boxes for each line, and Safari knows no list without
    <ul role="list" className="visually-hidden" aria-label={title}>
      {renderList(values, (value) => (
        <li>{value}</li>
      ))}
    </ul>
  );
}
