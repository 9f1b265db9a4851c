import { useEffect } from 'react';
import { Icon } from '../icon.tsx';
import { InlineText } from '../inline-text.tsx';
import { usePage, useSite } from '../site.tsx';
import { AnchoredNotice, NoticeClose, NoticeText, NoticeTitle } from './notice.tsx';
import { forgetNotice } from './notice-anchor.ts';

const forms = ['signup', 'contact', 'wizard'] as const;
const outcomes = ['success', 'error'] as const;

/**
 * The outcome of a form that was sent without scripts. The server redirects to the page with the
 * outcome as its anchor, such as `#signup-success`, which shows the notice of that name. The app shows
 * it once, on this page alone.
 */
export function OutcomeNotices() {
  const { messages, words } = useSite();
  const { route } = usePage();
  useEffect(forgetNotice, []);
  return forms.flatMap((form) =>
    outcomes.map((outcome) => (
      <AnchoredNotice
        // A new element is no target.
        key={route + form + outcome}
        id={`${form}-${outcome}`}
        role="status"
        tabIndex={-1}
        data-tone={outcome === 'error' ? 'destructive' : undefined}
      >
        <Icon name={outcome === 'error' ? 'exclamation-circle' : 'check-circle'} />
        <NoticeTitle>{messages[form][outcome].title}</NoticeTitle>
        <NoticeText>
          <InlineText text={messages[form][outcome].text} />
        </NoticeText>
        <NoticeClose as="a" href="#content" aria-label={words.dismiss}>
          <Icon name="x-mark" />
        </NoticeClose>
      </AnchoredNotice>
    )),
  );
}
