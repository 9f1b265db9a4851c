import { renderList } from './render-list.ts';
import { type ShownPicture, usePage } from './site.tsx';

interface PictureProps {
  /** The path in the page's YAML, or the name of the picture at this place. */
  file: string;
  /** The text alternative. Empty for a decorative picture. */
  alt?: string | undefined;
}

/**
 * A picture in the formats and widths that the build generates. Its space is reserved until it
 * loads. Its width and shape depend on its container.
 */
export function Picture({ file, alt = '' }: PictureProps) {
  const { src, width, height, sources, sizes, first } = usePage().pictures?.[file] ?? standIn;
  return (
    <picture>
      {renderList(sources, (source) => (
        <source {...source} sizes={sizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first === 'picture' ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><pattern id="h" width="24" height="24" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M12 0v24" stroke="#808995" stroke-width="3" stroke-opacity=".4"/></pattern><path fill="url(#h)" d="M0 0h1600v1000H0z"/></svg>`;

/** Shown if the file does not exist: in the examples of blocks, and in dev until it is added. */
const standIn: ShownPicture = {
  src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  width: 1600,
  height: 1000,
};
