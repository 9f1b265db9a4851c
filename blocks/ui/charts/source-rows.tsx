import { styled } from 'styled-components';
import type { SourceRows as SourceRowsData } from '../../../schema/generated/types.ts';
import { renderList } from '../render-list.ts';
import { FigureTable } from './figure-table.tsx';

const Title = styled.p`
  margin-bottom: 0.75rem;
  font-weight: 600;
`;

/** The conditions by which the rows were found. */
const Filter = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.25rem;
  overflow-x: clip;
  margin-bottom: 1rem;
  color: var(--color-text-second);
  font-weight: 500;
  font-size: var(--panel-small-size, 0.875rem);
  line-height: 1.3;

  li {
    position: relative;
  }

  /* Between two on a line: before the first of a line it is cut. */
  li:not(:first-child)::before {
    position: absolute;
    right: 100%;
    width: 1.25rem;
    text-align: center;
    content: '·' / '';
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
