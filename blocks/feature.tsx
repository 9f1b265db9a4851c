import { styled } from 'styled-components';
import type { FeatureBlock } from '../schema/generated/types.ts';
import { ArrowLink } from './ui/arrow-link.tsx';
import { CheckItems } from './ui/check-items.tsx';
import { CloseUp } from './ui/close-up.tsx';
import { Band, Container, Lead, spans, together } from './ui/section.tsx';
import { Visual } from './ui/visual.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem 1.5rem;

  @container page (min-width: 60em) {
    grid-template-columns: ${spans.five} minmax(0, 1fr);
    align-items: center;

    /* The space between the words and what is beside them belongs to the first. */
    &[data-side='right'] > :first-child,
    &[data-side='left'] > :last-child {
      margin-right: 1.5rem;
    }

    &[data-side='left'] {
      grid-template-columns: ${spans.seven} minmax(0, 1fr);
    }

    &[data-side='left'] > :first-child {
      order: 1;
    }

    &[data-side='below'],
    &[data-side='none'] {
      grid-template-columns: minmax(0, 1fr);
      gap: 3rem;
    }

    /* A lone heading would leave most of its column empty, so it is above, as a statement. */
    &[data-alone] {
      grid-template-columns: minmax(0, 1fr);
      gap: 3rem;

      h2 {
        font-size: var(--type-h1-size);
        font-weight: var(--type-h1-weight);
        line-height: var(--type-h1-line);
        letter-spacing: var(--type-h1-tracking);
      }

      > :first-child {
        order: 0;
      }
    }
  }

  @media print {
    ${together}
  }

  /* On a quiet background, what is below the words is larger and has no frame. */
  @media screen {
    [data-tone='subtle'] &[data-side='below'] > figure {
      --table-background: var(--color-subtle);
      border: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;

      > *,
      > :last-child > * {
        padding-inline: 0;
      }

      /* It ends with its section. */
      > :last-child,
      > :last-child > :last-child {
        padding-bottom: 0;
      }
    }
  }

  @media screen {
    @container page (min-width: 60em) {
      [data-tone='subtle'] &[data-side='below'] {
        --panel-size: 1.125rem;
        --panel-small-size: 1rem;
        --panel-title-size: var(--type-h3-size);
        --plot-height-wide: 26rem;
        --plot-size-wide: 1rem;
        --bar-height: 3.75rem;
      }
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  h3 {
    margin-block: 1rem 0.5rem;
  }

  [data-side='below'] > &,
  [data-side='none'] > & {
    @container page (min-width: 60em) {
      grid-template-columns: ${spans.seven} minmax(0, 1fr);
      gap: 1rem 1.5rem;

      > p {
        align-self: end;
      }

      /* The points and what leads on are below the text. */
      > :is(div, a) {
        grid-column: 2;
      }

      > h2:has(~ p ~ :is(div, a)) {
        grid-row: span 2;
      }

      /* Without points, the heading is as low as what leads on. */
      > h2:has(~ a):not(:has(~ div)) {
        align-self: end;
      }
    }
  }

  @media print {
    break-inside: avoid;
  }
`;

/** One feature of the product: its description, and the evidence beside it. */
export default function Feature(feature: FeatureBlock) {
  const { id, heading, text, bulletsHeading, bullets, link, visual, tone } = feature;
  const side = visual ? (feature.side ?? 'right') : 'none';
  const beside = side === 'left' || side === 'right' ? side : undefined;
  const edge = tone === 'ink' ? beside : undefined;
  const isPlaced = beside && beside === feature.side;
  return (
    <Band id={id} data-tone={tone}>
      <Container>
        <Columns data-side={side} data-alone={!(text || bullets || link || isPlaced) || undefined}>
          <Words>
            <h2>{heading}</h2>
            <Lead text={text} />
            {bullets && (
              <div>
                {bulletsHeading && <h3>{bulletsHeading}</h3>}
                <CheckItems items={bullets} />
              </div>
            )}
            {link && <ArrowLink {...link} />}
          </Words>
          {visual && (edge ? <CloseUp visual={visual} edge={edge} /> : <Visual visual={visual} />)}
        </Columns>
      </Container>
    </Band>
  );
}
