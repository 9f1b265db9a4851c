import { Icon } from '../icon.tsx';
import { InlineText } from '../inline-text.tsx';
import { useSite } from '../site.tsx';
import { AnchoredNotice, NoticeClose, NoticeText, NoticeTitle } from './notice.tsx';

const forms = ['signup', 'contact', 'wizard'] as const;
const outcomes = ['success', 'error'] as const;

/**
 * The outcome of a form that was sent without scripts. The server redirects to the page with the
 * outcome as its anchor, such as `#signup-success`, which shows the notice of that name.
 */
export function OutcomeNotices() {
  const { messages, words } = useSite();
  return forms.flatMap((form) =>
    outcomes.map((outcome) => (
      <AnchoredNotice
        key={form + outcome}
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
