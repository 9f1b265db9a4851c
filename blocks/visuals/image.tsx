import { styled } from 'styled-components';
import type { ImageVisual } from '../../schema/generated/types.ts';
import { InlineText } from '../ui/inline-text.tsx';
import { Picture } from '../ui/picture.tsx';

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  min-width: 0;

  figcaption {
    max-width: 42em;
    color: var(--color-text-third);
    font-size: var(--type-small-size);
    line-height: var(--type-small-line);
  }
`;

/** The area around a narrow or tall picture has a quiet background, like a mount. */
const Mount = styled.div`
  overflow: hidden;
  border: 1px solid var(--color-divider);
  border-radius: var(--radius-panel);
  background: var(--color-sunken);

  img {
    height: auto;
    /* Photographs of 3 to 2 still fill the width of the page. */
    max-height: 50rem;
    margin-inline: auto;
    object-fit: contain;
  }
`;

/** A photograph, a screenshot or a drawing from a file. */
export default function Image({ file, alt, caption }: ImageVisual) {
  return (
    <Figure>
      <Mount>
        <Picture file={file} alt={alt} />
      </Mount>
      {caption && (
        <figcaption>
          <InlineText text={caption} />
        </figcaption>
      )}
    </Figure>
  );
}
