import { css, styled } from 'styled-components';
import type { Plan, PricingPlansBlock } from '../schema/generated/types.ts';
import { panelBackground } from './ui/backgrounds.ts';
import { Action } from './ui/button.tsx';
import { CheckItems } from './ui/check-items.tsx';
import { InlineText } from './ui/inline-text.tsx';
import { renderList } from './ui/render-list.ts';
import { Band, Container } from './ui/section.tsx';

const Heading = styled.h2`
  /* The distance to the block above is that of any heading. */
  margin-block: calc(var(--section) - var(--section-compact)) var(--heading-gap);

  /* Right below a page's title, only screen readers say it. */
  [data-opening] + section & {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const sideBySide = css`
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 0;

  > li {
    grid-template-rows: subgrid;
    gap: 0.75rem;
    margin-left: -1px;
    padding: 2rem;
    border-radius: 0;
  }

  > :first-child {
    margin-left: 0;
    border-radius: var(--radius-card) 0 0 var(--radius-card);
  }

  > :last-child {
    border-radius: 0 var(--radius-card) var(--radius-card) 0;
  }

  > :only-child {
    border-radius: var(--radius-card);
  }

  /* The marked plan extends above and below its neighbours. */
  > li[data-marked] {
    position: relative;
    margin-block: -1rem;
    padding-block: 3rem;
    border-radius: var(--radius-card);
  }
`;

/** All plans share the same rows: name, price, description, button, features. */
const List = styled.ul`
  display: grid;
  gap: 1.5rem;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-row: span 5;
    align-content: start;
    gap: 0.75rem;
    padding: 1.5rem min(1.5rem, 7.5vw);
    border: 1px solid var(--color-divider);
    border-radius: var(--radius-card);
    background: ${panelBackground};
  }

  > li[data-marked] {
    border: 2px solid var(--color-text);
  }

  a,
  button {
    width: 100%;
    margin-block: 0.5rem;
  }

  /* The plans do not fit side by side yet, so the features are beside the rest. */
  @media screen {
    @container page (min-width: 44em) and (max-width: 59.99em) {
      > li {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        grid-template-rows: repeat(3, auto) 1fr;
        column-gap: 2rem;
        padding: 2rem;
      }

      > li > :last-child {
        grid-area: 1 / 2 / span 4;
        padding: 0 0 0 2rem;
        border-top: 0;
        border-left: 1px solid var(--color-divider);
      }
    }
  }

  @container page (min-width: 60em) {
    ${sideBySide}
  }

  @media print {
    ${sideBySide}
    > li {
      padding: 1.25rem;
    }

    /* At the top of a sheet, its edge would be on the sheet before. */
    > li[data-marked] {
      margin-block: 0;
      padding-block: 1.25rem;
    }
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
  min-height: 2rem;

  span {
    padding: 0.1875rem 0.75rem;
    border-radius: 99px;
    background: var(--color-text);
    color: var(--color-background);
    font-weight: 600;
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
    white-space: nowrap;
    forced-color-adjust: none;

    /* Large text on a phone. */
    @container page (max-width: 15em) {
      border-radius: var(--radius-control);
      white-space: normal;
    }

    @media print {
      padding: 0;
      background: none;
      color: inherit;
    }
  }
`;

/** A price, at least the longest piece of it, fits into one line of its plan. */
const Price = styled.p`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.5rem;
  color: var(--color-text-second);

  b {
    color: var(--color-text);
    font-weight: 600;
    font-size: min(var(--type-h1-size), 22cqi);
    line-height: 1.15;
    letter-spacing: var(--type-h1-tracking);
  }

  [data-length='long'] {
    font-size: min(var(--type-h1-size), 15.5cqi);
  }

  [data-length='longest'] {
    font-size: min(var(--type-h1-size), 11cqi);
  }
`;

/** How long the longest piece of a price is that does not break. */
function lengthOf(price: string): 'long' | 'longest' | undefined {
  const most = Math.max(...price.split(' ').map(({ length }) => length));
  if (most > 11) return 'longest';
  return most > 8 ? 'long' : undefined;
}

const Quiet = styled.p`
  color: var(--color-text-second);
`;

const Features = styled.div`
  padding-top: 0.75rem;
  border-top: 1px solid var(--color-divider);

  > p {
    padding-block: 0.5rem;
    font-weight: 600;
  }
`;

const Note = styled.p`
  margin-top: 2rem;
  color: var(--color-text-second);

  @container page (min-width: 60em) {
    margin-top: 3rem;
  }
`;

/** Plans side by side, with their prices. */
export default function PricingPlans({ id, heading, plans, note }: PricingPlansBlock) {
  return (
    <Band id={id} data-compact="">
      <Container>
        {heading && <Heading>{heading}</Heading>}
        <List role="list" data-stagger="150">
          {renderList(plans, (plan) => (
            <li data-marked={plan.badge && ''}>
              <PlanContent {...plan} />
            </li>
          ))}
        </List>
        {note && (
          <Note>
            <InlineText text={note} />
          </Note>
        )}
      </Container>
    </Band>
  );
}

function PlanContent(plan: Plan) {
  const { name, badge, price, period, description, featuresHeading, features, action } = plan;
  return (
    <>
      <Name>
        <h3>{name}</h3>
        {badge && <span>{badge}</span>}
      </Name>
      <Price>
        <b data-length={lengthOf(price)}>{price}</b> {period}
      </Price>
      <Quiet>{description}</Quiet>
      <div>
        <Action action={action} kind={badge ? undefined : 'quiet'} />
      </div>
      <Features>
        {featuresHeading && <p>{featuresHeading}</p>}
        <CheckItems items={features} />
      </Features>
    </>
  );
}
