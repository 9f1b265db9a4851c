import { styled } from 'styled-components';
import type { Visual as VisualData } from '../../schema/generated/types.ts';
import { FiguresAbove } from './charts/panel.tsx';
import { Visual } from './visual.tsx';

/** The dark section around it clips the part that a scroll bar adds to the window's width. */
const Frame = styled.div`
  min-width: 0;

  /* On paper it is as large as any other. */
  @media screen {
    --panel-size: 1.0625rem;
    --panel-title-size: var(--type-h3-size);
    --plot-height-wide: 24rem;
    --plot-size-wide: 0.875rem;
    --bar-height: 3.75rem;
  }

  > figure {
    margin-inline: calc(-1 * var(--gutter));
    border-inline-width: 0;
    border-radius: 0;
  }

  /* It continues below its background, too. */
  @media screen {
    align-self: end;

    > figure {
      margin-bottom: calc(-1 * var(--section));
      padding-bottom: 2.5rem;
      border-bottom-width: 0;
      box-shadow: none;
    }
  }

  @media screen {
    @container page (min-width: 60em) {
      --row-line: 1px;
      --to-edge: max(var(--gutter), (100vw - var(--content)) / 2);
      --inset: max(var(--gutter), 2.5rem);

      /* A little beyond the page, for backgrounds with round corners. */
      &[data-edge='left'] {
        --edge-left: calc(var(--inset) + 1rem);
      }

      &[data-edge='right'] {
        --edge-right: calc(var(--inset) + 1rem);
      }

      /* The lines of a chart continue to the edge, but not behind the numbers of its axis, or names. */
      &[data-edge='right'] [data-axis] + svg:not(:has([data-end])) > line:not([stroke-dasharray]) {
        transform: scaleX(2);
      }

      &[data-edge='left'] > figure {
        margin-inline: calc(-1 * var(--to-edge)) 0;
        border-right-width: 1px;
        border-radius: 0 var(--radius-panel) 0 0;
      }

      &[data-edge='right'] > figure {
        margin-inline: 0 calc(-1 * var(--to-edge));
        border-left-width: 1px;
        border-radius: var(--radius-panel) 0 0;
      }

      &[data-edge='left'] > figure > * {
        padding-left: calc(var(--inset) - 1.5rem);
      }

      &[data-edge='right'] > figure > * {
        padding-right: calc(var(--inset) - 1.5rem);
      }

      /* The line below the key figures continues to the edge. */
      &[data-edge='left'] > figure > div > dl {
        margin-left: calc(1.5rem - var(--inset));
        padding-left: var(--inset);
      }

      &[data-edge='right'] > figure > div > dl {
        margin-right: calc(1.5rem - var(--inset));
        padding-right: var(--inset);
      }

      /* The line with owner and period has no padding of its own. */
      &[data-edge='left'] > figure > :first-child:not(:last-child) {
        padding-left: var(--inset);
      }

      &[data-edge='right'] > figure > :first-child:not(:last-child) {
        padding-right: var(--inset);
      }
    }
  }

  /* A third larger than the text of other panels, on wide screens. */
  @media screen {
    @container page (min-width: 80em) {
      --panel-size: 1.25rem;
      --panel-small-size: 1.0625rem;
      --panel-title-size: 1.625rem;
      --plot-height-wide: 26rem;
      --plot-size-wide: 1.0625rem;
      --bar-height: 4.5rem;
    }
  }

  /* With that much room beside the page, its text begins or ends on the line of the others. */
  @media screen {
    @container page (min-width: 96em) {
      --inset: var(--to-edge);
      --panel-size: 1.125rem;
      --panel-small-size: 1rem;
      --plot-size-wide: 0.9375rem;
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
  /** The edge of the page that it touches. On small screens it touches both. */
  edge: 'left' | 'right';
}

/** An enlarged view of the product, cut off by the edge of the page and of its background. */
export function CloseUp({ visual, edge }: CloseUpProps) {
  // A picture has no frame to cut, and a size of its own.
  if (visual.kind === 'image') return <Visual visual={visual} />;
  return (
    <Frame data-edge={edge}>
      <FiguresAbove value>
        <Visual visual={visual} />
      </FiguresAbove>
    </Frame>
  );
}
