import { useEffect, useRef, useState } from 'react';

/** In milliseconds: after the last change. */
const delay = 600;

/**
 * A text that changes all the time, once it has come to rest, for a live region that should not
 * chatter. Empty until the first change.
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
