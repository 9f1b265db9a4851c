import { useEffect, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import type { Action as ActionData } from '../../schema/generated/types.ts';
import { answerLook } from './controls/answer-look.ts';
import { InlineText } from './inline-text.tsx';

const look = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 3rem;
  padding: 0.625rem min(1.25rem, 6.25vw);
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  background: var(--color-primary);
  color: var(--color-on-primary);
  font-size: var(--type-body-size);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: opacity 120ms var(--ease);

  &:hover {
    opacity: 0.86;
  }

  &:active {
    opacity: 1;
  }

  &:focus-visible {
    outline-offset: 2px;
  }

  &[data-size='compact'] {
    min-height: 2.75rem;
    padding-block: 0.5rem;
  }

  &[data-kind='quiet'] {
    border-color: var(--color-border);
    background: transparent;
    color: var(--color-text);
    transition: background-color 120ms var(--ease);
  }

  &[data-kind='quiet']:hover {
    background-color: color-mix(in srgb, currentColor 8%, transparent);
    opacity: 1;
  }

  &[data-kind='quiet']:active {
    background-color: color-mix(in srgb, currentColor 16%, transparent);
  }

  /* Filled, so that it is not taken for an outlined button, which acts. */
  &:is(:disabled, [aria-disabled='true']),
  &:is(:disabled, [aria-disabled='true']):hover {
    border-color: transparent;
    background: var(--color-sunken);
    color: var(--color-text-third);
    cursor: not-allowed;
    opacity: 1;
  }

  /* What waits for longer than a form is an empty outline, much fainter than that of what acts. */
  &[aria-disabled='true'],
  &[aria-disabled='true']:hover {
    border-color: color-mix(in srgb, currentColor 28%, transparent);
    background: none;
    font-weight: 500;

    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }

  @media print {
    display: none;
  }
`;

/** The primary button, or with `data-kind="quiet"` its outlined companion. */
export const Button = styled.button`
  ${look}
`;

const ButtonLink = styled.a`
  ${look}
`;

/** A disabled button, with its own reason below it, if it shows that. */
const Waiting = styled.div`
  display: inline-grid;
  justify-items: start;
  /* Room for the outline of the button beside the shadow of an emphasised reason. */
  gap: 0.75rem;
  max-width: 100%;
  overflow-wrap: anywhere;

  /* Without its content it would still be a line. */
  @media print {
    display: none;
  }
`;

/** The reason why a button does nothing yet, below it. */
export const Reason = styled.small`
  color: var(--color-text-third);
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);
  ${answerLook}

  /* As its button. */
  @media print {
    display: none;
  }
`;

interface ActionProps {
  action: ActionData;
  kind?: 'quiet' | undefined;
  /** `compact` is 44 px high, for the header. */
  size?: 'compact' | undefined;
  /** The id of the element that distinguishes it from other buttons with the same text. */
  describedBy?: string | undefined;
  /** The reason, if several buttons share it. */
  shared?: SharedReason | undefined;
}

/** A button from YAML: a link if it has an address, otherwise a button that does nothing yet. */
export function Action({ action, kind, size, describedBy, shared }: ActionProps) {
  const attributes = { 'data-kind': kind, 'data-size': size, 'aria-describedby': describedBy };
  if (action.href) {
    return (
      <ButtonLink href={action.href} {...attributes}>
        {action.label}
      </ButtonLink>
    );
  }
  if (action.reason) {
    return <WaitingButton {...action} {...attributes} reason={action.reason} shared={shared} />;
  }
  return (
    <Button type="button" {...attributes}>
      {action.label}
    </Button>
  );
}

interface WaitingButtonProps {
  label: string;
  reason: string;
  shared: SharedReason | undefined;
  'aria-describedby': string | undefined;
}

/** A button that does nothing yet. It shows its own reason below it if the shared one is out of view. */
function WaitingButton({ label, reason, shared, ...attributes }: WaitingButtonProps) {
  const own = useAnswer();
  const [isPressedFarOff, setPressedFarOff] = useState(false);
  const showsOwn = !shared || isPressedFarOff;
  const { element, answer, rest } = showsOwn ? own : shared;
  const press = () => {
    if (showsOwn || isInView(element.id)) return answer();
    setPressedFarOff(true);
    own.answer();
  };
  const ids = [attributes['aria-describedby'], element.id];
  return (
    <Waiting>
      <Button
        {...attributes}
        onClick={press}
        onBlur={rest}
        type="button"
        aria-disabled="true"
        aria-describedby={ids.filter(Boolean).join(' ')}
      >
        {label}
      </Button>
      {showsOwn && (
        <Reason {...element}>
          <InlineText text={reason} />
        </Reason>
      )}
    </Waiting>
  );
}

/** Whether an element is where scrolling to it would leave it. */
function isInView(id: string): boolean {
  const element = document.getElementById(id);
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return (
    top >= Number.parseFloat(getComputedStyle(element).scrollMarginTop) && bottom <= innerHeight
  );
}

/** Returns the attributes of a reason, which is emphasised from the press of its button until that loses the focus. */
function useAnswer() {
  const id = useId();
  const [isAnswer, setAnswer] = useState(false);
  useEffect(() => {
    if (isAnswer) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, isAnswer]);
  return {
    element: { id, 'data-answer': isAnswer || undefined },
    answer: () => setAnswer(true),
    rest: () => setAnswer(false),
  };
}

/** A reason that several buttons share. It is shown once, in an element with its attributes. */
type SharedReason = ReturnType<typeof useAnswer> & { text: string };

/** Returns the reason that these buttons share. Buttons that act need none. */
export function useSharedReason(
  actions: readonly (ActionData | undefined)[],
): SharedReason | undefined {
  const answer = useAnswer();
  const [text, ...others] = new Set(actions.flatMap((action) => action?.reason ?? []));
  return text && others.length === 0 ? { ...answer, text } : undefined;
}
