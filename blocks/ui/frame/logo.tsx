import { styled } from 'styled-components';
import { useSite } from '../site.tsx';
import { initialOf } from './initial.ts';

const HomeLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.75rem;
  border-radius: var(--radius-control);
  color: var(--color-text);
  font-size: var(--type-h3-size);
  font-weight: 600;
  line-height: 1;
  letter-spacing: -0.025em;
  text-decoration: none;

  /* The ground of an initial is no rounder than the buttons. */
  rect:has(+ text) {
    rx: min(var(--radius-control), 25%);
  }
`;

/** The brand's symbol and name, linked to the home page. */
export function Logo() {
  const { brand, words } = useSite();
  return (
    <HomeLink href="/" aria-label={words.homeLink.replace('%s', brand.name)}>
      {brand.symbol === 'forecast' ? <ForecastSymbol /> : <Initial name={brand.name} />}
      {brand.name}
    </HomeLink>
  );
}

function Initial({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 28 28" width="1.75rem" height="1.75rem" aria-hidden="true">
      <rect width="28" height="28" rx="7" fill="var(--color-primary)" />
      <text
        x="14"
        y="20"
        fill="var(--color-on-primary)"
        fontSize="17"
        fontWeight="700"
        letterSpacing="0"
        textAnchor="middle"
      >
        {initialOf(name)}
      </text>
    </svg>
  );
}

/** A symbol that looks like the charts: past in ink, future hatched, the target as a line. */
function ForecastSymbol() {
  return (
    <svg viewBox="1.5 1.5 21 21" width="1.375rem" height="1.375rem" fill="none" aria-hidden="true">
      <rect x="1.5" y="10" width="8" height="12.5" rx="1.5" fill="var(--color-text)" />
      <g stroke="var(--color-accent)" strokeWidth="1.5">
        <rect x="13.25" y="6.75" width="8.5" height="15" rx="1" />
        <path d="M13.25 9.35 15.85 6.75M13.25 13.1 19.6 6.75M13.25 16.85 21.75 8.35M13.25 20.6 21.75 12.1M15.85 21.75 21.75 15.85M19.6 21.75 21.75 19.6" />
      </g>
      <rect x="1.5" y="1.5" width="21" height="2.75" rx="0.5" fill="var(--color-target)" />
    </svg>
  );
}
