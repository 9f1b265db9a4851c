import { styled } from 'styled-components';
import type { LogoStripBlock } from '../schema/generated/types.ts';
import { Icon } from './ui/icon.tsx';
import { Picture } from './ui/picture.tsx';
import { renderList } from './ui/render-list.ts';
import { Band, Container } from './ui/section.tsx';

const Strip = styled.div`
  display: grid;
  gap: 1.25rem 3rem;
  padding-block: 1.75rem;
  border-block: 1px solid var(--color-divider);
  color: var(--color-text-second);

  @media print {
    break-inside: avoid;
  }

  h2 {
    color: var(--color-text-second);
    font-weight: 400;
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
    letter-spacing: 0;
  }

  @container page (min-width: 68em) {
    grid-template-columns: 9.5rem 1fr;
    align-items: center;
  }
`;

const Logos = styled.ul`
  display: grid;
  /* Two columns, or one if large text leaves no room for a second. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7.5rem, 50% - 1rem)), 1fr));
  gap: 1.25rem 1.5rem;
  justify-content: space-between;

  li {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    font-weight: 600;
    letter-spacing: -0.02em;
  }

  /* Every logo in the same tone, whatever its colours. */
  img {
    width: auto;
    max-width: 9rem;
    height: 1.75rem;
    object-fit: contain;
    filter: brightness(0) invert(var(--dark)) opacity(0.75);
  }

  @container page (min-width: 48em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @container page (min-width: 68em) {
    display: flex;
    flex-wrap: wrap;
  }
`;

/** The names or logos of companies on one line. */
export default function LogoStrip({ id, heading, logos }: LogoStripBlock) {
  return (
    <Band id={id} data-compact="">
      <Container>
        <Strip>
          <h2>{heading}</h2>
          <Logos role="list">
            {renderList(logos, ({ name, logo, picture }) =>
              picture ? (
                <li>
                  <Picture file={picture} alt={name} />
                </li>
              ) : (
                <li>
                  {logo && <Icon name={`logo-${logo}`} size="24" />}
                  {name}
                </li>
              ),
            )}
          </Logos>
        </Strip>
      </Container>
    </Band>
  );
}
