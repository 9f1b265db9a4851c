import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { fillTemplate } from './fill-template.ts';
import { Icon } from './icon.tsx';
import { useSite } from './site.tsx';

/**
 * The delay until a tooltip opens, and the time after another one in which it opens at once, in
 * milliseconds.
 */
const openDelay = 700;
const skipDelay = 300;

const Place = styled.span`
  position: relative;
  anchor-scope: --tooltip;

  /* Keeps the button on the same line as the word before it. */
  &::before {
    content: '\\2060';
  }
`;

const Trigger = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  /* Does not make its line higher. */
  margin-block: -0.375rem;
  padding: 0;
  vertical-align: middle;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--color-text-third);
  cursor: help;
  anchor-name: --tooltip;

  /* As large as a finger, without taking more space. */
  &::after {
    position: absolute;
    inset: -0.625rem;
    content: '';
  }

  &:hover,
  &:has(+ :popover-open) {
    color: var(--color-text);
  }
`;

/** The padding lets the pointer move from the button into the text. */
const Bubble = styled.span`
  position-anchor: --tooltip;
  position-area: block-start;
  position-try-fallbacks: flip-block;
  inset: auto;
  margin: 0;
  padding: 0.375rem 0.75rem;
  border: 0;
  background: none;

  > span {
    display: block;
    max-width: 18rem;
    padding: 0.625rem 0.75rem;
    /* Visible if forced colours replace the background. */
    border: 1px solid transparent;
    border-radius: var(--radius-control);
    background: var(--color-primary);
    color: var(--color-on-primary);
    font-weight: 400;
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
    letter-spacing: 0;
    text-align: left;
    white-space: normal;
    text-wrap-style: balance;
  }

  @supports not (position-area: block-start) {
    inset: 0;
    margin: auto;
  }
`;

interface TooltipProps {
  /** The explained term, as written beside the button. */
  label: string;
  text: string;
}

/**
 * A small button that explains the figure beside it on hover, focus, click or tap, also without
 * scripts. Escape closes the text, and the pointer may move into it.
 */
export function Tooltip({ label, text }: TooltipProps) {
  const { words } = useSite();
  const id = useId();
  const { place, trigger, bubble } = useTooltip();
  return (
    <Place {...place}>
      <Trigger
        type="button"
        popoverTarget={id}
        aria-label={fillTemplate(words.explain, { label })}
        aria-describedby={id}
        {...trigger}
      >
        <Icon name="information-circle" />
      </Trigger>
      <Bubble id={id} popover="auto" role="tooltip" {...bubble}>
        <span>{text}</span>
      </Bubble>
    </Place>
  );
}

/** The time when the pointer left the last tooltip, in milliseconds since the page loaded. */
let closedAt = Number.NEGATIVE_INFINITY;

function useTooltip() {
  const bubble = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Set until the pointer leaves, so that a tooltip closed meanwhile stays closed. */
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = () => bubble.current?.showPopover();
  const close = () => {
    clearTimeout(opening.current);
    opening.current = undefined;
    if (bubble.current?.matches(':popover-open')) closedAt = performance.now();
    bubble.current?.hidePopover();
  };
  useEffect(() => {
    // The pointer may have stopped here before hydration.
    if (button.current?.matches(':hover') && matchMedia('(hover: hover)').matches) {
      opening.current = setTimeout(() => bubble.current?.showPopover(), openDelay);
    }
    return () => clearTimeout(opening.current);
  }, []);
  return {
    place: {
      // A finger leaves the button before its tap opens or closes the tooltip.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && close(),
    },
    trigger: {
      ref: button,
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch' || opening.current) return;
        const isSoon = performance.now() - closedAt < skipDelay;
        opening.current = setTimeout(open, isSoon ? 0 : openDelay);
      },
      onPointerDown: () => clearTimeout(opening.current),
      onFocus: ({ currentTarget }: { currentTarget: HTMLButtonElement }) => {
        if (currentTarget.matches(':focus-visible')) open();
      },
      onBlur: close,
    },
    bubble: { ref: bubble },
  };
}
