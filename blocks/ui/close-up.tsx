import { styled } from 'styled-components';
import type { Visual as VisualData } from '../../schema/generated/types.ts';
import { Visual } from './visual.tsx';

/** The dark section around it clips what a scroll bar adds to the width of the window. */
const Frame = styled.div`
  --panel-size: 1.0625rem;
  --panel-title-size: var(--type-h3-size);
  --plot-height-wide: 24rem;
  --plot-size-wide: 0.875rem;
  --bar-height: 3.75rem;
  --to-edge: max(var(--gutter), (100vw - var(--content)) / 2);
  --inset: min(var(--to-edge), 7.5rem);
  min-width: 0;

  > figure {
    margin-inline: calc(-1 * var(--gutter));
    border-inline-width: 0;
    border-radius: 0;
  }

  @media (min-width: 60rem) {
    &[data-edge='left'] > figure {
      margin-inline: calc(-1 * var(--to-edge)) 0;
      border-right-width: 1px;
      border-radius: 0 var(--radius-panel) var(--radius-panel) 0;
    }

    &[data-edge='right'] > figure {
      margin-inline: 0 calc(-1 * var(--to-edge));
      border-left-width: 1px;
      border-radius: var(--radius-panel) 0 0 var(--radius-panel);
    }

    /* What it shows begins where everything else does, and further out on very wide screens. */
    &[data-edge='left'] > figure > * {
      padding-left: calc(var(--inset) - 1.5rem);
    }

    &[data-edge='right'] > figure > * {
      padding-right: calc(var(--inset) - 1.5rem);
    }

    /* Whose figures these are, and from when: a line that has no padding within. */
    &[data-edge='left'] > figure > :first-child:not(:last-child) {
      padding-left: var(--inset);
    }

    &[data-edge='right'] > figure > :first-child:not(:last-child) {
      padding-right: var(--inset);
    }
  }

  @media print {
    > figure {
      margin-inline: 0;
    }
  }
`;

interface CloseUpProps {
  visual: VisualData;
  /** The edge of the page that it reaches. On small screens it reaches both. */
  edge: 'left' | 'right';
}

/** A piece of the product larger than elsewhere, and as far as the edge of the page, which cuts its frame. */
export function CloseUp({ visual, edge }: CloseUpProps) {
  // A picture has no frame to cut, and its own size.
  if (visual.kind === 'image') return <Visual visual={visual} />;
  return (
    <Frame data-edge={edge}>
      <Visual visual={visual} />
    </Frame>
  );
}
