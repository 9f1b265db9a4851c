import { useEffect, useState } from 'react';
import type { SiteInfo } from '../site.tsx';
import { loadToastRegion } from './show-toast.ts';
import { useToast } from './toast-store.ts';

type Region = Awaited<ReturnType<typeof loadToastRegion>>['ToastRegion'];

/** The key that moves the focus to the messages. */
const hotkey = 'F8';

/** The messages. Renders nothing until there is one, or until the visitor looks for them. */
export function Toasts({ words }: { words: SiteInfo['words'] }) {
  const toast = useToast();
  const [loaded, setLoaded] = useState<{ Region: Region }>();
  const isWanted = toast !== undefined;
  useEffect(() => {
    if (loaded) return;
    const load = () =>
      loadToastRegion().then(
        ({ ToastRegion }) => setLoaded({ Region: ToastRegion }),
        () => undefined,
      );
    if (isWanted) void load();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === hotkey) void load();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [loaded, isWanted]);
  return loaded ? <loaded.Region toast={toast} words={words} hotkey={hotkey} /> : null;
}
