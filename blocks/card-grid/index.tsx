import { useId } from 'react';
import { styled } from 'styled-components';
import type { Card, CardGridBlock } from '../../schema/generated/types.ts';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { Action, useSharedReason } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Sparkline } from '../ui/charts/sparkline.tsx';
import { SparklineLegend } from '../ui/charts/sparkline-legend.tsx';
import { CheckItems } from '../ui/check-items.tsx';
import { answerLook } from '../ui/controls/answer-look.ts';
import { InlineText } from '../ui/inline-text.tsx';
import { Picture } from '../ui/picture.tsx';
import { renderList } from '../ui/render-list.ts';
import { LeadText, Section } from '../ui/section.tsx';
import { CardList } from './card-list.tsx';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 1.25rem;
  color: var(--color-text-third);
  font-size: var(--type-small-size);
  line-height: 1.3;

  [data-layout] + & {
    margin-top: 1.5rem;
  }
`;

/** The reason why the buttons of the cards do nothing yet. */
const Hint = styled(LeadText)`
  width: fit-content;
  ${answerLook}
`;

/** Cards side by side, each with a heading and a text. */
export default function CardGrid(block: CardGridBlock) {
  const { id, heading, lead, tone, layout = 'cards', cards, legend, note } = block;
  const isCarousel = layout === 'carousel';
  const common = useSharedReason(cards.map(({ action }) => action));
  // Below the heading it would speak of the other cards, too.
  const reason = cards.every(({ action }) => action?.reason) ? common : undefined;
  const list = (
    <CardList role="list" data-layout={layout} data-count={cards.length} data-stagger="150">
      {renderList(cards, (card) => (
        <li>
          <CardContent {...card} shared={reason} />
        </li>
      ))}
    </CardList>
  );
  const foot = (legend || note) && (
    <Foot>
      {legend && <SparklineLegend {...legend} />}
      {note && <p>{note}</p>}
    </Foot>
  );
  return (
    <Section
      id={id}
      heading={heading}
      lead={lead}
      hint={
        reason && (
          <Hint {...reason.element}>
            <InlineText text={reason.text} />
          </Hint>
        )
      }
      tone={tone}
      bleed={isCarousel}
    >
      {isCarousel ? (
        <Carousel label={heading} count={cards.length} foot={foot}>
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

/** The content of a card. What leads to a page is a link, and what waits is a button. */
function CardContent({
  picture,
  title,
  meta,
  text,
  bullets,
  sparkline,
  action,
  shared,
}: Card & { shared: ReturnType<typeof useSharedReason> }) {
  const id = useId();
  return (
    <>
      {picture && (
        <div data-picture="">
          <Picture {...picture} />
        </div>
      )}
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
          {action.href ? (
            <ArrowLink href={action.href} label={action.label} describedBy={id} />
          ) : (
            <Action action={action} kind="quiet" size="compact" describedBy={id} shared={shared} />
          )}
        </div>
      )}
    </>
  );
}
