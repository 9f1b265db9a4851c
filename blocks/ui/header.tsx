import { useSite } from './site.tsx';

export function Header() {
  const { brand } = useSite();
  return <header>{brand.name}</header>;
}
