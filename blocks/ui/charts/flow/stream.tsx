import type { Status } from '../../../../schema/generated/types.ts';
import { percent } from '../numbers.ts';
import { courseOf, type PlacedStream } from './layout.ts';

interface ShapeProps {
  stream: PlacedStream;
  /** Where it starts and ends, as shares of the width. */
  x: readonly [number, number];
  /** Whether others stand out. */
  isFaint: boolean;
  /** Whether it belongs to the chosen node. */
  isChosen: boolean | undefined;
}

interface StreamProps extends Omit<ShapeProps, 'x'> {
  /** The index of the last column. */
  last: number;
  /** Whether it has a line for each unit. */
  hasLines: boolean | undefined;
  text: string;
}

/** A stream and its value, which a pointer shows. */
export function Stream({ stream, last, hasLines, text, ...look }: StreamProps) {
  const x = [stream.from.column / last, stream.to.column / last] as const;
  const Shape = hasLines ? Lines : Band;
  return (
    <g data-stream="">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <Shape stream={stream} x={x} {...look} />
      </svg>
      <svg aria-hidden="true" overflow="visible">
        <text
          x={percent((x[0] + x[1]) / 2)}
          y={percent((stream.start + stream.end + stream.height) / 2)}
          dy="0.35em"
        >
          {text}
        </text>
      </svg>
    </g>
  );
}

/** Sorts strong streams last, because later ones are drawn on top. */
export const strongLast = (a: PlacedStream, b: PlacedStream): number =>
  Number(a.strong) - Number(b.strong);

/** Streams below this share of the height get a visible minimum height. */
const thinStream = 0.006;

/** A stream as one band. */
function Band({ stream, x, isFaint, isChosen }: ShapeProps) {
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
function Lines({ stream, x, isFaint, isChosen }: ShapeProps) {
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
