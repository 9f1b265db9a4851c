import { styled } from 'styled-components';
import type { SourceRows as SourceRowsData } from '../../../schema/generated/types.ts';
import { renderList } from '../render-list.ts';
import { FigureTable } from './figure-table.tsx';

const Title = styled.p`
  margin-bottom: 0.75rem;
  font-weight: 600;
`;

/** The conditions, as what can be read and changed. */
const Filter = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  margin-bottom: 1rem;
  color: var(--color-text-second);
  font-weight: 500;
  font-size: 0.875rem;
  line-height: 1.3;

  li {
    padding: 0.25rem 0.5rem;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: light-dark(var(--color-background), var(--color-subtle));
  }
`;

/** The rows that an answer rests on, and how they were found. */
export function SourceRows(source: SourceRowsData) {
  return (
    <>
      <Title>{source.title}</Title>
      {source.filter && (
        <Filter role="list">
          {renderList(source.filter, (condition) => (
            <li>{condition}</li>
          ))}
        </Filter>
      )}
      <FigureTable {...source} />
    </>
  );
}
