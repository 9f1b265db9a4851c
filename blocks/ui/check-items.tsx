import { styled } from 'styled-components';
import { Icon } from './icon.tsx';
import { InlineText } from './inline-text.tsx';
import { renderList } from './render-list.ts';

const List = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.75rem;
    padding-block: 0.4375rem;
  }

  svg {
    margin-top: 0.15em;
    color: var(--color-text-third);
  }

  &[data-ruled] li {
    padding-block: 0.875rem;
    border-top: 1px solid var(--color-divider);
  }

  &[data-ruled] li:last-child {
    border-bottom: 1px solid var(--color-divider);
  }

  @media (min-width: 60rem) {
    &[data-ruled] li {
      padding-block: 1.125rem;
    }
  }

  &[data-ruled] svg {
    color: var(--color-text);
  }
`;

/** Points with a tick; ruled where the list is what the section is about. */
export function CheckItems({ items, ruled }: { items: readonly string[]; ruled?: boolean }) {
  return (
    <List role="list" data-ruled={ruled || undefined}>
      {renderList(items, (item) => (
        <li>
          <Icon name="check" />
          <span>
            <InlineText text={item} />
          </span>
        </li>
      ))}
    </List>
  );
}
