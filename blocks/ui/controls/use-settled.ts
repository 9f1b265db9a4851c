import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last change. */
const delay = 600;

/**
 * Returns a frequently changing text once it has settled, for a live region that should not
 * announce every change. Empty until the first change.
 */
export function useSettled(text: string): string {
  const last = useRef(text);
  const [settled, settle] = useState('');
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      settle(text);
    }, delay);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
