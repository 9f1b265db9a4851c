import { styled } from 'styled-components';
import type { PageHeaderBlock } from '../schema/generated/types.ts';
import { PageTitle } from './ui/page-title.tsx';
import { Band, Container, Lead, spans } from './ui/section.tsx';

const Words = styled.div`
  display: grid;
  gap: 1.25rem 1.5rem;

  small {
    color: var(--color-text-third);
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
  }

  @container page (min-width: 60em) {
    grid-template-columns: ${spans.seven} minmax(0, 1fr);

    /* Its first line is on the height of the heading's. */
    > p {
      padding-top: 0.75rem;
    }

    small {
      grid-column: 1 / -1;
    }
  }
`;

/** The main heading of a page whose content follows directly. */
export default function PageHeader({ id, title, lead, meta }: PageHeaderBlock) {
  return (
    <Band id={id} data-opening="" data-compact="">
      <Container>
        <Words>
          <PageTitle title={title} />
          <Lead text={lead} />
          {meta && <small>{meta}</small>}
        </Words>
      </Container>
    </Band>
  );
}
