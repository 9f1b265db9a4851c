import { styled } from 'styled-components';
import { InlineText } from './inline-text.tsx';
import { renderList } from './render-list.ts';

/**
 * The icon `check` as a mask, so that a tick costs neither an element nor a request: a page may have
 * a hundred.
 */
const tick = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4.5 12.75 6 6 9-13.5'/%3E%3C/svg%3E")`;

const List = styled.ul`
  --tick: ${tick};

  li {
    --padding: 0.4375rem;

    position: relative;
    padding-block: var(--padding);
    padding-left: calc(1.25em + 0.75rem);
  }

  li::before {
    position: absolute;
    top: calc(var(--padding) + 0.15em);
    left: 0;
    width: 1.25em;
    height: 1.25em;
    background: var(--color-text-third);
    mask: var(--tick);
    content: '';
  }

  &[data-ruled] li {
    --padding: 0.875rem;

    border-top: 1px solid var(--color-divider);
  }

  /* No item is alone on a sheet of paper. */
  li:nth-child(2),
  li:last-child {
    break-before: avoid;
  }

  &[data-ruled] li:last-child {
    border-bottom: 1px solid var(--color-divider);
  }

  &[data-ruled] li::before {
    background: var(--color-text);
  }

  @container page (min-width: 60em) {
    &[data-ruled] li {
      --padding: 1.125rem;
    }
  }

  @media (forced-colors: active) {
    li::before,
    &[data-ruled] li::before {
      background: CanvasText;
    }
  }

  /* In a PDF, a mask has grey edges. */
  @media print {
    li::before,
    &[data-ruled] li::before {
      background: var(--tick);
      mask: none;
      print-color-adjust: exact;
    }
  }
`;

/** Points with check marks. Use `ruled` if the list is the main content of its section. */
export function CheckItems({ items, ruled }: { items: readonly string[]; ruled?: boolean }) {
  return (
    <List role="list" data-ruled={ruled || undefined}>
      {renderList(items, (item) => (
        <li>
          <InlineText text={item} />
        </li>
      ))}
    </List>
  );
}
