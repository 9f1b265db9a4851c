import { useId } from 'react';
import { styled } from 'styled-components';
import type { Card, CardGridBlock } from '../schema/generated/types.ts';
import { ArrowLink } from './ui/arrow-link.tsx';
import { Action } from './ui/button.tsx';
import { Carousel } from './ui/carousel.tsx';
import { Sparkline } from './ui/charts/sparkline.tsx';
import { SparklineLegend } from './ui/charts/sparkline-legend.tsx';
import { CheckItems } from './ui/check-items.tsx';
import { InlineText } from './ui/inline-text.tsx';
import { renderList } from './ui/render-list.ts';
import { Section } from './ui/section.tsx';

/** The children are the cards; each lays out its own parts by the layout named on the list. */
const List = styled.ul`
  --card-pad: 1.25rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;

  > li {
    display: flex;
    flex-direction: column;
    gap: 0.75rem;
    color: var(--color-text-second);
  }

  h3 {
    color: var(--color-text);
  }

  > li > p {
    max-width: 50ch;
  }

  li strong {
    color: var(--color-text);
    font-weight: 600;
  }

  small {
    color: var(--color-text-third);
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
  }

  [data-sparkline] {
    margin-bottom: 0.75rem;
  }

  [data-action] {
    margin-top: auto;
    padding-top: 0.75rem;
  }

  @media (min-width: 48rem) {
    --card-pad: 2rem;
  }

  &:is([data-layout='cards'], [data-layout='carousel']) > li {
    padding: var(--card-pad);
    border: 1px solid var(--color-divider);
    border-radius: var(--radius-card);
    background: light-dark(var(--color-background), var(--color-subtle));

    [data-tone='subtle'] & {
      background: var(--color-background);
    }
  }

  &[data-layout='cards'] {
    /* Twelve columns, seven to five and then five to seven; a last card alone takes the row. */
    @media (min-width: 48rem) {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: 1.5rem;

      > li {
        grid-column: span 7;
      }

      > :is(:nth-child(4n + 2), :nth-child(4n + 3)) {
        grid-column: span 5;
      }

      &:not([data-count='3']) > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }

      /* Three: one large card beside two. */
      &[data-count='3'] > li {
        grid-column: span 5;
      }

      &[data-count='3'] > :first-child {
        grid-row: span 2;
        grid-column: span 7;
      }

      /* Its drawing takes the height that the two leave over. */
      &[data-count='3'] > :first-child [data-sparkline] {
        flex: 1;
        max-height: 14rem;
      }
    }
  }

  &[data-layout='carousel'] {
    --card-pad: 1.5rem 1.5rem 0.875rem;
    grid-auto-columns: min(21rem, 82vw);

    /* Whatever its shape, so that what follows stands on one line. */
    [data-sparkline] {
      justify-content: end;
      height: 6.5rem;
    }

    [data-action] {
      padding-top: 0;
    }

    @media (min-width: 48rem) {
      gap: 1.5rem;
    }
  }

  &[data-layout='rows'] {
    gap: 0;

    > li {
      padding-block: 1.5rem;
      border-top: 1px solid var(--color-divider);
    }

    > :last-child {
      border-bottom: 1px solid var(--color-divider);
    }

    @media (min-width: 60rem) {
      > li {
        display: grid;
        grid-template-rows: auto 1fr;
        grid-template-columns: 4fr 6fr 2fr;
        gap: 0.25rem 3rem;
        padding-block: 2rem;
      }

      > li > :is(small, h3) {
        grid-column: 1;
      }

      > li > :is(p, ul) {
        grid-column: 2;
      }

      > li > :is(p, ul):first-of-type {
        grid-row: 1 / span 2;
      }

      > li > :is([data-action], [data-sparkline]) {
        grid-row: 1 / span 2;
        grid-column: 3;
        justify-self: end;
        margin: 0;
        padding: 0;
      }

      /* The drawing has the last column: the button stands below the text. */
      > li:has(> [data-sparkline]) > [data-action] {
        grid-row: 3;
        grid-column: 2;
        justify-self: start;
        padding-top: 0.75rem;
      }
    }
  }

  &[data-layout='plain'] {
    gap: 1.5rem;

    > li {
      padding-top: 1.25rem;
      border-top: 1px solid var(--color-text);
    }

    @media (min-width: 48rem) {
      grid-template-columns: 1fr 1fr;
      gap: 3rem 1.5rem;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 1.25rem;
  color: var(--color-text-third);
  font-size: 0.8125rem;
  line-height: 1.3;

  [data-layout] + & {
    margin-top: 1.5rem;
  }
`;

/** Several things side by side, each with a heading and a text. */
export default function CardGrid(block: CardGridBlock) {
  const { id, heading, lead, tone, layout = 'cards', cards, legend, note } = block;
  const isCarousel = layout === 'carousel';
  const list = (
    <List role="list" data-layout={layout} data-count={cards.length} data-stagger="150">
      {renderList(cards, (card) => (
        <li>
          <CardContent {...card} isQuiet={isCarousel} />
        </li>
      ))}
    </List>
  );
  const foot = (legend || note) && (
    <Foot>
      {legend && <SparklineLegend {...legend} />}
      {note && <p>{note}</p>}
    </Foot>
  );
  return (
    <Section id={id} heading={heading} lead={lead} tone={tone} bleed={isCarousel}>
      {isCarousel ? (
        <Carousel label={heading} foot={foot}>
          {list}
        </Carousel>
      ) : (
        <>
          {list}
          {foot}
        </>
      )}
    </Section>
  );
}

/** `isQuiet`: the card leads on by a line of text instead of a button. */
function CardContent({
  title,
  meta,
  text,
  bullets,
  sparkline,
  action,
  isQuiet,
}: Card & { isQuiet: boolean }) {
  const id = useId();
  return (
    <>
      {sparkline && <Sparkline {...sparkline} />}
      {meta && <small>{meta}</small>}
      <h3 id={id}>{title}</h3>
      {text && (
        <p>
          <InlineText text={text} />
        </p>
      )}
      {bullets && <CheckItems items={bullets} />}
      {action && (
        <div data-action="">
          {isQuiet && action.href ? (
            <ArrowLink href={action.href} label={action.label} />
          ) : (
            <Action action={action} kind="quiet" size="compact" describedBy={id} />
          )}
        </div>
      )}
    </>
  );
}
