import {
  type ComponentProps,
  type ReactNode,
  useCallback,
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
    grid-auto-flow: column;
    width: max-content;
    padding-inline: var(--edge);
  }

  > ul > li {
    scroll-snap-align: start;
  }

  /* Up to four cards fit there, so the buttons have nothing to do, even before the app is loaded. */
  @media (min-width: 80rem) {
    &:has(> :is([data-count='1'], [data-count='2'], [data-count='3'], [data-count='4']))
      + div
      > div
      > :last-child {
      display: none;
    }
  }

  @media (scripting: none) {
    scrollbar-width: thin;
  }

  /* Print does not scroll. */
  @media print {
    overflow: visible;

    > ul {
      grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr));
      grid-auto-flow: row;
      width: auto;
    }

    > ul > [aria-hidden] {
      display: none;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 1.5rem;
  margin-top: 1.5rem;
`;

const Buttons = styled.div`
  display: flex;
  gap: 0.5rem;
  margin-left: auto;

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
  /** A single list, whose items are side by side. */
  children: ReactNode;
  /** Content below, beside the buttons. */
  foot?: ReactNode;
}

/** A row that is wider than the page, and scrolls natively or by two buttons. */
export function Carousel({ label, children, foot }: CarouselProps) {
  const { words } = useSite();
  const { scroller, back, forward } = useCarousel();
  return (
    <>
      <Scroller {...scroller} role="group" aria-label={label} tabIndex={0}>
        {children}
      </Scroller>
      <Container>
        <Foot>
          {foot}
          <Buttons>
            <RoundButton {...back} label={words.scrollBack} icon="arrow-left" />
            <RoundButton {...forward} label={words.scrollForward} icon="arrow-right" />
          </Buttons>
        </Foot>
      </Container>
    </>
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

/** Connects the buttons with the scroll position, in both directions. */
function useCarousel() {
  const scroller = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(false);

  const update = useCallback(() => {
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
  }, []);
  useLayoutEffect(() => {
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [update]);

  const scrollTowards = (direction: -1 | 1) => () => {
    const view = scroller.current;
    if (view) view.scrollBy({ left: direction * stepOf(view) });
  };
  return {
    scroller: { ref: scroller, onScroll: update },
    back: { ref: back, disabled: isAtStart, onClick: scrollTowards(-1) },
    forward: { ref: forward, disabled: isAtEnd, onClick: scrollTowards(1) },
  };
}

/**
 * Returns the distance of a scroll step: the visible width minus one card, so that one stays in
 * view, but at least a card.
 */
function stepOf({ clientWidth, firstElementChild }: HTMLElement): number {
  const card = firstElementChild?.firstElementChild as HTMLElement;
  return Math.max(card.offsetWidth, clientWidth - card.offsetWidth);
}
