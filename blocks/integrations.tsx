import { styled } from 'styled-components';
import type { IntegrationsBlock, Sources as SourcesData } from '../schema/generated/types.ts';
import { Action } from './ui/button.tsx';
import { Carousel } from './ui/carousel.tsx';
import { Icon } from './ui/icon.tsx';
import { renderList } from './ui/render-list.ts';
import { Container, Section } from './ui/section.tsx';

const Tiles = styled.ul`
  display: grid;
  grid-template-rows: repeat(2, auto);

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: 0.875rem;
    align-items: center;
    padding: 1rem 1.25rem;
    border: 1px solid var(--color-divider);
    border-radius: var(--radius-card);
    color: var(--color-text-second);
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.02em;
  }

  svg {
    grid-row: span 2;
  }

  small {
    color: var(--color-text-third);
    font-weight: 400;
    font-size: var(--type-small-size);
    letter-spacing: 0;
  }
`;

const Sources = styled.dl`
  display: grid;
  margin-top: 2.5rem;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 1.5rem;
    padding-block: 1rem;
    border-top: 1px solid var(--color-divider);
  }

  dt {
    font-weight: 600;
  }

  dd {
    color: var(--color-text-second);
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
  }

  [data-figure] {
    grid-row: 1 / span 2;
    grid-column: 2;
    text-align: right;
  }

  b {
    display: block;
    color: var(--color-text);
    font-size: var(--type-h3-size);
    font-variant-numeric: tabular-nums;
    letter-spacing: var(--type-h3-tracking);
  }

  /* Large text on a phone. */
  @container page (max-width: 15em) {
    > div {
      grid-template-columns: minmax(0, 1fr);
    }

    [data-figure] {
      grid-area: auto;
      text-align: left;
    }
  }

  @container page (min-width: 60em) {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    gap: 1.5rem;
    margin-top: 3.5rem;

    > div {
      grid-template-columns: none;
      grid-template-rows: auto 1fr auto;
      padding-block: 1.25rem 0;
      border-color: var(--color-text);
    }

    [data-figure] {
      grid-area: auto;
      margin-top: 1rem;
      text-align: left;
    }
  }
`;

const Owner = styled.p`
  margin-top: 1rem;
  color: var(--color-text-third);
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);
`;

/**
 * Tools that the product connects to. Only the first row of tiles is exposed to screen readers; the
 * others repeat it.
 */
export default function Integrations(block: IntegrationsBlock) {
  const { id, heading, lead, tools, repeat = 1, note, action, sources } = block;
  const tiles = Array.from({ length: repeat }, () => tools).flat();
  return (
    <Section id={id} heading={heading} lead={lead} bleed>
      <Carousel
        label={heading}
        count={tiles.length}
        tiles
        foot={
          <>
            {note && <p>{note}</p>}
            {action && <Action action={action} kind="quiet" size="compact" />}
          </>
        }
      >
        <Tiles role="list" data-stagger="100">
          {renderList(tiles, ({ name, kind, logo }, index) => (
            <li aria-hidden={index >= tools.length || undefined}>
              <Icon name={`logo-${logo}`} size="24" />
              {name}
              <small>{kind}</small>
            </li>
          ))}
        </Tiles>
      </Carousel>
      {sources && (
        <Container>
          <SourceList {...sources} />
        </Container>
      )}
    </Section>
  );
}

/** Lists the data from each kind of tool, with a figure. */
function SourceList({ items, owner }: SourcesData) {
  return (
    <>
      <Sources>
        {renderList(items, ({ kind, text, figure }) => (
          <div>
            <dt>{kind}</dt>
            <dd>{text}</dd>
            <dd data-figure="">
              <b>{figure.value}</b> {figure.label}
            </dd>
          </div>
        ))}
      </Sources>
      <Owner>{owner}</Owner>
    </>
  );
}
