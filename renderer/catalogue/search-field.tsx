import { dataPath } from '../page/data-paths.ts';
import {
  type CatalogueAdvice,
  type CatalogueEntry,
  cataloguePath,
  entryPath,
} from './catalogue-entry.ts';
import { Words } from './words.tsx';

/** The search field. Without scripts it leads to the overview. */
export function SearchField() {
  return (
    <form action={cataloguePath} data-index={dataPath(cataloguePath)}>
      <label htmlFor="search">Search blocks and fields</label>
      <input
        id="search"
        type="search"
        name="search"
        placeholder="Search blocks and fields"
        autoComplete="off"
      />
      <kbd>/</kbd>
    </form>
  );
}

/** How much the search has found, and the advice for a name. */
export function SearchStatus({ advice }: { advice: readonly CatalogueAdvice[] }) {
  return (
    <div role="status">
      {advice.map(({ names, text }) => (
        <p key={text} data-names={names.join(' ')} hidden>
          <Words text={text} />
        </p>
      ))}
      <p className="quiet" data-count />
    </div>
  );
}

interface FoundListProps {
  entries: readonly CatalogueEntry[];
  advice: readonly CatalogueAdvice[];
}

/** What the search finds, as links below its field. A click between them keeps it open. */
export function FoundList({ entries, advice }: FoundListProps) {
  return (
    <div className="found" data-found hidden tabIndex={-1}>
      <SearchStatus advice={advice} />
      <ul data-group>
        {entries.map(({ name }) => (
          <li key={name} data-entry={name}>
            <a href={entryPath(name)}>{name}</a>
            <p className="quiet" data-reason hidden />
          </li>
        ))}
      </ul>
    </div>
  );
}
