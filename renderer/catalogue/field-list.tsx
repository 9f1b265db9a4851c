import { type CatalogueField, cataloguePath, fieldAnchor, kinds } from './catalogue-entry.ts';
import { Words } from './words.tsx';

/** How many other names of a field are shown. The search knows all of them. */
const mostSynonyms = 4;

/** A group with more fields, those of its groups included, is closed at first. */
const mostOpen = 12;

interface FieldListProps {
  fields: readonly CatalogueField[];
  /** The anchor of the group. */
  parent?: string;
}

/** Fields with their descriptions from the schema. Fields of a group are below it. */
export function FieldList({ fields, parent }: FieldListProps) {
  return (
    <ul className="fields">
      {fields.map((field) => (
        <Field key={field.name} field={field} id={fieldAnchor(field.name, parent)} />
      ))}
    </ul>
  );
}

function Field({ field, id }: { field: CatalogueField; id: string }) {
  const { name, description, type, required, limits, allowed, fallback, synonyms, fields } = field;
  return (
    <li id={id}>
      <p className="field-name">
        <code>{name}</code> <span className="quiet">{<Words text={type} />}</span>{' '}
        {required ? <span className="badge">required</span> : null}
      </p>
      {description || limits.length > 0 ? (
        <p>
          <Words text={[description, ...limits].filter(Boolean).join(' ')} />
        </p>
      ) : null}
      {allowed.length > 0 ? <CodeList words="Allowed" codes={allowed} /> : null}
      {fallback === undefined ? null : (
        <CodeList words="Where nothing is given" codes={[fallback]} />
      )}
      {synonyms.length > 0 ? (
        <p className="quiet">Also called {synonyms.slice(0, mostSynonyms).join(', ')}.</p>
      ) : null}
      {field.holds ? (
        <p>
          <a href={`${cataloguePath}#${field.holds}s`}>All {kinds[field.holds].toLowerCase()}</a>
        </p>
      ) : null}
      {fields.length > 0 ? (
        <details open={count(fields) <= mostOpen}>
          <summary>
            {fields.length} {fields.length === 1 ? 'field' : 'fields'} of <code>{name}</code>
          </summary>
          <FieldList fields={fields} parent={id} />
        </details>
      ) : null}
    </li>
  );
}

const count = (fields: readonly CatalogueField[]): number =>
  fields.reduce((sum, field) => sum + 1 + count(field.fields), 0);

function CodeList({ words, codes }: { words: string; codes: readonly string[] }) {
  return (
    <p>
      {words}:{' '}
      {codes.map((text) => (
        <span key={text}>
          <code>{text}</code>{' '}
        </span>
      ))}
    </p>
  );
}
