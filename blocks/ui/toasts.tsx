import type { SiteInfo } from './site.tsx';

export function Toasts({ words }: { words: SiteInfo['words'] }) {
  return words ? null : null;
}
