import { useSite } from './site.tsx';

export function Banner() {
  const { banner } = useSite();
  return banner ? <p>{banner.text}</p> : null;
}
