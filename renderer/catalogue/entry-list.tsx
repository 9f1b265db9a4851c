import { type CatalogueEntry, entryPath } from './catalogue-entry.ts';

interface EntryListProps {
  entries: readonly CatalogueEntry[];
  current?: string;
}

/** Links to all blocks and visuals. */
export function EntryList({ entries, current }: EntryListProps) {
  return (['block', 'visual'] as const).map((kind) => (
    <div key={kind}>
      <p className="quiet">{kind === 'block' ? 'Blocks' : 'Visuals'}</p>
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
