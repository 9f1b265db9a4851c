import { styled } from 'styled-components';
import type { CallToActionBlock } from '../schema/generated/types.ts';
import { Action, useSharedReason } from './ui/button.tsx';
import { Closing } from './ui/closing.tsx';
import { InlineText } from './ui/inline-text.tsx';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0.75rem;

  > small {
    width: 100%;
    color: var(--color-text-third);
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
  }
`;

/**
 * The closing band of a page with one or two buttons. The first one is solid and leads to another
 * page, if any does.
 */
export default function CallToAction(block: CallToActionBlock) {
  const { action, second, note } = block;
  const [main, other] = second?.href && !action.href ? [second, action] : [action, second];
  const reason = useSharedReason([main, other]);
  return (
    <Closing {...block}>
      <Buttons>
        <Action action={main} reasonId={reason?.id} />
        {other && <Action action={other} kind="quiet" reasonId={reason?.id} />}
        {reason && (
          <small id={reason.id}>
            <InlineText text={reason.text} />
          </small>
        )}
        {note && <small>{note}</small>}
      </Buttons>
    </Closing>
  );
}
