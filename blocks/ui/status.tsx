import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Tells screen readers what has changed. */
export const Status = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden" role="status">
    {children}
  </span>
);

/** Announces a frequently changing text, but not every change. */
export const Announcement = ({ text }: { text: string }) => <Status>{useSettled(text)}</Status>;

/** Milliseconds after the last change. */
const delay = 600;

/** Returns a text once it has settled. Empty until the first change. */
function useSettled(text: string): string {
  const last = useRef(text);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSettled(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
