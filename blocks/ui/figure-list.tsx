import { styled } from 'styled-components';
import type { Figure } from '../../schema/generated/types.ts';
import { renderList } from './render-list.ts';

/** A list of figures, each above its label. */
export const FigureList = styled.dl`
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  dt {
    color: var(--color-text-second);
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
  }
`;

/** Returns the content of a `FigureList`. */
export const renderFigures = (figures: readonly Figure[]) =>
  renderList(figures, ({ value, label }) => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
