import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';
import { InlineText } from '../inline-text.tsx';
import type { SiteInfo } from '../site.tsx';
import {
  NoToast,
  NoticeClose,
  NoticeText,
  NoticeTitle,
  ToastNotice,
  ToastPlace,
} from './notice.tsx';
import { dismissToast, type Toast } from './toast-store.ts';

/** The time that a message is shown, in milliseconds. */
const duration = 5000;
/** The distance in pixels to the right at which a swiped message is dismissed. */
const swipeThreshold = 50;

interface ToastRegionProps {
  toast: Toast | undefined;
  words: SiteInfo['words'];
  hotkey: string;
}

/** The region where messages appear and are announced. */
export function ToastRegion({ toast, words, hotkey }: ToastRegionProps) {
  const region = useRef<HTMLOListElement>(null);
  const wasAskedFor = useRef(!toast);
  /** The element that had the focus before the region. */
  const origin = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Without a message, the key has opened the region.
    if (wasAskedFor.current) region.current?.focus();
  }, []);
  const leave = () => {
    // Where the focus came from may be nowhere, or disabled meanwhile.
    region.current?.blur();
    origin.current?.focus();
  };
  return (
    // A new instance for each message: Radix stays paused if a message closes while it has the
    // focus.
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
            // Runs after Radix, which leaves the focus on the empty region.
            if (region.current?.contains(document.activeElement)) setTimeout(leave);
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
              <NoticeText>
                <InlineText text={toast.text} />
              </NoticeText>
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
          onKeyDown={({ key }) => {
            if (key === 'Escape') leave();
          }}
        >
          <NoToast as="li">{words.noNotifications}</NoToast>
        </ToastPlace>
      </Viewport>
    </Provider>
  );
}
