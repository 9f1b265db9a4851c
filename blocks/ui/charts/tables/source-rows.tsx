import { styled } from 'styled-components';
import type { SourceRows as SourceRowsData } from '../../../../schema/generated/types.ts';
import { renderList } from '../../render-list.ts';
import { FigureTable } from './figure-table.tsx';

const Title = styled.p`
  margin-bottom: 0.75rem;
  font-weight: 600;

  /* On paper it stays with its rows. */
  break-after: avoid;
`;

/** The conditions that the rows match. */
const Filter = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.25rem;
  overflow-x: clip;
  break-after: avoid;
  margin-bottom: 1rem;
  color: var(--color-text-second);
  font-weight: 500;
  font-size: var(--panel-small-size, 0.9375rem);
  line-height: 1.3;

  li {
    position: relative;
  }

  /* A separator between two on a line. Before the first of a line it is clipped. */
  li:not(:first-child)::before {
    position: absolute;
    right: 100%;
    width: 1.25rem;
    text-align: center;
    content: '·' / '';
  }
`;

/** The source rows of an answer, and the filter that found them. */
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
