import type { Status } from '../../../../schema/generated/types.ts';
import { courseOf, type PlacedStream } from './layout.ts';

interface StreamProps {
  stream: PlacedStream;
  /** Where it starts and ends, as shares of the width. */
  x: readonly [number, number];
  /** Whether others stand out. */
  isFaint: boolean;
  /** Whether it belongs to the chosen node. */
  isChosen: boolean | undefined;
}

/** Streams below this share of the height get a visible minimum height. */
const thinStream = 0.006;

/** A stream as one band. */
export function Band({ stream, x, isFaint, isChosen }: StreamProps) {
  const color = colorOf(stream, isChosen);
  return (
    <path
      d={bandOf(stream, x)}
      fill={color}
      fillOpacity={isFaint ? 0.1 : stream.to.status === 'target' ? 0.5 : 0.2}
      {...(stream.height < thinStream && thinLook(stream, color, isFaint))}
    />
  );
}

/** A stream with a line for each unit. */
export function Lines({ stream, x, isFaint, isChosen }: StreamProps) {
  const { start, end, height, value } = stream;
  return Array.from({ length: Math.round(value) }, (_, unit) => {
    const offset = ((unit + 0.5) / value) * height;
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: one line is like another
        key={unit}
        d={`M${courseOf(x, start + offset, end + offset)}`}
        fill="none"
        stroke={colorOf(stream, isChosen)}
        strokeOpacity={isFaint ? 0.3 : 0.85}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    );
  });
}

const colors: Record<Status, string> = {
  actual: 'var(--color-text)',
  forecast: 'var(--color-accent)',
  target: 'var(--color-target)',
};

/**
 * Returns the colour of a stream. Streams to a target and strong ones stand out in the colour of
 * their end, and chosen ones in that of links. The large areas of all others are grey.
 */
const colorOf = ({ to, strong }: PlacedStream, isChosen: boolean | undefined): string =>
  to.status === 'target' || strong
    ? colors[to.status]
    : isChosen
      ? 'var(--color-accent)'
      : 'var(--color-text)';

const thinLook = (stream: PlacedStream, color: string, isFaint: boolean) => ({
  stroke: color,
  strokeOpacity: isFaint ? 0.3 : 1,
  strokeWidth: stream.strong ? 2.5 : 1,
  vectorEffect: 'non-scaling-stroke' as const,
});

function bandOf({ start, end, height }: PlacedStream, x: readonly [number, number]): string {
  const back = courseOf([x[1], x[0]], end + height, start + height);
  return `M${courseOf(x, start, end)} L${back} Z`;
}
