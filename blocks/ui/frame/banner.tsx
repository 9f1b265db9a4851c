import { styled } from 'styled-components';
import { hatchBackground } from '../charts/becoming.ts';
import { Icon } from '../icon.tsx';
import { Container } from '../section.tsx';
import { useSite } from '../site.tsx';

const Strip = styled.aside`
  border-bottom: 1px solid var(--color-divider);
  background: var(--color-subtle);
  color: var(--color-text-second);
  font-size: var(--type-small-size);
  line-height: var(--type-small-line);
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  column-gap: 0.75rem;
  padding-block: 0.625rem;
  text-align: center;
`;

/** A swatch like a forecast's, because the news is still to come. */
const Forecast = styled.span`
  width: 1.5rem;
  height: 0.75rem;
  border: 1px solid var(--color-accent);
  border-radius: 2px;
  background: ${hatchBackground};
`;

const Invitation = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  min-height: 2.75rem;
  /* As large as a finger, without taking more space. */
  margin: -0.625rem;
  padding-inline: 0.625rem;
  color: var(--color-accent);
  font-weight: 600;
  text-decoration: none;

  /* Inside the line, which the edge of the window and the header clip. */
  &:focus-visible {
    outline-offset: -6px;
  }

  &:hover {
    text-decoration: underline;
  }
`;

/** A line of news above the header, which scrolls away with the page. */
export function Banner() {
  const { banner, brand, words } = useSite();
  if (!banner) return null;
  return (
    <Strip aria-label={words.banner} data-unprinted="">
      <Container>
        <Line>
          {brand.symbol === 'forecast' && <Forecast />}
          {banner.text}
          {banner.link && (
            <Invitation href={banner.link.href}>
              {banner.link.label}
              <Icon name="arrow-right" size="1em" />
            </Invitation>
          )}
        </Line>
      </Container>
    </Strip>
  );
}
