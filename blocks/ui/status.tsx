import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fillTemplate } from './fill-template.ts';

/** Tells screen readers what has changed. */
export const Status = ({ children }: { children: ReactNode }) => (
  <span className="visually-hidden" role="status">
    {children}
  </span>
);

interface AnnouncementProps {
  /** A text, or a template with a name for each of the values. */
  text: string;
  values?: Readonly<Record<string, string>>;
}

/** Announces a frequently changing text, but not every change. */
export const Announcement = ({ text, values = {} }: AnnouncementProps) => (
  <Status>{useSettled(fillTemplate(text, values))}</Status>
);

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
