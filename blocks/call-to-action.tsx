import { styled } from 'styled-components';
import type { Action as ActionData, CallToActionBlock } from '../schema/generated/types.ts';
import { Action, Reason, useSharedReason } from './ui/button.tsx';
import { Closing } from './ui/closing.tsx';
import { InlineText } from './ui/inline-text.tsx';
import { renderList } from './ui/render-list.ts';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0.75rem;

  /* Three do not fit beside each other on a phone. The others share a row, if they have room. */
  @container page (max-width: 29.99em) {
    &:has(> :nth-child(3):not(small)) > :not(small) {
      flex: 1 0 auto;
      justify-items: stretch;
      max-width: 100%;
    }

    &:has(> :nth-child(3):not(small)) > :first-child {
      flex-basis: 100%;
    }
  }

  > small {
    width: 100%;
    color: var(--color-text-third);
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
  }
`;

/** The closing band of a page. Of its buttons, those that lead to a page are before the others. */
export default function CallToAction(block: CallToActionBlock) {
  const { action, second, third, note } = block;
  const actions = [action, second, third].filter((each) => each !== undefined);
  const reason = useSharedReason(actions);
  return (
    <Closing {...block}>
      <Buttons>
        {renderList(actions.toSorted(leadingFirst), (each, index) => (
          <Action action={each} kind={index ? 'quiet' : undefined} shared={reason} />
        ))}
        {reason && (
          <Reason {...reason.element}>
            <InlineText text={reason.text} />
          </Reason>
        )}
        {note && <small>{note}</small>}
      </Buttons>
    </Closing>
  );
}

const leadingFirst = (one: ActionData, other: ActionData): number =>
  Number(!one.href) - Number(!other.href);
