import { styled } from 'styled-components';
import type { FlowVisual, Status } from '../../schema/generated/types.ts';
import {
  courseOf,
  layOutFlow,
  type PlacedNode,
  type PlacedStream,
} from '../ui/charts/flow-layout.ts';
import { halo } from '../ui/charts/halo.ts';
import { lookOf } from '../ui/charts/hatch.tsx';
import { decimalsOf, percent } from '../ui/charts/numbers.ts';
import { Panel } from '../ui/charts/panel.tsx';
import { hiddenReadout, shownReadout } from '../ui/charts/readout.ts';
import { useNumbers } from '../ui/charts/use-numbers.ts';
import { ValueList } from '../ui/charts/value-list.tsx';
import { renderList } from '../ui/render-list.ts';

/** The names stand at both sides of the streams, at every width. */
const Drawing = styled.div`
  --names: 6rem;
  padding-inline: var(--names);
  color: var(--color-text-third);
  font-weight: 500;
  font-size: 0.75rem;
  line-height: 1.3;

  > div {
    display: flex;
    justify-content: space-between;
    margin: 0 calc(-1 * var(--names)) 0.875rem;
  }

  > svg {
    width: 100%;
    height: 22rem;
    overflow: visible;
  }

  text {
    fill: var(--color-text-second);
  }

  tspan:first-child {
    fill: var(--color-text);
    font-weight: 600;
  }

  /* Between two columns there is no room for words on a phone. */
  @container (max-width: 35.99rem) {
    [data-between] {
      display: none;
    }
  }

  [data-stream] {
    transition: opacity 120ms var(--ease);
  }

  [data-stream] text {
    fill: var(--color-text);
    font-weight: 600;
    ${halo}
    ${hiddenReadout}
  }

  &:has([data-stream]:hover) [data-stream]:not(:hover) {
    opacity: 0.3;
  }

  [data-stream]:hover text {
    ${shownReadout}
  }

  [data-first] {
    transform: translateX(calc(-1 * var(--names)));
  }

  @container (max-width: 20.5rem) {
    --names: 5.5rem;
  }

  @container (min-width: 36rem) {
    --names: 8rem;
    font-size: 0.9375rem;

    > svg {
      height: 27rem;
    }
  }
`;

const Note = styled.p`
  color: var(--color-text);
  font-weight: 600;
  font-size: 1rem;
`;

/** Pixels. */
const nodeWidth = 10;

/** What flows from where to where: as streams, or each unit as a line of its own. */
export default function Flow(flow: FlowVisual) {
  const { writeNumber } = useNumbers();
  const { title, columns, units, annotation } = flow;
  const { nodes, streams } = layOutFlow(flow);
  const decimals = decimalsOf(streams.map(({ value }) => value));
  const write = (value: number) => writeNumber(value, decimals, flow);
  const last = columns.length - 1;
  const hasStrong = streams.some(({ strong }) => strong);
  return (
    <Panel {...flow}>
      <Drawing aria-hidden="true">
        {columns.some(({ label }) => label) && (
          <div>
            {renderList(columns, ({ label }) => (
              <span>{label}</span>
            ))}
          </div>
        )}
        <svg aria-hidden="true">
          {renderList(streams, (stream) => {
            const x = [stream.from.column / last, stream.to.column / last] as const;
            const isFaint = hasStrong && !stream.strong;
            return (
              <g data-stream="">
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  {units ? (
                    <Lines stream={stream} x={x} opacity={isFaint ? 0.3 : 0.85} />
                  ) : (
                    <path
                      d={bandOf(stream, x)}
                      fill={colorOf(stream)}
                      fillOpacity={isFaint ? 0.1 : stream.to.status === 'target' ? 0.5 : 0.2}
                    />
                  )}
                </svg>
                <text
                  x={percent((x[0] + x[1]) / 2)}
                  y={percent((stream.start + stream.end + stream.height) / 2)}
                  dy="0.35em"
                  textAnchor="middle"
                >
                  {write(stream.value)}
                </text>
              </g>
            );
          })}
          {renderList(nodes, (node) => (
            <Node node={node} last={last} text={write(node.value)} />
          ))}
        </svg>
      </Drawing>
      {annotation && <Note>{annotation}</Note>}
      <ValueList
        title={title}
        values={streams.map(
          ({ from, to, value }) => `${from.label} → ${to.label}: ${write(value)}`,
        )}
      />
    </Panel>
  );
}

const colors: Record<Status, string> = {
  actual: 'var(--color-text)',
  forecast: 'var(--color-accent)',
  target: 'var(--color-target)',
};

/** What ends at a target is what one looks for; the rest has the colour of where it comes from. */
const colorOf = ({ from, to }: PlacedStream): string =>
  colors[to.status === 'target' ? 'target' : from.status];

function bandOf({ start, end, height }: PlacedStream, x: readonly [number, number]): string {
  const back = courseOf([x[1], x[0]], end + height, start + height);
  return `M${courseOf(x, start, end)} L${back} Z`;
}

interface LinesProps {
  stream: PlacedStream;
  x: readonly [number, number];
  opacity: number;
}

function Lines({ stream, x, opacity }: LinesProps) {
  const { start, end, height, value } = stream;
  return Array.from({ length: Math.round(value) }, (_, unit) => {
    const offset = ((unit + 0.5) / value) * height;
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: one line is like another
        key={unit}
        d={`M${courseOf(x, start + offset, end + offset)}`}
        fill="none"
        stroke={colorOf(stream)}
        strokeOpacity={opacity}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    );
  });
}

interface NodeProps {
  node: PlacedNode;
  last: number;
  text: string;
}

/** The names of the first column stand before it, all others after theirs. */
function Node({ node, last, text }: NodeProps) {
  const { label, status, column, top, bottom } = node;
  const isFirst = column === 0;
  const x = percent(column / last);
  const shift = isFirst ? 0 : column === last ? -nodeWidth : -nodeWidth / 2;
  const name = { x, dx: isFirst ? 0 : column === last ? 10 : nodeWidth / 2 + 8 };
  const y = percent((top + bottom) / 2);
  return (
    <>
      <rect
        x={x}
        width={nodeWidth}
        y={percent(top)}
        height={percent(bottom - top)}
        transform={`translate(${shift})`}
        {...lookOf(status)}
      />
      <text
        y={y}
        data-first={isFirst || undefined}
        data-between={(!isFirst && column < last) || undefined}
      >
        <tspan {...name} dy="-0.25em">
          {label}
        </tspan>
        <tspan {...name} dy="1.3em">
          {text}
        </tspan>
      </text>
    </>
  );
}
