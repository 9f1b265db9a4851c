import { type CatalogueEntry, entryPath, kinds } from './catalogue-entry.ts';

interface EntryListProps {
  entries: readonly CatalogueEntry[];
  current?: string;
}

/** Links to all blocks, visuals and files. */
export function EntryList({ entries, current }: EntryListProps) {
  return Object.entries(kinds).map(([kind, title]) => (
    <div key={kind}>
      <p className="quiet">{title}</p>
      <ul>
        {entries
          .filter((entry) => entry.kind === kind)
          .map(({ name }) => (
            <li key={name}>
              <a href={entryPath(name)} aria-current={name === current ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
      </ul>
    </div>
  ));
}
