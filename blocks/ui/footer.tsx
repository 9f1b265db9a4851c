import { useSite } from './site.tsx';

export function Footer() {
  const { brand } = useSite();
  return <footer>{brand.tagline}</footer>;
}
