import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';
import type { SiteInfo } from '../site.tsx';
import { NoticeClose, NoticeText, NoticeTitle, ToastNotice, ToastPlace } from './notice.tsx';
import { dismissToast, type Toast } from './toast-store.ts';

/** Milliseconds that a message stays. */
const duration = 5000;
/** Pixels to the right after which a message that is swiped goes away. */
const swipeThreshold = 50;

interface ToastRegionProps {
  toast: Toast | undefined;
  words: SiteInfo['words'];
  hotkey: string;
}

/** The place on the page where messages appear, announced as they do. */
export function ToastRegion({ toast, words, hotkey }: ToastRegionProps) {
  const region = useRef<HTMLOListElement>(null);
  const wasAskedFor = useRef(!toast);
  /** Where the focus was when it moved here. */
  const origin = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Without a message it is the key that has brought the region here.
    if (wasAskedFor.current) region.current?.focus();
  }, []);
  return (
    // Anew for each message: Radix stays paused when a message goes while the focus is on it.
    <Provider
      key={toast?.id}
      label={words.notification}
      duration={duration}
      swipeThreshold={swipeThreshold}
    >
      {toast && (
        <Root
          open={toast.open}
          onOpenChange={() => {
            dismissToast(toast.id);
            // After Radix, which leaves the focus on the empty region.
            if (region.current?.contains(document.activeElement)) {
              setTimeout(() => origin.current?.focus());
            }
          }}
          data-tone={toast.tone}
          asChild
        >
          <ToastNotice as="li">
            <Icon name={toast.tone === 'success' ? 'check-circle' : 'exclamation-circle'} />
            <Title asChild>
              <NoticeTitle>{toast.title}</NoticeTitle>
            </Title>
            <Description asChild>
              <NoticeText>{toast.text}</NoticeText>
            </Description>
            <Close aria-label={words.dismiss} asChild>
              <NoticeClose>
                <Icon name="x-mark" />
              </NoticeClose>
            </Close>
          </ToastNotice>
        </Root>
      )}
      <Viewport ref={region} label={words.notifications} hotkey={[hotkey]} asChild>
        <ToastPlace
          data-at-top={toast?.atTop || undefined}
          onFocus={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget))
              origin.current = relatedTarget as HTMLElement;
          }}
        />
      </Viewport>
    </Provider>
  );
}
