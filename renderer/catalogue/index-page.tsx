import {
  type CatalogueAdvice,
  type CatalogueEntry,
  entryPath,
  examplePath,
  kinds,
} from './catalogue-entry.ts';
import { SearchStatus } from './search-field.tsx';
import { Words } from './words.tsx';

interface IndexPageProps {
  entries: readonly CatalogueEntry[];
  advice: readonly CatalogueAdvice[];
}

/** All blocks, visuals and files, each with its first example. The search shows those that it finds. */
export function IndexPage({ entries, advice }: IndexPageProps) {
  return (
    <main id="content">
      <header className="opening">
        <h1>Catalogue</h1>
        <p className="lead">
          Each block and visual, as it looks and as it is written, and every field of a page and of{' '}
          <code>site.yaml</code>.
        </p>
      </header>
      <SearchStatus advice={advice} />
      {Object.entries(kinds).map(([kind, title]) => (
        <Group
          key={kind}
          id={`${kind}s`}
          title={title}
          entries={entries.filter((entry) => entry.kind === kind)}
        />
      ))}
    </main>
  );
}

function Group({
  id,
  title,
  entries,
}: {
  id: string;
  title: string;
  entries: readonly CatalogueEntry[];
}) {
  if (entries.length === 0) return null;
  return (
    <section id={id} data-group>
      <h2>{title}</h2>
      <ul className="cards">
        {entries.map((entry) => (
          <Card key={entry.name} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Card({ entry: { name, description, examples } }: { entry: CatalogueEntry }) {
  return (
    <li id={name} data-entry={name}>
      {examples.length > 0 ? (
        <div className="viewport" aria-hidden="true" inert>
          <iframe
            loading="lazy"
            src={examplePath(name, 1)}
            title={`${name}, first example`}
            width={1120}
            tabIndex={-1}
          />
        </div>
      ) : null}
      <h3>
        <a href={entryPath(name)}>{name}</a>
      </h3>
      <p>
        <Words text={description} />
      </p>
      <p className="quiet" data-reason hidden />
    </li>
  );
}
