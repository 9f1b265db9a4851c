import {
  type ComponentProps,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import type { Icon as IconName } from '../../schema/generated/types.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Container } from './section.tsx';
import { useSite } from './site.tsx';

/** The numbers of items that may fit side by side. */
const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const columnsOf = (count: number, columns: number): string =>
  `&[data-count='${count}'] { --columns: ${columns}; }`;

/** Sets the width of an item, the gap between two, and how many are side by side. */
const Frame = styled.div`
  --item: min(21rem, 82vw);
  --gap: 1rem;

  @container page (min-width: 48em) {
    --gap: 1.5rem;
  }

  ${counts.map((count) => columnsOf(count, count)).join('')}

  /* Up to four cards share the width, so that nothing is cut and nothing scrolls. */
  @container page (min-width: 80em) {
    &:is([data-count='2'], [data-count='3'], [data-count='4']) {
      --item: calc((var(--content) + var(--gap)) / var(--columns) - var(--gap));
    }
  }

  &[data-tiles] {
    --item: 13.5rem;
    --gap: 0.75rem;
    ${counts.map((count) => columnsOf(count, Math.ceil(count / 2))).join('')}
  }
`;

/**
 * Extends from edge to edge of the page, so that a cut card shows that there are more. Cards snap
 * to the container's left edge.
 */
const Scroller = styled.div`
  --edge: max(var(--gutter), (100% - var(--content)) / 2);
  padding-block: 0.5rem;
  margin-block: -0.5rem;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-behavior: smooth;
  scroll-padding-inline: var(--edge);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &:focus-visible {
    outline-offset: -2px;
  }

  > ul {
    grid-template-columns: none;
    grid-auto-columns: var(--item);
    grid-auto-flow: column;
    gap: var(--gap);
    width: max-content;
    padding-inline: var(--edge);
  }

  > ul > li {
    scroll-snap-align: start;
  }

  @media (scripting: none) {
    scrollbar-width: thin;
  }

  /* Print does not scroll. */
  @media print {
    overflow: visible;

    > ul {
      grid-template-columns: repeat(auto-fill, minmax(13.5rem, 1fr));
      grid-auto-flow: row;
      width: auto;
    }

    > ul > [aria-hidden] {
      display: none;
    }
  }
`;

const Foot = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 1.5rem;
  margin-top: 1.5rem;
`;

/**
 * Has no width while all columns fit into that of the page, within two pixels, and then no buttons.
 * So the finished HTML shows none that would do nothing.
 */
const Buttons = styled.div`
  --row: calc(var(--columns, 10) * (var(--item) + var(--gap)) - var(--gap));
  display: flex;
  gap: 0.5rem;
  width: clamp(0px, (var(--row) - 100% - 2px) * 99, 6rem);
  margin-left: auto;
  container-type: inline-size;

  @container (max-width: 1px) {
    > button {
      display: none;
    }
  }

  /* There is nothing to scroll, or no script to do it. */
  &:not(:has(:enabled)) {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`;

const Round = styled(Button)`
  width: 2.75rem;
  padding-inline: 0;
  border-radius: 50%;

  &:disabled {
    border-color: transparent;
  }
`;

interface CarouselProps {
  /** The name of the row for screen readers. */
  label: string;
  /** The number of items. */
  count: number;
  /** The items are tiles, which are narrower than cards and in two rows. */
  tiles?: boolean;
  /** A single list, whose items are side by side. */
  children: ReactNode;
  /** Content below, beside the buttons. */
  foot?: ReactNode;
}

/** A row that is wider than the page, and scrolls natively or by two buttons. */
export function Carousel({ label, count, tiles, children, foot }: CarouselProps) {
  const { words } = useSite();
  const { scroller, back, forward } = useCarousel();
  const id = useId();
  return (
    <Frame data-count={count} data-tiles={tiles}>
      <Scroller {...scroller} id={id} role="group" aria-label={label} tabIndex={0}>
        {children}
      </Scroller>
      <Foot>
        {foot}
        {/* The buttons of several rows have the same names, and the name of the row tells them apart. */}
        <Buttons>
          <RoundButton {...back} aria-describedby={id} label={words.scrollBack} icon="arrow-left" />
          <RoundButton
            {...forward}
            aria-describedby={id}
            label={words.scrollForward}
            icon="arrow-right"
          />
        </Buttons>
      </Foot>
    </Frame>
  );
}

interface RoundButtonProps extends ComponentProps<'button'> {
  label: string;
  icon: IconName;
}

function RoundButton({ label, icon, ...rest }: RoundButtonProps) {
  return (
    <Round {...rest} type="button" data-kind="quiet" data-size="compact" aria-label={label}>
      <Icon name={icon} />
    </Round>
  );
}

/**
 * Positions have fractions of a pixel, but widths are rounded, so an end is reached a little early.
 */
const tolerance = 2;

/** Milliseconds without a scroll event after which a row rests. */
const restDelay = 300;

/** Connects the buttons with the scroll position, in both directions. */
function useCarousel() {
  const scroller = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(false);

  const update = () => {
    const view = scroller.current;
    if (!view) return;
    const { scrollLeft, scrollWidth, clientWidth } = view;
    const isAtStart = scrollLeft < tolerance;
    const isAtEnd = scrollLeft > scrollWidth - clientWidth - tolerance;
    // A button that is disabled loses the focus, which would then start again at the top of the
    // page. The row takes it first: there arrow keys scroll, and another press of Enter does nothing.
    const focused = document.activeElement;
    if ((isAtStart && focused === back.current) || (isAtEnd && focused === forward.current)) {
      view.focus({ preventScroll: true });
    }
    setAtStart(isAtStart);
    setAtEnd(isAtEnd);
  };
  useLayoutEffect(() => {
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  });

  /** Where the last press leads, and how far that is, until the row rests or is moved away from there. */
  const goal = useRef<{ left: number; distance: number }>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const awaitRest = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      goal.current = undefined;
    }, restDelay);
  };
  const scrollTowards = (direction: -1 | 1) => () => {
    const view = scroller.current;
    if (!view) return;
    const left = goalFrom(goal.current?.left ?? view.scrollLeft, direction, view);
    goal.current = { left, distance: Number.POSITIVE_INFINITY };
    view.scrollTo({ left });
    awaitRest();
  };
  const onScroll = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    update();
    awaitRest();
    if (!goal.current) return;
    const { left, distance } = goal.current;
    const current = Math.abs(left - currentTarget.scrollLeft);
    goal.current = current > distance ? undefined : { left, distance: current };
  };
  return {
    scroller: { ref: scroller, onScroll },
    back: { ref: back, disabled: isAtStart, onClick: scrollTowards(-1) },
    forward: { ref: forward, disabled: isAtEnd, onClick: scrollTowards(1) },
  };
}

/**
 * Returns the position to which a press leads: on by the visible width minus one card, so that one
 * stays in view, but at least a card. It is that of a whole card, where the browser would stop anyway.
 */
function goalFrom(from: number, direction: -1 | 1, view: HTMLElement): number {
  const { clientWidth, scrollWidth, firstElementChild: list } = view;
  const card = list?.firstElementChild;
  if (!list || !card) return from;
  const { width } = card.getBoundingClientRect();
  const distance = width + Number.parseFloat(getComputedStyle(list).columnGap);
  const goal = from + direction * Math.max(width, clientWidth - width);
  const whole = Math.round(goal / distance) * distance;
  return Math.max(0, Math.min(whole, scrollWidth - clientWidth));
}
